; loop sight of contact/stepping_loop.py, made by python tools/loops.py
; sources 9adfedddc31745f56c88c03deac6fb5b41fa82c1eab1fe2e44652184dfd52265
; numba 0.68.1, llvmlite 0.50.0, Python 3.11
define internal i32 @part0(ptr %retptr, ptr %excinfo, i64 %arg.table) {
common.ret:
  %.6 = inttoptr i64 %arg.table to ptr
  %.8 = load i64, ptr %.6, align 8
  %.9 = inttoptr i64 %.8 to ptr
  %.41.i.i = load i64, ptr %.9, align 8
  %.42.i.i = getelementptr i8, ptr %.9, i64 8
  %.43.i.i = load i64, ptr %.42.i.i, align 8
  %.44.i.i = getelementptr i8, ptr %.9, i64 16
  %.45.i.i = load i64, ptr %.44.i.i, align 8
  %.46.i.i = getelementptr i8, ptr %.9, i64 24
  %.47.i.i = load i64, ptr %.46.i.i, align 8
  %.48.i.i = inttoptr i64 %.43.i.i to ptr
  %.49.i.i = inttoptr i64 %.45.i.i to ptr
  %.50.i.i = inttoptr i64 %.47.i.i to ptr
  %.51.i.i = inttoptr i64 %.41.i.i to ptr
  tail call void %.51.i.i(ptr %.48.i.i, ptr %.49.i.i, ptr %.50.i.i)
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
