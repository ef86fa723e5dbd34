; loop sight of contact/stepping_loop.py, made by python tools/loops.py
; sources 2c1ea0ff5a96e32020f46f2611971573c5b3dd069c4e66a3a299fbf441e59f38
; numba 0.68.1, llvmlite 0.50.0, Python 3.11
define internal i32 @part0(ptr %retptr, ptr %excinfo, i64 %arg.table) {
common.ret:
  %.6 = inttoptr i64 %arg.table to ptr
  %.8 = load i64, ptr %.6, align 8
  %.9 = inttoptr i64 %.8 to ptr
  %.40.i.i = load i64, ptr %.9, align 8
  %.41.i.i = getelementptr i8, ptr %.9, i64 8
  %.42.i.i = load i64, ptr %.41.i.i, align 8
  %.43.i.i = getelementptr i8, ptr %.9, i64 16
  %.44.i.i = load i64, ptr %.43.i.i, align 8
  %.45.i.i = getelementptr i8, ptr %.9, i64 24
  %.46.i.i = load i64, ptr %.45.i.i, align 8
  %.47.i.i = inttoptr i64 %.42.i.i to ptr
  %.48.i.i = inttoptr i64 %.44.i.i to ptr
  %.49.i.i = inttoptr i64 %.46.i.i to ptr
  %.50.i.i = inttoptr i64 %.40.i.i to ptr
  tail call void %.50.i.i(ptr %.47.i.i, ptr %.48.i.i, ptr %.49.i.i)
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
