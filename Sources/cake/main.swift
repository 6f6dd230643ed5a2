import CakeCore
