; loop block of contact/coulomb.py, made by python tools/loops.py
; sources 3819549a83605c93246afa2bfeb3073e6b2cc3fc1b5bfee74fdc0cd1a867e86e
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
  %.114280.not = icmp slt i64 %arg.s.8.fr, 1
  br i1 %.114280.not, label %common.ret, label %B78.lr.ph

B78.lr.ph:
  %.175224 = add i64 %.26, 1
  %.297244 = icmp sgt i64 %arg.s.9.fr, 0
  %.377 = fneg double %arg.slack
  br i1 %.297244, label %B78.lr.ph.split.us, label %B78.preheader

B78.preheader:
  %0 = shl i64 %arg.s.9.fr, 3
  %1 = mul i64 %.175224, %0
  %2 = icmp eq i64 %arg.s.8.fr, 1
  br i1 %2, label %B78.epil.preheader, label %B78.preheader.new

B78.preheader.new:
  %const = bitcast i64 9223372036854775804 to i64
  %const_mat = add i64 %const, 2
  %unroll_iter76 = and i64 %arg.s.8.fr, %const_mat
  br label %B78

B78.lr.ph.split.us:
  %.499230 = icmp sgt i64 %.26, 0
  br i1 %.499230, label %B78.us.us.preheader, label %B78.us.preheader

B78.us.us.preheader:
  %const134 = bitcast i64 9223372036854775804 to i64
  %xtraiter106 = and i64 %.26, 3
  %unroll_iter = and i64 %.26, %const134
  %scevgep131 = getelementptr i8, ptr %arg.s.3, i64 24
  %3 = shl i64 %.26, 3
  %4 = mul i64 %3, %arg.s.9.fr
  %5 = mul i64 %.26, 24
  %scevgep142 = getelementptr i8, ptr %arg.s.3, i64 %5
  %6 = shl i64 %arg.s.9.fr, 3
  %7 = shl i64 %.26, 5
  %8 = shl i64 %.26, 4
  %scevgep149 = getelementptr i8, ptr %arg.s.3, i64 %8
  %scevgep151 = getelementptr i8, ptr %arg.s.3, i64 %3
  br label %B78.us.us

B78.us.preheader:
  %exitcond433.peel.not = icmp eq i64 %arg.s.9.fr, 1
  br i1 %exitcond433.peel.not, label %B78.us.us19.preheader, label %B78.us.preheader72

B78.us.us19.preheader:
  %9 = shl i64 %arg.s.8.fr, 3
  br label %B78.us.us19

B78.us.preheader72:
  %10 = add nsw i64 %arg.s.9.fr, -4
  %11 = shl i64 %.26, 3
  %12 = add i64 %11, 8
  %13 = sub nuw nsw i64 -8, %11
  %14 = mul i64 %.26, 24
  %15 = mul i64 %12, %arg.s.9.fr
  %scevgep79 = getelementptr i8, ptr %arg.s.4, i64 24
  %scevgep80 = getelementptr i8, ptr %arg.s.4, i64 %11
  %scevgep81 = getelementptr i8, ptr %arg.reach, i64 24
  %scevgep82 = getelementptr i8, ptr %arg.reach, i64 %11
  %16 = mul i64 %12, %10
  %17 = add nsw i64 %arg.s.9.fr, -3
  %18 = getelementptr i8, ptr %arg.s.3, i64 %14
  %19 = getelementptr i8, ptr %18, i64 %16
  %20 = getelementptr i8, ptr %19, i64 24
  %21 = getelementptr i8, ptr %18, i64 24
  %22 = icmp slt i64 %12, 0
  %23 = select i1 %22, i64 %13, i64 %12
  %mul = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %23, i64 %10)
  %mul.result = extractvalue { i64, i1 } %mul, 0
  %mul.overflow = extractvalue { i64, i1 } %mul, 1
  %24 = sub i64 0, %mul.result
  %bound0 = icmp ult ptr %scevgep79, %scevgep82
  %bound1 = icmp ult ptr %scevgep81, %scevgep80
  %found.conflict = and i1 %bound0, %bound1
  %.mask = and i64 %arg.s.9.fr, 1152921504606846976
  %stride.check90 = icmp ne i64 %.mask, 0
  %invariant.op121 = or i1 %stride.check90, %found.conflict
  %n.vec = and i64 %17, -2
  %25 = add i64 %n.vec, 3
  %26 = shl i64 %.26, 5
  %27 = getelementptr i8, ptr %arg.s.3, i64 %26
  %scevgep206 = getelementptr i8, ptr %27, i64 32
  %28 = shl i64 %.26, 4
  %29 = add i64 %28, 16
  %scevgep214 = getelementptr i8, ptr %arg.s.4, i64 32
  %30 = shl i64 %arg.s.9.fr, 3
  br label %B78.us

B78.us.us19:
  %lsr.iv198 = phi ptr [ %arg.s.3, %B78.us.us19.preheader ], [ %scevgep199, %B818.us.us37 ]
  %.120263285.us.us20 = phi i64 [ 0, %B78.us.us19.preheader ], [ %.127.us.us21, %B818.us.us37 ]
  %.127.us.us21 = add nuw nsw i64 %.120263285.us.us20, 1
  %31 = shl i64 %.120263285.us.us20, 3
  %scevgep204 = getelementptr i8, ptr %arg.s.0, i64 %31
  %.159.us.us23 = load i64, ptr %scevgep204, align 8
  switch i64 %.159.us.us23, label %B310.endif.us.us34 [
    i64 0, label %B818.us.us37
    i64 4, label %B170.us.us24
  ]

B170.us.us24:
  %.182.us.us28 = load double, ptr %lsr.iv198, align 8
  %32 = shl i64 %.120263285.us.us20, 3
  %scevgep97 = getelementptr i8, ptr %arg.reach, i64 %32
  %.185.us.us30 = load double, ptr %scevgep97, align 8
  %.186.us.us31 = fmul double %.185.us.us30, 0x3DA5FD7FE1796495
  %.187.us.us32 = fcmp ogt double %.182.us.us28, %.186.us.us31
  %"$phi290.1.2.2.us.us33" = select i1 %.187.us.us32, i64 4, i64 0
  %sunkaddr = mul i64 %.120263285.us.us20, 8
  %sunkaddr135 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr
  store i64 %"$phi290.1.2.2.us.us33", ptr %sunkaddr135, align 8
  br label %B818.us.us37

B310.endif.us.us34:
  %.355.us302.peel.us = load double, ptr %lsr.iv198, align 8
  %33 = shl i64 %.120263285.us.us20, 3
  %scevgep100 = getelementptr i8, ptr %arg.reach, i64 %33
  %.359.us304.peel.us = load double, ptr %scevgep100, align 8
  %.360.us305.peel.us = fmul double %.359.us304.peel.us, 0x3DA5FD7FE1796495
  %.361.us306.peel.us = fcmp ogt double %.355.us302.peel.us, %.360.us305.peel.us
  br i1 %.361.us306.peel.us, label %B818.us.us37, label %B558.us313.peel.us

