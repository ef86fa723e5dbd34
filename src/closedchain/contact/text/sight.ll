; loop sight of contact/stepping_loop.py, made by python tools/loops.py
; sources ae81253b0380529a475be288550b0c75208d949daf135fe41442f15b8e27e077
; numba 0.68.1, llvmlite 0.50.0, Python 3.11
define internal i32 @part0(ptr %retptr, ptr %excinfo, i64 %arg.table) {
common.ret:
  %.6 = inttoptr i64 %arg.table to ptr
  %.8 = load i64, ptr %.6, align 8
  %.9 = inttoptr i64 %.8 to ptr
  %.46.i.i = load i64, ptr %.9, align 8
  %.47.i.i = getelementptr i8, ptr %.9, i64 8
  %.48.i.i = load i64, ptr %.47.i.i, align 8
  %.49.i.i = getelementptr i8, ptr %.9, i64 16
  %.50.i.i = load i64, ptr %.49.i.i, align 8
  %.51.i.i = getelementptr i8, ptr %.9, i64 24
  %.52.i.i = load i64, ptr %.51.i.i, align 8
  %.53.i.i = inttoptr i64 %.48.i.i to ptr
  %.54.i.i = inttoptr i64 %.50.i.i to ptr
  %.55.i.i = inttoptr i64 %.52.i.i to ptr
  %.56.i.i = inttoptr i64 %.46.i.i to ptr
  tail call void %.56.i.i(ptr %.53.i.i, ptr %.54.i.i, ptr %.55.i.i)
  store i64 0, ptr %retptr, align 8
  ret i32 0
}

define i64 @loop(ptr %table) {
  %value = alloca i64
  %error = alloca ptr
  %address = ptrtoint ptr %table to i64
  %code = call i32 @part0(ptr %value, ptr %error, i64 %address)
  %found = load i64, ptr %value
  ret i64 %found
}

define void @kernel(ptr %table, ptr %outputs, ptr %work) {
  %found = call i64 @loop(ptr %table)
  ret void
}
