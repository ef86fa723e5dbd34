; loop block of contact/coulomb.py, made by python tools/loops.py
; sources 21ea262586fe7f3614f2c061b93566accd850b2bd815682f48406b9b3d2b117a
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
  %.114263.not = icmp slt i64 %arg.s.8.fr, 1
  br i1 %.114263.not, label %common.ret, label %B78.lr.ph

B78.lr.ph:
  %.255227 = icmp sgt i64 %arg.s.9.fr, 0
  %.335 = fneg double %arg.slack
  br i1 %.255227, label %B78.lr.ph.split.us, label %common.ret

B78.lr.ph.split.us:
  %.457213 = icmp sgt i64 %.26, 0
  br i1 %.457213, label %B78.us.us.preheader, label %B78.us.preheader

B78.us.us.preheader:
  %xtraiter94 = and i64 %.26, 3
  %unroll_iter = and i64 %.26, 9223372036854775804
  %scevgep118 = getelementptr i8, ptr %arg.s.3, i64 24
  %0 = shl i64 %.26, 3
  %1 = mul i64 %0, %arg.s.9.fr
  %2 = mul i64 %.26, 24
  %scevgep129 = getelementptr i8, ptr %arg.s.3, i64 %2
  %3 = shl i64 %arg.s.9.fr, 3
  %4 = shl i64 %.26, 5
  %5 = shl i64 %.26, 4
  %scevgep136 = getelementptr i8, ptr %arg.s.3, i64 %5
  %scevgep138 = getelementptr i8, ptr %arg.s.3, i64 %0
  br label %B78.us.us

B78.us.preheader:
  %exitcond417.peel.not = icmp eq i64 %arg.s.9.fr, 1
  br i1 %exitcond417.peel.not, label %B78.us.us19.preheader, label %B78.us.preheader62

B78.us.us19.preheader:
  %6 = shl i64 %arg.s.8.fr, 3
  br label %B78.us.us19

B78.us.preheader62:
  %7 = add nsw i64 %arg.s.9.fr, -4
  %8 = shl i64 %.26, 3
  %9 = add i64 %8, 8
  %10 = sub nuw nsw i64 -8, %8
  %11 = mul i64 %.26, 24
  %12 = mul i64 %9, %arg.s.9.fr
  %scevgep68 = getelementptr i8, ptr %arg.s.4, i64 24
  %scevgep69 = getelementptr i8, ptr %arg.s.4, i64 %8
  %scevgep70 = getelementptr i8, ptr %arg.reach, i64 24
  %scevgep71 = getelementptr i8, ptr %arg.reach, i64 %8
  %13 = mul i64 %9, %7
  %14 = add nsw i64 %arg.s.9.fr, -3
  %15 = getelementptr i8, ptr %arg.s.3, i64 %11
  %16 = getelementptr i8, ptr %15, i64 %13
  %17 = getelementptr i8, ptr %16, i64 24
  %18 = getelementptr i8, ptr %15, i64 24
  %19 = icmp slt i64 %9, 0
  %20 = select i1 %19, i64 %10, i64 %9
  %mul = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %20, i64 %7)
  %mul.result = extractvalue { i64, i1 } %mul, 0
  %mul.overflow = extractvalue { i64, i1 } %mul, 1
  %21 = sub i64 0, %mul.result
  %bound0 = icmp ult ptr %scevgep68, %scevgep71
  %bound1 = icmp ult ptr %scevgep70, %scevgep69
  %found.conflict = and i1 %bound0, %bound1
  %.mask = and i64 %arg.s.9.fr, 1152921504606846976
  %stride.check79 = icmp ne i64 %.mask, 0
  %invariant.op109 = or i1 %stride.check79, %found.conflict
  %n.vec = and i64 %14, -2
  %22 = add i64 %n.vec, 3
  %23 = shl i64 %.26, 5
  %24 = getelementptr i8, ptr %arg.s.3, i64 %23
  %scevgep192 = getelementptr i8, ptr %24, i64 32
  %25 = shl i64 %.26, 4
  %26 = add i64 %25, 16
  %scevgep200 = getelementptr i8, ptr %arg.s.4, i64 32
  %27 = shl i64 %arg.s.9.fr, 3
  br label %B78.us

B78.us.us19:
  %lsr.iv185 = phi ptr [ %arg.s.3, %B78.us.us19.preheader ], [ %scevgep186, %B633.us.us28 ]
  %.120246268.us.us20 = phi i64 [ 0, %B78.us.us19.preheader ], [ %.127.us.us21, %B633.us.us28 ]
  %.127.us.us21 = add nuw nsw i64 %.120246268.us.us20, 1
  %28 = shl i64 %.120246268.us.us20, 3
  %scevgep190 = getelementptr i8, ptr %arg.s.0, i64 %28
  %.159.us.us23 = load i64, ptr %scevgep190, align 8
  %.160.us.us24 = icmp eq i64 %.159.us.us23, 0
  br i1 %.160.us.us24, label %B633.us.us28, label %B126.endif.us.us25

B126.endif.us.us25:
  %.313.us285.peel.us = load double, ptr %lsr.iv185, align 8
  %29 = shl i64 %.120246268.us.us20, 3
  %scevgep100 = getelementptr i8, ptr %arg.reach, i64 %29
  %.317.us287.peel.us = load double, ptr %scevgep100, align 8
  %.318.us288.peel.us = fmul double %.317.us287.peel.us, 0x3DA5FD7FE1796495
  %.319.us289.peel.us = fcmp ogt double %.313.us285.peel.us, %.318.us288.peel.us
  br i1 %.319.us289.peel.us, label %B633.us.us28, label %B374.us296.peel.us

B374.us296.peel.us:
  %.170.us.us26 = icmp eq i64 %.159.us.us23, 3
  br i1 %.170.us.us26, label %B378.us297.peel.us, label %B450.endif.us302.peel.us

