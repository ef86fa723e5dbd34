; loop block of contact/coulomb.py, made by python tools/loops.py
; sources d7639afe3a9a97cc5c7da9e774eaa1469b69fe16a9866db7aba80a9108bc9053
; numba 0.68.1, llvmlite 0.50.0, Python 3.11
define internal i32 @part0(ptr %retptr, ptr %excinfo, i64 %arg.table) {
B0:
  %.17.i = alloca i64, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.6 = inttoptr i64 %arg.table to ptr
  %.8 = load i64, ptr %.6, align 8
  %.9 = inttoptr i64 %.8 to ptr
  %.10 = getelementptr i8, ptr %.6, i64 8
  %.11 = load i64, ptr %.10, align 8
  %.12 = inttoptr i64 %.11 to ptr
  %.13 = getelementptr i8, ptr %.6, i64 16
  %.14 = load i64, ptr %.13, align 8
  %.15 = inttoptr i64 %.14 to ptr
  %.16 = getelementptr i8, ptr %.6, i64 24
  %.17 = load i64, ptr %.16, align 8
  %.18 = inttoptr i64 %.17 to ptr
  %.19 = getelementptr i8, ptr %.6, i64 32
  %.20 = load i64, ptr %.19, align 8
  %.21 = inttoptr i64 %.20 to ptr
  %.22 = getelementptr i8, ptr %.6, i64 40
  %.23 = load i64, ptr %.22, align 8
  %.24 = inttoptr i64 %.23 to ptr
  %.25 = getelementptr i8, ptr %.6, i64 48
  %.26 = load i64, ptr %.25, align 8
  %.27 = inttoptr i64 %.26 to ptr
  %.28 = getelementptr i8, ptr %.6, i64 56
  %.29 = load i64, ptr %.28, align 8
  %.30 = inttoptr i64 %.29 to ptr
  %.31 = getelementptr i8, ptr %.6, i64 64
  %.32 = load i64, ptr %.31, align 8
  %.33 = getelementptr i8, ptr %.6, i64 72
  %.34 = load i64, ptr %.33, align 8
  %.45 = getelementptr i8, ptr %.6, i64 80
  %.46 = load i64, ptr %.45, align 8
  %.47 = inttoptr i64 %.46 to ptr
  %.48 = getelementptr i8, ptr %.6, i64 88
  %.491 = load double, ptr %.48, align 8
  store i64 0, ptr %.17.i, align 8
  %.21.i = call i32 @part1(ptr %.17.i, ptr %excinfo.1.i, ptr %.9, ptr %.12, ptr %.15, ptr %.18, ptr %.21, ptr %.24, ptr %.27, ptr %.30, i64 %.32, i64 %.34, ptr %.47, double %.491)
  switch i32 %.21.i, label %part2.exit [
    i32 -2, label %part2.exit.thread
    i32 0, label %part2.exit.thread
  ]

part2.exit.thread:
  %.31.i = load i64, ptr %.17.i, align 8
  store i64 %.31.i, ptr %retptr, align 8
  br label %common.ret

part2.exit:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

common.ret:
  %common.ret.op = phi i32 [ 0, %part2.exit.thread ], [ %.21.i, %part2.exit ]
  ret i32 %common.ret.op
}

define internal i32 @part1(ptr %retptr, ptr %excinfo, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, i64 %arg.s.8, i64 %arg.s.9, ptr %arg.reach, double %arg.slack) {
B0.endif:
  %arg.s.8.fr = freeze i64 %arg.s.8
  %arg.s.9.fr = freeze i64 %arg.s.9
  %.26 = mul i64 %arg.s.9.fr, %arg.s.8.fr
  %.114287.not = icmp slt i64 %arg.s.8.fr, 1
  br i1 %.114287.not, label %common.ret, label %B78.lr.ph

B78.lr.ph:
  %.175231 = add i64 %.26, 1
  %.309251 = icmp sgt i64 %arg.s.9.fr, 0
  %.389 = fneg double %arg.slack
  br i1 %.309251, label %B78.lr.ph.split.us, label %B78.preheader

B78.preheader:
  %0 = shl i64 %arg.s.9.fr, 3
  %1 = mul i64 %0, %.175231
  br label %B78

B78.lr.ph.split.us:
  %.511237 = icmp sgt i64 %.26, 0
  br i1 %.511237, label %B78.us.us.preheader, label %B78.us.preheader

B78.us.us.preheader:
  %xtraiter111 = and i64 %.26, 3
  %unroll_iter = and i64 %.26, 9223372036854775804
  %scevgep136 = getelementptr i8, ptr %arg.s.3, i64 24
  %2 = shl i64 %.26, 3
  %3 = mul i64 %2, %arg.s.9.fr
  %4 = mul i64 %.26, 24
  %scevgep147 = getelementptr i8, ptr %arg.s.3, i64 %4
  %5 = shl i64 %arg.s.9.fr, 3
  %6 = shl i64 %.26, 5
  %7 = shl i64 %.26, 4
  %scevgep154 = getelementptr i8, ptr %arg.s.3, i64 %7
  %scevgep156 = getelementptr i8, ptr %arg.s.3, i64 %2
  br label %B78.us.us

B78.us.preheader:
  %exitcond440.peel.not = icmp eq i64 %arg.s.9.fr, 1
  br i1 %exitcond440.peel.not, label %B78.us.us19.preheader, label %B78.us.preheader77

B78.us.us19.preheader:
  %8 = shl i64 %arg.s.8.fr, 3
  br label %B78.us.us19

B78.us.preheader77:
  %9 = add nsw i64 %arg.s.9.fr, -4
  %10 = shl i64 %.26, 3
  %11 = add i64 %10, 8
  %12 = sub nuw nsw i64 -8, %10
  %13 = mul i64 %.26, 24
  %14 = mul i64 %11, %arg.s.9.fr
  %scevgep84 = getelementptr i8, ptr %arg.s.4, i64 24
  %scevgep85 = getelementptr i8, ptr %arg.s.4, i64 %10
  %scevgep86 = getelementptr i8, ptr %arg.reach, i64 24
  %scevgep87 = getelementptr i8, ptr %arg.reach, i64 %10
  %15 = mul i64 %11, %9
  %16 = add nsw i64 %arg.s.9.fr, -3
  %17 = getelementptr i8, ptr %arg.s.3, i64 %13
  %18 = getelementptr i8, ptr %17, i64 %15
  %19 = getelementptr i8, ptr %18, i64 24
  %20 = getelementptr i8, ptr %17, i64 24
  %21 = icmp slt i64 %11, 0
  %22 = select i1 %21, i64 %12, i64 %11
  %mul = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %22, i64 %9)
  %mul.result = extractvalue { i64, i1 } %mul, 0
  %mul.overflow = extractvalue { i64, i1 } %mul, 1
  %23 = sub i64 0, %mul.result
  %bound0 = icmp ult ptr %scevgep84, %scevgep87
  %bound1 = icmp ult ptr %scevgep86, %scevgep85
  %found.conflict = and i1 %bound0, %bound1
  %.mask = and i64 %arg.s.9.fr, 1152921504606846976
  %stride.check95 = icmp ne i64 %.mask, 0
  %invariant.op126 = or i1 %stride.check95, %found.conflict
  %n.vec = and i64 %16, -2
  %24 = add i64 %n.vec, 3
  %25 = shl i64 %.26, 5
  %26 = getelementptr i8, ptr %arg.s.3, i64 %25
  %scevgep212 = getelementptr i8, ptr %26, i64 32
  %27 = shl i64 %.26, 4
  %28 = add i64 %27, 16
  %scevgep220 = getelementptr i8, ptr %arg.s.4, i64 32
  %29 = shl i64 %arg.s.9.fr, 3
  br label %B78.us

