; loop lanes of simulate/integrators/lanes.py, made by python tools/loops.py
; sources 60a975bad07616e0e1e6694b03f83038fc4f3b9be6ec4f44aa48c4c76fab66f1
; numba 0.68.1, llvmlite 0.50.0, Python 3.11
define internal i32 @part0(ptr %retptr, ptr %excinfo, i64 %arg.table) {
B0:
  %.150 = alloca i64, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.6 = inttoptr i64 %arg.table to ptr
  %.8 = load i64, ptr %.6, align 8
  %.9 = inttoptr i64 %.8 to ptr
  %.10 = getelementptr i8, ptr %.6, i64 8
  %.11 = load i64, ptr %.10, align 8
  %.12 = inttoptr i64 %.11 to ptr
  %.13 = getelementptr i8, ptr %.6, i64 16
  %.14 = load i64, ptr %.13, align 8
  %.15 = getelementptr i8, ptr %.6, i64 24
  %.16 = load i64, ptr %.15, align 8
  %.17 = getelementptr i8, ptr %.6, i64 32
  %.18 = load i64, ptr %.17, align 8
  %.19 = getelementptr i8, ptr %.6, i64 40
  %.20 = load i64, ptr %.19, align 8
  %.21 = getelementptr i8, ptr %.6, i64 48
  %.22 = load i64, ptr %.21, align 8
  %.30 = getelementptr i8, ptr %.6, i64 56
  %.31 = load i64, ptr %.30, align 8
  %.32 = inttoptr i64 %.31 to ptr
  %.33 = getelementptr i8, ptr %.6, i64 64
  %.34 = load i64, ptr %.33, align 8
  %.35 = inttoptr i64 %.34 to ptr
  %.36 = getelementptr i8, ptr %.6, i64 72
  %.37 = load i64, ptr %.36, align 8
  %.38 = inttoptr i64 %.37 to ptr
  %.39 = getelementptr i8, ptr %.6, i64 80
  %.40 = load i64, ptr %.39, align 8
  %.41 = inttoptr i64 %.40 to ptr
  %.42 = getelementptr i8, ptr %.6, i64 88
  %.43 = load i64, ptr %.42, align 8
  %.44 = inttoptr i64 %.43 to ptr
  %.45 = getelementptr i8, ptr %.6, i64 96
  %.46 = load i64, ptr %.45, align 8
  %.47 = inttoptr i64 %.46 to ptr
  %.48 = getelementptr i8, ptr %.6, i64 104
  %.49 = load i64, ptr %.48, align 8
  %.50 = inttoptr i64 %.49 to ptr
  %.51 = getelementptr i8, ptr %.6, i64 112
  %.52 = load i64, ptr %.51, align 8
  %.53 = inttoptr i64 %.52 to ptr
  %.54 = getelementptr i8, ptr %.6, i64 120
  %.55 = load i64, ptr %.54, align 8
  %.56 = inttoptr i64 %.55 to ptr
  %.57 = getelementptr i8, ptr %.6, i64 128
  %.58 = load i64, ptr %.57, align 8
  %.59 = inttoptr i64 %.58 to ptr
  %.60 = getelementptr i8, ptr %.6, i64 136
  %.61 = load i64, ptr %.60, align 8
  %.62 = inttoptr i64 %.61 to ptr
  %.63 = getelementptr i8, ptr %.6, i64 144
  %.64 = load i64, ptr %.63, align 8
  %.65 = inttoptr i64 %.64 to ptr
  %.66 = getelementptr i8, ptr %.6, i64 152
  %.67 = load i64, ptr %.66, align 8
  %.68 = inttoptr i64 %.67 to ptr
  %.69 = getelementptr i8, ptr %.6, i64 160
  %.70 = load i64, ptr %.69, align 8
  %.71 = inttoptr i64 %.70 to ptr
  %.72 = getelementptr i8, ptr %.6, i64 168
  %.73 = load i64, ptr %.72, align 8
  %.74 = getelementptr i8, ptr %.6, i64 176
  %.75 = load i64, ptr %.74, align 8
  %.76 = getelementptr i8, ptr %.6, i64 184
  %.77 = load i64, ptr %.76, align 8
  %.78 = getelementptr i8, ptr %.6, i64 192
  %.79 = load i64, ptr %.78, align 8
  %.98 = getelementptr i8, ptr %.6, i64 200
  %.99 = load i64, ptr %.98, align 8
  %.100 = inttoptr i64 %.99 to ptr
  %.101 = getelementptr i8, ptr %.6, i64 208
  %.102 = load i64, ptr %.101, align 8
  %.103 = inttoptr i64 %.102 to ptr
  %.104 = getelementptr i8, ptr %.6, i64 216
  %.105 = load i64, ptr %.104, align 8
  %.106 = inttoptr i64 %.105 to ptr
  %.107 = getelementptr i8, ptr %.6, i64 224
  %.108 = load i64, ptr %.107, align 8
  %.109 = inttoptr i64 %.108 to ptr
  %.110 = getelementptr i8, ptr %.6, i64 232
  %.111 = load i64, ptr %.110, align 8
  %.112 = inttoptr i64 %.111 to ptr
  %.113 = getelementptr i8, ptr %.6, i64 240
  %.114 = load i64, ptr %.113, align 8
  %.115 = inttoptr i64 %.114 to ptr
  %.122 = getelementptr i8, ptr %.6, i64 248
  %.123 = load i64, ptr %.122, align 8
  %.124 = inttoptr i64 %.123 to ptr
  %.125 = getelementptr i8, ptr %.6, i64 256
  %.126 = load i64, ptr %.125, align 8
  %.127 = inttoptr i64 %.126 to ptr
  %.128 = getelementptr i8, ptr %.6, i64 264
  %.129 = load i64, ptr %.128, align 8
  %.130 = inttoptr i64 %.129 to ptr
  %.131 = getelementptr i8, ptr %.6, i64 272
  %.132 = load i64, ptr %.131, align 8
  %.133 = inttoptr i64 %.132 to ptr
  %.134 = getelementptr i8, ptr %.6, i64 280
  %.135 = load i64, ptr %.134, align 8
  %.136 = inttoptr i64 %.135 to ptr
  store i64 0, ptr %.150, align 8
  %.154 = call i32 @part1(ptr %.150, ptr %excinfo.1, ptr %.9, ptr %.12, i64 %.14, i64 %.16, i64 %.18, i64 %.20, i64 %.22, ptr %.32, ptr %.35, ptr %.38, ptr %.41, ptr %.44, ptr %.47, ptr %.50, ptr %.53, ptr %.56, ptr %.59, ptr %.62, ptr %.65, ptr %.68, ptr %.71, i64 %.73, i64 %.75, i64 %.77, i64 %.79, ptr %.100, ptr %.103, ptr %.106, ptr %.109, ptr %.112, ptr %.115, ptr %.124, ptr %.127, ptr %.130, ptr %.133, ptr %.136)
  %cond = icmp eq i32 %.154, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

common.ret:
  ret i32 %.154

B0.endif:
  %.164 = load i64, ptr %.150, align 8
  store i64 %.164, ptr %retptr, align 8
  br label %common.ret

B0.if.if:
  %.162 = icmp sgt i32 %.154, 0
  %.155 = load ptr, ptr %excinfo.1, align 8
  %.163 = select i1 %.162, ptr %.155, ptr undef
  store ptr %.163, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part1(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.b.0, ptr %arg.b.1, ptr %arg.b.2, ptr %arg.b.3, ptr %arg.b.4, ptr %arg.b.5, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.83 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  %.113 = alloca ptr, align 8
  %excinfo.2 = alloca ptr, align 8
  %.258 = alloca i64, align 8
  %excinfo.3 = alloca ptr, align 8
  store ptr null, ptr %excinfo.3, align 8
  %.798 = alloca ptr, align 8
  %excinfo.4 = alloca ptr, align 8
  %.1097 = alloca ptr, align 8
  %excinfo.5 = alloca ptr, align 8
  %.76 = load i64, ptr %arg.b.1, align 8
  %.77 = icmp eq i64 %.76, 0
  br i1 %.77, label %B58, label %B100

B58:
  %.87 = call i32 @part2(ptr %.83, ptr %excinfo.1, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.b.2)
  %cond = icmp eq i32 %.87, 0
  br i1 %cond, label %B100, label %B58.if.if

B100:
  %.117 = call i32 @part3(ptr %.113, ptr %excinfo.2, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.b.0, ptr %arg.b.1, ptr %arg.b.2, ptr %arg.b.3, ptr %arg.b.4, ptr %arg.b.5)
  %cond8 = icmp eq i32 %.117, 0
  br i1 %cond8, label %B100.endif, label %B100.if.if

B230:
  %.232 = phi i64 [ %.165, %B230.preheader ], [ %.1150.pre, %B1374 ]
  %.203 = load double, ptr %arg.b.0, align 8
  %sunkaddr94 = getelementptr i8, ptr %arg.b.0, i64 8
  %.236 = load double, ptr %sunkaddr94, align 8
  %.237 = sitofp i64 %.232 to double
  %.238 = fmul double %.236, %.237
  %.239 = fadd double %.203, %.238
  store i64 0, ptr %.258, align 8
  %.262 = call i32 @part4(ptr %.258, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %.239, double %.236, ptr %arg.b.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %cond9 = icmp eq i32 %.262, 0
  br i1 %cond9, label %B230.endif, label %B230.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B530 ], [ 0, %B1472 ], [ %.87, %B58.if.if ], [ %.117, %B100.if.if ], [ %.262, %B230.if.if ], [ %.802, %B816.if.if ], [ %.1101, %B1342.if.if ]
  ret i32 %common.ret.op

B530.loopexit52:
  br label %B530

B530.loopexit:
  br label %B530

B530:
  %"$phi530.0.2.0" = phi i64 [ 11, %B530.loopexit52 ], [ %.272, %B530.loopexit ]
  store i64 %"$phi530.0.2.0", ptr %retptr, align 8
  br label %common.ret

B574:
  %.672200202 = phi i64 [ %.679.1, %B674.1 ], [ %.672200202.unr, %B574.preheader71 ]
  %sunkaddr = mul i64 %.672200202, 8
  %sunkaddr95 = getelementptr i8, ptr %arg.code.9, i64 %sunkaddr
  %.711 = load double, ptr %sunkaddr95, align 8
  %sunkaddr97 = mul i64 %.672200202, 8
  %sunkaddr98 = getelementptr i8, ptr %arg.b.5, i64 %sunkaddr97
  %.716 = load double, ptr %sunkaddr98, align 8
  %.717 = fcmp ogt double %.711, %.716
  br i1 %.717, label %B632, label %B674

B632:
  %sunkaddr99 = mul i64 %.672200202, 8
  %sunkaddr100 = getelementptr i8, ptr %arg.b.5, i64 %sunkaddr99
  store double %.711, ptr %sunkaddr100, align 8
  br label %B674

B674:
  %.679.1 = add nuw nsw i64 %.672200202, 2
  %sunkaddr101 = mul i64 %.672200202, 8
  %sunkaddr102 = getelementptr i8, ptr %arg.code.9, i64 %sunkaddr101
  %sunkaddr103 = getelementptr i8, ptr %sunkaddr102, i64 8
  %.711.1 = load double, ptr %sunkaddr103, align 8
  %sunkaddr104 = mul i64 %.672200202, 8
  %sunkaddr105 = getelementptr i8, ptr %arg.b.5, i64 %sunkaddr104
  %sunkaddr106 = getelementptr i8, ptr %sunkaddr105, i64 8
  %.716.1 = load double, ptr %sunkaddr106, align 8
  %.717.1 = fcmp ogt double %.711.1, %.716.1
  br i1 %.717.1, label %B632.1, label %B674.1

B632.1:
  %sunkaddr107 = mul i64 %.672200202, 8
  %sunkaddr108 = getelementptr i8, ptr %arg.b.5, i64 %sunkaddr107
  %sunkaddr109 = getelementptr i8, ptr %sunkaddr108, i64 8
  store double %.711.1, ptr %sunkaddr109, align 8
  br label %B674.1

B674.1:
  %exitcond.not.1 = icmp eq i64 %arg.code.14, %.679.1
  br i1 %exitcond.not.1, label %B676, label %B574

B676:
  %0 = icmp eq i64 %arg.code.17, 0
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.b.2, ptr %arg.room.2, i64 %.747, i1 false)
  %.777 = load i64, ptr %arg.b.1, align 8
  %.778 = add nsw i64 %.777, 1
  store i64 %.778, ptr %arg.b.1, align 8
  br i1 %0, label %B878, label %B816

B816:
  %.788 = fadd double %.236, %.239
  %.802 = call i32 @part5(ptr %.798, ptr %excinfo.4, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %.788, ptr %arg.b.2, ptr %arg.b.4)
  %cond11 = icmp eq i32 %.802, 0
  br i1 %cond11, label %B816.B878_crit_edge, label %B816.if.if

B816.B878_crit_edge:
  %.1062.pre242.pre = load i64, ptr %arg.b.1, align 8
  br label %B878

B878:
  %.1062.pre242 = phi i64 [ %.1062.pre242.pre, %B816.B878_crit_edge ], [ %.778, %B676 ]
  %sunkaddr110 = getelementptr i8, ptr %arg.b.1, i64 24
  %.855 = load i64, ptr %sunkaddr110, align 8
  %.856 = icmp sgt i64 %.855, 0
  br i1 %.856, label %B932.else.if, label %B1246

B1034:
  %sunkaddr111 = getelementptr i8, ptr %arg.b.1, i64 16
  %.990 = load i64, ptr %sunkaddr111, align 8
  %.993 = mul nsw i64 %.990, %arg.code.15
  %.994 = getelementptr double, ptr %arg.b.3, i64 %.993
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.994, ptr %arg.b.2, i64 %.747, i1 false)
  %.1029 = load i64, ptr %sunkaddr111, align 8
  %.1030 = add nsw i64 %.1029, 1
  store i64 %.1030, ptr %sunkaddr111, align 8
  %.1062.pre = load i64, ptr %arg.b.1, align 8
  br label %B1246

B1246:
  %.1062 = phi i64 [ %.1062.pre242, %43 ], [ %.1062.pre, %B1034 ], [ %.1062.pre242, %B878 ]
  %sunkaddr112 = getelementptr i8, ptr %arg.b.1, i64 8
  %.1091 = load i64, ptr %sunkaddr112, align 8
  %.1092 = icmp slt i64 %.1062, %.1091
  br i1 %.1092, label %B1342, label %B1472

B1342:
  %.1101 = call i32 @part3(ptr %.1097, ptr %excinfo.5, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.b.0, ptr %arg.b.1, ptr %arg.b.2, ptr %arg.b.3, ptr %arg.b.4, ptr %arg.b.5)
  %cond10 = icmp eq i32 %.1101, 0
  br i1 %cond10, label %B1374, label %B1342.if.if

B1374:
  %.1150.pre = load i64, ptr %arg.b.1, align 8
  %sunkaddr113 = getelementptr i8, ptr %arg.b.1, i64 8
  %.1179.pre = load i64, ptr %sunkaddr113, align 8
  %1 = icmp slt i64 %.1150.pre, %.1179.pre
  br i1 %1, label %B230, label %B1472

B1472:
  store i64 6, ptr %retptr, align 8
  br label %common.ret

B58.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B100.endif:
  %.165 = load i64, ptr %arg.b.1, align 8
  %.193 = getelementptr i8, ptr %arg.b.1, i64 8
  %.194 = load i64, ptr %.193, align 8
  %.195 = icmp slt i64 %.165, %.194
  br i1 %.195, label %B230.preheader, label %B1472

B230.preheader:
  %.747 = shl i64 %arg.code.15, 3
  %2 = shl i64 %arg.code.14, 3
  %scevgep = getelementptr i8, ptr %arg.b.5, i64 %2
  %scevgep43 = getelementptr i8, ptr %arg.code.9, i64 %2
  %bound0 = icmp ult ptr %arg.b.5, %scevgep43
  %bound1 = icmp ult ptr %arg.code.9, %scevgep
  %found.conflict = and i1 %bound0, %bound1
  %n.vec = and i64 %arg.code.14, 9223372036854775804
  %3 = icmp samesign ult i64 %arg.code.14, 4
  %brmerge = select i1 %3, i1 true, i1 %found.conflict
  br label %B230

B100.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B230.endif:
  %.272 = load i64, ptr %.258, align 8
  switch i64 %.272, label %B530.loopexit52 [
    i64 0, label %B532.endif
    i64 3, label %B530.loopexit
    i64 12, label %B530.loopexit
  ]

B230.if.if:
  %.270 = icmp sgt i32 %.262, 0
  %.263 = load ptr, ptr %excinfo.3, align 8
  %.271 = select i1 %.270, ptr %.263, ptr undef
  store ptr %.271, ptr %excinfo, align 8
  br label %common.ret

B532.endif:
  %4 = icmp slt i64 %arg.code.14, 1
  br i1 %4, label %B676, label %B574.preheader

B574.preheader:
  br i1 %brmerge, label %B574.preheader53, label %vector.body.preheader

vector.body.preheader:
  br label %vector.body

vector.body:
  %index = phi i64 [ %index.next, %pred.store.continue52 ], [ 0, %vector.body.preheader ]
  %sunkaddr115 = shl i64 %index, 3
  %sunkaddr114 = mul i64 %index, 8
  %sunkaddr116 = getelementptr i8, ptr %arg.code.9, i64 %sunkaddr114
  %wide.load = load <2 x double>, ptr %sunkaddr116, align 8
  %sunkaddr117 = mul i64 %index, 8
  %sunkaddr118 = getelementptr i8, ptr %arg.code.9, i64 %sunkaddr117
  %sunkaddr119 = getelementptr i8, ptr %sunkaddr118, i64 16
  %wide.load44 = load <2 x double>, ptr %sunkaddr119, align 8
  %scevgep83 = getelementptr i8, ptr %arg.b.5, i64 %sunkaddr115
  %5 = shl i64 %index, 3
  %scevgep77 = getelementptr i8, ptr %arg.b.5, i64 %5
  %scevgep78 = getelementptr i8, ptr %scevgep77, i64 16
  %wide.load45 = load <2 x double>, ptr %scevgep83, align 8
  %wide.load46 = load <2 x double>, ptr %scevgep78, align 8
  %6 = fcmp ogt <2 x double> %wide.load, %wide.load45
  %7 = extractelement <2 x i1> %6, i64 0
  br i1 %7, label %pred.store.if, label %pred.store.continue

pred.store.if:
  %8 = extractelement <2 x double> %wide.load, i64 0
  %sunkaddr122 = mul i64 %index, 8
  %sunkaddr123 = getelementptr i8, ptr %arg.b.5, i64 %sunkaddr122
  store double %8, ptr %sunkaddr123, align 8
  br label %pred.store.continue

pred.store.continue:
  %9 = fcmp ogt <2 x double> %wide.load, %wide.load45
  %10 = extractelement <2 x i1> %9, i64 1
  br i1 %10, label %pred.store.if47, label %pred.store.continue48

pred.store.if47:
  %11 = shl i64 %index, 3
  %scevgep74 = getelementptr i8, ptr %arg.b.5, i64 %11
  %scevgep76 = getelementptr i8, ptr %scevgep74, i64 8
  %12 = extractelement <2 x double> %wide.load, i64 1
  store double %12, ptr %scevgep76, align 8
  br label %pred.store.continue48

pred.store.continue48:
  %13 = fcmp ogt <2 x double> %wide.load44, %wide.load46
  %14 = extractelement <2 x i1> %13, i64 0
  br i1 %14, label %pred.store.if49, label %pred.store.continue50

pred.store.if49:
  %15 = extractelement <2 x double> %wide.load44, i64 0
  %sunkaddr124 = mul i64 %index, 8
  %sunkaddr125 = getelementptr i8, ptr %arg.b.5, i64 %sunkaddr124
  %sunkaddr126 = getelementptr i8, ptr %sunkaddr125, i64 16
  store double %15, ptr %sunkaddr126, align 8
  br label %pred.store.continue50

pred.store.continue50:
  %16 = fcmp ogt <2 x double> %wide.load44, %wide.load46
  %17 = extractelement <2 x i1> %16, i64 1
  br i1 %17, label %pred.store.if51, label %pred.store.continue52

pred.store.if51:
  %18 = shl i64 %index, 3
  %scevgep72 = getelementptr i8, ptr %arg.b.5, i64 %18
  %scevgep73 = getelementptr i8, ptr %scevgep72, i64 24
  %19 = extractelement <2 x double> %wide.load44, i64 1
  store double %19, ptr %scevgep73, align 8
  br label %pred.store.continue52

pred.store.continue52:
  %index.next = add nuw nsw i64 %index, 4
  %20 = icmp eq i64 %n.vec, %index.next
  br i1 %20, label %middle.block, label %vector.body

middle.block:
  %21 = icmp eq i64 %arg.code.14, %n.vec
  br i1 %21, label %B676, label %B574.preheader53

B574.preheader53:
  %.672200202.ph = phi i64 [ %n.vec, %middle.block ], [ 0, %B574.preheader ]
  %22 = and i64 %arg.code.14, 1
  %23 = icmp eq i64 %22, 0
  %.neg = or disjoint i64 %.672200202.ph, 1
  br i1 %23, label %B574.prol.loopexit, label %B574.prol

B574.prol:
  %.710.prol = getelementptr double, ptr %arg.code.9, i64 %.672200202.ph
  %.711.prol = load double, ptr %.710.prol, align 8
  %.715.prol = getelementptr double, ptr %arg.b.5, i64 %.672200202.ph
  %.716.prol = load double, ptr %.715.prol, align 8
  %.717.prol = fcmp ogt double %.711.prol, %.716.prol
  br i1 %.717.prol, label %B632.prol, label %B574.prol.loopexit

B632.prol:
  %sunkaddr120 = shl i64 %.672200202.ph, 3
  %sunkaddr121 = getelementptr i8, ptr %arg.b.5, i64 %sunkaddr120
  store double %.711.prol, ptr %sunkaddr121, align 8
  br label %B574.prol.loopexit

B574.prol.loopexit:
  %.672200202.unr = phi i64 [ %.672200202.ph, %B574.preheader53 ], [ %.neg, %B632.prol ], [ %.neg, %B574.prol ]
  %24 = icmp eq i64 %arg.code.14, %.neg
  br i1 %24, label %B676, label %B574.preheader71

B574.preheader71:
  br label %B574

B816.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B932.else.if:
  %25 = or i64 %.855, %.1062.pre242
  %26 = icmp ult i64 %25, 4294967296
  br i1 %26, label %27, label %32

27:
  %28 = trunc nuw i64 %.855 to i32
  %29 = trunc nuw i64 %.1062.pre242 to i32
  %30 = urem i32 %29, %28
  %31 = zext i32 %30 to i64
  br label %43