B378.us297.peel.us:
  %30 = shl i64 %.120246268.us.us20, 3
  %scevgep98 = getelementptr i8, ptr %arg.s.4, i64 %30
  %.344.us299.peel.us = load double, ptr %scevgep98, align 8
  %.345.us300.peel.us = tail call double @llvm.fabs.f64(double %.344.us299.peel.us)
  %.347.us301.peel.us = fcmp ogt double %.345.us300.peel.us, %arg.slack
  br i1 %.347.us301.peel.us, label %common.ret, label %B450.endif.us302.peel.us

B450.endif.us302.peel.us:
  %31 = shl i64 %.120246268.us.us20, 3
  %scevgep97 = getelementptr i8, ptr %arg.s.4, i64 %31
  store double 0.000000e+00, ptr %scevgep97, align 8
  br label %B633.us.us28

B633.us.us28:
  %32 = getelementptr i8, ptr %lsr.iv185, i64 %6
  %scevgep186 = getelementptr i8, ptr %32, i64 8
  %exitcond487.not.us = icmp eq i64 %arg.s.8.fr, %.127.us.us21
  br i1 %exitcond487.not.us, label %common.ret, label %B78.us.us19

B78.us.us:
  %lsr.iv89 = phi ptr [ %scevgep90, %B633.us.us ], [ %scevgep138, %B78.us.us.preheader ]
  %lsr.iv84 = phi ptr [ %scevgep85, %B633.us.us ], [ %scevgep136, %B78.us.us.preheader ]
  %lsr.iv78 = phi ptr [ %scevgep, %B633.us.us ], [ %scevgep129, %B78.us.us.preheader ]
  %lsr.iv149 = phi ptr [ %scevgep150, %B633.us.us ], [ %arg.s.3, %B78.us.us.preheader ]
  %lsr.iv142 = phi ptr [ %scevgep143, %B633.us.us ], [ %arg.s.3, %B78.us.us.preheader ]
  %lsr.iv = phi ptr [ %scevgep119, %B633.us.us ], [ %scevgep118, %B78.us.us.preheader ]
  %.120246268.us.us = phi i64 [ %.127.us.us, %B633.us.us ], [ 0, %B78.us.us.preheader ]
  %.127.us.us = add nuw nsw i64 %.120246268.us.us, 1
  %.158.us.us = getelementptr i64, ptr %arg.s.0, i64 %.120246268.us.us
  %.159.us.us = load i64, ptr %.158.us.us, align 8
  %.159.us.us.fr = freeze i64 %.159.us.us
  %.160.us.us = icmp eq i64 %.159.us.us.fr, 0
  br i1 %.160.us.us, label %B633.us.us, label %B126.endif.us.us

B126.endif.us.us:
  %.170.us.us = icmp eq i64 %.159.us.us.fr, 3
  %.299.us.us = mul nuw nsw i64 %.120246268.us.us, %arg.s.9.fr
  br i1 %.170.us.us, label %B212.us.us.us.us.preheader, label %B212.us.us.us.preheader

B212.us.us.us.us.preheader:
  br label %B212.us.us.us.us

B212.us.us.us.preheader:
  br label %B212.us.us.us

B633.us.us:
  %scevgep119 = getelementptr i8, ptr %lsr.iv, i64 %1
  %scevgep143 = getelementptr i8, ptr %lsr.iv142, i64 %3
  %scevgep150 = getelementptr i8, ptr %lsr.iv149, i64 %1
  %scevgep = getelementptr i8, ptr %lsr.iv78, i64 %3
  %scevgep85 = getelementptr i8, ptr %lsr.iv84, i64 %3
  %scevgep90 = getelementptr i8, ptr %lsr.iv89, i64 %3
  %exitcond492.not = icmp eq i64 %arg.s.8.fr, %.127.us.us
  br i1 %exitcond492.not, label %common.ret, label %B78.us.us

B212.us.us.us.us:
  %lsr.iv108 = phi ptr [ %scevgep109, %B634.us.us.us.us ], [ %lsr.iv89, %B212.us.us.us.us.preheader ]
  %lsr.iv105 = phi ptr [ %scevgep106, %B634.us.us.us.us ], [ %lsr.iv84, %B212.us.us.us.us.preheader ]
  %lsr.iv100 = phi ptr [ %scevgep101, %B634.us.us.us.us ], [ %lsr.iv78, %B212.us.us.us.us.preheader ]
  %lsr.iv181 = phi ptr [ %scevgep182, %B634.us.us.us.us ], [ %lsr.iv149, %B212.us.us.us.us.preheader ]
  %lsr.iv176 = phi ptr [ %scevgep177, %B634.us.us.us.us ], [ %lsr.iv142, %B212.us.us.us.us.preheader ]
  %lsr.iv155 = phi ptr [ %scevgep156, %B634.us.us.us.us ], [ %lsr.iv, %B212.us.us.us.us.preheader ]
  %.261218230.us.us.us.us = phi i64 [ %.268.us.us.us.us, %B634.us.us.us.us ], [ 0, %B212.us.us.us.us.preheader ]
  %.268.us.us.us.us = add nuw nsw i64 %.261218230.us.us.us.us, 1
  %.301.us.us.us.us = add nuw nsw i64 %.261218230.us.us.us.us, %.299.us.us
  %.309.us.us.us.us = mul nuw nsw i64 %.301.us.us.us.us, %.26
  %33 = getelementptr double, ptr %arg.s.3, i64 %.309.us.us.us.us
  %.312.us.us.us.us = getelementptr double, ptr %33, i64 %.301.us.us.us.us
  %.313.us.us.us.us = load double, ptr %.312.us.us.us.us, align 8
  %.316.us.us.us.us = getelementptr double, ptr %arg.reach, i64 %.301.us.us.us.us
  %.317.us.us.us.us = load double, ptr %.316.us.us.us.us, align 8
  %.318.us.us.us.us = fmul double %.317.us.us.us.us, 0x3DA5FD7FE1796495
  %.319.us.us.us.us = fcmp ogt double %.313.us.us.us.us, %.318.us.us.us.us
  br i1 %.319.us.us.us.us, label %B634.us.us.us.us, label %B316.us.us.us.us

