; loop sight of contact/stepping_loop.py, made by python tools/loops.py
; sources 31a7c0039522a7385a8b962b4fc1210522454eacf173a4bf2e558cc21c1cf91d
; numba 0.68.1, llvmlite 0.50.0, Python 3.11
define internal i32 @part0(ptr %retptr, ptr %excinfo, i64 %arg.table) {
common.ret:
  %.6 = inttoptr i64 %arg.table to ptr
  %.8 = load i64, ptr %.6, align 8
  %.9 = inttoptr i64 %.8 to ptr
  %.47.i.i = load i64, ptr %.9, align 8
  %.48.i.i = getelementptr i8, ptr %.9, i64 8
  %.49.i.i = load i64, ptr %.48.i.i, align 8
  %.50.i.i = getelementptr i8, ptr %.9, i64 16
  %.51.i.i = load i64, ptr %.50.i.i, align 8
  %.52.i.i = getelementptr i8, ptr %.9, i64 24
  %.53.i.i = load i64, ptr %.52.i.i, align 8
  %.54.i.i = inttoptr i64 %.49.i.i to ptr
  %.55.i.i = inttoptr i64 %.51.i.i to ptr
  %.56.i.i = inttoptr i64 %.53.i.i to ptr
  %.57.i.i = inttoptr i64 %.47.i.i to ptr
  tail call void %.57.i.i(ptr %.54.i.i, ptr %.55.i.i, ptr %.56.i.i)
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