32:
  %33 = or i64 %.1062.pre242, %.855
  %34 = and i64 %33, -4294967296
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %41

36:
  %37 = trunc i64 %.855 to i32
  %38 = trunc i64 %.1062.pre242 to i32
  %39 = urem i32 %38, %37
  %40 = zext i32 %39 to i64
  br label %43

41:
  %42 = srem i64 %.1062.pre242, %.855
  br label %43

43:
  %44 = phi i64 [ %31, %27 ], [ %40, %36 ], [ %42, %41 ]
  %.936 = xor i64 %44, %.855
  %.937 = icmp slt i64 %.936, 0
  %.946 = select i1 %.937, i64 %.855, i64 0
  %.926.1 = sub nsw i64 0, %.946
  %.956 = icmp eq i64 %44, %.926.1
  br i1 %.956, label %B1034, label %B1246

B1342.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part2(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.y) {
B0:
  %arg.code.14.fr = freeze i64 %arg.code.14
  %.63 = getelementptr i8, ptr %arg.code.0, i64 128
  %.64 = load i64, ptr %.63, align 8
  %.65 = icmp eq i64 %.64, 0
  br i1 %.65, label %common.ret, label %B68.endif.endif

common.ret.sink.split:
  %.32.i.us.11.sink = phi i64 [ %.32.i.us.us, %B142.us.us ], [ %.32.i.us.11, %B142.endif.us.10 ]
  %.sink.ph = phi double [ 0.000000e+00, %B142.us.us ], [ -1.000000e+00, %B142.endif.us.10 ]
  %sunkaddr = getelementptr i8, ptr %arg.code.0, i64 136
  %.45.i.us.11 = load i64, ptr %sunkaddr, align 8
  %sunkaddr266 = getelementptr i8, ptr %arg.code.0, i64 144
  %.52.i.us.11 = load i64, ptr %sunkaddr266, align 8
  %sunkaddr267 = getelementptr i8, ptr %arg.code.0, i64 152
  %.63.i.us.11 = load i64, ptr %sunkaddr267, align 8
  %.65.i.us.11 = inttoptr i64 %.45.i.us.11 to ptr
  %.66.i.us.11 = inttoptr i64 %.52.i.us.11 to ptr
  %.67.i.us.11 = inttoptr i64 %.63.i.us.11 to ptr
  %.68.i.us.11 = inttoptr i64 %.32.i.us.11.sink to ptr
  tail call void %.68.i.us.11(ptr %.65.i.us.11, ptr %.66.i.us.11, ptr %.67.i.us.11)
  br label %common.ret

common.ret:
  %.sink = phi double [ -1.000000e+00, %B142.endif.us.10 ], [ %.sink.ph, %common.ret.sink.split ], [ 0.000000e+00, %B0 ], [ -1.000000e+00, %B68.i115 ], [ -1.000000e+00, %B68.i ], [ 0.000000e+00, %B142.us.us ], [ -1.000000e+00, %B140 ], [ -1.000000e+00, %B612 ], [ %first.2.1, %B630 ]
  store double %.sink, ptr %retptr, align 8
  ret i32 0

B140:
  %exitcond.not = icmp eq i64 %.178, 12
  br i1 %exitcond.not, label %common.ret, label %B142

B142:
  %first.3.0262 = phi double [ %first.2.1, %B140 ], [ 0.000000e+00, %B142.preheader ]
  %left.2.0261 = phi i64 [ %.624, %B140 ], [ %.76, %B142.preheader ]
  %.171243259 = phi i64 [ %.178, %B140 ], [ 0, %B142.preheader ]
  %.178 = add nuw nsw i64 %.171243259, 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.213, i1 false)
  %sunkaddr68 = getelementptr i8, ptr %arg.code.0, i64 128
  %.32.i = load i64, ptr %sunkaddr68, align 8
  %.37.not.i = icmp eq i64 %.32.i, 0
  br i1 %.37.not.i, label %B142.endif, label %B48.i

B48.i:
  %sunkaddr69 = getelementptr i8, ptr %arg.code.0, i64 136
  %.45.i = load i64, ptr %sunkaddr69, align 8
  %sunkaddr70 = getelementptr i8, ptr %arg.code.0, i64 144
  %.52.i = load i64, ptr %sunkaddr70, align 8
  %sunkaddr71 = getelementptr i8, ptr %arg.code.0, i64 152
  %.63.i = load i64, ptr %sunkaddr71, align 8
  %.65.i = inttoptr i64 %.45.i to ptr
  %.66.i = inttoptr i64 %.52.i to ptr
  %.67.i = inttoptr i64 %.63.i to ptr
  %.68.i = inttoptr i64 %.32.i to ptr
  tail call void %.68.i(ptr %.65.i, ptr %.66.i, ptr %.67.i)
  br label %B142.endif

B494:
  %sunkaddr72 = getelementptr i8, ptr %arg.code.0, i64 160
  %.32.i31 = load i64, ptr %sunkaddr72, align 8
  %.37.not.i32 = icmp eq i64 %.32.i31, 0
  br i1 %.37.not.i32, label %B50.i107.preheader, label %B48.i33

B50.i107.preheader:
  br label %B50.i107

B48.i33:
  %sunkaddr73 = getelementptr i8, ptr %arg.code.0, i64 168
  %.45.i35 = load i64, ptr %sunkaddr73, align 8
  %sunkaddr74 = getelementptr i8, ptr %arg.code.0, i64 176
  %.52.i37 = load i64, ptr %sunkaddr74, align 8
  %sunkaddr75 = getelementptr i8, ptr %arg.code.0, i64 184
  %.63.i39 = load i64, ptr %sunkaddr75, align 8
  %.65.i40 = inttoptr i64 %.45.i35 to ptr
  %.66.i41 = inttoptr i64 %.52.i37 to ptr
  %.67.i42 = inttoptr i64 %.63.i39 to ptr
  %.68.i43 = inttoptr i64 %.32.i31 to ptr
  tail call void %.68.i43(ptr %.65.i40, ptr %.66.i41, ptr %.67.i42)
  br label %B50.i107.preheader

B608:
  br label %B612

B612:
  %worst.2.1 = phi double [ %worst.3.1.i, %B142.endif.endif.endif.endif ], [ %worst.3.1.i133, %B494.endif.endif ], [ %worst.3.1.i, %B608 ]
  %.580 = fcmp olt double %worst.2.1, 0.000000e+00
  br i1 %.580, label %common.ret, label %B630

B630:
  %.607 = icmp eq i64 %.171243259, 0
  %first.2.1 = select i1 %.607, double %worst.2.1, double %first.3.0262
  %.620 = xor i64 %found.2.0.lcssa.i84.ph, -1
  %.624 = and i64 %left.2.0261, %.620
  %.631 = icmp eq i64 %.624, 0
  br i1 %.631, label %common.ret, label %B140

B68.endif.endif:
  %.213 = shl i64 %arg.code.15, 3
  %.11353.not.i = icmp slt i64 %arg.code.14.fr, 1
  %n.vec.i = and i64 %arg.code.14.fr, 9223372036854775804
  %scevgep.i87 = getelementptr i8, ptr %arg.y, i64 16
  %scevgep13.i = getelementptr i8, ptr %arg.code.7, i64 16
  %0 = shl i64 %arg.code.14.fr, 3
  %1 = trunc nuw i64 %arg.code.14.fr to i32
  br i1 %.11353.not.i, label %B68.endif.endif.split.us, label %B142.preheader

B142.preheader:
  %arg.y1.i = ptrtoint ptr %arg.y to i64
  %arg.code.72.i = ptrtoint ptr %arg.code.7 to i64
  %2 = sub i64 %arg.y1.i, %arg.code.72.i
  %notmask = shl nsw i64 -1, %arg.code.14.fr
  %.76 = xor i64 %notmask, -1
  br label %B142

B68.endif.endif.split.us:
  %.631.us = icmp eq i64 %arg.code.14.fr, 0
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.213, i1 false)
  %sunkaddr76 = getelementptr i8, ptr %arg.code.0, i64 128
  %.32.i.us.us = load i64, ptr %sunkaddr76, align 8
  br i1 %.631.us, label %B142.us.us, label %B142.us.preheader

B142.us.preheader:
  %3 = icmp eq i64 %.32.i.us.us, 0
  br i1 %3, label %B142.endif.us, label %B48.i.us

B142.us.us:
  %4 = icmp eq i64 %.32.i.us.us, 0
  br i1 %4, label %common.ret, label %common.ret.sink.split

B48.i.us:
  %sunkaddr277 = getelementptr i8, ptr %arg.code.0, i64 136
  %.45.i.us = load i64, ptr %sunkaddr277, align 8
  %sunkaddr278 = getelementptr i8, ptr %arg.code.0, i64 144
  %.52.i.us = load i64, ptr %sunkaddr278, align 8
  %sunkaddr279 = getelementptr i8, ptr %arg.code.0, i64 152
  %.63.i.us = load i64, ptr %sunkaddr279, align 8
  %.65.i.us = inttoptr i64 %.45.i.us to ptr
  %.66.i.us = inttoptr i64 %.52.i.us to ptr
  %.67.i.us = inttoptr i64 %.63.i.us to ptr
  %.68.i.us = inttoptr i64 %.32.i.us.us to ptr
  tail call void %.68.i.us(ptr %.65.i.us, ptr %.66.i.us, ptr %.67.i.us)
  br label %B142.endif.us

B142.endif.us:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.213, i1 false)
  %sunkaddr77 = getelementptr i8, ptr %arg.code.0, i64 128
  %.32.i.us.1 = load i64, ptr %sunkaddr77, align 8
  %.37.not.i.us.1 = icmp eq i64 %.32.i.us.1, 0
  br i1 %.37.not.i.us.1, label %B142.endif.us.1, label %B48.i.us.1

B48.i.us.1:
  %sunkaddr281 = getelementptr i8, ptr %arg.code.0, i64 136
  %.45.i.us.1 = load i64, ptr %sunkaddr281, align 8
  %sunkaddr282 = getelementptr i8, ptr %arg.code.0, i64 144
  %.52.i.us.1 = load i64, ptr %sunkaddr282, align 8
  %sunkaddr283 = getelementptr i8, ptr %arg.code.0, i64 152
  %.63.i.us.1 = load i64, ptr %sunkaddr283, align 8
  %.65.i.us.1 = inttoptr i64 %.45.i.us.1 to ptr
  %.66.i.us.1 = inttoptr i64 %.52.i.us.1 to ptr
  %.67.i.us.1 = inttoptr i64 %.63.i.us.1 to ptr
  %.68.i.us.1 = inttoptr i64 %.32.i.us.1 to ptr
  tail call void %.68.i.us.1(ptr %.65.i.us.1, ptr %.66.i.us.1, ptr %.67.i.us.1)
  br label %B142.endif.us.1

B142.endif.us.1:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.213, i1 false)
  %sunkaddr78 = getelementptr i8, ptr %arg.code.0, i64 128
  %.32.i.us.2 = load i64, ptr %sunkaddr78, align 8
  %.37.not.i.us.2 = icmp eq i64 %.32.i.us.2, 0
  br i1 %.37.not.i.us.2, label %B142.endif.us.2, label %B48.i.us.2

B48.i.us.2:
  %sunkaddr285 = getelementptr i8, ptr %arg.code.0, i64 136
  %.45.i.us.2 = load i64, ptr %sunkaddr285, align 8
  %sunkaddr286 = getelementptr i8, ptr %arg.code.0, i64 144
  %.52.i.us.2 = load i64, ptr %sunkaddr286, align 8
  %sunkaddr287 = getelementptr i8, ptr %arg.code.0, i64 152
  %.63.i.us.2 = load i64, ptr %sunkaddr287, align 8
  %.65.i.us.2 = inttoptr i64 %.45.i.us.2 to ptr
  %.66.i.us.2 = inttoptr i64 %.52.i.us.2 to ptr
  %.67.i.us.2 = inttoptr i64 %.63.i.us.2 to ptr
  %.68.i.us.2 = inttoptr i64 %.32.i.us.2 to ptr
  tail call void %.68.i.us.2(ptr %.65.i.us.2, ptr %.66.i.us.2, ptr %.67.i.us.2)
  br label %B142.endif.us.2

B142.endif.us.2:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.213, i1 false)
  %sunkaddr79 = getelementptr i8, ptr %arg.code.0, i64 128
  %.32.i.us.3 = load i64, ptr %sunkaddr79, align 8
  %.37.not.i.us.3 = icmp eq i64 %.32.i.us.3, 0
  br i1 %.37.not.i.us.3, label %B142.endif.us.3, label %B48.i.us.3

B48.i.us.3:
  %sunkaddr289 = getelementptr i8, ptr %arg.code.0, i64 136
  %.45.i.us.3 = load i64, ptr %sunkaddr289, align 8
  %sunkaddr290 = getelementptr i8, ptr %arg.code.0, i64 144
  %.52.i.us.3 = load i64, ptr %sunkaddr290, align 8
  %sunkaddr291 = getelementptr i8, ptr %arg.code.0, i64 152
  %.63.i.us.3 = load i64, ptr %sunkaddr291, align 8
  %.65.i.us.3 = inttoptr i64 %.45.i.us.3 to ptr
  %.66.i.us.3 = inttoptr i64 %.52.i.us.3 to ptr
  %.67.i.us.3 = inttoptr i64 %.63.i.us.3 to ptr
  %.68.i.us.3 = inttoptr i64 %.32.i.us.3 to ptr
  tail call void %.68.i.us.3(ptr %.65.i.us.3, ptr %.66.i.us.3, ptr %.67.i.us.3)
  br label %B142.endif.us.3

B142.endif.us.3:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.213, i1 false)
  %sunkaddr81 = getelementptr i8, ptr %arg.code.0, i64 128
  %.32.i.us.4 = load i64, ptr %sunkaddr81, align 8
  %.37.not.i.us.4 = icmp eq i64 %.32.i.us.4, 0
  br i1 %.37.not.i.us.4, label %B142.endif.us.4, label %B48.i.us.4

B48.i.us.4:
  %sunkaddr293 = getelementptr i8, ptr %arg.code.0, i64 136
  %.45.i.us.4 = load i64, ptr %sunkaddr293, align 8
  %sunkaddr294 = getelementptr i8, ptr %arg.code.0, i64 144
  %.52.i.us.4 = load i64, ptr %sunkaddr294, align 8
  %sunkaddr295 = getelementptr i8, ptr %arg.code.0, i64 152
  %.63.i.us.4 = load i64, ptr %sunkaddr295, align 8
  %.65.i.us.4 = inttoptr i64 %.45.i.us.4 to ptr
  %.66.i.us.4 = inttoptr i64 %.52.i.us.4 to ptr
  %.67.i.us.4 = inttoptr i64 %.63.i.us.4 to ptr
  %.68.i.us.4 = inttoptr i64 %.32.i.us.4 to ptr
  tail call void %.68.i.us.4(ptr %.65.i.us.4, ptr %.66.i.us.4, ptr %.67.i.us.4)
  br label %B142.endif.us.4

B142.endif.us.4:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.213, i1 false)
  %sunkaddr82 = getelementptr i8, ptr %arg.code.0, i64 128
  %.32.i.us.5 = load i64, ptr %sunkaddr82, align 8
  %.37.not.i.us.5 = icmp eq i64 %.32.i.us.5, 0
  br i1 %.37.not.i.us.5, label %B142.endif.us.5, label %B48.i.us.5

B48.i.us.5:
  %sunkaddr297 = getelementptr i8, ptr %arg.code.0, i64 136
  %.45.i.us.5 = load i64, ptr %sunkaddr297, align 8
  %sunkaddr298 = getelementptr i8, ptr %arg.code.0, i64 144
  %.52.i.us.5 = load i64, ptr %sunkaddr298, align 8
  %sunkaddr299 = getelementptr i8, ptr %arg.code.0, i64 152
  %.63.i.us.5 = load i64, ptr %sunkaddr299, align 8
  %.65.i.us.5 = inttoptr i64 %.45.i.us.5 to ptr
  %.66.i.us.5 = inttoptr i64 %.52.i.us.5 to ptr
  %.67.i.us.5 = inttoptr i64 %.63.i.us.5 to ptr
  %.68.i.us.5 = inttoptr i64 %.32.i.us.5 to ptr
  tail call void %.68.i.us.5(ptr %.65.i.us.5, ptr %.66.i.us.5, ptr %.67.i.us.5)
  br label %B142.endif.us.5

B142.endif.us.5:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.213, i1 false)
  %sunkaddr83 = getelementptr i8, ptr %arg.code.0, i64 128
  %.32.i.us.6 = load i64, ptr %sunkaddr83, align 8
  %.37.not.i.us.6 = icmp eq i64 %.32.i.us.6, 0
  br i1 %.37.not.i.us.6, label %B142.endif.us.6, label %B48.i.us.6

B48.i.us.6:
  %sunkaddr301 = getelementptr i8, ptr %arg.code.0, i64 136
  %.45.i.us.6 = load i64, ptr %sunkaddr301, align 8
  %sunkaddr302 = getelementptr i8, ptr %arg.code.0, i64 144
  %.52.i.us.6 = load i64, ptr %sunkaddr302, align 8
  %sunkaddr303 = getelementptr i8, ptr %arg.code.0, i64 152
  %.63.i.us.6 = load i64, ptr %sunkaddr303, align 8
  %.65.i.us.6 = inttoptr i64 %.45.i.us.6 to ptr
  %.66.i.us.6 = inttoptr i64 %.52.i.us.6 to ptr
  %.67.i.us.6 = inttoptr i64 %.63.i.us.6 to ptr
  %.68.i.us.6 = inttoptr i64 %.32.i.us.6 to ptr
  tail call void %.68.i.us.6(ptr %.65.i.us.6, ptr %.66.i.us.6, ptr %.67.i.us.6)
  br label %B142.endif.us.6

B142.endif.us.6:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.213, i1 false)
  %sunkaddr84 = getelementptr i8, ptr %arg.code.0, i64 128
  %.32.i.us.7 = load i64, ptr %sunkaddr84, align 8
  %.37.not.i.us.7 = icmp eq i64 %.32.i.us.7, 0
  br i1 %.37.not.i.us.7, label %B142.endif.us.7, label %B48.i.us.7

B48.i.us.7:
  %sunkaddr305 = getelementptr i8, ptr %arg.code.0, i64 136
  %.45.i.us.7 = load i64, ptr %sunkaddr305, align 8
  %sunkaddr306 = getelementptr i8, ptr %arg.code.0, i64 144
  %.52.i.us.7 = load i64, ptr %sunkaddr306, align 8
  %sunkaddr307 = getelementptr i8, ptr %arg.code.0, i64 152
  %.63.i.us.7 = load i64, ptr %sunkaddr307, align 8
  %.65.i.us.7 = inttoptr i64 %.45.i.us.7 to ptr
  %.66.i.us.7 = inttoptr i64 %.52.i.us.7 to ptr
  %.67.i.us.7 = inttoptr i64 %.63.i.us.7 to ptr
  %.68.i.us.7 = inttoptr i64 %.32.i.us.7 to ptr
  tail call void %.68.i.us.7(ptr %.65.i.us.7, ptr %.66.i.us.7, ptr %.67.i.us.7)
  br label %B142.endif.us.7

B142.endif.us.7:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.213, i1 false)
  %sunkaddr86 = getelementptr i8, ptr %arg.code.0, i64 128
  %.32.i.us.8 = load i64, ptr %sunkaddr86, align 8
  %.37.not.i.us.8 = icmp eq i64 %.32.i.us.8, 0
  br i1 %.37.not.i.us.8, label %B142.endif.us.8, label %B48.i.us.8

B48.i.us.8:
  %sunkaddr309 = getelementptr i8, ptr %arg.code.0, i64 136
  %.45.i.us.8 = load i64, ptr %sunkaddr309, align 8
  %sunkaddr310 = getelementptr i8, ptr %arg.code.0, i64 144
  %.52.i.us.8 = load i64, ptr %sunkaddr310, align 8
  %sunkaddr311 = getelementptr i8, ptr %arg.code.0, i64 152
  %.63.i.us.8 = load i64, ptr %sunkaddr311, align 8
  %.65.i.us.8 = inttoptr i64 %.45.i.us.8 to ptr
  %.66.i.us.8 = inttoptr i64 %.52.i.us.8 to ptr
  %.67.i.us.8 = inttoptr i64 %.63.i.us.8 to ptr
  %.68.i.us.8 = inttoptr i64 %.32.i.us.8 to ptr
  tail call void %.68.i.us.8(ptr %.65.i.us.8, ptr %.66.i.us.8, ptr %.67.i.us.8)
  br label %B142.endif.us.8

B142.endif.us.8:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.213, i1 false)
  %sunkaddr88 = getelementptr i8, ptr %arg.code.0, i64 128
  %.32.i.us.9 = load i64, ptr %sunkaddr88, align 8
  %.37.not.i.us.9 = icmp eq i64 %.32.i.us.9, 0
  br i1 %.37.not.i.us.9, label %B142.endif.us.9, label %B48.i.us.9

B48.i.us.9:
  %sunkaddr313 = getelementptr i8, ptr %arg.code.0, i64 136
  %.45.i.us.9 = load i64, ptr %sunkaddr313, align 8
  %sunkaddr314 = getelementptr i8, ptr %arg.code.0, i64 144
  %.52.i.us.9 = load i64, ptr %sunkaddr314, align 8
  %sunkaddr315 = getelementptr i8, ptr %arg.code.0, i64 152
  %.63.i.us.9 = load i64, ptr %sunkaddr315, align 8
  %.65.i.us.9 = inttoptr i64 %.45.i.us.9 to ptr
  %.66.i.us.9 = inttoptr i64 %.52.i.us.9 to ptr
  %.67.i.us.9 = inttoptr i64 %.63.i.us.9 to ptr
  %.68.i.us.9 = inttoptr i64 %.32.i.us.9 to ptr
  tail call void %.68.i.us.9(ptr %.65.i.us.9, ptr %.66.i.us.9, ptr %.67.i.us.9)
  br label %B142.endif.us.9

B142.endif.us.9:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.213, i1 false)
  %sunkaddr89 = getelementptr i8, ptr %arg.code.0, i64 128
  %.32.i.us.10 = load i64, ptr %sunkaddr89, align 8
  %.37.not.i.us.10 = icmp eq i64 %.32.i.us.10, 0
  br i1 %.37.not.i.us.10, label %B142.endif.us.10, label %B48.i.us.10