B316.us.us.us.us:
  %.327.us.us.us.us = icmp eq i64 %.261218230.us.us.us.us, 2
  %.332.us.us.us.us = getelementptr double, ptr %arg.s.4, i64 %.301.us.us.us.us
  %.333.us.us.us.us = load double, ptr %.332.us.us.us.us, align 8
  %.336.us.us.us.us = fcmp olt double %.333.us.us.us.us, %.335
  %or.cond = select i1 %.327.us.us.us.us, i1 %.336.us.us.us.us, i1 false
  %.345.us.us.us.us = tail call double @llvm.fabs.f64(double %.333.us.us.us.us)
  %.347.us.us.us.us = fcmp ogt double %.345.us.us.us.us, %arg.slack
  %or.cond504 = select i1 %or.cond, i1 true, i1 %.347.us.us.us.us
  br i1 %or.cond504, label %common.ret, label %B450.endif.us.us.us.us

B450.endif.us.us.us.us:
  %34 = icmp ult i64 %.26, 4
  %sunkaddr = shl i64 %.301.us.us.us.us, 3
  %sunkaddr242 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr
  store double 0.000000e+00, ptr %sunkaddr242, align 8
  br i1 %34, label %B502.us.us.us.us.epil.preheader, label %B502.us.us.us.us.preheader

B502.us.us.us.us.preheader:
  br label %B502.us.us.us.us

B502.us.us.us.us:
  %lsr.iv102 = phi i64 [ %lsr.iv.next103, %B502.us.us.us.us ], [ 0, %B502.us.us.us.us.preheader ]
  %.463212214.us.us.us.us = phi i64 [ %.470.us.us.us.us.3, %B502.us.us.us.us ], [ 0, %B502.us.us.us.us.preheader ]
  %35 = shl i64 %.463212214.us.us.us.us, 3
  %scevgep162 = getelementptr i8, ptr %lsr.iv155, i64 %35
  %scevgep163 = getelementptr i8, ptr %scevgep162, i64 -24
  store double 0.000000e+00, ptr %scevgep163, align 8
  %scevgep111 = getelementptr i8, ptr %lsr.iv176, i64 %lsr.iv102
  store double 0.000000e+00, ptr %scevgep111, align 8
  %36 = shl i64 %.463212214.us.us.us.us, 3
  %scevgep95 = getelementptr i8, ptr %lsr.iv155, i64 %36
  %scevgep96 = getelementptr i8, ptr %scevgep95, i64 -16
  store double 0.000000e+00, ptr %scevgep96, align 8
  %scevgep110 = getelementptr i8, ptr %lsr.iv108, i64 %lsr.iv102
  store double 0.000000e+00, ptr %scevgep110, align 8
  %37 = shl i64 %.463212214.us.us.us.us, 3
  %scevgep89 = getelementptr i8, ptr %lsr.iv155, i64 %37
  %scevgep91 = getelementptr i8, ptr %scevgep89, i64 -8
  store double 0.000000e+00, ptr %scevgep91, align 8
  %scevgep107 = getelementptr i8, ptr %lsr.iv105, i64 %lsr.iv102
  store double 0.000000e+00, ptr %scevgep107, align 8
  %.470.us.us.us.us.3 = add nuw i64 %.463212214.us.us.us.us, 4
  store double 0.000000e+00, ptr %scevgep162, align 8
  %scevgep104 = getelementptr i8, ptr %lsr.iv100, i64 %lsr.iv102
  store double 0.000000e+00, ptr %scevgep104, align 8
  %lsr.iv.next103 = add i64 %lsr.iv102, %4
  %niter102.ncmp.3 = icmp eq i64 %unroll_iter, %.470.us.us.us.us.3
  br i1 %niter102.ncmp.3, label %B634.us.us.us.us.loopexit.unr-lcssa, label %B502.us.us.us.us

B634.us.us.us.us.loopexit.unr-lcssa:
  %38 = icmp eq i64 %xtraiter94, 0
  br i1 %38, label %B634.us.us.us.us, label %B502.us.us.us.us.epil.preheader

B502.us.us.us.us.epil.preheader:
  %.463212214.us.us.us.us.epil.init = phi i64 [ 0, %B450.endif.us.us.us.us ], [ %unroll_iter, %B634.us.us.us.us.loopexit.unr-lcssa ]
  %39 = mul i64 %.463212214.us.us.us.us.epil.init, %0
  %scevgep178 = getelementptr i8, ptr %lsr.iv176, i64 %39
  %40 = shl i64 %.463212214.us.us.us.us.epil.init, 3
  %scevgep183 = getelementptr i8, ptr %lsr.iv181, i64 %40
  br label %B502.us.us.us.us.epil

B502.us.us.us.us.epil:
  %lsr.iv179 = phi ptr [ %scevgep180, %B502.us.us.us.us.epil ], [ %scevgep178, %B502.us.us.us.us.epil.preheader ]
  %epil.iter98 = phi i64 [ %epil.iter98.next, %B502.us.us.us.us.epil ], [ 0, %B502.us.us.us.us.epil.preheader ]
  %41 = shl i64 %epil.iter98, 3
  %scevgep116 = getelementptr i8, ptr %scevgep183, i64 %41
  store double 0.000000e+00, ptr %scevgep116, align 8
  store double 0.000000e+00, ptr %lsr.iv179, align 8
  %epil.iter98.next = add i64 %epil.iter98, 1
  %scevgep180 = getelementptr i8, ptr %lsr.iv179, i64 %0
  %epil.iter98.cmp.not = icmp eq i64 %xtraiter94, %epil.iter98.next
  br i1 %epil.iter98.cmp.not, label %B634.us.us.us.us, label %B502.us.us.us.us.epil

B634.us.us.us.us:
  %scevgep156 = getelementptr i8, ptr %lsr.iv155, i64 %0
  %scevgep177 = getelementptr i8, ptr %lsr.iv176, i64 8
  %scevgep182 = getelementptr i8, ptr %lsr.iv181, i64 %0
  %scevgep101 = getelementptr i8, ptr %lsr.iv100, i64 8
  %scevgep106 = getelementptr i8, ptr %lsr.iv105, i64 8
  %scevgep109 = getelementptr i8, ptr %lsr.iv108, i64 8
  %exitcond491.not = icmp eq i64 %arg.s.9.fr, %.268.us.us.us.us
  br i1 %exitcond491.not, label %B633.us.us, label %B212.us.us.us.us