B558.us313.peel.us:
  %.212.us.us35 = icmp eq i64 %.159.us.us23, 3
  br i1 %.212.us.us35, label %B562.us314.peel.us, label %B634.endif.us319.peel.us

B562.us314.peel.us:
  %34 = shl i64 %.120263285.us.us20, 3
  %scevgep106 = getelementptr i8, ptr %arg.s.4, i64 %34
  %.386.us316.peel.us = load double, ptr %scevgep106, align 8
  %.387.us317.peel.us = tail call double @llvm.fabs.f64(double %.386.us316.peel.us)
  %.389.us318.peel.us = fcmp ogt double %.387.us317.peel.us, %arg.slack
  br i1 %.389.us318.peel.us, label %common.ret, label %B634.endif.us319.peel.us

B634.endif.us319.peel.us:
  %35 = shl i64 %.120263285.us.us20, 3
  %scevgep102 = getelementptr i8, ptr %arg.s.4, i64 %35
  store double 0.000000e+00, ptr %scevgep102, align 8
  br label %B818.us.us37

B818.us.us37:
  %36 = getelementptr i8, ptr %lsr.iv198, i64 %9
  %scevgep199 = getelementptr i8, ptr %36, i64 8
  %exitcond503.not.us = icmp eq i64 %arg.s.8.fr, %.127.us.us21
  br i1 %exitcond503.not.us, label %common.ret, label %B78.us.us19

B78.us.us:
  %lsr.iv100 = phi ptr [ %scevgep101, %B818.us.us ], [ %scevgep151, %B78.us.us.preheader ]
  %lsr.iv95 = phi ptr [ %scevgep96, %B818.us.us ], [ %scevgep149, %B78.us.us.preheader ]
  %lsr.iv89 = phi ptr [ %scevgep, %B818.us.us ], [ %scevgep142, %B78.us.us.preheader ]
  %lsr.iv162 = phi ptr [ %scevgep163, %B818.us.us ], [ %arg.s.3, %B78.us.us.preheader ]
  %lsr.iv155 = phi ptr [ %scevgep156, %B818.us.us ], [ %arg.s.3, %B78.us.us.preheader ]
  %lsr.iv = phi ptr [ %scevgep132, %B818.us.us ], [ %scevgep131, %B78.us.us.preheader ]
  %.120263285.us.us = phi i64 [ %.127.us.us, %B818.us.us ], [ 0, %B78.us.us.preheader ]
  %.127.us.us = add nuw nsw i64 %.120263285.us.us, 1
  %.158.us.us = getelementptr i64, ptr %arg.s.0, i64 %.120263285.us.us
  %.159.us.us = load i64, ptr %.158.us.us, align 8
  switch i64 %.159.us.us, label %B310.endif.us.us [
    i64 0, label %B818.us.us
    i64 4, label %B170.us.us
  ]

B170.us.us:
  %.175.us.us = mul nuw nsw i64 %.120263285.us.us, %arg.s.9.fr
  %.180.us.us = mul i64 %.175.us.us, %.175224
  %.181.us.us = getelementptr double, ptr %arg.s.3, i64 %.180.us.us
  %.182.us.us = load double, ptr %.181.us.us, align 8
  %.184.us.us = getelementptr double, ptr %arg.reach, i64 %.175.us.us
  %.185.us.us = load double, ptr %.184.us.us, align 8
  %.186.us.us = fmul double %.185.us.us, 0x3DA5FD7FE1796495
  %.187.us.us = fcmp ogt double %.182.us.us, %.186.us.us
  %"$phi290.1.2.2.us.us" = select i1 %.187.us.us, i64 4, i64 0
  %sunkaddr262 = shl i64 %.120263285.us.us, 3
  %sunkaddr263 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr262
  store i64 %"$phi290.1.2.2.us.us", ptr %sunkaddr263, align 8
  br label %B818.us.us

B310.endif.us.us:
  %.212.us.us = icmp eq i64 %.159.us.us, 3
  %.341.us.us = mul nuw nsw i64 %.120263285.us.us, %arg.s.9.fr
  br i1 %.212.us.us, label %B396.us.us.us.us.preheader, label %B396.us.us.us.preheader

B396.us.us.us.us.preheader:
  br label %B396.us.us.us.us

B396.us.us.us.preheader:
  br label %B396.us.us.us

B818.us.us:
  %scevgep132 = getelementptr i8, ptr %lsr.iv, i64 %4
  %scevgep156 = getelementptr i8, ptr %lsr.iv155, i64 %6
  %scevgep163 = getelementptr i8, ptr %lsr.iv162, i64 %4
  %scevgep = getelementptr i8, ptr %lsr.iv89, i64 %6
  %scevgep96 = getelementptr i8, ptr %lsr.iv95, i64 %6
  %scevgep101 = getelementptr i8, ptr %lsr.iv100, i64 %6
  %exitcond508.not = icmp eq i64 %arg.s.8.fr, %.127.us.us
  br i1 %exitcond508.not, label %common.ret, label %B78.us.us

B396.us.us.us.us:
  %lsr.iv119 = phi ptr [ %scevgep120, %B817.us.us.us.us ], [ %lsr.iv100, %B396.us.us.us.us.preheader ]
  %lsr.iv116 = phi ptr [ %scevgep117, %B817.us.us.us.us ], [ %lsr.iv95, %B396.us.us.us.us.preheader ]
  %lsr.iv111 = phi ptr [ %scevgep112, %B817.us.us.us.us ], [ %lsr.iv89, %B396.us.us.us.us.preheader ]
  %lsr.iv194 = phi ptr [ %scevgep195, %B817.us.us.us.us ], [ %lsr.iv162, %B396.us.us.us.us.preheader ]
  %lsr.iv189 = phi ptr [ %scevgep190, %B817.us.us.us.us ], [ %lsr.iv155, %B396.us.us.us.us.preheader ]
  %lsr.iv168 = phi ptr [ %scevgep169, %B817.us.us.us.us ], [ %lsr.iv, %B396.us.us.us.us.preheader ]
  %.303235247.us.us.us.us = phi i64 [ %.310.us.us.us.us, %B817.us.us.us.us ], [ 0, %B396.us.us.us.us.preheader ]
  %.310.us.us.us.us = add nuw nsw i64 %.303235247.us.us.us.us, 1
  %.343.us.us.us.us = add nuw nsw i64 %.303235247.us.us.us.us, %.341.us.us
  %.351.us.us.us.us = mul nuw nsw i64 %.343.us.us.us.us, %.26
  %37 = getelementptr double, ptr %arg.s.3, i64 %.351.us.us.us.us
  %.354.us.us.us.us = getelementptr double, ptr %37, i64 %.343.us.us.us.us
  %.355.us.us.us.us = load double, ptr %.354.us.us.us.us, align 8
  %.358.us.us.us.us = getelementptr double, ptr %arg.reach, i64 %.343.us.us.us.us
  %.359.us.us.us.us = load double, ptr %.358.us.us.us.us, align 8
  %.360.us.us.us.us = fmul double %.359.us.us.us.us, 0x3DA5FD7FE1796495
  %.361.us.us.us.us = fcmp ogt double %.355.us.us.us.us, %.360.us.us.us.us
  br i1 %.361.us.us.us.us, label %B817.us.us.us.us, label %B500.us.us.us.us