B48.i.us.10:
  %sunkaddr317 = getelementptr i8, ptr %arg.code.0, i64 136
  %.45.i.us.10 = load i64, ptr %sunkaddr317, align 8
  %sunkaddr318 = getelementptr i8, ptr %arg.code.0, i64 144
  %.52.i.us.10 = load i64, ptr %sunkaddr318, align 8
  %sunkaddr319 = getelementptr i8, ptr %arg.code.0, i64 152
  %.63.i.us.10 = load i64, ptr %sunkaddr319, align 8
  %.65.i.us.10 = inttoptr i64 %.45.i.us.10 to ptr
  %.66.i.us.10 = inttoptr i64 %.52.i.us.10 to ptr
  %.67.i.us.10 = inttoptr i64 %.63.i.us.10 to ptr
  %.68.i.us.10 = inttoptr i64 %.32.i.us.10 to ptr
  tail call void %.68.i.us.10(ptr %.65.i.us.10, ptr %.66.i.us.10, ptr %.67.i.us.10)
  br label %B142.endif.us.10

B142.endif.us.10:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.213, i1 false)
  %sunkaddr90 = getelementptr i8, ptr %arg.code.0, i64 128
  %.32.i.us.11 = load i64, ptr %sunkaddr90, align 8
  %.37.not.i.us.11 = icmp eq i64 %.32.i.us.11, 0
  br i1 %.37.not.i.us.11, label %common.ret, label %common.ret.sink.split

B142.endif:
  %5 = icmp ult i64 %arg.code.14.fr, 4
  %.309 = load double, ptr %arg.code.1, align 8
  br i1 %5, label %B50.i.preheader, label %vector.ph.i

B50.i.preheader:
  %found.2.056.i.ph = phi i64 [ %16, %middle.block.i ], [ 0, %B142.endif ]
  %.1195254.i.ph = phi i64 [ %n.vec.i, %middle.block.i ], [ 0, %B142.endif ]
  br label %B50.i

vector.ph.i:
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %.309, i64 0
  %broadcast.splat.i = shufflevector <2 x double> %broadcast.splatinsert.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %vec.phi.i = phi <2 x i64> [ zeroinitializer, %vector.ph.i ], [ %12, %vector.body.i ]
  %vec.phi1.i = phi <2 x i64> [ zeroinitializer, %vector.ph.i ], [ %13, %vector.body.i ]
  %vec.ind.i = phi <2 x i64> [ <i64 0, i64 1>, %vector.ph.i ], [ %vec.ind.next.i, %vector.body.i ]
  %step.add.i = add <2 x i64> %vec.ind.i, splat (i64 2)
  %sunkaddr91 = mul i64 %index.i, 8
  %sunkaddr93 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr91
  %wide.load.i = load <2 x double>, ptr %sunkaddr93, align 8
  %sunkaddr94 = mul i64 %index.i, 8
  %sunkaddr95 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr94
  %sunkaddr96 = getelementptr i8, ptr %sunkaddr95, i64 16
  %wide.load2.i = load <2 x double>, ptr %sunkaddr96, align 8
  %6 = fcmp ogt <2 x double> %wide.load.i, %broadcast.splat.i
  %7 = fcmp ogt <2 x double> %wide.load2.i, %broadcast.splat.i
  %8 = shl nuw <2 x i64> splat (i64 1), %vec.ind.i
  %9 = shl nuw <2 x i64> splat (i64 1), %step.add.i
  %10 = select <2 x i1> %6, <2 x i64> zeroinitializer, <2 x i64> %8
  %11 = select <2 x i1> %7, <2 x i64> zeroinitializer, <2 x i64> %9
  %12 = or <2 x i64> %10, %vec.phi.i
  %13 = or <2 x i64> %11, %vec.phi1.i
  %index.next.i = add nuw nsw i64 %index.i, 4
  %vec.ind.next.i = add <2 x i64> %vec.ind.i, splat (i64 4)
  %14 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %14, label %middle.block.i, label %vector.body.i

middle.block.i:
  %15 = icmp eq i64 %arg.code.14.fr, %n.vec.i
  %bin.rdx.i = or <2 x i64> %13, %12
  %rdx.shuf.i = shufflevector <2 x i64> %bin.rdx.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx10.i = or <2 x i64> %rdx.shuf.i, %bin.rdx.i
  %16 = extractelement <2 x i64> %bin.rdx10.i, i64 0
  br i1 %15, label %B50.preheader.i46.thread, label %B50.i.preheader

B50.preheader.i46.thread:
  %.336169175 = and i64 %16, %left.2.0261
  %sunkaddr97 = getelementptr i8, ptr %arg.code.1, i64 16
  %.375170176 = load double, ptr %sunkaddr97, align 8
  br label %vector.ph.i48

B50.i:
  %found.2.056.i = phi i64 [ %found.3.1.i, %B50.i ], [ %found.2.056.i.ph, %B50.i.preheader ]
  %.1195254.i = phi i64 [ %.126.i, %B50.i ], [ %.1195254.i.ph, %B50.i.preheader ]
  %.126.i = add nuw nsw i64 %.1195254.i, 1
  %17 = shl i64 %.1195254.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.code.6, i64 %17
  %.161.i = load double, ptr %scevgep.i, align 8
  %.163.i = fcmp ogt double %.161.i, %.309
  %.166.i = shl nuw i64 1, %.1195254.i
  %.170.i = select i1 %.163.i, i64 0, i64 %.166.i
  %found.3.1.i = or i64 %.170.i, %found.2.056.i
  %exitcond.not.i = icmp eq i64 %arg.code.14.fr, %.126.i
  br i1 %exitcond.not.i, label %B50.preheader.i46, label %B50.i

B50.preheader.i46:
  %18 = icmp ult i64 %arg.code.14.fr, 4
  %.336169 = and i64 %found.3.1.i, %left.2.0261
  %sunkaddr98 = getelementptr i8, ptr %arg.code.1, i64 16
  %.375170 = load double, ptr %sunkaddr98, align 8
  br i1 %18, label %B50.preheader3.i70, label %vector.ph.i48

vector.ph.i48:
  %.375170180 = phi double [ %.375170176, %B50.preheader.i46.thread ], [ %.375170, %B50.preheader.i46 ]
  %.336169178 = phi i64 [ %.336169175, %B50.preheader.i46.thread ], [ %.336169, %B50.preheader.i46 ]
  %broadcast.splatinsert.i50 = insertelement <2 x double> poison, double %.375170180, i64 0
  %broadcast.splat.i51 = shufflevector <2 x double> %broadcast.splatinsert.i50, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i52

vector.body.i52:
  %index.i53 = phi i64 [ 0, %vector.ph.i48 ], [ %index.next.i63, %vector.body.i52 ]
  %vec.phi.i54 = phi <2 x i64> [ zeroinitializer, %vector.ph.i48 ], [ %25, %vector.body.i52 ]
  %vec.phi1.i55 = phi <2 x i64> [ zeroinitializer, %vector.ph.i48 ], [ %26, %vector.body.i52 ]
  %vec.ind.i56 = phi <2 x i64> [ <i64 0, i64 1>, %vector.ph.i48 ], [ %vec.ind.next.i64, %vector.body.i52 ]
  %step.add.i57 = add <2 x i64> %vec.ind.i56, splat (i64 2)
  %sunkaddr99 = mul i64 %index.i53, 8
  %sunkaddr100 = getelementptr i8, ptr %arg.code.8, i64 %sunkaddr99
  %wide.load.i60 = load <2 x double>, ptr %sunkaddr100, align 8
  %sunkaddr101 = mul i64 %index.i53, 8
  %sunkaddr102 = getelementptr i8, ptr %arg.code.8, i64 %sunkaddr101
  %sunkaddr103 = getelementptr i8, ptr %sunkaddr102, i64 16
  %wide.load2.i62 = load <2 x double>, ptr %sunkaddr103, align 8
  %19 = fcmp ogt <2 x double> %wide.load.i60, %broadcast.splat.i51
  %20 = fcmp ogt <2 x double> %wide.load2.i62, %broadcast.splat.i51
  %21 = shl nuw <2 x i64> splat (i64 1), %vec.ind.i56
  %22 = shl nuw <2 x i64> splat (i64 1), %step.add.i57
  %23 = select <2 x i1> %19, <2 x i64> zeroinitializer, <2 x i64> %21
  %24 = select <2 x i1> %20, <2 x i64> zeroinitializer, <2 x i64> %22
  %25 = or <2 x i64> %23, %vec.phi.i54
  %26 = or <2 x i64> %24, %vec.phi1.i55
  %index.next.i63 = add nuw nsw i64 %index.i53, 4
  %vec.ind.next.i64 = add <2 x i64> %vec.ind.i56, splat (i64 4)
  %27 = icmp eq i64 %n.vec.i, %index.next.i63
  br i1 %27, label %middle.block.i65, label %vector.body.i52

middle.block.i65:
  %28 = icmp eq i64 %arg.code.14.fr, %n.vec.i
  %bin.rdx.i66 = or <2 x i64> %26, %25
  %rdx.shuf.i67 = shufflevector <2 x i64> %bin.rdx.i66, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx10.i68 = or <2 x i64> %rdx.shuf.i67, %bin.rdx.i66
  %29 = extractelement <2 x i64> %bin.rdx10.i68, i64 0
  br i1 %28, label %B50.preheader.i86, label %B50.preheader3.i70

B50.preheader3.i70:
  %.375170181 = phi double [ %.375170, %B50.preheader.i46 ], [ %.375170180, %middle.block.i65 ]
  %.336169179 = phi i64 [ %.336169, %B50.preheader.i46 ], [ %.336169178, %middle.block.i65 ]
  %found.2.056.ph.i71 = phi i64 [ 0, %B50.preheader.i46 ], [ %29, %middle.block.i65 ]
  %.1195254.ph.i72 = phi i64 [ 0, %B50.preheader.i46 ], [ %n.vec.i, %middle.block.i65 ]
  br label %B50.i73

B50.i73:
  %found.2.056.i74 = phi i64 [ %found.3.1.i82, %B50.i73 ], [ %found.2.056.ph.i71, %B50.preheader3.i70 ]
  %.1195254.i75 = phi i64 [ %.126.i76, %B50.i73 ], [ %.1195254.ph.i72, %B50.preheader3.i70 ]
  %.126.i76 = add nuw nsw i64 %.1195254.i75, 1
  %30 = shl i64 %.1195254.i75, 3
  %scevgep.i77 = getelementptr i8, ptr %arg.code.8, i64 %30
  %.161.i78 = load double, ptr %scevgep.i77, align 8
  %.163.i79 = fcmp ogt double %.161.i78, %.375170181
  %.166.i80 = shl nuw i64 1, %.1195254.i75
  %.170.i81 = select i1 %.163.i79, i64 0, i64 %.166.i80
  %found.3.1.i82 = or i64 %.170.i81, %found.2.056.i74
  %exitcond.not.i83 = icmp eq i64 %arg.code.14.fr, %.126.i76
  br i1 %exitcond.not.i83, label %B50.preheader.i86, label %B50.i73

B50.preheader.i86:
  %.336172.ph = phi i64 [ %.336169178, %middle.block.i65 ], [ %.336169179, %B50.i73 ]
  %found.2.0.lcssa.i84.ph = phi i64 [ %29, %middle.block.i65 ], [ %found.3.1.i82, %B50.i73 ]
  %.408184 = xor i64 %.336172.ph, %left.2.0261
  br label %B50.i89

B50.i89:
  %lsr.iv14.i = phi ptr [ %scevgep13.i, %B50.preheader.i86 ], [ %scevgep15.i, %B302.i ]
  %lsr.iv8.i = phi ptr [ %scevgep.i87, %B50.preheader.i86 ], [ %scevgep9.i, %B302.i ]
  %lsr.iv.i = phi i64 [ %arg.code.15, %B50.preheader.i86 ], [ %lsr.iv.next.i, %B302.i ]
  %worst.2.0193.i = phi double [ 0.000000e+00, %B50.preheader.i86 ], [ %worst.3.1.i, %B302.i ]
  %.122176191.i = phi i64 [ 0, %B50.preheader.i86 ], [ %.129.i, %B302.i ]
  %31 = sub i64 %arg.code.15, %.122176191.i
  %.129.i = add nuw nsw i64 %.122176191.i, 1
  %32 = shl nuw i64 1, %.122176191.i
  %33 = and i64 %32, %.408184
  %.165.not.i = icmp eq i64 %33, 0
  br i1 %.165.not.i, label %B302.i, label %B68.i

B68.i:
  %.172.i = getelementptr double, ptr %arg.code.6, i64 %.122176191.i
  %.173.i = load double, ptr %.172.i, align 8
  %sunkaddr104 = getelementptr i8, ptr %arg.code.1, i64 8
  %.206.i = load double, ptr %sunkaddr104, align 8
  %.207.i = fcmp ogt double %.173.i, %.206.i
  br i1 %.207.i, label %B150.i, label %common.ret

B150.i:
  %.230.i = getelementptr double, ptr %arg.code.8, i64 %.122176191.i
  %.231.i = load double, ptr %.230.i, align 8
  %.233.i = fcmp ogt double %.231.i, %worst.2.0193.i
  %worst.4.2.i = select i1 %.233.i, double %.231.i, double %worst.2.0193.i
  %.289.i = icmp slt i64 %31, 1
  br i1 %.289.i, label %B302.i, label %B210.endif.endif.i

B266.i:
  %lsr.iv21.i = phi i64 [ %71, %B266.preheader7.i ], [ %lsr.iv.next22.i, %B266.i ]
  %lsr.iv19.i = phi i64 [ %70, %B266.preheader7.i ], [ %lsr.iv.next20.i, %B266.i ]
  %scevgep24.i = getelementptr i8, ptr %arg.code.7, i64 %lsr.iv21.i
  %.377.i = load double, ptr %scevgep24.i, align 8
  %scevgep23.i = getelementptr i8, ptr %arg.y, i64 %lsr.iv21.i
  store double %.377.i, ptr %scevgep23.i, align 8
  %lsr.iv.next20.i = add i64 %lsr.iv19.i, -1
  %lsr.iv.next22.i = add i64 %lsr.iv21.i, %0
  %.334.i = icmp samesign ugt i64 %lsr.iv.next20.i, 1
  br i1 %.334.i, label %B266.i, label %B302.i

B302.i:
  %worst.3.1.i = phi double [ %worst.2.0193.i, %B50.i89 ], [ %worst.4.2.i, %56 ], [ %worst.4.2.i, %B150.i ], [ %worst.4.2.i, %middle.block.i97 ], [ %worst.4.2.i, %B266.i ]
  %lsr.iv.next.i = add i64 %lsr.iv.i, -1
  %scevgep9.i = getelementptr i8, ptr %lsr.iv8.i, i64 8
  %scevgep15.i = getelementptr i8, ptr %lsr.iv14.i, i64 8
  %exitcond.not.i90 = icmp eq i64 %.129.i, %arg.code.14.fr
  br i1 %exitcond.not.i90, label %B142.endif.endif.endif.endif, label %B50.i89

B210.endif.endif.i:
  %34 = or i64 %31, %arg.code.14.fr
  %35 = icmp ult i64 %34, 4294967296
  br i1 %35, label %36, label %42

36:
  %37 = trunc nuw i64 %31 to i32
  %38 = udiv i32 %37, %1
  %39 = urem i32 %37, %1
  %40 = zext i32 %38 to i64
  %41 = zext i32 %39 to i64
  br label %56

42:
  %43 = or i64 %31, %arg.code.14.fr
  %44 = and i64 %43, -4294967296
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %46, label %53

46:
  %47 = trunc i64 %arg.code.14.fr to i32
  %48 = trunc i64 %31 to i32
  %49 = udiv i32 %48, %47
  %50 = urem i32 %48, %47
  %51 = zext i32 %49 to i64
  %52 = zext i32 %50 to i64
  br label %56

53:
  %54 = udiv i64 %31, %arg.code.14.fr
  %55 = urem i64 %31, %arg.code.14.fr
  br label %56

56:
  %57 = phi i64 [ %40, %36 ], [ %51, %46 ], [ %54, %53 ]
  %58 = phi i64 [ %41, %36 ], [ %52, %46 ], [ %55, %53 ]
  %.307.i = icmp ne i64 %58, 0
  %.309.i = zext i1 %.307.i to i64
  %.310.i = add nuw i64 %57, %.309.i
  %.334170.i = icmp sgt i64 %.310.i, 0
  br i1 %.334170.i, label %B266.preheader.i, label %B302.i

B266.preheader.i:
  %59 = icmp ne i64 %arg.code.14.fr, 1
  %60 = icmp ult i64 %2, 32
  %61 = add nuw i64 %31, %.309.i
  %min.iters.check.i91 = icmp ult i64 %61, 4
  %or.cond.not6.i = or i1 %59, %min.iters.check.i91
  %or.cond5.i = select i1 %or.cond.not6.i, i1 true, i1 %60
  br i1 %or.cond5.i, label %B266.preheader7.i, label %vector.ph.i92

vector.ph.i92:
  %62 = add i64 %lsr.iv.i, %.309.i
  %63 = lshr i64 %62, 2
  %64 = shl nuw i64 %63, 2
  br label %vector.body.i93

vector.body.i93:
  %index.i94 = phi i64 [ 0, %vector.ph.i92 ], [ %index.next.i96, %vector.body.i93 ]
  %65 = shl i64 %index.i94, 3
  %scevgep17.i = getelementptr i8, ptr %lsr.iv14.i, i64 %65
  %scevgep18.i = getelementptr i8, ptr %scevgep17.i, i64 -16
  %wide.load.i95 = load <2 x double>, ptr %scevgep18.i, align 8
  %wide.load3.i = load <2 x double>, ptr %scevgep17.i, align 8
  %scevgep11.i = getelementptr i8, ptr %lsr.iv8.i, i64 %65
  %66 = shl i64 %index.i94, 3
  %scevgep56 = getelementptr i8, ptr %lsr.iv8.i, i64 %66
  %scevgep58 = getelementptr i8, ptr %scevgep56, i64 -16
  store <2 x double> %wide.load.i95, ptr %scevgep58, align 8
  store <2 x double> %wide.load3.i, ptr %scevgep11.i, align 8
  %index.next.i96 = add nuw i64 %index.i94, 4
  %67 = icmp eq i64 %64, %index.next.i96
  br i1 %67, label %middle.block.i97, label %vector.body.i93

middle.block.i97:
  %n.vec.i98 = and i64 %61, -4
  %68 = sub i64 %.310.i, %n.vec.i98
  %69 = add i64 %n.vec.i98, %.122176191.i
  %cmp.n.i99 = icmp eq i64 %61, %n.vec.i98
  br i1 %cmp.n.i99, label %B302.i, label %B266.preheader7.i

B266.preheader7.i:
  %.333168172.ph.i = phi i64 [ %.310.i, %B266.preheader.i ], [ %68, %middle.block.i97 ]
  %.340169171.ph.i = phi i64 [ %.122176191.i, %B266.preheader.i ], [ %69, %middle.block.i97 ]
  %70 = add i64 %.333168172.ph.i, 1
  %71 = shl i64 %.340169171.ph.i, 3
  br label %B266.i

B142.endif.endif.endif.endif:
  %.443 = fcmp oge double %worst.3.1.i, 0.000000e+00
  %.449 = icmp ne i64 %.336172.ph, 0
  %or.cond = and i1 %.449, %.443
  br i1 %or.cond, label %B494, label %B612

B50.i107:
  %lsr.iv14.i108 = phi ptr [ %scevgep15.i136, %B302.i132 ], [ %scevgep13.i, %B50.i107.preheader ]
  %lsr.iv8.i109 = phi ptr [ %scevgep9.i135, %B302.i132 ], [ %scevgep.i87, %B50.i107.preheader ]
  %lsr.iv.i110 = phi i64 [ %lsr.iv.next.i134, %B302.i132 ], [ %arg.code.15, %B50.i107.preheader ]
  %worst.2.0193.i111 = phi double [ %worst.3.1.i133, %B302.i132 ], [ 0.000000e+00, %B50.i107.preheader ]
  %.122176191.i112 = phi i64 [ %.129.i113, %B302.i132 ], [ 0, %B50.i107.preheader ]
  %72 = sub i64 %arg.code.15, %.122176191.i112
  %.129.i113 = add nuw nsw i64 %.122176191.i112, 1
  %73 = shl nuw i64 1, %.122176191.i112
  %74 = and i64 %73, %.336172.ph
  %.165.not.i114 = icmp eq i64 %74, 0
  br i1 %.165.not.i114, label %B302.i132, label %B68.i115

B68.i115:
  %.172.i116 = getelementptr double, ptr %arg.code.6, i64 %.122176191.i112
  %.173.i117 = load double, ptr %.172.i116, align 8
  %sunkaddr105 = getelementptr i8, ptr %arg.code.1, i64 8
  %.206.i118 = load double, ptr %sunkaddr105, align 8
  %.207.i119 = fcmp ogt double %.173.i117, %.206.i118
  br i1 %.207.i119, label %B150.i121, label %common.ret

B150.i121:
  %.230.i122 = getelementptr double, ptr %arg.code.8, i64 %.122176191.i112
  %.231.i123 = load double, ptr %.230.i122, align 8
  %.233.i124 = fcmp ogt double %.231.i123, %worst.2.0193.i111
  %worst.4.2.i125 = select i1 %.233.i124, double %.231.i123, double %worst.2.0193.i111
  %.289.i126 = icmp slt i64 %72, 1
  br i1 %.289.i126, label %B302.i132, label %B210.endif.endif.i127

B266.i158:
  %lsr.iv21.i159 = phi i64 [ %112, %B266.preheader7.i155 ], [ %lsr.iv.next22.i165, %B266.i158 ]
  %lsr.iv19.i160 = phi i64 [ %111, %B266.preheader7.i155 ], [ %lsr.iv.next20.i164, %B266.i158 ]
  %scevgep24.i161 = getelementptr i8, ptr %arg.code.7, i64 %lsr.iv21.i159
  %.377.i162 = load double, ptr %scevgep24.i161, align 8
  %scevgep23.i163 = getelementptr i8, ptr %arg.y, i64 %lsr.iv21.i159
  store double %.377.i162, ptr %scevgep23.i163, align 8
  %lsr.iv.next20.i164 = add i64 %lsr.iv19.i160, -1
  %lsr.iv.next22.i165 = add i64 %lsr.iv21.i159, %0
  %.334.i166 = icmp samesign ugt i64 %lsr.iv.next20.i164, 1
  br i1 %.334.i166, label %B266.i158, label %B302.i132

B302.i132:
  %worst.3.1.i133 = phi double [ %worst.2.0193.i111, %B50.i107 ], [ %worst.4.2.i125, %97 ], [ %worst.4.2.i125, %B150.i121 ], [ %worst.4.2.i125, %middle.block.i152 ], [ %worst.4.2.i125, %B266.i158 ]
  %lsr.iv.next.i134 = add i64 %lsr.iv.i110, -1
  %scevgep9.i135 = getelementptr i8, ptr %lsr.iv8.i109, i64 8
  %scevgep15.i136 = getelementptr i8, ptr %lsr.iv14.i108, i64 8
  %exitcond.not.i137 = icmp eq i64 %.129.i113, %arg.code.14.fr
  br i1 %exitcond.not.i137, label %B494.endif.endif, label %B50.i107