B78.us.us19:
  %lsr.iv203 = phi ptr [ %arg.s.3, %B78.us.us19.preheader ], [ %scevgep204, %B864.us.us42 ]
  %.120270292.us.us20 = phi i64 [ 0, %B78.us.us19.preheader ], [ %.127.us.us21, %B864.us.us42 ]
  %.127.us.us21 = add nuw nsw i64 %.120270292.us.us20, 1
  %30 = shl i64 %.120270292.us.us20, 3
  %scevgep210 = getelementptr i8, ptr %arg.s.0, i64 %30
  %.159.us.us23 = load i64, ptr %scevgep210, align 8
  switch i64 %.159.us.us23, label %B356.endif.us.us39 [
    i64 0, label %B864.us.us42
    i64 4, label %B170.us.us24
  ]

B170.us.us24:
  %.187.us.us28 = load double, ptr %lsr.iv203, align 8
  %31 = shl i64 %.120270292.us.us20, 3
  %scevgep113 = getelementptr i8, ptr %arg.reach, i64 %31
  %.191.us.us30 = load double, ptr %scevgep113, align 8
  %.192.us.us31 = fmul double %.191.us.us30, 0x3DA5FD7FE1796495
  %.193.us.us32 = fcmp ugt double %.187.us.us28, %.192.us.us31
  br i1 %.193.us.us32, label %B864.us.us42, label %B264.us.us33

B264.us.us33:
  %32 = shl i64 %.120270292.us.us20, 3
  %scevgep108 = getelementptr i8, ptr %arg.s.4, i64 %32
  %.199.us.us35 = load double, ptr %scevgep108, align 8
  %.202.us.us36 = tail call double @llvm.fabs.f64(double %.199.us.us35)
  %.204.us.us37 = fcmp ugt double %.202.us.us36, %arg.slack
  br i1 %.204.us.us37, label %B864.us.us42, label %B324.us.us38

B324.us.us38:
  %sunkaddr = mul i64 %.120270292.us.us20, 8
  %sunkaddr134 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr
  store i64 0, ptr %sunkaddr134, align 8
  br label %B864.us.us42

B356.endif.us.us39:
  %.367.us309.peel.us = load double, ptr %lsr.iv203, align 8
  %33 = shl i64 %.120270292.us.us20, 3
  %scevgep114 = getelementptr i8, ptr %arg.reach, i64 %33
  %.371.us311.peel.us = load double, ptr %scevgep114, align 8
  %.372.us312.peel.us = fmul double %.371.us311.peel.us, 0x3DA5FD7FE1796495
  %.373.us313.peel.us = fcmp ogt double %.367.us309.peel.us, %.372.us312.peel.us
  br i1 %.373.us313.peel.us, label %B864.us.us42, label %B604.us320.peel.us

B604.us320.peel.us:
  %.224.us.us40 = icmp eq i64 %.159.us.us23, 3
  br i1 %.224.us.us40, label %B608.us321.peel.us, label %B680.endif.us326.peel.us

B608.us321.peel.us:
  %34 = shl i64 %.120270292.us.us20, 3
  %scevgep111 = getelementptr i8, ptr %arg.s.4, i64 %34
  %.398.us323.peel.us = load double, ptr %scevgep111, align 8
  %.399.us324.peel.us = tail call double @llvm.fabs.f64(double %.398.us323.peel.us)
  %.401.us325.peel.us = fcmp ogt double %.399.us324.peel.us, %arg.slack
  br i1 %.401.us325.peel.us, label %common.ret, label %B680.endif.us326.peel.us

B680.endif.us326.peel.us:
  %35 = shl i64 %.120270292.us.us20, 3
  %scevgep109 = getelementptr i8, ptr %arg.s.4, i64 %35
  store double 0.000000e+00, ptr %scevgep109, align 8
  br label %B864.us.us42

B864.us.us42:
  %36 = getelementptr i8, ptr %lsr.iv203, i64 %8
  %scevgep204 = getelementptr i8, ptr %36, i64 8
  %exitcond510.not.us = icmp eq i64 %arg.s.8.fr, %.127.us.us21
  br i1 %exitcond510.not.us, label %common.ret, label %B78.us.us19

B78.us.us:
  %lsr.iv100 = phi ptr [ %scevgep101, %B864.us.us ], [ %scevgep156, %B78.us.us.preheader ]
  %lsr.iv95 = phi ptr [ %scevgep96, %B864.us.us ], [ %scevgep154, %B78.us.us.preheader ]
  %lsr.iv85 = phi ptr [ %scevgep, %B864.us.us ], [ %scevgep147, %B78.us.us.preheader ]
  %lsr.iv167 = phi ptr [ %scevgep168, %B864.us.us ], [ %arg.s.3, %B78.us.us.preheader ]
  %lsr.iv160 = phi ptr [ %scevgep161, %B864.us.us ], [ %arg.s.3, %B78.us.us.preheader ]
  %lsr.iv = phi ptr [ %scevgep137, %B864.us.us ], [ %scevgep136, %B78.us.us.preheader ]
  %.120270292.us.us = phi i64 [ %.127.us.us, %B864.us.us ], [ 0, %B78.us.us.preheader ]
  %.127.us.us = add nuw nsw i64 %.120270292.us.us, 1
  %.158.us.us = getelementptr i64, ptr %arg.s.0, i64 %.120270292.us.us
  %.159.us.us = load i64, ptr %.158.us.us, align 8
  switch i64 %.159.us.us, label %B356.endif.us.us [
    i64 0, label %B864.us.us
    i64 4, label %B170.us.us
  ]

B170.us.us:
  %.175.us.us = mul nuw nsw i64 %.120270292.us.us, %arg.s.9.fr
  %.185.us.us = mul i64 %.175.us.us, %.175231
  %.186.us.us = getelementptr double, ptr %arg.s.3, i64 %.185.us.us
  %.187.us.us = load double, ptr %.186.us.us, align 8
  %.190.us.us = getelementptr double, ptr %arg.reach, i64 %.175.us.us
  %.191.us.us = load double, ptr %.190.us.us, align 8
  %.192.us.us = fmul double %.191.us.us, 0x3DA5FD7FE1796495
  %.193.us.us = fcmp ugt double %.187.us.us, %.192.us.us
  br i1 %.193.us.us, label %B864.us.us, label %B264.us.us

B264.us.us:
  %.198.us.us = getelementptr double, ptr %arg.s.4, i64 %.175.us.us
  %.199.us.us = load double, ptr %.198.us.us, align 8
  %.202.us.us = tail call double @llvm.fabs.f64(double %.199.us.us)
  %.204.us.us = fcmp ugt double %.202.us.us, %arg.slack
  br i1 %.204.us.us, label %B864.us.us, label %B324.us.us