B500.us.us.us.us:
  %.369.us.us.us.us = icmp eq i64 %.303235247.us.us.us.us, 2
  %.374.us.us.us.us = getelementptr double, ptr %arg.s.4, i64 %.343.us.us.us.us
  %.375.us.us.us.us = load double, ptr %.374.us.us.us.us, align 8
  %.378.us.us.us.us = fcmp olt double %.375.us.us.us.us, %.377
  %or.cond = select i1 %.369.us.us.us.us, i1 %.378.us.us.us.us, i1 false
  %.387.us.us.us.us = tail call double @llvm.fabs.f64(double %.375.us.us.us.us)
  %.389.us.us.us.us = fcmp ogt double %.387.us.us.us.us, %arg.slack
  %or.cond520 = select i1 %or.cond, i1 true, i1 %.389.us.us.us.us
  br i1 %or.cond520, label %common.ret, label %B634.endif.us.us.us.us

B634.endif.us.us.us.us:
  %38 = icmp ult i64 %.26, 4
  %sunkaddr264 = shl i64 %.343.us.us.us.us, 3
  %sunkaddr265 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr264
  store double 0.000000e+00, ptr %sunkaddr265, align 8
  br i1 %38, label %B686.us.us.us.us.epil.preheader, label %B686.us.us.us.us.preheader

B686.us.us.us.us.preheader:
  br label %B686.us.us.us.us

B686.us.us.us.us:
  %lsr.iv113 = phi i64 [ %lsr.iv.next114, %B686.us.us.us.us ], [ 0, %B686.us.us.us.us.preheader ]
  %.505229231.us.us.us.us = phi i64 [ %.512.us.us.us.us.3, %B686.us.us.us.us ], [ 0, %B686.us.us.us.us.preheader ]
  %39 = shl i64 %.505229231.us.us.us.us, 3
  %scevgep175 = getelementptr i8, ptr %lsr.iv168, i64 %39
  %scevgep176 = getelementptr i8, ptr %scevgep175, i64 -24
  store double 0.000000e+00, ptr %scevgep176, align 8
  %scevgep122 = getelementptr i8, ptr %lsr.iv189, i64 %lsr.iv113
  store double 0.000000e+00, ptr %scevgep122, align 8
  %40 = shl i64 %.505229231.us.us.us.us, 3
  %scevgep93 = getelementptr i8, ptr %lsr.iv168, i64 %40
  %scevgep95 = getelementptr i8, ptr %scevgep93, i64 -16
  store double 0.000000e+00, ptr %scevgep95, align 8
  %scevgep121 = getelementptr i8, ptr %lsr.iv119, i64 %lsr.iv113
  store double 0.000000e+00, ptr %scevgep121, align 8
  %41 = shl i64 %.505229231.us.us.us.us, 3
  %scevgep90 = getelementptr i8, ptr %lsr.iv168, i64 %41
  %scevgep92 = getelementptr i8, ptr %scevgep90, i64 -8
  store double 0.000000e+00, ptr %scevgep92, align 8
  %scevgep118 = getelementptr i8, ptr %lsr.iv116, i64 %lsr.iv113
  store double 0.000000e+00, ptr %scevgep118, align 8
  %.512.us.us.us.us.3 = add nuw i64 %.505229231.us.us.us.us, 4
  store double 0.000000e+00, ptr %scevgep175, align 8
  %scevgep115 = getelementptr i8, ptr %lsr.iv111, i64 %lsr.iv113
  store double 0.000000e+00, ptr %scevgep115, align 8
  %lsr.iv.next114 = add i64 %lsr.iv113, %7
  %niter114.ncmp.3 = icmp eq i64 %unroll_iter, %.512.us.us.us.us.3
  br i1 %niter114.ncmp.3, label %B817.us.us.us.us.loopexit.unr-lcssa, label %B686.us.us.us.us

B817.us.us.us.us.loopexit.unr-lcssa:
  %42 = icmp eq i64 %xtraiter106, 0
  br i1 %42, label %B817.us.us.us.us, label %B686.us.us.us.us.epil.preheader

B686.us.us.us.us.epil.preheader:
  %.505229231.us.us.us.us.epil.init = phi i64 [ 0, %B634.endif.us.us.us.us ], [ %unroll_iter, %B817.us.us.us.us.loopexit.unr-lcssa ]
  %43 = mul i64 %.505229231.us.us.us.us.epil.init, %3
  %scevgep191 = getelementptr i8, ptr %lsr.iv189, i64 %43
  %44 = shl i64 %.505229231.us.us.us.us.epil.init, 3
  %scevgep196 = getelementptr i8, ptr %lsr.iv194, i64 %44
  br label %B686.us.us.us.us.epil

B686.us.us.us.us.epil:
  %lsr.iv192 = phi ptr [ %scevgep193, %B686.us.us.us.us.epil ], [ %scevgep191, %B686.us.us.us.us.epil.preheader ]
  %epil.iter110 = phi i64 [ %epil.iter110.next, %B686.us.us.us.us.epil ], [ 0, %B686.us.us.us.us.epil.preheader ]
  %45 = shl i64 %epil.iter110, 3
  %scevgep127 = getelementptr i8, ptr %scevgep196, i64 %45
  store double 0.000000e+00, ptr %scevgep127, align 8
  store double 0.000000e+00, ptr %lsr.iv192, align 8
  %epil.iter110.next = add i64 %epil.iter110, 1
  %scevgep193 = getelementptr i8, ptr %lsr.iv192, i64 %3
  %epil.iter110.cmp.not = icmp eq i64 %xtraiter106, %epil.iter110.next
  br i1 %epil.iter110.cmp.not, label %B817.us.us.us.us, label %B686.us.us.us.us.epil

B817.us.us.us.us:
  %scevgep169 = getelementptr i8, ptr %lsr.iv168, i64 %3
  %scevgep190 = getelementptr i8, ptr %lsr.iv189, i64 8
  %scevgep195 = getelementptr i8, ptr %lsr.iv194, i64 %3
  %scevgep112 = getelementptr i8, ptr %lsr.iv111, i64 8
  %scevgep117 = getelementptr i8, ptr %lsr.iv116, i64 8
  %scevgep120 = getelementptr i8, ptr %lsr.iv119, i64 8
  %exitcond507.not = icmp eq i64 %arg.s.9.fr, %.310.us.us.us.us
  br i1 %exitcond507.not, label %B818.us.us, label %B396.us.us.us.us