B210.endif.endif.i127:
  %75 = or i64 %72, %arg.code.14.fr
  %76 = icmp ult i64 %75, 4294967296
  br i1 %76, label %77, label %83

77:
  %78 = trunc nuw i64 %72 to i32
  %79 = udiv i32 %78, %1
  %80 = urem i32 %78, %1
  %81 = zext i32 %79 to i64
  %82 = zext i32 %80 to i64
  br label %97

83:
  %84 = or i64 %72, %arg.code.14.fr
  %85 = and i64 %84, -4294967296
  %86 = icmp eq i64 %85, 0
  br i1 %86, label %87, label %94

87:
  %88 = trunc i64 %arg.code.14.fr to i32
  %89 = trunc i64 %72 to i32
  %90 = udiv i32 %89, %88
  %91 = urem i32 %89, %88
  %92 = zext i32 %90 to i64
  %93 = zext i32 %91 to i64
  br label %97

94:
  %95 = udiv i64 %72, %arg.code.14.fr
  %96 = urem i64 %72, %arg.code.14.fr
  br label %97

97:
  %98 = phi i64 [ %81, %77 ], [ %92, %87 ], [ %95, %94 ]
  %99 = phi i64 [ %82, %77 ], [ %93, %87 ], [ %96, %94 ]
  %.307.i128 = icmp ne i64 %99, 0
  %.309.i129 = zext i1 %.307.i128 to i64
  %.310.i130 = add nuw i64 %98, %.309.i129
  %.334170.i131 = icmp sgt i64 %.310.i130, 0
  br i1 %.334170.i131, label %B266.preheader.i138, label %B302.i132

B266.preheader.i138:
  %100 = icmp ne i64 %arg.code.14.fr, 1
  %101 = icmp ult i64 %2, 32
  %102 = add nuw i64 %72, %.309.i129
  %min.iters.check.i139 = icmp ult i64 %102, 4
  %or.cond.not6.i140 = or i1 %100, %min.iters.check.i139
  %or.cond5.i141 = select i1 %or.cond.not6.i140, i1 true, i1 %101
  br i1 %or.cond5.i141, label %B266.preheader7.i155, label %vector.ph.i142

vector.ph.i142:
  %103 = add i64 %lsr.iv.i110, %.309.i129
  %104 = lshr i64 %103, 2
  %105 = shl nuw i64 %104, 2
  br label %vector.body.i143

vector.body.i143:
  %index.i144 = phi i64 [ 0, %vector.ph.i142 ], [ %index.next.i151, %vector.body.i143 ]
  %106 = shl i64 %index.i144, 3
  %scevgep17.i145 = getelementptr i8, ptr %lsr.iv14.i108, i64 %106
  %scevgep18.i146 = getelementptr i8, ptr %scevgep17.i145, i64 -16
  %wide.load.i147 = load <2 x double>, ptr %scevgep18.i146, align 8
  %wide.load3.i148 = load <2 x double>, ptr %scevgep17.i145, align 8
  %scevgep11.i149 = getelementptr i8, ptr %lsr.iv8.i109, i64 %106
  %107 = shl i64 %index.i144, 3
  %scevgep60 = getelementptr i8, ptr %lsr.iv8.i109, i64 %107
  %scevgep61 = getelementptr i8, ptr %scevgep60, i64 -16
  store <2 x double> %wide.load.i147, ptr %scevgep61, align 8
  store <2 x double> %wide.load3.i148, ptr %scevgep11.i149, align 8
  %index.next.i151 = add nuw i64 %index.i144, 4
  %108 = icmp eq i64 %105, %index.next.i151
  br i1 %108, label %middle.block.i152, label %vector.body.i143

middle.block.i152:
  %n.vec.i153 = and i64 %102, -4
  %109 = sub i64 %.310.i130, %n.vec.i153
  %110 = add i64 %n.vec.i153, %.122176191.i112
  %cmp.n.i154 = icmp eq i64 %102, %n.vec.i153
  br i1 %cmp.n.i154, label %B302.i132, label %B266.preheader7.i155

B266.preheader7.i155:
  %.333168172.ph.i156 = phi i64 [ %.310.i130, %B266.preheader.i138 ], [ %109, %middle.block.i152 ]
  %.340169171.ph.i157 = phi i64 [ %.122176191.i112, %B266.preheader.i138 ], [ %110, %middle.block.i152 ]
  %111 = add i64 %.333168172.ph.i156, 1
  %112 = shl i64 %.340169171.ph.i157, 3
  br label %B266.i158

B494.endif.endif:
  %.546 = fcmp olt double %worst.3.1.i133, 0.000000e+00
  %.550 = fcmp ogt double %worst.3.1.i133, %worst.3.1.i
  %or.cond219 = select i1 %.546, i1 true, i1 %.550
  br i1 %or.cond219, label %B612, label %B608
}

define internal i32 @part3(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.b.0, ptr %arg.b.1, ptr %arg.b.2, ptr %arg.b.3, ptr %arg.b.4, ptr %arg.b.5) {
B0:
  %.64 = load i64, ptr %arg.b.1, align 8
  %.91 = getelementptr i8, ptr %arg.b.1, i64 24
  %.92 = load i64, ptr %.91, align 8
  %.119 = getelementptr i8, ptr %arg.b.1, i64 32
  %.120 = load i64, ptr %.119, align 8
  %.131 = icmp eq i64 %.120, 0
  br i1 %.131, label %common.ret, label %B138

B138:
  %.159 = getelementptr i8, ptr %arg.b.1, i64 40
  %.160 = load i64, ptr %.159, align 8
  %.162 = mul nsw i64 %.160, %.120
  %.166.not = icmp eq i64 %.64, %.162
  br i1 %.166.not, label %B192, label %common.ret

common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0

B192:
  %.186 = load double, ptr %arg.b.0, align 8
  %.189 = getelementptr i8, ptr %arg.b.0, i64 8
  %.190 = load double, ptr %.189, align 8
  %.192 = sitofp i64 %.64 to double
  %.193 = fmul double %.190, %.192
  %.194 = fadd double %.186, %.193
  %.58.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.59.i.i = load double, ptr %.58.i.i, align 8
  %.61.i.i = fsub double %.194, %.59.i.i
  %.153120.not.i.i = icmp slt i64 %arg.code.14, 1
  br i1 %.153120.not.i.i, label %B136.endif.i.i, label %B112.preheader.i.i

B112.preheader.i.i:
  %min.iters.check.i.i = icmp samesign ult i64 %arg.code.14, 4
  br i1 %min.iters.check.i.i, label %B112.i.i.preheader, label %vector.ph.i.i

vector.ph.i.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 12
  %n.vec.i.i = and i64 %arg.code.14, %const_mat
  %broadcast.splatinsert.i.i = insertelement <2 x double> poison, double %.194, i64 0
  %broadcast.splat.i.i = shufflevector <2 x double> %broadcast.splatinsert.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i.i

vector.body.i.i:
  %index.i.i = phi i64 [ 0, %vector.ph.i.i ], [ %index.next.i.i, %vector.body.i.i ]
  %sunkaddr22 = mul i64 %index.i.i, 8
  %sunkaddr23 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr22
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr23, align 8
  %sunkaddr24 = mul i64 %index.i.i, 8
  %sunkaddr25 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr24
  %sunkaddr26 = getelementptr i8, ptr %sunkaddr25, i64 16
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr26, align 8
  %index.next.i.i = add nuw nsw i64 %index.i.i, 4
  %0 = icmp eq i64 %n.vec.i.i, %index.next.i.i
  br i1 %0, label %middle.block.i.i, label %vector.body.i.i

middle.block.i.i:
  %cmp.n.i.i = icmp eq i64 %arg.code.14, %n.vec.i.i
  br i1 %cmp.n.i.i, label %B136.endif.i.i, label %B112.i.i.preheader

B112.i.i.preheader:
  %.159119121.i.i.ph = phi i64 [ 0, %B112.preheader.i.i ], [ %n.vec.i.i, %middle.block.i.i ]
  br label %B112.i.i

B112.i.i:
  %.159119121.i.i = phi i64 [ %.166.i.i, %B112.i.i ], [ %.159119121.i.i.ph, %B112.i.i.preheader ]
  %.166.i.i = add nuw nsw i64 %.159119121.i.i, 1
  %1 = shl i64 %.159119121.i.i, 3
  %scevgep53.i.i = getelementptr i8, ptr %arg.code.2, i64 %1
  store double %.194, ptr %scevgep53.i.i, align 8
  %exitcond.not.i.i = icmp eq i64 %arg.code.14, %.166.i.i
  br i1 %exitcond.not.i.i, label %B136.endif.i.i, label %B112.i.i

B178.i.i:
  %lsr.iv.i.i = phi ptr [ %scevgep29.i.i, %B178.preheader27.i.i ], [ %scevgep30.i.i, %B178.i.i ]
  %.290124126.i.i = phi i64 [ %.290124126.ph.i.i, %B178.preheader27.i.i ], [ %.297.i.i, %B178.i.i ]
  %.297.i.i = add nuw nsw i64 %.290124126.i.i, 1
  %scevgep31.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -24
  %.325.i.i = load double, ptr %scevgep31.i.i, align 8
  %scevgep32.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -16
  %.330.i.i = load double, ptr %scevgep32.i.i, align 8
  %scevgep33.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -8
  %.335.i.i = load double, ptr %scevgep33.i.i, align 8
  %.340.i.i = load double, ptr %lsr.iv.i.i, align 8
  %.342.i.i = fmul double %.61.i.i, %.340.i.i
  %.343.i.i = fadd double %.335.i.i, %.342.i.i
  %.345.i.i = fmul double %.61.i.i, %.343.i.i
  %.346.i.i = fadd double %.330.i.i, %.345.i.i
  %.348.i.i = fmul double %.61.i.i, %.346.i.i
  %.349.i.i = fadd double %.325.i.i, %.348.i.i
  %2 = shl i64 %.290124126.i.i, 3
  %scevgep34.i.i = getelementptr i8, ptr %arg.code.3, i64 %2
  store double %.349.i.i, ptr %scevgep34.i.i, align 8
  %scevgep30.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 32
  %exitcond130.not.i.i = icmp eq i64 %arg.code.16, %.297.i.i
  br i1 %exitcond130.not.i.i, label %B0.endif.i, label %B178.i.i

B136.endif.i.i:
  %.284125.not.i.i = icmp slt i64 %arg.code.16, 1
  br i1 %.284125.not.i.i, label %B0.endif.i, label %B178.preheader.i.i

B178.preheader.i.i:
  %min.iters.check15.i.i = icmp samesign ult i64 %arg.code.16, 26
  br i1 %min.iters.check15.i.i, label %B178.preheader27.i.i, label %vector.scevcheck.i.i

vector.scevcheck.i.i:
  %3 = shl i64 %arg.code.16, 5
  %mul.result.i.i = add i64 %3, -32
  %4 = getelementptr i8, ptr %arg.code.13, i64 %mul.result.i.i
  %5 = icmp ult ptr %4, %arg.code.13
  %scevgep.i.i = getelementptr i8, ptr %arg.code.13, i64 8
  %mul.overflow3.i.i = icmp samesign ugt i64 %arg.code.16, 576460752303423488
  %6 = getelementptr i8, ptr %scevgep.i.i, i64 %mul.result.i.i
  %7 = icmp ult ptr %6, %scevgep.i.i
  %8 = or i1 %mul.overflow3.i.i, %7
  %scevgep4.i.i = getelementptr i8, ptr %arg.code.13, i64 16
  %9 = getelementptr i8, ptr %scevgep4.i.i, i64 %mul.result.i.i
  %10 = icmp ult ptr %9, %scevgep4.i.i
  %scevgep8.i.i = getelementptr i8, ptr %arg.code.13, i64 24
  %11 = getelementptr i8, ptr %scevgep8.i.i, i64 %mul.result.i.i
  %12 = icmp ult ptr %11, %scevgep8.i.i
  %13 = or i1 %5, %8
  %14 = or i1 %10, %13
  %15 = or i1 %12, %14
  br i1 %15, label %B178.preheader27.i.i, label %vector.memcheck.i.i

vector.memcheck.i.i:
  %16 = shl nuw nsw i64 %arg.code.16, 3
  %scevgep12.i.i = getelementptr i8, ptr %arg.code.3, i64 %16
  %scevgep13.i.i = getelementptr i8, ptr %arg.code.13, i64 %3
  %bound0.i.i = icmp ult ptr %arg.code.3, %scevgep13.i.i
  %bound1.i.i = icmp ult ptr %arg.code.13, %scevgep12.i.i
  %found.conflict.i.i = and i1 %bound0.i.i, %bound1.i.i
  br i1 %found.conflict.i.i, label %B178.preheader27.i.i, label %vector.ph16.i.i

vector.ph16.i.i:
  %const20 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i = insertelement <2 x double> poison, double %.61.i.i, i64 0
  %broadcast.splat20.i.i = shufflevector <2 x double> %broadcast.splatinsert19.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  %17 = and i64 %16, %const20
  br label %vector.body21.i.i

vector.body21.i.i:
  %lsr.iv36.i.i = phi i64 [ %lsr.iv.next.i.i, %vector.body21.i.i ], [ 0, %vector.ph16.i.i ]
  %sunkaddr27 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr28 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr27
  %18 = load double, ptr %sunkaddr28, align 8
  %sunkaddr29 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr30 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr29
  %sunkaddr31 = getelementptr i8, ptr %sunkaddr30, i64 32
  %19 = load double, ptr %sunkaddr31, align 8
  %20 = insertelement <2 x double> poison, double %18, i64 0
  %21 = insertelement <2 x double> %20, double %19, i64 1
  %sunkaddr = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr32 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr
  %sunkaddr33 = getelementptr i8, ptr %sunkaddr32, i64 8
  %22 = load double, ptr %sunkaddr33, align 8
  %sunkaddr34 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr35 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr34
  %sunkaddr36 = getelementptr i8, ptr %sunkaddr35, i64 40
  %23 = load double, ptr %sunkaddr36, align 8
  %24 = insertelement <2 x double> poison, double %22, i64 0
  %25 = insertelement <2 x double> %24, double %23, i64 1
  %sunkaddr37 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr38 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr37
  %sunkaddr39 = getelementptr i8, ptr %sunkaddr38, i64 16
  %26 = load double, ptr %sunkaddr39, align 8
  %sunkaddr40 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr41 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr40
  %sunkaddr42 = getelementptr i8, ptr %sunkaddr41, i64 48
  %27 = load double, ptr %sunkaddr42, align 8
  %28 = insertelement <2 x double> poison, double %26, i64 0
  %29 = insertelement <2 x double> %28, double %27, i64 1
  %sunkaddr43 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr44 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr43
  %sunkaddr45 = getelementptr i8, ptr %sunkaddr44, i64 24
  %30 = load double, ptr %sunkaddr45, align 8
  %sunkaddr46 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr47 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr46
  %sunkaddr48 = getelementptr i8, ptr %sunkaddr47, i64 56
  %31 = load double, ptr %sunkaddr48, align 8
  %32 = insertelement <2 x double> poison, double %30, i64 0
  %33 = insertelement <2 x double> %32, double %31, i64 1
  %34 = fmul <2 x double> %broadcast.splat20.i.i, %33
  %35 = fadd <2 x double> %29, %34
  %36 = fmul <2 x double> %broadcast.splat20.i.i, %35
  %37 = fadd <2 x double> %25, %36
  %38 = fmul <2 x double> %broadcast.splat20.i.i, %37
  %39 = fadd <2 x double> %21, %38
  %scevgep52.i.i = getelementptr i8, ptr %arg.code.3, i64 %lsr.iv36.i.i
  store <2 x double> %39, ptr %scevgep52.i.i, align 8
  %lsr.iv.next.i.i = add nuw nsw i64 %lsr.iv36.i.i, 16
  %40 = icmp eq i64 %17, %lsr.iv.next.i.i
  br i1 %40, label %middle.block24.i.i, label %vector.body21.i.i

middle.block24.i.i:
  %n.vec18.i.i = and i64 %arg.code.16, 1152921504606846974
  %cmp.n25.i.i = icmp eq i64 %arg.code.16, %n.vec18.i.i
  br i1 %cmp.n25.i.i, label %B0.endif.i, label %B178.preheader27.i.i

B178.preheader27.i.i:
  %.290124126.ph.i.i = phi i64 [ 0, %vector.memcheck.i.i ], [ 0, %vector.scevcheck.i.i ], [ 0, %B178.preheader.i.i ], [ %n.vec18.i.i, %middle.block24.i.i ]
  %41 = shl i64 %.290124126.ph.i.i, 5
  %42 = getelementptr i8, ptr %arg.code.13, i64 %41
  %scevgep29.i.i = getelementptr i8, ptr %42, i64 24
  br label %B178.i.i

B0.endif.i:
  %.55.i = shl i64 %arg.code.15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.b.2, i64 %.55.i, i1 false)
  %.31.i.i = getelementptr i8, ptr %arg.code.0, i64 224
  %.32.i.i = load i64, ptr %.31.i.i, align 8
  %.37.not.i.i = icmp eq i64 %.32.i.i, 0
  br i1 %.37.not.i.i, label %B192.endif, label %B48.i.i

B48.i.i:
  %sunkaddr1.i.i = getelementptr i8, ptr %arg.code.0, i64 232
  %.45.i.i = load i64, ptr %sunkaddr1.i.i, align 8
  %sunkaddr3.i.i = getelementptr i8, ptr %arg.code.0, i64 240
  %.52.i.i = load i64, ptr %sunkaddr3.i.i, align 8
  %sunkaddr5.i.i = getelementptr i8, ptr %arg.code.0, i64 248
  %.63.i.i = load i64, ptr %sunkaddr5.i.i, align 8
  %.65.i.i = inttoptr i64 %.45.i.i to ptr
  %.66.i.i = inttoptr i64 %.52.i.i to ptr
  %.67.i.i = inttoptr i64 %.63.i.i to ptr
  %.68.i.i = inttoptr i64 %.32.i.i to ptr
  tail call void %.68.i.i(ptr %.65.i.i, ptr %.66.i.i, ptr %.67.i.i)
  br label %B192.endif

B386:
  %.342 = getelementptr i8, ptr %arg.b.1, i64 16
  %.343 = load i64, ptr %.342, align 8
  %.346 = add nsw i64 %.343, -1
  %.349 = mul nsw i64 %.346, %arg.code.15
  %.350 = getelementptr double, ptr %arg.b.3, i64 %.349
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.350, ptr %arg.b.2, i64 %.55.i, i1 false)
  br label %common.ret

B192.endif:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.b.2, ptr %arg.code.7, i64 %.55.i, i1 false)
  %sunkaddr49 = getelementptr i8, ptr %arg.b.1, i64 40
  %.251 = load i64, ptr %sunkaddr49, align 8
  %.252 = add nsw i64 %.251, 1
  store i64 %.252, ptr %sunkaddr49, align 8
  %.257 = icmp sgt i64 %.92, 0
  br i1 %.257, label %B356.else.if, label %common.ret

B356.else.if:
  %43 = or i64 %.92, %.64
  %44 = icmp ult i64 %43, 4294967296
  br i1 %44, label %45, label %50

45:
  %46 = trunc nuw i64 %.92 to i32
  %47 = trunc nuw i64 %.64 to i32
  %48 = urem i32 %47, %46
  %49 = zext i32 %48 to i64
  br label %61

50:
  %51 = or i64 %.64, %.92
  %52 = and i64 %51, -4294967296
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %54, label %59

54:
  %55 = trunc i64 %.92 to i32
  %56 = trunc i64 %.64 to i32
  %57 = urem i32 %56, %55
  %58 = zext i32 %57 to i64
  br label %61

59:
  %60 = srem i64 %.64, %.92
  br label %61

61:
  %62 = phi i64 [ %49, %45 ], [ %58, %54 ], [ %60, %59 ]
  %.281 = xor i64 %62, %.92
  %.282 = icmp slt i64 %.281, 0
  %.291 = select i1 %.282, i64 %.92, i64 0
  %.271.1 = sub nsw i64 0, %.291
  %.303 = icmp eq i64 %62, %.271.1
  %.306 = icmp sgt i64 %.64, 0
  %or.cond = and i1 %.306, %.303
  br i1 %or.cond, label %B386, label %common.ret
}

define internal i32 @part4(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.63 = alloca i64, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.188 = alloca i64, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.56 = shl i64 %arg.code.15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.56, i1 false)
  store i64 0, ptr %.63, align 8
  %.67 = call i32 @part6(ptr %.63, ptr %excinfo.1, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %arg.t, ptr %arg.room.0)
  %cond = icmp eq i32 %.67, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

B138:
  store i64 0, ptr %.188, align 8
  %.192 = call i32 @part7(ptr %.188, ptr %excinfo.2, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4)
  %.202 = load i64, ptr %.188, align 8
  %cond1 = icmp eq i32 %.192, 0
  br i1 %cond1, label %B176, label %B138.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B176 ], [ %.67, %B0.if.if ], [ %.192, %B138.if.if ]
  ret i32 %common.ret.op

B176:
  %"$phi176.0.2.0" = phi i64 [ %.202, %B138 ], [ %.77, %B0.endif ]
  store i64 %"$phi176.0.2.0", ptr %retptr, align 8
  br label %common.ret

B0.endif:
  %.77 = load i64, ptr %.63, align 8
  %.158.not = icmp eq i64 %.77, 0
  br i1 %.158.not, label %B138, label %B176

B0.if.if:
  %.75 = icmp sgt i32 %.67, 0
  %.68 = load ptr, ptr %excinfo.1, align 8
  %.76 = select i1 %.75, ptr %.68, ptr undef
  store ptr %.76, ptr %excinfo, align 8
  br label %common.ret