B324.us.us:
  %sunkaddr270 = shl i64 %.120270292.us.us, 3
  %sunkaddr271 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr270
  store i64 0, ptr %sunkaddr271, align 8
  br label %B864.us.us

B356.endif.us.us:
  %.224.us.us = icmp eq i64 %.159.us.us, 3
  %.353.us.us = mul nuw nsw i64 %.120270292.us.us, %arg.s.9.fr
  br i1 %.224.us.us, label %B442.us.us.us.us.preheader, label %B442.us.us.us.preheader

B442.us.us.us.us.preheader:
  br label %B442.us.us.us.us

B442.us.us.us.preheader:
  br label %B442.us.us.us

B864.us.us:
  %scevgep137 = getelementptr i8, ptr %lsr.iv, i64 %3
  %scevgep161 = getelementptr i8, ptr %lsr.iv160, i64 %5
  %scevgep168 = getelementptr i8, ptr %lsr.iv167, i64 %3
  %scevgep = getelementptr i8, ptr %lsr.iv85, i64 %5
  %scevgep96 = getelementptr i8, ptr %lsr.iv95, i64 %5
  %scevgep101 = getelementptr i8, ptr %lsr.iv100, i64 %5
  %exitcond515.not = icmp eq i64 %arg.s.8.fr, %.127.us.us
  br i1 %exitcond515.not, label %common.ret, label %B78.us.us

B442.us.us.us.us:
  %lsr.iv119 = phi ptr [ %scevgep120, %B863.us.us.us.us ], [ %lsr.iv100, %B442.us.us.us.us.preheader ]
  %lsr.iv116 = phi ptr [ %scevgep117, %B863.us.us.us.us ], [ %lsr.iv95, %B442.us.us.us.us.preheader ]
  %lsr.iv111 = phi ptr [ %scevgep112, %B863.us.us.us.us ], [ %lsr.iv85, %B442.us.us.us.us.preheader ]
  %lsr.iv199 = phi ptr [ %scevgep200, %B863.us.us.us.us ], [ %lsr.iv167, %B442.us.us.us.us.preheader ]
  %lsr.iv194 = phi ptr [ %scevgep195, %B863.us.us.us.us ], [ %lsr.iv160, %B442.us.us.us.us.preheader ]
  %lsr.iv173 = phi ptr [ %scevgep174, %B863.us.us.us.us ], [ %lsr.iv, %B442.us.us.us.us.preheader ]
  %.315242254.us.us.us.us = phi i64 [ %.322.us.us.us.us, %B863.us.us.us.us ], [ 0, %B442.us.us.us.us.preheader ]
  %.322.us.us.us.us = add nuw nsw i64 %.315242254.us.us.us.us, 1
  %.355.us.us.us.us = add nuw nsw i64 %.315242254.us.us.us.us, %.353.us.us
  %.363.us.us.us.us = mul nuw nsw i64 %.355.us.us.us.us, %.26
  %37 = getelementptr double, ptr %arg.s.3, i64 %.363.us.us.us.us
  %.366.us.us.us.us = getelementptr double, ptr %37, i64 %.355.us.us.us.us
  %.367.us.us.us.us = load double, ptr %.366.us.us.us.us, align 8
  %.370.us.us.us.us = getelementptr double, ptr %arg.reach, i64 %.355.us.us.us.us
  %.371.us.us.us.us = load double, ptr %.370.us.us.us.us, align 8
  %.372.us.us.us.us = fmul double %.371.us.us.us.us, 0x3DA5FD7FE1796495
  %.373.us.us.us.us = fcmp ogt double %.367.us.us.us.us, %.372.us.us.us.us
  br i1 %.373.us.us.us.us, label %B863.us.us.us.us, label %B546.us.us.us.us

B546.us.us.us.us:
  %.381.us.us.us.us = icmp eq i64 %.315242254.us.us.us.us, 2
  %.386.us.us.us.us = getelementptr double, ptr %arg.s.4, i64 %.355.us.us.us.us
  %.387.us.us.us.us = load double, ptr %.386.us.us.us.us, align 8
  %.390.us.us.us.us = fcmp olt double %.387.us.us.us.us, %.389
  %or.cond = select i1 %.381.us.us.us.us, i1 %.390.us.us.us.us, i1 false
  %.399.us.us.us.us = tail call double @llvm.fabs.f64(double %.387.us.us.us.us)
  %.401.us.us.us.us = fcmp ogt double %.399.us.us.us.us, %arg.slack
  %or.cond527 = select i1 %or.cond, i1 true, i1 %.401.us.us.us.us
  br i1 %or.cond527, label %common.ret, label %B680.endif.us.us.us.us

B680.endif.us.us.us.us:
  %38 = icmp ult i64 %.26, 4
  %sunkaddr272 = shl i64 %.355.us.us.us.us, 3
  %sunkaddr273 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr272
  store double 0.000000e+00, ptr %sunkaddr273, align 8
  br i1 %38, label %B732.us.us.us.us.epil.preheader, label %B732.us.us.us.us.preheader

B732.us.us.us.us.preheader:
  br label %B732.us.us.us.us

B732.us.us.us.us:
  %lsr.iv113 = phi i64 [ %lsr.iv.next114, %B732.us.us.us.us ], [ 0, %B732.us.us.us.us.preheader ]
  %.517236238.us.us.us.us = phi i64 [ %.524.us.us.us.us.3, %B732.us.us.us.us ], [ 0, %B732.us.us.us.us.preheader ]
  %39 = shl i64 %.517236238.us.us.us.us, 3
  %scevgep180 = getelementptr i8, ptr %lsr.iv173, i64 %39
  %scevgep181 = getelementptr i8, ptr %scevgep180, i64 -24
  store double 0.000000e+00, ptr %scevgep181, align 8
  %scevgep122 = getelementptr i8, ptr %lsr.iv194, i64 %lsr.iv113
  store double 0.000000e+00, ptr %scevgep122, align 8
  %40 = shl i64 %.517236238.us.us.us.us, 3
  %scevgep106 = getelementptr i8, ptr %lsr.iv173, i64 %40
  %scevgep107 = getelementptr i8, ptr %scevgep106, i64 -16
  store double 0.000000e+00, ptr %scevgep107, align 8
  %scevgep121 = getelementptr i8, ptr %lsr.iv119, i64 %lsr.iv113
  store double 0.000000e+00, ptr %scevgep121, align 8
  %41 = shl i64 %.517236238.us.us.us.us, 3
  %scevgep100 = getelementptr i8, ptr %lsr.iv173, i64 %41
  %scevgep102 = getelementptr i8, ptr %scevgep100, i64 -8
  store double 0.000000e+00, ptr %scevgep102, align 8
  %scevgep118 = getelementptr i8, ptr %lsr.iv116, i64 %lsr.iv113
  store double 0.000000e+00, ptr %scevgep118, align 8
  %.524.us.us.us.us.3 = add nuw i64 %.517236238.us.us.us.us, 4
  store double 0.000000e+00, ptr %scevgep180, align 8
  %scevgep115 = getelementptr i8, ptr %lsr.iv111, i64 %lsr.iv113
  store double 0.000000e+00, ptr %scevgep115, align 8
  %lsr.iv.next114 = add i64 %lsr.iv113, %6
  %niter119.ncmp.3 = icmp eq i64 %unroll_iter, %.524.us.us.us.us.3
  br i1 %niter119.ncmp.3, label %B863.us.us.us.us.loopexit.unr-lcssa, label %B732.us.us.us.us

