/// Runs each job where it is enqueued, on the thread that resumes it.
final class AtOnce: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    job.runSynchronously(on: asUnownedTaskExecutor())
  }
}