B138.if.if:
  %.200 = icmp sgt i32 %.192, 0
  %.193 = load ptr, ptr %excinfo.2, align 8
  %.201 = select i1 %.200, ptr %.193, ptr undef
  store ptr %.201, ptr %excinfo, align 8
  br label %common.ret
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define internal i32 @part5(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %arg.t, ptr %arg.y, ptr %arg.statistics) {
B0:
  %.58.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.59.i.i = load double, ptr %.58.i.i, align 8
  %.61.i.i = fsub double %arg.t, %.59.i.i
  %.153120.not.i.i = icmp slt i64 %arg.code.14, 1
  br i1 %.153120.not.i.i, label %B136.endif.i.i, label %B112.preheader.i.i

B112.preheader.i.i:
  %min.iters.check.i.i = icmp samesign ult i64 %arg.code.14, 4
  br i1 %min.iters.check.i.i, label %B112.i.i.preheader, label %vector.ph.i.i

vector.ph.i.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 12
  %n.vec.i.i = and i64 %arg.code.14, %const_mat
  %broadcast.splatinsert.i.i = insertelement <2 x double> poison, double %arg.t, i64 0
  %broadcast.splat.i.i = shufflevector <2 x double> %broadcast.splatinsert.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i.i

vector.body.i.i:
  %index.i.i = phi i64 [ 0, %vector.ph.i.i ], [ %index.next.i.i, %vector.body.i.i ]
  %sunkaddr26 = mul i64 %index.i.i, 8
  %sunkaddr27 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr26
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr27, align 8
  %sunkaddr29 = mul i64 %index.i.i, 8
  %sunkaddr30 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr29
  %sunkaddr31 = getelementptr i8, ptr %sunkaddr30, i64 16
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr31, align 8
  %index.next.i.i = add nuw nsw i64 %index.i.i, 4
  %0 = icmp eq i64 %n.vec.i.i, %index.next.i.i
  br i1 %0, label %middle.block.i.i, label %vector.body.i.i

middle.block.i.i:
  %cmp.n.i.i = icmp eq i64 %arg.code.14, %n.vec.i.i
  br i1 %cmp.n.i.i, label %B136.endif.i.i, label %B112.i.i.preheader

B112.i.i.preheader:
  %.159119121.i.i.ph = phi i64 [ 0, %B112.preheader.i.i ], [ %n.vec.i.i, %middle.block.i.i ]
  br label %B112.i.i

B112.i.i:
  %.159119121.i.i = phi i64 [ %.166.i.i, %B112.i.i ], [ %.159119121.i.i.ph, %B112.i.i.preheader ]
  %.166.i.i = add nuw nsw i64 %.159119121.i.i, 1
  %1 = shl i64 %.159119121.i.i, 3
  %scevgep53.i.i = getelementptr i8, ptr %arg.code.2, i64 %1
  store double %arg.t, ptr %scevgep53.i.i, align 8
  %exitcond.not.i.i = icmp eq i64 %arg.code.14, %.166.i.i
  br i1 %exitcond.not.i.i, label %B136.endif.i.i, label %B112.i.i

B178.i.i:
  %lsr.iv.i.i = phi ptr [ %scevgep29.i.i, %B178.preheader27.i.i ], [ %scevgep30.i.i, %B178.i.i ]
  %.290124126.i.i = phi i64 [ %.290124126.ph.i.i, %B178.preheader27.i.i ], [ %.297.i.i, %B178.i.i ]
  %.297.i.i = add nuw nsw i64 %.290124126.i.i, 1
  %scevgep31.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -24
  %.325.i.i = load double, ptr %scevgep31.i.i, align 8
  %scevgep32.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -16
  %.330.i.i = load double, ptr %scevgep32.i.i, align 8
  %scevgep33.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -8
  %.335.i.i = load double, ptr %scevgep33.i.i, align 8
  %.340.i.i = load double, ptr %lsr.iv.i.i, align 8
  %.342.i.i = fmul double %.61.i.i, %.340.i.i
  %.343.i.i = fadd double %.335.i.i, %.342.i.i
  %.345.i.i = fmul double %.61.i.i, %.343.i.i
  %.346.i.i = fadd double %.330.i.i, %.345.i.i
  %.348.i.i = fmul double %.61.i.i, %.346.i.i
  %.349.i.i = fadd double %.325.i.i, %.348.i.i
  %2 = shl i64 %.290124126.i.i, 3
  %scevgep34.i.i = getelementptr i8, ptr %arg.code.3, i64 %2
  store double %.349.i.i, ptr %scevgep34.i.i, align 8
  %scevgep30.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 32
  %exitcond130.not.i.i = icmp eq i64 %arg.code.16, %.297.i.i
  br i1 %exitcond130.not.i.i, label %B0.endif.i, label %B178.i.i

B136.endif.i.i:
  %.284125.not.i.i = icmp slt i64 %arg.code.16, 1
  br i1 %.284125.not.i.i, label %B0.endif.i, label %B178.preheader.i.i

B178.preheader.i.i:
  %min.iters.check15.i.i = icmp samesign ult i64 %arg.code.16, 26
  br i1 %min.iters.check15.i.i, label %B178.preheader27.i.i, label %vector.scevcheck.i.i

vector.scevcheck.i.i:
  %3 = shl i64 %arg.code.16, 5
  %mul.result.i.i = add i64 %3, -32
  %4 = getelementptr i8, ptr %arg.code.13, i64 %mul.result.i.i
  %5 = icmp ult ptr %4, %arg.code.13
  %scevgep.i.i = getelementptr i8, ptr %arg.code.13, i64 8
  %mul.overflow3.i.i = icmp samesign ugt i64 %arg.code.16, 576460752303423488
  %6 = getelementptr i8, ptr %scevgep.i.i, i64 %mul.result.i.i
  %7 = icmp ult ptr %6, %scevgep.i.i
  %8 = or i1 %mul.overflow3.i.i, %7
  %scevgep4.i.i = getelementptr i8, ptr %arg.code.13, i64 16
  %9 = getelementptr i8, ptr %scevgep4.i.i, i64 %mul.result.i.i
  %10 = icmp ult ptr %9, %scevgep4.i.i
  %scevgep8.i.i = getelementptr i8, ptr %arg.code.13, i64 24
  %11 = getelementptr i8, ptr %scevgep8.i.i, i64 %mul.result.i.i
  %12 = icmp ult ptr %11, %scevgep8.i.i
  %13 = or i1 %5, %8
  %14 = or i1 %10, %13
  %15 = or i1 %12, %14
  br i1 %15, label %B178.preheader27.i.i, label %vector.memcheck.i.i

vector.memcheck.i.i:
  %16 = shl nuw nsw i64 %arg.code.16, 3
  %scevgep12.i.i = getelementptr i8, ptr %arg.code.3, i64 %16
  %scevgep13.i.i = getelementptr i8, ptr %arg.code.13, i64 %3
  %bound0.i.i = icmp ult ptr %arg.code.3, %scevgep13.i.i
  %bound1.i.i = icmp ult ptr %arg.code.13, %scevgep12.i.i
  %found.conflict.i.i = and i1 %bound0.i.i, %bound1.i.i
  br i1 %found.conflict.i.i, label %B178.preheader27.i.i, label %vector.ph16.i.i

vector.ph16.i.i:
  %const25 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i = insertelement <2 x double> poison, double %.61.i.i, i64 0
  %broadcast.splat20.i.i = shufflevector <2 x double> %broadcast.splatinsert19.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  %17 = and i64 %16, %const25
  br label %vector.body21.i.i

vector.body21.i.i:
  %lsr.iv36.i.i = phi i64 [ %lsr.iv.next.i.i, %vector.body21.i.i ], [ 0, %vector.ph16.i.i ]
  %sunkaddr32 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr33 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr32
  %18 = load double, ptr %sunkaddr33, align 8
  %sunkaddr34 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr35 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr34
  %sunkaddr36 = getelementptr i8, ptr %sunkaddr35, i64 32
  %19 = load double, ptr %sunkaddr36, align 8
  %20 = insertelement <2 x double> poison, double %18, i64 0
  %21 = insertelement <2 x double> %20, double %19, i64 1
  %sunkaddr = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr37 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr
  %sunkaddr38 = getelementptr i8, ptr %sunkaddr37, i64 8
  %22 = load double, ptr %sunkaddr38, align 8
  %sunkaddr39 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr40 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr39
  %sunkaddr41 = getelementptr i8, ptr %sunkaddr40, i64 40
  %23 = load double, ptr %sunkaddr41, align 8
  %24 = insertelement <2 x double> poison, double %22, i64 0
  %25 = insertelement <2 x double> %24, double %23, i64 1
  %sunkaddr42 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr43 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr42
  %sunkaddr44 = getelementptr i8, ptr %sunkaddr43, i64 16
  %26 = load double, ptr %sunkaddr44, align 8
  %sunkaddr45 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr46 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr45
  %sunkaddr47 = getelementptr i8, ptr %sunkaddr46, i64 48
  %27 = load double, ptr %sunkaddr47, align 8
  %28 = insertelement <2 x double> poison, double %26, i64 0
  %29 = insertelement <2 x double> %28, double %27, i64 1
  %sunkaddr48 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr49 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr48
  %sunkaddr50 = getelementptr i8, ptr %sunkaddr49, i64 24
  %30 = load double, ptr %sunkaddr50, align 8
  %sunkaddr51 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr52 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr51
  %sunkaddr53 = getelementptr i8, ptr %sunkaddr52, i64 56
  %31 = load double, ptr %sunkaddr53, align 8
  %32 = insertelement <2 x double> poison, double %30, i64 0
  %33 = insertelement <2 x double> %32, double %31, i64 1
  %34 = fmul <2 x double> %broadcast.splat20.i.i, %33
  %35 = fadd <2 x double> %29, %34
  %36 = fmul <2 x double> %broadcast.splat20.i.i, %35
  %37 = fadd <2 x double> %25, %36
  %38 = fmul <2 x double> %broadcast.splat20.i.i, %37
  %39 = fadd <2 x double> %21, %38
  %scevgep52.i.i = getelementptr i8, ptr %arg.code.3, i64 %lsr.iv36.i.i
  store <2 x double> %39, ptr %scevgep52.i.i, align 8
  %lsr.iv.next.i.i = add nuw nsw i64 %lsr.iv36.i.i, 16
  %40 = icmp eq i64 %17, %lsr.iv.next.i.i
  br i1 %40, label %middle.block24.i.i, label %vector.body21.i.i

middle.block24.i.i:
  %n.vec18.i.i = and i64 %arg.code.16, 1152921504606846974
  %cmp.n25.i.i = icmp eq i64 %arg.code.16, %n.vec18.i.i
  br i1 %cmp.n25.i.i, label %B0.endif.i, label %B178.preheader27.i.i

B178.preheader27.i.i:
  %.290124126.ph.i.i = phi i64 [ 0, %vector.memcheck.i.i ], [ 0, %vector.scevcheck.i.i ], [ 0, %B178.preheader.i.i ], [ %n.vec18.i.i, %middle.block24.i.i ]
  %41 = shl i64 %.290124126.ph.i.i, 5
  %42 = getelementptr i8, ptr %arg.code.13, i64 %41
  %scevgep29.i.i = getelementptr i8, ptr %42, i64 24
  br label %B178.i.i

B0.endif.i:
  %.55.i = shl i64 %arg.code.15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.55.i, i1 false)
  %.31.i.i = getelementptr i8, ptr %arg.code.0, i64 192
  %.32.i.i = load i64, ptr %.31.i.i, align 8
  %.37.not.i.i = icmp eq i64 %.32.i.i, 0
  br i1 %.37.not.i.i, label %B0.endif.endif, label %B48.i.i

B48.i.i:
  %sunkaddr1.i.i = getelementptr i8, ptr %arg.code.0, i64 200
  %.45.i.i = load i64, ptr %sunkaddr1.i.i, align 8
  %sunkaddr3.i.i = getelementptr i8, ptr %arg.code.0, i64 208
  %.52.i.i = load i64, ptr %sunkaddr3.i.i, align 8
  %sunkaddr5.i.i = getelementptr i8, ptr %arg.code.0, i64 216
  %.63.i.i = load i64, ptr %sunkaddr5.i.i, align 8
  %.65.i.i = inttoptr i64 %.45.i.i to ptr
  %.66.i.i = inttoptr i64 %.52.i.i to ptr
  %.67.i.i = inttoptr i64 %.63.i.i to ptr
  %.68.i.i = inttoptr i64 %.32.i.i to ptr
  tail call void %.68.i.i(ptr %.65.i.i, ptr %.66.i.i, ptr %.67.i.i)
  br label %B0.endif.endif

B84:
  %.1488789 = phi i64 [ 0, %B84.lr.ph ], [ %.155, %B308 ]
  %.155 = add nuw nsw i64 %.1488789, 1
  %43 = shl i64 %.1488789, 3
  %scevgep3 = getelementptr i8, ptr %arg.code.11, i64 %43
  %.187 = load double, ptr %scevgep3, align 8
  %scevgep4 = getelementptr i8, ptr %arg.statistics, i64 %43
  %.214 = load double, ptr %scevgep4, align 8
  %.216 = fcmp olt double %.187, %.214
  br i1 %.216, label %B168, label %B210

B168:
  %sunkaddr54 = mul i64 %.1488789, 8
  %sunkaddr55 = getelementptr i8, ptr %arg.statistics, i64 %sunkaddr54
  store double %.187, ptr %sunkaddr55, align 8
  br label %B210

B210:
  %44 = shl i64 %.1488789, 3
  %scevgep2 = getelementptr i8, ptr %47, i64 %44
  %.267 = load double, ptr %scevgep2, align 8
  %.269 = fcmp ogt double %.187, %.267
  br i1 %.269, label %B266, label %B308

B266:
  %sunkaddr56 = mul i64 %.1488789, 8
  %sunkaddr57 = getelementptr i8, ptr %47, i64 %sunkaddr56
  store double %.187, ptr %sunkaddr57, align 8
  br label %B308

B308:
  %45 = shl i64 %.1488789, 3
  %scevgep1 = getelementptr i8, ptr %48, i64 %45
  %.320 = load double, ptr %scevgep1, align 8
  %.322 = fadd double %.187, %.320
  store double %.322, ptr %scevgep1, align 8
  %46 = shl i64 %.1488789, 3
  %scevgep = getelementptr i8, ptr %49, i64 %46
  store double %.187, ptr %scevgep, align 8
  %exitcond.not = icmp eq i64 %arg.code.17, %.155
  br i1 %exitcond.not, label %common.ret, label %B84

common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0

B0.endif.endif:
  %.14288.not = icmp slt i64 %arg.code.17, 1
  br i1 %.14288.not, label %common.ret, label %B84.lr.ph

B84.lr.ph:
  %47 = getelementptr double, ptr %arg.statistics, i64 %arg.code.17
  %.idx = shl i64 %arg.code.17, 4
  %48 = getelementptr i8, ptr %arg.statistics, i64 %.idx
  %.idx85 = mul i64 %arg.code.17, 24
  %49 = getelementptr i8, ptr %arg.statistics, i64 %.idx85
  br label %B84
}

define internal i32 @part6(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %arg.t, ptr %arg.dy) {
B0:
  %.176 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  %.339 = alloca double, align 8
  %excinfo.3 = alloca ptr, align 8
  %.813 = alloca double, align 8
  %excinfo.6 = alloca ptr, align 8
  %.65 = getelementptr i8, ptr %arg.code.1, i64 32
  %.66 = load double, ptr %.65, align 8
  store double %.66, ptr %arg.code.1, align 8
  %.135 = getelementptr i8, ptr %arg.code.0, i64 64
  %.136 = load i64, ptr %.135, align 8
  %.137 = icmp eq i64 %.136, 0
  br i1 %.137, label %B140, label %B286

B140:
  store double 0.000000e+00, ptr %.176, align 8
  %.180 = call i32 @part8(ptr %.176, ptr %excinfo.1, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, i64 0, double %arg.t, ptr %arg.dy)
  %cond = icmp eq i32 %.180, 0
  br i1 %cond, label %B140.endif, label %B140.if.if

B286:
  store double 0.000000e+00, ptr %.339, align 8
  %.343 = call i32 @part8(ptr %.339, ptr %excinfo.3, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, i64 2, double %arg.t, ptr %arg.dy)
  %cond78 = icmp eq i32 %.343, 0
  br i1 %cond78, label %B286.endif, label %B286.if.if

B464:
  %.11080.not.i = icmp slt i64 %arg.code.14, 1
  br i1 %.11080.not.i, label %B464.endif, label %B50.preheader.i

B50.preheader.i:
  %0 = icmp eq i64 %arg.code.14, 1
  br i1 %0, label %B50.epil.preheader.i, label %B50.preheader.new.i

B50.preheader.new.i:
  %unroll_iter.i = and i64 %arg.code.14, 9223372036854775806
  br label %B50.i

B50.i:
  %worst.2.083.i = phi double [ 0.000000e+00, %B50.preheader.new.i ], [ %worst.3.1.1.i, %B190.1.i ]
  %.1167981.i = phi i64 [ 0, %B50.preheader.new.i ], [ %.123.1.i, %B190.1.i ]
  %sunkaddr4 = mul i64 %.1167981.i, 8
  %sunkaddr5 = getelementptr i8, ptr %arg.code.9, i64 %sunkaddr4
  %.159.i = load double, ptr %sunkaddr5, align 8
  %.161.i = fcmp ugt double %.159.i, %worst.2.083.i
  br i1 %.161.i, label %B86.i, label %B190.i

B86.i:
  %.172.i = fcmp ueq double %.159.i, 0x7FF0000000000000
  br i1 %.172.i, label %B166.i, label %B190.i

B166.i:
  br label %B190.i

B190.i:
  %worst.3.1.i = phi double [ %worst.2.083.i, %B50.i ], [ 0x7FF0000000000000, %B166.i ], [ %.159.i, %B86.i ]
  %.123.1.i = add nuw i64 %.1167981.i, 2
  %sunkaddr = mul i64 %.1167981.i, 8
  %sunkaddr6 = getelementptr i8, ptr %arg.code.9, i64 %sunkaddr
  %sunkaddr7 = getelementptr i8, ptr %sunkaddr6, i64 8
  %.159.1.i = load double, ptr %sunkaddr7, align 8
  %.161.1.i = fcmp ugt double %.159.1.i, %worst.3.1.i
  br i1 %.161.1.i, label %B86.1.i, label %B190.1.i

B86.1.i:
  %.172.1.i = fcmp ueq double %.159.1.i, 0x7FF0000000000000
  br i1 %.172.1.i, label %B166.1.i, label %B190.1.i

B166.1.i:
  br label %B190.1.i

B190.1.i:
  %worst.3.1.1.i = phi double [ %worst.3.1.i, %B190.i ], [ 0x7FF0000000000000, %B166.1.i ], [ %.159.1.i, %B86.1.i ]
  %niter.ncmp.1.i = icmp eq i64 %unroll_iter.i, %.123.1.i
  br i1 %niter.ncmp.1.i, label %B192.loopexit.unr-lcssa.i, label %B50.i

B192.loopexit.unr-lcssa.i:
  %1 = and i64 %arg.code.14, 1
  %lcmp.mod.not.i = icmp eq i64 %1, 0
  br i1 %lcmp.mod.not.i, label %B464.endif, label %B50.epil.preheader.i

B50.epil.preheader.i:
  %worst.2.083.epil.init.i = phi double [ 0.000000e+00, %B50.preheader.i ], [ %worst.3.1.1.i, %B192.loopexit.unr-lcssa.i ]
  %.1167981.epil.init.i = phi i64 [ 0, %B50.preheader.i ], [ %unroll_iter.i, %B192.loopexit.unr-lcssa.i ]
  %.158.epil.i = getelementptr double, ptr %arg.code.9, i64 %.1167981.epil.init.i
  %.159.epil.i = load double, ptr %.158.epil.i, align 8
  %.161.epil.i = fcmp ugt double %.159.epil.i, %worst.2.083.epil.init.i
  br i1 %.161.epil.i, label %B86.epil.i, label %B464.endif

B86.epil.i:
  %.172.epil.i = fcmp ueq double %.159.epil.i, 0x7FF0000000000000
  br i1 %.172.epil.i, label %B166.epil.i, label %B464.endif

B166.epil.i:
  br label %B464.endif

common.ret:
  %common.ret.op = phi i32 [ 0, %B534 ], [ 0, %B636 ], [ 0, %B948 ], [ 0, %B972 ], [ %.180, %B140.if.if ], [ 0, %B140.endif.endif ], [ %.817, %B660.if.if ], [ %.343, %B286.if.if ]
  ret i32 %common.ret.op

B534:
  %storemerge.i4972 = phi i64 [ 1, %B286.endif.endif ], [ %"$phi342.0.2.0.i48", %B464.endif ], [ 3, %B158.i50 ]
  store i64 %storemerge.i4972, ptr %retptr, align 8
  br label %common.ret

B538:
  %.601 = icmp sgt i64 %arg.code.14, 1
  br i1 %.601, label %B636, label %B560

B560:
  %sunkaddr8 = getelementptr i8, ptr %arg.code.1, i64 32
  %.634 = load double, ptr %sunkaddr8, align 8
  %.667 = fcmp ogt double %.634, %.92.i42
  br i1 %.667, label %B660, label %B636

B636:
  store i64 12, ptr %retptr, align 8
  br label %common.ret

B660:
  store double 2.000000e+00, ptr %arg.code.1, align 8
  store double 0.000000e+00, ptr %.813, align 8
  %.817 = call i32 @part8(ptr %.813, ptr %excinfo.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, i64 2, double %arg.t, ptr %arg.dy)
  %cond79 = icmp eq i32 %.817, 0
  br i1 %cond79, label %B660.endif, label %B660.if.if

B878:
  %.not = icmp eq i64 %arg.code.14, 1
  br i1 %.not, label %B50.epil.preheader.i23, label %B878.endif

B50.epil.preheader.i23:
  %.159.epil.i27 = load double, ptr %arg.code.9, align 8
  %.161.epil.i28 = fcmp ugt double %.159.epil.i27, 0.000000e+00
  br i1 %.161.epil.i28, label %B86.epil.i30, label %B878.endif

B86.epil.i30:
  %.172.epil.i31 = fcmp ueq double %.159.epil.i27, 0x7FF0000000000000
  br i1 %.172.epil.i31, label %B166.epil.i32, label %B878.endif

B166.epil.i32:
  br label %B878.endif

B948:
  store i64 12, ptr %retptr, align 8
  br label %common.ret

B972:
  %storemerge.i6475 = phi i64 [ 1, %B660.endif.endif ], [ 0, %B878.endif ], [ 3, %B158.i65 ]
  store i64 %storemerge.i6475, ptr %retptr, align 8
  br label %common.ret

B140.endif:
  %.190 = load double, ptr %.176, align 8
  %.236 = getelementptr i8, ptr %arg.code.1, i64 48
  store double %.190, ptr %.236, align 8
  %.59.i = load double, ptr %arg.code.1, align 8
  %.91.i = getelementptr i8, ptr %arg.code.1, i64 8
  %.92.i = load double, ptr %.91.i, align 8
  %.93.i = fcmp ogt double %.59.i, %.92.i
  %.132.i = fcmp ole double %.190, %.59.i
  %or.cond.i = select i1 %.93.i, i1 %.132.i, i1 false
  br i1 %or.cond.i, label %B158.i, label %B242.i

B158.i:
  %.176.i = getelementptr i8, ptr %arg.code.0, i64 32
  %.177.i = load i64, ptr %.176.i, align 8
  %.178.i = icmp eq i64 %.177.i, 0
  br i1 %.178.i, label %B140.endif.endif, label %B242.i

B242.i:
  %.287.i = fcmp ule double %.190, %.92.i
  %"$phi342.0.2.0.i" = zext i1 %.287.i to i64
  br label %B140.endif.endif

B140.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B140.endif.endif:
  %storemerge.i = phi i64 [ %"$phi342.0.2.0.i", %B242.i ], [ 3, %B158.i ]
  store i64 %storemerge.i, ptr %retptr, align 8
  br label %common.ret

B286.endif:
  %.353 = load double, ptr %.339, align 8
  %.393 = getelementptr i8, ptr %arg.code.1, i64 48
  store double %.353, ptr %.393, align 8
  %.59.i40 = load double, ptr %arg.code.1, align 8
  %.91.i41 = getelementptr i8, ptr %arg.code.1, i64 8
  %.92.i42 = load double, ptr %.91.i41, align 8
  %.93.i43 = fcmp ogt double %.59.i40, %.92.i42
  %.132.i44 = fcmp ole double %.353, %.59.i40
  %or.cond.i45 = select i1 %.93.i43, i1 %.132.i44, i1 false
  br i1 %or.cond.i45, label %B158.i50, label %B286.endif.endif

B158.i50:
  %.176.i51 = getelementptr i8, ptr %arg.code.0, i64 32
  %.177.i52 = load i64, ptr %.176.i51, align 8
  %.178.i53 = icmp eq i64 %.177.i52, 0
  br i1 %.178.i53, label %B534, label %B286.endif.endif

B286.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B286.endif.endif:
  %.287.i47 = fcmp ule double %.353, %.92.i42
  %"$phi342.0.2.0.i48" = zext i1 %.287.i47 to i64
  br i1 %.287.i47, label %B534, label %B464

B464.endif:
  %worst.2.0.lcssa.i = phi double [ 0.000000e+00, %B464 ], [ %worst.3.1.1.i, %B192.loopexit.unr-lcssa.i ], [ %worst.2.083.epil.init.i, %B50.epil.preheader.i ], [ 0x7FF0000000000000, %B166.epil.i ], [ %.159.epil.i, %B86.epil.i ]
  %.580 = getelementptr i8, ptr %arg.code.1, i64 40
  %.581 = load double, ptr %.580, align 8
  %.582 = fcmp ugt double %worst.2.0.lcssa.i, %.581
  br i1 %.582, label %B538, label %B534

B660.endif:
  %.827 = load double, ptr %.813, align 8
  %sunkaddr9 = getelementptr i8, ptr %arg.code.1, i64 48
  store double %.827, ptr %sunkaddr9, align 8
  %.59.i55 = load double, ptr %arg.code.1, align 8
  %sunkaddr10 = getelementptr i8, ptr %arg.code.1, i64 8
  %.92.i57 = load double, ptr %sunkaddr10, align 8
  %.93.i58 = fcmp ogt double %.59.i55, %.92.i57
  %.132.i59 = fcmp ole double %.827, %.59.i55
  %or.cond.i60 = select i1 %.93.i58, i1 %.132.i59, i1 false
  br i1 %or.cond.i60, label %B158.i65, label %B660.endif.endif

B158.i65:
  %.176.i66 = getelementptr i8, ptr %arg.code.0, i64 32
  %.177.i67 = load i64, ptr %.176.i66, align 8
  %.178.i68 = icmp eq i64 %.177.i67, 0
  br i1 %.178.i68, label %B972, label %B660.endif.endif

B660.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B660.endif.endif:
  %.287.i62 = fcmp ogt double %.827, %.92.i57
  br i1 %.287.i62, label %B878, label %B972

B878.endif:
  %worst.2.0.lcssa.i29 = phi double [ 0.000000e+00, %B878 ], [ %.159.epil.i27, %B86.epil.i30 ], [ 0.000000e+00, %B50.epil.preheader.i23 ], [ 0x7FF0000000000000, %B166.epil.i32 ]
  %sunkaddr11 = getelementptr i8, ptr %arg.code.1, i64 40
  %.1061 = load double, ptr %sunkaddr11, align 8
  %.1064 = fcmp ugt double %worst.2.0.lcssa.i29, %.1061
  br i1 %.1064, label %B948, label %B972
}