B396.us.us.us:
  %lsr.iv102 = phi ptr [ %scevgep103, %B817.us.us.us ], [ %lsr.iv100, %B396.us.us.us.preheader ]
  %lsr.iv97 = phi ptr [ %scevgep98, %B817.us.us.us ], [ %lsr.iv95, %B396.us.us.us.preheader ]
  %lsr.iv90 = phi ptr [ %scevgep91, %B817.us.us.us ], [ %lsr.iv89, %B396.us.us.us.preheader ]
  %lsr.iv164 = phi ptr [ %scevgep165, %B817.us.us.us ], [ %lsr.iv162, %B396.us.us.us.preheader ]
  %lsr.iv157 = phi ptr [ %scevgep158, %B817.us.us.us ], [ %lsr.iv155, %B396.us.us.us.preheader ]
  %lsr.iv133 = phi ptr [ %scevgep134, %B817.us.us.us ], [ %lsr.iv, %B396.us.us.us.preheader ]
  %.303235247.us.us.us = phi i64 [ %.310.us.us.us, %B817.us.us.us ], [ 0, %B396.us.us.us.preheader ]
  %.310.us.us.us = add nuw nsw i64 %.303235247.us.us.us, 1
  %.343.us.us.us = add nuw nsw i64 %.303235247.us.us.us, %.341.us.us
  %.351.us.us.us = mul nuw nsw i64 %.343.us.us.us, %.26
  %46 = getelementptr double, ptr %arg.s.3, i64 %.351.us.us.us
  %.354.us.us.us = getelementptr double, ptr %46, i64 %.343.us.us.us
  %.355.us.us.us = load double, ptr %.354.us.us.us, align 8
  %.358.us.us.us = getelementptr double, ptr %arg.reach, i64 %.343.us.us.us
  %.359.us.us.us = load double, ptr %.358.us.us.us, align 8
  %.360.us.us.us = fmul double %.359.us.us.us, 0x3DA5FD7FE1796495
  %.361.us.us.us = fcmp ogt double %.355.us.us.us, %.360.us.us.us
  br i1 %.361.us.us.us, label %B817.us.us.us, label %B500.us.us.us

B500.us.us.us:
  %.369.us.us.us.not = icmp eq i64 %.303235247.us.us.us, 2
  br i1 %.369.us.us.us.not, label %B522.us.us.us, label %B558.us.us.us

B522.us.us.us:
  %.374.us.us.us = getelementptr double, ptr %arg.s.4, i64 %.343.us.us.us
  %.375.us.us.us = load double, ptr %.374.us.us.us, align 8
  %.378.us.us.us = fcmp olt double %.375.us.us.us, %.377
  br i1 %.378.us.us.us, label %common.ret, label %B558.us.us.us

B558.us.us.us:
  %47 = icmp ult i64 %.26, 4
  %.417.us.us.us = getelementptr double, ptr %arg.s.4, i64 %.343.us.us.us
  store double 0.000000e+00, ptr %.417.us.us.us, align 8
  br i1 %47, label %B686.us.us.us.epil.preheader, label %B686.us.us.us.preheader

B686.us.us.us.preheader:
  br label %B686.us.us.us

B780.us.us.us:
  %sunkaddr136 = mul i64 %.120263285.us.us, 8
  %sunkaddr137 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr136
  store i64 0, ptr %sunkaddr137, align 8
  br label %B817.us.us.us

B686.us.us.us:
  %lsr.iv92 = phi i64 [ %lsr.iv.next93, %B686.us.us.us ], [ 0, %B686.us.us.us.preheader ]
  %.505229231.us.us.us = phi i64 [ %.512.us.us.us.3, %B686.us.us.us ], [ 0, %B686.us.us.us.preheader ]
  %48 = shl i64 %.505229231.us.us.us, 3
  %scevgep140 = getelementptr i8, ptr %lsr.iv133, i64 %48
  %scevgep141 = getelementptr i8, ptr %scevgep140, i64 -24
  store double 0.000000e+00, ptr %scevgep141, align 8
  %scevgep105 = getelementptr i8, ptr %lsr.iv157, i64 %lsr.iv92
  store double 0.000000e+00, ptr %scevgep105, align 8
  %49 = shl i64 %.505229231.us.us.us, 3
  %scevgep88 = getelementptr i8, ptr %lsr.iv133, i64 %49
  %scevgep89 = getelementptr i8, ptr %scevgep88, i64 -16
  store double 0.000000e+00, ptr %scevgep89, align 8
  %scevgep104 = getelementptr i8, ptr %lsr.iv102, i64 %lsr.iv92
  store double 0.000000e+00, ptr %scevgep104, align 8
  %50 = shl i64 %.505229231.us.us.us, 3
  %scevgep86 = getelementptr i8, ptr %lsr.iv133, i64 %50
  %scevgep87 = getelementptr i8, ptr %scevgep86, i64 -8
  store double 0.000000e+00, ptr %scevgep87, align 8
  %scevgep99 = getelementptr i8, ptr %lsr.iv97, i64 %lsr.iv92
  store double 0.000000e+00, ptr %scevgep99, align 8
  %.512.us.us.us.3 = add nuw i64 %.505229231.us.us.us, 4
  store double 0.000000e+00, ptr %scevgep140, align 8
  %scevgep94 = getelementptr i8, ptr %lsr.iv90, i64 %lsr.iv92
  store double 0.000000e+00, ptr %scevgep94, align 8
  %lsr.iv.next93 = add i64 %lsr.iv92, %7
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.512.us.us.us.3
  br i1 %niter.ncmp.3, label %B684.B754_crit_edge.us.us.us.unr-lcssa, label %B686.us.us.us

B817.us.us.us:
  %scevgep134 = getelementptr i8, ptr %lsr.iv133, i64 %3
  %scevgep158 = getelementptr i8, ptr %lsr.iv157, i64 8
  %scevgep165 = getelementptr i8, ptr %lsr.iv164, i64 %3
  %scevgep91 = getelementptr i8, ptr %lsr.iv90, i64 8
  %scevgep98 = getelementptr i8, ptr %lsr.iv97, i64 8
  %scevgep103 = getelementptr i8, ptr %lsr.iv102, i64 8
  %exitcond505.not = icmp eq i64 %arg.s.9.fr, %.310.us.us.us
  br i1 %exitcond505.not, label %B818.us.us, label %B396.us.us.us

B684.B754_crit_edge.us.us.us.unr-lcssa:
  %51 = icmp eq i64 %xtraiter106, 0
  br i1 %51, label %B684.B754_crit_edge.us.us.us, label %B686.us.us.us.epil.preheader

B686.us.us.us.epil.preheader:
  %.505229231.us.us.us.epil.init = phi i64 [ 0, %B558.us.us.us ], [ %unroll_iter, %B684.B754_crit_edge.us.us.us.unr-lcssa ]
  %52 = mul i64 %.505229231.us.us.us.epil.init, %3
  %scevgep159 = getelementptr i8, ptr %lsr.iv157, i64 %52
  %53 = shl i64 %.505229231.us.us.us.epil.init, 3
  %scevgep166 = getelementptr i8, ptr %lsr.iv164, i64 %53
  br label %B686.us.us.us.epil

