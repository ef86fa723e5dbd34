; loop mode of simulate/integrators/mode.py, made by python tools/loops.py
; sources d8aefaef7b957b086e77971b6a13f90c3e80eaddea4efe107dab47e414cffa46
; numba 0.68.1, llvmlite 0.50.0, Python 3.11
define internal i32 @part0(ptr %retptr, ptr %excinfo, i64 %arg.table) {
B0:
  %.282 = alloca i64, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.6 = inttoptr i64 %arg.table to ptr
  %.8 = load i64, ptr %.6, align 8
  %.9 = getelementptr i8, ptr %.6, i64 8
  %.10 = load i64, ptr %.9, align 8
  %.11 = getelementptr i8, ptr %.6, i64 16
  %.12 = load i64, ptr %.11, align 8
  %.13 = inttoptr i64 %.12 to ptr
  %.14 = getelementptr i8, ptr %.6, i64 24
  %.15 = load i64, ptr %.14, align 8
  %.16 = inttoptr i64 %.15 to ptr
  %.17 = getelementptr i8, ptr %.6, i64 32
  %.18 = load i64, ptr %.17, align 8
  %.19 = inttoptr i64 %.18 to ptr
  %.20 = getelementptr i8, ptr %.6, i64 40
  %.21 = load i64, ptr %.20, align 8
  %.22 = inttoptr i64 %.21 to ptr
  %.23 = getelementptr i8, ptr %.6, i64 48
  %.24 = load i64, ptr %.23, align 8
  %.25 = inttoptr i64 %.24 to ptr
  %.26 = getelementptr i8, ptr %.6, i64 56
  %.27 = load i64, ptr %.26, align 8
  %.28 = inttoptr i64 %.27 to ptr
  %.29 = getelementptr i8, ptr %.6, i64 64
  %.30 = load i64, ptr %.29, align 8
  %.31 = inttoptr i64 %.30 to ptr
  %.32 = getelementptr i8, ptr %.6, i64 72
  %.33 = load i64, ptr %.32, align 8
  %.34 = inttoptr i64 %.33 to ptr
  %.35 = getelementptr i8, ptr %.6, i64 80
  %.36 = load i64, ptr %.35, align 8
  %.37 = inttoptr i64 %.36 to ptr
  %.38 = getelementptr i8, ptr %.6, i64 88
  %.39 = load i64, ptr %.38, align 8
  %.40 = inttoptr i64 %.39 to ptr
  %.41 = getelementptr i8, ptr %.6, i64 96
  %.42 = load i64, ptr %.41, align 8
  %.43 = inttoptr i64 %.42 to ptr
  %.44 = getelementptr i8, ptr %.6, i64 104
  %.45 = load i64, ptr %.44, align 8
  %.46 = inttoptr i64 %.45 to ptr
  %.47 = getelementptr i8, ptr %.6, i64 112
  %.48 = load i64, ptr %.47, align 8
  %.49 = inttoptr i64 %.48 to ptr
  %.50 = getelementptr i8, ptr %.6, i64 120
  %.51 = load i64, ptr %.50, align 8
  %.52 = inttoptr i64 %.51 to ptr
  %.53 = getelementptr i8, ptr %.6, i64 128
  %.54 = load i64, ptr %.53, align 8
  %.55 = inttoptr i64 %.54 to ptr
  %.56 = getelementptr i8, ptr %.6, i64 136
  %.57 = load i64, ptr %.56, align 8
  %.58 = inttoptr i64 %.57 to ptr
  %.59 = getelementptr i8, ptr %.6, i64 144
  %.60 = load i64, ptr %.59, align 8
  %.61 = inttoptr i64 %.60 to ptr
  %.62 = getelementptr i8, ptr %.6, i64 152
  %.63 = load i64, ptr %.62, align 8
  %.64 = inttoptr i64 %.63 to ptr
  %.65 = getelementptr i8, ptr %.6, i64 160
  %.66 = load i64, ptr %.65, align 8
  %.67 = inttoptr i64 %.66 to ptr
  %.68 = getelementptr i8, ptr %.6, i64 168
  %.69 = load i64, ptr %.68, align 8
  %.70 = inttoptr i64 %.69 to ptr
  %.71 = getelementptr i8, ptr %.6, i64 176
  %.72 = load i64, ptr %.71, align 8
  %.73 = inttoptr i64 %.72 to ptr
  %.74 = getelementptr i8, ptr %.6, i64 184
  %.75 = load i64, ptr %.74, align 8
  %.76 = inttoptr i64 %.75 to ptr
  %.77 = getelementptr i8, ptr %.6, i64 192
  %.78 = load i64, ptr %.77, align 8
  %.79 = inttoptr i64 %.78 to ptr
  %.80 = getelementptr i8, ptr %.6, i64 200
  %.81 = load i64, ptr %.80, align 8
  %.82 = inttoptr i64 %.81 to ptr
  %.83 = getelementptr i8, ptr %.6, i64 208
  %.84 = load i64, ptr %.83, align 8
  %.85 = inttoptr i64 %.84 to ptr
  %.86 = getelementptr i8, ptr %.6, i64 216
  %.87 = load i64, ptr %.86, align 8
  %.88 = inttoptr i64 %.87 to ptr
  %.89 = getelementptr i8, ptr %.6, i64 224
  %.90 = load i64, ptr %.89, align 8
  %.91 = inttoptr i64 %.90 to ptr
  %.92 = getelementptr i8, ptr %.6, i64 232
  %.93 = load i64, ptr %.92, align 8
  %.94 = inttoptr i64 %.93 to ptr
  %.95 = getelementptr i8, ptr %.6, i64 240
  %.96 = load i64, ptr %.95, align 8
  %.97 = inttoptr i64 %.96 to ptr
  %.98 = getelementptr i8, ptr %.6, i64 248
  %.99 = load i64, ptr %.98, align 8
  %.100 = inttoptr i64 %.99 to ptr
  %.101 = getelementptr i8, ptr %.6, i64 256
  %.102 = load i64, ptr %.101, align 8
  %.103 = inttoptr i64 %.102 to ptr
  %.104 = getelementptr i8, ptr %.6, i64 264
  %.105 = load i64, ptr %.104, align 8
  %.106 = inttoptr i64 %.105 to ptr
  %.107 = getelementptr i8, ptr %.6, i64 272
  %.108 = load i64, ptr %.107, align 8
  %.109 = inttoptr i64 %.108 to ptr
  %.110 = getelementptr i8, ptr %.6, i64 280
  %.111 = load i64, ptr %.110, align 8
  %.112 = inttoptr i64 %.111 to ptr
  %.113 = getelementptr i8, ptr %.6, i64 288
  %.114 = load i64, ptr %.113, align 8
  %.115 = inttoptr i64 %.114 to ptr
  %.116 = getelementptr i8, ptr %.6, i64 296
  %.117 = load i64, ptr %.116, align 8
  %.118 = inttoptr i64 %.117 to ptr
  %.119 = getelementptr i8, ptr %.6, i64 304
  %.120 = load i64, ptr %.119, align 8
  %.121 = inttoptr i64 %.120 to ptr
  %.122 = getelementptr i8, ptr %.6, i64 312
  %.123 = load i64, ptr %.122, align 8
  %.124 = inttoptr i64 %.123 to ptr
  %.125 = getelementptr i8, ptr %.6, i64 320
  %.126 = load i64, ptr %.125, align 8
  %.127 = inttoptr i64 %.126 to ptr
  %.128 = getelementptr i8, ptr %.6, i64 328
  %.129 = load i64, ptr %.128, align 8
  %.130 = inttoptr i64 %.129 to ptr
  %.131 = getelementptr i8, ptr %.6, i64 336
  %.132 = load i64, ptr %.131, align 8
  %.133 = inttoptr i64 %.132 to ptr
  %.134 = getelementptr i8, ptr %.6, i64 344
  %.135 = load i64, ptr %.134, align 8
  %.136 = inttoptr i64 %.135 to ptr
  %.137 = getelementptr i8, ptr %.6, i64 352
  %.138 = load i64, ptr %.137, align 8
  %.139 = inttoptr i64 %.138 to ptr
  %.140 = getelementptr i8, ptr %.6, i64 360
  %.141 = load i64, ptr %.140, align 8
  %.142 = inttoptr i64 %.141 to ptr
  %.143 = getelementptr i8, ptr %.6, i64 368
  %.144 = load i64, ptr %.143, align 8
  %.145 = inttoptr i64 %.144 to ptr
  %.146 = getelementptr i8, ptr %.6, i64 376
  %.147 = load i64, ptr %.146, align 8
  %.148 = inttoptr i64 %.147 to ptr
  %.149 = getelementptr i8, ptr %.6, i64 384
  %.150 = load i64, ptr %.149, align 8
  %.151 = inttoptr i64 %.150 to ptr
  %.152 = getelementptr i8, ptr %.6, i64 392
  %.153 = load i64, ptr %.152, align 8
  %.154 = inttoptr i64 %.153 to ptr
  %.155 = getelementptr i8, ptr %.6, i64 400
  %.156 = load i64, ptr %.155, align 8
  %.157 = inttoptr i64 %.156 to ptr
  %.158 = getelementptr i8, ptr %.6, i64 408
  %.159 = load i64, ptr %.158, align 8
  %.160 = inttoptr i64 %.159 to ptr
  %.161 = getelementptr i8, ptr %.6, i64 416
  %.162 = load i64, ptr %.161, align 8
  %.163 = inttoptr i64 %.162 to ptr
  %.164 = getelementptr i8, ptr %.6, i64 424
  %.165 = load i64, ptr %.164, align 8
  %.166 = getelementptr i8, ptr %.6, i64 432
  %.167 = load i64, ptr %.166, align 8
  %.168 = getelementptr i8, ptr %.6, i64 440
  %.169 = load i64, ptr %.168, align 8
  %.170 = getelementptr i8, ptr %.6, i64 448
  %.171 = load i64, ptr %.170, align 8
  %.172 = getelementptr i8, ptr %.6, i64 456
  %.173 = load i64, ptr %.172, align 8
  %.174 = getelementptr i8, ptr %.6, i64 464
  %.175 = load i64, ptr %.174, align 8
  %.176 = getelementptr i8, ptr %.6, i64 472
  %.177 = load i64, ptr %.176, align 8
  %.236 = getelementptr i8, ptr %.6, i64 480
  %.237 = load i64, ptr %.236, align 8
  %.238 = inttoptr i64 %.237 to ptr
  %.239 = getelementptr i8, ptr %.6, i64 488
  %.240 = load i64, ptr %.239, align 8
  %.241 = inttoptr i64 %.240 to ptr
  %.242 = getelementptr i8, ptr %.6, i64 496
  %.243 = load i64, ptr %.242, align 8
  %.244 = inttoptr i64 %.243 to ptr
  %.245 = getelementptr i8, ptr %.6, i64 504
  %.246 = load i64, ptr %.245, align 8
  %.247 = inttoptr i64 %.246 to ptr
  %.248 = getelementptr i8, ptr %.6, i64 512
  %.249 = load i64, ptr %.248, align 8
  %.250 = inttoptr i64 %.249 to ptr
  %.251 = getelementptr i8, ptr %.6, i64 520
  %.252 = load i64, ptr %.251, align 8
  %.253 = inttoptr i64 %.252 to ptr
  %.254 = getelementptr i8, ptr %.6, i64 528
  %.255 = load i64, ptr %.254, align 8
  %.256 = inttoptr i64 %.255 to ptr
  %.257 = getelementptr i8, ptr %.6, i64 536
  %.258 = load i64, ptr %.257, align 8
  %.259 = inttoptr i64 %.258 to ptr
  %.260 = getelementptr i8, ptr %.6, i64 544
  %.261 = load i64, ptr %.260, align 8
  %.262 = getelementptr i8, ptr %.6, i64 552
  %.263 = load i64, ptr %.262, align 8
  %.286 = call i32 @part1(ptr %.282, ptr %excinfo.1, i64 %.8, i64 %.10, ptr %.13, ptr %.16, ptr %.19, ptr %.22, ptr %.25, ptr %.28, ptr %.31, ptr %.34, ptr %.37, ptr %.40, ptr %.43, ptr %.46, ptr %.49, ptr %.52, ptr %.55, ptr %.58, ptr %.61, ptr %.64, ptr %.67, ptr %.70, ptr %.73, ptr %.76, ptr %.79, ptr %.82, ptr %.85, ptr %.88, ptr %.91, ptr %.94, ptr %.97, ptr %.100, ptr %.103, ptr %.106, ptr %.109, ptr %.112, ptr %.115, ptr %.118, ptr %.121, ptr %.124, ptr %.127, ptr %.130, ptr %.133, ptr %.136, ptr %.139, ptr %.142, ptr %.145, ptr %.148, ptr %.151, ptr %.154, ptr %.157, ptr %.160, ptr %.163, i64 %.165, i64 %.167, i64 %.169, i64 %.171, i64 %.173, i64 %.175, i64 %.177, ptr %.238, ptr %.241, ptr %.244, ptr %.247, ptr %.250, ptr %.253, ptr %.256, ptr %.259, i64 %.261, i64 %.263)
  %cond = icmp eq i32 %.286, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

common.ret:
  ret i32 %.286

B0.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B0.if.if:
  %.294 = icmp sgt i32 %.286, 0
  %.287 = load ptr, ptr %excinfo.1, align 8
  %.295 = select i1 %.294, ptr %.287, ptr undef
  store ptr %.295, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part1(ptr %retptr, ptr %excinfo, i64 %arg.task, i64 %arg.outputs, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, ptr %arg.c.29, ptr %arg.c.30, ptr %arg.c.31, ptr %arg.c.32, ptr %arg.c.33, ptr %arg.c.34, ptr %arg.c.35, ptr %arg.c.36, ptr %arg.c.37, ptr %arg.c.38, ptr %arg.c.39, ptr %arg.c.40, ptr %arg.c.41, ptr %arg.c.42, ptr %arg.c.43, ptr %arg.c.44, ptr %arg.c.45, ptr %arg.c.46, ptr %arg.c.47, ptr %arg.c.48, ptr %arg.c.49, ptr %arg.c.50, i64 %arg.c.51, i64 %arg.c.52, i64 %arg.c.53, i64 %arg.c.54, i64 %arg.c.55, i64 %arg.c.56, i64 %arg.c.57, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9) {
B0:
  %.113 = alloca ptr, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.175 = alloca ptr, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.235 = alloca ptr, align 8
  %excinfo.3 = alloca ptr, align 8
  store ptr null, ptr %excinfo.3, align 8
  %.295 = alloca ptr, align 8
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.328 = alloca ptr, align 8
  %excinfo.5 = alloca ptr, align 8
  switch i64 %arg.task, label %B268 [
    i64 0, label %B36
    i64 1, label %B102
    i64 2, label %B168
    i64 3, label %B234
  ]

B36:
  %.117 = call i32 @part2(ptr %.113, ptr %excinfo.1, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, ptr %arg.c.29, ptr %arg.c.30, ptr %arg.c.31, ptr %arg.c.32, ptr %arg.c.33, ptr %arg.c.34, ptr %arg.c.35, ptr %arg.c.36, ptr %arg.c.37, ptr %arg.c.38, ptr %arg.c.39, ptr %arg.c.40, ptr %arg.c.41, ptr %arg.c.42, ptr %arg.c.43, ptr %arg.c.44, ptr %arg.c.45, ptr %arg.c.46, ptr %arg.c.47, ptr %arg.c.48, ptr %arg.c.49, ptr %arg.c.50, i64 %arg.c.51, i64 %arg.c.52, i64 %arg.c.53, i64 %arg.c.54, i64 %arg.c.55, i64 %arg.c.56, i64 %arg.c.57, i64 %arg.outputs)
  %cond1 = icmp eq i32 %.117, 0
  br i1 %cond1, label %B298, label %B36.if.if

B102:
  %.179 = call i32 @part3(ptr %.175, ptr %excinfo.2, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, ptr %arg.c.29, ptr %arg.c.30, ptr %arg.c.31, ptr %arg.c.32, ptr %arg.c.33, ptr %arg.c.34, ptr %arg.c.35, ptr %arg.c.36, ptr %arg.c.37, ptr %arg.c.38, ptr %arg.c.39, ptr %arg.c.40, ptr %arg.c.41, ptr %arg.c.42, ptr %arg.c.43, ptr %arg.c.44, ptr %arg.c.45, ptr %arg.c.46, ptr %arg.c.47, ptr %arg.c.48, ptr %arg.c.49, ptr %arg.c.50, i64 %arg.c.51, i64 %arg.c.52, i64 %arg.c.53, i64 %arg.c.54, i64 %arg.c.55, i64 %arg.c.56, i64 %arg.c.57, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9)
  %cond2 = icmp eq i32 %.179, 0
  br i1 %cond2, label %B298, label %B102.if.if

B168:
  %.239 = call i32 @part4(ptr %.235, ptr %excinfo.3, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, ptr %arg.c.29, ptr %arg.c.30, ptr %arg.c.31, ptr %arg.c.32, ptr %arg.c.33, ptr %arg.c.34, ptr %arg.c.35, ptr %arg.c.36, ptr %arg.c.37, ptr %arg.c.38, ptr %arg.c.39, ptr %arg.c.40, ptr %arg.c.41, ptr %arg.c.42, ptr %arg.c.43, ptr %arg.c.44, ptr %arg.c.45, ptr %arg.c.46, ptr %arg.c.47, ptr %arg.c.48, ptr %arg.c.49, ptr %arg.c.50, i64 %arg.c.51, i64 %arg.c.52, i64 %arg.c.53, i64 %arg.c.54, i64 %arg.c.55, i64 %arg.c.56, i64 %arg.c.57, i64 %arg.outputs)
  %cond3 = icmp eq i32 %.239, 0
  br i1 %cond3, label %B298, label %B168.if.if

B234:
  %.299 = call i32 @part5(ptr %.295, ptr %excinfo.4, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, ptr %arg.c.29, ptr %arg.c.30, ptr %arg.c.31, ptr %arg.c.32, ptr %arg.c.33, ptr %arg.c.34, ptr %arg.c.35, ptr %arg.c.36, ptr %arg.c.37, ptr %arg.c.38, ptr %arg.c.39, ptr %arg.c.40, ptr %arg.c.41, ptr %arg.c.42, ptr %arg.c.43, ptr %arg.c.44, ptr %arg.c.45, ptr %arg.c.46, ptr %arg.c.47, ptr %arg.c.48, ptr %arg.c.49, ptr %arg.c.50, i64 %arg.c.51, i64 %arg.c.52, i64 %arg.c.53, i64 %arg.c.54, i64 %arg.c.55, i64 %arg.c.56, i64 %arg.c.57, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9)
  %cond4 = icmp eq i32 %.299, 0
  br i1 %cond4, label %B298, label %B234.if.if

B268:
  %.332 = call i32 @part6(ptr %.328, ptr %excinfo.5, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, ptr %arg.c.29, ptr %arg.c.30, ptr %arg.c.31, ptr %arg.c.32, ptr %arg.c.33, ptr %arg.c.34, ptr %arg.c.35, ptr %arg.c.36, ptr %arg.c.37, ptr %arg.c.38, ptr %arg.c.39, ptr %arg.c.40, ptr %arg.c.41, ptr %arg.c.42, ptr %arg.c.43, ptr %arg.c.44, ptr %arg.c.45, ptr %arg.c.46, ptr %arg.c.47, ptr %arg.c.48, ptr %arg.c.49, ptr %arg.c.50, i64 %arg.c.51, i64 %arg.c.52, i64 %arg.c.53, i64 %arg.c.54, i64 %arg.c.55, i64 %arg.c.56, i64 %arg.c.57)
  %cond = icmp eq i32 %.332, 0
  br i1 %cond, label %B298, label %B268.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B298 ], [ %.117, %B36.if.if ], [ %.179, %B102.if.if ], [ %.239, %B168.if.if ], [ %.299, %B234.if.if ], [ %.332, %B268.if.if ]
  ret i32 %common.ret.op

B298:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B36.if.if:
  %.125 = icmp sgt i32 %.117, 0
  %.118 = load ptr, ptr %excinfo.1, align 8
  %.126 = select i1 %.125, ptr %.118, ptr undef
  store ptr %.126, ptr %excinfo, align 8
  br label %common.ret

B102.if.if:
  %.187 = icmp sgt i32 %.179, 0
  %.180 = load ptr, ptr %excinfo.2, align 8
  %.188 = select i1 %.187, ptr %.180, ptr undef
  store ptr %.188, ptr %excinfo, align 8
  br label %common.ret

B168.if.if:
  %.247 = icmp sgt i32 %.239, 0
  %.240 = load ptr, ptr %excinfo.3, align 8
  %.248 = select i1 %.247, ptr %.240, ptr undef
  store ptr %.248, ptr %excinfo, align 8
  br label %common.ret

B234.if.if:
  %.307 = icmp sgt i32 %.299, 0
  %.300 = load ptr, ptr %excinfo.4, align 8
  %.308 = select i1 %.307, ptr %.300, ptr undef
  store ptr %.308, ptr %excinfo, align 8
  br label %common.ret

B268.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part2(ptr %retptr, ptr %excinfo, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, ptr %arg.c.29, ptr %arg.c.30, ptr %arg.c.31, ptr %arg.c.32, ptr %arg.c.33, ptr %arg.c.34, ptr %arg.c.35, ptr %arg.c.36, ptr %arg.c.37, ptr %arg.c.38, ptr %arg.c.39, ptr %arg.c.40, ptr %arg.c.41, ptr %arg.c.42, ptr %arg.c.43, ptr %arg.c.44, ptr %arg.c.45, ptr %arg.c.46, ptr %arg.c.47, ptr %arg.c.48, ptr %arg.c.49, ptr %arg.c.50, i64 %arg.c.51, i64 %arg.c.52, i64 %arg.c.53, i64 %arg.c.54, i64 %arg.c.55, i64 %arg.c.56, i64 %arg.c.57, i64 %arg.outputs) {
B0:
  %.107 = alloca ptr, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.65 = inttoptr i64 %arg.outputs to ptr
  %.67 = load ptr, ptr %.65, align 8
  %.69 = getelementptr i8, ptr %.65, i64 8
  %.70 = load ptr, ptr %.69, align 8
  %.79.i = getelementptr i8, ptr %arg.c.40, i64 16
  %.80.i = load i64, ptr %.79.i, align 8
  %.81.not.i = icmp eq i64 %.80.i, 0
  %.299.pre.i = load double, ptr %arg.c.1, align 8
  br i1 %.81.not.i, label %B238.i, label %B112.i

B112.i:
  %.89.i = load double, ptr %arg.c.49, align 8
  %.94.i = fcmp oeq double %.89.i, %.299.pre.i
  br i1 %.94.i, label %B118.endif.i, label %B238.i

B160.i:
  %same.2.1272.i = phi i1 [ %same.2.1272.be.i, %B160.backedge.i ], [ true, %B160.preheader.i ]
  %.210268270.i = phi i64 [ %.217.i, %B160.backedge.i ], [ 0, %B160.preheader.i ]
  br i1 %same.2.1272.i, label %B226.i, label %B226.thread.i

B226.i:
  %0 = shl i64 %.210268270.i, 3
  %sunkaddr = mul i64 %.210268270.i, 8
  %sunkaddr175 = getelementptr i8, ptr %arg.c.49, i64 %sunkaddr
  %sunkaddr176 = getelementptr i8, ptr %sunkaddr175, i64 8
  %.260.i = load double, ptr %sunkaddr176, align 8
  %scevgep2.i = getelementptr i8, ptr %arg.c.2, i64 %0
  %.265.i = load double, ptr %scevgep2.i, align 8
  %.268.i = fcmp oeq double %.260.i, %.265.i
  %exitcond.not.i = icmp eq i64 %2, %.210268270.i
  br i1 %exitcond.not.i, label %B230.i, label %B160.backedge.i

B160.backedge.i:
  %same.2.1272.be.i = phi i1 [ false, %B226.thread.i ], [ %.268.i, %B226.i ]
  %.217.i = add nuw nsw i64 %.210268270.i, 1
  br label %B160.i

B226.thread.i:
  %exitcond.not276.i = icmp eq i64 %2, %.210268270.i
  br i1 %exitcond.not276.i, label %B238.i, label %B160.backedge.i

B230.i:
  %1 = fcmp oeq double %.260.i, %.265.i
  br i1 %1, label %B0.endif, label %B238.i

B238.i:
  store double %.299.pre.i, ptr %arg.c.49, align 8
  %.308.i = getelementptr i8, ptr %arg.c.49, i64 8
  %.313.i = shl i64 %arg.c.53, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.308.i, ptr %arg.c.2, i64 %.313.i, i1 false)
  %.72.i.i = load i64, ptr %arg.c.0, align 8
  %.73.not.i.i = icmp eq i64 %.72.i.i, 0
  br i1 %.73.not.i.i, label %B238.endif.i, label %B44.i.i

B44.i.i:
  %sunkaddr1.i.i = getelementptr i8, ptr %arg.c.0, i64 8
  %.87.i.i = load i64, ptr %sunkaddr1.i.i, align 8
  %sunkaddr3.i.i = getelementptr i8, ptr %arg.c.0, i64 16
  %.94.i.i = load i64, ptr %sunkaddr3.i.i, align 8
  %sunkaddr5.i.i = getelementptr i8, ptr %arg.c.0, i64 24
  %.105.i.i = load i64, ptr %sunkaddr5.i.i, align 8
  %.106.i.i = inttoptr i64 %.87.i.i to ptr
  %.107.i.i = inttoptr i64 %.94.i.i to ptr
  %.108.i.i = inttoptr i64 %.105.i.i to ptr
  %.109.i.i = inttoptr i64 %.72.i.i to ptr
  tail call void %.109.i.i(ptr %.106.i.i, ptr %.107.i.i, ptr %.108.i.i)
  br label %B238.endif.i

B118.endif.i:
  %.204269.not.i = icmp slt i64 %arg.c.53, 1
  br i1 %.204269.not.i, label %B0.endif, label %B160.preheader.i

B160.preheader.i:
  %2 = add nsw i64 %arg.c.53, -1
  br label %B160.i

B238.endif.i:
  %sunkaddr177 = getelementptr i8, ptr %arg.c.40, i64 16
  store i64 1, ptr %sunkaddr177, align 8
  br label %B0.endif

common.ret:
  %common.ret.op = phi i32 [ 0, %B1218 ], [ %.111, %B0.endif.if.if ]
  ret i32 %common.ret.op

B1218.loopexit.unr-lcssa.unr-lcssa:
  %3 = and i64 %82, 4
  %lcmp.mod.not.not = icmp eq i64 %3, 0
  br i1 %lcmp.mod.not.not, label %B1036.endif.epil.preheader85, label %B1218.loopexit.unr-lcssa

B1036.endif.epil.preheader85:
  %lsr.iv111.epil.init = phi ptr [ %arg.c.21, %B1036.endif.preheader.new ], [ %scevgep112.1, %B1218.loopexit.unr-lcssa.unr-lcssa ]
  %.1157761767.epil.init89 = phi i64 [ 0, %B1036.endif.preheader.new ], [ %.1164.3.1, %B1218.loopexit.unr-lcssa.unr-lcssa ]
  %.1199.epil87 = load double, ptr %lsr.iv111.epil.init, align 8
  %sunkaddr446.epil = shl i64 %.1157761767.epil.init89, 3
  %sunkaddr447.epil = getelementptr i8, ptr %arg.c.6, i64 %sunkaddr446.epil
  store double %.1199.epil87, ptr %sunkaddr447.epil, align 8
  %sunkaddr449.epil = getelementptr i8, ptr %lsr.iv111.epil.init, i64 %sunkaddr448
  %sunkaddr450.epil = getelementptr i8, ptr %sunkaddr449.epil, i64 8
  %.1199.1.epil = load double, ptr %sunkaddr450.epil, align 8
  %sunkaddr453.epil = getelementptr i8, ptr %sunkaddr447.epil, i64 8
  store double %.1199.1.epil, ptr %sunkaddr453.epil, align 8
  %sunkaddr454.epil = getelementptr i8, ptr %lsr.iv111.epil.init, i64 %81
  %sunkaddr455.epil = getelementptr i8, ptr %sunkaddr454.epil, i64 16
  %.1199.2.epil = load double, ptr %sunkaddr455.epil, align 8
  %sunkaddr458.epil = getelementptr i8, ptr %sunkaddr447.epil, i64 16
  store double %.1199.2.epil, ptr %sunkaddr458.epil, align 8
  %sunkaddr459.epil = getelementptr i8, ptr %lsr.iv111.epil.init, i64 %79
  %sunkaddr460.epil = getelementptr i8, ptr %sunkaddr459.epil, i64 24
  %.1199.3.epil = load double, ptr %sunkaddr460.epil, align 8
  %sunkaddr463.epil = getelementptr i8, ptr %sunkaddr447.epil, i64 24
  store double %.1199.3.epil, ptr %sunkaddr463.epil, align 8
  br label %B1218.loopexit.unr-lcssa

B1218.loopexit.unr-lcssa:
  %lcmp.mod101.not = icmp eq i64 %xtraiter99, 0
  br i1 %lcmp.mod101.not, label %B1218, label %B1036.endif.epil.preheader

B1036.endif.epil.preheader:
  %.1195.pre-phi = phi i64 [ %.pre, %B1036.endif.preheader.B1036.endif.epil.preheader_crit_edge ], [ %sunkaddr448, %B1218.loopexit.unr-lcssa ]
  %.1157761767.epil.init = phi i64 [ 0, %B1036.endif.preheader.B1036.endif.epil.preheader_crit_edge ], [ %unroll_iter103, %B1218.loopexit.unr-lcssa ]
  %4 = shl i64 %.1157761767.epil.init, 3
  %scevgep = getelementptr i8, ptr %arg.c.6, i64 %4
  %5 = add i64 %.1195.pre-phi, 8
  %6 = mul i64 %5, %.1157761767.epil.init
  %scevgep109 = getelementptr i8, ptr %arg.c.21, i64 %6
  br label %B1036.endif.epil

B1036.endif.epil:
  %lsr.iv = phi ptr [ %scevgep110, %B1036.endif.epil ], [ %scevgep109, %B1036.endif.epil.preheader ]
  %epil.iter100 = phi i64 [ %epil.iter100.next, %B1036.endif.epil ], [ 0, %B1036.endif.epil.preheader ]
  %.1199.epil = load double, ptr %lsr.iv, align 8
  %7 = shl i64 %epil.iter100, 3
  %scevgep97 = getelementptr i8, ptr %scevgep, i64 %7
  store double %.1199.epil, ptr %scevgep97, align 8
  %epil.iter100.next = add i64 %epil.iter100, 1
  %8 = getelementptr i8, ptr %lsr.iv, i64 %.1195.pre-phi
  %scevgep110 = getelementptr i8, ptr %8, i64 8
  %epil.iter100.cmp.not = icmp eq i64 %xtraiter99, %epil.iter100.next
  br i1 %epil.iter100.cmp.not, label %B1218, label %B1036.endif.epil

B1218:
  %.1366 = getelementptr double, ptr %arg.c.6, i64 %arg.c.56
  %.1371 = shl i64 %arg.c.52, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.1366, ptr %arg.c.22, i64 %.1371, i1 false)
  %.1384 = getelementptr double, ptr %.1366, i64 %arg.c.52
  %.1388 = shl i64 %.135, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.1384, ptr %arg.c.41, i64 %.1388, i1 false)
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B0.endif:
  %.111 = call i32 @part7(ptr %.107, ptr %excinfo.2, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, ptr %arg.c.29, ptr %arg.c.30, ptr %arg.c.31, ptr %arg.c.32, ptr %arg.c.33, ptr %arg.c.34, ptr %arg.c.35, ptr %arg.c.36, ptr %arg.c.37, ptr %arg.c.38, ptr %arg.c.39, ptr %arg.c.40, ptr %arg.c.41, ptr %arg.c.42, ptr %arg.c.43, ptr %arg.c.44, ptr %arg.c.45, ptr %arg.c.46, ptr %arg.c.47, ptr %arg.c.48, ptr %arg.c.49, ptr %arg.c.50, i64 %arg.c.51, i64 %arg.c.52, i64 %arg.c.53, i64 %arg.c.54, i64 %arg.c.55, i64 %arg.c.56, i64 %arg.c.57)
  %cond = icmp eq i32 %.111, 0
  br i1 %cond, label %B0.endif.endif.endif, label %B0.endif.if.if

B0.endif.if.if:
  %.119 = icmp sgt i32 %.111, 0
  %.112 = load ptr, ptr %excinfo.2, align 8
  %.120 = select i1 %.119, ptr %.112, ptr undef
  store ptr %.120, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif.endif:
  %const = bitcast i64 9223372036854775804 to i64
  %.135 = mul i64 %arg.c.55, %arg.c.54
  %.154 = shl i64 %arg.c.53, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.67, ptr %arg.c.10, i64 %.154, i1 false)
  %.237670.not = icmp slt i64 %arg.c.52, 1
  br i1 %.237670.not, label %B434.endif, label %B284.endif.lr.ph

B284.endif.lr.ph:
  %.358659.not = icmp slt i64 %.135, 1
  %9 = getelementptr double, ptr %.67, i64 %arg.c.51
  br i1 %.358659.not, label %B434.endif, label %B284.endif.us.preheader

B284.endif.us.preheader:
  %const_mat = add i64 %const, 2
  %unroll_iter = and i64 %.135, %const_mat
  %scevgep293 = getelementptr i8, ptr %arg.c.12, i64 8
  %10 = shl i64 %.135, 3
  %invariant.gep = getelementptr double, ptr %arg.c.12, i64 %unroll_iter
  br label %B284.endif.us

B284.endif.us:
  %lsr.iv294 = phi ptr [ %scevgep293, %B284.endif.us.preheader ], [ %scevgep295, %B316.B282.loopexit_crit_edge.us ]
  %.243665671.us = phi i64 [ 0, %B284.endif.us.preheader ], [ %.250.us, %B316.B282.loopexit_crit_edge.us ]
  %11 = icmp eq i64 %.135, 1
  %.401.us = getelementptr double, ptr %9, i64 %.243665671.us
  %.407.us = mul nuw nsw i64 %.243665671.us, %.135
  %.401.promoted.us = load double, ptr %.401.us, align 8
  br i1 %11, label %B318.us.epil.preheader, label %B318.us.preheader

B318.us.preheader:
  br label %B318.us

B318.us:
  %.402663.us = phi double [ %.416.us.1, %B318.us ], [ %.401.promoted.us, %B318.us.preheader ]
  %.364658660.us = phi i64 [ %.371.us.1, %B318.us ], [ 0, %B318.us.preheader ]
  %12 = shl i64 %.364658660.us, 3
  %scevgep297 = getelementptr i8, ptr %lsr.iv294, i64 %12
  %scevgep298 = getelementptr i8, ptr %scevgep297, i64 -8
  %.410.us = load double, ptr %scevgep298, align 8
  %sunkaddr178 = mul i64 %.364658660.us, 8
  %sunkaddr179 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr178
  %.414.us = load double, ptr %sunkaddr179, align 8
  %.415.us = fmul double %.410.us, %.414.us
  %.416.us = fadd double %.402663.us, %.415.us
  %sunkaddr180 = mul i64 %.243665671.us, 8
  %sunkaddr181 = getelementptr i8, ptr %9, i64 %sunkaddr180
  store double %.416.us, ptr %sunkaddr181, align 8
  %.371.us.1 = add nuw i64 %.364658660.us, 2
  %.410.us.1 = load double, ptr %scevgep297, align 8
  %sunkaddr182 = mul i64 %.364658660.us, 8
  %sunkaddr183 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr182
  %sunkaddr184 = getelementptr i8, ptr %sunkaddr183, i64 8
  %.414.us.1 = load double, ptr %sunkaddr184, align 8
  %.415.us.1 = fmul double %.410.us.1, %.414.us.1
  %.416.us.1 = fadd double %.416.us, %.415.us.1
  store double %.416.us.1, ptr %sunkaddr181, align 8
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.371.us.1
  br i1 %niter.ncmp.1, label %B316.B282.loopexit_crit_edge.us.unr-lcssa, label %B318.us

B316.B282.loopexit_crit_edge.us.unr-lcssa:
  %13 = and i64 %.135, 1
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %B316.B282.loopexit_crit_edge.us, label %B318.us.epil.preheader

B318.us.epil.preheader:
  %.402663.us.epil.init = phi double [ %.416.us.1, %B316.B282.loopexit_crit_edge.us.unr-lcssa ], [ %.401.promoted.us, %B284.endif.us ]
  %gep = getelementptr double, ptr %invariant.gep, i64 %.407.us
  %.410.us.epil = load double, ptr %gep, align 8
  %sunkaddr185 = mul i64 %unroll_iter, 8
  %sunkaddr186 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr185
  %.414.us.epil = load double, ptr %sunkaddr186, align 8
  %.415.us.epil = fmul double %.410.us.epil, %.414.us.epil
  %.416.us.epil = fadd double %.402663.us.epil.init, %.415.us.epil
  %sunkaddr187 = mul i64 %.243665671.us, 8
  %sunkaddr188 = getelementptr i8, ptr %9, i64 %sunkaddr187
  store double %.416.us.epil, ptr %sunkaddr188, align 8
  br label %B316.B282.loopexit_crit_edge.us

B316.B282.loopexit_crit_edge.us:
  %.250.us = add nuw nsw i64 %.243665671.us, 1
  %scevgep295 = getelementptr i8, ptr %lsr.iv294, i64 %10
  %exitcond783.not = icmp eq i64 %.250.us, %arg.c.52
  br i1 %exitcond783.not, label %B434.endif, label %B284.endif.us

B434.endif:
  %.516698.not = icmp slt i64 %arg.c.54, 1
  %.644682.not = icmp slt i64 %arg.c.55, 1
  %or.cond = select i1 %.516698.not, i1 true, i1 %.644682.not
  br i1 %or.cond, label %B712.endif.endif, label %B480.endif.us.preheader

B480.endif.us.preheader:
  %15 = getelementptr double, ptr %.67, i64 %arg.c.51
  %xtraiter14 = and i64 %arg.c.55, 3
  %unroll_iter18 = and i64 %arg.c.55, %const
  %16 = shl i64 %arg.c.55, 3
  br label %B480.endif.us

B480.endif.us:
  %lsr.iv272 = phi ptr [ %arg.c.41, %B480.endif.us.preheader ], [ %scevgep273, %B522.B478.loopexit_crit_edge.us ]
  %lsr.iv269 = phi ptr [ %arg.c.14, %B480.endif.us.preheader ], [ %scevgep270, %B522.B478.loopexit_crit_edge.us ]
  %contacts.3.0701.us = phi double [ 0.000000e+00, %B480.endif.us.preheader ], [ %.us-phi691.us, %B522.B478.loopexit_crit_edge.us ]
  %.522693699.us = phi i64 [ 0, %B480.endif.us.preheader ], [ %.529.us, %B522.B478.loopexit_crit_edge.us ]
  %.529.us = add nuw nsw i64 %.522693699.us, 1
  %.707.us = getelementptr i64, ptr %arg.c.34, i64 %.522693699.us
  %17 = load i64, ptr %.707.us, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %B524.us.us.preheader, label %B524.us707.preheader

B524.us707.preheader:
  br label %B524.us707

B524.us.us.preheader:
  %19 = icmp ult i64 %arg.c.55, 4
  br i1 %19, label %B524.us.us.epil.preheader, label %B524.us.us.preheader19

B524.us.us.preheader19:
  br label %B524.us.us

B524.us707:
  %contacts.2.1685.us708 = phi double [ %contacts.4.2.us, %B1219.us ], [ %contacts.3.0701.us, %B524.us707.preheader ]
  %.650681683.us710 = phi i64 [ %.657.us712, %B1219.us ], [ 0, %B524.us707.preheader ]
  %.657.us712 = add nuw nsw i64 %.650681683.us710, 1
  %20 = shl i64 %.650681683.us710, 3
  %scevgep274 = getelementptr i8, ptr %lsr.iv272, i64 %20
  %.690.us715 = load double, ptr %scevgep274, align 8
  %scevgep271 = getelementptr i8, ptr %lsr.iv269, i64 %20
  %.699.us717 = load double, ptr %scevgep271, align 8
  %.700.us718 = fmul double %.690.us715, %.699.us717
  %sunkaddr189 = mul i64 %.522693699.us, 8
  %sunkaddr190 = getelementptr i8, ptr %arg.c.34, i64 %sunkaddr189
  %.708.us = load i64, ptr %sunkaddr190, align 8
  %.709.not.us = icmp eq i64 %.708.us, 0
  br i1 %.709.not.us, label %B698.us, label %B658.us

B658.us:
  %sunkaddr191 = mul i64 %arg.c.52, 8
  %sunkaddr192 = getelementptr i8, ptr %15, i64 %sunkaddr191
  %sunkaddr193 = getelementptr i8, ptr %sunkaddr192, i64 8
  %.721.us = load double, ptr %sunkaddr193, align 8
  %.723.us = fadd double %.700.us718, %.721.us
  store double %.723.us, ptr %sunkaddr193, align 8
  br label %B1219.us

B698.us:
  %.732.us719 = fadd double %contacts.2.1685.us708, %.700.us718
  br label %B1219.us

B1219.us:
  %contacts.4.2.us = phi double [ %contacts.2.1685.us708, %B658.us ], [ %.732.us719, %B698.us ]
  %exitcond784.not = icmp eq i64 %arg.c.55, %.657.us712
  br i1 %exitcond784.not, label %B522.B478.loopexit_crit_edge.us, label %B524.us707

B522.B478.loopexit_crit_edge.us.loopexit.unr-lcssa:
  %21 = icmp eq i64 %xtraiter14, 0
  br i1 %21, label %B522.B478.loopexit_crit_edge.us, label %B524.us.us.epil.preheader

B524.us.us.epil.preheader:
  %contacts.2.1685.us.us.epil.init = phi double [ %contacts.3.0701.us, %B524.us.us.preheader ], [ %.732.us.us.3, %B522.B478.loopexit_crit_edge.us.loopexit.unr-lcssa ]
  %.650681683.us.us.epil.init = phi i64 [ 0, %B524.us.us.preheader ], [ %unroll_iter18, %B522.B478.loopexit_crit_edge.us.loopexit.unr-lcssa ]
  %22 = shl i64 %.650681683.us.us.epil.init, 3
  %scevgep289 = getelementptr i8, ptr %lsr.iv269, i64 %22
  %scevgep291 = getelementptr i8, ptr %lsr.iv272, i64 %22
  br label %B524.us.us.epil

B524.us.us.epil:
  %contacts.2.1685.us.us.epil = phi double [ %.732.us.us.epil, %B524.us.us.epil ], [ %contacts.2.1685.us.us.epil.init, %B524.us.us.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %B524.us.us.epil ], [ 0, %B524.us.us.epil.preheader ]
  %23 = shl i64 %epil.iter, 3
  %scevgep320 = getelementptr i8, ptr %scevgep291, i64 %23
  %.690.us.us.epil = load double, ptr %scevgep320, align 8
  %scevgep319 = getelementptr i8, ptr %scevgep289, i64 %23
  %.699.us.us.epil = load double, ptr %scevgep319, align 8
  %.700.us.us.epil = fmul double %.690.us.us.epil, %.699.us.us.epil
  %.732.us.us.epil = fadd double %contacts.2.1685.us.us.epil, %.700.us.us.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter14, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B522.B478.loopexit_crit_edge.us, label %B524.us.us.epil

B522.B478.loopexit_crit_edge.us:
  %.us-phi691.us = phi double [ %.732.us.us.epil, %B524.us.us.epil ], [ %.732.us.us.3, %B522.B478.loopexit_crit_edge.us.loopexit.unr-lcssa ], [ %contacts.4.2.us, %B1219.us ]
  %scevgep270 = getelementptr i8, ptr %lsr.iv269, i64 %16
  %scevgep273 = getelementptr i8, ptr %lsr.iv272, i64 %16
  %exitcond786.not = icmp eq i64 %.529.us, %arg.c.54
  br i1 %exitcond786.not, label %B712.endif.endif, label %B480.endif.us

B524.us.us:
  %contacts.2.1685.us.us = phi double [ %.732.us.us.3, %B524.us.us ], [ %contacts.3.0701.us, %B524.us.us.preheader19 ]
  %.650681683.us.us = phi i64 [ %.657.us.us.3, %B524.us.us ], [ 0, %B524.us.us.preheader19 ]
  %24 = shl i64 %.650681683.us.us, 3
  %scevgep288 = getelementptr i8, ptr %lsr.iv272, i64 %24
  %.690.us.us = load double, ptr %scevgep288, align 8
  %scevgep281 = getelementptr i8, ptr %lsr.iv269, i64 %24
  %.699.us.us = load double, ptr %scevgep281, align 8
  %.700.us.us = fmul double %.690.us.us, %.699.us.us
  %.732.us.us = fadd double %contacts.2.1685.us.us, %.700.us.us
  %25 = shl i64 %.650681683.us.us, 3
  %scevgep164 = getelementptr i8, ptr %lsr.iv272, i64 %25
  %scevgep165 = getelementptr i8, ptr %scevgep164, i64 8
  %.690.us.us.1 = load double, ptr %scevgep165, align 8
  %26 = shl i64 %.650681683.us.us, 3
  %scevgep152 = getelementptr i8, ptr %lsr.iv269, i64 %26
  %scevgep156 = getelementptr i8, ptr %scevgep152, i64 8
  %.699.us.us.1 = load double, ptr %scevgep156, align 8
  %.700.us.us.1 = fmul double %.690.us.us.1, %.699.us.us.1
  %.732.us.us.1 = fadd double %.732.us.us, %.700.us.us.1
  %27 = shl i64 %.650681683.us.us, 3
  %scevgep162 = getelementptr i8, ptr %lsr.iv272, i64 %27
  %scevgep163 = getelementptr i8, ptr %scevgep162, i64 16
  %.690.us.us.2 = load double, ptr %scevgep163, align 8
  %28 = shl i64 %.650681683.us.us, 3
  %scevgep148 = getelementptr i8, ptr %lsr.iv269, i64 %28
  %scevgep150 = getelementptr i8, ptr %scevgep148, i64 16
  %.699.us.us.2 = load double, ptr %scevgep150, align 8
  %.700.us.us.2 = fmul double %.690.us.us.2, %.699.us.us.2
  %.732.us.us.2 = fadd double %.732.us.us.1, %.700.us.us.2
  %.657.us.us.3 = add nuw nsw i64 %.650681683.us.us, 4
  %29 = shl i64 %.650681683.us.us, 3
  %scevgep158 = getelementptr i8, ptr %lsr.iv272, i64 %29
  %scevgep161 = getelementptr i8, ptr %scevgep158, i64 24
  %.690.us.us.3 = load double, ptr %scevgep161, align 8
  %30 = shl i64 %.650681683.us.us, 3
  %scevgep141 = getelementptr i8, ptr %lsr.iv269, i64 %30
  %scevgep143 = getelementptr i8, ptr %scevgep141, i64 24
  %.699.us.us.3 = load double, ptr %scevgep143, align 8
  %.700.us.us.3 = fmul double %.690.us.us.3, %.699.us.us.3
  %.732.us.us.3 = fadd double %.732.us.us.2, %.700.us.us.3
  %niter19.ncmp.3 = icmp eq i64 %unroll_iter18, %.657.us.us.3
  br i1 %niter19.ncmp.3, label %B522.B478.loopexit_crit_edge.us.loopexit.unr-lcssa, label %B524.us.us

B712.endif.endif:
  %contacts.3.0.lcssa = phi double [ 0.000000e+00, %B434.endif ], [ %.us-phi691.us, %B522.B478.loopexit_crit_edge.us ]
  %.761 = getelementptr double, ptr %.67, i64 %arg.c.53
  store double %contacts.3.0.lcssa, ptr %.761, align 8
  %.774 = getelementptr i8, ptr %.761, i64 8
  store double 0.000000e+00, ptr %.774, align 8
  %.984733.not = icmp slt i64 %.135, 1
  %.900 = load double, ptr %arg.c.20, align 8
  br i1 %.984733.not, label %B962.endif, label %B868.us.preheader

B868.us.preheader:
  %xtraiter20 = and i64 %.135, 3
  %31 = icmp samesign ult i64 %.135, 4
  br i1 %31, label %B868.us.epil.preheader, label %B868.us.preheader.new

B868.us.preheader.new:
  %unroll_iter25 = and i64 %.135, %const
  br label %B868.us

B868.us:
  %total.4.1736.us = phi double [ %.900, %B868.us.preheader.new ], [ %.1036.us.355, %B868.us ]
  %.990732734.us = phi i64 [ 0, %B868.us.preheader.new ], [ %.997.us.349, %B868.us ]
  %sunkaddr194 = mul i64 %.990732734.us, 8
  %sunkaddr195 = getelementptr i8, ptr %arg.c.19, i64 %sunkaddr194
  %.1029.us = load double, ptr %sunkaddr195, align 8
  %sunkaddr196 = mul i64 %.990732734.us, 8
  %sunkaddr197 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr196
  %.1033.us = load double, ptr %sunkaddr197, align 8
  %.1034.us = fmul double %.1029.us, %.1033.us
  %.1036.us = fadd double %total.4.1736.us, %.1034.us
  %sunkaddr198 = mul i64 %.990732734.us, 8
  %sunkaddr199 = getelementptr i8, ptr %arg.c.19, i64 %sunkaddr198
  %sunkaddr200 = getelementptr i8, ptr %sunkaddr199, i64 8
  %.1029.us.131 = load double, ptr %sunkaddr200, align 8
  %sunkaddr201 = mul i64 %.990732734.us, 8
  %sunkaddr202 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr201
  %sunkaddr203 = getelementptr i8, ptr %sunkaddr202, i64 8
  %.1033.us.133 = load double, ptr %sunkaddr203, align 8
  %.1034.us.134 = fmul double %.1029.us.131, %.1033.us.133
  %.1036.us.135 = fadd double %.1036.us, %.1034.us.134
  %sunkaddr204 = mul i64 %.990732734.us, 8
  %sunkaddr205 = getelementptr i8, ptr %arg.c.19, i64 %sunkaddr204
  %sunkaddr206 = getelementptr i8, ptr %sunkaddr205, i64 16
  %.1029.us.241 = load double, ptr %sunkaddr206, align 8
  %sunkaddr207 = mul i64 %.990732734.us, 8
  %sunkaddr208 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr207
  %sunkaddr209 = getelementptr i8, ptr %sunkaddr208, i64 16
  %.1033.us.243 = load double, ptr %sunkaddr209, align 8
  %.1034.us.244 = fmul double %.1029.us.241, %.1033.us.243
  %.1036.us.245 = fadd double %.1036.us.135, %.1034.us.244
  %.997.us.349 = add nuw i64 %.990732734.us, 4
  %sunkaddr210 = mul i64 %.990732734.us, 8
  %sunkaddr211 = getelementptr i8, ptr %arg.c.19, i64 %sunkaddr210
  %sunkaddr212 = getelementptr i8, ptr %sunkaddr211, i64 24
  %.1029.us.351 = load double, ptr %sunkaddr212, align 8
  %sunkaddr213 = mul i64 %.990732734.us, 8
  %sunkaddr214 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr213
  %sunkaddr215 = getelementptr i8, ptr %sunkaddr214, i64 24
  %.1033.us.353 = load double, ptr %sunkaddr215, align 8
  %.1034.us.354 = fmul double %.1029.us.351, %.1033.us.353
  %.1036.us.355 = fadd double %.1036.us.245, %.1034.us.354
  %niter26.ncmp.3 = icmp eq i64 %unroll_iter25, %.997.us.349
  br i1 %niter26.ncmp.3, label %B866.B944_crit_edge.us.unr-lcssa, label %B868.us

B866.B944_crit_edge.us.unr-lcssa:
  %lcmp.mod22.not = icmp eq i64 %xtraiter20, 0
  br i1 %lcmp.mod22.not, label %B866.B944_crit_edge.us.thread, label %B868.us.epil.preheader

B866.B944_crit_edge.us.thread:
  %sunkaddr3455 = getelementptr i8, ptr %.67, i64 %.154
  %sunkaddr3466 = getelementptr i8, ptr %sunkaddr3455, i64 16
  store double %.1036.us.355, ptr %sunkaddr3466, align 8
  %.899.us.17 = getelementptr i8, ptr %arg.c.20, i64 8
  %.900.us.18 = load double, ptr %.899.us.17, align 8
  br label %B866.B944_crit_edge.us.new

B868.us.epil.preheader:
  %total.4.1736.us.epil.init = phi double [ %.900, %B868.us.preheader ], [ %.1036.us.355, %B866.B944_crit_edge.us.unr-lcssa ]
  %.990732734.us.epil.init = phi i64 [ 0, %B868.us.preheader ], [ %unroll_iter25, %B866.B944_crit_edge.us.unr-lcssa ]
  %32 = shl i64 %.990732734.us.epil.init, 3
  %scevgep249 = getelementptr i8, ptr %arg.c.41, i64 %32
  %scevgep251 = getelementptr i8, ptr %arg.c.19, i64 %32
  br label %B868.us.epil

B868.us.epil:
  %total.4.1736.us.epil = phi double [ %.1036.us.epil, %B868.us.epil ], [ %total.4.1736.us.epil.init, %B868.us.epil.preheader ]
  %epil.iter21 = phi i64 [ %epil.iter21.next, %B868.us.epil ], [ 0, %B868.us.epil.preheader ]
  %33 = shl i64 %epil.iter21, 3
  %scevgep272 = getelementptr i8, ptr %scevgep251, i64 %33
  %.1029.us.epil = load double, ptr %scevgep272, align 8
  %scevgep269 = getelementptr i8, ptr %scevgep249, i64 %33
  %.1033.us.epil = load double, ptr %scevgep269, align 8
  %.1034.us.epil = fmul double %.1029.us.epil, %.1033.us.epil
  %.1036.us.epil = fadd double %total.4.1736.us.epil, %.1034.us.epil
  %epil.iter21.next = add i64 %epil.iter21, 1
  %epil.iter21.cmp.not = icmp eq i64 %xtraiter20, %epil.iter21.next
  br i1 %epil.iter21.cmp.not, label %B866.B944_crit_edge.us, label %B868.us.epil

B866.B944_crit_edge.us:
  %34 = icmp ult i64 %.135, 4
  %sunkaddr345 = getelementptr i8, ptr %.67, i64 %.154
  %sunkaddr346 = getelementptr i8, ptr %sunkaddr345, i64 16
  store double %.1036.us.epil, ptr %sunkaddr346, align 8
  %.899.us.1 = getelementptr i8, ptr %arg.c.20, i64 8
  %.900.us.1 = load double, ptr %.899.us.1, align 8
  br i1 %34, label %B868.us.1.epil.preheader, label %B866.B944_crit_edge.us.B866.B944_crit_edge.us.new_crit_edge

B866.B944_crit_edge.us.B866.B944_crit_edge.us.new_crit_edge:
  %.pre75 = and i64 %.135, %const
  br label %B866.B944_crit_edge.us.new

B866.B944_crit_edge.us.new:
  %unroll_iter62.pre-phi = phi i64 [ %.pre75, %B866.B944_crit_edge.us.B866.B944_crit_edge.us.new_crit_edge ], [ %unroll_iter25, %B866.B944_crit_edge.us.thread ]
  %.900.us.110 = phi double [ %.900.us.1, %B866.B944_crit_edge.us.B866.B944_crit_edge.us.new_crit_edge ], [ %.900.us.18, %B866.B944_crit_edge.us.thread ]
  %35 = shl i64 %.135, 3
  %36 = getelementptr i8, ptr %arg.c.19, i64 %35
  %scevgep233 = getelementptr i8, ptr %36, i64 24
  br label %B868.us.1

B868.us.1:
  %total.4.1736.us.1 = phi double [ %.900.us.110, %B866.B944_crit_edge.us.new ], [ %.1036.us.1.3, %B868.us.1 ]
  %.990732734.us.1 = phi i64 [ 0, %B866.B944_crit_edge.us.new ], [ %.997.us.1.3, %B868.us.1 ]
  %37 = shl i64 %.990732734.us.1, 3
  %scevgep239 = getelementptr i8, ptr %scevgep233, i64 %37
  %scevgep240 = getelementptr i8, ptr %scevgep239, i64 -24
  %.1029.us.1 = load double, ptr %scevgep240, align 8
  %sunkaddr216 = mul i64 %.990732734.us.1, 8
  %sunkaddr217 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr216
  %.1033.us.1 = load double, ptr %sunkaddr217, align 8
  %.1034.us.1 = fmul double %.1029.us.1, %.1033.us.1
  %.1036.us.1 = fadd double %total.4.1736.us.1, %.1034.us.1
  %38 = shl i64 %.990732734.us.1, 3
  %scevgep119 = getelementptr i8, ptr %scevgep233, i64 %38
  %scevgep120 = getelementptr i8, ptr %scevgep119, i64 -16
  %.1029.us.1.1 = load double, ptr %scevgep120, align 8
  %sunkaddr218 = mul i64 %.990732734.us.1, 8
  %sunkaddr219 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr218
  %sunkaddr220 = getelementptr i8, ptr %sunkaddr219, i64 8
  %.1033.us.1.1 = load double, ptr %sunkaddr220, align 8
  %.1034.us.1.1 = fmul double %.1029.us.1.1, %.1033.us.1.1
  %.1036.us.1.1 = fadd double %.1036.us.1, %.1034.us.1.1
  %39 = shl i64 %.990732734.us.1, 3
  %scevgep117 = getelementptr i8, ptr %scevgep233, i64 %39
  %scevgep118 = getelementptr i8, ptr %scevgep117, i64 -8
  %.1029.us.1.2 = load double, ptr %scevgep118, align 8
  %sunkaddr221 = mul i64 %.990732734.us.1, 8
  %sunkaddr222 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr221
  %sunkaddr223 = getelementptr i8, ptr %sunkaddr222, i64 16
  %.1033.us.1.2 = load double, ptr %sunkaddr223, align 8
  %.1034.us.1.2 = fmul double %.1029.us.1.2, %.1033.us.1.2
  %.1036.us.1.2 = fadd double %.1036.us.1.1, %.1034.us.1.2
  %.997.us.1.3 = add nuw i64 %.990732734.us.1, 4
  %.1029.us.1.3 = load double, ptr %scevgep239, align 8
  %sunkaddr224 = mul i64 %.990732734.us.1, 8
  %sunkaddr225 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr224
  %sunkaddr226 = getelementptr i8, ptr %sunkaddr225, i64 24
  %.1033.us.1.3 = load double, ptr %sunkaddr226, align 8
  %.1034.us.1.3 = fmul double %.1029.us.1.3, %.1033.us.1.3
  %.1036.us.1.3 = fadd double %.1036.us.1.2, %.1034.us.1.3
  %niter63.ncmp.3 = icmp eq i64 %unroll_iter62.pre-phi, %.997.us.1.3
  br i1 %niter63.ncmp.3, label %B866.B944_crit_edge.us.1.unr-lcssa, label %B868.us.1

B866.B944_crit_edge.us.1.unr-lcssa:
  %lcmp.mod59.not = icmp eq i64 %xtraiter20, 0
  br i1 %lcmp.mod59.not, label %B866.B944_crit_edge.us.1.thread, label %B868.us.1.epil.preheader

B866.B944_crit_edge.us.1.thread:
  %sunkaddr35915 = getelementptr i8, ptr %.67, i64 %.154
  %sunkaddr36016 = getelementptr i8, ptr %sunkaddr35915, i64 24
  store double %.1036.us.1.3, ptr %sunkaddr36016, align 8
  %.899.us.217 = getelementptr i8, ptr %arg.c.20, i64 16
  %.900.us.218 = load double, ptr %.899.us.217, align 8
  %.idx19 = shl i64 %.135, 4
  br label %B866.B944_crit_edge.us.1.new

B868.us.1.epil.preheader:
  %total.4.1736.us.1.epil.init = phi double [ %.900.us.1, %B866.B944_crit_edge.us ], [ %.1036.us.1.3, %B866.B944_crit_edge.us.1.unr-lcssa ]
  %.990732734.us.1.epil.init = phi i64 [ 0, %B866.B944_crit_edge.us ], [ %unroll_iter62.pre-phi, %B866.B944_crit_edge.us.1.unr-lcssa ]
  %40 = shl i64 %.990732734.us.1.epil.init, 3
  %scevgep229 = getelementptr i8, ptr %arg.c.41, i64 %40
  %41 = add nuw i64 %.990732734.us.1.epil.init, %.135
  %42 = shl i64 %41, 3
  %scevgep231 = getelementptr i8, ptr %arg.c.19, i64 %42
  br label %B868.us.1.epil

B868.us.1.epil:
  %total.4.1736.us.1.epil = phi double [ %total.4.1736.us.1.epil.init, %B868.us.1.epil.preheader ], [ %.1036.us.1.epil, %B868.us.1.epil ]
  %epil.iter58 = phi i64 [ 0, %B868.us.1.epil.preheader ], [ %epil.iter58.next, %B868.us.1.epil ]
  %43 = shl i64 %epil.iter58, 3
  %scevgep256 = getelementptr i8, ptr %scevgep231, i64 %43
  %.1029.us.1.epil = load double, ptr %scevgep256, align 8
  %scevgep255 = getelementptr i8, ptr %scevgep229, i64 %43
  %.1033.us.1.epil = load double, ptr %scevgep255, align 8
  %.1034.us.1.epil = fmul double %.1029.us.1.epil, %.1033.us.1.epil
  %.1036.us.1.epil = fadd double %total.4.1736.us.1.epil, %.1034.us.1.epil
  %epil.iter58.next = add i64 %epil.iter58, 1
  %epil.iter58.cmp.not = icmp eq i64 %xtraiter20, %epil.iter58.next
  br i1 %epil.iter58.cmp.not, label %B866.B944_crit_edge.us.1, label %B868.us.1.epil

B866.B944_crit_edge.us.1:
  %44 = icmp ult i64 %.135, 4
  %sunkaddr359 = getelementptr i8, ptr %.67, i64 %.154
  %sunkaddr360 = getelementptr i8, ptr %sunkaddr359, i64 24
  store double %.1036.us.1.epil, ptr %sunkaddr360, align 8
  %.899.us.2 = getelementptr i8, ptr %arg.c.20, i64 16
  %.900.us.2 = load double, ptr %.899.us.2, align 8
  %.idx = shl i64 %.135, 4
  br i1 %44, label %B868.us.2.epil.preheader, label %B866.B944_crit_edge.us.1.B866.B944_crit_edge.us.1.new_crit_edge

B866.B944_crit_edge.us.1.B866.B944_crit_edge.us.1.new_crit_edge:
  %.pre74 = and i64 %.135, %const
  br label %B866.B944_crit_edge.us.1.new

B866.B944_crit_edge.us.1.new:
  %unroll_iter69.pre-phi = phi i64 [ %.pre74, %B866.B944_crit_edge.us.1.B866.B944_crit_edge.us.1.new_crit_edge ], [ %unroll_iter62.pre-phi, %B866.B944_crit_edge.us.1.thread ]
  %.idx22 = phi i64 [ %.idx, %B866.B944_crit_edge.us.1.B866.B944_crit_edge.us.1.new_crit_edge ], [ %.idx19, %B866.B944_crit_edge.us.1.thread ]
  %.900.us.221 = phi double [ %.900.us.2, %B866.B944_crit_edge.us.1.B866.B944_crit_edge.us.1.new_crit_edge ], [ %.900.us.218, %B866.B944_crit_edge.us.1.thread ]
  %45 = getelementptr i8, ptr %arg.c.19, i64 %.idx22
  %scevgep213 = getelementptr i8, ptr %45, i64 24
  br label %B868.us.2

B868.us.2:
  %total.4.1736.us.2 = phi double [ %.900.us.221, %B866.B944_crit_edge.us.1.new ], [ %.1036.us.2.3, %B868.us.2 ]
  %.990732734.us.2 = phi i64 [ 0, %B866.B944_crit_edge.us.1.new ], [ %.997.us.2.3, %B868.us.2 ]
  %46 = shl i64 %.990732734.us.2, 3
  %scevgep219 = getelementptr i8, ptr %scevgep213, i64 %46
  %scevgep220 = getelementptr i8, ptr %scevgep219, i64 -24
  %.1029.us.2 = load double, ptr %scevgep220, align 8
  %sunkaddr227 = mul i64 %.990732734.us.2, 8
  %sunkaddr228 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr227
  %.1033.us.2 = load double, ptr %sunkaddr228, align 8
  %.1034.us.2 = fmul double %.1029.us.2, %.1033.us.2
  %.1036.us.2 = fadd double %total.4.1736.us.2, %.1034.us.2
  %47 = shl i64 %.990732734.us.2, 3
  %scevgep105 = getelementptr i8, ptr %scevgep213, i64 %47
  %scevgep106 = getelementptr i8, ptr %scevgep105, i64 -16
  %.1029.us.2.1 = load double, ptr %scevgep106, align 8
  %sunkaddr229 = mul i64 %.990732734.us.2, 8
  %sunkaddr230 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr229
  %sunkaddr231 = getelementptr i8, ptr %sunkaddr230, i64 8
  %.1033.us.2.1 = load double, ptr %sunkaddr231, align 8
  %.1034.us.2.1 = fmul double %.1029.us.2.1, %.1033.us.2.1
  %.1036.us.2.1 = fadd double %.1036.us.2, %.1034.us.2.1
  %48 = shl i64 %.990732734.us.2, 3
  %scevgep103 = getelementptr i8, ptr %scevgep213, i64 %48
  %scevgep104 = getelementptr i8, ptr %scevgep103, i64 -8
  %.1029.us.2.2 = load double, ptr %scevgep104, align 8
  %sunkaddr232 = mul i64 %.990732734.us.2, 8
  %sunkaddr233 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr232
  %sunkaddr234 = getelementptr i8, ptr %sunkaddr233, i64 16
  %.1033.us.2.2 = load double, ptr %sunkaddr234, align 8
  %.1034.us.2.2 = fmul double %.1029.us.2.2, %.1033.us.2.2
  %.1036.us.2.2 = fadd double %.1036.us.2.1, %.1034.us.2.2
  %.997.us.2.3 = add nuw i64 %.990732734.us.2, 4
  %.1029.us.2.3 = load double, ptr %scevgep219, align 8
  %sunkaddr235 = mul i64 %.990732734.us.2, 8
  %sunkaddr236 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr235
  %sunkaddr237 = getelementptr i8, ptr %sunkaddr236, i64 24
  %.1033.us.2.3 = load double, ptr %sunkaddr237, align 8
  %.1034.us.2.3 = fmul double %.1029.us.2.3, %.1033.us.2.3
  %.1036.us.2.3 = fadd double %.1036.us.2.2, %.1034.us.2.3
  %niter70.ncmp.3 = icmp eq i64 %unroll_iter69.pre-phi, %.997.us.2.3
  br i1 %niter70.ncmp.3, label %B866.B944_crit_edge.us.2.unr-lcssa, label %B868.us.2

B866.B944_crit_edge.us.2.unr-lcssa:
  %lcmp.mod66.not = icmp eq i64 %xtraiter20, 0
  br i1 %lcmp.mod66.not, label %B866.B944_crit_edge.us.2.thread, label %B868.us.2.epil.preheader

B866.B944_crit_edge.us.2.thread:
  %sunkaddr37328 = getelementptr i8, ptr %.67, i64 %.154
  %sunkaddr37429 = getelementptr i8, ptr %sunkaddr37328, i64 32
  store double %.1036.us.2.3, ptr %sunkaddr37429, align 8
  %.899.us.330 = getelementptr i8, ptr %arg.c.20, i64 24
  %.900.us.331 = load double, ptr %.899.us.330, align 8
  %.idx79332 = mul i64 %.135, 24
  br label %B866.B944_crit_edge.us.2.new

B868.us.2.epil.preheader:
  %.idx23 = phi i64 [ %.idx, %B866.B944_crit_edge.us.1 ], [ %.idx22, %B866.B944_crit_edge.us.2.unr-lcssa ]
  %total.4.1736.us.2.epil.init = phi double [ %.900.us.2, %B866.B944_crit_edge.us.1 ], [ %.1036.us.2.3, %B866.B944_crit_edge.us.2.unr-lcssa ]
  %.990732734.us.2.epil.init = phi i64 [ 0, %B866.B944_crit_edge.us.1 ], [ %unroll_iter69.pre-phi, %B866.B944_crit_edge.us.2.unr-lcssa ]
  %49 = shl i64 %.990732734.us.2.epil.init, 3
  %scevgep209 = getelementptr i8, ptr %arg.c.41, i64 %49
  %50 = getelementptr i8, ptr %arg.c.19, i64 %.idx23
  %scevgep211 = getelementptr i8, ptr %50, i64 %49
  br label %B868.us.2.epil

B868.us.2.epil:
  %total.4.1736.us.2.epil = phi double [ %total.4.1736.us.2.epil.init, %B868.us.2.epil.preheader ], [ %.1036.us.2.epil, %B868.us.2.epil ]
  %epil.iter65 = phi i64 [ 0, %B868.us.2.epil.preheader ], [ %epil.iter65.next, %B868.us.2.epil ]
  %51 = shl i64 %epil.iter65, 3
  %scevgep234 = getelementptr i8, ptr %scevgep211, i64 %51
  %.1029.us.2.epil = load double, ptr %scevgep234, align 8
  %scevgep228 = getelementptr i8, ptr %scevgep209, i64 %51
  %.1033.us.2.epil = load double, ptr %scevgep228, align 8
  %.1034.us.2.epil = fmul double %.1029.us.2.epil, %.1033.us.2.epil
  %.1036.us.2.epil = fadd double %total.4.1736.us.2.epil, %.1034.us.2.epil
  %epil.iter65.next = add i64 %epil.iter65, 1
  %epil.iter65.cmp.not = icmp eq i64 %xtraiter20, %epil.iter65.next
  br i1 %epil.iter65.cmp.not, label %B866.B944_crit_edge.us.2, label %B868.us.2.epil

B866.B944_crit_edge.us.2:
  %52 = icmp ult i64 %.135, 4
  %sunkaddr373 = getelementptr i8, ptr %.67, i64 %.154
  %sunkaddr374 = getelementptr i8, ptr %sunkaddr373, i64 32
  store double %.1036.us.2.epil, ptr %sunkaddr374, align 8
  %.899.us.3 = getelementptr i8, ptr %arg.c.20, i64 24
  %.900.us.3 = load double, ptr %.899.us.3, align 8
  %.idx793 = mul i64 %.135, 24
  br i1 %52, label %B868.us.3.epil.preheader, label %B866.B944_crit_edge.us.2.B866.B944_crit_edge.us.2.new_crit_edge

B866.B944_crit_edge.us.2.B866.B944_crit_edge.us.2.new_crit_edge:
  %.pre73 = and i64 %.135, %const
  br label %B866.B944_crit_edge.us.2.new

B866.B944_crit_edge.us.2.new:
  %unroll_iter76.pre-phi = phi i64 [ %.pre73, %B866.B944_crit_edge.us.2.B866.B944_crit_edge.us.2.new_crit_edge ], [ %unroll_iter69.pre-phi, %B866.B944_crit_edge.us.2.thread ]
  %.idx79335 = phi i64 [ %.idx793, %B866.B944_crit_edge.us.2.B866.B944_crit_edge.us.2.new_crit_edge ], [ %.idx79332, %B866.B944_crit_edge.us.2.thread ]
  %.900.us.334 = phi double [ %.900.us.3, %B866.B944_crit_edge.us.2.B866.B944_crit_edge.us.2.new_crit_edge ], [ %.900.us.331, %B866.B944_crit_edge.us.2.thread ]
  %53 = getelementptr i8, ptr %arg.c.19, i64 %.idx79335
  %scevgep193 = getelementptr i8, ptr %53, i64 24
  br label %B868.us.3

B868.us.3:
  %total.4.1736.us.3 = phi double [ %.900.us.334, %B866.B944_crit_edge.us.2.new ], [ %.1036.us.3.3, %B868.us.3 ]
  %.990732734.us.3 = phi i64 [ 0, %B866.B944_crit_edge.us.2.new ], [ %.997.us.3.3, %B868.us.3 ]
  %54 = shl i64 %.990732734.us.3, 3
  %scevgep199 = getelementptr i8, ptr %scevgep193, i64 %54
  %scevgep200 = getelementptr i8, ptr %scevgep199, i64 -24
  %.1029.us.3 = load double, ptr %scevgep200, align 8
  %sunkaddr238 = mul i64 %.990732734.us.3, 8
  %sunkaddr239 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr238
  %.1033.us.3 = load double, ptr %sunkaddr239, align 8
  %.1034.us.3 = fmul double %.1029.us.3, %.1033.us.3
  %.1036.us.3 = fadd double %total.4.1736.us.3, %.1034.us.3
  %55 = shl i64 %.990732734.us.3, 3
  %scevgep92 = getelementptr i8, ptr %scevgep193, i64 %55
  %scevgep93 = getelementptr i8, ptr %scevgep92, i64 -16
  %.1029.us.3.1 = load double, ptr %scevgep93, align 8
  %sunkaddr240 = mul i64 %.990732734.us.3, 8
  %sunkaddr241 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr240
  %sunkaddr242 = getelementptr i8, ptr %sunkaddr241, i64 8
  %.1033.us.3.1 = load double, ptr %sunkaddr242, align 8
  %.1034.us.3.1 = fmul double %.1029.us.3.1, %.1033.us.3.1
  %.1036.us.3.1 = fadd double %.1036.us.3, %.1034.us.3.1
  %56 = shl i64 %.990732734.us.3, 3
  %scevgep90 = getelementptr i8, ptr %scevgep193, i64 %56
  %scevgep91 = getelementptr i8, ptr %scevgep90, i64 -8
  %.1029.us.3.2 = load double, ptr %scevgep91, align 8
  %sunkaddr243 = mul i64 %.990732734.us.3, 8
  %sunkaddr244 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr243
  %sunkaddr245 = getelementptr i8, ptr %sunkaddr244, i64 16
  %.1033.us.3.2 = load double, ptr %sunkaddr245, align 8
  %.1034.us.3.2 = fmul double %.1029.us.3.2, %.1033.us.3.2
  %.1036.us.3.2 = fadd double %.1036.us.3.1, %.1034.us.3.2
  %.997.us.3.3 = add nuw i64 %.990732734.us.3, 4
  %.1029.us.3.3 = load double, ptr %scevgep199, align 8
  %sunkaddr246 = mul i64 %.990732734.us.3, 8
  %sunkaddr247 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr246
  %sunkaddr248 = getelementptr i8, ptr %sunkaddr247, i64 24
  %.1033.us.3.3 = load double, ptr %sunkaddr248, align 8
  %.1034.us.3.3 = fmul double %.1029.us.3.3, %.1033.us.3.3
  %.1036.us.3.3 = fadd double %.1036.us.3.2, %.1034.us.3.3
  %niter77.ncmp.3 = icmp eq i64 %unroll_iter76.pre-phi, %.997.us.3.3
  br i1 %niter77.ncmp.3, label %B866.B944_crit_edge.us.3.unr-lcssa, label %B868.us.3

B866.B944_crit_edge.us.3.unr-lcssa:
  %lcmp.mod73.not = icmp eq i64 %xtraiter20, 0
  br i1 %lcmp.mod73.not, label %B866.B944_crit_edge.us.3.thread, label %B868.us.3.epil.preheader

B866.B944_crit_edge.us.3.thread:
  %sunkaddr38741 = getelementptr i8, ptr %.67, i64 %.154
  %sunkaddr38842 = getelementptr i8, ptr %sunkaddr38741, i64 40
  store double %.1036.us.3.3, ptr %sunkaddr38842, align 8
  %.899.us.443 = getelementptr i8, ptr %arg.c.20, i64 32
  %.900.us.444 = load double, ptr %.899.us.443, align 8
  %.idx79445 = shl i64 %.135, 5
  br label %B866.B944_crit_edge.us.3.new

B868.us.3.epil.preheader:
  %.idx79336 = phi i64 [ %.idx793, %B866.B944_crit_edge.us.2 ], [ %.idx79335, %B866.B944_crit_edge.us.3.unr-lcssa ]
  %total.4.1736.us.3.epil.init = phi double [ %.900.us.3, %B866.B944_crit_edge.us.2 ], [ %.1036.us.3.3, %B866.B944_crit_edge.us.3.unr-lcssa ]
  %.990732734.us.3.epil.init = phi i64 [ 0, %B866.B944_crit_edge.us.2 ], [ %unroll_iter76.pre-phi, %B866.B944_crit_edge.us.3.unr-lcssa ]
  %57 = shl i64 %.990732734.us.3.epil.init, 3
  %scevgep189 = getelementptr i8, ptr %arg.c.41, i64 %57
  %58 = getelementptr i8, ptr %arg.c.19, i64 %.idx79336
  %scevgep191 = getelementptr i8, ptr %58, i64 %57
  br label %B868.us.3.epil

B868.us.3.epil:
  %total.4.1736.us.3.epil = phi double [ %total.4.1736.us.3.epil.init, %B868.us.3.epil.preheader ], [ %.1036.us.3.epil, %B868.us.3.epil ]
  %epil.iter72 = phi i64 [ 0, %B868.us.3.epil.preheader ], [ %epil.iter72.next, %B868.us.3.epil ]
  %59 = shl i64 %epil.iter72, 3
  %scevgep206 = getelementptr i8, ptr %scevgep191, i64 %59
  %.1029.us.3.epil = load double, ptr %scevgep206, align 8
  %scevgep205 = getelementptr i8, ptr %scevgep189, i64 %59
  %.1033.us.3.epil = load double, ptr %scevgep205, align 8
  %.1034.us.3.epil = fmul double %.1029.us.3.epil, %.1033.us.3.epil
  %.1036.us.3.epil = fadd double %total.4.1736.us.3.epil, %.1034.us.3.epil
  %epil.iter72.next = add i64 %epil.iter72, 1
  %epil.iter72.cmp.not = icmp eq i64 %xtraiter20, %epil.iter72.next
  br i1 %epil.iter72.cmp.not, label %B866.B944_crit_edge.us.3, label %B868.us.3.epil

B866.B944_crit_edge.us.3:
  %60 = icmp ult i64 %.135, 4
  %sunkaddr387 = getelementptr i8, ptr %.67, i64 %.154
  %sunkaddr388 = getelementptr i8, ptr %sunkaddr387, i64 40
  store double %.1036.us.3.epil, ptr %sunkaddr388, align 8
  %.899.us.4 = getelementptr i8, ptr %arg.c.20, i64 32
  %.900.us.4 = load double, ptr %.899.us.4, align 8
  %.idx794 = shl i64 %.135, 5
  br i1 %60, label %B868.us.4.epil.preheader, label %B866.B944_crit_edge.us.3.B866.B944_crit_edge.us.3.new_crit_edge

B866.B944_crit_edge.us.3.B866.B944_crit_edge.us.3.new_crit_edge:
  %.pre72 = and i64 %.135, %const
  br label %B866.B944_crit_edge.us.3.new

B866.B944_crit_edge.us.3.new:
  %unroll_iter83.pre-phi = phi i64 [ %.pre72, %B866.B944_crit_edge.us.3.B866.B944_crit_edge.us.3.new_crit_edge ], [ %unroll_iter76.pre-phi, %B866.B944_crit_edge.us.3.thread ]
  %.idx79448 = phi i64 [ %.idx794, %B866.B944_crit_edge.us.3.B866.B944_crit_edge.us.3.new_crit_edge ], [ %.idx79445, %B866.B944_crit_edge.us.3.thread ]
  %.900.us.447 = phi double [ %.900.us.4, %B866.B944_crit_edge.us.3.B866.B944_crit_edge.us.3.new_crit_edge ], [ %.900.us.444, %B866.B944_crit_edge.us.3.thread ]
  %61 = getelementptr i8, ptr %arg.c.19, i64 %.idx79448
  %scevgep173 = getelementptr i8, ptr %61, i64 24
  br label %B868.us.4

B868.us.4:
  %total.4.1736.us.4 = phi double [ %.900.us.447, %B866.B944_crit_edge.us.3.new ], [ %.1036.us.4.3, %B868.us.4 ]
  %.990732734.us.4 = phi i64 [ 0, %B866.B944_crit_edge.us.3.new ], [ %.997.us.4.3, %B868.us.4 ]
  %62 = shl i64 %.990732734.us.4, 3
  %scevgep179 = getelementptr i8, ptr %scevgep173, i64 %62
  %scevgep180 = getelementptr i8, ptr %scevgep179, i64 -24
  %.1029.us.4 = load double, ptr %scevgep180, align 8
  %sunkaddr249 = mul i64 %.990732734.us.4, 8
  %sunkaddr250 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr249
  %.1033.us.4 = load double, ptr %sunkaddr250, align 8
  %.1034.us.4 = fmul double %.1029.us.4, %.1033.us.4
  %.1036.us.4 = fadd double %total.4.1736.us.4, %.1034.us.4
  %63 = shl i64 %.990732734.us.4, 3
  %scevgep80 = getelementptr i8, ptr %scevgep173, i64 %63
  %scevgep81 = getelementptr i8, ptr %scevgep80, i64 -16
  %.1029.us.4.1 = load double, ptr %scevgep81, align 8
  %sunkaddr251 = mul i64 %.990732734.us.4, 8
  %sunkaddr252 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr251
  %sunkaddr253 = getelementptr i8, ptr %sunkaddr252, i64 8
  %.1033.us.4.1 = load double, ptr %sunkaddr253, align 8
  %.1034.us.4.1 = fmul double %.1029.us.4.1, %.1033.us.4.1
  %.1036.us.4.1 = fadd double %.1036.us.4, %.1034.us.4.1
  %64 = shl i64 %.990732734.us.4, 3
  %scevgep78 = getelementptr i8, ptr %scevgep173, i64 %64
  %scevgep79 = getelementptr i8, ptr %scevgep78, i64 -8
  %.1029.us.4.2 = load double, ptr %scevgep79, align 8
  %sunkaddr254 = mul i64 %.990732734.us.4, 8
  %sunkaddr255 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr254
  %sunkaddr256 = getelementptr i8, ptr %sunkaddr255, i64 16
  %.1033.us.4.2 = load double, ptr %sunkaddr256, align 8
  %.1034.us.4.2 = fmul double %.1029.us.4.2, %.1033.us.4.2
  %.1036.us.4.2 = fadd double %.1036.us.4.1, %.1034.us.4.2
  %.997.us.4.3 = add nuw i64 %.990732734.us.4, 4
  %.1029.us.4.3 = load double, ptr %scevgep179, align 8
  %sunkaddr257 = mul i64 %.990732734.us.4, 8
  %sunkaddr258 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr257
  %sunkaddr259 = getelementptr i8, ptr %sunkaddr258, i64 24
  %.1033.us.4.3 = load double, ptr %sunkaddr259, align 8
  %.1034.us.4.3 = fmul double %.1029.us.4.3, %.1033.us.4.3
  %.1036.us.4.3 = fadd double %.1036.us.4.2, %.1034.us.4.3
  %niter84.ncmp.3 = icmp eq i64 %unroll_iter83.pre-phi, %.997.us.4.3
  br i1 %niter84.ncmp.3, label %B866.B944_crit_edge.us.4.unr-lcssa, label %B868.us.4

B866.B944_crit_edge.us.4.unr-lcssa:
  %lcmp.mod80.not = icmp eq i64 %xtraiter20, 0
  br i1 %lcmp.mod80.not, label %B866.B944_crit_edge.us.4.thread, label %B868.us.4.epil.preheader

B866.B944_crit_edge.us.4.thread:
  %sunkaddr40154 = getelementptr i8, ptr %.67, i64 %.154
  %sunkaddr40255 = getelementptr i8, ptr %sunkaddr40154, i64 48
  store double %.1036.us.4.3, ptr %sunkaddr40255, align 8
  %.899.us.556 = getelementptr i8, ptr %arg.c.20, i64 40
  %.900.us.557 = load double, ptr %.899.us.556, align 8
  %.idx79558 = mul i64 %.135, 40
  br label %B866.B944_crit_edge.us.4.new

B868.us.4.epil.preheader:
  %.idx79449 = phi i64 [ %.idx794, %B866.B944_crit_edge.us.3 ], [ %.idx79448, %B866.B944_crit_edge.us.4.unr-lcssa ]
  %total.4.1736.us.4.epil.init = phi double [ %.900.us.4, %B866.B944_crit_edge.us.3 ], [ %.1036.us.4.3, %B866.B944_crit_edge.us.4.unr-lcssa ]
  %.990732734.us.4.epil.init = phi i64 [ 0, %B866.B944_crit_edge.us.3 ], [ %unroll_iter83.pre-phi, %B866.B944_crit_edge.us.4.unr-lcssa ]
  %65 = shl i64 %.990732734.us.4.epil.init, 3
  %scevgep169 = getelementptr i8, ptr %arg.c.41, i64 %65
  %66 = getelementptr i8, ptr %arg.c.19, i64 %.idx79449
  %scevgep171 = getelementptr i8, ptr %66, i64 %65
  br label %B868.us.4.epil

B868.us.4.epil:
  %total.4.1736.us.4.epil = phi double [ %total.4.1736.us.4.epil.init, %B868.us.4.epil.preheader ], [ %.1036.us.4.epil, %B868.us.4.epil ]
  %epil.iter79 = phi i64 [ 0, %B868.us.4.epil.preheader ], [ %epil.iter79.next, %B868.us.4.epil ]
  %67 = shl i64 %epil.iter79, 3
  %scevgep183 = getelementptr i8, ptr %scevgep171, i64 %67
  %.1029.us.4.epil = load double, ptr %scevgep183, align 8
  %scevgep182 = getelementptr i8, ptr %scevgep169, i64 %67
  %.1033.us.4.epil = load double, ptr %scevgep182, align 8
  %.1034.us.4.epil = fmul double %.1029.us.4.epil, %.1033.us.4.epil
  %.1036.us.4.epil = fadd double %total.4.1736.us.4.epil, %.1034.us.4.epil
  %epil.iter79.next = add i64 %epil.iter79, 1
  %epil.iter79.cmp.not = icmp eq i64 %xtraiter20, %epil.iter79.next
  br i1 %epil.iter79.cmp.not, label %B866.B944_crit_edge.us.4, label %B868.us.4.epil

B866.B944_crit_edge.us.4:
  %68 = icmp ult i64 %.135, 4
  %sunkaddr401 = getelementptr i8, ptr %.67, i64 %.154
  %sunkaddr402 = getelementptr i8, ptr %sunkaddr401, i64 48
  store double %.1036.us.4.epil, ptr %sunkaddr402, align 8
  %.899.us.5 = getelementptr i8, ptr %arg.c.20, i64 40
  %.900.us.5 = load double, ptr %.899.us.5, align 8
  %.idx795 = mul i64 %.135, 40
  br i1 %68, label %B868.us.5.epil.preheader, label %B866.B944_crit_edge.us.4.B866.B944_crit_edge.us.4.new_crit_edge

B866.B944_crit_edge.us.4.B866.B944_crit_edge.us.4.new_crit_edge:
  %.pre71 = and i64 %.135, %const
  br label %B866.B944_crit_edge.us.4.new

B866.B944_crit_edge.us.4.new:
  %unroll_iter90.pre-phi = phi i64 [ %.pre71, %B866.B944_crit_edge.us.4.B866.B944_crit_edge.us.4.new_crit_edge ], [ %unroll_iter83.pre-phi, %B866.B944_crit_edge.us.4.thread ]
  %.idx79561 = phi i64 [ %.idx795, %B866.B944_crit_edge.us.4.B866.B944_crit_edge.us.4.new_crit_edge ], [ %.idx79558, %B866.B944_crit_edge.us.4.thread ]
  %.900.us.560 = phi double [ %.900.us.5, %B866.B944_crit_edge.us.4.B866.B944_crit_edge.us.4.new_crit_edge ], [ %.900.us.557, %B866.B944_crit_edge.us.4.thread ]
  %69 = getelementptr i8, ptr %arg.c.19, i64 %.idx79561
  %scevgep153 = getelementptr i8, ptr %69, i64 24
  br label %B868.us.5

B868.us.5:
  %total.4.1736.us.5 = phi double [ %.900.us.560, %B866.B944_crit_edge.us.4.new ], [ %.1036.us.5.3, %B868.us.5 ]
  %.990732734.us.5 = phi i64 [ 0, %B866.B944_crit_edge.us.4.new ], [ %.997.us.5.3, %B868.us.5 ]
  %70 = shl i64 %.990732734.us.5, 3
  %scevgep159 = getelementptr i8, ptr %scevgep153, i64 %70
  %scevgep160 = getelementptr i8, ptr %scevgep159, i64 -24
  %.1029.us.5 = load double, ptr %scevgep160, align 8
  %sunkaddr260 = mul i64 %.990732734.us.5, 8
  %sunkaddr261 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr260
  %.1033.us.5 = load double, ptr %sunkaddr261, align 8
  %.1034.us.5 = fmul double %.1029.us.5, %.1033.us.5
  %.1036.us.5 = fadd double %total.4.1736.us.5, %.1034.us.5
  %71 = shl i64 %.990732734.us.5, 3
  %scevgep68 = getelementptr i8, ptr %scevgep153, i64 %71
  %scevgep69 = getelementptr i8, ptr %scevgep68, i64 -16
  %.1029.us.5.1 = load double, ptr %scevgep69, align 8
  %sunkaddr262 = mul i64 %.990732734.us.5, 8
  %sunkaddr263 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr262
  %sunkaddr264 = getelementptr i8, ptr %sunkaddr263, i64 8
  %.1033.us.5.1 = load double, ptr %sunkaddr264, align 8
  %.1034.us.5.1 = fmul double %.1029.us.5.1, %.1033.us.5.1
  %.1036.us.5.1 = fadd double %.1036.us.5, %.1034.us.5.1
  %72 = shl i64 %.990732734.us.5, 3
  %scevgep66 = getelementptr i8, ptr %scevgep153, i64 %72
  %scevgep67 = getelementptr i8, ptr %scevgep66, i64 -8
  %.1029.us.5.2 = load double, ptr %scevgep67, align 8
  %sunkaddr265 = mul i64 %.990732734.us.5, 8
  %sunkaddr266 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr265
  %sunkaddr267 = getelementptr i8, ptr %sunkaddr266, i64 16
  %.1033.us.5.2 = load double, ptr %sunkaddr267, align 8
  %.1034.us.5.2 = fmul double %.1029.us.5.2, %.1033.us.5.2
  %.1036.us.5.2 = fadd double %.1036.us.5.1, %.1034.us.5.2
  %.997.us.5.3 = add nuw i64 %.990732734.us.5, 4
  %.1029.us.5.3 = load double, ptr %scevgep159, align 8
  %sunkaddr268 = mul i64 %.990732734.us.5, 8
  %sunkaddr269 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr268
  %sunkaddr270 = getelementptr i8, ptr %sunkaddr269, i64 24
  %.1033.us.5.3 = load double, ptr %sunkaddr270, align 8
  %.1034.us.5.3 = fmul double %.1029.us.5.3, %.1033.us.5.3
  %.1036.us.5.3 = fadd double %.1036.us.5.2, %.1034.us.5.3
  %niter91.ncmp.3 = icmp eq i64 %unroll_iter90.pre-phi, %.997.us.5.3
  br i1 %niter91.ncmp.3, label %B962.endif.thread.unr-lcssa, label %B868.us.5

B962.endif:
  %sunkaddr415 = getelementptr i8, ptr %.67, i64 %.154
  %sunkaddr416 = getelementptr i8, ptr %sunkaddr415, i64 16
  store double %.900, ptr %sunkaddr416, align 8
  %.899.1 = getelementptr i8, ptr %arg.c.20, i64 8
  %.900.1 = load double, ptr %.899.1, align 8
  %sunkaddr419 = getelementptr i8, ptr %sunkaddr415, i64 24
  store double %.900.1, ptr %sunkaddr419, align 8
  %.899.2 = getelementptr i8, ptr %arg.c.20, i64 16
  %.900.2 = load double, ptr %.899.2, align 8
  %sunkaddr422 = getelementptr i8, ptr %sunkaddr415, i64 32
  store double %.900.2, ptr %sunkaddr422, align 8
  %.899.3 = getelementptr i8, ptr %arg.c.20, i64 24
  %.900.3 = load double, ptr %.899.3, align 8
  %sunkaddr425 = getelementptr i8, ptr %sunkaddr415, i64 40
  store double %.900.3, ptr %sunkaddr425, align 8
  %.899.4 = getelementptr i8, ptr %arg.c.20, i64 32
  %.900.4 = load double, ptr %.899.4, align 8
  %sunkaddr428 = getelementptr i8, ptr %sunkaddr415, i64 48
  store double %.900.4, ptr %sunkaddr428, align 8
  %.899.5 = getelementptr i8, ptr %arg.c.20, i64 40
  %.900.5 = load double, ptr %.899.5, align 8
  %sunkaddr431 = getelementptr i8, ptr %sunkaddr415, i64 56
  store double %.900.5, ptr %sunkaddr431, align 8
  %.1064 = load double, ptr %arg.c.11, align 8
  store double %.1064, ptr %.70, align 8
  %.1151766.not = icmp slt i64 %arg.c.56, 1
  br i1 %.1151766.not, label %B1218, label %B1036.endif.preheader

B962.endif.thread.unr-lcssa:
  %lcmp.mod87.not = icmp eq i64 %xtraiter20, 0
  br i1 %lcmp.mod87.not, label %B962.endif.thread, label %B868.us.5.epil.preheader

B868.us.5.epil.preheader:
  %.idx79562 = phi i64 [ %.idx795, %B866.B944_crit_edge.us.4 ], [ %.idx79561, %B962.endif.thread.unr-lcssa ]
  %total.4.1736.us.5.epil.init = phi double [ %.900.us.5, %B866.B944_crit_edge.us.4 ], [ %.1036.us.5.3, %B962.endif.thread.unr-lcssa ]
  %.990732734.us.5.epil.init = phi i64 [ 0, %B866.B944_crit_edge.us.4 ], [ %unroll_iter90.pre-phi, %B962.endif.thread.unr-lcssa ]
  %73 = shl i64 %.990732734.us.5.epil.init, 3
  %scevgep149 = getelementptr i8, ptr %arg.c.41, i64 %73
  %74 = getelementptr i8, ptr %arg.c.19, i64 %.idx79562
  %scevgep151 = getelementptr i8, ptr %74, i64 %73
  br label %B868.us.5.epil

B868.us.5.epil:
  %total.4.1736.us.5.epil = phi double [ %total.4.1736.us.5.epil.init, %B868.us.5.epil.preheader ], [ %.1036.us.5.epil, %B868.us.5.epil ]
  %epil.iter86 = phi i64 [ 0, %B868.us.5.epil.preheader ], [ %epil.iter86.next, %B868.us.5.epil ]
  %75 = shl i64 %epil.iter86, 3
  %scevgep157 = getelementptr i8, ptr %scevgep151, i64 %75
  %.1029.us.5.epil = load double, ptr %scevgep157, align 8
  %scevgep155 = getelementptr i8, ptr %scevgep149, i64 %75
  %.1033.us.5.epil = load double, ptr %scevgep155, align 8
  %.1034.us.5.epil = fmul double %.1029.us.5.epil, %.1033.us.5.epil
  %.1036.us.5.epil = fadd double %total.4.1736.us.5.epil, %.1034.us.5.epil
  %epil.iter86.next = add i64 %epil.iter86, 1
  %epil.iter86.cmp.not = icmp eq i64 %xtraiter20, %epil.iter86.next
  br i1 %epil.iter86.cmp.not, label %B962.endif.thread, label %B868.us.5.epil

B962.endif.thread:
  %.1036.us.5.lcssa = phi double [ %.1036.us.5.3, %B962.endif.thread.unr-lcssa ], [ %.1036.us.5.epil, %B868.us.5.epil ]
  %sunkaddr433 = getelementptr i8, ptr %.67, i64 %.154
  %sunkaddr434 = getelementptr i8, ptr %sunkaddr433, i64 56
  store double %.1036.us.5.lcssa, ptr %sunkaddr434, align 8
  %.1064796 = load double, ptr %arg.c.11, align 8
  store double %.1064796, ptr %.70, align 8
  %.1151766.not797 = icmp slt i64 %arg.c.56, 1
  br i1 %.1151766.not797, label %B1218, label %B1036.endif.us.preheader

B1036.endif.us.preheader:
  %.1195798 = add nuw nsw i64 %.135, 1
  %unroll_iter97 = and i64 %.135, %const
  %scevgep124 = getelementptr i8, ptr %arg.c.21, i64 32
  %76 = shl i64 %.135, 3
  %77 = add i64 %76, 8
  %scevgep144 = getelementptr i8, ptr %arg.c.21, i64 8
  br label %B1036.endif.us

B1036.endif.preheader:
  %xtraiter99 = and i64 %arg.c.56, 3
  %78 = icmp samesign ult i64 %arg.c.56, 4
  br i1 %78, label %B1036.endif.preheader.B1036.endif.epil.preheader_crit_edge, label %B1036.endif.preheader.new

B1036.endif.preheader.B1036.endif.epil.preheader_crit_edge:
  %.pre = shl i64 %.135, 3
  br label %B1036.endif.epil.preheader

B1036.endif.preheader.new:
  %unroll_iter103 = and i64 %arg.c.56, %const
  %79 = mul i64 %.135, 24
  %80 = shl i64 %.135, 5
  %81 = shl i64 %.135, 4
  %sunkaddr448 = shl i64 %.135, 3
  %82 = add nsw i64 %arg.c.56, -4
  %83 = lshr i64 %82, 2
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %B1036.endif.epil.preheader85, label %B1036.endif.preheader.new.new

B1036.endif.preheader.new.new:
  %85 = add nuw nsw i64 %83, 1
  %86 = mul i64 %.135, 56
  %87 = mul i64 %.135, 48
  %88 = mul i64 %.135, 40
  %89 = lshr i64 %85, 1
  %90 = mul nsw i64 %89, -2
  br label %B1036.endif

B1036.endif.us:
  %lsr.iv145 = phi ptr [ %scevgep144, %B1036.endif.us.preheader ], [ %scevgep146, %B1106.B1196_crit_edge.us ]
  %lsr.iv125 = phi ptr [ %scevgep124, %B1036.endif.us.preheader ], [ %scevgep126, %B1106.B1196_crit_edge.us ]
  %.1157761767.us = phi i64 [ 0, %B1036.endif.us.preheader ], [ %.1164.us, %B1106.B1196_crit_edge.us ]
  %91 = icmp ult i64 %.135, 4
  %.1197.us = mul nuw nsw i64 %.1157761767.us, %.1195798
  %.1198.us = getelementptr double, ptr %arg.c.21, i64 %.1197.us
  %.1199.us = load double, ptr %.1198.us, align 8
  br i1 %91, label %B1108.us.epil.preheader, label %B1108.us.preheader

B1108.us.preheader:
  br label %B1108.us

B1108.us:
  %total.5.1757.us = phi double [ %.1337.us.3, %B1108.us ], [ %.1199.us, %B1108.us.preheader ]
  %.1289753755.us = phi i64 [ %.1296.us.3, %B1108.us ], [ 0, %B1108.us.preheader ]
  %92 = shl i64 %.1289753755.us, 3
  %scevgep132 = getelementptr i8, ptr %lsr.iv125, i64 %92
  %scevgep133 = getelementptr i8, ptr %scevgep132, i64 -24
  %.1330.us = load double, ptr %scevgep133, align 8
  %sunkaddr271 = mul i64 %.1289753755.us, 8
  %sunkaddr272 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr271
  %.1334.us = load double, ptr %sunkaddr272, align 8
  %.1335.us = fmul double %.1330.us, %.1334.us
  %.1337.us = fadd double %total.5.1757.us, %.1335.us
  %93 = shl i64 %.1289753755.us, 3
  %scevgep56 = getelementptr i8, ptr %lsr.iv125, i64 %93
  %scevgep57 = getelementptr i8, ptr %scevgep56, i64 -16
  %.1330.us.1 = load double, ptr %scevgep57, align 8
  %sunkaddr273 = mul i64 %.1289753755.us, 8
  %sunkaddr274 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr273
  %sunkaddr275 = getelementptr i8, ptr %sunkaddr274, i64 8
  %.1334.us.1 = load double, ptr %sunkaddr275, align 8
  %.1335.us.1 = fmul double %.1330.us.1, %.1334.us.1
  %.1337.us.1 = fadd double %.1337.us, %.1335.us.1
  %94 = shl i64 %.1289753755.us, 3
  %scevgep54 = getelementptr i8, ptr %lsr.iv125, i64 %94
  %scevgep55 = getelementptr i8, ptr %scevgep54, i64 -8
  %.1330.us.2 = load double, ptr %scevgep55, align 8
  %sunkaddr276 = mul i64 %.1289753755.us, 8
  %sunkaddr277 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr276
  %sunkaddr278 = getelementptr i8, ptr %sunkaddr277, i64 16
  %.1334.us.2 = load double, ptr %sunkaddr278, align 8
  %.1335.us.2 = fmul double %.1330.us.2, %.1334.us.2
  %.1337.us.2 = fadd double %.1337.us.1, %.1335.us.2
  %.1296.us.3 = add nuw i64 %.1289753755.us, 4
  %.1330.us.3 = load double, ptr %scevgep132, align 8
  %sunkaddr279 = mul i64 %.1289753755.us, 8
  %sunkaddr280 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr279
  %sunkaddr281 = getelementptr i8, ptr %sunkaddr280, i64 24
  %.1334.us.3 = load double, ptr %sunkaddr281, align 8
  %.1335.us.3 = fmul double %.1330.us.3, %.1334.us.3
  %.1337.us.3 = fadd double %.1337.us.2, %.1335.us.3
  %niter98.ncmp.3 = icmp eq i64 %unroll_iter97, %.1296.us.3
  br i1 %niter98.ncmp.3, label %B1106.B1196_crit_edge.us.unr-lcssa, label %B1108.us

B1106.B1196_crit_edge.us.unr-lcssa:
  %95 = icmp eq i64 %xtraiter20, 0
  br i1 %95, label %B1106.B1196_crit_edge.us, label %B1108.us.epil.preheader

B1108.us.epil.preheader:
  %total.5.1757.us.epil.init = phi double [ %.1199.us, %B1036.endif.us ], [ %.1337.us.3, %B1106.B1196_crit_edge.us.unr-lcssa ]
  %.1289753755.us.epil.init = phi i64 [ 0, %B1036.endif.us ], [ %unroll_iter97, %B1106.B1196_crit_edge.us.unr-lcssa ]
  %96 = shl i64 %.1289753755.us.epil.init, 3
  %scevgep142 = getelementptr i8, ptr %arg.c.41, i64 %96
  %scevgep147 = getelementptr i8, ptr %lsr.iv145, i64 %96
  br label %B1108.us.epil

B1108.us.epil:
  %total.5.1757.us.epil = phi double [ %total.5.1757.us.epil.init, %B1108.us.epil.preheader ], [ %.1337.us.epil, %B1108.us.epil ]
  %epil.iter93 = phi i64 [ 0, %B1108.us.epil.preheader ], [ %epil.iter93.next, %B1108.us.epil ]
  %97 = shl i64 %epil.iter93, 3
  %scevgep154 = getelementptr i8, ptr %scevgep147, i64 %97
  %.1330.us.epil = load double, ptr %scevgep154, align 8
  %scevgep145 = getelementptr i8, ptr %scevgep142, i64 %97
  %.1334.us.epil = load double, ptr %scevgep145, align 8
  %.1335.us.epil = fmul double %.1330.us.epil, %.1334.us.epil
  %.1337.us.epil = fadd double %total.5.1757.us.epil, %.1335.us.epil
  %epil.iter93.next = add i64 %epil.iter93, 1
  %epil.iter93.cmp.not = icmp eq i64 %xtraiter20, %epil.iter93.next
  br i1 %epil.iter93.cmp.not, label %B1106.B1196_crit_edge.us, label %B1108.us.epil

B1106.B1196_crit_edge.us:
  %.1337.us.lcssa = phi double [ %.1337.us.3, %B1106.B1196_crit_edge.us.unr-lcssa ], [ %.1337.us.epil, %B1108.us.epil ]
  %.1164.us = add nuw nsw i64 %.1157761767.us, 1
  %.1349.us = getelementptr double, ptr %arg.c.6, i64 %.1157761767.us
  store double %.1337.us.lcssa, ptr %.1349.us, align 8
  %scevgep126 = getelementptr i8, ptr %lsr.iv125, i64 %77
  %scevgep146 = getelementptr i8, ptr %lsr.iv145, i64 %77
  %exitcond791.not = icmp eq i64 %.1164.us, %arg.c.56
  br i1 %exitcond791.not, label %B1218, label %B1036.endif.us

B1036.endif:
  %lsr.iv21 = phi i64 [ %lsr.iv.next22, %B1036.endif ], [ %90, %B1036.endif.preheader.new.new ]
  %lsr.iv111 = phi ptr [ %scevgep112.1, %B1036.endif ], [ %arg.c.21, %B1036.endif.preheader.new.new ]
  %.1157761767 = phi i64 [ %.1164.3.1, %B1036.endif ], [ 0, %B1036.endif.preheader.new.new ]
  %.1199 = load double, ptr %lsr.iv111, align 8
  %sunkaddr282 = mul i64 %.1157761767, 8
  %sunkaddr283 = getelementptr i8, ptr %arg.c.6, i64 %sunkaddr282
  store double %.1199, ptr %sunkaddr283, align 8
  %sunkaddr284 = getelementptr i8, ptr %lsr.iv111, i64 %sunkaddr448
  %sunkaddr285 = getelementptr i8, ptr %sunkaddr284, i64 8
  %.1199.1 = load double, ptr %sunkaddr285, align 8
  %sunkaddr286 = mul i64 %.1157761767, 8
  %sunkaddr287 = getelementptr i8, ptr %arg.c.6, i64 %sunkaddr286
  %sunkaddr288 = getelementptr i8, ptr %sunkaddr287, i64 8
  store double %.1199.1, ptr %sunkaddr288, align 8
  %sunkaddr289 = getelementptr i8, ptr %lsr.iv111, i64 %81
  %sunkaddr290 = getelementptr i8, ptr %sunkaddr289, i64 16
  %.1199.2 = load double, ptr %sunkaddr290, align 8
  %sunkaddr291 = mul i64 %.1157761767, 8
  %sunkaddr292 = getelementptr i8, ptr %arg.c.6, i64 %sunkaddr291
  %sunkaddr293 = getelementptr i8, ptr %sunkaddr292, i64 16
  store double %.1199.2, ptr %sunkaddr293, align 8
  %sunkaddr294 = getelementptr i8, ptr %lsr.iv111, i64 %79
  %sunkaddr295 = getelementptr i8, ptr %sunkaddr294, i64 24
  %.1199.3 = load double, ptr %sunkaddr295, align 8
  %sunkaddr296 = mul i64 %.1157761767, 8
  %sunkaddr297 = getelementptr i8, ptr %arg.c.6, i64 %sunkaddr296
  %sunkaddr298 = getelementptr i8, ptr %sunkaddr297, i64 24
  store double %.1199.3, ptr %sunkaddr298, align 8
  %98 = getelementptr i8, ptr %lsr.iv111, i64 %80
  %sunkaddr299 = getelementptr i8, ptr %lsr.iv111, i64 %80
  %sunkaddr300 = getelementptr i8, ptr %sunkaddr299, i64 32
  %.1199.192 = load double, ptr %sunkaddr300, align 8
  %sunkaddr301 = mul i64 %.1157761767, 8
  %sunkaddr302 = getelementptr i8, ptr %arg.c.6, i64 %sunkaddr301
  %sunkaddr303 = getelementptr i8, ptr %sunkaddr302, i64 32
  store double %.1199.192, ptr %sunkaddr303, align 8
  %sunkaddr304 = getelementptr i8, ptr %lsr.iv111, i64 %88
  %sunkaddr305 = getelementptr i8, ptr %sunkaddr304, i64 40
  %.1199.1.1 = load double, ptr %sunkaddr305, align 8
  %sunkaddr306 = mul i64 %.1157761767, 8
  %sunkaddr307 = getelementptr i8, ptr %arg.c.6, i64 %sunkaddr306
  %sunkaddr308 = getelementptr i8, ptr %sunkaddr307, i64 40
  store double %.1199.1.1, ptr %sunkaddr308, align 8
  %sunkaddr309 = getelementptr i8, ptr %lsr.iv111, i64 %87
  %sunkaddr310 = getelementptr i8, ptr %sunkaddr309, i64 48
  %.1199.2.1 = load double, ptr %sunkaddr310, align 8
  %sunkaddr311 = mul i64 %.1157761767, 8
  %sunkaddr312 = getelementptr i8, ptr %arg.c.6, i64 %sunkaddr311
  %sunkaddr313 = getelementptr i8, ptr %sunkaddr312, i64 48
  store double %.1199.2.1, ptr %sunkaddr313, align 8
  %.1164.3.1 = add i64 %.1157761767, 8
  %sunkaddr314 = getelementptr i8, ptr %lsr.iv111, i64 %86
  %sunkaddr315 = getelementptr i8, ptr %sunkaddr314, i64 56
  %.1199.3.1 = load double, ptr %sunkaddr315, align 8
  %sunkaddr316 = mul i64 %.1164.3.1, 8
  %sunkaddr317 = getelementptr i8, ptr %arg.c.6, i64 %sunkaddr316
  %sunkaddr318 = getelementptr i8, ptr %sunkaddr317, i64 -8
  store double %.1199.3.1, ptr %sunkaddr318, align 8
  %99 = getelementptr i8, ptr %98, i64 %80
  %scevgep112.1 = getelementptr i8, ptr %99, i64 64
  %lsr.iv.next22 = add i64 %lsr.iv21, 2
  %niter.ncmp.193 = icmp eq i64 %lsr.iv.next22, 0
  br i1 %niter.ncmp.193, label %B1218.loopexit.unr-lcssa.unr-lcssa, label %B1036.endif
}

define internal i32 @part3(ptr %retptr, ptr %excinfo, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, ptr %arg.c.29, ptr %arg.c.30, ptr %arg.c.31, ptr %arg.c.32, ptr %arg.c.33, ptr %arg.c.34, ptr %arg.c.35, ptr %arg.c.36, ptr %arg.c.37, ptr %arg.c.38, ptr %arg.c.39, ptr %arg.c.40, ptr %arg.c.41, ptr %arg.c.42, ptr %arg.c.43, ptr %arg.c.44, ptr %arg.c.45, ptr %arg.c.46, ptr %arg.c.47, ptr %arg.c.48, ptr %arg.c.49, ptr %arg.c.50, i64 %arg.c.51, i64 %arg.c.52, i64 %arg.c.53, i64 %arg.c.54, i64 %arg.c.55, i64 %arg.c.56, i64 %arg.c.57, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9) {
B0:
  %.157 = alloca ptr, align 8
  %excinfo.3 = alloca ptr, align 8
  store ptr null, ptr %excinfo.3, align 8
  %.206 = alloca i8, align 1
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.71.i = getelementptr i8, ptr %arg.c.0, i64 128
  %.72.i = load i64, ptr %.71.i, align 8
  %.73.not.i = icmp eq i64 %.72.i, 0
  br i1 %.73.not.i, label %B0.endif, label %B44.i

B44.i:
  %sunkaddr1.i = getelementptr i8, ptr %arg.c.0, i64 136
  %.87.i = load i64, ptr %sunkaddr1.i, align 8
  %sunkaddr3.i = getelementptr i8, ptr %arg.c.0, i64 144
  %.94.i = load i64, ptr %sunkaddr3.i, align 8
  %sunkaddr5.i = getelementptr i8, ptr %arg.c.0, i64 152
  %.105.i = load i64, ptr %sunkaddr5.i, align 8
  %.106.i = inttoptr i64 %.87.i to ptr
  %.107.i = inttoptr i64 %.94.i to ptr
  %.108.i = inttoptr i64 %.105.i to ptr
  %.109.i = inttoptr i64 %.72.i to ptr
  tail call void %.109.i(ptr %.106.i, ptr %.107.i, ptr %.108.i)
  br label %B0.endif

B170:
  store i8 0, ptr %.206, align 1
  %.210 = call i32 @part8(ptr %.206, ptr %excinfo.4, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, ptr %arg.c.29, ptr %arg.c.30, ptr %arg.c.31, ptr %arg.c.32, ptr %arg.c.33, ptr %arg.c.34, ptr %arg.c.35, ptr %arg.c.36, ptr %arg.c.37, ptr %arg.c.38, ptr %arg.c.39, ptr %arg.c.40, ptr %arg.c.41, ptr %arg.c.42, ptr %arg.c.43, ptr %arg.c.44, ptr %arg.c.45, ptr %arg.c.46, ptr %arg.c.47, ptr %arg.c.48, ptr %arg.c.49, ptr %arg.c.50, i64 %arg.c.51, i64 %arg.c.52, i64 %arg.c.53, i64 %arg.c.54, i64 %arg.c.55, i64 %arg.c.56, i64 %arg.c.57, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9)
  %.220 = load i8, ptr %.206, align 1
  %.223 = icmp ne i8 %.220, 0
  %cond21 = icmp eq i32 %.210, 0
  br i1 %cond21, label %B200.endif, label %B170.endif.if.if

B298:
  %lsr.iv90 = phi ptr [ %arg.c.41, %B298.lr.ph ], [ %scevgep91, %B1268 ]
  %lsr.iv82 = phi ptr [ %scevgep81, %B298.lr.ph ], [ %scevgep83, %B1268 ]
  %lsr.iv75 = phi ptr [ %arg.c.14, %B298.lr.ph ], [ %scevgep76, %B1268 ]
  %lsr.iv71 = phi ptr [ %arg.c.29, %B298.lr.ph ], [ %scevgep72, %B1268 ]
  %lsr.iv63 = phi ptr [ %scevgep62, %B298.lr.ph ], [ %scevgep64, %B1268 ]
  %lsr.iv54 = phi ptr [ %scevgep53, %B298.lr.ph ], [ %scevgep55, %B1268 ]
  %.348494499 = phi i64 [ 0, %B298.lr.ph ], [ %.355, %B1268 ]
  %.355 = add nuw nsw i64 %.348494499, 1
  %.408 = getelementptr i64, ptr %arg.c.32, i64 %.348494499
  %.409 = load i64, ptr %.408, align 8
  %.410 = icmp eq i64 %.409, 0
  br i1 %.410, label %B366, label %B1268

B366:
  %.415 = getelementptr i64, ptr %arg.c.28, i64 %.348494499
  %.416 = load i64, ptr %.415, align 8
  %.417 = icmp eq i64 %.416, 0
  br i1 %.417, label %B410, label %B482

B410:
  %.158.i = load double, ptr %arg.c.39, align 8
  %.165.i = getelementptr i64, ptr %arg.c.33, i64 %.348494499
  %.166.i = load i64, ptr %.165.i, align 8
  %.167.not.i = icmp eq i64 %.166.i, 0
  br i1 %.167.not.i, label %B370.i, label %B304.i

B304.i:
  %.176.i = getelementptr double, ptr %arg.c.16, i64 %.348494499
  %.177.i = load double, ptr %.176.i, align 8
  %0 = fdiv double %.177.i, %.158.i
  %.188.i = fsub double 1.000000e+00, %0
  br label %B1268

B370.i:
  %.70.i = shl nuw nsw i64 %.348494499, 1
  %.85.i = or disjoint i64 %.70.i, 1
  %.86.i = getelementptr double, ptr %arg.c.18, i64 %.85.i
  %.87.i1 = load double, ptr %.86.i, align 8
  %.88.i = tail call double @llvm.fabs.f64(double %.87.i1)
  %.94.i2 = getelementptr double, ptr %arg.c.38, i64 %.85.i
  %.95.i = load double, ptr %.94.i2, align 8
  %.96.i = fsub double %.88.i, %.95.i
  %.71.i3 = getelementptr double, ptr %arg.c.18, i64 %.70.i
  %.72.i4 = load double, ptr %.71.i3, align 8
  %.73.i = tail call double @llvm.fabs.f64(double %.72.i4)
  %.78.i = getelementptr double, ptr %arg.c.38, i64 %.70.i
  %.79.i = load double, ptr %.78.i, align 8
  %.80.i = fsub double %.73.i, %.79.i
  %.12.i.i = fcmp ogt double %.96.i, %.80.i
  %.13.i.i = select i1 %.12.i.i, double %.96.i, double %.80.i
  %.192.i = fcmp ogt double %.13.i.i, 0.000000e+00
  %.202.i = getelementptr double, ptr %arg.c.16, i64 %.348494499
  %.203.i = load double, ptr %.202.i, align 8
  %.12.i1.i = fcmp ogt double %.13.i.i, %.203.i
  %1 = select i1 %.192.i, i1 %.12.i1.i, i1 false
  %"$phi472.2.2.0.i" = select i1 %1, double %.13.i.i, double %.203.i
  %.260.i = fdiv double %"$phi472.2.2.0.i", %.158.i
  %.265.i = fadd double %.260.i, 1.000000e-03
  br label %B1268

B482:
  %.499 = shl nuw nsw i64 %.348494499, 1
  %.500 = getelementptr double, ptr %arg.c.38, i64 %.499
  %.501 = load double, ptr %.500, align 8
  %.502 = fcmp ueq double %.501, 0x7FF0000000000000
  br i1 %.502, label %B822, label %B542.endif

B822:
  %way.4.2 = phi double [ %.596, %B542.endif ], [ 1.000000e+00, %B482 ]
  %.609 = getelementptr i64, ptr %arg.c.34, i64 %.348494499
  %.610 = load i64, ptr %.609, align 8
  %.611 = icmp eq i64 %.610, 0
  br i1 %.611, label %B856, label %B1046

B856:
  %.617 = mul nsw i64 %.348494499, %arg.c.55
  %2 = getelementptr double, ptr %arg.c.41, i64 %.617
  %.619 = getelementptr i8, ptr %2, i64 16
  %.620 = load double, ptr %.619, align 8
  %.624 = getelementptr double, ptr %arg.c.37, i64 %.348494499
  %.625 = load double, ptr %.624, align 8
  %.629 = fdiv double %.620, %.625
  %.630 = fadd double %.629, 1.000000e+00
  br label %B1046

B1046:
  %push.3.2476 = phi double [ %.630, %B856 ], [ 1.000000e+00, %B822 ]
  %"$phi1046.2.2.2" = phi double [ %.620, %B856 ], [ 1.000000e+00, %B822 ]
  %.638478.in = getelementptr double, ptr %arg.c.36, i64 %.348494499
  %.638478 = load double, ptr %.638478.in, align 8
  %.670 = fmul double %"$phi1046.2.2.2", %.638478
  %.683 = icmp eq i64 %.416, 1
  br i1 %.683, label %B1096, label %B1182

B1096:
  %3 = icmp slt i64 %arg.c.55, 1
  br i1 %3, label %B1096.endif, label %B74.peel.i

B74.peel.i:
  %4 = icmp eq i64 %arg.c.55, 1
  %.207.i = mul nuw nsw i64 %.348494499, %arg.c.55
  %5 = getelementptr double, ptr %arg.c.41, i64 %.207.i
  %.214.peel.i = load double, ptr %5, align 8
  %.147.i.i = fmul double %.214.peel.i, %.214.peel.i
  br i1 %4, label %B1096.endif, label %B74.peel132.i

B74.peel132.i:
  %6 = icmp eq i64 %32, 2
  %sunkaddr.i = shl i64 %.207.i, 3
  %sunkaddr40.i = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr.i
  %sunkaddr41.i = getelementptr i8, ptr %sunkaddr40.i, i64 8
  %.214.peel134.i = load double, ptr %sunkaddr41.i, align 8
  %.147.i14.i = fmul double %.214.peel134.i, %.214.peel134.i
  %.240.peel138.i = fadd double %.147.i.i, %.147.i14.i
  br i1 %6, label %B1096.endif, label %B74.preheader.i

B74.preheader.i:
  %7 = icmp ult i64 %arg.c.55, 7
  br i1 %7, label %B74.epil.preheader.i, label %B74.i.preheader

B74.i.preheader:
  br label %B74.i

B74.i:
  %lsr.iv79 = phi i64 [ %lsr.iv.next80, %B74.i ], [ 0, %B74.i.preheader ]
  %total.2.0125.i = phi double [ %.240.3.i, %B74.i ], [ %.240.peel138.i, %B74.i.preheader ]
  %8 = shl i64 %lsr.iv79, 3
  %scevgep84 = getelementptr i8, ptr %lsr.iv82, i64 %8
  %scevgep89 = getelementptr i8, ptr %scevgep84, i64 -24
  %.214.i = load double, ptr %scevgep89, align 8
  %.147.i26.i = fmul double %.214.i, %.214.i
  %.240.i = fadd double %total.2.0125.i, %.147.i26.i
  %9 = shl i64 %lsr.iv79, 3
  %scevgep43 = getelementptr i8, ptr %lsr.iv82, i64 %9
  %scevgep44 = getelementptr i8, ptr %scevgep43, i64 -16
  %.214.1.i = load double, ptr %scevgep44, align 8
  %.147.i26.1.i = fmul double %.214.1.i, %.214.1.i
  %.240.1.i = fadd double %.240.i, %.147.i26.1.i
  %10 = shl i64 %lsr.iv79, 3
  %scevgep39 = getelementptr i8, ptr %lsr.iv82, i64 %10
  %scevgep40 = getelementptr i8, ptr %scevgep39, i64 -8
  %.214.2.i = load double, ptr %scevgep40, align 8
  %.147.i26.2.i = fmul double %.214.2.i, %.214.2.i
  %.240.2.i = fadd double %.240.1.i, %.147.i26.2.i
  %.214.3.i = load double, ptr %scevgep84, align 8
  %.147.i26.3.i = fmul double %.214.3.i, %.214.3.i
  %.240.3.i = fadd double %.240.2.i, %.147.i26.3.i
  %lsr.iv.next80 = add nuw nsw i64 %lsr.iv79, 4
  %niter.ncmp.3.i = icmp eq i64 %34, %lsr.iv.next80
  br i1 %niter.ncmp.3.i, label %common.ret.loopexit.unr-lcssa.i, label %B74.i

common.ret.loopexit.unr-lcssa.i:
  %11 = icmp eq i64 %xtraiter.i7, 0
  br i1 %11, label %B1096.endif, label %B74.epil.preheader.i

B74.epil.preheader.i:
  %total.2.0125.epil.init.i = phi double [ %.240.peel138.i, %B74.preheader.i ], [ %.240.3.i, %common.ret.loopexit.unr-lcssa.i ]
  %.162121123.epil.init.i = phi i64 [ 3, %B74.preheader.i ], [ %35, %common.ret.loopexit.unr-lcssa.i ]
  %12 = shl i64 %.162121123.epil.init.i, 3
  %scevgep92 = getelementptr i8, ptr %lsr.iv90, i64 %12
  br label %B74.epil.i

B74.epil.i:
  %total.2.0125.epil.i = phi double [ %.240.epil.i, %B74.epil.i ], [ %total.2.0125.epil.init.i, %B74.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B74.epil.i ], [ 0, %B74.epil.preheader.i ]
  %13 = shl i64 %epil.iter.i, 3
  %scevgep93 = getelementptr i8, ptr %scevgep92, i64 %13
  %.214.epil.i = load double, ptr %scevgep93, align 8
  %.147.i26.epil.i = fmul double %.214.epil.i, %.214.epil.i
  %.240.epil.i = fadd double %total.2.0125.epil.i, %.147.i26.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i7, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B1096.endif, label %B74.epil.i

B1182:
  %14 = icmp slt i64 %arg.c.55, 1
  br i1 %14, label %B1182.endif, label %B178.peel.i

B178.peel.i:
  %15 = icmp eq i64 %arg.c.55, 1
  %.206.i = mul nuw nsw i64 %.348494499, %arg.c.55
  %.209.peel.i = getelementptr double, ptr %arg.c.14, i64 %.206.i
  %.210.peel.i = load double, ptr %.209.peel.i, align 8
  %.221.peel.i = getelementptr double, ptr %arg.c.29, i64 %.206.i
  %.222.peel.i = load double, ptr %.221.peel.i, align 8
  %.223.peel.i = fmul double %.210.peel.i, %.222.peel.i
  %.225.peel.i = fadd double %.223.peel.i, 0.000000e+00
  br i1 %15, label %B1182.endif, label %B178.peel161.i

B178.peel161.i:
  %16 = icmp eq i64 %32, 2
  %.208.peel154.i = add nuw nsw i64 %.206.i, 1
  %.209.peel155.i = getelementptr double, ptr %arg.c.14, i64 %.208.peel154.i
  %.210.peel156.i = load double, ptr %.209.peel155.i, align 8
  %.221.peel157.i = getelementptr double, ptr %arg.c.29, i64 %.208.peel154.i
  %.222.peel158.i = load double, ptr %.221.peel157.i, align 8
  %.223.peel159.i = fmul double %.210.peel156.i, %.222.peel158.i
  %.225.peel160.i = fadd double %.225.peel.i, %.223.peel159.i
  br i1 %16, label %B1182.endif, label %B178.preheader.i

B178.preheader.i:
  %17 = icmp ult i64 %arg.c.55, 7
  br i1 %17, label %B178.epil.preheader.i, label %B178.i.preheader

B178.i.preheader:
  br label %B178.i

B178.i:
  %lsr.iv51 = phi i64 [ %lsr.iv.next52, %B178.i ], [ 0, %B178.i.preheader ]
  %total.2.0146.i = phi double [ %.225.3.i, %B178.i ], [ %.225.peel160.i, %B178.i.preheader ]
  %18 = shl i64 %lsr.iv51, 3
  %scevgep65 = getelementptr i8, ptr %lsr.iv63, i64 %18
  %scevgep70 = getelementptr i8, ptr %scevgep65, i64 -24
  %.210.i = load double, ptr %scevgep70, align 8
  %scevgep56 = getelementptr i8, ptr %lsr.iv54, i64 %18
  %scevgep61 = getelementptr i8, ptr %scevgep56, i64 -24
  %.222.i = load double, ptr %scevgep61, align 8
  %.223.i = fmul double %.210.i, %.222.i
  %.225.i = fadd double %total.2.0146.i, %.223.i
  %19 = shl i64 %lsr.iv51, 3
  %scevgep37 = getelementptr i8, ptr %lsr.iv63, i64 %19
  %scevgep38 = getelementptr i8, ptr %scevgep37, i64 -16
  %.210.1.i = load double, ptr %scevgep38, align 8
  %20 = shl i64 %lsr.iv51, 3
  %scevgep33 = getelementptr i8, ptr %lsr.iv54, i64 %20
  %scevgep34 = getelementptr i8, ptr %scevgep33, i64 -16
  %.222.1.i = load double, ptr %scevgep34, align 8
  %.223.1.i = fmul double %.210.1.i, %.222.1.i
  %.225.1.i = fadd double %.225.i, %.223.1.i
  %21 = shl i64 %lsr.iv51, 3
  %scevgep35 = getelementptr i8, ptr %lsr.iv63, i64 %21
  %scevgep36 = getelementptr i8, ptr %scevgep35, i64 -8
  %.210.2.i = load double, ptr %scevgep36, align 8
  %22 = shl i64 %lsr.iv51, 3
  %scevgep30 = getelementptr i8, ptr %lsr.iv54, i64 %22
  %scevgep31 = getelementptr i8, ptr %scevgep30, i64 -8
  %.222.2.i = load double, ptr %scevgep31, align 8
  %.223.2.i = fmul double %.210.2.i, %.222.2.i
  %.225.2.i = fadd double %.225.1.i, %.223.2.i
  %.210.3.i = load double, ptr %scevgep65, align 8
  %.222.3.i = load double, ptr %scevgep56, align 8
  %.223.3.i = fmul double %.210.3.i, %.222.3.i
  %.225.3.i = fadd double %.225.2.i, %.223.3.i
  %lsr.iv.next52 = add nuw nsw i64 %lsr.iv51, 4
  %niter.ncmp.3.i8 = icmp eq i64 %34, %lsr.iv.next52
  br i1 %niter.ncmp.3.i8, label %B180.loopexit.unr-lcssa.i, label %B178.i

B180.loopexit.unr-lcssa.i:
  %23 = icmp eq i64 %xtraiter.i7, 0
  br i1 %23, label %B1182.endif, label %B178.epil.preheader.i

B178.epil.preheader.i:
  %total.2.0146.epil.init.i = phi double [ %.225.peel160.i, %B178.preheader.i ], [ %.225.3.i, %B180.loopexit.unr-lcssa.i ]
  %.159142144.epil.init.i = phi i64 [ 3, %B178.preheader.i ], [ %35, %B180.loopexit.unr-lcssa.i ]
  %24 = shl i64 %.159142144.epil.init.i, 3
  %scevgep73 = getelementptr i8, ptr %lsr.iv71, i64 %24
  %scevgep77 = getelementptr i8, ptr %lsr.iv75, i64 %24
  br label %B178.epil.i

B178.epil.i:
  %total.2.0146.epil.i = phi double [ %.225.epil.i, %B178.epil.i ], [ %total.2.0146.epil.init.i, %B178.epil.preheader.i ]
  %epil.iter.i11 = phi i64 [ %epil.iter.next.i12, %B178.epil.i ], [ 0, %B178.epil.preheader.i ]
  %25 = shl i64 %epil.iter.i11, 3
  %scevgep78 = getelementptr i8, ptr %scevgep77, i64 %25
  %.210.epil.i = load double, ptr %scevgep78, align 8
  %scevgep74 = getelementptr i8, ptr %scevgep73, i64 %25
  %.222.epil.i = load double, ptr %scevgep74, align 8
  %.223.epil.i = fmul double %.210.epil.i, %.222.epil.i
  %.225.epil.i = fadd double %total.2.0146.epil.i, %.223.epil.i
  %epil.iter.next.i12 = add i64 %epil.iter.i11, 1
  %epil.iter.cmp.not.i13 = icmp eq i64 %xtraiter.i7, %epil.iter.next.i12
  br i1 %epil.iter.cmp.not.i13, label %B1182.endif, label %B178.epil.i

B1268:
  %push.2.1 = phi double [ 1.000000e+00, %B298 ], [ %push.3.2476, %B1096.endif ], [ %push.3.2476, %B1182.endif ], [ 1.000000e+00, %B304.i ], [ 1.000000e+00, %B370.i ]
  %left.3.1 = phi double [ 1.000000e+00, %B298 ], [ %.737, %B1096.endif ], [ %.813, %B1182.endif ], [ 1.000000e+00, %B304.i ], [ 1.000000e+00, %B370.i ]
  %way.3.1 = phi double [ 1.000000e+00, %B298 ], [ %way.4.2, %B1096.endif ], [ %way.4.2, %B1182.endif ], [ %.188.i, %B304.i ], [ %.265.i, %B370.i ]
  %"$phi1278.1.2.1" = select i1 %"$phi200.0.2.0", double %way.3.1, double -1.000000e+00
  %.841.idx = mul i64 %.348494499, 24
  %.841 = getelementptr i8, ptr %.256, i64 %.841.idx
  store double %"$phi1278.1.2.1", ptr %.841, align 8
  %.850 = getelementptr i8, ptr %.841, i64 8
  store double %push.2.1, ptr %.850, align 8
  %.861 = getelementptr i8, ptr %.841, i64 16
  store double %left.3.1, ptr %.861, align 8
  %scevgep55 = getelementptr i8, ptr %lsr.iv54, i64 %36
  %scevgep64 = getelementptr i8, ptr %lsr.iv63, i64 %36
  %scevgep72 = getelementptr i8, ptr %lsr.iv71, i64 %36
  %scevgep76 = getelementptr i8, ptr %lsr.iv75, i64 %36
  %scevgep83 = getelementptr i8, ptr %lsr.iv82, i64 %36
  %scevgep91 = getelementptr i8, ptr %lsr.iv90, i64 %36
  %exitcond.not = icmp eq i64 %.355, %arg.c.54
  br i1 %exitcond.not, label %B1342.endif, label %B298

B1550:
  %.989503505 = phi i64 [ %.996.3, %B1550 ], [ %.989503505.unr, %B1550.preheader25 ]
  %sunkaddr48 = mul i64 %.989503505, 8
  %sunkaddr49 = getelementptr i8, ptr %arg.c.30, i64 %sunkaddr48
  %.1024 = load i64, ptr %sunkaddr49, align 8
  %.1030 = sitofp i64 %.1024 to double
  %26 = shl i64 %.989503505, 3
  %scevgep15 = getelementptr i8, ptr %scevgep, i64 %26
  %scevgep16 = getelementptr i8, ptr %scevgep15, i64 -24
  store double %.1030, ptr %scevgep16, align 8
  %27 = shl i64 %.989503505, 3
  %sunkaddr = mul i64 %.989503505, 8
  %sunkaddr50 = getelementptr i8, ptr %arg.c.30, i64 %sunkaddr
  %sunkaddr53 = getelementptr i8, ptr %sunkaddr50, i64 8
  %.1024.1 = load i64, ptr %sunkaddr53, align 8
  %.1030.1 = sitofp i64 %.1024.1 to double
  %scevgep13 = getelementptr i8, ptr %scevgep, i64 %27
  %scevgep14 = getelementptr i8, ptr %scevgep13, i64 -16
  store double %.1030.1, ptr %scevgep14, align 8
  %28 = shl i64 %.989503505, 3
  %sunkaddr54 = mul i64 %.989503505, 8
  %sunkaddr55 = getelementptr i8, ptr %arg.c.30, i64 %sunkaddr54
  %sunkaddr56 = getelementptr i8, ptr %sunkaddr55, i64 16
  %.1024.2 = load i64, ptr %sunkaddr56, align 8
  %.1030.2 = sitofp i64 %.1024.2 to double
  %scevgep11 = getelementptr i8, ptr %scevgep, i64 %28
  %scevgep12 = getelementptr i8, ptr %scevgep11, i64 -8
  store double %.1030.2, ptr %scevgep12, align 8
  %.996.3 = add nuw nsw i64 %.989503505, 4
  %sunkaddr57 = mul i64 %.989503505, 8
  %sunkaddr58 = getelementptr i8, ptr %arg.c.30, i64 %sunkaddr57
  %sunkaddr59 = getelementptr i8, ptr %sunkaddr58, i64 24
  %.1024.3 = load i64, ptr %sunkaddr59, align 8
  %.1030.3 = sitofp i64 %.1024.3 to double
  store double %.1030.3, ptr %scevgep15, align 8
  %exitcond509.not.3 = icmp eq i64 %arg.c.54, %.996.3
  br i1 %exitcond509.not.3, label %B1608, label %B1550

common.ret:
  %common.ret.op = phi i32 [ 0, %B1608 ], [ %.161, %B0.endif.endif.if.if ], [ %.210, %B170.endif.if.if ]
  ret i32 %common.ret.op

B1608:
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B0.endif:
  %.79.i15 = getelementptr i8, ptr %arg.c.40, i64 16
  %.80.i16 = load i64, ptr %.79.i15, align 8
  %.81.not.i = icmp eq i64 %.80.i16, 0
  %.299.pre.i = load double, ptr %arg.c.1, align 8
  br i1 %.81.not.i, label %B238.i, label %B112.i

B112.i:
  %.89.i = load double, ptr %arg.c.49, align 8
  %.94.i17 = fcmp oeq double %.89.i, %.299.pre.i
  br i1 %.94.i17, label %B118.endif.i, label %B238.i

B160.i:
  %same.2.1272.i = phi i1 [ %same.2.1272.be.i, %B160.backedge.i ], [ true, %B160.preheader.i ]
  %.210268270.i = phi i64 [ %.217.i, %B160.backedge.i ], [ 0, %B160.preheader.i ]
  br i1 %same.2.1272.i, label %B226.i, label %B226.thread.i

B226.i:
  %29 = shl i64 %.210268270.i, 3
  %sunkaddr60 = mul i64 %.210268270.i, 8
  %sunkaddr61 = getelementptr i8, ptr %arg.c.49, i64 %sunkaddr60
  %sunkaddr62 = getelementptr i8, ptr %sunkaddr61, i64 8
  %.260.i19 = load double, ptr %sunkaddr62, align 8
  %scevgep2.i = getelementptr i8, ptr %arg.c.2, i64 %29
  %.265.i20 = load double, ptr %scevgep2.i, align 8
  %.268.i = fcmp oeq double %.260.i19, %.265.i20
  %exitcond.not.i = icmp eq i64 %31, %.210268270.i
  br i1 %exitcond.not.i, label %B230.i, label %B160.backedge.i

B160.backedge.i:
  %same.2.1272.be.i = phi i1 [ false, %B226.thread.i ], [ %.268.i, %B226.i ]
  %.217.i = add nuw nsw i64 %.210268270.i, 1
  br label %B160.i

B226.thread.i:
  %exitcond.not276.i = icmp eq i64 %31, %.210268270.i
  br i1 %exitcond.not276.i, label %B238.i, label %B160.backedge.i

B230.i:
  %30 = fcmp oeq double %.260.i19, %.265.i20
  br i1 %30, label %B0.endif.endif, label %B238.i

B238.i:
  store double %.299.pre.i, ptr %arg.c.49, align 8
  %.308.i = getelementptr i8, ptr %arg.c.49, i64 8
  %.313.i = shl i64 %arg.c.53, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.308.i, ptr %arg.c.2, i64 %.313.i, i1 false)
  %.72.i.i = load i64, ptr %arg.c.0, align 8
  %.73.not.i.i = icmp eq i64 %.72.i.i, 0
  br i1 %.73.not.i.i, label %B238.endif.i, label %B44.i.i

B44.i.i:
  %sunkaddr1.i.i = getelementptr i8, ptr %arg.c.0, i64 8
  %.87.i.i = load i64, ptr %sunkaddr1.i.i, align 8
  %sunkaddr3.i.i = getelementptr i8, ptr %arg.c.0, i64 16
  %.94.i.i = load i64, ptr %sunkaddr3.i.i, align 8
  %sunkaddr5.i.i = getelementptr i8, ptr %arg.c.0, i64 24
  %.105.i.i = load i64, ptr %sunkaddr5.i.i, align 8
  %.106.i.i = inttoptr i64 %.87.i.i to ptr
  %.107.i.i = inttoptr i64 %.94.i.i to ptr
  %.108.i.i = inttoptr i64 %.105.i.i to ptr
  %.109.i.i = inttoptr i64 %.72.i.i to ptr
  tail call void %.109.i.i(ptr %.106.i.i, ptr %.107.i.i, ptr %.108.i.i)
  br label %B238.endif.i

B118.endif.i:
  %.204269.not.i = icmp slt i64 %arg.c.53, 1
  br i1 %.204269.not.i, label %B0.endif.endif, label %B160.preheader.i

B160.preheader.i:
  %31 = add nsw i64 %arg.c.53, -1
  br label %B160.i

B238.endif.i:
  %sunkaddr63 = getelementptr i8, ptr %arg.c.40, i64 16
  store i64 1, ptr %sunkaddr63, align 8
  br label %B0.endif.endif

B0.endif.endif:
  %.161 = call i32 @part7(ptr %.157, ptr %excinfo.3, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, ptr %arg.c.29, ptr %arg.c.30, ptr %arg.c.31, ptr %arg.c.32, ptr %arg.c.33, ptr %arg.c.34, ptr %arg.c.35, ptr %arg.c.36, ptr %arg.c.37, ptr %arg.c.38, ptr %arg.c.39, ptr %arg.c.40, ptr %arg.c.41, ptr %arg.c.42, ptr %arg.c.43, ptr %arg.c.44, ptr %arg.c.45, ptr %arg.c.46, ptr %arg.c.47, ptr %arg.c.48, ptr %arg.c.49, ptr %arg.c.50, i64 %arg.c.51, i64 %arg.c.52, i64 %arg.c.53, i64 %arg.c.54, i64 %arg.c.55, i64 %arg.c.56, i64 %arg.c.57)
  %cond = icmp eq i32 %.161, 0
  br i1 %cond, label %B0.endif.endif.endif, label %B0.endif.endif.if.if

B0.endif.endif.endif:
  %.197 = load i64, ptr %arg.c.40, align 8
  %.198 = icmp eq i64 %.197, 0
  br i1 %.198, label %B200.endif, label %B170

B0.endif.endif.if.if:
  %.169 = icmp sgt i32 %.161, 0
  %.162 = load ptr, ptr %excinfo.3, align 8
  %.170 = select i1 %.169, ptr %.162, ptr undef
  store ptr %.170, ptr %excinfo, align 8
  br label %common.ret

B170.endif.if.if:
  %.218 = icmp sgt i32 %.210, 0
  %.211 = load ptr, ptr %excinfo.4, align 8
  %.219 = select i1 %.218, ptr %.211, ptr undef
  store ptr %.219, ptr %excinfo, align 8
  br label %common.ret

B200.endif:
  %"$phi200.0.2.0" = phi i1 [ true, %B0.endif.endif.endif ], [ %.223, %B170 ]
  %.256 = getelementptr double, ptr %arg.c.3, i64 %arg.c.57
  %.299 = icmp sgt i64 %arg.c.54, 0
  br i1 %.299, label %B298.lr.ph, label %B1342.endif

B298.lr.ph:
  %const47 = bitcast i64 9223372036854775804 to i64
  %const_mat = add i64 %const47, 2
  %32 = and i64 %arg.c.55, %const_mat
  %33 = add i64 %arg.c.55, -3
  %xtraiter.i7 = and i64 %33, 3
  %34 = and i64 %33, -4
  %35 = or i64 %33, 3
  %scevgep53 = getelementptr i8, ptr %arg.c.29, i64 48
  %36 = shl i64 %arg.c.55, 3
  %scevgep62 = getelementptr i8, ptr %arg.c.14, i64 48
  %scevgep81 = getelementptr i8, ptr %arg.c.41, i64 48
  br label %B298

B542.endif:
  %.508 = getelementptr double, ptr %arg.c.18, i64 %.499
  %.509 = load double, ptr %.508, align 8
  %.510 = tail call double @llvm.fabs.f64(double %.509)
  %.517 = fsub double %.510, %.501
  %.522 = or disjoint i64 %.499, 1
  %.523 = getelementptr double, ptr %arg.c.18, i64 %.522
  %.524 = load double, ptr %.523, align 8
  %.525 = tail call double @llvm.fabs.f64(double %.524)
  %.531 = getelementptr double, ptr %arg.c.38, i64 %.522
  %.532 = load double, ptr %.531, align 8
  %.533 = fsub double %.525, %.532
  %.12.i = fcmp ogt double %.533, %.517
  %.13.i = select i1 %.12.i, double %.533, double %.517
  %.591 = load double, ptr %arg.c.39, align 8
  %37 = fdiv double %.13.i, %.591
  %.596 = fsub double 1.000000e+00, %37
  br label %B822

B1096.endif:
  %total.2.0.lcssa.i = phi double [ 0.000000e+00, %B1096 ], [ %.240.peel138.i, %B74.peel132.i ], [ %.147.i.i, %B74.peel.i ], [ %.240.3.i, %common.ret.loopexit.unr-lcssa.i ], [ %.240.epil.i, %B74.epil.i ]
  %.272.i = tail call double @llvm.sqrt.f64(double %total.2.0.lcssa.i)
  %.725 = fsub double %.670, %.272.i
  %.731 = getelementptr double, ptr %arg.c.37, i64 %.348494499
  %.732 = load double, ptr %.731, align 8
  %.736 = fdiv double %.725, %.732
  %.737 = fadd double %.736, 1.000000e+00
  br label %B1268

B1182.endif:
  %total.2.0.lcssa.i14 = phi double [ 0.000000e+00, %B1182 ], [ %.225.peel160.i, %B178.peel161.i ], [ %.225.peel.i, %B178.peel.i ], [ %.225.3.i, %B180.loopexit.unr-lcssa.i ], [ %.225.epil.i, %B178.epil.i ]
  %sunkaddr64 = getelementptr i8, ptr %arg.c.39, i64 8
  %.808 = load double, ptr %sunkaddr64, align 8
  %.812 = fdiv double %total.2.0.lcssa.i14, %.808
  %.813 = fadd double %.812, 5.000000e-01
  br label %B1268

B1342.endif:
  %.878 = mul i64 %arg.c.55, %arg.c.54
  %.889 = shl i64 %.878, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.c.5, ptr %arg.c.41, i64 %.889, i1 false)
  %.896 = getelementptr double, ptr %arg.c.5, i64 %.878
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.896, ptr %arg.c.29, i64 %.889, i1 false)
  %.983504.not = icmp slt i64 %arg.c.54, 1
  br i1 %.983504.not, label %B1608, label %B1550.lr.ph

B1550.lr.ph:
  %.idx = shl i64 %.878, 4
  %38 = getelementptr i8, ptr %arg.c.5, i64 %.idx
  %min.iters.check = icmp samesign ult i64 %arg.c.54, 6
  br i1 %min.iters.check, label %B1550.preheader, label %vector.memcheck

vector.memcheck:
  %39 = ptrtoint ptr %arg.c.5 to i64
  %40 = ptrtoint ptr %arg.c.30 to i64
  %41 = sub i64 %39, %40
  %42 = add i64 %41, %.idx
  %diff.check = icmp ult i64 %42, 32
  br i1 %diff.check, label %B1550.preheader, label %vector.ph

vector.ph:
  %const = bitcast i64 9223372036854775804 to i64
  %n.vec = and i64 %arg.c.54, %const
  %43 = add i64 %.idx, 16
  %scevgep17 = getelementptr i8, ptr %arg.c.5, i64 %43
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %sunkaddr65 = mul i64 %index, 8
  %sunkaddr66 = getelementptr i8, ptr %arg.c.30, i64 %sunkaddr65
  %wide.load = load <2 x i64>, ptr %sunkaddr66, align 8
  %sunkaddr67 = mul i64 %index, 8
  %sunkaddr68 = getelementptr i8, ptr %arg.c.30, i64 %sunkaddr67
  %sunkaddr69 = getelementptr i8, ptr %sunkaddr68, i64 16
  %wide.load24 = load <2 x i64>, ptr %sunkaddr69, align 8
  %44 = sitofp <2 x i64> %wide.load to <2 x double>
  %45 = sitofp <2 x i64> %wide.load24 to <2 x double>
  %46 = shl i64 %index, 3
  %scevgep19 = getelementptr i8, ptr %scevgep17, i64 %46
  %scevgep21 = getelementptr i8, ptr %scevgep19, i64 -16
  store <2 x double> %44, ptr %scevgep21, align 8
  %47 = shl i64 %index, 3
  %scevgep18 = getelementptr i8, ptr %scevgep17, i64 %47
  store <2 x double> %45, ptr %scevgep18, align 8
  %index.next = add nuw nsw i64 %index, 4
  %48 = icmp eq i64 %n.vec, %index.next
  br i1 %48, label %middle.block, label %vector.body

middle.block:
  %cmp.n = icmp eq i64 %arg.c.54, %n.vec
  br i1 %cmp.n, label %B1608, label %B1550.preheader

B1550.preheader:
  %.989503505.ph = phi i64 [ 0, %vector.memcheck ], [ 0, %B1550.lr.ph ], [ %n.vec, %middle.block ]
  %xtraiter = and i64 %arg.c.54, 3
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B1550.prol.loopexit, label %B1550.prol.preheader

B1550.prol.preheader:
  br label %B1550.prol

B1550.prol:
  %lsr.iv = phi i64 [ %lsr.iv.next, %B1550.prol ], [ %xtraiter, %B1550.prol.preheader ]
  %.989503505.prol = phi i64 [ %.996.prol, %B1550.prol ], [ %.989503505.ph, %B1550.prol.preheader ]
  %.996.prol = add nuw nsw i64 %.989503505.prol, 1
  %49 = shl i64 %.989503505.prol, 3
  %scevgep42 = getelementptr i8, ptr %arg.c.30, i64 %49
  %.1024.prol = load i64, ptr %scevgep42, align 8
  %.1030.prol = sitofp i64 %.1024.prol to double
  %scevgep41 = getelementptr i8, ptr %38, i64 %49
  store double %.1030.prol, ptr %scevgep41, align 8
  %lsr.iv.next = add nsw i64 %lsr.iv, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %B1550.prol.loopexit, label %B1550.prol

B1550.prol.loopexit:
  %.989503505.unr = phi i64 [ %.989503505.ph, %B1550.preheader ], [ %.996.prol, %B1550.prol ]
  %50 = sub nsw i64 %.989503505.ph, %arg.c.54
  %51 = icmp ugt i64 %50, -4
  br i1 %51, label %B1608, label %B1550.preheader25

B1550.preheader25:
  %scevgep = getelementptr i8, ptr %38, i64 24
  br label %B1550
}

define internal i32 @part4(ptr %retptr, ptr %excinfo, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, ptr %arg.c.29, ptr %arg.c.30, ptr %arg.c.31, ptr %arg.c.32, ptr %arg.c.33, ptr %arg.c.34, ptr %arg.c.35, ptr %arg.c.36, ptr %arg.c.37, ptr %arg.c.38, ptr %arg.c.39, ptr %arg.c.40, ptr %arg.c.41, ptr %arg.c.42, ptr %arg.c.43, ptr %arg.c.44, ptr %arg.c.45, ptr %arg.c.46, ptr %arg.c.47, ptr %arg.c.48, ptr %arg.c.49, ptr %arg.c.50, i64 %arg.c.51, i64 %arg.c.52, i64 %arg.c.53, i64 %arg.c.54, i64 %arg.c.55, i64 %arg.c.56, i64 %arg.c.57, i64 %arg.outputs) {
B0:
  %.675 = alloca ptr, align 8
  store ptr null, ptr %.675, align 8
  %excinfo.6 = alloca ptr, align 8
  store ptr null, ptr %excinfo.6, align 8
  %.808 = alloca i64, align 8
  store i64 0, ptr %.808, align 8
  %excinfo.9 = alloca ptr, align 8
  store ptr null, ptr %excinfo.9, align 8
  %.1010 = alloca ptr, align 8
  store ptr null, ptr %.1010, align 8
  %excinfo.11 = alloca ptr, align 8
  store ptr null, ptr %excinfo.11, align 8
  %.65 = inttoptr i64 %arg.outputs to ptr
  %.67 = load ptr, ptr %.65, align 8
  %.69 = getelementptr i8, ptr %.65, i64 8
  %.70 = load ptr, ptr %.69, align 8
  %.72 = getelementptr i8, ptr %.65, i64 16
  %.73 = load ptr, ptr %.72, align 8
  %.91 = mul i64 %arg.c.55, %arg.c.54
  %.135 = getelementptr i8, ptr %arg.c.40, i64 8
  %.136 = load i64, ptr %.135, align 8
  %.66.i = add i64 %arg.c.52, %arg.c.51
  %.69.i = shl i64 %.66.i, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.c.23, ptr %arg.c.2, i64 %.69.i, i1 false)
  %.71.i.i = getelementptr i8, ptr %arg.c.0, i64 96
  %.72.i.i = load i64, ptr %.71.i.i, align 8
  %.73.not.i.i = icmp eq i64 %.72.i.i, 0
  br i1 %.73.not.i.i, label %B0.endif, label %B44.i.i

B44.i.i:
  %sunkaddr1.i.i = getelementptr i8, ptr %arg.c.0, i64 104
  %.87.i.i = load i64, ptr %sunkaddr1.i.i, align 8
  %sunkaddr3.i.i = getelementptr i8, ptr %arg.c.0, i64 112
  %.94.i.i = load i64, ptr %sunkaddr3.i.i, align 8
  %sunkaddr5.i.i = getelementptr i8, ptr %arg.c.0, i64 120
  %.105.i.i = load i64, ptr %sunkaddr5.i.i, align 8
  %.106.i.i = inttoptr i64 %.87.i.i to ptr
  %.107.i.i = inttoptr i64 %.94.i.i to ptr
  %.108.i.i = inttoptr i64 %.105.i.i to ptr
  %.109.i.i = inttoptr i64 %.72.i.i to ptr
  tail call void %.109.i.i(ptr %.106.i.i, ptr %.107.i.i, ptr %.108.i.i)
  br label %B0.endif

B626:
  %worst.4.0 = phi double [ %.293, %B468.endif ], [ 0.000000e+00, %B0.endif ]
  %least.2.0 = phi double [ %.297, %B468.endif ], [ 1.000000e+00, %B0.endif ]
  %0 = icmp eq i64 %.136, 0
  br i1 %0, label %B730, label %B630

B630:
  %.308 = getelementptr double, ptr %arg.c.50, i64 %arg.c.51
  %.311 = getelementptr double, ptr %.67, i64 %arg.c.51
  %.315 = shl i64 %arg.c.52, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.311, ptr %.308, i64 %.315, i1 false)
  br label %B730

B730:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.c.2, ptr %.67, i64 %.183, i1 false)
  %.79.i = getelementptr i8, ptr %arg.c.40, i64 16
  %.80.i = load i64, ptr %.79.i, align 8
  %.81.not.i = icmp eq i64 %.80.i, 0
  %.299.pre.i = load double, ptr %arg.c.1, align 8
  br i1 %.81.not.i, label %B238.i, label %B112.i

B112.i:
  %.89.i = load double, ptr %arg.c.49, align 8
  %.94.i1 = fcmp oeq double %.89.i, %.299.pre.i
  br i1 %.94.i1, label %B118.endif.i, label %B238.i

B160.i:
  %same.2.1272.i = phi i1 [ %same.2.1272.be.i, %B160.backedge.i ], [ true, %B160.preheader.i ]
  %.210268270.i = phi i64 [ %.217.i, %B160.backedge.i ], [ 0, %B160.preheader.i ]
  br i1 %same.2.1272.i, label %B226.i, label %B226.thread.i

B226.i:
  %1 = shl i64 %.210268270.i, 3
  %sunkaddr = mul i64 %.210268270.i, 8
  %sunkaddr236 = getelementptr i8, ptr %arg.c.49, i64 %sunkaddr
  %sunkaddr238 = getelementptr i8, ptr %sunkaddr236, i64 8
  %.260.i = load double, ptr %sunkaddr238, align 8
  %scevgep2.i = getelementptr i8, ptr %arg.c.2, i64 %1
  %.265.i = load double, ptr %scevgep2.i, align 8
  %.268.i = fcmp oeq double %.260.i, %.265.i
  %exitcond.not.i = icmp eq i64 %3, %.210268270.i
  br i1 %exitcond.not.i, label %B230.i, label %B160.backedge.i

B160.backedge.i:
  %same.2.1272.be.i = phi i1 [ false, %B226.thread.i ], [ %.268.i, %B226.i ]
  %.217.i = add nuw nsw i64 %.210268270.i, 1
  br label %B160.i

B226.thread.i:
  %exitcond.not276.i = icmp eq i64 %3, %.210268270.i
  br i1 %exitcond.not276.i, label %B238.i, label %B160.backedge.i

B230.i:
  %2 = fcmp oeq double %.260.i, %.265.i
  br i1 %2, label %B730.endif.endif, label %B238.i

B238.i:
  store double %.299.pre.i, ptr %arg.c.49, align 8
  %.308.i = getelementptr i8, ptr %arg.c.49, i64 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.308.i, ptr %arg.c.2, i64 %.183, i1 false)
  %.72.i.i2 = load i64, ptr %arg.c.0, align 8
  %.73.not.i.i3 = icmp eq i64 %.72.i.i2, 0
  br i1 %.73.not.i.i3, label %B238.endif.i, label %B44.i.i4

B44.i.i4:
  %sunkaddr1.i.i5 = getelementptr i8, ptr %arg.c.0, i64 8
  %.87.i.i6 = load i64, ptr %sunkaddr1.i.i5, align 8
  %sunkaddr3.i.i7 = getelementptr i8, ptr %arg.c.0, i64 16
  %.94.i.i8 = load i64, ptr %sunkaddr3.i.i7, align 8
  %sunkaddr5.i.i9 = getelementptr i8, ptr %arg.c.0, i64 24
  %.105.i.i10 = load i64, ptr %sunkaddr5.i.i9, align 8
  %.106.i.i11 = inttoptr i64 %.87.i.i6 to ptr
  %.107.i.i12 = inttoptr i64 %.94.i.i8 to ptr
  %.108.i.i13 = inttoptr i64 %.105.i.i10 to ptr
  %.109.i.i14 = inttoptr i64 %.72.i.i2 to ptr
  tail call void %.109.i.i14(ptr %.106.i.i11, ptr %.107.i.i12, ptr %.108.i.i13)
  br label %B238.endif.i

B118.endif.i:
  %.204269.not.i = icmp slt i64 %arg.c.53, 1
  br i1 %.204269.not.i, label %B730.endif.endif, label %B160.preheader.i

B160.preheader.i:
  %3 = add nsw i64 %arg.c.53, -1
  br label %B160.i

B238.endif.i:
  %sunkaddr241 = getelementptr i8, ptr %arg.c.40, i64 16
  store i64 1, ptr %sunkaddr241, align 8
  br label %B730.endif.endif

B860:
  %lsr.iv592 = phi i64 [ 2, %B860.lr.ph ], [ %lsr.iv.next593, %B1250 ]
  %lsr.iv590 = phi ptr [ %scevgep589, %B860.lr.ph ], [ %scevgep591, %B1250 ]
  %k.3.0732 = phi i64 [ 0, %B860.lr.ph ], [ %k.4.1, %B1250 ]
  %worst.3.0731 = phi double [ %worst.4.0, %B860.lr.ph ], [ %worst.5.1, %B1250 ]
  %.449727729 = phi i64 [ 0, %B860.lr.ph ], [ %.456, %B1250 ]
  %.456 = add nuw nsw i64 %.449727729, 1
  %4 = shl i64 %.449727729, 3
  %scevgep588 = getelementptr i8, ptr %arg.c.28, i64 %4
  %.504 = load i64, ptr %scevgep588, align 8
  %.505.not = icmp eq i64 %.504, 0
  br i1 %.505.not, label %B1250, label %B942

B942:
  %5 = shl i64 %.449727729, 3
  %scevgep231 = getelementptr i8, ptr %arg.c.31, i64 %5
  %.517 = load i64, ptr %scevgep231, align 8
  %.518 = icmp eq i64 %.517, 0
  br i1 %.518, label %B976, label %B1250

B976:
  %6 = shl i64 %.449727729, 3
  %scevgep230 = getelementptr i8, ptr %arg.c.34, i64 %6
  %.530 = load i64, ptr %scevgep230, align 8
  %.531 = icmp eq i64 %.530, 0
  br i1 %.531, label %B1010, label %B1250

B1010:
  %.547 = load double, ptr %lsr.iv590, align 8
  %7 = shl i64 %lsr.iv592, 3
  %scevgep594 = getelementptr i8, ptr %arg.c.17, i64 %7
  %.552 = load double, ptr %scevgep594, align 8
  %.553 = fmul double %.552, 0x3DA5FD7FE1796495
  %.554 = fcmp ogt double %.547, %.553
  br i1 %.554, label %B1094.endif, label %B1250

B1250:
  %worst.5.1 = phi double [ %.13.i, %B1094.endif ], [ %worst.3.0731, %B1010 ], [ %worst.3.0731, %B976 ], [ %worst.3.0731, %B942 ], [ %worst.3.0731, %B860 ]
  %k.4.1 = phi i64 [ %.617, %B1094.endif ], [ %k.3.0732, %B1010 ], [ %k.3.0732, %B976 ], [ %k.3.0732, %B942 ], [ %k.3.0732, %B860 ]
  %scevgep591 = getelementptr i8, ptr %lsr.iv590, i64 %96
  %lsr.iv.next593 = add i64 %lsr.iv592, %arg.c.55
  %exitcond.not = icmp eq i64 %arg.c.54, %.456
  br i1 %exitcond.not, label %B1252, label %B860

B1252:
  %.643 = icmp sgt i64 %k.4.1, 0
  br i1 %.643, label %B66.endif.us.preheader.i, label %B1500

B66.endif.us.preheader.i:
  %const = bitcast i64 9223372036854775804 to i64
  %const_mat = add i64 %const, 2
  %unroll_iter.i = and i64 %k.4.1, %const_mat
  %8 = shl i64 %k.4.1, 3
  %9 = icmp eq i64 %k.4.1, 1
  br i1 %9, label %B66.endif.us.us.preheader.i, label %B66.endif.us.preheader.split.i

B66.endif.us.us.preheader.i:
  %.322.us.epil.us.i = load i64, ptr %arg.c.43, align 8
  %.324.us.epil.us.i = mul nsw i64 %.322.us.epil.us.i, %.91
  %10 = getelementptr double, ptr %arg.c.13, i64 %.324.us.epil.us.i
  %.330.us.epil.us.i = getelementptr double, ptr %10, i64 %.322.us.epil.us.i
  %.331.us.epil.us.i = load double, ptr %.330.us.epil.us.i, align 8
  store double %.331.us.epil.us.i, ptr %arg.c.44, align 8
  br label %B1264.endif

B66.endif.us.preheader.split.i:
  %scevgep5.i = getelementptr i8, ptr %arg.c.44, i64 8
  %11 = and i64 %k.4.1, 1
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %B66.endif.us.us1.i.preheader, label %B66.endif.us.preheader10.i

B66.endif.us.us1.i.preheader:
  %13 = add nsw i64 %k.4.1, -2
  %14 = lshr i64 %13, 1
  %15 = add nuw i64 %14, 1
  %scevgep557 = getelementptr i8, ptr %arg.c.44, i64 24
  %16 = lshr i64 %15, 1
  %17 = shl nuw i64 %16, 1
  br label %B66.endif.us.us1.i

B66.endif.us.preheader10.i:
  %invariant.gep.i = getelementptr double, ptr %arg.c.44, i64 %unroll_iter.i
  %18 = add nsw i64 %k.4.1, -2
  %19 = lshr i64 %18, 1
  %20 = add nuw i64 %19, 1
  %scevgep575 = getelementptr i8, ptr %arg.c.44, i64 24
  %21 = lshr i64 %20, 1
  %22 = shl nuw i64 %21, 1
  br label %B66.endif.us.i

B66.endif.us.us1.i:
  %lsr.iv558 = phi ptr [ %scevgep557, %B66.endif.us.us1.i.preheader ], [ %scevgep559, %B98.B64.loopexit_crit_edge.us.unr-lcssa.us.i ]
  %lsr.iv.us2.i = phi ptr [ %scevgep5.i, %B66.endif.us.us1.i.preheader ], [ %scevgep6.us7.i, %B98.B64.loopexit_crit_edge.us.unr-lcssa.us.i ]
  %.163193199.us.us3.i = phi i64 [ 0, %B66.endif.us.us1.i.preheader ], [ %.170.us.us6.i, %B98.B64.loopexit_crit_edge.us.unr-lcssa.us.i ]
  %23 = icmp eq i64 %13, 0
  br i1 %23, label %B100.us.us.i.epil.preheader, label %B100.us.us.i.preheader

B100.us.us.i.preheader:
  br label %B100.us.us.i

B100.us.us.i:
  %lsr.iv193 = phi i64 [ %17, %B100.us.us.i.preheader ], [ %lsr.iv.next194, %B100.us.us.i ]
  %.284187189.us.us.i = phi i64 [ %.291.us.1.us.i.1, %B100.us.us.i ], [ 0, %B100.us.us.i.preheader ]
  %sunkaddr242 = mul i64 %.163193199.us.us3.i, 8
  %sunkaddr243 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr242
  %.322.us.us.i = load i64, ptr %sunkaddr243, align 8
  %.324.us.us.i = mul nsw i64 %.322.us.us.i, %.91
  %sunkaddr244 = mul i64 %.284187189.us.us.i, 8
  %sunkaddr245 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr244
  %.328.us.us.i = load i64, ptr %sunkaddr245, align 8
  %24 = getelementptr double, ptr %arg.c.13, i64 %.324.us.us.i
  %.330.us.us.i = getelementptr double, ptr %24, i64 %.328.us.us.i
  %.331.us.us.i = load double, ptr %.330.us.us.i, align 8
  %25 = shl i64 %.284187189.us.us.i, 3
  %scevgep197 = getelementptr i8, ptr %lsr.iv558, i64 %25
  %scevgep199 = getelementptr i8, ptr %scevgep197, i64 -16
  %scevgep198 = getelementptr i8, ptr %scevgep197, i64 -24
  store double %.331.us.us.i, ptr %scevgep198, align 8
  %.322.us.1.us.i = load i64, ptr %sunkaddr243, align 8
  %.324.us.1.us.i = mul nsw i64 %.322.us.1.us.i, %.91
  %sunkaddr246 = mul i64 %.284187189.us.us.i, 8
  %sunkaddr247 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr246
  %sunkaddr248 = getelementptr i8, ptr %sunkaddr247, i64 8
  %.328.us.1.us.i = load i64, ptr %sunkaddr248, align 8
  %26 = getelementptr double, ptr %arg.c.13, i64 %.324.us.1.us.i
  %.330.us.1.us.i = getelementptr double, ptr %26, i64 %.328.us.1.us.i
  %.331.us.1.us.i = load double, ptr %.330.us.1.us.i, align 8
  store double %.331.us.1.us.i, ptr %scevgep199, align 8
  %.322.us.us.i.1 = load i64, ptr %sunkaddr243, align 8
  %.324.us.us.i.1 = mul nsw i64 %.322.us.us.i.1, %.91
  %sunkaddr249 = mul i64 %.284187189.us.us.i, 8
  %sunkaddr250 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr249
  %sunkaddr251 = getelementptr i8, ptr %sunkaddr250, i64 16
  %.328.us.us.i.1 = load i64, ptr %sunkaddr251, align 8
  %27 = getelementptr double, ptr %arg.c.13, i64 %.324.us.us.i.1
  %.330.us.us.i.1 = getelementptr double, ptr %27, i64 %.328.us.us.i.1
  %.331.us.us.i.1 = load double, ptr %.330.us.us.i.1, align 8
  %28 = shl i64 %.284187189.us.us.i, 3
  %scevgep195 = getelementptr i8, ptr %lsr.iv558, i64 %28
  %scevgep196 = getelementptr i8, ptr %scevgep195, i64 -8
  store double %.331.us.us.i.1, ptr %scevgep196, align 8
  %.291.us.1.us.i.1 = add i64 %.284187189.us.us.i, 4
  %.322.us.1.us.i.1 = load i64, ptr %sunkaddr243, align 8
  %.324.us.1.us.i.1 = mul nsw i64 %.322.us.1.us.i.1, %.91
  %sunkaddr253 = mul i64 %.291.us.1.us.i.1, 8
  %sunkaddr258 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr253
  %sunkaddr259 = getelementptr i8, ptr %sunkaddr258, i64 -8
  %.328.us.1.us.i.1 = load i64, ptr %sunkaddr259, align 8
  %29 = getelementptr double, ptr %arg.c.13, i64 %.324.us.1.us.i.1
  %.330.us.1.us.i.1 = getelementptr double, ptr %29, i64 %.328.us.1.us.i.1
  %.331.us.1.us.i.1 = load double, ptr %.330.us.1.us.i.1, align 8
  store double %.331.us.1.us.i.1, ptr %scevgep197, align 8
  %lsr.iv.next194 = add i64 %lsr.iv193, -2
  %niter332.ncmp.1 = icmp eq i64 %lsr.iv.next194, 0
  br i1 %niter332.ncmp.1, label %B98.B64.loopexit_crit_edge.us.unr-lcssa.us.i.unr-lcssa, label %B100.us.us.i

B98.B64.loopexit_crit_edge.us.unr-lcssa.us.i.unr-lcssa:
  %30 = and i64 %13, 2
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %B100.us.us.i.epil.preheader, label %B98.B64.loopexit_crit_edge.us.unr-lcssa.us.i

B100.us.us.i.epil.preheader:
  %.284187189.us.us.i.epil.init = phi i64 [ 0, %B66.endif.us.us1.i ], [ %.291.us.1.us.i.1, %B98.B64.loopexit_crit_edge.us.unr-lcssa.us.i.unr-lcssa ]
  %sunkaddr260 = mul i64 %.163193199.us.us3.i, 8
  %sunkaddr261 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr260
  %.322.us.us.i.epil = load i64, ptr %sunkaddr261, align 8
  %.324.us.us.i.epil = mul nsw i64 %.322.us.us.i.epil, %.91
  %sunkaddr11.us.i.epil = shl i64 %.284187189.us.us.i.epil.init, 3
  %sunkaddr12.us.i.epil = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr11.us.i.epil
  %.328.us.us.i.epil = load i64, ptr %sunkaddr12.us.i.epil, align 8
  %32 = getelementptr double, ptr %arg.c.13, i64 %.324.us.us.i.epil
  %.330.us.us.i.epil = getelementptr double, ptr %32, i64 %.328.us.us.i.epil
  %.331.us.us.i.epil = load double, ptr %.330.us.us.i.epil, align 8
  %scevgep8.us.i.epil = getelementptr i8, ptr %lsr.iv.us2.i, i64 %sunkaddr11.us.i.epil
  %scevgep9.us.i.epil = getelementptr i8, ptr %scevgep8.us.i.epil, i64 -8
  store double %.331.us.us.i.epil, ptr %scevgep9.us.i.epil, align 8
  %.322.us.1.us.i.epil = load i64, ptr %sunkaddr261, align 8
  %.324.us.1.us.i.epil = mul nsw i64 %.322.us.1.us.i.epil, %.91
  %sunkaddr15.us.i.epil = getelementptr i8, ptr %sunkaddr12.us.i.epil, i64 8
  %.328.us.1.us.i.epil = load i64, ptr %sunkaddr15.us.i.epil, align 8
  %33 = getelementptr double, ptr %arg.c.13, i64 %.324.us.1.us.i.epil
  %.330.us.1.us.i.epil = getelementptr double, ptr %33, i64 %.328.us.1.us.i.epil
  %.331.us.1.us.i.epil = load double, ptr %.330.us.1.us.i.epil, align 8
  store double %.331.us.1.us.i.epil, ptr %scevgep8.us.i.epil, align 8
  br label %B98.B64.loopexit_crit_edge.us.unr-lcssa.us.i

B98.B64.loopexit_crit_edge.us.unr-lcssa.us.i:
  %.170.us.us6.i = add nuw nsw i64 %.163193199.us.us3.i, 1
  %scevgep6.us7.i = getelementptr i8, ptr %lsr.iv.us2.i, i64 %8
  %scevgep559 = getelementptr i8, ptr %lsr.iv558, i64 %8
  %exitcond209.not.us8.i = icmp eq i64 %.170.us.us6.i, %k.4.1
  br i1 %exitcond209.not.us8.i, label %B1264.endif, label %B66.endif.us.us1.i

B66.endif.us.i:
  %lsr.iv576 = phi ptr [ %scevgep577, %B98.B64.loopexit_crit_edge.us.unr-lcssa.i ], [ %scevgep575, %B66.endif.us.preheader10.i ]
  %lsr.iv.i = phi ptr [ %scevgep6.i, %B98.B64.loopexit_crit_edge.us.unr-lcssa.i ], [ %scevgep5.i, %B66.endif.us.preheader10.i ]
  %.163193199.us.i = phi i64 [ %.170.us.i, %B98.B64.loopexit_crit_edge.us.unr-lcssa.i ], [ 0, %B66.endif.us.preheader10.i ]
  %34 = icmp eq i64 %19, 0
  br i1 %34, label %B100.us.i.epil.preheader, label %B100.us.i.preheader

B100.us.i.preheader:
  br label %B100.us.i

B100.us.i:
  %lsr.iv212 = phi i64 [ %22, %B100.us.i.preheader ], [ %lsr.iv.next213, %B100.us.i ]
  %.284187189.us.i = phi i64 [ %.291.us.1.i.1, %B100.us.i ], [ 0, %B100.us.i.preheader ]
  %sunkaddr262 = mul i64 %.163193199.us.i, 8
  %sunkaddr263 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr262
  %.322.us.i = load i64, ptr %sunkaddr263, align 8
  %.324.us.i = mul nsw i64 %.322.us.i, %.91
  %sunkaddr264 = mul i64 %.284187189.us.i, 8
  %sunkaddr265 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr264
  %.328.us.i = load i64, ptr %sunkaddr265, align 8
  %35 = getelementptr double, ptr %arg.c.13, i64 %.324.us.i
  %.330.us.i = getelementptr double, ptr %35, i64 %.328.us.i
  %.331.us.i = load double, ptr %.330.us.i, align 8
  %36 = shl i64 %.284187189.us.i, 3
  %scevgep218 = getelementptr i8, ptr %lsr.iv576, i64 %36
  %scevgep220 = getelementptr i8, ptr %scevgep218, i64 -16
  %scevgep219 = getelementptr i8, ptr %scevgep218, i64 -24
  store double %.331.us.i, ptr %scevgep219, align 8
  %.322.us.1.i = load i64, ptr %sunkaddr263, align 8
  %.324.us.1.i = mul nsw i64 %.322.us.1.i, %.91
  %sunkaddr266 = mul i64 %.284187189.us.i, 8
  %sunkaddr267 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr266
  %sunkaddr268 = getelementptr i8, ptr %sunkaddr267, i64 8
  %.328.us.1.i = load i64, ptr %sunkaddr268, align 8
  %37 = getelementptr double, ptr %arg.c.13, i64 %.324.us.1.i
  %.330.us.1.i = getelementptr double, ptr %37, i64 %.328.us.1.i
  %.331.us.1.i = load double, ptr %.330.us.1.i, align 8
  store double %.331.us.1.i, ptr %scevgep220, align 8
  %.322.us.i.1 = load i64, ptr %sunkaddr263, align 8
  %.324.us.i.1 = mul nsw i64 %.322.us.i.1, %.91
  %sunkaddr269 = mul i64 %.284187189.us.i, 8
  %sunkaddr270 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr269
  %sunkaddr271 = getelementptr i8, ptr %sunkaddr270, i64 16
  %.328.us.i.1 = load i64, ptr %sunkaddr271, align 8
  %38 = getelementptr double, ptr %arg.c.13, i64 %.324.us.i.1
  %.330.us.i.1 = getelementptr double, ptr %38, i64 %.328.us.i.1
  %.331.us.i.1 = load double, ptr %.330.us.i.1, align 8
  %39 = shl i64 %.284187189.us.i, 3
  %scevgep216 = getelementptr i8, ptr %lsr.iv576, i64 %39
  %scevgep217 = getelementptr i8, ptr %scevgep216, i64 -8
  store double %.331.us.i.1, ptr %scevgep217, align 8
  %.291.us.1.i.1 = add i64 %.284187189.us.i, 4
  %.322.us.1.i.1 = load i64, ptr %sunkaddr263, align 8
  %.324.us.1.i.1 = mul nsw i64 %.322.us.1.i.1, %.91
  %sunkaddr272 = mul i64 %.291.us.1.i.1, 8
  %sunkaddr273 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr272
  %sunkaddr274 = getelementptr i8, ptr %sunkaddr273, i64 -8
  %.328.us.1.i.1 = load i64, ptr %sunkaddr274, align 8
  %40 = getelementptr double, ptr %arg.c.13, i64 %.324.us.1.i.1
  %.330.us.1.i.1 = getelementptr double, ptr %40, i64 %.328.us.1.i.1
  %.331.us.1.i.1 = load double, ptr %.330.us.1.i.1, align 8
  store double %.331.us.1.i.1, ptr %scevgep218, align 8
  %lsr.iv.next213 = add i64 %lsr.iv212, -2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next213, 0
  br i1 %niter.ncmp.1, label %B98.B64.loopexit_crit_edge.us.unr-lcssa.i.unr-lcssa, label %B100.us.i

B98.B64.loopexit_crit_edge.us.unr-lcssa.i.unr-lcssa:
  %41 = and i64 %18, 2
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %B100.us.i.epil.preheader, label %B98.B64.loopexit_crit_edge.us.unr-lcssa.i

B100.us.i.epil.preheader:
  %.284187189.us.i.epil.init = phi i64 [ 0, %B66.endif.us.i ], [ %.291.us.1.i.1, %B98.B64.loopexit_crit_edge.us.unr-lcssa.i.unr-lcssa ]
  %sunkaddr275 = mul i64 %.163193199.us.i, 8
  %sunkaddr276 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr275
  %.322.us.i.epil = load i64, ptr %sunkaddr276, align 8
  %.324.us.i.epil = mul nsw i64 %.322.us.i.epil, %.91
  %sunkaddr11.i.epil = shl i64 %.284187189.us.i.epil.init, 3
  %sunkaddr12.i.epil = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr11.i.epil
  %.328.us.i.epil = load i64, ptr %sunkaddr12.i.epil, align 8
  %43 = getelementptr double, ptr %arg.c.13, i64 %.324.us.i.epil
  %.330.us.i.epil = getelementptr double, ptr %43, i64 %.328.us.i.epil
  %.331.us.i.epil = load double, ptr %.330.us.i.epil, align 8
  %scevgep8.i.epil = getelementptr i8, ptr %lsr.iv.i, i64 %sunkaddr11.i.epil
  %scevgep9.i.epil = getelementptr i8, ptr %scevgep8.i.epil, i64 -8
  store double %.331.us.i.epil, ptr %scevgep9.i.epil, align 8
  %.322.us.1.i.epil = load i64, ptr %sunkaddr276, align 8
  %.324.us.1.i.epil = mul nsw i64 %.322.us.1.i.epil, %.91
  %sunkaddr15.i.epil = getelementptr i8, ptr %sunkaddr12.i.epil, i64 8
  %.328.us.1.i.epil = load i64, ptr %sunkaddr15.i.epil, align 8
  %44 = getelementptr double, ptr %arg.c.13, i64 %.324.us.1.i.epil
  %.330.us.1.i.epil = getelementptr double, ptr %44, i64 %.328.us.1.i.epil
  %.331.us.1.i.epil = load double, ptr %.330.us.1.i.epil, align 8
  store double %.331.us.1.i.epil, ptr %scevgep8.i.epil, align 8
  br label %B98.B64.loopexit_crit_edge.us.unr-lcssa.i

B98.B64.loopexit_crit_edge.us.unr-lcssa.i:
  %.336.us.i = mul nuw nsw i64 %.163193199.us.i, %k.4.1
  %sunkaddr277 = mul i64 %.163193199.us.i, 8
  %sunkaddr278 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr277
  %.322.us.epil.i = load i64, ptr %sunkaddr278, align 8
  %.324.us.epil.i = mul nsw i64 %.322.us.epil.i, %.91
  %sunkaddr279 = mul i64 %unroll_iter.i, 8
  %sunkaddr282 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr279
  %.328.us.epil.i = load i64, ptr %sunkaddr282, align 8
  %45 = getelementptr double, ptr %arg.c.13, i64 %.324.us.epil.i
  %.330.us.epil.i = getelementptr double, ptr %45, i64 %.328.us.epil.i
  %.331.us.epil.i = load double, ptr %.330.us.epil.i, align 8
  %gep.i = getelementptr double, ptr %invariant.gep.i, i64 %.336.us.i
  store double %.331.us.epil.i, ptr %gep.i, align 8
  %.170.us.i = add nuw nsw i64 %.163193199.us.i, 1
  %scevgep6.i = getelementptr i8, ptr %lsr.iv.i, i64 %8
  %scevgep577 = getelementptr i8, ptr %lsr.iv576, i64 %8
  %exitcond209.not.i = icmp eq i64 %.170.us.i, %k.4.1
  br i1 %exitcond209.not.i, label %B1264.endif, label %B66.endif.us.i

B1500:
  %worst.3.0.lcssa779 = phi double [ %worst.5.1, %B1252 ], [ %worst.5.1, %B1264.endif.endif.endif.endif ], [ %worst.4.0, %B730.endif.endif ]
  %46 = icmp eq i64 %.136, 0
  br i1 %46, label %B1508, label %B2054

B1508:
  store i64 0, ptr %.808, align 8
  %.812 = call i32 @part9(ptr %.808, ptr %excinfo.9, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, ptr %arg.c.29, ptr %arg.c.30, ptr %arg.c.31, ptr %arg.c.32, ptr %arg.c.33, ptr %arg.c.34, ptr %arg.c.35, ptr %arg.c.36, ptr %arg.c.37, ptr %arg.c.38, ptr %arg.c.39, ptr %arg.c.40, ptr %arg.c.41, ptr %arg.c.42, ptr %arg.c.43, ptr %arg.c.44, ptr %arg.c.45, ptr %arg.c.46, ptr %arg.c.47, ptr %arg.c.48, ptr %arg.c.49, ptr %arg.c.50, i64 %arg.c.51, i64 %arg.c.52, i64 %arg.c.53, i64 %arg.c.54, i64 %arg.c.55, i64 %arg.c.56, i64 %arg.c.57)
  %.822 = load i64, ptr %.808, align 8
  switch i32 %.812, label %B1508.if.if [
    i32 -2, label %B1536
    i32 0, label %B1536
  ]

B1536:
  %.842 = icmp sgt i64 %.822, 0
  br i1 %.842, label %B1582.preheader, label %B2054

B1582.preheader:
  %const234 = bitcast i64 9223372036854775804 to i64
  %xtraiter333 = and i64 %.822, 3
  %47 = icmp samesign ult i64 %.822, 4
  br i1 %47, label %B1582.epil.preheader, label %B1582.preheader.new

B1582.preheader.new:
  %unroll_iter336 = and i64 %.822, %const234
  br label %B1582

B1582:
  %.930737739 = phi i64 [ 0, %B1582.preheader.new ], [ %.937.3, %B1582 ]
  %sunkaddr283 = mul i64 %.930737739, 8
  %sunkaddr284 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr283
  %.967 = load i64, ptr %sunkaddr284, align 8
  %.968 = getelementptr double, ptr %arg.c.14, i64 %.967
  %.969 = load double, ptr %.968, align 8
  %.970 = fneg double %.969
  %sunkaddr285 = mul i64 %.930737739, 8
  %sunkaddr286 = getelementptr i8, ptr %arg.c.47, i64 %sunkaddr285
  store double %.970, ptr %sunkaddr286, align 8
  %sunkaddr287 = mul i64 %.930737739, 8
  %sunkaddr288 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr287
  %sunkaddr289 = getelementptr i8, ptr %sunkaddr288, i64 8
  %.967.1 = load i64, ptr %sunkaddr289, align 8
  %.968.1 = getelementptr double, ptr %arg.c.14, i64 %.967.1
  %.969.1 = load double, ptr %.968.1, align 8
  %.970.1 = fneg double %.969.1
  %sunkaddr290 = mul i64 %.930737739, 8
  %sunkaddr291 = getelementptr i8, ptr %arg.c.47, i64 %sunkaddr290
  %sunkaddr292 = getelementptr i8, ptr %sunkaddr291, i64 8
  store double %.970.1, ptr %sunkaddr292, align 8
  %sunkaddr294 = mul i64 %.930737739, 8
  %sunkaddr297 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr294
  %sunkaddr298 = getelementptr i8, ptr %sunkaddr297, i64 16
  %.967.2 = load i64, ptr %sunkaddr298, align 8
  %.968.2 = getelementptr double, ptr %arg.c.14, i64 %.967.2
  %.969.2 = load double, ptr %.968.2, align 8
  %.970.2 = fneg double %.969.2
  %sunkaddr299 = mul i64 %.930737739, 8
  %sunkaddr300 = getelementptr i8, ptr %arg.c.47, i64 %sunkaddr299
  %sunkaddr301 = getelementptr i8, ptr %sunkaddr300, i64 16
  store double %.970.2, ptr %sunkaddr301, align 8
  %.937.3 = add nuw nsw i64 %.930737739, 4
  %sunkaddr302 = mul i64 %.930737739, 8
  %sunkaddr303 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr302
  %sunkaddr304 = getelementptr i8, ptr %sunkaddr303, i64 24
  %.967.3 = load i64, ptr %sunkaddr304, align 8
  %.968.3 = getelementptr double, ptr %arg.c.14, i64 %.967.3
  %.969.3 = load double, ptr %.968.3, align 8
  %.970.3 = fneg double %.969.3
  %sunkaddr305 = mul i64 %.930737739, 8
  %sunkaddr306 = getelementptr i8, ptr %arg.c.47, i64 %sunkaddr305
  %sunkaddr307 = getelementptr i8, ptr %sunkaddr306, i64 24
  store double %.970.3, ptr %sunkaddr307, align 8
  %niter337.ncmp.3 = icmp eq i64 %unroll_iter336, %.937.3
  br i1 %niter337.ncmp.3, label %B66.endif.us.preheader.i19.unr-lcssa, label %B1582

B66.endif.us.preheader.i19.unr-lcssa:
  %lcmp.mod334.not = icmp eq i64 %xtraiter333, 0
  br i1 %lcmp.mod334.not, label %B66.endif.us.preheader.split.i21, label %B1582.epil.preheader

B1582.epil.preheader:
  %.930737739.epil.init = phi i64 [ 0, %B1582.preheader ], [ %unroll_iter336, %B66.endif.us.preheader.i19.unr-lcssa ]
  %48 = shl i64 %.930737739.epil.init, 3
  %scevgep493 = getelementptr i8, ptr %arg.c.47, i64 %48
  %scevgep495 = getelementptr i8, ptr %arg.c.43, i64 %48
  br label %B1582.epil

B1582.epil:
  %epil.iter = phi i64 [ %epil.iter.next, %B1582.epil ], [ 0, %B1582.epil.preheader ]
  %49 = shl i64 %epil.iter, 3
  %scevgep132 = getelementptr i8, ptr %scevgep495, i64 %49
  %.967.epil = load i64, ptr %scevgep132, align 8
  %.968.epil = getelementptr double, ptr %arg.c.14, i64 %.967.epil
  %.969.epil = load double, ptr %.968.epil, align 8
  %.970.epil = fneg double %.969.epil
  %50 = shl i64 %epil.iter, 3
  %scevgep136 = getelementptr i8, ptr %scevgep493, i64 %50
  store double %.970.epil, ptr %scevgep136, align 8
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter333, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B66.endif.us.preheader.i19, label %B1582.epil

B66.endif.us.preheader.i19:
  %const_mat235 = add i64 %const234, 2
  %unroll_iter.i20 = and i64 %.822, %const_mat235
  %51 = icmp eq i64 %.822, 1
  br i1 %51, label %B66.endif.us.us.preheader.i89, label %B66.endif.us.preheader.split.i21

B66.endif.us.us.preheader.i89:
  %.322.us.epil.us.i90 = load i64, ptr %arg.c.43, align 8
  %.324.us.epil.us.i91 = mul nsw i64 %.322.us.epil.us.i90, %.91
  %52 = getelementptr double, ptr %arg.c.13, i64 %.324.us.epil.us.i91
  %.330.us.epil.us.i92 = getelementptr double, ptr %52, i64 %.322.us.epil.us.i90
  %.331.us.epil.us.i93 = load double, ptr %.330.us.epil.us.i92, align 8
  store double %.331.us.epil.us.i93, ptr %arg.c.44, align 8
  br label %B1652.endif

B66.endif.us.preheader.split.i21:
  %unroll_iter.i2011 = phi i64 [ %unroll_iter.i20, %B66.endif.us.preheader.i19 ], [ %.822, %B66.endif.us.preheader.i19.unr-lcssa ]
  %53 = shl i64 %.822, 3
  %scevgep5.i22 = getelementptr i8, ptr %arg.c.44, i64 8
  %54 = and i64 %.822, 1
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %B66.endif.us.us1.i61.preheader, label %B66.endif.us.preheader10.i23

B66.endif.us.us1.i61.preheader:
  %56 = add nsw i64 %.822, -2
  %57 = lshr i64 %56, 1
  %58 = add nuw i64 %57, 1
  %scevgep465 = getelementptr i8, ptr %arg.c.44, i64 24
  %59 = lshr i64 %58, 1
  %60 = shl nuw i64 %59, 1
  br label %B66.endif.us.us1.i61

B66.endif.us.preheader10.i23:
  %invariant.gep.i25 = getelementptr double, ptr %arg.c.44, i64 %unroll_iter.i2011
  %61 = add nsw i64 %.822, -2
  %62 = lshr i64 %61, 1
  %63 = add nuw i64 %62, 1
  %scevgep483 = getelementptr i8, ptr %arg.c.44, i64 24
  %64 = lshr i64 %63, 1
  %65 = shl nuw i64 %64, 1
  br label %B66.endif.us.i26

B66.endif.us.us1.i61:
  %lsr.iv466 = phi ptr [ %scevgep465, %B66.endif.us.us1.i61.preheader ], [ %scevgep467, %B98.B64.loopexit_crit_edge.us.unr-lcssa.us.i85 ]
  %lsr.iv.us2.i62 = phi ptr [ %scevgep5.i22, %B66.endif.us.us1.i61.preheader ], [ %scevgep6.us7.i87, %B98.B64.loopexit_crit_edge.us.unr-lcssa.us.i85 ]
  %.163193199.us.us3.i63 = phi i64 [ 0, %B66.endif.us.us1.i61.preheader ], [ %.170.us.us6.i86, %B98.B64.loopexit_crit_edge.us.unr-lcssa.us.i85 ]
  %66 = icmp eq i64 %56, 0
  br i1 %66, label %B100.us.us.i66.epil.preheader, label %B100.us.us.i66.preheader

B100.us.us.i66.preheader:
  br label %B100.us.us.i66

B100.us.us.i66:
  %lsr.iv96 = phi i64 [ %60, %B100.us.us.i66.preheader ], [ %lsr.iv.next97, %B100.us.us.i66 ]
  %.284187189.us.us.i67 = phi i64 [ %.291.us.1.us.i77.1, %B100.us.us.i66 ], [ 0, %B100.us.us.i66.preheader ]
  %sunkaddr309 = mul i64 %.163193199.us.us3.i63, 8
  %sunkaddr313 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr309
  %.322.us.us.i68 = load i64, ptr %sunkaddr313, align 8
  %.324.us.us.i69 = mul nsw i64 %.322.us.us.i68, %.91
  %sunkaddr314 = mul i64 %.284187189.us.us.i67, 8
  %sunkaddr315 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr314
  %.328.us.us.i72 = load i64, ptr %sunkaddr315, align 8
  %67 = getelementptr double, ptr %arg.c.13, i64 %.324.us.us.i69
  %.330.us.us.i73 = getelementptr double, ptr %67, i64 %.328.us.us.i72
  %.331.us.us.i74 = load double, ptr %.330.us.us.i73, align 8
  %68 = shl i64 %.284187189.us.us.i67, 3
  %scevgep100 = getelementptr i8, ptr %lsr.iv466, i64 %68
  %scevgep102 = getelementptr i8, ptr %scevgep100, i64 -16
  %scevgep101 = getelementptr i8, ptr %scevgep100, i64 -24
  store double %.331.us.us.i74, ptr %scevgep101, align 8
  %.322.us.1.us.i78 = load i64, ptr %sunkaddr313, align 8
  %.324.us.1.us.i79 = mul nsw i64 %.322.us.1.us.i78, %.91
  %sunkaddr316 = mul i64 %.284187189.us.us.i67, 8
  %sunkaddr317 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr316
  %sunkaddr318 = getelementptr i8, ptr %sunkaddr317, i64 8
  %.328.us.1.us.i81 = load i64, ptr %sunkaddr318, align 8
  %69 = getelementptr double, ptr %arg.c.13, i64 %.324.us.1.us.i79
  %.330.us.1.us.i82 = getelementptr double, ptr %69, i64 %.328.us.1.us.i81
  %.331.us.1.us.i83 = load double, ptr %.330.us.1.us.i82, align 8
  store double %.331.us.1.us.i83, ptr %scevgep102, align 8
  %.322.us.us.i68.1 = load i64, ptr %sunkaddr313, align 8
  %.324.us.us.i69.1 = mul nsw i64 %.322.us.us.i68.1, %.91
  %sunkaddr319 = mul i64 %.284187189.us.us.i67, 8
  %sunkaddr320 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr319
  %sunkaddr321 = getelementptr i8, ptr %sunkaddr320, i64 16
  %.328.us.us.i72.1 = load i64, ptr %sunkaddr321, align 8
  %70 = getelementptr double, ptr %arg.c.13, i64 %.324.us.us.i69.1
  %.330.us.us.i73.1 = getelementptr double, ptr %70, i64 %.328.us.us.i72.1
  %.331.us.us.i74.1 = load double, ptr %.330.us.us.i73.1, align 8
  %71 = shl i64 %.284187189.us.us.i67, 3
  %scevgep98 = getelementptr i8, ptr %lsr.iv466, i64 %71
  %scevgep99 = getelementptr i8, ptr %scevgep98, i64 -8
  store double %.331.us.us.i74.1, ptr %scevgep99, align 8
  %.291.us.1.us.i77.1 = add i64 %.284187189.us.us.i67, 4
  %.322.us.1.us.i78.1 = load i64, ptr %sunkaddr313, align 8
  %.324.us.1.us.i79.1 = mul nsw i64 %.322.us.1.us.i78.1, %.91
  %sunkaddr322 = mul i64 %.291.us.1.us.i77.1, 8
  %sunkaddr323 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr322
  %sunkaddr324 = getelementptr i8, ptr %sunkaddr323, i64 -8
  %.328.us.1.us.i81.1 = load i64, ptr %sunkaddr324, align 8
  %72 = getelementptr double, ptr %arg.c.13, i64 %.324.us.1.us.i79.1
  %.330.us.1.us.i82.1 = getelementptr double, ptr %72, i64 %.328.us.1.us.i81.1
  %.331.us.1.us.i83.1 = load double, ptr %.330.us.1.us.i82.1, align 8
  store double %.331.us.1.us.i83.1, ptr %scevgep100, align 8
  %lsr.iv.next97 = add i64 %lsr.iv96, -2
  %niter349.ncmp.1 = icmp eq i64 %lsr.iv.next97, 0
  br i1 %niter349.ncmp.1, label %B98.B64.loopexit_crit_edge.us.unr-lcssa.us.i85.unr-lcssa, label %B100.us.us.i66

B98.B64.loopexit_crit_edge.us.unr-lcssa.us.i85.unr-lcssa:
  %73 = and i64 %56, 2
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %B100.us.us.i66.epil.preheader, label %B98.B64.loopexit_crit_edge.us.unr-lcssa.us.i85

B100.us.us.i66.epil.preheader:
  %.284187189.us.us.i67.epil.init = phi i64 [ 0, %B66.endif.us.us1.i61 ], [ %.291.us.1.us.i77.1, %B98.B64.loopexit_crit_edge.us.unr-lcssa.us.i85.unr-lcssa ]
  %sunkaddr326 = mul i64 %.163193199.us.us3.i63, 8
  %sunkaddr327 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr326
  %.322.us.us.i68.epil = load i64, ptr %sunkaddr327, align 8
  %.324.us.us.i69.epil = mul nsw i64 %.322.us.us.i68.epil, %.91
  %sunkaddr11.us.i70.epil = shl i64 %.284187189.us.us.i67.epil.init, 3
  %sunkaddr12.us.i71.epil = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr11.us.i70.epil
  %.328.us.us.i72.epil = load i64, ptr %sunkaddr12.us.i71.epil, align 8
  %75 = getelementptr double, ptr %arg.c.13, i64 %.324.us.us.i69.epil
  %.330.us.us.i73.epil = getelementptr double, ptr %75, i64 %.328.us.us.i72.epil
  %.331.us.us.i74.epil = load double, ptr %.330.us.us.i73.epil, align 8
  %scevgep8.us.i75.epil = getelementptr i8, ptr %lsr.iv.us2.i62, i64 %sunkaddr11.us.i70.epil
  %scevgep9.us.i76.epil = getelementptr i8, ptr %scevgep8.us.i75.epil, i64 -8
  store double %.331.us.us.i74.epil, ptr %scevgep9.us.i76.epil, align 8
  %.322.us.1.us.i78.epil = load i64, ptr %sunkaddr327, align 8
  %.324.us.1.us.i79.epil = mul nsw i64 %.322.us.1.us.i78.epil, %.91
  %sunkaddr15.us.i80.epil = getelementptr i8, ptr %sunkaddr12.us.i71.epil, i64 8
  %.328.us.1.us.i81.epil = load i64, ptr %sunkaddr15.us.i80.epil, align 8
  %76 = getelementptr double, ptr %arg.c.13, i64 %.324.us.1.us.i79.epil
  %.330.us.1.us.i82.epil = getelementptr double, ptr %76, i64 %.328.us.1.us.i81.epil
  %.331.us.1.us.i83.epil = load double, ptr %.330.us.1.us.i82.epil, align 8
  store double %.331.us.1.us.i83.epil, ptr %scevgep8.us.i75.epil, align 8
  br label %B98.B64.loopexit_crit_edge.us.unr-lcssa.us.i85

B98.B64.loopexit_crit_edge.us.unr-lcssa.us.i85:
  %.170.us.us6.i86 = add nuw nsw i64 %.163193199.us.us3.i63, 1
  %scevgep6.us7.i87 = getelementptr i8, ptr %lsr.iv.us2.i62, i64 %53
  %scevgep467 = getelementptr i8, ptr %lsr.iv466, i64 %53
  %exitcond209.not.us8.i88 = icmp eq i64 %.170.us.us6.i86, %.822
  br i1 %exitcond209.not.us8.i88, label %B1652.endif, label %B66.endif.us.us1.i61

B66.endif.us.i26:
  %lsr.iv484 = phi ptr [ %scevgep485, %B98.B64.loopexit_crit_edge.us.unr-lcssa.i50 ], [ %scevgep483, %B66.endif.us.preheader10.i23 ]
  %lsr.iv.i27 = phi ptr [ %scevgep6.i59, %B98.B64.loopexit_crit_edge.us.unr-lcssa.i50 ], [ %scevgep5.i22, %B66.endif.us.preheader10.i23 ]
  %.163193199.us.i28 = phi i64 [ %.170.us.i58, %B98.B64.loopexit_crit_edge.us.unr-lcssa.i50 ], [ 0, %B66.endif.us.preheader10.i23 ]
  %77 = icmp eq i64 %62, 0
  br i1 %77, label %B100.us.i31.epil.preheader, label %B100.us.i31.preheader

B100.us.i31.preheader:
  br label %B100.us.i31

B100.us.i31:
  %lsr.iv115 = phi i64 [ %65, %B100.us.i31.preheader ], [ %lsr.iv.next116, %B100.us.i31 ]
  %.284187189.us.i32 = phi i64 [ %.291.us.1.i42.1, %B100.us.i31 ], [ 0, %B100.us.i31.preheader ]
  %sunkaddr328 = mul i64 %.163193199.us.i28, 8
  %sunkaddr329 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr328
  %.322.us.i33 = load i64, ptr %sunkaddr329, align 8
  %.324.us.i34 = mul nsw i64 %.322.us.i33, %.91
  %sunkaddr330 = mul i64 %.284187189.us.i32, 8
  %sunkaddr331 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr330
  %.328.us.i37 = load i64, ptr %sunkaddr331, align 8
  %78 = getelementptr double, ptr %arg.c.13, i64 %.324.us.i34
  %.330.us.i38 = getelementptr double, ptr %78, i64 %.328.us.i37
  %.331.us.i39 = load double, ptr %.330.us.i38, align 8
  %79 = shl i64 %.284187189.us.i32, 3
  %scevgep123 = getelementptr i8, ptr %lsr.iv484, i64 %79
  %scevgep125 = getelementptr i8, ptr %scevgep123, i64 -16
  %scevgep124 = getelementptr i8, ptr %scevgep123, i64 -24
  store double %.331.us.i39, ptr %scevgep124, align 8
  %.322.us.1.i43 = load i64, ptr %sunkaddr329, align 8
  %.324.us.1.i44 = mul nsw i64 %.322.us.1.i43, %.91
  %sunkaddr332 = mul i64 %.284187189.us.i32, 8
  %sunkaddr333 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr332
  %sunkaddr334 = getelementptr i8, ptr %sunkaddr333, i64 8
  %.328.us.1.i46 = load i64, ptr %sunkaddr334, align 8
  %80 = getelementptr double, ptr %arg.c.13, i64 %.324.us.1.i44
  %.330.us.1.i47 = getelementptr double, ptr %80, i64 %.328.us.1.i46
  %.331.us.1.i48 = load double, ptr %.330.us.1.i47, align 8
  store double %.331.us.1.i48, ptr %scevgep125, align 8
  %.322.us.i33.1 = load i64, ptr %sunkaddr329, align 8
  %.324.us.i34.1 = mul nsw i64 %.322.us.i33.1, %.91
  %sunkaddr335 = mul i64 %.284187189.us.i32, 8
  %sunkaddr336 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr335
  %sunkaddr337 = getelementptr i8, ptr %sunkaddr336, i64 16
  %.328.us.i37.1 = load i64, ptr %sunkaddr337, align 8
  %81 = getelementptr double, ptr %arg.c.13, i64 %.324.us.i34.1
  %.330.us.i38.1 = getelementptr double, ptr %81, i64 %.328.us.i37.1
  %.331.us.i39.1 = load double, ptr %.330.us.i38.1, align 8
  %82 = shl i64 %.284187189.us.i32, 3
  %scevgep117 = getelementptr i8, ptr %lsr.iv484, i64 %82
  %scevgep118 = getelementptr i8, ptr %scevgep117, i64 -8
  store double %.331.us.i39.1, ptr %scevgep118, align 8
  %.291.us.1.i42.1 = add i64 %.284187189.us.i32, 4
  %.322.us.1.i43.1 = load i64, ptr %sunkaddr329, align 8
  %.324.us.1.i44.1 = mul nsw i64 %.322.us.1.i43.1, %.91
  %sunkaddr338 = mul i64 %.291.us.1.i42.1, 8
  %sunkaddr339 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr338
  %sunkaddr340 = getelementptr i8, ptr %sunkaddr339, i64 -8
  %.328.us.1.i46.1 = load i64, ptr %sunkaddr340, align 8
  %83 = getelementptr double, ptr %arg.c.13, i64 %.324.us.1.i44.1
  %.330.us.1.i47.1 = getelementptr double, ptr %83, i64 %.328.us.1.i46.1
  %.331.us.1.i48.1 = load double, ptr %.330.us.1.i47.1, align 8
  store double %.331.us.1.i48.1, ptr %scevgep123, align 8
  %lsr.iv.next116 = add i64 %lsr.iv115, -2
  %niter343.ncmp.1 = icmp eq i64 %lsr.iv.next116, 0
  br i1 %niter343.ncmp.1, label %B98.B64.loopexit_crit_edge.us.unr-lcssa.i50.unr-lcssa, label %B100.us.i31

B98.B64.loopexit_crit_edge.us.unr-lcssa.i50.unr-lcssa:
  %84 = and i64 %61, 2
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %B100.us.i31.epil.preheader, label %B98.B64.loopexit_crit_edge.us.unr-lcssa.i50

B100.us.i31.epil.preheader:
  %.284187189.us.i32.epil.init = phi i64 [ 0, %B66.endif.us.i26 ], [ %.291.us.1.i42.1, %B98.B64.loopexit_crit_edge.us.unr-lcssa.i50.unr-lcssa ]
  %sunkaddr341 = mul i64 %.163193199.us.i28, 8
  %sunkaddr342 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr341
  %.322.us.i33.epil = load i64, ptr %sunkaddr342, align 8
  %.324.us.i34.epil = mul nsw i64 %.322.us.i33.epil, %.91
  %sunkaddr11.i35.epil = shl i64 %.284187189.us.i32.epil.init, 3
  %sunkaddr12.i36.epil = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr11.i35.epil
  %.328.us.i37.epil = load i64, ptr %sunkaddr12.i36.epil, align 8
  %86 = getelementptr double, ptr %arg.c.13, i64 %.324.us.i34.epil
  %.330.us.i38.epil = getelementptr double, ptr %86, i64 %.328.us.i37.epil
  %.331.us.i39.epil = load double, ptr %.330.us.i38.epil, align 8
  %scevgep8.i40.epil = getelementptr i8, ptr %lsr.iv.i27, i64 %sunkaddr11.i35.epil
  %scevgep9.i41.epil = getelementptr i8, ptr %scevgep8.i40.epil, i64 -8
  store double %.331.us.i39.epil, ptr %scevgep9.i41.epil, align 8
  %.322.us.1.i43.epil = load i64, ptr %sunkaddr342, align 8
  %.324.us.1.i44.epil = mul nsw i64 %.322.us.1.i43.epil, %.91
  %sunkaddr15.i45.epil = getelementptr i8, ptr %sunkaddr12.i36.epil, i64 8
  %.328.us.1.i46.epil = load i64, ptr %sunkaddr15.i45.epil, align 8
  %87 = getelementptr double, ptr %arg.c.13, i64 %.324.us.1.i44.epil
  %.330.us.1.i47.epil = getelementptr double, ptr %87, i64 %.328.us.1.i46.epil
  %.331.us.1.i48.epil = load double, ptr %.330.us.1.i47.epil, align 8
  store double %.331.us.1.i48.epil, ptr %scevgep8.i40.epil, align 8
  br label %B98.B64.loopexit_crit_edge.us.unr-lcssa.i50

B98.B64.loopexit_crit_edge.us.unr-lcssa.i50:
  %.336.us.i51 = mul nuw nsw i64 %.163193199.us.i28, %.822
  %sunkaddr343 = mul i64 %.163193199.us.i28, 8
  %sunkaddr344 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr343
  %.322.us.epil.i52 = load i64, ptr %sunkaddr344, align 8
  %.324.us.epil.i53 = mul nsw i64 %.322.us.epil.i52, %.91
  %sunkaddr345 = mul i64 %unroll_iter.i2011, 8
  %sunkaddr346 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr345
  %.328.us.epil.i54 = load i64, ptr %sunkaddr346, align 8
  %88 = getelementptr double, ptr %arg.c.13, i64 %.324.us.epil.i53
  %.330.us.epil.i55 = getelementptr double, ptr %88, i64 %.328.us.epil.i54
  %.331.us.epil.i56 = load double, ptr %.330.us.epil.i55, align 8
  %gep.i57 = getelementptr double, ptr %invariant.gep.i25, i64 %.336.us.i51
  store double %.331.us.epil.i56, ptr %gep.i57, align 8
  %.170.us.i58 = add nuw nsw i64 %.163193199.us.i28, 1
  %scevgep6.i59 = getelementptr i8, ptr %lsr.iv.i27, i64 %53
  %scevgep485 = getelementptr i8, ptr %lsr.iv484, i64 %53
  %exitcond209.not.i60 = icmp eq i64 %.170.us.i58, %.822
  br i1 %exitcond209.not.i60, label %B1652.endif, label %B66.endif.us.i26

B1780:
  %.1149744746 = phi i64 [ %.1156.3, %B1780 ], [ %.1149744746.unr, %B1780.preheader352 ]
  %89 = shl i64 %.1149744746, 3
  %scevgep405 = getelementptr i8, ptr %scevgep401, i64 %89
  %scevgep406 = getelementptr i8, ptr %scevgep405, i64 -24
  %.1185 = load double, ptr %scevgep406, align 8
  %sunkaddr348 = mul i64 %.1149744746, 8
  %sunkaddr349 = getelementptr i8, ptr %arg.c.24, i64 %sunkaddr348
  %.1189 = load double, ptr %sunkaddr349, align 8
  %.1190 = fadd double %.1185, %.1189
  store double %.1190, ptr %scevgep406, align 8
  %90 = shl i64 %.1149744746, 3
  %scevgep56 = getelementptr i8, ptr %scevgep401, i64 %90
  %scevgep57 = getelementptr i8, ptr %scevgep56, i64 -16
  %.1185.1 = load double, ptr %scevgep57, align 8
  %sunkaddr350 = mul i64 %.1149744746, 8
  %sunkaddr351 = getelementptr i8, ptr %arg.c.24, i64 %sunkaddr350
  %sunkaddr352 = getelementptr i8, ptr %sunkaddr351, i64 8
  %.1189.1 = load double, ptr %sunkaddr352, align 8
  %.1190.1 = fadd double %.1185.1, %.1189.1
  store double %.1190.1, ptr %scevgep57, align 8
  %91 = shl i64 %.1149744746, 3
  %scevgep54 = getelementptr i8, ptr %scevgep401, i64 %91
  %scevgep55 = getelementptr i8, ptr %scevgep54, i64 -8
  %.1185.2 = load double, ptr %scevgep55, align 8
  %sunkaddr353 = mul i64 %.1149744746, 8
  %sunkaddr354 = getelementptr i8, ptr %arg.c.24, i64 %sunkaddr353
  %sunkaddr355 = getelementptr i8, ptr %sunkaddr354, i64 16
  %.1189.2 = load double, ptr %sunkaddr355, align 8
  %.1190.2 = fadd double %.1185.2, %.1189.2
  store double %.1190.2, ptr %scevgep55, align 8
  %.1156.3 = add nuw nsw i64 %.1149744746, 4
  %.1185.3 = load double, ptr %scevgep405, align 8
  %sunkaddr356 = mul i64 %.1149744746, 8
  %sunkaddr357 = getelementptr i8, ptr %arg.c.24, i64 %sunkaddr356
  %sunkaddr358 = getelementptr i8, ptr %sunkaddr357, i64 24
  %.1189.3 = load double, ptr %sunkaddr358, align 8
  %.1190.3 = fadd double %.1185.3, %.1189.3
  store double %.1190.3, ptr %scevgep405, align 8
  %exitcond771.not.3 = icmp eq i64 %arg.c.52, %.1156.3
  br i1 %exitcond771.not.3, label %B1876.endif.us.preheader, label %B1780

B2054:
  %92 = getelementptr double, ptr %arg.c.50, i64 %.66.i
  %.1492 = getelementptr i8, ptr %92, i64 32
  %.1493 = load double, ptr %.1492, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.c.23, ptr %.67, i64 %.69.i, i1 false)
  %sunkaddr359 = getelementptr i8, ptr %arg.c.0, i64 96
  %.72.i.i99 = load i64, ptr %sunkaddr359, align 8
  %.73.not.i.i100 = icmp eq i64 %.72.i.i99, 0
  br i1 %.73.not.i.i100, label %B2054.endif, label %B44.i.i101

B44.i.i101:
  %sunkaddr1.i.i102 = getelementptr i8, ptr %arg.c.0, i64 104
  %.87.i.i103 = load i64, ptr %sunkaddr1.i.i102, align 8
  %sunkaddr3.i.i104 = getelementptr i8, ptr %arg.c.0, i64 112
  %.94.i.i105 = load i64, ptr %sunkaddr3.i.i104, align 8
  %sunkaddr5.i.i106 = getelementptr i8, ptr %arg.c.0, i64 120
  %.105.i.i107 = load i64, ptr %sunkaddr5.i.i106, align 8
  %.106.i.i108 = inttoptr i64 %.87.i.i103 to ptr
  %.107.i.i109 = inttoptr i64 %.94.i.i105 to ptr
  %.108.i.i110 = inttoptr i64 %.105.i.i107 to ptr
  %.109.i.i111 = inttoptr i64 %.72.i.i99 to ptr
  tail call void %.109.i.i111(ptr %.106.i.i108, ptr %.107.i.i109, ptr %.108.i.i110)
  br label %B2054.endif

B0.endif:
  %.125.i = load double, ptr %arg.c.26, align 8
  %.183 = shl i64 %arg.c.53, 3
  %.186 = add i64 %.183, 64
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.c.50, ptr %arg.c.2, i64 %.186, i1 false)
  tail call void @llvm.memmove.p0.p0.i64(ptr %.67, ptr %arg.c.2, i64 %.186, i1 false)
  %.226 = getelementptr i8, ptr %arg.c.0, i64 32
  %.227 = load i64, ptr %.226, align 8
  %.228.not = icmp eq i64 %.227, 0
  br i1 %.228.not, label %B626, label %B468.endif

common.ret:
  %common.ret.op = phi i32 [ %.812, %B1508.if.if ], [ 0, %B2054.endif ], [ %.679, %B1264.endif.if.if ], [ %.1014, %B1652.endif.if.if ]
  ret i32 %common.ret.op

B468.endif:
  %sunkaddr1.i = getelementptr i8, ptr %arg.c.0, i64 40
  %.87.i = load i64, ptr %sunkaddr1.i, align 8
  %sunkaddr3.i = getelementptr i8, ptr %arg.c.0, i64 48
  %.94.i = load i64, ptr %sunkaddr3.i, align 8
  %sunkaddr5.i = getelementptr i8, ptr %arg.c.0, i64 56
  %.105.i = load i64, ptr %sunkaddr5.i, align 8
  %.106.i = inttoptr i64 %.87.i to ptr
  %.107.i = inttoptr i64 %.94.i to ptr
  %.108.i = inttoptr i64 %.105.i to ptr
  %.109.i = inttoptr i64 %.227 to ptr
  tail call void %.109.i(ptr %.106.i, ptr %.107.i, ptr %.108.i)
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.67, ptr %arg.c.7, i64 %.183, i1 false)
  %.293 = load double, ptr %arg.c.8, align 8
  %.297 = load double, ptr %arg.c.9, align 8
  br label %B626

B730.endif.endif:
  %.443728.not = icmp slt i64 %arg.c.54, 1
  br i1 %.443728.not, label %B1500, label %B860.lr.ph

B860.lr.ph:
  %.496723 = add i64 %.91, 1
  %93 = shl i64 %.91, 4
  %94 = getelementptr i8, ptr %arg.c.13, i64 %93
  %scevgep589 = getelementptr i8, ptr %94, i64 16
  %95 = shl i64 %arg.c.55, 3
  %96 = mul i64 %95, %.496723
  br label %B860

B1094.endif:
  %97 = shl i64 %.449727729, 3
  %scevgep229 = getelementptr i8, ptr %arg.c.16, i64 %97
  %.560 = load double, ptr %scevgep229, align 8
  %.561 = fneg double %.560
  %.566 = getelementptr i64, ptr %arg.c.43, i64 %k.3.0732
  store i64 %lsr.iv592, ptr %.566, align 8
  %.573 = getelementptr double, ptr %arg.c.47, i64 %k.3.0732
  store double %.561, ptr %.573, align 8
  %.579 = load double, ptr %scevgep229, align 8
  %.582 = tail call double @llvm.fabs.f64(double %.579)
  %.12.i = fcmp ogt double %.582, %worst.3.0731
  %.13.i = select i1 %.12.i, double %.582, double %worst.3.0731
  %.617 = add nsw i64 %k.3.0732, 1
  br label %B1250

B1264.endif:
  store ptr null, ptr %.675, align 8
  %.679 = call i32 @part10(ptr %.675, ptr %excinfo.6, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, ptr %arg.c.29, ptr %arg.c.30, ptr %arg.c.31, ptr %arg.c.32, ptr %arg.c.33, ptr %arg.c.34, ptr %arg.c.35, ptr %arg.c.36, ptr %arg.c.37, ptr %arg.c.38, ptr %arg.c.39, ptr %arg.c.40, ptr %arg.c.41, ptr %arg.c.42, ptr %arg.c.43, ptr %arg.c.44, ptr %arg.c.45, ptr %arg.c.46, ptr %arg.c.47, ptr %arg.c.48, ptr %arg.c.49, ptr %arg.c.50, i64 %arg.c.51, i64 %arg.c.52, i64 %arg.c.53, i64 %arg.c.54, i64 %arg.c.55, i64 %arg.c.56, i64 %arg.c.57, i64 %k.4.1)
  %cond292 = icmp eq i32 %.679, 0
  br i1 %cond292, label %B1264.endif.endif, label %B1264.endif.if.if

B1264.endif.endif:
  %.158204.not.i = icmp slt i64 %arg.c.52, 1
  br i1 %.158204.not.i, label %B1264.endif.endif.endif, label %B76.endif.us.preheader.i

B76.endif.us.preheader.i:
  %xtraiter.i = and i64 %k.4.1, 3
  %unroll_iter.i116 = and i64 %k.4.1, %const
  %98 = icmp samesign ult i64 %k.4.1, 4
  br i1 %98, label %B76.endif.us.us.i.preheader, label %B76.endif.us.preheader.split.i

B76.endif.us.us.i.preheader:
  br label %B76.endif.us.us.i

B76.endif.us.us.i:
  %.164199205.us.us.i = phi i64 [ %.171.us.us.i, %B112.B212_crit_edge.us.loopexit.us.i ], [ 0, %B76.endif.us.us.i.preheader ]
  %.324.us.us.i136 = mul nsw i64 %.164199205.us.us.i, %.91
  %99 = getelementptr double, ptr %arg.c.12, i64 %.324.us.us.i136
  br label %B114.us.epil.us.i

B114.us.epil.us.i:
  %total.2.1195.us.epil.us.i = phi double [ 0.000000e+00, %B76.endif.us.us.i ], [ %.338.us.epil.us.i, %B114.us.epil.us.i ]
  %epil.iter.us.i = phi i64 [ 0, %B76.endif.us.us.i ], [ %epil.iter.next.us.i, %B114.us.epil.us.i ]
  %100 = shl i64 %epil.iter.us.i, 3
  %scevgep514 = getelementptr i8, ptr %arg.c.43, i64 %100
  %.328.us.epil.us.i = load i64, ptr %scevgep514, align 8
  %.330.us.epil.us.i137 = getelementptr double, ptr %99, i64 %.328.us.epil.us.i
  %.331.us.epil.us.i138 = load double, ptr %.330.us.epil.us.i137, align 8
  %scevgep513 = getelementptr i8, ptr %arg.c.46, i64 %100
  %.335.us.epil.us.i = load double, ptr %scevgep513, align 8
  %.336.us.epil.us.i = fmul double %.331.us.epil.us.i138, %.335.us.epil.us.i
  %.338.us.epil.us.i = fadd double %total.2.1195.us.epil.us.i, %.336.us.epil.us.i
  %epil.iter.next.us.i = add nuw nsw i64 %epil.iter.us.i, 1
  %epil.iter.cmp.not.us.i = icmp eq i64 %xtraiter.i, %epil.iter.next.us.i
  br i1 %epil.iter.cmp.not.us.i, label %B112.B212_crit_edge.us.loopexit.us.i, label %B114.us.epil.us.i

B112.B212_crit_edge.us.loopexit.us.i:
  %.171.us.us.i = add nuw nsw i64 %.164199205.us.us.i, 1
  %.350.us.us.i = getelementptr double, ptr %arg.c.24, i64 %.164199205.us.us.i
  store double %.338.us.epil.us.i, ptr %.350.us.us.i, align 8
  %exitcond215.not.us.i = icmp eq i64 %.171.us.us.i, %arg.c.52
  br i1 %exitcond215.not.us.i, label %B1264.endif.endif.endif, label %B76.endif.us.us.i

B76.endif.us.preheader.split.i:
  %101 = icmp eq i64 %xtraiter.i, 0
  br i1 %101, label %B76.endif.us.us1.i.preheader, label %B76.endif.us.preheader10.i

B76.endif.us.us1.i.preheader:
  br label %B76.endif.us.us1.i

B76.endif.us.preheader10.i:
  %102 = shl i64 %unroll_iter.i116, 3
  %scevgep18.i = getelementptr i8, ptr %arg.c.46, i64 %102
  %scevgep20.i = getelementptr i8, ptr %arg.c.43, i64 %102
  br label %B76.endif.us.i

B76.endif.us.us1.i:
  %.164199205.us.us2.i = phi i64 [ %.171.us.us6.i, %B112.B212_crit_edge.us.unr-lcssa.us.i ], [ 0, %B76.endif.us.us1.i.preheader ]
  %.324.us.us3.i = mul nsw i64 %.164199205.us.us2.i, %.91
  %103 = getelementptr double, ptr %arg.c.12, i64 %.324.us.us3.i
  br label %B114.us.us.i

B114.us.us.i:
  %total.2.1195.us.us.i = phi double [ %.338.us.3.us.i, %B114.us.us.i ], [ 0.000000e+00, %B76.endif.us.us1.i ]
  %.288191193.us.us.i = phi i64 [ %.295.us.3.us.i, %B114.us.us.i ], [ 0, %B76.endif.us.us1.i ]
  %sunkaddr360 = mul i64 %.288191193.us.us.i, 8
  %sunkaddr361 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr360
  %.328.us.us.i130 = load i64, ptr %sunkaddr361, align 8
  %.330.us.us.i131 = getelementptr double, ptr %103, i64 %.328.us.us.i130
  %.331.us.us.i132 = load double, ptr %.330.us.us.i131, align 8
  %sunkaddr362 = mul i64 %.288191193.us.us.i, 8
  %sunkaddr363 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr362
  %.335.us.us.i = load double, ptr %sunkaddr363, align 8
  %.336.us.us.i = fmul double %.331.us.us.i132, %.335.us.us.i
  %.338.us.us.i = fadd double %total.2.1195.us.us.i, %.336.us.us.i
  %sunkaddr364 = mul i64 %.288191193.us.us.i, 8
  %sunkaddr365 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr364
  %sunkaddr366 = getelementptr i8, ptr %sunkaddr365, i64 8
  %.328.us.1.us.i133 = load i64, ptr %sunkaddr366, align 8
  %.330.us.1.us.i134 = getelementptr double, ptr %103, i64 %.328.us.1.us.i133
  %.331.us.1.us.i135 = load double, ptr %.330.us.1.us.i134, align 8
  %sunkaddr367 = mul i64 %.288191193.us.us.i, 8
  %sunkaddr368 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr367
  %sunkaddr370 = getelementptr i8, ptr %sunkaddr368, i64 8
  %.335.us.1.us.i = load double, ptr %sunkaddr370, align 8
  %.336.us.1.us.i = fmul double %.331.us.1.us.i135, %.335.us.1.us.i
  %.338.us.1.us.i = fadd double %.338.us.us.i, %.336.us.1.us.i
  %sunkaddr371 = mul i64 %.288191193.us.us.i, 8
  %sunkaddr372 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr371
  %sunkaddr373 = getelementptr i8, ptr %sunkaddr372, i64 16
  %.328.us.2.us.i = load i64, ptr %sunkaddr373, align 8
  %.330.us.2.us.i = getelementptr double, ptr %103, i64 %.328.us.2.us.i
  %.331.us.2.us.i = load double, ptr %.330.us.2.us.i, align 8
  %sunkaddr374 = mul i64 %.288191193.us.us.i, 8
  %sunkaddr375 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr374
  %sunkaddr376 = getelementptr i8, ptr %sunkaddr375, i64 16
  %.335.us.2.us.i = load double, ptr %sunkaddr376, align 8
  %.336.us.2.us.i = fmul double %.331.us.2.us.i, %.335.us.2.us.i
  %.338.us.2.us.i = fadd double %.338.us.1.us.i, %.336.us.2.us.i
  %.295.us.3.us.i = add nuw nsw i64 %.288191193.us.us.i, 4
  %sunkaddr377 = mul i64 %.288191193.us.us.i, 8
  %sunkaddr378 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr377
  %sunkaddr379 = getelementptr i8, ptr %sunkaddr378, i64 24
  %.328.us.3.us.i = load i64, ptr %sunkaddr379, align 8
  %.330.us.3.us.i = getelementptr double, ptr %103, i64 %.328.us.3.us.i
  %.331.us.3.us.i = load double, ptr %.330.us.3.us.i, align 8
  %sunkaddr380 = mul i64 %.288191193.us.us.i, 8
  %sunkaddr381 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr380
  %sunkaddr382 = getelementptr i8, ptr %sunkaddr381, i64 24
  %.335.us.3.us.i = load double, ptr %sunkaddr382, align 8
  %.336.us.3.us.i = fmul double %.331.us.3.us.i, %.335.us.3.us.i
  %.338.us.3.us.i = fadd double %.338.us.2.us.i, %.336.us.3.us.i
  %niter.ncmp.3.us.i = icmp eq i64 %unroll_iter.i116, %.295.us.3.us.i
  br i1 %niter.ncmp.3.us.i, label %B112.B212_crit_edge.us.unr-lcssa.us.i, label %B114.us.us.i

B112.B212_crit_edge.us.unr-lcssa.us.i:
  %.171.us.us6.i = add nuw nsw i64 %.164199205.us.us2.i, 1
  %.350.us.us7.i = getelementptr double, ptr %arg.c.24, i64 %.164199205.us.us2.i
  store double %.338.us.3.us.i, ptr %.350.us.us7.i, align 8
  %exitcond215.not.us8.i = icmp eq i64 %.171.us.us6.i, %arg.c.52
  br i1 %exitcond215.not.us8.i, label %B1264.endif.endif.endif, label %B76.endif.us.us1.i

B76.endif.us.i:
  %.164199205.us.i = phi i64 [ %.171.us.i, %B112.B212_crit_edge.us.loopexit.i ], [ 0, %B76.endif.us.preheader10.i ]
  %.324.us.i117 = mul nsw i64 %.164199205.us.i, %.91
  %104 = getelementptr double, ptr %arg.c.12, i64 %.324.us.i117
  br label %B114.us.i

B114.us.i:
  %total.2.1195.us.i = phi double [ %.338.us.3.i, %B114.us.i ], [ 0.000000e+00, %B76.endif.us.i ]
  %.288191193.us.i = phi i64 [ %.295.us.3.i, %B114.us.i ], [ 0, %B76.endif.us.i ]
  %sunkaddr383 = mul i64 %.288191193.us.i, 8
  %sunkaddr384 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr383
  %.328.us.i119 = load i64, ptr %sunkaddr384, align 8
  %.330.us.i120 = getelementptr double, ptr %104, i64 %.328.us.i119
  %.331.us.i121 = load double, ptr %.330.us.i120, align 8
  %sunkaddr385 = mul i64 %.288191193.us.i, 8
  %sunkaddr386 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr385
  %.335.us.i = load double, ptr %sunkaddr386, align 8
  %.336.us.i122 = fmul double %.331.us.i121, %.335.us.i
  %.338.us.i = fadd double %total.2.1195.us.i, %.336.us.i122
  %sunkaddr387 = mul i64 %.288191193.us.i, 8
  %sunkaddr388 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr387
  %sunkaddr389 = getelementptr i8, ptr %sunkaddr388, i64 8
  %.328.us.1.i123 = load i64, ptr %sunkaddr389, align 8
  %.330.us.1.i124 = getelementptr double, ptr %104, i64 %.328.us.1.i123
  %.331.us.1.i125 = load double, ptr %.330.us.1.i124, align 8
  %sunkaddr390 = mul i64 %.288191193.us.i, 8
  %sunkaddr392 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr390
  %sunkaddr393 = getelementptr i8, ptr %sunkaddr392, i64 8
  %.335.us.1.i = load double, ptr %sunkaddr393, align 8
  %.336.us.1.i = fmul double %.331.us.1.i125, %.335.us.1.i
  %.338.us.1.i = fadd double %.338.us.i, %.336.us.1.i
  %sunkaddr394 = mul i64 %.288191193.us.i, 8
  %sunkaddr395 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr394
  %sunkaddr396 = getelementptr i8, ptr %sunkaddr395, i64 16
  %.328.us.2.i = load i64, ptr %sunkaddr396, align 8
  %.330.us.2.i = getelementptr double, ptr %104, i64 %.328.us.2.i
  %.331.us.2.i = load double, ptr %.330.us.2.i, align 8
  %sunkaddr397 = mul i64 %.288191193.us.i, 8
  %sunkaddr398 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr397
  %sunkaddr399 = getelementptr i8, ptr %sunkaddr398, i64 16
  %.335.us.2.i = load double, ptr %sunkaddr399, align 8
  %.336.us.2.i = fmul double %.331.us.2.i, %.335.us.2.i
  %.338.us.2.i = fadd double %.338.us.1.i, %.336.us.2.i
  %.295.us.3.i = add nuw nsw i64 %.288191193.us.i, 4
  %sunkaddr400 = mul i64 %.288191193.us.i, 8
  %sunkaddr401 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr400
  %sunkaddr402 = getelementptr i8, ptr %sunkaddr401, i64 24
  %.328.us.3.i = load i64, ptr %sunkaddr402, align 8
  %.330.us.3.i = getelementptr double, ptr %104, i64 %.328.us.3.i
  %.331.us.3.i = load double, ptr %.330.us.3.i, align 8
  %sunkaddr403 = mul i64 %.288191193.us.i, 8
  %sunkaddr404 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr403
  %sunkaddr405 = getelementptr i8, ptr %sunkaddr404, i64 24
  %.335.us.3.i = load double, ptr %sunkaddr405, align 8
  %.336.us.3.i = fmul double %.331.us.3.i, %.335.us.3.i
  %.338.us.3.i = fadd double %.338.us.2.i, %.336.us.3.i
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i116, %.295.us.3.i
  br i1 %niter.ncmp.3.i, label %B114.us.epil.i.preheader, label %B114.us.i

B114.us.epil.i.preheader:
  br label %B114.us.epil.i

B114.us.epil.i:
  %total.2.1195.us.epil.i = phi double [ %.338.us.epil.i, %B114.us.epil.i ], [ %.338.us.3.i, %B114.us.epil.i.preheader ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B114.us.epil.i ], [ 0, %B114.us.epil.i.preheader ]
  %105 = shl nuw nsw i64 %epil.iter.i, 3
  %scevgep192 = getelementptr i8, ptr %scevgep20.i, i64 %105
  %.328.us.epil.i126 = load i64, ptr %scevgep192, align 8
  %.330.us.epil.i127 = getelementptr double, ptr %104, i64 %.328.us.epil.i126
  %.331.us.epil.i128 = load double, ptr %.330.us.epil.i127, align 8
  %106 = shl nuw nsw i64 %epil.iter.i, 3
  %scevgep191 = getelementptr i8, ptr %scevgep18.i, i64 %106
  %.335.us.epil.i = load double, ptr %scevgep191, align 8
  %.336.us.epil.i = fmul double %.331.us.epil.i128, %.335.us.epil.i
  %.338.us.epil.i = fadd double %total.2.1195.us.epil.i, %.336.us.epil.i
  %epil.iter.next.i = add nuw nsw i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B112.B212_crit_edge.us.loopexit.i, label %B114.us.epil.i

B112.B212_crit_edge.us.loopexit.i:
  %.171.us.i = add nuw nsw i64 %.164199205.us.i, 1
  %.350.us.i = getelementptr double, ptr %arg.c.24, i64 %.164199205.us.i
  store double %.338.us.epil.i, ptr %.350.us.i, align 8
  %exitcond215.not.i = icmp eq i64 %.171.us.i, %arg.c.52
  br i1 %exitcond215.not.i, label %B1264.endif.endif.endif, label %B76.endif.us.i

B1264.endif.if.if:
  %.687 = icmp sgt i32 %.679, 0
  %.680 = load ptr, ptr %excinfo.6, align 8
  %.688 = select i1 %.687, ptr %.680, ptr undef
  store ptr %.688, ptr %excinfo, align 8
  br label %common.ret

B1264.endif.endif.endif:
  %.734 = shl i64 %arg.c.51, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.c.23, ptr %.67, i64 %.734, i1 false)
  %.71.i139 = getelementptr i8, ptr %arg.c.0, i64 64
  %.72.i140 = load i64, ptr %.71.i139, align 8
  %.73.not.i141 = icmp eq i64 %.72.i140, 0
  br i1 %.73.not.i141, label %B1264.endif.endif.endif.endif, label %B44.i142

B44.i142:
  %sunkaddr1.i143 = getelementptr i8, ptr %arg.c.0, i64 72
  %.87.i144 = load i64, ptr %sunkaddr1.i143, align 8
  %sunkaddr3.i145 = getelementptr i8, ptr %arg.c.0, i64 80
  %.94.i146 = load i64, ptr %sunkaddr3.i145, align 8
  %sunkaddr5.i147 = getelementptr i8, ptr %arg.c.0, i64 88
  %.105.i148 = load i64, ptr %sunkaddr5.i147, align 8
  %.106.i149 = inttoptr i64 %.87.i144 to ptr
  %.107.i150 = inttoptr i64 %.94.i146 to ptr
  %.108.i151 = inttoptr i64 %.105.i148 to ptr
  %.109.i152 = inttoptr i64 %.72.i140 to ptr
  tail call void %.109.i152(ptr %.106.i149, ptr %.107.i150, ptr %.108.i151)
  br label %B1264.endif.endif.endif.endif

B1264.endif.endif.endif.endif:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.67, ptr %arg.c.25, i64 %.734, i1 false)
  br label %B1500

B1508.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B1652.endif:
  %.1014 = call i32 @part10(ptr %.1010, ptr %excinfo.11, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, ptr %arg.c.29, ptr %arg.c.30, ptr %arg.c.31, ptr %arg.c.32, ptr %arg.c.33, ptr %arg.c.34, ptr %arg.c.35, ptr %arg.c.36, ptr %arg.c.37, ptr %arg.c.38, ptr %arg.c.39, ptr %arg.c.40, ptr %arg.c.41, ptr %arg.c.42, ptr %arg.c.43, ptr %arg.c.44, ptr %arg.c.45, ptr %arg.c.46, ptr %arg.c.47, ptr %arg.c.48, ptr %arg.c.49, ptr %arg.c.50, i64 %arg.c.51, i64 %arg.c.52, i64 %arg.c.53, i64 %arg.c.54, i64 %arg.c.55, i64 %arg.c.56, i64 %arg.c.57, i64 %.822)
  %cond = icmp eq i32 %.1014, 0
  br i1 %cond, label %B1652.endif.endif, label %B1652.endif.if.if

B1652.endif.endif:
  %.158204.not.i155 = icmp slt i64 %arg.c.52, 1
  br i1 %.158204.not.i155, label %B1876.endif.us.preheader, label %B76.endif.us.preheader.i158

B76.endif.us.preheader.i158:
  %107 = icmp ult i64 %.822, 4
  %unroll_iter.i160 = and i64 %.822, %const234
  br i1 %107, label %B76.endif.us.us.i268.preheader, label %B76.endif.us.preheader.split.i161

B76.endif.us.us.i268.preheader:
  br label %B76.endif.us.us.i268

B76.endif.us.us.i268:
  %.164199205.us.us.i269 = phi i64 [ %.171.us.us.i285, %B112.B212_crit_edge.us.loopexit.us.i284 ], [ 0, %B76.endif.us.us.i268.preheader ]
  %.324.us.us.i270 = mul nsw i64 %.164199205.us.us.i269, %.91
  %108 = getelementptr double, ptr %arg.c.12, i64 %.324.us.us.i270
  br label %B114.us.epil.us.i271

B114.us.epil.us.i271:
  %total.2.1195.us.epil.us.i272 = phi double [ 0.000000e+00, %B76.endif.us.us.i268 ], [ %.338.us.epil.us.i281, %B114.us.epil.us.i271 ]
  %epil.iter.us.i273 = phi i64 [ 0, %B76.endif.us.us.i268 ], [ %epil.iter.next.us.i282, %B114.us.epil.us.i271 ]
  %109 = shl i64 %epil.iter.us.i273, 3
  %scevgep422 = getelementptr i8, ptr %arg.c.43, i64 %109
  %.328.us.epil.us.i275 = load i64, ptr %scevgep422, align 8
  %.330.us.epil.us.i276 = getelementptr double, ptr %108, i64 %.328.us.epil.us.i275
  %.331.us.epil.us.i277 = load double, ptr %.330.us.epil.us.i276, align 8
  %scevgep421 = getelementptr i8, ptr %arg.c.46, i64 %109
  %.335.us.epil.us.i279 = load double, ptr %scevgep421, align 8
  %.336.us.epil.us.i280 = fmul double %.331.us.epil.us.i277, %.335.us.epil.us.i279
  %.338.us.epil.us.i281 = fadd double %total.2.1195.us.epil.us.i272, %.336.us.epil.us.i280
  %epil.iter.next.us.i282 = add nuw nsw i64 %epil.iter.us.i273, 1
  %epil.iter.cmp.not.us.i283 = icmp eq i64 %xtraiter333, %epil.iter.next.us.i282
  br i1 %epil.iter.cmp.not.us.i283, label %B112.B212_crit_edge.us.loopexit.us.i284, label %B114.us.epil.us.i271

B112.B212_crit_edge.us.loopexit.us.i284:
  %.171.us.us.i285 = add nuw nsw i64 %.164199205.us.us.i269, 1
  %.350.us.us.i286 = getelementptr double, ptr %arg.c.24, i64 %.164199205.us.us.i269
  store double %.338.us.epil.us.i281, ptr %.350.us.us.i286, align 8
  %exitcond215.not.us.i287 = icmp eq i64 %.171.us.us.i285, %arg.c.52
  br i1 %exitcond215.not.us.i287, label %B1780.lr.ph, label %B76.endif.us.us.i268

B76.endif.us.preheader.split.i161:
  %110 = icmp eq i64 %xtraiter333, 0
  br i1 %110, label %B76.endif.us.us1.i223.preheader, label %B76.endif.us.preheader10.i162

B76.endif.us.us1.i223.preheader:
  br label %B76.endif.us.us1.i223

B76.endif.us.preheader10.i162:
  %111 = shl i64 %unroll_iter.i160, 3
  %scevgep18.i163 = getelementptr i8, ptr %arg.c.46, i64 %111
  %scevgep20.i164 = getelementptr i8, ptr %arg.c.43, i64 %111
  br label %B76.endif.us.i165

B76.endif.us.us1.i223:
  %.164199205.us.us2.i224 = phi i64 [ %.171.us.us6.i265, %B112.B212_crit_edge.us.unr-lcssa.us.i264 ], [ 0, %B76.endif.us.us1.i223.preheader ]
  %.324.us.us3.i225 = mul nsw i64 %.164199205.us.us2.i224, %.91
  %112 = getelementptr double, ptr %arg.c.12, i64 %.324.us.us3.i225
  br label %B114.us.us.i226

B114.us.us.i226:
  %total.2.1195.us.us.i227 = phi double [ %.338.us.3.us.i262, %B114.us.us.i226 ], [ 0.000000e+00, %B76.endif.us.us1.i223 ]
  %.288191193.us.us.i228 = phi i64 [ %.295.us.3.us.i254, %B114.us.us.i226 ], [ 0, %B76.endif.us.us1.i223 ]
  %sunkaddr406 = mul i64 %.288191193.us.us.i228, 8
  %sunkaddr407 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr406
  %.328.us.us.i231 = load i64, ptr %sunkaddr407, align 8
  %.330.us.us.i232 = getelementptr double, ptr %112, i64 %.328.us.us.i231
  %.331.us.us.i233 = load double, ptr %.330.us.us.i232, align 8
  %sunkaddr408 = mul i64 %.288191193.us.us.i228, 8
  %sunkaddr409 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr408
  %.335.us.us.i235 = load double, ptr %sunkaddr409, align 8
  %.336.us.us.i236 = fmul double %.331.us.us.i233, %.335.us.us.i235
  %.338.us.us.i237 = fadd double %total.2.1195.us.us.i227, %.336.us.us.i236
  %sunkaddr410 = mul i64 %.288191193.us.us.i228, 8
  %sunkaddr411 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr410
  %sunkaddr412 = getelementptr i8, ptr %sunkaddr411, i64 8
  %.328.us.1.us.i239 = load i64, ptr %sunkaddr412, align 8
  %.330.us.1.us.i240 = getelementptr double, ptr %112, i64 %.328.us.1.us.i239
  %.331.us.1.us.i241 = load double, ptr %.330.us.1.us.i240, align 8
  %sunkaddr413 = mul i64 %.288191193.us.us.i228, 8
  %sunkaddr414 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr413
  %sunkaddr415 = getelementptr i8, ptr %sunkaddr414, i64 8
  %.335.us.1.us.i243 = load double, ptr %sunkaddr415, align 8
  %.336.us.1.us.i244 = fmul double %.331.us.1.us.i241, %.335.us.1.us.i243
  %.338.us.1.us.i245 = fadd double %.338.us.us.i237, %.336.us.1.us.i244
  %sunkaddr416 = mul i64 %.288191193.us.us.i228, 8
  %sunkaddr417 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr416
  %sunkaddr420 = getelementptr i8, ptr %sunkaddr417, i64 16
  %.328.us.2.us.i247 = load i64, ptr %sunkaddr420, align 8
  %.330.us.2.us.i248 = getelementptr double, ptr %112, i64 %.328.us.2.us.i247
  %.331.us.2.us.i249 = load double, ptr %.330.us.2.us.i248, align 8
  %sunkaddr422 = mul i64 %.288191193.us.us.i228, 8
  %sunkaddr423 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr422
  %sunkaddr424 = getelementptr i8, ptr %sunkaddr423, i64 16
  %.335.us.2.us.i251 = load double, ptr %sunkaddr424, align 8
  %.336.us.2.us.i252 = fmul double %.331.us.2.us.i249, %.335.us.2.us.i251
  %.338.us.2.us.i253 = fadd double %.338.us.1.us.i245, %.336.us.2.us.i252
  %.295.us.3.us.i254 = add nuw nsw i64 %.288191193.us.us.i228, 4
  %sunkaddr426 = mul i64 %.288191193.us.us.i228, 8
  %sunkaddr427 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr426
  %sunkaddr428 = getelementptr i8, ptr %sunkaddr427, i64 24
  %.328.us.3.us.i256 = load i64, ptr %sunkaddr428, align 8
  %.330.us.3.us.i257 = getelementptr double, ptr %112, i64 %.328.us.3.us.i256
  %.331.us.3.us.i258 = load double, ptr %.330.us.3.us.i257, align 8
  %sunkaddr430 = mul i64 %.288191193.us.us.i228, 8
  %sunkaddr431 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr430
  %sunkaddr432 = getelementptr i8, ptr %sunkaddr431, i64 24
  %.335.us.3.us.i260 = load double, ptr %sunkaddr432, align 8
  %.336.us.3.us.i261 = fmul double %.331.us.3.us.i258, %.335.us.3.us.i260
  %.338.us.3.us.i262 = fadd double %.338.us.2.us.i253, %.336.us.3.us.i261
  %niter.ncmp.3.us.i263 = icmp eq i64 %unroll_iter.i160, %.295.us.3.us.i254
  br i1 %niter.ncmp.3.us.i263, label %B112.B212_crit_edge.us.unr-lcssa.us.i264, label %B114.us.us.i226

B112.B212_crit_edge.us.unr-lcssa.us.i264:
  %.171.us.us6.i265 = add nuw nsw i64 %.164199205.us.us2.i224, 1
  %.350.us.us7.i266 = getelementptr double, ptr %arg.c.24, i64 %.164199205.us.us2.i224
  store double %.338.us.3.us.i262, ptr %.350.us.us7.i266, align 8
  %exitcond215.not.us8.i267 = icmp eq i64 %.171.us.us6.i265, %arg.c.52
  br i1 %exitcond215.not.us8.i267, label %B1780.lr.ph, label %B76.endif.us.us1.i223

B76.endif.us.i165:
  %.164199205.us.i166 = phi i64 [ %.171.us.i220, %B112.B212_crit_edge.us.loopexit.i219 ], [ 0, %B76.endif.us.preheader10.i162 ]
  %.324.us.i167 = mul nsw i64 %.164199205.us.i166, %.91
  %113 = getelementptr double, ptr %arg.c.12, i64 %.324.us.i167
  br label %B114.us.i168

B114.us.i168:
  %total.2.1195.us.i169 = phi double [ %.338.us.3.i204, %B114.us.i168 ], [ 0.000000e+00, %B76.endif.us.i165 ]
  %.288191193.us.i170 = phi i64 [ %.295.us.3.i196, %B114.us.i168 ], [ 0, %B76.endif.us.i165 ]
  %sunkaddr434 = mul i64 %.288191193.us.i170, 8
  %sunkaddr435 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr434
  %.328.us.i173 = load i64, ptr %sunkaddr435, align 8
  %.330.us.i174 = getelementptr double, ptr %113, i64 %.328.us.i173
  %.331.us.i175 = load double, ptr %.330.us.i174, align 8
  %sunkaddr436 = mul i64 %.288191193.us.i170, 8
  %sunkaddr438 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr436
  %.335.us.i177 = load double, ptr %sunkaddr438, align 8
  %.336.us.i178 = fmul double %.331.us.i175, %.335.us.i177
  %.338.us.i179 = fadd double %total.2.1195.us.i169, %.336.us.i178
  %sunkaddr439 = mul i64 %.288191193.us.i170, 8
  %sunkaddr440 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr439
  %sunkaddr441 = getelementptr i8, ptr %sunkaddr440, i64 8
  %.328.us.1.i181 = load i64, ptr %sunkaddr441, align 8
  %.330.us.1.i182 = getelementptr double, ptr %113, i64 %.328.us.1.i181
  %.331.us.1.i183 = load double, ptr %.330.us.1.i182, align 8
  %sunkaddr442 = mul i64 %.288191193.us.i170, 8
  %sunkaddr443 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr442
  %sunkaddr444 = getelementptr i8, ptr %sunkaddr443, i64 8
  %.335.us.1.i185 = load double, ptr %sunkaddr444, align 8
  %.336.us.1.i186 = fmul double %.331.us.1.i183, %.335.us.1.i185
  %.338.us.1.i187 = fadd double %.338.us.i179, %.336.us.1.i186
  %sunkaddr445 = mul i64 %.288191193.us.i170, 8
  %sunkaddr446 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr445
  %sunkaddr447 = getelementptr i8, ptr %sunkaddr446, i64 16
  %.328.us.2.i189 = load i64, ptr %sunkaddr447, align 8
  %.330.us.2.i190 = getelementptr double, ptr %113, i64 %.328.us.2.i189
  %.331.us.2.i191 = load double, ptr %.330.us.2.i190, align 8
  %sunkaddr448 = mul i64 %.288191193.us.i170, 8
  %sunkaddr449 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr448
  %sunkaddr450 = getelementptr i8, ptr %sunkaddr449, i64 16
  %.335.us.2.i193 = load double, ptr %sunkaddr450, align 8
  %.336.us.2.i194 = fmul double %.331.us.2.i191, %.335.us.2.i193
  %.338.us.2.i195 = fadd double %.338.us.1.i187, %.336.us.2.i194
  %.295.us.3.i196 = add nuw nsw i64 %.288191193.us.i170, 4
  %sunkaddr451 = mul i64 %.288191193.us.i170, 8
  %sunkaddr452 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr451
  %sunkaddr453 = getelementptr i8, ptr %sunkaddr452, i64 24
  %.328.us.3.i198 = load i64, ptr %sunkaddr453, align 8
  %.330.us.3.i199 = getelementptr double, ptr %113, i64 %.328.us.3.i198
  %.331.us.3.i200 = load double, ptr %.330.us.3.i199, align 8
  %sunkaddr454 = mul i64 %.288191193.us.i170, 8
  %sunkaddr455 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr454
  %sunkaddr456 = getelementptr i8, ptr %sunkaddr455, i64 24
  %.335.us.3.i202 = load double, ptr %sunkaddr456, align 8
  %.336.us.3.i203 = fmul double %.331.us.3.i200, %.335.us.3.i202
  %.338.us.3.i204 = fadd double %.338.us.2.i195, %.336.us.3.i203
  %niter.ncmp.3.i205 = icmp eq i64 %unroll_iter.i160, %.295.us.3.i196
  br i1 %niter.ncmp.3.i205, label %B114.us.epil.i206.preheader, label %B114.us.i168

B114.us.epil.i206.preheader:
  br label %B114.us.epil.i206

B114.us.epil.i206:
  %total.2.1195.us.epil.i207 = phi double [ %.338.us.epil.i216, %B114.us.epil.i206 ], [ %.338.us.3.i204, %B114.us.epil.i206.preheader ]
  %epil.iter.i208 = phi i64 [ %epil.iter.next.i217, %B114.us.epil.i206 ], [ 0, %B114.us.epil.i206.preheader ]
  %114 = shl nuw nsw i64 %epil.iter.i208, 3
  %scevgep95 = getelementptr i8, ptr %scevgep20.i164, i64 %114
  %.328.us.epil.i210 = load i64, ptr %scevgep95, align 8
  %.330.us.epil.i211 = getelementptr double, ptr %113, i64 %.328.us.epil.i210
  %.331.us.epil.i212 = load double, ptr %.330.us.epil.i211, align 8
  %115 = shl nuw nsw i64 %epil.iter.i208, 3
  %scevgep94 = getelementptr i8, ptr %scevgep18.i163, i64 %115
  %.335.us.epil.i214 = load double, ptr %scevgep94, align 8
  %.336.us.epil.i215 = fmul double %.331.us.epil.i212, %.335.us.epil.i214
  %.338.us.epil.i216 = fadd double %total.2.1195.us.epil.i207, %.336.us.epil.i215
  %epil.iter.next.i217 = add nuw nsw i64 %epil.iter.i208, 1
  %epil.iter.cmp.not.i218 = icmp eq i64 %xtraiter333, %epil.iter.next.i217
  br i1 %epil.iter.cmp.not.i218, label %B112.B212_crit_edge.us.loopexit.i219, label %B114.us.epil.i206

B112.B212_crit_edge.us.loopexit.i219:
  %.171.us.i220 = add nuw nsw i64 %.164199205.us.i166, 1
  %.350.us.i221 = getelementptr double, ptr %arg.c.24, i64 %.164199205.us.i166
  store double %.338.us.epil.i216, ptr %.350.us.i221, align 8
  %exitcond215.not.i222 = icmp eq i64 %.171.us.i220, %arg.c.52
  br i1 %exitcond215.not.i222, label %B1780.lr.ph, label %B76.endif.us.i165

B1652.endif.if.if:
  %.1022 = icmp sgt i32 %.1014, 0
  %.1015 = load ptr, ptr %excinfo.11, align 8
  %.1023 = select i1 %.1022, ptr %.1015, ptr undef
  store ptr %.1023, ptr %excinfo, align 8
  br label %common.ret

B1780.lr.ph:
  %116 = getelementptr double, ptr %.67, i64 %arg.c.51
  %min.iters.check = icmp ult i64 %arg.c.52, 10
  br i1 %min.iters.check, label %B1780.preheader, label %vector.memcheck

vector.memcheck:
  %117 = shl i64 %arg.c.52, 3
  %scevgep = getelementptr i8, ptr %.67, i64 %.69.i
  %scevgep317 = getelementptr i8, ptr %arg.c.24, i64 %117
  %bound0 = icmp ult ptr %116, %scevgep317
  %bound1 = icmp ult ptr %arg.c.24, %scevgep
  %found.conflict = and i1 %bound0, %bound1
  br i1 %found.conflict, label %B1780.preheader, label %vector.ph

vector.ph:
  %n.vec = and i64 %arg.c.52, %const234
  %118 = shl i64 %arg.c.51, 3
  %119 = getelementptr i8, ptr %.67, i64 %118
  %scevgep417 = getelementptr i8, ptr %119, i64 16
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %120 = shl i64 %index, 3
  %scevgep419 = getelementptr i8, ptr %scevgep417, i64 %120
  %scevgep420 = getelementptr i8, ptr %scevgep419, i64 -16
  %wide.load = load <2 x double>, ptr %scevgep420, align 8
  %wide.load318 = load <2 x double>, ptr %scevgep419, align 8
  %sunkaddr457 = mul i64 %index, 8
  %sunkaddr458 = getelementptr i8, ptr %arg.c.24, i64 %sunkaddr457
  %wide.load319 = load <2 x double>, ptr %sunkaddr458, align 8
  %sunkaddr459 = mul i64 %index, 8
  %sunkaddr460 = getelementptr i8, ptr %arg.c.24, i64 %sunkaddr459
  %sunkaddr461 = getelementptr i8, ptr %sunkaddr460, i64 16
  %wide.load320 = load <2 x double>, ptr %sunkaddr461, align 8
  %121 = fadd <2 x double> %wide.load, %wide.load319
  %122 = fadd <2 x double> %wide.load318, %wide.load320
  store <2 x double> %121, ptr %scevgep420, align 8
  store <2 x double> %122, ptr %scevgep419, align 8
  %index.next = add nuw i64 %index, 4
  %123 = icmp eq i64 %n.vec, %index.next
  br i1 %123, label %middle.block, label %vector.body

middle.block:
  %cmp.n = icmp eq i64 %arg.c.52, %n.vec
  br i1 %cmp.n, label %B1876.endif.us.preheader, label %B1780.preheader

B1780.preheader:
  %.1149744746.ph = phi i64 [ 0, %vector.memcheck ], [ 0, %B1780.lr.ph ], [ %n.vec, %middle.block ]
  %xtraiter350 = and i64 %arg.c.52, 3
  %lcmp.mod351.not = icmp eq i64 %xtraiter350, 0
  br i1 %lcmp.mod351.not, label %B1780.prol.loopexit, label %B1780.prol.preheader

B1780.prol.preheader:
  br label %B1780.prol

B1780.prol:
  %lsr.iv411 = phi i64 [ %lsr.iv.next412, %B1780.prol ], [ %xtraiter350, %B1780.prol.preheader ]
  %.1149744746.prol = phi i64 [ %.1156.prol, %B1780.prol ], [ %.1149744746.ph, %B1780.prol.preheader ]
  %.1156.prol = add nuw nsw i64 %.1149744746.prol, 1
  %124 = shl i64 %.1149744746.prol, 3
  %scevgep410 = getelementptr i8, ptr %116, i64 %124
  %.1185.prol = load double, ptr %scevgep410, align 8
  %scevgep409 = getelementptr i8, ptr %arg.c.24, i64 %124
  %.1189.prol = load double, ptr %scevgep409, align 8
  %.1190.prol = fadd double %.1185.prol, %.1189.prol
  store double %.1190.prol, ptr %scevgep410, align 8
  %lsr.iv.next412 = add nsw i64 %lsr.iv411, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next412, 0
  br i1 %prol.iter.cmp.not, label %B1780.prol.loopexit, label %B1780.prol

B1780.prol.loopexit:
  %.1149744746.unr = phi i64 [ %.1149744746.ph, %B1780.preheader ], [ %.1156.prol, %B1780.prol ]
  %125 = sub nsw i64 %.1149744746.ph, %arg.c.52
  %126 = icmp ugt i64 %125, -4
  br i1 %126, label %B1876.endif.us.preheader, label %B1780.preheader352

B1780.preheader352:
  %127 = shl i64 %arg.c.51, 3
  %128 = getelementptr i8, ptr %.67, i64 %127
  %scevgep401 = getelementptr i8, ptr %128, i64 24
  br label %B1780

B1876.endif.us.preheader:
  %129 = getelementptr double, ptr %.67, i64 %arg.c.53
  %130 = getelementptr i8, ptr %129, i64 16
  %.1445.promoted.us = load double, ptr %130, align 8
  %131 = add nuw i64 %.822, 1
  br label %B1910.us

B1910.us:
  %lsr.iv389 = phi i64 [ 0, %B1876.endif.us.preheader ], [ %lsr.iv.next390, %B1910.us ]
  %lsr.iv387 = phi i64 [ %131, %B1876.endif.us.preheader ], [ %lsr.iv.next388, %B1910.us ]
  %.1446757.us = phi double [ %.1445.promoted.us, %B1876.endif.us.preheader ], [ %.1464.us, %B1910.us ]
  %scevgep392 = getelementptr i8, ptr %arg.c.43, i64 %lsr.iv389
  %.1455.us = load i64, ptr %scevgep392, align 8
  %.1457.us = getelementptr double, ptr %arg.c.19, i64 %.1455.us
  %.1458.us = load double, ptr %.1457.us, align 8
  %scevgep391 = getelementptr i8, ptr %arg.c.46, i64 %lsr.iv389
  %.1462.us = load double, ptr %scevgep391, align 8
  %.1463.us = fmul double %.1458.us, %.1462.us
  %.1464.us = fadd double %.1446757.us, %.1463.us
  %sunkaddr462 = getelementptr i8, ptr %.67, i64 %.183
  %sunkaddr463 = getelementptr i8, ptr %sunkaddr462, i64 16
  store double %.1464.us, ptr %sunkaddr463, align 8
  %lsr.iv.next388 = add i64 %lsr.iv387, -1
  %lsr.iv.next390 = add i64 %lsr.iv389, 8
  %.1401.us = icmp samesign ugt i64 %lsr.iv.next388, 1
  br i1 %.1401.us, label %B1910.us, label %B1908.B2052_crit_edge.us

B1908.B2052_crit_edge.us:
  %132 = getelementptr double, ptr %arg.c.19, i64 %.91
  %sunkaddr464 = getelementptr i8, ptr %.67, i64 %.183
  %sunkaddr465 = getelementptr i8, ptr %sunkaddr464, i64 24
  %.1445.promoted.us.1 = load double, ptr %sunkaddr465, align 8
  br label %B1910.us.1

B1910.us.1:
  %lsr.iv383 = phi i64 [ %lsr.iv.next384, %B1910.us.1 ], [ 0, %B1908.B2052_crit_edge.us ]
  %lsr.iv381 = phi i64 [ %lsr.iv.next382, %B1910.us.1 ], [ %131, %B1908.B2052_crit_edge.us ]
  %.1446757.us.1 = phi double [ %.1464.us.1, %B1910.us.1 ], [ %.1445.promoted.us.1, %B1908.B2052_crit_edge.us ]
  %scevgep386 = getelementptr i8, ptr %arg.c.43, i64 %lsr.iv383
  %.1455.us.1 = load i64, ptr %scevgep386, align 8
  %.1457.us.1 = getelementptr double, ptr %132, i64 %.1455.us.1
  %.1458.us.1 = load double, ptr %.1457.us.1, align 8
  %scevgep385 = getelementptr i8, ptr %arg.c.46, i64 %lsr.iv383
  %.1462.us.1 = load double, ptr %scevgep385, align 8
  %.1463.us.1 = fmul double %.1458.us.1, %.1462.us.1
  %.1464.us.1 = fadd double %.1446757.us.1, %.1463.us.1
  %sunkaddr466 = getelementptr i8, ptr %.67, i64 %.183
  %sunkaddr467 = getelementptr i8, ptr %sunkaddr466, i64 24
  store double %.1464.us.1, ptr %sunkaddr467, align 8
  %lsr.iv.next382 = add i64 %lsr.iv381, -1
  %lsr.iv.next384 = add i64 %lsr.iv383, 8
  %.1401.us.1 = icmp samesign ugt i64 %lsr.iv.next382, 1
  br i1 %.1401.us.1, label %B1910.us.1, label %B1908.B2052_crit_edge.us.1

B1908.B2052_crit_edge.us.1:
  %.idx = shl i64 %.91, 4
  %133 = getelementptr i8, ptr %arg.c.19, i64 %.idx
  %sunkaddr468 = getelementptr i8, ptr %.67, i64 %.183
  %sunkaddr469 = getelementptr i8, ptr %sunkaddr468, i64 32
  %.1445.promoted.us.2 = load double, ptr %sunkaddr469, align 8
  br label %B1910.us.2

B1910.us.2:
  %lsr.iv377 = phi i64 [ %lsr.iv.next378, %B1910.us.2 ], [ 0, %B1908.B2052_crit_edge.us.1 ]
  %lsr.iv375 = phi i64 [ %lsr.iv.next376, %B1910.us.2 ], [ %131, %B1908.B2052_crit_edge.us.1 ]
  %.1446757.us.2 = phi double [ %.1464.us.2, %B1910.us.2 ], [ %.1445.promoted.us.2, %B1908.B2052_crit_edge.us.1 ]
  %scevgep380 = getelementptr i8, ptr %arg.c.43, i64 %lsr.iv377
  %.1455.us.2 = load i64, ptr %scevgep380, align 8
  %.1457.us.2 = getelementptr double, ptr %133, i64 %.1455.us.2
  %.1458.us.2 = load double, ptr %.1457.us.2, align 8
  %scevgep379 = getelementptr i8, ptr %arg.c.46, i64 %lsr.iv377
  %.1462.us.2 = load double, ptr %scevgep379, align 8
  %.1463.us.2 = fmul double %.1458.us.2, %.1462.us.2
  %.1464.us.2 = fadd double %.1446757.us.2, %.1463.us.2
  %sunkaddr470 = getelementptr i8, ptr %.67, i64 %.183
  %sunkaddr471 = getelementptr i8, ptr %sunkaddr470, i64 32
  store double %.1464.us.2, ptr %sunkaddr471, align 8
  %lsr.iv.next376 = add i64 %lsr.iv375, -1
  %lsr.iv.next378 = add i64 %lsr.iv377, 8
  %.1401.us.2 = icmp samesign ugt i64 %lsr.iv.next376, 1
  br i1 %.1401.us.2, label %B1910.us.2, label %B1908.B2052_crit_edge.us.2

B1908.B2052_crit_edge.us.2:
  %.idx773 = mul i64 %.91, 24
  %134 = getelementptr i8, ptr %arg.c.19, i64 %.idx773
  %sunkaddr472 = getelementptr i8, ptr %.67, i64 %.183
  %sunkaddr473 = getelementptr i8, ptr %sunkaddr472, i64 40
  %.1445.promoted.us.3 = load double, ptr %sunkaddr473, align 8
  br label %B1910.us.3

B1910.us.3:
  %lsr.iv371 = phi i64 [ %lsr.iv.next372, %B1910.us.3 ], [ 0, %B1908.B2052_crit_edge.us.2 ]
  %lsr.iv369 = phi i64 [ %lsr.iv.next370, %B1910.us.3 ], [ %131, %B1908.B2052_crit_edge.us.2 ]
  %.1446757.us.3 = phi double [ %.1464.us.3, %B1910.us.3 ], [ %.1445.promoted.us.3, %B1908.B2052_crit_edge.us.2 ]
  %scevgep374 = getelementptr i8, ptr %arg.c.43, i64 %lsr.iv371
  %.1455.us.3 = load i64, ptr %scevgep374, align 8
  %.1457.us.3 = getelementptr double, ptr %134, i64 %.1455.us.3
  %.1458.us.3 = load double, ptr %.1457.us.3, align 8
  %scevgep373 = getelementptr i8, ptr %arg.c.46, i64 %lsr.iv371
  %.1462.us.3 = load double, ptr %scevgep373, align 8
  %.1463.us.3 = fmul double %.1458.us.3, %.1462.us.3
  %.1464.us.3 = fadd double %.1446757.us.3, %.1463.us.3
  %sunkaddr474 = getelementptr i8, ptr %.67, i64 %.183
  %sunkaddr475 = getelementptr i8, ptr %sunkaddr474, i64 40
  store double %.1464.us.3, ptr %sunkaddr475, align 8
  %lsr.iv.next370 = add i64 %lsr.iv369, -1
  %lsr.iv.next372 = add i64 %lsr.iv371, 8
  %.1401.us.3 = icmp samesign ugt i64 %lsr.iv.next370, 1
  br i1 %.1401.us.3, label %B1910.us.3, label %B1908.B2052_crit_edge.us.3

B1908.B2052_crit_edge.us.3:
  %.idx774 = shl i64 %.91, 5
  %135 = getelementptr i8, ptr %arg.c.19, i64 %.idx774
  %sunkaddr476 = getelementptr i8, ptr %.67, i64 %.183
  %sunkaddr477 = getelementptr i8, ptr %sunkaddr476, i64 48
  %.1445.promoted.us.4 = load double, ptr %sunkaddr477, align 8
  br label %B1910.us.4

B1910.us.4:
  %lsr.iv365 = phi i64 [ %lsr.iv.next366, %B1910.us.4 ], [ 0, %B1908.B2052_crit_edge.us.3 ]
  %lsr.iv363 = phi i64 [ %lsr.iv.next364, %B1910.us.4 ], [ %131, %B1908.B2052_crit_edge.us.3 ]
  %.1446757.us.4 = phi double [ %.1464.us.4, %B1910.us.4 ], [ %.1445.promoted.us.4, %B1908.B2052_crit_edge.us.3 ]
  %scevgep368 = getelementptr i8, ptr %arg.c.43, i64 %lsr.iv365
  %.1455.us.4 = load i64, ptr %scevgep368, align 8
  %.1457.us.4 = getelementptr double, ptr %135, i64 %.1455.us.4
  %.1458.us.4 = load double, ptr %.1457.us.4, align 8
  %scevgep367 = getelementptr i8, ptr %arg.c.46, i64 %lsr.iv365
  %.1462.us.4 = load double, ptr %scevgep367, align 8
  %.1463.us.4 = fmul double %.1458.us.4, %.1462.us.4
  %.1464.us.4 = fadd double %.1446757.us.4, %.1463.us.4
  %sunkaddr478 = getelementptr i8, ptr %.67, i64 %.183
  %sunkaddr479 = getelementptr i8, ptr %sunkaddr478, i64 48
  store double %.1464.us.4, ptr %sunkaddr479, align 8
  %lsr.iv.next364 = add i64 %lsr.iv363, -1
  %lsr.iv.next366 = add i64 %lsr.iv365, 8
  %.1401.us.4 = icmp samesign ugt i64 %lsr.iv.next364, 1
  br i1 %.1401.us.4, label %B1910.us.4, label %B1908.B2052_crit_edge.us.4

B1908.B2052_crit_edge.us.4:
  %.idx775 = mul i64 %.91, 40
  %136 = getelementptr i8, ptr %arg.c.19, i64 %.idx775
  %sunkaddr480 = getelementptr i8, ptr %.67, i64 %.183
  %sunkaddr481 = getelementptr i8, ptr %sunkaddr480, i64 56
  %.1445.promoted.us.5 = load double, ptr %sunkaddr481, align 8
  br label %B1910.us.5

B1910.us.5:
  %lsr.iv359 = phi i64 [ %lsr.iv.next360, %B1910.us.5 ], [ 0, %B1908.B2052_crit_edge.us.4 ]
  %lsr.iv = phi i64 [ %lsr.iv.next, %B1910.us.5 ], [ %131, %B1908.B2052_crit_edge.us.4 ]
  %.1446757.us.5 = phi double [ %.1464.us.5, %B1910.us.5 ], [ %.1445.promoted.us.5, %B1908.B2052_crit_edge.us.4 ]
  %scevgep362 = getelementptr i8, ptr %arg.c.43, i64 %lsr.iv359
  %.1455.us.5 = load i64, ptr %scevgep362, align 8
  %.1457.us.5 = getelementptr double, ptr %136, i64 %.1455.us.5
  %.1458.us.5 = load double, ptr %.1457.us.5, align 8
  %scevgep361 = getelementptr i8, ptr %arg.c.46, i64 %lsr.iv359
  %.1462.us.5 = load double, ptr %scevgep361, align 8
  %.1463.us.5 = fmul double %.1458.us.5, %.1462.us.5
  %.1464.us.5 = fadd double %.1446757.us.5, %.1463.us.5
  %sunkaddr482 = getelementptr i8, ptr %.67, i64 %.183
  %sunkaddr483 = getelementptr i8, ptr %sunkaddr482, i64 56
  store double %.1464.us.5, ptr %sunkaddr483, align 8
  %lsr.iv.next = add i64 %lsr.iv, -1
  %lsr.iv.next360 = add i64 %lsr.iv359, 8
  %.1401.us.5 = icmp samesign ugt i64 %lsr.iv.next, 1
  br i1 %.1401.us.5, label %B1910.us.5, label %B2054

B2054.endif:
  %.125.i112 = load double, ptr %arg.c.26, align 8
  %.1521 = fadd double %.1493, %.125.i112
  %.1523 = fsub double %.1521, %.125.i
  %sunkaddr831 = getelementptr i8, ptr %.67, i64 %.69.i
  %sunkaddr832 = getelementptr i8, ptr %sunkaddr831, i64 32
  store double %.1523, ptr %sunkaddr832, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.c.2, ptr %arg.c.50, i64 %.186, i1 false)
  store double %worst.3.0.lcssa779, ptr %.70, align 8
  store double %least.2.0, ptr %.73, align 8
  store ptr null, ptr %retptr, align 8
  br label %common.ret
}

define internal i32 @part5(ptr %retptr, ptr %excinfo, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, ptr %arg.c.29, ptr %arg.c.30, ptr %arg.c.31, ptr %arg.c.32, ptr %arg.c.33, ptr %arg.c.34, ptr %arg.c.35, ptr %arg.c.36, ptr %arg.c.37, ptr %arg.c.38, ptr %arg.c.39, ptr %arg.c.40, ptr %arg.c.41, ptr %arg.c.42, ptr %arg.c.43, ptr %arg.c.44, ptr %arg.c.45, ptr %arg.c.46, ptr %arg.c.47, ptr %arg.c.48, ptr %arg.c.49, ptr %arg.c.50, i64 %arg.c.51, i64 %arg.c.52, i64 %arg.c.53, i64 %arg.c.54, i64 %arg.c.55, i64 %arg.c.56, i64 %arg.c.57, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9) {
B0.endif:
  %.644 = alloca ptr, align 8
  %excinfo.3 = alloca ptr, align 8
  %arg.c.55.fr = freeze i64 %arg.c.55
  store ptr null, ptr %excinfo.3, align 8
  %.80 = mul i64 %arg.c.55.fr, %arg.c.54
  %.110 = getelementptr i8, ptr %arg.c.39, i64 8
  %.111 = load double, ptr %.110, align 8
  %.159 = getelementptr i8, ptr %arg.c.4, i64 72
  %.160 = load double, ptr %.159, align 8
  %.225 = icmp sgt i64 %arg.c.54, 0
  br i1 %.225, label %B192.preheader, label %common.ret

B192.preheader:
  br label %B192

B192:
  %lsr.iv169 = phi i64 [ %lsr.iv.next170, %B192.backedge ], [ 1, %B192.preheader ]
  %some.4.01096 = phi i1 [ %some.4.01096.be, %B192.backedge ], [ false, %B192.preheader ]
  br i1 %some.4.01096, label %B240.thread, label %B240

B240:
  %0 = shl i64 %lsr.iv169, 3
  %scevgep171 = getelementptr i8, ptr %arg.c.28, i64 %0
  %scevgep172 = getelementptr i8, ptr %scevgep171, i64 -8
  %.322 = load i64, ptr %scevgep172, align 8
  %.325 = icmp eq i64 %.322, 2
  %exitcond.not = icmp eq i64 %arg.c.54, %lsr.iv169
  br i1 %exitcond.not, label %B244, label %B192.backedge

B192.backedge:
  %some.4.01096.be = phi i1 [ true, %B240.thread ], [ %.325, %B240 ]
  %lsr.iv.next170 = add nuw i64 %lsr.iv169, 1
  br label %B192

B240.thread:
  %exitcond.not1265 = icmp eq i64 %arg.c.54, %lsr.iv169
  br i1 %exitcond.not1265, label %B252, label %B192.backedge

B244:
  %1 = icmp eq i64 %.322, 2
  br i1 %1, label %B252, label %common.ret

common.ret:
  %excinfo.sink = phi ptr [ %excinfo, %B540 ], [ %retptr, %part11 ], [ %retptr, %B540.endif ], [ %retptr, %B244 ], [ %retptr, %B0.endif ], [ %retptr, %B1875 ]
  %common.ret.op = phi i32 [ %.648, %B540 ], [ 0, %part11 ], [ 0, %B540.endif ], [ 0, %B244 ], [ 0, %B0.endif ], [ 0, %B1875 ]
  store ptr null, ptr %excinfo.sink, align 8
  ret i32 %common.ret.op

B252:
  %.79.i = getelementptr i8, ptr %arg.c.40, i64 16
  %.80.i = load i64, ptr %.79.i, align 8
  %.81.not.i = icmp eq i64 %.80.i, 0
  %.299.pre.i = load double, ptr %arg.c.1, align 8
  br i1 %.81.not.i, label %B238.i, label %B112.i

B112.i:
  %.89.i = load double, ptr %arg.c.49, align 8
  %.94.i = fcmp oeq double %.89.i, %.299.pre.i
  br i1 %.94.i, label %B118.endif.i, label %B238.i

B160.i:
  %same.2.1272.i = phi i1 [ %same.2.1272.be.i, %B160.backedge.i ], [ true, %B160.preheader.i ]
  %.210268270.i = phi i64 [ %.217.i, %B160.backedge.i ], [ 0, %B160.preheader.i ]
  br i1 %same.2.1272.i, label %B226.i, label %B226.thread.i

B226.i:
  %2 = shl i64 %.210268270.i, 3
  %sunkaddr = mul i64 %.210268270.i, 8
  %sunkaddr90 = getelementptr i8, ptr %arg.c.49, i64 %sunkaddr
  %sunkaddr91 = getelementptr i8, ptr %sunkaddr90, i64 8
  %.260.i = load double, ptr %sunkaddr91, align 8
  %scevgep2.i = getelementptr i8, ptr %arg.c.2, i64 %2
  %.265.i = load double, ptr %scevgep2.i, align 8
  %.268.i = fcmp oeq double %.260.i, %.265.i
  %exitcond.not.i = icmp eq i64 %4, %.210268270.i
  br i1 %exitcond.not.i, label %B230.i, label %B160.backedge.i

B160.backedge.i:
  %same.2.1272.be.i = phi i1 [ false, %B226.thread.i ], [ %.268.i, %B226.i ]
  %.217.i = add nuw nsw i64 %.210268270.i, 1
  br label %B160.i

B226.thread.i:
  %exitcond.not276.i = icmp eq i64 %4, %.210268270.i
  br i1 %exitcond.not276.i, label %B238.i, label %B160.backedge.i

B230.i:
  %3 = fcmp oeq double %.260.i, %.265.i
  br i1 %3, label %B328.lr.ph, label %B238.i

B238.i:
  store double %.299.pre.i, ptr %arg.c.49, align 8
  %.308.i = getelementptr i8, ptr %arg.c.49, i64 8
  %.313.i = shl i64 %arg.c.53, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.308.i, ptr %arg.c.2, i64 %.313.i, i1 false)
  %.72.i.i = load i64, ptr %arg.c.0, align 8
  %.73.not.i.i = icmp eq i64 %.72.i.i, 0
  br i1 %.73.not.i.i, label %B238.endif.i, label %B44.i.i

B44.i.i:
  %sunkaddr1.i.i = getelementptr i8, ptr %arg.c.0, i64 8
  %.87.i.i = load i64, ptr %sunkaddr1.i.i, align 8
  %sunkaddr3.i.i = getelementptr i8, ptr %arg.c.0, i64 16
  %.94.i.i = load i64, ptr %sunkaddr3.i.i, align 8
  %sunkaddr5.i.i = getelementptr i8, ptr %arg.c.0, i64 24
  %.105.i.i = load i64, ptr %sunkaddr5.i.i, align 8
  %.106.i.i = inttoptr i64 %.87.i.i to ptr
  %.107.i.i = inttoptr i64 %.94.i.i to ptr
  %.108.i.i = inttoptr i64 %.105.i.i to ptr
  %.109.i.i = inttoptr i64 %.72.i.i to ptr
  tail call void %.109.i.i(ptr %.106.i.i, ptr %.107.i.i, ptr %.108.i.i)
  br label %B238.endif.i

B118.endif.i:
  %.204269.not.i = icmp slt i64 %arg.c.53, 1
  br i1 %.204269.not.i, label %B328.lr.ph, label %B160.preheader.i

B160.preheader.i:
  %4 = add nsw i64 %arg.c.53, -1
  br label %B160.i

B238.endif.i:
  %sunkaddr92 = getelementptr i8, ptr %arg.c.40, i64 16
  store i64 1, ptr %sunkaddr92, align 8
  br label %B328.lr.ph

B328:
  %lsr.iv163 = phi ptr [ %arg.c.14, %B328.lr.ph ], [ %scevgep164, %B512 ]
  %lsr.iv155 = phi ptr [ %scevgep154, %B328.lr.ph ], [ %scevgep156, %B512 ]
  %some.5.01104 = phi i1 [ false, %B328.lr.ph ], [ %spec.select, %B512 ]
  %.46810991103 = phi i64 [ %arg.c.54, %B328.lr.ph ], [ %.478, %B512 ]
  %.47511001102 = phi i64 [ 0, %B328.lr.ph ], [ %.482, %B512 ]
  %.478 = add nsw i64 %.46810991103, -1
  %.482 = add nuw nsw i64 %.47511001102, 1
  %.513 = getelementptr i64, ptr %arg.c.28, i64 %.47511001102
  %.514 = load i64, ptr %.513, align 8
  %.515 = icmp eq i64 %.514, 2
  br i1 %.515, label %B374, label %B512

B374:
  %.523 = getelementptr i64, ptr %arg.c.34, i64 %.47511001102
  %.524 = load i64, ptr %.523, align 8
  %.525 = icmp eq i64 %.524, 0
  br i1 %.525, label %B408, label %B512

B408:
  %5 = icmp slt i64 %arg.c.55.fr, 1
  br i1 %5, label %B500, label %B74.peel.i

B74.peel.i:
  %6 = icmp eq i64 %arg.c.55.fr, 1
  %.207.i = mul nuw nsw i64 %.47511001102, %arg.c.55.fr
  %7 = getelementptr double, ptr %arg.c.14, i64 %.207.i
  %.214.peel.i = load double, ptr %7, align 8
  %.147.i.i = fmul double %.214.peel.i, %.214.peel.i
  br i1 %6, label %B500, label %B74.peel132.i

B74.peel132.i:
  %8 = icmp eq i64 %47, 2
  %sunkaddr.i = shl i64 %.207.i, 3
  %sunkaddr40.i = getelementptr i8, ptr %arg.c.14, i64 %sunkaddr.i
  %sunkaddr41.i = getelementptr i8, ptr %sunkaddr40.i, i64 8
  %.214.peel134.i = load double, ptr %sunkaddr41.i, align 8
  %.147.i14.i = fmul double %.214.peel134.i, %.214.peel134.i
  %.240.peel138.i = fadd double %.147.i.i, %.147.i14.i
  br i1 %8, label %B500, label %B74.preheader.i

B74.preheader.i:
  %9 = icmp ult i64 %arg.c.55.fr, 7
  br i1 %9, label %B74.epil.preheader.i, label %B74.i.preheader

B74.i.preheader:
  br label %B74.i

B74.i:
  %lsr.iv152 = phi i64 [ %lsr.iv.next153, %B74.i ], [ 0, %B74.i.preheader ]
  %total.2.0125.i = phi double [ %.240.3.i, %B74.i ], [ %.240.peel138.i, %B74.i.preheader ]
  %10 = shl i64 %lsr.iv152, 3
  %scevgep157 = getelementptr i8, ptr %lsr.iv155, i64 %10
  %scevgep162 = getelementptr i8, ptr %scevgep157, i64 -24
  %.214.i = load double, ptr %scevgep162, align 8
  %.147.i26.i = fmul double %.214.i, %.214.i
  %.240.i = fadd double %total.2.0125.i, %.147.i26.i
  %11 = shl i64 %lsr.iv152, 3
  %scevgep86 = getelementptr i8, ptr %lsr.iv155, i64 %11
  %scevgep87 = getelementptr i8, ptr %scevgep86, i64 -16
  %.214.1.i = load double, ptr %scevgep87, align 8
  %.147.i26.1.i = fmul double %.214.1.i, %.214.1.i
  %.240.1.i = fadd double %.240.i, %.147.i26.1.i
  %12 = shl i64 %lsr.iv152, 3
  %scevgep84 = getelementptr i8, ptr %lsr.iv155, i64 %12
  %scevgep85 = getelementptr i8, ptr %scevgep84, i64 -8
  %.214.2.i = load double, ptr %scevgep85, align 8
  %.147.i26.2.i = fmul double %.214.2.i, %.214.2.i
  %.240.2.i = fadd double %.240.1.i, %.147.i26.2.i
  %.214.3.i = load double, ptr %scevgep157, align 8
  %.147.i26.3.i = fmul double %.214.3.i, %.214.3.i
  %.240.3.i = fadd double %.240.2.i, %.147.i26.3.i
  %lsr.iv.next153 = add nuw nsw i64 %lsr.iv152, 4
  %niter.ncmp.3.i = icmp eq i64 %49, %lsr.iv.next153
  br i1 %niter.ncmp.3.i, label %common.ret.loopexit.unr-lcssa.i, label %B74.i

common.ret.loopexit.unr-lcssa.i:
  %13 = icmp eq i64 %xtraiter.i, 0
  br i1 %13, label %B500, label %B74.epil.preheader.i

B74.epil.preheader.i:
  %total.2.0125.epil.init.i = phi double [ %.240.peel138.i, %B74.preheader.i ], [ %.240.3.i, %common.ret.loopexit.unr-lcssa.i ]
  %.162121123.epil.init.i = phi i64 [ 3, %B74.preheader.i ], [ %50, %common.ret.loopexit.unr-lcssa.i ]
  %14 = shl i64 %.162121123.epil.init.i, 3
  %scevgep165 = getelementptr i8, ptr %lsr.iv163, i64 %14
  br label %B74.epil.i

B74.epil.i:
  %total.2.0125.epil.i = phi double [ %.240.epil.i, %B74.epil.i ], [ %total.2.0125.epil.init.i, %B74.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B74.epil.i ], [ 0, %B74.epil.preheader.i ]
  %15 = shl i64 %epil.iter.i, 3
  %scevgep166 = getelementptr i8, ptr %scevgep165, i64 %15
  %.214.epil.i = load double, ptr %scevgep166, align 8
  %.147.i26.epil.i = fmul double %.214.epil.i, %.214.epil.i
  %.240.epil.i = fadd double %total.2.0125.epil.i, %.147.i26.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B500, label %B74.epil.i

B500:
  %total.2.0.lcssa.i = phi double [ 0.000000e+00, %B408 ], [ %.240.peel138.i, %B74.peel132.i ], [ %.147.i.i, %B74.peel.i ], [ %.240.3.i, %common.ret.loopexit.unr-lcssa.i ], [ %.240.epil.i, %B74.epil.i ]
  %.272.i = tail call double @llvm.sqrt.f64(double %total.2.0.lcssa.i)
  %sunkaddr93 = getelementptr i8, ptr %arg.c.39, i64 24
  %.586 = load double, ptr %sunkaddr93, align 8
  %.587 = fcmp olt double %.272.i, %.586
  br i1 %.587, label %B512, label %B510

B510:
  br label %B512

B512:
  %"$phi500.1.3.11020" = phi i1 [ true, %B500 ], [ false, %B510 ], [ false, %B328 ], [ false, %B374 ]
  %"$phi512.1.2.1" = phi i64 [ 1, %B500 ], [ 0, %B510 ], [ 0, %B328 ], [ 0, %B374 ]
  %.610 = getelementptr i64, ptr %arg.c.30, i64 %.47511001102
  store i64 %"$phi512.1.2.1", ptr %.610, align 8
  %spec.select = or i1 %some.5.01104, %"$phi500.1.3.11020"
  %scevgep156 = getelementptr i8, ptr %lsr.iv155, i64 %51
  %scevgep164 = getelementptr i8, ptr %lsr.iv163, i64 %51
  %.469 = icmp sgt i64 %.46810991103, 1
  br i1 %.469, label %B328, label %B540

B540:
  store ptr null, ptr %.644, align 8
  %.648 = call i32 @part12(ptr %.644, ptr %excinfo.3, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, ptr %arg.c.29, ptr %arg.c.30, ptr %arg.c.31, ptr %arg.c.32, ptr %arg.c.33, ptr %arg.c.34, ptr %arg.c.35, ptr %arg.c.36, ptr %arg.c.37, ptr %arg.c.38, ptr %arg.c.39, ptr %arg.c.40, ptr %arg.c.41, ptr %arg.c.42, ptr %arg.c.43, ptr %arg.c.44, ptr %arg.c.45, ptr %arg.c.46, ptr %arg.c.47, ptr %arg.c.48, ptr %arg.c.49, ptr %arg.c.50, i64 %arg.c.51, i64 %arg.c.52, i64 %arg.c.53, i64 %arg.c.54, i64 %arg.c.55.fr, i64 %arg.c.56, i64 %arg.c.57)
  %cond = icmp eq i32 %.648, 0
  br i1 %cond, label %B540.endif, label %common.ret

B78.i:
  %lsr.iv.i = phi ptr [ %scevgep5.i, %B462.i ], [ %arg.c.34, %B78.i.preheader ]
  %.189308310.i = phi i64 [ %.196.i, %B462.i ], [ 0, %B78.i.preheader ]
  %.196.i = add nuw nsw i64 %.189308310.i, 1
  %16 = shl i64 %.189308310.i, 3
  %scevgep7.i = getelementptr i8, ptr %arg.c.28, i64 %16
  %.228.i = load i64, ptr %scevgep7.i, align 8
  %.229.i = icmp eq i64 %.228.i, 2
  br i1 %.229.i, label %B124.i, label %B160.i4

B124.i:
  %17 = shl i64 %.189308310.i, 3
  %scevgep45 = getelementptr i8, ptr %arg.c.30, i64 %17
  %.238.i = load i64, ptr %scevgep45, align 8
  %.239.i = icmp eq i64 %.238.i, 0
  br i1 %.239.i, label %B160.i4, label %B160.thread.i

B160.i4:
  %.257.i = load i64, ptr %lsr.iv.i, align 8
  %.258.not.i = icmp eq i64 %.257.i, 0
  br i1 %.258.not.i, label %B246.i, label %B196.i

B160.thread.i:
  %.256261.i = getelementptr i64, ptr %arg.c.34, i64 %.189308310.i
  %.257262.i = load i64, ptr %lsr.iv.i, align 8
  %.258263.not.i = icmp eq i64 %.257262.i, 0
  br i1 %.258263.not.i, label %B246.thread.i, label %B462.i

B196.i:
  %18 = icmp eq i64 %.228.i, 2
  %spec.select.i = select i1 %18, i64 0, i64 4
  br label %B462.i

B246.i:
  %19 = shl i64 %.189308310.i, 3
  %scevgep43 = getelementptr i8, ptr %arg.c.31, i64 %19
  %.284.i = load i64, ptr %scevgep43, align 8
  %.285.not.i = icmp eq i64 %.284.i, 0
  br i1 %.285.not.i, label %B356.i, label %B280.i

B246.thread.i:
  %20 = shl i64 %.189308310.i, 3
  %scevgep44 = getelementptr i8, ptr %arg.c.31, i64 %20
  %.284276.i = load i64, ptr %scevgep44, align 8
  %.285277.not.i = icmp eq i64 %.284276.i, 0
  br i1 %.285277.not.i, label %B444.i, label %B462.i

B280.i:
  %21 = icmp eq i64 %.228.i, 0
  br i1 %21, label %B444.i, label %B462.i

B356.i:
  %22 = icmp eq i64 %.228.i, 0
  %23 = icmp eq i64 %.228.i, 2
  %spec.select305.i = select i1 %23, i64 2, i64 1
  %spec.select306.i = select i1 %22, i64 0, i64 %spec.select305.i
  br label %B444.i

B444.i:
  %.256267279289.i = phi ptr [ %.256261.i, %B246.thread.i ], [ %lsr.iv.i, %B356.i ], [ %lsr.iv.i, %B280.i ]
  %"$phi444.1.3.2.i" = phi i64 [ 1, %B246.thread.i ], [ %spec.select306.i, %B356.i ], [ 0, %B280.i ]
  br label %B462.i

B462.i:
  %"$phi444.1.3.2.sink.i" = phi i64 [ %"$phi444.1.3.2.i", %B444.i ], [ 4, %B160.thread.i ], [ %spec.select.i, %B196.i ], [ 3, %B246.thread.i ], [ 3, %B280.i ]
  %.256266.i = phi ptr [ %.256267279289.i, %B444.i ], [ %.256261.i, %B160.thread.i ], [ %lsr.iv.i, %B196.i ], [ %.256261.i, %B246.thread.i ], [ %lsr.iv.i, %B280.i ]
  %24 = shl i64 %.189308310.i, 3
  %scevgep42 = getelementptr i8, ptr %arg.s.0, i64 %24
  store i64 %"$phi444.1.3.2.sink.i", ptr %scevgep42, align 8
  %sunkaddr94 = mul i64 %.189308310.i, 8
  %sunkaddr95 = getelementptr i8, ptr %arg.c.28, i64 %sunkaddr94
  %.338.i = load i64, ptr %sunkaddr95, align 8
  %.339.i = icmp eq i64 %.338.i, 1
  %arg.c.36.arg.c.35.i = select i1 %.339.i, ptr %arg.c.36, ptr %arg.c.35
  %25 = shl i64 %.189308310.i, 3
  %scevgep41 = getelementptr i8, ptr %arg.c.36.arg.c.35.i, i64 %25
  %"$phi600.1.2.1.i" = load double, ptr %scevgep41, align 8
  %.362.i = load i64, ptr %.256266.i, align 8
  %.363.not.i = icmp eq i64 %.362.i, 0
  %"$phi600.2.2.1.i" = select i1 %.363.not.i, double 1.000000e+00, double %.160
  %.375.i = fmul double %"$phi600.1.2.1.i", %"$phi600.2.2.1.i"
  %26 = shl i64 %.189308310.i, 3
  %scevgep40 = getelementptr i8, ptr %arg.s.1, i64 %26
  store double %.375.i, ptr %scevgep40, align 8
  %scevgep5.i = getelementptr i8, ptr %lsr.iv.i, i64 8
  %exitcond.not.i7 = icmp eq i64 %arg.c.54, %.196.i
  br i1 %exitcond.not.i7, label %B626.i, label %B78.i

B626.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.c.42, i64 %.675, i1 false)
  %.418.i = mul i64 %.675, %.80
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.3, ptr %arg.c.13, i64 %.418.i, i1 false)
  %.71.i.i = getelementptr i8, ptr %arg.c.0, i64 160
  %.72.i.i8 = load i64, ptr %.71.i.i, align 8
  %.73.not.i.i9 = icmp eq i64 %.72.i.i8, 0
  br i1 %.73.not.i.i9, label %part11, label %B44.i.i10

B44.i.i10:
  %sunkaddr1.i.i11 = getelementptr i8, ptr %arg.c.0, i64 168
  %.87.i.i12 = load i64, ptr %sunkaddr1.i.i11, align 8
  %sunkaddr3.i.i13 = getelementptr i8, ptr %arg.c.0, i64 176
  %.94.i.i14 = load i64, ptr %sunkaddr3.i.i13, align 8
  %sunkaddr5.i.i15 = getelementptr i8, ptr %arg.c.0, i64 184
  %.105.i.i16 = load i64, ptr %sunkaddr5.i.i15, align 8
  %.106.i.i17 = inttoptr i64 %.87.i.i12 to ptr
  %.107.i.i18 = inttoptr i64 %.94.i.i14 to ptr
  %.108.i.i19 = inttoptr i64 %.105.i.i16 to ptr
  %.109.i.i20 = inttoptr i64 %.72.i.i8 to ptr
  tail call void %.109.i.i20(ptr %.106.i.i17, ptr %.107.i.i18, ptr %.108.i.i19)
  br label %part11

part11:
  %27 = icmp slt i64 %arg.c.55.fr, 1
  %.476.i = load double, ptr %arg.c.27, align 8
  %.477.i = fcmp ugt double %.476.i, 1.000000e-08
  %or.cond1 = or i1 %27, %.477.i
  br i1 %or.cond1, label %common.ret, label %B1268.preheader

B1268:
  %lsr.iv77 = phi ptr [ %arg.c.29, %B1268.preheader ], [ %scevgep78, %B1875 ]
  %lsr.iv = phi ptr [ %scevgep66, %B1268.preheader ], [ %scevgep67, %B1875 ]
  %.145712051235 = phi i64 [ %arg.c.54, %B1268.preheader ], [ %.1467, %B1875 ]
  %.146412061234 = phi i64 [ 0, %B1268.preheader ], [ %.1471, %B1875 ]
  %28 = mul i64 %.146412061234, %51
  %29 = add i64 %83, %28
  %.1467 = add nsw i64 %.145712051235, -1
  %.1471 = add nuw nsw i64 %.146412061234, 1
  %.1502 = getelementptr i64, ptr %arg.c.30, i64 %.146412061234
  %.1503 = load i64, ptr %.1502, align 8
  %.1504 = icmp eq i64 %.1503, 0
  br i1 %.1504, label %B1875, label %B1348.lr.ph

for.cond.preheader:
  %30 = fcmp ule double %.1870, 0.000000e+00
  %.1886 = tail call double @llvm.sqrt.f64(double %.1849)
  %.1898 = fcmp ule double %.1886, %.111
  %or.cond.not1277 = select i1 %.1898, i1 true, i1 %30
  br i1 %or.cond.not1277, label %B1875, label %B1806.preheader

B1806.preheader:
  %31 = icmp eq i64 %arg.c.55.fr, 1
  %diff.check = icmp ult i64 %29, 16
  %or.cond = select i1 %31, i1 true, i1 %diff.check
  br i1 %or.cond, label %B1806.preheader49, label %vector.ph37

vector.ph37:
  %broadcast.splatinsert40 = insertelement <2 x double> poison, double %.1886, i64 0
  %broadcast.splat41 = shufflevector <2 x double> %broadcast.splatinsert40, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body42

vector.body42:
  %index43 = phi i64 [ 0, %vector.ph37 ], [ %index.next45, %vector.body42 ]
  %32 = shl i64 %index43, 3
  %scevgep80 = getelementptr i8, ptr %arg.c.46, i64 %32
  %wide.load44 = load <2 x double>, ptr %scevgep80, align 8
  %33 = fdiv <2 x double> %wide.load44, %broadcast.splat41
  %scevgep79 = getelementptr i8, ptr %lsr.iv77, i64 %32
  store <2 x double> %33, ptr %scevgep79, align 8
  %index.next45 = add nuw i64 %index43, 2
  %34 = icmp eq i64 %47, %index.next45
  br i1 %34, label %middle.block46, label %vector.body42

middle.block46:
  %35 = icmp eq i64 %arg.c.55.fr, %47
  br i1 %35, label %B1875, label %B1806.preheader49

B1806.preheader49:
  %.199111991201.ph = phi i64 [ 0, %B1806.preheader ], [ %47, %middle.block46 ]
  %36 = sub nsw i64 %arg.c.55.fr, %.199111991201.ph
  %xtraiter62 = and i64 %36, 3
  %lcmp.mod63.not = icmp eq i64 %xtraiter62, 0
  br i1 %lcmp.mod63.not, label %B1806.prol.loopexit, label %B1806.prol.preheader

B1806.prol.preheader:
  br label %B1806.prol

B1806.prol:
  %lsr.iv83 = phi i64 [ %lsr.iv.next, %B1806.prol ], [ %xtraiter62, %B1806.prol.preheader ]
  %.199111991201.prol = phi i64 [ %.1998.prol, %B1806.prol ], [ %.199111991201.ph, %B1806.prol.preheader ]
  %.1998.prol = add nuw i64 %.199111991201.prol, 1
  %37 = shl i64 %.199111991201.prol, 3
  %scevgep82 = getelementptr i8, ptr %arg.c.46, i64 %37
  %.2026.prol = load double, ptr %scevgep82, align 8
  %.2031.prol = fdiv double %.2026.prol, %.1886
  %scevgep81 = getelementptr i8, ptr %lsr.iv77, i64 %37
  store double %.2031.prol, ptr %scevgep81, align 8
  %lsr.iv.next = add nsw i64 %lsr.iv83, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %B1806.prol.loopexit, label %B1806.prol

B1806.prol.loopexit:
  %.199111991201.unr = phi i64 [ %.199111991201.ph, %B1806.preheader49 ], [ %.1998.prol, %B1806.prol ]
  %38 = sub nsw i64 %.199111991201.ph, %arg.c.55.fr
  %39 = icmp ugt i64 %38, -4
  br i1 %39, label %B1875, label %B1806.preheader7

B1806.preheader7:
  br label %B1806

B1348:
  %lsr.iv68 = phi ptr [ %lsr.iv, %B1348.lr.ph ], [ %scevgep69, %B1598 ]
  %ahead.2.21191 = phi double [ 0.000000e+00, %B1348.lr.ph ], [ %.1870, %B1598 ]
  %size.3.21190 = phi double [ 0.000000e+00, %B1348.lr.ph ], [ %.1849, %B1598 ]
  %.161311781188 = phi i64 [ 0, %B1348.lr.ph ], [ %.1620, %B1598 ]
  %.1620 = add nuw nsw i64 %.161311781188, 1
  %.1651 = getelementptr double, ptr %arg.c.46, i64 %.161311781188
  store double 0.000000e+00, ptr %.1651, align 8
  %.1654.not = icmp eq i64 %.161311781188, 2
  br i1 %.1654.not, label %B1598, label %B1392.endif

B1478:
  %.17921176 = phi double [ %.1810.1, %B1478 ], [ %.1664, %B1478.preheader ]
  %.175611701172 = phi i64 [ %.1763.1, %B1478 ], [ 0, %B1478.preheader ]
  %40 = shl i64 %.175611701172, 3
  %scevgep71 = getelementptr i8, ptr %lsr.iv68, i64 %40
  %scevgep72 = getelementptr i8, ptr %scevgep71, i64 -8
  %.1804 = load double, ptr %scevgep72, align 8
  %sunkaddr96 = mul i64 %.175611701172, 8
  %sunkaddr99 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr96
  %.1808 = load double, ptr %sunkaddr99, align 8
  %.1809 = fmul double %.1804, %.1808
  %.1810 = fadd double %.17921176, %.1809
  %sunkaddr100 = mul i64 %.161311781188, 8
  %sunkaddr101 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr100
  store double %.1810, ptr %sunkaddr101, align 8
  %.1763.1 = add nuw i64 %.175611701172, 2
  %.1804.1 = load double, ptr %scevgep71, align 8
  %sunkaddr102 = mul i64 %.175611701172, 8
  %sunkaddr103 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr102
  %sunkaddr104 = getelementptr i8, ptr %sunkaddr103, i64 8
  %.1808.1 = load double, ptr %sunkaddr104, align 8
  %.1809.1 = fmul double %.1804.1, %.1808.1
  %.1810.1 = fadd double %.1810, %.1809.1
  store double %.1810.1, ptr %sunkaddr101, align 8
  %niter61.ncmp.1 = icmp eq i64 %unroll_iter60, %.1763.1
  br i1 %niter61.ncmp.1, label %B1598.loopexit.unr-lcssa, label %B1478

B1598.loopexit.unr-lcssa:
  %41 = and i64 %.80, 1
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %B1598, label %B1478.epil.preheader

B1478.epil.preheader:
  %.17921176.epil.init = phi double [ %.1664, %B1478.lr.ph ], [ %.1810.1, %B1598.loopexit.unr-lcssa ]
  %gep = getelementptr double, ptr %invariant.gep, i64 %.1801
  %.1804.epil = load double, ptr %gep, align 8
  %sunkaddr105 = mul i64 %unroll_iter60, 8
  %sunkaddr106 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr105
  %.1808.epil = load double, ptr %sunkaddr106, align 8
  %.1809.epil = fmul double %.1804.epil, %.1808.epil
  %.1810.epil = fadd double %.17921176.epil.init, %.1809.epil
  %sunkaddr107 = mul i64 %.161311781188, 8
  %sunkaddr108 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr107
  store double %.1810.epil, ptr %sunkaddr108, align 8
  br label %B1598

B1598:
  %.1856 = phi double [ 0.000000e+00, %B1348 ], [ %.1664, %B1392.endif ], [ %.1810.1, %B1598.loopexit.unr-lcssa ], [ %.1810.epil, %B1478.epil.preheader ]
  %.147.i = fmul double %.1856, %.1856
  %.1849 = fadd double %size.3.21190, %.147.i
  %.1866 = getelementptr double, ptr %85, i64 %.161311781188
  %.1867 = load double, ptr %.1866, align 8
  %.1868 = fmul double %.1856, %.1867
  %.1870 = fadd double %ahead.2.21191, %.1868
  %scevgep69 = getelementptr i8, ptr %lsr.iv68, i64 %.675
  %exitcond1261.not = icmp eq i64 %arg.c.55.fr, %.1620
  br i1 %exitcond1261.not, label %for.cond.preheader, label %B1348

B1806:
  %.199111991201 = phi i64 [ %.1998.3, %B1806 ], [ %.199111991201.unr, %B1806.preheader7 ]
  %sunkaddr109 = mul i64 %.199111991201, 8
  %sunkaddr110 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr109
  %.2026 = load double, ptr %sunkaddr110, align 8
  %.2031 = fdiv double %.2026, %.1886
  %43 = shl i64 %.199111991201, 3
  %scevgep20 = getelementptr i8, ptr %lsr.iv77, i64 %43
  store double %.2031, ptr %scevgep20, align 8
  %44 = shl i64 %.199111991201, 3
  %sunkaddr111 = mul i64 %.199111991201, 8
  %sunkaddr112 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr111
  %sunkaddr113 = getelementptr i8, ptr %sunkaddr112, i64 8
  %.2026.1 = load double, ptr %sunkaddr113, align 8
  %.2031.1 = fdiv double %.2026.1, %.1886
  %scevgep38 = getelementptr i8, ptr %lsr.iv77, i64 %44
  %scevgep39 = getelementptr i8, ptr %scevgep38, i64 8
  store double %.2031.1, ptr %scevgep39, align 8
  %45 = shl i64 %.199111991201, 3
  %sunkaddr114 = mul i64 %.199111991201, 8
  %sunkaddr115 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr114
  %sunkaddr116 = getelementptr i8, ptr %sunkaddr115, i64 16
  %.2026.2 = load double, ptr %sunkaddr116, align 8
  %.2031.2 = fdiv double %.2026.2, %.1886
  %scevgep28 = getelementptr i8, ptr %lsr.iv77, i64 %45
  %scevgep30 = getelementptr i8, ptr %scevgep28, i64 16
  store double %.2031.2, ptr %scevgep30, align 8
  %.1998.3 = add nuw nsw i64 %.199111991201, 4
  %46 = shl i64 %.199111991201, 3
  %sunkaddr117 = mul i64 %.199111991201, 8
  %sunkaddr118 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr117
  %sunkaddr119 = getelementptr i8, ptr %sunkaddr118, i64 24
  %.2026.3 = load double, ptr %sunkaddr119, align 8
  %.2031.3 = fdiv double %.2026.3, %.1886
  %scevgep21 = getelementptr i8, ptr %lsr.iv77, i64 %46
  %scevgep26 = getelementptr i8, ptr %scevgep21, i64 24
  store double %.2031.3, ptr %scevgep26, align 8
  %exitcond1262.not.3 = icmp eq i64 %arg.c.55.fr, %.1998.3
  br i1 %exitcond1262.not.3, label %B1875, label %B1806

B1875:
  %scevgep67 = getelementptr i8, ptr %lsr.iv, i64 %84
  %scevgep78 = getelementptr i8, ptr %lsr.iv77, i64 %51
  %.1458 = icmp sgt i64 %.145712051235, 1
  br i1 %.1458, label %B1268, label %common.ret

B328.lr.ph:
  %const = bitcast i64 9223372036854775806 to i64
  %47 = and i64 %arg.c.55.fr, %const
  %48 = add i64 %arg.c.55.fr, -3
  %xtraiter.i = and i64 %48, 3
  %49 = and i64 %48, -4
  %50 = or i64 %48, 3
  %scevgep154 = getelementptr i8, ptr %arg.c.14, i64 48
  %51 = shl i64 %arg.c.55.fr, 3
  br label %B328

B540.endif:
  %.675 = shl i64 %.80, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.c.29, ptr %arg.c.42, i64 %.675, i1 false)
  br i1 %spec.select, label %B674.lr.ph, label %common.ret

B674.lr.ph:
  %52 = icmp slt i64 %arg.c.55.fr, 1
  br i1 %52, label %B896.endif, label %B674.us.preheader

B674.us.preheader:
  %53 = shl i64 %arg.c.54, 3
  %54 = mul i64 %arg.c.55.fr, %53
  %scevgep23 = getelementptr i8, ptr %arg.c.48, i64 %54
  %scevgep24 = getelementptr i8, ptr %arg.c.35, i64 %53
  %scevgep25 = getelementptr i8, ptr %arg.c.29, i64 %54
  %bound0 = icmp ult ptr %arg.c.48, %scevgep24
  %bound1 = icmp ult ptr %arg.c.35, %scevgep23
  %found.conflict = and i1 %bound0, %bound1
  %bound026 = icmp ult ptr %arg.c.48, %scevgep25
  %bound127 = icmp ult ptr %arg.c.29, %scevgep23
  %found.conflict28 = and i1 %bound026, %bound127
  %.mask = and i64 %arg.c.55.fr, 1152921504606846976
  %stride.check29 = icmp ne i64 %.mask, 0
  %55 = or i1 %stride.check29, %found.conflict28
  %conflict.rdx = or i1 %found.conflict, %55
  %n.vec = and i64 %arg.c.55.fr, 8070450532247928828
  %scevgep129 = getelementptr i8, ptr %arg.c.48, i64 16
  %scevgep135 = getelementptr i8, ptr %arg.c.29, i64 16
  %56 = icmp samesign ult i64 %arg.c.55.fr, 8
  %brmerge = select i1 %56, i1 true, i1 %conflict.rdx
  br label %B674.us

B674.us:
  %lsr.iv56 = phi ptr [ %scevgep57, %B784.B672.loopexit_crit_edge.us ], [ %arg.c.48, %B674.us.preheader ]
  %lsr.iv147 = phi ptr [ %scevgep148, %B784.B672.loopexit_crit_edge.us ], [ %arg.c.29, %B674.us.preheader ]
  %lsr.iv136 = phi ptr [ %scevgep137, %B784.B672.loopexit_crit_edge.us ], [ %scevgep135, %B674.us.preheader ]
  %lsr.iv130 = phi ptr [ %scevgep131, %B784.B672.loopexit_crit_edge.us ], [ %scevgep129, %B674.us.preheader ]
  %.77511161124.us = phi i64 [ %.785.us, %B784.B672.loopexit_crit_edge.us ], [ %arg.c.54, %B674.us.preheader ]
  %.78211171123.us = phi i64 [ %.789.us, %B784.B672.loopexit_crit_edge.us ], [ 0, %B674.us.preheader ]
  %57 = mul i64 %.78211171123.us, %51
  %scevgep = getelementptr i8, ptr %arg.c.48, i64 %57
  %.785.us = add nsw i64 %.77511161124.us, -1
  %.789.us = add nuw nsw i64 %.78211171123.us, 1
  %.820.us = getelementptr i64, ptr %arg.c.34, i64 %.78211171123.us
  %.821.us = load i64, ptr %.820.us, align 8
  %.822.not.us = icmp eq i64 %.821.us, 0
  br i1 %.822.not.us, label %B786.us1129.preheader, label %B752.endif.us

B752.endif.us:
  %.830.us = getelementptr i64, ptr %arg.c.28, i64 %.78211171123.us
  %.831.us = load i64, ptr %.830.us, align 8
  %.832.us = icmp eq i64 %.831.us, 2
  %.975.us = mul nuw nsw i64 %.78211171123.us, %arg.c.55.fr
  %58 = getelementptr double, ptr %arg.c.29, i64 %.975.us
  %59 = getelementptr double, ptr %arg.c.48, i64 %.975.us
  br i1 %.832.us, label %B786.us.us.preheader, label %B786.us1129.preheader

B786.us.us.preheader:
  br i1 %brmerge, label %B786.us.us.preheader50, label %vector.ph

vector.ph:
  %sunkaddr199 = shl i64 %.78211171123.us, 3
  %sunkaddr200 = getelementptr i8, ptr %arg.c.35, i64 %sunkaddr199
  %60 = load double, ptr %sunkaddr200, align 8
  %.scalar = fneg double %60
  %61 = insertelement <2 x double> poison, double %.scalar, i64 0
  %62 = shufflevector <2 x double> %61, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %63 = shl i64 %index, 3
  %scevgep139 = getelementptr i8, ptr %lsr.iv136, i64 %63
  %scevgep140 = getelementptr i8, ptr %scevgep139, i64 -16
  %wide.load = load <2 x double>, ptr %scevgep140, align 8
  %wide.load31 = load <2 x double>, ptr %scevgep139, align 8
  %64 = fmul <2 x double> %62, %wide.load
  %65 = fmul <2 x double> %62, %wide.load31
  %66 = shl i64 %index, 3
  %scevgep75 = getelementptr i8, ptr %lsr.iv130, i64 %66
  %scevgep76 = getelementptr i8, ptr %scevgep75, i64 -16
  store <2 x double> %64, ptr %scevgep76, align 8
  store <2 x double> %65, ptr %scevgep75, align 8
  %index.next = add nuw i64 %index, 4
  %67 = icmp eq i64 %n.vec, %index.next
  br i1 %67, label %middle.block, label %vector.body

middle.block:
  %68 = icmp eq i64 %arg.c.55.fr, %n.vec
  br i1 %68, label %B784.B672.loopexit_crit_edge.us, label %B786.us.us.preheader50

B786.us.us.preheader50:
  %.92811091111.us.us.ph = phi i64 [ 0, %B786.us.us.preheader ], [ %n.vec, %middle.block ]
  %69 = and i64 %arg.c.55.fr, 1
  %70 = icmp eq i64 %69, 0
  %.neg = or disjoint i64 %.92811091111.us.us.ph, 1
  br i1 %70, label %B786.us.us.prol.loopexit, label %B786.us.us.prol

B786.us.us.prol:
  %sunkaddr201 = shl i64 %.78211171123.us, 3
  %sunkaddr202 = getelementptr i8, ptr %arg.c.35, i64 %sunkaddr201
  %.969.us.us.prol = load double, ptr %sunkaddr202, align 8
  %.970.us.us.prol = fneg double %.969.us.us.prol
  %.978.us.us.prol = getelementptr double, ptr %58, i64 %.92811091111.us.us.ph
  %.979.us.us.prol = load double, ptr %.978.us.us.prol, align 8
  %.980.us.us.prol = fmul double %.979.us.us.prol, %.970.us.us.prol
  %.998.us.us.prol = getelementptr double, ptr %59, i64 %.92811091111.us.us.ph
  store double %.980.us.us.prol, ptr %.998.us.us.prol, align 8
  br label %B786.us.us.prol.loopexit

B786.us.us.prol.loopexit:
  %.92811091111.us.us.unr = phi i64 [ %.92811091111.us.us.ph, %B786.us.us.preheader50 ], [ %.neg, %B786.us.us.prol ]
  %71 = icmp eq i64 %arg.c.55.fr, %.neg
  br i1 %71, label %B784.B672.loopexit_crit_edge.us, label %B786.us.us.preheader3

B786.us.us.preheader3:
  br label %B786.us.us

B786.us1129.preheader:
  tail call void @llvm.memset.p0.i64(ptr %scevgep, i8 0, i64 %51, i1 false)
  br label %B784.B672.loopexit_crit_edge.us

B784.B672.loopexit_crit_edge.us:
  %scevgep131 = getelementptr i8, ptr %lsr.iv130, i64 %51
  %scevgep137 = getelementptr i8, ptr %lsr.iv136, i64 %51
  %scevgep148 = getelementptr i8, ptr %lsr.iv147, i64 %51
  %scevgep57 = getelementptr i8, ptr %lsr.iv56, i64 %51
  %.776.us = icmp sgt i64 %.77511161124.us, 1
  br i1 %.776.us, label %B674.us, label %B896.endif

B786.us.us:
  %.92811091111.us.us = phi i64 [ %.935.us.us.1, %B786.us.us ], [ %.92811091111.us.us.unr, %B786.us.us.preheader3 ]
  %sunkaddr120 = mul i64 %.78211171123.us, 8
  %sunkaddr121 = getelementptr i8, ptr %arg.c.35, i64 %sunkaddr120
  %.969.us.us = load double, ptr %sunkaddr121, align 8
  %.970.us.us = fneg double %.969.us.us
  %72 = shl i64 %.92811091111.us.us, 3
  %scevgep149 = getelementptr i8, ptr %lsr.iv147, i64 %72
  %.979.us.us = load double, ptr %scevgep149, align 8
  %.980.us.us = fmul double %.979.us.us, %.970.us.us
  %scevgep59 = getelementptr i8, ptr %lsr.iv56, i64 %72
  %scevgep60 = getelementptr i8, ptr %scevgep59, i64 8
  store double %.980.us.us, ptr %scevgep59, align 8
  %.935.us.us.1 = add nuw nsw i64 %.92811091111.us.us, 2
  %.969.us.us.1 = load double, ptr %sunkaddr121, align 8
  %.970.us.us.1 = fneg double %.969.us.us.1
  %73 = shl i64 %.92811091111.us.us, 3
  %scevgep77 = getelementptr i8, ptr %lsr.iv147, i64 %73
  %scevgep83 = getelementptr i8, ptr %scevgep77, i64 8
  %.979.us.us.1 = load double, ptr %scevgep83, align 8
  %.980.us.us.1 = fmul double %.979.us.us.1, %.970.us.us.1
  store double %.980.us.us.1, ptr %scevgep60, align 8
  %exitcond1257.not.1 = icmp eq i64 %arg.c.55.fr, %.935.us.us.1
  br i1 %exitcond1257.not.1, label %B784.B672.loopexit_crit_edge.us, label %B786.us.us

B896.endif:
  %.1054 = icmp sgt i64 %.80, 0
  br i1 %.1054, label %B928.endif.us.preheader, label %B78.i.preheader

B78.i.preheader:
  br label %B78.i

B928.endif.us.preheader:
  %xtraiter51 = and i64 %.80, 3
  %const_mat = add i64 %const, -2
  %unroll_iter = and i64 %.80, %const_mat
  %scevgep105 = getelementptr i8, ptr %arg.c.13, i64 24
  br label %B928.endif.us

B928.endif.us:
  %lsr.iv125 = phi ptr [ %arg.c.13, %B928.endif.us.preheader ], [ %scevgep126, %B986.B1064_crit_edge.us ]
  %lsr.iv106 = phi ptr [ %scevgep105, %B928.endif.us.preheader ], [ %scevgep107, %B986.B1064_crit_edge.us ]
  %.110211541160.us = phi i64 [ 0, %B928.endif.us.preheader ], [ %.1109.us, %B986.B1064_crit_edge.us ]
  %74 = icmp ult i64 %.80, 4
  %.1140.us = getelementptr double, ptr %arg.c.15, i64 %.110211541160.us
  %.1141.us = load double, ptr %.1140.us, align 8
  br i1 %74, label %B988.us.epil.preheader, label %B988.us.preheader

B988.us.preheader:
  br label %B988.us

B988.us:
  %total.2.11149.us = phi double [ %.1277.us.3, %B988.us ], [ %.1141.us, %B988.us.preheader ]
  %.123111451147.us = phi i64 [ %.1238.us.3, %B988.us ], [ 0, %B988.us.preheader ]
  %75 = shl i64 %.123111451147.us, 3
  %scevgep113 = getelementptr i8, ptr %lsr.iv106, i64 %75
  %scevgep114 = getelementptr i8, ptr %scevgep113, i64 -24
  %.1270.us = load double, ptr %scevgep114, align 8
  %sunkaddr122 = mul i64 %.123111451147.us, 8
  %sunkaddr123 = getelementptr i8, ptr %arg.c.48, i64 %sunkaddr122
  %.1274.us = load double, ptr %sunkaddr123, align 8
  %.1275.us = fmul double %.1270.us, %.1274.us
  %.1277.us = fadd double %total.2.11149.us, %.1275.us
  %76 = shl i64 %.123111451147.us, 3
  %scevgep73 = getelementptr i8, ptr %lsr.iv106, i64 %76
  %scevgep74 = getelementptr i8, ptr %scevgep73, i64 -16
  %.1270.us.1 = load double, ptr %scevgep74, align 8
  %sunkaddr124 = mul i64 %.123111451147.us, 8
  %sunkaddr125 = getelementptr i8, ptr %arg.c.48, i64 %sunkaddr124
  %sunkaddr126 = getelementptr i8, ptr %sunkaddr125, i64 8
  %.1274.us.1 = load double, ptr %sunkaddr126, align 8
  %.1275.us.1 = fmul double %.1270.us.1, %.1274.us.1
  %.1277.us.1 = fadd double %.1277.us, %.1275.us.1
  %77 = shl i64 %.123111451147.us, 3
  %scevgep68 = getelementptr i8, ptr %lsr.iv106, i64 %77
  %scevgep70 = getelementptr i8, ptr %scevgep68, i64 -8
  %.1270.us.2 = load double, ptr %scevgep70, align 8
  %sunkaddr127 = mul i64 %.123111451147.us, 8
  %sunkaddr128 = getelementptr i8, ptr %arg.c.48, i64 %sunkaddr127
  %sunkaddr129 = getelementptr i8, ptr %sunkaddr128, i64 16
  %.1274.us.2 = load double, ptr %sunkaddr129, align 8
  %.1275.us.2 = fmul double %.1270.us.2, %.1274.us.2
  %.1277.us.2 = fadd double %.1277.us.1, %.1275.us.2
  %.1238.us.3 = add nuw i64 %.123111451147.us, 4
  %.1270.us.3 = load double, ptr %scevgep113, align 8
  %sunkaddr130 = mul i64 %.123111451147.us, 8
  %sunkaddr131 = getelementptr i8, ptr %arg.c.48, i64 %sunkaddr130
  %sunkaddr132 = getelementptr i8, ptr %sunkaddr131, i64 24
  %.1274.us.3 = load double, ptr %sunkaddr132, align 8
  %.1275.us.3 = fmul double %.1270.us.3, %.1274.us.3
  %.1277.us.3 = fadd double %.1277.us.2, %.1275.us.3
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.1238.us.3
  br i1 %niter.ncmp.3, label %B986.B1064_crit_edge.us.unr-lcssa, label %B988.us

B986.B1064_crit_edge.us.unr-lcssa:
  %78 = icmp eq i64 %xtraiter51, 0
  br i1 %78, label %B986.B1064_crit_edge.us, label %B988.us.epil.preheader

B988.us.epil.preheader:
  %total.2.11149.us.epil.init = phi double [ %.1141.us, %B928.endif.us ], [ %.1277.us.3, %B986.B1064_crit_edge.us.unr-lcssa ]
  %.123111451147.us.epil.init = phi i64 [ 0, %B928.endif.us ], [ %unroll_iter, %B986.B1064_crit_edge.us.unr-lcssa ]
  %79 = shl i64 %.123111451147.us.epil.init, 3
  %scevgep123 = getelementptr i8, ptr %arg.c.48, i64 %79
  %scevgep127 = getelementptr i8, ptr %lsr.iv125, i64 %79
  br label %B988.us.epil

B988.us.epil:
  %total.2.11149.us.epil = phi double [ %total.2.11149.us.epil.init, %B988.us.epil.preheader ], [ %.1277.us.epil, %B988.us.epil ]
  %epil.iter = phi i64 [ 0, %B988.us.epil.preheader ], [ %epil.iter.next, %B988.us.epil ]
  %80 = shl i64 %epil.iter, 3
  %scevgep51 = getelementptr i8, ptr %scevgep127, i64 %80
  %.1270.us.epil = load double, ptr %scevgep51, align 8
  %scevgep50 = getelementptr i8, ptr %scevgep123, i64 %80
  %.1274.us.epil = load double, ptr %scevgep50, align 8
  %.1275.us.epil = fmul double %.1270.us.epil, %.1274.us.epil
  %.1277.us.epil = fadd double %total.2.11149.us.epil, %.1275.us.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter51, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B986.B1064_crit_edge.us, label %B988.us.epil

B986.B1064_crit_edge.us:
  %.1277.us.lcssa = phi double [ %.1277.us.3, %B986.B1064_crit_edge.us.unr-lcssa ], [ %.1277.us.epil, %B988.us.epil ]
  %.1109.us = add nuw nsw i64 %.110211541160.us, 1
  %.1288.us = getelementptr double, ptr %arg.c.14, i64 %.110211541160.us
  %.1289.us = load double, ptr %.1288.us, align 8
  %.1292.us = fmul double %.160, %.1277.us.lcssa
  %.1295.us = fadd double %.1292.us, %.1289.us
  %.1299.us = getelementptr double, ptr %arg.s.4, i64 %.110211541160.us
  store double %.1295.us, ptr %.1299.us, align 8
  %.1304.us = getelementptr double, ptr %arg.s.5, i64 %.110211541160.us
  store double 0.000000e+00, ptr %.1304.us, align 8
  %.1310.us = load double, ptr %.1299.us, align 8
  %.1314.us = getelementptr double, ptr %arg.c.47, i64 %.110211541160.us
  store double %.1310.us, ptr %.1314.us, align 8
  %scevgep107 = getelementptr i8, ptr %lsr.iv106, i64 %.675
  %scevgep126 = getelementptr i8, ptr %lsr.iv125, i64 %.675
  %exitcond1259.not = icmp eq i64 %.1109.us, %.80
  br i1 %exitcond1259.not, label %B78.i.preheader, label %B928.endif.us

B1268.preheader:
  %81 = ptrtoint ptr %arg.c.29 to i64
  %82 = ptrtoint ptr %arg.c.46 to i64
  %83 = sub i64 %81, %82
  %unroll_iter60 = and i64 %.80, %const
  %scevgep66 = getelementptr i8, ptr %arg.c.13, i64 8
  %84 = mul i64 %.675, %arg.c.55.fr
  %invariant.gep = getelementptr double, ptr %arg.c.13, i64 %unroll_iter60
  br label %B1268

B1348.lr.ph:
  %.1660 = mul nuw nsw i64 %.146412061234, %arg.c.55.fr
  %85 = getelementptr double, ptr %arg.c.29, i64 %.1660
  br label %B1348

B1392.endif:
  %86 = icmp slt i64 %.80, 1
  %.1662 = add nuw nsw i64 %.161311781188, %.1660
  %.1663 = getelementptr double, ptr %arg.c.47, i64 %.1662
  %.1664 = load double, ptr %.1663, align 8
  %sunkaddr216 = shl i64 %.161311781188, 3
  %sunkaddr217 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr216
  store double %.1664, ptr %sunkaddr217, align 8
  br i1 %86, label %B1598, label %B1478.lr.ph

B1478.lr.ph:
  %87 = icmp eq i64 %.80, 1
  %.1801 = mul nuw nsw i64 %.1662, %.80
  br i1 %87, label %B1478.epil.preheader, label %B1478.preheader

B1478.preheader:
  br label %B1478
}

define internal i32 @part6(ptr %retptr, ptr %excinfo, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, ptr %arg.c.29, ptr %arg.c.30, ptr %arg.c.31, ptr %arg.c.32, ptr %arg.c.33, ptr %arg.c.34, ptr %arg.c.35, ptr %arg.c.36, ptr %arg.c.37, ptr %arg.c.38, ptr %arg.c.39, ptr %arg.c.40, ptr %arg.c.41, ptr %arg.c.42, ptr %arg.c.43, ptr %arg.c.44, ptr %arg.c.45, ptr %arg.c.46, ptr %arg.c.47, ptr %arg.c.48, ptr %arg.c.49, ptr %arg.c.50, i64 %arg.c.51, i64 %arg.c.52, i64 %arg.c.53, i64 %arg.c.54, i64 %arg.c.55, i64 %arg.c.56, i64 %arg.c.57) {
B0.endif:
  %.111 = getelementptr i8, ptr %arg.c.4, i64 80
  store double 0.000000e+00, ptr %.111, align 8
  %.155 = icmp sgt i64 %arg.c.54, 0
  br i1 %.155, label %B90.preheader, label %common.ret

B90.preheader:
  %0 = add nsw i64 %arg.c.54, -1
  br label %B90

B90:
  %some.2.0305 = phi i1 [ %some.2.0305.be, %B90.backedge ], [ false, %B90.preheader ]
  %.205301303 = phi i64 [ %.212, %B90.backedge ], [ 0, %B90.preheader ]
  br i1 %some.2.0305, label %B128.thread, label %B128

B128:
  %1 = shl i64 %.205301303, 3
  %scevgep64 = getelementptr i8, ptr %arg.c.30, i64 %1
  %.252 = load i64, ptr %scevgep64, align 8
  %.255 = icmp ne i64 %.252, 0
  %exitcond.not = icmp eq i64 %0, %.205301303
  br i1 %exitcond.not, label %B132, label %B90.backedge

B90.backedge:
  %some.2.0305.be = phi i1 [ true, %B128.thread ], [ %.255, %B128 ]
  %.212 = add nuw nsw i64 %.205301303, 1
  br label %B90

B128.thread:
  %exitcond.not325 = icmp eq i64 %0, %.205301303
  br i1 %exitcond.not325, label %B140, label %B90.backedge

B132:
  %.not = icmp eq i64 %.252, 0
  br i1 %.not, label %common.ret, label %B140

common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0

B140:
  %.79.i = getelementptr i8, ptr %arg.c.40, i64 16
  %.80.i = load i64, ptr %.79.i, align 8
  %.81.not.i = icmp eq i64 %.80.i, 0
  %.299.pre.i = load double, ptr %arg.c.1, align 8
  br i1 %.81.not.i, label %B238.i, label %B112.i

B112.i:
  %.89.i = load double, ptr %arg.c.49, align 8
  %.94.i = fcmp oeq double %.89.i, %.299.pre.i
  br i1 %.94.i, label %B118.endif.i, label %B238.i

B160.i:
  %same.2.1272.i = phi i1 [ %same.2.1272.be.i, %B160.backedge.i ], [ true, %B160.preheader.i ]
  %.210268270.i = phi i64 [ %.217.i, %B160.backedge.i ], [ 0, %B160.preheader.i ]
  br i1 %same.2.1272.i, label %B226.i, label %B226.thread.i

B226.i:
  %2 = shl i64 %.210268270.i, 3
  %sunkaddr = mul i64 %.210268270.i, 8
  %sunkaddr21 = getelementptr i8, ptr %arg.c.49, i64 %sunkaddr
  %sunkaddr22 = getelementptr i8, ptr %sunkaddr21, i64 8
  %.260.i = load double, ptr %sunkaddr22, align 8
  %scevgep2.i = getelementptr i8, ptr %arg.c.2, i64 %2
  %.265.i = load double, ptr %scevgep2.i, align 8
  %.268.i = fcmp oeq double %.260.i, %.265.i
  %exitcond.not.i = icmp eq i64 %4, %.210268270.i
  br i1 %exitcond.not.i, label %B230.i, label %B160.backedge.i

B160.backedge.i:
  %same.2.1272.be.i = phi i1 [ false, %B226.thread.i ], [ %.268.i, %B226.i ]
  %.217.i = add nuw nsw i64 %.210268270.i, 1
  br label %B160.i

B226.thread.i:
  %exitcond.not276.i = icmp eq i64 %4, %.210268270.i
  br i1 %exitcond.not276.i, label %B238.i, label %B160.backedge.i

B230.i:
  %3 = fcmp oeq double %.260.i, %.265.i
  br i1 %3, label %B212.lr.ph, label %B238.i

B238.i:
  store double %.299.pre.i, ptr %arg.c.49, align 8
  %.308.i = getelementptr i8, ptr %arg.c.49, i64 8
  %.313.i = shl i64 %arg.c.53, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.308.i, ptr %arg.c.2, i64 %.313.i, i1 false)
  %.72.i.i = load i64, ptr %arg.c.0, align 8
  %.73.not.i.i = icmp eq i64 %.72.i.i, 0
  br i1 %.73.not.i.i, label %B238.endif.i, label %B44.i.i

B44.i.i:
  %sunkaddr1.i.i = getelementptr i8, ptr %arg.c.0, i64 8
  %.87.i.i = load i64, ptr %sunkaddr1.i.i, align 8
  %sunkaddr3.i.i = getelementptr i8, ptr %arg.c.0, i64 16
  %.94.i.i = load i64, ptr %sunkaddr3.i.i, align 8
  %sunkaddr5.i.i = getelementptr i8, ptr %arg.c.0, i64 24
  %.105.i.i = load i64, ptr %sunkaddr5.i.i, align 8
  %.106.i.i = inttoptr i64 %.87.i.i to ptr
  %.107.i.i = inttoptr i64 %.94.i.i to ptr
  %.108.i.i = inttoptr i64 %.105.i.i to ptr
  %.109.i.i = inttoptr i64 %.72.i.i to ptr
  tail call void %.109.i.i(ptr %.106.i.i, ptr %.107.i.i, ptr %.108.i.i)
  br label %B238.endif.i

B118.endif.i:
  %.204269.not.i = icmp slt i64 %arg.c.53, 1
  br i1 %.204269.not.i, label %B212.lr.ph, label %B160.preheader.i

B160.preheader.i:
  %4 = add nsw i64 %arg.c.53, -1
  br label %B160.i

B238.endif.i:
  %sunkaddr23 = getelementptr i8, ptr %arg.c.40, i64 16
  store i64 1, ptr %sunkaddr23, align 8
  br label %B212.lr.ph

B212:
  %lsr.iv56 = phi ptr [ %arg.c.29, %B212.preheader ], [ %scevgep57, %B520 ]
  %lsr.iv42 = phi ptr [ %scevgep41, %B212.preheader ], [ %scevgep43, %B520 ]
  %lsr.iv35 = phi ptr [ %arg.c.14, %B212.preheader ], [ %scevgep36, %B520 ]
  %lsr.iv27 = phi ptr [ %scevgep, %B212.preheader ], [ %scevgep28, %B520 ]
  %.385308316 = phi i64 [ %arg.c.54, %B212.preheader ], [ %.395, %B520 ]
  %.392311315 = phi i64 [ 0, %B212.preheader ], [ %.399, %B520 ]
  %5 = icmp eq i64 %arg.c.55, 1
  %.395 = add nsw i64 %.385308316, -1
  %.399 = add nuw nsw i64 %.392311315, 1
  %.207.i = mul nuw nsw i64 %.392311315, %arg.c.55
  %6 = getelementptr double, ptr %arg.c.14, i64 %.207.i
  %.214.peel.i = load double, ptr %6, align 8
  %.147.i.i = fmul double %.214.peel.i, %.214.peel.i
  br i1 %5, label %B178.peel.i, label %B74.peel132.i

B74.peel132.i:
  %7 = icmp eq i64 %18, 2
  %sunkaddr.i = shl i64 %.207.i, 3
  %sunkaddr40.i = getelementptr i8, ptr %arg.c.14, i64 %sunkaddr.i
  %sunkaddr41.i = getelementptr i8, ptr %sunkaddr40.i, i64 8
  %.214.peel134.i = load double, ptr %sunkaddr41.i, align 8
  %.147.i14.i = fmul double %.214.peel134.i, %.214.peel134.i
  %.240.peel138.i = fadd double %.147.i.i, %.147.i14.i
  br i1 %7, label %B178.peel.i, label %B74.preheader.i

B74.preheader.i:
  %8 = icmp ult i64 %arg.c.55, 7
  br i1 %8, label %B74.epil.preheader.i, label %B74.i.preheader

B74.i.preheader:
  br label %B74.i

B74.i:
  %lsr.iv = phi i64 [ %lsr.iv.next, %B74.i ], [ 0, %B74.i.preheader ]
  %total.2.0125.i = phi double [ %.240.3.i, %B74.i ], [ %.240.peel138.i, %B74.i.preheader ]
  %9 = shl i64 %lsr.iv, 3
  %scevgep29 = getelementptr i8, ptr %lsr.iv27, i64 %9
  %scevgep34 = getelementptr i8, ptr %scevgep29, i64 -24
  %.214.i = load double, ptr %scevgep34, align 8
  %.147.i26.i = fmul double %.214.i, %.214.i
  %.240.i = fadd double %total.2.0125.i, %.147.i26.i
  %10 = shl i64 %lsr.iv, 3
  %scevgep5 = getelementptr i8, ptr %lsr.iv27, i64 %10
  %scevgep7 = getelementptr i8, ptr %scevgep5, i64 -16
  %.214.1.i = load double, ptr %scevgep7, align 8
  %.147.i26.1.i = fmul double %.214.1.i, %.214.1.i
  %.240.1.i = fadd double %.240.i, %.147.i26.1.i
  %11 = shl i64 %lsr.iv, 3
  %scevgep1 = getelementptr i8, ptr %lsr.iv27, i64 %11
  %scevgep3 = getelementptr i8, ptr %scevgep1, i64 -8
  %.214.2.i = load double, ptr %scevgep3, align 8
  %.147.i26.2.i = fmul double %.214.2.i, %.214.2.i
  %.240.2.i = fadd double %.240.1.i, %.147.i26.2.i
  %.214.3.i = load double, ptr %scevgep29, align 8
  %.147.i26.3.i = fmul double %.214.3.i, %.214.3.i
  %.240.3.i = fadd double %.240.2.i, %.147.i26.3.i
  %lsr.iv.next = add nuw nsw i64 %lsr.iv, 4
  %niter.ncmp.3.i = icmp eq i64 %16, %lsr.iv.next
  br i1 %niter.ncmp.3.i, label %common.ret.loopexit.unr-lcssa.i, label %B74.i

common.ret.loopexit.unr-lcssa.i:
  %12 = icmp eq i64 %xtraiter.i, 0
  br i1 %12, label %B178.peel.i, label %B74.epil.preheader.i

B74.epil.preheader.i:
  %total.2.0125.epil.init.i = phi double [ %.240.peel138.i, %B74.preheader.i ], [ %.240.3.i, %common.ret.loopexit.unr-lcssa.i ]
  %.162121123.epil.init.i = phi i64 [ 3, %B74.preheader.i ], [ %17, %common.ret.loopexit.unr-lcssa.i ]
  %13 = shl i64 %.162121123.epil.init.i, 3
  %scevgep37 = getelementptr i8, ptr %lsr.iv35, i64 %13
  br label %B74.epil.i

B74.epil.i:
  %total.2.0125.epil.i = phi double [ %.240.epil.i, %B74.epil.i ], [ %total.2.0125.epil.init.i, %B74.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B74.epil.i ], [ 0, %B74.epil.preheader.i ]
  %14 = shl i64 %epil.iter.i, 3
  %scevgep38 = getelementptr i8, ptr %scevgep37, i64 %14
  %.214.epil.i = load double, ptr %scevgep38, align 8
  %.147.i26.epil.i = fmul double %.214.epil.i, %.214.epil.i
  %.240.epil.i = fadd double %total.2.0125.epil.i, %.147.i26.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B178.peel.i, label %B74.epil.i

B306:
  %sunkaddr24 = getelementptr i8, ptr %arg.c.39, i64 40
  %.524 = load double, ptr %sunkaddr24, align 8
  %.147.i = fmul double %.524, %.524
  %.549 = fmul double %.147.i, 5.000000e-01
  %.550 = fsub double 1.000000e+00, %.549
  %.552 = fmul double %.272.i19, %.550
  %.554 = fcmp uge double %total.2.0.lcssa.i17, %.552
  br label %B386

B386:
  %"$phi386.1.2.1" = phi i1 [ %.554, %B306 ], [ true, %B212.endif.endif ]
  %.578 = getelementptr i64, ptr %arg.c.30, i64 %.392311315
  %.579 = load i64, ptr %.578, align 8
  %.582.not = icmp eq i64 %.579, 0
  br i1 %.582.not, label %B520, label %B422

B422:
  %sunkaddr25 = getelementptr i8, ptr %arg.c.39, i64 32
  %.612 = load double, ptr %sunkaddr25, align 8
  %.614 = fcmp ule double %.272.i19, %.612
  %brmerge = select i1 %.614, i1 true, i1 %"$phi386.1.2.1"
  br i1 %brmerge, label %B520, label %B480

B480:
  %sunkaddr26 = getelementptr i8, ptr %arg.c.4, i64 80
  store double 1.000000e+00, ptr %sunkaddr26, align 8
  br label %B520

B520:
  %scevgep28 = getelementptr i8, ptr %lsr.iv27, i64 %19
  %scevgep36 = getelementptr i8, ptr %lsr.iv35, i64 %19
  %scevgep43 = getelementptr i8, ptr %lsr.iv42, i64 %19
  %scevgep57 = getelementptr i8, ptr %lsr.iv56, i64 %19
  %.386 = icmp sgt i64 %.385308316, 1
  br i1 %.386, label %B212, label %common.ret

B212.lr.ph:
  %.156122.not.i = icmp slt i64 %arg.c.55, 1
  %15 = add i64 %arg.c.55, -3
  %xtraiter.i = and i64 %15, 3
  %16 = and i64 %15, -4
  %17 = or i64 %15, 3
  br i1 %.156122.not.i, label %common.ret, label %B212.preheader

B212.preheader:
  %18 = and i64 %arg.c.55, 9223372036854775806
  %scevgep = getelementptr i8, ptr %arg.c.14, i64 48
  %19 = shl i64 %arg.c.55, 3
  %scevgep41 = getelementptr i8, ptr %arg.c.29, i64 48
  br label %B212

B178.peel.i:
  %total.2.0.lcssa.i.ph = phi double [ %.240.peel138.i, %B74.peel132.i ], [ %.240.3.i, %common.ret.loopexit.unr-lcssa.i ], [ %.147.i.i, %B212 ], [ %.240.epil.i, %B74.epil.i ]
  %20 = icmp eq i64 %arg.c.55, 1
  %.272.i19 = tail call double @llvm.sqrt.f64(double %total.2.0.lcssa.i.ph)
  %.221.peel.i = getelementptr double, ptr %arg.c.29, i64 %.207.i
  %.222.peel.i = load double, ptr %.221.peel.i, align 8
  %.223.peel.i = fmul double %.214.peel.i, %.222.peel.i
  %.225.peel.i = fadd double %.223.peel.i, 0.000000e+00
  br i1 %20, label %B212.endif.endif, label %B178.peel161.i

B178.peel161.i:
  %21 = icmp eq i64 %18, 2
  %.208.peel154.i = add nuw nsw i64 %.207.i, 1
  %.209.peel155.i = getelementptr double, ptr %arg.c.14, i64 %.208.peel154.i
  %.210.peel156.i = load double, ptr %.209.peel155.i, align 8
  %.221.peel157.i = getelementptr double, ptr %arg.c.29, i64 %.208.peel154.i
  %.222.peel158.i = load double, ptr %.221.peel157.i, align 8
  %.223.peel159.i = fmul double %.210.peel156.i, %.222.peel158.i
  %.225.peel160.i = fadd double %.225.peel.i, %.223.peel159.i
  br i1 %21, label %B212.endif.endif, label %B178.preheader.i

B178.preheader.i:
  %22 = icmp ult i64 %arg.c.55, 7
  br i1 %22, label %B178.epil.preheader.i, label %B178.i.preheader

B178.i.preheader:
  br label %B178.i

B178.i:
  %lsr.iv39 = phi i64 [ %lsr.iv.next40, %B178.i ], [ 0, %B178.i.preheader ]
  %total.2.0146.i = phi double [ %.225.3.i, %B178.i ], [ %.225.peel160.i, %B178.i.preheader ]
  %23 = shl i64 %lsr.iv39, 3
  %scevgep50 = getelementptr i8, ptr %lsr.iv27, i64 %23
  %scevgep55 = getelementptr i8, ptr %scevgep50, i64 -24
  %.210.i = load double, ptr %scevgep55, align 8
  %scevgep44 = getelementptr i8, ptr %lsr.iv42, i64 %23
  %scevgep49 = getelementptr i8, ptr %scevgep44, i64 -24
  %.222.i = load double, ptr %scevgep49, align 8
  %.223.i = fmul double %.210.i, %.222.i
  %.225.i = fadd double %total.2.0146.i, %.223.i
  %24 = shl i64 %lsr.iv39, 3
  %scevgep17 = getelementptr i8, ptr %lsr.iv27, i64 %24
  %scevgep18 = getelementptr i8, ptr %scevgep17, i64 -16
  %.210.1.i = load double, ptr %scevgep18, align 8
  %25 = shl i64 %lsr.iv39, 3
  %scevgep13 = getelementptr i8, ptr %lsr.iv42, i64 %25
  %scevgep14 = getelementptr i8, ptr %scevgep13, i64 -16
  %.222.1.i = load double, ptr %scevgep14, align 8
  %.223.1.i = fmul double %.210.1.i, %.222.1.i
  %.225.1.i = fadd double %.225.i, %.223.1.i
  %26 = shl i64 %lsr.iv39, 3
  %scevgep15 = getelementptr i8, ptr %lsr.iv27, i64 %26
  %scevgep16 = getelementptr i8, ptr %scevgep15, i64 -8
  %.210.2.i = load double, ptr %scevgep16, align 8
  %27 = shl i64 %lsr.iv39, 3
  %scevgep9 = getelementptr i8, ptr %lsr.iv42, i64 %27
  %scevgep11 = getelementptr i8, ptr %scevgep9, i64 -8
  %.222.2.i = load double, ptr %scevgep11, align 8
  %.223.2.i = fmul double %.210.2.i, %.222.2.i
  %.225.2.i = fadd double %.225.1.i, %.223.2.i
  %.210.3.i = load double, ptr %scevgep50, align 8
  %.222.3.i = load double, ptr %scevgep44, align 8
  %.223.3.i = fmul double %.210.3.i, %.222.3.i
  %.225.3.i = fadd double %.225.2.i, %.223.3.i
  %lsr.iv.next40 = add nuw nsw i64 %lsr.iv39, 4
  %niter.ncmp.3.i11 = icmp eq i64 %16, %lsr.iv.next40
  br i1 %niter.ncmp.3.i11, label %B180.loopexit.unr-lcssa.i, label %B178.i

B180.loopexit.unr-lcssa.i:
  %28 = icmp eq i64 %xtraiter.i, 0
  br i1 %28, label %B212.endif.endif, label %B178.epil.preheader.i

B178.epil.preheader.i:
  %total.2.0146.epil.init.i = phi double [ %.225.peel160.i, %B178.preheader.i ], [ %.225.3.i, %B180.loopexit.unr-lcssa.i ]
  %.159142144.epil.init.i = phi i64 [ 3, %B178.preheader.i ], [ %17, %B180.loopexit.unr-lcssa.i ]
  %29 = shl i64 %.159142144.epil.init.i, 3
  %scevgep58 = getelementptr i8, ptr %lsr.iv56, i64 %29
  %scevgep60 = getelementptr i8, ptr %lsr.iv35, i64 %29
  br label %B178.epil.i

B178.epil.i:
  %total.2.0146.epil.i = phi double [ %.225.epil.i, %B178.epil.i ], [ %total.2.0146.epil.init.i, %B178.epil.preheader.i ]
  %epil.iter.i14 = phi i64 [ %epil.iter.next.i15, %B178.epil.i ], [ 0, %B178.epil.preheader.i ]
  %30 = shl i64 %epil.iter.i14, 3
  %scevgep61 = getelementptr i8, ptr %scevgep60, i64 %30
  %.210.epil.i = load double, ptr %scevgep61, align 8
  %scevgep59 = getelementptr i8, ptr %scevgep58, i64 %30
  %.222.epil.i = load double, ptr %scevgep59, align 8
  %.223.epil.i = fmul double %.210.epil.i, %.222.epil.i
  %.225.epil.i = fadd double %total.2.0146.epil.i, %.223.epil.i
  %epil.iter.next.i15 = add i64 %epil.iter.i14, 1
  %epil.iter.cmp.not.i16 = icmp eq i64 %xtraiter.i, %epil.iter.next.i15
  br i1 %epil.iter.cmp.not.i16, label %B212.endif.endif, label %B178.epil.i

B212.endif.endif:
  %total.2.0.lcssa.i17 = phi double [ %.225.3.i, %B180.loopexit.unr-lcssa.i ], [ %.225.peel160.i, %B178.peel161.i ], [ %.225.peel.i, %B178.peel.i ], [ %.225.epil.i, %B178.epil.i ]
  %.486 = fcmp ogt double %total.2.0.lcssa.i17, 0.000000e+00
  br i1 %.486, label %B306, label %B386
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

declare double @llvm.sqrt.f64(double)

define internal i32 @part12(ptr %retptr, ptr %excinfo, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, ptr %arg.c.29, ptr %arg.c.30, ptr %arg.c.31, ptr %arg.c.32, ptr %arg.c.33, ptr %arg.c.34, ptr %arg.c.35, ptr %arg.c.36, ptr %arg.c.37, ptr %arg.c.38, ptr %arg.c.39, ptr %arg.c.40, ptr %arg.c.41, ptr %arg.c.42, ptr %arg.c.43, ptr %arg.c.44, ptr %arg.c.45, ptr %arg.c.46, ptr %arg.c.47, ptr %arg.c.48, ptr %arg.c.49, ptr %arg.c.50, i64 %arg.c.51, i64 %arg.c.52, i64 %arg.c.53, i64 %arg.c.54, i64 %arg.c.55, i64 %arg.c.56, i64 %arg.c.57) {
B0.endif:
  %.147256.not = icmp slt i64 %arg.c.54, 1
  br i1 %.147256.not, label %common.ret, label %B46.lr.ph

B46.lr.ph:
  %arg.c.4229 = ptrtoint ptr %arg.c.42 to i64
  %arg.c.1430 = ptrtoint ptr %arg.c.14 to i64
  %arg.c.2933 = ptrtoint ptr %arg.c.29 to i64
  %0 = and i64 %arg.c.55, 9223372036854775806
  %1 = add i64 %arg.c.55, -3
  %xtraiter.i = and i64 %1, 3
  %2 = and i64 %1, -4
  %3 = or i64 %1, 3
  %4 = sub i64 %arg.c.4229, %arg.c.1430
  %5 = sub i64 %arg.c.4229, %arg.c.2933
  %min.iters.check36 = icmp ult i64 %arg.c.55, 4
  %diff.check34 = icmp ult i64 %5, 32
  %or.cond = select i1 %min.iters.check36, i1 true, i1 %diff.check34
  %n.vec39 = and i64 %arg.c.55, -4
  %xtraiter = and i64 %arg.c.55, 3
  %min.iters.check = icmp ult i64 %1, 2
  %diff.check = icmp ult i64 %4, 16
  %or.cond48 = select i1 %min.iters.check, i1 true, i1 %diff.check
  %n.vec = and i64 %1, -2
  %6 = add i64 %n.vec, 3
  %scevgep = getelementptr i8, ptr %arg.c.14, i64 48
  %7 = shl i64 %arg.c.55, 3
  %scevgep76 = getelementptr i8, ptr %arg.c.29, i64 48
  %scevgep97 = getelementptr i8, ptr %arg.c.42, i64 16
  br label %B46

B44.loopexit:
  %scevgep63 = getelementptr i8, ptr %lsr.iv62, i64 %7
  %scevgep71 = getelementptr i8, ptr %lsr.iv70, i64 %7
  %scevgep78 = getelementptr i8, ptr %lsr.iv77, i64 %7
  %scevgep92 = getelementptr i8, ptr %lsr.iv91, i64 %7
  %scevgep99 = getelementptr i8, ptr %lsr.iv98, i64 %7
  %scevgep107 = getelementptr i8, ptr %lsr.iv106, i64 %7
  %exitcond297.not = icmp eq i64 %.160, %arg.c.54
  br i1 %exitcond297.not, label %common.ret, label %B46

B46:
  %lsr.iv106 = phi ptr [ %arg.c.42, %B46.lr.ph ], [ %scevgep107, %B44.loopexit ]
  %lsr.iv98 = phi ptr [ %scevgep97, %B46.lr.ph ], [ %scevgep99, %B44.loopexit ]
  %lsr.iv91 = phi ptr [ %arg.c.29, %B46.lr.ph ], [ %scevgep92, %B44.loopexit ]
  %lsr.iv77 = phi ptr [ %scevgep76, %B46.lr.ph ], [ %scevgep78, %B44.loopexit ]
  %lsr.iv70 = phi ptr [ %arg.c.14, %B46.lr.ph ], [ %scevgep71, %B44.loopexit ]
  %lsr.iv62 = phi ptr [ %scevgep, %B46.lr.ph ], [ %scevgep63, %B44.loopexit ]
  %.153246259 = phi i64 [ 0, %B46.lr.ph ], [ %.160, %B44.loopexit ]
  %8 = icmp slt i64 %arg.c.55, 1
  %.160 = add nuw nsw i64 %.153246259, 1
  br i1 %8, label %B46.endif, label %B74.peel.i

B74.peel.i:
  %9 = icmp eq i64 %arg.c.55, 1
  %.207.i = mul nuw nsw i64 %.153246259, %arg.c.55
  %10 = getelementptr double, ptr %arg.c.14, i64 %.207.i
  %.214.peel.i = load double, ptr %10, align 8
  %.147.i.i = fmul double %.214.peel.i, %.214.peel.i
  br i1 %9, label %B46.endif, label %B74.peel132.i

B74.peel132.i:
  %11 = icmp eq i64 %0, 2
  %sunkaddr.i = shl i64 %.207.i, 3
  %sunkaddr40.i = getelementptr i8, ptr %arg.c.14, i64 %sunkaddr.i
  %sunkaddr41.i = getelementptr i8, ptr %sunkaddr40.i, i64 8
  %.214.peel134.i = load double, ptr %sunkaddr41.i, align 8
  %.147.i14.i = fmul double %.214.peel134.i, %.214.peel134.i
  %.240.peel138.i = fadd double %.147.i.i, %.147.i14.i
  br i1 %11, label %B46.endif, label %B74.preheader.i

B74.preheader.i:
  %12 = icmp ult i64 %arg.c.55, 7
  br i1 %12, label %B74.epil.preheader.i, label %B74.i.preheader

B74.i.preheader:
  br label %B74.i

B74.i:
  %lsr.iv = phi i64 [ %lsr.iv.next, %B74.i ], [ 0, %B74.i.preheader ]
  %total.2.0125.i = phi double [ %.240.3.i, %B74.i ], [ %.240.peel138.i, %B74.i.preheader ]
  %13 = shl i64 %lsr.iv, 3
  %scevgep64 = getelementptr i8, ptr %lsr.iv62, i64 %13
  %scevgep69 = getelementptr i8, ptr %scevgep64, i64 -24
  %.214.i = load double, ptr %scevgep69, align 8
  %.147.i26.i = fmul double %.214.i, %.214.i
  %.240.i = fadd double %total.2.0125.i, %.147.i26.i
  %14 = shl i64 %lsr.iv, 3
  %scevgep23 = getelementptr i8, ptr %lsr.iv62, i64 %14
  %scevgep25 = getelementptr i8, ptr %scevgep23, i64 -16
  %.214.1.i = load double, ptr %scevgep25, align 8
  %.147.i26.1.i = fmul double %.214.1.i, %.214.1.i
  %.240.1.i = fadd double %.240.i, %.147.i26.1.i
  %15 = shl i64 %lsr.iv, 3
  %scevgep20 = getelementptr i8, ptr %lsr.iv62, i64 %15
  %scevgep22 = getelementptr i8, ptr %scevgep20, i64 -8
  %.214.2.i = load double, ptr %scevgep22, align 8
  %.147.i26.2.i = fmul double %.214.2.i, %.214.2.i
  %.240.2.i = fadd double %.240.1.i, %.147.i26.2.i
  %.214.3.i = load double, ptr %scevgep64, align 8
  %.147.i26.3.i = fmul double %.214.3.i, %.214.3.i
  %.240.3.i = fadd double %.240.2.i, %.147.i26.3.i
  %lsr.iv.next = add nuw nsw i64 %lsr.iv, 4
  %niter.ncmp.3.i = icmp eq i64 %2, %lsr.iv.next
  br i1 %niter.ncmp.3.i, label %common.ret.loopexit.unr-lcssa.i, label %B74.i

common.ret.loopexit.unr-lcssa.i:
  %16 = icmp eq i64 %xtraiter.i, 0
  br i1 %16, label %B46.endif, label %B74.epil.preheader.i

B74.epil.preheader.i:
  %total.2.0125.epil.init.i = phi double [ %.240.peel138.i, %B74.preheader.i ], [ %.240.3.i, %common.ret.loopexit.unr-lcssa.i ]
  %.162121123.epil.init.i = phi i64 [ 3, %B74.preheader.i ], [ %3, %common.ret.loopexit.unr-lcssa.i ]
  %17 = shl i64 %.162121123.epil.init.i, 3
  %scevgep72 = getelementptr i8, ptr %lsr.iv70, i64 %17
  br label %B74.epil.i

B74.epil.i:
  %total.2.0125.epil.i = phi double [ %.240.epil.i, %B74.epil.i ], [ %total.2.0125.epil.init.i, %B74.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B74.epil.i ], [ 0, %B74.epil.preheader.i ]
  %18 = shl i64 %epil.iter.i, 3
  %scevgep73 = getelementptr i8, ptr %scevgep72, i64 %18
  %.214.epil.i = load double, ptr %scevgep73, align 8
  %.147.i26.epil.i = fmul double %.214.epil.i, %.214.epil.i
  %.240.epil.i = fadd double %total.2.0125.epil.i, %.147.i26.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B46.endif, label %B74.epil.i

B136:
  %.233 = getelementptr i64, ptr %arg.c.30, i64 %.153246259
  %.234 = load i64, ptr %.233, align 8
  %.235 = icmp eq i64 %.234, 0
  br i1 %.235, label %B170, label %B266.endif

B170:
  %19 = icmp slt i64 %arg.c.55, 1
  br i1 %19, label %B44.loopexit, label %B178.peel.i

B178.peel.i:
  %20 = icmp eq i64 %arg.c.55, 1
  %.206.i = mul nuw nsw i64 %.153246259, %arg.c.55
  %.209.peel.i = getelementptr double, ptr %arg.c.14, i64 %.206.i
  %.210.peel.i = load double, ptr %.209.peel.i, align 8
  %.221.peel.i = getelementptr double, ptr %arg.c.29, i64 %.206.i
  %.222.peel.i = load double, ptr %.221.peel.i, align 8
  %.223.peel.i = fmul double %.210.peel.i, %.222.peel.i
  %.225.peel.i = fadd double %.223.peel.i, 0.000000e+00
  br i1 %20, label %B208, label %B178.peel161.i

B178.peel161.i:
  %21 = icmp eq i64 %0, 2
  %.208.peel154.i = add nuw nsw i64 %.206.i, 1
  %.209.peel155.i = getelementptr double, ptr %arg.c.14, i64 %.208.peel154.i
  %.210.peel156.i = load double, ptr %.209.peel155.i, align 8
  %.221.peel157.i = getelementptr double, ptr %arg.c.29, i64 %.208.peel154.i
  %.222.peel158.i = load double, ptr %.221.peel157.i, align 8
  %.223.peel159.i = fmul double %.210.peel156.i, %.222.peel158.i
  %.225.peel160.i = fadd double %.225.peel.i, %.223.peel159.i
  br i1 %21, label %B208, label %B178.preheader.i

B178.preheader.i:
  %22 = icmp ult i64 %arg.c.55, 7
  br i1 %22, label %B178.epil.preheader.i, label %B178.i.preheader

B178.i.preheader:
  br label %B178.i

B178.i:
  %lsr.iv74 = phi i64 [ %lsr.iv.next75, %B178.i ], [ 0, %B178.i.preheader ]
  %total.2.0146.i = phi double [ %.225.3.i, %B178.i ], [ %.225.peel160.i, %B178.i.preheader ]
  %23 = shl i64 %lsr.iv74, 3
  %scevgep85 = getelementptr i8, ptr %lsr.iv62, i64 %23
  %scevgep90 = getelementptr i8, ptr %scevgep85, i64 -24
  %.210.i = load double, ptr %scevgep90, align 8
  %scevgep79 = getelementptr i8, ptr %lsr.iv77, i64 %23
  %scevgep84 = getelementptr i8, ptr %scevgep79, i64 -24
  %.222.i = load double, ptr %scevgep84, align 8
  %.223.i = fmul double %.210.i, %.222.i
  %.225.i = fadd double %total.2.0146.i, %.223.i
  %24 = shl i64 %lsr.iv74, 3
  %scevgep38 = getelementptr i8, ptr %lsr.iv62, i64 %24
  %scevgep40 = getelementptr i8, ptr %scevgep38, i64 -16
  %.210.1.i = load double, ptr %scevgep40, align 8
  %25 = shl i64 %lsr.iv74, 3
  %scevgep30 = getelementptr i8, ptr %lsr.iv77, i64 %25
  %scevgep32 = getelementptr i8, ptr %scevgep30, i64 -16
  %.222.1.i = load double, ptr %scevgep32, align 8
  %.223.1.i = fmul double %.210.1.i, %.222.1.i
  %.225.1.i = fadd double %.225.i, %.223.1.i
  %26 = shl i64 %lsr.iv74, 3
  %scevgep34 = getelementptr i8, ptr %lsr.iv62, i64 %26
  %scevgep36 = getelementptr i8, ptr %scevgep34, i64 -8
  %.210.2.i = load double, ptr %scevgep36, align 8
  %27 = shl i64 %lsr.iv74, 3
  %scevgep27 = getelementptr i8, ptr %lsr.iv77, i64 %27
  %scevgep29 = getelementptr i8, ptr %scevgep27, i64 -8
  %.222.2.i = load double, ptr %scevgep29, align 8
  %.223.2.i = fmul double %.210.2.i, %.222.2.i
  %.225.2.i = fadd double %.225.1.i, %.223.2.i
  %.210.3.i = load double, ptr %scevgep85, align 8
  %.222.3.i = load double, ptr %scevgep79, align 8
  %.223.3.i = fmul double %.210.3.i, %.222.3.i
  %.225.3.i = fadd double %.225.2.i, %.223.3.i
  %lsr.iv.next75 = add nuw nsw i64 %lsr.iv74, 4
  %niter.ncmp.3.i7 = icmp eq i64 %2, %lsr.iv.next75
  br i1 %niter.ncmp.3.i7, label %B180.loopexit.unr-lcssa.i, label %B178.i

B180.loopexit.unr-lcssa.i:
  %28 = icmp eq i64 %xtraiter.i, 0
  br i1 %28, label %B208, label %B178.epil.preheader.i

B178.epil.preheader.i:
  %total.2.0146.epil.init.i = phi double [ %.225.peel160.i, %B178.preheader.i ], [ %.225.3.i, %B180.loopexit.unr-lcssa.i ]
  %.159142144.epil.init.i = phi i64 [ 3, %B178.preheader.i ], [ %3, %B180.loopexit.unr-lcssa.i ]
  %29 = shl i64 %.159142144.epil.init.i, 3
  %scevgep93 = getelementptr i8, ptr %lsr.iv91, i64 %29
  %scevgep95 = getelementptr i8, ptr %lsr.iv70, i64 %29
  br label %B178.epil.i

B178.epil.i:
  %total.2.0146.epil.i = phi double [ %.225.epil.i, %B178.epil.i ], [ %total.2.0146.epil.init.i, %B178.epil.preheader.i ]
  %epil.iter.i10 = phi i64 [ %epil.iter.next.i11, %B178.epil.i ], [ 0, %B178.epil.preheader.i ]
  %30 = shl i64 %epil.iter.i10, 3
  %scevgep96 = getelementptr i8, ptr %scevgep95, i64 %30
  %.210.epil.i = load double, ptr %scevgep96, align 8
  %scevgep94 = getelementptr i8, ptr %scevgep93, i64 %30
  %.222.epil.i = load double, ptr %scevgep94, align 8
  %.223.epil.i = fmul double %.210.epil.i, %.222.epil.i
  %.225.epil.i = fadd double %total.2.0146.epil.i, %.223.epil.i
  %epil.iter.next.i11 = add i64 %epil.iter.i10, 1
  %epil.iter.cmp.not.i12 = icmp eq i64 %xtraiter.i, %epil.iter.next.i11
  br i1 %epil.iter.cmp.not.i12, label %B208, label %B178.epil.i

B208:
  %total.2.0.lcssa.i13 = phi double [ %.225.3.i, %B180.loopexit.unr-lcssa.i ], [ %.225.peel160.i, %B178.peel161.i ], [ %.225.peel.i, %B178.peel.i ], [ %.225.epil.i, %B178.epil.i ]
  %.266 = fcmp ogt double %total.2.0.lcssa.i13, 0.000000e+00
  br i1 %.266, label %B214, label %B310.preheader

B214:
  %sunkaddr = getelementptr i8, ptr %arg.c.39, i64 8
  %.305 = load double, ptr %sunkaddr, align 8
  %.307 = fcmp ogt double %.272.i, %.305
  br i1 %.307, label %B424.us.peel, label %B310.preheader

B310.preheader:
  br i1 %or.cond, label %B310.preheader50, label %vector.body40.preheader

vector.body40.preheader:
  br label %vector.body40

vector.body40:
  %index41 = phi i64 [ %index.next44, %vector.body40 ], [ 0, %vector.body40.preheader ]
  %31 = shl i64 %index41, 3
  %scevgep105 = getelementptr i8, ptr %lsr.iv91, i64 %31
  %scevgep104 = getelementptr i8, ptr %scevgep105, i64 16
  %wide.load42 = load <2 x double>, ptr %scevgep105, align 8
  %wide.load43 = load <2 x double>, ptr %scevgep104, align 8
  %scevgep101 = getelementptr i8, ptr %lsr.iv98, i64 %31
  %32 = shl i64 %index41, 3
  %scevgep42 = getelementptr i8, ptr %lsr.iv98, i64 %32
  %scevgep46 = getelementptr i8, ptr %scevgep42, i64 -16
  store <2 x double> %wide.load42, ptr %scevgep46, align 8
  store <2 x double> %wide.load43, ptr %scevgep101, align 8
  %index.next44 = add nuw i64 %index41, 4
  %33 = icmp eq i64 %n.vec39, %index.next44
  br i1 %33, label %middle.block45, label %vector.body40

middle.block45:
  %34 = icmp eq i64 %arg.c.55, %n.vec39
  br i1 %34, label %B44.loopexit, label %B310.preheader50

B310.preheader50:
  %.404238240.ph = phi i64 [ 0, %B310.preheader ], [ %n.vec39, %middle.block45 ]
  %35 = icmp eq i64 %xtraiter, 0
  br i1 %35, label %B310.prol.loopexit, label %B310.prol.preheader

B310.prol.preheader:
  br label %B310.prol

B310.prol:
  %lsr.iv110 = phi i64 [ %lsr.iv.next111, %B310.prol ], [ %xtraiter, %B310.prol.preheader ]
  %.404238240.prol = phi i64 [ %.411.prol, %B310.prol ], [ %.404238240.ph, %B310.prol.preheader ]
  %.411.prol = add nuw i64 %.404238240.prol, 1
  %36 = shl i64 %.404238240.prol, 3
  %scevgep109 = getelementptr i8, ptr %lsr.iv91, i64 %36
  %.478.prol = load double, ptr %scevgep109, align 8
  %scevgep108 = getelementptr i8, ptr %lsr.iv106, i64 %36
  store double %.478.prol, ptr %scevgep108, align 8
  %lsr.iv.next111 = add nsw i64 %lsr.iv110, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next111, 0
  br i1 %prol.iter.cmp.not, label %B310.prol.loopexit, label %B310.prol

B310.prol.loopexit:
  %.404238240.unr = phi i64 [ %.404238240.ph, %B310.preheader50 ], [ %.411.prol, %B310.prol ]
  %37 = sub i64 %.404238240.ph, %arg.c.55
  %38 = icmp ugt i64 %37, -4
  br i1 %38, label %B44.loopexit, label %B310.preheader18

B310.preheader18:
  br label %B310

B310:
  %.404238240 = phi i64 [ %.411.3, %B310 ], [ %.404238240.unr, %B310.preheader18 ]
  %39 = shl i64 %.404238240, 3
  %scevgep121 = getelementptr i8, ptr %lsr.iv91, i64 %39
  %.478 = load double, ptr %scevgep121, align 8
  %scevgep43 = getelementptr i8, ptr %lsr.iv106, i64 %39
  %scevgep44 = getelementptr i8, ptr %scevgep43, i64 16
  store double %.478, ptr %scevgep43, align 8
  %40 = shl i64 %.404238240, 3
  %scevgep54 = getelementptr i8, ptr %lsr.iv91, i64 %40
  %scevgep56 = getelementptr i8, ptr %scevgep54, i64 8
  %.478.1 = load double, ptr %scevgep56, align 8
  %scevgep67 = getelementptr i8, ptr %lsr.iv106, i64 %40
  %scevgep68 = getelementptr i8, ptr %scevgep67, i64 8
  store double %.478.1, ptr %scevgep68, align 8
  %41 = shl i64 %.404238240, 3
  %scevgep60 = getelementptr i8, ptr %lsr.iv91, i64 %41
  %scevgep62 = getelementptr i8, ptr %scevgep60, i64 16
  %.478.2 = load double, ptr %scevgep62, align 8
  store double %.478.2, ptr %scevgep44, align 8
  %.411.3 = add nuw nsw i64 %.404238240, 4
  %42 = shl i64 %.404238240, 3
  %scevgep50 = getelementptr i8, ptr %lsr.iv91, i64 %42
  %scevgep52 = getelementptr i8, ptr %scevgep50, i64 24
  %.478.3 = load double, ptr %scevgep52, align 8
  %scevgep65 = getelementptr i8, ptr %lsr.iv106, i64 %42
  %scevgep66 = getelementptr i8, ptr %scevgep65, i64 24
  store double %.478.3, ptr %scevgep66, align 8
  %exitcond.not.3 = icmp eq i64 %arg.c.55, %.411.3
  br i1 %exitcond.not.3, label %B44.loopexit, label %B310

common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0

B46.endif:
  %total.2.0.lcssa.i = phi double [ 0.000000e+00, %B46 ], [ %.240.peel138.i, %B74.peel132.i ], [ %.147.i.i, %B74.peel.i ], [ %.240.3.i, %common.ret.loopexit.unr-lcssa.i ], [ %.240.epil.i, %B74.epil.i ]
  %.272.i = tail call double @llvm.sqrt.f64(double %total.2.0.lcssa.i)
  %.223 = getelementptr i64, ptr %arg.c.28, i64 %.153246259
  %.224 = load i64, ptr %.223, align 8
  %.225 = icmp eq i64 %.224, 2
  br i1 %.225, label %B136, label %B266.endif

B266.endif:
  %43 = icmp slt i64 %arg.c.55, 1
  br i1 %43, label %B44.loopexit, label %B310.preheader

B424.us.peel:
  %44 = icmp eq i64 %arg.c.55, 1
  %.468.us.peel = fdiv double %.210.peel.i, %.272.i
  %.486.us.peel = getelementptr double, ptr %arg.c.42, i64 %.206.i
  store double %.468.us.peel, ptr %.486.us.peel, align 8
  br i1 %44, label %B44.loopexit, label %B424.us.peel279

B424.us.peel279:
  %45 = icmp eq i64 %arg.c.55, 2
  %.444.us.peel273 = add nuw nsw i64 %.206.i, 1
  %.462.us.peel276 = getelementptr double, ptr %arg.c.14, i64 %.444.us.peel273
  %.463.us.peel277 = load double, ptr %.462.us.peel276, align 8
  %.468.us.peel278 = fdiv double %.463.us.peel277, %.272.i
  %.486.us.peel281 = getelementptr double, ptr %arg.c.42, i64 %.444.us.peel273
  store double %.468.us.peel278, ptr %.486.us.peel281, align 8
  br i1 %45, label %B44.loopexit, label %B424.us.peel292

B424.us.peel292:
  %46 = icmp eq i64 %arg.c.55, 3
  %sunkaddr148 = shl i64 %.206.i, 3
  %sunkaddr149 = getelementptr i8, ptr %arg.c.42, i64 %sunkaddr148
  %sunkaddr150 = getelementptr i8, ptr %sunkaddr149, i64 16
  store double 0.000000e+00, ptr %sunkaddr150, align 8
  br i1 %46, label %B44.loopexit, label %B424.us.preheader

B424.us.preheader:
  br i1 %or.cond48, label %B424.us.preheader49, label %vector.ph

vector.ph:
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.272.i, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %47 = shl i64 %index, 3
  %scevgep126 = getelementptr i8, ptr %lsr.iv70, i64 %47
  %scevgep127 = getelementptr i8, ptr %scevgep126, i64 24
  %wide.load = load <2 x double>, ptr %scevgep127, align 8
  %48 = fdiv <2 x double> %wide.load, %broadcast.splat
  %49 = shl i64 %index, 3
  %scevgep70 = getelementptr i8, ptr %lsr.iv106, i64 %49
  %scevgep74 = getelementptr i8, ptr %scevgep70, i64 24
  store <2 x double> %48, ptr %scevgep74, align 8
  %index.next = add nuw i64 %index, 2
  %50 = icmp eq i64 %n.vec, %index.next
  br i1 %50, label %middle.block, label %vector.body

middle.block:
  %51 = icmp eq i64 %1, %n.vec
  br i1 %51, label %B44.loopexit, label %B424.us.preheader49

B424.us.preheader49:
  %.404238240.us.ph = phi i64 [ 3, %B424.us.preheader ], [ %6, %middle.block ]
  %52 = sub i64 %arg.c.55, %.404238240.us.ph
  %xtraiter52 = and i64 %52, 3
  %lcmp.mod53.not = icmp eq i64 %xtraiter52, 0
  br i1 %lcmp.mod53.not, label %B424.us.prol.loopexit, label %B424.us.prol.preheader

B424.us.prol.preheader:
  br label %B424.us.prol

B424.us.prol:
  %lsr.iv132 = phi i64 [ %lsr.iv.next133, %B424.us.prol ], [ %xtraiter52, %B424.us.prol.preheader ]
  %.404238240.us.prol = phi i64 [ %.411.us.prol, %B424.us.prol ], [ %.404238240.us.ph, %B424.us.prol.preheader ]
  %.411.us.prol = add i64 %.404238240.us.prol, 1
  %53 = shl i64 %.404238240.us.prol, 3
  %scevgep131 = getelementptr i8, ptr %lsr.iv70, i64 %53
  %.463.us.prol = load double, ptr %scevgep131, align 8
  %.468.us.prol = fdiv double %.463.us.prol, %.272.i
  %scevgep130 = getelementptr i8, ptr %lsr.iv106, i64 %53
  store double %.468.us.prol, ptr %scevgep130, align 8
  %lsr.iv.next133 = add nsw i64 %lsr.iv132, -1
  %prol.iter54.cmp.not = icmp eq i64 %lsr.iv.next133, 0
  br i1 %prol.iter54.cmp.not, label %B424.us.prol.loopexit, label %B424.us.prol

B424.us.prol.loopexit:
  %.404238240.us.unr = phi i64 [ %.404238240.us.ph, %B424.us.preheader49 ], [ %.411.us.prol, %B424.us.prol ]
  %54 = sub i64 %.404238240.us.ph, %arg.c.55
  %55 = icmp ugt i64 %54, -4
  br i1 %55, label %B44.loopexit, label %B424.us.preheader17

B424.us.preheader17:
  br label %B424.us

B424.us:
  %.404238240.us = phi i64 [ %.411.us.3, %B424.us ], [ %.404238240.us.unr, %B424.us.preheader17 ]
  %56 = shl i64 %.404238240.us, 3
  %scevgep143 = getelementptr i8, ptr %lsr.iv70, i64 %56
  %.463.us = load double, ptr %scevgep143, align 8
  %.468.us = fdiv double %.463.us, %.272.i
  %scevgep58 = getelementptr i8, ptr %lsr.iv106, i64 %56
  %scevgep59 = getelementptr i8, ptr %scevgep58, i64 16
  store double %.468.us, ptr %scevgep58, align 8
  %57 = shl i64 %.404238240.us, 3
  %scevgep80 = getelementptr i8, ptr %lsr.iv70, i64 %57
  %scevgep81 = getelementptr i8, ptr %scevgep80, i64 8
  %.463.us.1 = load double, ptr %scevgep81, align 8
  %.468.us.1 = fdiv double %.463.us.1, %.272.i
  %scevgep88 = getelementptr i8, ptr %lsr.iv106, i64 %57
  %scevgep89 = getelementptr i8, ptr %scevgep88, i64 8
  store double %.468.us.1, ptr %scevgep89, align 8
  %58 = shl i64 %.404238240.us, 3
  %scevgep82 = getelementptr i8, ptr %lsr.iv70, i64 %58
  %scevgep83 = getelementptr i8, ptr %scevgep82, i64 16
  %.463.us.2 = load double, ptr %scevgep83, align 8
  %.468.us.2 = fdiv double %.463.us.2, %.272.i
  store double %.468.us.2, ptr %scevgep59, align 8
  %.411.us.3 = add nuw nsw i64 %.404238240.us, 4
  %59 = shl i64 %.404238240.us, 3
  %scevgep75 = getelementptr i8, ptr %lsr.iv70, i64 %59
  %scevgep77 = getelementptr i8, ptr %scevgep75, i64 24
  %.463.us.3 = load double, ptr %scevgep77, align 8
  %.468.us.3 = fdiv double %.463.us.3, %.272.i
  %scevgep86 = getelementptr i8, ptr %lsr.iv106, i64 %59
  %scevgep87 = getelementptr i8, ptr %scevgep86, i64 24
  store double %.468.us.3, ptr %scevgep87, align 8
  %exitcond269.not.3 = icmp eq i64 %arg.c.55, %.411.us.3
  br i1 %exitcond269.not.3, label %B44.loopexit, label %B424.us
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define internal i32 @part9(ptr %retptr, ptr %excinfo, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, ptr %arg.c.29, ptr %arg.c.30, ptr %arg.c.31, ptr %arg.c.32, ptr %arg.c.33, ptr %arg.c.34, ptr %arg.c.35, ptr %arg.c.36, ptr %arg.c.37, ptr %arg.c.38, ptr %arg.c.39, ptr %arg.c.40, ptr %arg.c.41, ptr %arg.c.42, ptr %arg.c.43, ptr %arg.c.44, ptr %arg.c.45, ptr %arg.c.46, ptr %arg.c.47, ptr %arg.c.48, ptr %arg.c.49, ptr %arg.c.50, i64 %arg.c.51, i64 %arg.c.52, i64 %arg.c.53, i64 %arg.c.54, i64 %arg.c.55, i64 %arg.c.56, i64 %arg.c.57) {
B0.endif:
  %.158256.not = icmp slt i64 %arg.c.54, 1
  br i1 %.158256.not, label %B384, label %B80.endif.lr.ph

B80.endif.lr.ph:
  %.68 = mul i64 %arg.c.55, %arg.c.54
  %.286244.not = icmp slt i64 %arg.c.55, 1
  %.332241 = add i64 %.68, 1
  br i1 %.286244.not, label %B384, label %B80.endif.us.preheader

B80.endif.us.preheader:
  switch i64 %arg.c.55, label %B80.endif.us.preheader81 [
    i64 1, label %B80.endif.us.us.preheader
    i64 2, label %B80.endif.us.us4.preheader
  ]

B80.endif.us.us4.preheader:
  %0 = shl i64 %.68, 4
  br label %B80.endif.us.us4

B80.endif.us.us.preheader:
  %1 = shl i64 %.68, 3
  br label %B80.endif.us.us

B80.endif.us.preheader81:
  %2 = mul i64 %.68, 24
  %3 = getelementptr i8, ptr %arg.c.13, i64 %2
  %scevgep86 = getelementptr i8, ptr %3, i64 24
  %4 = shl i64 %arg.c.55, 3
  %5 = mul i64 %.332241, %4
  %6 = shl i64 %.68, 3
  %7 = add nsw i64 %arg.c.55, -4
  %scevgep30 = getelementptr i8, ptr %arg.c.17, i64 24
  br label %B80.endif.us

B80.endif.us.us:
  %lsr.iv93 = phi ptr [ %arg.c.13, %B80.endif.us.us.preheader ], [ %scevgep94, %B380.us.peel.us ]
  %k.3.0259.us.us = phi i64 [ 0, %B80.endif.us.us.preheader ], [ %k.4.2.us.peel.us, %B380.us.peel.us ]
  %.164251257.us.us = phi i64 [ 0, %B80.endif.us.us.preheader ], [ %.171.us.us, %B380.us.peel.us ]
  %8 = shl i64 %.164251257.us.us, 3
  %scevgep96 = getelementptr i8, ptr %arg.c.28, i64 %8
  %.340.us.peel.us = load i64, ptr %scevgep96, align 8
  %cond.us = icmp eq i64 %.340.us.peel.us, 1
  br i1 %cond.us, label %B266.us.peel.us, label %B380.us.peel.us

B266.us.peel.us:
  %.383.us.peel.us = load double, ptr %lsr.iv93, align 8
  %9 = shl i64 %.164251257.us.us, 3
  %scevgep = getelementptr i8, ptr %arg.c.17, i64 %9
  %.388.us.peel.us = load double, ptr %scevgep, align 8
  %.389.us.peel.us = fmul double %.388.us.peel.us, 0x3DA5FD7FE1796495
  %.390.us.peel.us = fcmp ogt double %.383.us.peel.us, %.389.us.peel.us
  br i1 %.390.us.peel.us, label %B350.us.peel.us, label %B380.us.peel.us

B350.us.peel.us:
  %.396.us.peel.us = getelementptr i64, ptr %arg.c.43, i64 %k.3.0259.us.us
  store i64 %.164251257.us.us, ptr %.396.us.peel.us, align 8
  %.401.us.peel.us = add nsw i64 %k.3.0259.us.us, 1
  br label %B380.us.peel.us

B380.us.peel.us:
  %k.4.2.us.peel.us = phi i64 [ %.401.us.peel.us, %B350.us.peel.us ], [ %k.3.0259.us.us, %B266.us.peel.us ], [ %k.3.0259.us.us, %B80.endif.us.us ]
  %.171.us.us = add nuw nsw i64 %.164251257.us.us, 1
  %10 = getelementptr i8, ptr %lsr.iv93, i64 %1
  %scevgep94 = getelementptr i8, ptr %10, i64 8
  %exitcond313.not.us = icmp eq i64 %arg.c.54, %.171.us.us
  br i1 %exitcond313.not.us, label %B384, label %B80.endif.us.us

B80.endif.us.us4:
  %lsr.iv106 = phi i64 [ %arg.c.54, %B80.endif.us.us4.preheader ], [ %lsr.iv.next107, %B380.us.peel288.us ]
  %lsr.iv103 = phi ptr [ %arg.c.13, %B80.endif.us.us4.preheader ], [ %scevgep104, %B380.us.peel288.us ]
  %lsr.iv97 = phi i64 [ 0, %B80.endif.us.us4.preheader ], [ %lsr.iv.next98, %B380.us.peel288.us ]
  %k.3.0259.us.us5 = phi i64 [ 0, %B80.endif.us.us4.preheader ], [ %k.4.2.us.peel289.us, %B380.us.peel288.us ]
  %11 = shl i64 %lsr.iv97, 2
  %scevgep108 = getelementptr i8, ptr %arg.c.28, i64 %11
  %.340.us.peel.us9 = load i64, ptr %scevgep108, align 8
  %cond.us10 = icmp eq i64 %.340.us.peel.us9, 1
  br i1 %cond.us10, label %B266.us.peel.us11, label %B380.us.peel288.us

B266.us.peel.us11:
  %.383.us.peel.us14 = load double, ptr %lsr.iv103, align 8
  %sunkaddr = mul i64 %lsr.iv97, 8
  %sunkaddr36 = getelementptr i8, ptr %arg.c.17, i64 %sunkaddr
  %.388.us.peel.us16 = load double, ptr %sunkaddr36, align 8
  %.389.us.peel.us17 = fmul double %.388.us.peel.us16, 0x3DA5FD7FE1796495
  %.390.us.peel.us18 = fcmp ogt double %.383.us.peel.us14, %.389.us.peel.us17
  br i1 %.390.us.peel.us18, label %B380.us.peel.us22, label %B266.us.peel277.us

B380.us.peel.us22:
  %.396.us.peel.us20 = getelementptr i64, ptr %arg.c.43, i64 %k.3.0259.us.us5
  store i64 %lsr.iv97, ptr %.396.us.peel.us20, align 8
  %.401.us.peel.us21 = add nsw i64 %k.3.0259.us.us5, 1
  %sunkaddr37 = mul i64 %lsr.iv97, 4
  %sunkaddr39 = getelementptr i8, ptr %arg.c.28, i64 %sunkaddr37
  %.340.us.peel274.us.pre = load i64, ptr %sunkaddr39, align 8
  %12 = icmp eq i64 %.340.us.peel274.us.pre, 1
  br i1 %12, label %B266.us.peel277.us, label %B380.us.peel288.us

B266.us.peel277.us:
  %k.4.2.us.peel.us2342 = phi i64 [ %.401.us.peel.us21, %B380.us.peel.us22 ], [ %k.3.0259.us.us5, %B266.us.peel.us11 ]
  %sunkaddr40 = mul i64 %.68, 8
  %sunkaddr41 = getelementptr i8, ptr %lsr.iv103, i64 %sunkaddr40
  %sunkaddr42 = getelementptr i8, ptr %sunkaddr41, i64 8
  %.383.us.peel280.us = load double, ptr %sunkaddr42, align 8
  %sunkaddr43 = mul i64 %lsr.iv97, 8
  %sunkaddr44 = getelementptr i8, ptr %arg.c.17, i64 %sunkaddr43
  %sunkaddr45 = getelementptr i8, ptr %sunkaddr44, i64 8
  %.388.us.peel282.us = load double, ptr %sunkaddr45, align 8
  %.389.us.peel283.us = fmul double %.388.us.peel282.us, 0x3DA5FD7FE1796495
  %.390.us.peel284.us = fcmp ogt double %.383.us.peel280.us, %.389.us.peel283.us
  br i1 %.390.us.peel284.us, label %B350.us.peel285.us, label %B380.us.peel288.us

B350.us.peel285.us:
  %13 = add i64 %lsr.iv97, 1
  %.396.us.peel286.us = getelementptr i64, ptr %arg.c.43, i64 %k.4.2.us.peel.us2342
  store i64 %13, ptr %.396.us.peel286.us, align 8
  %.401.us.peel287.us = add nsw i64 %k.4.2.us.peel.us2342, 1
  br label %B380.us.peel288.us

B380.us.peel288.us:
  %k.4.2.us.peel289.us = phi i64 [ %.401.us.peel287.us, %B350.us.peel285.us ], [ %k.4.2.us.peel.us2342, %B266.us.peel277.us ], [ %.401.us.peel.us21, %B380.us.peel.us22 ], [ %k.3.0259.us.us5, %B80.endif.us.us4 ]
  %lsr.iv.next98 = add nuw i64 %lsr.iv97, 2
  %14 = getelementptr i8, ptr %lsr.iv103, i64 %0
  %scevgep104 = getelementptr i8, ptr %14, i64 16
  %lsr.iv.next107 = add nsw i64 %lsr.iv106, -1
  %exitcond313.not.us27 = icmp eq i64 %lsr.iv.next107, 0
  br i1 %exitcond313.not.us27, label %B384, label %B80.endif.us.us4

B80.endif.us:
  %lsr.iv31 = phi ptr [ %scevgep32, %B122.B78.loopexit_crit_edge.us ], [ %scevgep30, %B80.endif.us.preheader81 ]
  %lsr.iv87 = phi ptr [ %scevgep88, %B122.B78.loopexit_crit_edge.us ], [ %scevgep86, %B80.endif.us.preheader81 ]
  %lsr.iv = phi i64 [ %lsr.iv.next, %B122.B78.loopexit_crit_edge.us ], [ 3, %B80.endif.us.preheader81 ]
  %k.3.0259.us = phi i64 [ %k.4.2.us.lcssa, %B122.B78.loopexit_crit_edge.us ], [ 0, %B80.endif.us.preheader81 ]
  %.164251257.us = phi i64 [ %.171.us, %B122.B78.loopexit_crit_edge.us ], [ 0, %B80.endif.us.preheader81 ]
  %.330.us = mul nuw nsw i64 %.164251257.us, %arg.c.55
  %.339.us = getelementptr i64, ptr %arg.c.28, i64 %.164251257.us
  %.340.us.peel = load i64, ptr %.339.us, align 8
  %cond = icmp eq i64 %.340.us.peel, 1
  br i1 %cond, label %B266.us.peel, label %B380.us.peel288

B266.us.peel:
  %.381.us.peel = mul i64 %.330.us, %.332241
  %.382.us.peel = getelementptr double, ptr %arg.c.13, i64 %.381.us.peel
  %.383.us.peel = load double, ptr %.382.us.peel, align 8
  %.387.us.peel = getelementptr double, ptr %arg.c.17, i64 %.330.us
  %.388.us.peel = load double, ptr %.387.us.peel, align 8
  %.389.us.peel = fmul double %.388.us.peel, 0x3DA5FD7FE1796495
  %.390.us.peel = fcmp ogt double %.383.us.peel, %.389.us.peel
  br i1 %.390.us.peel, label %B380.us.peel, label %B266.us.peel277

B380.us.peel:
  %.396.us.peel = getelementptr i64, ptr %arg.c.43, i64 %k.3.0259.us
  store i64 %.330.us, ptr %.396.us.peel, align 8
  %.401.us.peel = add nsw i64 %k.3.0259.us, 1
  %sunkaddr118 = shl i64 %.164251257.us, 3
  %sunkaddr119 = getelementptr i8, ptr %arg.c.28, i64 %sunkaddr118
  %.340.us.peel274.pre = load i64, ptr %sunkaddr119, align 8
  %cond315 = icmp eq i64 %.340.us.peel274.pre, 1
  br i1 %cond315, label %B266.us.peel277, label %B380.us.peel288

B266.us.peel277:
  %k.4.2.us.peel52 = phi i64 [ %.401.us.peel, %B380.us.peel ], [ %k.3.0259.us, %B266.us.peel ]
  %.332.us.peel27353 = add nuw nsw i64 %.330.us, 1
  %.381.us.peel278 = mul i64 %.332.us.peel27353, %.332241
  %.382.us.peel279 = getelementptr double, ptr %arg.c.13, i64 %.381.us.peel278
  %.383.us.peel280 = load double, ptr %.382.us.peel279, align 8
  %.387.us.peel281 = getelementptr double, ptr %arg.c.17, i64 %.332.us.peel27353
  %.388.us.peel282 = load double, ptr %.387.us.peel281, align 8
  %.389.us.peel283 = fmul double %.388.us.peel282, 0x3DA5FD7FE1796495
  %.390.us.peel284 = fcmp ogt double %.383.us.peel280, %.389.us.peel283
  br i1 %.390.us.peel284, label %B350.us.peel285, label %B266.us.peel298

B350.us.peel285:
  %.396.us.peel286 = getelementptr i64, ptr %arg.c.43, i64 %k.4.2.us.peel52
  store i64 %.332.us.peel27353, ptr %.396.us.peel286, align 8
  %.401.us.peel287 = add nsw i64 %k.4.2.us.peel52, 1
  %sunkaddr120 = shl i64 %.164251257.us, 3
  %sunkaddr121 = getelementptr i8, ptr %arg.c.28, i64 %sunkaddr120
  %.340.us.peel295.pre = load i64, ptr %sunkaddr121, align 8
  br label %B380.us.peel288

B380.us.peel288:
  %.340.us.peel295 = phi i64 [ %.340.us.peel295.pre, %B350.us.peel285 ], [ %.340.us.peel274.pre, %B380.us.peel ], [ %.340.us.peel, %B80.endif.us ]
  %k.4.2.us.peel289 = phi i64 [ %.401.us.peel287, %B350.us.peel285 ], [ %.401.us.peel, %B380.us.peel ], [ %k.3.0259.us, %B80.endif.us ]
  %.340.us.peel295.off = add i64 %.340.us.peel295, -1
  %switch = icmp ult i64 %.340.us.peel295.off, 2
  br i1 %switch, label %B266.us.peel298, label %B380.us.peel309

B266.us.peel298:
  %k.4.2.us.peel28964 = phi i64 [ %k.4.2.us.peel289, %B380.us.peel288 ], [ %k.4.2.us.peel52, %B266.us.peel277 ]
  %.332.us.peel29465 = add nuw nsw i64 %.330.us, 2
  %.381.us.peel299 = mul i64 %.332.us.peel29465, %.332241
  %.382.us.peel300 = getelementptr double, ptr %arg.c.13, i64 %.381.us.peel299
  %.383.us.peel301 = load double, ptr %.382.us.peel300, align 8
  %.387.us.peel302 = getelementptr double, ptr %arg.c.17, i64 %.332.us.peel29465
  %.388.us.peel303 = load double, ptr %.387.us.peel302, align 8
  %.389.us.peel304 = fmul double %.388.us.peel303, 0x3DA5FD7FE1796495
  %.390.us.peel305 = fcmp ogt double %.383.us.peel301, %.389.us.peel304
  br i1 %.390.us.peel305, label %B350.us.peel306, label %B380.us.peel309

B350.us.peel306:
  %.396.us.peel307 = getelementptr i64, ptr %arg.c.43, i64 %k.4.2.us.peel28964
  store i64 %.332.us.peel29465, ptr %.396.us.peel307, align 8
  %.401.us.peel308 = add nsw i64 %k.4.2.us.peel28964, 1
  br label %B380.us.peel309

B380.us.peel309:
  %k.4.2.us.peel310 = phi i64 [ %.401.us.peel308, %B350.us.peel306 ], [ %k.4.2.us.peel28964, %B266.us.peel298 ], [ %k.4.2.us.peel289, %B380.us.peel288 ]
  %15 = icmp eq i64 %arg.c.55, 3
  br i1 %15, label %B122.B78.loopexit_crit_edge.us, label %B124.us.preheader

B124.us.preheader:
  %sunkaddr122 = shl i64 %.164251257.us, 3
  %sunkaddr123 = getelementptr i8, ptr %arg.c.28, i64 %sunkaddr122
  %16 = load i64, ptr %sunkaddr123, align 8
  %17 = icmp eq i64 %16, 1
  br i1 %17, label %B124.us.preheader24, label %B122.B78.loopexit_crit_edge.us

B124.us.preheader24:
  br label %B124.us

B124.usthread-pre-split:
  %sunkaddr46 = mul i64 %.164251257.us, 8
  %sunkaddr47 = getelementptr i8, ptr %arg.c.28, i64 %sunkaddr46
  %.340.us.pr = load i64, ptr %sunkaddr47, align 8
  %18 = getelementptr i8, ptr %lsr.iv89, i64 %6
  %scevgep90 = getelementptr i8, ptr %18, i64 8
  %lsr.iv.next29 = add nuw i64 %lsr.iv28, 1
  br label %B124.us

B124.us:
  %lsr.iv28 = phi i64 [ %lsr.iv.next29, %B124.usthread-pre-split ], [ 0, %B124.us.preheader24 ]
  %lsr.iv89 = phi ptr [ %scevgep90, %B124.usthread-pre-split ], [ %lsr.iv87, %B124.us.preheader24 ]
  %.340.us = phi i64 [ %.340.us.pr, %B124.usthread-pre-split ], [ 1, %B124.us.preheader24 ]
  %k.2.1247.us = phi i64 [ %k.4.2.us, %B124.usthread-pre-split ], [ %k.4.2.us.peel310, %B124.us.preheader24 ]
  %19 = add i64 %lsr.iv, %lsr.iv28
  %cond316 = icmp eq i64 %.340.us, 1
  br i1 %cond316, label %B266.us, label %B380.us

B266.us:
  %.383.us = load double, ptr %lsr.iv89, align 8
  %20 = shl i64 %lsr.iv28, 3
  %scevgep33 = getelementptr i8, ptr %lsr.iv31, i64 %20
  %.388.us = load double, ptr %scevgep33, align 8
  %.389.us = fmul double %.388.us, 0x3DA5FD7FE1796495
  %.390.us = fcmp ogt double %.383.us, %.389.us
  br i1 %.390.us, label %B350.us, label %B380.us

B350.us:
  %.396.us = getelementptr i64, ptr %arg.c.43, i64 %k.2.1247.us
  store i64 %19, ptr %.396.us, align 8
  %.401.us = add nsw i64 %k.2.1247.us, 1
  br label %B380.us

B380.us:
  %k.4.2.us = phi i64 [ %.401.us, %B350.us ], [ %k.2.1247.us, %B266.us ], [ %k.2.1247.us, %B124.us ]
  %ov = icmp eq i64 %7, %lsr.iv28
  br i1 %ov, label %B122.B78.loopexit_crit_edge.us, label %B124.usthread-pre-split

B122.B78.loopexit_crit_edge.us:
  %k.4.2.us.lcssa = phi i64 [ %k.4.2.us.peel310, %B380.us.peel309 ], [ %k.4.2.us.peel310, %B124.us.preheader ], [ %k.4.2.us, %B380.us ]
  %.171.us = add nuw nsw i64 %.164251257.us, 1
  %lsr.iv.next = add i64 %lsr.iv, %arg.c.55
  %scevgep88 = getelementptr i8, ptr %lsr.iv87, i64 %5
  %scevgep32 = getelementptr i8, ptr %lsr.iv31, i64 %4
  %exitcond313.not = icmp eq i64 %.171.us, %arg.c.54
  br i1 %exitcond313.not, label %B384, label %B80.endif.us

B384:
  %k.3.0.lcssa = phi i64 [ 0, %B0.endif ], [ 0, %B80.endif.lr.ph ], [ %k.4.2.us.peel.us, %B380.us.peel.us ], [ %k.4.2.us.lcssa, %B122.B78.loopexit_crit_edge.us ], [ %k.4.2.us.peel289.us, %B380.us.peel288.us ]
  store i64 %k.3.0.lcssa, ptr %retptr, align 8
  ret i32 0
}

declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)

declare double @llvm.fabs.f64(double)

define internal i32 @part10(ptr %retptr, ptr %excinfo, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, ptr %arg.c.29, ptr %arg.c.30, ptr %arg.c.31, ptr %arg.c.32, ptr %arg.c.33, ptr %arg.c.34, ptr %arg.c.35, ptr %arg.c.36, ptr %arg.c.37, ptr %arg.c.38, ptr %arg.c.39, ptr %arg.c.40, ptr %arg.c.41, ptr %arg.c.42, ptr %arg.c.43, ptr %arg.c.44, ptr %arg.c.45, ptr %arg.c.46, ptr %arg.c.47, ptr %arg.c.48, ptr %arg.c.49, ptr %arg.c.50, i64 %arg.c.51, i64 %arg.c.52, i64 %arg.c.53, i64 %arg.c.54, i64 %arg.c.55, i64 %arg.c.56, i64 %arg.c.57, i64 %arg.k) {
B0:
  %.112 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  %.855 = alloca double, align 8
  %excinfo.5 = alloca ptr, align 8
  %.83 = load i64, ptr %arg.c.40, align 8
  %.84 = icmp eq i64 %.83, 0
  br i1 %.84, label %B58, label %B248.endif

B58:
  %.92 = shl i64 %arg.k, 3
  %.95 = mul i64 %.92, %arg.k
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.c.45, ptr %arg.c.44, i64 %.95, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.c.46, ptr %arg.c.47, i64 %.92, i1 false)
  store double 0.000000e+00, ptr %.112, align 8
  %.116 = call i32 @part13(ptr %.112, ptr %excinfo.1, ptr %arg.c.45, ptr %arg.c.46, i64 %arg.k)
  %cond = icmp eq i32 %.116, 0
  br i1 %cond, label %B58.endif, label %common.ret

common.ret:
  %excinfo.sink = phi ptr [ %excinfo, %B58 ], [ %retptr, %B58.endif ], [ %retptr, %B444.endif.lr.ph.split ], [ %excinfo, %B938.us ], [ %retptr, %B546.B914_crit_edge.us ], [ %retptr, %B442.loopexit.us ]
  %common.ret.op = phi i32 [ %.116, %B58 ], [ 0, %B58.endif ], [ 0, %B444.endif.lr.ph.split ], [ %.859.us, %B938.us ], [ 0, %B546.B914_crit_edge.us ], [ 0, %B442.loopexit.us ]
  store ptr null, ptr %excinfo.sink, align 8
  ret i32 %common.ret.op

B58.endif:
  %.126 = load double, ptr %.112, align 8
  %.138 = fcmp ogt double %.126, 1.000000e-13
  br i1 %.138, label %common.ret, label %B248.endif

B248.endif:
  %.187 = icmp sgt i64 %arg.k, 0
  br i1 %.187, label %B284.lr.ph, label %B444.endif.lr.ph.split

B284.lr.ph:
  %const = bitcast i64 9223372036854775804 to i64
  %.235562 = add nuw i64 %arg.k, 1
  %0 = icmp eq i64 %arg.k, 1
  br i1 %0, label %B284.endif.epil.preheader, label %B284.lr.ph.new

B284.lr.ph.new:
  %const_mat = add i64 %const, 2
  %unroll_iter = and i64 %arg.k, %const_mat
  %1 = shl i64 %arg.k, 4
  %sunkaddr89 = shl i64 %arg.k, 3
  br label %B284.endif

B284.endif:
  %lsr.iv81 = phi ptr [ %scevgep82, %B284.endif ], [ %arg.c.44, %B284.lr.ph.new ]
  %most.2.0577 = phi double [ %.13.i.1, %B284.endif ], [ 0.000000e+00, %B284.lr.ph.new ]
  %.235573575 = phi i64 [ %.242.1, %B284.endif ], [ 0, %B284.lr.ph.new ]
  %.273 = load double, ptr %lsr.iv81, align 8
  %.274 = tail call double @llvm.fabs.f64(double %.273)
  %.12.i = fcmp ogt double %.274, %most.2.0577
  %.13.i = select i1 %.12.i, double %.274, double %most.2.0577
  %sunkaddr = mul i64 %.235573575, 8
  %sunkaddr58 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr
  store double 0.000000e+00, ptr %sunkaddr58, align 8
  %sunkaddr59 = getelementptr i8, ptr %lsr.iv81, i64 %sunkaddr89
  %sunkaddr60 = getelementptr i8, ptr %sunkaddr59, i64 8
  %.273.1 = load double, ptr %sunkaddr60, align 8
  %.274.1 = tail call double @llvm.fabs.f64(double %.273.1)
  %.12.i.1 = fcmp ogt double %.274.1, %.13.i
  %.13.i.1 = select i1 %.12.i.1, double %.274.1, double %.13.i
  %.242.1 = add nuw i64 %.235573575, 2
  %sunkaddr61 = mul i64 %.235573575, 8
  %sunkaddr62 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr61
  %sunkaddr64 = getelementptr i8, ptr %sunkaddr62, i64 8
  store double 0.000000e+00, ptr %sunkaddr64, align 8
  %2 = getelementptr i8, ptr %lsr.iv81, i64 %1
  %scevgep82 = getelementptr i8, ptr %2, i64 16
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.242.1
  br i1 %niter.ncmp.1, label %B444.endif.us.preheader.unr-lcssa, label %B284.endif

B444.endif.us.preheader.unr-lcssa:
  %3 = and i64 %arg.k, 1
  %lcmp.mod.not = icmp eq i64 %3, 0
  br i1 %lcmp.mod.not, label %B444.endif.us.preheader, label %B284.endif.epil.preheader

B284.endif.epil.preheader:
  %.pre.pre-phi = phi i64 [ %sunkaddr89, %B444.endif.us.preheader.unr-lcssa ], [ 8, %B284.lr.ph ]
  %most.2.0577.epil.init = phi double [ %.13.i.1, %B444.endif.us.preheader.unr-lcssa ], [ 0.000000e+00, %B284.lr.ph ]
  %.235573575.epil.init = phi i64 [ %unroll_iter, %B444.endif.us.preheader.unr-lcssa ], [ 0, %B284.lr.ph ]
  %.271.epil = mul i64 %.235573575.epil.init, %.235562
  %.272.epil = getelementptr double, ptr %arg.c.44, i64 %.271.epil
  %.273.epil = load double, ptr %.272.epil, align 8
  %.274.epil = tail call double @llvm.fabs.f64(double %.273.epil)
  %.12.i.epil = fcmp ogt double %.274.epil, %most.2.0577.epil.init
  %.13.i.epil = select i1 %.12.i.epil, double %.274.epil, double %most.2.0577.epil.init
  %.308.epil = getelementptr double, ptr %arg.c.46, i64 %.235573575.epil.init
  store double 0.000000e+00, ptr %.308.epil, align 8
  br label %B444.endif.us.preheader

B444.endif.us.preheader:
  %factor.op.mul.pre-phi = phi i64 [ %.pre.pre-phi, %B284.endif.epil.preheader ], [ %sunkaddr89, %B444.endif.us.preheader.unr-lcssa ]
  %.13.i.lcssa = phi double [ %.13.i.epil, %B284.endif.epil.preheader ], [ %.13.i.1, %B444.endif.us.preheader.unr-lcssa ]
  %4 = fmul double %.13.i.lcssa, 1.000000e-05
  %.439.reass = mul i64 %factor.op.mul.pre-phi, %arg.k
  %scevgep = getelementptr i8, ptr %arg.c.46, i64 %factor.op.mul.pre-phi
  %scevgep16 = getelementptr i8, ptr %arg.c.48, i64 %factor.op.mul.pre-phi
  %xtraiter23 = and i64 %arg.k, 3
  %unroll_iter27 = and i64 %arg.k, %const
  %bound0 = icmp ult ptr %arg.c.46, %scevgep16
  %bound1 = icmp ult ptr %arg.c.48, %scevgep
  %found.conflict = and i1 %bound0, %bound1
  %scevgep32 = getelementptr i8, ptr %arg.c.44, i64 24
  %5 = icmp samesign ult i64 %arg.k, 4
  %brmerge = select i1 %5, i1 true, i1 %found.conflict
  br label %B444.endif.us

B444.endif.us:
  %.394617658.us = phi i64 [ %.404.us, %B442.loopexit.us ], [ 12, %B444.endif.us.preheader ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.c.45, ptr %arg.c.44, i64 %.439.reass, i1 false)
  br label %B608.lr.ph.us

B938.us:
  %.859.us = call i32 @part13(ptr %.855, ptr %excinfo.5, ptr %arg.c.45, ptr %arg.c.48, i64 %arg.k)
  %cond12 = icmp eq i32 %.859.us, 0
  br i1 %cond12, label %B1024.us.preheader, label %common.ret

B1024.us.preheader:
  br i1 %brmerge, label %B1024.us.preheader20, label %vector.body.preheader

vector.body.preheader:
  br label %vector.body

vector.body:
  %index = phi i64 [ %index.next, %vector.body ], [ 0, %vector.body.preheader ]
  %sunkaddr65 = mul i64 %index, 8
  %sunkaddr66 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr65
  %wide.load = load <2 x double>, ptr %sunkaddr66, align 8
  %sunkaddr67 = mul i64 %index, 8
  %sunkaddr68 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr67
  %sunkaddr69 = getelementptr i8, ptr %sunkaddr68, i64 16
  %wide.load17 = load <2 x double>, ptr %sunkaddr69, align 8
  %sunkaddr70 = mul i64 %index, 8
  %sunkaddr71 = getelementptr i8, ptr %arg.c.48, i64 %sunkaddr70
  %wide.load18 = load <2 x double>, ptr %sunkaddr71, align 8
  %sunkaddr72 = mul i64 %index, 8
  %sunkaddr73 = getelementptr i8, ptr %arg.c.48, i64 %sunkaddr72
  %sunkaddr75 = getelementptr i8, ptr %sunkaddr73, i64 16
  %wide.load19 = load <2 x double>, ptr %sunkaddr75, align 8
  %6 = fadd <2 x double> %wide.load, %wide.load18
  %7 = fadd <2 x double> %wide.load17, %wide.load19
  store <2 x double> %6, ptr %sunkaddr66, align 8
  store <2 x double> %7, ptr %sunkaddr69, align 8
  %index.next = add nuw i64 %index, 4
  %8 = icmp eq i64 %unroll_iter27, %index.next
  br i1 %8, label %middle.block, label %vector.body

middle.block:
  %9 = icmp eq i64 %arg.k, %unroll_iter27
  br i1 %9, label %B442.loopexit.us, label %B1024.us.preheader20

B1024.us.preheader20:
  %.965611613.us.ph = phi i64 [ %unroll_iter27, %middle.block ], [ 0, %B1024.us.preheader ]
  %10 = icmp eq i64 %xtraiter23, 0
  br i1 %10, label %B1024.us.prol.loopexit, label %B1024.us.prol.preheader

B1024.us.prol.preheader:
  br label %B1024.us.prol

B1024.us.prol:
  %lsr.iv65 = phi i64 [ %lsr.iv.next, %B1024.us.prol ], [ %xtraiter23, %B1024.us.prol.preheader ]
  %.965611613.us.prol = phi i64 [ %.972.us.prol, %B1024.us.prol ], [ %.965611613.us.ph, %B1024.us.prol.preheader ]
  %.972.us.prol = add nuw nsw i64 %.965611613.us.prol, 1
  %11 = shl i64 %.965611613.us.prol, 3
  %scevgep64 = getelementptr i8, ptr %arg.c.46, i64 %11
  %.1000.us.prol = load double, ptr %scevgep64, align 8
  %scevgep63 = getelementptr i8, ptr %arg.c.48, i64 %11
  %.1004.us.prol = load double, ptr %scevgep63, align 8
  %.1005.us.prol = fadd double %.1000.us.prol, %.1004.us.prol
  store double %.1005.us.prol, ptr %scevgep64, align 8
  %lsr.iv.next = add nsw i64 %lsr.iv65, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %B1024.us.prol.loopexit, label %B1024.us.prol

B1024.us.prol.loopexit:
  %.965611613.us.unr = phi i64 [ %.965611613.us.ph, %B1024.us.preheader20 ], [ %.972.us.prol, %B1024.us.prol ]
  %12 = sub nsw i64 %.965611613.us.ph, %arg.k
  %13 = icmp ugt i64 %12, -4
  br i1 %13, label %B442.loopexit.us, label %B1024.us.preheader5

B1024.us.preheader5:
  br label %B1024.us

B1024.us:
  %.965611613.us = phi i64 [ %.972.us.3, %B1024.us ], [ %.965611613.us.unr, %B1024.us.preheader5 ]
  %sunkaddr76 = mul i64 %.965611613.us, 8
  %sunkaddr77 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr76
  %.1000.us = load double, ptr %sunkaddr77, align 8
  %sunkaddr78 = mul i64 %.965611613.us, 8
  %sunkaddr79 = getelementptr i8, ptr %arg.c.48, i64 %sunkaddr78
  %.1004.us = load double, ptr %sunkaddr79, align 8
  %.1005.us = fadd double %.1000.us, %.1004.us
  store double %.1005.us, ptr %sunkaddr77, align 8
  %sunkaddr80 = mul i64 %.965611613.us, 8
  %sunkaddr81 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr80
  %sunkaddr82 = getelementptr i8, ptr %sunkaddr81, i64 8
  %.1000.us.1 = load double, ptr %sunkaddr82, align 8
  %sunkaddr83 = mul i64 %.965611613.us, 8
  %sunkaddr84 = getelementptr i8, ptr %arg.c.48, i64 %sunkaddr83
  %sunkaddr85 = getelementptr i8, ptr %sunkaddr84, i64 8
  %.1004.us.1 = load double, ptr %sunkaddr85, align 8
  %.1005.us.1 = fadd double %.1000.us.1, %.1004.us.1
  store double %.1005.us.1, ptr %sunkaddr82, align 8
  %sunkaddr86 = mul i64 %.965611613.us, 8
  %sunkaddr87 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr86
  %sunkaddr88 = getelementptr i8, ptr %sunkaddr87, i64 16
  %.1000.us.2 = load double, ptr %sunkaddr88, align 8
  %sunkaddr90 = mul i64 %.965611613.us, 8
  %sunkaddr91 = getelementptr i8, ptr %arg.c.48, i64 %sunkaddr90
  %sunkaddr92 = getelementptr i8, ptr %sunkaddr91, i64 16
  %.1004.us.2 = load double, ptr %sunkaddr92, align 8
  %.1005.us.2 = fadd double %.1000.us.2, %.1004.us.2
  store double %.1005.us.2, ptr %sunkaddr88, align 8
  %.972.us.3 = add nuw nsw i64 %.965611613.us, 4
  %sunkaddr93 = mul i64 %.965611613.us, 8
  %sunkaddr94 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr93
  %sunkaddr95 = getelementptr i8, ptr %sunkaddr94, i64 24
  %.1000.us.3 = load double, ptr %sunkaddr95, align 8
  %sunkaddr96 = mul i64 %.965611613.us, 8
  %sunkaddr97 = getelementptr i8, ptr %arg.c.48, i64 %sunkaddr96
  %sunkaddr98 = getelementptr i8, ptr %sunkaddr97, i64 24
  %.1004.us.3 = load double, ptr %sunkaddr98, align 8
  %.1005.us.3 = fadd double %.1000.us.3, %.1004.us.3
  store double %.1005.us.3, ptr %sunkaddr95, align 8
  %exitcond827.not.3 = icmp eq i64 %arg.k, %.972.us.3
  br i1 %exitcond827.not.3, label %B442.loopexit.us, label %B1024.us

B684.endif.endif.us.unr-lcssa:
  %14 = icmp eq i64 %xtraiter23, 0
  br i1 %14, label %B684.endif.endif.us, label %B608.us.epil.preheader

B608.us.epil.preheader:
  %rest.2.2585.us.epil.init = phi double [ %.587.us, %B608.lr.ph.us ], [ %.723.us.3, %B684.endif.endif.us.unr-lcssa ]
  %.677581583.us.epil.init = phi i64 [ 0, %B608.lr.ph.us ], [ %unroll_iter27, %B684.endif.endif.us.unr-lcssa ]
  %15 = shl i64 %.677581583.us.epil.init, 3
  %scevgep49 = getelementptr i8, ptr %arg.c.46, i64 %15
  %scevgep53 = getelementptr i8, ptr %lsr.iv51, i64 %15
  br label %B608.us.epil

B608.us.epil:
  %rest.2.2585.us.epil = phi double [ %rest.2.2585.us.epil.init, %B608.us.epil.preheader ], [ %.723.us.epil, %B608.us.epil ]
  %epil.iter = phi i64 [ 0, %B608.us.epil.preheader ], [ %epil.iter.next, %B608.us.epil ]
  %16 = shl i64 %epil.iter, 3
  %scevgep21 = getelementptr i8, ptr %scevgep53, i64 %16
  %.716.us.epil = load double, ptr %scevgep21, align 8
  %scevgep20 = getelementptr i8, ptr %scevgep49, i64 %16
  %.720.us.epil = load double, ptr %scevgep20, align 8
  %.721.us.epil = fmul double %.716.us.epil, %.720.us.epil
  %.723.us.epil = fsub double %rest.2.2585.us.epil, %.721.us.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter23, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B684.endif.endif.us, label %B608.us.epil

B684.endif.endif.us:
  %.723.us.lcssa = phi double [ %.723.us.3, %B684.endif.endif.us.unr-lcssa ], [ %.723.us.epil, %B608.us.epil ]
  %.555.us = add nuw nsw i64 %.548591600.us, 1
  %.735.us = getelementptr double, ptr %arg.c.48, i64 %.548591600.us
  store double %.723.us.lcssa, ptr %.735.us, align 8
  %.738.us = tail call double @llvm.fabs.f64(double %.723.us.lcssa)
  %.12.i8 = fcmp ogt double %.738.us, %worst.2.1602.us
  %.13.i9 = select i1 %.12.i8, double %.738.us, double %worst.2.1602.us
  %sunkaddr127 = shl i64 %.548591600.us, 3
  %sunkaddr128 = getelementptr i8, ptr %arg.c.47, i64 %sunkaddr127
  %.774.us = load double, ptr %sunkaddr128, align 8
  %.775.us = tail call double @llvm.fabs.f64(double %.774.us)
  %.12.i10 = fcmp ogt double %.775.us, %size.2.1603.us
  %.13.i11 = select i1 %.12.i10, double %.775.us, double %size.2.1603.us
  %.815.us = mul i64 %.548591600.us, %.235562
  %.818.us = getelementptr double, ptr %arg.c.45, i64 %.815.us
  %.819.us = load double, ptr %.818.us, align 8
  %.822.us = fadd double %4, %.819.us
  store double %.822.us, ptr %.818.us, align 8
  %scevgep33 = getelementptr i8, ptr %lsr.iv, i64 %factor.op.mul.pre-phi
  %scevgep52 = getelementptr i8, ptr %lsr.iv51, i64 %factor.op.mul.pre-phi
  %exitcond826.not = icmp eq i64 %arg.k, %.555.us
  br i1 %exitcond826.not, label %B546.B914_crit_edge.us, label %B608.lr.ph.us

B608.us:
  %rest.2.2585.us = phi double [ %.723.us.3, %B608.us ], [ %.587.us, %B608.us.preheader ]
  %.677581583.us = phi i64 [ %.684.us.3, %B608.us ], [ 0, %B608.us.preheader ]
  %17 = shl i64 %.677581583.us, 3
  %scevgep39 = getelementptr i8, ptr %lsr.iv, i64 %17
  %scevgep40 = getelementptr i8, ptr %scevgep39, i64 -24
  %.716.us = load double, ptr %scevgep40, align 8
  %sunkaddr99 = mul i64 %.677581583.us, 8
  %sunkaddr100 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr99
  %.720.us = load double, ptr %sunkaddr100, align 8
  %.721.us = fmul double %.716.us, %.720.us
  %.723.us = fsub double %rest.2.2585.us, %.721.us
  %18 = shl i64 %.677581583.us, 3
  %scevgep18 = getelementptr i8, ptr %lsr.iv, i64 %18
  %scevgep22 = getelementptr i8, ptr %scevgep18, i64 -16
  %.716.us.1 = load double, ptr %scevgep22, align 8
  %sunkaddr101 = mul i64 %.677581583.us, 8
  %sunkaddr102 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr101
  %sunkaddr103 = getelementptr i8, ptr %sunkaddr102, i64 8
  %.720.us.1 = load double, ptr %sunkaddr103, align 8
  %.721.us.1 = fmul double %.716.us.1, %.720.us.1
  %.723.us.1 = fsub double %.723.us, %.721.us.1
  %19 = shl i64 %.677581583.us, 3
  %scevgep14 = getelementptr i8, ptr %lsr.iv, i64 %19
  %scevgep15 = getelementptr i8, ptr %scevgep14, i64 -8
  %.716.us.2 = load double, ptr %scevgep15, align 8
  %sunkaddr104 = mul i64 %.677581583.us, 8
  %sunkaddr105 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr104
  %sunkaddr106 = getelementptr i8, ptr %sunkaddr105, i64 16
  %.720.us.2 = load double, ptr %sunkaddr106, align 8
  %.721.us.2 = fmul double %.716.us.2, %.720.us.2
  %.723.us.2 = fsub double %.723.us.1, %.721.us.2
  %.684.us.3 = add nuw i64 %.677581583.us, 4
  %.716.us.3 = load double, ptr %scevgep39, align 8
  %sunkaddr107 = mul i64 %.677581583.us, 8
  %sunkaddr108 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr107
  %sunkaddr109 = getelementptr i8, ptr %sunkaddr108, i64 24
  %.720.us.3 = load double, ptr %sunkaddr109, align 8
  %.721.us.3 = fmul double %.716.us.3, %.720.us.3
  %.723.us.3 = fsub double %.723.us.2, %.721.us.3
  %niter28.ncmp.3 = icmp eq i64 %unroll_iter27, %.684.us.3
  br i1 %niter28.ncmp.3, label %B684.endif.endif.us.unr-lcssa, label %B608.us

B442.loopexit.us:
  %.395.us = icmp samesign ugt i64 %.394617658.us, 1
  br i1 %.395.us, label %B444.endif.us, label %common.ret

B608.lr.ph.us:
  %lsr.iv51 = phi ptr [ %scevgep52, %B684.endif.endif.us ], [ %arg.c.44, %B444.endif.us ]
  %lsr.iv = phi ptr [ %scevgep33, %B684.endif.endif.us ], [ %scevgep32, %B444.endif.us ]
  %size.2.1603.us = phi double [ %.13.i11, %B684.endif.endif.us ], [ 0.000000e+00, %B444.endif.us ]
  %worst.2.1602.us = phi double [ %.13.i9, %B684.endif.endif.us ], [ 0.000000e+00, %B444.endif.us ]
  %.548591600.us = phi i64 [ %.555.us, %B684.endif.endif.us ], [ 0, %B444.endif.us ]
  %20 = icmp ult i64 %arg.k, 4
  %.586.us = getelementptr double, ptr %arg.c.47, i64 %.548591600.us
  %.587.us = load double, ptr %.586.us, align 8
  br i1 %20, label %B608.us.epil.preheader, label %B608.us.preheader

B608.us.preheader:
  br label %B608.us

B546.B914_crit_edge.us:
  %.404.us = add nsw i64 %.394617658.us, -1
  %.831.us = fmul double %.13.i11, 0x3D06849B86A12B9B
  %.835.us = fcmp ugt double %.13.i9, %.831.us
  br i1 %.835.us, label %B938.us, label %common.ret

B444.endif.lr.ph.split:
  %factor.op.mul829 = shl i64 %arg.k, 3
  %.439.reass830 = mul i64 %factor.op.mul829, %arg.k
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.c.45, ptr %arg.c.44, i64 %.439.reass830, i1 false)
  br label %common.ret
}

define internal i32 @part13(ptr %retptr, ptr %excinfo, ptr %arg.A, ptr %arg.x, i64 %arg.n) {
B0.endif:
  %.57 = icmp sgt i64 %arg.n, 0
  br i1 %.57, label %B66.endif.preheader, label %common.ret

B66.endif.preheader:
  %0 = shl i64 %arg.n, 3
  %1 = add i64 %0, 8
  %2 = shl i64 %arg.n, 4
  %3 = add nsw i64 %arg.n, -1
  %4 = mul i64 %0, %arg.n
  %scevgep29 = getelementptr i8, ptr %arg.A, i64 %4
  %5 = getelementptr i8, ptr %arg.A, i64 %1
  %6 = getelementptr i8, ptr %arg.A, i64 %2
  %7 = getelementptr i8, ptr %arg.A, i64 %0
  %n.vec39 = and i64 %arg.n, 9223372036854775804
  %scevgep83 = getelementptr i8, ptr %arg.A, i64 16
  %scevgep93 = getelementptr i8, ptr %arg.A, i64 8
  %scevgep105 = getelementptr i8, ptr %arg.A, i64 24
  %scevgep111 = getelementptr i8, ptr %7, i64 24
  br label %B66.endif

B64.loopexit:
  %scevgep78 = getelementptr i8, ptr %lsr.iv77, i64 8
  %scevgep89 = getelementptr i8, ptr %lsr.iv88, i64 %0
  %lsr.iv.next104 = add i64 %lsr.iv103, -1
  %scevgep107 = getelementptr i8, ptr %lsr.iv106, i64 %1
  %scevgep113 = getelementptr i8, ptr %lsr.iv112, i64 %1
  %indvars.iv.next = add nuw i64 %indvars.iv, 1
  %exitcond539.not = icmp eq i64 %arg.n, %.115
  br i1 %exitcond539.not, label %B892.endif.lr.ph, label %B66.endif

B166:
  %lsr.iv79 = phi ptr [ %lsr.iv77, %B166.preheader62 ], [ %scevgep80, %B166 ]
  %lsr.iv75 = phi i64 [ %26, %B166.preheader62 ], [ %lsr.iv.next76, %B166 ]
  %p.2.1378 = phi i64 [ %p.2.1378.unr, %B166.preheader62 ], [ %p.3.2.1, %B166 ]
  %best.2.1377 = phi double [ %best.2.1377.unr, %B166.preheader62 ], [ %best.3.2.1, %B166 ]
  %.247373375 = phi i64 [ %.247373375.unr, %B166.preheader62 ], [ %9, %B166 ]
  %scevgep81 = getelementptr i8, ptr %lsr.iv79, i64 %27
  %.299 = load double, ptr %scevgep81, align 8
  %.300 = tail call double @llvm.fabs.f64(double %.299)
  %.302 = fcmp ogt double %.300, %best.2.1377
  %best.3.2 = select i1 %.302, double %.300, double %best.2.1377
  %p.3.2 = select i1 %.302, i64 %.247373375, i64 %p.2.1378
  %scevgep82 = getelementptr i8, ptr %lsr.iv79, i64 %29
  %.299.1 = load double, ptr %scevgep82, align 8
  %.300.1 = tail call double @llvm.fabs.f64(double %.299.1)
  %.302.1 = fcmp ogt double %.300.1, %best.3.2
  %best.3.2.1 = select i1 %.302.1, double %.300.1, double %best.3.2
  %8 = add i64 %.247373375, 1
  %p.3.2.1 = select i1 %.302.1, i64 %8, i64 %p.3.2
  %lsr.iv.next76 = add i64 %lsr.iv75, -2
  %scevgep80 = getelementptr i8, ptr %lsr.iv79, i64 %2
  %.241.1 = icmp sgt i64 %lsr.iv.next76, 2
  %9 = add i64 %8, 1
  br i1 %.241.1, label %B166, label %B290.endif.endif

common.ret:
  %storemerge = phi double [ 1.000000e+00, %B0.endif ], [ %.1258, %select.true.sink ], [ 1.000000e+00, %B1048 ], [ 0.000000e+00, %B290.endif.endif ]
  store double %storemerge, ptr %retptr, align 8
  ret i32 0

B372:
  %.435.not = icmp eq i64 %p.2.1.lcssa, %.108418466
  br i1 %.435.not, label %B564.endif, label %B416.lr.ph

B416:
  %.523383385 = phi i64 [ %.530.1, %B416 ], [ %.523383385.unr, %B416.preheader61 ]
  %10 = shl i64 %.523383385, 3
  %scevgep33 = getelementptr i8, ptr %arg.A.pn, i64 %10
  %scevgep34 = getelementptr i8, ptr %scevgep33, i64 8
  %.561 = load double, ptr %scevgep33, align 8
  %scevgep95 = getelementptr i8, ptr %scevgep94, i64 %10
  %scevgep96 = getelementptr i8, ptr %scevgep95, i64 -8
  %.568 = load double, ptr %scevgep96, align 8
  store double %.568, ptr %scevgep33, align 8
  store double %.561, ptr %scevgep96, align 8
  %.530.1 = add nuw nsw i64 %.523383385, 2
  %.561.1 = load double, ptr %scevgep34, align 8
  %.568.1 = load double, ptr %scevgep95, align 8
  store double %.568.1, ptr %scevgep34, align 8
  store double %.561.1, ptr %scevgep95, align 8
  %exitcond.not.1 = icmp eq i64 %arg.n, %.530.1
  br i1 %exitcond.not.1, label %B516, label %B416

B516:
  %.590 = getelementptr double, ptr %arg.x, i64 %.108418466
  %.591 = load double, ptr %.590, align 8
  %.594 = getelementptr double, ptr %arg.x, i64 %p.2.1.lcssa
  %.595 = load double, ptr %.594, align 8
  store double %.595, ptr %.590, align 8
  store double %.591, ptr %.594, align 8
  br label %B564.endif

B604:
  %lsr.iv125 = phi ptr [ %lsr.iv123, %B604.lr.ph ], [ %scevgep126, %B844 ]
  %lsr.iv114 = phi ptr [ %lsr.iv112, %B604.lr.ph ], [ %scevgep115, %B844 ]
  %.697399409 = phi i64 [ %.115, %B604.lr.ph ], [ %.704, %B844 ]
  %.704 = add nuw i64 %.697399409, 1
  %.734 = mul nsw i64 %.697399409, %arg.n
  %gep397 = getelementptr double, ptr %invariant.gep, i64 %.734
  %.739 = load double, ptr %gep397, align 8
  %sunkaddr33 = mul i64 %.108418466, 8
  %sunkaddr34 = getelementptr i8, ptr %24, i64 %sunkaddr33
  %.747 = load double, ptr %sunkaddr34, align 8
  %.751 = fdiv double %.739, %.747
  %.756 = fcmp une double %.751, 0.000000e+00
  br i1 %.756, label %B716.lr.ph, label %B844

B716:
  %.846390392 = phi i64 [ %.853.1, %B716 ], [ %.846390392.unr, %B716.preheader22 ]
  %11 = shl i64 %.846390392, 3
  %scevgep127 = getelementptr i8, ptr %lsr.iv125, i64 %11
  %.884 = load double, ptr %scevgep127, align 8
  %scevgep40 = getelementptr i8, ptr %arg.A.pn, i64 %11
  %scevgep41 = getelementptr i8, ptr %scevgep40, i64 8
  %.891 = load double, ptr %scevgep40, align 8
  %.893 = fmul double %.751, %.891
  %.894 = fsub double %.884, %.893
  store double %.894, ptr %scevgep127, align 8
  %.853.1 = add nuw i64 %.846390392, 2
  %12 = shl i64 %.846390392, 3
  %scevgep31 = getelementptr i8, ptr %lsr.iv125, i64 %12
  %scevgep32 = getelementptr i8, ptr %scevgep31, i64 8
  %.884.1 = load double, ptr %scevgep32, align 8
  %.891.1 = load double, ptr %scevgep41, align 8
  %.893.1 = fmul double %.751, %.891.1
  %.894.1 = fsub double %.884.1, %.893.1
  store double %.894.1, ptr %scevgep32, align 8
  %exitcond538.not.1 = icmp eq i64 %arg.n, %.853.1
  br i1 %exitcond538.not.1, label %B794, label %B716

B794:
  %.905 = getelementptr double, ptr %arg.x, i64 %.697399409
  %.906 = load double, ptr %.905, align 8
  %sunkaddr35 = mul i64 %.108418466, 8
  %sunkaddr36 = getelementptr i8, ptr %arg.x, i64 %sunkaddr35
  %.910 = load double, ptr %sunkaddr36, align 8
  %.912 = fmul double %.751, %.910
  %.915 = fsub double %.906, %.912
  store double %.915, ptr %.905, align 8
  br label %B844

B844:
  %scevgep115 = getelementptr i8, ptr %lsr.iv114, i64 %0
  %scevgep126 = getelementptr i8, ptr %lsr.iv125, i64 %0
  %exitcond.not = icmp eq i64 %.704, %15
  br i1 %exitcond.not, label %B64.loopexit, label %B604

B950:
  %lsr.iv25 = phi i64 [ %lsr.iv.next26, %B950 ], [ %lsr.iv23, %B950.preheader ]
  %lsr.iv68 = phi i64 [ %lsr.iv.next69, %B950 ], [ 0, %B950.preheader ]
  %total.2.1487 = phi double [ %.1210, %B950 ], [ %.1074, %B950.preheader ]
  %scevgep70 = getelementptr i8, ptr %lsr.iv66, i64 %lsr.iv68
  %.1204 = load double, ptr %scevgep70, align 8
  %scevgep74 = getelementptr i8, ptr %lsr.iv72, i64 %lsr.iv68
  %.1207 = load double, ptr %scevgep74, align 8
  %.1208 = fmul double %.1204, %.1207
  %.1210 = fsub double %total.2.1487, %.1208
  %lsr.iv.next69 = add i64 %lsr.iv68, 8
  %lsr.iv.next26 = add i64 %lsr.iv25, -1
  %.1160 = icmp sgt i64 %lsr.iv.next26, 2
  br i1 %.1160, label %B950, label %B1006

B1006:
  %total.2.1.lcssa = phi double [ %.1074, %B892.endif ], [ %.1210, %B950 ]
  %.1222 = mul i64 %.1039, %.1036354
  %.1224 = getelementptr double, ptr %arg.A, i64 %.1222
  %.1225 = load double, ptr %.1224, align 8
  %.1230 = fdiv double %total.2.1.lcssa, %.1225
  %sunkaddr133 = shl i64 %.1039, 3
  %sunkaddr134 = getelementptr i8, ptr %arg.x, i64 %sunkaddr133
  store double %.1230, ptr %sunkaddr134, align 8
  %lsr.iv.next = add nuw i64 %lsr.iv, 1
  %scevgep67 = getelementptr i8, ptr %lsr.iv66, i64 %61
  %scevgep73 = getelementptr i8, ptr %lsr.iv72, i64 -8
  %lsr.iv.next24 = add nuw i64 %lsr.iv23, 1
  %exitcond15.not = icmp eq i64 %lsr.iv, %arg.n
  br i1 %exitcond15.not, label %B1048, label %B892.endif

B1048:
  %.1251 = fcmp ogt double %30, 0.000000e+00
  br i1 %.1251, label %select.true.sink, label %common.ret

select.true.sink:
  %.1258 = fdiv double %.13.i12, %30
  br label %common.ret

B66.endif:
  %indvars.iv = phi i64 [ %indvars.iv.next, %B64.loopexit ], [ 1, %B66.endif.preheader ]
  %arg.A.pn = phi ptr [ %lsr.iv123, %B64.loopexit ], [ %arg.A, %B66.endif.preheader ]
  %lsr.iv112 = phi ptr [ %scevgep113, %B64.loopexit ], [ %scevgep111, %B66.endif.preheader ]
  %lsr.iv106 = phi ptr [ %scevgep107, %B64.loopexit ], [ %scevgep105, %B66.endif.preheader ]
  %lsr.iv103 = phi i64 [ %lsr.iv.next104, %B64.loopexit ], [ %3, %B66.endif.preheader ]
  %lsr.iv88 = phi ptr [ %scevgep89, %B64.loopexit ], [ %scevgep83, %B66.endif.preheader ]
  %lsr.iv77 = phi ptr [ %scevgep78, %B64.loopexit ], [ %arg.A, %B66.endif.preheader ]
  %big.2.0469 = phi double [ %30, %B64.loopexit ], [ 0.000000e+00, %B66.endif.preheader ]
  %small.2.0468 = phi double [ %.13.i12, %B64.loopexit ], [ 0x7FF0000000000000, %B66.endif.preheader ]
  %.108418466 = phi i64 [ %.115, %B64.loopexit ], [ 0, %B66.endif.preheader ]
  %13 = lshr i64 %lsr.iv103, 2
  %14 = shl nuw i64 %13, 2
  %smax14 = tail call i64 @llvm.smax.i64(i64 %lsr.iv103, i64 0)
  %15 = add i64 %smax14, %indvars.iv
  %lsr.iv123 = getelementptr i8, ptr %arg.A.pn, i64 %0
  %16 = xor i64 %.108418466, -1
  %17 = add nsw i64 %arg.n, %16
  %18 = sub i64 %3, %.108418466
  %19 = mul i64 %.108418466, %1
  %scevgep = getelementptr i8, ptr %5, i64 %19
  %20 = mul i64 %.108418466, %0
  %scevgep21 = getelementptr i8, ptr %6, i64 %20
  %smax = tail call i64 @llvm.smax.i64(i64 %18, i64 0)
  %21 = add nsw i64 %smax, -1
  %22 = mul i64 %21, %0
  %scevgep22 = getelementptr i8, ptr %scevgep21, i64 %22
  %23 = getelementptr i8, ptr %arg.A, i64 %19
  %scevgep23 = getelementptr i8, ptr %23, i64 8
  %scevgep24 = getelementptr i8, ptr %7, i64 %20
  %.115 = add nuw nsw i64 %.108418466, 1
  %.145 = mul nuw nsw i64 %.108418466, %arg.n
  %24 = getelementptr double, ptr %arg.A, i64 %.145
  %.149 = getelementptr double, ptr %24, i64 %.108418466
  %.150 = load double, ptr %.149, align 8
  %.151 = tail call double @llvm.fabs.f64(double %.150)
  %.198 = sub nsw i64 %arg.n, %.115
  %.199 = icmp sgt i64 %.198, 0
  %..198 = tail call i64 @llvm.smax.i64(i64 %.198, i64 0)
  %invariant.gep = getelementptr double, ptr %arg.A, i64 %.108418466
  br i1 %.199, label %B166.preheader, label %B290.endif.endif

B166.preheader:
  %smax52 = tail call i64 @llvm.smax.i64(i64 %17, i64 0)
  %xtraiter = and i64 %smax52, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B166.prol.loopexit, label %B166.prol

B166.prol:
  %.250.prol = add nsw i64 %..198, -1
  %.254.prol = add nuw i64 %.108418466, 2
  %.294.prol = mul nuw nsw i64 %.115, %arg.n
  %gep.prol = getelementptr double, ptr %invariant.gep, i64 %.294.prol
  %.299.prol = load double, ptr %gep.prol, align 8
  %.300.prol = tail call double @llvm.fabs.f64(double %.299.prol)
  %.302.prol = fcmp ogt double %.300.prol, %.151
  %best.3.2.prol = select i1 %.302.prol, double %.300.prol, double %.151
  %p.3.2.prol = select i1 %.302.prol, i64 %.115, i64 %.108418466
  br label %B166.prol.loopexit

B166.prol.loopexit:
  %p.2.1378.unr = phi i64 [ %.108418466, %B166.preheader ], [ %p.3.2.prol, %B166.prol ]
  %best.2.1377.unr = phi double [ %.151, %B166.preheader ], [ %best.3.2.prol, %B166.prol ]
  %.240372376.unr = phi i64 [ %..198, %B166.preheader ], [ %.250.prol, %B166.prol ]
  %.247373375.unr = phi i64 [ %.115, %B166.preheader ], [ %.254.prol, %B166.prol ]
  %best.3.2.lcssa.unr = phi double [ poison, %B166.preheader ], [ %best.3.2.prol, %B166.prol ]
  %p.3.2.lcssa.unr = phi i64 [ poison, %B166.preheader ], [ %p.3.2.prol, %B166.prol ]
  %25 = icmp eq i64 %17, 1
  br i1 %25, label %B290.endif.endif, label %B166.preheader62

B166.preheader62:
  %26 = add i64 %.240372376.unr, 2
  %27 = mul i64 %.247373375.unr, %0
  %28 = add nuw i64 %.247373375.unr, 1
  %29 = mul i64 %28, %0
  br label %B166

B290.endif.endif:
  %best.2.1.lcssa = phi double [ %.151, %B66.endif ], [ %best.3.2.lcssa.unr, %B166.prol.loopexit ], [ %best.3.2.1, %B166 ]
  %p.2.1.lcssa = phi i64 [ %.108418466, %B66.endif ], [ %p.3.2.lcssa.unr, %B166.prol.loopexit ], [ %p.3.2.1, %B166 ]
  %.12.i = fcmp ogt double %best.2.1.lcssa, %big.2.0469
  %.13.i = select i1 %.12.i, double %best.2.1.lcssa, double %big.2.0469
  %30 = freeze double %.13.i
  %.12.i11 = fcmp olt double %best.2.1.lcssa, %small.2.0468
  %.13.i12 = select i1 %.12.i11, double %best.2.1.lcssa, double %small.2.0468
  %.411 = fcmp ogt double %best.2.1.lcssa, 0.000000e+00
  br i1 %.411, label %B372, label %common.ret

B416.lr.ph:
  %31 = icmp ult i64 %arg.n, 8
  %.564 = mul nsw i64 %p.2.1.lcssa, %arg.n
  %32 = getelementptr double, ptr %arg.A, i64 %.564
  br i1 %31, label %B416.preheader, label %vector.memcheck28

vector.memcheck28:
  %33 = icmp slt i64 %0, 0
  %34 = shl i64 %p.2.1.lcssa, 3
  %35 = add i64 %34, 8
  %36 = mul i64 %35, %arg.n
  %scevgep30 = getelementptr i8, ptr %arg.A, i64 %36
  %bound031 = icmp ult ptr %arg.A, %scevgep30
  %bound132 = icmp ult ptr %32, %scevgep29
  %found.conflict33 = and i1 %bound132, %bound031
  %37 = or i1 %33, %found.conflict33
  br i1 %37, label %B416.preheader, label %vector.body40.preheader

vector.body40.preheader:
  %38 = mul i64 %p.2.1.lcssa, %0
  %scevgep84 = getelementptr i8, ptr %scevgep83, i64 %38
  br label %vector.body40

vector.body40:
  %index41 = phi i64 [ %index.next46, %vector.body40 ], [ 0, %vector.body40.preheader ]
  %39 = shl i64 %index41, 3
  %scevgep91 = getelementptr i8, ptr %lsr.iv88, i64 %39
  %scevgep92 = getelementptr i8, ptr %scevgep91, i64 -16
  %wide.load42 = load <2 x double>, ptr %scevgep92, align 8
  %wide.load43 = load <2 x double>, ptr %scevgep91, align 8
  %scevgep86 = getelementptr i8, ptr %scevgep84, i64 %39
  %40 = shl i64 %index41, 3
  %scevgep25 = getelementptr i8, ptr %scevgep84, i64 %40
  %scevgep26 = getelementptr i8, ptr %scevgep25, i64 -16
  %wide.load44 = load <2 x double>, ptr %scevgep26, align 8
  %wide.load45 = load <2 x double>, ptr %scevgep86, align 8
  store <2 x double> %wide.load44, ptr %scevgep92, align 8
  store <2 x double> %wide.load45, ptr %scevgep91, align 8
  store <2 x double> %wide.load42, ptr %scevgep26, align 8
  store <2 x double> %wide.load43, ptr %scevgep86, align 8
  %index.next46 = add nuw nsw i64 %index41, 4
  %41 = icmp eq i64 %n.vec39, %index.next46
  br i1 %41, label %middle.block47, label %vector.body40

middle.block47:
  %42 = icmp eq i64 %arg.n, %n.vec39
  br i1 %42, label %B516, label %B416.preheader

B416.preheader:
  %.523383385.ph = phi i64 [ 0, %vector.memcheck28 ], [ 0, %B416.lr.ph ], [ %n.vec39, %middle.block47 ]
  %43 = and i64 %arg.n, 1
  %44 = icmp eq i64 %43, 0
  %.neg = or disjoint i64 %.523383385.ph, 1
  br i1 %44, label %B416.prol.loopexit, label %B416.prol

B416.prol:
  %.560.prol = getelementptr double, ptr %24, i64 %.523383385.ph
  %.561.prol = load double, ptr %.560.prol, align 8
  %.567.prol = getelementptr double, ptr %32, i64 %.523383385.ph
  %.568.prol = load double, ptr %.567.prol, align 8
  store double %.568.prol, ptr %.560.prol, align 8
  store double %.561.prol, ptr %.567.prol, align 8
  br label %B416.prol.loopexit

B416.prol.loopexit:
  %.523383385.unr = phi i64 [ %.523383385.ph, %B416.preheader ], [ %.neg, %B416.prol ]
  %45 = icmp eq i64 %arg.n, %.neg
  br i1 %45, label %B516, label %B416.preheader61

B416.preheader61:
  %46 = mul i64 %p.2.1.lcssa, %0
  %scevgep94 = getelementptr i8, ptr %scevgep93, i64 %46
  br label %B416

B564.endif:
  %.691406.not = icmp slt i64 %.198, 1
  br i1 %.691406.not, label %B64.loopexit, label %B604.lr.ph

B604.lr.ph:
  %47 = icmp slt i64 %0, 0
  %bound0 = icmp ult ptr %scevgep, %scevgep24
  %bound1 = icmp ult ptr %scevgep23, %scevgep22
  %found.conflict = and i1 %bound0, %bound1
  %48 = or i1 %47, %found.conflict
  %n.vec = and i64 %18, -4
  %49 = add i64 %n.vec, %.115
  %50 = icmp ult i64 %18, 4
  %brmerge = select i1 %50, i1 true, i1 %48
  %.pre = sub i64 %arg.n, %49
  br label %B604

B716.lr.ph:
  %51 = getelementptr double, ptr %arg.A, i64 %.734
  br i1 %brmerge, label %B716.preheader, label %vector.ph

vector.ph:
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.751, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %52 = shl i64 %index, 3
  %scevgep117 = getelementptr i8, ptr %lsr.iv114, i64 %52
  %scevgep118 = getelementptr i8, ptr %scevgep117, i64 -16
  %wide.load = load <2 x double>, ptr %scevgep118, align 8
  %wide.load25 = load <2 x double>, ptr %scevgep117, align 8
  %scevgep109 = getelementptr i8, ptr %lsr.iv106, i64 %52
  %53 = shl i64 %index, 3
  %scevgep27 = getelementptr i8, ptr %lsr.iv106, i64 %53
  %scevgep28 = getelementptr i8, ptr %scevgep27, i64 -16
  %wide.load26 = load <2 x double>, ptr %scevgep28, align 8
  %wide.load27 = load <2 x double>, ptr %scevgep109, align 8
  %54 = fmul <2 x double> %broadcast.splat, %wide.load26
  %55 = fmul <2 x double> %broadcast.splat, %wide.load27
  %56 = fsub <2 x double> %wide.load, %54
  %57 = fsub <2 x double> %wide.load25, %55
  store <2 x double> %56, ptr %scevgep118, align 8
  store <2 x double> %57, ptr %scevgep117, align 8
  %index.next = add nuw i64 %index, 4
  %58 = icmp eq i64 %14, %index.next
  br i1 %58, label %middle.block, label %vector.body

middle.block:
  %59 = icmp eq i64 %18, %n.vec
  br i1 %59, label %B794, label %B716.preheader

B716.preheader:
  %.pre-phi = phi i64 [ %.198, %B716.lr.ph ], [ %.pre, %middle.block ]
  %.846390392.ph = phi i64 [ %.115, %B716.lr.ph ], [ %49, %middle.block ]
  %.neg57 = add i64 %.846390392.ph, 1
  %xtraiter55 = and i64 %.pre-phi, 1
  %lcmp.mod56.not = icmp eq i64 %xtraiter55, 0
  br i1 %lcmp.mod56.not, label %B716.prol.loopexit, label %B716.prol

B716.prol:
  %.883.prol = getelementptr double, ptr %51, i64 %.846390392.ph
  %.884.prol = load double, ptr %.883.prol, align 8
  %.890.prol = getelementptr double, ptr %24, i64 %.846390392.ph
  %.891.prol = load double, ptr %.890.prol, align 8
  %.893.prol = fmul double %.751, %.891.prol
  %.894.prol = fsub double %.884.prol, %.893.prol
  store double %.894.prol, ptr %.883.prol, align 8
  br label %B716.prol.loopexit

B716.prol.loopexit:
  %.846390392.unr = phi i64 [ %.846390392.ph, %B716.preheader ], [ %.neg57, %B716.prol ]
  %60 = icmp eq i64 %arg.n, %.neg57
  br i1 %60, label %B794, label %B716.preheader22

B716.preheader22:
  br label %B716

B892.endif.lr.ph:
  %.1036354 = add nuw i64 %arg.n, 1
  %61 = sub nuw nsw i64 -8, %0
  %scevgep71 = getelementptr i8, ptr %arg.x, i64 %0
  br label %B892.endif

B892.endif:
  %lsr.iv23 = phi i64 [ 2, %B892.endif.lr.ph ], [ %lsr.iv.next24, %B1006 ]
  %lsr.iv72 = phi ptr [ %scevgep71, %B892.endif.lr.ph ], [ %scevgep73, %B1006 ]
  %lsr.iv66 = phi ptr [ %scevgep29, %B892.endif.lr.ph ], [ %scevgep67, %B1006 ]
  %lsr.iv = phi i64 [ 1, %B892.endif.lr.ph ], [ %lsr.iv.next, %B1006 ]
  %.1029491499 = phi i64 [ %arg.n, %B892.endif.lr.ph ], [ %.1039, %B1006 ]
  %.1039 = add nsw i64 %.1029491499, -1
  %.1073 = getelementptr double, ptr %arg.x, i64 %.1039
  %.1074 = load double, ptr %.1073, align 8
  %.1160484.not = icmp eq i64 %arg.n, %.1029491499
  br i1 %.1160484.not, label %B1006, label %B950.preheader

B950.preheader:
  br label %B950
}

declare i64 @llvm.smax.i64(i64, i64)

define internal i32 @part8(ptr %retptr, ptr %excinfo, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, ptr %arg.c.29, ptr %arg.c.30, ptr %arg.c.31, ptr %arg.c.32, ptr %arg.c.33, ptr %arg.c.34, ptr %arg.c.35, ptr %arg.c.36, ptr %arg.c.37, ptr %arg.c.38, ptr %arg.c.39, ptr %arg.c.40, ptr %arg.c.41, ptr %arg.c.42, ptr %arg.c.43, ptr %arg.c.44, ptr %arg.c.45, ptr %arg.c.46, ptr %arg.c.47, ptr %arg.c.48, ptr %arg.c.49, ptr %arg.c.50, i64 %arg.c.51, i64 %arg.c.52, i64 %arg.c.53, i64 %arg.c.54, i64 %arg.c.55, i64 %arg.c.56, i64 %arg.c.57, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9) {
B0.endif:
  %.907 = alloca i64, align 8
  %excinfo.4 = alloca ptr, align 8
  %.80 = mul i64 %arg.c.55, %arg.c.54
  %.170803.not = icmp slt i64 %arg.c.54, 1
  br i1 %.170803.not, label %B464, label %B80.preheader

B80.preheader:
  %const = bitcast i64 9223372036854775804 to i64
  %const_mat = add i64 %const, 2
  %0 = and i64 %arg.c.55, %const_mat
  %1 = add i64 %arg.c.55, -3
  %xtraiter.i = and i64 %1, 3
  %2 = and i64 %1, -4
  %3 = or i64 %1, 3
  %scevgep105 = getelementptr i8, ptr %arg.c.41, i64 48
  %4 = shl i64 %arg.c.55, 3
  br label %B80

B80:
  %lsr.iv114 = phi ptr [ %arg.c.41, %B80.preheader ], [ %scevgep115, %B1249 ]
  %lsr.iv106 = phi ptr [ %scevgep105, %B80.preheader ], [ %scevgep107, %B1249 ]
  %good.2.0806 = phi i1 [ true, %B80.preheader ], [ %good.3.1, %B1249 ]
  %.176802804 = phi i64 [ 0, %B80.preheader ], [ %.183, %B1249 ]
  %.183 = add nuw nsw i64 %.176802804, 1
  %.214 = getelementptr i64, ptr %arg.c.28, i64 %.176802804
  %.215 = load i64, ptr %.214, align 8
  %.216 = icmp eq i64 %.215, 0
  br i1 %.216, label %B1249, label %B126

B126:
  %.221 = getelementptr i64, ptr %arg.c.31, i64 %.176802804
  %.222 = load i64, ptr %.221, align 8
  %.223.not = icmp eq i64 %.222, 0
  br i1 %.223.not, label %B162, label %B1249

B162:
  %.239 = mul nsw i64 %.176802804, %arg.c.55
  %5 = getelementptr double, ptr %arg.c.41, i64 %.239
  %.241 = getelementptr i8, ptr %5, i64 16
  %.242 = load double, ptr %.241, align 8
  %.249 = getelementptr double, ptr %arg.c.36, i64 %.176802804
  %.250 = load double, ptr %.249, align 8
  %.254 = getelementptr i64, ptr %arg.c.34, i64 %.176802804
  %.255 = load i64, ptr %.254, align 8
  %.256.not = icmp eq i64 %.255, 0
  %"$phi284.2.2.2" = select i1 %.256.not, double %.242, double 1.000000e+00
  %.271 = fmul double %.250, %"$phi284.2.2.2"
  %.284 = icmp eq i64 %.215, 2
  br i1 %.284, label %B412, label %B334

B334:
  %6 = icmp slt i64 %arg.c.55, 1
  br i1 %6, label %B334.endif, label %B74.peel.i

B74.peel.i:
  %7 = icmp eq i64 %arg.c.55, 1
  %sunkaddr = shl i64 %.239, 3
  %sunkaddr119 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr
  %.214.peel.i = load double, ptr %sunkaddr119, align 8
  %.147.i.i = fmul double %.214.peel.i, %.214.peel.i
  br i1 %7, label %B334.endif, label %B74.peel132.i

B74.peel132.i:
  %8 = icmp eq i64 %0, 2
  %sunkaddr85 = mul i64 %.239, 8
  %sunkaddr86 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr85
  %sunkaddr87 = getelementptr i8, ptr %sunkaddr86, i64 8
  %.214.peel134.i = load double, ptr %sunkaddr87, align 8
  %.147.i14.i = fmul double %.214.peel134.i, %.214.peel134.i
  %.240.peel138.i = fadd double %.147.i.i, %.147.i14.i
  br i1 %8, label %B334.endif, label %B74.preheader.i

B74.preheader.i:
  %9 = icmp ult i64 %arg.c.55, 7
  br i1 %9, label %B74.epil.preheader.i, label %B74.i.preheader

B74.i.preheader:
  br label %B74.i

B74.i:
  %lsr.iv103 = phi i64 [ %lsr.iv.next104, %B74.i ], [ 0, %B74.i.preheader ]
  %total.2.0125.i = phi double [ %.240.3.i, %B74.i ], [ %.240.peel138.i, %B74.i.preheader ]
  %10 = shl i64 %lsr.iv103, 3
  %scevgep108 = getelementptr i8, ptr %lsr.iv106, i64 %10
  %scevgep113 = getelementptr i8, ptr %scevgep108, i64 -24
  %.214.i = load double, ptr %scevgep113, align 8
  %.147.i26.i = fmul double %.214.i, %.214.i
  %.240.i = fadd double %total.2.0125.i, %.147.i26.i
  %11 = shl i64 %lsr.iv103, 3
  %scevgep82 = getelementptr i8, ptr %lsr.iv106, i64 %11
  %scevgep83 = getelementptr i8, ptr %scevgep82, i64 -16
  %.214.1.i = load double, ptr %scevgep83, align 8
  %.147.i26.1.i = fmul double %.214.1.i, %.214.1.i
  %.240.1.i = fadd double %.240.i, %.147.i26.1.i
  %12 = shl i64 %lsr.iv103, 3
  %scevgep80 = getelementptr i8, ptr %lsr.iv106, i64 %12
  %scevgep81 = getelementptr i8, ptr %scevgep80, i64 -8
  %.214.2.i = load double, ptr %scevgep81, align 8
  %.147.i26.2.i = fmul double %.214.2.i, %.214.2.i
  %.240.2.i = fadd double %.240.1.i, %.147.i26.2.i
  %.214.3.i = load double, ptr %scevgep108, align 8
  %.147.i26.3.i = fmul double %.214.3.i, %.214.3.i
  %.240.3.i = fadd double %.240.2.i, %.147.i26.3.i
  %lsr.iv.next104 = add nuw nsw i64 %lsr.iv103, 4
  %niter.ncmp.3.i = icmp eq i64 %2, %lsr.iv.next104
  br i1 %niter.ncmp.3.i, label %common.ret.loopexit.unr-lcssa.i, label %B74.i

common.ret.loopexit.unr-lcssa.i:
  %13 = icmp eq i64 %xtraiter.i, 0
  br i1 %13, label %B334.endif, label %B74.epil.preheader.i

B74.epil.preheader.i:
  %total.2.0125.epil.init.i = phi double [ %.240.peel138.i, %B74.preheader.i ], [ %.240.3.i, %common.ret.loopexit.unr-lcssa.i ]
  %.162121123.epil.init.i = phi i64 [ 3, %B74.preheader.i ], [ %3, %common.ret.loopexit.unr-lcssa.i ]
  %14 = shl i64 %.162121123.epil.init.i, 3
  %scevgep116 = getelementptr i8, ptr %lsr.iv114, i64 %14
  br label %B74.epil.i

B74.epil.i:
  %total.2.0125.epil.i = phi double [ %.240.epil.i, %B74.epil.i ], [ %total.2.0125.epil.init.i, %B74.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B74.epil.i ], [ 0, %B74.epil.preheader.i ]
  %15 = shl i64 %epil.iter.i, 3
  %scevgep117 = getelementptr i8, ptr %scevgep116, i64 %15
  %.214.epil.i = load double, ptr %scevgep117, align 8
  %.147.i26.epil.i = fmul double %.214.epil.i, %.214.epil.i
  %.240.epil.i = fadd double %total.2.0125.epil.i, %.147.i26.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B334.endif, label %B74.epil.i

B412:
  %"$phi412.1.2.2" = phi i1 [ true, %B162 ], [ %.327, %B334.endif ]
  br i1 %good.2.0806, label %B418, label %B1249

B418:
  %.350 = getelementptr double, ptr %arg.c.37, i64 %.176802804
  %.351 = load double, ptr %.350, align 8
  %.354 = fneg double %.351
  %.356 = fcmp ult double %.242, %.354
  br i1 %.356, label %B1249, label %B454

B454:
  br label %B1249

B460:
  br i1 %good.3.1, label %B464, label %B468

common.ret:
  %common.ret.op = phi i32 [ 0, %B464 ], [ 0, %B836 ], [ 0, %B1240 ], [ 0, %B1248 ], [ %.911, %B940.if.if ]
  ret i32 %common.ret.op

B464:
  store i8 1, ptr %retptr, align 1
  br label %common.ret

B468:
  %16 = icmp slt i64 %arg.c.55, 1
  br i1 %16, label %B468.endif.endif, label %B46.endif.us.i.preheader

B46.endif.us.i.preheader:
  br label %B46.endif.us.i

B46.endif.us.i:
  %lsr.iv2.i = phi ptr [ %scevgep3.i, %B88.B44.loopexit_crit_edge.us.i ], [ %arg.c.42, %B46.endif.us.i.preheader ]
  %lsr.iv.i = phi ptr [ %scevgep.i4, %B88.B44.loopexit_crit_edge.us.i ], [ %arg.c.48, %B46.endif.us.i.preheader ]
  %.156199205.us.i = phi i64 [ %.163.us.i, %B88.B44.loopexit_crit_edge.us.i ], [ 0, %B46.endif.us.i.preheader ]
  br label %B90.us.i

B90.us.i:
  %.278193195.us.i = phi i64 [ 0, %B46.endif.us.i ], [ %.285.us.i, %B254.us.i ]
  %.285.us.i = add nuw nsw i64 %.278193195.us.i, 1
  %sunkaddr88 = mul i64 %.156199205.us.i, 8
  %sunkaddr89 = getelementptr i8, ptr %arg.c.34, i64 %sunkaddr88
  %.322.us.i = load i64, ptr %sunkaddr89, align 8
  %.323.not.us.i = icmp eq i64 %.322.us.i, 0
  br i1 %.323.not.us.i, label %B254.us.i, label %B152.us.i

B152.us.i:
  %sunkaddr90 = mul i64 %.156199205.us.i, 8
  %sunkaddr91 = getelementptr i8, ptr %arg.c.28, i64 %sunkaddr90
  %.329.us.i = load i64, ptr %sunkaddr91, align 8
  %.330.us.i = icmp eq i64 %.329.us.i, 2
  br i1 %.330.us.i, label %B196.us.i, label %B254.us.i

B196.us.i:
  %sunkaddr92 = mul i64 %.156199205.us.i, 8
  %sunkaddr93 = getelementptr i8, ptr %arg.c.35, i64 %sunkaddr92
  %.336.us.i = load double, ptr %sunkaddr93, align 8
  %.337.us.i = fneg double %.336.us.i
  %17 = shl i64 %.278193195.us.i, 3
  %scevgep4.i = getelementptr i8, ptr %lsr.iv2.i, i64 %17
  %.342.us.i = load double, ptr %scevgep4.i, align 8
  %.343.us.i = fmul double %.342.us.i, %.337.us.i
  br label %B254.us.i

B254.us.i:
  %"$phi254.2.2.2.us.i" = phi double [ %.343.us.i, %B196.us.i ], [ 0.000000e+00, %B152.us.i ], [ 0.000000e+00, %B90.us.i ]
  %18 = shl i64 %.278193195.us.i, 3
  %scevgep1.i = getelementptr i8, ptr %lsr.iv.i, i64 %18
  store double %"$phi254.2.2.2.us.i", ptr %scevgep1.i, align 8
  %exitcond.not.i = icmp eq i64 %arg.c.55, %.285.us.i
  br i1 %exitcond.not.i, label %B88.B44.loopexit_crit_edge.us.i, label %B90.us.i

B88.B44.loopexit_crit_edge.us.i:
  %.163.us.i = add nuw nsw i64 %.156199205.us.i, 1
  %scevgep.i4 = getelementptr i8, ptr %lsr.iv.i, i64 %4
  %scevgep3.i = getelementptr i8, ptr %lsr.iv2.i, i64 %4
  %exitcond215.not.i = icmp eq i64 %.163.us.i, %arg.c.54
  br i1 %exitcond215.not.i, label %B468.endif.endif, label %B46.endif.us.i

B78.i:
  %.189308310.i = phi i64 [ %.196.i, %B462.i ], [ 0, %B78.i.preheader ]
  %.196.i = add nuw nsw i64 %.189308310.i, 1
  %19 = shl i64 %.189308310.i, 3
  %scevgep7.i = getelementptr i8, ptr %arg.c.28, i64 %19
  %.228.i = load i64, ptr %scevgep7.i, align 8
  %.229.i = icmp eq i64 %.228.i, 2
  br i1 %.229.i, label %B124.i, label %B160.i

B124.i:
  %20 = shl i64 %.189308310.i, 3
  %scevgep73 = getelementptr i8, ptr %arg.c.30, i64 %20
  %.238.i = load i64, ptr %scevgep73, align 8
  %.239.i = icmp eq i64 %.238.i, 0
  br i1 %.239.i, label %B160.i, label %B160.thread.i

B160.i:
  %21 = shl i64 %.189308310.i, 3
  %scevgep71 = getelementptr i8, ptr %arg.c.34, i64 %21
  %.257.i = load i64, ptr %scevgep71, align 8
  %.258.not.i = icmp eq i64 %.257.i, 0
  br i1 %.258.not.i, label %B246.i, label %B196.i

B160.thread.i:
  %22 = shl i64 %.189308310.i, 3
  %scevgep72 = getelementptr i8, ptr %arg.c.34, i64 %22
  %.257262.i = load i64, ptr %scevgep72, align 8
  %.258263.not.i = icmp eq i64 %.257262.i, 0
  br i1 %.258263.not.i, label %B246.thread.i, label %B462.i

B196.i:
  %23 = icmp eq i64 %.228.i, 2
  %spec.select.i = select i1 %23, i64 0, i64 4
  br label %B462.i

B246.i:
  %24 = shl i64 %.189308310.i, 3
  %scevgep69 = getelementptr i8, ptr %arg.c.31, i64 %24
  %.284.i = load i64, ptr %scevgep69, align 8
  %.285.not.i = icmp eq i64 %.284.i, 0
  br i1 %.285.not.i, label %B356.i, label %B280.i

B246.thread.i:
  %25 = shl i64 %.189308310.i, 3
  %scevgep70 = getelementptr i8, ptr %arg.c.31, i64 %25
  %.284276.i = load i64, ptr %scevgep70, align 8
  %.285277.not.i = icmp eq i64 %.284276.i, 0
  br i1 %.285277.not.i, label %B444.i, label %B462.i

B280.i:
  %26 = icmp eq i64 %.228.i, 0
  br i1 %26, label %B444.i, label %B462.i

B356.i:
  %27 = icmp eq i64 %.228.i, 0
  %28 = icmp eq i64 %.228.i, 2
  %spec.select305.i = select i1 %28, i64 2, i64 1
  %spec.select306.i = select i1 %27, i64 0, i64 %spec.select305.i
  br label %B444.i

B444.i:
  %"$phi444.1.3.2.i" = phi i64 [ 2, %B246.thread.i ], [ %spec.select306.i, %B356.i ], [ 0, %B280.i ]
  br label %B462.i

B462.i:
  %"$phi444.1.3.2.sink.i" = phi i64 [ %"$phi444.1.3.2.i", %B444.i ], [ %spec.select.i, %B196.i ], [ 0, %B160.thread.i ], [ 3, %B246.thread.i ], [ 3, %B280.i ]
  %29 = shl i64 %.189308310.i, 3
  %scevgep68 = getelementptr i8, ptr %arg.s.0, i64 %29
  store i64 %"$phi444.1.3.2.sink.i", ptr %scevgep68, align 8
  %sunkaddr94 = mul i64 %.189308310.i, 8
  %sunkaddr95 = getelementptr i8, ptr %arg.c.28, i64 %sunkaddr94
  %.338.i = load i64, ptr %sunkaddr95, align 8
  %.339.i = icmp eq i64 %.338.i, 1
  %arg.c.36.arg.c.35.i = select i1 %.339.i, ptr %arg.c.36, ptr %arg.c.35
  %30 = shl i64 %.189308310.i, 3
  %scevgep67 = getelementptr i8, ptr %arg.c.36.arg.c.35.i, i64 %30
  %"$phi600.1.2.1.i" = load double, ptr %scevgep67, align 8
  %31 = shl i64 %.189308310.i, 3
  %scevgep66 = getelementptr i8, ptr %arg.s.1, i64 %31
  store double %"$phi600.1.2.1.i", ptr %scevgep66, align 8
  %exitcond.not.i8 = icmp eq i64 %arg.c.54, %.196.i
  br i1 %exitcond.not.i8, label %B626.i, label %B78.i

B626.i:
  %.403.i = shl i64 %.80, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.c.42, i64 %.403.i, i1 false)
  %.418.i = mul i64 %.403.i, %.80
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.3, ptr %arg.c.13, i64 %.418.i, i1 false)
  %.71.i.i = getelementptr i8, ptr %arg.c.0, i64 160
  %.72.i.i = load i64, ptr %.71.i.i, align 8
  %.73.not.i.i = icmp eq i64 %.72.i.i, 0
  br i1 %.73.not.i.i, label %part14, label %B44.i.i

B44.i.i:
  %sunkaddr1.i.i = getelementptr i8, ptr %arg.c.0, i64 168
  %.87.i.i = load i64, ptr %sunkaddr1.i.i, align 8
  %sunkaddr3.i.i = getelementptr i8, ptr %arg.c.0, i64 176
  %.94.i.i = load i64, ptr %sunkaddr3.i.i, align 8
  %sunkaddr5.i.i = getelementptr i8, ptr %arg.c.0, i64 184
  %.105.i.i = load i64, ptr %sunkaddr5.i.i, align 8
  %.106.i.i = inttoptr i64 %.87.i.i to ptr
  %.107.i.i = inttoptr i64 %.94.i.i to ptr
  %.108.i.i = inttoptr i64 %.105.i.i to ptr
  %.109.i.i = inttoptr i64 %.72.i.i to ptr
  tail call void %.109.i.i(ptr %.106.i.i, ptr %.107.i.i, ptr %.108.i.i)
  br label %part14

part14:
  %.476.i = load double, ptr %arg.c.27, align 8
  %.477.i = fcmp ugt double %.476.i, 1.000000e-08
  br i1 %.477.i, label %B836, label %B840.endif

B836:
  store i8 0, ptr %retptr, align 1
  br label %common.ret

B872:
  %.857834836 = phi i64 [ %.864.3, %B872 ], [ %.857834836.unr, %B872.preheader19 ]
  %sunkaddr96 = mul i64 %.857834836, 8
  %sunkaddr97 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr96
  %.892 = load double, ptr %sunkaddr97, align 8
  %sunkaddr98 = mul i64 %.857834836, 8
  %sunkaddr99 = getelementptr i8, ptr %arg.c.48, i64 %sunkaddr98
  %.896 = load double, ptr %sunkaddr99, align 8
  %.897 = fadd double %.892, %.896
  store double %.897, ptr %sunkaddr97, align 8
  %sunkaddr100 = mul i64 %.857834836, 8
  %sunkaddr101 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr100
  %sunkaddr102 = getelementptr i8, ptr %sunkaddr101, i64 8
  %.892.1 = load double, ptr %sunkaddr102, align 8
  %sunkaddr103 = mul i64 %.857834836, 8
  %sunkaddr104 = getelementptr i8, ptr %arg.c.48, i64 %sunkaddr103
  %sunkaddr105 = getelementptr i8, ptr %sunkaddr104, i64 8
  %.896.1 = load double, ptr %sunkaddr105, align 8
  %.897.1 = fadd double %.892.1, %.896.1
  store double %.897.1, ptr %sunkaddr102, align 8
  %sunkaddr106 = mul i64 %.857834836, 8
  %sunkaddr107 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr106
  %sunkaddr108 = getelementptr i8, ptr %sunkaddr107, i64 16
  %.892.2 = load double, ptr %sunkaddr108, align 8
  %sunkaddr109 = mul i64 %.857834836, 8
  %sunkaddr110 = getelementptr i8, ptr %arg.c.48, i64 %sunkaddr109
  %sunkaddr111 = getelementptr i8, ptr %sunkaddr110, i64 16
  %.896.2 = load double, ptr %sunkaddr111, align 8
  %.897.2 = fadd double %.892.2, %.896.2
  store double %.897.2, ptr %sunkaddr108, align 8
  %.864.3 = add nuw nsw i64 %.857834836, 4
  %sunkaddr112 = mul i64 %.857834836, 8
  %sunkaddr113 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr112
  %sunkaddr114 = getelementptr i8, ptr %sunkaddr113, i64 24
  %.892.3 = load double, ptr %sunkaddr114, align 8
  %sunkaddr115 = mul i64 %.857834836, 8
  %sunkaddr116 = getelementptr i8, ptr %arg.c.48, i64 %sunkaddr115
  %sunkaddr117 = getelementptr i8, ptr %sunkaddr116, i64 24
  %.896.3 = load double, ptr %sunkaddr117, align 8
  %.897.3 = fadd double %.892.3, %.896.3
  store double %.897.3, ptr %sunkaddr114, align 8
  %exitcond877.not.3 = icmp eq i64 %.80, %.864.3
  br i1 %exitcond877.not.3, label %B940, label %B872

B940:
  store i64 0, ptr %.907, align 8
  %.911 = call i32 @part9(ptr %.907, ptr %excinfo.4, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, ptr %arg.c.29, ptr %arg.c.30, ptr %arg.c.31, ptr %arg.c.32, ptr %arg.c.33, ptr %arg.c.34, ptr %arg.c.35, ptr %arg.c.36, ptr %arg.c.37, ptr %arg.c.38, ptr %arg.c.39, ptr %arg.c.40, ptr %arg.c.41, ptr %arg.c.42, ptr %arg.c.43, ptr %arg.c.44, ptr %arg.c.45, ptr %arg.c.46, ptr %arg.c.47, ptr %arg.c.48, ptr %arg.c.49, ptr %arg.c.50, i64 %arg.c.51, i64 %arg.c.52, i64 %arg.c.53, i64 %arg.c.54, i64 %arg.c.55, i64 %arg.c.56, i64 %arg.c.57)
  switch i32 %.911, label %B940.if.if [
    i32 -2, label %B940.endif.endif
    i32 0, label %B940.endif.endif
  ]

B996:
  %.1023 = add nuw nsw i64 %.1016850856, 1
  %exitcond880.not = icmp eq i64 %.921, %.1023
  br i1 %exitcond880.not, label %B1248, label %B998.endif

B1240:
  store i8 0, ptr %retptr, align 1
  br label %common.ret

B1248:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.c.41, ptr %arg.s.5, i64 %.403.i, i1 false)
  store i8 1, ptr %retptr, align 1
  br label %common.ret

B1249:
  %good.3.1 = phi i1 [ %good.2.0806, %B80 ], [ %good.2.0806, %B126 ], [ %"$phi412.1.2.2", %B454 ], [ false, %B418 ], [ false, %B412 ]
  %scevgep107 = getelementptr i8, ptr %lsr.iv106, i64 %4
  %scevgep115 = getelementptr i8, ptr %lsr.iv114, i64 %4
  %exitcond.not = icmp eq i64 %arg.c.54, %.183
  br i1 %exitcond.not, label %B460, label %B80

B334.endif:
  %total.2.0.lcssa.i = phi double [ 0.000000e+00, %B334 ], [ %.240.peel138.i, %B74.peel132.i ], [ %.147.i.i, %B74.peel.i ], [ %.240.3.i, %common.ret.loopexit.unr-lcssa.i ], [ %.240.epil.i, %B74.epil.i ]
  %.272.i = tail call double @llvm.sqrt.f64(double %total.2.0.lcssa.i)
  %.321 = getelementptr double, ptr %arg.c.37, i64 %.176802804
  %.322 = load double, ptr %.321, align 8
  %.324 = fadd double %.271, %.322
  %.327 = fcmp ole double %.272.i, %.324
  br label %B412

B468.endif.endif:
  %.463 = icmp sgt i64 %.80, 0
  br i1 %.463, label %B542.endif.us.preheader, label %B78.i.preheader

B78.i.preheader:
  br label %B78.i

B542.endif.us.preheader:
  %const_mat84 = add i64 %const, 2
  %unroll_iter = and i64 %.80, %const_mat84
  %scevgep93 = getelementptr i8, ptr %arg.c.13, i64 8
  %32 = shl i64 %.80, 3
  %invariant.gep = getelementptr double, ptr %arg.c.13, i64 %unroll_iter
  br label %B542.endif.us

B542.endif.us:
  %lsr.iv94 = phi ptr [ %scevgep93, %B542.endif.us.preheader ], [ %scevgep95, %B688.B540.loopexit_crit_edge.us ]
  %.511818824.us = phi i64 [ 0, %B542.endif.us.preheader ], [ %.518.us, %B688.B540.loopexit_crit_edge.us ]
  %33 = icmp eq i64 %.80, 1
  %.549.us = getelementptr double, ptr %arg.c.15, i64 %.511818824.us
  %.550.us = load double, ptr %.549.us, align 8
  %.554.us = getelementptr double, ptr %arg.c.41, i64 %.511818824.us
  %.555.us = load double, ptr %.554.us, align 8
  %.559.us = getelementptr double, ptr %arg.c.48, i64 %.511818824.us
  %.560.us = load double, ptr %.559.us, align 8
  %.561.us = fsub double %.555.us, %.560.us
  %.565.us = getelementptr double, ptr %arg.s.4, i64 %.511818824.us
  store double %.550.us, ptr %.565.us, align 8
  %.570.us = getelementptr double, ptr %arg.s.5, i64 %.511818824.us
  store double %.561.us, ptr %.570.us, align 8
  %.699.us = mul nuw nsw i64 %.511818824.us, %.80
  %.565.promoted.us = load double, ptr %.565.us, align 8
  br i1 %33, label %B690.us.epil.preheader, label %B690.us.preheader

B690.us.preheader:
  br label %B690.us

B690.us:
  %.708816.us = phi double [ %.708.us.1, %B690.us ], [ %.565.promoted.us, %B690.us.preheader ]
  %.658810812.us = phi i64 [ %.665.us.1, %B690.us ], [ 0, %B690.us.preheader ]
  %34 = shl i64 %.658810812.us, 3
  %scevgep97 = getelementptr i8, ptr %lsr.iv94, i64 %34
  %scevgep98 = getelementptr i8, ptr %scevgep97, i64 -8
  %.702.us = load double, ptr %scevgep98, align 8
  %sunkaddr118 = mul i64 %.658810812.us, 8
  %sunkaddr120 = getelementptr i8, ptr %arg.c.48, i64 %sunkaddr118
  %.706.us = load double, ptr %sunkaddr120, align 8
  %.707.us = fmul double %.702.us, %.706.us
  %.708.us = fadd double %.708816.us, %.707.us
  %sunkaddr121 = mul i64 %.511818824.us, 8
  %sunkaddr122 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr121
  store double %.708.us, ptr %sunkaddr122, align 8
  %.665.us.1 = add nuw i64 %.658810812.us, 2
  %.702.us.1 = load double, ptr %scevgep97, align 8
  %sunkaddr123 = mul i64 %.658810812.us, 8
  %sunkaddr124 = getelementptr i8, ptr %arg.c.48, i64 %sunkaddr123
  %sunkaddr125 = getelementptr i8, ptr %sunkaddr124, i64 8
  %.706.us.1 = load double, ptr %sunkaddr125, align 8
  %.707.us.1 = fmul double %.702.us.1, %.706.us.1
  %.708.us.1 = fadd double %.708.us, %.707.us.1
  store double %.708.us.1, ptr %sunkaddr122, align 8
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.665.us.1
  br i1 %niter.ncmp.1, label %B688.B540.loopexit_crit_edge.us.unr-lcssa, label %B690.us

B688.B540.loopexit_crit_edge.us.unr-lcssa:
  %35 = and i64 %.80, 1
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %B688.B540.loopexit_crit_edge.us, label %B690.us.epil.preheader

B690.us.epil.preheader:
  %.708816.us.epil.init = phi double [ %.708.us.1, %B688.B540.loopexit_crit_edge.us.unr-lcssa ], [ %.565.promoted.us, %B542.endif.us ]
  %gep = getelementptr double, ptr %invariant.gep, i64 %.699.us
  %.702.us.epil = load double, ptr %gep, align 8
  %sunkaddr126 = mul i64 %unroll_iter, 8
  %sunkaddr127 = getelementptr i8, ptr %arg.c.48, i64 %sunkaddr126
  %.706.us.epil = load double, ptr %sunkaddr127, align 8
  %.707.us.epil = fmul double %.702.us.epil, %.706.us.epil
  %.708.us.epil = fadd double %.708816.us.epil.init, %.707.us.epil
  %sunkaddr128 = mul i64 %.511818824.us, 8
  %sunkaddr129 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr128
  store double %.708.us.epil, ptr %sunkaddr129, align 8
  br label %B688.B540.loopexit_crit_edge.us

B688.B540.loopexit_crit_edge.us:
  %.518.us = add nuw nsw i64 %.511818824.us, 1
  %scevgep95 = getelementptr i8, ptr %lsr.iv94, i64 %32
  %exitcond876.not = icmp eq i64 %.518.us, %.80
  br i1 %exitcond876.not, label %B78.i.preheader, label %B542.endif.us

B840.endif:
  %.851835.not = icmp slt i64 %.80, 1
  br i1 %.851835.not, label %B940, label %B872.preheader

B872.preheader:
  %min.iters.check = icmp samesign ult i64 %.80, 10
  br i1 %min.iters.check, label %B872.preheader25, label %vector.memcheck

vector.memcheck:
  %scevgep = getelementptr i8, ptr %arg.s.5, i64 %.403.i
  %scevgep19 = getelementptr i8, ptr %arg.c.48, i64 %.403.i
  %bound0 = icmp ult ptr %arg.s.5, %scevgep19
  %bound1 = icmp ult ptr %arg.c.48, %scevgep
  %found.conflict = and i1 %bound0, %bound1
  br i1 %found.conflict, label %B872.preheader25, label %vector.ph

vector.ph:
  %n.vec = and i64 %.80, %const
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %sunkaddr130 = mul i64 %index, 8
  %sunkaddr131 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr130
  %wide.load = load <2 x double>, ptr %sunkaddr131, align 8
  %sunkaddr132 = mul i64 %index, 8
  %sunkaddr133 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr132
  %sunkaddr134 = getelementptr i8, ptr %sunkaddr133, i64 16
  %wide.load20 = load <2 x double>, ptr %sunkaddr134, align 8
  %sunkaddr135 = mul i64 %index, 8
  %sunkaddr136 = getelementptr i8, ptr %arg.c.48, i64 %sunkaddr135
  %wide.load21 = load <2 x double>, ptr %sunkaddr136, align 8
  %sunkaddr137 = mul i64 %index, 8
  %sunkaddr138 = getelementptr i8, ptr %arg.c.48, i64 %sunkaddr137
  %sunkaddr139 = getelementptr i8, ptr %sunkaddr138, i64 16
  %wide.load22 = load <2 x double>, ptr %sunkaddr139, align 8
  %37 = fadd <2 x double> %wide.load, %wide.load21
  %38 = fadd <2 x double> %wide.load20, %wide.load22
  store <2 x double> %37, ptr %sunkaddr131, align 8
  store <2 x double> %38, ptr %sunkaddr134, align 8
  %index.next = add nuw i64 %index, 4
  %39 = icmp eq i64 %n.vec, %index.next
  br i1 %39, label %middle.block, label %vector.body

middle.block:
  %cmp.n = icmp eq i64 %.80, %n.vec
  br i1 %cmp.n, label %B940, label %B872.preheader25

B872.preheader25:
  %.857834836.ph = phi i64 [ 0, %vector.memcheck ], [ 0, %B872.preheader ], [ %n.vec, %middle.block ]
  %xtraiter27 = and i64 %.80, 3
  %lcmp.mod28.not = icmp eq i64 %xtraiter27, 0
  br i1 %lcmp.mod28.not, label %B872.prol.loopexit, label %B872.prol.preheader

B872.prol.preheader:
  br label %B872.prol

B872.prol:
  %lsr.iv = phi i64 [ %lsr.iv.next, %B872.prol ], [ %xtraiter27, %B872.prol.preheader ]
  %.857834836.prol = phi i64 [ %.864.prol, %B872.prol ], [ %.857834836.ph, %B872.prol.preheader ]
  %.864.prol = add nuw nsw i64 %.857834836.prol, 1
  %40 = shl i64 %.857834836.prol, 3
  %scevgep77 = getelementptr i8, ptr %arg.s.5, i64 %40
  %.892.prol = load double, ptr %scevgep77, align 8
  %scevgep76 = getelementptr i8, ptr %arg.c.48, i64 %40
  %.896.prol = load double, ptr %scevgep76, align 8
  %.897.prol = fadd double %.892.prol, %.896.prol
  store double %.897.prol, ptr %scevgep77, align 8
  %lsr.iv.next = add nsw i64 %lsr.iv, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %B872.prol.loopexit, label %B872.prol

B872.prol.loopexit:
  %.857834836.unr = phi i64 [ %.857834836.ph, %B872.preheader25 ], [ %.864.prol, %B872.prol ]
  %41 = sub nsw i64 %.857834836.ph, %.80
  %42 = icmp ugt i64 %41, -4
  br i1 %42, label %B940, label %B872.preheader19

B872.preheader19:
  br label %B872

B940.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B940.endif.endif:
  %.921 = load i64, ptr %.907, align 8
  %.1010855.not = icmp slt i64 %.921, 1
  br i1 %.1010855.not, label %B1248, label %B998.endif.lr.ph

B998.endif.lr.ph:
  %43 = icmp slt i64 %.80, 1
  %.1236 = getelementptr i8, ptr %arg.c.39, i64 16
  %.1237 = load double, ptr %.1236, align 8
  br i1 %43, label %B998.endif.preheader, label %B998.endif.us.preheader

B998.endif.preheader:
  br label %B998.endif

B998.endif.us.preheader:
  %xtraiter29 = and i64 %.80, 3
  %unroll_iter33 = and i64 %.80, %const
  %scevgep39 = getelementptr i8, ptr %arg.c.13, i64 24
  br label %B998.endif.us

B998.endif.us:
  %.1016850856.us = phi i64 [ %.1023.us, %B996.us ], [ 0, %B998.endif.us.preheader ]
  %44 = icmp ult i64 %.80, 4
  %.1050.us = getelementptr i64, ptr %arg.c.43, i64 %.1016850856.us
  %.1051.us = load i64, ptr %.1050.us, align 8
  %.1058.us = getelementptr double, ptr %arg.c.15, i64 %.1051.us
  %.1059.us = load double, ptr %.1058.us, align 8
  %.pre9 = mul i64 %.1051.us, %.403.i
  br i1 %44, label %B1084.us.epil.preheader, label %B1084.us.preheader

B1084.us.preheader:
  %scevgep40 = getelementptr i8, ptr %scevgep39, i64 %.pre9
  br label %B1084.us

B996.us:
  %.1023.us = add nuw nsw i64 %.1016850856.us, 1
  %exitcond879.not = icmp eq i64 %.1023.us, %.921
  br i1 %exitcond879.not, label %B1248, label %B998.endif.us

B1084.us:
  %moves.2.1845.us = phi double [ %.1195.us.3, %B1084.us ], [ %.1059.us, %B1084.us.preheader ]
  %.1149841843.us = phi i64 [ %.1156.us.3, %B1084.us ], [ 0, %B1084.us.preheader ]
  %45 = shl i64 %.1149841843.us, 3
  %scevgep46 = getelementptr i8, ptr %scevgep40, i64 %45
  %scevgep47 = getelementptr i8, ptr %scevgep46, i64 -24
  %.1188.us = load double, ptr %scevgep47, align 8
  %sunkaddr140 = mul i64 %.1149841843.us, 8
  %sunkaddr141 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr140
  %.1192.us = load double, ptr %sunkaddr141, align 8
  %.1193.us = fmul double %.1188.us, %.1192.us
  %.1195.us = fadd double %moves.2.1845.us, %.1193.us
  %46 = shl i64 %.1149841843.us, 3
  %scevgep31 = getelementptr i8, ptr %scevgep40, i64 %46
  %scevgep32 = getelementptr i8, ptr %scevgep31, i64 -16
  %.1188.us.1 = load double, ptr %scevgep32, align 8
  %sunkaddr142 = mul i64 %.1149841843.us, 8
  %sunkaddr143 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr142
  %sunkaddr144 = getelementptr i8, ptr %sunkaddr143, i64 8
  %.1192.us.1 = load double, ptr %sunkaddr144, align 8
  %.1193.us.1 = fmul double %.1188.us.1, %.1192.us.1
  %.1195.us.1 = fadd double %.1195.us, %.1193.us.1
  %47 = shl i64 %.1149841843.us, 3
  %scevgep28 = getelementptr i8, ptr %scevgep40, i64 %47
  %scevgep30 = getelementptr i8, ptr %scevgep28, i64 -8
  %.1188.us.2 = load double, ptr %scevgep30, align 8
  %sunkaddr145 = mul i64 %.1149841843.us, 8
  %sunkaddr146 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr145
  %sunkaddr147 = getelementptr i8, ptr %sunkaddr146, i64 16
  %.1192.us.2 = load double, ptr %sunkaddr147, align 8
  %.1193.us.2 = fmul double %.1188.us.2, %.1192.us.2
  %.1195.us.2 = fadd double %.1195.us.1, %.1193.us.2
  %.1156.us.3 = add nuw i64 %.1149841843.us, 4
  %.1188.us.3 = load double, ptr %scevgep46, align 8
  %sunkaddr148 = mul i64 %.1149841843.us, 8
  %sunkaddr149 = getelementptr i8, ptr %arg.s.5, i64 %sunkaddr148
  %sunkaddr150 = getelementptr i8, ptr %sunkaddr149, i64 24
  %.1192.us.3 = load double, ptr %sunkaddr150, align 8
  %.1193.us.3 = fmul double %.1188.us.3, %.1192.us.3
  %.1195.us.3 = fadd double %.1195.us.2, %.1193.us.3
  %niter34.ncmp.3 = icmp eq i64 %unroll_iter33, %.1156.us.3
  br i1 %niter34.ncmp.3, label %B1082.B1160_crit_edge.us.unr-lcssa, label %B1084.us

B1082.B1160_crit_edge.us.unr-lcssa:
  %48 = icmp eq i64 %xtraiter29, 0
  br i1 %48, label %B1082.B1160_crit_edge.us, label %B1084.us.epil.preheader

B1084.us.epil.preheader:
  %moves.2.1845.us.epil.init = phi double [ %.1195.us.3, %B1082.B1160_crit_edge.us.unr-lcssa ], [ %.1059.us, %B998.endif.us ]
  %.1149841843.us.epil.init = phi i64 [ %unroll_iter33, %B1082.B1160_crit_edge.us.unr-lcssa ], [ 0, %B998.endif.us ]
  %49 = shl i64 %.1149841843.us.epil.init, 3
  %scevgep56 = getelementptr i8, ptr %arg.s.5, i64 %49
  %50 = getelementptr i8, ptr %arg.c.13, i64 %.pre9
  %scevgep58 = getelementptr i8, ptr %50, i64 %49
  br label %B1084.us.epil

B1084.us.epil:
  %moves.2.1845.us.epil = phi double [ %moves.2.1845.us.epil.init, %B1084.us.epil.preheader ], [ %.1195.us.epil, %B1084.us.epil ]
  %epil.iter = phi i64 [ 0, %B1084.us.epil.preheader ], [ %epil.iter.next, %B1084.us.epil ]
  %51 = shl i64 %epil.iter, 3
  %scevgep34 = getelementptr i8, ptr %scevgep58, i64 %51
  %.1188.us.epil = load double, ptr %scevgep34, align 8
  %scevgep33 = getelementptr i8, ptr %scevgep56, i64 %51
  %.1192.us.epil = load double, ptr %scevgep33, align 8
  %.1193.us.epil = fmul double %.1188.us.epil, %.1192.us.epil
  %.1195.us.epil = fadd double %moves.2.1845.us.epil, %.1193.us.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter29, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B1082.B1160_crit_edge.us, label %B1084.us.epil

B1082.B1160_crit_edge.us:
  %.1195.us.lcssa = phi double [ %.1195.us.3, %B1082.B1160_crit_edge.us.unr-lcssa ], [ %.1195.us.epil, %B1084.us.epil ]
  %.1206.us = tail call double @llvm.fabs.f64(double %.1195.us.lcssa)
  %.1238.us = fcmp ugt double %.1206.us, %.1237
  br i1 %.1238.us, label %B1240, label %B996.us

B998.endif:
  %.1016850856 = phi i64 [ %.1023, %B996 ], [ 0, %B998.endif.preheader ]
  %52 = shl i64 %.1016850856, 3
  %scevgep38 = getelementptr i8, ptr %arg.c.43, i64 %52
  %.1051 = load i64, ptr %scevgep38, align 8
  %.1058 = getelementptr double, ptr %arg.c.15, i64 %.1051
  %.1059 = load double, ptr %.1058, align 8
  %.1206 = tail call double @llvm.fabs.f64(double %.1059)
  %.1238 = fcmp ugt double %.1206, %.1237
  br i1 %.1238, label %B1240, label %B996
}

define internal i32 @part7(ptr %retptr, ptr %excinfo, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, ptr %arg.c.29, ptr %arg.c.30, ptr %arg.c.31, ptr %arg.c.32, ptr %arg.c.33, ptr %arg.c.34, ptr %arg.c.35, ptr %arg.c.36, ptr %arg.c.37, ptr %arg.c.38, ptr %arg.c.39, ptr %arg.c.40, ptr %arg.c.41, ptr %arg.c.42, ptr %arg.c.43, ptr %arg.c.44, ptr %arg.c.45, ptr %arg.c.46, ptr %arg.c.47, ptr %arg.c.48, ptr %arg.c.49, ptr %arg.c.50, i64 %arg.c.51, i64 %arg.c.52, i64 %arg.c.53, i64 %arg.c.54, i64 %arg.c.55, i64 %arg.c.56, i64 %arg.c.57) {
B0:
  %.74 = alloca ptr, align 8
  %excinfo.1 = alloca ptr, align 8
  %arg.c.55.fr = freeze i64 %arg.c.55
  %.130 = alloca i64, align 8
  %excinfo.3 = alloca ptr, align 8
  %.849 = alloca ptr, align 8
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.68 = mul i64 %arg.c.55.fr, %arg.c.54
  %.78 = call i32 @part12(ptr %.74, ptr %excinfo.1, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, ptr %arg.c.29, ptr %arg.c.30, ptr %arg.c.31, ptr %arg.c.32, ptr %arg.c.33, ptr %arg.c.34, ptr %arg.c.35, ptr %arg.c.36, ptr %arg.c.37, ptr %arg.c.38, ptr %arg.c.39, ptr %arg.c.40, ptr %arg.c.41, ptr %arg.c.42, ptr %arg.c.43, ptr %arg.c.44, ptr %arg.c.45, ptr %arg.c.46, ptr %arg.c.47, ptr %arg.c.48, ptr %arg.c.49, ptr %arg.c.50, i64 %arg.c.51, i64 %arg.c.52, i64 %arg.c.53, i64 %arg.c.54, i64 %arg.c.55.fr, i64 %arg.c.56, i64 %arg.c.57)
  %cond = icmp eq i32 %.78, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

B756:
  %.853 = call i32 @part10(ptr %.849, ptr %excinfo.4, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, ptr %arg.c.29, ptr %arg.c.30, ptr %arg.c.31, ptr %arg.c.32, ptr %arg.c.33, ptr %arg.c.34, ptr %arg.c.35, ptr %arg.c.36, ptr %arg.c.37, ptr %arg.c.38, ptr %arg.c.39, ptr %arg.c.40, ptr %arg.c.41, ptr %arg.c.42, ptr %arg.c.43, ptr %arg.c.44, ptr %arg.c.45, ptr %arg.c.46, ptr %arg.c.47, ptr %arg.c.48, ptr %arg.c.49, ptr %arg.c.50, i64 %arg.c.51, i64 %arg.c.52, i64 %arg.c.53, i64 %arg.c.54, i64 %arg.c.55.fr, i64 %arg.c.56, i64 %arg.c.57, i64 %.144)
  %cond1 = icmp eq i32 %.853, 0
  br i1 %cond1, label %B820.preheader, label %B756.if.if

B820.preheader:
  %0 = shl i64 %arg.c.55.fr, 3
  %scevgep33 = getelementptr i8, ptr %arg.c.35, i64 8
  %1 = shl i64 %.144, 3
  %scevgep37 = getelementptr i8, ptr %arg.c.46, i64 %1
  %n.vec = and i64 %arg.c.55.fr, %const
  %scevgep69 = getelementptr i8, ptr %arg.c.42, i64 16
  %scevgep74 = getelementptr i8, ptr %arg.c.41, i64 16
  %scevgep79 = getelementptr i8, ptr %arg.c.41, i64 8
  %scevgep84 = getelementptr i8, ptr %arg.c.42, i64 8
  %2 = trunc nuw i64 %arg.c.55.fr to i32
  br label %B820

B820:
  %.962708718 = phi i64 [ %.969, %B1186 ], [ 0, %B820.preheader ]
  %3 = icmp ne i64 %arg.c.55.fr, 0
  %4 = icmp ne i64 %arg.c.55.fr, -1
  %.969 = add nuw nsw i64 %.962708718, 1
  %.1000 = getelementptr i64, ptr %arg.c.43, i64 %.962708718
  %.1001 = load i64, ptr %.1000, align 8
  %const_mat = add i64 %const, 4
  %.1017 = icmp ne i64 %.1001, %const_mat
  %.1019.not = or i1 %4, %.1017
  %or.cond724 = select i1 %3, i1 %.1019.not, i1 false
  br i1 %or.cond724, label %B820.else.if, label %B820.endif

B1018:
  %.1153702704 = phi i64 [ %.1153702704.unr, %B1018.preheader.new ], [ %.1160.1, %B1018 ]
  %5 = shl i64 %.1153702704, 3
  %scevgep82 = getelementptr i8, ptr %scevgep80, i64 %5
  %scevgep83 = getelementptr i8, ptr %scevgep82, i64 -8
  %.1193 = load double, ptr %scevgep83, align 8
  %.1198 = load double, ptr %.1197, align 8
  %scevgep87 = getelementptr i8, ptr %scevgep85, i64 %5
  %6 = shl i64 %.1153702704, 3
  %scevgep25 = getelementptr i8, ptr %scevgep85, i64 %6
  %scevgep26 = getelementptr i8, ptr %scevgep25, i64 -8
  %.1207 = load double, ptr %scevgep26, align 8
  %.1208 = fmul double %.1198, %.1207
  %sunkaddr = mul i64 %.962708718, 8
  %sunkaddr118 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr
  %.1213 = load double, ptr %sunkaddr118, align 8
  %.1214 = fmul double %.1208, %.1213
  %.1215 = fsub double %.1193, %.1214
  store double %.1215, ptr %scevgep83, align 8
  %.1160.1 = add nuw nsw i64 %.1153702704, 2
  %.1193.1 = load double, ptr %scevgep82, align 8
  %.1198.1 = load double, ptr %.1197, align 8
  %.1207.1 = load double, ptr %scevgep87, align 8
  %.1208.1 = fmul double %.1198.1, %.1207.1
  %.1213.1 = load double, ptr %sunkaddr118, align 8
  %.1214.1 = fmul double %.1208.1, %.1213.1
  %.1215.1 = fsub double %.1193.1, %.1214.1
  store double %.1215.1, ptr %scevgep82, align 8
  %exitcond733.not.1 = icmp eq i64 %arg.c.55.fr, %.1160.1
  br i1 %exitcond733.not.1, label %B1186, label %B1018

B1186:
  %exitcond734.not = icmp eq i64 %.969, %.144
  br i1 %exitcond734.not, label %B1188, label %B820

common.ret:
  %common.ret.op = phi i32 [ 0, %B1188 ], [ %.78, %B0.if.if ], [ %.853, %B756.if.if ], [ %.134, %B0.endif.endif.if.if ]
  ret i32 %common.ret.op

B1188:
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B0.endif:
  %.150204.not.i = icmp slt i64 %arg.c.54, 1
  %.272194.not.i = icmp slt i64 %arg.c.55.fr, 1
  %or.cond.i = or i1 %.150204.not.i, %.272194.not.i
  br i1 %or.cond.i, label %B0.endif.endif, label %B46.endif.us.preheader.i

B46.endif.us.preheader.i:
  %7 = shl i64 %arg.c.55.fr, 3
  br label %B46.endif.us.i

B46.endif.us.i:
  %lsr.iv2.i = phi ptr [ %arg.c.42, %B46.endif.us.preheader.i ], [ %scevgep3.i, %B88.B44.loopexit_crit_edge.us.i ]
  %lsr.iv.i = phi ptr [ %arg.c.41, %B46.endif.us.preheader.i ], [ %scevgep.i, %B88.B44.loopexit_crit_edge.us.i ]
  %.156199205.us.i = phi i64 [ 0, %B46.endif.us.preheader.i ], [ %.163.us.i, %B88.B44.loopexit_crit_edge.us.i ]
  br label %B90.us.i

B90.us.i:
  %.278193195.us.i = phi i64 [ 0, %B46.endif.us.i ], [ %.285.us.i, %B254.us.i ]
  %.285.us.i = add nuw nsw i64 %.278193195.us.i, 1
  %sunkaddr119 = mul i64 %.156199205.us.i, 8
  %sunkaddr120 = getelementptr i8, ptr %arg.c.34, i64 %sunkaddr119
  %.322.us.i = load i64, ptr %sunkaddr120, align 8
  %.323.not.us.i = icmp eq i64 %.322.us.i, 0
  br i1 %.323.not.us.i, label %B254.us.i, label %B152.us.i

B152.us.i:
  %sunkaddr121 = mul i64 %.156199205.us.i, 8
  %sunkaddr122 = getelementptr i8, ptr %arg.c.28, i64 %sunkaddr121
  %.329.us.i = load i64, ptr %sunkaddr122, align 8
  %.330.us.i = icmp eq i64 %.329.us.i, 2
  br i1 %.330.us.i, label %B196.us.i, label %B254.us.i

B196.us.i:
  %sunkaddr123 = mul i64 %.156199205.us.i, 8
  %sunkaddr124 = getelementptr i8, ptr %arg.c.35, i64 %sunkaddr123
  %.336.us.i = load double, ptr %sunkaddr124, align 8
  %.337.us.i = fneg double %.336.us.i
  %8 = shl i64 %.278193195.us.i, 3
  %scevgep4.i = getelementptr i8, ptr %lsr.iv2.i, i64 %8
  %.342.us.i = load double, ptr %scevgep4.i, align 8
  %.343.us.i = fmul double %.342.us.i, %.337.us.i
  br label %B254.us.i

B254.us.i:
  %"$phi254.2.2.2.us.i" = phi double [ %.343.us.i, %B196.us.i ], [ 0.000000e+00, %B152.us.i ], [ 0.000000e+00, %B90.us.i ]
  %9 = shl i64 %.278193195.us.i, 3
  %scevgep1.i = getelementptr i8, ptr %lsr.iv.i, i64 %9
  store double %"$phi254.2.2.2.us.i", ptr %scevgep1.i, align 8
  %exitcond.not.i = icmp eq i64 %arg.c.55.fr, %.285.us.i
  br i1 %exitcond.not.i, label %B88.B44.loopexit_crit_edge.us.i, label %B90.us.i

B88.B44.loopexit_crit_edge.us.i:
  %.163.us.i = add nuw nsw i64 %.156199205.us.i, 1
  %scevgep.i = getelementptr i8, ptr %lsr.iv.i, i64 %7
  %scevgep3.i = getelementptr i8, ptr %lsr.iv2.i, i64 %7
  %exitcond215.not.i = icmp eq i64 %.163.us.i, %arg.c.54
  br i1 %exitcond215.not.i, label %B0.endif.endif, label %B46.endif.us.i

B0.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:
  store i64 0, ptr %.130, align 8
  %.134 = call i32 @part9(ptr %.130, ptr %excinfo.3, ptr %arg.c.0, ptr %arg.c.1, ptr %arg.c.2, ptr %arg.c.3, ptr %arg.c.4, ptr %arg.c.5, ptr %arg.c.6, ptr %arg.c.7, ptr %arg.c.8, ptr %arg.c.9, ptr %arg.c.10, ptr %arg.c.11, ptr %arg.c.12, ptr %arg.c.13, ptr %arg.c.14, ptr %arg.c.15, ptr %arg.c.16, ptr %arg.c.17, ptr %arg.c.18, ptr %arg.c.19, ptr %arg.c.20, ptr %arg.c.21, ptr %arg.c.22, ptr %arg.c.23, ptr %arg.c.24, ptr %arg.c.25, ptr %arg.c.26, ptr %arg.c.27, ptr %arg.c.28, ptr %arg.c.29, ptr %arg.c.30, ptr %arg.c.31, ptr %arg.c.32, ptr %arg.c.33, ptr %arg.c.34, ptr %arg.c.35, ptr %arg.c.36, ptr %arg.c.37, ptr %arg.c.38, ptr %arg.c.39, ptr %arg.c.40, ptr %arg.c.41, ptr %arg.c.42, ptr %arg.c.43, ptr %arg.c.44, ptr %arg.c.45, ptr %arg.c.46, ptr %arg.c.47, ptr %arg.c.48, ptr %arg.c.49, ptr %arg.c.50, i64 %arg.c.51, i64 %arg.c.52, i64 %arg.c.53, i64 %arg.c.54, i64 %arg.c.55.fr, i64 %arg.c.56, i64 %arg.c.57)
  %.144 = load i64, ptr %.130, align 8
  switch i32 %.134, label %B0.endif.endif.if.if [
    i32 -2, label %B0.endif.endif.endif.endif
    i32 0, label %B0.endif.endif.endif.endif
  ]

B0.endif.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif.endif.endif:
  %.195 = icmp sgt i64 %.144, 0
  br i1 %.195, label %B170.endif.us.preheader, label %B1188

B170.endif.us.preheader:
  %const = bitcast i64 9223372036854775804 to i64
  %.574.not = icmp eq i64 %arg.c.55.fr, 0
  br i1 %.574.not, label %B170.endif.us.us13.preheader, label %B170.endif.us.us.preheader

B170.endif.us.us13.preheader:
  %xtraiter = and i64 %.144, 3
  %unroll_iter = and i64 %.144, %const
  %10 = shl i64 %.144, 3
  %11 = icmp samesign ult i64 %.144, 4
  br i1 %11, label %B170.endif.us.us13.us, label %B170.endif.us.us13.preheader3

B170.endif.us.us13.preheader3:
  %scevgep140 = getelementptr i8, ptr %arg.c.44, i64 24
  %12 = shl i64 %unroll_iter, 3
  %scevgep153 = getelementptr i8, ptr %arg.c.43, i64 %12
  %scevgep52 = getelementptr i8, ptr %arg.c.44, i64 %12
  br label %B170.endif.us.us13

B170.endif.us.us13.us:
  %.283.us.us17.us = load i64, ptr %arg.c.43, align 8
  %.290.us.us18.us = getelementptr double, ptr %arg.c.15, i64 %.283.us.us17.us
  %.291.us.us19.us = load double, ptr %.290.us.us18.us, align 8
  %.pre.us20.us = mul nuw nsw i64 %.283.us.us17.us, %.68
  %.436.us.us23.us = fneg double %.291.us.us19.us
  store double %.436.us.us23.us, ptr %arg.c.47, align 8
  %13 = getelementptr double, ptr %arg.c.13, i64 %.pre.us20.us
  br label %B386.us.us.us.epil.us

B386.us.us.us.epil.us:
  %epil.iter.us = phi i64 [ 0, %B170.endif.us.us13.us ], [ %epil.iter.next.us, %B386.us.us.us.epil.us ]
  %14 = shl nuw nsw i64 %epil.iter.us, 3
  %scevgep38 = getelementptr i8, ptr %arg.c.43, i64 %14
  %.569.us.us.us.epil.us = load i64, ptr %scevgep38, align 8
  %.621.us736.us.us.epil.us = getelementptr double, ptr %13, i64 %.569.us.us.us.epil.us
  %.622.us737.us.us.epil.us = load double, ptr %.621.us736.us.us.epil.us, align 8
  %15 = shl nuw nsw i64 %epil.iter.us, 3
  %scevgep31 = getelementptr i8, ptr %arg.c.44, i64 %15
  store double %.622.us737.us.us.epil.us, ptr %scevgep31, align 8
  %epil.iter.next.us = add nuw nsw i64 %epil.iter.us, 1
  %epil.iter.cmp.not.us = icmp eq i64 %xtraiter, %epil.iter.next.us
  br i1 %epil.iter.cmp.not.us, label %B384.B168.loopexit_crit_edge.us.split.us.us.loopexit.us, label %B386.us.us.us.epil.us

B384.B168.loopexit_crit_edge.us.split.us.us.loopexit.us:
  %scevgep150.us = getelementptr i8, ptr %arg.c.44, i64 %10
  %exitcond732.not.us26.us = icmp eq i64 %.144, 1
  br i1 %exitcond732.not.us26.us, label %B756, label %B170.endif.us.us13.us.1

B170.endif.us.us13.us.1:
  %.282.us.us16.us.1 = getelementptr i8, ptr %arg.c.43, i64 8
  %.283.us.us17.us.1 = load i64, ptr %.282.us.us16.us.1, align 8
  %.290.us.us18.us.1 = getelementptr double, ptr %arg.c.15, i64 %.283.us.us17.us.1
  %.291.us.us19.us.1 = load double, ptr %.290.us.us18.us.1, align 8
  %.pre.us20.us.1 = mul nuw nsw i64 %.283.us.us17.us.1, %.68
  %.436.us.us23.us.1 = fneg double %.291.us.us19.us.1
  %.442.us.us24.us.1 = getelementptr i8, ptr %arg.c.47, i64 8
  store double %.436.us.us23.us.1, ptr %.442.us.us24.us.1, align 8
  %16 = getelementptr double, ptr %arg.c.13, i64 %.pre.us20.us.1
  br label %B386.us.us.us.epil.us.1

B386.us.us.us.epil.us.1:
  %epil.iter.us.1 = phi i64 [ 0, %B170.endif.us.us13.us.1 ], [ %epil.iter.next.us.1, %B386.us.us.us.epil.us.1 ]
  %17 = shl nuw nsw i64 %epil.iter.us.1, 3
  %scevgep30 = getelementptr i8, ptr %arg.c.43, i64 %17
  %.569.us.us.us.epil.us.1 = load i64, ptr %scevgep30, align 8
  %.621.us736.us.us.epil.us.1 = getelementptr double, ptr %16, i64 %.569.us.us.us.epil.us.1
  %.622.us737.us.us.epil.us.1 = load double, ptr %.621.us736.us.us.epil.us.1, align 8
  %18 = shl nuw nsw i64 %epil.iter.us.1, 3
  %scevgep29 = getelementptr i8, ptr %scevgep150.us, i64 %18
  store double %.622.us737.us.us.epil.us.1, ptr %scevgep29, align 8
  %epil.iter.next.us.1 = add nuw nsw i64 %epil.iter.us.1, 1
  %epil.iter.cmp.not.us.1 = icmp eq i64 %xtraiter, %epil.iter.next.us.1
  br i1 %epil.iter.cmp.not.us.1, label %B384.B168.loopexit_crit_edge.us.split.us.us.loopexit.us.1, label %B386.us.us.us.epil.us.1

B384.B168.loopexit_crit_edge.us.split.us.us.loopexit.us.1:
  %scevgep150.us.1 = getelementptr i8, ptr %scevgep150.us, i64 %10
  %exitcond732.not.us26.us.1 = icmp eq i64 %.144, 2
  br i1 %exitcond732.not.us26.us.1, label %B756, label %B170.endif.us.us13.us.2

B170.endif.us.us13.us.2:
  %.282.us.us16.us.2 = getelementptr i8, ptr %arg.c.43, i64 16
  %.283.us.us17.us.2 = load i64, ptr %.282.us.us16.us.2, align 8
  %.290.us.us18.us.2 = getelementptr double, ptr %arg.c.15, i64 %.283.us.us17.us.2
  %.291.us.us19.us.2 = load double, ptr %.290.us.us18.us.2, align 8
  %.pre.us20.us.2 = mul nuw nsw i64 %.283.us.us17.us.2, %.68
  %.436.us.us23.us.2 = fneg double %.291.us.us19.us.2
  %.442.us.us24.us.2 = getelementptr i8, ptr %arg.c.47, i64 16
  store double %.436.us.us23.us.2, ptr %.442.us.us24.us.2, align 8
  %19 = getelementptr double, ptr %arg.c.13, i64 %.pre.us20.us.2
  br label %B386.us.us.us.epil.us.2

B386.us.us.us.epil.us.2:
  %epil.iter.us.2 = phi i64 [ 0, %B170.endif.us.us13.us.2 ], [ %epil.iter.next.us.2, %B386.us.us.us.epil.us.2 ]
  %20 = shl nuw nsw i64 %epil.iter.us.2, 3
  %scevgep28 = getelementptr i8, ptr %arg.c.43, i64 %20
  %.569.us.us.us.epil.us.2 = load i64, ptr %scevgep28, align 8
  %.621.us736.us.us.epil.us.2 = getelementptr double, ptr %19, i64 %.569.us.us.us.epil.us.2
  %.622.us737.us.us.epil.us.2 = load double, ptr %.621.us736.us.us.epil.us.2, align 8
  %21 = shl nuw nsw i64 %epil.iter.us.2, 3
  %scevgep27 = getelementptr i8, ptr %scevgep150.us.1, i64 %21
  store double %.622.us737.us.us.epil.us.2, ptr %scevgep27, align 8
  %epil.iter.next.us.2 = add nuw nsw i64 %epil.iter.us.2, 1
  %epil.iter.cmp.not.us.2 = icmp eq i64 %xtraiter, %epil.iter.next.us.2
  br i1 %epil.iter.cmp.not.us.2, label %B756, label %B386.us.us.us.epil.us.2

B170.endif.us.us.preheader:
  %xtraiter52 = and i64 %.68, 3
  %unroll_iter57 = and i64 %.68, %const
  %xtraiter59 = and i64 %arg.c.55.fr, 3
  %unroll_iter64 = and i64 %arg.c.55.fr, %const
  %scevgep89 = getelementptr i8, ptr %arg.c.13, i64 24
  %22 = shl i64 %.68, 3
  %23 = shl i64 %arg.c.54, 3
  %scevgep119 = getelementptr i8, ptr %arg.c.42, i64 24
  %24 = shl i64 %arg.c.55.fr, 3
  %25 = trunc nuw i64 %arg.c.55.fr to i32
  br label %B170.endif.us.us

B170.endif.us.us:
  %.244619633.us.us = phi i64 [ %.251.us.us, %B384.B168.loopexit_crit_edge.us.split.us11 ], [ 0, %B170.endif.us.us.preheader ]
  %26 = icmp slt i64 %.68, 1
  %.251.us.us = add nuw nsw i64 %.244619633.us.us, 1
  %.282.us.us = getelementptr i64, ptr %arg.c.43, i64 %.244619633.us.us
  %.283.us.us = load i64, ptr %.282.us.us, align 8
  %.290.us.us = getelementptr double, ptr %arg.c.15, i64 %.283.us.us
  %.291.us.us = load double, ptr %.290.us.us, align 8
  %.pre.us = mul nsw i64 %.283.us.us, %.68
  br i1 %26, label %B332.endif.us.us, label %B256.lr.ph.us.us

B256.lr.ph.us.us:
  %27 = icmp ult i64 %.68, 4
  %.pre12 = mul i64 %.283.us.us, %22
  br i1 %27, label %B256.us.us.epil.preheader, label %B256.us.us.preheader

B256.us.us.preheader:
  %scevgep90 = getelementptr i8, ptr %scevgep89, i64 %.pre12
  br label %B256.us.us

B256.us.us:
  %rest.2.1589.us.us = phi double [ %.427.us.us.3, %B256.us.us ], [ %.291.us.us, %B256.us.us.preheader ]
  %.381585587.us.us = phi i64 [ %.388.us.us.3, %B256.us.us ], [ 0, %B256.us.us.preheader ]
  %28 = shl i64 %.381585587.us.us, 3
  %scevgep96 = getelementptr i8, ptr %scevgep90, i64 %28
  %scevgep97 = getelementptr i8, ptr %scevgep96, i64 -24
  %.420.us.us = load double, ptr %scevgep97, align 8
  %sunkaddr125 = mul i64 %.381585587.us.us, 8
  %sunkaddr127 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr125
  %.424.us.us = load double, ptr %sunkaddr127, align 8
  %.425.us.us = fmul double %.420.us.us, %.424.us.us
  %.427.us.us = fadd double %rest.2.1589.us.us, %.425.us.us
  %29 = shl i64 %.381585587.us.us, 3
  %scevgep102 = getelementptr i8, ptr %scevgep90, i64 %29
  %scevgep103 = getelementptr i8, ptr %scevgep102, i64 -16
  %.420.us.us.1 = load double, ptr %scevgep103, align 8
  %sunkaddr128 = mul i64 %.381585587.us.us, 8
  %sunkaddr129 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr128
  %sunkaddr130 = getelementptr i8, ptr %sunkaddr129, i64 8
  %.424.us.us.1 = load double, ptr %sunkaddr130, align 8
  %.425.us.us.1 = fmul double %.420.us.us.1, %.424.us.us.1
  %.427.us.us.1 = fadd double %.427.us.us, %.425.us.us.1
  %30 = shl i64 %.381585587.us.us, 3
  %scevgep95 = getelementptr i8, ptr %scevgep90, i64 %30
  %scevgep98 = getelementptr i8, ptr %scevgep95, i64 -8
  %.420.us.us.2 = load double, ptr %scevgep98, align 8
  %sunkaddr131 = mul i64 %.381585587.us.us, 8
  %sunkaddr132 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr131
  %sunkaddr133 = getelementptr i8, ptr %sunkaddr132, i64 16
  %.424.us.us.2 = load double, ptr %sunkaddr133, align 8
  %.425.us.us.2 = fmul double %.420.us.us.2, %.424.us.us.2
  %.427.us.us.2 = fadd double %.427.us.us.1, %.425.us.us.2
  %.388.us.us.3 = add nuw i64 %.381585587.us.us, 4
  %.420.us.us.3 = load double, ptr %scevgep96, align 8
  %sunkaddr134 = mul i64 %.381585587.us.us, 8
  %sunkaddr135 = getelementptr i8, ptr %arg.c.41, i64 %sunkaddr134
  %sunkaddr136 = getelementptr i8, ptr %sunkaddr135, i64 24
  %.424.us.us.3 = load double, ptr %sunkaddr136, align 8
  %.425.us.us.3 = fmul double %.420.us.us.3, %.424.us.us.3
  %.427.us.us.3 = fadd double %.427.us.us.2, %.425.us.us.3
  %niter58.ncmp.3 = icmp eq i64 %unroll_iter57, %.388.us.us.3
  br i1 %niter58.ncmp.3, label %B332.endif.us.us.loopexit.unr-lcssa, label %B256.us.us

B332.endif.us.us.loopexit.unr-lcssa:
  %31 = icmp eq i64 %xtraiter52, 0
  br i1 %31, label %B332.endif.us.us, label %B256.us.us.epil.preheader

B256.us.us.epil.preheader:
  %rest.2.1589.us.us.epil.init = phi double [ %.427.us.us.3, %B332.endif.us.us.loopexit.unr-lcssa ], [ %.291.us.us, %B256.lr.ph.us.us ]
  %.381585587.us.us.epil.init = phi i64 [ %unroll_iter57, %B332.endif.us.us.loopexit.unr-lcssa ], [ 0, %B256.lr.ph.us.us ]
  %32 = shl i64 %.381585587.us.us.epil.init, 3
  %scevgep106 = getelementptr i8, ptr %arg.c.41, i64 %32
  %33 = getelementptr i8, ptr %arg.c.13, i64 %.pre12
  %scevgep108 = getelementptr i8, ptr %33, i64 %32
  br label %B256.us.us.epil

B256.us.us.epil:
  %rest.2.1589.us.us.epil = phi double [ %rest.2.1589.us.us.epil.init, %B256.us.us.epil.preheader ], [ %.427.us.us.epil, %B256.us.us.epil ]
  %epil.iter53 = phi i64 [ 0, %B256.us.us.epil.preheader ], [ %epil.iter53.next, %B256.us.us.epil ]
  %34 = shl i64 %epil.iter53, 3
  %scevgep73 = getelementptr i8, ptr %scevgep108, i64 %34
  %.420.us.us.epil = load double, ptr %scevgep73, align 8
  %scevgep71 = getelementptr i8, ptr %scevgep106, i64 %34
  %.424.us.us.epil = load double, ptr %scevgep71, align 8
  %.425.us.us.epil = fmul double %.420.us.us.epil, %.424.us.us.epil
  %.427.us.us.epil = fadd double %rest.2.1589.us.us.epil, %.425.us.us.epil
  %epil.iter53.next = add i64 %epil.iter53, 1
  %epil.iter53.cmp.not = icmp eq i64 %xtraiter52, %epil.iter53.next
  br i1 %epil.iter53.cmp.not, label %B332.endif.us.us, label %B256.us.us.epil

B332.endif.us.us:
  %rest.2.1.lcssa.us.us = phi double [ %.291.us.us, %B170.endif.us.us ], [ %.427.us.us.3, %B332.endif.us.us.loopexit.unr-lcssa ], [ %.427.us.us.epil, %B256.us.us.epil ]
  %.436.us.us = fneg double %rest.2.1.lcssa.us.us
  %.442.us.us = getelementptr double, ptr %arg.c.47, i64 %.244619633.us.us
  store double %.436.us.us, ptr %.442.us.us, align 8
  %35 = getelementptr double, ptr %arg.c.13, i64 %.pre.us
  %.817.us.us = mul nuw nsw i64 %.244619633.us.us, %.144
  %36 = getelementptr double, ptr %arg.c.44, i64 %.817.us.us
  %37 = mul i64 %.283.us.us, %23
  br label %B386.us.us2

B386.us.us2:
  %.530602612.us.us3 = phi i64 [ 0, %B332.endif.us.us ], [ %.537.us.us4, %B706.us.us ]
  %38 = icmp ne i64 %arg.c.55.fr, -1
  %.537.us.us4 = add nuw nsw i64 %.530602612.us.us3, 1
  %.568.us.us5 = getelementptr i64, ptr %arg.c.43, i64 %.530602612.us.us3
  %.569.us.us6 = load i64, ptr %.568.us.us5, align 8
  %const_mat117 = add i64 %const, 4
  %.585.us.us = icmp ne i64 %.569.us.us6, %const_mat117
  %.587.not.us.us = or i1 %38, %.585.us.us
  br i1 %.587.not.us.us, label %B386.endif.us.us, label %B386.endif.us.thread.us

B386.endif.us.thread.us:
  %.622.us737.us8 = load double, ptr %35, align 8
  br label %B706.us.us

B386.endif.us.us:
  %39 = or i64 %.569.us.us6, %arg.c.55.fr
  %40 = icmp ult i64 %39, 4294967296
  br i1 %40, label %41, label %47

41:
  %42 = trunc nuw i64 %.569.us.us6 to i32
  %43 = udiv i32 %42, %25
  %44 = urem i32 %42, %25
  %45 = zext i32 %43 to i64
  %46 = zext i32 %44 to i64
  br label %61

47:
  %48 = or i64 %.569.us.us6, %arg.c.55.fr
  %49 = and i64 %48, -4294967296
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %51, label %58

51:
  %52 = trunc i64 %arg.c.55.fr to i32
  %53 = trunc i64 %.569.us.us6 to i32
  %54 = udiv i32 %53, %52
  %55 = urem i32 %53, %52
  %56 = zext i32 %54 to i64
  %57 = zext i32 %55 to i64
  br label %61

58:
  %59 = sdiv i64 %.569.us.us6, %arg.c.55.fr
  %60 = srem i64 %.569.us.us6, %arg.c.55.fr
  br label %61

61:
  %62 = phi i64 [ %45, %41 ], [ %56, %51 ], [ %59, %58 ]
  %63 = phi i64 [ %46, %41 ], [ %57, %51 ], [ %60, %58 ]
  %64 = icmp slt i64 %arg.c.55.fr, 1
  %.592.us.us = xor i64 %63, %arg.c.55.fr
  %.593.us.us = icmp slt i64 %.592.us.us, 0
  %.594.us.us = icmp ne i64 %63, 0
  %.595.us.us = and i1 %.594.us.us, %.593.us.us
  %.600.us.us = sext i1 %.595.us.us to i64
  %spec.select.us.us = add i64 %62, %.600.us.us
  %.621.us.us = getelementptr double, ptr %35, i64 %.569.us.us6
  %.622.us.us = load double, ptr %.621.us.us, align 8
  %.633.us.us = getelementptr i64, ptr %arg.c.28, i64 %spec.select.us.us
  %.634.us.us = load i64, ptr %.633.us.us, align 8
  %.635.us.us = icmp ne i64 %.634.us.us, 2
  %brmerge725.us = or i1 %64, %.635.us.us
  br i1 %brmerge725.us, label %B706.us.us, label %B558.lr.ph.us.us

B558.lr.ph.us.us:
  %65 = icmp ult i64 %arg.c.55.fr, 4
  %.785.us.us = getelementptr double, ptr %arg.c.35, i64 %spec.select.us.us
  %.786.us.us = load double, ptr %.785.us.us, align 8
  br i1 %65, label %B558.lr.ph.us.us.B558.us.us.epil.preheader_crit_edge, label %B558.us.us.preheader

B558.lr.ph.us.us.B558.us.us.epil.preheader_crit_edge:
  %.pre = mul i64 %spec.select.us.us, %24
  %.pre6 = shl i64 %spec.select.us.us, 3
  %.pre8 = add i64 %.pre6, %37
  %.pre10 = mul i64 %.pre8, %arg.c.55.fr
  br label %B558.us.us.epil.preheader

B558.us.us.preheader:
  %66 = shl i64 %spec.select.us.us, 3
  %67 = add i64 %66, %37
  %68 = mul i64 %67, %arg.c.55.fr
  %scevgep111 = getelementptr i8, ptr %scevgep89, i64 %68
  %69 = mul i64 %spec.select.us.us, %24
  %scevgep120 = getelementptr i8, ptr %scevgep119, i64 %69
  br label %B558.us.us

B558.us.us:
  %w.2.2597.us.us = phi double [ %.799.us.us.3, %B558.us.us ], [ %.622.us.us, %B558.us.us.preheader ]
  %.735593595.us.us = phi i64 [ %.742.us.us.3, %B558.us.us ], [ 0, %B558.us.us.preheader ]
  %70 = shl i64 %.735593595.us.us, 3
  %scevgep117 = getelementptr i8, ptr %scevgep111, i64 %70
  %scevgep118 = getelementptr i8, ptr %scevgep117, i64 -24
  %.781.us.us = load double, ptr %scevgep118, align 8
  %.787.us.us = fmul double %.786.us.us, %.781.us.us
  %scevgep126 = getelementptr i8, ptr %scevgep120, i64 %70
  %71 = shl i64 %.735593595.us.us, 3
  %scevgep110 = getelementptr i8, ptr %scevgep120, i64 %71
  %scevgep112 = getelementptr i8, ptr %scevgep110, i64 -24
  %.796.us.us = load double, ptr %scevgep112, align 8
  %.797.us.us = fmul double %.787.us.us, %.796.us.us
  %.799.us.us = fsub double %w.2.2597.us.us, %.797.us.us
  %72 = shl i64 %.735593595.us.us, 3
  %scevgep115 = getelementptr i8, ptr %scevgep111, i64 %72
  %scevgep116 = getelementptr i8, ptr %scevgep115, i64 -16
  %.781.us.us.1 = load double, ptr %scevgep116, align 8
  %.787.us.us.1 = fmul double %.786.us.us, %.781.us.us.1
  %73 = shl i64 %.735593595.us.us, 3
  %scevgep107 = getelementptr i8, ptr %scevgep120, i64 %73
  %scevgep109 = getelementptr i8, ptr %scevgep107, i64 -16
  %.796.us.us.1 = load double, ptr %scevgep109, align 8
  %.797.us.us.1 = fmul double %.787.us.us.1, %.796.us.us.1
  %.799.us.us.1 = fsub double %.799.us.us, %.797.us.us.1
  %74 = shl i64 %.735593595.us.us, 3
  %scevgep113 = getelementptr i8, ptr %scevgep111, i64 %74
  %scevgep114 = getelementptr i8, ptr %scevgep113, i64 -8
  %.781.us.us.2 = load double, ptr %scevgep114, align 8
  %.787.us.us.2 = fmul double %.786.us.us, %.781.us.us.2
  %75 = shl i64 %.735593595.us.us, 3
  %scevgep104 = getelementptr i8, ptr %scevgep120, i64 %75
  %scevgep105 = getelementptr i8, ptr %scevgep104, i64 -8
  %.796.us.us.2 = load double, ptr %scevgep105, align 8
  %.797.us.us.2 = fmul double %.787.us.us.2, %.796.us.us.2
  %.799.us.us.2 = fsub double %.799.us.us.1, %.797.us.us.2
  %.742.us.us.3 = add nuw nsw i64 %.735593595.us.us, 4
  %.781.us.us.3 = load double, ptr %scevgep117, align 8
  %.787.us.us.3 = fmul double %.786.us.us, %.781.us.us.3
  %.796.us.us.3 = load double, ptr %scevgep126, align 8
  %.797.us.us.3 = fmul double %.787.us.us.3, %.796.us.us.3
  %.799.us.us.3 = fsub double %.799.us.us.2, %.797.us.us.3
  %niter65.ncmp.3 = icmp eq i64 %unroll_iter64, %.742.us.us.3
  br i1 %niter65.ncmp.3, label %B706.us.us.loopexit.unr-lcssa, label %B558.us.us

B706.us.us.loopexit.unr-lcssa:
  %76 = icmp eq i64 %xtraiter59, 0
  br i1 %76, label %B706.us.us, label %B558.us.us.epil.preheader

B558.us.us.epil.preheader:
  %.pre-phi11 = phi i64 [ %.pre10, %B558.lr.ph.us.us.B558.us.us.epil.preheader_crit_edge ], [ %68, %B706.us.us.loopexit.unr-lcssa ]
  %.pre-phi = phi i64 [ %.pre, %B558.lr.ph.us.us.B558.us.us.epil.preheader_crit_edge ], [ %69, %B706.us.us.loopexit.unr-lcssa ]
  %w.2.2597.us.us.epil.init = phi double [ %.622.us.us, %B558.lr.ph.us.us.B558.us.us.epil.preheader_crit_edge ], [ %.799.us.us.3, %B706.us.us.loopexit.unr-lcssa ]
  %.735593595.us.us.epil.init = phi i64 [ 0, %B558.lr.ph.us.us.B558.us.us.epil.preheader_crit_edge ], [ %unroll_iter64, %B706.us.us.loopexit.unr-lcssa ]
  %77 = shl i64 %.735593595.us.us.epil.init, 3
  %78 = getelementptr i8, ptr %arg.c.42, i64 %.pre-phi
  %scevgep128 = getelementptr i8, ptr %78, i64 %77
  %79 = getelementptr i8, ptr %arg.c.13, i64 %.pre-phi11
  %scevgep130 = getelementptr i8, ptr %79, i64 %77
  br label %B558.us.us.epil

B558.us.us.epil:
  %w.2.2597.us.us.epil = phi double [ %w.2.2597.us.us.epil.init, %B558.us.us.epil.preheader ], [ %.799.us.us.epil, %B558.us.us.epil ]
  %epil.iter60 = phi i64 [ 0, %B558.us.us.epil.preheader ], [ %epil.iter60.next, %B558.us.us.epil ]
  %80 = shl i64 %epil.iter60, 3
  %scevgep100 = getelementptr i8, ptr %scevgep130, i64 %80
  %.781.us.us.epil = load double, ptr %scevgep100, align 8
  %.787.us.us.epil = fmul double %.786.us.us, %.781.us.us.epil
  %scevgep99 = getelementptr i8, ptr %scevgep128, i64 %80
  %.796.us.us.epil = load double, ptr %scevgep99, align 8
  %.797.us.us.epil = fmul double %.787.us.us.epil, %.796.us.us.epil
  %.799.us.us.epil = fsub double %w.2.2597.us.us.epil, %.797.us.us.epil
  %epil.iter60.next = add i64 %epil.iter60, 1
  %epil.iter60.cmp.not = icmp eq i64 %xtraiter59, %epil.iter60.next
  br i1 %epil.iter60.cmp.not, label %B706.us.us, label %B558.us.us.epil

B706.us.us:
  %w.3.3.us.us = phi double [ %.622.us.us, %61 ], [ %.622.us737.us8, %B386.endif.us.thread.us ], [ %.799.us.us.3, %B706.us.us.loopexit.unr-lcssa ], [ %.799.us.us.epil, %B558.us.us.epil ]
  %.823.us.us9 = getelementptr double, ptr %36, i64 %.530602612.us.us3
  store double %w.3.3.us.us, ptr %.823.us.us9, align 8
  %exitcond731.not.us10 = icmp eq i64 %.537.us.us4, %.144
  br i1 %exitcond731.not.us10, label %B384.B168.loopexit_crit_edge.us.split.us11, label %B386.us.us2

B384.B168.loopexit_crit_edge.us.split.us11:
  %exitcond732.not.us = icmp eq i64 %.251.us.us, %.144
  br i1 %exitcond732.not.us, label %B756, label %B170.endif.us.us

B170.endif.us.us13:
  %lsr.iv53 = phi ptr [ %scevgep52, %B170.endif.us.us13.preheader3 ], [ %scevgep54, %B384.B168.loopexit_crit_edge.us.split.us.us ]
  %lsr.iv = phi ptr [ %scevgep140, %B170.endif.us.us13.preheader3 ], [ %scevgep141, %B384.B168.loopexit_crit_edge.us.split.us.us ]
  %.244619633.us.us14 = phi i64 [ 0, %B170.endif.us.us13.preheader3 ], [ %.251.us.us15, %B384.B168.loopexit_crit_edge.us.split.us.us ]
  %.282.us.us16 = getelementptr i64, ptr %arg.c.43, i64 %.244619633.us.us14
  %.283.us.us17 = load i64, ptr %.282.us.us16, align 8
  %.290.us.us18 = getelementptr double, ptr %arg.c.15, i64 %.283.us.us17
  %.291.us.us19 = load double, ptr %.290.us.us18, align 8
  %.pre.us20 = mul nuw nsw i64 %.283.us.us17, %.68
  %.436.us.us23 = fneg double %.291.us.us19
  %.442.us.us24 = getelementptr double, ptr %arg.c.47, i64 %.244619633.us.us14
  store double %.436.us.us23, ptr %.442.us.us24, align 8
  %81 = getelementptr double, ptr %arg.c.13, i64 %.pre.us20
  br label %B386.us.us.us

B386.us.us.us:
  %.530602612.us.us.us = phi i64 [ %.537.us.us.us.3, %B386.us.us.us ], [ 0, %B170.endif.us.us13 ]
  %sunkaddr126 = shl i64 %.530602612.us.us.us, 3
  %sunkaddr138 = mul i64 %.530602612.us.us.us, 8
  %sunkaddr139 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr138
  %.569.us.us.us = load i64, ptr %sunkaddr139, align 8
  %.621.us736.us.us = getelementptr double, ptr %81, i64 %.569.us.us.us
  %.622.us737.us.us = load double, ptr %.621.us736.us.us, align 8
  %scevgep48 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr126
  %82 = shl i64 %.530602612.us.us.us, 3
  %scevgep44 = getelementptr i8, ptr %lsr.iv, i64 %82
  %scevgep46 = getelementptr i8, ptr %scevgep44, i64 -24
  store double %.622.us737.us.us, ptr %scevgep46, align 8
  %sunkaddr140 = mul i64 %.530602612.us.us.us, 8
  %sunkaddr141 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr140
  %sunkaddr142 = getelementptr i8, ptr %sunkaddr141, i64 8
  %.569.us.us.us.1 = load i64, ptr %sunkaddr142, align 8
  %.621.us736.us.us.1 = getelementptr double, ptr %81, i64 %.569.us.us.us.1
  %.622.us737.us.us.1 = load double, ptr %.621.us736.us.us.1, align 8
  %83 = shl i64 %.530602612.us.us.us, 3
  %scevgep41 = getelementptr i8, ptr %lsr.iv, i64 %83
  %scevgep43 = getelementptr i8, ptr %scevgep41, i64 -16
  store double %.622.us737.us.us.1, ptr %scevgep43, align 8
  %sunkaddr143 = mul i64 %.530602612.us.us.us, 8
  %sunkaddr144 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr143
  %sunkaddr145 = getelementptr i8, ptr %sunkaddr144, i64 16
  %.569.us.us.us.2 = load i64, ptr %sunkaddr145, align 8
  %.621.us736.us.us.2 = getelementptr double, ptr %81, i64 %.569.us.us.us.2
  %.622.us737.us.us.2 = load double, ptr %.621.us736.us.us.2, align 8
  %84 = shl i64 %.530602612.us.us.us, 3
  %scevgep39 = getelementptr i8, ptr %lsr.iv, i64 %84
  %scevgep40 = getelementptr i8, ptr %scevgep39, i64 -8
  store double %.622.us737.us.us.2, ptr %scevgep40, align 8
  %.537.us.us.us.3 = add nuw nsw i64 %.530602612.us.us.us, 4
  %sunkaddr146 = mul i64 %.530602612.us.us.us, 8
  %sunkaddr147 = getelementptr i8, ptr %arg.c.43, i64 %sunkaddr146
  %sunkaddr148 = getelementptr i8, ptr %sunkaddr147, i64 24
  %.569.us.us.us.3 = load i64, ptr %sunkaddr148, align 8
  %.621.us736.us.us.3 = getelementptr double, ptr %81, i64 %.569.us.us.us.3
  %.622.us737.us.us.3 = load double, ptr %.621.us736.us.us.3, align 8
  store double %.622.us737.us.us.3, ptr %scevgep48, align 8
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.537.us.us.us.3
  br i1 %niter.ncmp.3, label %B384.B168.loopexit_crit_edge.us.split.us.us.unr-lcssa, label %B386.us.us.us

B384.B168.loopexit_crit_edge.us.split.us.us.unr-lcssa:
  %85 = icmp eq i64 %xtraiter, 0
  br i1 %85, label %B384.B168.loopexit_crit_edge.us.split.us.us, label %B386.us.us.us.epil.preheader

B386.us.us.us.epil.preheader:
  br label %B386.us.us.us.epil

B386.us.us.us.epil:
  %epil.iter = phi i64 [ %epil.iter.next, %B386.us.us.us.epil ], [ 0, %B386.us.us.us.epil.preheader ]
  %86 = shl nuw nsw i64 %epil.iter, 3
  %scevgep63 = getelementptr i8, ptr %scevgep153, i64 %86
  %.569.us.us.us.epil = load i64, ptr %scevgep63, align 8
  %.621.us736.us.us.epil = getelementptr double, ptr %81, i64 %.569.us.us.us.epil
  %.622.us737.us.us.epil = load double, ptr %.621.us736.us.us.epil, align 8
  %87 = shl nuw nsw i64 %epil.iter, 3
  %scevgep61 = getelementptr i8, ptr %lsr.iv53, i64 %87
  store double %.622.us737.us.us.epil, ptr %scevgep61, align 8
  %epil.iter.next = add nuw nsw i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B384.B168.loopexit_crit_edge.us.split.us.us, label %B386.us.us.us.epil

B384.B168.loopexit_crit_edge.us.split.us.us:
  %.251.us.us15 = add nuw nsw i64 %.244619633.us.us14, 1
  %scevgep141 = getelementptr i8, ptr %lsr.iv, i64 %10
  %scevgep54 = getelementptr i8, ptr %lsr.iv53, i64 %10
  %exitcond732.not.us26 = icmp eq i64 %.251.us.us15, %.144
  br i1 %exitcond732.not.us26, label %B756, label %B170.endif.us.us13

B756.if.if:
  %.861 = icmp sgt i32 %.853, 0
  %.854 = load ptr, ptr %excinfo.4, align 8
  %.862 = select i1 %.861, ptr %.854, ptr undef
  store ptr %.862, ptr %excinfo, align 8
  br label %common.ret

B820.endif:
  %quot.1.0 = phi i64 [ 0, %B820 ], [ %spec.select575, %111 ]
  %88 = icmp slt i64 %arg.c.55.fr, 1
  %.1049 = getelementptr double, ptr %arg.c.41, i64 %.1001
  %.1050 = load double, ptr %.1049, align 8
  %.1054 = getelementptr double, ptr %arg.c.46, i64 %.962708718
  %.1055 = load double, ptr %.1054, align 8
  %.1056 = fadd double %.1050, %.1055
  store double %.1056, ptr %.1049, align 8
  %.1062 = getelementptr i64, ptr %arg.c.28, i64 %quot.1.0
  %.1063 = load i64, ptr %.1062, align 8
  %.1064 = icmp ne i64 %.1063, 2
  %brmerge = or i1 %88, %.1064
  br i1 %brmerge, label %B1186, label %B1018.lr.ph

B820.else.if:
  %89 = or i64 %.1001, %arg.c.55.fr
  %90 = icmp ult i64 %89, 4294967296
  br i1 %90, label %91, label %97

91:
  %92 = trunc nuw i64 %.1001 to i32
  %93 = udiv i32 %92, %2
  %94 = urem i32 %92, %2
  %95 = zext i32 %93 to i64
  %96 = zext i32 %94 to i64
  br label %111

97:
  %98 = or i64 %.1001, %arg.c.55.fr
  %99 = and i64 %98, -4294967296
  %100 = icmp eq i64 %99, 0
  br i1 %100, label %101, label %108

101:
  %102 = trunc i64 %arg.c.55.fr to i32
  %103 = trunc i64 %.1001 to i32
  %104 = udiv i32 %103, %102
  %105 = urem i32 %103, %102
  %106 = zext i32 %104 to i64
  %107 = zext i32 %105 to i64
  br label %111

108:
  %109 = sdiv i64 %.1001, %arg.c.55.fr
  %110 = srem i64 %.1001, %arg.c.55.fr
  br label %111

111:
  %112 = phi i64 [ %95, %91 ], [ %106, %101 ], [ %109, %108 ]
  %113 = phi i64 [ %96, %91 ], [ %107, %101 ], [ %110, %108 ]
  %.1024 = xor i64 %113, %arg.c.55.fr
  %.1025 = icmp slt i64 %.1024, 0
  %.1026 = icmp ne i64 %113, 0
  %.1027 = and i1 %.1026, %.1025
  %.1032 = sext i1 %.1027 to i64
  %spec.select575 = add i64 %112, %.1032
  br label %B820.endif

B1018.lr.ph:
  %114 = icmp ult i64 %arg.c.55.fr, 6
  %.1190 = mul nsw i64 %quot.1.0, %arg.c.55.fr
  %.1197 = getelementptr double, ptr %arg.c.35, i64 %quot.1.0
  br i1 %114, label %B1018.preheader, label %vector.memcheck

vector.memcheck:
  %115 = mul i64 %quot.1.0, %0
  %scevgep = getelementptr i8, ptr %arg.c.41, i64 %115
  %116 = shl i64 %quot.1.0, 3
  %117 = add i64 %116, 8
  %118 = mul i64 %117, %arg.c.55.fr
  %scevgep32 = getelementptr i8, ptr %arg.c.41, i64 %118
  %scevgep34 = getelementptr i8, ptr %scevgep33, i64 %116
  %scevgep35 = getelementptr i8, ptr %arg.c.42, i64 %115
  %scevgep36 = getelementptr i8, ptr %arg.c.42, i64 %118
  %bound0 = icmp ult ptr %scevgep, %scevgep34
  %bound1 = icmp ult ptr %.1197, %scevgep32
  %found.conflict = and i1 %bound0, %bound1
  %bound038 = icmp ult ptr %scevgep, %scevgep36
  %bound139 = icmp ult ptr %scevgep35, %scevgep32
  %found.conflict40 = and i1 %bound038, %bound139
  %conflict.rdx = or i1 %found.conflict, %found.conflict40
  %bound041 = icmp ult ptr %scevgep, %scevgep37
  %bound142 = icmp ult ptr %arg.c.46, %scevgep32
  %found.conflict43 = and i1 %bound041, %bound142
  %conflict.rdx44 = or i1 %found.conflict43, %conflict.rdx
  br i1 %conflict.rdx44, label %B1018.preheader, label %vector.ph

vector.ph:
  %sunkaddr187 = shl i64 %.962708718, 3
  %sunkaddr188 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr187
  %119 = load double, ptr %sunkaddr188, align 8
  %broadcast.splatinsert48 = insertelement <2 x double> poison, double %119, i64 0
  %broadcast.splat49 = shufflevector <2 x double> %broadcast.splatinsert48, <2 x double> poison, <2 x i32> zeroinitializer
  %120 = load double, ptr %.1197, align 8
  %broadcast.splatinsert = insertelement <2 x double> poison, double %120, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  %scevgep70 = getelementptr i8, ptr %scevgep69, i64 %115
  %scevgep75 = getelementptr i8, ptr %scevgep74, i64 %115
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %121 = shl i64 %index, 3
  %scevgep77 = getelementptr i8, ptr %scevgep75, i64 %121
  %scevgep78 = getelementptr i8, ptr %scevgep77, i64 -16
  %wide.load = load <2 x double>, ptr %scevgep78, align 8
  %wide.load45 = load <2 x double>, ptr %scevgep77, align 8
  %scevgep72 = getelementptr i8, ptr %scevgep70, i64 %121
  %122 = shl i64 %index, 3
  %scevgep15 = getelementptr i8, ptr %scevgep70, i64 %122
  %scevgep17 = getelementptr i8, ptr %scevgep15, i64 -16
  %wide.load46 = load <2 x double>, ptr %scevgep17, align 8
  %wide.load47 = load <2 x double>, ptr %scevgep72, align 8
  %123 = fmul <2 x double> %broadcast.splat, %wide.load46
  %124 = fmul <2 x double> %broadcast.splat, %wide.load47
  %125 = fmul <2 x double> %broadcast.splat49, %123
  %126 = fmul <2 x double> %broadcast.splat49, %124
  %127 = fsub <2 x double> %wide.load, %125
  %128 = fsub <2 x double> %wide.load45, %126
  store <2 x double> %127, ptr %scevgep78, align 8
  store <2 x double> %128, ptr %scevgep77, align 8
  %index.next = add nuw nsw i64 %index, 4
  %129 = icmp eq i64 %n.vec, %index.next
  br i1 %129, label %middle.block, label %vector.body

middle.block:
  %130 = icmp eq i64 %arg.c.55.fr, %n.vec
  br i1 %130, label %B1186, label %B1018.preheader

B1018.preheader:
  %.1153702704.ph = phi i64 [ 0, %vector.memcheck ], [ 0, %B1018.lr.ph ], [ %n.vec, %middle.block ]
  %131 = and i64 %arg.c.55.fr, 1
  %132 = icmp eq i64 %131, 0
  %.neg = or disjoint i64 %.1153702704.ph, 1
  br i1 %132, label %B1018.prol.loopexit, label %B1018.prol

B1018.prol:
  %.1191.prol = add nsw i64 %.1153702704.ph, %.1190
  %.1192.prol = getelementptr double, ptr %arg.c.41, i64 %.1191.prol
  %.1193.prol = load double, ptr %.1192.prol, align 8
  %.1198.prol = load double, ptr %.1197, align 8
  %.1206.prol = getelementptr double, ptr %arg.c.42, i64 %.1191.prol
  %.1207.prol = load double, ptr %.1206.prol, align 8
  %.1208.prol = fmul double %.1198.prol, %.1207.prol
  %sunkaddr189 = shl i64 %.962708718, 3
  %sunkaddr190 = getelementptr i8, ptr %arg.c.46, i64 %sunkaddr189
  %.1213.prol = load double, ptr %sunkaddr190, align 8
  %.1214.prol = fmul double %.1208.prol, %.1213.prol
  %.1215.prol = fsub double %.1193.prol, %.1214.prol
  store double %.1215.prol, ptr %.1192.prol, align 8
  br label %B1018.prol.loopexit

B1018.prol.loopexit:
  %.1153702704.unr = phi i64 [ %.1153702704.ph, %B1018.preheader ], [ %.neg, %B1018.prol ]
  %133 = icmp eq i64 %arg.c.55.fr, %.neg
  br i1 %133, label %B1186, label %B1018.preheader.new

B1018.preheader.new:
  %134 = mul i64 %quot.1.0, %0
  %scevgep80 = getelementptr i8, ptr %scevgep79, i64 %134
  %scevgep85 = getelementptr i8, ptr %scevgep84, i64 %134
  br label %B1018
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