define internal i32 @part7(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4) {
B0:
  %.58.i.i = alloca double, align 8
  %excinfo.1.i.i = alloca ptr, align 8
  %.199.i = alloca ptr, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.210 = alloca ptr, align 8
  %excinfo.3 = alloca ptr, align 8
  %.470 = alloca double, align 8
  %excinfo.4 = alloca ptr, align 8
  %.55.i = add i64 %arg.m.2, 1
  %.58.i = mul i64 %.55.i, %arg.m.2
  %.59.i = getelementptr double, ptr %arg.m.0, i64 %.58.i
  %.102.i = sub i64 %arg.m.5, %arg.m.4
  %.147113.not.i = icmp slt i64 %.102.i, 1
  br i1 %.147113.not.i, label %part9.exit.thread, label %B116.preheader.i

B116.preheader.i:
  %0 = add nuw i64 %.102.i, 1
  %1 = shl i64 %arg.code.15, 3
  %2 = mul i64 %1, %arg.m.4
  %scevgep.i = getelementptr i8, ptr %arg.room.0, i64 %2
  br label %B116.i

B116.i:
  %lsr.iv27.i = phi ptr [ %scevgep.i, %B116.preheader.i ], [ %scevgep28.i, %part10.exit.thread.i ]
  %lsr.iv.i = phi i64 [ %0, %B116.preheader.i ], [ %lsr.iv.next.i, %part10.exit.thread.i ]
  %worst.2.0116.i = phi double [ 1.000000e+00, %B116.preheader.i ], [ %worst.3.1.i, %part10.exit.thread.i ]
  %.153111114.i = phi i64 [ %arg.m.4, %B116.preheader.i ], [ %.160.i, %part10.exit.thread.i ]
  %.203.i = call i32 @part11(ptr %.199.i, ptr %excinfo.1.i, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, i64 %.153111114.i, i64 %.153111114.i, double %arg.h, ptr %arg.y, ptr %arg.room.0, i64 %arg.code.15, ptr %arg.code.4)
  switch i32 %.203.i, label %part9.exit.loopexit [
    i32 -2, label %B116.endif.i
    i32 0, label %B116.endif.i
  ]

B116.endif.i:
  %3 = shl i64 %.153111114.i, 3
  %scevgep29.i = getelementptr i8, ptr %.59.i, i64 %3
  %.226.i = load double, ptr %scevgep29.i, align 8
  %.228.i = fmul double %arg.h, %.226.i
  %.230.i = fadd double %arg.t, %.228.i
  store double 0.000000e+00, ptr %.58.i.i, align 8
  %.62.i.i = call i32 @part8(ptr %.58.i.i, ptr %excinfo.1.i.i, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, i64 0, double %.230.i, ptr %lsr.iv27.i)
  %cond.i.i = icmp eq i32 %.62.i.i, 0
  br i1 %cond.i.i, label %part10.exit.thread.i, label %part10.exit.i

part10.exit.thread.i:
  %.72.i.i = load double, ptr %.58.i.i, align 8
  %.267.i = fcmp olt double %.72.i.i, %worst.2.0116.i
  %worst.3.1.i = select i1 %.267.i, double %.72.i.i, double %worst.2.0116.i
  %lsr.iv.next.i = add i64 %lsr.iv.i, -1
  %scevgep28.i = getelementptr i8, ptr %lsr.iv27.i, i64 %1
  %.160.i = add i64 %.153111114.i, 1
  %.147.i = icmp samesign ugt i64 %lsr.iv.next.i, 1
  br i1 %.147.i, label %B116.i, label %part9.exit.thread

part10.exit.i:
  br label %part9.exit

part9.exit.thread:
  %.57.0.ph = phi double [ 1.000000e+00, %B0 ], [ %worst.3.1.i, %part10.exit.thread.i ]
  br label %B0.endif

part9.exit.loopexit:
  br label %part9.exit

part9.exit:
  %common.ret.op.i = phi i32 [ %.62.i.i, %part10.exit.i ], [ %.203.i, %part9.exit.loopexit ]
  switch i32 %common.ret.op.i, label %B0.if.if [
    i32 -2, label %B0.endif
    i32 0, label %B0.endif
  ]

common.ret:
  %common.ret.op = phi i32 [ 0, %B128 ], [ 0, %B400 ], [ 0, %B424.endif ], [ %common.ret.op.i, %B0.if.if ], [ %.474, %B424.if.if ], [ %.214, %B132.if.if ]
  ret i32 %common.ret.op

B128:
  %storemerge.i7 = phi i64 [ 1, %B0.endif.endif ], [ 3, %B158.i ]
  store i64 %storemerge.i7, ptr %retptr, align 8
  br label %common.ret

B132:
  %.214 = call i32 @part11(ptr %.210, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, i64 %arg.m.2, i64 %arg.m.5, double %arg.h, ptr %arg.y, ptr %arg.room.0, i64 %arg.code.15, ptr %arg.room.1)
  switch i32 %.214, label %B132.if.if [
    i32 -2, label %B132.endif.endif
    i32 0, label %B132.endif.endif
  ]

B272:
  %bad.2.0204 = phi i64 [ %.380.1, %B272 ], [ %bad.2.0204.unr, %B272.preheader34 ]
  %.330200202 = phi i64 [ %.337.1, %B272 ], [ %.330200202.unr, %B272.preheader34 ]
  %sunkaddr50 = mul i64 %.330200202, 8
  %sunkaddr51 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr50
  %.365 = load double, ptr %sunkaddr51, align 8
  %sunkaddr52 = mul i64 %.330200202, 8
  %sunkaddr53 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr52
  store double %.365, ptr %sunkaddr53, align 8
  %.374 = tail call double @llvm.fabs.f64(double %.365)
  %.375 = fcmp uge double %.374, 1.000000e+300
  %.379 = zext i1 %.375 to i64
  %.380 = add nuw nsw i64 %bad.2.0204, %.379
  %.337.1 = add nuw nsw i64 %.330200202, 2
  %sunkaddr = mul i64 %.330200202, 8
  %sunkaddr54 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr
  %sunkaddr55 = getelementptr i8, ptr %sunkaddr54, i64 8
  %.365.1 = load double, ptr %sunkaddr55, align 8
  %sunkaddr56 = mul i64 %.330200202, 8
  %sunkaddr57 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr56
  %sunkaddr58 = getelementptr i8, ptr %sunkaddr57, i64 8
  store double %.365.1, ptr %sunkaddr58, align 8
  %.374.1 = tail call double @llvm.fabs.f64(double %.365.1)
  %.375.1 = fcmp uge double %.374.1, 1.000000e+300
  %.379.1 = zext i1 %.375.1 to i64
  %.380.1 = add nuw nsw i64 %.380, %.379.1
  %exitcond.not.1 = icmp eq i64 %arg.code.15, %.337.1
  br i1 %exitcond.not.1, label %B396, label %B272

B396:
  %.380.lcssa = phi i64 [ %17, %middle.block ], [ %.380.lcssa25.unr, %B272.prol.loopexit ], [ %.380.1, %B272 ]
  %4 = icmp eq i64 %.380.lcssa, 0
  br i1 %4, label %B424, label %B400

B400:
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B424:
  store double 0.000000e+00, ptr %.470, align 8
  %.474 = call i32 @part2(ptr %.470, ptr %excinfo.4, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, ptr %arg.room.2)
  %cond = icmp eq i32 %.474, 0
  br i1 %cond, label %B424.endif, label %B424.if.if

B0.endif:
  %.57.04 = phi double [ %.57.0.ph, %part9.exit.thread ], [ 0.000000e+00, %part9.exit ], [ 0.000000e+00, %part9.exit ]
  %.59.i1 = load double, ptr %arg.code.1, align 8
  %.91.i = getelementptr i8, ptr %arg.code.1, i64 8
  %.92.i = load double, ptr %.91.i, align 8
  %.93.i = fcmp ogt double %.59.i1, %.92.i
  %.132.i = fcmp ole double %.57.04, %.59.i1
  %or.cond.i = select i1 %.93.i, i1 %.132.i, i1 false
  br i1 %or.cond.i, label %B158.i, label %B0.endif.endif

B158.i:
  %.176.i = getelementptr i8, ptr %arg.code.0, i64 32
  %.177.i = load i64, ptr %.176.i, align 8
  %.178.i = icmp eq i64 %.177.i, 0
  br i1 %.178.i, label %B128, label %B0.endif.endif

B0.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:
  %.287.i = fcmp ogt double %.57.04, %.92.i
  br i1 %.287.i, label %B132, label %B128

B132.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B132.endif.endif:
  %.324201.not = icmp slt i64 %arg.code.15, 1
  br i1 %.324201.not, label %B424, label %B272.preheader

B272.preheader:
  %5 = ptrtoint ptr %arg.room.2 to i64
  %6 = ptrtoint ptr %arg.room.1 to i64
  %min.iters.check = icmp samesign ult i64 %arg.code.15, 4
  %7 = sub i64 %5, %6
  %diff.check = icmp ult i64 %7, 32
  %or.cond = select i1 %min.iters.check, i1 true, i1 %diff.check
  br i1 %or.cond, label %B272.preheader24, label %vector.ph

vector.ph:
  %n.vec = and i64 %arg.code.15, 9223372036854775804
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %14, %vector.body ]
  %vec.phi22 = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %15, %vector.body ]
  %sunkaddr59 = mul i64 %index, 8
  %sunkaddr60 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr59
  %wide.load = load <2 x double>, ptr %sunkaddr60, align 8
  %sunkaddr62 = mul i64 %index, 8
  %sunkaddr63 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr62
  %sunkaddr64 = getelementptr i8, ptr %sunkaddr63, i64 16
  %wide.load23 = load <2 x double>, ptr %sunkaddr64, align 8
  %sunkaddr65 = mul i64 %index, 8
  %sunkaddr66 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr65
  store <2 x double> %wide.load, ptr %sunkaddr66, align 8
  %sunkaddr67 = mul i64 %index, 8
  %sunkaddr68 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr67
  %sunkaddr69 = getelementptr i8, ptr %sunkaddr68, i64 16
  store <2 x double> %wide.load23, ptr %sunkaddr69, align 8
  %8 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %wide.load)
  %9 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %wide.load23)
  %10 = fcmp uge <2 x double> %8, splat (double 1.000000e+300)
  %11 = fcmp uge <2 x double> %9, splat (double 1.000000e+300)
  %12 = zext <2 x i1> %10 to <2 x i64>
  %13 = zext <2 x i1> %11 to <2 x i64>
  %14 = add <2 x i64> %vec.phi, %12
  %15 = add <2 x i64> %vec.phi22, %13
  %index.next = add nuw nsw i64 %index, 4
  %16 = icmp eq i64 %n.vec, %index.next
  br i1 %16, label %middle.block, label %vector.body

middle.block:
  %bin.rdx = add <2 x i64> %15, %14
  %rdx.shuf = shufflevector <2 x i64> %bin.rdx, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx50 = add <2 x i64> %rdx.shuf, %bin.rdx
  %17 = extractelement <2 x i64> %bin.rdx50, i64 0
  %cmp.n = icmp eq i64 %arg.code.15, %n.vec
  br i1 %cmp.n, label %B396, label %B272.preheader24

B272.preheader24:
  %bad.2.0204.ph = phi i64 [ 0, %B272.preheader ], [ %17, %middle.block ]
  %.330200202.ph = phi i64 [ 0, %B272.preheader ], [ %n.vec, %middle.block ]
  %.neg = or disjoint i64 %.330200202.ph, 1
  %xtraiter = and i64 %arg.code.15, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B272.prol.loopexit, label %B272.prol

B272.prol:
  %.364.prol = getelementptr double, ptr %arg.room.1, i64 %.330200202.ph
  %.365.prol = load double, ptr %.364.prol, align 8
  %.368.prol = getelementptr double, ptr %arg.room.2, i64 %.330200202.ph
  store double %.365.prol, ptr %.368.prol, align 8
  %.374.prol = tail call double @llvm.fabs.f64(double %.365.prol)
  %.375.prol = fcmp uge double %.374.prol, 1.000000e+300
  %.379.prol = zext i1 %.375.prol to i64
  %.380.prol = add nuw nsw i64 %bad.2.0204.ph, %.379.prol
  br label %B272.prol.loopexit

B272.prol.loopexit:
  %.380.lcssa25.unr = phi i64 [ poison, %B272.preheader24 ], [ %.380.prol, %B272.prol ]
  %bad.2.0204.unr = phi i64 [ %bad.2.0204.ph, %B272.preheader24 ], [ %.380.prol, %B272.prol ]
  %.330200202.unr = phi i64 [ %.330200202.ph, %B272.preheader24 ], [ %.neg, %B272.prol ]
  %18 = icmp eq i64 %arg.code.15, %.neg
  br i1 %18, label %B396, label %B272.preheader34

B272.preheader34:
  br label %B272

B424.endif:
  %.484 = load double, ptr %.470, align 8
  %.497 = fcmp olt double %.484, 0.000000e+00
  %"$phi520.0.2.0" = zext i1 %.497 to i64
  store i64 %"$phi520.0.2.0", ptr %retptr, align 8
  br label %common.ret