B686.us.us.us.epil:
  %lsr.iv160 = phi ptr [ %scevgep161, %B686.us.us.us.epil ], [ %scevgep159, %B686.us.us.us.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %B686.us.us.us.epil ], [ 0, %B686.us.us.us.epil.preheader ]
  %54 = shl i64 %epil.iter, 3
  %scevgep110 = getelementptr i8, ptr %scevgep166, i64 %54
  store double 0.000000e+00, ptr %scevgep110, align 8
  store double 0.000000e+00, ptr %lsr.iv160, align 8
  %epil.iter.next = add i64 %epil.iter, 1
  %scevgep161 = getelementptr i8, ptr %lsr.iv160, i64 %3
  %epil.iter.cmp.not = icmp eq i64 %xtraiter106, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B684.B754_crit_edge.us.us.us, label %B686.us.us.us.epil

B684.B754_crit_edge.us.us.us:
  %55 = icmp eq i64 %.303235247.us.us.us, 2
  br i1 %55, label %B780.us.us.us, label %B817.us.us.us

B78.us:
  %lsr.iv242 = phi ptr [ %arg.reach, %B78.us.preheader72 ], [ %scevgep243, %B818.us ]
  %lsr.iv237 = phi ptr [ %arg.s.4, %B78.us.preheader72 ], [ %scevgep238, %B818.us ]
  %lsr.iv228 = phi i64 [ 1, %B78.us.preheader72 ], [ %lsr.iv.next229, %B818.us ]
  %lsr.iv225 = phi ptr [ %scevgep81, %B78.us.preheader72 ], [ %scevgep226, %B818.us ]
  %lsr.iv221 = phi ptr [ %21, %B78.us.preheader72 ], [ %scevgep222, %B818.us ]
  %lsr.iv215 = phi ptr [ %scevgep214, %B78.us.preheader72 ], [ %scevgep216, %B818.us ]
  %lsr.iv212 = phi i64 [ 0, %B78.us.preheader72 ], [ %lsr.iv.next213, %B818.us ]
  %lsr.iv207 = phi ptr [ %scevgep206, %B78.us.preheader72 ], [ %scevgep208, %B818.us ]
  %.120263285.us = phi i64 [ 0, %B78.us.preheader72 ], [ %.127.us, %B818.us ]
  %56 = mul i64 %.120263285.us, %15
  %scevgep83 = getelementptr i8, ptr %20, i64 %56
  %scevgep84 = getelementptr i8, ptr %21, i64 %56
  %57 = icmp ult ptr %scevgep83, %scevgep84
  %umin = select i1 %57, ptr %scevgep83, ptr %scevgep84
  %58 = icmp ugt ptr %scevgep83, %scevgep84
  %umax = select i1 %58, ptr %scevgep83, ptr %scevgep84
  %scevgep85 = getelementptr i8, ptr %umax, i64 8
  %.127.us = add nuw nsw i64 %.120263285.us, 1
  %.158.us = getelementptr i64, ptr %arg.s.0, i64 %.120263285.us
  %.159.us = load i64, ptr %.158.us, align 8
  switch i64 %.159.us, label %B310.endif.us [
    i64 0, label %B818.us
    i64 4, label %B170.us
  ]

B170.us:
  %.175.us = mul nuw nsw i64 %.120263285.us, %arg.s.9.fr
  %.180.us = mul i64 %.175.us, %.175224
  %.181.us = getelementptr double, ptr %arg.s.3, i64 %.180.us
  %.182.us = load double, ptr %.181.us, align 8
  %.184.us = getelementptr double, ptr %arg.reach, i64 %.175.us
  %.185.us = load double, ptr %.184.us, align 8
  %.186.us = fmul double %.185.us, 0x3DA5FD7FE1796495
  %.187.us = fcmp ogt double %.182.us, %.186.us
  %"$phi290.1.2.2.us" = select i1 %.187.us, i64 4, i64 0
  %sunkaddr268 = shl i64 %.120263285.us, 3
  %sunkaddr269 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr268
  store i64 %"$phi290.1.2.2.us", ptr %sunkaddr269, align 8
  br label %B818.us

B310.endif.us:
  %.341.us = mul nuw nsw i64 %.120263285.us, %arg.s.9.fr
  %.351.us300.peel = mul nsw i64 %.341.us, %.26
  %59 = getelementptr double, ptr %arg.s.3, i64 %.351.us300.peel
  %.354.us301.peel = getelementptr double, ptr %59, i64 %.341.us
  %.355.us302.peel = load double, ptr %.354.us301.peel, align 8
  %.358.us303.peel = getelementptr double, ptr %arg.reach, i64 %.341.us
  %.359.us304.peel = load double, ptr %.358.us303.peel, align 8
  %.360.us305.peel = fmul double %.359.us304.peel, 0x3DA5FD7FE1796495
  %.361.us306.peel = fcmp ogt double %.355.us302.peel, %.360.us305.peel
  br i1 %.361.us306.peel, label %B817.us324.peel, label %B558.us313.peel

B558.us313.peel:
  %60 = icmp eq i64 %.159.us, 3
  br i1 %60, label %B562.us314.peel, label %B634.endif.us319.peel

B562.us314.peel:
  %.385.us315.peel = getelementptr double, ptr %arg.s.4, i64 %.341.us
  %.386.us316.peel = load double, ptr %.385.us315.peel, align 8
  %.387.us317.peel = tail call double @llvm.fabs.f64(double %.386.us316.peel)
  %.389.us318.peel = fcmp ogt double %.387.us317.peel, %arg.slack
  br i1 %.389.us318.peel, label %common.ret, label %B634.endif.us319.peel

B634.endif.us319.peel:
  %.417.us320.peel = getelementptr double, ptr %arg.s.4, i64 %.341.us
  store double 0.000000e+00, ptr %.417.us320.peel, align 8
  br label %B817.us324.peel

B817.us324.peel:
  %.343.us299.peel438 = add nuw nsw i64 %.341.us, 1
  %.351.us300.peel439 = mul nsw i64 %.343.us299.peel438, %.26
  %61 = getelementptr double, ptr %arg.s.3, i64 %.351.us300.peel439
  %.354.us301.peel440 = getelementptr double, ptr %61, i64 %.343.us299.peel438
  %.355.us302.peel441 = load double, ptr %.354.us301.peel440, align 8
  %.358.us303.peel442 = getelementptr double, ptr %arg.reach, i64 %.343.us299.peel438
  %.359.us304.peel443 = load double, ptr %.358.us303.peel442, align 8
  %.360.us305.peel444 = fmul double %.359.us304.peel443, 0x3DA5FD7FE1796495
  %.361.us306.peel445 = fcmp ogt double %.355.us302.peel441, %.360.us305.peel444
  br i1 %.361.us306.peel445, label %B817.us324.peel462, label %B558.us313.peel452

B558.us313.peel452:
  %62 = icmp eq i64 %.159.us, 3
  br i1 %62, label %B562.us314.peel453, label %B634.endif.us319.peel458