B863.us.us.us.us.loopexit.unr-lcssa:
  %42 = icmp eq i64 %xtraiter111, 0
  br i1 %42, label %B863.us.us.us.us, label %B732.us.us.us.us.epil.preheader

B732.us.us.us.us.epil.preheader:
  %.517236238.us.us.us.us.epil.init = phi i64 [ 0, %B680.endif.us.us.us.us ], [ %unroll_iter, %B863.us.us.us.us.loopexit.unr-lcssa ]
  %43 = mul i64 %.517236238.us.us.us.us.epil.init, %2
  %scevgep196 = getelementptr i8, ptr %lsr.iv194, i64 %43
  %44 = shl i64 %.517236238.us.us.us.us.epil.init, 3
  %scevgep201 = getelementptr i8, ptr %lsr.iv199, i64 %44
  br label %B732.us.us.us.us.epil

B732.us.us.us.us.epil:
  %lsr.iv197 = phi ptr [ %scevgep198, %B732.us.us.us.us.epil ], [ %scevgep196, %B732.us.us.us.us.epil.preheader ]
  %epil.iter115 = phi i64 [ %epil.iter115.next, %B732.us.us.us.us.epil ], [ 0, %B732.us.us.us.us.epil.preheader ]
  %45 = shl i64 %epil.iter115, 3
  %scevgep127 = getelementptr i8, ptr %scevgep201, i64 %45
  store double 0.000000e+00, ptr %scevgep127, align 8
  store double 0.000000e+00, ptr %lsr.iv197, align 8
  %epil.iter115.next = add i64 %epil.iter115, 1
  %scevgep198 = getelementptr i8, ptr %lsr.iv197, i64 %2
  %epil.iter115.cmp.not = icmp eq i64 %xtraiter111, %epil.iter115.next
  br i1 %epil.iter115.cmp.not, label %B863.us.us.us.us, label %B732.us.us.us.us.epil

B863.us.us.us.us:
  %scevgep174 = getelementptr i8, ptr %lsr.iv173, i64 %2
  %scevgep195 = getelementptr i8, ptr %lsr.iv194, i64 8
  %scevgep200 = getelementptr i8, ptr %lsr.iv199, i64 %2
  %scevgep112 = getelementptr i8, ptr %lsr.iv111, i64 8
  %scevgep117 = getelementptr i8, ptr %lsr.iv116, i64 8
  %scevgep120 = getelementptr i8, ptr %lsr.iv119, i64 8
  %exitcond514.not = icmp eq i64 %arg.s.9.fr, %.322.us.us.us.us
  br i1 %exitcond514.not, label %B864.us.us, label %B442.us.us.us.us

B442.us.us.us:
  %lsr.iv102 = phi ptr [ %scevgep103, %B863.us.us.us ], [ %lsr.iv100, %B442.us.us.us.preheader ]
  %lsr.iv97 = phi ptr [ %scevgep98, %B863.us.us.us ], [ %lsr.iv95, %B442.us.us.us.preheader ]
  %lsr.iv86 = phi ptr [ %scevgep91, %B863.us.us.us ], [ %lsr.iv85, %B442.us.us.us.preheader ]
  %lsr.iv169 = phi ptr [ %scevgep170, %B863.us.us.us ], [ %lsr.iv167, %B442.us.us.us.preheader ]
  %lsr.iv162 = phi ptr [ %scevgep163, %B863.us.us.us ], [ %lsr.iv160, %B442.us.us.us.preheader ]
  %lsr.iv138 = phi ptr [ %scevgep139, %B863.us.us.us ], [ %lsr.iv, %B442.us.us.us.preheader ]
  %.315242254.us.us.us = phi i64 [ %.322.us.us.us, %B863.us.us.us ], [ 0, %B442.us.us.us.preheader ]
  %.322.us.us.us = add nuw nsw i64 %.315242254.us.us.us, 1
  %.355.us.us.us = add nuw nsw i64 %.315242254.us.us.us, %.353.us.us
  %.363.us.us.us = mul nuw nsw i64 %.355.us.us.us, %.26
  %46 = getelementptr double, ptr %arg.s.3, i64 %.363.us.us.us
  %.366.us.us.us = getelementptr double, ptr %46, i64 %.355.us.us.us
  %.367.us.us.us = load double, ptr %.366.us.us.us, align 8
  %.370.us.us.us = getelementptr double, ptr %arg.reach, i64 %.355.us.us.us
  %.371.us.us.us = load double, ptr %.370.us.us.us, align 8
  %.372.us.us.us = fmul double %.371.us.us.us, 0x3DA5FD7FE1796495
  %.373.us.us.us = fcmp ogt double %.367.us.us.us, %.372.us.us.us
  br i1 %.373.us.us.us, label %B863.us.us.us, label %B546.us.us.us

B546.us.us.us:
  %.381.us.us.us.not = icmp eq i64 %.315242254.us.us.us, 2
  br i1 %.381.us.us.us.not, label %B568.us.us.us, label %B604.us.us.us

B568.us.us.us:
  %.386.us.us.us = getelementptr double, ptr %arg.s.4, i64 %.355.us.us.us
  %.387.us.us.us = load double, ptr %.386.us.us.us, align 8
  %.390.us.us.us = fcmp olt double %.387.us.us.us, %.389
  br i1 %.390.us.us.us, label %common.ret, label %B604.us.us.us

B604.us.us.us:
  %47 = icmp ult i64 %.26, 4
  %.429.us.us.us = getelementptr double, ptr %arg.s.4, i64 %.355.us.us.us
  store double 0.000000e+00, ptr %.429.us.us.us, align 8
  br i1 %47, label %B732.us.us.us.epil.preheader, label %B732.us.us.us.preheader

B732.us.us.us.preheader:
  br label %B732.us.us.us

B826.us.us.us:
  %sunkaddr135 = mul i64 %.120270292.us.us, 8
  %sunkaddr136 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr135
  store i64 0, ptr %sunkaddr136, align 8
  br label %B863.us.us.us