B212.us.us.us:
  %lsr.iv91 = phi ptr [ %scevgep92, %B634.us.us.us ], [ %lsr.iv89, %B212.us.us.us.preheader ]
  %lsr.iv86 = phi ptr [ %scevgep87, %B634.us.us.us ], [ %lsr.iv84, %B212.us.us.us.preheader ]
  %lsr.iv79 = phi ptr [ %scevgep80, %B634.us.us.us ], [ %lsr.iv78, %B212.us.us.us.preheader ]
  %lsr.iv151 = phi ptr [ %scevgep152, %B634.us.us.us ], [ %lsr.iv149, %B212.us.us.us.preheader ]
  %lsr.iv144 = phi ptr [ %scevgep145, %B634.us.us.us ], [ %lsr.iv142, %B212.us.us.us.preheader ]
  %lsr.iv120 = phi ptr [ %scevgep121, %B634.us.us.us ], [ %lsr.iv, %B212.us.us.us.preheader ]
  %.261218230.us.us.us = phi i64 [ %.268.us.us.us, %B634.us.us.us ], [ 0, %B212.us.us.us.preheader ]
  %.268.us.us.us = add nuw nsw i64 %.261218230.us.us.us, 1
  %.301.us.us.us = add nuw nsw i64 %.261218230.us.us.us, %.299.us.us
  %.309.us.us.us = mul nuw nsw i64 %.301.us.us.us, %.26
  %42 = getelementptr double, ptr %arg.s.3, i64 %.309.us.us.us
  %.312.us.us.us = getelementptr double, ptr %42, i64 %.301.us.us.us
  %.313.us.us.us = load double, ptr %.312.us.us.us, align 8
  %.316.us.us.us = getelementptr double, ptr %arg.reach, i64 %.301.us.us.us
  %.317.us.us.us = load double, ptr %.316.us.us.us, align 8
  %.318.us.us.us = fmul double %.317.us.us.us, 0x3DA5FD7FE1796495
  %.319.us.us.us = fcmp ogt double %.313.us.us.us, %.318.us.us.us
  br i1 %.319.us.us.us, label %B634.us.us.us, label %B316.us.us.us

B316.us.us.us:
  %.327.us.us.us.not = icmp eq i64 %.261218230.us.us.us, 2
  br i1 %.327.us.us.us.not, label %B338.us.us.us, label %B374.us.us.us

B338.us.us.us:
  %.332.us.us.us = getelementptr double, ptr %arg.s.4, i64 %.301.us.us.us
  %.333.us.us.us = load double, ptr %.332.us.us.us, align 8
  %.336.us.us.us = fcmp olt double %.333.us.us.us, %.335
  br i1 %.336.us.us.us, label %common.ret, label %B374.us.us.us

B374.us.us.us:
  %43 = icmp ult i64 %.26, 4
  %.375.us.us.us = getelementptr double, ptr %arg.s.4, i64 %.301.us.us.us
  store double 0.000000e+00, ptr %.375.us.us.us, align 8
  br i1 %43, label %B502.us.us.us.epil.preheader, label %B502.us.us.us.preheader

B502.us.us.us.preheader:
  br label %B502.us.us.us

B596.us.us.us:
  %sunkaddr123 = mul i64 %.120246268.us.us, 8
  %sunkaddr124 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr123
  store i64 0, ptr %sunkaddr124, align 8
  br label %B634.us.us.us

B502.us.us.us:
  %lsr.iv81 = phi i64 [ %lsr.iv.next82, %B502.us.us.us ], [ 0, %B502.us.us.us.preheader ]
  %.463212214.us.us.us = phi i64 [ %.470.us.us.us.3, %B502.us.us.us ], [ 0, %B502.us.us.us.preheader ]
  %44 = shl i64 %.463212214.us.us.us, 3
  %scevgep127 = getelementptr i8, ptr %lsr.iv120, i64 %44
  %scevgep128 = getelementptr i8, ptr %scevgep127, i64 -24
  store double 0.000000e+00, ptr %scevgep128, align 8
  %scevgep94 = getelementptr i8, ptr %lsr.iv144, i64 %lsr.iv81
  store double 0.000000e+00, ptr %scevgep94, align 8
  %45 = shl i64 %.463212214.us.us.us, 3
  %scevgep84 = getelementptr i8, ptr %lsr.iv120, i64 %45
  %scevgep86 = getelementptr i8, ptr %scevgep84, i64 -16
  store double 0.000000e+00, ptr %scevgep86, align 8
  %scevgep93 = getelementptr i8, ptr %lsr.iv91, i64 %lsr.iv81
  store double 0.000000e+00, ptr %scevgep93, align 8
  %46 = shl i64 %.463212214.us.us.us, 3
  %scevgep81 = getelementptr i8, ptr %lsr.iv120, i64 %46
  %scevgep82 = getelementptr i8, ptr %scevgep81, i64 -8
  store double 0.000000e+00, ptr %scevgep82, align 8
  %scevgep88 = getelementptr i8, ptr %lsr.iv86, i64 %lsr.iv81
  store double 0.000000e+00, ptr %scevgep88, align 8
  %.470.us.us.us.3 = add nuw i64 %.463212214.us.us.us, 4
  store double 0.000000e+00, ptr %scevgep127, align 8
  %scevgep83 = getelementptr i8, ptr %lsr.iv79, i64 %lsr.iv81
  store double 0.000000e+00, ptr %scevgep83, align 8
  %lsr.iv.next82 = add i64 %lsr.iv81, %4
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.470.us.us.us.3
  br i1 %niter.ncmp.3, label %B500.B570_crit_edge.us.us.us.unr-lcssa, label %B502.us.us.us