B562.us314.peel453:
  %sunkaddr138 = mul i64 %.341.us, 8
  %sunkaddr139 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr138
  %sunkaddr140 = getelementptr i8, ptr %sunkaddr139, i64 8
  %.386.us316.peel455 = load double, ptr %sunkaddr140, align 8
  %.387.us317.peel456 = tail call double @llvm.fabs.f64(double %.386.us316.peel455)
  %.389.us318.peel457 = fcmp ogt double %.387.us317.peel456, %arg.slack
  br i1 %.389.us318.peel457, label %common.ret, label %B634.endif.us319.peel458

B634.endif.us319.peel458:
  %sunkaddr141 = mul i64 %.341.us, 8
  %sunkaddr142 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr141
  %sunkaddr143 = getelementptr i8, ptr %sunkaddr142, i64 8
  store double 0.000000e+00, ptr %sunkaddr143, align 8
  br label %B817.us324.peel462

B817.us324.peel462:
  %63 = icmp eq i64 %arg.s.9.fr, 2
  br i1 %63, label %B818.us, label %B396.us292.peel.next434

B396.us292.peel.next434:
  %.343.us299.peel469 = add nuw nsw i64 %.341.us, 2
  %.351.us300.peel470 = mul nsw i64 %.343.us299.peel469, %.26
  %64 = getelementptr double, ptr %arg.s.3, i64 %.351.us300.peel470
  %.354.us301.peel471 = getelementptr double, ptr %64, i64 %.343.us299.peel469
  %.355.us302.peel472 = load double, ptr %.354.us301.peel471, align 8
  %.358.us303.peel473 = getelementptr double, ptr %arg.reach, i64 %.343.us299.peel469
  %.359.us304.peel474 = load double, ptr %.358.us303.peel473, align 8
  %.360.us305.peel475 = fmul double %.359.us304.peel474, 0x3DA5FD7FE1796495
  %.361.us306.peel476 = fcmp ogt double %.355.us302.peel472, %.360.us305.peel475
  br i1 %.361.us306.peel476, label %B817.us324.peel493, label %B522.us309.peel479

B522.us309.peel479:
  %sunkaddr276 = shl i64 %.341.us, 3
  %sunkaddr277 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr276
  %sunkaddr278 = getelementptr i8, ptr %sunkaddr277, i64 16
  %.375.us311.peel481 = load double, ptr %sunkaddr278, align 8
  %.378.us312.peel482 = fcmp olt double %.375.us311.peel481, %.377
  br i1 %.378.us312.peel482, label %common.ret, label %B558.us313.peel483

B558.us313.peel483:
  %65 = icmp eq i64 %.159.us, 3
  br i1 %65, label %B562.us314.peel484, label %B817.us324.peel493.thread

B562.us314.peel484:
  %.387.us317.peel487 = tail call double @llvm.fabs.f64(double %.375.us311.peel481)
  %.389.us318.peel488 = fcmp ogt double %.387.us317.peel487, %arg.slack
  br i1 %.389.us318.peel488, label %common.ret, label %B817.us324.peel493.thread52

B817.us324.peel493:
  %66 = icmp eq i64 %arg.s.9.fr, 3
  br i1 %66, label %B818.us, label %B396.us292.preheader

B817.us324.peel493.thread52:
  %67 = icmp eq i64 %arg.s.9.fr, 3
  %sunkaddr144 = mul i64 %.341.us, 8
  %sunkaddr145 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr144
  %sunkaddr146 = getelementptr i8, ptr %sunkaddr145, i64 16
  store double 0.000000e+00, ptr %sunkaddr146, align 8
  br i1 %67, label %B818.us, label %B396.us292.us.preheader

B396.us292.us.preheader:
  br label %B396.us292.us

B817.us324.peel493.thread:
  %68 = icmp eq i64 %arg.s.9.fr, 3
  %sunkaddr147 = mul i64 %.341.us, 8
  %sunkaddr148 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr147
  %sunkaddr149 = getelementptr i8, ptr %sunkaddr148, i64 16
  store double 0.000000e+00, ptr %sunkaddr149, align 8
  %sunkaddr285 = shl i64 %.120263285.us, 3
  %sunkaddr286 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr285
  store i64 0, ptr %sunkaddr286, align 8
  br i1 %68, label %B818.us, label %B396.us292.preheader43

B396.us292.preheader:
  %69 = icmp eq i64 %.159.us, 3
  br i1 %69, label %B396.us292.us.preheader, label %B396.us292.preheader43

B396.us292.preheader43:
  %70 = icmp ult i64 %17, 42
  br i1 %70, label %B396.us292.preheader100, label %vector.scevcheck

vector.scevcheck:
  %71 = icmp slt i64 %12, 0
  %72 = getelementptr i8, ptr %scevgep84, i64 %mul.result
  %73 = getelementptr i8, ptr %scevgep84, i64 %24
  %74 = icmp ult ptr %72, %scevgep84
  %75 = icmp ugt ptr %73, %scevgep84
  %76 = select i1 %71, i1 %75, i1 %74
  %77 = or i1 %mul.overflow, %76
  br i1 %77, label %B396.us292.preheader100, label %vector.memcheck

vector.memcheck:
  %bound087 = icmp ult ptr %scevgep79, %scevgep85
  %bound188 = icmp ult ptr %umin, %scevgep80
  %found.conflict89 = and i1 %bound188, %bound087
  %conflict.rdx.reass = or i1 %invariant.op121, %found.conflict89
  br i1 %conflict.rdx.reass, label %B396.us292.preheader100, label %vector.body.preheader

vector.body.preheader:
  br label %vector.body

vector.body:
  %lsr.iv209 = phi i64 [ %lsr.iv.next210, %pred.store.continue92 ], [ 0, %vector.body.preheader ]
  %index = phi i64 [ %index.next, %pred.store.continue92 ], [ 0, %vector.body.preheader ]
  %scevgep223 = getelementptr i8, ptr %lsr.iv221, i64 %lsr.iv209
  %scevgep211 = getelementptr i8, ptr %lsr.iv207, i64 %lsr.iv209
  %78 = load double, ptr %scevgep223, align 8
  %79 = load double, ptr %scevgep211, align 8
  %80 = shl i64 %index, 3
  %scevgep227 = getelementptr i8, ptr %lsr.iv225, i64 %80
  %wide.load = load <2 x double>, ptr %scevgep227, align 8
  %81 = fmul <2 x double> %wide.load, splat (double 0x3DA5FD7FE1796495)
  %82 = extractelement <2 x double> %81, i64 0
  %83 = fcmp ule double %78, %82
  br i1 %83, label %pred.store.if, label %pred.store.continue

pred.store.if:
  %84 = shl i64 %index, 3
  %scevgep109 = getelementptr i8, ptr %lsr.iv215, i64 %84
  %scevgep111 = getelementptr i8, ptr %scevgep109, i64 -8
  store double 0.000000e+00, ptr %scevgep111, align 8
  br label %pred.store.continue

pred.store.continue:
  %85 = extractelement <2 x double> %81, i64 1
  %86 = fcmp ule double %79, %85
  br i1 %86, label %pred.store.if91, label %pred.store.continue92