B732.us.us.us:
  %lsr.iv92 = phi i64 [ %lsr.iv.next93, %B732.us.us.us ], [ 0, %B732.us.us.us.preheader ]
  %.517236238.us.us.us = phi i64 [ %.524.us.us.us.3, %B732.us.us.us ], [ 0, %B732.us.us.us.preheader ]
  %48 = shl i64 %.517236238.us.us.us, 3
  %scevgep145 = getelementptr i8, ptr %lsr.iv138, i64 %48
  %scevgep146 = getelementptr i8, ptr %scevgep145, i64 -24
  store double 0.000000e+00, ptr %scevgep146, align 8
  %scevgep105 = getelementptr i8, ptr %lsr.iv162, i64 %lsr.iv92
  store double 0.000000e+00, ptr %scevgep105, align 8
  %49 = shl i64 %.517236238.us.us.us, 3
  %scevgep95 = getelementptr i8, ptr %lsr.iv138, i64 %49
  %scevgep97 = getelementptr i8, ptr %scevgep95, i64 -16
  store double 0.000000e+00, ptr %scevgep97, align 8
  %scevgep104 = getelementptr i8, ptr %lsr.iv102, i64 %lsr.iv92
  store double 0.000000e+00, ptr %scevgep104, align 8
  %50 = shl i64 %.517236238.us.us.us, 3
  %scevgep92 = getelementptr i8, ptr %lsr.iv138, i64 %50
  %scevgep93 = getelementptr i8, ptr %scevgep92, i64 -8
  store double 0.000000e+00, ptr %scevgep93, align 8
  %scevgep99 = getelementptr i8, ptr %lsr.iv97, i64 %lsr.iv92
  store double 0.000000e+00, ptr %scevgep99, align 8
  %.524.us.us.us.3 = add nuw i64 %.517236238.us.us.us, 4
  store double 0.000000e+00, ptr %scevgep145, align 8
  %scevgep94 = getelementptr i8, ptr %lsr.iv86, i64 %lsr.iv92
  store double 0.000000e+00, ptr %scevgep94, align 8
  %lsr.iv.next93 = add i64 %lsr.iv92, %6
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.524.us.us.us.3
  br i1 %niter.ncmp.3, label %B730.B800_crit_edge.us.us.us.unr-lcssa, label %B732.us.us.us

B863.us.us.us:
  %scevgep139 = getelementptr i8, ptr %lsr.iv138, i64 %2
  %scevgep163 = getelementptr i8, ptr %lsr.iv162, i64 8
  %scevgep170 = getelementptr i8, ptr %lsr.iv169, i64 %2
  %scevgep91 = getelementptr i8, ptr %lsr.iv86, i64 8
  %scevgep98 = getelementptr i8, ptr %lsr.iv97, i64 8
  %scevgep103 = getelementptr i8, ptr %lsr.iv102, i64 8
  %exitcond512.not = icmp eq i64 %arg.s.9.fr, %.322.us.us.us
  br i1 %exitcond512.not, label %B864.us.us, label %B442.us.us.us

B730.B800_crit_edge.us.us.us.unr-lcssa:
  %51 = icmp eq i64 %xtraiter111, 0
  br i1 %51, label %B730.B800_crit_edge.us.us.us, label %B732.us.us.us.epil.preheader

B732.us.us.us.epil.preheader:
  %.517236238.us.us.us.epil.init = phi i64 [ 0, %B604.us.us.us ], [ %unroll_iter, %B730.B800_crit_edge.us.us.us.unr-lcssa ]
  %52 = mul i64 %.517236238.us.us.us.epil.init, %2
  %scevgep164 = getelementptr i8, ptr %lsr.iv162, i64 %52
  %53 = shl i64 %.517236238.us.us.us.epil.init, 3
  %scevgep171 = getelementptr i8, ptr %lsr.iv169, i64 %53
  br label %B732.us.us.us.epil

B732.us.us.us.epil:
  %lsr.iv165 = phi ptr [ %scevgep166, %B732.us.us.us.epil ], [ %scevgep164, %B732.us.us.us.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %B732.us.us.us.epil ], [ 0, %B732.us.us.us.epil.preheader ]
  %54 = shl i64 %epil.iter, 3
  %scevgep110 = getelementptr i8, ptr %scevgep171, i64 %54
  store double 0.000000e+00, ptr %scevgep110, align 8
  store double 0.000000e+00, ptr %lsr.iv165, align 8
  %epil.iter.next = add i64 %epil.iter, 1
  %scevgep166 = getelementptr i8, ptr %lsr.iv165, i64 %2
  %epil.iter.cmp.not = icmp eq i64 %xtraiter111, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B730.B800_crit_edge.us.us.us, label %B732.us.us.us.epil

B730.B800_crit_edge.us.us.us:
  %55 = icmp eq i64 %.315242254.us.us.us, 2
  br i1 %55, label %B826.us.us.us, label %B863.us.us.us

B78.us:
  %lsr.iv248 = phi ptr [ %arg.reach, %B78.us.preheader77 ], [ %scevgep249, %B864.us ]
  %lsr.iv243 = phi ptr [ %arg.s.4, %B78.us.preheader77 ], [ %scevgep244, %B864.us ]
  %lsr.iv234 = phi i64 [ 1, %B78.us.preheader77 ], [ %lsr.iv.next235, %B864.us ]
  %lsr.iv231 = phi ptr [ %scevgep86, %B78.us.preheader77 ], [ %scevgep232, %B864.us ]
  %lsr.iv227 = phi ptr [ %20, %B78.us.preheader77 ], [ %scevgep228, %B864.us ]
  %lsr.iv221 = phi ptr [ %scevgep220, %B78.us.preheader77 ], [ %scevgep222, %B864.us ]
  %lsr.iv218 = phi i64 [ 0, %B78.us.preheader77 ], [ %lsr.iv.next219, %B864.us ]
  %lsr.iv213 = phi ptr [ %scevgep212, %B78.us.preheader77 ], [ %scevgep214, %B864.us ]
  %.120270292.us = phi i64 [ 0, %B78.us.preheader77 ], [ %.127.us, %B864.us ]
  %56 = mul i64 %.120270292.us, %14
  %scevgep88 = getelementptr i8, ptr %19, i64 %56
  %scevgep89 = getelementptr i8, ptr %20, i64 %56
  %57 = icmp ult ptr %scevgep88, %scevgep89
  %umin = select i1 %57, ptr %scevgep88, ptr %scevgep89
  %58 = icmp ugt ptr %scevgep88, %scevgep89
  %umax = select i1 %58, ptr %scevgep88, ptr %scevgep89
  %scevgep90 = getelementptr i8, ptr %umax, i64 8
  %.127.us = add nuw nsw i64 %.120270292.us, 1
  %.158.us = getelementptr i64, ptr %arg.s.0, i64 %.120270292.us
  %.159.us = load i64, ptr %.158.us, align 8
  switch i64 %.159.us, label %B356.endif.us [
    i64 0, label %B864.us
    i64 4, label %B170.us
  ]

B170.us:
  %.175.us = mul nuw nsw i64 %.120270292.us, %arg.s.9.fr
  %.185.us = mul i64 %.175.us, %.175231
  %.186.us = getelementptr double, ptr %arg.s.3, i64 %.185.us
  %.187.us = load double, ptr %.186.us, align 8
  %.190.us = getelementptr double, ptr %arg.reach, i64 %.175.us
  %.191.us = load double, ptr %.190.us, align 8
  %.192.us = fmul double %.191.us, 0x3DA5FD7FE1796495
  %.193.us = fcmp ugt double %.187.us, %.192.us
  br i1 %.193.us, label %B864.us, label %B264.us

B264.us:
  %.198.us = getelementptr double, ptr %arg.s.4, i64 %.175.us
  %.199.us = load double, ptr %.198.us, align 8
  %.202.us = tail call double @llvm.fabs.f64(double %.199.us)
  %.204.us = fcmp ugt double %.202.us, %arg.slack
  br i1 %.204.us, label %B864.us, label %B324.us

B324.us:
  %sunkaddr276 = shl i64 %.120270292.us, 3
  %sunkaddr277 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr276
  store i64 0, ptr %sunkaddr277, align 8
  br label %B864.us