B634.us.us.us:
  %scevgep121 = getelementptr i8, ptr %lsr.iv120, i64 %0
  %scevgep145 = getelementptr i8, ptr %lsr.iv144, i64 8
  %scevgep152 = getelementptr i8, ptr %lsr.iv151, i64 %0
  %scevgep80 = getelementptr i8, ptr %lsr.iv79, i64 8
  %scevgep87 = getelementptr i8, ptr %lsr.iv86, i64 8
  %scevgep92 = getelementptr i8, ptr %lsr.iv91, i64 8
  %exitcond489.not = icmp eq i64 %arg.s.9.fr, %.268.us.us.us
  br i1 %exitcond489.not, label %B633.us.us, label %B212.us.us.us

B500.B570_crit_edge.us.us.us.unr-lcssa:
  %47 = icmp eq i64 %xtraiter94, 0
  br i1 %47, label %B500.B570_crit_edge.us.us.us, label %B502.us.us.us.epil.preheader

B502.us.us.us.epil.preheader:
  %.463212214.us.us.us.epil.init = phi i64 [ 0, %B374.us.us.us ], [ %unroll_iter, %B500.B570_crit_edge.us.us.us.unr-lcssa ]
  %48 = mul i64 %.463212214.us.us.us.epil.init, %0
  %scevgep146 = getelementptr i8, ptr %lsr.iv144, i64 %48
  %49 = shl i64 %.463212214.us.us.us.epil.init, 3
  %scevgep153 = getelementptr i8, ptr %lsr.iv151, i64 %49
  br label %B502.us.us.us.epil

B502.us.us.us.epil:
  %lsr.iv147 = phi ptr [ %scevgep148, %B502.us.us.us.epil ], [ %scevgep146, %B502.us.us.us.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %B502.us.us.us.epil ], [ 0, %B502.us.us.us.epil.preheader ]
  %50 = shl i64 %epil.iter, 3
  %scevgep99 = getelementptr i8, ptr %scevgep153, i64 %50
  store double 0.000000e+00, ptr %scevgep99, align 8
  store double 0.000000e+00, ptr %lsr.iv147, align 8
  %epil.iter.next = add i64 %epil.iter, 1
  %scevgep148 = getelementptr i8, ptr %lsr.iv147, i64 %0
  %epil.iter.cmp.not = icmp eq i64 %xtraiter94, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B500.B570_crit_edge.us.us.us, label %B502.us.us.us.epil

B500.B570_crit_edge.us.us.us:
  %51 = icmp eq i64 %.261218230.us.us.us, 2
  br i1 %51, label %B596.us.us.us, label %B634.us.us.us

B78.us:
  %lsr.iv228 = phi ptr [ %arg.reach, %B78.us.preheader62 ], [ %scevgep229, %B633.us ]
  %lsr.iv223 = phi ptr [ %arg.s.4, %B78.us.preheader62 ], [ %scevgep224, %B633.us ]
  %lsr.iv214 = phi i64 [ 1, %B78.us.preheader62 ], [ %lsr.iv.next215, %B633.us ]
  %lsr.iv211 = phi ptr [ %scevgep70, %B78.us.preheader62 ], [ %scevgep212, %B633.us ]
  %lsr.iv207 = phi ptr [ %18, %B78.us.preheader62 ], [ %scevgep208, %B633.us ]
  %lsr.iv201 = phi ptr [ %scevgep200, %B78.us.preheader62 ], [ %scevgep202, %B633.us ]
  %lsr.iv198 = phi i64 [ 0, %B78.us.preheader62 ], [ %lsr.iv.next199, %B633.us ]
  %lsr.iv193 = phi ptr [ %scevgep192, %B78.us.preheader62 ], [ %scevgep194, %B633.us ]
  %.120246268.us = phi i64 [ 0, %B78.us.preheader62 ], [ %.127.us, %B633.us ]
  %52 = mul i64 %.120246268.us, %12
  %scevgep72 = getelementptr i8, ptr %17, i64 %52
  %scevgep73 = getelementptr i8, ptr %18, i64 %52
  %53 = icmp ult ptr %scevgep72, %scevgep73
  %umin = select i1 %53, ptr %scevgep72, ptr %scevgep73
  %54 = icmp ugt ptr %scevgep72, %scevgep73
  %umax = select i1 %54, ptr %scevgep72, ptr %scevgep73
  %scevgep74 = getelementptr i8, ptr %umax, i64 8
  %.127.us = add nuw nsw i64 %.120246268.us, 1
  %.158.us = getelementptr i64, ptr %arg.s.0, i64 %.120246268.us
  %.159.us = load i64, ptr %.158.us, align 8
  %.159.us.fr = freeze i64 %.159.us
  %.160.us = icmp eq i64 %.159.us.fr, 0
  br i1 %.160.us, label %B633.us, label %B126.endif.us

B126.endif.us:
  %.299.us = mul nuw nsw i64 %.120246268.us, %arg.s.9.fr
  %.309.us283.peel = mul nsw i64 %.299.us, %.26
  %55 = getelementptr double, ptr %arg.s.3, i64 %.309.us283.peel
  %.312.us284.peel = getelementptr double, ptr %55, i64 %.299.us
  %.313.us285.peel = load double, ptr %.312.us284.peel, align 8
  %.316.us286.peel = getelementptr double, ptr %arg.reach, i64 %.299.us
  %.317.us287.peel = load double, ptr %.316.us286.peel, align 8
  %.318.us288.peel = fmul double %.317.us287.peel, 0x3DA5FD7FE1796495
  %.319.us289.peel = fcmp ogt double %.313.us285.peel, %.318.us288.peel
  br i1 %.319.us289.peel, label %B634.us307.peel, label %B374.us296.peel

B374.us296.peel:
  %56 = icmp eq i64 %.159.us.fr, 3
  br i1 %56, label %B378.us297.peel, label %B450.endif.us302.peel

B378.us297.peel:
  %.343.us298.peel = getelementptr double, ptr %arg.s.4, i64 %.299.us
  %.344.us299.peel = load double, ptr %.343.us298.peel, align 8
  %.345.us300.peel = tail call double @llvm.fabs.f64(double %.344.us299.peel)
  %.347.us301.peel = fcmp ogt double %.345.us300.peel, %arg.slack
  br i1 %.347.us301.peel, label %common.ret, label %B450.endif.us302.peel