pred.store.if91:
  %87 = shl i64 %index, 3
  %scevgep108 = getelementptr i8, ptr %lsr.iv215, i64 %87
  store double 0.000000e+00, ptr %scevgep108, align 8
  br label %pred.store.continue92

pred.store.continue92:
  %index.next = add nuw i64 %index, 2
  %lsr.iv.next210 = add i64 %lsr.iv209, %29
  %88 = icmp eq i64 %n.vec, %index.next
  br i1 %88, label %middle.block, label %vector.body

middle.block:
  %89 = icmp eq i64 %17, %n.vec
  br i1 %89, label %B818.us, label %B396.us292.preheader100

B396.us292.preheader100:
  %.303235247.us294.ph = phi i64 [ 3, %vector.memcheck ], [ 3, %vector.scevcheck ], [ 3, %B396.us292.preheader43 ], [ %25, %middle.block ]
  %90 = sub i64 %arg.s.9.fr, %.303235247.us294.ph
  %.neg = add i64 %.303235247.us294.ph, 1
  %xtraiter = and i64 %90, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B396.us292.prol.loopexit, label %B396.us292.prol

B396.us292.prol:
  %.343.us299.prol = add nuw nsw i64 %.303235247.us294.ph, %.341.us
  %.351.us300.prol = mul nsw i64 %.343.us299.prol, %.26
  %91 = getelementptr double, ptr %arg.s.3, i64 %.351.us300.prol
  %.354.us301.prol = getelementptr double, ptr %91, i64 %.343.us299.prol
  %.355.us302.prol = load double, ptr %.354.us301.prol, align 8
  %.358.us303.prol = getelementptr double, ptr %arg.reach, i64 %.343.us299.prol
  %.359.us304.prol = load double, ptr %.358.us303.prol, align 8
  %.360.us305.prol = fmul double %.359.us304.prol, 0x3DA5FD7FE1796495
  %.361.us306.prol = fcmp ogt double %.355.us302.prol, %.360.us305.prol
  br i1 %.361.us306.prol, label %B396.us292.prol.loopexit, label %B558.us313.prol

B558.us313.prol:
  %.417.us320.prol = getelementptr double, ptr %arg.s.4, i64 %.343.us299.prol
  store double 0.000000e+00, ptr %.417.us320.prol, align 8
  br label %B396.us292.prol.loopexit

B396.us292.prol.loopexit:
  %.303235247.us294.unr = phi i64 [ %.303235247.us294.ph, %B396.us292.preheader100 ], [ %.neg, %B558.us313.prol ], [ %.neg, %B396.us292.prol ]
  %92 = icmp eq i64 %arg.s.9.fr, %.neg
  br i1 %92, label %B818.us, label %B396.us292.preheader100.new

B396.us292.preheader100.new:
  %93 = add i64 %.303235247.us294.unr, %lsr.iv228
  %94 = add i64 %.303235247.us294.unr, %lsr.iv212
  %95 = mul i64 %12, %93
  %96 = mul i64 %12, %94
  br label %B396.us292

B396.us292.us:
  %lsr.iv249 = phi ptr [ %scevgep250, %B817.us324.us ], [ %lsr.iv221, %B396.us292.us.preheader ]
  %.303235247.us294.us = phi i64 [ %.310.us298.us, %B817.us324.us ], [ 3, %B396.us292.us.preheader ]
  %.310.us298.us = add i64 %.303235247.us294.us, 1
  %.355.us302.us = load double, ptr %lsr.iv249, align 8
  %97 = shl i64 %.303235247.us294.us, 3
  %scevgep248 = getelementptr i8, ptr %lsr.iv242, i64 %97
  %.359.us304.us = load double, ptr %scevgep248, align 8
  %.360.us305.us = fmul double %.359.us304.us, 0x3DA5FD7FE1796495
  %.361.us306.us = fcmp ogt double %.355.us302.us, %.360.us305.us
  br i1 %.361.us306.us, label %B817.us324.us, label %B558.us313.us

B558.us313.us:
  %98 = shl i64 %.303235247.us294.us, 3
  %scevgep126 = getelementptr i8, ptr %lsr.iv237, i64 %98
  %.386.us316.us = load double, ptr %scevgep126, align 8
  %.387.us317.us = tail call double @llvm.fabs.f64(double %.386.us316.us)
  %.389.us318.us = fcmp ogt double %.387.us317.us, %arg.slack
  br i1 %.389.us318.us, label %common.ret, label %B634.endif.us319.us

B634.endif.us319.us:
  %sunkaddr150 = mul i64 %.303235247.us294.us, 8
  %sunkaddr151 = getelementptr i8, ptr %lsr.iv237, i64 %sunkaddr150
  store double 0.000000e+00, ptr %sunkaddr151, align 8
  br label %B817.us324.us

B817.us324.us:
  %scevgep250 = getelementptr i8, ptr %lsr.iv249, i64 %12
  %exitcond433.not.us = icmp eq i64 %arg.s.9.fr, %.310.us298.us
  br i1 %exitcond433.not.us, label %B818.us, label %B396.us292.us

B818.us:
  %scevgep208 = getelementptr i8, ptr %lsr.iv207, i64 %15
  %lsr.iv.next213 = add i64 %lsr.iv212, %arg.s.9.fr
  %scevgep216 = getelementptr i8, ptr %lsr.iv215, i64 %30
  %scevgep222 = getelementptr i8, ptr %lsr.iv221, i64 %15
  %scevgep226 = getelementptr i8, ptr %lsr.iv225, i64 %30
  %lsr.iv.next229 = add i64 %lsr.iv228, %arg.s.9.fr
  %scevgep238 = getelementptr i8, ptr %lsr.iv237, i64 %30
  %scevgep243 = getelementptr i8, ptr %lsr.iv242, i64 %30
  %exitcond503.not = icmp eq i64 %arg.s.8.fr, %.127.us
  br i1 %exitcond503.not, label %common.ret, label %B78.us

B396.us292:
  %lsr.iv230 = phi ptr [ %scevgep231, %B817.us324.1 ], [ %arg.s.3, %B396.us292.preheader100.new ]
  %.303235247.us294 = phi i64 [ %.310.us298.1, %B817.us324.1 ], [ %.303235247.us294.unr, %B396.us292.preheader100.new ]
  %scevgep114 = getelementptr i8, ptr %lsr.iv230, i64 %96
  %.355.us302 = load double, ptr %scevgep114, align 8
  %99 = shl i64 %.303235247.us294, 3
  %scevgep244 = getelementptr i8, ptr %lsr.iv242, i64 %99
  %.359.us304 = load double, ptr %scevgep244, align 8
  %.360.us305 = fmul double %.359.us304, 0x3DA5FD7FE1796495
  %.361.us306 = fcmp ogt double %.355.us302, %.360.us305
  br i1 %.361.us306, label %B817.us324, label %B558.us313

B558.us313:
  %100 = shl i64 %.303235247.us294, 3
  %scevgep125 = getelementptr i8, ptr %lsr.iv237, i64 %100
  store double 0.000000e+00, ptr %scevgep125, align 8
  br label %B817.us324