B424.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part11(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, i64 %arg.row, i64 %arg.count, double %arg.h, ptr %arg.y, ptr %arg.k, i64 %arg.size, ptr %arg.out) {
B0.endif:
  %arg.size.fr = freeze i64 %arg.size
  %.32 = mul nsw i64 %arg.row, %arg.m.2
  %.33 = getelementptr double, ptr %arg.m.0, i64 %.32
  %.38 = add nsw i64 %arg.count, -1
  %.40 = getelementptr double, ptr %.33, i64 %.38
  %.41 = load double, ptr %.40, align 8
  %.43 = fmul double %arg.h, %.41
  %.47 = mul i64 %arg.size.fr, %.38
  %.49 = getelementptr double, ptr %arg.k, i64 %.47
  %.94 = icmp sgt i64 %arg.size.fr, 0
  br i1 %.94, label %B166.preheader, label %B416

B166.preheader:
  %min.iters.check = icmp samesign ult i64 %arg.size.fr, 10
  br i1 %min.iters.check, label %B166.preheader31, label %vector.memcheck

vector.memcheck:
  %0 = ptrtoint ptr %arg.out to i64
  %1 = ptrtoint ptr %arg.y to i64
  %2 = ptrtoint ptr %arg.k to i64
  %3 = sub i64 %0, %1
  %diff.check = icmp ult i64 %3, 32
  %4 = shl i64 %.47, 3
  %5 = add i64 %4, %2
  %6 = sub i64 %0, %5
  %diff.check7 = icmp ult i64 %6, 32
  %conflict.rdx = or i1 %diff.check, %diff.check7
  br i1 %conflict.rdx, label %B166.preheader31, label %vector.ph

vector.ph:
  %const = bitcast i64 9223372036854775804 to i64
  %n.vec = and i64 %arg.size.fr, %const
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.43, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  %7 = getelementptr i8, ptr %arg.k, i64 %4
  %scevgep72 = getelementptr i8, ptr %7, i64 16
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %sunkaddr = shl i64 %index, 3
  %sunkaddr72 = mul i64 %index, 8
  %sunkaddr73 = getelementptr i8, ptr %arg.y, i64 %sunkaddr72
  %wide.load = load <2 x double>, ptr %sunkaddr73, align 8
  %sunkaddr74 = mul i64 %index, 8
  %sunkaddr75 = getelementptr i8, ptr %arg.y, i64 %sunkaddr74
  %sunkaddr76 = getelementptr i8, ptr %sunkaddr75, i64 16
  %wide.load8 = load <2 x double>, ptr %sunkaddr76, align 8
  %scevgep75 = getelementptr i8, ptr %scevgep72, i64 %sunkaddr
  %8 = shl i64 %index, 3
  %scevgep65 = getelementptr i8, ptr %scevgep72, i64 %8
  %scevgep66 = getelementptr i8, ptr %scevgep65, i64 -16
  %wide.load9 = load <2 x double>, ptr %scevgep66, align 8
  %wide.load10 = load <2 x double>, ptr %scevgep75, align 8
  %9 = fmul <2 x double> %broadcast.splat, %wide.load9
  %10 = fmul <2 x double> %broadcast.splat, %wide.load10
  %11 = fadd <2 x double> %wide.load, %9
  %12 = fadd <2 x double> %wide.load8, %10
  %sunkaddr77 = mul i64 %index, 8
  %sunkaddr78 = getelementptr i8, ptr %arg.out, i64 %sunkaddr77
  store <2 x double> %11, ptr %sunkaddr78, align 8
  %sunkaddr79 = mul i64 %index, 8
  %sunkaddr80 = getelementptr i8, ptr %arg.out, i64 %sunkaddr79
  %sunkaddr81 = getelementptr i8, ptr %sunkaddr80, i64 16
  store <2 x double> %12, ptr %sunkaddr81, align 8
  %index.next = add nuw nsw i64 %index, 4
  %13 = icmp eq i64 %n.vec, %index.next
  br i1 %13, label %middle.block, label %vector.body

middle.block:
  %cmp.n = icmp eq i64 %arg.size.fr, %n.vec
  br i1 %cmp.n, label %B216.endif, label %B166.preheader31

B166.preheader31:
  %.144125127.ph = phi i64 [ 0, %vector.memcheck ], [ 0, %B166.preheader ], [ %n.vec, %middle.block ]
  %.neg = or disjoint i64 %.144125127.ph, 1
  %xtraiter = and i64 %arg.size.fr, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B166.prol.loopexit, label %B166.prol

B166.prol:
  %.177.prol = getelementptr double, ptr %arg.y, i64 %.144125127.ph
  %.178.prol = load double, ptr %.177.prol, align 8
  %.180.prol = getelementptr double, ptr %.49, i64 %.144125127.ph
  %.181.prol = load double, ptr %.180.prol, align 8
  %.183.prol = fmul double %.43, %.181.prol
  %.184.prol = fadd double %.178.prol, %.183.prol
  %.186.prol = getelementptr double, ptr %arg.out, i64 %.144125127.ph
  store double %.184.prol, ptr %.186.prol, align 8
  br label %B166.prol.loopexit

B166.prol.loopexit:
  %.144125127.unr = phi i64 [ %.144125127.ph, %B166.preheader31 ], [ %.neg, %B166.prol ]
  %14 = icmp eq i64 %arg.size.fr, %.neg
  br i1 %14, label %B216.endif, label %B166.preheader36

B166.preheader36:
  %15 = shl i64 %.47, 3
  %16 = getelementptr i8, ptr %arg.k, i64 %15
  %scevgep60 = getelementptr i8, ptr %16, i64 8
  br label %B166

B166:
  %.144125127 = phi i64 [ %.151.1, %B166 ], [ %.144125127.unr, %B166.preheader36 ]
  %sunkaddr90 = shl i64 %.144125127, 3
  %sunkaddr82 = mul i64 %.144125127, 8
  %sunkaddr83 = getelementptr i8, ptr %arg.y, i64 %sunkaddr82
  %.178 = load double, ptr %sunkaddr83, align 8
  %scevgep61 = getelementptr i8, ptr %scevgep60, i64 %sunkaddr90
  %17 = shl i64 %.144125127, 3
  %scevgep57 = getelementptr i8, ptr %scevgep60, i64 %17
  %scevgep58 = getelementptr i8, ptr %scevgep57, i64 -8
  %.181 = load double, ptr %scevgep58, align 8
  %.183 = fmul double %.43, %.181
  %.184 = fadd double %.178, %.183
  %sunkaddr84 = mul i64 %.144125127, 8
  %sunkaddr85 = getelementptr i8, ptr %arg.out, i64 %sunkaddr84
  store double %.184, ptr %sunkaddr85, align 8
  %.151.1 = add nuw nsw i64 %.144125127, 2
  %sunkaddr86 = mul i64 %.144125127, 8
  %sunkaddr87 = getelementptr i8, ptr %arg.y, i64 %sunkaddr86
  %sunkaddr88 = getelementptr i8, ptr %sunkaddr87, i64 8
  %.178.1 = load double, ptr %sunkaddr88, align 8
  %.181.1 = load double, ptr %scevgep61, align 8
  %.183.1 = fmul double %.43, %.181.1
  %.184.1 = fadd double %.178.1, %.183.1
  %sunkaddr89 = mul i64 %.144125127, 8
  %sunkaddr91 = getelementptr i8, ptr %arg.out, i64 %sunkaddr89
  %sunkaddr92 = getelementptr i8, ptr %sunkaddr91, i64 8
  store double %.184.1, ptr %sunkaddr92, align 8
  %exitcond.not.1 = icmp eq i64 %arg.size.fr, %.151.1
  br i1 %exitcond.not.1, label %B216.endif, label %B166

B416.loopexit.unr-lcssa:
  %18 = and i64 %.38, 1
  %lcmp.mod.not19 = icmp eq i64 %18, 0
  br i1 %lcmp.mod.not19, label %B416, label %B254.us.us.us.epil.preheader

B254.us.us.us.epil.preheader:
  %.288138148.us.us.us.epil.init = phi i64 [ 0, %B254.us.us.us.preheader ], [ %unroll_iter, %B416.loopexit.unr-lcssa ]
  %.321.us.us.us.epil = getelementptr double, ptr %.33, i64 %.288138148.us.us.us.epil.init
  %.322.us.us.us.epil = load double, ptr %.321.us.us.us.epil, align 8
  %.324.us.us.us.epil = fmul double %arg.h, %.322.us.us.us.epil
  %.336.us.us.us.epil = fcmp une double %.324.us.us.us.epil, 0.000000e+00
  br i1 %.336.us.us.us.epil, label %B360.us.preheader.us.us.epil, label %B416

B360.us.preheader.us.us.epil:
  %.328.us.us.us.epil = getelementptr double, ptr %arg.k, i64 %.288138148.us.us.us.epil.init
  %.458.us.prol.us.us.epil = load double, ptr %arg.out, align 8
  %.461.us.prol.us.us.epil = load double, ptr %.328.us.us.us.epil, align 8
  %.463.us.prol.us.us.epil = fmul double %.324.us.us.us.epil, %.461.us.prol.us.us.epil
  %.464.us.prol.us.us.epil = fadd double %.458.us.prol.us.us.epil, %.463.us.prol.us.us.epil
  store double %.464.us.prol.us.us.epil, ptr %arg.out, align 8
  br label %B416

B416:
  store ptr null, ptr %retptr, align 8
  ret i32 0

B216.endif:
  %.282145169 = icmp sgt i64 %arg.count, 1
  br i1 %.282145169, label %B254.us.preheader, label %B416

B254.us.preheader:
  %const71 = bitcast i64 9223372036854775804 to i64
  %19 = shl i64 %arg.size.fr, 3
  %scevgep = getelementptr i8, ptr %arg.out, i64 %19
  %20 = shl i64 %arg.count, 3
  %21 = add i64 %20, -8
  %22 = mul i64 %arg.size.fr, %21
  %scevgep12 = getelementptr i8, ptr %arg.k, i64 %22
  %bound0 = icmp ult ptr %arg.out, %scevgep12
  %bound1 = icmp ult ptr %arg.k, %scevgep
  %found.conflict = and i1 %bound0, %bound1
  %stride.check = icmp slt i64 %19, 0
  %found.conflict.fr = freeze i1 %found.conflict
  %23 = or i1 %stride.check, %found.conflict.fr
  %n.vec17 = and i64 %arg.size.fr, %const71
  %24 = icmp samesign ult i64 %arg.size.fr, 4
  %brmerge = or i1 %24, %23
  br i1 %brmerge, label %B254.us.preheader.split.us, label %B254.us.preheader.split

B254.us.preheader.split.us:
  %25 = icmp eq i64 %arg.size.fr, 1
  br i1 %25, label %B254.us.us.us.preheader, label %B254.us.us.preheader

B254.us.us.preheader:
  br label %B254.us.us

B254.us.us.us.preheader:
  %26 = icmp eq i64 %arg.count, 2
  br i1 %26, label %B254.us.us.us.epil.preheader, label %B254.us.us.us.preheader.new

B254.us.us.us.preheader.new:
  %unroll_iter = and i64 %.38, -2
  %27 = shl i64 %.32, 3
  %28 = getelementptr i8, ptr %arg.m.0, i64 %27
  %scevgep22 = getelementptr i8, ptr %28, i64 8
  br label %B254.us.us.us

B254.us.us.us:
  %.288138148.us.us.us = phi i64 [ 0, %B254.us.us.us.preheader.new ], [ %.295.us.us.us.1, %B414.us.us.us.1 ]
  %29 = shl i64 %.288138148.us.us.us, 3
  %scevgep24 = getelementptr i8, ptr %scevgep22, i64 %29
  %scevgep25 = getelementptr i8, ptr %scevgep24, i64 -8
  %.322.us.us.us = load double, ptr %scevgep25, align 8
  %.324.us.us.us = fmul double %arg.h, %.322.us.us.us
  %.336.us.us.us = fcmp une double %.324.us.us.us, 0.000000e+00
  br i1 %.336.us.us.us, label %B360.us.preheader.us.us, label %B414.us.us.us

B360.us.preheader.us.us:
  %.458.us.prol.us.us = load double, ptr %arg.out, align 8
  %sunkaddr93 = mul i64 %.288138148.us.us.us, 8
  %sunkaddr94 = getelementptr i8, ptr %arg.k, i64 %sunkaddr93
  %.461.us.prol.us.us = load double, ptr %sunkaddr94, align 8
  %.463.us.prol.us.us = fmul double %.324.us.us.us, %.461.us.prol.us.us
  %.464.us.prol.us.us = fadd double %.458.us.prol.us.us, %.463.us.prol.us.us
  store double %.464.us.prol.us.us, ptr %arg.out, align 8
  br label %B414.us.us.us

B414.us.us.us:
  %.295.us.us.us.1 = add nuw i64 %.288138148.us.us.us, 2
  %sunkaddr95 = mul i64 %.288138148.us.us.us, 8
  %sunkaddr96 = getelementptr i8, ptr %scevgep22, i64 %sunkaddr95
  %.322.us.us.us.1 = load double, ptr %sunkaddr96, align 8
  %.324.us.us.us.1 = fmul double %arg.h, %.322.us.us.us.1
  %.336.us.us.us.1 = fcmp une double %.324.us.us.us.1, 0.000000e+00
  br i1 %.336.us.us.us.1, label %B360.us.preheader.us.us.1, label %B414.us.us.us.1

B360.us.preheader.us.us.1:
  %.458.us.prol.us.us.1 = load double, ptr %arg.out, align 8
  %sunkaddr97 = mul i64 %.288138148.us.us.us, 8
  %sunkaddr98 = getelementptr i8, ptr %arg.k, i64 %sunkaddr97
  %sunkaddr99 = getelementptr i8, ptr %sunkaddr98, i64 8
  %.461.us.prol.us.us.1 = load double, ptr %sunkaddr99, align 8
  %.463.us.prol.us.us.1 = fmul double %.324.us.us.us.1, %.461.us.prol.us.us.1
  %.464.us.prol.us.us.1 = fadd double %.458.us.prol.us.us.1, %.463.us.prol.us.us.1
  store double %.464.us.prol.us.us.1, ptr %arg.out, align 8
  br label %B414.us.us.us.1

B414.us.us.us.1:
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.295.us.us.us.1
  br i1 %niter.ncmp.1, label %B416.loopexit.unr-lcssa, label %B254.us.us.us

B254.us.us:
  %lsr.iv34 = phi ptr [ %scevgep35, %B414.us.us ], [ %arg.k, %B254.us.us.preheader ]
  %.288138148.us.us = phi i64 [ %.295.us.us, %B414.us.us ], [ 0, %B254.us.us.preheader ]
  %.295.us.us = add nuw nsw i64 %.288138148.us.us, 1
  %.321.us.us = getelementptr double, ptr %.33, i64 %.288138148.us.us
  %.322.us.us = load double, ptr %.321.us.us, align 8
  %.324.us.us = fmul double %arg.h, %.322.us.us
  %.336.us.us = fcmp une double %.324.us.us, 0.000000e+00
  br i1 %.336.us.us, label %B360.us.preheader.us, label %B414.us.us

B360.us.preheader.us:
  %30 = and i64 %arg.size.fr, 1
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %B360.us.us.preheader, label %B360.us.prol.us

B360.us.prol.us:
  %.458.us.prol.us = load double, ptr %arg.out, align 8
  %sunkaddr115 = mul i64 %.288138148.us.us, %19
  %sunkaddr116 = getelementptr i8, ptr %arg.k, i64 %sunkaddr115
  %.461.us.prol.us = load double, ptr %sunkaddr116, align 8
  %.463.us.prol.us = fmul double %.324.us.us, %.461.us.prol.us
  %.464.us.prol.us = fadd double %.458.us.prol.us, %.463.us.prol.us
  store double %.464.us.prol.us, ptr %arg.out, align 8
  br label %B360.us.us.preheader

B360.us.us.preheader:
  %.424131133.us.us.ph = phi i64 [ 1, %B360.us.prol.us ], [ 0, %B360.us.preheader.us ]
  br label %B360.us.us

B360.us.us:
  %.424131133.us.us = phi i64 [ %.431.us.1.us, %B360.us.us ], [ %.424131133.us.us.ph, %B360.us.us.preheader ]
  %sunkaddr105.us = shl i64 %.424131133.us.us, 3
  %sunkaddr100 = mul i64 %.424131133.us.us, 8
  %sunkaddr101 = getelementptr i8, ptr %arg.out, i64 %sunkaddr100
  %.458.us.us = load double, ptr %sunkaddr101, align 8
  %scevgep39 = getelementptr i8, ptr %lsr.iv34, i64 %sunkaddr105.us
  %32 = shl i64 %.424131133.us.us, 3
  %scevgep27 = getelementptr i8, ptr %lsr.iv34, i64 %32
  %scevgep29 = getelementptr i8, ptr %scevgep27, i64 8
  %.461.us.us = load double, ptr %scevgep39, align 8
  %.463.us.us = fmul double %.324.us.us, %.461.us.us
  %.464.us.us = fadd double %.458.us.us, %.463.us.us
  store double %.464.us.us, ptr %sunkaddr101, align 8
  %.431.us.1.us = add nuw nsw i64 %.424131133.us.us, 2
  %sunkaddr102 = mul i64 %.424131133.us.us, 8
  %sunkaddr103 = getelementptr i8, ptr %arg.out, i64 %sunkaddr102
  %sunkaddr104 = getelementptr i8, ptr %sunkaddr103, i64 8
  %.458.us.1.us = load double, ptr %sunkaddr104, align 8
  %.461.us.1.us = load double, ptr %scevgep29, align 8
  %.463.us.1.us = fmul double %.324.us.us, %.461.us.1.us
  %.464.us.1.us = fadd double %.458.us.1.us, %.463.us.1.us
  store double %.464.us.1.us, ptr %sunkaddr104, align 8
  %exitcond159.not.1.us = icmp eq i64 %arg.size.fr, %.431.us.1.us
  br i1 %exitcond159.not.1.us, label %B414.us.us, label %B360.us.us

B414.us.us:
  %scevgep35 = getelementptr i8, ptr %lsr.iv34, i64 %19
  %exitcond160.not.us = icmp eq i64 %.295.us.us, %.38
  br i1 %exitcond160.not.us, label %B416, label %B254.us.us

B254.us.preheader.split:
  %scevgep37 = getelementptr i8, ptr %arg.k, i64 16
  %invariant.gep = getelementptr double, ptr %arg.k, i64 %n.vec17
  %.neg34 = or disjoint i64 %n.vec17, 1
  br label %B254.us

B254.us:
  %lsr.iv53 = phi ptr [ %scevgep54, %B414.us ], [ %arg.k, %B254.us.preheader.split ]
  %lsr.iv = phi ptr [ %scevgep38, %B414.us ], [ %scevgep37, %B254.us.preheader.split ]
  %.288138148.us = phi i64 [ %.295.us, %B414.us ], [ 0, %B254.us.preheader.split ]
  %.295.us = add nuw nsw i64 %.288138148.us, 1
  %.321.us = getelementptr double, ptr %.33, i64 %.288138148.us
  %.322.us = load double, ptr %.321.us, align 8
  %.324.us = fmul double %arg.h, %.322.us
  %.326.us = mul nuw nsw i64 %.288138148.us, %arg.size.fr
  %.336.us = fcmp une double %.324.us, 0.000000e+00
  br i1 %.336.us, label %B360.us.preheader, label %B414.us

B360.us.preheader:
  %broadcast.splatinsert18 = insertelement <2 x double> poison, double %.324.us, i64 0
  %broadcast.splat19 = shufflevector <2 x double> %broadcast.splatinsert18, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body20

vector.body20:
  %index21 = phi i64 [ 0, %B360.us.preheader ], [ %index.next26, %vector.body20 ]
  %sunkaddr111 = shl i64 %index21, 3
  %sunkaddr106 = mul i64 %index21, 8
  %sunkaddr107 = getelementptr i8, ptr %arg.out, i64 %sunkaddr106
  %wide.load22 = load <2 x double>, ptr %sunkaddr107, align 8
  %sunkaddr108 = mul i64 %index21, 8
  %sunkaddr109 = getelementptr i8, ptr %arg.out, i64 %sunkaddr108
  %sunkaddr110 = getelementptr i8, ptr %sunkaddr109, i64 16
  %wide.load23 = load <2 x double>, ptr %sunkaddr110, align 8
  %scevgep41 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr111
  %33 = shl i64 %index21, 3
  %scevgep30 = getelementptr i8, ptr %lsr.iv, i64 %33
  %scevgep31 = getelementptr i8, ptr %scevgep30, i64 -16
  %wide.load24 = load <2 x double>, ptr %scevgep31, align 8
  %wide.load25 = load <2 x double>, ptr %scevgep41, align 8
  %34 = fmul <2 x double> %broadcast.splat19, %wide.load24
  %35 = fmul <2 x double> %broadcast.splat19, %wide.load25
  %36 = fadd <2 x double> %wide.load22, %34
  %37 = fadd <2 x double> %wide.load23, %35
  store <2 x double> %36, ptr %sunkaddr107, align 8
  store <2 x double> %37, ptr %sunkaddr110, align 8
  %index.next26 = add nuw i64 %index21, 4
  %38 = icmp eq i64 %n.vec17, %index.next26
  br i1 %38, label %middle.block27, label %vector.body20

middle.block27:
  %39 = icmp eq i64 %arg.size.fr, %n.vec17
  br i1 %39, label %B414.us, label %B360.us.preheader30

B360.us.preheader30:
  %40 = and i64 %arg.size.fr, 1
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %B360.us.prol.loopexit, label %B360.us.prol

B360.us.prol:
  %sunkaddr112 = mul i64 %n.vec17, 8
  %sunkaddr113 = getelementptr i8, ptr %arg.out, i64 %sunkaddr112
  %.458.us.prol = load double, ptr %sunkaddr113, align 8
  %gep = getelementptr double, ptr %invariant.gep, i64 %.326.us
  %.461.us.prol = load double, ptr %gep, align 8
  %.463.us.prol = fmul double %.324.us, %.461.us.prol
  %.464.us.prol = fadd double %.458.us.prol, %.463.us.prol
  store double %.464.us.prol, ptr %sunkaddr113, align 8
  br label %B360.us.prol.loopexit

B360.us.prol.loopexit:
  %.424131133.us.unr = phi i64 [ %n.vec17, %B360.us.preheader30 ], [ %.neg34, %B360.us.prol ]
  %42 = icmp eq i64 %arg.size.fr, %.neg34
  br i1 %42, label %B414.us, label %B360.us.preheader14

B360.us.preheader14:
  br label %B360.us

B414.us:
  %scevgep38 = getelementptr i8, ptr %lsr.iv, i64 %19
  %scevgep54 = getelementptr i8, ptr %lsr.iv53, i64 %19
  %exitcond160.not = icmp eq i64 %.295.us, %.38
  br i1 %exitcond160.not, label %B416, label %B254.us

B360.us:
  %.424131133.us = phi i64 [ %.431.us.1, %B360.us ], [ %.424131133.us.unr, %B360.us.preheader14 ]
  %sunkaddr105 = shl i64 %.424131133.us, 3
  %sunkaddr114 = mul i64 %.424131133.us, 8
  %sunkaddr117 = getelementptr i8, ptr %arg.out, i64 %sunkaddr114
  %.458.us = load double, ptr %sunkaddr117, align 8
  %scevgep56 = getelementptr i8, ptr %lsr.iv53, i64 %sunkaddr105
  %43 = shl i64 %.424131133.us, 3
  %scevgep45 = getelementptr i8, ptr %lsr.iv53, i64 %43
  %scevgep46 = getelementptr i8, ptr %scevgep45, i64 8
  %.461.us = load double, ptr %scevgep56, align 8
  %.463.us = fmul double %.324.us, %.461.us
  %.464.us = fadd double %.458.us, %.463.us
  store double %.464.us, ptr %sunkaddr117, align 8
  %.431.us.1 = add nuw nsw i64 %.424131133.us, 2
  %sunkaddr118 = mul i64 %.424131133.us, 8
  %sunkaddr119 = getelementptr i8, ptr %arg.out, i64 %sunkaddr118
  %sunkaddr120 = getelementptr i8, ptr %sunkaddr119, i64 8
  %.458.us.1 = load double, ptr %sunkaddr120, align 8
  %.461.us.1 = load double, ptr %scevgep46, align 8
  %.463.us.1 = fmul double %.324.us, %.461.us.1
  %.464.us.1 = fadd double %.458.us.1, %.463.us.1
  store double %.464.us.1, ptr %sunkaddr120, align 8
  %exitcond159.not.1 = icmp eq i64 %arg.size.fr, %.431.us.1
  br i1 %exitcond159.not.1, label %B414.us, label %B360.us
}