B450.endif.us302.peel:
  %.375.us303.peel = getelementptr double, ptr %arg.s.4, i64 %.299.us
  store double 0.000000e+00, ptr %.375.us303.peel, align 8
  br label %B634.us307.peel

B634.us307.peel:
  %.301.us282.peel422 = add nuw nsw i64 %.299.us, 1
  %.309.us283.peel423 = mul nsw i64 %.301.us282.peel422, %.26
  %57 = getelementptr double, ptr %arg.s.3, i64 %.309.us283.peel423
  %.312.us284.peel424 = getelementptr double, ptr %57, i64 %.301.us282.peel422
  %.313.us285.peel425 = load double, ptr %.312.us284.peel424, align 8
  %.316.us286.peel426 = getelementptr double, ptr %arg.reach, i64 %.301.us282.peel422
  %.317.us287.peel427 = load double, ptr %.316.us286.peel426, align 8
  %.318.us288.peel428 = fmul double %.317.us287.peel427, 0x3DA5FD7FE1796495
  %.319.us289.peel429 = fcmp ogt double %.313.us285.peel425, %.318.us288.peel428
  br i1 %.319.us289.peel429, label %B634.us307.peel446, label %B374.us296.peel436

B374.us296.peel436:
  %58 = icmp eq i64 %.159.us.fr, 3
  br i1 %58, label %B378.us297.peel437, label %B450.endif.us302.peel442

B378.us297.peel437:
  %sunkaddr125 = mul i64 %.299.us, 8
  %sunkaddr126 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr125
  %sunkaddr127 = getelementptr i8, ptr %sunkaddr126, i64 8
  %.344.us299.peel439 = load double, ptr %sunkaddr127, align 8
  %.345.us300.peel440 = tail call double @llvm.fabs.f64(double %.344.us299.peel439)
  %.347.us301.peel441 = fcmp ogt double %.345.us300.peel440, %arg.slack
  br i1 %.347.us301.peel441, label %common.ret, label %B450.endif.us302.peel442

B450.endif.us302.peel442:
  %sunkaddr128 = mul i64 %.299.us, 8
  %sunkaddr129 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr128
  %sunkaddr130 = getelementptr i8, ptr %sunkaddr129, i64 8
  store double 0.000000e+00, ptr %sunkaddr130, align 8
  br label %B634.us307.peel446

B634.us307.peel446:
  %59 = icmp eq i64 %arg.s.9.fr, 2
  br i1 %59, label %B633.us, label %B212.us275.peel.next418

B212.us275.peel.next418:
  %.301.us282.peel453 = add nuw nsw i64 %.299.us, 2
  %.309.us283.peel454 = mul nsw i64 %.301.us282.peel453, %.26
  %60 = getelementptr double, ptr %arg.s.3, i64 %.309.us283.peel454
  %.312.us284.peel455 = getelementptr double, ptr %60, i64 %.301.us282.peel453
  %.313.us285.peel456 = load double, ptr %.312.us284.peel455, align 8
  %.316.us286.peel457 = getelementptr double, ptr %arg.reach, i64 %.301.us282.peel453
  %.317.us287.peel458 = load double, ptr %.316.us286.peel457, align 8
  %.318.us288.peel459 = fmul double %.317.us287.peel458, 0x3DA5FD7FE1796495
  %.319.us289.peel460 = fcmp ogt double %.313.us285.peel456, %.318.us288.peel459
  br i1 %.319.us289.peel460, label %B634.us307.peel477, label %B338.us292.peel463

B338.us292.peel463:
  %sunkaddr251 = shl i64 %.299.us, 3
  %sunkaddr252 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr251
  %sunkaddr253 = getelementptr i8, ptr %sunkaddr252, i64 16
  %.333.us294.peel465 = load double, ptr %sunkaddr253, align 8
  %.336.us295.peel466 = fcmp olt double %.333.us294.peel465, %.335
  br i1 %.336.us295.peel466, label %common.ret, label %B374.us296.peel467

B374.us296.peel467:
  %61 = icmp eq i64 %.159.us.fr, 3
  br i1 %61, label %B378.us297.peel468, label %B634.us307.peel477.thread

B378.us297.peel468:
  %.345.us300.peel471 = tail call double @llvm.fabs.f64(double %.333.us294.peel465)
  %.347.us301.peel472 = fcmp ogt double %.345.us300.peel471, %arg.slack
  br i1 %.347.us301.peel472, label %common.ret, label %B634.us307.peel477.thread43

B634.us307.peel477:
  %62 = icmp eq i64 %arg.s.9.fr, 3
  br i1 %62, label %B633.us, label %B212.us275.preheader

B634.us307.peel477.thread43:
  %63 = icmp eq i64 %arg.s.9.fr, 3
  %sunkaddr131 = mul i64 %.299.us, 8
  %sunkaddr132 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr131
  %sunkaddr133 = getelementptr i8, ptr %sunkaddr132, i64 16
  store double 0.000000e+00, ptr %sunkaddr133, align 8
  br i1 %63, label %B633.us, label %B212.us275.us.preheader

B212.us275.us.preheader:
  br label %B212.us275.us

B634.us307.peel477.thread:
  %64 = icmp eq i64 %arg.s.9.fr, 3
  %sunkaddr134 = mul i64 %.299.us, 8
  %sunkaddr135 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr134
  %sunkaddr136 = getelementptr i8, ptr %sunkaddr135, i64 16
  store double 0.000000e+00, ptr %sunkaddr136, align 8
  %sunkaddr260 = shl i64 %.120246268.us, 3
  %sunkaddr261 = getelementptr i8, ptr %arg.s.0, i64 %sunkaddr260
  store i64 0, ptr %sunkaddr261, align 8
  br i1 %64, label %B633.us, label %B212.us275.preheader34

B212.us275.preheader:
  %65 = icmp eq i64 %.159.us.fr, 3
  br i1 %65, label %B212.us275.us.preheader, label %B212.us275.preheader34

