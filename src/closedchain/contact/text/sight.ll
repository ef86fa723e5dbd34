; loop sight of contact/stepping_loop.py, made by python tools/loops.py
; sources a53c82c0bf301385efe4d38b71a67eb1a80772e8425b723103f3670962db6c3b
; numba 0.68.1, llvmlite 0.50.0, Python 3.11
define internal i32 @part0(ptr %retptr, ptr %excinfo, i64 %arg.table) {
common.ret:
  %.6 = inttoptr i64 %arg.table to ptr
  %.8 = load i64, ptr %.6, align 8
  %.9 = inttoptr i64 %.8 to ptr
  %.42.i.i = load i64, ptr %.9, align 8
  %.43.i.i = getelementptr i8, ptr %.9, i64 8
  %.44.i.i = load i64, ptr %.43.i.i, align 8
  %.45.i.i = getelementptr i8, ptr %.9, i64 16
  %.46.i.i = load i64, ptr %.45.i.i, align 8
  %.47.i.i = getelementptr i8, ptr %.9, i64 24
  %.48.i.i = load i64, ptr %.47.i.i, align 8
  %.49.i.i = inttoptr i64 %.44.i.i to ptr
  %.50.i.i = inttoptr i64 %.46.i.i to ptr
  %.51.i.i = inttoptr i64 %.48.i.i to ptr
  %.52.i.i = inttoptr i64 %.42.i.i to ptr
  tail call void %.52.i.i(ptr %.49.i.i, ptr %.50.i.i, ptr %.51.i.i)
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