B356.endif.us:
  %.353.us = mul nuw nsw i64 %.120270292.us, %arg.s.9.fr
  %.363.us307.peel = mul nsw i64 %.353.us, %.26
  %59 = getelementptr double, ptr %arg.s.3, i64 %.363.us307.peel
  %.366.us308.peel = getelementptr double, ptr %59, i64 %.353.us
  %.367.us309.peel = load double, ptr %.366.us308.peel, align 8
  %.370.us310.peel = getelementptr double, ptr %arg.reach, i64 %.353.us
  %.371.us311.peel = load double, ptr %.370.us310.peel, align 8
  %.372.us312.peel = fmul double %.371.us311.peel, 0x3DA5FD7FE1796495
  %.373.us313.peel = fcmp ogt double %.367.us309.peel, %.372.us312.peel
  br i1 %.373.us313.peel, label %B863.us331.peel, label %B604.us320.peel

B604.us320.peel:
  %60 = icmp eq i64 %.159.us, 3
  br i1 %60, label %B608.us321.peel, label %B680.endif.us326.peel

B608.us321.peel:
  %.397.us322.peel = getelementptr double, ptr %arg.s.4, i64 %.353.us
  %.398.us323.peel = load double, ptr %.397.us322.peel, align 8
  %.399.us324.peel = tail call double @llvm.fabs.f64(double %.398.us323.peel)
  %.401.us325.peel = fcmp ogt double %.399.us324.peel, %arg.slack
  br i1 %.401.us325.peel, label %common.ret, label %B680.endif.us326.peel

B680.endif.us326.peel:
  %.429.us327.peel = getelementptr double, ptr %arg.s.4, i64 %.353.us
  store double 0.000000e+00, ptr %.429.us327.peel, align 8
  br label %B863.us331.peel

B863.us331.peel:
  %.355.us306.peel445 = add nuw nsw i64 %.353.us, 1
  %.363.us307.peel446 = mul nsw i64 %.355.us306.peel445, %.26
  %61 = getelementptr double, ptr %arg.s.3, i64 %.363.us307.peel446
  %.366.us308.peel447 = getelementptr double, ptr %61, i64 %.355.us306.peel445
  %.367.us309.peel448 = load double, ptr %.366.us308.peel447, align 8
  %.370.us310.peel449 = getelementptr double, ptr %arg.reach, i64 %.355.us306.peel445
  %.371.us311.peel450 = load double, ptr %.370.us310.peel449, align 8
  %.372.us312.peel451 = fmul double %.371.us311.peel450, 0x3DA5FD7FE1796495
  %.373.us313.peel452 = fcmp ogt double %.367.us309.peel448, %.372.us312.peel451
  br i1 %.373.us313.peel452, label %B863.us331.peel469, label %B604.us320.peel459

B604.us320.peel459:
  %62 = icmp eq i64 %.159.us, 3
  br i1 %62, label %B608.us321.peel460, label %B680.endif.us326.peel465

B608.us321.peel460:
  %sunkaddr137 = mul i64 %.353.us, 8
  %sunkaddr138 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr137
  %sunkaddr139 = getelementptr i8, ptr %sunkaddr138, i64 8
  %.398.us323.peel462 = load double, ptr %sunkaddr139, align 8
  %.399.us324.peel463 = tail call double @llvm.fabs.f64(double %.398.us323.peel462)
  %.401.us325.peel464 = fcmp ogt double %.399.us324.peel463, %arg.slack
  br i1 %.401.us325.peel464, label %common.ret, label %B680.endif.us326.peel465

B680.endif.us326.peel465:
  %sunkaddr140 = mul i64 %.353.us, 8
  %sunkaddr141 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr140
  %sunkaddr142 = getelementptr i8, ptr %sunkaddr141, i64 8
  store double 0.000000e+00, ptr %sunkaddr142, align 8
  br label %B863.us331.peel469

B863.us331.peel469:
  %63 = icmp eq i64 %arg.s.9.fr, 2
  br i1 %63, label %B864.us, label %B442.us299.peel.next441

B442.us299.peel.next441:
  %.355.us306.peel476 = add nuw nsw i64 %.353.us, 2
  %.363.us307.peel477 = mul nsw i64 %.355.us306.peel476, %.26
  %64 = getelementptr double, ptr %arg.s.3, i64 %.363.us307.peel477
  %.366.us308.peel478 = getelementptr double, ptr %64, i64 %.355.us306.peel476
  %.367.us309.peel479 = load double, ptr %.366.us308.peel478, align 8
  %.370.us310.peel480 = getelementptr double, ptr %arg.reach, i64 %.355.us306.peel476
  %.371.us311.peel481 = load double, ptr %.370.us310.peel480, align 8
  %.372.us312.peel482 = fmul double %.371.us311.peel481, 0x3DA5FD7FE1796495
  %.373.us313.peel483 = fcmp ogt double %.367.us309.peel479, %.372.us312.peel482
  br i1 %.373.us313.peel483, label %B863.us331.peel500, label %B568.us316.peel486

B568.us316.peel486:
  %sunkaddr284 = shl i64 %.353.us, 3
  %sunkaddr285 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr284
  %sunkaddr286 = getelementptr i8, ptr %sunkaddr285, i64 16
  %.387.us318.peel488 = load double, ptr %sunkaddr286, align 8
  %.390.us319.peel489 = fcmp olt double %.387.us318.peel488, %.389
  br i1 %.390.us319.peel489, label %common.ret, label %B604.us320.peel490

B604.us320.peel490:
  %65 = icmp eq i64 %.159.us, 3
  br i1 %65, label %B608.us321.peel491, label %B863.us331.peel500.thread

B608.us321.peel491:
  %.399.us324.peel494 = tail call double @llvm.fabs.f64(double %.387.us318.peel488)
  %.401.us325.peel495 = fcmp ogt double %.399.us324.peel494, %arg.slack
  br i1 %.401.us325.peel495, label %common.ret, label %B863.us331.peel500.thread57

B863.us331.peel500:
  %66 = icmp eq i64 %arg.s.9.fr, 3
  br i1 %66, label %B864.us, label %B442.us299.preheader

B863.us331.peel500.thread57:
  %67 = icmp eq i64 %arg.s.9.fr, 3
  %sunkaddr143 = mul i64 %.353.us, 8
  %sunkaddr144 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr143
  %sunkaddr145 = getelementptr i8, ptr %sunkaddr144, i64 16
  store double 0.000000e+00, ptr %sunkaddr145, align 8
  br i1 %67, label %B864.us, label %B442.us299.us.preheader

B442.us299.us.preheader:
  br label %B442.us299.us

B863.us331.peel500.thread:
  %68 = icmp eq i64 %arg.s.9.fr, 3
  %sunkaddr146 = mul i64 %.353.us, 8
  %sunkaddr147 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr146
  %sunkaddr148 = getelementptr i8, ptr %sunkaddr147, i64 16
  store double 0.000000e+00, ptr %sunkaddr148, align 8
  %sunkaddr293 = shl i64 %.120270292.us, 3
  %sunkaddr294 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr293
  store i64 0, ptr %sunkaddr294, align 8
  br i1 %68, label %B864.us, label %B442.us299.preheader48

B442.us299.preheader:
  %69 = icmp eq i64 %.159.us, 3
  br i1 %69, label %B442.us299.us.preheader, label %B442.us299.preheader48