B212.us275.preheader34:
  %66 = icmp ult i64 %14, 42
  br i1 %66, label %B212.us275.preheader89, label %vector.scevcheck

vector.scevcheck:
  %67 = icmp slt i64 %9, 0
  %68 = getelementptr i8, ptr %scevgep73, i64 %mul.result
  %69 = getelementptr i8, ptr %scevgep73, i64 %21
  %70 = icmp ult ptr %68, %scevgep73
  %71 = icmp ugt ptr %69, %scevgep73
  %72 = select i1 %67, i1 %71, i1 %70
  %73 = or i1 %mul.overflow, %72
  br i1 %73, label %B212.us275.preheader89, label %vector.memcheck

vector.memcheck:
  %bound076 = icmp ult ptr %scevgep68, %scevgep74
  %bound177 = icmp ult ptr %umin, %scevgep69
  %found.conflict78 = and i1 %bound177, %bound076
  %conflict.rdx.reass = or i1 %invariant.op109, %found.conflict78
  br i1 %conflict.rdx.reass, label %B212.us275.preheader89, label %vector.body.preheader

vector.body.preheader:
  br label %vector.body

vector.body:
  %lsr.iv195 = phi i64 [ %lsr.iv.next196, %pred.store.continue81 ], [ 0, %vector.body.preheader ]
  %index = phi i64 [ %index.next, %pred.store.continue81 ], [ 0, %vector.body.preheader ]
  %scevgep209 = getelementptr i8, ptr %lsr.iv207, i64 %lsr.iv195
  %scevgep197 = getelementptr i8, ptr %lsr.iv193, i64 %lsr.iv195
  %74 = load double, ptr %scevgep209, align 8
  %75 = load double, ptr %scevgep197, align 8
  %76 = shl i64 %index, 3
  %scevgep213 = getelementptr i8, ptr %lsr.iv211, i64 %76
  %wide.load = load <2 x double>, ptr %scevgep213, align 8
  %77 = fmul <2 x double> %wide.load, splat (double 0x3DA5FD7FE1796495)
  %78 = extractelement <2 x double> %77, i64 0
  %79 = fcmp ule double %74, %78
  br i1 %79, label %pred.store.if, label %pred.store.continue

pred.store.if:
  %80 = shl i64 %index, 3
  %scevgep103 = getelementptr i8, ptr %lsr.iv201, i64 %80
  %scevgep105 = getelementptr i8, ptr %scevgep103, i64 -8
  store double 0.000000e+00, ptr %scevgep105, align 8
  br label %pred.store.continue

pred.store.continue:
  %81 = extractelement <2 x double> %77, i64 1
  %82 = fcmp ule double %75, %81
  br i1 %82, label %pred.store.if80, label %pred.store.continue81

pred.store.if80:
  %83 = shl i64 %index, 3
  %scevgep102 = getelementptr i8, ptr %lsr.iv201, i64 %83
  store double 0.000000e+00, ptr %scevgep102, align 8
  br label %pred.store.continue81

pred.store.continue81:
  %index.next = add nuw i64 %index, 2
  %lsr.iv.next196 = add i64 %lsr.iv195, %26
  %84 = icmp eq i64 %n.vec, %index.next
  br i1 %84, label %middle.block, label %vector.body

middle.block:
  %85 = icmp eq i64 %14, %n.vec
  br i1 %85, label %B633.us, label %B212.us275.preheader89

B212.us275.preheader89:
  %.261218230.us277.ph = phi i64 [ 3, %vector.memcheck ], [ 3, %vector.scevcheck ], [ 3, %B212.us275.preheader34 ], [ %22, %middle.block ]
  %86 = sub i64 %arg.s.9.fr, %.261218230.us277.ph
  %.neg = add i64 %.261218230.us277.ph, 1
  %xtraiter = and i64 %86, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B212.us275.prol.loopexit, label %B212.us275.prol

B212.us275.prol:
  %.301.us282.prol = add nuw nsw i64 %.261218230.us277.ph, %.299.us
  %.309.us283.prol = mul nsw i64 %.301.us282.prol, %.26
  %87 = getelementptr double, ptr %arg.s.3, i64 %.309.us283.prol
  %.312.us284.prol = getelementptr double, ptr %87, i64 %.301.us282.prol
  %.313.us285.prol = load double, ptr %.312.us284.prol, align 8
  %.316.us286.prol = getelementptr double, ptr %arg.reach, i64 %.301.us282.prol
  %.317.us287.prol = load double, ptr %.316.us286.prol, align 8
  %.318.us288.prol = fmul double %.317.us287.prol, 0x3DA5FD7FE1796495
  %.319.us289.prol = fcmp ogt double %.313.us285.prol, %.318.us288.prol
  br i1 %.319.us289.prol, label %B212.us275.prol.loopexit, label %B374.us296.prol

B374.us296.prol:
  %.375.us303.prol = getelementptr double, ptr %arg.s.4, i64 %.301.us282.prol
  store double 0.000000e+00, ptr %.375.us303.prol, align 8
  br label %B212.us275.prol.loopexit

B212.us275.prol.loopexit:
  %.261218230.us277.unr = phi i64 [ %.261218230.us277.ph, %B212.us275.preheader89 ], [ %.neg, %B374.us296.prol ], [ %.neg, %B212.us275.prol ]
  %88 = icmp eq i64 %arg.s.9.fr, %.neg
  br i1 %88, label %B633.us, label %B212.us275.preheader89.new

B212.us275.preheader89.new:
  %89 = add i64 %.261218230.us277.unr, %lsr.iv214
  %90 = add i64 %.261218230.us277.unr, %lsr.iv198
  %91 = mul i64 %9, %89
  %92 = mul i64 %9, %90
  br label %B212.us275