B817.us324:
  %.310.us298.1 = add nuw nsw i64 %.303235247.us294, 2
  %scevgep113 = getelementptr i8, ptr %lsr.iv230, i64 %95
  %.355.us302.1 = load double, ptr %scevgep113, align 8
  %101 = shl i64 %.303235247.us294, 3
  %scevgep116 = getelementptr i8, ptr %lsr.iv242, i64 %101
  %scevgep119 = getelementptr i8, ptr %scevgep116, i64 8
  %.359.us304.1 = load double, ptr %scevgep119, align 8
  %.360.us305.1 = fmul double %.359.us304.1, 0x3DA5FD7FE1796495
  %.361.us306.1 = fcmp ogt double %.355.us302.1, %.360.us305.1
  br i1 %.361.us306.1, label %B817.us324.1, label %B558.us313.1

B558.us313.1:
  %102 = shl i64 %.303235247.us294, 3
  %scevgep123 = getelementptr i8, ptr %lsr.iv237, i64 %102
  %scevgep124 = getelementptr i8, ptr %scevgep123, i64 8
  store double 0.000000e+00, ptr %scevgep124, align 8
  br label %B817.us324.1

B817.us324.1:
  %scevgep231 = getelementptr i8, ptr %lsr.iv230, i64 %29
  %exitcond433.not.1 = icmp eq i64 %arg.s.9.fr, %.310.us298.1
  br i1 %exitcond433.not.1, label %B818.us, label %B396.us292

B78:
  %lsr.iv258 = phi ptr [ %arg.reach, %B78.preheader.new ], [ %scevgep259.1, %B818.1 ]
  %lsr.iv256 = phi ptr [ %arg.s.3, %B78.preheader.new ], [ %scevgep257.1, %B818.1 ]
  %.120263285 = phi i64 [ 0, %B78.preheader.new ], [ %.127.1, %B818.1 ]
  %sunkaddr152 = mul i64 %.120263285, 8
  %sunkaddr153 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr152
  %.159 = load i64, ptr %sunkaddr153, align 8
  %cond = icmp eq i64 %.159, 4
  br i1 %cond, label %B170, label %B818

B170:
  %.182 = load double, ptr %lsr.iv256, align 8
  %.185 = load double, ptr %lsr.iv258, align 8
  %.186 = fmul double %.185, 0x3DA5FD7FE1796495
  %.187 = fcmp ogt double %.182, %.186
  %"$phi290.1.2.2" = select i1 %.187, i64 4, i64 0
  %sunkaddr154 = mul i64 %.120263285, 8
  %sunkaddr155 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr154
  store i64 %"$phi290.1.2.2", ptr %sunkaddr155, align 8
  br label %B818

common.ret.loopexit72.unr-lcssa:
  %103 = and i64 %arg.s.8.fr, 1
  %lcmp.mod.not77 = icmp eq i64 %103, 0
  br i1 %lcmp.mod.not77, label %common.ret, label %B78.epil.preheader

B78.epil.preheader:
  %lsr.iv258.epil.init = phi ptr [ %arg.reach, %B78.preheader ], [ %scevgep259.1, %common.ret.loopexit72.unr-lcssa ]
  %lsr.iv256.epil.init = phi ptr [ %arg.s.3, %B78.preheader ], [ %scevgep257.1, %common.ret.loopexit72.unr-lcssa ]
  %.120263285.epil.init = phi i64 [ 0, %B78.preheader ], [ %unroll_iter76, %common.ret.loopexit72.unr-lcssa ]
  %104 = shl i64 %.120263285.epil.init, 3
  %scevgep260.epil = getelementptr i8, ptr %arg.s.0, i64 %104
  %.159.epil = load i64, ptr %scevgep260.epil, align 8
  %cond.epil = icmp eq i64 %.159.epil, 4
  br i1 %cond.epil, label %B170.epil, label %common.ret

B170.epil:
  %.182.epil = load double, ptr %lsr.iv256.epil.init, align 8
  %.185.epil = load double, ptr %lsr.iv258.epil.init, align 8
  %.186.epil = fmul double %.185.epil, 0x3DA5FD7FE1796495
  %.187.epil = fcmp ogt double %.182.epil, %.186.epil
  %"$phi290.1.2.2.epil" = select i1 %.187.epil, i64 4, i64 0
  %sunkaddr156 = mul i64 %.120263285.epil.init, 8
  %sunkaddr157 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr156
  store i64 %"$phi290.1.2.2.epil", ptr %sunkaddr157, align 8
  br label %common.ret

common.ret:
  %storemerge223 = phi i64 [ %.120263285.us, %B558.us313.us ], [ -1, %B0.endif ], [ %.120263285.us.us, %B522.us.us.us ], [ -1, %common.ret.loopexit72.unr-lcssa ], [ -1, %B818.us.us ], [ %.120263285.us.us, %B500.us.us.us.us ], [ -1, %B170.epil ], [ %.120263285.us.us20, %B562.us314.peel.us ], [ -1, %B78.epil.preheader ], [ -1, %B818.us.us37 ], [ %.120263285.us, %B562.us314.peel ], [ -1, %B818.us ], [ %.120263285.us, %B522.us309.peel479 ], [ %.120263285.us, %B562.us314.peel453 ], [ %.120263285.us, %B562.us314.peel484 ]
  store i64 %storemerge223, ptr %retptr, align 8
  ret i32 0

B818:
  %scevgep257 = getelementptr i8, ptr %lsr.iv256, i64 %1
  %scevgep259 = getelementptr i8, ptr %lsr.iv258, i64 %0
  %.127.1 = add nuw i64 %.120263285, 2
  %sunkaddr158 = mul i64 %.120263285, 8
  %sunkaddr159 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr158
  %sunkaddr160 = getelementptr i8, ptr %sunkaddr159, i64 8
  %.159.1 = load i64, ptr %sunkaddr160, align 8
  %cond.1 = icmp eq i64 %.159.1, 4
  br i1 %cond.1, label %B170.1, label %B818.1

B170.1:
  %.182.1 = load double, ptr %scevgep257, align 8
  %.185.1 = load double, ptr %scevgep259, align 8
  %.186.1 = fmul double %.185.1, 0x3DA5FD7FE1796495
  %.187.1 = fcmp ogt double %.182.1, %.186.1
  %"$phi290.1.2.2.1" = select i1 %.187.1, i64 4, i64 0
  %sunkaddr161 = mul i64 %.120263285, 8
  %sunkaddr162 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr161
  %sunkaddr163 = getelementptr i8, ptr %sunkaddr162, i64 8
  store i64 %"$phi290.1.2.2.1", ptr %sunkaddr163, align 8
  br label %B818.1

B818.1:
  %scevgep257.1 = getelementptr i8, ptr %scevgep257, i64 %1
  %scevgep259.1 = getelementptr i8, ptr %scevgep259, i64 %0
  %niter.ncmp.1 = icmp eq i64 %unroll_iter76, %.127.1
  br i1 %niter.ncmp.1, label %common.ret.loopexit72.unr-lcssa, label %B78
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
