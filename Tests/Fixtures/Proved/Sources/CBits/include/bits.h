struct bits { int value; };
int answer(int);