define internal i32 @part8(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, i64 %arg.code.14, i64 %arg.code.15, i64 %arg.code.16, i64 %arg.code.17, i64 %arg.row, double %arg.t, ptr %arg.dy) {
B0:
  %.58.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.59.i = load double, ptr %.58.i, align 8
  %.61.i = fsub double %arg.t, %.59.i
  %.153120.not.i = icmp slt i64 %arg.code.14, 1
  br i1 %.153120.not.i, label %B136.endif.i, label %B112.preheader.i

B112.preheader.i:
  %min.iters.check.i = icmp samesign ult i64 %arg.code.14, 4
  br i1 %min.iters.check.i, label %B112.i.preheader, label %vector.ph.i

vector.ph.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 12
  %n.vec.i = and i64 %arg.code.14, %const_mat
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %arg.t, i64 0
  %broadcast.splat.i = shufflevector <2 x double> %broadcast.splatinsert.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %sunkaddr36 = mul i64 %index.i, 8
  %sunkaddr37 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr36
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr37, align 8
  %sunkaddr38 = mul i64 %index.i, 8
  %sunkaddr40 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr38
  %sunkaddr41 = getelementptr i8, ptr %sunkaddr40, i64 16
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr41, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %0 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %0, label %middle.block.i, label %vector.body.i

middle.block.i:
  %cmp.n.i = icmp eq i64 %arg.code.14, %n.vec.i
  br i1 %cmp.n.i, label %B136.endif.i, label %B112.i.preheader

B112.i.preheader:
  %.159119121.i.ph = phi i64 [ %n.vec.i, %middle.block.i ], [ 0, %B112.preheader.i ]
  br label %B112.i

B112.i:
  %.159119121.i = phi i64 [ %.166.i, %B112.i ], [ %.159119121.i.ph, %B112.i.preheader ]
  %.166.i = add nuw nsw i64 %.159119121.i, 1
  %1 = shl i64 %.159119121.i, 3
  %scevgep53.i = getelementptr i8, ptr %arg.code.2, i64 %1
  store double %arg.t, ptr %scevgep53.i, align 8
  %exitcond.not.i = icmp eq i64 %arg.code.14, %.166.i
  br i1 %exitcond.not.i, label %B136.endif.i, label %B112.i

B178.i:
  %lsr.iv.i = phi ptr [ %scevgep29.i, %B178.preheader27.i ], [ %scevgep30.i, %B178.i ]
  %.290124126.i = phi i64 [ %.290124126.ph.i, %B178.preheader27.i ], [ %.297.i, %B178.i ]
  %.297.i = add nuw nsw i64 %.290124126.i, 1
  %scevgep31.i = getelementptr i8, ptr %lsr.iv.i, i64 -24
  %.325.i = load double, ptr %scevgep31.i, align 8
  %scevgep32.i = getelementptr i8, ptr %lsr.iv.i, i64 -16
  %.330.i = load double, ptr %scevgep32.i, align 8
  %scevgep33.i = getelementptr i8, ptr %lsr.iv.i, i64 -8
  %.335.i = load double, ptr %scevgep33.i, align 8
  %.340.i = load double, ptr %lsr.iv.i, align 8
  %.342.i = fmul double %.61.i, %.340.i
  %.343.i = fadd double %.335.i, %.342.i
  %.345.i = fmul double %.61.i, %.343.i
  %.346.i = fadd double %.330.i, %.345.i
  %.348.i = fmul double %.61.i, %.346.i
  %.349.i = fadd double %.325.i, %.348.i
  %2 = shl i64 %.290124126.i, 3
  %scevgep34.i = getelementptr i8, ptr %arg.code.3, i64 %2
  store double %.349.i, ptr %scevgep34.i, align 8
  %scevgep30.i = getelementptr i8, ptr %lsr.iv.i, i64 32
  %exitcond130.not.i = icmp eq i64 %arg.code.16, %.297.i
  br i1 %exitcond130.not.i, label %B0.endif, label %B178.i

B136.endif.i:
  %.284125.not.i = icmp slt i64 %arg.code.16, 1
  br i1 %.284125.not.i, label %B0.endif, label %B178.preheader.i

B178.preheader.i:
  %min.iters.check15.i = icmp samesign ult i64 %arg.code.16, 26
  br i1 %min.iters.check15.i, label %B178.preheader27.i, label %vector.scevcheck.i

vector.scevcheck.i:
  %3 = shl i64 %arg.code.16, 5
  %mul.result.i = add i64 %3, -32
  %4 = getelementptr i8, ptr %arg.code.13, i64 %mul.result.i
  %5 = icmp ult ptr %4, %arg.code.13
  %scevgep.i = getelementptr i8, ptr %arg.code.13, i64 8
  %mul.overflow3.i = icmp samesign ugt i64 %arg.code.16, 576460752303423488
  %6 = getelementptr i8, ptr %scevgep.i, i64 %mul.result.i
  %7 = icmp ult ptr %6, %scevgep.i
  %8 = or i1 %mul.overflow3.i, %7
  %scevgep4.i = getelementptr i8, ptr %arg.code.13, i64 16
  %9 = getelementptr i8, ptr %scevgep4.i, i64 %mul.result.i
  %10 = icmp ult ptr %9, %scevgep4.i
  %scevgep8.i = getelementptr i8, ptr %arg.code.13, i64 24
  %11 = getelementptr i8, ptr %scevgep8.i, i64 %mul.result.i
  %12 = icmp ult ptr %11, %scevgep8.i
  %13 = or i1 %5, %8
  %14 = or i1 %10, %13
  %15 = or i1 %12, %14
  br i1 %15, label %B178.preheader27.i, label %vector.memcheck.i

vector.memcheck.i:
  %16 = shl nuw nsw i64 %arg.code.16, 3
  %scevgep12.i = getelementptr i8, ptr %arg.code.3, i64 %16
  %scevgep13.i = getelementptr i8, ptr %arg.code.13, i64 %3
  %bound0.i = icmp ult ptr %arg.code.3, %scevgep13.i
  %bound1.i = icmp ult ptr %arg.code.13, %scevgep12.i
  %found.conflict.i = and i1 %bound0.i, %bound1.i
  br i1 %found.conflict.i, label %B178.preheader27.i, label %vector.ph16.i

vector.ph16.i:
  %const33 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i = insertelement <2 x double> poison, double %.61.i, i64 0
  %broadcast.splat20.i = shufflevector <2 x double> %broadcast.splatinsert19.i, <2 x double> poison, <2 x i32> zeroinitializer
  %17 = and i64 %16, %const33
  br label %vector.body21.i

vector.body21.i:
  %lsr.iv36.i = phi i64 [ %lsr.iv.next.i, %vector.body21.i ], [ 0, %vector.ph16.i ]
  %sunkaddr = mul i64 %lsr.iv36.i, 4
  %sunkaddr42 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr
  %18 = load double, ptr %sunkaddr42, align 8
  %sunkaddr43 = mul i64 %lsr.iv36.i, 4
  %sunkaddr44 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr43
  %sunkaddr45 = getelementptr i8, ptr %sunkaddr44, i64 32
  %19 = load double, ptr %sunkaddr45, align 8
  %20 = insertelement <2 x double> poison, double %18, i64 0
  %21 = insertelement <2 x double> %20, double %19, i64 1
  %sunkaddr46 = mul i64 %lsr.iv36.i, 4
  %sunkaddr47 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr46
  %sunkaddr48 = getelementptr i8, ptr %sunkaddr47, i64 8
  %22 = load double, ptr %sunkaddr48, align 8
  %sunkaddr49 = mul i64 %lsr.iv36.i, 4
  %sunkaddr50 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr49
  %sunkaddr51 = getelementptr i8, ptr %sunkaddr50, i64 40
  %23 = load double, ptr %sunkaddr51, align 8
  %24 = insertelement <2 x double> poison, double %22, i64 0
  %25 = insertelement <2 x double> %24, double %23, i64 1
  %sunkaddr52 = mul i64 %lsr.iv36.i, 4
  %sunkaddr53 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr52
  %sunkaddr54 = getelementptr i8, ptr %sunkaddr53, i64 16
  %26 = load double, ptr %sunkaddr54, align 8
  %sunkaddr55 = mul i64 %lsr.iv36.i, 4
  %sunkaddr56 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr55
  %sunkaddr57 = getelementptr i8, ptr %sunkaddr56, i64 48
  %27 = load double, ptr %sunkaddr57, align 8
  %28 = insertelement <2 x double> poison, double %26, i64 0
  %29 = insertelement <2 x double> %28, double %27, i64 1
  %sunkaddr58 = mul i64 %lsr.iv36.i, 4
  %sunkaddr59 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr58
  %sunkaddr60 = getelementptr i8, ptr %sunkaddr59, i64 24
  %30 = load double, ptr %sunkaddr60, align 8
  %sunkaddr61 = mul i64 %lsr.iv36.i, 4
  %sunkaddr62 = getelementptr i8, ptr %arg.code.13, i64 %sunkaddr61
  %sunkaddr63 = getelementptr i8, ptr %sunkaddr62, i64 56
  %31 = load double, ptr %sunkaddr63, align 8
  %32 = insertelement <2 x double> poison, double %30, i64 0
  %33 = insertelement <2 x double> %32, double %31, i64 1
  %34 = fmul <2 x double> %broadcast.splat20.i, %33
  %35 = fadd <2 x double> %29, %34
  %36 = fmul <2 x double> %broadcast.splat20.i, %35
  %37 = fadd <2 x double> %25, %36
  %38 = fmul <2 x double> %broadcast.splat20.i, %37
  %39 = fadd <2 x double> %21, %38
  %scevgep52.i = getelementptr i8, ptr %arg.code.3, i64 %lsr.iv36.i
  store <2 x double> %39, ptr %scevgep52.i, align 8
  %lsr.iv.next.i = add nuw nsw i64 %lsr.iv36.i, 16
  %40 = icmp eq i64 %17, %lsr.iv.next.i
  br i1 %40, label %middle.block24.i, label %vector.body21.i

middle.block24.i:
  %n.vec18.i = and i64 %arg.code.16, 1152921504606846974
  %cmp.n25.i = icmp eq i64 %arg.code.16, %n.vec18.i
  br i1 %cmp.n25.i, label %B0.endif, label %B178.preheader27.i

B178.preheader27.i:
  %.290124126.ph.i = phi i64 [ 0, %vector.memcheck.i ], [ 0, %vector.scevcheck.i ], [ 0, %B178.preheader.i ], [ %n.vec18.i, %middle.block24.i ]
  %41 = shl i64 %.290124126.ph.i, 5
  %42 = getelementptr i8, ptr %arg.code.13, i64 %41
  %scevgep29.i = getelementptr i8, ptr %42, i64 24
  br label %B178.i

B220:
  %sunkaddr65 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr66 = getelementptr i8, ptr %sunkaddr65, i64 32
  %.168 = load i64, ptr %sunkaddr66, align 8
  %.169 = icmp eq i64 %.168, 0
  br i1 %.169, label %common.ret, label %B270

common.ret:
  %storemerge = phi double [ %worst.2.0.lcssa.i, %B220 ], [ %worst.2.0.lcssa.i, %B0.endif.endif.endif ], [ 1.000000e+00, %B270.endif.endif ], [ %worst.4.1, %B728 ]
  store double %storemerge, ptr %retptr, align 8
  ret i32 0

B270:
  %.192 = shl i64 %arg.code.14, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.8, ptr %arg.code.6, i64 %.192, i1 false)
  %sunkaddr67 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr68 = getelementptr i8, ptr %sunkaddr67, i64 32
  %.32.i = load i64, ptr %sunkaddr68, align 8
  %.37.not.i = icmp eq i64 %.32.i, 0
  br i1 %.37.not.i, label %B270.endif.endif, label %B48.i

B48.i:
  %sunkaddr70 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr72 = getelementptr i8, ptr %sunkaddr70, i64 40
  %.45.i = load i64, ptr %sunkaddr72, align 8
  %sunkaddr74 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr76 = getelementptr i8, ptr %sunkaddr74, i64 48
  %.52.i = load i64, ptr %sunkaddr76, align 8
  %sunkaddr77 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr78 = getelementptr i8, ptr %sunkaddr77, i64 56
  %.63.i = load i64, ptr %sunkaddr78, align 8
  %.65.i = inttoptr i64 %.45.i to ptr
  %.66.i = inttoptr i64 %.52.i to ptr
  %.67.i = inttoptr i64 %.63.i to ptr
  %.68.i = inttoptr i64 %.32.i to ptr
  tail call void %.68.i(ptr %.65.i, ptr %.66.i, ptr %.67.i)
  br label %B270.endif.endif

B418:
  %lsr.iv32 = phi ptr [ %scevgep31, %B418.preheader ], [ %scevgep33, %B728 ]
  %lsr.iv26 = phi ptr [ %scevgep, %B418.preheader ], [ %scevgep27, %B728 ]
  %lsr.iv = phi i64 [ %arg.code.15, %B418.preheader ], [ %lsr.iv.next, %B728 ]
  %worst.3.0241 = phi double [ 1.000000e+00, %B418.preheader ], [ %worst.4.1, %B728 ]
  %.314227239 = phi i64 [ 0, %B418.preheader ], [ %.321, %B728 ]
  %43 = sub i64 %arg.code.15, %.314227239
  %.321 = add nuw nsw i64 %.314227239, 1
  %.356 = getelementptr double, ptr %arg.code.8, i64 %.314227239
  %.357 = load double, ptr %.356, align 8
  %.390 = load double, ptr %arg.code.1, align 8
  %.391 = fcmp ogt double %.357, %.390
  br i1 %.391, label %B728, label %B496

B496:
  %.402 = getelementptr double, ptr %arg.code.6, i64 %.314227239
  %.403 = load double, ptr %.402, align 8
  %.405 = fcmp ogt double %.403, %worst.3.0241
  br i1 %.405, label %B594, label %B530

B530:
  %.416 = fcmp ogt double %.403, -1.000000e+00
  br i1 %.416, label %B594, label %B590

B590:
  br label %B594

B594:
  %worst.5.2 = phi double [ %worst.3.0241, %B496 ], [ -1.000000e+00, %B590 ], [ %.403, %B530 ]
  %.439 = getelementptr double, ptr %arg.code.10, i64 %.314227239
  %.440 = load double, ptr %.439, align 8
  %.444 = getelementptr double, ptr %arg.code.9, i64 %.314227239
  store double %.440, ptr %.444, align 8
  %.490 = icmp slt i64 %43, 1
  br i1 %.490, label %B728, label %B594.endif.endif

B692:
  %lsr.iv39 = phi i64 [ %90, %B692.preheader25 ], [ %lsr.iv.next40, %B692 ]
  %lsr.iv37 = phi i64 [ %89, %B692.preheader25 ], [ %lsr.iv.next38, %B692 ]
  %scevgep42 = getelementptr i8, ptr %arg.code.5, i64 %lsr.iv39
  %.578 = load double, ptr %scevgep42, align 8
  %scevgep41 = getelementptr i8, ptr %arg.dy, i64 %lsr.iv39
  store double %.578, ptr %scevgep41, align 8
  %lsr.iv.next38 = add i64 %lsr.iv37, -1
  %lsr.iv.next40 = add i64 %lsr.iv39, %.192
  %.535 = icmp samesign ugt i64 %lsr.iv.next38, 1
  br i1 %.535, label %B692, label %B728

B728:
  %worst.4.1 = phi double [ %worst.3.0241, %B418 ], [ %worst.5.2, %75 ], [ %worst.5.2, %B594 ], [ %worst.5.2, %middle.block ], [ %worst.5.2, %B692 ]
  %lsr.iv.next = add i64 %lsr.iv, -1
  %scevgep27 = getelementptr i8, ptr %lsr.iv26, i64 8
  %scevgep33 = getelementptr i8, ptr %lsr.iv32, i64 8
  %exitcond.not = icmp eq i64 %.321, %arg.code.14
  br i1 %exitcond.not, label %common.ret, label %B418

B0.endif:
  %.idx = shl i64 %arg.row, 5
  %44 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %.64 = getelementptr i8, ptr %44, i64 16
  %.65 = load i64, ptr %.64, align 8
  %.67 = inttoptr i64 %.65 to ptr
  store ptr %arg.dy, ptr %.67, align 8
  %.32.i3 = load i64, ptr %44, align 8
  %.37.not.i4 = icmp eq i64 %.32.i3, 0
  br i1 %.37.not.i4, label %B0.endif.endif, label %B48.i5

B48.i5:
  %sunkaddr81 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr82 = getelementptr i8, ptr %sunkaddr81, i64 8
  %.45.i7 = load i64, ptr %sunkaddr82, align 8
  %sunkaddr83 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr84 = getelementptr i8, ptr %sunkaddr83, i64 16
  %.52.i9 = load i64, ptr %sunkaddr84, align 8
  %sunkaddr85 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr86 = getelementptr i8, ptr %sunkaddr85, i64 24
  %.63.i11 = load i64, ptr %sunkaddr86, align 8
  %.65.i12 = inttoptr i64 %.45.i7 to ptr
  %.66.i13 = inttoptr i64 %.52.i9 to ptr
  %.67.i14 = inttoptr i64 %.63.i11 to ptr
  %.68.i15 = inttoptr i64 %.32.i3 to ptr
  tail call void %.68.i15(ptr %.65.i12, ptr %.66.i13, ptr %.67.i14)
  br label %B0.endif.endif

B0.endif.endif:
  %45 = icmp slt i64 %arg.code.14, 1
  br i1 %45, label %B0.endif.endif.endif, label %B50.preheader.i

B50.preheader.i:
  %46 = icmp eq i64 %arg.code.14, 1
  br i1 %46, label %B50.epil.preheader.i, label %B50.preheader.new.i

B50.preheader.new.i:
  %const34 = bitcast i64 9223372036854775792 to i64
  %const_mat35 = add i64 %const34, 14
  %unroll_iter.i = and i64 %arg.code.14, %const_mat35
  br label %B50.i

B50.i:
  %worst.2.069.i = phi double [ 1.000000e+00, %B50.preheader.new.i ], [ %worst.3.1.1.i, %B110.1.i ]
  %.1166567.i = phi i64 [ 0, %B50.preheader.new.i ], [ %.123.1.i, %B110.1.i ]
  %sunkaddr87 = mul i64 %.1166567.i, 8
  %sunkaddr88 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr87
  %.155.i = load double, ptr %sunkaddr88, align 8
  %.161.i = fcmp ogt double %.155.i, %worst.2.069.i
  br i1 %.161.i, label %B110.i, label %B90.i

B90.i:
  %.168.i = fcmp ogt double %.155.i, -1.000000e+00
  br i1 %.168.i, label %B110.i, label %B106.i

B106.i:
  br label %B110.i

B110.i:
  %worst.3.1.i = phi double [ %worst.2.069.i, %B50.i ], [ -1.000000e+00, %B106.i ], [ %.155.i, %B90.i ]
  %.123.1.i = add nuw i64 %.1166567.i, 2
  %sunkaddr89 = mul i64 %.1166567.i, 8
  %sunkaddr90 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr89
  %sunkaddr91 = getelementptr i8, ptr %sunkaddr90, i64 8
  %.155.1.i = load double, ptr %sunkaddr91, align 8
  %.161.1.i = fcmp ogt double %.155.1.i, %worst.3.1.i
  br i1 %.161.1.i, label %B110.1.i, label %B90.1.i

B90.1.i:
  %.168.1.i = fcmp ogt double %.155.1.i, -1.000000e+00
  br i1 %.168.1.i, label %B110.1.i, label %B106.1.i

B106.1.i:
  br label %B110.1.i

B110.1.i:
  %worst.3.1.1.i = phi double [ %worst.3.1.i, %B110.i ], [ -1.000000e+00, %B106.1.i ], [ %.155.1.i, %B90.1.i ]
  %niter.ncmp.1.i = icmp eq i64 %unroll_iter.i, %.123.1.i
  br i1 %niter.ncmp.1.i, label %B112.loopexit.unr-lcssa.i, label %B50.i

B112.loopexit.unr-lcssa.i:
  %47 = and i64 %arg.code.14, 1
  %lcmp.mod.not.i = icmp eq i64 %47, 0
  br i1 %lcmp.mod.not.i, label %B0.endif.endif.endif, label %B50.epil.preheader.i

B50.epil.preheader.i:
  %worst.2.069.epil.init.i = phi double [ 1.000000e+00, %B50.preheader.i ], [ %worst.3.1.1.i, %B112.loopexit.unr-lcssa.i ]
  %.1166567.epil.init.i = phi i64 [ 0, %B50.preheader.i ], [ %unroll_iter.i, %B112.loopexit.unr-lcssa.i ]
  %.154.epil.i = getelementptr double, ptr %arg.code.6, i64 %.1166567.epil.init.i
  %.155.epil.i = load double, ptr %.154.epil.i, align 8
  %.161.epil.i = fcmp ogt double %.155.epil.i, %worst.2.069.epil.init.i
  br i1 %.161.epil.i, label %B0.endif.endif.endif, label %B90.epil.i

B90.epil.i:
  %.168.epil.i = fcmp ogt double %.155.epil.i, -1.000000e+00
  br i1 %.168.epil.i, label %B0.endif.endif.endif, label %B106.epil.i

B106.epil.i:
  br label %B0.endif.endif.endif

B0.endif.endif.endif:
  %worst.2.0.lcssa.i = phi double [ 1.000000e+00, %B0.endif.endif ], [ %worst.3.1.1.i, %B112.loopexit.unr-lcssa.i ], [ %worst.2.069.epil.init.i, %B50.epil.preheader.i ], [ -1.000000e+00, %B106.epil.i ], [ %.155.epil.i, %B90.epil.i ]
  %.158 = load double, ptr %arg.code.1, align 8
  %.160 = fcmp ogt double %worst.2.0.lcssa.i, %.158
  br i1 %.160, label %common.ret, label %B220

B270.endif.endif:
  %48 = icmp slt i64 %arg.code.14, 1
  br i1 %48, label %common.ret, label %B418.preheader

B418.preheader:
  %49 = ptrtoint ptr %arg.dy to i64
  %50 = ptrtoint ptr %arg.code.5 to i64
  %51 = sub i64 %49, %50
  %scevgep = getelementptr i8, ptr %arg.dy, i64 16
  %scevgep31 = getelementptr i8, ptr %arg.code.5, i64 16
  %52 = trunc nuw i64 %arg.code.14 to i32
  br label %B418

B594.endif.endif:
  %53 = or i64 %43, %arg.code.14
  %54 = icmp ult i64 %53, 4294967296
  br i1 %54, label %55, label %61

55:
  %56 = trunc nuw i64 %43 to i32
  %57 = udiv i32 %56, %52
  %58 = urem i32 %56, %52
  %59 = zext i32 %57 to i64
  %60 = zext i32 %58 to i64
  br label %75

61:
  %62 = or i64 %43, %arg.code.14
  %63 = and i64 %62, -4294967296
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %65, label %72

65:
  %66 = trunc i64 %arg.code.14 to i32
  %67 = trunc i64 %43 to i32
  %68 = udiv i32 %67, %66
  %69 = urem i32 %67, %66
  %70 = zext i32 %68 to i64
  %71 = zext i32 %69 to i64
  br label %75

72:
  %73 = udiv i64 %43, %arg.code.14
  %74 = urem i64 %43, %arg.code.14
  br label %75

75:
  %76 = phi i64 [ %59, %55 ], [ %70, %65 ], [ %73, %72 ]
  %77 = phi i64 [ %60, %55 ], [ %71, %65 ], [ %74, %72 ]
  %.508 = icmp ne i64 %77, 0
  %.510 = zext i1 %.508 to i64
  %.511 = add nuw i64 %76, %.510
  %.535222 = icmp sgt i64 %.511, 0
  br i1 %.535222, label %B692.preheader, label %B728

B692.preheader:
  %78 = icmp ult i64 %51, 32
  %79 = icmp ne i64 %arg.code.14, 1
  %80 = add nuw i64 %43, %.510
  %min.iters.check = icmp ult i64 %80, 4
  %or.cond.not24 = or i1 %79, %min.iters.check
  %or.cond23 = select i1 %or.cond.not24, i1 true, i1 %78
  br i1 %or.cond23, label %B692.preheader25, label %vector.ph

vector.ph:
  %81 = add i64 %lsr.iv, %.510
  %82 = lshr i64 %81, 2
  %83 = shl nuw i64 %82, 2
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %84 = shl i64 %index, 3
  %scevgep35 = getelementptr i8, ptr %lsr.iv32, i64 %84
  %scevgep36 = getelementptr i8, ptr %scevgep35, i64 -16
  %wide.load = load <2 x double>, ptr %scevgep36, align 8
  %wide.load21 = load <2 x double>, ptr %scevgep35, align 8
  %scevgep29 = getelementptr i8, ptr %lsr.iv26, i64 %84
  %85 = shl i64 %index, 3
  %scevgep3 = getelementptr i8, ptr %lsr.iv26, i64 %85
  %scevgep5 = getelementptr i8, ptr %scevgep3, i64 -16
  store <2 x double> %wide.load, ptr %scevgep5, align 8
  store <2 x double> %wide.load21, ptr %scevgep29, align 8
  %index.next = add nuw i64 %index, 4
  %86 = icmp eq i64 %83, %index.next
  br i1 %86, label %middle.block, label %vector.body

middle.block:
  %n.vec = and i64 %80, -4
  %87 = sub i64 %.511, %n.vec
  %88 = add i64 %n.vec, %.314227239
  %cmp.n = icmp eq i64 %80, %n.vec
  br i1 %cmp.n, label %B728, label %B692.preheader25

B692.preheader25:
  %.534220224.ph = phi i64 [ %.511, %B692.preheader ], [ %87, %middle.block ]
  %.541221223.ph = phi i64 [ %.314227239, %B692.preheader ], [ %88, %middle.block ]
  %89 = add i64 %.534220224.ph, 1
  %90 = shl i64 %.541221223.ph, 3
  br label %B692
}

declare double @llvm.fabs.f64(double)

declare <2 x double> @llvm.fabs.v2f64(<2 x double>)

define i64 @loop(ptr %table) {
  %value = alloca i64
  %error = alloca ptr
  %address = ptrtoint ptr %table to i64
  %code = call i32 @part0(ptr %value, ptr %error, i64 %address)
  %found = load i64, ptr %value
  ret i64 %found
}