B442.us299.preheader48:
  %70 = icmp ult i64 %16, 42
  br i1 %70, label %B442.us299.preheader105, label %vector.scevcheck

vector.scevcheck:
  %71 = icmp slt i64 %11, 0
  %72 = getelementptr i8, ptr %scevgep89, i64 %mul.result
  %73 = getelementptr i8, ptr %scevgep89, i64 %23
  %74 = icmp ult ptr %72, %scevgep89
  %75 = icmp ugt ptr %73, %scevgep89
  %76 = select i1 %71, i1 %75, i1 %74
  %77 = or i1 %mul.overflow, %76
  br i1 %77, label %B442.us299.preheader105, label %vector.memcheck

vector.memcheck:
  %bound092 = icmp ult ptr %scevgep84, %scevgep90
  %bound193 = icmp ult ptr %umin, %scevgep85
  %found.conflict94 = and i1 %bound193, %bound092
  %conflict.rdx.reass = or i1 %invariant.op126, %found.conflict94
  br i1 %conflict.rdx.reass, label %B442.us299.preheader105, label %vector.body.preheader

vector.body.preheader:
  br label %vector.body

vector.body:
  %lsr.iv215 = phi i64 [ %lsr.iv.next216, %pred.store.continue97 ], [ 0, %vector.body.preheader ]
  %index = phi i64 [ %index.next, %pred.store.continue97 ], [ 0, %vector.body.preheader ]
  %scevgep229 = getelementptr i8, ptr %lsr.iv227, i64 %lsr.iv215
  %scevgep217 = getelementptr i8, ptr %lsr.iv213, i64 %lsr.iv215
  %78 = load double, ptr %scevgep229, align 8
  %79 = load double, ptr %scevgep217, align 8
  %80 = shl i64 %index, 3
  %scevgep233 = getelementptr i8, ptr %lsr.iv231, i64 %80
  %wide.load = load <2 x double>, ptr %scevgep233, align 8
  %81 = fmul <2 x double> %wide.load, splat (double 0x3DA5FD7FE1796495)
  %82 = extractelement <2 x double> %81, i64 0
  %83 = fcmp ule double %78, %82
  br i1 %83, label %pred.store.if, label %pred.store.continue

pred.store.if:
  %84 = shl i64 %index, 3
  %scevgep119 = getelementptr i8, ptr %lsr.iv221, i64 %84
  %scevgep123 = getelementptr i8, ptr %scevgep119, i64 -8
  store double 0.000000e+00, ptr %scevgep123, align 8
  br label %pred.store.continue

pred.store.continue:
  %85 = extractelement <2 x double> %81, i64 1
  %86 = fcmp ule double %79, %85
  br i1 %86, label %pred.store.if96, label %pred.store.continue97

pred.store.if96:
  %87 = shl i64 %index, 3
  %scevgep116 = getelementptr i8, ptr %lsr.iv221, i64 %87
  store double 0.000000e+00, ptr %scevgep116, align 8
  br label %pred.store.continue97

pred.store.continue97:
  %index.next = add nuw i64 %index, 2
  %lsr.iv.next216 = add i64 %lsr.iv215, %28
  %88 = icmp eq i64 %n.vec, %index.next
  br i1 %88, label %middle.block, label %vector.body

middle.block:
  %89 = icmp eq i64 %16, %n.vec
  br i1 %89, label %B864.us, label %B442.us299.preheader105

B442.us299.preheader105:
  %.315242254.us301.ph = phi i64 [ 3, %vector.memcheck ], [ 3, %vector.scevcheck ], [ 3, %B442.us299.preheader48 ], [ %24, %middle.block ]
  %90 = sub i64 %arg.s.9.fr, %.315242254.us301.ph
  %.neg = add i64 %.315242254.us301.ph, 1
  %xtraiter = and i64 %90, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B442.us299.prol.loopexit, label %B442.us299.prol

B442.us299.prol:
  %.355.us306.prol = add nuw nsw i64 %.315242254.us301.ph, %.353.us
  %.363.us307.prol = mul nsw i64 %.355.us306.prol, %.26
  %91 = getelementptr double, ptr %arg.s.3, i64 %.363.us307.prol
  %.366.us308.prol = getelementptr double, ptr %91, i64 %.355.us306.prol
  %.367.us309.prol = load double, ptr %.366.us308.prol, align 8
  %.370.us310.prol = getelementptr double, ptr %arg.reach, i64 %.355.us306.prol
  %.371.us311.prol = load double, ptr %.370.us310.prol, align 8
  %.372.us312.prol = fmul double %.371.us311.prol, 0x3DA5FD7FE1796495
  %.373.us313.prol = fcmp ogt double %.367.us309.prol, %.372.us312.prol
  br i1 %.373.us313.prol, label %B442.us299.prol.loopexit, label %B604.us320.prol

B604.us320.prol:
  %.429.us327.prol = getelementptr double, ptr %arg.s.4, i64 %.355.us306.prol
  store double 0.000000e+00, ptr %.429.us327.prol, align 8
  br label %B442.us299.prol.loopexit

B442.us299.prol.loopexit:
  %.315242254.us301.unr = phi i64 [ %.315242254.us301.ph, %B442.us299.preheader105 ], [ %.neg, %B604.us320.prol ], [ %.neg, %B442.us299.prol ]
  %92 = icmp eq i64 %arg.s.9.fr, %.neg
  br i1 %92, label %B864.us, label %B442.us299.preheader105.new

B442.us299.preheader105.new:
  %93 = add i64 %.315242254.us301.unr, %lsr.iv234
  %94 = add i64 %.315242254.us301.unr, %lsr.iv218
  %95 = mul i64 %11, %93
  %96 = mul i64 %11, %94
  br label %B442.us299

B442.us299.us:
  %lsr.iv255 = phi ptr [ %scevgep256, %B863.us331.us ], [ %lsr.iv227, %B442.us299.us.preheader ]
  %.315242254.us301.us = phi i64 [ %.322.us305.us, %B863.us331.us ], [ 3, %B442.us299.us.preheader ]
  %.322.us305.us = add i64 %.315242254.us301.us, 1
  %.367.us309.us = load double, ptr %lsr.iv255, align 8
  %97 = shl i64 %.315242254.us301.us, 3
  %scevgep254 = getelementptr i8, ptr %lsr.iv248, i64 %97
  %.371.us311.us = load double, ptr %scevgep254, align 8
  %.372.us312.us = fmul double %.371.us311.us, 0x3DA5FD7FE1796495
  %.373.us313.us = fcmp ogt double %.367.us309.us, %.372.us312.us
  br i1 %.373.us313.us, label %B863.us331.us, label %B604.us320.us

B604.us320.us:
  %98 = shl i64 %.315242254.us301.us, 3
  %scevgep132 = getelementptr i8, ptr %lsr.iv243, i64 %98
  %.398.us323.us = load double, ptr %scevgep132, align 8
  %.399.us324.us = tail call double @llvm.fabs.f64(double %.398.us323.us)
  %.401.us325.us = fcmp ogt double %.399.us324.us, %arg.slack
  br i1 %.401.us325.us, label %common.ret, label %B680.endif.us326.us