B212.us275.us:
  %lsr.iv235 = phi ptr [ %scevgep236, %B634.us307.us ], [ %lsr.iv207, %B212.us275.us.preheader ]
  %.261218230.us277.us = phi i64 [ %.268.us281.us, %B634.us307.us ], [ 3, %B212.us275.us.preheader ]
  %.268.us281.us = add i64 %.261218230.us277.us, 1
  %.313.us285.us = load double, ptr %lsr.iv235, align 8
  %93 = shl i64 %.261218230.us277.us, 3
  %scevgep234 = getelementptr i8, ptr %lsr.iv228, i64 %93
  %.317.us287.us = load double, ptr %scevgep234, align 8
  %.318.us288.us = fmul double %.317.us287.us, 0x3DA5FD7FE1796495
  %.319.us289.us = fcmp ogt double %.313.us285.us, %.318.us288.us
  br i1 %.319.us289.us, label %B634.us307.us, label %B374.us296.us

B374.us296.us:
  %94 = shl i64 %.261218230.us277.us, 3
  %scevgep122 = getelementptr i8, ptr %lsr.iv223, i64 %94
  %.344.us299.us = load double, ptr %scevgep122, align 8
  %.345.us300.us = tail call double @llvm.fabs.f64(double %.344.us299.us)
  %.347.us301.us = fcmp ogt double %.345.us300.us, %arg.slack
  br i1 %.347.us301.us, label %common.ret, label %B450.endif.us302.us

B450.endif.us302.us:
  %sunkaddr137 = mul i64 %.261218230.us277.us, 8
  %sunkaddr138 = getelementptr i8, ptr %lsr.iv223, i64 %sunkaddr137
  store double 0.000000e+00, ptr %sunkaddr138, align 8
  br label %B634.us307.us

B634.us307.us:
  %scevgep236 = getelementptr i8, ptr %lsr.iv235, i64 %9
  %exitcond417.not.us = icmp eq i64 %arg.s.9.fr, %.268.us281.us
  br i1 %exitcond417.not.us, label %B633.us, label %B212.us275.us

B212.us275:
  %lsr.iv216 = phi ptr [ %scevgep217, %B634.us307.1 ], [ %arg.s.3, %B212.us275.preheader89.new ]
  %.261218230.us277 = phi i64 [ %.268.us281.1, %B634.us307.1 ], [ %.261218230.us277.unr, %B212.us275.preheader89.new ]
  %scevgep112 = getelementptr i8, ptr %lsr.iv216, i64 %92
  %.313.us285 = load double, ptr %scevgep112, align 8
  %95 = shl i64 %.261218230.us277, 3
  %scevgep230 = getelementptr i8, ptr %lsr.iv228, i64 %95
  %.317.us287 = load double, ptr %scevgep230, align 8
  %.318.us288 = fmul double %.317.us287, 0x3DA5FD7FE1796495
  %.319.us289 = fcmp ogt double %.313.us285, %.318.us288
  br i1 %.319.us289, label %B634.us307, label %B374.us296

B374.us296:
  %96 = shl i64 %.261218230.us277, 3
  %scevgep120 = getelementptr i8, ptr %lsr.iv223, i64 %96
  store double 0.000000e+00, ptr %scevgep120, align 8
  br label %B634.us307

B634.us307:
  %.268.us281.1 = add nuw nsw i64 %.261218230.us277, 2
  %scevgep108 = getelementptr i8, ptr %lsr.iv216, i64 %91
  %.313.us285.1 = load double, ptr %scevgep108, align 8
  %97 = shl i64 %.261218230.us277, 3
  %scevgep113 = getelementptr i8, ptr %lsr.iv228, i64 %97
  %scevgep114 = getelementptr i8, ptr %scevgep113, i64 8
  %.317.us287.1 = load double, ptr %scevgep114, align 8
  %.318.us288.1 = fmul double %.317.us287.1, 0x3DA5FD7FE1796495
  %.319.us289.1 = fcmp ogt double %.313.us285.1, %.318.us288.1
  br i1 %.319.us289.1, label %B634.us307.1, label %B374.us296.1

B374.us296.1:
  %98 = shl i64 %.261218230.us277, 3
  %scevgep115 = getelementptr i8, ptr %lsr.iv223, i64 %98
  %scevgep117 = getelementptr i8, ptr %scevgep115, i64 8
  store double 0.000000e+00, ptr %scevgep117, align 8
  br label %B634.us307.1

B634.us307.1:
  %scevgep217 = getelementptr i8, ptr %lsr.iv216, i64 %26
  %exitcond417.not.1 = icmp eq i64 %arg.s.9.fr, %.268.us281.1
  br i1 %exitcond417.not.1, label %B633.us, label %B212.us275

B633.us:
  %scevgep194 = getelementptr i8, ptr %lsr.iv193, i64 %12
  %lsr.iv.next199 = add i64 %lsr.iv198, %arg.s.9.fr
  %scevgep202 = getelementptr i8, ptr %lsr.iv201, i64 %27
  %scevgep208 = getelementptr i8, ptr %lsr.iv207, i64 %12
  %scevgep212 = getelementptr i8, ptr %lsr.iv211, i64 %27
  %lsr.iv.next215 = add i64 %lsr.iv214, %arg.s.9.fr
  %scevgep224 = getelementptr i8, ptr %lsr.iv223, i64 %27
  %scevgep229 = getelementptr i8, ptr %lsr.iv228, i64 %27
  %exitcond487.not = icmp eq i64 %arg.s.8.fr, %.127.us
  br i1 %exitcond487.not, label %common.ret, label %B78.us

common.ret:
  %storemerge207 = phi i64 [ %.120246268.us, %B374.us296.us ], [ -1, %B0.endif ], [ -1, %B633.us.us ], [ %.120246268.us.us, %B338.us.us.us ], [ -1, %B78.lr.ph ], [ %.120246268.us.us, %B316.us.us.us.us ], [ %.120246268.us.us20, %B378.us297.peel.us ], [ -1, %B633.us.us28 ], [ %.120246268.us, %B378.us297.peel437 ], [ %.120246268.us, %B378.us297.peel ], [ -1, %B633.us ], [ %.120246268.us, %B338.us292.peel463 ], [ %.120246268.us, %B378.us297.peel468 ]
  store i64 %storemerge207, ptr %retptr, align 8
  ret i32 0
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