B680.endif.us326.us:
  %sunkaddr149 = mul i64 %.315242254.us301.us, 8
  %sunkaddr150 = getelementptr i8, ptr %lsr.iv243, i64 %sunkaddr149
  store double 0.000000e+00, ptr %sunkaddr150, align 8
  br label %B863.us331.us

B863.us331.us:
  %scevgep256 = getelementptr i8, ptr %lsr.iv255, i64 %11
  %exitcond440.not.us = icmp eq i64 %arg.s.9.fr, %.322.us305.us
  br i1 %exitcond440.not.us, label %B864.us, label %B442.us299.us

B864.us:
  %scevgep214 = getelementptr i8, ptr %lsr.iv213, i64 %14
  %lsr.iv.next219 = add i64 %lsr.iv218, %arg.s.9.fr
  %scevgep222 = getelementptr i8, ptr %lsr.iv221, i64 %29
  %scevgep228 = getelementptr i8, ptr %lsr.iv227, i64 %14
  %scevgep232 = getelementptr i8, ptr %lsr.iv231, i64 %29
  %lsr.iv.next235 = add i64 %lsr.iv234, %arg.s.9.fr
  %scevgep244 = getelementptr i8, ptr %lsr.iv243, i64 %29
  %scevgep249 = getelementptr i8, ptr %lsr.iv248, i64 %29
  %exitcond510.not = icmp eq i64 %arg.s.8.fr, %.127.us
  br i1 %exitcond510.not, label %common.ret, label %B78.us

B442.us299:
  %lsr.iv236 = phi ptr [ %scevgep237, %B863.us331.1 ], [ %arg.s.3, %B442.us299.preheader105.new ]
  %.315242254.us301 = phi i64 [ %.322.us305.1, %B863.us331.1 ], [ %.315242254.us301.unr, %B442.us299.preheader105.new ]
  %scevgep125 = getelementptr i8, ptr %lsr.iv236, i64 %96
  %.367.us309 = load double, ptr %scevgep125, align 8
  %99 = shl i64 %.315242254.us301, 3
  %scevgep250 = getelementptr i8, ptr %lsr.iv248, i64 %99
  %.371.us311 = load double, ptr %scevgep250, align 8
  %.372.us312 = fmul double %.371.us311, 0x3DA5FD7FE1796495
  %.373.us313 = fcmp ogt double %.367.us309, %.372.us312
  br i1 %.373.us313, label %B863.us331, label %B604.us320

B604.us320:
  %100 = shl i64 %.315242254.us301, 3
  %scevgep131 = getelementptr i8, ptr %lsr.iv243, i64 %100
  store double 0.000000e+00, ptr %scevgep131, align 8
  br label %B863.us331

B863.us331:
  %.322.us305.1 = add nuw nsw i64 %.315242254.us301, 2
  %scevgep124 = getelementptr i8, ptr %lsr.iv236, i64 %95
  %.367.us309.1 = load double, ptr %scevgep124, align 8
  %101 = shl i64 %.315242254.us301, 3
  %scevgep126 = getelementptr i8, ptr %lsr.iv248, i64 %101
  %scevgep128 = getelementptr i8, ptr %scevgep126, i64 8
  %.371.us311.1 = load double, ptr %scevgep128, align 8
  %.372.us312.1 = fmul double %.371.us311.1, 0x3DA5FD7FE1796495
  %.373.us313.1 = fcmp ogt double %.367.us309.1, %.372.us312.1
  br i1 %.373.us313.1, label %B863.us331.1, label %B604.us320.1

B604.us320.1:
  %102 = shl i64 %.315242254.us301, 3
  %scevgep129 = getelementptr i8, ptr %lsr.iv243, i64 %102
  %scevgep130 = getelementptr i8, ptr %scevgep129, i64 8
  store double 0.000000e+00, ptr %scevgep130, align 8
  br label %B863.us331.1

B863.us331.1:
  %scevgep237 = getelementptr i8, ptr %lsr.iv236, i64 %28
  %exitcond440.not.1 = icmp eq i64 %arg.s.9.fr, %.322.us305.1
  br i1 %exitcond440.not.1, label %B864.us, label %B442.us299

B78:
  %lsr.iv264 = phi i64 [ 0, %B78.preheader ], [ %lsr.iv.next265, %B864 ]
  %lsr.iv262 = phi ptr [ %arg.s.3, %B78.preheader ], [ %scevgep263, %B864 ]
  %.120270292 = phi i64 [ 0, %B78.preheader ], [ %.127, %B864 ]
  %.127 = add nuw nsw i64 %.120270292, 1
  %103 = shl i64 %.120270292, 3
  %scevgep268 = getelementptr i8, ptr %arg.s.0, i64 %103
  %.159 = load i64, ptr %scevgep268, align 8
  %cond = icmp eq i64 %.159, 4
  br i1 %cond, label %B170, label %B864

B170:
  %.187 = load double, ptr %lsr.iv262, align 8
  %104 = shl i64 %lsr.iv264, 3
  %scevgep267 = getelementptr i8, ptr %arg.reach, i64 %104
  %.191 = load double, ptr %scevgep267, align 8
  %.192 = fmul double %.191, 0x3DA5FD7FE1796495
  %.193 = fcmp ugt double %.187, %.192
  br i1 %.193, label %B864, label %B264

B264:
  %105 = shl i64 %lsr.iv264, 3
  %scevgep133 = getelementptr i8, ptr %arg.s.4, i64 %105
  %.199 = load double, ptr %scevgep133, align 8
  %.202 = tail call double @llvm.fabs.f64(double %.199)
  %.204 = fcmp ugt double %.202, %arg.slack
  br i1 %.204, label %B864, label %B324

B324:
  %sunkaddr151 = mul i64 %.120270292, 8
  %sunkaddr152 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr151
  store i64 0, ptr %sunkaddr152, align 8
  br label %B864

common.ret:
  %storemerge230 = phi i64 [ %.120270292.us.us, %B546.us.us.us.us ], [ -1, %B0.endif ], [ %.120270292.us.us, %B568.us.us.us ], [ -1, %B864.us.us ], [ %.120270292.us, %B608.us321.peel491 ], [ %.120270292.us, %B604.us320.us ], [ %.120270292.us.us20, %B608.us321.peel.us ], [ -1, %B864.us.us42 ], [ %.120270292.us, %B608.us321.peel460 ], [ %.120270292.us, %B608.us321.peel ], [ -1, %B864.us ], [ %.120270292.us, %B568.us316.peel486 ], [ -1, %B864 ]
  store i64 %storemerge230, ptr %retptr, align 8
  ret i32 0

B864:
  %scevgep263 = getelementptr i8, ptr %lsr.iv262, i64 %1
  %lsr.iv.next265 = add i64 %lsr.iv264, %arg.s.9.fr
  %exitcond.not = icmp eq i64 %arg.s.8.fr, %.127
  br i1 %exitcond.not, label %common.ret, label %B78
}

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

declare double @llvm.fabs.f64(double)

define i64 @loop(ptr %table) {
  %value = alloca i64
  %error = alloca ptr
  %address = ptrtoint ptr %table to i64
  %code = call i32 @part0(ptr %value, ptr %error, i64 %address)
  %found = load i64, ptr %value
  ret i64 %found
}
