; loop rosenbrock of simulate/integrators/march.py, made by python tools/loops.py
; sources d2c1b97387bd4333e880a75b4840a157b9c5a814cb986c01b43522f405fe3684
; numba 0.68.1, llvmlite 0.50.0, Python 3.11
@.const.array.data = internal unnamed_addr constant [72 x i8] c"\00\00\00\00\00\00\00\00\D0\95k\86\A1|\A3?f\88\013\C3\BE\C2?N\AB\A8\AC\0E\C1\D3?\FF\FF\FF\FF\FF\FF\DF?X\AA\AB\A9x\1F\E6?\E6\9D?3OP\EB?\A3F\99\E75\C8\EE?\00\00\00\00\00\00\F0?", align 8
@.const.array.data.1 = internal unnamed_addr constant [2376 x i8] c"\00\00\00\00\00\00\F0?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\07\00\00\88\C7,\BA?\09\FAM\ED\EF\06\EE?\14\E7\A8f\06g\AC\BF;\C8\FF\EB\BB\96\97?\09\00\00\80\7F\EB\8B\BF\B7\EF\DE\88\A4\D3\83?\D8\C7\B8\CA\CA\D4\7F\BF\B4\FCE\97\CC\1F|?\FE\FF\FF\FF\EE\04k\BF\F9\FF\FF\FF\9BK\C8\BF\0A\ABa'\BA\10\EF?h\DF\10\F8\A0\16\D2?\C19\F3H\AD\AC\B8\BF\FC\FF\FF\FF\1F\C4\AB?^\92HAJQ\A3\BF\87\09\F2~p\B6\9E?ZU\D7E\FB\02\9B\BF\F2\FF\FF\FF?\EA\89?\FD\FF\FF;\9C\FE\C7\BFDi\B8CV2\E4?\D2d\C1\D5\02X\E5?\1C?F\B86\EF\C4\BF\FE\FF\FF\0F\1A&\B6?;\A4\86\C44\1D\AE\BF\D0\B2\E9\E3Z\AF\A7?\A5\F3\E6\15e\BA\A4\BF\F7\FF\FF\1F\8A\DB\93?\F7\FF\FF\FF\FFW\B4\BF$\03\C7]\F1?\CD?Hc\A9\B3\9C\A4\ED?\12\C8\80\B6@\B1\BB\BF\F8\FF\FF\FF\FF\1F\AB?:k\93F\EE\F5\A1\BFb\97\D3\8Ai\EC\9B?Y\22\0E\87\ABN\98\BF\F0\FF\FF\FF\FF?\87?\0A\00\00\10!%\A0?\11[?-\1BX\B5\BF\16G\89\045\15\F0?+\00\8F\D6O\8D\B0?\14\00\00\C0\C7Z\9D\BF\EA\A7\0A$\98\DB\92?n\8A\A3D!\F1\8C\BFd\87mmh\0C\89?\08\00\00\80'\EBw\BF\02\00\00\00H\B7\B9?\96o\96\CD\F9!\D0\BF\1D\1B\FD+\D4\\\ED?!{\9A\E6\04\E6\D3?\05\00\00\00\F0\DB\BE\BF\B0\D5\E8D\D0#\B3?\A0\B1\D1\BF\02\F5\AC\BFH\F8\0D\AE\86\E7\A8?\FE\FF\FF\FF\DF\BC\97\BF\FE\FF\FF\87j+\BE?\A0\1F\8B\FA!C\D2\BF\BFj\8A\CB\B1\D1\E6?\DD8\E9\DD\D5Y\E2?\02\00\00\F8\19w\C7\BF\18s\90b\EC\ED\BB?\F5US<\E6\CA\B4\BF|DRX\9C\C2\B1?\FA\FF\FF\EF\1C\E5\A0\BF\FC\FF\FF\FF\FF\FF\B7?\BB\D8\C1\96WO\CC\BF\D9l\DF\CCv\F8\DC?h\AB\22\D4c\92\E9?\02\00\00\00\00\00\C8\BF\8D\0B\E6\C5\970\BB?]\B3}3\DB\E1\B3\BF\A5J\88\C6\F8\DA\B0?\F1\FF\FF\FF\FF\FF\9F\BF\F9\FF\FF\0FK\AA\A7?7>\DE\1Fq^\BB\BFUC\E7\1C\ED\AF\C8?\9Bb(\E3\E4Z\EE?\FA\FF\FF\EF;m\BE\BF\FF\22\97t\E9:\B0?R\0D\9D3\84B\A7\BF\DB\0C\08\A4`\8E\A3?\F5\FF\FF\DFE\85\92\BF;\00\00\00\803y\BF\CA\A9a?7\B2\8C?\DE\01\91y\9E\B6\97\BFN\CBM\BF\EB\03\F0?3\00\00\00@\00\95?z<\95*\BB\C9\84\BF\CB\06D\E6y\1C}?\0F(dw\B7@x\BF.\00\00\00\00\E9f?\04\00\00\F0\CC\ED\A8\BF\A3w\05\9D_\08\BC?^'\01\FDP\B7\C5\BF$\9D\C3\97R\86\EE?\09\00\00\08\FBk\CB?O6\B05D\A7\B8\BF\AFN\02\1A\1E\CF\B0?\EAT\E4\CAP\B9\AB\BF\FC\FF\FF\1F\B2\1D\9A?\FF\FF\FF\FF\FF\97\B2\BF\D6\8D#\CB\AE\B1\C4?\94\BC\18\C8\FD\81\CE\BF\FF\F0cp\89F\EA?\05\00\00\00\00\E4\DB?\F0\05g\E1\A1\0A\C6\BF\1Ay1\90\FB#\BD?\DA\97\98Ve\C2\B7\BF\FB\FF\FF\FF\FFO\A6?\FF\FF\FFwYN\B3\BF\FCmH\0D?M\C5?z\F6N\DEC0\CE\BF\1D\A7c@q\17\E4?\01\00\00B6\EA\E4?\D7Y\E4\D0\BF\82\CB\BFu\F6N\EE\BD\88\C1?-a\E5\BBp:\BC\BF\F6\FF\FF\0F7k\AA?\FC\FF\FF\FFo\95\AE\BF\CA\86\0D\9D\BA\BF\C0?\9F\09?}s\FC\C6\BF\A8\D3\EA\8A|\F6\D9?\02\00\00\00\C2\C2\EA?\E3\9C\16\8F\13[\CA\BF\9A\09?}\83\14\C0?o\22\99G\80\83\B9\BF\F4\FF\FF\FF\8F\C9\A7?\FA\FF\FF\EF\96W\A0\BF\E7\1A\19\8FK\C9\B1?j7\C6\19\82\C4\B7\BFnM\BCO\CB\EC\C7?\02\00\00\02;\A4\EE?\0D<+&\0E5\C1\BFd7\C69B\E8\B3?R{vD\8C\10\AF\BF\ED\FF\FF\1F\CE\D6\9C?\01\00\00\00\00\00\90<\968\DB{zQ\A1\BC\CF;\7Ff\9E\A0\A6<\FB\F0D\91\AE\E7\B4\BC\00\00\00\00\00\00\F0?\FA\F0D\91\AE\E7\B4<\C8;\7Ff\9E\A0\A6\BC\8F8\DB{zQ\A1<\F8\FF\FF\FF\FF\FF\8F\BC\0E\00\00 \CE\D6\9C?x{vD\8C\10\AF\BF~7\C69B\E8\B3?\1E<+&\0E5\C1\BF\02\00\00\02;\A4\EE?\85M\BCO\CB\EC\C7?w7\C6\19\82\C4\B7\BF\F0\1A\19\8FK\C9\B1?\04\00\00\F0\96W\A0\BF\04\00\00\00\90\C9\A7?\85\22\99G\80\83\B9\BF\A6\09?}\83\14\C0?\EE\9C\16\8F\13[\CA\BF\FF\FF\FF\FF\C1\C2\EA?\B5\D3\EA\8A|\F6\D9?\A0\09?}s\FC\C6\BF\CA\86\0D\9D\BA\BF\C0?\FD\FF\FF\FFo\95\AE\BF\02\00\00\107k\AA?9a\E5\BBp:\BC\BF~\F6N\EE\BD\88\C1?\DFY\E4\D0\BF\82\CB\BF\FF\FF\FFA6\EA\E4?\22\A7c@q\17\E4?t\F6N\DEC0\CE\BF\F4mH\0D?M\C5?\FB\FF\FFwYN\B3\BF\FE\FF\FF\FF\FFO\A6?\DF\97\98Ve\C2\B7\BF\22y1\90\FB#\BD?\ED\05g\E1\A1\0A\C6\BF\FC\FF\FF\FF\FF\E3\DB?\06\F1cp\89F\EA?\86\BC\18\C8\FD\81\CE\BF\C9\8D#\CB\AE\B1\C4?\F8\FF\FF\FF\FF\97\B2\BF\F4\FF\FF\1F\B2\1D\9A?\E4T\E4\CAP\B9\AB\BF\AAN\02\1A\1E\CF\B0?>6\B05D\A7\B8\BF\F0\FF\FF\07\FBk\CB?#\9D\C3\97R\86\EE?H'\01\FDP\B7\C5\BF\82w\05\9D_\08\BC?\EB\FF\FF\EF\CC\ED\A8\BF\7F\FF\FF\FF\FF\E8f?X'dw\B7@x\BF\F0\05D\E6y\1C}?\D5;\95*\BB\C9\84\BF\89\FF\FF\FF?\00\95?M\CBM\BF\EB\03\F0?\1B\01\91y\9E\B6\97\BF\DA\A8a?7\B2\8C?j\FF\FF\FF\7F3y\BF\10\00\00\E0E\85\92\BF\FB\0C\08\A4`\8E\A3?z\0D\9D3\84B\A7\BF\14#\97t\E9:\B0?\1B\00\00\F0;m\BE\BF\95b(\E3\E4Z\EE?hC\E7\1C\ED\AF\C8?P>\DE\1Fq^\BB\BF\0D\00\00\10K\AA\A7?\07\00\00\00\00\00\A0\BF\B8J\88\C6\F8\DA\B0?r\B3}3\DB\E1\B3\BF\9E\0B\E6\C5\970\BB?\0A\00\00\00\00\00\C8\BFf\AB\22\D4c\92\E9?\E3l\DF\CCv\F8\DC?\BF\D8\C1\96WO\CC\BF\04\00\00\00\00\00\B8?\05\00\00\F0\1C\E5\A0\BF\88DRX\9C\C2\B1?\04VS<\E6\CA\B4\BF%s\90b\EC\ED\BB?\04\00\00\F8\19w\C7\BF\D98\E9\DD\D5Y\E2?\C1j\8A\CB\B1\D1\E6?\9D\1F\8B\FA!C\D2\BF\FE\FF\FF\87j+\BE?\03\00\00\00\E0\BC\97\BFU\F8\0D\AE\86\E7\A8?\AE\B1\D1\BF\02\F5\AC\BF\B3\D5\E8D\D0#\B3?\00\00\00\00\F0\DB\BE\BF\19{\9A\E6\04\E6\D3?\1A\1B\FD+\D4\\\ED?\8Fo\96\CD\F9!\D0\BF\FA\FF\FF\FFG\B7\B9?\F1\FF\FF\7F'\EBw\BFO\87mmh\0C\89?V\8A\A3D!\F1\8C\BF\D4\A7\0A$\98\DB\92?\ED\FF\FF\BF\C7Z\9D\BF\0E\00\8F\D6O\8D\B0?\15G\89\045\15\F0?\EEZ?-\1BX\B5\BF\F1\FF\FF\0F!%\A0?\0F\00\00\00\00@\87?}\22\0E\87\ABN\98\BF\8D\97\D3\8Ai\EC\9B?Mk\93F\EE\F5\A1\BF\11\00\00\00\00 \AB?$\C8\80\B6@\B1\BB\BFCc\A9\B3\9C\A4\ED?5\03\C7]\F1?\CD?\06\00\00\00\00X\B4\BF\07\00\00 \8A\DB\93?\B9\F3\E6\15e\BA\A4\BF\E6\B2\E9\E3Z\AF\A7?T\A4\86\C44\1D\AE\BF\09\00\00\10\1A&\B6?#?F\B86\EF\C4\BF\CFd\C1\D5\02X\E5?Gi\B8CV2\E4?\04\00\00<\9C\FE\C7\BF\05\00\00\00@\EA\89?sU\D7E\FB\02\9B\BF\A2\09\F2~p\B6\9E?j\92HAJQ\A3\BF\06\00\00\00 \C4\AB?\C69\F3H\AD\AC\B8\BFd\DF\10\F8\A0\16\D2?\0A\ABa'\BA\10\EF?\00\00\00\00\9CK\C8\BF\12\00\00\00\EF\04k\BF\CE\FCE\97\CC\1F|?\F3\C7\B8\CA\CA\D4\7F\BF\C1\EF\DE\88\A4\D3\83?\11\00\00\80\7F\EB\8B\BF;\C8\FF\EB\BB\96\97?\10\E7\A8f\06g\AC\BF\06\FAM\ED\EF\06\EE?\0A\00\00\88\C7,\BA?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\F0?", align 8

define internal i32 @part0(ptr %retptr, ptr %excinfo, i64 %arg.table) {
B0:
  %.279 = alloca i64, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.6 = inttoptr i64 %arg.table to ptr
  %.8 = load i64, ptr %.6, align 8
  %.9 = getelementptr i8, ptr %.6, i64 8
  %.10 = load i64, ptr %.9, align 8
  %.11 = inttoptr i64 %.10 to ptr
  %.12 = getelementptr i8, ptr %.6, i64 16
  %.13 = load i64, ptr %.12, align 8
  %.14 = inttoptr i64 %.13 to ptr
  %.15 = getelementptr i8, ptr %.6, i64 24
  %.16 = load i64, ptr %.15, align 8
  %.17 = getelementptr i8, ptr %.6, i64 32
  %.18 = load i64, ptr %.17, align 8
  %.19 = getelementptr i8, ptr %.6, i64 40
  %.20 = load i64, ptr %.19, align 8
  %.21 = getelementptr i8, ptr %.6, i64 48
  %.22 = load i64, ptr %.21, align 8
  %.23 = getelementptr i8, ptr %.6, i64 56
  %.24 = load i64, ptr %.23, align 8
  %.25 = getelementptr i8, ptr %.6, i64 64
  %.26 = load i64, ptr %.25, align 8
  %.27 = inttoptr i64 %.26 to ptr
  %.28 = getelementptr i8, ptr %.6, i64 72
  %.294 = load double, ptr %.28, align 8
  %.31 = getelementptr i8, ptr %.6, i64 80
  %.32 = load i64, ptr %.31, align 8
  %.33 = inttoptr i64 %.32 to ptr
  %.34 = getelementptr i8, ptr %.6, i64 88
  %.35 = load i64, ptr %.34, align 8
  %.36 = inttoptr i64 %.35 to ptr
  %.37 = getelementptr i8, ptr %.6, i64 96
  %.38 = load i64, ptr %.37, align 8
  %.39 = inttoptr i64 %.38 to ptr
  %.40 = getelementptr i8, ptr %.6, i64 104
  %.41 = load i64, ptr %.40, align 8
  %.42 = inttoptr i64 %.41 to ptr
  %.43 = getelementptr i8, ptr %.6, i64 112
  %.44 = load i64, ptr %.43, align 8
  %.45 = inttoptr i64 %.44 to ptr
  %.46 = getelementptr i8, ptr %.6, i64 120
  %.47 = load i64, ptr %.46, align 8
  %.48 = inttoptr i64 %.47 to ptr
  %.64 = getelementptr i8, ptr %.6, i64 128
  %.65 = load i64, ptr %.64, align 8
  %.66 = inttoptr i64 %.65 to ptr
  %.67 = getelementptr i8, ptr %.6, i64 136
  %.68 = load i64, ptr %.67, align 8
  %.69 = inttoptr i64 %.68 to ptr
  %.70 = getelementptr i8, ptr %.6, i64 144
  %.71 = load i64, ptr %.70, align 8
  %.72 = inttoptr i64 %.71 to ptr
  %.73 = getelementptr i8, ptr %.6, i64 152
  %.74 = load i64, ptr %.73, align 8
  %.75 = inttoptr i64 %.74 to ptr
  %.76 = getelementptr i8, ptr %.6, i64 160
  %.77 = load i64, ptr %.76, align 8
  %.78 = inttoptr i64 %.77 to ptr
  %.79 = getelementptr i8, ptr %.6, i64 168
  %.80 = load i64, ptr %.79, align 8
  %.81 = inttoptr i64 %.80 to ptr
  %.82 = getelementptr i8, ptr %.6, i64 176
  %.83 = load i64, ptr %.82, align 8
  %.84 = inttoptr i64 %.83 to ptr
  %.85 = getelementptr i8, ptr %.6, i64 184
  %.86 = load i64, ptr %.85, align 8
  %.87 = inttoptr i64 %.86 to ptr
  %.88 = getelementptr i8, ptr %.6, i64 192
  %.89 = load i64, ptr %.88, align 8
  %.90 = inttoptr i64 %.89 to ptr
  %.91 = getelementptr i8, ptr %.6, i64 200
  %.92 = load i64, ptr %.91, align 8
  %.93 = inttoptr i64 %.92 to ptr
  %.94 = getelementptr i8, ptr %.6, i64 208
  %.95 = load i64, ptr %.94, align 8
  %.96 = inttoptr i64 %.95 to ptr
  %.97 = getelementptr i8, ptr %.6, i64 216
  %.98 = load i64, ptr %.97, align 8
  %.99 = inttoptr i64 %.98 to ptr
  %.100 = getelementptr i8, ptr %.6, i64 224
  %.101 = load i64, ptr %.100, align 8
  %.102 = inttoptr i64 %.101 to ptr
  %.103 = getelementptr i8, ptr %.6, i64 232
  %.104 = load i64, ptr %.103, align 8
  %.105 = inttoptr i64 %.104 to ptr
  %.106 = getelementptr i8, ptr %.6, i64 240
  %.107 = load i64, ptr %.106, align 8
  %.108 = inttoptr i64 %.107 to ptr
  %.109 = getelementptr i8, ptr %.6, i64 248
  %.110 = load i64, ptr %.109, align 8
  %.111 = inttoptr i64 %.110 to ptr
  %.112 = getelementptr i8, ptr %.6, i64 256
  %.113 = load i64, ptr %.112, align 8
  %.114 = inttoptr i64 %.113 to ptr
  %.115 = getelementptr i8, ptr %.6, i64 264
  %.116 = load i64, ptr %.115, align 8
  %.117 = inttoptr i64 %.116 to ptr
  %.118 = getelementptr i8, ptr %.6, i64 272
  %.119 = load i64, ptr %.118, align 8
  %.120 = inttoptr i64 %.119 to ptr
  %.121 = getelementptr i8, ptr %.6, i64 280
  %.122 = load i64, ptr %.121, align 8
  %.123 = inttoptr i64 %.122 to ptr
  %.124 = getelementptr i8, ptr %.6, i64 288
  %.125 = load i64, ptr %.124, align 8
  %.126 = inttoptr i64 %.125 to ptr
  %.127 = getelementptr i8, ptr %.6, i64 296
  %.128 = load i64, ptr %.127, align 8
  %.129 = inttoptr i64 %.128 to ptr
  %.130 = getelementptr i8, ptr %.6, i64 304
  %.131 = load i64, ptr %.130, align 8
  %.132 = inttoptr i64 %.131 to ptr
  %.133 = getelementptr i8, ptr %.6, i64 312
  %.134 = load i64, ptr %.133, align 8
  %.135 = inttoptr i64 %.134 to ptr
  %.136 = getelementptr i8, ptr %.6, i64 320
  %.137 = load i64, ptr %.136, align 8
  %.138 = getelementptr i8, ptr %.6, i64 328
  %.139 = load i64, ptr %.138, align 8
  %.140 = getelementptr i8, ptr %.6, i64 336
  %.141 = load i64, ptr %.140, align 8
  %.142 = getelementptr i8, ptr %.6, i64 344
  %.143 = load i64, ptr %.142, align 8
  %.144 = getelementptr i8, ptr %.6, i64 352
  %.145 = load i64, ptr %.144, align 8
  %.146 = getelementptr i8, ptr %.6, i64 360
  %.147 = load i64, ptr %.146, align 8
  %.148 = getelementptr i8, ptr %.6, i64 368
  %.149 = load i64, ptr %.148, align 8
  %.181 = getelementptr i8, ptr %.6, i64 376
  %.182 = load i64, ptr %.181, align 8
  %.183 = inttoptr i64 %.182 to ptr
  %.184 = getelementptr i8, ptr %.6, i64 384
  %.185 = load i64, ptr %.184, align 8
  %.186 = inttoptr i64 %.185 to ptr
  %.187 = getelementptr i8, ptr %.6, i64 392
  %.188 = load i64, ptr %.187, align 8
  %.189 = inttoptr i64 %.188 to ptr
  %.190 = getelementptr i8, ptr %.6, i64 400
  %.191 = load i64, ptr %.190, align 8
  %.192 = inttoptr i64 %.191 to ptr
  %.193 = getelementptr i8, ptr %.6, i64 408
  %.194 = load i64, ptr %.193, align 8
  %.195 = inttoptr i64 %.194 to ptr
  %.196 = getelementptr i8, ptr %.6, i64 416
  %.197 = load i64, ptr %.196, align 8
  %.198 = inttoptr i64 %.197 to ptr
  %.199 = getelementptr i8, ptr %.6, i64 424
  %.200 = load i64, ptr %.199, align 8
  %.201 = inttoptr i64 %.200 to ptr
  %.202 = getelementptr i8, ptr %.6, i64 432
  %.203 = load i64, ptr %.202, align 8
  %.204 = inttoptr i64 %.203 to ptr
  %.205 = getelementptr i8, ptr %.6, i64 440
  %.206 = load i64, ptr %.205, align 8
  %.207 = inttoptr i64 %.206 to ptr
  %.208 = getelementptr i8, ptr %.6, i64 448
  %.209 = load i64, ptr %.208, align 8
  %.210 = inttoptr i64 %.209 to ptr
  %.211 = getelementptr i8, ptr %.6, i64 456
  %.212 = load i64, ptr %.211, align 8
  %.213 = getelementptr i8, ptr %.6, i64 464
  %.214 = load i64, ptr %.213, align 8
  %.215 = inttoptr i64 %.214 to ptr
  %.216 = getelementptr i8, ptr %.6, i64 472
  %.217 = load i64, ptr %.216, align 8
  %.218 = inttoptr i64 %.217 to ptr
  %.219 = getelementptr i8, ptr %.6, i64 480
  %.220 = load i64, ptr %.219, align 8
  %.221 = inttoptr i64 %.220 to ptr
  %.222 = getelementptr i8, ptr %.6, i64 488
  %.223 = load i64, ptr %.222, align 8
  %.224 = inttoptr i64 %.223 to ptr
  %.241 = getelementptr i8, ptr %.6, i64 496
  %.242 = load i64, ptr %.241, align 8
  %.243 = inttoptr i64 %.242 to ptr
  %.244 = getelementptr i8, ptr %.6, i64 504
  %.245 = load i64, ptr %.244, align 8
  %.246 = inttoptr i64 %.245 to ptr
  %.247 = getelementptr i8, ptr %.6, i64 512
  %.248 = load i64, ptr %.247, align 8
  %.249 = inttoptr i64 %.248 to ptr
  %.250 = getelementptr i8, ptr %.6, i64 520
  %.251 = load i64, ptr %.250, align 8
  %.252 = inttoptr i64 %.251 to ptr
  %.253 = getelementptr i8, ptr %.6, i64 528
  %.254 = load i64, ptr %.253, align 8
  %.255 = inttoptr i64 %.254 to ptr
  %.256 = getelementptr i8, ptr %.6, i64 536
  %.257 = load i64, ptr %.256, align 8
  %.258 = inttoptr i64 %.257 to ptr
  %.259 = getelementptr i8, ptr %.6, i64 544
  %.260 = load i64, ptr %.259, align 8
  %.261 = inttoptr i64 %.260 to ptr
  store i64 0, ptr %.279, align 8
  %.283 = call i32 @part1(ptr %.279, ptr %excinfo.1, i64 %.8, ptr %.11, ptr %.14, i64 %.16, i64 %.18, i64 %.20, i64 %.22, i64 %.24, ptr %.27, double %.294, ptr %.33, ptr %.36, ptr %.39, ptr %.42, ptr %.45, ptr %.48, ptr %.66, ptr %.69, ptr %.72, ptr %.75, ptr %.78, ptr %.81, ptr %.84, ptr %.87, ptr %.90, ptr %.93, ptr %.96, ptr %.99, ptr %.102, ptr %.105, ptr %.108, ptr %.111, ptr %.114, ptr %.117, ptr %.120, ptr %.123, ptr %.126, ptr %.129, ptr %.132, ptr %.135, i64 %.137, i64 %.139, i64 %.141, i64 %.143, i64 %.145, i64 %.147, i64 %.149, ptr %.183, ptr %.186, ptr %.189, ptr %.192, ptr %.195, ptr %.198, ptr %.201, ptr %.204, ptr %.207, ptr %.210, i64 %.212, ptr %.215, ptr %.218, ptr %.221, ptr %.224, ptr %.243, ptr %.246, ptr %.249, ptr %.252, ptr %.255, ptr %.258, ptr %.261)
  %cond = icmp eq i32 %.283, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

common.ret:
  ret i32 %.283

B0.endif:
  %.293 = load i64, ptr %.279, align 8
  store i64 %.293, ptr %retptr, align 8
  br label %common.ret

B0.if.if:
  %.291 = icmp sgt i32 %.283, 0
  %.284 = load ptr, ptr %excinfo.1, align 8
  %.292 = select i1 %.291, ptr %.284, ptr undef
  store ptr %.292, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part1(ptr %retptr, ptr %excinfo, i64 %arg.task, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.95.i = alloca double, align 8
  %excinfo.1.i2 = alloca ptr, align 8
  %.294 = alloca i64, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.386 = alloca double, align 8
  %excinfo.2 = alloca ptr, align 8
  %.566 = alloca i64, align 8
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.823 = alloca ptr, align 8
  %excinfo.7 = alloca ptr, align 8
  store ptr null, ptr %excinfo.7, align 8
  %.910 = alloca ptr, align 8
  %excinfo.8 = alloca ptr, align 8
  %.159 = load double, ptr %arg.s.0, align 8
  %.235 = getelementptr i8, ptr %arg.s.0, i64 88
  %.236 = load double, ptr %.235, align 8
  switch i64 %arg.task, label %B702 [
    i64 0, label %B128
    i64 1, label %B196
    i64 4, label %B286
    i64 3, label %B372
    i64 5, label %B454
    i64 6, label %B526
    i64 7, label %B594
    i64 8, label %B666
  ]

B128:
  store i64 0, ptr %.294, align 8
  %.298 = call i32 @part2(ptr %.294, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond17 = icmp eq i32 %.298, 0
  br i1 %cond17, label %B128.endif, label %B128.if.if

B196:
  store double 0.000000e+00, ptr %.386, align 8
  %.390 = call i32 @part3(ptr %.386, ptr %excinfo.2, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.room.2)
  %cond18 = icmp eq i32 %.390, 0
  br i1 %cond18, label %B196.endif, label %B196.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B196.endif ], [ 0, %B128.endif ], [ %.298, %B128.if.if ], [ %.390, %B196.if.if ], [ 0, %B286.endif ], [ %.99.i, %B702.if.if ], [ 0, %B372.endif ], [ %.570, %B372.if.if ], [ 0, %part4 ], [ %.389.i, %part5 ], [ 0, %part6.ex13 ], [ %.262.i, %part6.exit ], [ 0, %B594.endif ], [ %.827, %B594.if.if ], [ 0, %B666.endif ], [ %.914, %B666.if.if ], [ 0, %B702.endif ]
  ret i32 %common.ret.op

B286:
  %.476 = fadd double %.159, %.236
  %.85.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.86.i.i = load double, ptr %.85.i.i, align 8
  %.87.i.i = fsub double %.476, %.86.i.i
  %.137.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.138.i.i = load double, ptr %.137.i.i, align 8
  %.139.i.i = fadd double %.476, %.138.i.i
  %.232158.not.i.i = icmp slt i64 %arg.code.24, 1
  br i1 %.232158.not.i.i, label %B188.endif.i.i, label %B164.preheader.i.i

B164.preheader.i.i:
  %min.iters.check.i.i = icmp samesign ult i64 %arg.code.24, 4
  br i1 %min.iters.check.i.i, label %B164.i.i.preheader, label %vector.ph.i.i

vector.ph.i.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 12
  %n.vec.i.i = and i64 %arg.code.24, %const_mat
  %broadcast.splatinsert.i.i = insertelement <2 x double> poison, double %.139.i.i, i64 0
  %broadcast.splat.i.i = shufflevector <2 x double> %broadcast.splatinsert.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i.i

vector.body.i.i:
  %index.i.i = phi i64 [ 0, %vector.ph.i.i ], [ %index.next.i.i, %vector.body.i.i ]
  %sunkaddr21 = mul i64 %index.i.i, 8
  %sunkaddr22 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr21
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr22, align 8
  %sunkaddr23 = mul i64 %index.i.i, 8
  %sunkaddr24 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr23
  %sunkaddr25 = getelementptr i8, ptr %sunkaddr24, i64 16
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr25, align 8
  %index.next.i.i = add nuw nsw i64 %index.i.i, 4
  %0 = icmp eq i64 %n.vec.i.i, %index.next.i.i
  br i1 %0, label %middle.block.i.i, label %vector.body.i.i

middle.block.i.i:
  %cmp.n.i.i = icmp eq i64 %arg.code.24, %n.vec.i.i
  br i1 %cmp.n.i.i, label %B188.endif.i.i, label %B164.i.i.preheader

B164.i.i.preheader:
  %.238157159.i.i.ph = phi i64 [ %n.vec.i.i, %middle.block.i.i ], [ 0, %B164.preheader.i.i ]
  br label %B164.i.i

B164.i.i:
  %.238157159.i.i = phi i64 [ %.245.i.i, %B164.i.i ], [ %.238157159.i.i.ph, %B164.i.i.preheader ]
  %.245.i.i = add nuw nsw i64 %.238157159.i.i, 1
  %1 = shl i64 %.238157159.i.i, 3
  %scevgep53.i.i = getelementptr i8, ptr %arg.code.2, i64 %1
  store double %.139.i.i, ptr %scevgep53.i.i, align 8
  %exitcond.not.i.i = icmp eq i64 %arg.code.24, %.245.i.i
  br i1 %exitcond.not.i.i, label %B188.endif.i.i, label %B164.i.i

B230.i.i:
  %lsr.iv.i.i = phi ptr [ %scevgep29.i.i, %B230.preheader27.i.i ], [ %scevgep30.i.i, %B230.i.i ]
  %.369162164.i.i = phi i64 [ %.369162164.ph.i.i, %B230.preheader27.i.i ], [ %.376.i.i, %B230.i.i ]
  %.376.i.i = add nuw nsw i64 %.369162164.i.i, 1
  %scevgep31.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -24
  %.404.i.i = load double, ptr %scevgep31.i.i, align 8
  %scevgep32.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -16
  %.409.i.i = load double, ptr %scevgep32.i.i, align 8
  %scevgep33.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -8
  %.414.i.i = load double, ptr %scevgep33.i.i, align 8
  %.419.i.i = load double, ptr %lsr.iv.i.i, align 8
  %.421.i.i = fmul double %.87.i.i, %.419.i.i
  %.422.i.i = fadd double %.414.i.i, %.421.i.i
  %.424.i.i = fmul double %.87.i.i, %.422.i.i
  %.425.i.i = fadd double %.409.i.i, %.424.i.i
  %.427.i.i = fmul double %.87.i.i, %.425.i.i
  %.428.i.i = fadd double %.404.i.i, %.427.i.i
  %2 = shl i64 %.369162164.i.i, 3
  %scevgep34.i.i = getelementptr i8, ptr %arg.code.3, i64 %2
  store double %.428.i.i, ptr %scevgep34.i.i, align 8
  %scevgep30.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 32
  %exitcond168.not.i.i = icmp eq i64 %arg.code.26, %.376.i.i
  br i1 %exitcond168.not.i.i, label %B0.endif.i, label %B230.i.i

B188.endif.i.i:
  %.363163.not.i.i = icmp slt i64 %arg.code.26, 1
  br i1 %.363163.not.i.i, label %B0.endif.i, label %B230.preheader.i.i

B230.preheader.i.i:
  %min.iters.check15.i.i = icmp samesign ult i64 %arg.code.26, 26
  br i1 %min.iters.check15.i.i, label %B230.preheader27.i.i, label %vector.scevcheck.i.i

vector.scevcheck.i.i:
  %3 = shl i64 %arg.code.26, 5
  %mul.result.i.i = add i64 %3, -32
  %4 = getelementptr i8, ptr %arg.code.22, i64 %mul.result.i.i
  %5 = icmp ult ptr %4, %arg.code.22
  %scevgep.i.i = getelementptr i8, ptr %arg.code.22, i64 8
  %mul.overflow3.i.i = icmp samesign ugt i64 %arg.code.26, 576460752303423488
  %6 = getelementptr i8, ptr %scevgep.i.i, i64 %mul.result.i.i
  %7 = icmp ult ptr %6, %scevgep.i.i
  %8 = or i1 %mul.overflow3.i.i, %7
  %scevgep4.i.i = getelementptr i8, ptr %arg.code.22, i64 16
  %9 = getelementptr i8, ptr %scevgep4.i.i, i64 %mul.result.i.i
  %10 = icmp ult ptr %9, %scevgep4.i.i
  %scevgep8.i.i = getelementptr i8, ptr %arg.code.22, i64 24
  %11 = getelementptr i8, ptr %scevgep8.i.i, i64 %mul.result.i.i
  %12 = icmp ult ptr %11, %scevgep8.i.i
  %13 = or i1 %5, %8
  %14 = or i1 %10, %13
  %15 = or i1 %12, %14
  br i1 %15, label %B230.preheader27.i.i, label %vector.memcheck.i.i

vector.memcheck.i.i:
  %16 = shl nuw nsw i64 %arg.code.26, 3
  %scevgep12.i.i = getelementptr i8, ptr %arg.code.3, i64 %16
  %scevgep13.i.i = getelementptr i8, ptr %arg.code.22, i64 %3
  %bound0.i.i = icmp ult ptr %arg.code.3, %scevgep13.i.i
  %bound1.i.i = icmp ult ptr %arg.code.22, %scevgep12.i.i
  %found.conflict.i.i = and i1 %bound0.i.i, %bound1.i.i
  br i1 %found.conflict.i.i, label %B230.preheader27.i.i, label %vector.ph16.i.i

vector.ph16.i.i:
  %const20 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i = insertelement <2 x double> poison, double %.87.i.i, i64 0
  %broadcast.splat20.i.i = shufflevector <2 x double> %broadcast.splatinsert19.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  %17 = and i64 %16, %const20
  br label %vector.body21.i.i

vector.body21.i.i:
  %lsr.iv36.i.i = phi i64 [ %lsr.iv.next.i.i, %vector.body21.i.i ], [ 0, %vector.ph16.i.i ]
  %sunkaddr = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr26 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr
  %18 = load double, ptr %sunkaddr26, align 8
  %sunkaddr27 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr28 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr27
  %sunkaddr29 = getelementptr i8, ptr %sunkaddr28, i64 32
  %19 = load double, ptr %sunkaddr29, align 8
  %20 = insertelement <2 x double> poison, double %18, i64 0
  %21 = insertelement <2 x double> %20, double %19, i64 1
  %sunkaddr30 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr31 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr30
  %sunkaddr32 = getelementptr i8, ptr %sunkaddr31, i64 8
  %22 = load double, ptr %sunkaddr32, align 8
  %sunkaddr33 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr34 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr33
  %sunkaddr35 = getelementptr i8, ptr %sunkaddr34, i64 40
  %23 = load double, ptr %sunkaddr35, align 8
  %24 = insertelement <2 x double> poison, double %22, i64 0
  %25 = insertelement <2 x double> %24, double %23, i64 1
  %sunkaddr36 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr37 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr36
  %sunkaddr38 = getelementptr i8, ptr %sunkaddr37, i64 16
  %26 = load double, ptr %sunkaddr38, align 8
  %sunkaddr39 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr40 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr39
  %sunkaddr41 = getelementptr i8, ptr %sunkaddr40, i64 48
  %27 = load double, ptr %sunkaddr41, align 8
  %28 = insertelement <2 x double> poison, double %26, i64 0
  %29 = insertelement <2 x double> %28, double %27, i64 1
  %sunkaddr42 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr43 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr42
  %sunkaddr44 = getelementptr i8, ptr %sunkaddr43, i64 24
  %30 = load double, ptr %sunkaddr44, align 8
  %sunkaddr45 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr46 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr45
  %sunkaddr47 = getelementptr i8, ptr %sunkaddr46, i64 56
  %31 = load double, ptr %sunkaddr47, align 8
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
  %n.vec18.i.i = and i64 %arg.code.26, 1152921504606846974
  %cmp.n25.i.i = icmp eq i64 %arg.code.26, %n.vec18.i.i
  br i1 %cmp.n25.i.i, label %B0.endif.i, label %B230.preheader27.i.i

B230.preheader27.i.i:
  %.369162164.ph.i.i = phi i64 [ 0, %vector.memcheck.i.i ], [ 0, %vector.scevcheck.i.i ], [ 0, %B230.preheader.i.i ], [ %n.vec18.i.i, %middle.block24.i.i ]
  %41 = shl i64 %.369162164.ph.i.i, 5
  %42 = getelementptr i8, ptr %arg.code.22, i64 %41
  %scevgep29.i.i = getelementptr i8, ptr %42, i64 24
  br label %B230.i.i

B0.endif.i:
  %.68.i = shl i64 %arg.code.25, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.68.i, i1 false)
  %.44.i.i.i = getelementptr i8, ptr %arg.code.0, i64 288
  %.45.i.i.i = load i64, ptr %.44.i.i.i, align 8
  %.50.not.i.i.i = icmp eq i64 %.45.i.i.i, 0
  br i1 %.50.not.i.i.i, label %B0.endif.i.i, label %B48.i.i.i

B48.i.i.i:
  %sunkaddr1.i.i.i = getelementptr i8, ptr %arg.code.0, i64 296
  %.58.i.i.i = load i64, ptr %sunkaddr1.i.i.i, align 8
  %sunkaddr3.i.i.i = getelementptr i8, ptr %arg.code.0, i64 304
  %.65.i.i.i = load i64, ptr %sunkaddr3.i.i.i, align 8
  %sunkaddr5.i.i.i = getelementptr i8, ptr %arg.code.0, i64 312
  %.76.i.i.i = load i64, ptr %sunkaddr5.i.i.i, align 8
  %.78.i.i.i = inttoptr i64 %.58.i.i.i to ptr
  %.79.i.i.i = inttoptr i64 %.65.i.i.i to ptr
  %.80.i.i.i = inttoptr i64 %.76.i.i.i to ptr
  %.81.i.i.i = inttoptr i64 %.45.i.i.i to ptr
  tail call void %.81.i.i.i(ptr %.78.i.i.i, ptr %.79.i.i.i, ptr %.80.i.i.i)
  br label %B0.endif.i.i

B0.endif.i.i:
  %.44.i1.i.i = getelementptr i8, ptr %arg.code.0, i64 320
  %.45.i2.i.i = load i64, ptr %.44.i1.i.i, align 8
  %.50.not.i3.i.i = icmp eq i64 %.45.i2.i.i, 0
  br i1 %.50.not.i3.i.i, label %B286.endif, label %B48.i4.i.i

B48.i4.i.i:
  %sunkaddr1.i5.i.i = getelementptr i8, ptr %arg.code.0, i64 328
  %.58.i6.i.i = load i64, ptr %sunkaddr1.i5.i.i, align 8
  %sunkaddr3.i7.i.i = getelementptr i8, ptr %arg.code.0, i64 336
  %.65.i8.i.i = load i64, ptr %sunkaddr3.i7.i.i, align 8
  %sunkaddr5.i9.i.i = getelementptr i8, ptr %arg.code.0, i64 344
  %.76.i10.i.i = load i64, ptr %sunkaddr5.i9.i.i, align 8
  %.78.i11.i.i = inttoptr i64 %.58.i6.i.i to ptr
  %.79.i12.i.i = inttoptr i64 %.65.i8.i.i to ptr
  %.80.i13.i.i = inttoptr i64 %.76.i10.i.i to ptr
  %.81.i14.i.i = inttoptr i64 %.45.i2.i.i to ptr
  tail call void %.81.i14.i.i(ptr %.78.i11.i.i, ptr %.79.i12.i.i, ptr %.80.i13.i.i)
  br label %B286.endif

B372:
  store i64 0, ptr %.566, align 8
  %.570 = call i32 @part7(ptr %.566, ptr %excinfo.4, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, double %.159, double %.236, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond19 = icmp eq i32 %.570, 0
  br i1 %cond19, label %B372.endif, label %B372.if.if

B454:
  store ptr null, ptr %excinfo.1.i2, align 8
  %.143.i = getelementptr i8, ptr %arg.s.1, i64 8
  %.144.i = load i64, ptr %.143.i, align 8
  %.307.i = fadd double %.159, %.236
  %.311.i = getelementptr double, ptr %arg.s.6, i64 %.144.i
  store double %.307.i, ptr %.311.i, align 8
  %.376.i = getelementptr i8, ptr %arg.s.1, i64 72
  %.377.i = load i64, ptr %.376.i, align 8
  %.378.not.i = icmp eq i64 %.377.i, 0
  br i1 %.378.not.i, label %part4, label %B220.i

B220.i:
  %.389.i = call i32 @part8(ptr %.95.i, ptr %excinfo.1.i2, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond.i = icmp eq i32 %.389.i, 0
  br i1 %cond.i, label %B220.endif.i, label %part5

part4:
  %.442.i = shl i64 %arg.code.25, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.room.2, i64 %.442.i, i1 false)
  %.452.i = mul nsw i64 %.144.i, %arg.code.25
  %.453.i = getelementptr double, ptr %arg.s.7, i64 %.452.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.453.i, ptr %arg.room.2, i64 %.442.i, i1 false)
  %.468.i = mul nsw i64 %.144.i, %arg.code.30
  %.471.i = getelementptr double, ptr %arg.s.9, i64 %.468.i
  %.478.i = shl i64 %arg.code.30, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.471.i, ptr %arg.code.23, i64 %.478.i, i1 false)
  %sunkaddr48 = getelementptr i8, ptr %arg.s.1, i64 8
  %.544.i = load i64, ptr %sunkaddr48, align 8
  %.545.i = add nsw i64 %.544.i, 1
  store i64 %.545.i, ptr %sunkaddr48, align 8
  %.613.i = getelementptr i8, ptr %arg.s.1, i64 16
  %.614.i = load i64, ptr %.613.i, align 8
  %.615.i = add nsw i64 %.614.i, 1
  store i64 %.615.i, ptr %.613.i, align 8
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B220.endif.i:
  %.417.i = mul i64 %arg.code.25, %arg.m.3
  %.420.i = mul i64 %.144.i, %.417.i
  %.421.i = getelementptr double, ptr %arg.s.8, i64 %.420.i
  %.430.i = shl i64 %.417.i, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.421.i, ptr %arg.room.3, i64 %.430.i, i1 false)
  br label %part4

part5:
  %.390.i = load ptr, ptr %excinfo.1.i2, align 8
  %.665 = icmp sgt i32 %.389.i, 0
  %.666 = select i1 %.665, ptr %.390.i, ptr undef
  store ptr %.666, ptr %excinfo, align 8
  br label %common.ret

B526:
  store ptr null, ptr %excinfo.1.i2, align 8
  %.174.i = shl i64 %arg.code.25, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.s.2, i64 %.174.i, i1 false)
  %.252.i = load double, ptr %arg.s.0, align 8
  store i64 0, ptr %.95.i, align 8
  %.262.i = call i32 @part9(ptr %.95.i, ptr %excinfo.1.i2, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, double %.252.i, ptr %arg.room.0, i8 0)
  %.272.i = load i64, ptr %.95.i, align 8
  %cond.i1 = icmp eq i32 %.262.i, 0
  br i1 %cond.i1, label %B196.endif.i, label %part6.exit

B476.i:
  %sunkaddr49 = getelementptr i8, ptr %arg.s.0, i64 72
  store double %.400.i, ptr %sunkaddr49, align 8
  br label %B538.i

B538.i:
  %sunkaddr50 = getelementptr i8, ptr %arg.s.0, i64 88
  store double 0.000000e+00, ptr %sunkaddr50, align 8
  %.746.not.i = icmp eq i64 %.272.i, 0
  br i1 %.746.not.i, label %B860.i, label %B600.i

B600.i:
  %.828.i = icmp eq i64 %.272.i, 1
  %spec.select.i = select i1 %.828.i, i64 11, i64 %.272.i
  br label %part6.ex13

B860.i:
  %.1108.i = load double, ptr %arg.code.11, align 8
  %.1183.i = getelementptr i8, ptr %arg.s.0, i64 80
  %.1184.i = load double, ptr %.1183.i, align 8
  %.1185.i = fcmp ogt double %.1108.i, %.1184.i
  br i1 %.1185.i, label %B926.i, label %B978.i

B926.i:
  %sunkaddr51 = getelementptr i8, ptr %arg.s.0, i64 80
  store double %.1108.i, ptr %sunkaddr51, align 8
  br label %B978.i

B978.i:
  %.1341.i = getelementptr i8, ptr %arg.s.1, i64 104
  %.1342.i = load i64, ptr %.1341.i, align 8
  %.1390.i = load double, ptr %arg.code.1, align 8
  %.1393.i = fcmp oeq double %.1390.i, 2.000000e+00
  %.1395.i = zext i1 %.1393.i to i64
  %.1396.i = add nsw i64 %.1342.i, %.1395.i
  store i64 %.1396.i, ptr %.1341.i, align 8
  %.1409.i = getelementptr i8, ptr %arg.code.14, i64 8
  %.1410.i = load i64, ptr %.1409.i, align 8
  %.1411.i = icmp sgt i64 %.1410.i, 0
  br i1 %.1411.i, label %B1134.i, label %part6.ex13

B1134.i:
  %.1425.i = add nsw i64 %.1410.i, -1
  %sunkaddr52 = getelementptr i8, ptr %arg.code.14, i64 8
  store i64 %.1425.i, ptr %sunkaddr52, align 8
  br label %part6.ex13

B196.endif.i:
  %.348.i = getelementptr i8, ptr %arg.s.1, i64 32
  %.349.i = load i64, ptr %.348.i, align 8
  %.350.i = add nsw i64 %.349.i, 1
  store i64 %.350.i, ptr %.348.i, align 8
  %.399.i = getelementptr i8, ptr %arg.code.1, i64 48
  %.400.i = load double, ptr %.399.i, align 8
  %.475.i = getelementptr i8, ptr %arg.s.0, i64 72
  %.476.i = load double, ptr %.475.i, align 8
  %.477.i = fcmp olt double %.400.i, %.476.i
  br i1 %.477.i, label %B476.i, label %B538.i

part6.ex13:
  %.739.0.ph = phi i64 [ 4, %B978.i ], [ 4, %B1134.i ], [ %spec.select.i, %B600.i ]
  store i64 %.739.0.ph, ptr %retptr, align 8
  br label %common.ret

part6.exit:
  %.263.i = load ptr, ptr %excinfo.1.i2, align 8
  %.752 = icmp sgt i32 %.262.i, 0
  %.753 = select i1 %.752, ptr %.263.i, ptr undef
  store ptr %.753, ptr %excinfo, align 8
  br label %common.ret

B594:
  %.827 = call i32 @part8(ptr %.823, ptr %excinfo.7, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond22 = icmp eq i32 %.827, 0
  br i1 %cond22, label %B594.endif, label %B594.if.if

B666:
  %.914 = call i32 @part10(ptr %.910, ptr %excinfo.8, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3)
  %cond23 = icmp eq i32 %.914, 0
  br i1 %cond23, label %B666.endif, label %B666.if.if

B702:
  %.948 = shl i64 %arg.code.25, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.948, i1 false)
  %.953 = fadd double %.159, %.236
  %.1027 = getelementptr i8, ptr %arg.s.1, i64 96
  %.1028 = load i64, ptr %.1027, align 8
  %.1031 = mul nsw i64 %.1028, %arg.code.25
  %.1032 = getelementptr double, ptr %arg.room.0, i64 %.1031
  %.99.i = call i32 @part11(ptr %.95.i, ptr %excinfo.1.i2, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, i64 0, double %.953, ptr %.1032)
  %cond = icmp eq i32 %.99.i, 0
  br i1 %cond, label %B702.endif, label %B702.if.if

B128.endif:
  %.308 = load i64, ptr %.294, align 8
  store i64 %.308, ptr %retptr, align 8
  br label %common.ret

B128.if.if:
  %.306 = icmp sgt i32 %.298, 0
  %.299 = load ptr, ptr %excinfo.1, align 8
  %.307 = select i1 %.306, ptr %.299, ptr undef
  store ptr %.307, ptr %excinfo, align 8
  br label %common.ret

B196.endif:
  %.400 = load double, ptr %.386, align 8
  %.413 = fcmp ult double %.400, 0.000000e+00
  %"$phi252.0.2.0" = zext i1 %.413 to i64
  store i64 %"$phi252.0.2.0", ptr %retptr, align 8
  br label %common.ret

B196.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B286.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B372.endif:
  %.580 = load i64, ptr %.566, align 8
  store i64 %.580, ptr %retptr, align 8
  br label %common.ret

B372.if.if:
  %.578 = icmp sgt i32 %.570, 0
  %.571 = load ptr, ptr %excinfo.4, align 8
  %.579 = select i1 %.578, ptr %.571, ptr undef
  store ptr %.579, ptr %excinfo, align 8
  br label %common.ret

B594.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B594.if.if:
  %.835 = icmp sgt i32 %.827, 0
  %.828 = load ptr, ptr %excinfo.7, align 8
  %.836 = select i1 %.835, ptr %.828, ptr undef
  store ptr %.836, ptr %excinfo, align 8
  br label %common.ret

B666.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B666.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B702.endif:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B702.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part2(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.225 = alloca i64, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.599.i = shl i64 %arg.code.25, 3
  %.614.i = shl i64 %arg.code.27, 3
  br label %B60

B60:
  store i64 0, ptr %.225, align 8
  %.229 = call i32 @part12(ptr %.225, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %.239 = load i64, ptr %.225, align 8
  %cond = icmp eq i32 %.229, 0
  br i1 %cond, label %B60.endif, label %B60.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B184 ], [ %.229, %B60.if.if ]
  ret i32 %common.ret.op

B184:
  store i64 %.239, ptr %retptr, align 8
  br label %common.ret

B60.endif:
  %.66.i = load i64, ptr %arg.code.14, align 8
  %.76.i = icmp eq i64 %.66.i, 0
  br i1 %.76.i, label %B60.endif.endif.endif, label %B80.endif.endif.i

B210.i:
  %worst.2.0300.i = phi double [ 0.000000e+00, %B210.preheader.new.i ], [ %worst.3.1.1.i, %B350.1.i ]
  %.233296298.i = phi i64 [ 0, %B210.preheader.new.i ], [ %.240.1.i, %B350.1.i ]
  %sunkaddr = mul i64 %.233296298.i, 8
  %sunkaddr19 = getelementptr i8, ptr %arg.code.16, i64 %sunkaddr
  %.276.i = load double, ptr %sunkaddr19, align 8
  %.278.i = fcmp ugt double %.276.i, %worst.2.0300.i
  br i1 %.278.i, label %B246.i, label %B350.i

B246.i:
  %.289.i = fcmp ueq double %.276.i, 0x7FF0000000000000
  br i1 %.289.i, label %B326.i, label %B350.i

B326.i:
  br label %B350.i

B350.i:
  %worst.3.1.i = phi double [ %worst.2.0300.i, %B210.i ], [ 0x7FF0000000000000, %B326.i ], [ %.276.i, %B246.i ]
  %.240.1.i = add nuw i64 %.233296298.i, 2
  %sunkaddr20 = mul i64 %.233296298.i, 8
  %sunkaddr21 = getelementptr i8, ptr %arg.code.16, i64 %sunkaddr20
  %sunkaddr24 = getelementptr i8, ptr %sunkaddr21, i64 8
  %.276.1.i = load double, ptr %sunkaddr24, align 8
  %.278.1.i = fcmp ugt double %.276.1.i, %worst.3.1.i
  br i1 %.278.1.i, label %B246.1.i, label %B350.1.i

B246.1.i:
  %.289.1.i = fcmp ueq double %.276.1.i, 0x7FF0000000000000
  br i1 %.289.1.i, label %B326.1.i, label %B350.1.i

B326.1.i:
  br label %B350.1.i

B350.1.i:
  %worst.3.1.1.i = phi double [ %worst.3.1.i, %B350.i ], [ 0x7FF0000000000000, %B326.1.i ], [ %.276.1.i, %B246.1.i ]
  %niter.ncmp.1.i = icmp eq i64 %unroll_iter.i, %.240.1.i
  br i1 %niter.ncmp.1.i, label %B352.loopexit.unr-lcssa.i, label %B210.i

B352.loopexit.unr-lcssa.i:
  %0 = and i64 %.66.i, 1
  %lcmp.mod.not.i = icmp eq i64 %0, 0
  br i1 %lcmp.mod.not.i, label %B352.i, label %B210.epil.preheader.i

B210.epil.preheader.i:
  %worst.2.0300.epil.init.i = phi double [ 0.000000e+00, %B210.preheader.i ], [ %worst.3.1.1.i, %B352.loopexit.unr-lcssa.i ]
  %.233296298.epil.init.i = phi i64 [ 0, %B210.preheader.i ], [ %unroll_iter.i, %B352.loopexit.unr-lcssa.i ]
  %.275.epil.i = getelementptr double, ptr %arg.code.16, i64 %.233296298.epil.init.i
  %.276.epil.i = load double, ptr %.275.epil.i, align 8
  %.278.epil.i = fcmp ugt double %.276.epil.i, %worst.2.0300.epil.init.i
  br i1 %.278.epil.i, label %B246.epil.i, label %B352.i

B246.epil.i:
  %.289.epil.i = fcmp ueq double %.276.epil.i, 0x7FF0000000000000
  br i1 %.289.epil.i, label %B326.epil.i, label %B352.i

B326.epil.i:
  br label %B352.i

B352.i:
  %worst.2.0.lcssa.i = phi double [ 0.000000e+00, %B80.endif.endif.i ], [ %worst.3.1.1.i, %B352.loopexit.unr-lcssa.i ], [ %worst.2.0300.epil.init.i, %B210.epil.preheader.i ], [ 0x7FF0000000000000, %B326.epil.i ], [ %.276.epil.i, %B246.epil.i ]
  %sunkaddr31 = getelementptr i8, ptr %arg.code.1, i64 40
  %.373.i = load double, ptr %sunkaddr31, align 8
  %.375.i = fcmp ugt double %worst.2.0.lcssa.i, %.373.i
  br i1 %.375.i, label %B504.i, label %B406.i

B406.i:
  %sunkaddr32 = getelementptr i8, ptr %arg.s.0, i64 80
  %.459.i = load double, ptr %sunkaddr32, align 8
  %.461.i = fcmp ogt double %worst.2.0.lcssa.i, %.459.i
  br i1 %.461.i, label %B460.i, label %B60.endif.endif.endif

B460.i:
  %sunkaddr33 = getelementptr i8, ptr %arg.s.0, i64 80
  store double %worst.2.0.lcssa.i, ptr %sunkaddr33, align 8
  br label %B60.endif.endif.endif

B504.i:
  %sunkaddr34 = getelementptr i8, ptr %arg.code.14, i64 8
  store i64 %.66.i, ptr %sunkaddr34, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.0, ptr %arg.s.11.0, i64 144, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.1, ptr %arg.s.11.1, i64 120, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.s.11.2, i64 %.599.i, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.3, ptr %arg.s.11.3, i64 %.614.i, i1 false)
  br label %B60.endif.endif.endif

B80.endif.endif.i:
  store i64 0, ptr %arg.code.14, align 8
  %.10.i.i = load i64, ptr %arg.code.13, align 8
  %sunkaddr35 = getelementptr i8, ptr %arg.code.13, i64 8
  %.12.i.i = load i64, ptr %sunkaddr35, align 8
  %sunkaddr36 = getelementptr i8, ptr %arg.code.13, i64 16
  %.14.i.i = load i64, ptr %sunkaddr36, align 8
  %sunkaddr37 = getelementptr i8, ptr %arg.code.13, i64 24
  %.16.i.i = load i64, ptr %sunkaddr37, align 8
  %sunkaddr38 = getelementptr i8, ptr %arg.code.13, i64 32
  %.18.i.i = load i64, ptr %sunkaddr38, align 8
  %sunkaddr39 = getelementptr i8, ptr %arg.code.13, i64 40
  %.20.i.i = load i64, ptr %sunkaddr39, align 8
  %.21.i.i = inttoptr i64 %.12.i.i to ptr
  %.22.i.i = inttoptr i64 %.14.i.i to ptr
  %.23.i.i = inttoptr i64 %.16.i.i to ptr
  %.24.i.i = inttoptr i64 %.18.i.i to ptr
  %.25.i.i = inttoptr i64 %.20.i.i to ptr
  %.26.i.i = inttoptr i64 %.10.i.i to ptr
  tail call void %.26.i.i(ptr %.21.i.i, ptr %.22.i.i, ptr %.23.i.i, ptr %.24.i.i, i64 %.66.i, ptr %.25.i.i)
  %..66.i = tail call i64 @llvm.smax.i64(i64 %.66.i, i64 0)
  %.227297.not.i = icmp eq i64 %..66.i, 0
  br i1 %.227297.not.i, label %B352.i, label %B210.preheader.i

B210.preheader.i:
  %1 = icmp eq i64 %.66.i, 1
  br i1 %1, label %B210.epil.preheader.i, label %B210.preheader.new.i

B210.preheader.new.i:
  %unroll_iter.i = and i64 %.66.i, -2
  br label %B210.i

B60.if.if:
  %.237 = icmp sgt i32 %.229, 0
  %.230 = load ptr, ptr %excinfo.1, align 8
  %.238 = select i1 %.237, ptr %.230, ptr undef
  store ptr %.238, ptr %excinfo, align 8
  br label %common.ret

B60.endif.endif.endif:
  %.274.not = phi i1 [ true, %B504.i ], [ false, %B60.endif ], [ false, %B460.i ], [ false, %B406.i ]
  %.42899 = icmp eq i64 %.239, 5
  %.428 = select i1 %.274.not, i1 true, i1 %.42899
  br i1 %.428, label %B60, label %B184
}

define internal i32 @part3(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.y) {
B0:
  %arg.code.24.fr = freeze i64 %arg.code.24
  %.100 = getelementptr i8, ptr %arg.code.0, i64 192
  %.101 = load i64, ptr %.100, align 8
  %.102 = icmp eq i64 %.101, 0
  br i1 %.102, label %common.ret, label %B68.endif.endif

common.ret.sink.split:
  %.45.i40.us.11.sink = phi i64 [ %.45.i40.us.us, %B142.endif.us.us ], [ %.45.i40.us.11, %B142.endif.us.11 ]
  %.sink.ph = phi double [ 0.000000e+00, %B142.endif.us.us ], [ -1.000000e+00, %B142.endif.us.11 ]
  %sunkaddr = getelementptr i8, ptr %arg.code.0, i64 200
  %.58.i44.us.11 = load i64, ptr %sunkaddr, align 8
  %sunkaddr275 = getelementptr i8, ptr %arg.code.0, i64 208
  %.65.i46.us.11 = load i64, ptr %sunkaddr275, align 8
  %sunkaddr276 = getelementptr i8, ptr %arg.code.0, i64 216
  %.76.i48.us.11 = load i64, ptr %sunkaddr276, align 8
  %.78.i49.us.11 = inttoptr i64 %.58.i44.us.11 to ptr
  %.79.i50.us.11 = inttoptr i64 %.65.i46.us.11 to ptr
  %.80.i51.us.11 = inttoptr i64 %.76.i48.us.11 to ptr
  %.81.i52.us.11 = inttoptr i64 %.45.i40.us.11.sink to ptr
  tail call void %.81.i52.us.11(ptr %.78.i49.us.11, ptr %.79.i50.us.11, ptr %.80.i51.us.11)
  br label %common.ret

common.ret:
  %.sink = phi double [ -1.000000e+00, %B142.endif.us.11 ], [ %.sink.ph, %common.ret.sink.split ], [ 0.000000e+00, %B0 ], [ -1.000000e+00, %B68.i124 ], [ -1.000000e+00, %B68.i ], [ 0.000000e+00, %B142.endif.us.us ], [ -1.000000e+00, %B642 ], [ -1.000000e+00, %B140 ], [ %first.2.1, %B660 ]
  store double %.sink, ptr %retptr, align 8
  ret i32 0

B140:
  %exitcond.not = icmp eq i64 %.215, 12
  br i1 %exitcond.not, label %common.ret, label %B142

B142:
  %first.3.0383 = phi double [ %first.2.1, %B140 ], [ 0.000000e+00, %B142.preheader ]
  %left.2.0382 = phi i64 [ %.767, %B140 ], [ %.113, %B142.preheader ]
  %.208362380 = phi i64 [ %.215, %B140 ], [ 0, %B142.preheader ]
  %.215 = add nuw nsw i64 %.208362380, 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.250, i1 false)
  %sunkaddr60 = getelementptr i8, ptr %arg.code.0, i64 256
  %.98.i = load i64, ptr %sunkaddr60, align 8
  %.99.not.i = icmp eq i64 %.98.i, 0
  br i1 %.99.not.i, label %B142.endif, label %B64.i

B64.i:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i, ptr %.106.i, i64 48, i1 false)
  br label %B142.endif

B524:
  %sunkaddr61 = getelementptr i8, ptr %arg.code.0, i64 224
  %.45.i = load i64, ptr %sunkaddr61, align 8
  %.50.not.i = icmp eq i64 %.45.i, 0
  br i1 %.50.not.i, label %B50.i116.preheader, label %B48.i

B50.i116.preheader:
  br label %B50.i116

B48.i:
  %sunkaddr62 = getelementptr i8, ptr %arg.code.0, i64 232
  %.58.i = load i64, ptr %sunkaddr62, align 8
  %sunkaddr63 = getelementptr i8, ptr %arg.code.0, i64 240
  %.65.i = load i64, ptr %sunkaddr63, align 8
  %sunkaddr64 = getelementptr i8, ptr %arg.code.0, i64 248
  %.76.i = load i64, ptr %sunkaddr64, align 8
  %.78.i = inttoptr i64 %.58.i to ptr
  %.79.i = inttoptr i64 %.65.i to ptr
  %.80.i = inttoptr i64 %.76.i to ptr
  %.81.i = inttoptr i64 %.45.i to ptr
  tail call void %.81.i(ptr %.78.i, ptr %.79.i, ptr %.80.i)
  br label %B50.i116.preheader

B638:
  br label %B642

B642:
  %worst.2.1 = phi double [ %worst.3.1.i, %B142.endif.endif.endif.endif.endif ], [ %worst.3.1.i142, %B524.endif.endif ], [ %worst.3.1.i, %B638 ]
  %.723 = fcmp olt double %worst.2.1, 0.000000e+00
  br i1 %.723, label %common.ret, label %B660

B660:
  %.750 = icmp eq i64 %.208362380, 0
  %first.2.1 = select i1 %.750, double %worst.2.1, double %first.3.0383
  %.763 = xor i64 %found.2.0.lcssa.i93.ph, -1
  %.767 = and i64 %left.2.0382, %.763
  %.774 = icmp eq i64 %.767, 0
  br i1 %.774, label %common.ret, label %B140

B68.endif.endif:
  %.250 = shl i64 %arg.code.25, 3
  %.105.i = add nsw i64 %arg.code.25, -6
  %.106.i = getelementptr double, ptr %arg.code.4, i64 %.105.i
  %.114.i = getelementptr double, ptr %arg.code.7, i64 %.105.i
  %.12653.not.i = icmp slt i64 %arg.code.24.fr, 1
  %n.vec.i = and i64 %arg.code.24.fr, 9223372036854775804
  %scevgep.i96 = getelementptr i8, ptr %arg.y, i64 16
  %scevgep13.i = getelementptr i8, ptr %arg.code.7, i64 16
  %0 = shl i64 %arg.code.24.fr, 3
  %1 = trunc nuw i64 %arg.code.24.fr to i32
  br i1 %.12653.not.i, label %B68.endif.endif.split.us, label %B142.preheader

B142.preheader:
  %arg.y1.i = ptrtoint ptr %arg.y to i64
  %arg.code.72.i = ptrtoint ptr %arg.code.7 to i64
  %2 = sub i64 %arg.y1.i, %arg.code.72.i
  %notmask = shl nsw i64 -1, %arg.code.24.fr
  %.113 = xor i64 %notmask, -1
  br label %B142

B68.endif.endif.split.us:
  %.774.us = icmp eq i64 %arg.code.24.fr, 0
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.250, i1 false)
  %sunkaddr282 = getelementptr i8, ptr %arg.code.0, i64 256
  %.98.i.us.us = load i64, ptr %sunkaddr282, align 8
  br i1 %.774.us, label %B142.us.us, label %B142.us.preheader

B142.us.preheader:
  %3 = icmp eq i64 %.98.i.us.us, 0
  br i1 %3, label %B142.endif.us, label %B64.i.us

B142.us.us:
  %4 = icmp eq i64 %.98.i.us.us, 0
  br i1 %4, label %B142.endif.us.us, label %B64.i.us.us

B64.i.us.us:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i, ptr %.106.i, i64 48, i1 false)
  br label %B142.endif.us.us

B142.endif.us.us:
  %sunkaddr65 = getelementptr i8, ptr %arg.code.0, i64 192
  %.45.i40.us.us = load i64, ptr %sunkaddr65, align 8
  %.50.not.i41.us.us = icmp eq i64 %.45.i40.us.us, 0
  br i1 %.50.not.i41.us.us, label %common.ret, label %common.ret.sink.split

B64.i.us:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i, ptr %.106.i, i64 48, i1 false)
  br label %B142.endif.us

B142.endif.us:
  %sunkaddr66 = getelementptr i8, ptr %arg.code.0, i64 192
  %.45.i40.us = load i64, ptr %sunkaddr66, align 8
  %.50.not.i41.us = icmp eq i64 %.45.i40.us, 0
  br i1 %.50.not.i41.us, label %B142.endif.endif.us, label %B48.i42.us

B48.i42.us:
  %sunkaddr285 = getelementptr i8, ptr %arg.code.0, i64 200
  %.58.i44.us = load i64, ptr %sunkaddr285, align 8
  %sunkaddr286 = getelementptr i8, ptr %arg.code.0, i64 208
  %.65.i46.us = load i64, ptr %sunkaddr286, align 8
  %sunkaddr287 = getelementptr i8, ptr %arg.code.0, i64 216
  %.76.i48.us = load i64, ptr %sunkaddr287, align 8
  %.78.i49.us = inttoptr i64 %.58.i44.us to ptr
  %.79.i50.us = inttoptr i64 %.65.i46.us to ptr
  %.80.i51.us = inttoptr i64 %.76.i48.us to ptr
  %.81.i52.us = inttoptr i64 %.45.i40.us to ptr
  tail call void %.81.i52.us(ptr %.78.i49.us, ptr %.79.i50.us, ptr %.80.i51.us)
  br label %B142.endif.endif.us

B142.endif.endif.us:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.250, i1 false)
  %sunkaddr67 = getelementptr i8, ptr %arg.code.0, i64 256
  %.98.i.us.1 = load i64, ptr %sunkaddr67, align 8
  %.99.not.i.us.1 = icmp eq i64 %.98.i.us.1, 0
  br i1 %.99.not.i.us.1, label %B142.endif.us.1, label %B64.i.us.1

B64.i.us.1:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i, ptr %.106.i, i64 48, i1 false)
  br label %B142.endif.us.1

B142.endif.us.1:
  %sunkaddr68 = getelementptr i8, ptr %arg.code.0, i64 192
  %.45.i40.us.1 = load i64, ptr %sunkaddr68, align 8
  %.50.not.i41.us.1 = icmp eq i64 %.45.i40.us.1, 0
  br i1 %.50.not.i41.us.1, label %B142.endif.endif.us.1, label %B48.i42.us.1

B48.i42.us.1:
  %sunkaddr290 = getelementptr i8, ptr %arg.code.0, i64 200
  %.58.i44.us.1 = load i64, ptr %sunkaddr290, align 8
  %sunkaddr291 = getelementptr i8, ptr %arg.code.0, i64 208
  %.65.i46.us.1 = load i64, ptr %sunkaddr291, align 8
  %sunkaddr292 = getelementptr i8, ptr %arg.code.0, i64 216
  %.76.i48.us.1 = load i64, ptr %sunkaddr292, align 8
  %.78.i49.us.1 = inttoptr i64 %.58.i44.us.1 to ptr
  %.79.i50.us.1 = inttoptr i64 %.65.i46.us.1 to ptr
  %.80.i51.us.1 = inttoptr i64 %.76.i48.us.1 to ptr
  %.81.i52.us.1 = inttoptr i64 %.45.i40.us.1 to ptr
  tail call void %.81.i52.us.1(ptr %.78.i49.us.1, ptr %.79.i50.us.1, ptr %.80.i51.us.1)
  br label %B142.endif.endif.us.1

B142.endif.endif.us.1:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.250, i1 false)
  %sunkaddr69 = getelementptr i8, ptr %arg.code.0, i64 256
  %.98.i.us.2 = load i64, ptr %sunkaddr69, align 8
  %.99.not.i.us.2 = icmp eq i64 %.98.i.us.2, 0
  br i1 %.99.not.i.us.2, label %B142.endif.us.2, label %B64.i.us.2

B64.i.us.2:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i, ptr %.106.i, i64 48, i1 false)
  br label %B142.endif.us.2

B142.endif.us.2:
  %sunkaddr70 = getelementptr i8, ptr %arg.code.0, i64 192
  %.45.i40.us.2 = load i64, ptr %sunkaddr70, align 8
  %.50.not.i41.us.2 = icmp eq i64 %.45.i40.us.2, 0
  br i1 %.50.not.i41.us.2, label %B142.endif.endif.us.2, label %B48.i42.us.2

B48.i42.us.2:
  %sunkaddr295 = getelementptr i8, ptr %arg.code.0, i64 200
  %.58.i44.us.2 = load i64, ptr %sunkaddr295, align 8
  %sunkaddr296 = getelementptr i8, ptr %arg.code.0, i64 208
  %.65.i46.us.2 = load i64, ptr %sunkaddr296, align 8
  %sunkaddr297 = getelementptr i8, ptr %arg.code.0, i64 216
  %.76.i48.us.2 = load i64, ptr %sunkaddr297, align 8
  %.78.i49.us.2 = inttoptr i64 %.58.i44.us.2 to ptr
  %.79.i50.us.2 = inttoptr i64 %.65.i46.us.2 to ptr
  %.80.i51.us.2 = inttoptr i64 %.76.i48.us.2 to ptr
  %.81.i52.us.2 = inttoptr i64 %.45.i40.us.2 to ptr
  tail call void %.81.i52.us.2(ptr %.78.i49.us.2, ptr %.79.i50.us.2, ptr %.80.i51.us.2)
  br label %B142.endif.endif.us.2

B142.endif.endif.us.2:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.250, i1 false)
  %sunkaddr71 = getelementptr i8, ptr %arg.code.0, i64 256
  %.98.i.us.3 = load i64, ptr %sunkaddr71, align 8
  %.99.not.i.us.3 = icmp eq i64 %.98.i.us.3, 0
  br i1 %.99.not.i.us.3, label %B142.endif.us.3, label %B64.i.us.3

B64.i.us.3:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i, ptr %.106.i, i64 48, i1 false)
  br label %B142.endif.us.3

B142.endif.us.3:
  %sunkaddr72 = getelementptr i8, ptr %arg.code.0, i64 192
  %.45.i40.us.3 = load i64, ptr %sunkaddr72, align 8
  %.50.not.i41.us.3 = icmp eq i64 %.45.i40.us.3, 0
  br i1 %.50.not.i41.us.3, label %B142.endif.endif.us.3, label %B48.i42.us.3

B48.i42.us.3:
  %sunkaddr300 = getelementptr i8, ptr %arg.code.0, i64 200
  %.58.i44.us.3 = load i64, ptr %sunkaddr300, align 8
  %sunkaddr301 = getelementptr i8, ptr %arg.code.0, i64 208
  %.65.i46.us.3 = load i64, ptr %sunkaddr301, align 8
  %sunkaddr302 = getelementptr i8, ptr %arg.code.0, i64 216
  %.76.i48.us.3 = load i64, ptr %sunkaddr302, align 8
  %.78.i49.us.3 = inttoptr i64 %.58.i44.us.3 to ptr
  %.79.i50.us.3 = inttoptr i64 %.65.i46.us.3 to ptr
  %.80.i51.us.3 = inttoptr i64 %.76.i48.us.3 to ptr
  %.81.i52.us.3 = inttoptr i64 %.45.i40.us.3 to ptr
  tail call void %.81.i52.us.3(ptr %.78.i49.us.3, ptr %.79.i50.us.3, ptr %.80.i51.us.3)
  br label %B142.endif.endif.us.3

B142.endif.endif.us.3:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.250, i1 false)
  %sunkaddr73 = getelementptr i8, ptr %arg.code.0, i64 256
  %.98.i.us.4 = load i64, ptr %sunkaddr73, align 8
  %.99.not.i.us.4 = icmp eq i64 %.98.i.us.4, 0
  br i1 %.99.not.i.us.4, label %B142.endif.us.4, label %B64.i.us.4

B64.i.us.4:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i, ptr %.106.i, i64 48, i1 false)
  br label %B142.endif.us.4

B142.endif.us.4:
  %sunkaddr74 = getelementptr i8, ptr %arg.code.0, i64 192
  %.45.i40.us.4 = load i64, ptr %sunkaddr74, align 8
  %.50.not.i41.us.4 = icmp eq i64 %.45.i40.us.4, 0
  br i1 %.50.not.i41.us.4, label %B142.endif.endif.us.4, label %B48.i42.us.4

B48.i42.us.4:
  %sunkaddr305 = getelementptr i8, ptr %arg.code.0, i64 200
  %.58.i44.us.4 = load i64, ptr %sunkaddr305, align 8
  %sunkaddr306 = getelementptr i8, ptr %arg.code.0, i64 208
  %.65.i46.us.4 = load i64, ptr %sunkaddr306, align 8
  %sunkaddr307 = getelementptr i8, ptr %arg.code.0, i64 216
  %.76.i48.us.4 = load i64, ptr %sunkaddr307, align 8
  %.78.i49.us.4 = inttoptr i64 %.58.i44.us.4 to ptr
  %.79.i50.us.4 = inttoptr i64 %.65.i46.us.4 to ptr
  %.80.i51.us.4 = inttoptr i64 %.76.i48.us.4 to ptr
  %.81.i52.us.4 = inttoptr i64 %.45.i40.us.4 to ptr
  tail call void %.81.i52.us.4(ptr %.78.i49.us.4, ptr %.79.i50.us.4, ptr %.80.i51.us.4)
  br label %B142.endif.endif.us.4

B142.endif.endif.us.4:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.250, i1 false)
  %sunkaddr75 = getelementptr i8, ptr %arg.code.0, i64 256
  %.98.i.us.5 = load i64, ptr %sunkaddr75, align 8
  %.99.not.i.us.5 = icmp eq i64 %.98.i.us.5, 0
  br i1 %.99.not.i.us.5, label %B142.endif.us.5, label %B64.i.us.5

B64.i.us.5:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i, ptr %.106.i, i64 48, i1 false)
  br label %B142.endif.us.5

B142.endif.us.5:
  %sunkaddr76 = getelementptr i8, ptr %arg.code.0, i64 192
  %.45.i40.us.5 = load i64, ptr %sunkaddr76, align 8
  %.50.not.i41.us.5 = icmp eq i64 %.45.i40.us.5, 0
  br i1 %.50.not.i41.us.5, label %B142.endif.endif.us.5, label %B48.i42.us.5

B48.i42.us.5:
  %sunkaddr310 = getelementptr i8, ptr %arg.code.0, i64 200
  %.58.i44.us.5 = load i64, ptr %sunkaddr310, align 8
  %sunkaddr311 = getelementptr i8, ptr %arg.code.0, i64 208
  %.65.i46.us.5 = load i64, ptr %sunkaddr311, align 8
  %sunkaddr312 = getelementptr i8, ptr %arg.code.0, i64 216
  %.76.i48.us.5 = load i64, ptr %sunkaddr312, align 8
  %.78.i49.us.5 = inttoptr i64 %.58.i44.us.5 to ptr
  %.79.i50.us.5 = inttoptr i64 %.65.i46.us.5 to ptr
  %.80.i51.us.5 = inttoptr i64 %.76.i48.us.5 to ptr
  %.81.i52.us.5 = inttoptr i64 %.45.i40.us.5 to ptr
  tail call void %.81.i52.us.5(ptr %.78.i49.us.5, ptr %.79.i50.us.5, ptr %.80.i51.us.5)
  br label %B142.endif.endif.us.5

B142.endif.endif.us.5:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.250, i1 false)
  %sunkaddr77 = getelementptr i8, ptr %arg.code.0, i64 256
  %.98.i.us.6 = load i64, ptr %sunkaddr77, align 8
  %.99.not.i.us.6 = icmp eq i64 %.98.i.us.6, 0
  br i1 %.99.not.i.us.6, label %B142.endif.us.6, label %B64.i.us.6

B64.i.us.6:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i, ptr %.106.i, i64 48, i1 false)
  br label %B142.endif.us.6

B142.endif.us.6:
  %sunkaddr78 = getelementptr i8, ptr %arg.code.0, i64 192
  %.45.i40.us.6 = load i64, ptr %sunkaddr78, align 8
  %.50.not.i41.us.6 = icmp eq i64 %.45.i40.us.6, 0
  br i1 %.50.not.i41.us.6, label %B142.endif.endif.us.6, label %B48.i42.us.6

B48.i42.us.6:
  %sunkaddr315 = getelementptr i8, ptr %arg.code.0, i64 200
  %.58.i44.us.6 = load i64, ptr %sunkaddr315, align 8
  %sunkaddr316 = getelementptr i8, ptr %arg.code.0, i64 208
  %.65.i46.us.6 = load i64, ptr %sunkaddr316, align 8
  %sunkaddr317 = getelementptr i8, ptr %arg.code.0, i64 216
  %.76.i48.us.6 = load i64, ptr %sunkaddr317, align 8
  %.78.i49.us.6 = inttoptr i64 %.58.i44.us.6 to ptr
  %.79.i50.us.6 = inttoptr i64 %.65.i46.us.6 to ptr
  %.80.i51.us.6 = inttoptr i64 %.76.i48.us.6 to ptr
  %.81.i52.us.6 = inttoptr i64 %.45.i40.us.6 to ptr
  tail call void %.81.i52.us.6(ptr %.78.i49.us.6, ptr %.79.i50.us.6, ptr %.80.i51.us.6)
  br label %B142.endif.endif.us.6

B142.endif.endif.us.6:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.250, i1 false)
  %sunkaddr79 = getelementptr i8, ptr %arg.code.0, i64 256
  %.98.i.us.7 = load i64, ptr %sunkaddr79, align 8
  %.99.not.i.us.7 = icmp eq i64 %.98.i.us.7, 0
  br i1 %.99.not.i.us.7, label %B142.endif.us.7, label %B64.i.us.7

B64.i.us.7:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i, ptr %.106.i, i64 48, i1 false)
  br label %B142.endif.us.7

B142.endif.us.7:
  %sunkaddr80 = getelementptr i8, ptr %arg.code.0, i64 192
  %.45.i40.us.7 = load i64, ptr %sunkaddr80, align 8
  %.50.not.i41.us.7 = icmp eq i64 %.45.i40.us.7, 0
  br i1 %.50.not.i41.us.7, label %B142.endif.endif.us.7, label %B48.i42.us.7

B48.i42.us.7:
  %sunkaddr320 = getelementptr i8, ptr %arg.code.0, i64 200
  %.58.i44.us.7 = load i64, ptr %sunkaddr320, align 8
  %sunkaddr321 = getelementptr i8, ptr %arg.code.0, i64 208
  %.65.i46.us.7 = load i64, ptr %sunkaddr321, align 8
  %sunkaddr322 = getelementptr i8, ptr %arg.code.0, i64 216
  %.76.i48.us.7 = load i64, ptr %sunkaddr322, align 8
  %.78.i49.us.7 = inttoptr i64 %.58.i44.us.7 to ptr
  %.79.i50.us.7 = inttoptr i64 %.65.i46.us.7 to ptr
  %.80.i51.us.7 = inttoptr i64 %.76.i48.us.7 to ptr
  %.81.i52.us.7 = inttoptr i64 %.45.i40.us.7 to ptr
  tail call void %.81.i52.us.7(ptr %.78.i49.us.7, ptr %.79.i50.us.7, ptr %.80.i51.us.7)
  br label %B142.endif.endif.us.7

B142.endif.endif.us.7:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.250, i1 false)
  %sunkaddr81 = getelementptr i8, ptr %arg.code.0, i64 256
  %.98.i.us.8 = load i64, ptr %sunkaddr81, align 8
  %.99.not.i.us.8 = icmp eq i64 %.98.i.us.8, 0
  br i1 %.99.not.i.us.8, label %B142.endif.us.8, label %B64.i.us.8

B64.i.us.8:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i, ptr %.106.i, i64 48, i1 false)
  br label %B142.endif.us.8

B142.endif.us.8:
  %sunkaddr82 = getelementptr i8, ptr %arg.code.0, i64 192
  %.45.i40.us.8 = load i64, ptr %sunkaddr82, align 8
  %.50.not.i41.us.8 = icmp eq i64 %.45.i40.us.8, 0
  br i1 %.50.not.i41.us.8, label %B142.endif.endif.us.8, label %B48.i42.us.8

B48.i42.us.8:
  %sunkaddr325 = getelementptr i8, ptr %arg.code.0, i64 200
  %.58.i44.us.8 = load i64, ptr %sunkaddr325, align 8
  %sunkaddr326 = getelementptr i8, ptr %arg.code.0, i64 208
  %.65.i46.us.8 = load i64, ptr %sunkaddr326, align 8
  %sunkaddr327 = getelementptr i8, ptr %arg.code.0, i64 216
  %.76.i48.us.8 = load i64, ptr %sunkaddr327, align 8
  %.78.i49.us.8 = inttoptr i64 %.58.i44.us.8 to ptr
  %.79.i50.us.8 = inttoptr i64 %.65.i46.us.8 to ptr
  %.80.i51.us.8 = inttoptr i64 %.76.i48.us.8 to ptr
  %.81.i52.us.8 = inttoptr i64 %.45.i40.us.8 to ptr
  tail call void %.81.i52.us.8(ptr %.78.i49.us.8, ptr %.79.i50.us.8, ptr %.80.i51.us.8)
  br label %B142.endif.endif.us.8

B142.endif.endif.us.8:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.250, i1 false)
  %sunkaddr83 = getelementptr i8, ptr %arg.code.0, i64 256
  %.98.i.us.9 = load i64, ptr %sunkaddr83, align 8
  %.99.not.i.us.9 = icmp eq i64 %.98.i.us.9, 0
  br i1 %.99.not.i.us.9, label %B142.endif.us.9, label %B64.i.us.9

B64.i.us.9:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i, ptr %.106.i, i64 48, i1 false)
  br label %B142.endif.us.9

B142.endif.us.9:
  %sunkaddr84 = getelementptr i8, ptr %arg.code.0, i64 192
  %.45.i40.us.9 = load i64, ptr %sunkaddr84, align 8
  %.50.not.i41.us.9 = icmp eq i64 %.45.i40.us.9, 0
  br i1 %.50.not.i41.us.9, label %B142.endif.endif.us.9, label %B48.i42.us.9

B48.i42.us.9:
  %sunkaddr330 = getelementptr i8, ptr %arg.code.0, i64 200
  %.58.i44.us.9 = load i64, ptr %sunkaddr330, align 8
  %sunkaddr331 = getelementptr i8, ptr %arg.code.0, i64 208
  %.65.i46.us.9 = load i64, ptr %sunkaddr331, align 8
  %sunkaddr332 = getelementptr i8, ptr %arg.code.0, i64 216
  %.76.i48.us.9 = load i64, ptr %sunkaddr332, align 8
  %.78.i49.us.9 = inttoptr i64 %.58.i44.us.9 to ptr
  %.79.i50.us.9 = inttoptr i64 %.65.i46.us.9 to ptr
  %.80.i51.us.9 = inttoptr i64 %.76.i48.us.9 to ptr
  %.81.i52.us.9 = inttoptr i64 %.45.i40.us.9 to ptr
  tail call void %.81.i52.us.9(ptr %.78.i49.us.9, ptr %.79.i50.us.9, ptr %.80.i51.us.9)
  br label %B142.endif.endif.us.9

B142.endif.endif.us.9:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.250, i1 false)
  %sunkaddr85 = getelementptr i8, ptr %arg.code.0, i64 256
  %.98.i.us.10 = load i64, ptr %sunkaddr85, align 8
  %.99.not.i.us.10 = icmp eq i64 %.98.i.us.10, 0
  br i1 %.99.not.i.us.10, label %B142.endif.us.10, label %B64.i.us.10

B64.i.us.10:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i, ptr %.106.i, i64 48, i1 false)
  br label %B142.endif.us.10

B142.endif.us.10:
  %sunkaddr86 = getelementptr i8, ptr %arg.code.0, i64 192
  %.45.i40.us.10 = load i64, ptr %sunkaddr86, align 8
  %.50.not.i41.us.10 = icmp eq i64 %.45.i40.us.10, 0
  br i1 %.50.not.i41.us.10, label %B142.endif.endif.us.10, label %B48.i42.us.10

B48.i42.us.10:
  %sunkaddr335 = getelementptr i8, ptr %arg.code.0, i64 200
  %.58.i44.us.10 = load i64, ptr %sunkaddr335, align 8
  %sunkaddr336 = getelementptr i8, ptr %arg.code.0, i64 208
  %.65.i46.us.10 = load i64, ptr %sunkaddr336, align 8
  %sunkaddr337 = getelementptr i8, ptr %arg.code.0, i64 216
  %.76.i48.us.10 = load i64, ptr %sunkaddr337, align 8
  %.78.i49.us.10 = inttoptr i64 %.58.i44.us.10 to ptr
  %.79.i50.us.10 = inttoptr i64 %.65.i46.us.10 to ptr
  %.80.i51.us.10 = inttoptr i64 %.76.i48.us.10 to ptr
  %.81.i52.us.10 = inttoptr i64 %.45.i40.us.10 to ptr
  tail call void %.81.i52.us.10(ptr %.78.i49.us.10, ptr %.79.i50.us.10, ptr %.80.i51.us.10)
  br label %B142.endif.endif.us.10

B142.endif.endif.us.10:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.250, i1 false)
  %sunkaddr87 = getelementptr i8, ptr %arg.code.0, i64 256
  %.98.i.us.11 = load i64, ptr %sunkaddr87, align 8
  %.99.not.i.us.11 = icmp eq i64 %.98.i.us.11, 0
  br i1 %.99.not.i.us.11, label %B142.endif.us.11, label %B64.i.us.11

B64.i.us.11:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i, ptr %.106.i, i64 48, i1 false)
  br label %B142.endif.us.11

B142.endif.us.11:
  %sunkaddr88 = getelementptr i8, ptr %arg.code.0, i64 192
  %.45.i40.us.11 = load i64, ptr %sunkaddr88, align 8
  %.50.not.i41.us.11 = icmp eq i64 %.45.i40.us.11, 0
  br i1 %.50.not.i41.us.11, label %common.ret, label %common.ret.sink.split

B142.endif:
  %sunkaddr89 = getelementptr i8, ptr %arg.code.0, i64 192
  %.45.i40 = load i64, ptr %sunkaddr89, align 8
  %.50.not.i41 = icmp eq i64 %.45.i40, 0
  br i1 %.50.not.i41, label %B142.endif.endif, label %B48.i42

B48.i42:
  %sunkaddr90 = getelementptr i8, ptr %arg.code.0, i64 200
  %.58.i44 = load i64, ptr %sunkaddr90, align 8
  %sunkaddr91 = getelementptr i8, ptr %arg.code.0, i64 208
  %.65.i46 = load i64, ptr %sunkaddr91, align 8
  %sunkaddr92 = getelementptr i8, ptr %arg.code.0, i64 216
  %.76.i48 = load i64, ptr %sunkaddr92, align 8
  %.78.i49 = inttoptr i64 %.58.i44 to ptr
  %.79.i50 = inttoptr i64 %.65.i46 to ptr
  %.80.i51 = inttoptr i64 %.76.i48 to ptr
  %.81.i52 = inttoptr i64 %.45.i40 to ptr
  tail call void %.81.i52(ptr %.78.i49, ptr %.79.i50, ptr %.80.i51)
  br label %B142.endif.endif

B142.endif.endif:
  %5 = icmp ult i64 %arg.code.24.fr, 4
  %.412 = load double, ptr %arg.code.1, align 8
  br i1 %5, label %B50.i.preheader, label %vector.ph.i

B50.i.preheader:
  %found.2.056.i.ph = phi i64 [ 0, %B142.endif.endif ], [ %16, %middle.block.i ]
  %.1325254.i.ph = phi i64 [ 0, %B142.endif.endif ], [ %n.vec.i, %middle.block.i ]
  br label %B50.i

vector.ph.i:
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %.412, i64 0
  %broadcast.splat.i = shufflevector <2 x double> %broadcast.splatinsert.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %vec.phi.i = phi <2 x i64> [ zeroinitializer, %vector.ph.i ], [ %12, %vector.body.i ]
  %vec.phi1.i = phi <2 x i64> [ zeroinitializer, %vector.ph.i ], [ %13, %vector.body.i ]
  %vec.ind.i = phi <2 x i64> [ <i64 0, i64 1>, %vector.ph.i ], [ %vec.ind.next.i, %vector.body.i ]
  %step.add.i = add <2 x i64> %vec.ind.i, splat (i64 2)
  %sunkaddr93 = mul i64 %index.i, 8
  %sunkaddr94 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr93
  %wide.load.i = load <2 x double>, ptr %sunkaddr94, align 8
  %sunkaddr95 = mul i64 %index.i, 8
  %sunkaddr96 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr95
  %sunkaddr97 = getelementptr i8, ptr %sunkaddr96, i64 16
  %wide.load2.i = load <2 x double>, ptr %sunkaddr97, align 8
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
  %15 = icmp eq i64 %arg.code.24.fr, %n.vec.i
  %bin.rdx.i = or <2 x i64> %13, %12
  %rdx.shuf.i = shufflevector <2 x i64> %bin.rdx.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx10.i = or <2 x i64> %rdx.shuf.i, %bin.rdx.i
  %16 = extractelement <2 x i64> %bin.rdx10.i, i64 0
  br i1 %15, label %B50.preheader.i55.thread, label %B50.i.preheader

B50.preheader.i55.thread:
  %.439178184 = and i64 %16, %left.2.0382
  %sunkaddr98 = getelementptr i8, ptr %arg.code.1, i64 16
  %.494179185 = load double, ptr %sunkaddr98, align 8
  br label %vector.ph.i57

B50.i:
  %found.2.056.i = phi i64 [ %found.3.1.i, %B50.i ], [ %found.2.056.i.ph, %B50.i.preheader ]
  %.1325254.i = phi i64 [ %.139.i, %B50.i ], [ %.1325254.i.ph, %B50.i.preheader ]
  %.139.i = add nuw nsw i64 %.1325254.i, 1
  %17 = shl i64 %.1325254.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.code.6, i64 %17
  %.174.i = load double, ptr %scevgep.i, align 8
  %.176.i = fcmp ogt double %.174.i, %.412
  %.179.i = shl nuw i64 1, %.1325254.i
  %.183.i = select i1 %.176.i, i64 0, i64 %.179.i
  %found.3.1.i = or i64 %.183.i, %found.2.056.i
  %exitcond.not.i = icmp eq i64 %arg.code.24.fr, %.139.i
  br i1 %exitcond.not.i, label %B50.preheader.i55, label %B50.i

B50.preheader.i55:
  %18 = icmp ult i64 %arg.code.24.fr, 4
  %.439178 = and i64 %found.3.1.i, %left.2.0382
  %sunkaddr99 = getelementptr i8, ptr %arg.code.1, i64 16
  %.494179 = load double, ptr %sunkaddr99, align 8
  br i1 %18, label %B50.preheader3.i79, label %vector.ph.i57

vector.ph.i57:
  %.494179189 = phi double [ %.494179185, %B50.preheader.i55.thread ], [ %.494179, %B50.preheader.i55 ]
  %.439178187 = phi i64 [ %.439178184, %B50.preheader.i55.thread ], [ %.439178, %B50.preheader.i55 ]
  %broadcast.splatinsert.i59 = insertelement <2 x double> poison, double %.494179189, i64 0
  %broadcast.splat.i60 = shufflevector <2 x double> %broadcast.splatinsert.i59, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i61

vector.body.i61:
  %index.i62 = phi i64 [ 0, %vector.ph.i57 ], [ %index.next.i72, %vector.body.i61 ]
  %vec.phi.i63 = phi <2 x i64> [ zeroinitializer, %vector.ph.i57 ], [ %25, %vector.body.i61 ]
  %vec.phi1.i64 = phi <2 x i64> [ zeroinitializer, %vector.ph.i57 ], [ %26, %vector.body.i61 ]
  %vec.ind.i65 = phi <2 x i64> [ <i64 0, i64 1>, %vector.ph.i57 ], [ %vec.ind.next.i73, %vector.body.i61 ]
  %step.add.i66 = add <2 x i64> %vec.ind.i65, splat (i64 2)
  %sunkaddr100 = mul i64 %index.i62, 8
  %sunkaddr101 = getelementptr i8, ptr %arg.code.8, i64 %sunkaddr100
  %wide.load.i69 = load <2 x double>, ptr %sunkaddr101, align 8
  %sunkaddr102 = mul i64 %index.i62, 8
  %sunkaddr103 = getelementptr i8, ptr %arg.code.8, i64 %sunkaddr102
  %sunkaddr104 = getelementptr i8, ptr %sunkaddr103, i64 16
  %wide.load2.i71 = load <2 x double>, ptr %sunkaddr104, align 8
  %19 = fcmp ogt <2 x double> %wide.load.i69, %broadcast.splat.i60
  %20 = fcmp ogt <2 x double> %wide.load2.i71, %broadcast.splat.i60
  %21 = shl nuw <2 x i64> splat (i64 1), %vec.ind.i65
  %22 = shl nuw <2 x i64> splat (i64 1), %step.add.i66
  %23 = select <2 x i1> %19, <2 x i64> zeroinitializer, <2 x i64> %21
  %24 = select <2 x i1> %20, <2 x i64> zeroinitializer, <2 x i64> %22
  %25 = or <2 x i64> %23, %vec.phi.i63
  %26 = or <2 x i64> %24, %vec.phi1.i64
  %index.next.i72 = add nuw nsw i64 %index.i62, 4
  %vec.ind.next.i73 = add <2 x i64> %vec.ind.i65, splat (i64 4)
  %27 = icmp eq i64 %n.vec.i, %index.next.i72
  br i1 %27, label %middle.block.i74, label %vector.body.i61

middle.block.i74:
  %28 = icmp eq i64 %arg.code.24.fr, %n.vec.i
  %bin.rdx.i75 = or <2 x i64> %26, %25
  %rdx.shuf.i76 = shufflevector <2 x i64> %bin.rdx.i75, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx10.i77 = or <2 x i64> %rdx.shuf.i76, %bin.rdx.i75
  %29 = extractelement <2 x i64> %bin.rdx10.i77, i64 0
  br i1 %28, label %B50.preheader.i95, label %B50.preheader3.i79

B50.preheader3.i79:
  %.494179190 = phi double [ %.494179, %B50.preheader.i55 ], [ %.494179189, %middle.block.i74 ]
  %.439178188 = phi i64 [ %.439178, %B50.preheader.i55 ], [ %.439178187, %middle.block.i74 ]
  %found.2.056.ph.i80 = phi i64 [ 0, %B50.preheader.i55 ], [ %29, %middle.block.i74 ]
  %.1325254.ph.i81 = phi i64 [ 0, %B50.preheader.i55 ], [ %n.vec.i, %middle.block.i74 ]
  br label %B50.i82

B50.i82:
  %found.2.056.i83 = phi i64 [ %found.3.1.i91, %B50.i82 ], [ %found.2.056.ph.i80, %B50.preheader3.i79 ]
  %.1325254.i84 = phi i64 [ %.139.i85, %B50.i82 ], [ %.1325254.ph.i81, %B50.preheader3.i79 ]
  %.139.i85 = add nuw nsw i64 %.1325254.i84, 1
  %30 = shl i64 %.1325254.i84, 3
  %scevgep.i86 = getelementptr i8, ptr %arg.code.8, i64 %30
  %.174.i87 = load double, ptr %scevgep.i86, align 8
  %.176.i88 = fcmp ogt double %.174.i87, %.494179190
  %.179.i89 = shl nuw i64 1, %.1325254.i84
  %.183.i90 = select i1 %.176.i88, i64 0, i64 %.179.i89
  %found.3.1.i91 = or i64 %.183.i90, %found.2.056.i83
  %exitcond.not.i92 = icmp eq i64 %arg.code.24.fr, %.139.i85
  br i1 %exitcond.not.i92, label %B50.preheader.i95, label %B50.i82

B50.preheader.i95:
  %.439181.ph = phi i64 [ %.439178187, %middle.block.i74 ], [ %.439178188, %B50.i82 ]
  %found.2.0.lcssa.i93.ph = phi i64 [ %29, %middle.block.i74 ], [ %found.3.1.i91, %B50.i82 ]
  %.527193 = xor i64 %.439181.ph, %left.2.0382
  br label %B50.i98

B50.i98:
  %lsr.iv14.i = phi ptr [ %scevgep13.i, %B50.preheader.i95 ], [ %scevgep15.i, %B302.i ]
  %lsr.iv8.i = phi ptr [ %scevgep.i96, %B50.preheader.i95 ], [ %scevgep9.i, %B302.i ]
  %lsr.iv.i = phi i64 [ %arg.code.25, %B50.preheader.i95 ], [ %lsr.iv.next.i, %B302.i ]
  %worst.2.0246.i = phi double [ 0.000000e+00, %B50.preheader.i95 ], [ %worst.3.1.i, %B302.i ]
  %.135229244.i = phi i64 [ 0, %B50.preheader.i95 ], [ %.142.i, %B302.i ]
  %31 = sub i64 %arg.code.25, %.135229244.i
  %.142.i = add nuw nsw i64 %.135229244.i, 1
  %32 = shl nuw i64 1, %.135229244.i
  %33 = and i64 %32, %.527193
  %.178.not.i = icmp eq i64 %33, 0
  br i1 %.178.not.i, label %B302.i, label %B68.i

B68.i:
  %.185.i = getelementptr double, ptr %arg.code.6, i64 %.135229244.i
  %.186.i = load double, ptr %.185.i, align 8
  %sunkaddr105 = getelementptr i8, ptr %arg.code.1, i64 8
  %.235.i = load double, ptr %sunkaddr105, align 8
  %.236.i = fcmp ogt double %.186.i, %.235.i
  br i1 %.236.i, label %B150.i, label %common.ret

B150.i:
  %.259.i = getelementptr double, ptr %arg.code.8, i64 %.135229244.i
  %.260.i = load double, ptr %.259.i, align 8
  %.262.i = fcmp ogt double %.260.i, %worst.2.0246.i
  %worst.4.2.i = select i1 %.262.i, double %.260.i, double %worst.2.0246.i
  %.318.i = icmp slt i64 %31, 1
  br i1 %.318.i, label %B302.i, label %B210.endif.endif.i

B266.i:
  %lsr.iv21.i = phi i64 [ %71, %B266.preheader7.i ], [ %lsr.iv.next22.i, %B266.i ]
  %lsr.iv19.i = phi i64 [ %70, %B266.preheader7.i ], [ %lsr.iv.next20.i, %B266.i ]
  %scevgep24.i = getelementptr i8, ptr %arg.code.7, i64 %lsr.iv21.i
  %.406.i = load double, ptr %scevgep24.i, align 8
  %scevgep23.i = getelementptr i8, ptr %arg.y, i64 %lsr.iv21.i
  store double %.406.i, ptr %scevgep23.i, align 8
  %lsr.iv.next20.i = add i64 %lsr.iv19.i, -1
  %lsr.iv.next22.i = add i64 %lsr.iv21.i, %0
  %.363.i = icmp samesign ugt i64 %lsr.iv.next20.i, 1
  br i1 %.363.i, label %B266.i, label %B302.i

B302.i:
  %worst.3.1.i = phi double [ %worst.2.0246.i, %B50.i98 ], [ %worst.4.2.i, %56 ], [ %worst.4.2.i, %B150.i ], [ %worst.4.2.i, %middle.block.i106 ], [ %worst.4.2.i, %B266.i ]
  %lsr.iv.next.i = add i64 %lsr.iv.i, -1
  %scevgep9.i = getelementptr i8, ptr %lsr.iv8.i, i64 8
  %scevgep15.i = getelementptr i8, ptr %lsr.iv14.i, i64 8
  %exitcond.not.i99 = icmp eq i64 %.142.i, %arg.code.24.fr
  br i1 %exitcond.not.i99, label %B142.endif.endif.endif.endif.endif, label %B50.i98

B210.endif.endif.i:
  %34 = or i64 %31, %arg.code.24.fr
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
  %43 = or i64 %31, %arg.code.24.fr
  %44 = and i64 %43, -4294967296
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %46, label %53

46:
  %47 = trunc i64 %arg.code.24.fr to i32
  %48 = trunc i64 %31 to i32
  %49 = udiv i32 %48, %47
  %50 = urem i32 %48, %47
  %51 = zext i32 %49 to i64
  %52 = zext i32 %50 to i64
  br label %56

53:
  %54 = udiv i64 %31, %arg.code.24.fr
  %55 = urem i64 %31, %arg.code.24.fr
  br label %56

56:
  %57 = phi i64 [ %40, %36 ], [ %51, %46 ], [ %54, %53 ]
  %58 = phi i64 [ %41, %36 ], [ %52, %46 ], [ %55, %53 ]
  %.336.i = icmp ne i64 %58, 0
  %.338.i = zext i1 %.336.i to i64
  %.339.i = add nuw i64 %57, %.338.i
  %.363223.i = icmp sgt i64 %.339.i, 0
  br i1 %.363223.i, label %B266.preheader.i, label %B302.i

B266.preheader.i:
  %59 = icmp ult i64 %2, 32
  %60 = icmp ne i64 %arg.code.24.fr, 1
  %61 = add nuw i64 %31, %.338.i
  %min.iters.check.i100 = icmp ult i64 %61, 4
  %or.cond.not6.i = or i1 %60, %min.iters.check.i100
  %or.cond5.i = select i1 %or.cond.not6.i, i1 true, i1 %59
  br i1 %or.cond5.i, label %B266.preheader7.i, label %vector.ph.i101

vector.ph.i101:
  %62 = add i64 %lsr.iv.i, %.338.i
  %63 = lshr i64 %62, 2
  %64 = shl nuw i64 %63, 2
  br label %vector.body.i102

vector.body.i102:
  %index.i103 = phi i64 [ 0, %vector.ph.i101 ], [ %index.next.i105, %vector.body.i102 ]
  %65 = shl i64 %index.i103, 3
  %scevgep17.i = getelementptr i8, ptr %lsr.iv14.i, i64 %65
  %scevgep18.i = getelementptr i8, ptr %scevgep17.i, i64 -16
  %wide.load.i104 = load <2 x double>, ptr %scevgep18.i, align 8
  %wide.load3.i = load <2 x double>, ptr %scevgep17.i, align 8
  %scevgep11.i = getelementptr i8, ptr %lsr.iv8.i, i64 %65
  %66 = shl i64 %index.i103, 3
  %scevgep56 = getelementptr i8, ptr %lsr.iv8.i, i64 %66
  %scevgep57 = getelementptr i8, ptr %scevgep56, i64 -16
  store <2 x double> %wide.load.i104, ptr %scevgep57, align 8
  store <2 x double> %wide.load3.i, ptr %scevgep11.i, align 8
  %index.next.i105 = add nuw i64 %index.i103, 4
  %67 = icmp eq i64 %64, %index.next.i105
  br i1 %67, label %middle.block.i106, label %vector.body.i102

middle.block.i106:
  %n.vec.i107 = and i64 %61, -4
  %68 = sub i64 %.339.i, %n.vec.i107
  %69 = add i64 %n.vec.i107, %.135229244.i
  %cmp.n.i108 = icmp eq i64 %61, %n.vec.i107
  br i1 %cmp.n.i108, label %B302.i, label %B266.preheader7.i

B266.preheader7.i:
  %.362221225.ph.i = phi i64 [ %.339.i, %B266.preheader.i ], [ %68, %middle.block.i106 ]
  %.369222224.ph.i = phi i64 [ %.135229244.i, %B266.preheader.i ], [ %69, %middle.block.i106 ]
  %70 = add i64 %.362221225.ph.i, 1
  %71 = shl i64 %.369222224.ph.i, 3
  br label %B266.i

B142.endif.endif.endif.endif.endif:
  %.562 = fcmp oge double %worst.3.1.i, 0.000000e+00
  %.568 = icmp ne i64 %.439181.ph, 0
  %or.cond = and i1 %.568, %.562
  br i1 %or.cond, label %B524, label %B642

B50.i116:
  %lsr.iv14.i117 = phi ptr [ %scevgep15.i145, %B302.i141 ], [ %scevgep13.i, %B50.i116.preheader ]
  %lsr.iv8.i118 = phi ptr [ %scevgep9.i144, %B302.i141 ], [ %scevgep.i96, %B50.i116.preheader ]
  %lsr.iv.i119 = phi i64 [ %lsr.iv.next.i143, %B302.i141 ], [ %arg.code.25, %B50.i116.preheader ]
  %worst.2.0246.i120 = phi double [ %worst.3.1.i142, %B302.i141 ], [ 0.000000e+00, %B50.i116.preheader ]
  %.135229244.i121 = phi i64 [ %.142.i122, %B302.i141 ], [ 0, %B50.i116.preheader ]
  %72 = sub i64 %arg.code.25, %.135229244.i121
  %.142.i122 = add nuw nsw i64 %.135229244.i121, 1
  %73 = shl nuw i64 1, %.135229244.i121
  %74 = and i64 %73, %.439181.ph
  %.178.not.i123 = icmp eq i64 %74, 0
  br i1 %.178.not.i123, label %B302.i141, label %B68.i124

B68.i124:
  %.185.i125 = getelementptr double, ptr %arg.code.6, i64 %.135229244.i121
  %.186.i126 = load double, ptr %.185.i125, align 8
  %sunkaddr106 = getelementptr i8, ptr %arg.code.1, i64 8
  %.235.i127 = load double, ptr %sunkaddr106, align 8
  %.236.i128 = fcmp ogt double %.186.i126, %.235.i127
  br i1 %.236.i128, label %B150.i130, label %common.ret

B150.i130:
  %.259.i131 = getelementptr double, ptr %arg.code.8, i64 %.135229244.i121
  %.260.i132 = load double, ptr %.259.i131, align 8
  %.262.i133 = fcmp ogt double %.260.i132, %worst.2.0246.i120
  %worst.4.2.i134 = select i1 %.262.i133, double %.260.i132, double %worst.2.0246.i120
  %.318.i135 = icmp slt i64 %72, 1
  br i1 %.318.i135, label %B302.i141, label %B210.endif.endif.i136

B266.i167:
  %lsr.iv21.i168 = phi i64 [ %112, %B266.preheader7.i164 ], [ %lsr.iv.next22.i174, %B266.i167 ]
  %lsr.iv19.i169 = phi i64 [ %111, %B266.preheader7.i164 ], [ %lsr.iv.next20.i173, %B266.i167 ]
  %scevgep24.i170 = getelementptr i8, ptr %arg.code.7, i64 %lsr.iv21.i168
  %.406.i171 = load double, ptr %scevgep24.i170, align 8
  %scevgep23.i172 = getelementptr i8, ptr %arg.y, i64 %lsr.iv21.i168
  store double %.406.i171, ptr %scevgep23.i172, align 8
  %lsr.iv.next20.i173 = add i64 %lsr.iv19.i169, -1
  %lsr.iv.next22.i174 = add i64 %lsr.iv21.i168, %0
  %.363.i175 = icmp samesign ugt i64 %lsr.iv.next20.i173, 1
  br i1 %.363.i175, label %B266.i167, label %B302.i141

B302.i141:
  %worst.3.1.i142 = phi double [ %worst.2.0246.i120, %B50.i116 ], [ %worst.4.2.i134, %97 ], [ %worst.4.2.i134, %B150.i130 ], [ %worst.4.2.i134, %middle.block.i161 ], [ %worst.4.2.i134, %B266.i167 ]
  %lsr.iv.next.i143 = add i64 %lsr.iv.i119, -1
  %scevgep9.i144 = getelementptr i8, ptr %lsr.iv8.i118, i64 8
  %scevgep15.i145 = getelementptr i8, ptr %lsr.iv14.i117, i64 8
  %exitcond.not.i146 = icmp eq i64 %.142.i122, %arg.code.24.fr
  br i1 %exitcond.not.i146, label %B524.endif.endif, label %B50.i116

B210.endif.endif.i136:
  %75 = or i64 %72, %arg.code.24.fr
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
  %84 = or i64 %72, %arg.code.24.fr
  %85 = and i64 %84, -4294967296
  %86 = icmp eq i64 %85, 0
  br i1 %86, label %87, label %94

87:
  %88 = trunc i64 %arg.code.24.fr to i32
  %89 = trunc i64 %72 to i32
  %90 = udiv i32 %89, %88
  %91 = urem i32 %89, %88
  %92 = zext i32 %90 to i64
  %93 = zext i32 %91 to i64
  br label %97

94:
  %95 = udiv i64 %72, %arg.code.24.fr
  %96 = urem i64 %72, %arg.code.24.fr
  br label %97

97:
  %98 = phi i64 [ %81, %77 ], [ %92, %87 ], [ %95, %94 ]
  %99 = phi i64 [ %82, %77 ], [ %93, %87 ], [ %96, %94 ]
  %.336.i137 = icmp ne i64 %99, 0
  %.338.i138 = zext i1 %.336.i137 to i64
  %.339.i139 = add nuw i64 %98, %.338.i138
  %.363223.i140 = icmp sgt i64 %.339.i139, 0
  br i1 %.363223.i140, label %B266.preheader.i147, label %B302.i141

B266.preheader.i147:
  %100 = icmp ult i64 %2, 32
  %101 = icmp ne i64 %arg.code.24.fr, 1
  %102 = add nuw i64 %72, %.338.i138
  %min.iters.check.i148 = icmp ult i64 %102, 4
  %or.cond.not6.i149 = or i1 %101, %min.iters.check.i148
  %or.cond5.i150 = select i1 %or.cond.not6.i149, i1 true, i1 %100
  br i1 %or.cond5.i150, label %B266.preheader7.i164, label %vector.ph.i151

vector.ph.i151:
  %103 = add i64 %lsr.iv.i119, %.338.i138
  %104 = lshr i64 %103, 2
  %105 = shl nuw i64 %104, 2
  br label %vector.body.i152

vector.body.i152:
  %index.i153 = phi i64 [ 0, %vector.ph.i151 ], [ %index.next.i160, %vector.body.i152 ]
  %106 = shl i64 %index.i153, 3
  %scevgep17.i154 = getelementptr i8, ptr %lsr.iv14.i117, i64 %106
  %scevgep18.i155 = getelementptr i8, ptr %scevgep17.i154, i64 -16
  %wide.load.i156 = load <2 x double>, ptr %scevgep18.i155, align 8
  %wide.load3.i157 = load <2 x double>, ptr %scevgep17.i154, align 8
  %scevgep11.i158 = getelementptr i8, ptr %lsr.iv8.i118, i64 %106
  %107 = shl i64 %index.i153, 3
  %scevgep58 = getelementptr i8, ptr %lsr.iv8.i118, i64 %107
  %scevgep59 = getelementptr i8, ptr %scevgep58, i64 -16
  store <2 x double> %wide.load.i156, ptr %scevgep59, align 8
  store <2 x double> %wide.load3.i157, ptr %scevgep11.i158, align 8
  %index.next.i160 = add nuw i64 %index.i153, 4
  %108 = icmp eq i64 %105, %index.next.i160
  br i1 %108, label %middle.block.i161, label %vector.body.i152

middle.block.i161:
  %n.vec.i162 = and i64 %102, -4
  %109 = sub i64 %.339.i139, %n.vec.i162
  %110 = add i64 %n.vec.i162, %.135229244.i121
  %cmp.n.i163 = icmp eq i64 %102, %n.vec.i162
  br i1 %cmp.n.i163, label %B302.i141, label %B266.preheader7.i164

B266.preheader7.i164:
  %.362221225.ph.i165 = phi i64 [ %.339.i139, %B266.preheader.i147 ], [ %109, %middle.block.i161 ]
  %.369222224.ph.i166 = phi i64 [ %.135229244.i121, %B266.preheader.i147 ], [ %110, %middle.block.i161 ]
  %111 = add i64 %.362221225.ph.i165, 1
  %112 = shl i64 %.369222224.ph.i166, 3
  br label %B266.i167

B524.endif.endif:
  %.689 = fcmp olt double %worst.3.1.i142, 0.000000e+00
  %.693 = fcmp ogt double %worst.3.1.i142, %worst.3.1.i
  %or.cond330 = select i1 %.689, i1 true, i1 %.693
  br i1 %or.cond330, label %B642, label %B638
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define internal i32 @part7(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.80 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.233 = alloca ptr, align 8
  %excinfo.3 = alloca ptr, align 8
  %.493 = alloca double, align 8
  %excinfo.4 = alloca ptr, align 8
  store double 0.000000e+00, ptr %.80, align 8
  %.84 = call i32 @part13(ptr %.80, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i64 %arg.m.4, i64 %arg.m.5)
  %cond = icmp eq i32 %.84, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B128 ], [ 0, %B400 ], [ 0, %B424.endif ], [ %.84, %B0.if.if ], [ %.497, %B424.if.if ], [ %.237, %B132.if.if ]
  ret i32 %common.ret.op

B128:
  %storemerge.i3 = phi i64 [ 1, %B0.endif.endif ], [ 3, %B158.i ]
  store i64 %storemerge.i3, ptr %retptr, align 8
  br label %common.ret

B132:
  %.237 = call i32 @part14(ptr %.233, ptr %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, i64 %arg.m.2, i64 %arg.m.5, double %arg.h, ptr %arg.y, ptr %arg.room.0, i64 %arg.code.25, ptr %arg.room.1)
  switch i32 %.237, label %B132.if.if [
    i32 -2, label %B132.endif.endif
    i32 0, label %B132.endif.endif
  ]

B272:
  %bad.2.0286 = phi i64 [ %.403.1, %B272 ], [ %bad.2.0286.unr, %B272.preheader13 ]
  %.353282284 = phi i64 [ %.360.1, %B272 ], [ %.353282284.unr, %B272.preheader13 ]
  %sunkaddr = mul i64 %.353282284, 8
  %sunkaddr30 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr
  %.388 = load double, ptr %sunkaddr30, align 8
  %sunkaddr31 = mul i64 %.353282284, 8
  %sunkaddr32 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr31
  store double %.388, ptr %sunkaddr32, align 8
  %.397 = tail call double @llvm.fabs.f64(double %.388)
  %.398 = fcmp uge double %.397, 1.000000e+300
  %.402 = zext i1 %.398 to i64
  %.403 = add nuw nsw i64 %bad.2.0286, %.402
  %.360.1 = add nuw nsw i64 %.353282284, 2
  %sunkaddr33 = mul i64 %.353282284, 8
  %sunkaddr34 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr33
  %sunkaddr35 = getelementptr i8, ptr %sunkaddr34, i64 8
  %.388.1 = load double, ptr %sunkaddr35, align 8
  %sunkaddr36 = mul i64 %.353282284, 8
  %sunkaddr37 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr36
  %sunkaddr39 = getelementptr i8, ptr %sunkaddr37, i64 8
  store double %.388.1, ptr %sunkaddr39, align 8
  %.397.1 = tail call double @llvm.fabs.f64(double %.388.1)
  %.398.1 = fcmp uge double %.397.1, 1.000000e+300
  %.402.1 = zext i1 %.398.1 to i64
  %.403.1 = add nuw nsw i64 %.403, %.402.1
  %exitcond.not.1 = icmp eq i64 %arg.code.25, %.360.1
  br i1 %exitcond.not.1, label %B396, label %B272

B396:
  %.403.lcssa = phi i64 [ %13, %middle.block ], [ %.403.lcssa10.unr, %B272.prol.loopexit ], [ %.403.1, %B272 ]
  %0 = icmp eq i64 %.403.lcssa, 0
  br i1 %0, label %B424, label %B400

B400:
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B424:
  store double 0.000000e+00, ptr %.493, align 8
  %.497 = call i32 @part3(ptr %.493, ptr %excinfo.4, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.room.2)
  %cond4 = icmp eq i32 %.497, 0
  br i1 %cond4, label %B424.endif, label %B424.if.if

B0.endif:
  %.94 = load double, ptr %.80, align 8
  %.88.i = load double, ptr %arg.code.1, align 8
  %.136.i = getelementptr i8, ptr %arg.code.1, i64 8
  %.137.i = load double, ptr %.136.i, align 8
  %.138.i = fcmp ogt double %.88.i, %.137.i
  %.193.i = fcmp ole double %.94, %.88.i
  %or.cond.i = select i1 %.138.i, i1 %.193.i, i1 false
  br i1 %or.cond.i, label %B158.i, label %B0.endif.endif

B158.i:
  %.261.i = getelementptr i8, ptr %arg.code.0, i64 32
  %.262.i = load i64, ptr %.261.i, align 8
  %.263.i = icmp eq i64 %.262.i, 0
  br i1 %.263.i, label %B128, label %B0.endif.endif

B0.if.if:
  %.92 = icmp sgt i32 %.84, 0
  %.85 = load ptr, ptr %excinfo.1, align 8
  %.93 = select i1 %.92, ptr %.85, ptr undef
  store ptr %.93, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:
  %.388.i = fcmp ogt double %.94, %.137.i
  br i1 %.388.i, label %B132, label %B128

B132.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B132.endif.endif:
  %.347283.not = icmp slt i64 %arg.code.25, 1
  br i1 %.347283.not, label %B424, label %B272.preheader

B272.preheader:
  %1 = ptrtoint ptr %arg.room.2 to i64
  %2 = ptrtoint ptr %arg.room.1 to i64
  %min.iters.check = icmp samesign ult i64 %arg.code.25, 4
  %3 = sub i64 %1, %2
  %diff.check = icmp ult i64 %3, 32
  %or.cond = select i1 %min.iters.check, i1 true, i1 %diff.check
  br i1 %or.cond, label %B272.preheader9, label %vector.ph

vector.ph:
  %n.vec = and i64 %arg.code.25, 9223372036854775804
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %10, %vector.body ]
  %vec.phi7 = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %11, %vector.body ]
  %sunkaddr40 = mul i64 %index, 8
  %sunkaddr41 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr40
  %wide.load = load <2 x double>, ptr %sunkaddr41, align 8
  %sunkaddr42 = mul i64 %index, 8
  %sunkaddr43 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr42
  %sunkaddr44 = getelementptr i8, ptr %sunkaddr43, i64 16
  %wide.load8 = load <2 x double>, ptr %sunkaddr44, align 8
  %sunkaddr45 = mul i64 %index, 8
  %sunkaddr46 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr45
  store <2 x double> %wide.load, ptr %sunkaddr46, align 8
  %sunkaddr47 = mul i64 %index, 8
  %sunkaddr48 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr47
  %sunkaddr49 = getelementptr i8, ptr %sunkaddr48, i64 16
  store <2 x double> %wide.load8, ptr %sunkaddr49, align 8
  %4 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %wide.load)
  %5 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %wide.load8)
  %6 = fcmp uge <2 x double> %4, splat (double 1.000000e+300)
  %7 = fcmp uge <2 x double> %5, splat (double 1.000000e+300)
  %8 = zext <2 x i1> %6 to <2 x i64>
  %9 = zext <2 x i1> %7 to <2 x i64>
  %10 = add <2 x i64> %vec.phi, %8
  %11 = add <2 x i64> %vec.phi7, %9
  %index.next = add nuw nsw i64 %index, 4
  %12 = icmp eq i64 %n.vec, %index.next
  br i1 %12, label %middle.block, label %vector.body

middle.block:
  %bin.rdx = add <2 x i64> %11, %10
  %rdx.shuf = shufflevector <2 x i64> %bin.rdx, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx29 = add <2 x i64> %rdx.shuf, %bin.rdx
  %13 = extractelement <2 x i64> %bin.rdx29, i64 0
  %cmp.n = icmp eq i64 %arg.code.25, %n.vec
  br i1 %cmp.n, label %B396, label %B272.preheader9

B272.preheader9:
  %bad.2.0286.ph = phi i64 [ 0, %B272.preheader ], [ %13, %middle.block ]
  %.353282284.ph = phi i64 [ 0, %B272.preheader ], [ %n.vec, %middle.block ]
  %.neg = or disjoint i64 %.353282284.ph, 1
  %xtraiter = and i64 %arg.code.25, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B272.prol.loopexit, label %B272.prol

B272.prol:
  %.387.prol = getelementptr double, ptr %arg.room.1, i64 %.353282284.ph
  %.388.prol = load double, ptr %.387.prol, align 8
  %.391.prol = getelementptr double, ptr %arg.room.2, i64 %.353282284.ph
  store double %.388.prol, ptr %.391.prol, align 8
  %.397.prol = tail call double @llvm.fabs.f64(double %.388.prol)
  %.398.prol = fcmp uge double %.397.prol, 1.000000e+300
  %.402.prol = zext i1 %.398.prol to i64
  %.403.prol = add nuw nsw i64 %bad.2.0286.ph, %.402.prol
  br label %B272.prol.loopexit

B272.prol.loopexit:
  %.403.lcssa10.unr = phi i64 [ poison, %B272.preheader9 ], [ %.403.prol, %B272.prol ]
  %bad.2.0286.unr = phi i64 [ %bad.2.0286.ph, %B272.preheader9 ], [ %.403.prol, %B272.prol ]
  %.353282284.unr = phi i64 [ %.353282284.ph, %B272.preheader9 ], [ %.neg, %B272.prol ]
  %14 = icmp eq i64 %arg.code.25, %.neg
  br i1 %14, label %B396, label %B272.preheader13

B272.preheader13:
  br label %B272

B424.endif:
  %.507 = load double, ptr %.493, align 8
  %.520 = fcmp olt double %.507, 0.000000e+00
  %"$phi520.0.2.0" = zext i1 %.520 to i64
  store i64 %"$phi520.0.2.0", ptr %retptr, align 8
  br label %common.ret

B424.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part8(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.243 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.150 = getelementptr i8, ptr %arg.s.0, i64 88
  %.151 = load double, ptr %.150, align 8
  %.234 = load double, ptr %arg.s.0, align 8
  %.247 = call i32 @part13(ptr %.243, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, double %.234, double %.151, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i64 %arg.m.5, i64 %arg.m.2)
  %cond = icmp eq i32 %.247, 0
  br i1 %cond, label %B0.endif.endif, label %B0.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B650 ], [ %.247, %B0.if.if ]
  ret i32 %common.ret.op

B650.loopexit.unr-lcssa:
  %0 = and i64 %arg.code.25, 1
  %lcmp.mod37.not = icmp eq i64 %0, 0
  br i1 %lcmp.mod37.not, label %B650, label %B300.endif.epil.preheader

B300.endif.epil.preheader:
  %.427233243.epil.init = phi i64 [ 0, %B300.endif.preheader ], [ %unroll_iter39, %B650.loopexit.unr-lcssa ]
  %.760.epil = mul nsw i64 %.427233243.epil.init, %arg.m.3
  %.761.epil = getelementptr double, ptr %arg.room.3, i64 %.760.epil
  %.762.epil = load double, ptr %.761.epil, align 8
  %.766.epil = getelementptr double, ptr %arg.room.2, i64 %.427233243.epil.init
  %.767.epil = load double, ptr %.766.epil, align 8
  %.771.epil = getelementptr double, ptr %arg.room.1, i64 %.427233243.epil.init
  %.772.epil = load double, ptr %.771.epil, align 8
  %.775.epil = fsub double %.767.epil, %.772.epil
  %.776.epil = fadd double %.762.epil, %.775.epil
  store double %.776.epil, ptr %.761.epil, align 8
  br label %B650

B650.loopexit.unr-lcssa184:
  %1 = and i64 %arg.code.25, 1
  %lcmp.mod186.not = icmp eq i64 %1, 0
  br i1 %lcmp.mod186.not, label %B650, label %B300.endif.us.us29.us.epil.preheader

B300.endif.us.us29.us.epil.preheader:
  %lsr.iv57.us.us.epil.init = phi ptr [ %arg.room.3, %B300.endif.us.us29.us.preheader ], [ %scevgep58.us.us.1, %B650.loopexit.unr-lcssa184 ]
  %.427233243.us.us30.us.epil.init = phi i64 [ 0, %B300.endif.us.us29.us.preheader ], [ %unroll_iter188, %B650.loopexit.unr-lcssa184 ]
  store double %.735, ptr %lsr.iv57.us.us.epil.init, align 8
  %2 = shl i64 %.427233243.us.us30.us.epil.init, 3
  %scevgep115.us.epil = getelementptr i8, ptr %arg.room.2, i64 %2
  %.767.us.us34.us.epil = load double, ptr %scevgep115.us.epil, align 8
  %scevgep114.us.epil = getelementptr i8, ptr %arg.room.1, i64 %2
  %.772.us.us36.us.epil = load double, ptr %scevgep114.us.epil, align 8
  %.775.us.us37.us.epil = fsub double %.767.us.us34.us.epil, %.772.us.us36.us.epil
  %.776.us.us38.us.epil = fadd double %.735, %.775.us.us37.us.epil
  store double %.776.us.us38.us.epil, ptr %lsr.iv57.us.us.epil.init, align 8
  br label %B650

B650.loopexit171.unr-lcssa:
  %3 = and i64 %arg.code.25, 1
  %lcmp.mod181.not = icmp eq i64 %3, 0
  br i1 %lcmp.mod181.not, label %B650, label %B300.endif.us.us29.epil.preheader

B300.endif.us.us29.epil.preheader:
  %lsr.iv57.us.epil.init = phi ptr [ %arg.room.3, %B300.endif.us.us29.preheader170 ], [ %scevgep58.us.1, %B650.loopexit171.unr-lcssa ]
  %.427233243.us.us30.epil.init = phi i64 [ 0, %B300.endif.us.us29.preheader170 ], [ %unroll_iter183, %B650.loopexit171.unr-lcssa ]
  %4 = icmp eq i64 %arg.m.3, 2
  store double %.735, ptr %lsr.iv57.us.epil.init, align 8
  %scevgep59.us.1.epil = getelementptr i8, ptr %lsr.iv57.us.epil.init, i64 8
  store double %.735, ptr %scevgep59.us.1.epil, align 8
  br i1 %4, label %B342.B540_crit_edge.split.us257.loopexit.us.epil, label %B344.endif.us250.us.2.epil

B344.endif.us250.us.2.epil:
  %scevgep59.us.2.epil = getelementptr i8, ptr %lsr.iv57.us.epil.init, i64 16
  store double %.735, ptr %scevgep59.us.2.epil, align 8
  br label %B342.B540_crit_edge.split.us257.loopexit.us.epil

B342.B540_crit_edge.split.us257.loopexit.us.epil:
  %5 = shl i64 %.427233243.us.us30.epil.init, 3
  %scevgep115.epil = getelementptr i8, ptr %arg.room.2, i64 %5
  %.767.us.us34.epil = load double, ptr %scevgep115.epil, align 8
  %scevgep114.epil = getelementptr i8, ptr %arg.room.1, i64 %5
  %.772.us.us36.epil = load double, ptr %scevgep114.epil, align 8
  %.775.us.us37.epil = fsub double %.767.us.us34.epil, %.772.us.us36.epil
  %.776.us.us38.epil = fadd double %.735, %.775.us.us37.epil
  store double %.776.us.us38.epil, ptr %lsr.iv57.us.epil.init, align 8
  br label %B650

B650:
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B0.if.if:
  %.255 = icmp sgt i32 %.247, 0
  %.248 = load ptr, ptr %excinfo.1, align 8
  %.256 = select i1 %.255, ptr %.248, ptr undef
  store ptr %.256, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:
  %.331 = getelementptr i8, ptr %arg.s.1, i64 32
  %.332 = load i64, ptr %.331, align 8
  %.337 = sub i64 %arg.m.2, %arg.m.5
  %.338 = add nsw i64 %.337, %.332
  store i64 %.338, ptr %.331, align 8
  %.421240.not = icmp slt i64 %arg.code.25, 1
  br i1 %.421240.not, label %B650, label %B300.endif.lr.ph

B300.endif.lr.ph:
  %.543222.not = icmp slt i64 %arg.m.3, 1
  %.735 = fmul double %.151, 0.000000e+00
  br i1 %.543222.not, label %B300.endif.preheader, label %B300.endif.lr.ph.split.us

B300.endif.preheader:
  %6 = icmp eq i64 %arg.code.25, 1
  br i1 %6, label %B300.endif.epil.preheader, label %B300.endif.preheader.new

B300.endif.preheader.new:
  %const152 = bitcast i64 9223372036854775806 to i64
  %unroll_iter39 = and i64 %arg.code.25, %const152
  %7 = shl i64 %arg.m.3, 4
  br label %B300.endif

B300.endif.lr.ph.split.us:
  %.668210.not = icmp slt i64 %arg.m.2, 1
  br i1 %.668210.not, label %B300.endif.us.preheader, label %B300.endif.us.us.preheader

B300.endif.us.us.preheader:
  %const = bitcast i64 9223372036854775806 to i64
  %unroll_iter = and i64 %arg.m.2, %const
  %8 = icmp eq i64 %arg.m.2, 1
  %sunkaddr = shl i64 %arg.m.3, 3
  %sunkaddr72 = shl i64 %arg.code.25, 3
  br i1 %8, label %B300.endif.us.us.us.preheader, label %B300.endif.us.us.preheader.split

B300.endif.us.us.us.preheader:
  %9 = mul i64 %arg.code.25, %sunkaddr
  %scevgep57 = getelementptr i8, ptr %arg.room.3, i64 %9
  %scevgep60 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr
  %scevgep62 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr72
  %bound0 = icmp ult ptr %arg.room.3, %scevgep60
  %bound1 = icmp ult ptr %arg.m.1, %scevgep57
  %found.conflict = and i1 %bound0, %bound1
  %bound063 = icmp ult ptr %arg.room.3, %scevgep62
  %bound164 = icmp ult ptr %arg.room.0, %scevgep57
  %found.conflict65 = and i1 %bound063, %bound164
  %stride.check66 = icmp slt i64 %sunkaddr, 0
  %10 = or i1 %stride.check66, %found.conflict65
  %conflict.rdx = or i1 %found.conflict, %10
  %const_mat = add i64 %const, -2
  %n.vec67 = and i64 %arg.m.3, %const_mat
  %broadcast.splatinsert68 = insertelement <2 x double> poison, double %.151, i64 0
  %broadcast.splat69 = shufflevector <2 x double> %broadcast.splatinsert68, <2 x double> poison, <2 x i32> zeroinitializer
  %scevgep116 = getelementptr i8, ptr %arg.room.3, i64 16
  %11 = icmp samesign ult i64 %arg.m.3, 6
  %brmerge = select i1 %11, i1 true, i1 %conflict.rdx
  br label %B300.endif.us.us.us

B300.endif.us.us.us:
  %lsr.iv232 = phi ptr [ %scevgep233, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ %arg.room.3, %B300.endif.us.us.us.preheader ]
  %lsr.iv117 = phi ptr [ %scevgep118, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ %scevgep116, %B300.endif.us.us.us.preheader ]
  %.427233243.us.us.us = phi i64 [ %.434.us.us.us, %B342.B540_crit_edge.split.us.us.us.split.us.us ], [ 0, %B300.endif.us.us.us.preheader ]
  %.743.us.us.us = mul nuw nsw i64 %.427233243.us.us.us, %arg.m.3
  %12 = getelementptr double, ptr %arg.room.3, i64 %.743.us.us.us
  br i1 %brmerge, label %B344.endif.us.us.us.us.us.preheader, label %vector.ph

vector.ph:
  %sunkaddr154 = shl i64 %.427233243.us.us.us, 3
  %sunkaddr155 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr154
  %13 = load double, ptr %sunkaddr155, align 8
  %broadcast.splatinsert73 = insertelement <2 x double> poison, double %13, i64 0
  %broadcast.splat74 = shufflevector <2 x double> %broadcast.splatinsert73, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body70

vector.body70:
  %index71 = phi i64 [ 0, %vector.ph ], [ %index.next75, %vector.body70 ]
  %sunkaddr153 = mul i64 %index71, 8
  %sunkaddr156 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr153
  %wide.load = load <2 x double>, ptr %sunkaddr156, align 8
  %sunkaddr157 = mul i64 %index71, 8
  %sunkaddr158 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr157
  %sunkaddr159 = getelementptr i8, ptr %sunkaddr158, i64 16
  %wide.load72 = load <2 x double>, ptr %sunkaddr159, align 8
  %14 = fmul <2 x double> %broadcast.splat74, %wide.load
  %15 = fmul <2 x double> %broadcast.splat74, %wide.load72
  %16 = fadd <2 x double> %14, zeroinitializer
  %17 = fadd <2 x double> %15, zeroinitializer
  %18 = fmul <2 x double> %broadcast.splat69, %16
  %19 = fmul <2 x double> %broadcast.splat69, %17
  %20 = shl i64 %index71, 3
  %scevgep95 = getelementptr i8, ptr %lsr.iv117, i64 %20
  %scevgep96 = getelementptr i8, ptr %scevgep95, i64 -16
  store <2 x double> %18, ptr %scevgep96, align 8
  store <2 x double> %19, ptr %scevgep95, align 8
  %index.next75 = add nuw nsw i64 %index71, 4
  %21 = icmp eq i64 %n.vec67, %index.next75
  br i1 %21, label %middle.block76, label %vector.body70

middle.block76:
  %22 = icmp eq i64 %arg.m.3, %n.vec67
  br i1 %22, label %B342.B540_crit_edge.split.us.us.us.split.us.us, label %B344.endif.us.us.us.us.us.preheader

B344.endif.us.us.us.us.us.preheader:
  %.549217223.us.us.us.us.us.ph = phi i64 [ %n.vec67, %middle.block76 ], [ 0, %B300.endif.us.us.us ]
  %23 = and i64 %arg.m.3, 1
  %24 = icmp eq i64 %23, 0
  %.neg = or disjoint i64 %.549217223.us.us.us.us.us.ph, 1
  br i1 %24, label %B344.endif.us.us.us.us.us.prol.loopexit, label %B344.endif.us.us.us.us.us.prol

B344.endif.us.us.us.us.us.prol:
  %invariant.gep.us.us.us.us.us.prol = getelementptr double, ptr %arg.m.1, i64 %.549217223.us.us.us.us.us.ph
  %.714.us.us.us.epil.us.us.prol = load double, ptr %invariant.gep.us.us.us.us.us.prol, align 8
  %sunkaddr161 = shl i64 %.427233243.us.us.us, 3
  %sunkaddr162 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr161
  %.722.us.us.us.epil.us.us.prol = load double, ptr %sunkaddr162, align 8
  %.723.us.us.us.epil.us.us.prol = fmul double %.714.us.us.us.epil.us.us.prol, %.722.us.us.us.epil.us.us.prol
  %.725.us.us.us.epil.us.us.prol = fadd double %.723.us.us.us.epil.us.us.prol, 0.000000e+00
  %.735.us.us.us.us.us.prol = fmul double %.151, %.725.us.us.us.epil.us.us.prol
  %.748.us.us.us.us.us.prol = getelementptr double, ptr %12, i64 %.549217223.us.us.us.us.us.ph
  store double %.735.us.us.us.us.us.prol, ptr %.748.us.us.us.us.us.prol, align 8
  br label %B344.endif.us.us.us.us.us.prol.loopexit

B344.endif.us.us.us.us.us.prol.loopexit:
  %.549217223.us.us.us.us.us.unr = phi i64 [ %.549217223.us.us.us.us.us.ph, %B344.endif.us.us.us.us.us.preheader ], [ %.neg, %B344.endif.us.us.us.us.us.prol ]
  %25 = icmp eq i64 %arg.m.3, %.neg
  br i1 %25, label %B342.B540_crit_edge.split.us.us.us.split.us.us, label %B344.endif.us.us.us.us.us.preheader9

B344.endif.us.us.us.us.us.preheader9:
  br label %B344.endif.us.us.us.us.us

B344.endif.us.us.us.us.us:
  %.549217223.us.us.us.us.us = phi i64 [ %.556.us.us.us.us.us.1, %B344.endif.us.us.us.us.us ], [ %.549217223.us.us.us.us.us.unr, %B344.endif.us.us.us.us.us.preheader9 ]
  %sunkaddr160 = mul i64 %.549217223.us.us.us.us.us, 8
  %sunkaddr163 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr160
  %.714.us.us.us.epil.us.us = load double, ptr %sunkaddr163, align 8
  %sunkaddr164 = mul i64 %.427233243.us.us.us, 8
  %sunkaddr165 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr164
  %.722.us.us.us.epil.us.us = load double, ptr %sunkaddr165, align 8
  %.723.us.us.us.epil.us.us = fmul double %.714.us.us.us.epil.us.us, %.722.us.us.us.epil.us.us
  %.725.us.us.us.epil.us.us = fadd double %.723.us.us.us.epil.us.us, 0.000000e+00
  %.735.us.us.us.us.us = fmul double %.151, %.725.us.us.us.epil.us.us
  %26 = shl i64 %.549217223.us.us.us.us.us, 3
  %scevgep105 = getelementptr i8, ptr %lsr.iv232, i64 %26
  %27 = shl i64 %.549217223.us.us.us.us.us, 3
  %scevgep103 = getelementptr i8, ptr %lsr.iv232, i64 %27
  %scevgep104 = getelementptr i8, ptr %scevgep103, i64 8
  store double %.735.us.us.us.us.us, ptr %scevgep105, align 8
  %sunkaddr166 = mul i64 %.549217223.us.us.us.us.us, 8
  %sunkaddr167 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr166
  %sunkaddr168 = getelementptr i8, ptr %sunkaddr167, i64 8
  %.714.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr168, align 8
  %.722.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr165, align 8
  %.723.us.us.us.epil.us.us.1 = fmul double %.714.us.us.us.epil.us.us.1, %.722.us.us.us.epil.us.us.1
  %.725.us.us.us.epil.us.us.1 = fadd double %.723.us.us.us.epil.us.us.1, 0.000000e+00
  %.556.us.us.us.us.us.1 = add nuw nsw i64 %.549217223.us.us.us.us.us, 2
  %.735.us.us.us.us.us.1 = fmul double %.151, %.725.us.us.us.epil.us.us.1
  store double %.735.us.us.us.us.us.1, ptr %scevgep104, align 8
  %exitcond275.not.us.us.1 = icmp eq i64 %arg.m.3, %.556.us.us.us.us.us.1
  br i1 %exitcond275.not.us.us.1, label %B342.B540_crit_edge.split.us.us.us.split.us.us, label %B344.endif.us.us.us.us.us

B342.B540_crit_edge.split.us.us.us.split.us.us:
  %.434.us.us.us = add nuw nsw i64 %.427233243.us.us.us, 1
  %.762.us.us.us = load double, ptr %12, align 8
  %.766.us.us.us = getelementptr double, ptr %arg.room.2, i64 %.427233243.us.us.us
  %.767.us.us.us = load double, ptr %.766.us.us.us, align 8
  %.771.us.us.us = getelementptr double, ptr %arg.room.1, i64 %.427233243.us.us.us
  %.772.us.us.us = load double, ptr %.771.us.us.us, align 8
  %.775.us.us.us = fsub double %.767.us.us.us, %.772.us.us.us
  %.776.us.us.us = fadd double %.762.us.us.us, %.775.us.us.us
  store double %.776.us.us.us, ptr %12, align 8
  %scevgep118 = getelementptr i8, ptr %lsr.iv117, i64 %sunkaddr
  %scevgep233 = getelementptr i8, ptr %lsr.iv232, i64 %sunkaddr
  %exitcond276.not.us = icmp eq i64 %arg.code.25, %.434.us.us.us
  br i1 %exitcond276.not.us, label %B650, label %B300.endif.us.us.us

B300.endif.us.us.preheader.split:
  %28 = and i64 %arg.m.2, 1
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %B300.endif.us.us.us14.preheader, label %B300.endif.us.us.preheader43

B300.endif.us.us.us14.preheader:
  %30 = add nsw i64 %arg.m.2, -2
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %B300.endif.us.us.us14.us.preheader, label %B300.endif.us.us.us14.preheader196

B300.endif.us.us.us14.preheader196:
  %32 = lshr i64 %30, 1
  %33 = add nuw i64 %32, 1
  %34 = lshr i64 %33, 1
  %35 = shl i64 %34, 1
  br label %B300.endif.us.us.us14

B300.endif.us.us.us14.us.preheader:
  %36 = mul i64 %arg.code.25, %arg.m.3
  %37 = shl i64 %36, 3
  %scevgep122 = getelementptr i8, ptr %arg.room.3, i64 %37
  %scevgep123 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr
  %38 = shl i64 %arg.m.3, 4
  %scevgep124 = getelementptr i8, ptr %arg.m.1, i64 %38
  %scevgep125 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr72
  %39 = shl i64 %arg.code.25, 4
  %scevgep126 = getelementptr i8, ptr %arg.room.0, i64 %39
  %bound0127 = icmp ult ptr %arg.room.3, %scevgep124
  %bound1128 = icmp ult ptr %scevgep123, %scevgep122
  %found.conflict129 = and i1 %bound0127, %bound1128
  %bound0131 = icmp ult ptr %arg.room.3, %scevgep123
  %bound1132 = icmp ult ptr %arg.m.1, %scevgep122
  %found.conflict133 = and i1 %bound0131, %bound1132
  %stride.check134 = icmp slt i64 %sunkaddr, 0
  %40 = or i1 %stride.check134, %found.conflict133
  %conflict.rdx135 = or i1 %found.conflict129, %40
  %bound0136 = icmp ult ptr %arg.room.3, %scevgep126
  %bound1137 = icmp ult ptr %scevgep125, %scevgep122
  %found.conflict138 = and i1 %bound0136, %bound1137
  %conflict.rdx140 = or i1 %found.conflict138, %conflict.rdx135
  %bound0141 = icmp ult ptr %arg.room.3, %scevgep125
  %bound1142 = icmp ult ptr %arg.room.0, %scevgep122
  %found.conflict143 = and i1 %bound0141, %bound1142
  %conflict.rdx145 = or i1 %found.conflict143, %conflict.rdx140
  %const_mat149 = add i64 %const, -2
  %n.vec150 = and i64 %arg.m.3, %const_mat149
  %41 = shl i64 %n.vec150, 3
  %42 = getelementptr i8, ptr %arg.m.1, i64 %41
  %broadcast.splatinsert151 = insertelement <2 x double> poison, double %.151, i64 0
  %broadcast.splat152 = shufflevector <2 x double> %broadcast.splatinsert151, <2 x double> poison, <2 x i32> zeroinitializer
  %scevgep241 = getelementptr i8, ptr %arg.m.1, i64 16
  %scevgep245 = getelementptr i8, ptr %scevgep241, i64 %sunkaddr
  %scevgep249 = getelementptr i8, ptr %arg.room.3, i64 16
  %43 = icmp samesign ult i64 %arg.m.3, 8
  %brmerge191 = select i1 %43, i1 true, i1 %conflict.rdx145
  br label %B300.endif.us.us.us14.us

B300.endif.us.us.us14.us:
  %lsr.iv265 = phi ptr [ %arg.room.3, %B300.endif.us.us.us14.us.preheader ], [ %scevgep266, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ]
  %lsr.iv250 = phi ptr [ %scevgep249, %B300.endif.us.us.us14.us.preheader ], [ %scevgep251, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ]
  %lsr.iv65.us15.us = phi ptr [ %arg.room.0, %B300.endif.us.us.us14.us.preheader ], [ %scevgep66.us27.us, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ]
  %.427233243.us.us.us16.us = phi i64 [ 0, %B300.endif.us.us.us14.us.preheader ], [ %.434.us.us.us19.us, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us ]
  %.743.us.us.us18.us = mul nuw nsw i64 %.427233243.us.us.us16.us, %arg.m.3
  %44 = getelementptr double, ptr %arg.room.3, i64 %.743.us.us.us18.us
  br i1 %brmerge191, label %B344.endif.us.us.us.us3.us.us.us.preheader, label %vector.ph148

vector.ph148:
  %sunkaddr311 = getelementptr i8, ptr %lsr.iv65.us15.us, i64 %sunkaddr72
  %45 = load double, ptr %sunkaddr311, align 8
  %broadcast.splatinsert163 = insertelement <2 x double> poison, double %45, i64 0
  %broadcast.splat164 = shufflevector <2 x double> %broadcast.splatinsert163, <2 x double> poison, <2 x i32> zeroinitializer
  %46 = load double, ptr %lsr.iv65.us15.us, align 8
  %broadcast.splatinsert159 = insertelement <2 x double> poison, double %46, i64 0
  %broadcast.splat160 = shufflevector <2 x double> %broadcast.splatinsert159, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body153

vector.body153:
  %index154 = phi i64 [ 0, %vector.ph148 ], [ %index.next165, %vector.body153 ]
  %offset.idx155 = shl i64 %index154, 3
  %scevgep243 = getelementptr i8, ptr %scevgep241, i64 %offset.idx155
  %scevgep244 = getelementptr i8, ptr %scevgep243, i64 -16
  %wide.load157 = load <2 x double>, ptr %scevgep244, align 8
  %wide.load158 = load <2 x double>, ptr %scevgep243, align 8
  %47 = fmul <2 x double> %broadcast.splat160, %wide.load157
  %48 = fmul <2 x double> %broadcast.splat160, %wide.load158
  %49 = fadd <2 x double> %47, zeroinitializer
  %50 = fadd <2 x double> %48, zeroinitializer
  %51 = shl i64 %index154, 3
  %scevgep112 = getelementptr i8, ptr %scevgep245, i64 %51
  %scevgep113 = getelementptr i8, ptr %scevgep112, i64 -16
  %wide.load161 = load <2 x double>, ptr %scevgep113, align 8
  %wide.load162 = load <2 x double>, ptr %scevgep112, align 8
  %52 = fmul <2 x double> %broadcast.splat164, %wide.load161
  %53 = fmul <2 x double> %broadcast.splat164, %wide.load162
  %54 = fadd <2 x double> %49, %52
  %55 = fadd <2 x double> %50, %53
  %56 = fmul <2 x double> %broadcast.splat152, %54
  %57 = fmul <2 x double> %broadcast.splat152, %55
  %58 = shl i64 %index154, 3
  %scevgep110 = getelementptr i8, ptr %lsr.iv250, i64 %58
  %scevgep111 = getelementptr i8, ptr %scevgep110, i64 -16
  store <2 x double> %56, ptr %scevgep111, align 8
  store <2 x double> %57, ptr %scevgep110, align 8
  %index.next165 = add nuw nsw i64 %index154, 4
  %59 = icmp eq i64 %n.vec150, %index.next165
  br i1 %59, label %middle.block166, label %vector.body153

middle.block166:
  %60 = icmp eq i64 %arg.m.3, %n.vec150
  br i1 %60, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us, label %B344.endif.us.us.us.us3.us.us.us.preheader

B344.endif.us.us.us.us3.us.us.us.preheader:
  %lsr.iv60.us4.us.us.us.ph = phi ptr [ %42, %middle.block166 ], [ %arg.m.1, %B300.endif.us.us.us14.us ]
  %.549217223.us.us.us.us5.us.us.us.ph = phi i64 [ %n.vec150, %middle.block166 ], [ 0, %B300.endif.us.us.us14.us ]
  %61 = and i64 %arg.m.3, 1
  %62 = icmp eq i64 %61, 0
  %.neg190 = or disjoint i64 %.549217223.us.us.us.us5.us.us.us.ph, 1
  br i1 %62, label %B344.endif.us.us.us.us3.us.us.us.prol.loopexit, label %B344.endif.us.us.us.us3.us.us.us.prol

B344.endif.us.us.us.us3.us.us.us.prol:
  %.714.us.us.us.us.us.epil.us.us.prol = load double, ptr %lsr.iv60.us4.us.us.us.ph, align 8
  %.722.us.us.us.us.us.epil.us.us.prol = load double, ptr %lsr.iv65.us15.us, align 8
  %.723.us.us.us.us.us.epil.us.us.prol = fmul double %.714.us.us.us.us.us.epil.us.us.prol, %.722.us.us.us.us.us.epil.us.us.prol
  %.725.us.us.us.us.us.epil.us.us.prol = fadd double %.723.us.us.us.us.us.epil.us.us.prol, 0.000000e+00
  %sunkaddr71.us.us.epil.us.us.prol = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.ph, i64 %sunkaddr
  %.714.us.us.us.1.us.us.epil.us.us.prol = load double, ptr %sunkaddr71.us.us.epil.us.us.prol, align 8
  %sunkaddr312 = getelementptr i8, ptr %lsr.iv65.us15.us, i64 %sunkaddr72
  %.722.us.us.us.1.us.us.epil.us.us.prol = load double, ptr %sunkaddr312, align 8
  %.723.us.us.us.1.us.us.epil.us.us.prol = fmul double %.714.us.us.us.1.us.us.epil.us.us.prol, %.722.us.us.us.1.us.us.epil.us.us.prol
  %.725.us.us.us.1.us.us.epil.us.us.prol = fadd double %.725.us.us.us.us.us.epil.us.us.prol, %.723.us.us.us.1.us.us.epil.us.us.prol
  %.735.us.us.us.us10.us.us.us.prol = fmul double %.151, %.725.us.us.us.1.us.us.epil.us.us.prol
  %.748.us.us.us.us11.us.us.us.prol = getelementptr double, ptr %44, i64 %.549217223.us.us.us.us5.us.us.us.ph
  store double %.735.us.us.us.us10.us.us.us.prol, ptr %.748.us.us.us.us11.us.us.us.prol, align 8
  %scevgep61.us12.us.us.us.prol = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.ph, i64 8
  br label %B344.endif.us.us.us.us3.us.us.us.prol.loopexit

B344.endif.us.us.us.us3.us.us.us.prol.loopexit:
  %lsr.iv60.us4.us.us.us.unr = phi ptr [ %lsr.iv60.us4.us.us.us.ph, %B344.endif.us.us.us.us3.us.us.us.preheader ], [ %scevgep61.us12.us.us.us.prol, %B344.endif.us.us.us.us3.us.us.us.prol ]
  %.549217223.us.us.us.us5.us.us.us.unr = phi i64 [ %.549217223.us.us.us.us5.us.us.us.ph, %B344.endif.us.us.us.us3.us.us.us.preheader ], [ %.neg190, %B344.endif.us.us.us.us3.us.us.us.prol ]
  %63 = icmp eq i64 %arg.m.3, %.neg190
  br i1 %63, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us, label %B344.endif.us.us.us.us3.us.us.us.preheader194

B344.endif.us.us.us.us3.us.us.us.preheader194:
  %64 = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.unr, i64 %sunkaddr
  %scevgep255 = getelementptr i8, ptr %64, i64 8
  %65 = shl i64 %.549217223.us.us.us.us5.us.us.us.unr, 3
  %scevgep267 = getelementptr i8, ptr %lsr.iv265, i64 %65
  %66 = sub i64 %arg.m.3, %.549217223.us.us.us.us5.us.us.us.unr
  br label %B344.endif.us.us.us.us3.us.us.us

B344.endif.us.us.us.us3.us.us.us:
  %lsr.iv256 = phi i64 [ 0, %B344.endif.us.us.us.us3.us.us.us.preheader194 ], [ %lsr.iv.next257, %B344.endif.us.us.us.us3.us.us.us ]
  %sunkaddr169 = mul i64 %lsr.iv256, 8
  %sunkaddr170 = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.unr, i64 %sunkaddr169
  %.714.us.us.us.us.us.epil.us.us = load double, ptr %sunkaddr170, align 8
  %.722.us.us.us.us.us.epil.us.us = load double, ptr %lsr.iv65.us15.us, align 8
  %.723.us.us.us.us.us.epil.us.us = fmul double %.714.us.us.us.us.us.epil.us.us, %.722.us.us.us.us.us.epil.us.us
  %.725.us.us.us.us.us.epil.us.us = fadd double %.723.us.us.us.us.us.epil.us.us, 0.000000e+00
  %67 = shl i64 %lsr.iv256, 3
  %scevgep119 = getelementptr i8, ptr %scevgep255, i64 %67
  %scevgep120 = getelementptr i8, ptr %scevgep119, i64 -8
  %.714.us.us.us.1.us.us.epil.us.us = load double, ptr %scevgep120, align 8
  %sunkaddr171 = getelementptr i8, ptr %lsr.iv65.us15.us, i64 %sunkaddr72
  %.722.us.us.us.1.us.us.epil.us.us = load double, ptr %sunkaddr171, align 8
  %.723.us.us.us.1.us.us.epil.us.us = fmul double %.714.us.us.us.1.us.us.epil.us.us, %.722.us.us.us.1.us.us.epil.us.us
  %.725.us.us.us.1.us.us.epil.us.us = fadd double %.725.us.us.us.us.us.epil.us.us, %.723.us.us.us.1.us.us.epil.us.us
  %.735.us.us.us.us10.us.us.us = fmul double %.151, %.725.us.us.us.1.us.us.epil.us.us
  %68 = shl i64 %lsr.iv256, 3
  %scevgep114 = getelementptr i8, ptr %scevgep267, i64 %68
  store double %.735.us.us.us.us10.us.us.us, ptr %scevgep114, align 8
  %sunkaddr172 = mul i64 %lsr.iv256, 8
  %sunkaddr173 = getelementptr i8, ptr %lsr.iv60.us4.us.us.us.unr, i64 %sunkaddr172
  %sunkaddr174 = getelementptr i8, ptr %sunkaddr173, i64 8
  %.714.us.us.us.us.us.epil.us.us.1 = load double, ptr %sunkaddr174, align 8
  %.722.us.us.us.us.us.epil.us.us.1 = load double, ptr %lsr.iv65.us15.us, align 8
  %.723.us.us.us.us.us.epil.us.us.1 = fmul double %.714.us.us.us.us.us.epil.us.us.1, %.722.us.us.us.us.us.epil.us.us.1
  %.725.us.us.us.us.us.epil.us.us.1 = fadd double %.723.us.us.us.us.us.epil.us.us.1, 0.000000e+00
  %.714.us.us.us.1.us.us.epil.us.us.1 = load double, ptr %scevgep119, align 8
  %.722.us.us.us.1.us.us.epil.us.us.1 = load double, ptr %sunkaddr171, align 8
  %.723.us.us.us.1.us.us.epil.us.us.1 = fmul double %.714.us.us.us.1.us.us.epil.us.us.1, %.722.us.us.us.1.us.us.epil.us.us.1
  %.725.us.us.us.1.us.us.epil.us.us.1 = fadd double %.725.us.us.us.us.us.epil.us.us.1, %.723.us.us.us.1.us.us.epil.us.us.1
  %.735.us.us.us.us10.us.us.us.1 = fmul double %.151, %.725.us.us.us.1.us.us.epil.us.us.1
  %69 = shl i64 %lsr.iv256, 3
  %scevgep115 = getelementptr i8, ptr %scevgep267, i64 %69
  %scevgep117 = getelementptr i8, ptr %scevgep115, i64 8
  store double %.735.us.us.us.us10.us.us.us.1, ptr %scevgep117, align 8
  %lsr.iv.next257 = add i64 %lsr.iv256, 2
  %exitcond275.not.us13.us.us.us.1 = icmp eq i64 %66, %lsr.iv.next257
  br i1 %exitcond275.not.us13.us.us.us.1, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us, label %B344.endif.us.us.us.us3.us.us.us

B342.B540_crit_edge.split.us.us.us.split.split.us.us.split.us.us:
  %.434.us.us.us19.us = add nuw nsw i64 %.427233243.us.us.us16.us, 1
  %.762.us.us.us20.us = load double, ptr %44, align 8
  %.766.us.us.us21.us = getelementptr double, ptr %arg.room.2, i64 %.427233243.us.us.us16.us
  %.767.us.us.us22.us = load double, ptr %.766.us.us.us21.us, align 8
  %.771.us.us.us23.us = getelementptr double, ptr %arg.room.1, i64 %.427233243.us.us.us16.us
  %.772.us.us.us24.us = load double, ptr %.771.us.us.us23.us, align 8
  %.775.us.us.us25.us = fsub double %.767.us.us.us22.us, %.772.us.us.us24.us
  %.776.us.us.us26.us = fadd double %.762.us.us.us20.us, %.775.us.us.us25.us
  store double %.776.us.us.us26.us, ptr %44, align 8
  %scevgep66.us27.us = getelementptr i8, ptr %lsr.iv65.us15.us, i64 8
  %scevgep251 = getelementptr i8, ptr %lsr.iv250, i64 %sunkaddr
  %scevgep266 = getelementptr i8, ptr %lsr.iv265, i64 %sunkaddr
  %exitcond276.not.us28.us = icmp eq i64 %arg.code.25, %.434.us.us.us19.us
  br i1 %exitcond276.not.us28.us, label %B650, label %B300.endif.us.us.us14.us

B300.endif.us.us.preheader43:
  %.710.us.us.us.epil = mul i64 %unroll_iter, %arg.m.3
  %invariant.gep = getelementptr double, ptr %arg.m.1, i64 %.710.us.us.us.epil
  %.718.us.us.us.epil = mul i64 %arg.code.25, %unroll_iter
  %invariant.gep49 = getelementptr double, ptr %arg.room.0, i64 %.718.us.us.us.epil
  %70 = add nsw i64 %arg.m.2, -2
  %71 = lshr i64 %70, 1
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %B300.endif.us.us.us11.preheader, label %B300.endif.us.us.preheader199

B300.endif.us.us.preheader199:
  %73 = add nuw i64 %71, 1
  %74 = lshr i64 %73, 1
  %75 = shl i64 %74, 1
  br label %B300.endif.us.us

B300.endif.us.us.us11.preheader:
  %76 = mul i64 %arg.code.25, %arg.m.3
  %77 = shl i64 %76, 3
  %scevgep64 = getelementptr i8, ptr %arg.room.3, i64 %77
  %78 = shl i64 %arg.m.2, 3
  %79 = mul i64 %arg.m.3, %78
  %scevgep65 = getelementptr i8, ptr %arg.m.1, i64 %79
  %scevgep67 = getelementptr i8, ptr %arg.m.1, i64 %sunkaddr
  %80 = shl i64 %arg.m.3, 4
  %scevgep69 = getelementptr i8, ptr %arg.m.1, i64 %80
  %81 = mul i64 %arg.code.25, %78
  %scevgep70 = getelementptr i8, ptr %arg.room.0, i64 %81
  %scevgep71 = getelementptr i8, ptr %arg.room.0, i64 %sunkaddr72
  %82 = shl i64 %arg.code.25, 4
  %scevgep72 = getelementptr i8, ptr %arg.room.0, i64 %82
  %bound073 = icmp ult ptr %arg.room.3, %scevgep65
  %bound174 = icmp ult ptr %invariant.gep, %scevgep64
  %found.conflict75 = and i1 %bound073, %bound174
  %bound076 = icmp ult ptr %arg.room.3, %scevgep69
  %bound177 = icmp ult ptr %scevgep67, %scevgep64
  %found.conflict78 = and i1 %bound076, %bound177
  %stride.check79 = icmp slt i64 %sunkaddr, 0
  %83 = or i1 %stride.check79, %found.conflict78
  %conflict.rdx80 = or i1 %found.conflict75, %83
  %bound081 = icmp ult ptr %arg.room.3, %scevgep67
  %bound182 = icmp ult ptr %arg.m.1, %scevgep64
  %found.conflict83 = and i1 %bound081, %bound182
  %conflict.rdx85 = or i1 %found.conflict83, %conflict.rdx80
  %bound086 = icmp ult ptr %arg.room.3, %scevgep70
  %bound187 = icmp ult ptr %invariant.gep49, %scevgep64
  %found.conflict88 = and i1 %bound086, %bound187
  %conflict.rdx90 = or i1 %found.conflict88, %conflict.rdx85
  %bound091 = icmp ult ptr %arg.room.3, %scevgep72
  %bound192 = icmp ult ptr %scevgep71, %scevgep64
  %found.conflict93 = and i1 %bound091, %bound192
  %conflict.rdx95 = or i1 %found.conflict93, %conflict.rdx90
  %bound096 = icmp ult ptr %arg.room.3, %scevgep71
  %bound197 = icmp ult ptr %arg.room.0, %scevgep64
  %found.conflict98 = and i1 %bound096, %bound197
  %conflict.rdx100 = or i1 %found.conflict98, %conflict.rdx95
  %n.vec102 = and i64 %arg.m.3, %const
  %84 = shl i64 %n.vec102, 3
  %85 = getelementptr i8, ptr %arg.m.1, i64 %84
  %broadcast.splatinsert103 = insertelement <2 x double> poison, double %.151, i64 0
  %broadcast.splat104 = shufflevector <2 x double> %broadcast.splatinsert103, <2 x double> poison, <2 x i32> zeroinitializer
  %86 = and i64 %78, -16
  %87 = mul i64 %86, %arg.m.3
  %scevgep280 = getelementptr i8, ptr %arg.m.1, i64 %87
  %88 = icmp samesign ult i64 %arg.m.3, 8
  %brmerge192 = select i1 %88, i1 true, i1 %conflict.rdx100
  br label %B300.endif.us.us.us11

B300.endif.us.us.us11:
  %lsr.iv277 = phi ptr [ %arg.room.3, %B300.endif.us.us.us11.preheader ], [ %scevgep278, %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us ]
  %lsr.iv65.us = phi ptr [ %arg.room.0, %B300.endif.us.us.us11.preheader ], [ %scevgep66.us, %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us ]
  %.427233243.us.us.us12 = phi i64 [ 0, %B300.endif.us.us.us11.preheader ], [ %.434.us.us.us14, %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us ]
  br i1 %brmerge192, label %B344.endif.us.us.us.us.us23.preheader, label %vector.ph101

vector.ph101:
  %sunkaddr175 = mul i64 %.427233243.us.us.us12, 8
  %sunkaddr176 = getelementptr i8, ptr %invariant.gep49, i64 %sunkaddr175
  %89 = load double, ptr %sunkaddr176, align 8
  %broadcast.splatinsert114 = insertelement <2 x double> poison, double %89, i64 0
  %broadcast.splat115 = shufflevector <2 x double> %broadcast.splatinsert114, <2 x double> poison, <2 x i32> zeroinitializer
  %sunkaddr321 = getelementptr i8, ptr %lsr.iv65.us, i64 %sunkaddr72
  %90 = load double, ptr %sunkaddr321, align 8
  %broadcast.splatinsert111 = insertelement <2 x double> poison, double %90, i64 0
  %broadcast.splat112 = shufflevector <2 x double> %broadcast.splatinsert111, <2 x double> poison, <2 x i32> zeroinitializer
  %91 = load double, ptr %lsr.iv65.us, align 8
  %broadcast.splatinsert108 = insertelement <2 x double> poison, double %91, i64 0
  %broadcast.splat109 = shufflevector <2 x double> %broadcast.splatinsert108, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body105

vector.body105:
  %index106 = phi i64 [ 0, %vector.ph101 ], [ %index.next116, %vector.body105 ]
  %offset.idx = shl i64 %index106, 3
  %next.gep = getelementptr i8, ptr %arg.m.1, i64 %offset.idx
  %wide.load107 = load <2 x double>, ptr %next.gep, align 8
  %92 = fmul <2 x double> %broadcast.splat109, %wide.load107
  %93 = fadd <2 x double> %92, zeroinitializer
  %scevgep276 = getelementptr i8, ptr %scevgep67, i64 %offset.idx
  %wide.load110 = load <2 x double>, ptr %scevgep276, align 8
  %94 = fmul <2 x double> %broadcast.splat112, %wide.load110
  %95 = fadd <2 x double> %93, %94
  %96 = shl i64 %index106, 3
  %scevgep135 = getelementptr i8, ptr %scevgep280, i64 %96
  %wide.load113 = load <2 x double>, ptr %scevgep135, align 8
  %97 = fmul <2 x double> %broadcast.splat115, %wide.load113
  %98 = fadd <2 x double> %95, %97
  %99 = fmul <2 x double> %broadcast.splat104, %98
  %100 = shl i64 %index106, 3
  %scevgep134 = getelementptr i8, ptr %lsr.iv277, i64 %100
  store <2 x double> %99, ptr %scevgep134, align 8
  %index.next116 = add nuw nsw i64 %index106, 2
  %101 = icmp eq i64 %n.vec102, %index.next116
  br i1 %101, label %middle.block117, label %vector.body105

middle.block117:
  %102 = icmp eq i64 %arg.m.3, %n.vec102
  br i1 %102, label %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us, label %B344.endif.us.us.us.us.us23.preheader

B344.endif.us.us.us.us.us23.preheader:
  %lsr.iv60.us.us.ph = phi ptr [ %85, %middle.block117 ], [ %arg.m.1, %B300.endif.us.us.us11 ]
  %.549217223.us.us.us.us.us24.ph = phi i64 [ %n.vec102, %middle.block117 ], [ 0, %B300.endif.us.us.us11 ]
  %scevgep282 = getelementptr i8, ptr %lsr.iv60.us.us.ph, i64 %sunkaddr
  %103 = shl i64 %.549217223.us.us.us.us.us24.ph, 3
  %scevgep286 = getelementptr i8, ptr %lsr.iv277, i64 %103
  %104 = sub nsw i64 %arg.m.3, %.549217223.us.us.us.us.us24.ph
  %scevgep289 = getelementptr i8, ptr %scevgep280, i64 %103
  br label %B344.endif.us.us.us.us.us23

B344.endif.us.us.us.us.us23:
  %lsr.iv283 = phi i64 [ 0, %B344.endif.us.us.us.us.us23.preheader ], [ %lsr.iv.next, %B344.endif.us.us.us.us.us23 ]
  %105 = shl i64 %lsr.iv283, 3
  %scevgep285 = getelementptr i8, ptr %lsr.iv60.us.us.ph, i64 %105
  %.714.us.us.us.epil81.us.us = load double, ptr %scevgep285, align 8
  %.722.us.us.us.epil82.us.us = load double, ptr %lsr.iv65.us, align 8
  %.723.us.us.us.epil83.us.us = fmul double %.714.us.us.us.epil81.us.us, %.722.us.us.us.epil82.us.us
  %.725.us.us.us.epil84.us.us = fadd double %.723.us.us.us.epil83.us.us, 0.000000e+00
  %106 = shl i64 %lsr.iv283, 3
  %scevgep144 = getelementptr i8, ptr %scevgep282, i64 %106
  %.714.us.us.us.1.epil.us.us = load double, ptr %scevgep144, align 8
  %sunkaddr177 = getelementptr i8, ptr %lsr.iv65.us, i64 %sunkaddr72
  %.722.us.us.us.1.epil.us.us = load double, ptr %sunkaddr177, align 8
  %.723.us.us.us.1.epil.us.us = fmul double %.714.us.us.us.1.epil.us.us, %.722.us.us.us.1.epil.us.us
  %.725.us.us.us.1.epil.us.us = fadd double %.725.us.us.us.epil84.us.us, %.723.us.us.us.1.epil.us.us
  %107 = shl i64 %lsr.iv283, 3
  %scevgep143 = getelementptr i8, ptr %scevgep289, i64 %107
  %.714.us.us.us.epil.us.us25 = load double, ptr %scevgep143, align 8
  %sunkaddr178 = mul i64 %.427233243.us.us.us12, 8
  %sunkaddr179 = getelementptr i8, ptr %invariant.gep49, i64 %sunkaddr178
  %.722.us.us.us.epil.us.us26 = load double, ptr %sunkaddr179, align 8
  %.723.us.us.us.epil.us.us27 = fmul double %.714.us.us.us.epil.us.us25, %.722.us.us.us.epil.us.us26
  %.725.us.us.us.epil.us.us28 = fadd double %.725.us.us.us.1.epil.us.us, %.723.us.us.us.epil.us.us27
  %.735.us.us.us.us.us29 = fmul double %.151, %.725.us.us.us.epil.us.us28
  %108 = shl i64 %lsr.iv283, 3
  %scevgep136 = getelementptr i8, ptr %scevgep286, i64 %108
  store double %.735.us.us.us.us.us29, ptr %scevgep136, align 8
  %lsr.iv.next = add i64 %lsr.iv283, 1
  %exitcond275.not.us.us = icmp eq i64 %104, %lsr.iv.next
  br i1 %exitcond275.not.us.us, label %B342.B540_crit_edge.split.us.us.us.split.split.split.us.us, label %B344.endif.us.us.us.us.us23

B342.B540_crit_edge.split.us.us.us.split.split.split.us.us:
  %.434.us.us.us14 = add nuw nsw i64 %.427233243.us.us.us12, 1
  %sunkaddr325 = mul i64 %.427233243.us.us.us12, %sunkaddr
  %sunkaddr326 = getelementptr i8, ptr %arg.room.3, i64 %sunkaddr325
  %.762.us.us.us15 = load double, ptr %sunkaddr326, align 8
  %.766.us.us.us16 = getelementptr double, ptr %arg.room.2, i64 %.427233243.us.us.us12
  %.767.us.us.us17 = load double, ptr %.766.us.us.us16, align 8
  %.771.us.us.us18 = getelementptr double, ptr %arg.room.1, i64 %.427233243.us.us.us12
  %.772.us.us.us19 = load double, ptr %.771.us.us.us18, align 8
  %.775.us.us.us20 = fsub double %.767.us.us.us17, %.772.us.us.us19
  %.776.us.us.us21 = fadd double %.762.us.us.us15, %.775.us.us.us20
  store double %.776.us.us.us21, ptr %sunkaddr326, align 8
  %scevgep66.us = getelementptr i8, ptr %lsr.iv65.us, i64 8
  %scevgep278 = getelementptr i8, ptr %lsr.iv277, i64 %sunkaddr
  %exitcond276.not.us22 = icmp eq i64 %arg.code.25, %.434.us.us.us14
  br i1 %exitcond276.not.us22, label %B650, label %B300.endif.us.us.us11

B300.endif.us.us.us14:
  %lsr.iv65.us15 = phi ptr [ %scevgep66.us27, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split ], [ %arg.room.0, %B300.endif.us.us.us14.preheader196 ]
  %.427233243.us.us.us16 = phi i64 [ %.434.us.us.us19, %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split ], [ 0, %B300.endif.us.us.us14.preheader196 ]
  %109 = and i64 %30, 2
  %110 = icmp eq i64 %109, 0
  %.743.us.us.us18 = mul nuw nsw i64 %.427233243.us.us.us16, %arg.m.3
  %111 = getelementptr double, ptr %arg.room.3, i64 %.743.us.us.us18
  br i1 %110, label %B344.endif.us.us.us.us3.us.us.preheader, label %B344.endif.us.us.us.us3.us.preheader

B344.endif.us.us.us.us3.us.preheader:
  br label %B344.endif.us.us.us.us3.us

B344.endif.us.us.us.us3.us.us.preheader:
  br label %B344.endif.us.us.us.us3.us.us

B344.endif.us.us.us.us3.us.us:
  %lsr.iv60.us4.us.us = phi ptr [ %scevgep61.us12.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us ], [ %arg.m.1, %B344.endif.us.us.us.us3.us.us.preheader ]
  %.549217223.us.us.us.us5.us.us = phi i64 [ %.556.us.us.us.us9.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us ], [ 0, %B344.endif.us.us.us.us3.us.us.preheader ]
  br label %B392.us.us.us.us.us.us

B392.us.us.us.us.us.us:
  %lsr.iv132 = phi i64 [ %lsr.iv.next133, %B392.us.us.us.us.us.us ], [ %35, %B344.endif.us.us.us.us3.us.us ]
  %lsr.iv67.us.us.us = phi ptr [ %scevgep142.us, %B392.us.us.us.us.us.us ], [ %lsr.iv65.us15, %B344.endif.us.us.us.us3.us.us ]
  %lsr.iv62.us.us.us = phi ptr [ %scevgep139.us, %B392.us.us.us.us.us.us ], [ %lsr.iv60.us4.us.us, %B344.endif.us.us.us.us3.us.us ]
  %total.2.2213.us.us.us.us.us.us = phi double [ %.725.us.us.us.1.us.us.1.us, %B392.us.us.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us3.us.us ]
  %.714.us.us.us.us.us.us = load double, ptr %lsr.iv62.us.us.us, align 8
  %.722.us.us.us.us.us.us = load double, ptr %lsr.iv67.us.us.us, align 8
  %.723.us.us.us.us.us.us = fmul double %.714.us.us.us.us.us.us, %.722.us.us.us.us.us.us
  %.725.us.us.us.us.us.us = fadd double %total.2.2213.us.us.us.us.us.us, %.723.us.us.us.us.us.us
  %sunkaddr71.us.us.us = getelementptr i8, ptr %lsr.iv62.us.us.us, i64 %sunkaddr
  %.714.us.us.us.1.us.us.us = load double, ptr %sunkaddr71.us.us.us, align 8
  %sunkaddr73.us.us.us = getelementptr i8, ptr %lsr.iv67.us.us.us, i64 %sunkaddr72
  %.722.us.us.us.1.us.us.us = load double, ptr %sunkaddr73.us.us.us, align 8
  %.723.us.us.us.1.us.us.us = fmul double %.714.us.us.us.1.us.us.us, %.722.us.us.us.1.us.us.us
  %.725.us.us.us.1.us.us.us = fadd double %.725.us.us.us.us.us.us, %.723.us.us.us.1.us.us.us
  %scevgep137.us = getelementptr i8, ptr %sunkaddr71.us.us.us, i64 %sunkaddr
  %.714.us.us.us.us.us.1.us = load double, ptr %scevgep137.us, align 8
  %scevgep140.us = getelementptr i8, ptr %sunkaddr73.us.us.us, i64 %sunkaddr72
  %.722.us.us.us.us.us.1.us = load double, ptr %scevgep140.us, align 8
  %.723.us.us.us.us.us.1.us = fmul double %.714.us.us.us.us.us.1.us, %.722.us.us.us.us.us.1.us
  %.725.us.us.us.us.us.1.us = fadd double %.725.us.us.us.1.us.us.us, %.723.us.us.us.us.us.1.us
  %scevgep138.us = getelementptr i8, ptr %scevgep137.us, i64 %sunkaddr
  %.714.us.us.us.1.us.us.1.us = load double, ptr %scevgep138.us, align 8
  %scevgep141.us = getelementptr i8, ptr %scevgep140.us, i64 %sunkaddr72
  %.722.us.us.us.1.us.us.1.us = load double, ptr %scevgep141.us, align 8
  %.723.us.us.us.1.us.us.1.us = fmul double %.714.us.us.us.1.us.us.1.us, %.722.us.us.us.1.us.us.1.us
  %.725.us.us.us.1.us.us.1.us = fadd double %.725.us.us.us.us.us.1.us, %.723.us.us.us.1.us.us.1.us
  %scevgep139.us = getelementptr i8, ptr %scevgep138.us, i64 %sunkaddr
  %scevgep142.us = getelementptr i8, ptr %scevgep141.us, i64 %sunkaddr72
  %lsr.iv.next133 = add i64 %lsr.iv132, -2
  %niter98.ncmp.1.us = icmp eq i64 %lsr.iv.next133, 0
  br i1 %niter98.ncmp.1.us, label %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us, label %B392.us.us.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa.us:
  %.714.us.us.us.us.us.epil.us = load double, ptr %scevgep139.us, align 8
  %.722.us.us.us.us.us.epil.us = load double, ptr %scevgep142.us, align 8
  %.723.us.us.us.us.us.epil.us = fmul double %.714.us.us.us.us.us.epil.us, %.722.us.us.us.us.us.epil.us
  %.725.us.us.us.us.us.epil.us = fadd double %.725.us.us.us.1.us.us.1.us, %.723.us.us.us.us.us.epil.us
  %sunkaddr180 = mul i64 %arg.m.3, 8
  %sunkaddr181 = getelementptr i8, ptr %scevgep139.us, i64 %sunkaddr180
  %.714.us.us.us.1.us.us.epil.us = load double, ptr %sunkaddr181, align 8
  %scevgep273.us = getelementptr i8, ptr %scevgep142.us, i64 %sunkaddr72
  %.722.us.us.us.1.us.us.epil.us = load double, ptr %scevgep273.us, align 8
  %.723.us.us.us.1.us.us.epil.us = fmul double %.714.us.us.us.1.us.us.epil.us, %.722.us.us.us.1.us.us.epil.us
  %.725.us.us.us.1.us.us.epil.us = fadd double %.725.us.us.us.us.us.epil.us, %.723.us.us.us.1.us.us.epil.us
  %.556.us.us.us.us9.us.us = add nuw nsw i64 %.549217223.us.us.us.us5.us.us, 1
  %.735.us.us.us.us10.us.us = fmul double %.151, %.725.us.us.us.1.us.us.epil.us
  %.748.us.us.us.us11.us.us = getelementptr double, ptr %111, i64 %.549217223.us.us.us.us5.us.us
  store double %.735.us.us.us.us10.us.us, ptr %.748.us.us.us.us11.us.us, align 8
  %scevgep61.us12.us.us = getelementptr i8, ptr %lsr.iv60.us4.us.us, i64 8
  %exitcond275.not.us13.us.us = icmp eq i64 %arg.m.3, %.556.us.us.us.us9.us.us
  br i1 %exitcond275.not.us13.us.us, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split, label %B344.endif.us.us.us.us3.us.us

B344.endif.us.us.us.us3.us:
  %lsr.iv60.us4.us = phi ptr [ %scevgep61.us12.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa ], [ %arg.m.1, %B344.endif.us.us.us.us3.us.preheader ]
  %.549217223.us.us.us.us5.us = phi i64 [ %.556.us.us.us.us9.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa ], [ 0, %B344.endif.us.us.us.us3.us.preheader ]
  br label %B392.us.us.us.us.us

B392.us.us.us.us.us:
  %lsr.iv130 = phi i64 [ %lsr.iv.next131, %B392.us.us.us.us.us ], [ %35, %B344.endif.us.us.us.us3.us ]
  %lsr.iv67.us.us = phi ptr [ %scevgep142, %B392.us.us.us.us.us ], [ %lsr.iv65.us15, %B344.endif.us.us.us.us3.us ]
  %lsr.iv62.us.us = phi ptr [ %scevgep139, %B392.us.us.us.us.us ], [ %lsr.iv60.us4.us, %B344.endif.us.us.us.us3.us ]
  %total.2.2213.us.us.us.us.us = phi double [ %.725.us.us.us.1.us.us.1, %B392.us.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us3.us ]
  %.714.us.us.us.us.us = load double, ptr %lsr.iv62.us.us, align 8
  %.722.us.us.us.us.us = load double, ptr %lsr.iv67.us.us, align 8
  %.723.us.us.us.us.us = fmul double %.714.us.us.us.us.us, %.722.us.us.us.us.us
  %.725.us.us.us.us.us = fadd double %total.2.2213.us.us.us.us.us, %.723.us.us.us.us.us
  %sunkaddr71.us.us = getelementptr i8, ptr %lsr.iv62.us.us, i64 %sunkaddr
  %.714.us.us.us.1.us.us = load double, ptr %sunkaddr71.us.us, align 8
  %sunkaddr73.us.us = getelementptr i8, ptr %lsr.iv67.us.us, i64 %sunkaddr72
  %.722.us.us.us.1.us.us = load double, ptr %sunkaddr73.us.us, align 8
  %.723.us.us.us.1.us.us = fmul double %.714.us.us.us.1.us.us, %.722.us.us.us.1.us.us
  %.725.us.us.us.1.us.us = fadd double %.725.us.us.us.us.us, %.723.us.us.us.1.us.us
  %scevgep137 = getelementptr i8, ptr %sunkaddr71.us.us, i64 %sunkaddr
  %.714.us.us.us.us.us.1 = load double, ptr %scevgep137, align 8
  %scevgep140 = getelementptr i8, ptr %sunkaddr73.us.us, i64 %sunkaddr72
  %.722.us.us.us.us.us.1 = load double, ptr %scevgep140, align 8
  %.723.us.us.us.us.us.1 = fmul double %.714.us.us.us.us.us.1, %.722.us.us.us.us.us.1
  %.725.us.us.us.us.us.1 = fadd double %.725.us.us.us.1.us.us, %.723.us.us.us.us.us.1
  %scevgep138 = getelementptr i8, ptr %scevgep137, i64 %sunkaddr
  %.714.us.us.us.1.us.us.1 = load double, ptr %scevgep138, align 8
  %scevgep141 = getelementptr i8, ptr %scevgep140, i64 %sunkaddr72
  %.722.us.us.us.1.us.us.1 = load double, ptr %scevgep141, align 8
  %.723.us.us.us.1.us.us.1 = fmul double %.714.us.us.us.1.us.us.1, %.722.us.us.us.1.us.us.1
  %.725.us.us.us.1.us.us.1 = fadd double %.725.us.us.us.us.us.1, %.723.us.us.us.1.us.us.1
  %scevgep139 = getelementptr i8, ptr %scevgep138, i64 %sunkaddr
  %scevgep142 = getelementptr i8, ptr %scevgep141, i64 %sunkaddr72
  %lsr.iv.next131 = add i64 %lsr.iv130, -2
  %niter98.ncmp.1 = icmp eq i64 %lsr.iv.next131, 0
  br i1 %niter98.ncmp.1, label %B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa, label %B392.us.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.us.us.unr-lcssa:
  %.556.us.us.us.us9.us = add nuw nsw i64 %.549217223.us.us.us.us5.us, 1
  %.735.us.us.us.us10.us = fmul double %.151, %.725.us.us.us.1.us.us.1
  %.748.us.us.us.us11.us = getelementptr double, ptr %111, i64 %.549217223.us.us.us.us5.us
  store double %.735.us.us.us.us10.us, ptr %.748.us.us.us.us11.us, align 8
  %scevgep61.us12.us = getelementptr i8, ptr %lsr.iv60.us4.us, i64 8
  %exitcond275.not.us13.us = icmp eq i64 %arg.m.3, %.556.us.us.us.us9.us
  br i1 %exitcond275.not.us13.us, label %B342.B540_crit_edge.split.us.us.us.split.split.us.us.split, label %B344.endif.us.us.us.us3.us

B342.B540_crit_edge.split.us.us.us.split.split.us.us.split:
  %.434.us.us.us19 = add nuw nsw i64 %.427233243.us.us.us16, 1
  %.762.us.us.us20 = load double, ptr %111, align 8
  %.766.us.us.us21 = getelementptr double, ptr %arg.room.2, i64 %.427233243.us.us.us16
  %.767.us.us.us22 = load double, ptr %.766.us.us.us21, align 8
  %.771.us.us.us23 = getelementptr double, ptr %arg.room.1, i64 %.427233243.us.us.us16
  %.772.us.us.us24 = load double, ptr %.771.us.us.us23, align 8
  %.775.us.us.us25 = fsub double %.767.us.us.us22, %.772.us.us.us24
  %.776.us.us.us26 = fadd double %.762.us.us.us20, %.775.us.us.us25
  store double %.776.us.us.us26, ptr %111, align 8
  %scevgep66.us27 = getelementptr i8, ptr %lsr.iv65.us15, i64 8
  %exitcond276.not.us28 = icmp eq i64 %arg.code.25, %.434.us.us.us19
  br i1 %exitcond276.not.us28, label %B650, label %B300.endif.us.us.us14

B300.endif.us.preheader:
  %const150 = bitcast i64 9223372036854775806 to i64
  %const_mat151 = add i64 %const150, -2
  %n.vec = and i64 %arg.m.3, %const_mat151
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.735, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  %112 = shl i64 %arg.m.3, 3
  %113 = icmp samesign ult i64 %arg.m.3, 4
  br i1 %113, label %B300.endif.us.us29.preheader, label %B300.endif.us.preheader39

B300.endif.us.us29.preheader:
  %114 = icmp eq i64 %arg.m.3, 1
  br i1 %114, label %B300.endif.us.us29.us.preheader, label %B300.endif.us.us29.preheader170

B300.endif.us.us29.preheader170:
  %115 = icmp eq i64 %arg.code.25, 1
  br i1 %115, label %B300.endif.us.us29.epil.preheader, label %B300.endif.us.us29.preheader170.new

B300.endif.us.us29.preheader170.new:
  %unroll_iter183 = and i64 %arg.code.25, %const150
  br label %B300.endif.us.us29

B300.endif.us.us29.us.preheader:
  %116 = icmp eq i64 %arg.code.25, 1
  br i1 %116, label %B300.endif.us.us29.us.epil.preheader, label %B300.endif.us.us29.us.preheader.new

B300.endif.us.us29.us.preheader.new:
  %unroll_iter188 = and i64 %arg.code.25, %const150
  br label %B300.endif.us.us29.us

B300.endif.us.us29.us:
  %lsr.iv57.us.us = phi ptr [ %arg.room.3, %B300.endif.us.us29.us.preheader.new ], [ %scevgep58.us.us.1, %B300.endif.us.us29.us ]
  %.427233243.us.us30.us = phi i64 [ 0, %B300.endif.us.us29.us.preheader.new ], [ %.434.us.us31.us.1, %B300.endif.us.us29.us ]
  store double %.735, ptr %lsr.iv57.us.us, align 8
  %sunkaddr182 = mul i64 %.427233243.us.us30.us, 8
  %sunkaddr183 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr182
  %.767.us.us34.us = load double, ptr %sunkaddr183, align 8
  %sunkaddr184 = mul i64 %.427233243.us.us30.us, 8
  %sunkaddr185 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr184
  %.772.us.us36.us = load double, ptr %sunkaddr185, align 8
  %.775.us.us37.us = fsub double %.767.us.us34.us, %.772.us.us36.us
  %.776.us.us38.us = fadd double %.735, %.775.us.us37.us
  store double %.776.us.us38.us, ptr %lsr.iv57.us.us, align 8
  %scevgep58.us.us = getelementptr i8, ptr %lsr.iv57.us.us, i64 %112
  store double %.735, ptr %scevgep58.us.us, align 8
  %.434.us.us31.us.1 = add nuw i64 %.427233243.us.us30.us, 2
  %sunkaddr186 = mul i64 %.427233243.us.us30.us, 8
  %sunkaddr187 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr186
  %sunkaddr188 = getelementptr i8, ptr %sunkaddr187, i64 8
  %.767.us.us34.us.1 = load double, ptr %sunkaddr188, align 8
  %sunkaddr189 = mul i64 %.427233243.us.us30.us, 8
  %sunkaddr190 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr189
  %sunkaddr191 = getelementptr i8, ptr %sunkaddr190, i64 8
  %.772.us.us36.us.1 = load double, ptr %sunkaddr191, align 8
  %.775.us.us37.us.1 = fsub double %.767.us.us34.us.1, %.772.us.us36.us.1
  %.776.us.us38.us.1 = fadd double %.735, %.775.us.us37.us.1
  store double %.776.us.us38.us.1, ptr %scevgep58.us.us, align 8
  %scevgep58.us.us.1 = getelementptr i8, ptr %scevgep58.us.us, i64 %112
  %niter189.ncmp.1 = icmp eq i64 %unroll_iter188, %.434.us.us31.us.1
  br i1 %niter189.ncmp.1, label %B650.loopexit.unr-lcssa184, label %B300.endif.us.us29.us

B300.endif.us.preheader39:
  %scevgep51 = getelementptr i8, ptr %arg.room.3, i64 16
  br label %B300.endif.us

B300.endif.us.us29:
  %lsr.iv57.us = phi ptr [ %arg.room.3, %B300.endif.us.us29.preheader170.new ], [ %scevgep58.us.1, %B342.B540_crit_edge.split.us257.loopexit.us.1 ]
  %.427233243.us.us30 = phi i64 [ 0, %B300.endif.us.us29.preheader170.new ], [ %.434.us.us31.1, %B342.B540_crit_edge.split.us257.loopexit.us.1 ]
  %117 = icmp eq i64 %arg.m.3, 2
  store double %.735, ptr %lsr.iv57.us, align 8
  %scevgep59.us.1 = getelementptr i8, ptr %lsr.iv57.us, i64 8
  store double %.735, ptr %scevgep59.us.1, align 8
  br i1 %117, label %B342.B540_crit_edge.split.us257.loopexit.us, label %B344.endif.us250.us.2

B344.endif.us250.us.2:
  %scevgep59.us.2 = getelementptr i8, ptr %lsr.iv57.us, i64 16
  store double %.735, ptr %scevgep59.us.2, align 8
  br label %B342.B540_crit_edge.split.us257.loopexit.us

B342.B540_crit_edge.split.us257.loopexit.us:
  %118 = icmp eq i64 %arg.m.3, 2
  %sunkaddr192 = mul i64 %.427233243.us.us30, 8
  %sunkaddr193 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr192
  %.767.us.us34 = load double, ptr %sunkaddr193, align 8
  %sunkaddr194 = mul i64 %.427233243.us.us30, 8
  %sunkaddr195 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr194
  %.772.us.us36 = load double, ptr %sunkaddr195, align 8
  %.775.us.us37 = fsub double %.767.us.us34, %.772.us.us36
  %.776.us.us38 = fadd double %.735, %.775.us.us37
  store double %.776.us.us38, ptr %lsr.iv57.us, align 8
  %scevgep58.us = getelementptr i8, ptr %lsr.iv57.us, i64 %112
  %sunkaddr196 = mul i64 %arg.m.3, 8
  %sunkaddr197 = getelementptr i8, ptr %lsr.iv57.us, i64 %sunkaddr196
  store double %.735, ptr %sunkaddr197, align 8
  %sunkaddr198 = mul i64 %arg.m.3, 8
  %sunkaddr199 = getelementptr i8, ptr %lsr.iv57.us, i64 %sunkaddr198
  %sunkaddr200 = getelementptr i8, ptr %sunkaddr199, i64 8
  store double %.735, ptr %sunkaddr200, align 8
  br i1 %118, label %B342.B540_crit_edge.split.us257.loopexit.us.1, label %B344.endif.us250.us.2.1

B344.endif.us250.us.2.1:
  %sunkaddr201 = getelementptr i8, ptr %lsr.iv57.us, i64 %112
  %sunkaddr202 = getelementptr i8, ptr %sunkaddr201, i64 16
  store double %.735, ptr %sunkaddr202, align 8
  br label %B342.B540_crit_edge.split.us257.loopexit.us.1

B342.B540_crit_edge.split.us257.loopexit.us.1:
  %.434.us.us31.1 = add nuw i64 %.427233243.us.us30, 2
  %sunkaddr203 = mul i64 %.427233243.us.us30, 8
  %sunkaddr204 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr203
  %sunkaddr205 = getelementptr i8, ptr %sunkaddr204, i64 8
  %.767.us.us34.1 = load double, ptr %sunkaddr205, align 8
  %sunkaddr206 = mul i64 %.427233243.us.us30, 8
  %sunkaddr207 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr206
  %sunkaddr208 = getelementptr i8, ptr %sunkaddr207, i64 8
  %.772.us.us36.1 = load double, ptr %sunkaddr208, align 8
  %.775.us.us37.1 = fsub double %.767.us.us34.1, %.772.us.us36.1
  %.776.us.us38.1 = fadd double %.735, %.775.us.us37.1
  store double %.776.us.us38.1, ptr %scevgep58.us, align 8
  %scevgep58.us.1 = getelementptr i8, ptr %scevgep58.us, i64 %112
  %niter.ncmp.1 = icmp eq i64 %unroll_iter183, %.434.us.us31.1
  br i1 %niter.ncmp.1, label %B650.loopexit171.unr-lcssa, label %B300.endif.us.us29

B300.endif.us.us:
  %lsr.iv65 = phi ptr [ %scevgep66, %B342.B540_crit_edge.split.us.us.us.split.split.split ], [ %arg.room.0, %B300.endif.us.us.preheader199 ]
  %.427233243.us.us = phi i64 [ %.434.us.us, %B342.B540_crit_edge.split.us.us.us.split.split.split ], [ 0, %B300.endif.us.us.preheader199 ]
  %119 = and i64 %70, 2
  %120 = icmp eq i64 %119, 0
  %.743.us.us = mul nuw nsw i64 %.427233243.us.us, %arg.m.3
  %121 = getelementptr double, ptr %arg.room.3, i64 %.743.us.us
  br i1 %120, label %B344.endif.us.us.us.us.preheader, label %B344.endif.us.us.us.preheader

B344.endif.us.us.us.preheader:
  br label %B344.endif.us.us.us

B344.endif.us.us.us.us.preheader:
  br label %B344.endif.us.us.us.us

B344.endif.us.us.us.us:
  %lsr.iv60.us = phi ptr [ %scevgep61.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us ], [ %arg.m.1, %B344.endif.us.us.us.us.preheader ]
  %.549217223.us.us.us.us = phi i64 [ %.556.us.us.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us ], [ 0, %B344.endif.us.us.us.us.preheader ]
  br label %B392.us.us.us.us

B392.us.us.us.us:
  %lsr.iv147 = phi i64 [ %lsr.iv.next148, %B392.us.us.us.us ], [ %75, %B344.endif.us.us.us.us ]
  %lsr.iv67.us = phi ptr [ %scevgep150.us, %B392.us.us.us.us ], [ %lsr.iv65, %B344.endif.us.us.us.us ]
  %lsr.iv62.us = phi ptr [ %scevgep147.us, %B392.us.us.us.us ], [ %lsr.iv60.us, %B344.endif.us.us.us.us ]
  %total.2.2213.us.us.us.us = phi double [ %.725.us.us.us.1.1.us, %B392.us.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us.us ]
  %.714.us.us.us.us = load double, ptr %lsr.iv62.us, align 8
  %.722.us.us.us.us = load double, ptr %lsr.iv67.us, align 8
  %.723.us.us.us.us = fmul double %.714.us.us.us.us, %.722.us.us.us.us
  %.725.us.us.us.us = fadd double %total.2.2213.us.us.us.us, %.723.us.us.us.us
  %sunkaddr71.us = getelementptr i8, ptr %lsr.iv62.us, i64 %sunkaddr
  %.714.us.us.us.1.us = load double, ptr %sunkaddr71.us, align 8
  %sunkaddr73.us = getelementptr i8, ptr %lsr.iv67.us, i64 %sunkaddr72
  %.722.us.us.us.1.us = load double, ptr %sunkaddr73.us, align 8
  %.723.us.us.us.1.us = fmul double %.714.us.us.us.1.us, %.722.us.us.us.1.us
  %.725.us.us.us.1.us = fadd double %.725.us.us.us.us, %.723.us.us.us.1.us
  %scevgep145.us = getelementptr i8, ptr %sunkaddr71.us, i64 %sunkaddr
  %.714.us.us.us.188.us = load double, ptr %scevgep145.us, align 8
  %scevgep148.us = getelementptr i8, ptr %sunkaddr73.us, i64 %sunkaddr72
  %.722.us.us.us.189.us = load double, ptr %scevgep148.us, align 8
  %.723.us.us.us.190.us = fmul double %.714.us.us.us.188.us, %.722.us.us.us.189.us
  %.725.us.us.us.191.us = fadd double %.725.us.us.us.1.us, %.723.us.us.us.190.us
  %scevgep146.us = getelementptr i8, ptr %scevgep145.us, i64 %sunkaddr
  %.714.us.us.us.1.1.us = load double, ptr %scevgep146.us, align 8
  %scevgep149.us = getelementptr i8, ptr %scevgep148.us, i64 %sunkaddr72
  %.722.us.us.us.1.1.us = load double, ptr %scevgep149.us, align 8
  %.723.us.us.us.1.1.us = fmul double %.714.us.us.us.1.1.us, %.722.us.us.us.1.1.us
  %.725.us.us.us.1.1.us = fadd double %.725.us.us.us.191.us, %.723.us.us.us.1.1.us
  %scevgep147.us = getelementptr i8, ptr %scevgep146.us, i64 %sunkaddr
  %scevgep150.us = getelementptr i8, ptr %scevgep149.us, i64 %sunkaddr72
  %lsr.iv.next148 = add i64 %lsr.iv147, -2
  %niter.ncmp.192.us = icmp eq i64 %lsr.iv.next148, 0
  br i1 %niter.ncmp.192.us, label %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us, label %B392.us.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa.us:
  %.714.us.us.us.epil81.us = load double, ptr %scevgep147.us, align 8
  %.722.us.us.us.epil82.us = load double, ptr %scevgep150.us, align 8
  %.723.us.us.us.epil83.us = fmul double %.714.us.us.us.epil81.us, %.722.us.us.us.epil82.us
  %.725.us.us.us.epil84.us = fadd double %.725.us.us.us.1.1.us, %.723.us.us.us.epil83.us
  %sunkaddr209 = mul i64 %arg.m.3, 8
  %sunkaddr210 = getelementptr i8, ptr %scevgep147.us, i64 %sunkaddr209
  %.714.us.us.us.1.epil.us = load double, ptr %sunkaddr210, align 8
  %scevgep293.us = getelementptr i8, ptr %scevgep150.us, i64 %sunkaddr72
  %.722.us.us.us.1.epil.us = load double, ptr %scevgep293.us, align 8
  %.723.us.us.us.1.epil.us = fmul double %.714.us.us.us.1.epil.us, %.722.us.us.us.1.epil.us
  %.725.us.us.us.1.epil.us = fadd double %.725.us.us.us.epil84.us, %.723.us.us.us.1.epil.us
  %gep.us = getelementptr double, ptr %invariant.gep, i64 %.549217223.us.us.us.us
  %.714.us.us.us.epil.us = load double, ptr %gep.us, align 8
  %sunkaddr211 = mul i64 %.427233243.us.us, 8
  %sunkaddr212 = getelementptr i8, ptr %invariant.gep49, i64 %sunkaddr211
  %.722.us.us.us.epil.us = load double, ptr %sunkaddr212, align 8
  %.723.us.us.us.epil.us = fmul double %.714.us.us.us.epil.us, %.722.us.us.us.epil.us
  %.725.us.us.us.epil.us = fadd double %.725.us.us.us.1.epil.us, %.723.us.us.us.epil.us
  %.556.us.us.us.us = add nuw nsw i64 %.549217223.us.us.us.us, 1
  %.735.us.us.us.us = fmul double %.151, %.725.us.us.us.epil.us
  %.748.us.us.us.us = getelementptr double, ptr %121, i64 %.549217223.us.us.us.us
  store double %.735.us.us.us.us, ptr %.748.us.us.us.us, align 8
  %scevgep61.us = getelementptr i8, ptr %lsr.iv60.us, i64 8
  %exitcond275.not.us = icmp eq i64 %arg.m.3, %.556.us.us.us.us
  br i1 %exitcond275.not.us, label %B342.B540_crit_edge.split.us.us.us.split.split.split, label %B344.endif.us.us.us.us

B344.endif.us.us.us:
  %lsr.iv60 = phi ptr [ %scevgep61, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa ], [ %arg.m.1, %B344.endif.us.us.us.preheader ]
  %.549217223.us.us.us = phi i64 [ %.556.us.us.us, %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa ], [ 0, %B344.endif.us.us.us.preheader ]
  br label %B392.us.us.us

B392.us.us.us:
  %lsr.iv145 = phi i64 [ %lsr.iv.next146, %B392.us.us.us ], [ %75, %B344.endif.us.us.us ]
  %lsr.iv67 = phi ptr [ %scevgep150, %B392.us.us.us ], [ %lsr.iv65, %B344.endif.us.us.us ]
  %lsr.iv62 = phi ptr [ %scevgep147, %B392.us.us.us ], [ %lsr.iv60, %B344.endif.us.us.us ]
  %total.2.2213.us.us.us = phi double [ %.725.us.us.us.1.1, %B392.us.us.us ], [ 0.000000e+00, %B344.endif.us.us.us ]
  %.714.us.us.us = load double, ptr %lsr.iv62, align 8
  %.722.us.us.us = load double, ptr %lsr.iv67, align 8
  %.723.us.us.us = fmul double %.714.us.us.us, %.722.us.us.us
  %.725.us.us.us = fadd double %total.2.2213.us.us.us, %.723.us.us.us
  %sunkaddr71 = getelementptr i8, ptr %lsr.iv62, i64 %sunkaddr
  %.714.us.us.us.1 = load double, ptr %sunkaddr71, align 8
  %sunkaddr73 = getelementptr i8, ptr %lsr.iv67, i64 %sunkaddr72
  %.722.us.us.us.1 = load double, ptr %sunkaddr73, align 8
  %.723.us.us.us.1 = fmul double %.714.us.us.us.1, %.722.us.us.us.1
  %.725.us.us.us.1 = fadd double %.725.us.us.us, %.723.us.us.us.1
  %scevgep145 = getelementptr i8, ptr %sunkaddr71, i64 %sunkaddr
  %.714.us.us.us.188 = load double, ptr %scevgep145, align 8
  %scevgep148 = getelementptr i8, ptr %sunkaddr73, i64 %sunkaddr72
  %.722.us.us.us.189 = load double, ptr %scevgep148, align 8
  %.723.us.us.us.190 = fmul double %.714.us.us.us.188, %.722.us.us.us.189
  %.725.us.us.us.191 = fadd double %.725.us.us.us.1, %.723.us.us.us.190
  %scevgep146 = getelementptr i8, ptr %scevgep145, i64 %sunkaddr
  %.714.us.us.us.1.1 = load double, ptr %scevgep146, align 8
  %scevgep149 = getelementptr i8, ptr %scevgep148, i64 %sunkaddr72
  %.722.us.us.us.1.1 = load double, ptr %scevgep149, align 8
  %.723.us.us.us.1.1 = fmul double %.714.us.us.us.1.1, %.722.us.us.us.1.1
  %.725.us.us.us.1.1 = fadd double %.725.us.us.us.191, %.723.us.us.us.1.1
  %scevgep147 = getelementptr i8, ptr %scevgep146, i64 %sunkaddr
  %scevgep150 = getelementptr i8, ptr %scevgep149, i64 %sunkaddr72
  %lsr.iv.next146 = add i64 %lsr.iv145, -2
  %niter.ncmp.192 = icmp eq i64 %lsr.iv.next146, 0
  br i1 %niter.ncmp.192, label %B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa, label %B392.us.us.us

B390.B490_crit_edge.us.us.us.unr-lcssa.unr-lcssa:
  %gep = getelementptr double, ptr %invariant.gep, i64 %.549217223.us.us.us
  %.714.us.us.us.epil = load double, ptr %gep, align 8
  %sunkaddr213 = mul i64 %.427233243.us.us, 8
  %sunkaddr214 = getelementptr i8, ptr %invariant.gep49, i64 %sunkaddr213
  %.722.us.us.us.epil = load double, ptr %sunkaddr214, align 8
  %.723.us.us.us.epil = fmul double %.714.us.us.us.epil, %.722.us.us.us.epil
  %.725.us.us.us.epil = fadd double %.725.us.us.us.1.1, %.723.us.us.us.epil
  %.556.us.us.us = add nuw nsw i64 %.549217223.us.us.us, 1
  %.735.us.us.us = fmul double %.151, %.725.us.us.us.epil
  %.748.us.us.us = getelementptr double, ptr %121, i64 %.549217223.us.us.us
  store double %.735.us.us.us, ptr %.748.us.us.us, align 8
  %scevgep61 = getelementptr i8, ptr %lsr.iv60, i64 8
  %exitcond275.not = icmp eq i64 %arg.m.3, %.556.us.us.us
  br i1 %exitcond275.not, label %B342.B540_crit_edge.split.us.us.us.split.split.split, label %B344.endif.us.us.us

B342.B540_crit_edge.split.us.us.us.split.split.split:
  %.434.us.us = add nuw nsw i64 %.427233243.us.us, 1
  %.762.us.us = load double, ptr %121, align 8
  %.766.us.us = getelementptr double, ptr %arg.room.2, i64 %.427233243.us.us
  %.767.us.us = load double, ptr %.766.us.us, align 8
  %.771.us.us = getelementptr double, ptr %arg.room.1, i64 %.427233243.us.us
  %.772.us.us = load double, ptr %.771.us.us, align 8
  %.775.us.us = fsub double %.767.us.us, %.772.us.us
  %.776.us.us = fadd double %.762.us.us, %.775.us.us
  store double %.776.us.us, ptr %121, align 8
  %scevgep66 = getelementptr i8, ptr %lsr.iv65, i64 8
  %exitcond276.not = icmp eq i64 %arg.code.25, %.434.us.us
  br i1 %exitcond276.not, label %B650, label %B300.endif.us.us

B300.endif.us:
  %lsr.iv57 = phi ptr [ %scevgep58, %B342.B540_crit_edge.split.us257 ], [ %arg.room.3, %B300.endif.us.preheader39 ]
  %lsr.iv52 = phi ptr [ %scevgep53, %B342.B540_crit_edge.split.us257 ], [ %scevgep51, %B300.endif.us.preheader39 ]
  %.427233243.us = phi i64 [ %.434.us, %B342.B540_crit_edge.split.us257 ], [ 0, %B300.endif.us.preheader39 ]
  br label %vector.body

vector.body:
  %index = phi i64 [ %index.next, %vector.body ], [ 0, %B300.endif.us ]
  %122 = shl i64 %index, 3
  %scevgep55 = getelementptr i8, ptr %lsr.iv52, i64 %122
  %scevgep56 = getelementptr i8, ptr %scevgep55, i64 -16
  store <2 x double> %broadcast.splat, ptr %scevgep56, align 8
  store <2 x double> %broadcast.splat, ptr %scevgep55, align 8
  %index.next = add nuw nsw i64 %index, 4
  %123 = icmp eq i64 %n.vec, %index.next
  br i1 %123, label %middle.block, label %vector.body

middle.block:
  %124 = icmp eq i64 %arg.m.3, %n.vec
  br i1 %124, label %B342.B540_crit_edge.split.us257, label %B344.endif.us250.preheader

B344.endif.us250.preheader:
  br label %B344.endif.us250

B344.endif.us250:
  %.549217223.us252 = phi i64 [ %.556.us254, %B344.endif.us250 ], [ %n.vec, %B344.endif.us250.preheader ]
  %.556.us254 = add nuw nsw i64 %.549217223.us252, 1
  %125 = shl i64 %.549217223.us252, 3
  %scevgep59 = getelementptr i8, ptr %lsr.iv57, i64 %125
  store double %.735, ptr %scevgep59, align 8
  %exitcond277.not = icmp eq i64 %arg.m.3, %.556.us254
  br i1 %exitcond277.not, label %B342.B540_crit_edge.split.us257, label %B344.endif.us250

B342.B540_crit_edge.split.us257:
  %.434.us = add nuw nsw i64 %.427233243.us, 1
  %sunkaddr74 = mul i64 %.427233243.us, %112
  %sunkaddr75 = getelementptr i8, ptr %arg.room.3, i64 %sunkaddr74
  %.762.us = load double, ptr %sunkaddr75, align 8
  %.766.us = getelementptr double, ptr %arg.room.2, i64 %.427233243.us
  %.767.us = load double, ptr %.766.us, align 8
  %.771.us = getelementptr double, ptr %arg.room.1, i64 %.427233243.us
  %.772.us = load double, ptr %.771.us, align 8
  %.775.us = fsub double %.767.us, %.772.us
  %.776.us = fadd double %.762.us, %.775.us
  store double %.776.us, ptr %sunkaddr75, align 8
  %scevgep53 = getelementptr i8, ptr %lsr.iv52, i64 %112
  %scevgep58 = getelementptr i8, ptr %lsr.iv57, i64 %112
  %exitcond278.not = icmp eq i64 %arg.code.25, %.434.us
  br i1 %exitcond278.not, label %B650, label %B300.endif.us

B300.endif:
  %lsr.iv = phi ptr [ %scevgep, %B300.endif ], [ %arg.room.3, %B300.endif.preheader.new ]
  %.427233243 = phi i64 [ %.434.1, %B300.endif ], [ 0, %B300.endif.preheader.new ]
  %.762 = load double, ptr %lsr.iv, align 8
  %sunkaddr215 = mul i64 %.427233243, 8
  %sunkaddr216 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr215
  %.767 = load double, ptr %sunkaddr216, align 8
  %sunkaddr217 = mul i64 %.427233243, 8
  %sunkaddr218 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr217
  %.772 = load double, ptr %sunkaddr218, align 8
  %.775 = fsub double %.767, %.772
  %.776 = fadd double %.762, %.775
  store double %.776, ptr %lsr.iv, align 8
  %.434.1 = add nuw i64 %.427233243, 2
  %sunkaddr219 = mul i64 %arg.m.3, 8
  %sunkaddr220 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr219
  %.762.1 = load double, ptr %sunkaddr220, align 8
  %sunkaddr221 = mul i64 %.427233243, 8
  %sunkaddr222 = getelementptr i8, ptr %arg.room.2, i64 %sunkaddr221
  %sunkaddr223 = getelementptr i8, ptr %sunkaddr222, i64 8
  %.767.1 = load double, ptr %sunkaddr223, align 8
  %sunkaddr224 = mul i64 %.427233243, 8
  %sunkaddr225 = getelementptr i8, ptr %arg.room.1, i64 %sunkaddr224
  %sunkaddr226 = getelementptr i8, ptr %sunkaddr225, i64 8
  %.772.1 = load double, ptr %sunkaddr226, align 8
  %.775.1 = fsub double %.767.1, %.772.1
  %.776.1 = fadd double %.762.1, %.775.1
  store double %.776.1, ptr %sunkaddr220, align 8
  %scevgep = getelementptr i8, ptr %lsr.iv, i64 %7
  %niter40.ncmp.1 = icmp eq i64 %unroll_iter39, %.434.1
  br i1 %niter40.ncmp.1, label %B650.loopexit.unr-lcssa, label %B300.endif
}

define internal i32 @part9(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, double %arg.t, ptr %arg.dy, i8 %arg.waits) {
entry:
  %.217 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  %.512 = alloca double, align 8
  %excinfo.3 = alloca ptr, align 8
  %.887 = alloca double, align 8
  %excinfo.4 = alloca ptr, align 8
  %.1109 = alloca double, align 8
  %excinfo.6 = alloca ptr, align 8
  %.106 = getelementptr i8, ptr %arg.code.1, i64 32
  %.107 = load double, ptr %.106, align 8
  store double %.107, ptr %arg.code.1, align 8
  store double 0.000000e+00, ptr %.217, align 8
  %.221 = call i32 @part11(ptr %.217, ptr %excinfo.1, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, i64 2, double %arg.t, ptr %arg.dy)
  %cond = icmp eq i32 %.221, 0
  br i1 %cond, label %B0.endif, label %B0.if.if

B280:
  %0 = icmp eq i8 %arg.waits, 0
  br i1 %0, label %B332, label %B284

B284:
  %.490 = getelementptr i8, ptr %arg.code.1, i64 56
  %.491 = load double, ptr %.490, align 8
  %.492 = fcmp oeq double %.491, 0.000000e+00
  br i1 %.492, label %B328, label %B332

common.ret:
  %common.ret.op = phi i32 [ 0, %B328 ], [ 0, %B404 ], [ 0, %B506 ], [ 0, %B820 ], [ 0, %B844 ], [ %.221, %B0.if.if ], [ %.1113, %B748.if.if ], [ %.516, %B332.if.if ], [ %.891, %B530.if.if ]
  ret i32 %common.ret.op

B328:
  %storemerge.i20 = phi i64 [ 0, %B284 ], [ %"$phi342.0.2.0.i", %B0.endif.endif ], [ 3, %B158.i ]
  store i64 %storemerge.i20, ptr %retptr, align 8
  br label %common.ret

B332:
  store double 0.000000e+00, ptr %.512, align 8
  %.516 = call i32 @part15(ptr %.512, ptr %excinfo.3, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.dy)
  %cond24 = icmp eq i32 %.516, 0
  br i1 %cond24, label %B332.endif, label %B332.if.if

B404:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B408:
  %.603 = icmp sgt i64 %arg.code.24, 1
  br i1 %.603, label %B506, label %B430

B430:
  %sunkaddr = getelementptr i8, ptr %arg.code.1, i64 32
  %.652 = load double, ptr %sunkaddr, align 8
  %sunkaddr1 = getelementptr i8, ptr %arg.code.1, i64 8
  %.700 = load double, ptr %sunkaddr1, align 8
  %.701 = fcmp ogt double %.652, %.700
  br i1 %.701, label %B530, label %B506

B506:
  store i64 12, ptr %retptr, align 8
  br label %common.ret

B530:
  store double 2.000000e+00, ptr %arg.code.1, align 8
  store double 0.000000e+00, ptr %.887, align 8
  %.891 = call i32 @part11(ptr %.887, ptr %excinfo.4, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, i64 2, double %arg.t, ptr %arg.dy)
  %cond25 = icmp eq i32 %.891, 0
  br i1 %cond25, label %B530.endif, label %B530.if.if

B748:
  store double 0.000000e+00, ptr %.1109, align 8
  %.1113 = call i32 @part15(ptr %.1109, ptr %excinfo.6, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.dy)
  %cond26 = icmp eq i32 %.1113, 0
  br i1 %cond26, label %B748.endif, label %B748.if.if

B820:
  store i64 12, ptr %retptr, align 8
  br label %common.ret

B844:
  %storemerge.i1023 = phi i64 [ 1, %B530.endif.endif ], [ 0, %B748.endif ], [ 3, %B158.i11 ]
  store i64 %storemerge.i1023, ptr %retptr, align 8
  br label %common.ret

B0.endif:
  %.231 = load double, ptr %.217, align 8
  %.289 = getelementptr i8, ptr %arg.code.1, i64 48
  store double %.231, ptr %.289, align 8
  %.88.i = load double, ptr %arg.code.1, align 8
  %.136.i = getelementptr i8, ptr %arg.code.1, i64 8
  %.137.i = load double, ptr %.136.i, align 8
  %.138.i = fcmp ogt double %.88.i, %.137.i
  %.193.i = fcmp ole double %.231, %.88.i
  %or.cond.i = select i1 %.138.i, i1 %.193.i, i1 false
  br i1 %or.cond.i, label %B158.i, label %B0.endif.endif

B158.i:
  %.261.i = getelementptr i8, ptr %arg.code.0, i64 32
  %.262.i = load i64, ptr %.261.i, align 8
  %.263.i = icmp eq i64 %.262.i, 0
  br i1 %.263.i, label %B328, label %B0.endif.endif

B0.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif:
  %.388.i = fcmp ule double %.231, %.137.i
  %"$phi342.0.2.0.i" = zext i1 %.388.i to i64
  %.438 = icmp eq i64 %arg.code.29, 0
  %or.cond = select i1 %.388.i, i1 true, i1 %.438
  br i1 %or.cond, label %B328, label %B280

B332.endif:
  %.526 = load double, ptr %.512, align 8
  %.582 = getelementptr i8, ptr %arg.code.1, i64 40
  %.583 = load double, ptr %.582, align 8
  %.584 = fcmp ugt double %.526, %.583
  br i1 %.584, label %B408, label %B404

B332.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B530.endif:
  %.901 = load double, ptr %.887, align 8
  %sunkaddr2 = getelementptr i8, ptr %arg.code.1, i64 48
  store double %.901, ptr %sunkaddr2, align 8
  %.88.i1 = load double, ptr %arg.code.1, align 8
  %sunkaddr3 = getelementptr i8, ptr %arg.code.1, i64 8
  %.137.i3 = load double, ptr %sunkaddr3, align 8
  %.138.i4 = fcmp ogt double %.88.i1, %.137.i3
  %.193.i5 = fcmp ole double %.901, %.88.i1
  %or.cond.i6 = select i1 %.138.i4, i1 %.193.i5, i1 false
  br i1 %or.cond.i6, label %B158.i11, label %B530.endif.endif

B158.i11:
  %.261.i12 = getelementptr i8, ptr %arg.code.0, i64 32
  %.262.i13 = load i64, ptr %.261.i12, align 8
  %.263.i14 = icmp eq i64 %.262.i13, 0
  br i1 %.263.i14, label %B844, label %B530.endif.endif

B530.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B530.endif.endif:
  %.388.i8 = fcmp ogt double %.901, %.137.i3
  br i1 %.388.i8, label %B748, label %B844

B748.endif:
  %.1123 = load double, ptr %.1109, align 8
  %sunkaddr4 = getelementptr i8, ptr %arg.code.1, i64 40
  %.1184 = load double, ptr %sunkaddr4, align 8
  %.1187 = fcmp ugt double %.1123, %.1184
  br i1 %.1187, label %B820, label %B844

B748.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part10(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3) {
B0:
  %.130 = load double, ptr %arg.s.0, align 8
  %.100.i = getelementptr i8, ptr %arg.s.0, i64 136
  %.101.i = load double, ptr %.100.i, align 8
  %.102.i = fcmp oeq double %.101.i, 0.000000e+00
  br i1 %.102.i, label %B0.endif, label %B86.i

B86.i:
  %.186.i = getelementptr i8, ptr %arg.s.0, i64 128
  %.187.i = load double, ptr %.186.i, align 8
  %.253.i = getelementptr i8, ptr %arg.s.1, i64 64
  %.254.i = load i64, ptr %.253.i, align 8
  %.333.i = sitofp i64 %.254.i to double
  %.334.i = fmul double %.101.i, %.333.i
  %.335.i = fadd double %.187.i, %.334.i
  br label %B0.endif

B148:
  %.85.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.86.i.i = load double, ptr %.85.i.i, align 8
  %.87.i.i = fsub double %.130, %.86.i.i
  %.137.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.138.i.i = load double, ptr %.137.i.i, align 8
  %.139.i.i = fadd double %.130, %.138.i.i
  %.232158.not.i.i = icmp slt i64 %arg.code.24, 1
  br i1 %.232158.not.i.i, label %B188.endif.i.i, label %B164.preheader.i.i

B164.preheader.i.i:
  %min.iters.check.i.i = icmp samesign ult i64 %arg.code.24, 4
  br i1 %min.iters.check.i.i, label %B164.i.i.preheader, label %vector.ph.i.i

vector.ph.i.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 12
  %n.vec.i.i = and i64 %arg.code.24, %const_mat
  %broadcast.splatinsert.i.i = insertelement <2 x double> poison, double %.139.i.i, i64 0
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
  %cmp.n.i.i = icmp eq i64 %arg.code.24, %n.vec.i.i
  br i1 %cmp.n.i.i, label %B188.endif.i.i, label %B164.i.i.preheader

B164.i.i.preheader:
  %.238157159.i.i.ph = phi i64 [ %n.vec.i.i, %middle.block.i.i ], [ 0, %B164.preheader.i.i ]
  br label %B164.i.i

B164.i.i:
  %.238157159.i.i = phi i64 [ %.245.i.i, %B164.i.i ], [ %.238157159.i.i.ph, %B164.i.i.preheader ]
  %.245.i.i = add nuw nsw i64 %.238157159.i.i, 1
  %1 = shl i64 %.238157159.i.i, 3
  %scevgep53.i.i = getelementptr i8, ptr %arg.code.2, i64 %1
  store double %.139.i.i, ptr %scevgep53.i.i, align 8
  %exitcond.not.i.i = icmp eq i64 %arg.code.24, %.245.i.i
  br i1 %exitcond.not.i.i, label %B188.endif.i.i, label %B164.i.i

B230.i.i:
  %lsr.iv.i.i = phi ptr [ %scevgep29.i.i, %B230.preheader27.i.i ], [ %scevgep30.i.i, %B230.i.i ]
  %.369162164.i.i = phi i64 [ %.369162164.ph.i.i, %B230.preheader27.i.i ], [ %.376.i.i, %B230.i.i ]
  %.376.i.i = add nuw nsw i64 %.369162164.i.i, 1
  %scevgep31.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -24
  %.404.i.i = load double, ptr %scevgep31.i.i, align 8
  %scevgep32.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -16
  %.409.i.i = load double, ptr %scevgep32.i.i, align 8
  %scevgep33.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -8
  %.414.i.i = load double, ptr %scevgep33.i.i, align 8
  %.419.i.i = load double, ptr %lsr.iv.i.i, align 8
  %.421.i.i = fmul double %.87.i.i, %.419.i.i
  %.422.i.i = fadd double %.414.i.i, %.421.i.i
  %.424.i.i = fmul double %.87.i.i, %.422.i.i
  %.425.i.i = fadd double %.409.i.i, %.424.i.i
  %.427.i.i = fmul double %.87.i.i, %.425.i.i
  %.428.i.i = fadd double %.404.i.i, %.427.i.i
  %2 = shl i64 %.369162164.i.i, 3
  %scevgep34.i.i = getelementptr i8, ptr %arg.code.3, i64 %2
  store double %.428.i.i, ptr %scevgep34.i.i, align 8
  %scevgep30.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 32
  %exitcond168.not.i.i = icmp eq i64 %arg.code.26, %.376.i.i
  br i1 %exitcond168.not.i.i, label %B0.endif.i, label %B230.i.i

B188.endif.i.i:
  %.363163.not.i.i = icmp slt i64 %arg.code.26, 1
  br i1 %.363163.not.i.i, label %B0.endif.i, label %B230.preheader.i.i

B230.preheader.i.i:
  %min.iters.check15.i.i = icmp samesign ult i64 %arg.code.26, 26
  br i1 %min.iters.check15.i.i, label %B230.preheader27.i.i, label %vector.scevcheck.i.i

vector.scevcheck.i.i:
  %3 = shl i64 %arg.code.26, 5
  %mul.result.i.i = add i64 %3, -32
  %4 = getelementptr i8, ptr %arg.code.22, i64 %mul.result.i.i
  %5 = icmp ult ptr %4, %arg.code.22
  %scevgep.i.i = getelementptr i8, ptr %arg.code.22, i64 8
  %mul.overflow3.i.i = icmp samesign ugt i64 %arg.code.26, 576460752303423488
  %6 = getelementptr i8, ptr %scevgep.i.i, i64 %mul.result.i.i
  %7 = icmp ult ptr %6, %scevgep.i.i
  %8 = or i1 %mul.overflow3.i.i, %7
  %scevgep4.i.i = getelementptr i8, ptr %arg.code.22, i64 16
  %9 = getelementptr i8, ptr %scevgep4.i.i, i64 %mul.result.i.i
  %10 = icmp ult ptr %9, %scevgep4.i.i
  %scevgep8.i.i = getelementptr i8, ptr %arg.code.22, i64 24
  %11 = getelementptr i8, ptr %scevgep8.i.i, i64 %mul.result.i.i
  %12 = icmp ult ptr %11, %scevgep8.i.i
  %13 = or i1 %5, %8
  %14 = or i1 %10, %13
  %15 = or i1 %12, %14
  br i1 %15, label %B230.preheader27.i.i, label %vector.memcheck.i.i

vector.memcheck.i.i:
  %16 = shl nuw nsw i64 %arg.code.26, 3
  %scevgep12.i.i = getelementptr i8, ptr %arg.code.3, i64 %16
  %scevgep13.i.i = getelementptr i8, ptr %arg.code.22, i64 %3
  %bound0.i.i = icmp ult ptr %arg.code.3, %scevgep13.i.i
  %bound1.i.i = icmp ult ptr %arg.code.22, %scevgep12.i.i
  %found.conflict.i.i = and i1 %bound0.i.i, %bound1.i.i
  br i1 %found.conflict.i.i, label %B230.preheader27.i.i, label %vector.ph16.i.i

vector.ph16.i.i:
  %const20 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i = insertelement <2 x double> poison, double %.87.i.i, i64 0
  %broadcast.splat20.i.i = shufflevector <2 x double> %broadcast.splatinsert19.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  %17 = and i64 %16, %const20
  br label %vector.body21.i.i

vector.body21.i.i:
  %lsr.iv36.i.i = phi i64 [ %lsr.iv.next.i.i, %vector.body21.i.i ], [ 0, %vector.ph16.i.i ]
  %sunkaddr27 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr28 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr27
  %18 = load double, ptr %sunkaddr28, align 8
  %sunkaddr29 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr30 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr29
  %sunkaddr31 = getelementptr i8, ptr %sunkaddr30, i64 32
  %19 = load double, ptr %sunkaddr31, align 8
  %20 = insertelement <2 x double> poison, double %18, i64 0
  %21 = insertelement <2 x double> %20, double %19, i64 1
  %sunkaddr = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr32 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr
  %sunkaddr33 = getelementptr i8, ptr %sunkaddr32, i64 8
  %22 = load double, ptr %sunkaddr33, align 8
  %sunkaddr34 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr35 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr34
  %sunkaddr36 = getelementptr i8, ptr %sunkaddr35, i64 40
  %23 = load double, ptr %sunkaddr36, align 8
  %24 = insertelement <2 x double> poison, double %22, i64 0
  %25 = insertelement <2 x double> %24, double %23, i64 1
  %sunkaddr37 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr38 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr37
  %sunkaddr39 = getelementptr i8, ptr %sunkaddr38, i64 16
  %26 = load double, ptr %sunkaddr39, align 8
  %sunkaddr40 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr41 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr40
  %sunkaddr42 = getelementptr i8, ptr %sunkaddr41, i64 48
  %27 = load double, ptr %sunkaddr42, align 8
  %28 = insertelement <2 x double> poison, double %26, i64 0
  %29 = insertelement <2 x double> %28, double %27, i64 1
  %sunkaddr43 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr44 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr43
  %sunkaddr45 = getelementptr i8, ptr %sunkaddr44, i64 24
  %30 = load double, ptr %sunkaddr45, align 8
  %sunkaddr46 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr47 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr46
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
  %n.vec18.i.i = and i64 %arg.code.26, 1152921504606846974
  %cmp.n25.i.i = icmp eq i64 %arg.code.26, %n.vec18.i.i
  br i1 %cmp.n25.i.i, label %B0.endif.i, label %B230.preheader27.i.i

B230.preheader27.i.i:
  %.369162164.ph.i.i = phi i64 [ 0, %vector.memcheck.i.i ], [ 0, %vector.scevcheck.i.i ], [ 0, %B230.preheader.i.i ], [ %n.vec18.i.i, %middle.block24.i.i ]
  %41 = shl i64 %.369162164.ph.i.i, 5
  %42 = getelementptr i8, ptr %arg.code.22, i64 %41
  %scevgep29.i.i = getelementptr i8, ptr %42, i64 24
  br label %B230.i.i

B0.endif.i:
  %.68.i = shl i64 %arg.code.25, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.s.2, i64 %.68.i, i1 false)
  %.97.i.i = getelementptr i8, ptr %arg.code.0, i64 256
  %.98.i.i = load i64, ptr %.97.i.i, align 8
  %.99.not.i.i = icmp eq i64 %.98.i.i, 0
  br i1 %.99.not.i.i, label %B0.endif.endif.i, label %B64.i.i

B64.i.i:
  %.105.i.i = add nsw i64 %arg.code.25, -6
  %.106.i.i = getelementptr double, ptr %arg.code.4, i64 %.105.i.i
  %.114.i.i = getelementptr double, ptr %arg.code.7, i64 %.105.i.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114.i.i, ptr %.106.i.i, i64 48, i1 false)
  br label %B0.endif.endif.i

B0.endif.endif.i:
  %.44.i.i = getelementptr i8, ptr %arg.code.0, i64 416
  %.45.i.i = load i64, ptr %.44.i.i, align 8
  %.50.not.i.i = icmp eq i64 %.45.i.i, 0
  br i1 %.50.not.i.i, label %B148.endif, label %B48.i.i

B48.i.i:
  %sunkaddr1.i.i = getelementptr i8, ptr %arg.code.0, i64 424
  %.58.i.i = load i64, ptr %sunkaddr1.i.i, align 8
  %sunkaddr3.i.i = getelementptr i8, ptr %arg.code.0, i64 432
  %.65.i.i = load i64, ptr %sunkaddr3.i.i, align 8
  %sunkaddr5.i.i = getelementptr i8, ptr %arg.code.0, i64 440
  %.76.i.i = load i64, ptr %sunkaddr5.i.i, align 8
  %.78.i.i = inttoptr i64 %.58.i.i to ptr
  %.79.i.i = inttoptr i64 %.65.i.i to ptr
  %.80.i.i = inttoptr i64 %.76.i.i to ptr
  %.81.i.i = inttoptr i64 %.45.i.i to ptr
  tail call void %.81.i.i(ptr %.78.i.i, ptr %.79.i.i, ptr %.80.i.i)
  br label %B148.endif

common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0

B0.endif:
  %"$phi206.0.2.0.i" = phi double [ %.335.i, %B86.i ], [ 0x7FF0000000000000, %B0 ]
  %.236 = fmul double %.101.i, 1.000000e-09
  %.237 = fsub double %"$phi206.0.2.0.i", %.236
  %.238 = fcmp ult double %.130, %.237
  br i1 %.238, label %common.ret, label %B148

B148.endif:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.code.7, i64 %.68.i, i1 false)
  %.412 = getelementptr i8, ptr %arg.s.1, i64 64
  %.413 = load i64, ptr %.412, align 8
  %.414 = add nsw i64 %.413, 1
  store i64 %.414, ptr %.412, align 8
  br label %common.ret
}

define internal i32 @part11(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, i64 %arg.row, double %arg.t, ptr %arg.dy) {
B0:
  %.85.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.86.i = load double, ptr %.85.i, align 8
  %.87.i = fsub double %arg.t, %.86.i
  %.137.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.138.i = load double, ptr %.137.i, align 8
  %.139.i = fadd double %arg.t, %.138.i
  %.232158.not.i = icmp slt i64 %arg.code.24, 1
  br i1 %.232158.not.i, label %B188.endif.i, label %B164.preheader.i

B164.preheader.i:
  %min.iters.check.i = icmp samesign ult i64 %arg.code.24, 4
  br i1 %min.iters.check.i, label %B164.i.preheader, label %vector.ph.i

vector.ph.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 12
  %n.vec.i = and i64 %arg.code.24, %const_mat
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %.139.i, i64 0
  %broadcast.splat.i = shufflevector <2 x double> %broadcast.splatinsert.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %sunkaddr = mul i64 %index.i, 8
  %sunkaddr40 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr40, align 8
  %sunkaddr41 = mul i64 %index.i, 8
  %sunkaddr42 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr41
  %sunkaddr43 = getelementptr i8, ptr %sunkaddr42, i64 16
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr43, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %0 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %0, label %middle.block.i, label %vector.body.i

middle.block.i:
  %cmp.n.i = icmp eq i64 %arg.code.24, %n.vec.i
  br i1 %cmp.n.i, label %B188.endif.i, label %B164.i.preheader

B164.i.preheader:
  %.238157159.i.ph = phi i64 [ %n.vec.i, %middle.block.i ], [ 0, %B164.preheader.i ]
  br label %B164.i

B164.i:
  %.238157159.i = phi i64 [ %.245.i, %B164.i ], [ %.238157159.i.ph, %B164.i.preheader ]
  %.245.i = add nuw nsw i64 %.238157159.i, 1
  %1 = shl i64 %.238157159.i, 3
  %scevgep53.i = getelementptr i8, ptr %arg.code.2, i64 %1
  store double %.139.i, ptr %scevgep53.i, align 8
  %exitcond.not.i = icmp eq i64 %arg.code.24, %.245.i
  br i1 %exitcond.not.i, label %B188.endif.i, label %B164.i

B230.i:
  %lsr.iv.i = phi ptr [ %scevgep29.i, %B230.preheader27.i ], [ %scevgep30.i, %B230.i ]
  %.369162164.i = phi i64 [ %.369162164.ph.i, %B230.preheader27.i ], [ %.376.i, %B230.i ]
  %.376.i = add nuw nsw i64 %.369162164.i, 1
  %scevgep31.i = getelementptr i8, ptr %lsr.iv.i, i64 -24
  %.404.i = load double, ptr %scevgep31.i, align 8
  %scevgep32.i = getelementptr i8, ptr %lsr.iv.i, i64 -16
  %.409.i = load double, ptr %scevgep32.i, align 8
  %scevgep33.i = getelementptr i8, ptr %lsr.iv.i, i64 -8
  %.414.i = load double, ptr %scevgep33.i, align 8
  %.419.i = load double, ptr %lsr.iv.i, align 8
  %.421.i = fmul double %.87.i, %.419.i
  %.422.i = fadd double %.414.i, %.421.i
  %.424.i = fmul double %.87.i, %.422.i
  %.425.i = fadd double %.409.i, %.424.i
  %.427.i = fmul double %.87.i, %.425.i
  %.428.i = fadd double %.404.i, %.427.i
  %2 = shl i64 %.369162164.i, 3
  %scevgep34.i = getelementptr i8, ptr %arg.code.3, i64 %2
  store double %.428.i, ptr %scevgep34.i, align 8
  %scevgep30.i = getelementptr i8, ptr %lsr.iv.i, i64 32
  %exitcond168.not.i = icmp eq i64 %arg.code.26, %.376.i
  br i1 %exitcond168.not.i, label %B0.endif, label %B230.i

B188.endif.i:
  %.363163.not.i = icmp slt i64 %arg.code.26, 1
  br i1 %.363163.not.i, label %B0.endif, label %B230.preheader.i

B230.preheader.i:
  %min.iters.check15.i = icmp samesign ult i64 %arg.code.26, 26
  br i1 %min.iters.check15.i, label %B230.preheader27.i, label %vector.scevcheck.i

vector.scevcheck.i:
  %3 = shl i64 %arg.code.26, 5
  %mul.result.i = add i64 %3, -32
  %4 = getelementptr i8, ptr %arg.code.22, i64 %mul.result.i
  %5 = icmp ult ptr %4, %arg.code.22
  %scevgep.i = getelementptr i8, ptr %arg.code.22, i64 8
  %mul.overflow3.i = icmp samesign ugt i64 %arg.code.26, 576460752303423488
  %6 = getelementptr i8, ptr %scevgep.i, i64 %mul.result.i
  %7 = icmp ult ptr %6, %scevgep.i
  %8 = or i1 %mul.overflow3.i, %7
  %scevgep4.i = getelementptr i8, ptr %arg.code.22, i64 16
  %9 = getelementptr i8, ptr %scevgep4.i, i64 %mul.result.i
  %10 = icmp ult ptr %9, %scevgep4.i
  %scevgep8.i = getelementptr i8, ptr %arg.code.22, i64 24
  %11 = getelementptr i8, ptr %scevgep8.i, i64 %mul.result.i
  %12 = icmp ult ptr %11, %scevgep8.i
  %13 = or i1 %5, %8
  %14 = or i1 %10, %13
  %15 = or i1 %12, %14
  br i1 %15, label %B230.preheader27.i, label %vector.memcheck.i

vector.memcheck.i:
  %16 = shl nuw nsw i64 %arg.code.26, 3
  %scevgep12.i = getelementptr i8, ptr %arg.code.3, i64 %16
  %scevgep13.i = getelementptr i8, ptr %arg.code.22, i64 %3
  %bound0.i = icmp ult ptr %arg.code.3, %scevgep13.i
  %bound1.i = icmp ult ptr %arg.code.22, %scevgep12.i
  %found.conflict.i = and i1 %bound0.i, %bound1.i
  br i1 %found.conflict.i, label %B230.preheader27.i, label %vector.ph16.i

vector.ph16.i:
  %const37 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i = insertelement <2 x double> poison, double %.87.i, i64 0
  %broadcast.splat20.i = shufflevector <2 x double> %broadcast.splatinsert19.i, <2 x double> poison, <2 x i32> zeroinitializer
  %17 = and i64 %16, %const37
  br label %vector.body21.i

vector.body21.i:
  %lsr.iv36.i = phi i64 [ %lsr.iv.next.i, %vector.body21.i ], [ 0, %vector.ph16.i ]
  %sunkaddr45 = mul i64 %lsr.iv36.i, 4
  %sunkaddr46 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr45
  %18 = load double, ptr %sunkaddr46, align 8
  %sunkaddr47 = mul i64 %lsr.iv36.i, 4
  %sunkaddr48 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr47
  %sunkaddr49 = getelementptr i8, ptr %sunkaddr48, i64 32
  %19 = load double, ptr %sunkaddr49, align 8
  %20 = insertelement <2 x double> poison, double %18, i64 0
  %21 = insertelement <2 x double> %20, double %19, i64 1
  %sunkaddr50 = mul i64 %lsr.iv36.i, 4
  %sunkaddr51 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr50
  %sunkaddr52 = getelementptr i8, ptr %sunkaddr51, i64 8
  %22 = load double, ptr %sunkaddr52, align 8
  %sunkaddr53 = mul i64 %lsr.iv36.i, 4
  %sunkaddr54 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr53
  %sunkaddr55 = getelementptr i8, ptr %sunkaddr54, i64 40
  %23 = load double, ptr %sunkaddr55, align 8
  %24 = insertelement <2 x double> poison, double %22, i64 0
  %25 = insertelement <2 x double> %24, double %23, i64 1
  %sunkaddr56 = mul i64 %lsr.iv36.i, 4
  %sunkaddr57 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr56
  %sunkaddr58 = getelementptr i8, ptr %sunkaddr57, i64 16
  %26 = load double, ptr %sunkaddr58, align 8
  %sunkaddr59 = mul i64 %lsr.iv36.i, 4
  %sunkaddr60 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr59
  %sunkaddr61 = getelementptr i8, ptr %sunkaddr60, i64 48
  %27 = load double, ptr %sunkaddr61, align 8
  %28 = insertelement <2 x double> poison, double %26, i64 0
  %29 = insertelement <2 x double> %28, double %27, i64 1
  %sunkaddr62 = mul i64 %lsr.iv36.i, 4
  %sunkaddr63 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr62
  %sunkaddr64 = getelementptr i8, ptr %sunkaddr63, i64 24
  %30 = load double, ptr %sunkaddr64, align 8
  %sunkaddr65 = mul i64 %lsr.iv36.i, 4
  %sunkaddr66 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr65
  %sunkaddr67 = getelementptr i8, ptr %sunkaddr66, i64 56
  %31 = load double, ptr %sunkaddr67, align 8
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
  %n.vec18.i = and i64 %arg.code.26, 1152921504606846974
  %cmp.n25.i = icmp eq i64 %arg.code.26, %n.vec18.i
  br i1 %cmp.n25.i, label %B0.endif, label %B230.preheader27.i

B230.preheader27.i:
  %.369162164.ph.i = phi i64 [ 0, %vector.memcheck.i ], [ 0, %vector.scevcheck.i ], [ 0, %B230.preheader.i ], [ %n.vec18.i, %middle.block24.i ]
  %41 = shl i64 %.369162164.ph.i, 5
  %42 = getelementptr i8, ptr %arg.code.22, i64 %41
  %scevgep29.i = getelementptr i8, ptr %42, i64 24
  br label %B230.i

B196:
  %.235 = getelementptr i8, ptr %arg.code.0, i64 272
  %.236 = load i64, ptr %.235, align 8
  %43 = getelementptr double, ptr %arg.dy, i64 %arg.code.25
  %.241 = getelementptr i8, ptr %43, i64 -48
  %.242 = inttoptr i64 %.236 to ptr
  store ptr %.241, ptr %.242, align 8
  %sunkaddr69 = getelementptr i8, ptr %arg.code.0, i64 256
  %.45.i = load i64, ptr %sunkaddr69, align 8
  %.50.not.i = icmp eq i64 %.45.i, 0
  br i1 %.50.not.i, label %B380, label %B48.i

B48.i:
  %sunkaddr1.i = getelementptr i8, ptr %arg.code.0, i64 264
  %.58.i = load i64, ptr %sunkaddr1.i, align 8
  %sunkaddr70 = getelementptr i8, ptr %arg.code.0, i64 272
  %.65.i = load i64, ptr %sunkaddr70, align 8
  %sunkaddr5.i = getelementptr i8, ptr %arg.code.0, i64 280
  %.76.i = load i64, ptr %sunkaddr5.i, align 8
  %.78.i = inttoptr i64 %.58.i to ptr
  %.79.i = inttoptr i64 %.65.i to ptr
  %.80.i = inttoptr i64 %.76.i to ptr
  %.81.i = inttoptr i64 %.45.i to ptr
  tail call void %.81.i(ptr %.78.i, ptr %.79.i, ptr %.80.i)
  br label %B380

B380:
  %44 = icmp slt i64 %arg.code.24, 1
  br i1 %44, label %B380.endif, label %B50.preheader.i

B50.preheader.i:
  %45 = icmp eq i64 %arg.code.24, 1
  br i1 %45, label %B50.epil.preheader.i, label %B50.preheader.new.i

B50.preheader.new.i:
  %const38 = bitcast i64 9223372036854775792 to i64
  %const_mat39 = add i64 %const38, 14
  %unroll_iter.i = and i64 %arg.code.24, %const_mat39
  br label %B50.i

B50.i:
  %worst.2.088.i = phi double [ 1.000000e+00, %B50.preheader.new.i ], [ %worst.3.1.1.i, %B110.1.i ]
  %.1298486.i = phi i64 [ 0, %B50.preheader.new.i ], [ %.136.1.i, %B110.1.i ]
  %sunkaddr71 = mul i64 %.1298486.i, 8
  %sunkaddr72 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr71
  %.168.i = load double, ptr %sunkaddr72, align 8
  %.174.i = fcmp ogt double %.168.i, %worst.2.088.i
  br i1 %.174.i, label %B110.i, label %B90.i

B90.i:
  %.181.i = fcmp ogt double %.168.i, -1.000000e+00
  br i1 %.181.i, label %B110.i, label %B106.i

B106.i:
  br label %B110.i

B110.i:
  %worst.3.1.i = phi double [ %worst.2.088.i, %B50.i ], [ -1.000000e+00, %B106.i ], [ %.168.i, %B90.i ]
  %.136.1.i = add nuw i64 %.1298486.i, 2
  %sunkaddr73 = mul i64 %.1298486.i, 8
  %sunkaddr75 = getelementptr i8, ptr %arg.code.6, i64 %sunkaddr73
  %sunkaddr76 = getelementptr i8, ptr %sunkaddr75, i64 8
  %.168.1.i = load double, ptr %sunkaddr76, align 8
  %.174.1.i = fcmp ogt double %.168.1.i, %worst.3.1.i
  br i1 %.174.1.i, label %B110.1.i, label %B90.1.i

B90.1.i:
  %.181.1.i = fcmp ogt double %.168.1.i, -1.000000e+00
  br i1 %.181.1.i, label %B110.1.i, label %B106.1.i

B106.1.i:
  br label %B110.1.i

B110.1.i:
  %worst.3.1.1.i = phi double [ %worst.3.1.i, %B110.i ], [ -1.000000e+00, %B106.1.i ], [ %.168.1.i, %B90.1.i ]
  %niter.ncmp.1.i = icmp eq i64 %unroll_iter.i, %.136.1.i
  br i1 %niter.ncmp.1.i, label %B112.loopexit.unr-lcssa.i, label %B50.i

B112.loopexit.unr-lcssa.i:
  %46 = and i64 %arg.code.24, 1
  %lcmp.mod.not.i = icmp eq i64 %46, 0
  br i1 %lcmp.mod.not.i, label %B380.endif, label %B50.epil.preheader.i

B50.epil.preheader.i:
  %worst.2.088.epil.init.i = phi double [ 1.000000e+00, %B50.preheader.i ], [ %worst.3.1.1.i, %B112.loopexit.unr-lcssa.i ]
  %.1298486.epil.init.i = phi i64 [ 0, %B50.preheader.i ], [ %unroll_iter.i, %B112.loopexit.unr-lcssa.i ]
  %.167.epil.i = getelementptr double, ptr %arg.code.6, i64 %.1298486.epil.init.i
  %.168.epil.i = load double, ptr %.167.epil.i, align 8
  %.174.epil.i = fcmp ogt double %.168.epil.i, %worst.2.088.epil.init.i
  br i1 %.174.epil.i, label %B380.endif, label %B90.epil.i

B90.epil.i:
  %.181.epil.i = fcmp ogt double %.168.epil.i, -1.000000e+00
  br i1 %.181.epil.i, label %B380.endif, label %B106.epil.i

B106.epil.i:
  br label %B380.endif

B504:
  %sunkaddr77 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr79 = getelementptr i8, ptr %sunkaddr77, i64 32
  %.465 = load i64, ptr %sunkaddr79, align 8
  %.466 = icmp eq i64 %.465, 0
  br i1 %.466, label %common.ret, label %B554

common.ret:
  %storemerge = phi double [ %worst.2.0.lcssa.i, %B504 ], [ %worst.2.0.lcssa.i, %B380.endif ], [ 1.000000e+00, %B554.endif.endif ], [ %worst.4.1, %B1114 ]
  store double %storemerge, ptr %retptr, align 8
  ret i32 0

B554:
  %.489 = shl i64 %arg.code.24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.8, ptr %arg.code.6, i64 %.489, i1 false)
  %sunkaddr81 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr83 = getelementptr i8, ptr %sunkaddr81, i64 32
  %.45.i3 = load i64, ptr %sunkaddr83, align 8
  %.50.not.i4 = icmp eq i64 %.45.i3, 0
  br i1 %.50.not.i4, label %B554.endif.endif, label %B48.i5

B48.i5:
  %sunkaddr85 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr86 = getelementptr i8, ptr %sunkaddr85, i64 40
  %.58.i7 = load i64, ptr %sunkaddr86, align 8
  %sunkaddr87 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr89 = getelementptr i8, ptr %sunkaddr87, i64 48
  %.65.i9 = load i64, ptr %sunkaddr89, align 8
  %sunkaddr90 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr91 = getelementptr i8, ptr %sunkaddr90, i64 56
  %.76.i11 = load i64, ptr %sunkaddr91, align 8
  %.78.i12 = inttoptr i64 %.58.i7 to ptr
  %.79.i13 = inttoptr i64 %.65.i9 to ptr
  %.80.i14 = inttoptr i64 %.76.i11 to ptr
  %.81.i15 = inttoptr i64 %.45.i3 to ptr
  tail call void %.81.i15(ptr %.78.i12, ptr %.79.i13, ptr %.80.i14)
  br label %B554.endif.endif

B744:
  %lsr.iv91 = phi ptr [ %scevgep90, %B744.preheader ], [ %scevgep92, %B1114 ]
  %lsr.iv85 = phi ptr [ %scevgep84, %B744.preheader ], [ %scevgep86, %B1114 ]
  %lsr.iv82 = phi i64 [ %arg.code.28, %B744.preheader ], [ %lsr.iv.next83, %B1114 ]
  %lsr.iv71 = phi ptr [ %scevgep70, %B744.preheader ], [ %scevgep72, %B1114 ]
  %lsr.iv65 = phi ptr [ %scevgep, %B744.preheader ], [ %scevgep66, %B1114 ]
  %lsr.iv = phi i64 [ %arg.code.25, %B744.preheader ], [ %lsr.iv.next, %B1114 ]
  %worst.3.0445 = phi double [ 1.000000e+00, %B744.preheader ], [ %worst.4.1, %B1114 ]
  %.672421443 = phi i64 [ 0, %B744.preheader ], [ %.679, %B1114 ]
  %47 = sub i64 %arg.code.25, %.672421443
  %48 = sub i64 %arg.code.28, %.672421443
  %.679 = add nuw nsw i64 %.672421443, 1
  %.714 = getelementptr double, ptr %arg.code.8, i64 %.672421443
  %.715 = load double, ptr %.714, align 8
  %.764 = load double, ptr %arg.code.1, align 8
  %.765 = fcmp ogt double %.715, %.764
  br i1 %.765, label %B1114, label %B822

B822:
  %.776 = getelementptr double, ptr %arg.code.6, i64 %.672421443
  %.777 = load double, ptr %.776, align 8
  %.779 = fcmp ogt double %.777, %worst.3.0445
  br i1 %.779, label %B920, label %B856

B856:
  %.790 = fcmp ogt double %.777, -1.000000e+00
  br i1 %.790, label %B920, label %B916

B916:
  br label %B920

B920:
  %worst.5.2 = phi double [ %worst.3.0445, %B822 ], [ -1.000000e+00, %B916 ], [ %.777, %B856 ]
  %.852 = icmp slt i64 %47, 1
  br i1 %.852, label %B1012.endif, label %B920.endif.endif

B976:
  %lsr.iv78 = phi i64 [ %95, %B976.preheader64 ], [ %lsr.iv.next79, %B976 ]
  %lsr.iv76 = phi i64 [ %94, %B976.preheader64 ], [ %lsr.iv.next77, %B976 ]
  %scevgep81 = getelementptr i8, ptr %arg.code.5, i64 %lsr.iv78
  %.935 = load double, ptr %scevgep81, align 8
  %scevgep80 = getelementptr i8, ptr %arg.dy, i64 %lsr.iv78
  store double %.935, ptr %scevgep80, align 8
  %lsr.iv.next77 = add i64 %lsr.iv76, -1
  %lsr.iv.next79 = add i64 %lsr.iv78, %.489
  %.894 = icmp samesign ugt i64 %lsr.iv.next77, 1
  br i1 %.894, label %B976, label %B1012.endif

B1068:
  %lsr.iv98 = phi i64 [ %133, %B1068.preheader63 ], [ %lsr.iv.next99, %B1068 ]
  %lsr.iv96 = phi i64 [ %132, %B1068.preheader63 ], [ %lsr.iv.next97, %B1068 ]
  %scevgep101 = getelementptr i8, ptr %arg.code.10, i64 %lsr.iv98
  %.1076 = load double, ptr %scevgep101, align 8
  %scevgep100 = getelementptr i8, ptr %arg.code.9, i64 %lsr.iv98
  store double %.1076, ptr %scevgep100, align 8
  %lsr.iv.next97 = add i64 %lsr.iv96, -1
  %lsr.iv.next99 = add i64 %lsr.iv98, %.489
  %.1033 = icmp samesign ugt i64 %lsr.iv.next97, 1
  br i1 %.1033, label %B1068, label %B1114

B1114:
  %worst.4.1 = phi double [ %worst.3.0445, %B744 ], [ %worst.5.2, %118 ], [ %worst.5.2, %B1012.endif ], [ %worst.5.2, %middle.block ], [ %worst.5.2, %B1068 ]
  %lsr.iv.next = add i64 %lsr.iv, -1
  %scevgep66 = getelementptr i8, ptr %lsr.iv65, i64 8
  %scevgep72 = getelementptr i8, ptr %lsr.iv71, i64 8
  %lsr.iv.next83 = add i64 %lsr.iv82, -1
  %scevgep86 = getelementptr i8, ptr %lsr.iv85, i64 8
  %scevgep92 = getelementptr i8, ptr %lsr.iv91, i64 8
  %exitcond.not = icmp eq i64 %.679, %arg.code.24
  br i1 %exitcond.not, label %common.ret, label %B744

B0.endif:
  %.idx = shl i64 %arg.row, 5
  %49 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %.77 = getelementptr i8, ptr %49, i64 16
  %.78 = load i64, ptr %.77, align 8
  %.80 = inttoptr i64 %.78 to ptr
  store ptr %arg.dy, ptr %.80, align 8
  %.45.i19 = load i64, ptr %49, align 8
  %.50.not.i20 = icmp eq i64 %.45.i19, 0
  br i1 %.50.not.i20, label %B0.endif.endif, label %B48.i21

B48.i21:
  %sunkaddr92 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr93 = getelementptr i8, ptr %sunkaddr92, i64 8
  %.58.i23 = load i64, ptr %sunkaddr93, align 8
  %sunkaddr94 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr95 = getelementptr i8, ptr %sunkaddr94, i64 16
  %.65.i25 = load i64, ptr %sunkaddr95, align 8
  %sunkaddr96 = getelementptr i8, ptr %arg.code.0, i64 %.idx
  %sunkaddr97 = getelementptr i8, ptr %sunkaddr96, i64 24
  %.76.i27 = load i64, ptr %sunkaddr97, align 8
  %.78.i28 = inttoptr i64 %.58.i23 to ptr
  %.79.i29 = inttoptr i64 %.65.i25 to ptr
  %.80.i30 = inttoptr i64 %.76.i27 to ptr
  %.81.i31 = inttoptr i64 %.45.i19 to ptr
  tail call void %.81.i31(ptr %.78.i28, ptr %.79.i29, ptr %.80.i30)
  br label %B0.endif.endif

B0.endif.endif:
  %.170 = getelementptr i8, ptr %arg.code.0, i64 256
  %.171 = load i64, ptr %.170, align 8
  %.172.not = icmp eq i64 %.171, 0
  br i1 %.172.not, label %B380, label %B196

B380.endif:
  %worst.2.0.lcssa.i = phi double [ 1.000000e+00, %B380 ], [ %worst.3.1.1.i, %B112.loopexit.unr-lcssa.i ], [ %worst.2.088.epil.init.i, %B50.epil.preheader.i ], [ -1.000000e+00, %B106.epil.i ], [ %.168.epil.i, %B90.epil.i ]
  %.405 = getelementptr i8, ptr %arg.code.1, i64 56
  store double 0.000000e+00, ptr %.405, align 8
  %.455 = load double, ptr %arg.code.1, align 8
  %.457 = fcmp ogt double %worst.2.0.lcssa.i, %.455
  br i1 %.457, label %common.ret, label %B504

B554.endif.endif:
  %50 = icmp slt i64 %arg.code.24, 1
  %sunkaddr98 = getelementptr i8, ptr %arg.code.1, i64 56
  store double 1.000000e+00, ptr %sunkaddr98, align 8
  br i1 %50, label %common.ret, label %B744.preheader

B744.preheader:
  %51 = ptrtoint ptr %arg.code.9 to i64
  %52 = ptrtoint ptr %arg.code.10 to i64
  %53 = ptrtoint ptr %arg.dy to i64
  %54 = ptrtoint ptr %arg.code.5 to i64
  %55 = sub i64 %51, %52
  %56 = sub i64 %53, %54
  %scevgep = getelementptr i8, ptr %arg.dy, i64 16
  %scevgep70 = getelementptr i8, ptr %arg.code.5, i64 16
  %scevgep84 = getelementptr i8, ptr %arg.code.9, i64 16
  %scevgep90 = getelementptr i8, ptr %arg.code.10, i64 16
  %57 = trunc nuw i64 %arg.code.24 to i32
  br label %B744

B920.endif.endif:
  %58 = or i64 %47, %arg.code.24
  %59 = icmp ult i64 %58, 4294967296
  br i1 %59, label %60, label %66

60:
  %61 = trunc nuw i64 %47 to i32
  %62 = udiv i32 %61, %57
  %63 = urem i32 %61, %57
  %64 = zext i32 %62 to i64
  %65 = zext i32 %63 to i64
  br label %80

66:
  %67 = or i64 %47, %arg.code.24
  %68 = and i64 %67, -4294967296
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %70, label %77

70:
  %71 = trunc i64 %arg.code.24 to i32
  %72 = trunc i64 %47 to i32
  %73 = udiv i32 %72, %71
  %74 = urem i32 %72, %71
  %75 = zext i32 %73 to i64
  %76 = zext i32 %74 to i64
  br label %80

77:
  %78 = udiv i64 %47, %arg.code.24
  %79 = urem i64 %47, %arg.code.24
  br label %80

80:
  %81 = phi i64 [ %64, %60 ], [ %75, %70 ], [ %78, %77 ]
  %82 = phi i64 [ %65, %60 ], [ %76, %70 ], [ %79, %77 ]
  %.870 = icmp ne i64 %82, 0
  %.872 = zext i1 %.870 to i64
  %.873 = add nuw i64 %81, %.872
  %.894409 = icmp sgt i64 %.873, 0
  br i1 %.894409, label %B976.preheader, label %B1012.endif

B976.preheader:
  %83 = icmp ult i64 %56, 32
  %84 = icmp ne i64 %arg.code.24, 1
  %85 = add nuw i64 %47, %.872
  %min.iters.check44 = icmp ult i64 %85, 4
  %or.cond.not61 = or i1 %84, %min.iters.check44
  %or.cond58 = select i1 %or.cond.not61, i1 true, i1 %83
  br i1 %or.cond58, label %B976.preheader64, label %vector.ph45

vector.ph45:
  %86 = add i64 %lsr.iv, %.872
  %87 = lshr i64 %86, 2
  %88 = shl nuw i64 %87, 2
  br label %vector.body48

vector.body48:
  %index49 = phi i64 [ 0, %vector.ph45 ], [ %index.next53, %vector.body48 ]
  %89 = shl i64 %index49, 3
  %scevgep74 = getelementptr i8, ptr %lsr.iv71, i64 %89
  %scevgep75 = getelementptr i8, ptr %scevgep74, i64 -16
  %wide.load51 = load <2 x double>, ptr %scevgep75, align 8
  %wide.load52 = load <2 x double>, ptr %scevgep74, align 8
  %scevgep68 = getelementptr i8, ptr %lsr.iv65, i64 %89
  %90 = shl i64 %index49, 3
  %scevgep7 = getelementptr i8, ptr %lsr.iv65, i64 %90
  %scevgep9 = getelementptr i8, ptr %scevgep7, i64 -16
  store <2 x double> %wide.load51, ptr %scevgep9, align 8
  store <2 x double> %wide.load52, ptr %scevgep68, align 8
  %index.next53 = add nuw i64 %index49, 4
  %91 = icmp eq i64 %88, %index.next53
  br i1 %91, label %middle.block54, label %vector.body48

middle.block54:
  %n.vec47 = and i64 %85, -4
  %92 = sub i64 %.873, %n.vec47
  %93 = add i64 %n.vec47, %.672421443
  %cmp.n55 = icmp eq i64 %85, %n.vec47
  br i1 %cmp.n55, label %B1012.endif, label %B976.preheader64

B976.preheader64:
  %.893407411.ph = phi i64 [ %.873, %B976.preheader ], [ %92, %middle.block54 ]
  %.900408410.ph = phi i64 [ %.672421443, %B976.preheader ], [ %93, %middle.block54 ]
  %94 = add i64 %.893407411.ph, 1
  %95 = shl i64 %.900408410.ph, 3
  br label %B976

B1012.endif:
  %.988 = icmp slt i64 %48, 1
  br i1 %.988, label %B1114, label %B1012.endif.endif

B1012.endif.endif:
  %96 = or i64 %48, %arg.code.24
  %97 = icmp ult i64 %96, 4294967296
  br i1 %97, label %98, label %104

98:
  %99 = trunc nuw i64 %48 to i32
  %100 = udiv i32 %99, %57
  %101 = urem i32 %99, %57
  %102 = zext i32 %100 to i64
  %103 = zext i32 %101 to i64
  br label %118

104:
  %105 = or i64 %48, %arg.code.24
  %106 = and i64 %105, -4294967296
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %108, label %115

108:
  %109 = trunc i64 %arg.code.24 to i32
  %110 = trunc i64 %48 to i32
  %111 = udiv i32 %110, %109
  %112 = urem i32 %110, %109
  %113 = zext i32 %111 to i64
  %114 = zext i32 %112 to i64
  br label %118

115:
  %116 = udiv i64 %48, %arg.code.24
  %117 = urem i64 %48, %arg.code.24
  br label %118

118:
  %119 = phi i64 [ %102, %98 ], [ %113, %108 ], [ %116, %115 ]
  %120 = phi i64 [ %103, %98 ], [ %114, %108 ], [ %117, %115 ]
  %.1006 = icmp ne i64 %120, 0
  %.1008 = zext i1 %.1006 to i64
  %.1009 = add nuw i64 %119, %.1008
  %.1033415 = icmp sgt i64 %.1009, 0
  br i1 %.1033415, label %B1068.preheader, label %B1114

B1068.preheader:
  %121 = icmp ult i64 %55, 32
  %122 = icmp ne i64 %arg.code.24, 1
  %123 = add nuw i64 %48, %.1008
  %min.iters.check = icmp ult i64 %123, 4
  %or.cond59.not62 = or i1 %122, %min.iters.check
  %or.cond60 = select i1 %or.cond59.not62, i1 true, i1 %121
  br i1 %or.cond60, label %B1068.preheader63, label %vector.ph

vector.ph:
  %124 = add i64 %lsr.iv82, %.1008
  %125 = lshr i64 %124, 2
  %126 = shl nuw i64 %125, 2
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %127 = shl i64 %index, 3
  %scevgep94 = getelementptr i8, ptr %lsr.iv91, i64 %127
  %scevgep95 = getelementptr i8, ptr %scevgep94, i64 -16
  %wide.load = load <2 x double>, ptr %scevgep95, align 8
  %wide.load35 = load <2 x double>, ptr %scevgep94, align 8
  %scevgep88 = getelementptr i8, ptr %lsr.iv85, i64 %127
  %128 = shl i64 %index, 3
  %scevgep11 = getelementptr i8, ptr %lsr.iv85, i64 %128
  %scevgep12 = getelementptr i8, ptr %scevgep11, i64 -16
  store <2 x double> %wide.load, ptr %scevgep12, align 8
  store <2 x double> %wide.load35, ptr %scevgep88, align 8
  %index.next = add nuw i64 %index, 4
  %129 = icmp eq i64 %126, %index.next
  br i1 %129, label %middle.block, label %vector.body

middle.block:
  %n.vec = and i64 %123, -4
  %130 = sub i64 %.1009, %n.vec
  %131 = add i64 %n.vec, %.672421443
  %cmp.n = icmp eq i64 %123, %n.vec
  br i1 %cmp.n, label %B1114, label %B1068.preheader63

B1068.preheader63:
  %.1032413417.ph = phi i64 [ %.1009, %B1068.preheader ], [ %130, %middle.block ]
  %.1039414416.ph = phi i64 [ %.672421443, %B1068.preheader ], [ %131, %middle.block ]
  %132 = add i64 %.1032413417.ph, 1
  %133 = shl i64 %.1039414416.ph, 3
  br label %B1068
}

define internal i32 @part15(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.dy) {
B0:
  %.87 = getelementptr i8, ptr %arg.code.1, i64 56
  %.88 = load double, ptr %.87, align 8
  %.95 = icmp eq i64 %arg.code.24, 1
  br i1 %.95, label %B764.preheader.thread, label %B270

B270:
  %.280 = getelementptr i8, ptr %arg.code.0, i64 136
  %.281 = load i64, ptr %.280, align 8
  %.283 = inttoptr i64 %.281 to ptr
  %.284 = getelementptr i8, ptr %.283, i64 16
  store ptr %arg.dy, ptr %.284, align 8
  %.44.i = getelementptr i8, ptr %arg.code.0, i64 128
  %.45.i = load i64, ptr %.44.i, align 8
  %.50.not.i = icmp eq i64 %.45.i, 0
  br i1 %.50.not.i, label %B270.endif, label %B48.i

B48.i:
  %sunkaddr = getelementptr i8, ptr %arg.code.0, i64 136
  %.58.i = load i64, ptr %sunkaddr, align 8
  %sunkaddr3.i = getelementptr i8, ptr %arg.code.0, i64 144
  %.65.i = load i64, ptr %sunkaddr3.i, align 8
  %sunkaddr5.i = getelementptr i8, ptr %arg.code.0, i64 152
  %.76.i = load i64, ptr %sunkaddr5.i, align 8
  %.78.i = inttoptr i64 %.58.i to ptr
  %.79.i = inttoptr i64 %.65.i to ptr
  %.80.i = inttoptr i64 %.76.i to ptr
  %.81.i = inttoptr i64 %.45.i to ptr
  tail call void %.81.i(ptr %.78.i, ptr %.79.i, ptr %.80.i)
  br label %B270.endif

B414:
  %.434 = getelementptr i8, ptr %arg.code.0, i64 168
  %.435 = load i64, ptr %.434, align 8
  %.437 = inttoptr i64 %.435 to ptr
  %.438 = getelementptr i8, ptr %.437, i64 16
  store ptr %arg.dy, ptr %.438, align 8
  %.44.i1 = getelementptr i8, ptr %arg.code.0, i64 160
  %.45.i2 = load i64, ptr %.44.i1, align 8
  %.50.not.i3 = icmp eq i64 %.45.i2, 0
  br i1 %.50.not.i3, label %B414.endif.endif, label %B48.i4

B48.i4:
  %sunkaddr17 = getelementptr i8, ptr %arg.code.0, i64 168
  %.58.i6 = load i64, ptr %sunkaddr17, align 8
  %sunkaddr3.i7 = getelementptr i8, ptr %arg.code.0, i64 176
  %.65.i8 = load i64, ptr %sunkaddr3.i7, align 8
  %sunkaddr5.i9 = getelementptr i8, ptr %arg.code.0, i64 184
  %.76.i10 = load i64, ptr %sunkaddr5.i9, align 8
  %.78.i11 = inttoptr i64 %.58.i6 to ptr
  %.79.i12 = inttoptr i64 %.65.i8 to ptr
  %.80.i13 = inttoptr i64 %.76.i10 to ptr
  %.81.i14 = inttoptr i64 %.45.i2 to ptr
  tail call void %.81.i14(ptr %.78.i11, ptr %.79.i12, ptr %.80.i13)
  br label %B414.endif.endif

B596:
  %.612276278 = phi i64 [ 0, %B596.preheader ], [ %.619.1, %B716.1 ]
  %sunkaddr18 = mul i64 %.612276278, 8
  %sunkaddr20 = getelementptr i8, ptr %arg.code.8, i64 %sunkaddr18
  %.651 = load double, ptr %sunkaddr20, align 8
  %.700 = load double, ptr %arg.code.1, align 8
  %.701 = fcmp ogt double %.651, %.700
  br i1 %.701, label %B716, label %B674

B674:
  %sunkaddr21 = mul i64 %.612276278, 8
  %sunkaddr22 = getelementptr i8, ptr %arg.code.12, i64 %sunkaddr21
  %.707 = load double, ptr %sunkaddr22, align 8
  %sunkaddr23 = mul i64 %.612276278, 8
  %sunkaddr24 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr23
  store double %.707, ptr %sunkaddr24, align 8
  %.700.1.pre = load double, ptr %arg.code.1, align 8
  br label %B716

B716:
  %.700.1 = phi double [ %.700.1.pre, %B674 ], [ %.700, %B596 ]
  %.619.1 = add nuw i64 %.612276278, 2
  %sunkaddr25 = mul i64 %.612276278, 8
  %sunkaddr26 = getelementptr i8, ptr %arg.code.8, i64 %sunkaddr25
  %sunkaddr27 = getelementptr i8, ptr %sunkaddr26, i64 8
  %.651.1 = load double, ptr %sunkaddr27, align 8
  %.701.1 = fcmp ogt double %.651.1, %.700.1
  br i1 %.701.1, label %B716.1, label %B674.1

B674.1:
  %sunkaddr28 = mul i64 %.612276278, 8
  %sunkaddr29 = getelementptr i8, ptr %arg.code.12, i64 %sunkaddr28
  %sunkaddr30 = getelementptr i8, ptr %sunkaddr29, i64 8
  %.707.1 = load double, ptr %sunkaddr30, align 8
  %sunkaddr31 = mul i64 %.612276278, 8
  %sunkaddr32 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr31
  %sunkaddr33 = getelementptr i8, ptr %sunkaddr32, i64 8
  store double %.707.1, ptr %sunkaddr33, align 8
  br label %B716.1

B716.1:
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.619.1
  br i1 %niter.ncmp.1, label %B718.endif.loopexit.unr-lcssa, label %B596

B764:
  %worst.2.0286 = phi double [ 0.000000e+00, %B764.preheader.new ], [ %worst.3.1.1, %B904.1 ]
  %.815282284 = phi i64 [ 0, %B764.preheader.new ], [ %.822.1, %B904.1 ]
  %sunkaddr34 = mul i64 %.815282284, 8
  %sunkaddr36 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr34
  %.858 = load double, ptr %sunkaddr36, align 8
  %.860 = fcmp ugt double %.858, %worst.2.0286
  br i1 %.860, label %B800, label %B904

B800:
  %.871 = fcmp ueq double %.858, 0x7FF0000000000000
  br i1 %.871, label %B880, label %B904

B880:
  br label %B904

B904:
  %worst.3.1 = phi double [ %worst.2.0286, %B764 ], [ 0x7FF0000000000000, %B880 ], [ %.858, %B800 ]
  %.822.1 = add nuw i64 %.815282284, 2
  %sunkaddr37 = mul i64 %.815282284, 8
  %sunkaddr38 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr37
  %sunkaddr39 = getelementptr i8, ptr %sunkaddr38, i64 8
  %.858.1 = load double, ptr %sunkaddr39, align 8
  %.860.1 = fcmp ugt double %.858.1, %worst.3.1
  br i1 %.860.1, label %B800.1, label %B904.1

B800.1:
  %.871.1 = fcmp ueq double %.858.1, 0x7FF0000000000000
  br i1 %.871.1, label %B880.1, label %B904.1

B880.1:
  br label %B904.1

B904.1:
  %worst.3.1.1 = phi double [ %worst.3.1, %B904 ], [ 0x7FF0000000000000, %B880.1 ], [ %.858.1, %B800.1 ]
  %niter23.ncmp.1 = icmp eq i64 %unroll_iter22, %.822.1
  br i1 %niter23.ncmp.1, label %common.ret.loopexit.unr-lcssa, label %B764

common.ret.loopexit.unr-lcssa:
  %0 = and i64 %arg.code.24, 1
  %lcmp.mod19.not = icmp eq i64 %0, 0
  br i1 %lcmp.mod19.not, label %common.ret, label %common.ret.loopexit.unr-lcssa.B764.epil.preheader_crit_edge

common.ret.loopexit.unr-lcssa.B764.epil.preheader_crit_edge:
  %.857.epil.phi.trans.insert = getelementptr double, ptr %arg.code.11, i64 %unroll_iter22
  %.858.epil.pre = load double, ptr %.857.epil.phi.trans.insert, align 8
  br label %B764.epil.preheader

B764.epil.preheader:
  %.858.epil = phi double [ %.213, %B764.preheader.thread ], [ %.858.epil.pre, %common.ret.loopexit.unr-lcssa.B764.epil.preheader_crit_edge ]
  %worst.2.0286.epil.init = phi double [ 0.000000e+00, %B764.preheader.thread ], [ %worst.3.1.1, %common.ret.loopexit.unr-lcssa.B764.epil.preheader_crit_edge ]
  %.860.epil = fcmp ugt double %.858.epil, %worst.2.0286.epil.init
  br i1 %.860.epil, label %B800.epil, label %common.ret

B800.epil:
  %.871.epil = fcmp ueq double %.858.epil, 0x7FF0000000000000
  br i1 %.871.epil, label %B880.epil, label %common.ret

B880.epil:
  br label %common.ret

common.ret:
  %worst.2.0.lcssa = phi double [ 0.000000e+00, %B718.endif ], [ 0.000000e+00, %B414.endif.endif ], [ %worst.3.1.1, %common.ret.loopexit.unr-lcssa ], [ %worst.2.0286.epil.init, %B764.epil.preheader ], [ 0x7FF0000000000000, %B880.epil ], [ %.858.epil, %B800.epil ]
  store double %worst.2.0.lcssa, ptr %retptr, align 8
  ret i32 0

B764.preheader.thread:
  %1 = fcmp une double %.88, 0.000000e+00
  %.39.i = shl nsw i64 %arg.code.25, 1
  %.41.i = add nsw i64 %arg.code.28, %.39.i
  %.42.i = mul nsw i64 %arg.code.29, %.41.i
  %.43.i = getelementptr double, ptr %arg.code.15, i64 %.42.i
  %.47.i = shl i64 %arg.code.25, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.43.i, ptr %arg.code.4, i64 %.47.i, i1 false)
  %.49.i = getelementptr double, ptr %.43.i, i64 %arg.code.25
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.49.i, ptr %arg.dy, i64 %.47.i, i1 false)
  %.56.i = getelementptr double, ptr %.43.i, i64 %.39.i
  %.60.i = shl i64 %arg.code.28, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.56.i, ptr %arg.code.9, i64 %.60.i, i1 false)
  %.8.idx.i = select i1 %1, i64 96, i64 48
  %.8.i = getelementptr i8, ptr %arg.code.13, i64 %.8.idx.i
  %.10.i = load i64, ptr %.8.i, align 8
  %.11.i = getelementptr i8, ptr %.8.i, i64 8
  %.12.i = load i64, ptr %.11.i, align 8
  %.13.i = getelementptr i8, ptr %.8.i, i64 16
  %.14.i = load i64, ptr %.13.i, align 8
  %.15.i = getelementptr i8, ptr %.8.i, i64 24
  %.16.i = load i64, ptr %.15.i, align 8
  %.17.i = getelementptr i8, ptr %.8.i, i64 32
  %.18.i = load i64, ptr %.17.i, align 8
  %.19.i = getelementptr i8, ptr %.8.i, i64 40
  %.20.i = load i64, ptr %.19.i, align 8
  %.21.i = inttoptr i64 %.12.i to ptr
  %.22.i = inttoptr i64 %.14.i to ptr
  %.23.i = inttoptr i64 %.16.i to ptr
  %.24.i = inttoptr i64 %.18.i to ptr
  %.25.i = inttoptr i64 %.20.i to ptr
  %.26.i = inttoptr i64 %.10.i to ptr
  tail call void %.26.i(ptr %.21.i, ptr %.22.i, ptr %.23.i, ptr %.24.i, i64 1, ptr %.25.i)
  %.212 = getelementptr double, ptr %arg.code.16, i64 %arg.code.29
  %.213 = load double, ptr %.212, align 8
  store double %.213, ptr %arg.code.11, align 8
  br label %B764.epil.preheader

B270.endif:
  %2 = fcmp une double %.88, 0.000000e+00
  br i1 %2, label %B414, label %B718.endif

B414.endif.endif:
  %.606277.not = icmp slt i64 %arg.code.24, 1
  br i1 %.606277.not, label %common.ret, label %B596.preheader

B596.preheader:
  %const16 = bitcast i64 9223372036854775806 to i64
  %unroll_iter = and i64 %arg.code.24, %const16
  br label %B596

B718.endif.loopexit.unr-lcssa:
  %3 = and i64 %arg.code.24, 1
  %lcmp.mod.not = icmp eq i64 %3, 0
  br i1 %lcmp.mod.not, label %B718.endif, label %B596.epil.preheader

B596.epil.preheader:
  %4 = shl i64 %unroll_iter, 3
  %scevgep29 = getelementptr i8, ptr %arg.code.8, i64 %4
  %.651.epil = load double, ptr %scevgep29, align 8
  %.700.epil = load double, ptr %arg.code.1, align 8
  %.701.epil = fcmp ogt double %.651.epil, %.700.epil
  br i1 %.701.epil, label %B718.endif, label %B674.epil

B674.epil:
  %sunkaddr40 = mul i64 %unroll_iter, 8
  %sunkaddr41 = getelementptr i8, ptr %arg.code.12, i64 %sunkaddr40
  %.707.epil = load double, ptr %sunkaddr41, align 8
  %sunkaddr42 = mul i64 %unroll_iter, 8
  %sunkaddr43 = getelementptr i8, ptr %arg.code.11, i64 %sunkaddr42
  store double %.707.epil, ptr %sunkaddr43, align 8
  br label %B718.endif

B718.endif:
  %.809283.not = icmp slt i64 %arg.code.24, 1
  br i1 %.809283.not, label %common.ret, label %B764.preheader.new

B764.preheader.new:
  %const = bitcast i64 9223372036854775806 to i64
  %unroll_iter22 = and i64 %arg.code.24, %const
  br label %B764
}

define internal i32 @part13(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, double %arg.t, double %arg.h, ptr %arg.y, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i64 %arg.first, i64 %arg.last) {
B0:
  %.95.i = alloca double, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.84 = alloca i8, align 1
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.976 = alloca ptr, align 8
  %excinfo.3 = alloca ptr, align 8
  store i8 0, ptr %.84, align 1
  %.88 = call i32 @part16(ptr %.84, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, double %arg.t, double %arg.h, ptr %arg.y)
  %.89 = load ptr, ptr %excinfo.1, align 8
  %.96 = icmp sgt i32 %.88, 0
  %.97 = select i1 %.96, ptr %.89, ptr undef
  %.98 = load i8, ptr %.84, align 1
  %.101 = icmp eq i8 %.98, 0
  br i1 %.101, label %B0.endif.thread, label %B0.endif

common.ret:
  %common.ret.op = phi i32 [ 0, %B42 ], [ 0, %B958 ], [ %.88, %B0.endif.if.if ], [ %.99.i, %part17.exit ], [ %.980, %B802.if.if ]
  ret i32 %common.ret.op

B42:
  store double -1.000000e+00, ptr %retptr, align 8
  br label %common.ret

B234.loopexit:
  %indvar.next = add nuw nsw i64 %indvar, 1
  %scevgep122 = getelementptr i8, ptr %lsr.iv121, i64 %28
  %lsr.iv.next131 = add i64 %lsr.iv130, 1
  %scevgep163 = getelementptr i8, ptr %lsr.iv162, i64 %28
  %scevgep193 = getelementptr i8, ptr %lsr.iv192, i64 %16
  %scevgep82 = getelementptr i8, ptr %lsr.iv81, i64 %28
  %exitcond.not25 = icmp eq i64 %indvar.next, %.227
  br i1 %exitcond.not25, label %B958, label %B236.endif

B434:
  %.604 = getelementptr double, ptr %.172, i64 %.277554593
  %.605 = load double, ptr %.604, align 8
  %.607 = fmul double %arg.h, %.605
  %.609 = fadd double %arg.t, %.607
  store double 0.000000e+00, ptr %.95.i, align 8
  %.99.i = call i32 @part11(ptr %.95.i, ptr %excinfo.1.i, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, i64 0, double %.609, ptr %arg.m.14)
  %cond.i = icmp eq i32 %.99.i, 0
  br i1 %cond.i, label %part17.exit.thread, label %part17.exit

part17.exit.thread:
  %0 = icmp slt i64 %arg.code.25, 1
  %.109.i = load double, ptr %.95.i, align 8
  %.642 = fcmp olt double %.109.i, %worst.2.0595
  %"$phi520.1.2.1" = select i1 %.642, double %.109.i, double %worst.2.0595
  br i1 %0, label %B802, label %B554.endif.lr.ph

part17.exit:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B552.loopexit.loopexit.unr-lcssa:
  %1 = and i64 %46, 1
  %2 = icmp eq i64 %1, 0
  br i1 %2, label %B552.loopexit.loopexit, label %B690.epil.preheader

B690.epil.preheader:
  %.952531.epil.init = phi double [ %.809, %B554.endif ], [ %.952.1, %B552.loopexit.loopexit.unr-lcssa ]
  %.899526528.epil.init = phi i64 [ 1, %B554.endif ], [ %.906.1, %B552.loopexit.loopexit.unr-lcssa ]
  %.942.epil = getelementptr double, ptr %68, i64 %.899526528.epil.init
  %.943.epil = load double, ptr %.942.epil, align 8
  %.945.epil = mul nsw i64 %.899526528.epil.init, %arg.code.25
  %gep.epil = getelementptr double, ptr %invariant.gep, i64 %.945.epil
  %.950.epil = load double, ptr %gep.epil, align 8
  %.951.epil = fmul double %.943.epil, %.950.epil
  %.952.epil = fadd double %.952531.epil.init, %.951.epil
  %sunkaddr = mul i64 %.753533539, 8
  %sunkaddr149 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr
  store double %.952.epil, ptr %sunkaddr149, align 8
  br label %B552.loopexit.loopexit

B552.loopexit.loopexit:
  %.760 = add nuw nsw i64 %.753533539, 1
  %scevgep168 = getelementptr i8, ptr %lsr.iv167, i64 8
  %scevgep173 = getelementptr i8, ptr %lsr.iv172, i64 8
  %exitcond639.not = icmp eq i64 %arg.code.25, %.760
  br i1 %exitcond639.not, label %B802, label %B554.endif

B690:
  %lsr.iv169 = phi i64 [ %lsr.iv.next170, %B690 ], [ 0, %B690.preheader ]
  %.952531 = phi double [ %.952.1, %B690 ], [ %.809, %B690.preheader ]
  %.899526528 = phi i64 [ %.906.1, %B690 ], [ 1, %B690.preheader ]
  %3 = shl i64 %.899526528, 3
  %scevgep164 = getelementptr i8, ptr %lsr.iv162, i64 %3
  %scevgep165 = getelementptr i8, ptr %scevgep164, i64 -8
  %.943 = load double, ptr %scevgep165, align 8
  %scevgep171 = getelementptr i8, ptr %lsr.iv167, i64 %lsr.iv169
  %.950 = load double, ptr %scevgep171, align 8
  %.951 = fmul double %.943, %.950
  %.952 = fadd double %.952531, %.951
  %sunkaddr150 = mul i64 %.753533539, 8
  %sunkaddr151 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr150
  store double %.952, ptr %sunkaddr151, align 8
  %.906.1 = add i64 %.899526528, 2
  %.943.1 = load double, ptr %scevgep164, align 8
  %scevgep174 = getelementptr i8, ptr %lsr.iv172, i64 %lsr.iv169
  %.950.1 = load double, ptr %scevgep174, align 8
  %.951.1 = fmul double %.943.1, %.950.1
  %.952.1 = fadd double %.952, %.951.1
  store double %.952.1, ptr %sunkaddr151, align 8
  %lsr.iv.next170 = add i64 %lsr.iv169, %27
  %4 = add i64 %39, %.906.1
  %niter100.ncmp.1 = icmp eq i64 %4, 1
  br i1 %niter100.ncmp.1, label %B552.loopexit.loopexit.unr-lcssa, label %B690

B802:
  %.980 = call i32 @part18(ptr %.976, ptr %excinfo.3, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, i64 %arg.code.25)
  switch i32 %.980, label %B802.if.if [
    i32 -2, label %B802.endif.endif
    i32 0, label %B802.endif.endif
  ]

B900:
  %.1086546548 = phi i64 [ %.1093.3, %B900 ], [ %.1086546548.unr, %B900.preheader56 ]
  %sunkaddr152 = mul i64 %.1086546548, 8
  %sunkaddr153 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr152
  %.1121 = load double, ptr %sunkaddr153, align 8
  %.1126 = fdiv double %.1121, %arg.h
  %5 = shl i64 %.1086546548, 3
  %scevgep137 = getelementptr i8, ptr %lsr.iv192, i64 %5
  store double %.1126, ptr %scevgep137, align 8
  %6 = shl i64 %.1086546548, 3
  %sunkaddr154 = mul i64 %.1086546548, 8
  %sunkaddr155 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr154
  %sunkaddr156 = getelementptr i8, ptr %sunkaddr155, i64 8
  %.1121.1 = load double, ptr %sunkaddr156, align 8
  %.1126.1 = fdiv double %.1121.1, %arg.h
  %scevgep146 = getelementptr i8, ptr %lsr.iv192, i64 %6
  %scevgep147 = getelementptr i8, ptr %scevgep146, i64 8
  store double %.1126.1, ptr %scevgep147, align 8
  %7 = shl i64 %.1086546548, 3
  %sunkaddr157 = mul i64 %.1086546548, 8
  %sunkaddr158 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr157
  %sunkaddr160 = getelementptr i8, ptr %sunkaddr158, i64 16
  %.1121.2 = load double, ptr %sunkaddr160, align 8
  %.1126.2 = fdiv double %.1121.2, %arg.h
  %scevgep143 = getelementptr i8, ptr %lsr.iv192, i64 %7
  %scevgep145 = getelementptr i8, ptr %scevgep143, i64 16
  store double %.1126.2, ptr %scevgep145, align 8
  %.1093.3 = add nuw nsw i64 %.1086546548, 4
  %8 = shl i64 %.1086546548, 3
  %sunkaddr161 = mul i64 %.1086546548, 8
  %sunkaddr162 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr161
  %sunkaddr163 = getelementptr i8, ptr %sunkaddr162, i64 24
  %.1121.3 = load double, ptr %sunkaddr163, align 8
  %.1126.3 = fdiv double %.1121.3, %arg.h
  %scevgep139 = getelementptr i8, ptr %lsr.iv192, i64 %8
  %scevgep140 = getelementptr i8, ptr %scevgep139, i64 24
  store double %.1126.3, ptr %scevgep140, align 8
  %exitcond640.not.3 = icmp eq i64 %arg.code.25, %.1093.3
  br i1 %exitcond640.not.3, label %B234.loopexit, label %B900

B958:
  %worst.2.0.lcssa = phi double [ 1.000000e+00, %B46.endif ], [ %"$phi520.1.2.1", %B234.loopexit ]
  store double %worst.2.0.lcssa, ptr %retptr, align 8
  br label %common.ret

B0.endif:
  %9 = icmp eq i32 %.88, 0
  br i1 %9, label %B46.endif, label %B0.endif.if.if

B0.endif.thread:
  %10 = icmp eq i32 %.88, 0
  br i1 %10, label %B42, label %B0.endif.if.if

B0.endif.if.if:
  store ptr %.97, ptr %excinfo, align 8
  br label %common.ret

B46.endif:
  %.169 = add nsw i64 %arg.m.2, 1
  %.171 = mul nsw i64 %.169, %arg.m.2
  %.172 = getelementptr double, ptr %arg.m.0, i64 %.171
  %.177 = mul i64 %arg.m.2, %arg.m.2
  %.178 = getelementptr double, ptr %arg.m.7, i64 %.177
  %.227 = sub i64 %arg.last, %arg.first
  %.271584.not = icmp slt i64 %.227, 1
  br i1 %.271584.not, label %B958, label %B236.endif.lr.ph

B236.endif.lr.ph:
  %const = bitcast i64 9223372036854775804 to i64
  %11 = ptrtoint ptr %arg.room.0 to i64
  %12 = ptrtoint ptr %arg.m.14 to i64
  %13 = ptrtoint ptr %arg.code.4 to i64
  %14 = ptrtoint ptr %arg.y to i64
  %.585 = fmul double %arg.h, 0.000000e+00
  %.803 = mul i64 %arg.code.25, %arg.code.25
  %15 = getelementptr double, ptr %arg.m.11, i64 %.803
  %16 = shl i64 %arg.code.25, 3
  %17 = mul i64 %arg.first, %16
  %scevgep = getelementptr i8, ptr %arg.m.14, i64 %16
  %18 = add i64 %arg.first, %.177
  %19 = shl i64 %18, 3
  %scevgep41 = getelementptr i8, ptr %arg.m.7, i64 %19
  %20 = add i64 %arg.last, %.177
  %21 = shl i64 %20, 3
  %scevgep42 = getelementptr i8, ptr %arg.m.7, i64 %21
  %22 = add i64 %16, 8
  %23 = mul i64 %22, %arg.code.25
  %scevgep43 = getelementptr i8, ptr %arg.m.11, i64 %23
  %24 = sub i64 %13, %14
  %25 = add i64 %arg.first, -1
  %26 = add i64 %arg.first, -2
  %min.iters.check69 = icmp ult i64 %arg.code.25, 4
  %diff.check67 = icmp ult i64 %24, 32
  %or.cond = select i1 %min.iters.check69, i1 true, i1 %diff.check67
  %n.vec72 = and i64 %arg.code.25, %const
  %broadcast.splatinsert73 = insertelement <2 x double> poison, double %.585, i64 0
  %broadcast.splat74 = shufflevector <2 x double> %broadcast.splatinsert73, <2 x double> poison, <2 x i32> zeroinitializer
  %xtraiter94 = and i64 %arg.code.25, 3
  %bound0 = icmp ult ptr %arg.m.14, %scevgep42
  %bound1 = icmp ult ptr %scevgep41, %scevgep
  %found.conflict = and i1 %bound1, %bound0
  %bound044 = icmp ult ptr %arg.m.14, %scevgep43
  %bound145 = icmp ult ptr %15, %scevgep
  %found.conflict46 = and i1 %bound145, %bound044
  %conflict.rdx = or i1 %found.conflict46, %found.conflict
  %const_mat = add i64 %const, 2
  %n.vec = and i64 %arg.code.25, %const_mat
  %broadcast.splatinsert = insertelement <2 x double> poison, double %arg.h, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  %scevgep116 = getelementptr i8, ptr %arg.room.0, i64 %16
  %27 = shl i64 %arg.code.25, 4
  %28 = shl i64 %arg.m.2, 3
  %29 = mul i64 %arg.first, %28
  %30 = add i64 %29, 8
  %scevgep120 = getelementptr i8, ptr %arg.m.0, i64 %30
  %scevgep126 = getelementptr i8, ptr %arg.room.0, i64 %27
  %scevgep161 = getelementptr i8, ptr %arg.m.7, i64 %30
  %31 = shl i64 %.803, 3
  %32 = getelementptr i8, ptr %arg.m.11, i64 %31
  %scevgep175 = getelementptr i8, ptr %32, i64 16
  %scevgep183 = getelementptr i8, ptr %32, i64 8
  %scevgep191 = getelementptr i8, ptr %arg.room.0, i64 %17
  %33 = sub i64 %11, %12
  %34 = add i64 %33, %17
  %brmerge = select i1 %min.iters.check69, i1 true, i1 %conflict.rdx
  %35 = shl i64 %arg.code.25, 5
  %scevgep72 = getelementptr i8, ptr %arg.room.0, i64 %35
  %36 = mul i64 %arg.code.25, 24
  %scevgep76 = getelementptr i8, ptr %arg.room.0, i64 %36
  %scevgep80 = getelementptr i8, ptr %arg.m.0, i64 %29
  br label %B236.endif

B236.endif:
  %lsr.iv81 = phi ptr [ %scevgep80, %B236.endif.lr.ph ], [ %scevgep82, %B234.loopexit ]
  %lsr.iv192 = phi ptr [ %scevgep191, %B236.endif.lr.ph ], [ %scevgep193, %B234.loopexit ]
  %lsr.iv162 = phi ptr [ %scevgep161, %B236.endif.lr.ph ], [ %scevgep163, %B234.loopexit ]
  %lsr.iv130 = phi i64 [ %25, %B236.endif.lr.ph ], [ %lsr.iv.next131, %B234.loopexit ]
  %lsr.iv121 = phi ptr [ %scevgep120, %B236.endif.lr.ph ], [ %scevgep122, %B234.loopexit ]
  %indvar = phi i64 [ 0, %B236.endif.lr.ph ], [ %indvar.next, %B234.loopexit ]
  %worst.2.0595 = phi double [ 1.000000e+00, %B236.endif.lr.ph ], [ %"$phi520.1.2.1", %B234.loopexit ]
  %.277554593 = phi i64 [ %arg.first, %B236.endif.lr.ph ], [ %.284, %B234.loopexit ]
  %37 = icmp sgt i64 %arg.code.25, 0
  %38 = lshr i64 %lsr.iv130, 1
  %39 = mul i64 %38, -2
  %smax61 = call i64 @llvm.smax.i64(i64 %lsr.iv130, i64 0)
  %40 = add nsw i64 %smax61, -2
  %41 = lshr i64 %40, 1
  %42 = add nuw i64 %41, 1
  %43 = lshr i64 %42, 1
  %44 = shl nuw i64 %43, 1
  %smax60 = tail call i64 @llvm.smax.i64(i64 %lsr.iv130, i64 0)
  %45 = add nsw i64 %smax60, -2
  %46 = add i64 %indvar, %25
  %smax = tail call i64 @llvm.smax.i64(i64 %46, i64 0)
  %47 = mul i64 %indvar, %16
  %48 = add i64 %34, %47
  %.284 = add i64 %.277554593, 1
  br i1 %37, label %B270.endif.lr.ph, label %B434

B270.endif.lr.ph:
  %.473 = add i64 %.277554593, -1
  %.516503.not = icmp slt i64 %.473, 1
  %.558 = mul nsw i64 %.277554593, %arg.m.2
  %49 = getelementptr double, ptr %arg.m.0, i64 %.558
  br i1 %.516503.not, label %B270.endif.preheader, label %B270.endif.us.preheader

B270.endif.us.preheader:
  br label %B270.endif.us

B270.endif.preheader:
  br i1 %or.cond, label %B270.endif.preheader86, label %vector.body75.preheader

vector.body75.preheader:
  br label %vector.body75

vector.body75:
  %index76 = phi i64 [ %index.next79, %vector.body75 ], [ 0, %vector.body75.preheader ]
  %sunkaddr164 = mul i64 %index76, 8
  %sunkaddr165 = getelementptr i8, ptr %arg.y, i64 %sunkaddr164
  %wide.load77 = load <2 x double>, ptr %sunkaddr165, align 8
  %sunkaddr166 = mul i64 %index76, 8
  %sunkaddr167 = getelementptr i8, ptr %arg.y, i64 %sunkaddr166
  %sunkaddr168 = getelementptr i8, ptr %sunkaddr167, i64 16
  %wide.load78 = load <2 x double>, ptr %sunkaddr168, align 8
  %50 = fadd <2 x double> %broadcast.splat74, %wide.load77
  %51 = fadd <2 x double> %broadcast.splat74, %wide.load78
  %sunkaddr170 = mul i64 %index76, 8
  %sunkaddr171 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr170
  store <2 x double> %50, ptr %sunkaddr171, align 8
  %sunkaddr172 = mul i64 %index76, 8
  %sunkaddr173 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr172
  %sunkaddr174 = getelementptr i8, ptr %sunkaddr173, i64 16
  store <2 x double> %51, ptr %sunkaddr174, align 8
  %index.next79 = add nuw nsw i64 %index76, 4
  %52 = icmp eq i64 %n.vec72, %index.next79
  br i1 %52, label %middle.block80, label %vector.body75

middle.block80:
  %53 = icmp eq i64 %arg.code.25, %n.vec72
  br i1 %53, label %B434, label %B270.endif.preheader86

B270.endif.preheader86:
  %.398510516.ph = phi i64 [ 0, %B270.endif.preheader ], [ %n.vec72, %middle.block80 ]
  %54 = icmp eq i64 %xtraiter94, 0
  br i1 %54, label %B270.endif.prol.loopexit, label %B270.endif.prol.preheader

B270.endif.prol.preheader:
  br label %B270.endif.prol

B270.endif.prol:
  %lsr.iv143 = phi i64 [ %lsr.iv.next144, %B270.endif.prol ], [ %xtraiter94, %B270.endif.prol.preheader ]
  %.398510516.prol = phi i64 [ %.405.prol, %B270.endif.prol ], [ %.398510516.ph, %B270.endif.prol.preheader ]
  %.405.prol = add nuw nsw i64 %.398510516.prol, 1
  %55 = shl i64 %.398510516.prol, 3
  %scevgep142 = getelementptr i8, ptr %arg.y, i64 %55
  %.582.prol = load double, ptr %scevgep142, align 8
  %.588.prol = fadd double %.585, %.582.prol
  %scevgep141 = getelementptr i8, ptr %arg.code.4, i64 %55
  store double %.588.prol, ptr %scevgep141, align 8
  %lsr.iv.next144 = add nsw i64 %lsr.iv143, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next144, 0
  br i1 %prol.iter.cmp.not, label %B270.endif.prol.loopexit, label %B270.endif.prol

B270.endif.prol.loopexit:
  %.398510516.unr = phi i64 [ %.398510516.ph, %B270.endif.preheader86 ], [ %.405.prol, %B270.endif.prol ]
  %56 = sub nsw i64 %.398510516.ph, %arg.code.25
  %57 = icmp ugt i64 %56, -4
  br i1 %57, label %B434, label %B270.endif.preheader58

B270.endif.preheader58:
  br label %B270.endif

B270.endif.us:
  %lsr.iv77 = phi ptr [ %scevgep78, %B308.B388_crit_edge.us ], [ %scevgep76, %B270.endif.us.preheader ]
  %lsr.iv73 = phi ptr [ %scevgep74, %B308.B388_crit_edge.us ], [ %scevgep72, %B270.endif.us.preheader ]
  %lsr.iv127 = phi ptr [ %scevgep128, %B308.B388_crit_edge.us ], [ %scevgep126, %B270.endif.us.preheader ]
  %lsr.iv = phi ptr [ %scevgep117, %B308.B388_crit_edge.us ], [ %scevgep116, %B270.endif.us.preheader ]
  %.398510516.us = phi i64 [ %.405.us, %B308.B388_crit_edge.us ], [ 0, %B270.endif.us.preheader ]
  %58 = icmp eq i64 %46, 1
  %invariant.gep.us = getelementptr double, ptr %arg.room.0, i64 %.398510516.us
  br i1 %58, label %B310.us.epil.preheader, label %B310.us.preheader

B310.us.preheader:
  %59 = icmp ult i64 %45, 2
  br i1 %59, label %B310.us.epil.preheader48, label %B310.us.preheader55

B310.us.preheader55:
  br label %B310.us

B310.us:
  %lsr.iv62 = phi i64 [ %44, %B310.us.preheader55 ], [ %lsr.iv.next63, %B310.us ]
  %lsr.iv118 = phi i64 [ %lsr.iv.next.1, %B310.us ], [ 0, %B310.us.preheader55 ]
  %total.2.2506.us = phi double [ %.571.us.1.1, %B310.us ], [ 0.000000e+00, %B310.us.preheader55 ]
  %.522502504.us = phi i64 [ %.529.us.1.1, %B310.us ], [ 1, %B310.us.preheader55 ]
  %60 = shl i64 %.522502504.us, 3
  %scevgep87 = getelementptr i8, ptr %lsr.iv81, i64 %60
  %scevgep88 = getelementptr i8, ptr %scevgep87, i64 8
  %.561.us = load double, ptr %scevgep87, align 8
  %scevgep119 = getelementptr i8, ptr %lsr.iv, i64 %lsr.iv118
  %.568.us = load double, ptr %scevgep119, align 8
  %.569.us = fmul double %.561.us, %.568.us
  %.571.us = fadd double %total.2.2506.us, %.569.us
  %.561.us.1 = load double, ptr %scevgep88, align 8
  %scevgep129 = getelementptr i8, ptr %lsr.iv127, i64 %lsr.iv118
  %.568.us.1 = load double, ptr %scevgep129, align 8
  %.569.us.1 = fmul double %.561.us.1, %.568.us.1
  %.571.us.1 = fadd double %.571.us, %.569.us.1
  %61 = shl i64 %.522502504.us, 3
  %scevgep67 = getelementptr i8, ptr %lsr.iv81, i64 %61
  %scevgep68 = getelementptr i8, ptr %scevgep67, i64 24
  %62 = shl i64 %.522502504.us, 3
  %scevgep64 = getelementptr i8, ptr %lsr.iv81, i64 %62
  %scevgep66 = getelementptr i8, ptr %scevgep64, i64 16
  %.561.us.159 = load double, ptr %scevgep66, align 8
  %scevgep79 = getelementptr i8, ptr %lsr.iv77, i64 %lsr.iv118
  %.568.us.160 = load double, ptr %scevgep79, align 8
  %.569.us.161 = fmul double %.561.us.159, %.568.us.160
  %.571.us.162 = fadd double %.571.us.1, %.569.us.161
  %.529.us.1.1 = add i64 %.522502504.us, 4
  %.561.us.1.1 = load double, ptr %scevgep68, align 8
  %scevgep75 = getelementptr i8, ptr %lsr.iv73, i64 %lsr.iv118
  %.568.us.1.1 = load double, ptr %scevgep75, align 8
  %.569.us.1.1 = fmul double %.561.us.1.1, %.568.us.1.1
  %.571.us.1.1 = fadd double %.571.us.162, %.569.us.1.1
  %lsr.iv.next.1 = add i64 %lsr.iv118, %35
  %lsr.iv.next63 = add i64 %lsr.iv62, -2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next63, 0
  br i1 %niter.ncmp.1, label %B308.B388_crit_edge.us.unr-lcssa.unr-lcssa, label %B310.us

B308.B388_crit_edge.us.unr-lcssa.unr-lcssa:
  %63 = and i64 %45, 2
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %B310.us.epil.preheader48, label %B308.B388_crit_edge.us.unr-lcssa

B310.us.epil.preheader48:
  %lsr.iv118.epil.init = phi i64 [ 0, %B310.us.preheader ], [ %lsr.iv.next.1, %B308.B388_crit_edge.us.unr-lcssa.unr-lcssa ]
  %total.2.2506.us.epil.init54 = phi double [ 0.000000e+00, %B310.us.preheader ], [ %.571.us.1.1, %B308.B388_crit_edge.us.unr-lcssa.unr-lcssa ]
  %.522502504.us.epil.init55 = phi i64 [ 1, %B310.us.preheader ], [ %.529.us.1.1, %B308.B388_crit_edge.us.unr-lcssa.unr-lcssa ]
  %65 = shl i64 %.522502504.us.epil.init55, 3
  %scevgep123.epil = getelementptr i8, ptr %lsr.iv121, i64 %65
  %scevgep124.epil = getelementptr i8, ptr %scevgep123.epil, i64 -8
  %.561.us.epil50 = load double, ptr %scevgep124.epil, align 8
  %scevgep119.epil = getelementptr i8, ptr %lsr.iv, i64 %lsr.iv118.epil.init
  %.568.us.epil51 = load double, ptr %scevgep119.epil, align 8
  %.569.us.epil52 = fmul double %.561.us.epil50, %.568.us.epil51
  %.571.us.epil53 = fadd double %total.2.2506.us.epil.init54, %.569.us.epil52
  %.529.us.1.epil = add i64 %.522502504.us.epil.init55, 2
  %.561.us.1.epil = load double, ptr %scevgep123.epil, align 8
  %scevgep129.epil = getelementptr i8, ptr %lsr.iv127, i64 %lsr.iv118.epil.init
  %.568.us.1.epil = load double, ptr %scevgep129.epil, align 8
  %.569.us.1.epil = fmul double %.561.us.1.epil, %.568.us.1.epil
  %.571.us.1.epil = fadd double %.571.us.epil53, %.569.us.1.epil
  br label %B308.B388_crit_edge.us.unr-lcssa

B308.B388_crit_edge.us.unr-lcssa:
  %.529.us.1.lcssa = phi i64 [ %.529.us.1.epil, %B310.us.epil.preheader48 ], [ %.529.us.1.1, %B308.B388_crit_edge.us.unr-lcssa.unr-lcssa ]
  %.571.us.1.lcssa = phi double [ %.571.us.1.epil, %B310.us.epil.preheader48 ], [ %.571.us.1.1, %B308.B388_crit_edge.us.unr-lcssa.unr-lcssa ]
  %66 = and i64 %smax, 1
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %B308.B388_crit_edge.us, label %B310.us.epil.preheader

B310.us.epil.preheader:
  %total.2.2506.us.epil.init = phi double [ 0.000000e+00, %B270.endif.us ], [ %.571.us.1.lcssa, %B308.B388_crit_edge.us.unr-lcssa ]
  %.522502504.us.epil.init = phi i64 [ 1, %B270.endif.us ], [ %.529.us.1.lcssa, %B308.B388_crit_edge.us.unr-lcssa ]
  %.560.us.epil = getelementptr double, ptr %49, i64 %.522502504.us.epil.init
  %.561.us.epil = load double, ptr %.560.us.epil, align 8
  %.563.us.epil = mul nsw i64 %.522502504.us.epil.init, %arg.code.25
  %gep.us.epil = getelementptr double, ptr %invariant.gep.us, i64 %.563.us.epil
  %.568.us.epil = load double, ptr %gep.us.epil, align 8
  %.569.us.epil = fmul double %.561.us.epil, %.568.us.epil
  %.571.us.epil = fadd double %total.2.2506.us.epil.init, %.569.us.epil
  br label %B308.B388_crit_edge.us

B308.B388_crit_edge.us:
  %.571.us.lcssa = phi double [ %.571.us.1.lcssa, %B308.B388_crit_edge.us.unr-lcssa ], [ %.571.us.epil, %B310.us.epil.preheader ]
  %.405.us = add nuw nsw i64 %.398510516.us, 1
  %.581.us = getelementptr double, ptr %arg.y, i64 %.398510516.us
  %.582.us = load double, ptr %.581.us, align 8
  %.585.us = fmul double %arg.h, %.571.us.lcssa
  %.588.us = fadd double %.585.us, %.582.us
  %.592.us = getelementptr double, ptr %arg.code.4, i64 %.398510516.us
  store double %.588.us, ptr %.592.us, align 8
  %scevgep117 = getelementptr i8, ptr %lsr.iv, i64 8
  %scevgep128 = getelementptr i8, ptr %lsr.iv127, i64 8
  %scevgep74 = getelementptr i8, ptr %lsr.iv73, i64 8
  %scevgep78 = getelementptr i8, ptr %lsr.iv77, i64 8
  %exitcond.not = icmp eq i64 %arg.code.25, %.405.us
  br i1 %exitcond.not, label %B434, label %B270.endif.us

B270.endif:
  %.398510516 = phi i64 [ %.405.3, %B270.endif ], [ %.398510516.unr, %B270.endif.preheader58 ]
  %sunkaddr175 = mul i64 %.398510516, 8
  %sunkaddr176 = getelementptr i8, ptr %arg.y, i64 %sunkaddr175
  %.582 = load double, ptr %sunkaddr176, align 8
  %.588 = fadd double %.585, %.582
  %sunkaddr177 = mul i64 %.398510516, 8
  %sunkaddr178 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr177
  store double %.588, ptr %sunkaddr178, align 8
  %sunkaddr179 = mul i64 %.398510516, 8
  %sunkaddr180 = getelementptr i8, ptr %arg.y, i64 %sunkaddr179
  %sunkaddr181 = getelementptr i8, ptr %sunkaddr180, i64 8
  %.582.1 = load double, ptr %sunkaddr181, align 8
  %.588.1 = fadd double %.585, %.582.1
  %sunkaddr182 = mul i64 %.398510516, 8
  %sunkaddr183 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr182
  %sunkaddr184 = getelementptr i8, ptr %sunkaddr183, i64 8
  store double %.588.1, ptr %sunkaddr184, align 8
  %sunkaddr185 = mul i64 %.398510516, 8
  %sunkaddr186 = getelementptr i8, ptr %arg.y, i64 %sunkaddr185
  %sunkaddr187 = getelementptr i8, ptr %sunkaddr186, i64 16
  %.582.2 = load double, ptr %sunkaddr187, align 8
  %.588.2 = fadd double %.585, %.582.2
  %sunkaddr188 = mul i64 %.398510516, 8
  %sunkaddr189 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr188
  %sunkaddr190 = getelementptr i8, ptr %sunkaddr189, i64 16
  store double %.588.2, ptr %sunkaddr190, align 8
  %.405.3 = add nuw nsw i64 %.398510516, 4
  %sunkaddr191 = mul i64 %.398510516, 8
  %sunkaddr192 = getelementptr i8, ptr %arg.y, i64 %sunkaddr191
  %sunkaddr194 = getelementptr i8, ptr %sunkaddr192, i64 24
  %.582.3 = load double, ptr %sunkaddr194, align 8
  %.588.3 = fadd double %.585, %.582.3
  %sunkaddr195 = mul i64 %.398510516, 8
  %sunkaddr196 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr195
  %sunkaddr197 = getelementptr i8, ptr %sunkaddr196, i64 24
  store double %.588.3, ptr %sunkaddr197, align 8
  %exitcond638.not.3 = icmp eq i64 %arg.code.25, %.405.3
  br i1 %exitcond638.not.3, label %B434, label %B270.endif

B554.endif.lr.ph:
  %.850 = add i64 %.277554593, -1
  %.893527.not = icmp slt i64 %.850, 1
  %.940 = mul nsw i64 %.277554593, %arg.m.2
  %68 = getelementptr double, ptr %arg.m.7, i64 %.940
  br i1 %.893527.not, label %B554.endif.us.preheader, label %B554.endif.preheader

B554.endif.preheader:
  %69 = sub nsw i64 0, %indvar
  br label %B554.endif

B554.endif.us.preheader:
  br i1 %brmerge, label %B554.endif.us.preheader84, label %vector.ph49

vector.ph49:
  %sunkaddr261 = shl i64 %.277554593, 3
  %sunkaddr262 = getelementptr inbounds i8, ptr %.178, i64 %sunkaddr261
  %70 = load double, ptr %sunkaddr262, align 8
  %71 = fmul double %arg.h, %70
  %broadcast.splatinsert58 = insertelement <2 x double> poison, double %71, i64 0
  %broadcast.splat59 = shufflevector <2 x double> %broadcast.splatinsert58, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body52

vector.body52:
  %index53 = phi i64 [ 0, %vector.ph49 ], [ %index.next60, %vector.body52 ]
  %sunkaddr193 = shl i64 %index53, 3
  %sunkaddr199 = mul i64 %index53, 8
  %sunkaddr202 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr199
  %wide.load54 = load <2 x double>, ptr %sunkaddr202, align 8
  %sunkaddr203 = mul i64 %index53, 8
  %sunkaddr204 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr203
  %sunkaddr207 = getelementptr i8, ptr %sunkaddr204, i64 16
  %wide.load55 = load <2 x double>, ptr %sunkaddr207, align 8
  %scevgep108 = getelementptr i8, ptr %scevgep175, i64 %sunkaddr193
  %72 = shl i64 %index53, 3
  %scevgep103 = getelementptr i8, ptr %scevgep175, i64 %72
  %scevgep104 = getelementptr i8, ptr %scevgep103, i64 -16
  %wide.load56 = load <2 x double>, ptr %scevgep104, align 8
  %wide.load57 = load <2 x double>, ptr %scevgep108, align 8
  %73 = fmul <2 x double> %broadcast.splat59, %wide.load56
  %74 = fmul <2 x double> %broadcast.splat59, %wide.load57
  %75 = fadd <2 x double> %wide.load54, %73
  %76 = fadd <2 x double> %wide.load55, %74
  store <2 x double> %75, ptr %sunkaddr202, align 8
  store <2 x double> %76, ptr %sunkaddr207, align 8
  %index.next60 = add nuw nsw i64 %index53, 4
  %77 = icmp eq i64 %n.vec72, %index.next60
  br i1 %77, label %middle.block61, label %vector.body52

middle.block61:
  %78 = icmp eq i64 %arg.code.25, %n.vec72
  br i1 %78, label %B802, label %B554.endif.us.preheader84

B554.endif.us.preheader84:
  %.753533539.us.ph = phi i64 [ %n.vec72, %middle.block61 ], [ 0, %B554.endif.us.preheader ]
  %79 = and i64 %arg.code.25, 1
  %80 = icmp eq i64 %79, 0
  %.neg = or disjoint i64 %.753533539.us.ph, 1
  br i1 %80, label %B554.endif.us.prol.loopexit, label %B554.endif.us.prol

B554.endif.us.prol:
  %.791.us.prol = getelementptr double, ptr %arg.m.14, i64 %.753533539.us.ph
  %.792.us.prol = load double, ptr %.791.us.prol, align 8
  %sunkaddr268 = shl i64 %.277554593, 3
  %sunkaddr269 = getelementptr i8, ptr %.178, i64 %sunkaddr268
  %.796.us.prol = load double, ptr %sunkaddr269, align 8
  %.798.us.prol = fmul double %arg.h, %.796.us.prol
  %.806.us.prol = getelementptr double, ptr %15, i64 %.753533539.us.ph
  %.807.us.prol = load double, ptr %.806.us.prol, align 8
  %.808.us.prol = fmul double %.798.us.prol, %.807.us.prol
  %.809.us.prol = fadd double %.792.us.prol, %.808.us.prol
  store double %.809.us.prol, ptr %.791.us.prol, align 8
  br label %B554.endif.us.prol.loopexit

B554.endif.us.prol.loopexit:
  %.753533539.us.unr = phi i64 [ %.753533539.us.ph, %B554.endif.us.preheader84 ], [ %.neg, %B554.endif.us.prol ]
  %81 = icmp eq i64 %arg.code.25, %.neg
  br i1 %81, label %B802, label %B554.endif.us.preheader10

B554.endif.us.preheader10:
  br label %B554.endif.us

B554.endif.us:
  %.753533539.us = phi i64 [ %.760.us.1, %B554.endif.us ], [ %.753533539.us.unr, %B554.endif.us.preheader10 ]
  %sunkaddr198 = shl i64 %.753533539.us, 3
  %sunkaddr208 = mul i64 %.753533539.us, 8
  %sunkaddr209 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr208
  %.792.us = load double, ptr %sunkaddr209, align 8
  %sunkaddr210 = mul i64 %.277554593, 8
  %sunkaddr211 = getelementptr i8, ptr %.178, i64 %sunkaddr210
  %.796.us = load double, ptr %sunkaddr211, align 8
  %.798.us = fmul double %arg.h, %.796.us
  %scevgep121 = getelementptr i8, ptr %scevgep183, i64 %sunkaddr198
  %82 = shl i64 %.753533539.us, 3
  %scevgep111 = getelementptr i8, ptr %scevgep183, i64 %82
  %scevgep112 = getelementptr i8, ptr %scevgep111, i64 -8
  %.807.us = load double, ptr %scevgep112, align 8
  %.808.us = fmul double %.798.us, %.807.us
  %.809.us = fadd double %.792.us, %.808.us
  store double %.809.us, ptr %sunkaddr209, align 8
  %.760.us.1 = add nuw nsw i64 %.753533539.us, 2
  %sunkaddr212 = mul i64 %.753533539.us, 8
  %sunkaddr213 = getelementptr i8, ptr %arg.m.14, i64 %sunkaddr212
  %sunkaddr214 = getelementptr i8, ptr %sunkaddr213, i64 8
  %.792.us.1 = load double, ptr %sunkaddr214, align 8
  %.796.us.1 = load double, ptr %sunkaddr211, align 8
  %.798.us.1 = fmul double %arg.h, %.796.us.1
  %.807.us.1 = load double, ptr %scevgep121, align 8
  %.808.us.1 = fmul double %.798.us.1, %.807.us.1
  %.809.us.1 = fadd double %.792.us.1, %.808.us.1
  store double %.809.us.1, ptr %sunkaddr214, align 8
  %exitcond639.not.us.1 = icmp eq i64 %arg.code.25, %.760.us.1
  br i1 %exitcond639.not.us.1, label %B802, label %B554.endif.us

B554.endif:
  %lsr.iv172 = phi ptr [ %scevgep126, %B554.endif.preheader ], [ %scevgep173, %B552.loopexit.loopexit ]
  %lsr.iv167 = phi ptr [ %scevgep116, %B554.endif.preheader ], [ %scevgep168, %B552.loopexit.loopexit ]
  %.753533539 = phi i64 [ 0, %B554.endif.preheader ], [ %.760, %B552.loopexit.loopexit ]
  %83 = icmp eq i64 %26, %69
  %.791 = getelementptr double, ptr %arg.m.14, i64 %.753533539
  %.792 = load double, ptr %.791, align 8
  %sunkaddr215 = mul i64 %.277554593, 8
  %sunkaddr216 = getelementptr i8, ptr %.178, i64 %sunkaddr215
  %.796 = load double, ptr %sunkaddr216, align 8
  %.798 = fmul double %arg.h, %.796
  %.806 = getelementptr double, ptr %15, i64 %.753533539
  %.807 = load double, ptr %.806, align 8
  %.808 = fmul double %.798, %.807
  %.809 = fadd double %.792, %.808
  store double %.809, ptr %.791, align 8
  %invariant.gep = getelementptr double, ptr %arg.room.0, i64 %.753533539
  br i1 %83, label %B690.epil.preheader, label %B690.preheader

B690.preheader:
  br label %B690

B802.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B802.endif.endif:
  %84 = icmp slt i64 %arg.code.25, 1
  br i1 %84, label %B234.loopexit, label %B900.lr.ph

B900.lr.ph:
  %85 = icmp eq i64 %arg.code.25, 1
  %diff.check = icmp ult i64 %48, 16
  %or.cond83 = select i1 %85, i1 true, i1 %diff.check
  br i1 %or.cond83, label %B900.preheader, label %vector.body.preheader

vector.body.preheader:
  br label %vector.body

vector.body:
  %index = phi i64 [ %index.next, %vector.body ], [ 0, %vector.body.preheader ]
  %86 = shl i64 %index, 3
  %scevgep195 = getelementptr i8, ptr %arg.m.14, i64 %86
  %wide.load = load <2 x double>, ptr %scevgep195, align 8
  %87 = fdiv <2 x double> %wide.load, %broadcast.splat
  %scevgep194 = getelementptr i8, ptr %lsr.iv192, i64 %86
  store <2 x double> %87, ptr %scevgep194, align 8
  %index.next = add nuw i64 %index, 2
  %88 = icmp eq i64 %n.vec, %index.next
  br i1 %88, label %middle.block, label %vector.body

middle.block:
  %89 = icmp eq i64 %arg.code.25, %n.vec
  br i1 %89, label %B234.loopexit, label %B900.preheader

B900.preheader:
  %.1086546548.ph = phi i64 [ 0, %B900.lr.ph ], [ %n.vec, %middle.block ]
  %90 = sub nsw i64 %arg.code.25, %.1086546548.ph
  %xtraiter104 = and i64 %90, 3
  %lcmp.mod105.not = icmp eq i64 %xtraiter104, 0
  br i1 %lcmp.mod105.not, label %B900.prol.loopexit, label %B900.prol.preheader

B900.prol.preheader:
  br label %B900.prol

B900.prol:
  %lsr.iv198 = phi i64 [ %lsr.iv.next199, %B900.prol ], [ %xtraiter104, %B900.prol.preheader ]
  %.1086546548.prol = phi i64 [ %.1093.prol, %B900.prol ], [ %.1086546548.ph, %B900.prol.preheader ]
  %.1093.prol = add nuw i64 %.1086546548.prol, 1
  %91 = shl i64 %.1086546548.prol, 3
  %scevgep197 = getelementptr i8, ptr %arg.m.14, i64 %91
  %.1121.prol = load double, ptr %scevgep197, align 8
  %.1126.prol = fdiv double %.1121.prol, %arg.h
  %scevgep196 = getelementptr i8, ptr %lsr.iv192, i64 %91
  store double %.1126.prol, ptr %scevgep196, align 8
  %lsr.iv.next199 = add nsw i64 %lsr.iv198, -1
  %prol.iter106.cmp.not = icmp eq i64 %lsr.iv.next199, 0
  br i1 %prol.iter106.cmp.not, label %B900.prol.loopexit, label %B900.prol

B900.prol.loopexit:
  %.1086546548.unr = phi i64 [ %.1086546548.ph, %B900.preheader ], [ %.1093.prol, %B900.prol ]
  %92 = sub nsw i64 %.1086546548.ph, %arg.code.25
  %93 = icmp ugt i64 %92, -4
  br i1 %93, label %B234.loopexit, label %B900.preheader56

B900.preheader56:
  br label %B900
}

define internal i32 @part16(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, double %arg.t, double %arg.h, ptr %arg.y) {
B0:
  %const72 = bitcast i64 9223372036854775792 to i64
  %.633 = alloca i8, align 1
  %excinfo.3 = alloca ptr, align 8
  %.104 = getelementptr i8, ptr %arg.code.1, i64 24
  %.105 = load double, ptr %.104, align 8
  %.106 = fsub double %arg.t, %.105
  %.137.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.138.i = load double, ptr %.137.i, align 8
  %.139.i = fadd double %arg.t, %.138.i
  %.232158.not.i = icmp slt i64 %arg.code.24, 1
  br i1 %.232158.not.i, label %B188.endif.i, label %B164.preheader.i

B164.preheader.i:
  %min.iters.check.i = icmp samesign ult i64 %arg.code.24, 4
  br i1 %min.iters.check.i, label %B164.i.preheader, label %vector.ph.i

vector.ph.i:
  %const_mat = add i64 %const72, 12
  %n.vec.i = and i64 %arg.code.24, %const_mat
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %.139.i, i64 0
  %broadcast.splat.i = shufflevector <2 x double> %broadcast.splatinsert.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %sunkaddr = mul i64 %index.i, 8
  %sunkaddr74 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr74, align 8
  %sunkaddr76 = mul i64 %index.i, 8
  %sunkaddr77 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr76
  %sunkaddr78 = getelementptr i8, ptr %sunkaddr77, i64 16
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr78, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %0 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %0, label %middle.block.i, label %vector.body.i

middle.block.i:
  %cmp.n.i = icmp eq i64 %arg.code.24, %n.vec.i
  br i1 %cmp.n.i, label %B188.endif.i, label %B164.i.preheader

B164.i.preheader:
  %.238157159.i.ph = phi i64 [ %n.vec.i, %middle.block.i ], [ 0, %B164.preheader.i ]
  br label %B164.i

B164.i:
  %.238157159.i = phi i64 [ %.245.i, %B164.i ], [ %.238157159.i.ph, %B164.i.preheader ]
  %.245.i = add nuw nsw i64 %.238157159.i, 1
  %1 = shl i64 %.238157159.i, 3
  %scevgep53.i = getelementptr i8, ptr %arg.code.2, i64 %1
  store double %.139.i, ptr %scevgep53.i, align 8
  %exitcond.not.i = icmp eq i64 %arg.code.24, %.245.i
  br i1 %exitcond.not.i, label %B188.endif.i, label %B164.i

B230.i:
  %lsr.iv.i = phi ptr [ %scevgep29.i, %B230.preheader27.i ], [ %scevgep30.i, %B230.i ]
  %.369162164.i = phi i64 [ %.369162164.ph.i, %B230.preheader27.i ], [ %.376.i, %B230.i ]
  %.376.i = add nuw nsw i64 %.369162164.i, 1
  %scevgep31.i = getelementptr i8, ptr %lsr.iv.i, i64 -24
  %.404.i = load double, ptr %scevgep31.i, align 8
  %scevgep32.i = getelementptr i8, ptr %lsr.iv.i, i64 -16
  %.409.i = load double, ptr %scevgep32.i, align 8
  %scevgep33.i = getelementptr i8, ptr %lsr.iv.i, i64 -8
  %.414.i = load double, ptr %scevgep33.i, align 8
  %.419.i = load double, ptr %lsr.iv.i, align 8
  %.421.i = fmul double %.106, %.419.i
  %.422.i = fadd double %.414.i, %.421.i
  %.424.i = fmul double %.106, %.422.i
  %.425.i = fadd double %.409.i, %.424.i
  %.427.i = fmul double %.106, %.425.i
  %.428.i = fadd double %.404.i, %.427.i
  %2 = shl i64 %.369162164.i, 3
  %scevgep34.i = getelementptr i8, ptr %arg.code.3, i64 %2
  store double %.428.i, ptr %scevgep34.i, align 8
  %scevgep30.i = getelementptr i8, ptr %lsr.iv.i, i64 32
  %exitcond168.not.i = icmp eq i64 %arg.code.26, %.376.i
  br i1 %exitcond168.not.i, label %B202.lr.ph, label %B230.i

B188.endif.i:
  %.363163.not.i = icmp slt i64 %arg.code.26, 1
  br i1 %.363163.not.i, label %B0.endif.endif, label %B230.preheader.i

B230.preheader.i:
  %const = bitcast i64 576460752303423488 to i64
  %min.iters.check15.i = icmp samesign ult i64 %arg.code.26, 26
  br i1 %min.iters.check15.i, label %B230.preheader27.i, label %vector.scevcheck.i

vector.scevcheck.i:
  %3 = shl i64 %arg.code.26, 5
  %mul.result.i = add i64 %3, -32
  %4 = getelementptr i8, ptr %arg.code.22, i64 %mul.result.i
  %5 = icmp ult ptr %4, %arg.code.22
  %scevgep.i = getelementptr i8, ptr %arg.code.22, i64 8
  %mul.overflow3.i = icmp samesign ugt i64 %arg.code.26, %const
  %6 = getelementptr i8, ptr %scevgep.i, i64 %mul.result.i
  %7 = icmp ult ptr %6, %scevgep.i
  %8 = or i1 %mul.overflow3.i, %7
  %scevgep4.i = getelementptr i8, ptr %arg.code.22, i64 16
  %9 = getelementptr i8, ptr %scevgep4.i, i64 %mul.result.i
  %10 = icmp ult ptr %9, %scevgep4.i
  %scevgep8.i = getelementptr i8, ptr %arg.code.22, i64 24
  %11 = getelementptr i8, ptr %scevgep8.i, i64 %mul.result.i
  %12 = icmp ult ptr %11, %scevgep8.i
  %13 = or i1 %5, %8
  %14 = or i1 %10, %13
  %15 = or i1 %12, %14
  br i1 %15, label %B230.preheader27.i, label %vector.memcheck.i

vector.memcheck.i:
  %16 = shl nuw nsw i64 %arg.code.26, 3
  %scevgep12.i = getelementptr i8, ptr %arg.code.3, i64 %16
  %scevgep13.i = getelementptr i8, ptr %arg.code.22, i64 %3
  %bound0.i = icmp ult ptr %arg.code.3, %scevgep13.i
  %bound1.i = icmp ult ptr %arg.code.22, %scevgep12.i
  %found.conflict.i = and i1 %bound0.i, %bound1.i
  br i1 %found.conflict.i, label %B230.preheader27.i, label %vector.ph16.i

vector.ph16.i:
  %broadcast.splatinsert19.i = insertelement <2 x double> poison, double %.106, i64 0
  %broadcast.splat20.i = shufflevector <2 x double> %broadcast.splatinsert19.i, <2 x double> poison, <2 x i32> zeroinitializer
  %17 = and i64 %16, %const72
  br label %vector.body21.i

vector.body21.i:
  %lsr.iv36.i = phi i64 [ %lsr.iv.next.i, %vector.body21.i ], [ 0, %vector.ph16.i ]
  %sunkaddr79 = mul i64 %lsr.iv36.i, 4
  %sunkaddr81 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr79
  %18 = load double, ptr %sunkaddr81, align 8
  %sunkaddr82 = mul i64 %lsr.iv36.i, 4
  %sunkaddr83 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr82
  %sunkaddr84 = getelementptr i8, ptr %sunkaddr83, i64 32
  %19 = load double, ptr %sunkaddr84, align 8
  %20 = insertelement <2 x double> poison, double %18, i64 0
  %21 = insertelement <2 x double> %20, double %19, i64 1
  %sunkaddr85 = mul i64 %lsr.iv36.i, 4
  %sunkaddr86 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr85
  %sunkaddr87 = getelementptr i8, ptr %sunkaddr86, i64 8
  %22 = load double, ptr %sunkaddr87, align 8
  %sunkaddr88 = mul i64 %lsr.iv36.i, 4
  %sunkaddr89 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr88
  %sunkaddr90 = getelementptr i8, ptr %sunkaddr89, i64 40
  %23 = load double, ptr %sunkaddr90, align 8
  %24 = insertelement <2 x double> poison, double %22, i64 0
  %25 = insertelement <2 x double> %24, double %23, i64 1
  %sunkaddr91 = mul i64 %lsr.iv36.i, 4
  %sunkaddr92 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr91
  %sunkaddr93 = getelementptr i8, ptr %sunkaddr92, i64 16
  %26 = load double, ptr %sunkaddr93, align 8
  %sunkaddr94 = mul i64 %lsr.iv36.i, 4
  %sunkaddr95 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr94
  %sunkaddr96 = getelementptr i8, ptr %sunkaddr95, i64 48
  %27 = load double, ptr %sunkaddr96, align 8
  %28 = insertelement <2 x double> poison, double %26, i64 0
  %29 = insertelement <2 x double> %28, double %27, i64 1
  %sunkaddr97 = mul i64 %lsr.iv36.i, 4
  %sunkaddr98 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr97
  %sunkaddr99 = getelementptr i8, ptr %sunkaddr98, i64 24
  %30 = load double, ptr %sunkaddr99, align 8
  %sunkaddr100 = mul i64 %lsr.iv36.i, 4
  %sunkaddr101 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr100
  %sunkaddr102 = getelementptr i8, ptr %sunkaddr101, i64 56
  %31 = load double, ptr %sunkaddr102, align 8
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
  %const70 = bitcast i64 1152921504606846974 to i64
  %n.vec18.i = and i64 %arg.code.26, %const70
  %cmp.n25.i = icmp eq i64 %arg.code.26, %n.vec18.i
  br i1 %cmp.n25.i, label %B202.lr.ph.thread, label %B230.preheader27.i

B202.lr.ph.thread:
  %.14811 = shl i64 %arg.code.25, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.14811, i1 false)
  %.2822 = fmul double %.106, 3.000000e+00
  br label %vector.scevcheck

B230.preheader27.i:
  %.369162164.ph.i = phi i64 [ 0, %vector.memcheck.i ], [ 0, %vector.scevcheck.i ], [ 0, %B230.preheader.i ], [ %n.vec18.i, %middle.block24.i ]
  %41 = shl i64 %.369162164.ph.i, 5
  %42 = getelementptr i8, ptr %arg.code.22, i64 %41
  %scevgep29.i = getelementptr i8, ptr %42, i64 24
  br label %B230.i

B202:
  %lsr.iv76 = phi ptr [ %scevgep75, %B202.preheader42 ], [ %scevgep77, %B202 ]
  %.236191193 = phi i64 [ %.236191193.unr, %B202.preheader42 ], [ %.243.1, %B202 ]
  %scevgep78 = getelementptr i8, ptr %lsr.iv76, i64 -48
  %.272 = load double, ptr %scevgep78, align 8
  %scevgep79 = getelementptr i8, ptr %lsr.iv76, i64 -40
  %.277 = load double, ptr %scevgep79, align 8
  %.279 = fmul double %.277, 2.000000e+00
  %scevgep80 = getelementptr i8, ptr %lsr.iv76, i64 -32
  %.287 = load double, ptr %scevgep80, align 8
  %.288 = fmul double %.2825, %.287
  %.289 = fadd double %.279, %.288
  %.291 = fmul double %.106, %.289
  %.292 = fadd double %.272, %.291
  %sunkaddr104 = mul i64 %.236191193, 8
  %sunkaddr105 = getelementptr i8, ptr %arg.m.10, i64 %sunkaddr104
  store double %.292, ptr %sunkaddr105, align 8
  %.243.1 = add nuw nsw i64 %.236191193, 2
  %scevgep82 = getelementptr i8, ptr %lsr.iv76, i64 -16
  %.272.1 = load double, ptr %scevgep82, align 8
  %scevgep81 = getelementptr i8, ptr %lsr.iv76, i64 -8
  %.277.1 = load double, ptr %scevgep81, align 8
  %.279.1 = fmul double %.277.1, 2.000000e+00
  %.287.1 = load double, ptr %lsr.iv76, align 8
  %.288.1 = fmul double %.2825, %.287.1
  %.289.1 = fadd double %.279.1, %.288.1
  %.291.1 = fmul double %.106, %.289.1
  %.292.1 = fadd double %.272.1, %.291.1
  %sunkaddr106 = mul i64 %.236191193, 8
  %sunkaddr107 = getelementptr i8, ptr %arg.m.10, i64 %sunkaddr106
  %sunkaddr108 = getelementptr i8, ptr %sunkaddr107, i64 8
  store double %.292.1, ptr %sunkaddr108, align 8
  %scevgep77 = getelementptr i8, ptr %lsr.iv76, i64 64
  %exitcond.not.1 = icmp eq i64 %arg.code.26, %.243.1
  br i1 %exitcond.not.1, label %B334.endif.endif, label %B202

B600:
  store i8 0, ptr %.633, align 1
  %.637 = call i32 @part19(ptr %.633, ptr %excinfo.3, ptr %arg.m.12, ptr %arg.m.13, i64 %arg.code.25)
  switch i32 %.637, label %B600.endif.if.if [
    i32 -2, label %B600.endif.endif
    i32 0, label %B600.endif.endif
  ]

common.ret:
  %common.ret.op = phi i32 [ %.637, %B600.endif.if.if ], [ 0, %B600.endif.endif ]
  ret i32 %common.ret.op

B0.endif.endif:
  %.148 = shl i64 %arg.code.25, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.148, i1 false)
  br label %B334.endif.endif

B202.lr.ph:
  %.1481 = shl i64 %arg.code.25, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.y, i64 %.1481, i1 false)
  %.282 = fmul double %.106, 3.000000e+00
  %min.iters.check = icmp samesign ult i64 %arg.code.26, 24
  br i1 %min.iters.check, label %B202.preheader, label %B202.lr.ph.vector.scevcheck_crit_edge

B202.lr.ph.vector.scevcheck_crit_edge:
  %.pre = shl i64 %arg.code.26, 5
  %.pre6 = add i64 %.pre, -32
  br label %vector.scevcheck

vector.scevcheck:
  %mul.result.pre-phi = phi i64 [ %.pre6, %B202.lr.ph.vector.scevcheck_crit_edge ], [ %mul.result.i, %B202.lr.ph.thread ]
  %.pre-phi = phi i64 [ %.pre, %B202.lr.ph.vector.scevcheck_crit_edge ], [ %3, %B202.lr.ph.thread ]
  %.2824 = phi double [ %.282, %B202.lr.ph.vector.scevcheck_crit_edge ], [ %.2822, %B202.lr.ph.thread ]
  %scevgep = getelementptr i8, ptr %arg.code.22, i64 8
  %43 = getelementptr i8, ptr %scevgep, i64 %mul.result.pre-phi
  %44 = icmp ult ptr %43, %scevgep
  %scevgep2 = getelementptr i8, ptr %arg.code.22, i64 16
  %mul.overflow5 = icmp samesign ugt i64 %arg.code.26, %const
  %45 = getelementptr i8, ptr %scevgep2, i64 %mul.result.pre-phi
  %46 = icmp ult ptr %45, %scevgep2
  %47 = or i1 %mul.overflow5, %46
  %scevgep6 = getelementptr i8, ptr %arg.code.22, i64 24
  %48 = getelementptr i8, ptr %scevgep6, i64 %mul.result.pre-phi
  %49 = icmp ult ptr %48, %scevgep6
  %50 = or i1 %44, %47
  %51 = or i1 %49, %50
  br i1 %51, label %B202.preheader, label %vector.memcheck

vector.memcheck:
  %52 = shl nuw nsw i64 %arg.code.26, 3
  %scevgep10 = getelementptr i8, ptr %arg.m.10, i64 %52
  %scevgep12 = getelementptr i8, ptr %arg.code.22, i64 %.pre-phi
  %bound0 = icmp ult ptr %arg.m.10, %scevgep12
  %bound1 = icmp ult ptr %scevgep, %scevgep10
  %found.conflict = and i1 %bound1, %bound0
  br i1 %found.conflict, label %B202.preheader, label %vector.ph

vector.ph:
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.2824, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert13 = insertelement <2 x double> poison, double %.106, i64 0
  %broadcast.splat14 = shufflevector <2 x double> %broadcast.splatinsert13, <2 x double> poison, <2 x i32> zeroinitializer
  %53 = and i64 %52, %const72
  br label %vector.body

vector.body:
  %lsr.iv88 = phi i64 [ %lsr.iv.next89, %vector.body ], [ 0, %vector.ph ]
  %sunkaddr110 = mul i64 %lsr.iv88, 4
  %sunkaddr111 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr110
  %sunkaddr112 = getelementptr i8, ptr %sunkaddr111, i64 8
  %54 = load double, ptr %sunkaddr112, align 8
  %sunkaddr113 = mul i64 %lsr.iv88, 4
  %sunkaddr114 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr113
  %sunkaddr115 = getelementptr i8, ptr %sunkaddr114, i64 40
  %55 = load double, ptr %sunkaddr115, align 8
  %56 = insertelement <2 x double> poison, double %54, i64 0
  %57 = insertelement <2 x double> %56, double %55, i64 1
  %sunkaddr116 = mul i64 %lsr.iv88, 4
  %sunkaddr117 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr116
  %sunkaddr118 = getelementptr i8, ptr %sunkaddr117, i64 16
  %58 = load double, ptr %sunkaddr118, align 8
  %sunkaddr119 = mul i64 %lsr.iv88, 4
  %sunkaddr120 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr119
  %sunkaddr121 = getelementptr i8, ptr %sunkaddr120, i64 48
  %59 = load double, ptr %sunkaddr121, align 8
  %60 = insertelement <2 x double> poison, double %58, i64 0
  %61 = insertelement <2 x double> %60, double %59, i64 1
  %62 = fmul <2 x double> %61, splat (double 2.000000e+00)
  %sunkaddr122 = mul i64 %lsr.iv88, 4
  %sunkaddr123 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr122
  %sunkaddr124 = getelementptr i8, ptr %sunkaddr123, i64 24
  %63 = load double, ptr %sunkaddr124, align 8
  %sunkaddr125 = mul i64 %lsr.iv88, 4
  %sunkaddr126 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr125
  %sunkaddr127 = getelementptr i8, ptr %sunkaddr126, i64 56
  %64 = load double, ptr %sunkaddr127, align 8
  %65 = insertelement <2 x double> poison, double %63, i64 0
  %66 = insertelement <2 x double> %65, double %64, i64 1
  %67 = fmul <2 x double> %broadcast.splat, %66
  %68 = fadd <2 x double> %62, %67
  %69 = fmul <2 x double> %broadcast.splat14, %68
  %70 = fadd <2 x double> %57, %69
  %scevgep101 = getelementptr i8, ptr %arg.m.10, i64 %lsr.iv88
  store <2 x double> %70, ptr %scevgep101, align 8
  %lsr.iv.next89 = add nuw nsw i64 %lsr.iv88, 16
  %71 = icmp eq i64 %53, %lsr.iv.next89
  br i1 %71, label %middle.block, label %vector.body

middle.block:
  %const71 = bitcast i64 1152921504606846974 to i64
  %n.vec = and i64 %arg.code.26, %const71
  %cmp.n = icmp eq i64 %arg.code.26, %n.vec
  br i1 %cmp.n, label %B334.endif.endif, label %B202.preheader

B202.preheader:
  %.2825 = phi double [ %.2824, %vector.memcheck ], [ %.2824, %vector.scevcheck ], [ %.282, %B202.lr.ph ], [ %.2824, %middle.block ]
  %.236191193.ph = phi i64 [ 0, %vector.memcheck ], [ 0, %vector.scevcheck ], [ 0, %B202.lr.ph ], [ %n.vec, %middle.block ]
  %.neg = or disjoint i64 %.236191193.ph, 1
  %xtraiter = and i64 %arg.code.26, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B202.prol.loopexit, label %B202.prol

B202.prol:
  %.idx.prol = shl i64 %.236191193.ph, 5
  %72 = getelementptr i8, ptr %arg.code.22, i64 %.idx.prol
  %.271.prol = getelementptr i8, ptr %72, i64 8
  %.272.prol = load double, ptr %.271.prol, align 8
  %.276.prol = getelementptr i8, ptr %72, i64 16
  %.277.prol = load double, ptr %.276.prol, align 8
  %.279.prol = fmul double %.277.prol, 2.000000e+00
  %.286.prol = getelementptr i8, ptr %72, i64 24
  %.287.prol = load double, ptr %.286.prol, align 8
  %.288.prol = fmul double %.2825, %.287.prol
  %.289.prol = fadd double %.279.prol, %.288.prol
  %.291.prol = fmul double %.106, %.289.prol
  %.292.prol = fadd double %.272.prol, %.291.prol
  %.295.prol = getelementptr double, ptr %arg.m.10, i64 %.236191193.ph
  store double %.292.prol, ptr %.295.prol, align 8
  br label %B202.prol.loopexit

B202.prol.loopexit:
  %.236191193.unr = phi i64 [ %.236191193.ph, %B202.preheader ], [ %.neg, %B202.prol ]
  %73 = icmp eq i64 %arg.code.26, %.neg
  br i1 %73, label %B334.endif.endif, label %B202.preheader42

B202.preheader42:
  %74 = shl i64 %.236191193.unr, 5
  %75 = getelementptr i8, ptr %arg.code.22, i64 %74
  %scevgep75 = getelementptr i8, ptr %75, i64 56
  br label %B202

B334.endif.endif:
  %.310 = add i64 %arg.code.25, 1
  %.10.i = load i64, ptr %arg.m.9, align 8
  %.11.i = getelementptr i8, ptr %arg.m.9, i64 8
  %.12.i = load i64, ptr %.11.i, align 8
  %.13.i = getelementptr i8, ptr %arg.m.9, i64 16
  %.14.i = load i64, ptr %.13.i, align 8
  %.15.i = getelementptr i8, ptr %arg.m.9, i64 24
  %.16.i = load i64, ptr %.15.i, align 8
  %.17.i = getelementptr i8, ptr %arg.m.9, i64 32
  %.18.i = load i64, ptr %.17.i, align 8
  %.19.i = getelementptr i8, ptr %arg.m.9, i64 40
  %.20.i = load i64, ptr %.19.i, align 8
  %.21.i = inttoptr i64 %.12.i to ptr
  %.22.i = inttoptr i64 %.14.i to ptr
  %.23.i = inttoptr i64 %.16.i to ptr
  %.24.i = inttoptr i64 %.18.i to ptr
  %.25.i = inttoptr i64 %.20.i to ptr
  %.26.i = inttoptr i64 %.10.i to ptr
  tail call void %.26.i(ptr %.21.i, ptr %.22.i, ptr %.23.i, ptr %.24.i, i64 %.310, ptr %.25.i)
  %.373 = icmp sgt i64 %arg.code.25, 0
  br i1 %.373, label %B416.endif.us.preheader, label %B600

B416.endif.us.preheader:
  %.610 = fmul double %arg.m.8, %arg.h
  %.614 = fdiv double 1.000000e+00, %.610
  %76 = add nsw i64 %arg.code.25, -1
  %77 = shl i64 %arg.code.25, 3
  %78 = mul i64 %arg.code.25, -8
  %79 = mul i64 %77, %arg.code.25
  %scevgep21 = getelementptr i8, ptr %arg.m.12, i64 %79
  %80 = mul i64 %76, %arg.code.25
  %81 = icmp slt i64 %77, 0
  %82 = select i1 %81, i64 %78, i64 %77
  %mul17 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %82, i64 %76)
  %mul.result18 = extractvalue { i64, i1 } %mul17, 0
  %mul.overflow19 = extractvalue { i64, i1 } %mul17, 1
  %83 = sub i64 0, %mul.result18
  %const_mat73 = add i64 %const72, 12
  %n.vec32 = and i64 %arg.code.25, %const_mat73
  %xtraiter39 = and i64 %arg.code.25, 3
  %84 = shl i64 %arg.code.25, 5
  %scevgep49 = getelementptr i8, ptr %arg.m.12, i64 16
  br label %B416.endif.us

B416.endif.us:
  %lsr.iv55 = phi ptr [ %arg.m.12, %B416.endif.us.preheader ], [ %scevgep56, %B448.B522_crit_edge.us ]
  %lsr.iv50 = phi ptr [ %scevgep49, %B416.endif.us.preheader ], [ %scevgep51, %B448.B522_crit_edge.us ]
  %lsr.iv = phi ptr [ %arg.m.11, %B416.endif.us.preheader ], [ %scevgep43, %B448.B522_crit_edge.us ]
  %.421204210.us = phi i64 [ 0, %B416.endif.us.preheader ], [ %.428.us, %B448.B522_crit_edge.us ]
  %85 = icmp ult i64 %arg.code.25, 34
  %86 = shl i64 %.421204210.us, 3
  %scevgep22 = getelementptr i8, ptr %arg.m.11, i64 %86
  %87 = add i64 %.421204210.us, %80
  %88 = shl i64 %87, 3
  %scevgep23 = getelementptr i8, ptr %arg.m.11, i64 %88
  %89 = icmp ult ptr %scevgep22, %scevgep23
  %umin = select i1 %89, ptr %scevgep22, ptr %scevgep23
  %90 = icmp ugt ptr %scevgep22, %scevgep23
  %umax = select i1 %90, ptr %scevgep22, ptr %scevgep23
  %scevgep24 = getelementptr i8, ptr %umax, i64 8
  br i1 %85, label %B450.us.preheader, label %vector.scevcheck15

vector.scevcheck15:
  %91 = icmp slt i64 %77, 0
  %92 = getelementptr i8, ptr %scevgep22, i64 %mul.result18
  %93 = getelementptr i8, ptr %scevgep22, i64 %83
  %94 = icmp ult ptr %92, %scevgep22
  %95 = icmp ugt ptr %93, %scevgep22
  %96 = select i1 %91, i1 %95, i1 %94
  %97 = or i1 %mul.overflow19, %96
  br i1 %97, label %B450.us.preheader, label %vector.memcheck20

vector.memcheck20:
  %98 = icmp slt i64 %77, 0
  %bound025 = icmp ult ptr %arg.m.12, %scevgep24
  %bound126 = icmp ult ptr %umin, %scevgep21
  %found.conflict27 = and i1 %bound126, %bound025
  %99 = or i1 %98, %found.conflict27
  br i1 %99, label %B450.us.preheader, label %vector.body33.preheader

vector.body33.preheader:
  br label %vector.body33

vector.body33:
  %lsr.iv44 = phi ptr [ %scevgep9, %vector.body33 ], [ %lsr.iv, %vector.body33.preheader ]
  %index34 = phi i64 [ %index.next35, %vector.body33 ], [ 0, %vector.body33.preheader ]
  %scevgep48 = getelementptr i8, ptr %lsr.iv44, i64 %77
  %100 = load double, ptr %lsr.iv44, align 8
  %101 = load double, ptr %scevgep48, align 8
  %102 = insertelement <2 x double> poison, double %100, i64 0
  %103 = insertelement <2 x double> %102, double %101, i64 1
  %scevgep7 = getelementptr i8, ptr %scevgep48, i64 %77
  %104 = load double, ptr %scevgep7, align 8
  %scevgep8 = getelementptr i8, ptr %scevgep7, i64 %77
  %105 = load double, ptr %scevgep8, align 8
  %106 = insertelement <2 x double> poison, double %104, i64 0
  %107 = insertelement <2 x double> %106, double %105, i64 1
  %108 = fneg <2 x double> %103
  %109 = fneg <2 x double> %107
  %110 = shl i64 %index34, 3
  %scevgep53 = getelementptr i8, ptr %lsr.iv50, i64 %110
  %scevgep54 = getelementptr i8, ptr %scevgep53, i64 -16
  store <2 x double> %108, ptr %scevgep54, align 8
  store <2 x double> %109, ptr %scevgep53, align 8
  %index.next35 = add nuw nsw i64 %index34, 4
  %scevgep9 = getelementptr i8, ptr %scevgep8, i64 %77
  %111 = icmp eq i64 %n.vec32, %index.next35
  br i1 %111, label %middle.block36, label %vector.body33

middle.block36:
  %112 = icmp eq i64 %arg.code.25, %n.vec32
  br i1 %112, label %B448.B522_crit_edge.us, label %B450.us.preheader

B450.us.preheader:
  %.542197199.us.ph = phi i64 [ 0, %vector.memcheck20 ], [ 0, %vector.scevcheck15 ], [ 0, %B416.endif.us ], [ %n.vec32, %middle.block36 ]
  %113 = icmp eq i64 %xtraiter39, 0
  br i1 %113, label %B450.us.prol.loopexit, label %B450.us.prol.preheader

B450.us.prol.preheader:
  %114 = mul i64 %.542197199.us.ph, %77
  %scevgep58 = getelementptr i8, ptr %lsr.iv, i64 %114
  br label %B450.us.prol

B450.us.prol:
  %lsr.iv61 = phi i64 [ %xtraiter39, %B450.us.prol.preheader ], [ %lsr.iv.next, %B450.us.prol ]
  %lsr.iv59 = phi ptr [ %scevgep58, %B450.us.prol.preheader ], [ %scevgep60, %B450.us.prol ]
  %.542197199.us.prol = phi i64 [ %.542197199.us.ph, %B450.us.prol.preheader ], [ %.549.us.prol, %B450.us.prol ]
  %.549.us.prol = add nuw nsw i64 %.542197199.us.prol, 1
  %.581.us.prol = load double, ptr %lsr.iv59, align 8
  %.582.us.prol = fneg double %.581.us.prol
  %115 = shl i64 %.542197199.us.prol, 3
  %scevgep57 = getelementptr i8, ptr %lsr.iv55, i64 %115
  store double %.582.us.prol, ptr %scevgep57, align 8
  %scevgep60 = getelementptr i8, ptr %lsr.iv59, i64 %77
  %lsr.iv.next = add nsw i64 %lsr.iv61, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %B450.us.prol.loopexit, label %B450.us.prol

B450.us.prol.loopexit:
  %.542197199.us.unr = phi i64 [ %.542197199.us.ph, %B450.us.preheader ], [ %.549.us.prol, %B450.us.prol ]
  %116 = sub nsw i64 %.542197199.us.ph, %arg.code.25
  %117 = icmp ugt i64 %116, -4
  br i1 %117, label %B448.B522_crit_edge.us, label %B450.us.preheader41

B450.us.preheader41:
  %118 = add nuw i64 %.542197199.us.unr, 1
  %119 = mul i64 %118, %77
  %120 = add nuw i64 %.542197199.us.unr, 3
  %121 = mul i64 %120, %77
  %122 = mul i64 %.542197199.us.unr, %77
  %123 = add nuw i64 %.542197199.us.unr, 2
  %124 = mul i64 %123, %77
  br label %B450.us

B450.us:
  %lsr.iv62 = phi ptr [ %lsr.iv, %B450.us.preheader41 ], [ %scevgep63, %B450.us ]
  %.542197199.us = phi i64 [ %.542197199.us.unr, %B450.us.preheader41 ], [ %.549.us.3, %B450.us ]
  %scevgep66 = getelementptr i8, ptr %lsr.iv62, i64 %122
  %.581.us = load double, ptr %scevgep66, align 8
  %.582.us = fneg double %.581.us
  %125 = shl i64 %.542197199.us, 3
  %scevgep13 = getelementptr i8, ptr %lsr.iv50, i64 %125
  %scevgep14 = getelementptr i8, ptr %scevgep13, i64 -16
  store double %.582.us, ptr %scevgep14, align 8
  %scevgep64 = getelementptr i8, ptr %lsr.iv62, i64 %119
  %.581.us.1 = load double, ptr %scevgep64, align 8
  %.582.us.1 = fneg double %.581.us.1
  %126 = shl i64 %.542197199.us, 3
  %scevgep5 = getelementptr i8, ptr %lsr.iv50, i64 %126
  %scevgep11 = getelementptr i8, ptr %scevgep5, i64 -8
  store double %.582.us.1, ptr %scevgep11, align 8
  %scevgep67 = getelementptr i8, ptr %lsr.iv62, i64 %124
  %.581.us.2 = load double, ptr %scevgep67, align 8
  %.582.us.2 = fneg double %.581.us.2
  store double %.582.us.2, ptr %scevgep13, align 8
  %.549.us.3 = add nuw nsw i64 %.542197199.us, 4
  %scevgep65 = getelementptr i8, ptr %lsr.iv62, i64 %121
  %.581.us.3 = load double, ptr %scevgep65, align 8
  %.582.us.3 = fneg double %.581.us.3
  %127 = shl i64 %.542197199.us, 3
  %scevgep1 = getelementptr i8, ptr %lsr.iv50, i64 %127
  %scevgep3 = getelementptr i8, ptr %scevgep1, i64 8
  store double %.582.us.3, ptr %scevgep3, align 8
  %scevgep63 = getelementptr i8, ptr %lsr.iv62, i64 %84
  %exitcond220.not.3 = icmp eq i64 %arg.code.25, %.549.us.3
  br i1 %exitcond220.not.3, label %B448.B522_crit_edge.us, label %B450.us

B448.B522_crit_edge.us:
  %.428.us = add nuw nsw i64 %.421204210.us, 1
  %.602.us = mul i64 %.421204210.us, %.310
  %.605.us = getelementptr double, ptr %arg.m.12, i64 %.602.us
  %.606.us = load double, ptr %.605.us, align 8
  %.615.us = fadd double %.614, %.606.us
  store double %.615.us, ptr %.605.us, align 8
  %scevgep43 = getelementptr i8, ptr %lsr.iv, i64 8
  %scevgep51 = getelementptr i8, ptr %lsr.iv50, i64 %77
  %scevgep56 = getelementptr i8, ptr %lsr.iv55, i64 %77
  %exitcond221.not = icmp eq i64 %.428.us, %arg.code.25
  br i1 %exitcond221.not, label %B600, label %B416.endif.us

B600.endif.endif:
  %.647 = load i8, ptr %.633, align 1
  %.650 = icmp ne i8 %.647, 0
  %.668 = zext i1 %.650 to i8
  store i8 %.668, ptr %retptr, align 1
  br label %common.ret

B600.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part18(ptr %retptr, ptr %excinfo, ptr %arg.A, ptr %arg.rows, ptr %arg.x, i64 %arg.n) {
B0.endif:
  %.54 = icmp sgt i64 %arg.n, 0
  br i1 %.54, label %B36.preheader, label %B478

B36.preheader:
  %const = bitcast i64 9223372036854775806 to i64
  %0 = icmp eq i64 %arg.n, 1
  br i1 %0, label %B36.epil.preheader, label %B36.preheader.new

B36.preheader.new:
  %unroll_iter = and i64 %arg.n, %const
  br label %B36

B36:
  %.104223225 = phi i64 [ 0, %B36.preheader.new ], [ %.111.1, %B36 ]
  %sunkaddr = mul i64 %.104223225, 8
  %sunkaddr17 = getelementptr i8, ptr %arg.x, i64 %sunkaddr
  %.138 = load double, ptr %sunkaddr17, align 8
  %sunkaddr18 = mul i64 %.104223225, 8
  %sunkaddr19 = getelementptr i8, ptr %arg.rows, i64 %sunkaddr18
  %.141 = load i64, ptr %sunkaddr19, align 8
  %.143 = getelementptr double, ptr %arg.x, i64 %.141
  %.144 = load double, ptr %.143, align 8
  store double %.144, ptr %sunkaddr17, align 8
  %.150 = load i64, ptr %sunkaddr19, align 8
  %.152 = getelementptr double, ptr %arg.x, i64 %.150
  store double %.138, ptr %.152, align 8
  %.111.1 = add nuw i64 %.104223225, 2
  %sunkaddr20 = mul i64 %.104223225, 8
  %sunkaddr21 = getelementptr i8, ptr %arg.x, i64 %sunkaddr20
  %sunkaddr22 = getelementptr i8, ptr %sunkaddr21, i64 8
  %.138.1 = load double, ptr %sunkaddr22, align 8
  %sunkaddr23 = mul i64 %.104223225, 8
  %sunkaddr24 = getelementptr i8, ptr %arg.rows, i64 %sunkaddr23
  %sunkaddr25 = getelementptr i8, ptr %sunkaddr24, i64 8
  %.141.1 = load i64, ptr %sunkaddr25, align 8
  %.143.1 = getelementptr double, ptr %arg.x, i64 %.141.1
  %.144.1 = load double, ptr %.143.1, align 8
  store double %.144.1, ptr %sunkaddr22, align 8
  %.150.1 = load i64, ptr %sunkaddr25, align 8
  %.152.1 = getelementptr double, ptr %arg.x, i64 %.150.1
  store double %.138.1, ptr %.152.1, align 8
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.111.1
  br i1 %niter.ncmp.1, label %B144.endif.preheader.unr-lcssa, label %B36

B144.endif.preheader.unr-lcssa:
  %1 = and i64 %arg.n, 1
  %lcmp.mod.not = icmp eq i64 %1, 0
  br i1 %lcmp.mod.not, label %B144.endif.preheader, label %B36.epil.preheader

B36.epil.preheader:
  %.104223225.epil.init = phi i64 [ 0, %B36.preheader ], [ %unroll_iter, %B144.endif.preheader.unr-lcssa ]
  %.137.epil = getelementptr double, ptr %arg.x, i64 %.104223225.epil.init
  %.138.epil = load double, ptr %.137.epil, align 8
  %.140.epil = getelementptr i64, ptr %arg.rows, i64 %.104223225.epil.init
  %.141.epil = load i64, ptr %.140.epil, align 8
  %.143.epil = getelementptr double, ptr %arg.x, i64 %.141.epil
  %.144.epil = load double, ptr %.143.epil, align 8
  store double %.144.epil, ptr %.137.epil, align 8
  %.150.epil = load i64, ptr %.140.epil, align 8
  %.152.epil = getelementptr double, ptr %arg.x, i64 %.150.epil
  store double %.138.epil, ptr %.152.epil, align 8
  br label %B144.endif.preheader

B144.endif.preheader:
  %scevgep18 = getelementptr i8, ptr %arg.A, i64 8
  %2 = shl i64 %arg.n, 3
  br label %B144.endif

B142.loopexit.loopexit.unr-lcssa:
  %3 = and i64 %.247237243, 1
  %lcmp.mod3.not = icmp eq i64 %3, 0
  br i1 %lcmp.mod3.not, label %B142.loopexit, label %B178.epil.preheader

B178.epil.preheader:
  %sunkaddr45.pre-phi = phi i64 [ %sunkaddr49, %B142.loopexit.loopexit.unr-lcssa ], [ 8, %B178.lr.ph ]
  %.415235.epil.init = phi double [ %.415.1, %B142.loopexit.loopexit.unr-lcssa ], [ %.402.promoted, %B178.lr.ph ]
  %.409.epil = getelementptr double, ptr %8, i64 %7
  %.410.epil = load double, ptr %.409.epil, align 8
  %.412.epil = getelementptr double, ptr %arg.x, i64 %7
  %.413.epil = load double, ptr %.412.epil, align 8
  %.414.epil = fmul double %.410.epil, %.413.epil
  %.415.epil = fsub double %.415235.epil.init, %.414.epil
  %sunkaddr46 = getelementptr i8, ptr %arg.x, i64 %sunkaddr45.pre-phi
  store double %.415.epil, ptr %sunkaddr46, align 8
  br label %B142.loopexit

B142.loopexit:
  %scevgep20 = getelementptr i8, ptr %lsr.iv19, i64 %2
  %exitcond271.not = icmp eq i64 %arg.n, %.254
  br i1 %exitcond271.not, label %B300.endif.lr.ph, label %B144.endif

B178:
  %.415235 = phi double [ %.415.1, %B178 ], [ %.402.promoted, %B178.preheader ]
  %.368229231 = phi i64 [ %.375.1, %B178 ], [ 0, %B178.preheader ]
  %4 = shl i64 %.368229231, 3
  %scevgep22 = getelementptr i8, ptr %lsr.iv19, i64 %4
  %scevgep23 = getelementptr i8, ptr %scevgep22, i64 -8
  %.410 = load double, ptr %scevgep23, align 8
  %sunkaddr26 = mul i64 %.368229231, 8
  %sunkaddr28 = getelementptr i8, ptr %arg.x, i64 %sunkaddr26
  %.413 = load double, ptr %sunkaddr28, align 8
  %.414 = fmul double %.410, %.413
  %.415 = fsub double %.415235, %.414
  %sunkaddr29 = getelementptr i8, ptr %arg.x, i64 %sunkaddr49
  store double %.415, ptr %sunkaddr29, align 8
  %.375.1 = add nuw i64 %.368229231, 2
  %.410.1 = load double, ptr %scevgep22, align 8
  %sunkaddr30 = mul i64 %.368229231, 8
  %sunkaddr31 = getelementptr i8, ptr %arg.x, i64 %sunkaddr30
  %sunkaddr32 = getelementptr i8, ptr %sunkaddr31, i64 8
  %.413.1 = load double, ptr %sunkaddr32, align 8
  %.414.1 = fmul double %.410.1, %.413.1
  %.415.1 = fsub double %.415, %.414.1
  store double %.415.1, ptr %sunkaddr29, align 8
  %niter6.ncmp.1 = icmp eq i64 %6, %.375.1
  br i1 %niter6.ncmp.1, label %B142.loopexit.loopexit.unr-lcssa, label %B178

B342:
  %lsr.iv11 = phi i64 [ %lsr.iv.next12, %B342 ], [ 0, %B342.preheader ]
  %lsr.iv7 = phi i64 [ %lsr.iv.next8, %B342 ], [ %lsr.iv, %B342.preheader ]
  %.689256 = phi double [ %.689, %B342 ], [ %.702.pre, %B342.preheader ]
  %scevgep13 = getelementptr i8, ptr %lsr.iv9, i64 %lsr.iv11
  %.684 = load double, ptr %scevgep13, align 8
  %scevgep17 = getelementptr i8, ptr %lsr.iv15, i64 %lsr.iv11
  %.687 = load double, ptr %scevgep17, align 8
  %.688 = fmul double %.684, %.687
  %.689 = fsub double %.689256, %.688
  %sunkaddr33 = mul i64 %.522, 8
  %sunkaddr34 = getelementptr i8, ptr %arg.x, i64 %sunkaddr33
  store double %.689, ptr %sunkaddr34, align 8
  %lsr.iv.next8 = add i64 %lsr.iv7, -1
  %lsr.iv.next12 = add i64 %lsr.iv11, 8
  %.636 = icmp sgt i64 %lsr.iv.next8, 1
  br i1 %.636, label %B342, label %B420

B420:
  %.702 = phi double [ %.702.pre, %B300.endif ], [ %.689, %B342 ]
  %.707 = mul i64 %.522, %.519218
  %.709 = getelementptr double, ptr %arg.A, i64 %.707
  %.710 = load double, ptr %.709, align 8
  %.714 = fdiv double %.702, %.710
  %sunkaddr35 = mul i64 %.522, 8
  %sunkaddr36 = getelementptr i8, ptr %arg.x, i64 %sunkaddr35
  store double %.714, ptr %sunkaddr36, align 8
  %lsr.iv.next = add i64 %lsr.iv, 1
  %scevgep10 = getelementptr i8, ptr %lsr.iv9, i64 %11
  %scevgep16 = getelementptr i8, ptr %lsr.iv15, i64 -8
  %.513 = icmp samesign ugt i64 %.512257265, 1
  br i1 %.513, label %B300.endif, label %B478

B478:
  store ptr null, ptr %retptr, align 8
  ret i32 0

B144.endif:
  %lsr.iv19 = phi ptr [ %scevgep18, %B144.endif.preheader ], [ %scevgep20, %B142.loopexit ]
  %.247237243 = phi i64 [ 0, %B144.endif.preheader ], [ %.254, %B142.loopexit ]
  %5 = lshr i64 %.247237243, 1
  %6 = shl nuw nsw i64 %5, 1
  %7 = and i64 %.247237243, %const
  %.254 = add nuw nsw i64 %.247237243, 1
  %.362230.not = icmp eq i64 %.247237243, 0
  br i1 %.362230.not, label %B142.loopexit, label %B178.lr.ph

B178.lr.ph:
  %.402 = getelementptr double, ptr %arg.x, i64 %.247237243
  %.406 = mul nuw nsw i64 %.247237243, %arg.n
  %8 = getelementptr double, ptr %arg.A, i64 %.406
  %.402.promoted = load double, ptr %.402, align 8
  %9 = icmp eq i64 %.247237243, 1
  br i1 %9, label %B178.epil.preheader, label %B178.preheader

B178.preheader:
  %sunkaddr49 = shl i64 %.247237243, 3
  br label %B178

B300.endif.lr.ph:
  %.519218 = add nuw i64 %arg.n, 1
  %10 = mul i64 %2, %arg.n
  %scevgep = getelementptr i8, ptr %arg.A, i64 %10
  %11 = sub nuw nsw i64 -8, %2
  %scevgep14 = getelementptr i8, ptr %arg.x, i64 %2
  br label %B300.endif

B300.endif:
  %lsr.iv15 = phi ptr [ %scevgep14, %B300.endif.lr.ph ], [ %scevgep16, %B420 ]
  %lsr.iv9 = phi ptr [ %scevgep, %B300.endif.lr.ph ], [ %scevgep10, %B420 ]
  %lsr.iv = phi i64 [ 1, %B300.endif.lr.ph ], [ %lsr.iv.next, %B420 ]
  %.512257265 = phi i64 [ %arg.n, %B300.endif.lr.ph ], [ %.522, %B420 ]
  %.522 = add nsw i64 %.512257265, -1
  %.636251.not = icmp eq i64 %arg.n, %.512257265
  %sunkaddr58 = shl i64 %.522, 3
  %sunkaddr59 = getelementptr i8, ptr %arg.x, i64 %sunkaddr58
  %.702.pre = load double, ptr %sunkaddr59, align 8
  br i1 %.636251.not, label %B420, label %B342.preheader

B342.preheader:
  br label %B342
}

declare i64 @llvm.smax.i64(i64, i64)

define internal i32 @part19(ptr %retptr, ptr %excinfo, ptr %arg.A, ptr %arg.rows, i64 %arg.n) {
B0.endif:
  %.51 = icmp sgt i64 %arg.n, 0
  br i1 %.51, label %B38.endif.preheader, label %common.ret

B38.endif.preheader:
  %0 = shl i64 %arg.n, 3
  %1 = add i64 %0, 8
  %2 = shl i64 %arg.n, 4
  %3 = add nsw i64 %arg.n, -1
  %4 = mul i64 %0, %arg.n
  %scevgep9 = getelementptr i8, ptr %arg.A, i64 %4
  %5 = getelementptr i8, ptr %arg.A, i64 %1
  %6 = getelementptr i8, ptr %arg.A, i64 %2
  %7 = getelementptr i8, ptr %arg.A, i64 %0
  %n.vec19 = and i64 %arg.n, 9223372036854775804
  %scevgep45 = getelementptr i8, ptr %arg.A, i64 16
  %scevgep55 = getelementptr i8, ptr %arg.A, i64 8
  %scevgep67 = getelementptr i8, ptr %arg.A, i64 24
  %scevgep73 = getelementptr i8, ptr %7, i64 24
  br label %B38.endif

B36.loopexit:
  %scevgep40 = getelementptr i8, ptr %lsr.iv39, i64 8
  %scevgep51 = getelementptr i8, ptr %lsr.iv50, i64 %0
  %lsr.iv.next66 = add i64 %lsr.iv65, -1
  %scevgep69 = getelementptr i8, ptr %lsr.iv68, i64 %1
  %scevgep75 = getelementptr i8, ptr %lsr.iv74, i64 %1
  %indvars.iv.next = add nuw i64 %indvars.iv, 1
  %exitcond359.not = icmp eq i64 %arg.n, %.109
  br i1 %exitcond359.not, label %common.ret, label %B38.endif

B84:
  %lsr.iv41 = phi ptr [ %lsr.iv39, %B84.preheader38 ], [ %scevgep42, %B84 ]
  %lsr.iv = phi i64 [ %23, %B84.preheader38 ], [ %lsr.iv.next, %B84 ]
  %best.2.1267 = phi i64 [ %best.2.1267.unr, %B84.preheader38 ], [ %best.3.2.1, %B84 ]
  %.229263265 = phi i64 [ %.229263265.unr, %B84.preheader38 ], [ %9, %B84 ]
  %scevgep43 = getelementptr i8, ptr %lsr.iv41, i64 %24
  %.275 = load double, ptr %scevgep43, align 8
  %.276 = tail call double @llvm.fabs.f64(double %.275)
  %.279 = mul nsw i64 %best.2.1267, %arg.n
  %gep261 = getelementptr double, ptr %invariant.gep, i64 %.279
  %.286 = load double, ptr %gep261, align 8
  %.287 = tail call double @llvm.fabs.f64(double %.286)
  %.288 = fcmp ogt double %.276, %.287
  %best.3.2 = select i1 %.288, i64 %.229263265, i64 %best.2.1267
  %scevgep44 = getelementptr i8, ptr %lsr.iv41, i64 %26
  %.275.1 = load double, ptr %scevgep44, align 8
  %.276.1 = tail call double @llvm.fabs.f64(double %.275.1)
  %.279.1 = mul nsw i64 %best.3.2, %arg.n
  %gep261.1 = getelementptr double, ptr %invariant.gep, i64 %.279.1
  %.286.1 = load double, ptr %gep261.1, align 8
  %.287.1 = tail call double @llvm.fabs.f64(double %.286.1)
  %.288.1 = fcmp ogt double %.276.1, %.287.1
  %8 = add i64 %.229263265, 1
  %best.3.2.1 = select i1 %.288.1, i64 %8, i64 %best.3.2
  %lsr.iv.next = add i64 %lsr.iv, -2
  %scevgep42 = getelementptr i8, ptr %lsr.iv41, i64 %2
  %.223.1 = icmp sgt i64 %lsr.iv.next, 2
  %9 = add i64 %8, 1
  br i1 %.223.1, label %B84, label %B246.lr.ph

B246:
  %.399271273 = phi i64 [ %.406.1, %B246 ], [ %.399271273.unr, %B246.preheader37 ]
  %10 = shl i64 %.399271273, 3
  %scevgep13 = getelementptr i8, ptr %arg.A.pn, i64 %10
  %scevgep14 = getelementptr i8, ptr %scevgep13, i64 8
  %.437 = load double, ptr %scevgep13, align 8
  %scevgep57 = getelementptr i8, ptr %scevgep56, i64 %10
  %scevgep58 = getelementptr i8, ptr %scevgep57, i64 -8
  %.444 = load double, ptr %scevgep58, align 8
  store double %.444, ptr %scevgep13, align 8
  store double %.437, ptr %scevgep58, align 8
  %.406.1 = add nuw nsw i64 %.399271273, 2
  %.437.1 = load double, ptr %scevgep14, align 8
  %.444.1 = load double, ptr %scevgep57, align 8
  store double %.444.1, ptr %scevgep14, align 8
  store double %.437.1, ptr %scevgep57, align 8
  %exitcond.not.1 = icmp eq i64 %arg.n, %.406.1
  br i1 %exitcond.not.1, label %B346, label %B246

B346:
  %.472 = getelementptr double, ptr %28, i64 %.102308333
  %.473 = load double, ptr %.472, align 8
  %.475 = fcmp ueq double %.473, 0.000000e+00
  br i1 %.475, label %common.ret, label %B414.endif

common.ret:
  %storemerge252 = phi i8 [ 1, %B0.endif ], [ 1, %B36.loopexit ], [ 0, %B346 ]
  store i8 %storemerge252, ptr %retptr, align 1
  ret i32 0

B38.endif:
  %indvars.iv = phi i64 [ %indvars.iv.next, %B36.loopexit ], [ 1, %B38.endif.preheader ]
  %arg.A.pn = phi ptr [ %lsr.iv85, %B36.loopexit ], [ %arg.A, %B38.endif.preheader ]
  %lsr.iv74 = phi ptr [ %scevgep75, %B36.loopexit ], [ %scevgep73, %B38.endif.preheader ]
  %lsr.iv68 = phi ptr [ %scevgep69, %B36.loopexit ], [ %scevgep67, %B38.endif.preheader ]
  %lsr.iv65 = phi i64 [ %lsr.iv.next66, %B36.loopexit ], [ %3, %B38.endif.preheader ]
  %lsr.iv50 = phi ptr [ %scevgep51, %B36.loopexit ], [ %scevgep45, %B38.endif.preheader ]
  %lsr.iv39 = phi ptr [ %scevgep40, %B36.loopexit ], [ %arg.A, %B38.endif.preheader ]
  %.102308333 = phi i64 [ %.109, %B36.loopexit ], [ 0, %B38.endif.preheader ]
  %11 = lshr i64 %lsr.iv65, 2
  %12 = shl nuw i64 %11, 2
  %smax4 = tail call i64 @llvm.smax.i64(i64 %lsr.iv65, i64 0)
  %13 = add i64 %smax4, %indvars.iv
  %lsr.iv85 = getelementptr i8, ptr %arg.A.pn, i64 %0
  %14 = xor i64 %.102308333, -1
  %15 = add nsw i64 %arg.n, %14
  %16 = sub i64 %3, %.102308333
  %17 = mul i64 %.102308333, %1
  %scevgep = getelementptr i8, ptr %5, i64 %17
  %18 = mul i64 %.102308333, %0
  %scevgep1 = getelementptr i8, ptr %6, i64 %18
  %smax = tail call i64 @llvm.smax.i64(i64 %16, i64 0)
  %19 = add nsw i64 %smax, -1
  %20 = mul i64 %19, %0
  %scevgep2 = getelementptr i8, ptr %scevgep1, i64 %20
  %21 = getelementptr i8, ptr %arg.A, i64 %17
  %scevgep3 = getelementptr i8, ptr %21, i64 8
  %scevgep4 = getelementptr i8, ptr %7, i64 %18
  %.109 = add nuw nsw i64 %.102308333, 1
  %.180 = sub nsw i64 %arg.n, %.109
  %.181 = icmp sgt i64 %.180, 0
  %..180 = tail call i64 @llvm.smax.i64(i64 %.180, i64 0)
  %invariant.gep = getelementptr double, ptr %arg.A, i64 %.102308333
  br i1 %.181, label %B84.preheader, label %B246.lr.ph

B84.preheader:
  %smax30 = tail call i64 @llvm.smax.i64(i64 %15, i64 0)
  %xtraiter = and i64 %smax30, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B84.prol.loopexit, label %B84.prol

B84.prol:
  %.232.prol = add nsw i64 %..180, -1
  %.236.prol = add nuw i64 %.102308333, 2
  %.270.prol = mul nuw nsw i64 %.109, %arg.n
  %gep.prol = getelementptr double, ptr %invariant.gep, i64 %.270.prol
  %.275.prol = load double, ptr %gep.prol, align 8
  %.276.prol = tail call double @llvm.fabs.f64(double %.275.prol)
  %.279.prol = mul nuw nsw i64 %.102308333, %arg.n
  %gep261.prol = getelementptr double, ptr %invariant.gep, i64 %.279.prol
  %.286.prol = load double, ptr %gep261.prol, align 8
  %.287.prol = tail call double @llvm.fabs.f64(double %.286.prol)
  %.288.prol = fcmp ogt double %.276.prol, %.287.prol
  %best.3.2.prol = select i1 %.288.prol, i64 %.109, i64 %.102308333
  br label %B84.prol.loopexit

B84.prol.loopexit:
  %best.2.1267.unr = phi i64 [ %.102308333, %B84.preheader ], [ %best.3.2.prol, %B84.prol ]
  %.222262266.unr = phi i64 [ %..180, %B84.preheader ], [ %.232.prol, %B84.prol ]
  %.229263265.unr = phi i64 [ %.109, %B84.preheader ], [ %.236.prol, %B84.prol ]
  %best.3.2.lcssa.unr = phi i64 [ poison, %B84.preheader ], [ %best.3.2.prol, %B84.prol ]
  %22 = icmp eq i64 %15, 1
  br i1 %22, label %B246.lr.ph, label %B84.preheader38

B84.preheader38:
  %23 = add i64 %.222262266.unr, 2
  %24 = mul i64 %.229263265.unr, %0
  %25 = add nuw i64 %.229263265.unr, 1
  %26 = mul i64 %25, %0
  br label %B84

B246.lr.ph:
  %best.2.1.lcssa = phi i64 [ %.102308333, %B38.endif ], [ %best.3.2.lcssa.unr, %B84.prol.loopexit ], [ %best.3.2.1, %B84 ]
  %27 = icmp ult i64 %arg.n, 8
  %.311 = getelementptr i64, ptr %arg.rows, i64 %.102308333
  store i64 %best.2.1.lcssa, ptr %.311, align 8
  %.433 = mul nuw nsw i64 %.102308333, %arg.n
  %28 = getelementptr double, ptr %arg.A, i64 %.433
  %.440 = mul nsw i64 %best.2.1.lcssa, %arg.n
  %29 = getelementptr double, ptr %arg.A, i64 %.440
  br i1 %27, label %B246.preheader, label %vector.memcheck8

vector.memcheck8:
  %30 = icmp slt i64 %0, 0
  %31 = shl i64 %best.2.1.lcssa, 3
  %32 = add i64 %31, 8
  %33 = mul i64 %32, %arg.n
  %scevgep10 = getelementptr i8, ptr %arg.A, i64 %33
  %bound011 = icmp ult ptr %arg.A, %scevgep10
  %bound112 = icmp ult ptr %29, %scevgep9
  %found.conflict13 = and i1 %bound112, %bound011
  %34 = or i1 %30, %found.conflict13
  br i1 %34, label %B246.preheader, label %vector.body20.preheader

vector.body20.preheader:
  %35 = mul i64 %best.2.1.lcssa, %0
  %scevgep46 = getelementptr i8, ptr %scevgep45, i64 %35
  br label %vector.body20

vector.body20:
  %index21 = phi i64 [ %index.next26, %vector.body20 ], [ 0, %vector.body20.preheader ]
  %36 = shl i64 %index21, 3
  %scevgep53 = getelementptr i8, ptr %lsr.iv50, i64 %36
  %scevgep54 = getelementptr i8, ptr %scevgep53, i64 -16
  %wide.load22 = load <2 x double>, ptr %scevgep54, align 8
  %wide.load23 = load <2 x double>, ptr %scevgep53, align 8
  %scevgep48 = getelementptr i8, ptr %scevgep46, i64 %36
  %37 = shl i64 %index21, 3
  %scevgep7 = getelementptr i8, ptr %scevgep46, i64 %37
  %scevgep11 = getelementptr i8, ptr %scevgep7, i64 -16
  %wide.load24 = load <2 x double>, ptr %scevgep11, align 8
  %wide.load25 = load <2 x double>, ptr %scevgep48, align 8
  store <2 x double> %wide.load24, ptr %scevgep54, align 8
  store <2 x double> %wide.load25, ptr %scevgep53, align 8
  store <2 x double> %wide.load22, ptr %scevgep11, align 8
  store <2 x double> %wide.load23, ptr %scevgep48, align 8
  %index.next26 = add nuw nsw i64 %index21, 4
  %38 = icmp eq i64 %n.vec19, %index.next26
  br i1 %38, label %middle.block27, label %vector.body20

middle.block27:
  %39 = icmp eq i64 %arg.n, %n.vec19
  br i1 %39, label %B346, label %B246.preheader

B246.preheader:
  %.399271273.ph = phi i64 [ 0, %vector.memcheck8 ], [ 0, %B246.lr.ph ], [ %n.vec19, %middle.block27 ]
  %40 = and i64 %arg.n, 1
  %41 = icmp eq i64 %40, 0
  %.neg = or disjoint i64 %.399271273.ph, 1
  br i1 %41, label %B246.prol.loopexit, label %B246.prol

B246.prol:
  %.436.prol = getelementptr double, ptr %28, i64 %.399271273.ph
  %.437.prol = load double, ptr %.436.prol, align 8
  %.443.prol = getelementptr double, ptr %29, i64 %.399271273.ph
  %.444.prol = load double, ptr %.443.prol, align 8
  store double %.444.prol, ptr %.436.prol, align 8
  store double %.437.prol, ptr %.443.prol, align 8
  br label %B246.prol.loopexit

B246.prol.loopexit:
  %.399271273.unr = phi i64 [ %.399271273.ph, %B246.preheader ], [ %.neg, %B246.prol ]
  %42 = icmp eq i64 %arg.n, %.neg
  br i1 %42, label %B346, label %B246.preheader37

B246.preheader37:
  %43 = mul i64 %best.2.1.lcssa, %0
  %scevgep56 = getelementptr i8, ptr %scevgep55, i64 %43
  br label %B246

B414.endif:
  %.572294.not = icmp slt i64 %.180, 1
  br i1 %.572294.not, label %B36.loopexit, label %B454.us.preheader

B454.us.preheader:
  %44 = icmp slt i64 %0, 0
  %bound0 = icmp ult ptr %scevgep, %scevgep4
  %bound1 = icmp ult ptr %scevgep3, %scevgep2
  %found.conflict = and i1 %bound0, %bound1
  %45 = or i1 %44, %found.conflict
  %n.vec = and i64 %16, -4
  %46 = add i64 %n.vec, %.109
  %47 = icmp ult i64 %16, 4
  %brmerge = select i1 %47, i1 true, i1 %45
  %.pre = sub i64 %arg.n, %46
  br label %B454.us

B454.us:
  %lsr.iv87 = phi ptr [ %lsr.iv85, %B454.us.preheader ], [ %scevgep88, %B682.us ]
  %lsr.iv76 = phi ptr [ %lsr.iv74, %B454.us.preheader ], [ %scevgep77, %B682.us ]
  %.578287297.us = phi i64 [ %.109, %B454.us.preheader ], [ %.585.us, %B682.us ]
  %.585.us = add nuw i64 %.578287297.us, 1
  %.615.us = mul nsw i64 %.578287297.us, %arg.n
  %gep285.us = getelementptr double, ptr %invariant.gep, i64 %.615.us
  %.620.us = load double, ptr %gep285.us, align 8
  %sunkaddr20 = mul i64 %.102308333, 8
  %sunkaddr21 = getelementptr i8, ptr %28, i64 %sunkaddr20
  %.628.us = load double, ptr %sunkaddr21, align 8
  %.632.us = fdiv double %.620.us, %.628.us
  store double %.632.us, ptr %gep285.us, align 8
  %.648.us = fcmp une double %.632.us, 0.000000e+00
  br i1 %.648.us, label %B564.endif.us, label %B682.us

B564.endif.us:
  %48 = getelementptr double, ptr %arg.A, i64 %.615.us
  br i1 %brmerge, label %B604.us.preheader, label %vector.ph

vector.ph:
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.632.us, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %49 = shl i64 %index, 3
  %scevgep79 = getelementptr i8, ptr %lsr.iv76, i64 %49
  %scevgep80 = getelementptr i8, ptr %scevgep79, i64 -16
  %wide.load = load <2 x double>, ptr %scevgep80, align 8
  %wide.load5 = load <2 x double>, ptr %scevgep79, align 8
  %scevgep71 = getelementptr i8, ptr %lsr.iv68, i64 %49
  %50 = shl i64 %index, 3
  %scevgep15 = getelementptr i8, ptr %lsr.iv68, i64 %50
  %scevgep17 = getelementptr i8, ptr %scevgep15, i64 -16
  %wide.load6 = load <2 x double>, ptr %scevgep17, align 8
  %wide.load7 = load <2 x double>, ptr %scevgep71, align 8
  %51 = fmul <2 x double> %broadcast.splat, %wide.load6
  %52 = fmul <2 x double> %broadcast.splat, %wide.load7
  %53 = fsub <2 x double> %wide.load, %51
  %54 = fsub <2 x double> %wide.load5, %52
  store <2 x double> %53, ptr %scevgep80, align 8
  store <2 x double> %54, ptr %scevgep79, align 8
  %index.next = add nuw i64 %index, 4
  %55 = icmp eq i64 %12, %index.next
  br i1 %55, label %middle.block, label %vector.body

middle.block:
  %56 = icmp eq i64 %16, %n.vec
  br i1 %56, label %B682.us, label %B604.us.preheader

B604.us.preheader:
  %.pre-phi = phi i64 [ %.180, %B564.endif.us ], [ %.pre, %middle.block ]
  %.738278280.us.ph = phi i64 [ %.109, %B564.endif.us ], [ %46, %middle.block ]
  %.neg35 = add i64 %.738278280.us.ph, 1
  %xtraiter33 = and i64 %.pre-phi, 1
  %lcmp.mod34.not = icmp eq i64 %xtraiter33, 0
  br i1 %lcmp.mod34.not, label %B604.us.prol.loopexit, label %B604.us.prol

B604.us.prol:
  %.775.us.prol = getelementptr double, ptr %48, i64 %.738278280.us.ph
  %.776.us.prol = load double, ptr %.775.us.prol, align 8
  %.782.us.prol = getelementptr double, ptr %28, i64 %.738278280.us.ph
  %.783.us.prol = load double, ptr %.782.us.prol, align 8
  %.785.us.prol = fmul double %.632.us, %.783.us.prol
  %.786.us.prol = fsub double %.776.us.prol, %.785.us.prol
  store double %.786.us.prol, ptr %.775.us.prol, align 8
  br label %B604.us.prol.loopexit

B604.us.prol.loopexit:
  %.738278280.us.unr = phi i64 [ %.738278280.us.ph, %B604.us.preheader ], [ %.neg35, %B604.us.prol ]
  %57 = icmp eq i64 %arg.n, %.neg35
  br i1 %57, label %B682.us, label %B604.us.preheader6

B604.us.preheader6:
  br label %B604.us

B682.us:
  %scevgep77 = getelementptr i8, ptr %lsr.iv76, i64 %0
  %scevgep88 = getelementptr i8, ptr %lsr.iv87, i64 %0
  %exitcond.not = icmp eq i64 %.585.us, %13
  br i1 %exitcond.not, label %B36.loopexit, label %B454.us

B604.us:
  %.738278280.us = phi i64 [ %.745.us.1, %B604.us ], [ %.738278280.us.unr, %B604.us.preheader6 ]
  %58 = shl i64 %.738278280.us, 3
  %scevgep89 = getelementptr i8, ptr %lsr.iv87, i64 %58
  %.776.us = load double, ptr %scevgep89, align 8
  %scevgep20 = getelementptr i8, ptr %arg.A.pn, i64 %58
  %scevgep21 = getelementptr i8, ptr %scevgep20, i64 8
  %.783.us = load double, ptr %scevgep20, align 8
  %.785.us = fmul double %.632.us, %.783.us
  %.786.us = fsub double %.776.us, %.785.us
  store double %.786.us, ptr %scevgep89, align 8
  %.745.us.1 = add nuw i64 %.738278280.us, 2
  %59 = shl i64 %.738278280.us, 3
  %scevgep18 = getelementptr i8, ptr %lsr.iv87, i64 %59
  %scevgep19 = getelementptr i8, ptr %scevgep18, i64 8
  %.776.us.1 = load double, ptr %scevgep19, align 8
  %.783.us.1 = load double, ptr %scevgep21, align 8
  %.785.us.1 = fmul double %.632.us, %.783.us.1
  %.786.us.1 = fsub double %.776.us.1, %.785.us.1
  store double %.786.us.1, ptr %scevgep19, align 8
  %exitcond358.not.1 = icmp eq i64 %arg.n, %.745.us.1
  br i1 %exitcond358.not.1, label %B682.us, label %B604.us
}

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

declare double @llvm.fabs.f64(double)

define internal i32 @part14(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, i64 %arg.row, i64 %arg.count, double %arg.h, ptr %arg.y, ptr %arg.k, i64 %arg.size, ptr %arg.out) {
B0.endif:
  %arg.size.fr = freeze i64 %arg.size
  %.40 = mul nsw i64 %arg.row, %arg.m.2
  %.41 = getelementptr double, ptr %arg.m.0, i64 %.40
  %.46 = add nsw i64 %arg.count, -1
  %.48 = getelementptr double, ptr %.41, i64 %.46
  %.49 = load double, ptr %.48, align 8
  %.51 = fmul double %arg.h, %.49
  %.55 = mul i64 %arg.size.fr, %.46
  %.57 = getelementptr double, ptr %arg.k, i64 %.55
  %.102 = icmp sgt i64 %arg.size.fr, 0
  br i1 %.102, label %B166.preheader, label %B416

B166.preheader:
  %min.iters.check = icmp samesign ult i64 %arg.size.fr, 10
  br i1 %min.iters.check, label %B166.preheader31, label %vector.memcheck

vector.memcheck:
  %0 = ptrtoint ptr %arg.out to i64
  %1 = ptrtoint ptr %arg.y to i64
  %2 = ptrtoint ptr %arg.k to i64
  %3 = sub i64 %0, %1
  %diff.check = icmp ult i64 %3, 32
  %4 = shl i64 %.55, 3
  %5 = add i64 %4, %2
  %6 = sub i64 %0, %5
  %diff.check7 = icmp ult i64 %6, 32
  %conflict.rdx = or i1 %diff.check, %diff.check7
  br i1 %conflict.rdx, label %B166.preheader31, label %vector.ph

vector.ph:
  %const = bitcast i64 9223372036854775804 to i64
  %n.vec = and i64 %arg.size.fr, %const
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.51, i64 0
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
  %.152125127.ph = phi i64 [ 0, %vector.memcheck ], [ 0, %B166.preheader ], [ %n.vec, %middle.block ]
  %.neg = or disjoint i64 %.152125127.ph, 1
  %xtraiter = and i64 %arg.size.fr, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B166.prol.loopexit, label %B166.prol

B166.prol:
  %.185.prol = getelementptr double, ptr %arg.y, i64 %.152125127.ph
  %.186.prol = load double, ptr %.185.prol, align 8
  %.188.prol = getelementptr double, ptr %.57, i64 %.152125127.ph
  %.189.prol = load double, ptr %.188.prol, align 8
  %.191.prol = fmul double %.51, %.189.prol
  %.192.prol = fadd double %.186.prol, %.191.prol
  %.194.prol = getelementptr double, ptr %arg.out, i64 %.152125127.ph
  store double %.192.prol, ptr %.194.prol, align 8
  br label %B166.prol.loopexit

B166.prol.loopexit:
  %.152125127.unr = phi i64 [ %.152125127.ph, %B166.preheader31 ], [ %.neg, %B166.prol ]
  %14 = icmp eq i64 %arg.size.fr, %.neg
  br i1 %14, label %B216.endif, label %B166.preheader36

B166.preheader36:
  %15 = shl i64 %.55, 3
  %16 = getelementptr i8, ptr %arg.k, i64 %15
  %scevgep60 = getelementptr i8, ptr %16, i64 8
  br label %B166

B166:
  %.152125127 = phi i64 [ %.159.1, %B166 ], [ %.152125127.unr, %B166.preheader36 ]
  %sunkaddr90 = shl i64 %.152125127, 3
  %sunkaddr82 = mul i64 %.152125127, 8
  %sunkaddr83 = getelementptr i8, ptr %arg.y, i64 %sunkaddr82
  %.186 = load double, ptr %sunkaddr83, align 8
  %scevgep61 = getelementptr i8, ptr %scevgep60, i64 %sunkaddr90
  %17 = shl i64 %.152125127, 3
  %scevgep57 = getelementptr i8, ptr %scevgep60, i64 %17
  %scevgep58 = getelementptr i8, ptr %scevgep57, i64 -8
  %.189 = load double, ptr %scevgep58, align 8
  %.191 = fmul double %.51, %.189
  %.192 = fadd double %.186, %.191
  %sunkaddr84 = mul i64 %.152125127, 8
  %sunkaddr85 = getelementptr i8, ptr %arg.out, i64 %sunkaddr84
  store double %.192, ptr %sunkaddr85, align 8
  %.159.1 = add nuw nsw i64 %.152125127, 2
  %sunkaddr86 = mul i64 %.152125127, 8
  %sunkaddr87 = getelementptr i8, ptr %arg.y, i64 %sunkaddr86
  %sunkaddr88 = getelementptr i8, ptr %sunkaddr87, i64 8
  %.186.1 = load double, ptr %sunkaddr88, align 8
  %.189.1 = load double, ptr %scevgep61, align 8
  %.191.1 = fmul double %.51, %.189.1
  %.192.1 = fadd double %.186.1, %.191.1
  %sunkaddr89 = mul i64 %.152125127, 8
  %sunkaddr91 = getelementptr i8, ptr %arg.out, i64 %sunkaddr89
  %sunkaddr92 = getelementptr i8, ptr %sunkaddr91, i64 8
  store double %.192.1, ptr %sunkaddr92, align 8
  %exitcond.not.1 = icmp eq i64 %arg.size.fr, %.159.1
  br i1 %exitcond.not.1, label %B216.endif, label %B166

B416.loopexit.unr-lcssa:
  %18 = and i64 %.46, 1
  %lcmp.mod.not19 = icmp eq i64 %18, 0
  br i1 %lcmp.mod.not19, label %B416, label %B254.us.us.us.epil.preheader

B254.us.us.us.epil.preheader:
  %.296138148.us.us.us.epil.init = phi i64 [ 0, %B254.us.us.us.preheader ], [ %unroll_iter, %B416.loopexit.unr-lcssa ]
  %.329.us.us.us.epil = getelementptr double, ptr %.41, i64 %.296138148.us.us.us.epil.init
  %.330.us.us.us.epil = load double, ptr %.329.us.us.us.epil, align 8
  %.332.us.us.us.epil = fmul double %arg.h, %.330.us.us.us.epil
  %.344.us.us.us.epil = fcmp une double %.332.us.us.us.epil, 0.000000e+00
  br i1 %.344.us.us.us.epil, label %B360.us.preheader.us.us.epil, label %B416

B360.us.preheader.us.us.epil:
  %.336.us.us.us.epil = getelementptr double, ptr %arg.k, i64 %.296138148.us.us.us.epil.init
  %.466.us.prol.us.us.epil = load double, ptr %arg.out, align 8
  %.469.us.prol.us.us.epil = load double, ptr %.336.us.us.us.epil, align 8
  %.471.us.prol.us.us.epil = fmul double %.332.us.us.us.epil, %.469.us.prol.us.us.epil
  %.472.us.prol.us.us.epil = fadd double %.466.us.prol.us.us.epil, %.471.us.prol.us.us.epil
  store double %.472.us.prol.us.us.epil, ptr %arg.out, align 8
  br label %B416

B416:
  store ptr null, ptr %retptr, align 8
  ret i32 0

B216.endif:
  %.290145169 = icmp sgt i64 %arg.count, 1
  br i1 %.290145169, label %B254.us.preheader, label %B416

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
  %unroll_iter = and i64 %.46, -2
  %27 = shl i64 %.40, 3
  %28 = getelementptr i8, ptr %arg.m.0, i64 %27
  %scevgep22 = getelementptr i8, ptr %28, i64 8
  br label %B254.us.us.us

B254.us.us.us:
  %.296138148.us.us.us = phi i64 [ 0, %B254.us.us.us.preheader.new ], [ %.303.us.us.us.1, %B414.us.us.us.1 ]
  %29 = shl i64 %.296138148.us.us.us, 3
  %scevgep24 = getelementptr i8, ptr %scevgep22, i64 %29
  %scevgep25 = getelementptr i8, ptr %scevgep24, i64 -8
  %.330.us.us.us = load double, ptr %scevgep25, align 8
  %.332.us.us.us = fmul double %arg.h, %.330.us.us.us
  %.344.us.us.us = fcmp une double %.332.us.us.us, 0.000000e+00
  br i1 %.344.us.us.us, label %B360.us.preheader.us.us, label %B414.us.us.us

B360.us.preheader.us.us:
  %.466.us.prol.us.us = load double, ptr %arg.out, align 8
  %sunkaddr93 = mul i64 %.296138148.us.us.us, 8
  %sunkaddr94 = getelementptr i8, ptr %arg.k, i64 %sunkaddr93
  %.469.us.prol.us.us = load double, ptr %sunkaddr94, align 8
  %.471.us.prol.us.us = fmul double %.332.us.us.us, %.469.us.prol.us.us
  %.472.us.prol.us.us = fadd double %.466.us.prol.us.us, %.471.us.prol.us.us
  store double %.472.us.prol.us.us, ptr %arg.out, align 8
  br label %B414.us.us.us

B414.us.us.us:
  %.303.us.us.us.1 = add nuw i64 %.296138148.us.us.us, 2
  %sunkaddr95 = mul i64 %.296138148.us.us.us, 8
  %sunkaddr96 = getelementptr i8, ptr %scevgep22, i64 %sunkaddr95
  %.330.us.us.us.1 = load double, ptr %sunkaddr96, align 8
  %.332.us.us.us.1 = fmul double %arg.h, %.330.us.us.us.1
  %.344.us.us.us.1 = fcmp une double %.332.us.us.us.1, 0.000000e+00
  br i1 %.344.us.us.us.1, label %B360.us.preheader.us.us.1, label %B414.us.us.us.1

B360.us.preheader.us.us.1:
  %.466.us.prol.us.us.1 = load double, ptr %arg.out, align 8
  %sunkaddr97 = mul i64 %.296138148.us.us.us, 8
  %sunkaddr98 = getelementptr i8, ptr %arg.k, i64 %sunkaddr97
  %sunkaddr99 = getelementptr i8, ptr %sunkaddr98, i64 8
  %.469.us.prol.us.us.1 = load double, ptr %sunkaddr99, align 8
  %.471.us.prol.us.us.1 = fmul double %.332.us.us.us.1, %.469.us.prol.us.us.1
  %.472.us.prol.us.us.1 = fadd double %.466.us.prol.us.us.1, %.471.us.prol.us.us.1
  store double %.472.us.prol.us.us.1, ptr %arg.out, align 8
  br label %B414.us.us.us.1

B414.us.us.us.1:
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.303.us.us.us.1
  br i1 %niter.ncmp.1, label %B416.loopexit.unr-lcssa, label %B254.us.us.us

B254.us.us:
  %lsr.iv34 = phi ptr [ %scevgep35, %B414.us.us ], [ %arg.k, %B254.us.us.preheader ]
  %.296138148.us.us = phi i64 [ %.303.us.us, %B414.us.us ], [ 0, %B254.us.us.preheader ]
  %.303.us.us = add nuw nsw i64 %.296138148.us.us, 1
  %.329.us.us = getelementptr double, ptr %.41, i64 %.296138148.us.us
  %.330.us.us = load double, ptr %.329.us.us, align 8
  %.332.us.us = fmul double %arg.h, %.330.us.us
  %.344.us.us = fcmp une double %.332.us.us, 0.000000e+00
  br i1 %.344.us.us, label %B360.us.preheader.us, label %B414.us.us

B360.us.preheader.us:
  %30 = and i64 %arg.size.fr, 1
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %B360.us.us.preheader, label %B360.us.prol.us

B360.us.prol.us:
  %.466.us.prol.us = load double, ptr %arg.out, align 8
  %sunkaddr115 = mul i64 %.296138148.us.us, %19
  %sunkaddr116 = getelementptr i8, ptr %arg.k, i64 %sunkaddr115
  %.469.us.prol.us = load double, ptr %sunkaddr116, align 8
  %.471.us.prol.us = fmul double %.332.us.us, %.469.us.prol.us
  %.472.us.prol.us = fadd double %.466.us.prol.us, %.471.us.prol.us
  store double %.472.us.prol.us, ptr %arg.out, align 8
  br label %B360.us.us.preheader

B360.us.us.preheader:
  %.432131133.us.us.ph = phi i64 [ 1, %B360.us.prol.us ], [ 0, %B360.us.preheader.us ]
  br label %B360.us.us

B360.us.us:
  %.432131133.us.us = phi i64 [ %.439.us.1.us, %B360.us.us ], [ %.432131133.us.us.ph, %B360.us.us.preheader ]
  %sunkaddr105.us = shl i64 %.432131133.us.us, 3
  %sunkaddr100 = mul i64 %.432131133.us.us, 8
  %sunkaddr101 = getelementptr i8, ptr %arg.out, i64 %sunkaddr100
  %.466.us.us = load double, ptr %sunkaddr101, align 8
  %scevgep39 = getelementptr i8, ptr %lsr.iv34, i64 %sunkaddr105.us
  %32 = shl i64 %.432131133.us.us, 3
  %scevgep27 = getelementptr i8, ptr %lsr.iv34, i64 %32
  %scevgep29 = getelementptr i8, ptr %scevgep27, i64 8
  %.469.us.us = load double, ptr %scevgep39, align 8
  %.471.us.us = fmul double %.332.us.us, %.469.us.us
  %.472.us.us = fadd double %.466.us.us, %.471.us.us
  store double %.472.us.us, ptr %sunkaddr101, align 8
  %.439.us.1.us = add nuw nsw i64 %.432131133.us.us, 2
  %sunkaddr102 = mul i64 %.432131133.us.us, 8
  %sunkaddr103 = getelementptr i8, ptr %arg.out, i64 %sunkaddr102
  %sunkaddr104 = getelementptr i8, ptr %sunkaddr103, i64 8
  %.466.us.1.us = load double, ptr %sunkaddr104, align 8
  %.469.us.1.us = load double, ptr %scevgep29, align 8
  %.471.us.1.us = fmul double %.332.us.us, %.469.us.1.us
  %.472.us.1.us = fadd double %.466.us.1.us, %.471.us.1.us
  store double %.472.us.1.us, ptr %sunkaddr104, align 8
  %exitcond159.not.1.us = icmp eq i64 %arg.size.fr, %.439.us.1.us
  br i1 %exitcond159.not.1.us, label %B414.us.us, label %B360.us.us

B414.us.us:
  %scevgep35 = getelementptr i8, ptr %lsr.iv34, i64 %19
  %exitcond160.not.us = icmp eq i64 %.303.us.us, %.46
  br i1 %exitcond160.not.us, label %B416, label %B254.us.us

B254.us.preheader.split:
  %scevgep37 = getelementptr i8, ptr %arg.k, i64 16
  %invariant.gep = getelementptr double, ptr %arg.k, i64 %n.vec17
  %.neg34 = or disjoint i64 %n.vec17, 1
  br label %B254.us

B254.us:
  %lsr.iv53 = phi ptr [ %scevgep54, %B414.us ], [ %arg.k, %B254.us.preheader.split ]
  %lsr.iv = phi ptr [ %scevgep38, %B414.us ], [ %scevgep37, %B254.us.preheader.split ]
  %.296138148.us = phi i64 [ %.303.us, %B414.us ], [ 0, %B254.us.preheader.split ]
  %.303.us = add nuw nsw i64 %.296138148.us, 1
  %.329.us = getelementptr double, ptr %.41, i64 %.296138148.us
  %.330.us = load double, ptr %.329.us, align 8
  %.332.us = fmul double %arg.h, %.330.us
  %.334.us = mul nuw nsw i64 %.296138148.us, %arg.size.fr
  %.344.us = fcmp une double %.332.us, 0.000000e+00
  br i1 %.344.us, label %B360.us.preheader, label %B414.us

B360.us.preheader:
  %broadcast.splatinsert18 = insertelement <2 x double> poison, double %.332.us, i64 0
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
  %.466.us.prol = load double, ptr %sunkaddr113, align 8
  %gep = getelementptr double, ptr %invariant.gep, i64 %.334.us
  %.469.us.prol = load double, ptr %gep, align 8
  %.471.us.prol = fmul double %.332.us, %.469.us.prol
  %.472.us.prol = fadd double %.466.us.prol, %.471.us.prol
  store double %.472.us.prol, ptr %sunkaddr113, align 8
  br label %B360.us.prol.loopexit

B360.us.prol.loopexit:
  %.432131133.us.unr = phi i64 [ %n.vec17, %B360.us.preheader30 ], [ %.neg34, %B360.us.prol ]
  %42 = icmp eq i64 %arg.size.fr, %.neg34
  br i1 %42, label %B414.us, label %B360.us.preheader14

B360.us.preheader14:
  br label %B360.us

B414.us:
  %scevgep38 = getelementptr i8, ptr %lsr.iv, i64 %19
  %scevgep54 = getelementptr i8, ptr %lsr.iv53, i64 %19
  %exitcond160.not = icmp eq i64 %.303.us, %.46
  br i1 %exitcond160.not, label %B416, label %B254.us

B360.us:
  %.432131133.us = phi i64 [ %.439.us.1, %B360.us ], [ %.432131133.us.unr, %B360.us.preheader14 ]
  %sunkaddr105 = shl i64 %.432131133.us, 3
  %sunkaddr114 = mul i64 %.432131133.us, 8
  %sunkaddr117 = getelementptr i8, ptr %arg.out, i64 %sunkaddr114
  %.466.us = load double, ptr %sunkaddr117, align 8
  %scevgep56 = getelementptr i8, ptr %lsr.iv53, i64 %sunkaddr105
  %43 = shl i64 %.432131133.us, 3
  %scevgep45 = getelementptr i8, ptr %lsr.iv53, i64 %43
  %scevgep46 = getelementptr i8, ptr %scevgep45, i64 8
  %.469.us = load double, ptr %scevgep56, align 8
  %.471.us = fmul double %.332.us, %.469.us
  %.472.us = fadd double %.466.us, %.471.us
  store double %.472.us, ptr %sunkaddr117, align 8
  %.439.us.1 = add nuw nsw i64 %.432131133.us, 2
  %sunkaddr118 = mul i64 %.432131133.us, 8
  %sunkaddr119 = getelementptr i8, ptr %arg.out, i64 %sunkaddr118
  %sunkaddr120 = getelementptr i8, ptr %sunkaddr119, i64 8
  %.466.us.1 = load double, ptr %sunkaddr120, align 8
  %.469.us.1 = load double, ptr %scevgep46, align 8
  %.471.us.1 = fmul double %.332.us, %.469.us.1
  %.472.us.1 = fadd double %.466.us.1, %.471.us.1
  store double %.472.us.1, ptr %sunkaddr120, align 8
  %exitcond159.not.1 = icmp eq i64 %arg.size.fr, %.439.us.1
  br i1 %exitcond159.not.1, label %B414.us, label %B360.us
}

declare <2 x double> @llvm.fabs.v2f64(<2 x double>)

define internal i32 @part12(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.1345 = alloca i64, align 8
  store i64 0, ptr %.1345, align 8
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.1836 = alloca i64, align 8
  store i64 0, ptr %.1836, align 8
  %excinfo.7 = alloca ptr, align 8
  store ptr null, ptr %excinfo.7, align 8
  %.1864 = alloca i64, align 8
  store i64 0, ptr %.1864, align 8
  %excinfo.8 = alloca ptr, align 8
  store ptr null, ptr %excinfo.8, align 8
  %.2819 = alloca i64, align 8
  store i64 0, ptr %.2819, align 8
  %excinfo.11 = alloca ptr, align 8
  store ptr null, ptr %excinfo.11, align 8
  %.2945 = alloca ptr, align 8
  store ptr null, ptr %.2945, align 8
  %excinfo.12 = alloca ptr, align 8
  store ptr null, ptr %excinfo.12, align 8
  %.315 = getelementptr i8, ptr %arg.s.0, i64 8
  %.240971 = load double, ptr %arg.s.0, align 8
  %.316972 = load double, ptr %.315, align 8
  %.317973 = fcmp olt double %.240971, %.316972
  br i1 %.317973, label %B134.preheader.lr.ph, label %B2028

B134.preheader.lr.ph:
  %const = bitcast i64 9223372036854775792 to i64
  %.1153 = shl i64 %arg.code.25, 3
  %.1957 = add nsw i64 %arg.m.5, -1
  %const_mat = add i64 %const, 12
  %n.vec.i138 = and i64 %arg.code.24, %const_mat
  %min.iters.check15.i159 = icmp samesign ult i64 %arg.code.26, 26
  %0 = shl i64 %arg.code.26, 5
  %mul.result.i161 = add i64 %0, -32
  %1 = getelementptr i8, ptr %arg.code.22, i64 %mul.result.i161
  %2 = icmp ult ptr %1, %arg.code.22
  %scevgep.i162 = getelementptr i8, ptr %arg.code.22, i64 8
  %mul.overflow3.i163 = icmp samesign ugt i64 %arg.code.26, 576460752303423488
  %3 = getelementptr i8, ptr %scevgep.i162, i64 %mul.result.i161
  %4 = icmp ult ptr %3, %scevgep.i162
  %5 = or i1 %mul.overflow3.i163, %4
  %scevgep4.i164 = getelementptr i8, ptr %arg.code.22, i64 16
  %6 = getelementptr i8, ptr %scevgep4.i164, i64 %mul.result.i161
  %7 = icmp ult ptr %6, %scevgep4.i164
  %scevgep8.i165 = getelementptr i8, ptr %arg.code.22, i64 24
  %8 = getelementptr i8, ptr %scevgep8.i165, i64 %mul.result.i161
  %9 = icmp ult ptr %8, %scevgep8.i165
  %10 = or i1 %2, %5
  %11 = or i1 %7, %10
  %12 = or i1 %9, %11
  %13 = shl i64 %arg.code.26, 3
  %scevgep12.i167 = getelementptr i8, ptr %arg.code.3, i64 %13
  %scevgep13.i168 = getelementptr i8, ptr %arg.code.22, i64 %0
  %bound0.i169 = icmp ult ptr %arg.code.3, %scevgep13.i168
  %bound1.i170 = icmp ult ptr %arg.code.22, %scevgep12.i167
  %found.conflict.i171 = and i1 %bound0.i169, %bound1.i170
  %14 = and i64 %13, %const
  %n.vec18.i189 = and i64 %arg.code.26, 1152921504606846974
  %.55.i = shl i64 %arg.code.27, 3
  %.60.i = getelementptr double, ptr %arg.code.18, i64 %arg.code.27
  %brmerge272 = select i1 %min.iters.check15.i159, i1 true, i1 %12
  %brmerge273 = select i1 %brmerge272, i1 true, i1 %found.conflict.i171
  br label %B134.preheader

B134.preheader:
  %.212.i308 = phi double [ %.316972, %B134.preheader.lr.ph ], [ %.316, %B2029 ]
  %.99.i306 = phi double [ %.240971, %B134.preheader.lr.ph ], [ %.240, %B2029 ]
  %came.4.0974 = phi i64 [ 4, %B134.preheader.lr.ph ], [ %.1878, %B2029 ]
  %15 = icmp eq i64 %came.4.0974, 4
  br label %B134

B134:
  %.212.i = phi double [ %.3120, %B1914.endif ], [ %.212.i308, %B134.preheader ]
  %.99.i = phi double [ %.3044, %B1914.endif ], [ %.99.i306, %B134.preheader ]
  %came.3.1 = phi i1 [ true, %B1914.endif ], [ %15, %B134.preheader ]
  %sunkaddr276 = getelementptr i8, ptr %arg.s.1, i64 8
  %.385 = load i64, ptr %sunkaddr276, align 8
  %.388 = icmp eq i64 %.385, %arg.s.10
  br i1 %.388, label %B188, label %B212

common.ret:
  %common.ret.op = phi i32 [ 0, %B188 ], [ 0, %B326 ], [ 0, %B470 ], [ 0, %B904 ], [ 0, %B984 ], [ 0, %B1324 ], [ 0, %B1910 ], [ 0, %B2028 ], [ %.2949, %B1914.if ], [ %.2823, %B1812.if ], [ %.1868, %B1008.endif.endif.if ], [ %.1840, %B1008.endif.if ], [ %.1350, %B836.if ]
  ret i32 %common.ret.op

B188:
  store i64 7, ptr %retptr, align 8
  br label %common.ret

B212:
  %sunkaddr277 = getelementptr i8, ptr %arg.s.1, i64 16
  %.534 = load i64, ptr %sunkaddr277, align 8
  %sunkaddr278 = getelementptr i8, ptr %arg.s.1, i64 24
  %.598 = load i64, ptr %sunkaddr278, align 8
  %.599 = add nsw i64 %.598, %.534
  %sunkaddr279 = getelementptr i8, ptr %arg.s.1, i64 80
  %.663 = load i64, ptr %sunkaddr279, align 8
  %.664.not = icmp slt i64 %.599, %.663
  br i1 %.664.not, label %B350, label %B326

B326:
  store i64 14, ptr %retptr, align 8
  br label %common.ret

B350:
  br i1 %came.3.1, label %B384, label %B908

B384:
  %16 = icmp sgt i64 %arg.code.29, 0
  br i1 %16, label %B406, label %B494

B406:
  %.833 = load i64, ptr %arg.code.14, align 8
  %.836 = icmp eq i64 %.833, %arg.code.29
  br i1 %.836, label %B470, label %B494

B470:
  store i64 5, ptr %retptr, align 8
  br label %common.ret

B494:
  %sunkaddr280 = getelementptr i8, ptr %arg.code.0, i64 352
  %.978 = load i64, ptr %sunkaddr280, align 8
  %.979.not = icmp eq i64 %.978, 0
  br i1 %.979.not, label %B836, label %B554

B554:
  %sunkaddr281 = getelementptr i8, ptr %arg.s.0, i64 136
  %.101.i.i = load double, ptr %sunkaddr281, align 8
  %.102.i.i = fcmp oeq double %.101.i.i, 0.000000e+00
  br i1 %.102.i.i, label %B0.endif.endif.i, label %B86.i.i

B86.i.i:
  %sunkaddr282 = getelementptr i8, ptr %arg.s.0, i64 128
  %.187.i.i = load double, ptr %sunkaddr282, align 8
  %sunkaddr283 = getelementptr i8, ptr %arg.s.1, i64 64
  %.254.i.i = load i64, ptr %sunkaddr283, align 8
  %.333.i.i = sitofp i64 %.254.i.i to double
  %.334.i.i = fmul double %.101.i.i, %.333.i.i
  %.335.i.i = fadd double %.187.i.i, %.334.i.i
  br label %B0.endif.endif.i

B202.i:
  %sunkaddr284 = getelementptr i8, ptr %arg.s.0, i64 16
  %.400.i = load double, ptr %sunkaddr284, align 8
  %sunkaddr285 = getelementptr i8, ptr %arg.s.0, i64 88
  store double %.400.i, ptr %sunkaddr285, align 8
  %.479.i = fsub double %.13.i.i, %.99.i
  %.556.i = fmul double %.400.i, 1.000100e+00
  %.557.i = fcmp ogt double %.479.i, %.556.i
  br i1 %.557.i, label %B554.endif.endif, label %B820.i

B368.i:
  %sunkaddr286 = getelementptr i8, ptr %arg.s.0, i64 32
  %.732.i = load double, ptr %sunkaddr286, align 8
  %.797.i = load i64, ptr %arg.s.1, align 8
  %.798.i = add nsw i64 %.797.i, 1
  %.875.i = sitofp i64 %.798.i to double
  %.876.i = fmul double %.320.i, %.875.i
  %.877.i = fadd double %.732.i, %.876.i
  %.1100.i = sitofp i64 %.797.i to double
  %.1101.i = fmul double %.320.i, %.1100.i
  %.1102.i = fadd double %.732.i, %.1101.i
  %.1104.i = fcmp oeq double %.99.i, %.1102.i
  %.1188.i = fsub double %.877.i, %.99.i
  %"$phi674.0.2.0.i" = select i1 %.1104.i, double %.320.i, double %.1188.i
  %sunkaddr287 = getelementptr i8, ptr %arg.s.0, i64 88
  store double %"$phi674.0.2.0.i", ptr %sunkaddr287, align 8
  %.1348.i = fcmp ugt double %.877.i, %.212.i
  br i1 %.1348.i, label %B820.i, label %B746.i

B746.i:
  %.1426.i = fmul double %.101.i.i, 1.000000e-09
  %.1428.i = fadd double %.1426.i, %"$phi206.0.2.0.i.i"
  %.1430.i = fcmp ugt double %.877.i, %.1428.i
  br i1 %.1430.i, label %B820.i, label %B554.endif.endif

B820.i:
  %.1458.i = fsub double %.13.i.i, %.99.i
  %sunkaddr288 = getelementptr i8, ptr %arg.s.0, i64 88
  store double %.1458.i, ptr %sunkaddr288, align 8
  br label %B554.endif.endif

B0.endif.endif.i:
  %"$phi206.0.2.0.i.i" = phi double [ %.335.i.i, %B86.i.i ], [ 0x7FF0000000000000, %B554 ]
  %.12.i.i = fcmp olt double %"$phi206.0.2.0.i.i", %.212.i
  %.13.i.i = select i1 %.12.i.i, double %"$phi206.0.2.0.i.i", double %.212.i
  %sunkaddr289 = getelementptr i8, ptr %arg.s.0, i64 40
  %.320.i = load double, ptr %sunkaddr289, align 8
  %.321.i = fcmp oeq double %.320.i, 0.000000e+00
  br i1 %.321.i, label %B202.i, label %B368.i

B836:
  store i64 0, ptr %.1345, align 8
  %.1350 = call i32 @part20(ptr %.1345, ptr %excinfo.4, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i8 1)
  %cond = icmp eq i32 %.1350, 0
  br i1 %cond, label %B836.endif, label %B836.if

B904:
  store i64 %.1360, ptr %retptr, align 8
  br label %common.ret

B908:
  %.99.i68 = phi double [ %.99.i68.pre, %B836.endif.B908_crit_edge ], [ %.99.i, %B350 ]
  %sunkaddr295 = getelementptr i8, ptr %arg.s.0, i64 136
  %.101.i.i70 = load double, ptr %sunkaddr295, align 8
  %.102.i.i71 = fcmp oeq double %.101.i.i70, 0.000000e+00
  br i1 %.102.i.i71, label %B0.endif.endif.i80, label %B86.i.i72

B86.i.i72:
  %sunkaddr298 = getelementptr i8, ptr %arg.s.0, i64 128
  %.187.i.i74 = load double, ptr %sunkaddr298, align 8
  %sunkaddr299 = getelementptr i8, ptr %arg.s.1, i64 64
  %.254.i.i76 = load i64, ptr %sunkaddr299, align 8
  %.333.i.i77 = sitofp i64 %.254.i.i76 to double
  %.334.i.i78 = fmul double %.101.i.i70, %.333.i.i77
  %.335.i.i79 = fadd double %.187.i.i74, %.334.i.i78
  br label %B0.endif.endif.i80

B202.i118:
  %sunkaddr300 = getelementptr i8, ptr %arg.s.0, i64 16
  %.400.i120 = load double, ptr %sunkaddr300, align 8
  %sunkaddr302 = getelementptr i8, ptr %arg.s.0, i64 88
  store double %.400.i120, ptr %sunkaddr302, align 8
  %.479.i122 = fsub double %.13.i.i85, %.99.i68
  %.556.i123 = fmul double %.400.i120, 1.000100e+00
  %.557.i124 = fcmp ogt double %.479.i122, %.556.i123
  br i1 %.557.i124, label %B320.i125, label %B908.endif.endif

B320.i125:
  %.642.i126 = fadd double %.99.i68, %.400.i120
  br label %B1008.endif

B368.i89:
  %sunkaddr303 = getelementptr i8, ptr %arg.s.0, i64 32
  %.732.i91 = load double, ptr %sunkaddr303, align 8
  %.797.i92 = load i64, ptr %arg.s.1, align 8
  %.798.i93 = add nsw i64 %.797.i92, 1
  %.875.i94 = sitofp i64 %.798.i93 to double
  %.876.i95 = fmul double %.320.i87, %.875.i94
  %.877.i96 = fadd double %.732.i91, %.876.i95
  %.1100.i97 = sitofp i64 %.797.i92 to double
  %.1101.i98 = fmul double %.320.i87, %.1100.i97
  %.1102.i99 = fadd double %.732.i91, %.1101.i98
  %.1104.i100 = fcmp oeq double %.99.i68, %.1102.i99
  %.1188.i101 = fsub double %.877.i96, %.99.i68
  %"$phi674.0.2.0.i102" = select i1 %.1104.i100, double %.320.i87, double %.1188.i101
  %sunkaddr304 = getelementptr i8, ptr %arg.s.0, i64 88
  store double %"$phi674.0.2.0.i102", ptr %sunkaddr304, align 8
  %.1348.i104 = fcmp ugt double %.877.i96, %.212.i83
  br i1 %.1348.i104, label %B908.endif.endif, label %B746.i105

B746.i105:
  %.1426.i106 = fmul double %.101.i.i70, 1.000000e-09
  %.1428.i107 = fadd double %.1426.i106, %"$phi206.0.2.0.i.i81"
  %.1430.i108 = fcmp ugt double %.877.i96, %.1428.i107
  br i1 %.1430.i108, label %B908.endif.endif, label %B1008.endif

B0.endif.endif.i80:
  %"$phi206.0.2.0.i.i81" = phi double [ %.335.i.i79, %B86.i.i72 ], [ 0x7FF0000000000000, %B908 ]
  %sunkaddr305 = getelementptr i8, ptr %arg.s.0, i64 8
  %.212.i83 = load double, ptr %sunkaddr305, align 8
  %.12.i.i84 = fcmp olt double %"$phi206.0.2.0.i.i81", %.212.i83
  %.13.i.i85 = select i1 %.12.i.i84, double %"$phi206.0.2.0.i.i81", double %.212.i83
  %sunkaddr306 = getelementptr i8, ptr %arg.s.0, i64 40
  %.320.i87 = load double, ptr %sunkaddr306, align 8
  %.321.i88 = fcmp oeq double %.320.i87, 0.000000e+00
  br i1 %.321.i88, label %B202.i118, label %B368.i89

B948:
  %sunkaddr307 = getelementptr i8, ptr %arg.s.1, i64 88
  %.1566 = load i64, ptr %sunkaddr307, align 8
  %.1567.not = icmp eq i64 %.1566, 0
  br i1 %.1567.not, label %B1008.endif, label %B984

B984:
  store i64 8, ptr %retptr, align 8
  br label %common.ret

B1324:
  store i64 %.1878, ptr %retptr, align 8
  br label %common.ret

B1328:
  %sunkaddr308 = getelementptr i8, ptr %arg.code.0, i64 384
  %.2181 = load i64, ptr %sunkaddr308, align 8
  %.2182.not = icmp eq i64 %.2181, 0
  br i1 %.2182.not, label %B1812, label %B1388

B1388:
  %sunkaddr309 = getelementptr i8, ptr %arg.s.0, i64 40
  %.2259 = load double, ptr %sunkaddr309, align 8
  %.2260 = fcmp oeq double %.2259, 0.000000e+00
  br i1 %.2260, label %B1432, label %B1812

B1432:
  %sunkaddr310 = getelementptr i8, ptr %arg.s.0, i64 88
  %.2337 = load double, ptr %sunkaddr310, align 8
  %.2338 = fcmp ogt double %.2337, 0x3EB0C6F7A0B5ED8D
  br i1 %.2338, label %B1486, label %B1812

B1486:
  %17 = icmp slt i64 %arg.code.24, 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.1153, i1 false)
  %sunkaddr311 = getelementptr i8, ptr %arg.code.1, i64 24
  %.86.i = load double, ptr %sunkaddr311, align 8
  %.87.i = fsub double %.13.i.sink.i109235, %.86.i
  %sunkaddr312 = getelementptr i8, ptr %arg.code.1, i64 64
  %.138.i = load double, ptr %sunkaddr312, align 8
  %.139.i = fadd double %.13.i.sink.i109235, %.138.i
  br i1 %17, label %B188.endif.i, label %B164.preheader.i

B164.preheader.i:
  %18 = icmp ult i64 %arg.code.24, 4
  br i1 %18, label %B164.i.preheader, label %vector.ph.i

vector.ph.i:
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %.139.i, i64 0
  %broadcast.splat.i = shufflevector <2 x double> %broadcast.splatinsert.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %sunkaddr313 = mul i64 %index.i, 8
  %sunkaddr315 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr313
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr315, align 8
  %sunkaddr316 = mul i64 %index.i, 8
  %sunkaddr317 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr316
  %sunkaddr318 = getelementptr i8, ptr %sunkaddr317, i64 16
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr318, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %19 = icmp eq i64 %n.vec.i138, %index.next.i
  br i1 %19, label %middle.block.i, label %vector.body.i

middle.block.i:
  %20 = icmp eq i64 %arg.code.24, %n.vec.i138
  br i1 %20, label %B188.endif.i, label %B164.i.preheader

B164.i.preheader:
  %.238157159.i.ph = phi i64 [ 0, %B164.preheader.i ], [ %n.vec.i138, %middle.block.i ]
  br label %B164.i

B164.i:
  %.238157159.i = phi i64 [ %.245.i, %B164.i ], [ %.238157159.i.ph, %B164.i.preheader ]
  %.245.i = add nuw nsw i64 %.238157159.i, 1
  %21 = shl i64 %.238157159.i, 3
  %scevgep53.i = getelementptr i8, ptr %arg.code.2, i64 %21
  store double %.139.i, ptr %scevgep53.i, align 8
  %exitcond.not.i = icmp eq i64 %arg.code.24, %.245.i
  br i1 %exitcond.not.i, label %B188.endif.i, label %B164.i

B230.i:
  %lsr.iv.i = phi ptr [ %scevgep29.i, %B230.preheader27.i ], [ %scevgep30.i, %B230.i ]
  %.369162164.i = phi i64 [ %.369162164.ph.i, %B230.preheader27.i ], [ %.376.i, %B230.i ]
  %.376.i = add nuw nsw i64 %.369162164.i, 1
  %scevgep31.i = getelementptr i8, ptr %lsr.iv.i, i64 -24
  %.404.i = load double, ptr %scevgep31.i, align 8
  %scevgep32.i = getelementptr i8, ptr %lsr.iv.i, i64 -16
  %.409.i = load double, ptr %scevgep32.i, align 8
  %scevgep33.i = getelementptr i8, ptr %lsr.iv.i, i64 -8
  %.414.i = load double, ptr %scevgep33.i, align 8
  %.419.i = load double, ptr %lsr.iv.i, align 8
  %.421.i = fmul double %.87.i, %.419.i
  %.422.i = fadd double %.414.i, %.421.i
  %.424.i = fmul double %.87.i, %.422.i
  %.425.i = fadd double %.409.i, %.424.i
  %.427.i = fmul double %.87.i, %.425.i
  %.428.i = fadd double %.404.i, %.427.i
  %22 = shl i64 %.369162164.i, 3
  %scevgep34.i = getelementptr i8, ptr %arg.code.3, i64 %22
  store double %.428.i, ptr %scevgep34.i, align 8
  %scevgep30.i = getelementptr i8, ptr %lsr.iv.i, i64 32
  %exitcond168.not.i = icmp eq i64 %arg.code.26, %.376.i
  br i1 %exitcond168.not.i, label %B1486.endif, label %B230.i

B188.endif.i:
  %23 = icmp slt i64 %arg.code.26, 1
  br i1 %23, label %B1486.endif, label %B230.preheader.i

B230.preheader.i:
  br i1 %brmerge273, label %B230.preheader27.i, label %vector.ph16.i

vector.ph16.i:
  %broadcast.splatinsert19.i = insertelement <2 x double> poison, double %.87.i, i64 0
  %broadcast.splat20.i = shufflevector <2 x double> %broadcast.splatinsert19.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body21.i

vector.body21.i:
  %lsr.iv36.i = phi i64 [ %lsr.iv.next.i, %vector.body21.i ], [ 0, %vector.ph16.i ]
  %sunkaddr319 = mul i64 %lsr.iv36.i, 4
  %sunkaddr320 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr319
  %24 = load double, ptr %sunkaddr320, align 8
  %sunkaddr321 = mul i64 %lsr.iv36.i, 4
  %sunkaddr322 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr321
  %sunkaddr323 = getelementptr i8, ptr %sunkaddr322, i64 32
  %25 = load double, ptr %sunkaddr323, align 8
  %26 = insertelement <2 x double> poison, double %24, i64 0
  %27 = insertelement <2 x double> %26, double %25, i64 1
  %sunkaddr324 = mul i64 %lsr.iv36.i, 4
  %sunkaddr325 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr324
  %sunkaddr326 = getelementptr i8, ptr %sunkaddr325, i64 8
  %28 = load double, ptr %sunkaddr326, align 8
  %sunkaddr327 = mul i64 %lsr.iv36.i, 4
  %sunkaddr328 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr327
  %sunkaddr329 = getelementptr i8, ptr %sunkaddr328, i64 40
  %29 = load double, ptr %sunkaddr329, align 8
  %30 = insertelement <2 x double> poison, double %28, i64 0
  %31 = insertelement <2 x double> %30, double %29, i64 1
  %sunkaddr330 = mul i64 %lsr.iv36.i, 4
  %sunkaddr331 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr330
  %sunkaddr332 = getelementptr i8, ptr %sunkaddr331, i64 16
  %32 = load double, ptr %sunkaddr332, align 8
  %sunkaddr333 = mul i64 %lsr.iv36.i, 4
  %sunkaddr334 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr333
  %sunkaddr335 = getelementptr i8, ptr %sunkaddr334, i64 48
  %33 = load double, ptr %sunkaddr335, align 8
  %34 = insertelement <2 x double> poison, double %32, i64 0
  %35 = insertelement <2 x double> %34, double %33, i64 1
  %sunkaddr336 = mul i64 %lsr.iv36.i, 4
  %sunkaddr337 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr336
  %sunkaddr338 = getelementptr i8, ptr %sunkaddr337, i64 24
  %36 = load double, ptr %sunkaddr338, align 8
  %sunkaddr339 = mul i64 %lsr.iv36.i, 4
  %sunkaddr340 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr339
  %sunkaddr341 = getelementptr i8, ptr %sunkaddr340, i64 56
  %37 = load double, ptr %sunkaddr341, align 8
  %38 = insertelement <2 x double> poison, double %36, i64 0
  %39 = insertelement <2 x double> %38, double %37, i64 1
  %40 = fmul <2 x double> %broadcast.splat20.i, %39
  %41 = fadd <2 x double> %35, %40
  %42 = fmul <2 x double> %broadcast.splat20.i, %41
  %43 = fadd <2 x double> %31, %42
  %44 = fmul <2 x double> %broadcast.splat20.i, %43
  %45 = fadd <2 x double> %27, %44
  %scevgep52.i = getelementptr i8, ptr %arg.code.3, i64 %lsr.iv36.i
  store <2 x double> %45, ptr %scevgep52.i, align 8
  %lsr.iv.next.i = add nuw nsw i64 %lsr.iv36.i, 16
  %46 = icmp eq i64 %14, %lsr.iv.next.i
  br i1 %46, label %middle.block24.i, label %vector.body21.i

middle.block24.i:
  %47 = icmp eq i64 %arg.code.26, %n.vec18.i189
  br i1 %47, label %B1486.endif, label %B230.preheader27.i

B230.preheader27.i:
  %.369162164.ph.i = phi i64 [ 0, %B230.preheader.i ], [ %n.vec18.i189, %middle.block24.i ]
  %48 = shl i64 %.369162164.ph.i, 5
  %49 = getelementptr i8, ptr %arg.code.22, i64 %48
  %scevgep29.i = getelementptr i8, ptr %49, i64 24
  br label %B230.i

B1688:
  %sunkaddr342 = getelementptr i8, ptr %arg.s.0, i64 88
  %.2588 = load double, ptr %sunkaddr342, align 8
  %.2589 = fmul double %.2588, 5.000000e-01
  %sunkaddr343 = getelementptr i8, ptr %arg.s.0, i64 16
  store double %.2589, ptr %sunkaddr343, align 8
  %sunkaddr344 = getelementptr i8, ptr %arg.s.1, i64 24
  %.2729 = load i64, ptr %sunkaddr344, align 8
  %.2730 = add nsw i64 %.2729, 1
  store i64 %.2730, ptr %sunkaddr344, align 8
  br label %B2029

B1812:
  %sunkaddr = getelementptr i8, ptr %arg.s.0, i64 96
  store double %.13.i.sink.i109235, ptr %sunkaddr, align 8
  store i64 0, ptr %.2819, align 8
  %.2823 = call i32 @part21(ptr %.2819, ptr %excinfo.11, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond238 = icmp eq i32 %.2823, 0
  br i1 %cond238, label %B1812.endif, label %B1812.if

B1910:
  store i64 %.2833, ptr %retptr, align 8
  br label %common.ret

B1914:
  store ptr null, ptr %.2945, align 8
  %.2949 = call i32 @part22(ptr %.2945, ptr %excinfo.12, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond239 = icmp eq i32 %.2949, 0
  br i1 %cond239, label %B1914.endif, label %B1914.if

B2028:
  store i64 6, ptr %retptr, align 8
  br label %common.ret

B2029:
  %.240 = load double, ptr %arg.s.0, align 8
  %sunkaddr345 = getelementptr i8, ptr %arg.s.0, i64 8
  %.316 = load double, ptr %sunkaddr345, align 8
  %.317 = fcmp olt double %.240, %.316
  br i1 %.317, label %B134.preheader, label %B2028

B554.endif.endif:
  %.1095 = phi double [ %.400.i, %B202.i ], [ %.1458.i, %B820.i ], [ %"$phi674.0.2.0.i", %B746.i ]
  %50 = icmp slt i64 %arg.code.24, 1
  %sunkaddr346 = getelementptr i8, ptr %arg.code.1, i64 72
  store double %.1095, ptr %sunkaddr346, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.s.2, i64 %.1153, i1 false)
  %.1231 = load double, ptr %arg.s.0, align 8
  %sunkaddr347 = getelementptr i8, ptr %arg.code.1, i64 24
  %.86.i129 = load double, ptr %sunkaddr347, align 8
  %.87.i130 = fsub double %.1231, %.86.i129
  %sunkaddr348 = getelementptr i8, ptr %arg.code.1, i64 64
  %.138.i132 = load double, ptr %sunkaddr348, align 8
  %.139.i133 = fadd double %.1231, %.138.i132
  br i1 %50, label %B188.endif.i156, label %B164.preheader.i135

B164.preheader.i135:
  %51 = icmp ult i64 %arg.code.24, 4
  br i1 %51, label %B164.i151.preheader, label %vector.ph.i137

vector.ph.i137:
  %broadcast.splatinsert.i139 = insertelement <2 x double> poison, double %.139.i133, i64 0
  %broadcast.splat.i140 = shufflevector <2 x double> %broadcast.splatinsert.i139, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i141

vector.body.i141:
  %index.i142 = phi i64 [ 0, %vector.ph.i137 ], [ %index.next.i146, %vector.body.i141 ]
  %sunkaddr349 = mul i64 %index.i142, 8
  %sunkaddr350 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr349
  store <2 x double> %broadcast.splat.i140, ptr %sunkaddr350, align 8
  %sunkaddr351 = mul i64 %index.i142, 8
  %sunkaddr352 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr351
  %sunkaddr353 = getelementptr i8, ptr %sunkaddr352, i64 16
  store <2 x double> %broadcast.splat.i140, ptr %sunkaddr353, align 8
  %index.next.i146 = add nuw nsw i64 %index.i142, 4
  %52 = icmp eq i64 %n.vec.i138, %index.next.i146
  br i1 %52, label %middle.block.i147, label %vector.body.i141

middle.block.i147:
  %53 = icmp eq i64 %arg.code.24, %n.vec.i138
  br i1 %53, label %B188.endif.i156, label %B164.i151.preheader

B164.i151.preheader:
  %.238157159.i152.ph = phi i64 [ 0, %B164.preheader.i135 ], [ %n.vec.i138, %middle.block.i147 ]
  br label %B164.i151

B164.i151:
  %.238157159.i152 = phi i64 [ %.245.i153, %B164.i151 ], [ %.238157159.i152.ph, %B164.i151.preheader ]
  %.245.i153 = add nuw nsw i64 %.238157159.i152, 1
  %54 = shl i64 %.238157159.i152, 3
  %scevgep53.i154 = getelementptr i8, ptr %arg.code.2, i64 %54
  store double %.139.i133, ptr %scevgep53.i154, align 8
  %exitcond.not.i155 = icmp eq i64 %arg.code.24, %.245.i153
  br i1 %exitcond.not.i155, label %B188.endif.i156, label %B164.i151

B230.i194:
  %lsr.iv.i195 = phi ptr [ %scevgep29.i193, %B230.preheader27.i191 ], [ %scevgep30.i212, %B230.i194 ]
  %.369162164.i196 = phi i64 [ %.369162164.ph.i192, %B230.preheader27.i191 ], [ %.376.i197, %B230.i194 ]
  %.376.i197 = add nuw nsw i64 %.369162164.i196, 1
  %scevgep31.i198 = getelementptr i8, ptr %lsr.iv.i195, i64 -24
  %.404.i199 = load double, ptr %scevgep31.i198, align 8
  %scevgep32.i200 = getelementptr i8, ptr %lsr.iv.i195, i64 -16
  %.409.i201 = load double, ptr %scevgep32.i200, align 8
  %scevgep33.i202 = getelementptr i8, ptr %lsr.iv.i195, i64 -8
  %.414.i203 = load double, ptr %scevgep33.i202, align 8
  %.419.i204 = load double, ptr %lsr.iv.i195, align 8
  %.421.i205 = fmul double %.87.i130, %.419.i204
  %.422.i206 = fadd double %.414.i203, %.421.i205
  %.424.i207 = fmul double %.87.i130, %.422.i206
  %.425.i208 = fadd double %.409.i201, %.424.i207
  %.427.i209 = fmul double %.87.i130, %.425.i208
  %.428.i210 = fadd double %.404.i199, %.427.i209
  %55 = shl i64 %.369162164.i196, 3
  %scevgep34.i211 = getelementptr i8, ptr %arg.code.3, i64 %55
  store double %.428.i210, ptr %scevgep34.i211, align 8
  %scevgep30.i212 = getelementptr i8, ptr %lsr.iv.i195, i64 32
  %exitcond168.not.i213 = icmp eq i64 %arg.code.26, %.376.i197
  br i1 %exitcond168.not.i213, label %B554.endif.endif.endif, label %B230.i194

B188.endif.i156:
  %56 = icmp slt i64 %arg.code.26, 1
  br i1 %56, label %B554.endif.endif.endif, label %B230.preheader.i158

B230.preheader.i158:
  br i1 %brmerge273, label %B230.preheader27.i191, label %vector.ph16.i172

vector.ph16.i172:
  %broadcast.splatinsert19.i173 = insertelement <2 x double> poison, double %.87.i130, i64 0
  %broadcast.splat20.i174 = shufflevector <2 x double> %broadcast.splatinsert19.i173, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body21.i175

vector.body21.i175:
  %lsr.iv36.i176 = phi i64 [ %lsr.iv.next.i187, %vector.body21.i175 ], [ 0, %vector.ph16.i172 ]
  %sunkaddr354 = mul i64 %lsr.iv36.i176, 4
  %sunkaddr355 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr354
  %57 = load double, ptr %sunkaddr355, align 8
  %sunkaddr356 = mul i64 %lsr.iv36.i176, 4
  %sunkaddr357 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr356
  %sunkaddr358 = getelementptr i8, ptr %sunkaddr357, i64 32
  %58 = load double, ptr %sunkaddr358, align 8
  %59 = insertelement <2 x double> poison, double %57, i64 0
  %60 = insertelement <2 x double> %59, double %58, i64 1
  %sunkaddr359 = mul i64 %lsr.iv36.i176, 4
  %sunkaddr360 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr359
  %sunkaddr361 = getelementptr i8, ptr %sunkaddr360, i64 8
  %61 = load double, ptr %sunkaddr361, align 8
  %sunkaddr362 = mul i64 %lsr.iv36.i176, 4
  %sunkaddr363 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr362
  %sunkaddr364 = getelementptr i8, ptr %sunkaddr363, i64 40
  %62 = load double, ptr %sunkaddr364, align 8
  %63 = insertelement <2 x double> poison, double %61, i64 0
  %64 = insertelement <2 x double> %63, double %62, i64 1
  %sunkaddr365 = mul i64 %lsr.iv36.i176, 4
  %sunkaddr366 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr365
  %sunkaddr367 = getelementptr i8, ptr %sunkaddr366, i64 16
  %65 = load double, ptr %sunkaddr367, align 8
  %sunkaddr368 = mul i64 %lsr.iv36.i176, 4
  %sunkaddr369 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr368
  %sunkaddr370 = getelementptr i8, ptr %sunkaddr369, i64 48
  %66 = load double, ptr %sunkaddr370, align 8
  %67 = insertelement <2 x double> poison, double %65, i64 0
  %68 = insertelement <2 x double> %67, double %66, i64 1
  %sunkaddr371 = mul i64 %lsr.iv36.i176, 4
  %sunkaddr372 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr371
  %sunkaddr373 = getelementptr i8, ptr %sunkaddr372, i64 24
  %69 = load double, ptr %sunkaddr373, align 8
  %sunkaddr374 = mul i64 %lsr.iv36.i176, 4
  %sunkaddr375 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr374
  %sunkaddr376 = getelementptr i8, ptr %sunkaddr375, i64 56
  %70 = load double, ptr %sunkaddr376, align 8
  %71 = insertelement <2 x double> poison, double %69, i64 0
  %72 = insertelement <2 x double> %71, double %70, i64 1
  %73 = fmul <2 x double> %broadcast.splat20.i174, %72
  %74 = fadd <2 x double> %68, %73
  %75 = fmul <2 x double> %broadcast.splat20.i174, %74
  %76 = fadd <2 x double> %64, %75
  %77 = fmul <2 x double> %broadcast.splat20.i174, %76
  %78 = fadd <2 x double> %60, %77
  %scevgep52.i186 = getelementptr i8, ptr %arg.code.3, i64 %lsr.iv36.i176
  store <2 x double> %78, ptr %scevgep52.i186, align 8
  %lsr.iv.next.i187 = add nuw nsw i64 %lsr.iv36.i176, 16
  %79 = icmp eq i64 %14, %lsr.iv.next.i187
  br i1 %79, label %middle.block24.i188, label %vector.body21.i175

middle.block24.i188:
  %80 = icmp eq i64 %arg.code.26, %n.vec18.i189
  br i1 %80, label %B554.endif.endif.endif, label %B230.preheader27.i191

B230.preheader27.i191:
  %.369162164.ph.i192 = phi i64 [ 0, %B230.preheader.i158 ], [ %n.vec18.i189, %middle.block24.i188 ]
  %81 = shl i64 %.369162164.ph.i192, 5
  %82 = getelementptr i8, ptr %arg.code.22, i64 %81
  %scevgep29.i193 = getelementptr i8, ptr %82, i64 24
  br label %B230.i194

B554.endif.endif.endif:
  %sunkaddr377 = getelementptr i8, ptr %arg.code.0, i64 352
  %.45.i = load i64, ptr %sunkaddr377, align 8
  %.50.not.i = icmp eq i64 %.45.i, 0
  br i1 %.50.not.i, label %B836, label %B48.i

B48.i:
  %sunkaddr378 = getelementptr i8, ptr %arg.code.0, i64 360
  %.58.i = load i64, ptr %sunkaddr378, align 8
  %sunkaddr379 = getelementptr i8, ptr %arg.code.0, i64 368
  %.65.i = load i64, ptr %sunkaddr379, align 8
  %sunkaddr380 = getelementptr i8, ptr %arg.code.0, i64 376
  %.76.i = load i64, ptr %sunkaddr380, align 8
  %.78.i = inttoptr i64 %.58.i to ptr
  %.79.i = inttoptr i64 %.65.i to ptr
  %.80.i = inttoptr i64 %.76.i to ptr
  %.81.i = inttoptr i64 %.45.i to ptr
  tail call void %.81.i(ptr %.78.i, ptr %.79.i, ptr %.80.i)
  br label %B836

B836.if:
  %.1358 = icmp sgt i32 %.1350, 0
  %.1351 = load ptr, ptr %excinfo.4, align 8
  %.1359 = select i1 %.1358, ptr %.1351, ptr undef
  store ptr %.1359, ptr %excinfo, align 8
  br label %common.ret

B836.endif:
  %.1360 = load i64, ptr %.1345, align 8
  %.1439.not = icmp eq i64 %.1360, 4
  br i1 %.1439.not, label %B836.endif.B908_crit_edge, label %B904

B836.endif.B908_crit_edge:
  %.99.i68.pre = load double, ptr %arg.s.0, align 8
  br label %B908

B908.endif.endif:
  %.1458.i114 = fsub double %.13.i.i85, %.99.i68
  %sunkaddr381 = getelementptr i8, ptr %arg.s.0, i64 88
  store double %.1458.i114, ptr %sunkaddr381, align 8
  %.1541.i116 = fcmp uge double %.13.i.i85, %"$phi206.0.2.0.i.i81"
  br i1 %.1541.i116, label %B1008.endif, label %B948

B1008.endif:
  %.13.i.sink.i109235 = phi double [ %.13.i.i85, %B948 ], [ %.13.i.i85, %B908.endif.endif ], [ %.877.i96, %B746.i105 ], [ %.642.i126, %B320.i125 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.18, ptr %arg.s.3, i64 %.55.i, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.60.i, ptr %arg.s.3, i64 %.55.i, i1 false)
  %.1754 = load double, ptr %arg.s.0, align 8
  %sunkaddr382 = getelementptr i8, ptr %arg.s.0, i64 88
  %.1830 = load double, ptr %sunkaddr382, align 8
  store i64 0, ptr %.1836, align 8
  %.1840 = call i32 @part7(ptr %.1836, ptr %excinfo.7, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, double %.1754, double %.1830, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond236 = icmp eq i32 %.1840, 0
  br i1 %cond236, label %B1008.endif.endif, label %B1008.endif.if

B1008.endif.if:
  %.1848 = icmp sgt i32 %.1840, 0
  %.1841 = load ptr, ptr %excinfo.7, align 8
  %.1849 = select i1 %.1848, ptr %.1841, ptr undef
  store ptr %.1849, ptr %excinfo, align 8
  br label %common.ret

B1008.endif.endif:
  %.1850 = load i64, ptr %.1836, align 8
  store i64 0, ptr %.1864, align 8
  %.1868 = call i32 @part23(ptr %.1864, ptr %excinfo.8, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i64 %.1850)
  %.1878 = load i64, ptr %.1864, align 8
  %cond237 = icmp eq i32 %.1868, 0
  br i1 %cond237, label %B1008.endif.endif.endif, label %B1008.endif.endif.if

B1008.endif.endif.if:
  %.1876 = icmp sgt i32 %.1868, 0
  %.1869 = load ptr, ptr %excinfo.8, align 8
  %.1877 = select i1 %.1876, ptr %.1869, ptr undef
  store ptr %.1877, ptr %excinfo, align 8
  br label %common.ret

B1008.endif.endif.endif:
  %sunkaddr383 = getelementptr i8, ptr %arg.s.1, i64 32
  %.1954 = load i64, ptr %sunkaddr383, align 8
  %.1958 = add nsw i64 %.1957, %.1954
  store i64 %.1958, ptr %sunkaddr383, align 8
  switch i64 %.1878, label %B1324 [
    i64 5, label %B2029
    i64 4, label %B1328
  ]

B1486.endif:
  %sunkaddr384 = getelementptr i8, ptr %arg.code.0, i64 384
  %.45.i216 = load i64, ptr %sunkaddr384, align 8
  %.50.not.i217 = icmp eq i64 %.45.i216, 0
  br i1 %.50.not.i217, label %B1486.endif.endif, label %B48.i218

B48.i218:
  %sunkaddr385 = getelementptr i8, ptr %arg.code.0, i64 392
  %.58.i220 = load i64, ptr %sunkaddr385, align 8
  %sunkaddr386 = getelementptr i8, ptr %arg.code.0, i64 400
  %.65.i222 = load i64, ptr %sunkaddr386, align 8
  %sunkaddr387 = getelementptr i8, ptr %arg.code.0, i64 408
  %.76.i224 = load i64, ptr %sunkaddr387, align 8
  %.78.i225 = inttoptr i64 %.58.i220 to ptr
  %.79.i226 = inttoptr i64 %.65.i222 to ptr
  %.80.i227 = inttoptr i64 %.76.i224 to ptr
  %.81.i228 = inttoptr i64 %.45.i216 to ptr
  tail call void %.81.i228(ptr %.78.i225, ptr %.79.i226, ptr %.80.i227)
  br label %B1486.endif.endif

B1486.endif.endif:
  %sunkaddr388 = getelementptr i8, ptr %arg.code.1, i64 80
  %.2508 = load double, ptr %sunkaddr388, align 8
  %.2509 = fcmp une double %.2508, 0.000000e+00
  br i1 %.2509, label %B1688, label %B1812

B1812.if:
  %.2831 = icmp sgt i32 %.2823, 0
  %.2824 = load ptr, ptr %excinfo.11, align 8
  %.2832 = select i1 %.2831, ptr %.2824, ptr undef
  store ptr %.2832, ptr %excinfo, align 8
  br label %common.ret

B1812.endif:
  %.2833 = load i64, ptr %.2819, align 8
  %.2912.not = icmp eq i64 %.2833, 0
  br i1 %.2912.not, label %B1914, label %B1910

B1914.if:
  %.2957 = icmp sgt i32 %.2949, 0
  %.2950 = load ptr, ptr %excinfo.12, align 8
  %.2958 = select i1 %.2957, ptr %.2950, ptr undef
  store ptr %.2958, ptr %excinfo, align 8
  br label %common.ret

B1914.endif:
  %.3044 = load double, ptr %arg.s.0, align 8
  %sunkaddr389 = getelementptr i8, ptr %arg.s.0, i64 8
  %.3120 = load double, ptr %sunkaddr389, align 8
  %.3121 = fcmp olt double %.3044, %.3120
  br i1 %.3121, label %B134, label %B2028
}

define internal i32 @part20(ptr %retptr, ptr %excinfo, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i8 %arg.waits) {
entry:
  %.257 = alloca i64, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.94 = icmp sgt i64 %arg.code.29, 0
  br i1 %.94, label %B114, label %B196

B114:
  %.108 = getelementptr i8, ptr %arg.code.14, i64 8
  %.109 = load i64, ptr %.108, align 8
  %.110 = icmp eq i64 %.109, 0
  br i1 %.110, label %B120, label %B196

B120:
  %.133 = load i64, ptr %arg.code.14, align 8
  %.134 = icmp eq i64 %.133, 0
  br i1 %.134, label %B164, label %B196

B164:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.11.0, ptr %arg.s.0, i64 144, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.11.1, ptr %arg.s.1, i64 120, i1 false)
  %.70.i = shl i64 %arg.code.25, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.11.2, ptr %arg.s.2, i64 %.70.i, i1 false)
  %.78.i = shl i64 %arg.code.27, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.11.3, ptr %arg.s.3, i64 %.78.i, i1 false)
  br label %B196

B196:
  %"$phi114.0.3.0301" = phi i1 [ true, %B164 ], [ false, %B114 ], [ true, %B120 ], [ false, %entry ]
  %.174 = shl i64 %arg.code.25, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.s.2, i64 %.174, i1 false)
  %.252 = load double, ptr %arg.s.0, align 8
  store i64 0, ptr %.257, align 8
  %.261 = zext i1 %"$phi114.0.3.0301" to i8
  %.262 = call i32 @part9(ptr %.257, ptr %excinfo.2, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, double %.252, ptr %arg.room.0, i8 %.261)
  %.272 = load i64, ptr %.257, align 8
  %cond = icmp eq i32 %.262, 0
  br i1 %cond, label %B196.endif, label %B196.if.if

B476:
  %sunkaddr = getelementptr i8, ptr %arg.s.0, i64 72
  store double %.400, ptr %sunkaddr, align 8
  br label %B538

B538:
  %.678 = getelementptr i8, ptr %arg.s.0, i64 88
  store double 0.000000e+00, ptr %.678, align 8
  %.746.not = icmp eq i64 %.272, 0
  br i1 %.746.not, label %B660, label %B600

B600:
  %.828 = icmp eq i64 %.272, 1
  %spec.select = select i1 %.828, i64 11, i64 %.272
  store i64 %spec.select, ptr %retptr, align 8
  br label %common.ret

common.ret:
  ret i32 %.262

B660:
  br i1 %"$phi114.0.3.0301", label %B664, label %B860

B664:
  %.964 = getelementptr i8, ptr %arg.code.1, i64 56
  %.965 = load double, ptr %.964, align 8
  %.966 = fcmp oeq double %.965, 0.000000e+00
  br i1 %.966, label %B708.endif, label %B860

B860:
  %.1108 = load double, ptr %arg.code.11, align 8
  %.1183 = getelementptr i8, ptr %arg.s.0, i64 80
  %.1184 = load double, ptr %.1183, align 8
  %.1185 = fcmp ogt double %.1108, %.1184
  br i1 %.1185, label %B926, label %B978

B926:
  %sunkaddr1 = getelementptr i8, ptr %arg.s.0, i64 80
  store double %.1108, ptr %sunkaddr1, align 8
  br label %B978

B978:
  %.1341 = getelementptr i8, ptr %arg.s.1, i64 104
  %.1342 = load i64, ptr %.1341, align 8
  %.1390 = load double, ptr %arg.code.1, align 8
  %.1393 = fcmp oeq double %.1390, 2.000000e+00
  %.1395 = zext i1 %.1393 to i64
  %.1396 = add nsw i64 %.1342, %.1395
  store i64 %.1396, ptr %.1341, align 8
  %.1409 = getelementptr i8, ptr %arg.code.14, i64 8
  %.1410 = load i64, ptr %.1409, align 8
  %.1411 = icmp sgt i64 %.1410, 0
  br i1 %.1411, label %B1134, label %B1186

B1134:
  %.1425 = add nsw i64 %.1410, -1
  %sunkaddr2 = getelementptr i8, ptr %arg.code.14, i64 8
  store i64 %.1425, ptr %sunkaddr2, align 8
  br label %B1186

B1186:
  store i64 4, ptr %retptr, align 8
  br label %common.ret

B196.endif:
  %.348 = getelementptr i8, ptr %arg.s.1, i64 32
  %.349 = load i64, ptr %.348, align 8
  %.350 = add nsw i64 %.349, 1
  store i64 %.350, ptr %.348, align 8
  %.399 = getelementptr i8, ptr %arg.code.1, i64 48
  %.400 = load double, ptr %.399, align 8
  %.475 = getelementptr i8, ptr %arg.s.0, i64 72
  %.476 = load double, ptr %.475, align 8
  %.477 = fcmp olt double %.400, %.476
  br i1 %.477, label %B476, label %B538

B196.if.if:
  %.270 = icmp sgt i32 %.262, 0
  %.263 = load ptr, ptr %excinfo.2, align 8
  %.271 = select i1 %.270, ptr %.263, ptr undef
  store ptr %.271, ptr %excinfo, align 8
  br label %common.ret

B708.endif:
  %.986 = load i64, ptr %arg.code.14, align 8
  %.39.i = shl nsw i64 %arg.code.25, 1
  %.41.i = add nsw i64 %arg.code.28, %.39.i
  %.42.i = mul nsw i64 %.986, %.41.i
  %.43.i = getelementptr double, ptr %arg.code.15, i64 %.42.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.43.i, ptr %arg.code.4, i64 %.174, i1 false)
  %.49.i = getelementptr double, ptr %.43.i, i64 %arg.code.25
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.49.i, ptr %arg.room.0, i64 %.174, i1 false)
  %.56.i = getelementptr double, ptr %.43.i, i64 %.39.i
  %.60.i = shl i64 %arg.code.28, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.56.i, ptr %arg.code.9, i64 %.60.i, i1 false)
  %.1029 = load i64, ptr %arg.code.14, align 8
  %.1030 = add nsw i64 %.1029, 1
  store i64 %.1030, ptr %arg.code.14, align 8
  store i64 4, ptr %retptr, align 8
  br label %common.ret
}

define internal i32 @part21(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.727 = alloca ptr, align 8
  %excinfo.6 = alloca ptr, align 8
  %arg.m.5.fr.i = freeze i64 %arg.m.5
  store ptr null, ptr %excinfo.6, align 8
  %.756 = alloca i64, align 8
  %excinfo.7 = alloca ptr, align 8
  store ptr null, ptr %excinfo.7, align 8
  %.91 = icmp eq i64 %arg.code.27, 0
  br i1 %.91, label %B44, label %B68

common.ret:
  %common.ret.op = phi i32 [ 0, %B44 ], [ 0, %B626 ], [ 0, %B872 ], [ %.731, %B522.if.if ], [ %.760, %B522.endif.if.if ]
  ret i32 %common.ret.op

B44:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B68:
  %.246 = getelementptr i8, ptr %arg.s.0, i64 88
  %.247 = load double, ptr %.246, align 8
  %.248 = fcmp oeq double %.247, 0.000000e+00
  br i1 %.248, label %B630, label %B112

B112:
  %.arg.code.27.i = tail call i64 @llvm.smax.i64(i64 %arg.code.27, i64 0)
  %.405363.i = icmp sgt i64 %arg.m.5.fr.i, 0
  %.492.i = fmul double %.247, 2.000000e+00
  br i1 %.405363.i, label %B104.us.preheader.i, label %B0.endif.split.i

B104.us.preheader.i:
  %const103 = bitcast i64 9223372036854775792 to i64
  %const_mat104 = add i64 %const103, 14
  %unroll_iter.i = and i64 %arg.m.5.fr.i, %const_mat104
  %0 = shl i64 %arg.code.25, 4
  %1 = icmp eq i64 %arg.m.5.fr.i, 1
  br i1 %1, label %B104.us.us.i.preheader, label %B104.us.preheader.split.i

B104.us.us.i.preheader:
  br label %B104.us.us.i

B104.us.us.i:
  %.254371.us.us.i = phi i64 [ %.261.us.us.i, %B152.endif.us.us.i ], [ 0, %B104.us.us.i.preheader ]
  %exitcond394.not.us.i = icmp eq i64 %.arg.code.27.i, %.254371.us.us.i
  br i1 %exitcond394.not.us.i, label %B630, label %B106.us.us.i

B106.us.us.i:
  %2 = shl i64 %.254371.us.us.i, 3
  %scevgep228 = getelementptr i8, ptr %arg.code.21, i64 %2
  %.293.us.us.i = load i64, ptr %scevgep228, align 8
  %.298.us.us.i = icmp slt i64 %.293.us.us.i, 0
  br i1 %.298.us.us.i, label %B154, label %B152.endif.us.us.i

B152.endif.us.us.i:
  %.261.us.us.i = add nuw i64 %.254371.us.us.i, 1
  %invariant.gep.us.us.i = getelementptr double, ptr %arg.room.0, i64 %.293.us.us.i
  %.454.us.epil.us.i = load double, ptr %invariant.gep.us.us.i, align 8
  %.455.us.epil.us.i = tail call double @llvm.fabs.f64(double %.454.us.epil.us.i)
  %.461.us.epil.us.i = fcmp oeq double %.454.us.epil.us.i, 0.000000e+00
  %fastest.3.2.us.epil.us.i = select i1 %.461.us.epil.us.i, double 0.000000e+00, double %.455.us.epil.us.i
  %3 = shl i64 %.254371.us.us.i, 3
  %scevgep94 = getelementptr i8, ptr %arg.s.3, i64 %3
  %.487.us.us.i = load double, ptr %scevgep94, align 8
  %.490.us.us.i = tail call double @llvm.fabs.f64(double %.487.us.us.i)
  %.494.us.us.i = fmul double %.492.i, %fastest.3.2.us.epil.us.i
  %.500.us.us.i = getelementptr double, ptr %arg.room.2, i64 %.293.us.us.i
  %.501.us.us.i = load double, ptr %.500.us.us.i, align 8
  %.505.us.us.i = getelementptr double, ptr %arg.room.1, i64 %.293.us.us.i
  %.506.us.us.i = load double, ptr %.505.us.us.i, align 8
  %.509.us.us.i = fsub double %.501.us.us.i, %.506.us.us.i
  %.510.us.us.i = tail call double @llvm.fabs.f64(double %.509.us.us.i)
  %.511.us.us.i = fadd double %.494.us.us.i, %.510.us.us.i
  %.512.us.us.i = fcmp ogt double %.490.us.us.i, %.511.us.us.i
  br i1 %.512.us.us.i, label %B104.us.us.i, label %B154

B104.us.preheader.split.i:
  %4 = and i64 %arg.m.5.fr.i, 1
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %B104.us.us5.i.preheader, label %B104.us.preheader33.i

B104.us.us5.i.preheader:
  br label %B104.us.us5.i

B104.us.preheader33.i:
  %.450.us.epil.i = mul nsw i64 %arg.code.25, %unroll_iter.i
  %6 = lshr i64 %arg.m.5.fr.i, 1
  %7 = shl nuw i64 %6, 1
  br label %B104.us.i

B104.us.us5.i:
  %.254371.us.us6.i = phi i64 [ %.261.us.us9.i, %B196.B282_crit_edge.us.unr-lcssa.us.i ], [ 0, %B104.us.us5.i.preheader ]
  %exitcond394.not.us7.i = icmp eq i64 %.254371.us.us6.i, %.arg.code.27.i
  br i1 %exitcond394.not.us7.i, label %B630, label %B106.us.us8.i

B106.us.us8.i:
  %.261.us.us9.i = add nuw i64 %.254371.us.us6.i, 1
  %.292.us.us10.i = getelementptr i64, ptr %arg.code.21, i64 %.254371.us.us6.i
  %.293.us.us11.i = load i64, ptr %.292.us.us10.i, align 8
  %.298.us.us12.i = icmp slt i64 %.293.us.us11.i, 0
  br i1 %.298.us.us12.i, label %B154, label %B152.endif.us.us13.i

B152.endif.us.us13.i:
  %invariant.gep.us.us14.i = getelementptr double, ptr %arg.room.0, i64 %.293.us.us11.i
  br label %B198.us.us.i

B198.us.us.i:
  %lsr.iv94 = phi i64 [ %lsr.iv.next95, %B198.us.us.i ], [ %arg.m.5.fr.i, %B152.endif.us.us13.i ]
  %lsr.iv.us.i = phi ptr [ %scevgep.us.i, %B198.us.us.i ], [ %invariant.gep.us.us14.i, %B152.endif.us.us13.i ]
  %fastest.2.1366.us.us.i = phi double [ %fastest.3.2.us.1.us.i, %B198.us.us.i ], [ 0.000000e+00, %B152.endif.us.us13.i ]
  %.454.us.us.i = load double, ptr %lsr.iv.us.i, align 8
  %.455.us.us.i = tail call double @llvm.fabs.f64(double %.454.us.us.i)
  %.461.us.us.i = fcmp ole double %.455.us.us.i, %fastest.2.1366.us.us.i
  %fastest.3.2.us.us.i = select i1 %.461.us.us.i, double %fastest.2.1366.us.us.i, double %.455.us.us.i
  %sunkaddr108 = mul i64 %arg.code.25, 8
  %sunkaddr109 = getelementptr i8, ptr %lsr.iv.us.i, i64 %sunkaddr108
  %.454.us.1.us.i = load double, ptr %sunkaddr109, align 8
  %.455.us.1.us.i = tail call double @llvm.fabs.f64(double %.454.us.1.us.i)
  %.461.us.1.us.i = fcmp ole double %.455.us.1.us.i, %fastest.3.2.us.us.i
  %fastest.3.2.us.1.us.i = select i1 %.461.us.1.us.i, double %fastest.3.2.us.us.i, double %.455.us.1.us.i
  %scevgep.us.i = getelementptr i8, ptr %lsr.iv.us.i, i64 %0
  %lsr.iv.next95 = add i64 %lsr.iv94, -2
  %niter.ncmp.1.us.i = icmp eq i64 %lsr.iv.next95, 0
  br i1 %niter.ncmp.1.us.i, label %B196.B282_crit_edge.us.unr-lcssa.us.i, label %B198.us.us.i

B196.B282_crit_edge.us.unr-lcssa.us.i:
  %.486.us.us17.i = getelementptr double, ptr %arg.s.3, i64 %.254371.us.us6.i
  %.487.us.us18.i = load double, ptr %.486.us.us17.i, align 8
  %.490.us.us19.i = tail call double @llvm.fabs.f64(double %.487.us.us18.i)
  %.494.us.us20.i = fmul double %.492.i, %fastest.3.2.us.1.us.i
  %.500.us.us21.i = getelementptr double, ptr %arg.room.2, i64 %.293.us.us11.i
  %.501.us.us22.i = load double, ptr %.500.us.us21.i, align 8
  %.505.us.us23.i = getelementptr double, ptr %arg.room.1, i64 %.293.us.us11.i
  %.506.us.us24.i = load double, ptr %.505.us.us23.i, align 8
  %.509.us.us25.i = fsub double %.501.us.us22.i, %.506.us.us24.i
  %.510.us.us26.i = tail call double @llvm.fabs.f64(double %.509.us.us25.i)
  %.511.us.us27.i = fadd double %.494.us.us20.i, %.510.us.us26.i
  %.512.us.us28.i = fcmp ogt double %.490.us.us19.i, %.511.us.us27.i
  br i1 %.512.us.us28.i, label %B104.us.us5.i, label %B154

B104.us.i:
  %.254371.us.i = phi i64 [ %.261.us.i, %B196.B282_crit_edge.us.unr-lcssa.i ], [ 0, %B104.us.preheader33.i ]
  %exitcond394.not.i = icmp eq i64 %.254371.us.i, %.arg.code.27.i
  br i1 %exitcond394.not.i, label %B630, label %B106.us.i

B106.us.i:
  %.261.us.i = add nuw i64 %.254371.us.i, 1
  %.292.us.i = getelementptr i64, ptr %arg.code.21, i64 %.254371.us.i
  %.293.us.i = load i64, ptr %.292.us.i, align 8
  %.298.us.i = icmp slt i64 %.293.us.i, 0
  br i1 %.298.us.i, label %B154, label %B152.endif.us.i

B152.endif.us.i:
  %invariant.gep.us.i = getelementptr double, ptr %arg.room.0, i64 %.293.us.i
  br label %B198.us.i

B198.us.i:
  %lsr.iv95 = phi i64 [ %lsr.iv.next96, %B198.us.i ], [ %7, %B152.endif.us.i ]
  %lsr.iv.i = phi ptr [ %scevgep.i, %B198.us.i ], [ %invariant.gep.us.i, %B152.endif.us.i ]
  %fastest.2.1366.us.i = phi double [ %fastest.3.2.us.1.i, %B198.us.i ], [ 0.000000e+00, %B152.endif.us.i ]
  %.454.us.i = load double, ptr %lsr.iv.i, align 8
  %.455.us.i = tail call double @llvm.fabs.f64(double %.454.us.i)
  %.461.us.i = fcmp ole double %.455.us.i, %fastest.2.1366.us.i
  %fastest.3.2.us.i = select i1 %.461.us.i, double %fastest.2.1366.us.i, double %.455.us.i
  %sunkaddr110 = mul i64 %arg.code.25, 8
  %sunkaddr111 = getelementptr i8, ptr %lsr.iv.i, i64 %sunkaddr110
  %.454.us.1.i = load double, ptr %sunkaddr111, align 8
  %.455.us.1.i = tail call double @llvm.fabs.f64(double %.454.us.1.i)
  %.461.us.1.i = fcmp ole double %.455.us.1.i, %fastest.3.2.us.i
  %fastest.3.2.us.1.i = select i1 %.461.us.1.i, double %fastest.3.2.us.i, double %.455.us.1.i
  %scevgep.i = getelementptr i8, ptr %lsr.iv.i, i64 %0
  %lsr.iv.next96 = add i64 %lsr.iv95, -2
  %niter.ncmp.1.i = icmp eq i64 %lsr.iv.next96, 0
  br i1 %niter.ncmp.1.i, label %B196.B282_crit_edge.us.unr-lcssa.i, label %B198.us.i

B196.B282_crit_edge.us.unr-lcssa.i:
  %gep.us.epil.i = getelementptr double, ptr %invariant.gep.us.i, i64 %.450.us.epil.i
  %.454.us.epil.i = load double, ptr %gep.us.epil.i, align 8
  %.455.us.epil.i = tail call double @llvm.fabs.f64(double %.454.us.epil.i)
  %.461.us.epil.i = fcmp ole double %.455.us.epil.i, %fastest.3.2.us.1.i
  %fastest.3.2.us.epil.i = select i1 %.461.us.epil.i, double %fastest.3.2.us.1.i, double %.455.us.epil.i
  %.486.us.i = getelementptr double, ptr %arg.s.3, i64 %.254371.us.i
  %.487.us.i = load double, ptr %.486.us.i, align 8
  %.490.us.i = tail call double @llvm.fabs.f64(double %.487.us.i)
  %.494.us.i = fmul double %.492.i, %fastest.3.2.us.epil.i
  %.500.us.i = getelementptr double, ptr %arg.room.2, i64 %.293.us.i
  %.501.us.i = load double, ptr %.500.us.i, align 8
  %.505.us.i = getelementptr double, ptr %arg.room.1, i64 %.293.us.i
  %.506.us.i = load double, ptr %.505.us.i, align 8
  %.509.us.i = fsub double %.501.us.i, %.506.us.i
  %.510.us.i = tail call double @llvm.fabs.f64(double %.509.us.i)
  %.511.us.i = fadd double %.494.us.i, %.510.us.i
  %.512.us.i = fcmp ogt double %.490.us.i, %.511.us.i
  br i1 %.512.us.i, label %B104.us.i, label %B154

B0.endif.split.i:
  %.494.i = fmul double %.492.i, 0.000000e+00
  br label %B104.i

B104.i:
  %.254371.i = phi i64 [ %.261.i, %B152.endif.i ], [ 0, %B0.endif.split.i ]
  %exitcond.not.i = icmp eq i64 %.arg.code.27.i, %.254371.i
  br i1 %exitcond.not.i, label %B630, label %B106.i

B106.i:
  %8 = shl i64 %.254371.i, 3
  %scevgep18.i = getelementptr i8, ptr %arg.code.21, i64 %8
  %.293.i = load i64, ptr %scevgep18.i, align 8
  %.298.i = icmp slt i64 %.293.i, 0
  br i1 %.298.i, label %B154, label %B152.endif.i

B152.endif.i:
  %.261.i = add nuw i64 %.254371.i, 1
  %9 = shl i64 %.254371.i, 3
  %scevgep97 = getelementptr i8, ptr %arg.s.3, i64 %9
  %.487.i = load double, ptr %scevgep97, align 8
  %.490.i = tail call double @llvm.fabs.f64(double %.487.i)
  %.500.i = getelementptr double, ptr %arg.room.2, i64 %.293.i
  %.501.i = load double, ptr %.500.i, align 8
  %.505.i = getelementptr double, ptr %arg.room.1, i64 %.293.i
  %.506.i = load double, ptr %.505.i, align 8
  %.509.i = fsub double %.501.i, %.506.i
  %.510.i = tail call double @llvm.fabs.f64(double %.509.i)
  %.511.i = fadd double %.494.i, %.510.i
  %.512.i = fcmp ogt double %.490.i, %.511.i
  br i1 %.512.i, label %B104.i, label %B154

B154:
  %.317 = load i64, ptr %arg.code.19, align 8
  %.318.not = icmp eq i64 %.317, 0
  br i1 %.318.not, label %B522, label %B188

B188:
  %.397 = getelementptr i8, ptr %arg.s.0, i64 96
  %.398 = load double, ptr %.397, align 8
  %.85.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.86.i.i = load double, ptr %.85.i.i, align 8
  %.87.i.i = fsub double %.398, %.86.i.i
  %.137.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.138.i.i = load double, ptr %.137.i.i, align 8
  %.139.i.i = fadd double %.398, %.138.i.i
  %.232158.not.i.i = icmp slt i64 %arg.code.24, 1
  br i1 %.232158.not.i.i, label %B188.endif.i.i, label %B164.preheader.i.i

B164.preheader.i.i:
  %min.iters.check.i.i = icmp samesign ult i64 %arg.code.24, 4
  br i1 %min.iters.check.i.i, label %B164.i.i.preheader, label %vector.ph.i.i

vector.ph.i.i:
  %const101 = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const101, 12
  %n.vec.i.i = and i64 %arg.code.24, %const_mat
  %broadcast.splatinsert.i.i = insertelement <2 x double> poison, double %.139.i.i, i64 0
  %broadcast.splat.i.i = shufflevector <2 x double> %broadcast.splatinsert.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i.i

vector.body.i.i:
  %index.i.i = phi i64 [ 0, %vector.ph.i.i ], [ %index.next.i.i, %vector.body.i.i ]
  %sunkaddr112 = mul i64 %index.i.i, 8
  %sunkaddr113 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr112
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr113, align 8
  %sunkaddr114 = mul i64 %index.i.i, 8
  %sunkaddr115 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr114
  %sunkaddr116 = getelementptr i8, ptr %sunkaddr115, i64 16
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr116, align 8
  %index.next.i.i = add nuw nsw i64 %index.i.i, 4
  %10 = icmp eq i64 %n.vec.i.i, %index.next.i.i
  br i1 %10, label %middle.block.i.i, label %vector.body.i.i

middle.block.i.i:
  %cmp.n.i.i = icmp eq i64 %arg.code.24, %n.vec.i.i
  br i1 %cmp.n.i.i, label %B188.endif.i.i, label %B164.i.i.preheader

B164.i.i.preheader:
  %.238157159.i.i.ph = phi i64 [ 0, %B164.preheader.i.i ], [ %n.vec.i.i, %middle.block.i.i ]
  br label %B164.i.i

B164.i.i:
  %.238157159.i.i = phi i64 [ %.245.i.i, %B164.i.i ], [ %.238157159.i.i.ph, %B164.i.i.preheader ]
  %.245.i.i = add nuw nsw i64 %.238157159.i.i, 1
  %11 = shl i64 %.238157159.i.i, 3
  %scevgep53.i.i = getelementptr i8, ptr %arg.code.2, i64 %11
  store double %.139.i.i, ptr %scevgep53.i.i, align 8
  %exitcond.not.i.i = icmp eq i64 %arg.code.24, %.245.i.i
  br i1 %exitcond.not.i.i, label %B188.endif.i.i, label %B164.i.i

B230.i.i:
  %lsr.iv.i.i = phi ptr [ %scevgep29.i.i, %B230.preheader27.i.i ], [ %scevgep30.i.i, %B230.i.i ]
  %.369162164.i.i = phi i64 [ %.369162164.ph.i.i, %B230.preheader27.i.i ], [ %.376.i.i, %B230.i.i ]
  %.376.i.i = add nuw nsw i64 %.369162164.i.i, 1
  %scevgep31.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -24
  %.404.i.i = load double, ptr %scevgep31.i.i, align 8
  %scevgep32.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -16
  %.409.i.i = load double, ptr %scevgep32.i.i, align 8
  %scevgep33.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -8
  %.414.i.i = load double, ptr %scevgep33.i.i, align 8
  %.419.i.i = load double, ptr %lsr.iv.i.i, align 8
  %.421.i.i = fmul double %.87.i.i, %.419.i.i
  %.422.i.i = fadd double %.414.i.i, %.421.i.i
  %.424.i.i = fmul double %.87.i.i, %.422.i.i
  %.425.i.i = fadd double %.409.i.i, %.424.i.i
  %.427.i.i = fmul double %.87.i.i, %.425.i.i
  %.428.i.i = fadd double %.404.i.i, %.427.i.i
  %12 = shl i64 %.369162164.i.i, 3
  %scevgep34.i.i = getelementptr i8, ptr %arg.code.3, i64 %12
  store double %.428.i.i, ptr %scevgep34.i.i, align 8
  %scevgep30.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 32
  %exitcond168.not.i.i = icmp eq i64 %arg.code.26, %.376.i.i
  br i1 %exitcond168.not.i.i, label %B0.endif.i, label %B230.i.i

B188.endif.i.i:
  %.363163.not.i.i = icmp slt i64 %arg.code.26, 1
  br i1 %.363163.not.i.i, label %B0.endif.i, label %B230.preheader.i.i

B230.preheader.i.i:
  %min.iters.check15.i.i = icmp samesign ult i64 %arg.code.26, 26
  br i1 %min.iters.check15.i.i, label %B230.preheader27.i.i, label %vector.scevcheck.i.i

vector.scevcheck.i.i:
  %const = bitcast i64 576460752303423488 to i64
  %13 = shl i64 %arg.code.26, 5
  %mul.result.i.i = add i64 %13, -32
  %14 = getelementptr i8, ptr %arg.code.22, i64 %mul.result.i.i
  %15 = icmp ult ptr %14, %arg.code.22
  %scevgep.i.i = getelementptr i8, ptr %arg.code.22, i64 8
  %mul.overflow3.i.i = icmp samesign ugt i64 %arg.code.26, %const
  %16 = getelementptr i8, ptr %scevgep.i.i, i64 %mul.result.i.i
  %17 = icmp ult ptr %16, %scevgep.i.i
  %18 = or i1 %mul.overflow3.i.i, %17
  %scevgep4.i.i = getelementptr i8, ptr %arg.code.22, i64 16
  %19 = getelementptr i8, ptr %scevgep4.i.i, i64 %mul.result.i.i
  %20 = icmp ult ptr %19, %scevgep4.i.i
  %scevgep8.i.i = getelementptr i8, ptr %arg.code.22, i64 24
  %21 = getelementptr i8, ptr %scevgep8.i.i, i64 %mul.result.i.i
  %22 = icmp ult ptr %21, %scevgep8.i.i
  %23 = or i1 %15, %18
  %24 = or i1 %20, %23
  %25 = or i1 %22, %24
  br i1 %25, label %B230.preheader27.i.i, label %vector.memcheck.i.i

vector.memcheck.i.i:
  %26 = shl nuw nsw i64 %arg.code.26, 3
  %scevgep12.i.i = getelementptr i8, ptr %arg.code.3, i64 %26
  %scevgep13.i.i = getelementptr i8, ptr %arg.code.22, i64 %13
  %bound0.i.i = icmp ult ptr %arg.code.3, %scevgep13.i.i
  %bound1.i.i = icmp ult ptr %arg.code.22, %scevgep12.i.i
  %found.conflict.i.i = and i1 %bound0.i.i, %bound1.i.i
  br i1 %found.conflict.i.i, label %B230.preheader27.i.i, label %vector.ph16.i.i

vector.ph16.i.i:
  %const102 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i = insertelement <2 x double> poison, double %.87.i.i, i64 0
  %broadcast.splat20.i.i = shufflevector <2 x double> %broadcast.splatinsert19.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  %27 = and i64 %26, %const102
  br label %vector.body21.i.i

vector.body21.i.i:
  %lsr.iv36.i.i = phi i64 [ %lsr.iv.next.i.i, %vector.body21.i.i ], [ 0, %vector.ph16.i.i ]
  %sunkaddr117 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr118 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr117
  %28 = load double, ptr %sunkaddr118, align 8
  %sunkaddr119 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr120 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr119
  %sunkaddr121 = getelementptr i8, ptr %sunkaddr120, i64 32
  %29 = load double, ptr %sunkaddr121, align 8
  %30 = insertelement <2 x double> poison, double %28, i64 0
  %31 = insertelement <2 x double> %30, double %29, i64 1
  %sunkaddr = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr122 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr
  %sunkaddr123 = getelementptr i8, ptr %sunkaddr122, i64 8
  %32 = load double, ptr %sunkaddr123, align 8
  %sunkaddr124 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr125 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr124
  %sunkaddr126 = getelementptr i8, ptr %sunkaddr125, i64 40
  %33 = load double, ptr %sunkaddr126, align 8
  %34 = insertelement <2 x double> poison, double %32, i64 0
  %35 = insertelement <2 x double> %34, double %33, i64 1
  %sunkaddr127 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr128 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr127
  %sunkaddr129 = getelementptr i8, ptr %sunkaddr128, i64 16
  %36 = load double, ptr %sunkaddr129, align 8
  %sunkaddr130 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr131 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr130
  %sunkaddr132 = getelementptr i8, ptr %sunkaddr131, i64 48
  %37 = load double, ptr %sunkaddr132, align 8
  %38 = insertelement <2 x double> poison, double %36, i64 0
  %39 = insertelement <2 x double> %38, double %37, i64 1
  %sunkaddr133 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr135 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr133
  %sunkaddr136 = getelementptr i8, ptr %sunkaddr135, i64 24
  %40 = load double, ptr %sunkaddr136, align 8
  %sunkaddr137 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr138 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr137
  %sunkaddr140 = getelementptr i8, ptr %sunkaddr138, i64 56
  %41 = load double, ptr %sunkaddr140, align 8
  %42 = insertelement <2 x double> poison, double %40, i64 0
  %43 = insertelement <2 x double> %42, double %41, i64 1
  %44 = fmul <2 x double> %broadcast.splat20.i.i, %43
  %45 = fadd <2 x double> %39, %44
  %46 = fmul <2 x double> %broadcast.splat20.i.i, %45
  %47 = fadd <2 x double> %35, %46
  %48 = fmul <2 x double> %broadcast.splat20.i.i, %47
  %49 = fadd <2 x double> %31, %48
  %scevgep52.i.i = getelementptr i8, ptr %arg.code.3, i64 %lsr.iv36.i.i
  store <2 x double> %49, ptr %scevgep52.i.i, align 8
  %lsr.iv.next.i.i = add nuw nsw i64 %lsr.iv36.i.i, 16
  %50 = icmp eq i64 %27, %lsr.iv.next.i.i
  br i1 %50, label %middle.block24.i.i, label %vector.body21.i.i

middle.block24.i.i:
  %const99 = bitcast i64 1152921504606846974 to i64
  %n.vec18.i.i = and i64 %arg.code.26, %const99
  %cmp.n25.i.i = icmp eq i64 %arg.code.26, %n.vec18.i.i
  br i1 %cmp.n25.i.i, label %B0.endif.i, label %B230.preheader27.i.i

B230.preheader27.i.i:
  %.369162164.ph.i.i = phi i64 [ 0, %vector.memcheck.i.i ], [ 0, %vector.scevcheck.i.i ], [ 0, %B230.preheader.i.i ], [ %n.vec18.i.i, %middle.block24.i.i ]
  %51 = shl i64 %.369162164.ph.i.i, 5
  %52 = getelementptr i8, ptr %arg.code.22, i64 %51
  %scevgep29.i.i = getelementptr i8, ptr %52, i64 24
  br label %B230.i.i

B0.endif.i:
  %.68.i = shl i64 %arg.code.25, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.68.i, i1 false)
  %.44.i.i.i = getelementptr i8, ptr %arg.code.0, i64 288
  %.45.i.i.i = load i64, ptr %.44.i.i.i, align 8
  %.50.not.i.i.i = icmp eq i64 %.45.i.i.i, 0
  br i1 %.50.not.i.i.i, label %B0.endif.i.i, label %B48.i.i.i

B48.i.i.i:
  %sunkaddr1.i.i.i = getelementptr i8, ptr %arg.code.0, i64 296
  %.58.i.i.i = load i64, ptr %sunkaddr1.i.i.i, align 8
  %sunkaddr3.i.i.i = getelementptr i8, ptr %arg.code.0, i64 304
  %.65.i.i.i = load i64, ptr %sunkaddr3.i.i.i, align 8
  %sunkaddr5.i.i.i = getelementptr i8, ptr %arg.code.0, i64 312
  %.76.i.i.i = load i64, ptr %sunkaddr5.i.i.i, align 8
  %.78.i.i.i = inttoptr i64 %.58.i.i.i to ptr
  %.79.i.i.i = inttoptr i64 %.65.i.i.i to ptr
  %.80.i.i.i = inttoptr i64 %.76.i.i.i to ptr
  %.81.i.i.i = inttoptr i64 %.45.i.i.i to ptr
  tail call void %.81.i.i.i(ptr %.78.i.i.i, ptr %.79.i.i.i, ptr %.80.i.i.i)
  br label %B0.endif.i.i

B0.endif.i.i:
  %.44.i1.i.i = getelementptr i8, ptr %arg.code.0, i64 320
  %.45.i2.i.i = load i64, ptr %.44.i1.i.i, align 8
  %.50.not.i3.i.i = icmp eq i64 %.45.i2.i.i, 0
  br i1 %.50.not.i3.i.i, label %B188.endif.endif, label %B48.i4.i.i

B48.i4.i.i:
  %sunkaddr1.i5.i.i = getelementptr i8, ptr %arg.code.0, i64 328
  %.58.i6.i.i = load i64, ptr %sunkaddr1.i5.i.i, align 8
  %sunkaddr3.i7.i.i = getelementptr i8, ptr %arg.code.0, i64 336
  %.65.i8.i.i = load i64, ptr %sunkaddr3.i7.i.i, align 8
  %sunkaddr5.i9.i.i = getelementptr i8, ptr %arg.code.0, i64 344
  %.76.i10.i.i = load i64, ptr %sunkaddr5.i9.i.i, align 8
  %.78.i11.i.i = inttoptr i64 %.58.i6.i.i to ptr
  %.79.i12.i.i = inttoptr i64 %.65.i8.i.i to ptr
  %.80.i13.i.i = inttoptr i64 %.76.i10.i.i to ptr
  %.81.i14.i.i = inttoptr i64 %.45.i2.i.i to ptr
  tail call void %.81.i14.i.i(ptr %.78.i11.i.i, ptr %.79.i12.i.i, ptr %.80.i13.i.i)
  br label %B188.endif.endif

B484:
  %.12.i11 = fmul double %.13.i, %.13.i132
  %.13.i12 = fcmp ogt double %.12.i11, 0.000000e+00
  br i1 %.13.i12, label %B514, label %B514.thread148

B514:
  %.19.i = tail call double @llvm.fabs.f64(double %.13.i)
  %.21.i = tail call double @llvm.fabs.f64(double %.13.i132)
  %.12.i.i = fcmp olt double %.21.i, %.19.i
  %.13.i.i = select i1 %.12.i.i, double %.21.i, double %.19.i
  %.54.i = fsub double %.13.i132, %.13.i
  %.59.i = fmul double %.54.i, 2.000000e+00
  %.60.i = fcmp ogt double %.13.i.i, %.59.i
  %exitcond.not = icmp eq i64 %98, %.525460464
  br i1 %exitcond.not, label %B518, label %B342.endif.endif.backedge

B514.thread148:
  %exitcond.not150 = icmp eq i64 %98, %.525460464
  br i1 %exitcond.not150, label %B522, label %B342.endif.endif.backedge

B342.endif.endif.backedge:
  %away.3.1466.be = phi i1 [ false, %B514.thread148 ], [ %.60.i, %B514 ], [ false, %B514.thread ]
  %.532 = add nuw nsw i64 %.525460464, 1
  br label %B342.endif.endif

B514.thread:
  %exitcond.not483 = icmp eq i64 %98, %.525460464
  br i1 %exitcond.not483, label %B522, label %B342.endif.endif.backedge

B518:
  %53 = fcmp ogt double %.13.i.i, %.59.i
  br i1 %53, label %B630, label %B522

B522:
  %.731 = call i32 @part8(ptr %.727, ptr %excinfo.6, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5.fr.i, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond = icmp eq i32 %.731, 0
  br i1 %cond, label %B522.endif, label %B522.if.if

B626:
  store i64 %.770, ptr %retptr, align 8
  br label %common.ret

B630:
  %.947 = getelementptr i8, ptr %arg.s.0, i64 96
  %.948 = load double, ptr %.947, align 8
  %.85.i.i13 = getelementptr i8, ptr %arg.code.1, i64 24
  %.86.i.i14 = load double, ptr %.85.i.i13, align 8
  %.87.i.i15 = fsub double %.948, %.86.i.i14
  %.137.i.i16 = getelementptr i8, ptr %arg.code.1, i64 64
  %.138.i.i17 = load double, ptr %.137.i.i16, align 8
  %.139.i.i18 = fadd double %.948, %.138.i.i17
  %.232158.not.i.i19 = icmp slt i64 %arg.code.24, 1
  br i1 %.232158.not.i.i19, label %B188.endif.i.i41, label %B164.preheader.i.i20

B164.preheader.i.i20:
  %min.iters.check.i.i21 = icmp samesign ult i64 %arg.code.24, 4
  br i1 %min.iters.check.i.i21, label %B164.i.i36.preheader, label %vector.ph.i.i22

vector.ph.i.i22:
  %const105 = bitcast i64 9223372036854775792 to i64
  %const_mat106 = add i64 %const105, 12
  %n.vec.i.i23 = and i64 %arg.code.24, %const_mat106
  %broadcast.splatinsert.i.i24 = insertelement <2 x double> poison, double %.139.i.i18, i64 0
  %broadcast.splat.i.i25 = shufflevector <2 x double> %broadcast.splatinsert.i.i24, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i.i26

vector.body.i.i26:
  %index.i.i27 = phi i64 [ 0, %vector.ph.i.i22 ], [ %index.next.i.i31, %vector.body.i.i26 ]
  %sunkaddr141 = mul i64 %index.i.i27, 8
  %sunkaddr142 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr141
  store <2 x double> %broadcast.splat.i.i25, ptr %sunkaddr142, align 8
  %sunkaddr143 = mul i64 %index.i.i27, 8
  %sunkaddr144 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr143
  %sunkaddr145 = getelementptr i8, ptr %sunkaddr144, i64 16
  store <2 x double> %broadcast.splat.i.i25, ptr %sunkaddr145, align 8
  %index.next.i.i31 = add nuw nsw i64 %index.i.i27, 4
  %54 = icmp eq i64 %n.vec.i.i23, %index.next.i.i31
  br i1 %54, label %middle.block.i.i32, label %vector.body.i.i26

middle.block.i.i32:
  %cmp.n.i.i33 = icmp eq i64 %arg.code.24, %n.vec.i.i23
  br i1 %cmp.n.i.i33, label %B188.endif.i.i41, label %B164.i.i36.preheader

B164.i.i36.preheader:
  %.238157159.i.i37.ph = phi i64 [ 0, %B164.preheader.i.i20 ], [ %n.vec.i.i23, %middle.block.i.i32 ]
  br label %B164.i.i36

B164.i.i36:
  %.238157159.i.i37 = phi i64 [ %.245.i.i38, %B164.i.i36 ], [ %.238157159.i.i37.ph, %B164.i.i36.preheader ]
  %.245.i.i38 = add nuw nsw i64 %.238157159.i.i37, 1
  %55 = shl i64 %.238157159.i.i37, 3
  %scevgep53.i.i39 = getelementptr i8, ptr %arg.code.2, i64 %55
  store double %.139.i.i18, ptr %scevgep53.i.i39, align 8
  %exitcond.not.i.i40 = icmp eq i64 %arg.code.24, %.245.i.i38
  br i1 %exitcond.not.i.i40, label %B188.endif.i.i41, label %B164.i.i36

B230.i.i79:
  %lsr.iv.i.i80 = phi ptr [ %scevgep29.i.i78, %B230.preheader27.i.i76 ], [ %scevgep30.i.i97, %B230.i.i79 ]
  %.369162164.i.i81 = phi i64 [ %.369162164.ph.i.i77, %B230.preheader27.i.i76 ], [ %.376.i.i82, %B230.i.i79 ]
  %.376.i.i82 = add nuw nsw i64 %.369162164.i.i81, 1
  %scevgep31.i.i83 = getelementptr i8, ptr %lsr.iv.i.i80, i64 -24
  %.404.i.i84 = load double, ptr %scevgep31.i.i83, align 8
  %scevgep32.i.i85 = getelementptr i8, ptr %lsr.iv.i.i80, i64 -16
  %.409.i.i86 = load double, ptr %scevgep32.i.i85, align 8
  %scevgep33.i.i87 = getelementptr i8, ptr %lsr.iv.i.i80, i64 -8
  %.414.i.i88 = load double, ptr %scevgep33.i.i87, align 8
  %.419.i.i89 = load double, ptr %lsr.iv.i.i80, align 8
  %.421.i.i90 = fmul double %.87.i.i15, %.419.i.i89
  %.422.i.i91 = fadd double %.414.i.i88, %.421.i.i90
  %.424.i.i92 = fmul double %.87.i.i15, %.422.i.i91
  %.425.i.i93 = fadd double %.409.i.i86, %.424.i.i92
  %.427.i.i94 = fmul double %.87.i.i15, %.425.i.i93
  %.428.i.i95 = fadd double %.404.i.i84, %.427.i.i94
  %56 = shl i64 %.369162164.i.i81, 3
  %scevgep34.i.i96 = getelementptr i8, ptr %arg.code.3, i64 %56
  store double %.428.i.i95, ptr %scevgep34.i.i96, align 8
  %scevgep30.i.i97 = getelementptr i8, ptr %lsr.iv.i.i80, i64 32
  %exitcond168.not.i.i98 = icmp eq i64 %arg.code.26, %.376.i.i82
  br i1 %exitcond168.not.i.i98, label %B0.endif.i99, label %B230.i.i79

B188.endif.i.i41:
  %.363163.not.i.i42 = icmp slt i64 %arg.code.26, 1
  br i1 %.363163.not.i.i42, label %B0.endif.i99, label %B230.preheader.i.i43

B230.preheader.i.i43:
  %min.iters.check15.i.i44 = icmp samesign ult i64 %arg.code.26, 26
  br i1 %min.iters.check15.i.i44, label %B230.preheader27.i.i76, label %vector.scevcheck.i.i45

vector.scevcheck.i.i45:
  %const98 = bitcast i64 576460752303423488 to i64
  %57 = shl i64 %arg.code.26, 5
  %mul.result.i.i46 = add i64 %57, -32
  %58 = getelementptr i8, ptr %arg.code.22, i64 %mul.result.i.i46
  %59 = icmp ult ptr %58, %arg.code.22
  %scevgep.i.i47 = getelementptr i8, ptr %arg.code.22, i64 8
  %mul.overflow3.i.i48 = icmp samesign ugt i64 %arg.code.26, %const98
  %60 = getelementptr i8, ptr %scevgep.i.i47, i64 %mul.result.i.i46
  %61 = icmp ult ptr %60, %scevgep.i.i47
  %62 = or i1 %mul.overflow3.i.i48, %61
  %scevgep4.i.i49 = getelementptr i8, ptr %arg.code.22, i64 16
  %63 = getelementptr i8, ptr %scevgep4.i.i49, i64 %mul.result.i.i46
  %64 = icmp ult ptr %63, %scevgep4.i.i49
  %scevgep8.i.i50 = getelementptr i8, ptr %arg.code.22, i64 24
  %65 = getelementptr i8, ptr %scevgep8.i.i50, i64 %mul.result.i.i46
  %66 = icmp ult ptr %65, %scevgep8.i.i50
  %67 = or i1 %59, %62
  %68 = or i1 %64, %67
  %69 = or i1 %66, %68
  br i1 %69, label %B230.preheader27.i.i76, label %vector.memcheck.i.i51

vector.memcheck.i.i51:
  %70 = shl nuw nsw i64 %arg.code.26, 3
  %scevgep12.i.i52 = getelementptr i8, ptr %arg.code.3, i64 %70
  %scevgep13.i.i53 = getelementptr i8, ptr %arg.code.22, i64 %57
  %bound0.i.i54 = icmp ult ptr %arg.code.3, %scevgep13.i.i53
  %bound1.i.i55 = icmp ult ptr %arg.code.22, %scevgep12.i.i52
  %found.conflict.i.i56 = and i1 %bound0.i.i54, %bound1.i.i55
  br i1 %found.conflict.i.i56, label %B230.preheader27.i.i76, label %vector.ph16.i.i57

vector.ph16.i.i57:
  %const107 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i58 = insertelement <2 x double> poison, double %.87.i.i15, i64 0
  %broadcast.splat20.i.i59 = shufflevector <2 x double> %broadcast.splatinsert19.i.i58, <2 x double> poison, <2 x i32> zeroinitializer
  %71 = and i64 %70, %const107
  br label %vector.body21.i.i60

vector.body21.i.i60:
  %lsr.iv36.i.i61 = phi i64 [ %lsr.iv.next.i.i72, %vector.body21.i.i60 ], [ 0, %vector.ph16.i.i57 ]
  %sunkaddr146 = mul i64 %lsr.iv36.i.i61, 4
  %sunkaddr147 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr146
  %72 = load double, ptr %sunkaddr147, align 8
  %sunkaddr148 = mul i64 %lsr.iv36.i.i61, 4
  %sunkaddr149 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr148
  %sunkaddr150 = getelementptr i8, ptr %sunkaddr149, i64 32
  %73 = load double, ptr %sunkaddr150, align 8
  %74 = insertelement <2 x double> poison, double %72, i64 0
  %75 = insertelement <2 x double> %74, double %73, i64 1
  %sunkaddr151 = mul i64 %lsr.iv36.i.i61, 4
  %sunkaddr152 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr151
  %sunkaddr153 = getelementptr i8, ptr %sunkaddr152, i64 8
  %76 = load double, ptr %sunkaddr153, align 8
  %sunkaddr154 = mul i64 %lsr.iv36.i.i61, 4
  %sunkaddr155 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr154
  %sunkaddr156 = getelementptr i8, ptr %sunkaddr155, i64 40
  %77 = load double, ptr %sunkaddr156, align 8
  %78 = insertelement <2 x double> poison, double %76, i64 0
  %79 = insertelement <2 x double> %78, double %77, i64 1
  %sunkaddr157 = mul i64 %lsr.iv36.i.i61, 4
  %sunkaddr158 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr157
  %sunkaddr159 = getelementptr i8, ptr %sunkaddr158, i64 16
  %80 = load double, ptr %sunkaddr159, align 8
  %sunkaddr160 = mul i64 %lsr.iv36.i.i61, 4
  %sunkaddr161 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr160
  %sunkaddr163 = getelementptr i8, ptr %sunkaddr161, i64 48
  %81 = load double, ptr %sunkaddr163, align 8
  %82 = insertelement <2 x double> poison, double %80, i64 0
  %83 = insertelement <2 x double> %82, double %81, i64 1
  %sunkaddr164 = mul i64 %lsr.iv36.i.i61, 4
  %sunkaddr165 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr164
  %sunkaddr166 = getelementptr i8, ptr %sunkaddr165, i64 24
  %84 = load double, ptr %sunkaddr166, align 8
  %sunkaddr167 = mul i64 %lsr.iv36.i.i61, 4
  %sunkaddr168 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr167
  %sunkaddr169 = getelementptr i8, ptr %sunkaddr168, i64 56
  %85 = load double, ptr %sunkaddr169, align 8
  %86 = insertelement <2 x double> poison, double %84, i64 0
  %87 = insertelement <2 x double> %86, double %85, i64 1
  %88 = fmul <2 x double> %broadcast.splat20.i.i59, %87
  %89 = fadd <2 x double> %83, %88
  %90 = fmul <2 x double> %broadcast.splat20.i.i59, %89
  %91 = fadd <2 x double> %79, %90
  %92 = fmul <2 x double> %broadcast.splat20.i.i59, %91
  %93 = fadd <2 x double> %75, %92
  %scevgep52.i.i71 = getelementptr i8, ptr %arg.code.3, i64 %lsr.iv36.i.i61
  store <2 x double> %93, ptr %scevgep52.i.i71, align 8
  %lsr.iv.next.i.i72 = add nuw nsw i64 %lsr.iv36.i.i61, 16
  %94 = icmp eq i64 %71, %lsr.iv.next.i.i72
  br i1 %94, label %middle.block24.i.i73, label %vector.body21.i.i60

middle.block24.i.i73:
  %const100 = bitcast i64 1152921504606846974 to i64
  %n.vec18.i.i74 = and i64 %arg.code.26, %const100
  %cmp.n25.i.i75 = icmp eq i64 %arg.code.26, %n.vec18.i.i74
  br i1 %cmp.n25.i.i75, label %B0.endif.i99, label %B230.preheader27.i.i76

B230.preheader27.i.i76:
  %.369162164.ph.i.i77 = phi i64 [ 0, %vector.memcheck.i.i51 ], [ 0, %vector.scevcheck.i.i45 ], [ 0, %B230.preheader.i.i43 ], [ %n.vec18.i.i74, %middle.block24.i.i73 ]
  %95 = shl i64 %.369162164.ph.i.i77, 5
  %96 = getelementptr i8, ptr %arg.code.22, i64 %95
  %scevgep29.i.i78 = getelementptr i8, ptr %96, i64 24
  br label %B230.i.i79

B0.endif.i99:
  %.68.i100 = shl i64 %arg.code.25, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.68.i100, i1 false)
  %.44.i.i.i101 = getelementptr i8, ptr %arg.code.0, i64 288
  %.45.i.i.i102 = load i64, ptr %.44.i.i.i101, align 8
  %.50.not.i.i.i103 = icmp eq i64 %.45.i.i.i102, 0
  br i1 %.50.not.i.i.i103, label %B0.endif.i.i115, label %B48.i.i.i104

B48.i.i.i104:
  %sunkaddr1.i.i.i105 = getelementptr i8, ptr %arg.code.0, i64 296
  %.58.i.i.i106 = load i64, ptr %sunkaddr1.i.i.i105, align 8
  %sunkaddr3.i.i.i107 = getelementptr i8, ptr %arg.code.0, i64 304
  %.65.i.i.i108 = load i64, ptr %sunkaddr3.i.i.i107, align 8
  %sunkaddr5.i.i.i109 = getelementptr i8, ptr %arg.code.0, i64 312
  %.76.i.i.i110 = load i64, ptr %sunkaddr5.i.i.i109, align 8
  %.78.i.i.i111 = inttoptr i64 %.58.i.i.i106 to ptr
  %.79.i.i.i112 = inttoptr i64 %.65.i.i.i108 to ptr
  %.80.i.i.i113 = inttoptr i64 %.76.i.i.i110 to ptr
  %.81.i.i.i114 = inttoptr i64 %.45.i.i.i102 to ptr
  tail call void %.81.i.i.i114(ptr %.78.i.i.i111, ptr %.79.i.i.i112, ptr %.80.i.i.i113)
  br label %B0.endif.i.i115

B0.endif.i.i115:
  %.44.i1.i.i116 = getelementptr i8, ptr %arg.code.0, i64 320
  %.45.i2.i.i117 = load i64, ptr %.44.i1.i.i116, align 8
  %.50.not.i3.i.i118 = icmp eq i64 %.45.i2.i.i117, 0
  br i1 %.50.not.i3.i.i118, label %B630.endif.endif, label %B48.i4.i.i119

B48.i4.i.i119:
  %sunkaddr1.i5.i.i120 = getelementptr i8, ptr %arg.code.0, i64 328
  %.58.i6.i.i121 = load i64, ptr %sunkaddr1.i5.i.i120, align 8
  %sunkaddr3.i7.i.i122 = getelementptr i8, ptr %arg.code.0, i64 336
  %.65.i8.i.i123 = load i64, ptr %sunkaddr3.i7.i.i122, align 8
  %sunkaddr5.i9.i.i124 = getelementptr i8, ptr %arg.code.0, i64 344
  %.76.i10.i.i125 = load i64, ptr %sunkaddr5.i9.i.i124, align 8
  %.78.i11.i.i126 = inttoptr i64 %.58.i6.i.i121 to ptr
  %.79.i12.i.i127 = inttoptr i64 %.65.i8.i.i123 to ptr
  %.80.i13.i.i128 = inttoptr i64 %.76.i10.i.i125 to ptr
  %.81.i14.i.i129 = inttoptr i64 %.45.i2.i.i117 to ptr
  tail call void %.81.i14.i.i129(ptr %.78.i11.i.i126, ptr %.79.i12.i.i127, ptr %.80.i13.i.i128)
  br label %B630.endif.endif

B738:
  %.1066470472 = phi i64 [ 0, %B738.preheader.new ], [ %.1073.1, %B870.1 ]
  %sunkaddr170 = mul i64 %.1066470472, 8
  %sunkaddr171 = getelementptr i8, ptr %arg.s.3, i64 %sunkaddr170
  %.1105 = load double, ptr %sunkaddr171, align 8
  %.1106 = fcmp une double %.1105, 0.000000e+00
  br i1 %.1106, label %B828, label %B774

B774:
  %sunkaddr172 = getelementptr i8, ptr %arg.s.0, i64 88
  %.1183 = load double, ptr %sunkaddr172, align 8
  %.1184 = fcmp ogt double %.1183, 0x3D719799812DEA11
  br i1 %.1184, label %B828, label %B870

B828:
  %sunkaddr173 = mul i64 %.1066470472, 8
  %sunkaddr174 = getelementptr i8, ptr %arg.code.17, i64 %sunkaddr173
  %.1190 = load double, ptr %sunkaddr174, align 8
  %sunkaddr175 = mul i64 %.1066470472, 8
  %sunkaddr176 = getelementptr i8, ptr %arg.s.3, i64 %sunkaddr175
  store double %.1190, ptr %sunkaddr176, align 8
  br label %B870

B870:
  %.1073.1 = add nuw i64 %.1066470472, 2
  %sunkaddr177 = mul i64 %.1066470472, 8
  %sunkaddr178 = getelementptr i8, ptr %arg.s.3, i64 %sunkaddr177
  %sunkaddr179 = getelementptr i8, ptr %sunkaddr178, i64 8
  %.1105.1 = load double, ptr %sunkaddr179, align 8
  %.1106.1 = fcmp une double %.1105.1, 0.000000e+00
  br i1 %.1106.1, label %B828.1, label %B774.1

B774.1:
  %sunkaddr180 = getelementptr i8, ptr %arg.s.0, i64 88
  %.1183.1 = load double, ptr %sunkaddr180, align 8
  %.1184.1 = fcmp ogt double %.1183.1, 0x3D719799812DEA11
  br i1 %.1184.1, label %B828.1, label %B870.1

B828.1:
  %sunkaddr181 = mul i64 %.1066470472, 8
  %sunkaddr182 = getelementptr i8, ptr %arg.code.17, i64 %sunkaddr181
  %sunkaddr183 = getelementptr i8, ptr %sunkaddr182, i64 8
  %.1190.1 = load double, ptr %sunkaddr183, align 8
  %sunkaddr184 = mul i64 %.1066470472, 8
  %sunkaddr185 = getelementptr i8, ptr %arg.s.3, i64 %sunkaddr184
  %sunkaddr186 = getelementptr i8, ptr %sunkaddr185, i64 8
  store double %.1190.1, ptr %sunkaddr186, align 8
  br label %B870.1

B870.1:
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.1073.1
  br i1 %niter.ncmp.1, label %B872.loopexit.unr-lcssa, label %B738

B872.loopexit.unr-lcssa:
  %97 = and i64 %arg.code.27, 1
  %lcmp.mod.not = icmp eq i64 %97, 0
  br i1 %lcmp.mod.not, label %B872, label %B738.epil.preheader

B738.epil.preheader:
  %.1066470472.epil.init = phi i64 [ 0, %B738.preheader ], [ %unroll_iter, %B872.loopexit.unr-lcssa ]
  %.1104.epil = getelementptr double, ptr %arg.s.3, i64 %.1066470472.epil.init
  %.1105.epil = load double, ptr %.1104.epil, align 8
  %.1106.epil = fcmp une double %.1105.epil, 0.000000e+00
  br i1 %.1106.epil, label %B828.epil, label %B774.epil

B774.epil:
  %sunkaddr187 = getelementptr i8, ptr %arg.s.0, i64 88
  %.1183.epil = load double, ptr %sunkaddr187, align 8
  %.1184.epil = fcmp ogt double %.1183.epil, 0x3D719799812DEA11
  br i1 %.1184.epil, label %B828.epil, label %B872

B828.epil:
  %.1189.epil = getelementptr double, ptr %arg.code.17, i64 %.1066470472.epil.init
  %.1190.epil = load double, ptr %.1189.epil, align 8
  %sunkaddr320 = shl i64 %.1066470472.epil.init, 3
  %sunkaddr321 = getelementptr i8, ptr %arg.s.3, i64 %sunkaddr320
  store double %.1190.epil, ptr %sunkaddr321, align 8
  br label %B872

B872:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B188.endif.endif:
  %.429 = getelementptr double, ptr %arg.code.18, i64 %arg.code.27
  %.519463.not = icmp eq i64 %.arg.code.27.i, 0
  br i1 %.519463.not, label %B630, label %B342.endif.endif.preheader

B342.endif.endif.preheader:
  %98 = add i64 %arg.code.27, -1
  br label %B342.endif.endif

B342.endif.endif:
  %away.3.1466 = phi i1 [ %away.3.1466.be, %B342.endif.endif.backedge ], [ true, %B342.endif.endif.preheader ]
  %.525460464 = phi i64 [ %.532, %B342.endif.endif.backedge ], [ 0, %B342.endif.endif.preheader ]
  %99 = shl i64 %.525460464, 3
  %scevgep207 = getelementptr i8, ptr %arg.code.17, i64 %99
  %.562 = load double, ptr %scevgep207, align 8
  %scevgep206 = getelementptr i8, ptr %arg.code.18, i64 %99
  %.569 = load double, ptr %scevgep206, align 8
  %.12.i = fcmp olt double %.562, %.569
  %.13.i = select i1 %.12.i, double %.562, double %.569
  %100 = shl i64 %.525460464, 3
  %scevgep71 = getelementptr i8, ptr %.429, i64 %100
  %.601 = load double, ptr %scevgep71, align 8
  %.12.i131 = fcmp ogt double %.562, %.601
  %.13.i132 = select i1 %.12.i131, double %.562, double %.601
  %.647 = fcmp ord double %.562, 0.000000e+00
  %or.cond = select i1 %away.3.1466, i1 %.647, i1 false
  br i1 %or.cond, label %B484, label %B514.thread

B522.endif:
  store i64 0, ptr %.756, align 8
  %.760 = call i32 @part24(ptr %.756, ptr %excinfo.7, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5.fr.i, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %.770 = load i64, ptr %.756, align 8
  %cond135 = icmp eq i32 %.760, 0
  br i1 %cond135, label %B522.endif.endif, label %B522.endif.if.if

B522.if.if:
  %.739 = icmp sgt i32 %.731, 0
  %.732 = load ptr, ptr %excinfo.6, align 8
  %.740 = select i1 %.739, ptr %.732, ptr undef
  store ptr %.740, ptr %excinfo, align 8
  br label %common.ret

B522.endif.endif:
  %.851.not = icmp eq i64 %.770, 0
  br i1 %.851.not, label %B630, label %B626

B522.endif.if.if:
  %.768 = icmp sgt i32 %.760, 0
  %.761 = load ptr, ptr %excinfo.7, align 8
  %.769 = select i1 %.768, ptr %.761, ptr undef
  store ptr %.769, ptr %excinfo, align 8
  br label %common.ret

B630.endif.endif:
  %.arg.code.27450 = tail call i64 @llvm.smax.i64(i64 %arg.code.27, i64 0)
  %.1060471.not = icmp eq i64 %.arg.code.27450, 0
  br i1 %.1060471.not, label %B872, label %B738.preheader

B738.preheader:
  %101 = icmp eq i64 %arg.code.27, 1
  br i1 %101, label %B738.epil.preheader, label %B738.preheader.new

B738.preheader.new:
  %unroll_iter = and i64 %arg.code.27, -2
  br label %B738
}

define internal i32 @part22(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.385.i = alloca ptr, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.876 = alloca ptr, align 8
  %excinfo.2 = alloca ptr, align 8
  %.155 = getelementptr i8, ptr %arg.s.0, i64 96
  %.156 = load double, ptr %.155, align 8
  store ptr null, ptr %excinfo.1.i, align 8
  %.143.i = getelementptr i8, ptr %arg.s.1, i64 8
  %.144.i = load i64, ptr %.143.i, align 8
  %.229.i = load double, ptr %arg.s.0, align 8
  %.305.i = getelementptr i8, ptr %arg.s.0, i64 88
  %.306.i = load double, ptr %.305.i, align 8
  %.307.i = fadd double %.229.i, %.306.i
  %.311.i = getelementptr double, ptr %arg.s.6, i64 %.144.i
  store double %.307.i, ptr %.311.i, align 8
  %.376.i = getelementptr i8, ptr %arg.s.1, i64 72
  %.377.i = load i64, ptr %.376.i, align 8
  %.378.not.i = icmp eq i64 %.377.i, 0
  br i1 %.378.not.i, label %part25, label %B220.i

B220.i:
  %.389.i = call i32 @part8(ptr %.385.i, ptr %excinfo.1.i, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond.i = icmp eq i32 %.389.i, 0
  br i1 %cond.i, label %B220.endif.i, label %part5

part25:
  %.442.i = shl i64 %arg.code.25, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.room.2, i64 %.442.i, i1 false)
  %.452.i = mul nsw i64 %.144.i, %arg.code.25
  %.453.i = getelementptr double, ptr %arg.s.7, i64 %.452.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.453.i, ptr %arg.room.2, i64 %.442.i, i1 false)
  %.468.i = mul nsw i64 %.144.i, %arg.code.30
  %.471.i = getelementptr double, ptr %arg.s.9, i64 %.468.i
  %.478.i = shl i64 %arg.code.30, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.471.i, ptr %arg.code.23, i64 %.478.i, i1 false)
  %sunkaddr = getelementptr i8, ptr %arg.s.1, i64 8
  %.544.i = load i64, ptr %sunkaddr, align 8
  %.545.i = add nsw i64 %.544.i, 1
  store i64 %.545.i, ptr %sunkaddr, align 8
  %.613.i = getelementptr i8, ptr %arg.s.1, i64 16
  %.614.i = load i64, ptr %.613.i, align 8
  %.615.i = add nsw i64 %.614.i, 1
  store i64 %.615.i, ptr %.613.i, align 8
  %0 = getelementptr double, ptr %arg.s.6, i64 %.545.i
  %.263 = getelementptr i8, ptr %0, i64 -8
  store double %.156, ptr %.263, align 8
  store double %.156, ptr %arg.s.0, align 8
  %.416 = getelementptr i8, ptr %arg.s.0, i64 40
  %.417 = load double, ptr %.416, align 8
  %.418 = fcmp une double %.417, 0.000000e+00
  br i1 %.418, label %B246, label %B424

B220.endif.i:
  %.417.i = mul i64 %arg.code.25, %arg.m.3
  %.420.i = mul i64 %.144.i, %.417.i
  %.421.i = getelementptr double, ptr %arg.s.8, i64 %.420.i
  %.430.i = shl i64 %.417.i, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.421.i, ptr %arg.room.3, i64 %.430.i, i1 false)
  br label %part25

part5:
  %.390.i = load ptr, ptr %excinfo.1.i, align 8
  %.181 = icmp sgt i32 %.389.i, 0
  %.182 = select i1 %.181, ptr %.390.i, ptr undef
  store ptr %.182, ptr %excinfo, align 8
  br label %common.ret

B246:
  %.494 = getelementptr i8, ptr %arg.s.0, i64 32
  %.495 = load double, ptr %.494, align 8
  %.559 = load i64, ptr %arg.s.1, align 8
  %.560 = add nsw i64 %.559, 1
  %.637 = sitofp i64 %.560 to double
  %.638 = fmul double %.417, %.637
  %.639 = fadd double %.495, %.638
  %.641 = fcmp ult double %.156, %.639
  br i1 %.641, label %B424, label %B372

B372:
  store i64 %.560, ptr %arg.s.1, align 8
  br label %B424

B424:
  %.786 = getelementptr i8, ptr %arg.s.0, i64 136
  %.787 = load double, ptr %.786, align 8
  %.788 = fcmp une double %.787, 0.000000e+00
  br i1 %.788, label %B468, label %B694

B468:
  %.864 = getelementptr i8, ptr %arg.s.0, i64 8
  %.865 = load double, ptr %.864, align 8
  %.869 = fcmp olt double %.156, %.865
  br i1 %.869, label %B512, label %B698

B512:
  %.880 = call i32 @part10(ptr %.876, ptr %excinfo.2, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3)
  %cond = icmp eq i32 %.880, 0
  br i1 %cond, label %B512.endif, label %B512.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B694 ], [ 0, %B698 ], [ %.389.i, %part5 ], [ 0, %B512.endif ], [ %.880, %B512.if.if ]
  ret i32 %common.ret.op

B694:
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B698:
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B512.endif:
  %sunkaddr1 = getelementptr i8, ptr %arg.s.1, i64 8
  %.969 = load i64, ptr %sunkaddr1, align 8
  %.972 = add nsw i64 %.969, -1
  %.975 = mul nsw i64 %.972, %arg.code.25
  %.976 = getelementptr double, ptr %arg.s.7, i64 %.975
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.976, ptr %arg.s.2, i64 %.442.i, i1 false)
  store ptr null, ptr %retptr, align 8
  br label %common.ret

B512.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part23(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i64 %arg.came) {
B0:
  %.786 = alloca double, align 8
  %excinfo.1 = alloca ptr, align 8
  %.160 = getelementptr i8, ptr %arg.s.0, i64 88
  %.161 = load double, ptr %.160, align 8
  switch i64 %arg.came, label %B132 [
    i64 3, label %B96
    i64 0, label %B354
  ]

common.ret:
  %common.ret.op = phi i32 [ 0, %B96 ], [ 0, %B260 ], [ 0, %B284 ], [ 0, %B464 ], [ 0, %B626 ], [ %.790, %B398.if.if ]
  ret i32 %common.ret.op

B96:
  store i64 3, ptr %retptr, align 8
  br label %common.ret

B132:
  %.394 = getelementptr i8, ptr %arg.s.1, i64 24
  %.395 = load i64, ptr %.394, align 8
  %.396 = add nsw i64 %.395, 1
  store i64 %.396, ptr %.394, align 8
  %.473 = getelementptr i8, ptr %arg.s.0, i64 40
  %.474 = load double, ptr %.473, align 8
  %.475 = fcmp une double %.474, 0.000000e+00
  %.478 = fcmp olt double %.161, 0x3DA5FD7FE1796495
  %or.cond = select i1 %.475, i1 true, i1 %.478
  br i1 %or.cond, label %B260, label %B284

B260:
  store i64 11, ptr %retptr, align 8
  br label %common.ret

B284:
  %.552 = fmul double %.161, 2.000000e-01
  %.629 = getelementptr i8, ptr %arg.s.0, i64 16
  store double %.552, ptr %.629, align 8
  store i64 5, ptr %retptr, align 8
  br label %common.ret

B354:
  %.776 = getelementptr i8, ptr %arg.s.0, i64 40
  %.777 = load double, ptr %.776, align 8
  %.778 = fcmp oeq double %.777, 0.000000e+00
  br i1 %.778, label %B398, label %B626

B398:
  store double 0.000000e+00, ptr %.786, align 8
  %.790 = call i32 @part26(ptr %.786, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond = icmp eq i32 %.790, 0
  br i1 %cond, label %B398.endif, label %B398.if.if

B464:
  %"$phi204.1.2.0.i" = phi double [ 2.000000e-01, %B192.i ], [ %.145.i, %B108.i ]
  %.186.i = fmul double %.161, %"$phi204.1.2.0.i"
  %.265.i = getelementptr i8, ptr %arg.s.0, i64 16
  store double %.186.i, ptr %.265.i, align 8
  %.334.i = getelementptr i8, ptr %arg.s.1, i64 24
  %.335.i = load i64, ptr %.334.i, align 8
  %.336.i = add nsw i64 %.335.i, 1
  store i64 %.336.i, ptr %.334.i, align 8
  %.931 = load double, ptr %.265.i, align 8
  %.1007 = load double, ptr %arg.s.0, align 8
  %.1010 = tail call double @llvm.fabs.f64(double %.1007)
  %.1011 = fadd double %.1010, 1.000000e-03
  %.1012 = fmul double %.1011, 0x3D06849B86A12B9B
  %.1013 = fcmp olt double %.931, %.1012
  %"$phi624.0.2.0" = select i1 %.1013, i64 13, i64 5
  store i64 %"$phi624.0.2.0", ptr %retptr, align 8
  br label %common.ret

B626:
  store i64 4, ptr %retptr, align 8
  br label %common.ret

B398.endif:
  %.800 = load double, ptr %.786, align 8
  %.127.i = fcmp ugt double %.800, 1.000000e+00
  br i1 %.127.i, label %B76.i, label %B302.i

B76.i:
  %.130.i = fcmp ueq double %.800, 0x7FF0000000000000
  br i1 %.130.i, label %B192.i, label %B108.i

B108.i:
  %.136.i = sitofp i64 %arg.m.6 to double
  %.140.i = fdiv double -1.000000e+00, %.136.i
  %.142.i = tail call double @llvm.pow.f64(double %.800, double %.140.i)
  %.145.i = fmul double %.142.i, 9.000000e-01
  %.164.i = fcmp ogt double %.145.i, 2.000000e-01
  br i1 %.164.i, label %B464, label %B192.i

B192.i:
  br label %B464

B302.i:
  %.349.i = fcmp ogt double %.800, 0.000000e+00
  br i1 %.349.i, label %B328.i, label %B510.i

B328.i:
  %.355.i = sitofp i64 %arg.m.6 to double
  %.359.i = fdiv double 0xBFE6666666666666, %.355.i
  %.361.i = tail call double @llvm.pow.f64(double %.800, double %.359.i)
  %.362.i = fmul double %.361.i, 9.000000e-01
  %.437.i = getelementptr i8, ptr %arg.s.0, i64 24
  %.438.i = load double, ptr %.437.i, align 8
  %.447.i = fdiv double 4.000000e-01, %.355.i
  %.448.i = tail call double @llvm.pow.f64(double %.438.i, double %.447.i)
  %.449.i = fmul double %.362.i, %.448.i
  %.454.i = fcmp olt double %.449.i, 2.000000e-01
  br i1 %.454.i, label %B510.i, label %B468.i

B468.i:
  %.475.i = fcmp ogt double %.449.i, 8.000000e+00
  br i1 %.475.i, label %B510.i, label %B506.i

B506.i:
  br label %B510.i

B510.i:
  %factor.5.0.i = phi double [ 8.000000e+00, %B302.i ], [ 8.000000e+00, %B468.i ], [ %.449.i, %B506.i ], [ 2.000000e-01, %B328.i ]
  %.498.i = fcmp ogt double %.800, 1.000000e-04
  %"$phi528.0.2.0.i" = select i1 %.498.i, double %.800, double 1.000000e-04
  %.587.i = getelementptr i8, ptr %arg.s.0, i64 24
  store double %"$phi528.0.2.0.i", ptr %.587.i, align 8
  %.665.i = getelementptr i8, ptr %arg.s.0, i64 16
  %.666.i = load double, ptr %.665.i, align 8
  %.668.i = fcmp oge double %.161, %.666.i
  %.672.i = fmul double %.161, %factor.5.0.i
  %.749.i = fcmp ogt double %.672.i, %.666.i
  %or.cond.i = or i1 %.668.i, %.749.i
  %.752.i = fcmp olt double %factor.5.0.i, 1.000000e+00
  %or.cond130.i = or i1 %.752.i, %or.cond.i
  br i1 %or.cond130.i, label %B662.i, label %B626

B662.i:
  %.831.i = getelementptr i8, ptr %arg.s.0, i64 64
  %.832.i = load double, ptr %.831.i, align 8
  %.833.i = fcmp olt double %.672.i, %.832.i
  %"$phi756.0.2.0.i" = select i1 %.833.i, double %.672.i, double %.832.i
  %sunkaddr = getelementptr i8, ptr %arg.s.0, i64 16
  store double %"$phi756.0.2.0.i", ptr %sunkaddr, align 8
  br label %B626

B398.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part26(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0.endif:
  %.165 = getelementptr i8, ptr %arg.s.1, i64 40
  %.166 = load i64, ptr %.165, align 8
  %.248297.not = icmp slt i64 %.166, 1
  br i1 %.248297.not, label %B222.endif, label %B108.backedge.preheader

B108.backedge.preheader:
  %0 = icmp eq i64 %.166, 1
  br i1 %0, label %B108.backedge.epil.preheader, label %B108.backedge.preheader.new

B108.backedge.preheader.new:
  %const = bitcast i64 9223372036854775806 to i64
  %unroll_iter = and i64 %.166, %const
  br label %B108.backedge

B108.backedge:
  %rounding.2.0300 = phi double [ 0.000000e+00, %B108.backedge.preheader.new ], [ %.13.i.1, %B108.backedge ]
  %.254296298 = phi i64 [ 0, %B108.backedge.preheader.new ], [ %.261.1, %B108.backedge ]
  %sunkaddr28 = mul i64 %.254296298, 8
  %sunkaddr29 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr28
  %.289 = load double, ptr %sunkaddr29, align 8
  %sunkaddr30 = mul i64 %.254296298, 8
  %sunkaddr31 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr30
  %.293 = load double, ptr %sunkaddr31, align 8
  %.294 = tail call double @llvm.fabs.f64(double %.293)
  %.295 = fmul double %.289, %.294
  %.12.i = fcmp ogt double %.295, %rounding.2.0300
  %.13.i = select i1 %.12.i, double %.295, double %rounding.2.0300
  %sunkaddr = mul i64 %.254296298, 8
  %sunkaddr32 = getelementptr i8, ptr %arg.code.20, i64 %sunkaddr
  %sunkaddr33 = getelementptr i8, ptr %sunkaddr32, i64 8
  %.289.1 = load double, ptr %sunkaddr33, align 8
  %sunkaddr34 = mul i64 %.254296298, 8
  %sunkaddr35 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr34
  %sunkaddr43 = getelementptr i8, ptr %sunkaddr35, i64 8
  %.293.1 = load double, ptr %sunkaddr43, align 8
  %.294.1 = tail call double @llvm.fabs.f64(double %.293.1)
  %.295.1 = fmul double %.289.1, %.294.1
  %.12.i.1 = fcmp ogt double %.295.1, %.13.i
  %.13.i.1 = select i1 %.12.i.1, double %.295.1, double %.13.i
  %.261.1 = add nuw i64 %.254296298, 2
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.261.1
  br i1 %niter.ncmp.1, label %B222.endif.loopexit.unr-lcssa, label %B108.backedge

B544:
  %total_low.2.0332 = phi double [ %.1265, %B1004.endif.endif ], [ 0.000000e+00, %B544.preheader ]
  %total.2.0331 = phi double [ %.1230, %B1004.endif.endif ], [ 0.000000e+00, %B544.preheader ]
  %.659317329 = phi i64 [ %.666, %B1004.endif.endif ], [ 0, %B544.preheader ]
  %.666 = add nuw nsw i64 %.659317329, 1
  %.696 = icmp slt i64 %.659317329, %.166
  br i1 %.696, label %B612.endif, label %B562

B562:
  %sunkaddr45 = getelementptr i8, ptr %arg.s.1, i64 48
  %.769 = load i64, ptr %sunkaddr45, align 8
  %.771 = add nsw i64 %.769, %.659317329
  br label %B612.endif

B666:
  %lsr.iv = phi ptr [ %scevgep36, %B666 ], [ %invariant.gep, %B612.endif ]
  %e_low.2.1309 = phi double [ %.949.1, %B666 ], [ 0.000000e+00, %B612.endif ]
  %e.2.1308 = phi double [ %.933.1, %B666 ], [ 0.000000e+00, %B612.endif ]
  %.888304306 = phi i64 [ %.895.1, %B666 ], [ 0, %B612.endif ]
  %1 = shl i64 %.888304306, 3
  %scevgep34 = getelementptr i8, ptr %scevgep, i64 %1
  %scevgep35 = getelementptr i8, ptr %scevgep34, i64 -8
  %.922 = load double, ptr %scevgep35, align 8
  %.930 = load double, ptr %lsr.iv, align 8
  %.931 = fmul double %.922, %.930
  %.933 = fadd double %e.2.1308, %.931
  %2 = shl i64 %.888304306, 3
  %scevgep17 = getelementptr i8, ptr %scevgep38, i64 %2
  %scevgep18 = getelementptr i8, ptr %scevgep17, i64 -8
  %.938 = load double, ptr %scevgep18, align 8
  %.947 = fmul double %.930, %.938
  %.949 = fadd double %e_low.2.1309, %.947
  %.895.1 = add nuw i64 %.888304306, 2
  %.922.1 = load double, ptr %scevgep34, align 8
  %sunkaddr46 = mul i64 %arg.code.25, 8
  %sunkaddr47 = getelementptr i8, ptr %lsr.iv, i64 %sunkaddr46
  %.930.1 = load double, ptr %sunkaddr47, align 8
  %.931.1 = fmul double %.922.1, %.930.1
  %.933.1 = fadd double %.933, %.931.1
  %.938.1 = load double, ptr %scevgep17, align 8
  %.947.1 = fmul double %.930.1, %.938.1
  %.949.1 = fadd double %.949, %.947.1
  %scevgep36 = getelementptr i8, ptr %lsr.iv, i64 %7
  %niter31.ncmp.1 = icmp eq i64 %unroll_iter30, %.895.1
  br i1 %niter31.ncmp.1, label %B1004.endif.endif.loopexit.unr-lcssa, label %B666

B1094:
  %.us-phi = phi double [ %.1230.us, %B612.endif.us ], [ %.1230.us34, %B612.endif.us12 ], [ %.1230, %B1004.endif.endif ]
  %.us-phi2 = phi double [ %.1265.us, %B612.endif.us ], [ %.1265.us35, %B612.endif.us12 ], [ %.1265, %B1004.endif.endif ]
  %.1288 = fcmp oeq double %.us-phi, 0.000000e+00
  br i1 %.1288, label %common.ret, label %B1110

common.ret:
  %storemerge = phi double [ %.1409, %B1110 ], [ 0.000000e+00, %B222.endif ], [ 0.000000e+00, %B1094 ]
  store double %storemerge, ptr %retptr, align 8
  ret i32 0

B1110:
  %3 = fmul double %.us-phi2, 1.000000e-02
  %.1377 = getelementptr i8, ptr %arg.s.0, i64 88
  %.1378 = load double, ptr %.1377, align 8
  %.1380 = fmul double %.us-phi, %.1378
  %.1386 = fadd double %.us-phi, %3
  %.1390 = uitofp nneg i64 %.565 to double
  %.1391 = fmul double %.1386, %.1390
  %.1401 = tail call double @llvm.sqrt.f64(double %.1391)
  %.1409 = fdiv double %.1380, %.1401
  br label %common.ret

B222.endif.loopexit.unr-lcssa:
  %4 = and i64 %.166, 1
  %lcmp.mod.not = icmp eq i64 %4, 0
  br i1 %lcmp.mod.not, label %B222.endif, label %B108.backedge.epil.preheader

B108.backedge.epil.preheader:
  %rounding.2.0300.epil.init = phi double [ 0.000000e+00, %B108.backedge.preheader ], [ %.13.i.1, %B222.endif.loopexit.unr-lcssa ]
  %.254296298.epil.init = phi i64 [ 0, %B108.backedge.preheader ], [ %unroll_iter, %B222.endif.loopexit.unr-lcssa ]
  %.288.epil = getelementptr double, ptr %arg.code.20, i64 %.254296298.epil.init
  %.289.epil = load double, ptr %.288.epil, align 8
  %.292.epil = getelementptr double, ptr %arg.s.2, i64 %.254296298.epil.init
  %.293.epil = load double, ptr %.292.epil, align 8
  %.294.epil = tail call double @llvm.fabs.f64(double %.293.epil)
  %.295.epil = fmul double %.289.epil, %.294.epil
  %.12.i.epil = fcmp ogt double %.295.epil, %rounding.2.0300.epil.init
  %.13.i.epil = select i1 %.12.i.epil, double %.295.epil, double %rounding.2.0300.epil.init
  br label %B222.endif

B222.endif:
  %rounding.2.0.lcssa = phi double [ 0.000000e+00, %B0.endif ], [ %.13.i.1, %B222.endif.loopexit.unr-lcssa ], [ %.13.i.epil, %B108.backedge.epil.preheader ]
  %.350 = add i64 %arg.m.2, 2
  %.353 = mul i64 %.350, %arg.m.2
  %.354 = getelementptr double, ptr %arg.m.0, i64 %.353
  %.359 = add i64 %arg.m.2, 3
  %.362 = mul i64 %.359, %arg.m.2
  %.363 = getelementptr double, ptr %arg.m.0, i64 %.362
  %.563 = getelementptr i8, ptr %arg.s.1, i64 56
  %.564 = load i64, ptr %.563, align 8
  %.565 = add nsw i64 %.564, %.166
  %.653328.not = icmp slt i64 %.565, 1
  br i1 %.653328.not, label %common.ret, label %B544.lr.ph

B544.lr.ph:
  %const27 = bitcast i64 9223372036854775806 to i64
  %.1052 = getelementptr i8, ptr %arg.s.0, i64 56
  %.1129 = getelementptr i8, ptr %arg.s.0, i64 48
  %.1053 = load double, ptr %.1052, align 8
  %.1130 = load double, ptr %.1129, align 8
  %unroll_iter30 = and i64 %arg.m.5, %const27
  %5 = shl i64 %.353, 3
  %6 = getelementptr i8, ptr %arg.m.0, i64 %5
  %scevgep = getelementptr i8, ptr %6, i64 8
  %7 = shl i64 %arg.code.25, 4
  %8 = shl i64 %.362, 3
  %9 = getelementptr i8, ptr %arg.m.0, i64 %8
  %scevgep38 = getelementptr i8, ptr %9, i64 8
  %10 = icmp slt i64 %arg.m.5, 1
  br i1 %10, label %B544.us.preheader, label %B544.lr.ph.split

B544.us.preheader:
  br label %B544.us

B544.us:
  %total_low.2.0332.us = phi double [ %.1265.us, %B612.endif.us ], [ 0.000000e+00, %B544.us.preheader ]
  %total.2.0331.us = phi double [ %.1230.us, %B612.endif.us ], [ 0.000000e+00, %B544.us.preheader ]
  %.659317329.us = phi i64 [ %.666.us, %B612.endif.us ], [ 0, %B544.us.preheader ]
  %.666.us = add nuw nsw i64 %.659317329.us, 1
  %.696.us = icmp slt i64 %.659317329.us, %.166
  br i1 %.696.us, label %B612.endif.us, label %B562.us

B562.us:
  %sunkaddr48 = getelementptr i8, ptr %arg.s.1, i64 48
  %.769.us = load i64, ptr %sunkaddr48, align 8
  %11 = add i64 %.659317329.us, %.769.us
  br label %B612.endif.us

B612.endif.us:
  %"$phi612.1.2.1.us" = phi i64 [ %11, %B562.us ], [ %.659317329.us, %B544.us ]
  %.960.us = getelementptr double, ptr %arg.s.2, i64 %"$phi612.1.2.1.us"
  %.961.us = load double, ptr %.960.us, align 8
  %.962.us = tail call double @llvm.fabs.f64(double %.961.us)
  %.966.us = getelementptr double, ptr %arg.room.1, i64 %"$phi612.1.2.1.us"
  %.967.us = load double, ptr %.966.us, align 8
  %.970.us = tail call double @llvm.fabs.f64(double %.967.us)
  %.1133.us = fcmp ogt double %.962.us, %.970.us
  %"$phi1004.3.2.1.us" = select i1 %.1133.us, double %.962.us, double %.970.us
  %.1160.us = fmul double %.1130, %"$phi1004.3.2.1.us"
  %.1166.us = fadd double %.1053, %.1160.us
  %.12.i9.us = fcmp ogt double %rounding.2.0.lcssa, %.1166.us
  %.13.i10.us = select i1 %.12.i9.us, double %rounding.2.0.lcssa, double %.1166.us
  %.1202.us = fdiv double 0.000000e+00, %.13.i10.us
  %.147.i20.us = fmul double %.1202.us, %.1202.us
  %.1230.us = fadd double %total.2.0331.us, %.147.i20.us
  %.1265.us = fadd double %total_low.2.0332.us, %.147.i20.us
  %exitcond353.not.us = icmp eq i64 %.565, %.666.us
  br i1 %exitcond353.not.us, label %B1094, label %B544.us

B544.lr.ph.split:
  %12 = icmp eq i64 %arg.m.5, 1
  br i1 %12, label %B544.lr.ph.split.split.us, label %B544.preheader

B544.preheader:
  %.926.epil = mul nsw i64 %arg.code.25, %unroll_iter30
  br label %B544

B544.lr.ph.split.split.us:
  %.922.epil.us = load double, ptr %.354, align 8
  %.938.epil.us = load double, ptr %.363, align 8
  br label %B544.us3

B544.us3:
  %total_low.2.0332.us4 = phi double [ 0.000000e+00, %B544.lr.ph.split.split.us ], [ %.1265.us35, %B612.endif.us12 ]
  %total.2.0331.us5 = phi double [ 0.000000e+00, %B544.lr.ph.split.split.us ], [ %.1230.us34, %B612.endif.us12 ]
  %.659317329.us6 = phi i64 [ 0, %B544.lr.ph.split.split.us ], [ %.666.us7, %B612.endif.us12 ]
  %.666.us7 = add nuw nsw i64 %.659317329.us6, 1
  %.696.us8 = icmp slt i64 %.659317329.us6, %.166
  br i1 %.696.us8, label %B612.endif.us12, label %B562.us9

B562.us9:
  %sunkaddr49 = getelementptr i8, ptr %arg.s.1, i64 48
  %.769.us10 = load i64, ptr %sunkaddr49, align 8
  %13 = add i64 %.659317329.us6, %.769.us10
  br label %B612.endif.us12

B612.endif.us12:
  %"$phi612.1.2.1.us13" = phi i64 [ %13, %B562.us9 ], [ %.659317329.us6, %B544.us3 ]
  %invariant.gep.us14 = getelementptr double, ptr %arg.room.0, i64 %"$phi612.1.2.1.us13"
  %.930.epil.us = load double, ptr %invariant.gep.us14, align 8
  %.931.epil.us = fmul double %.922.epil.us, %.930.epil.us
  %.933.epil.us = fadd double %.931.epil.us, 0.000000e+00
  %.947.epil.us = fmul double %.938.epil.us, %.930.epil.us
  %.949.epil.us = fadd double %.947.epil.us, 0.000000e+00
  %.960.us18 = getelementptr double, ptr %arg.s.2, i64 %"$phi612.1.2.1.us13"
  %.961.us19 = load double, ptr %.960.us18, align 8
  %.962.us20 = tail call double @llvm.fabs.f64(double %.961.us19)
  %.966.us21 = getelementptr double, ptr %arg.room.1, i64 %"$phi612.1.2.1.us13"
  %.967.us22 = load double, ptr %.966.us21, align 8
  %.970.us23 = tail call double @llvm.fabs.f64(double %.967.us22)
  %.1133.us24 = fcmp ogt double %.962.us20, %.970.us23
  %"$phi1004.3.2.1.us25" = select i1 %.1133.us24, double %.962.us20, double %.970.us23
  %.1160.us26 = fmul double %.1130, %"$phi1004.3.2.1.us25"
  %.1166.us27 = fadd double %.1053, %.1160.us26
  %.12.i9.us28 = fcmp ogt double %rounding.2.0.lcssa, %.1166.us27
  %.13.i10.us29 = select i1 %.12.i9.us28, double %rounding.2.0.lcssa, double %.1166.us27
  %.1202.us30 = fdiv double %.933.epil.us, %.13.i10.us29
  %.1237.us31 = fdiv double %.949.epil.us, %.13.i10.us29
  %.147.i20.us32 = fmul double %.1237.us31, %.1237.us31
  %.147.i.us33 = fmul double %.1202.us30, %.1202.us30
  %.1230.us34 = fadd double %total.2.0331.us5, %.147.i.us33
  %.1265.us35 = fadd double %total_low.2.0332.us4, %.147.i20.us32
  %exitcond353.not.us36 = icmp eq i64 %.565, %.666.us7
  br i1 %exitcond353.not.us36, label %B1094, label %B544.us3

B612.endif:
  %"$phi612.1.2.1" = phi i64 [ %.771, %B562 ], [ %.659317329, %B544 ]
  %invariant.gep = getelementptr double, ptr %arg.room.0, i64 %"$phi612.1.2.1"
  br label %B666

B1004.endif.endif.loopexit.unr-lcssa:
  %14 = and i64 %arg.m.5, 1
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %B1004.endif.endif, label %B666.epil.preheader

B666.epil.preheader:
  %sunkaddr50 = mul i64 %unroll_iter30, 8
  %sunkaddr51 = getelementptr i8, ptr %.354, i64 %sunkaddr50
  %.922.epil = load double, ptr %sunkaddr51, align 8
  %gep.epil = getelementptr double, ptr %invariant.gep, i64 %.926.epil
  %.930.epil = load double, ptr %gep.epil, align 8
  %.931.epil = fmul double %.922.epil, %.930.epil
  %.933.epil = fadd double %.933.1, %.931.epil
  %sunkaddr52 = mul i64 %unroll_iter30, 8
  %sunkaddr53 = getelementptr i8, ptr %.363, i64 %sunkaddr52
  %.938.epil = load double, ptr %sunkaddr53, align 8
  %.947.epil = fmul double %.930.epil, %.938.epil
  %.949.epil = fadd double %.949.1, %.947.epil
  br label %B1004.endif.endif

B1004.endif.endif:
  %e.2.1.lcssa = phi double [ %.933.epil, %B666.epil.preheader ], [ %.933.1, %B1004.endif.endif.loopexit.unr-lcssa ]
  %e_low.2.1.lcssa = phi double [ %.949.epil, %B666.epil.preheader ], [ %.949.1, %B1004.endif.endif.loopexit.unr-lcssa ]
  %.960 = getelementptr double, ptr %arg.s.2, i64 %"$phi612.1.2.1"
  %.961 = load double, ptr %.960, align 8
  %.962 = tail call double @llvm.fabs.f64(double %.961)
  %.966 = getelementptr double, ptr %arg.room.1, i64 %"$phi612.1.2.1"
  %.967 = load double, ptr %.966, align 8
  %.970 = tail call double @llvm.fabs.f64(double %.967)
  %.1133 = fcmp ogt double %.962, %.970
  %"$phi1004.3.2.1" = select i1 %.1133, double %.962, double %.970
  %.1160 = fmul double %.1130, %"$phi1004.3.2.1"
  %.1166 = fadd double %.1053, %.1160
  %.12.i9 = fcmp ogt double %rounding.2.0.lcssa, %.1166
  %.13.i10 = select i1 %.12.i9, double %rounding.2.0.lcssa, double %.1166
  %.1202 = fdiv double %e.2.1.lcssa, %.13.i10
  %.1237 = fdiv double %e_low.2.1.lcssa, %.13.i10
  %.147.i20 = fmul double %.1237, %.1237
  %.147.i = fmul double %.1202, %.1202
  %.1230 = fadd double %total.2.0331, %.147.i
  %.1265 = fadd double %total_low.2.0332, %.147.i20
  %exitcond353.not = icmp eq i64 %.666, %.565
  br i1 %exitcond353.not, label %B1094, label %B544
}

declare double @llvm.pow.f64(double, double)

declare double @llvm.sqrt.f64(double)

define internal i32 @part24(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B0:
  %.589 = alloca i8, align 1
  %excinfo.1 = alloca ptr, align 8
  %.938 = alloca i64, align 8
  %excinfo.3 = alloca ptr, align 8
  %.1351 = alloca i64, align 8
  store i64 0, ptr %.1351, align 8
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.1928 = alloca i64, align 8
  store i64 0, ptr %.1928, align 8
  %excinfo.7 = alloca ptr, align 8
  store ptr null, ptr %excinfo.7, align 8
  %.167 = getelementptr i8, ptr %arg.s.0, i64 88
  %.168 = load double, ptr %.167, align 8
  %.172 = fdiv double 1.000000e-10, %.168
  store double 0.000000e+00, ptr %arg.room.6, align 8
  %.194 = getelementptr i8, ptr %arg.room.6, i64 8
  store double 1.000000e+00, ptr %.194, align 8
  %.idx = shl i64 %arg.code.27, 6
  %0 = getelementptr i8, ptr %arg.room.4, i64 %.idx
  %1 = icmp slt i64 %arg.code.27, 1
  br label %B174

B174:
  %count.3.0876 = phi i64 [ 1, %B0 ], [ %count.4.1, %B1637 ]
  %.277875 = phi i64 [ 1000, %B0 ], [ %.287, %B1637 ]
  %.287 = add nsw i64 %.277875, -1
  %.317 = icmp eq i64 %count.3.0876, 0
  br i1 %.317, label %B188, label %B216

common.ret:
  %common.ret.op = phi i32 [ 0, %B188 ], [ 0, %B394 ], [ 0, %B1636 ], [ %.593, %B216.endif.if.if ], [ %.1932, %B1530.if.if ], [ %.942.us, %B644.if.if.split.us ], [ 0, %B1184.endif ], [ %.1355, %B1184.if.if ], [ 0, %B1530.endif ]
  ret i32 %common.ret.op

B188:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B216:
  %.405 = add nsw i64 %count.3.0876, -1
  %.415.idx = shl i64 %.405, 4
  %.415 = getelementptr i8, ptr %arg.room.6, i64 %.415.idx
  %.416 = load double, ptr %.415, align 8
  %.422 = getelementptr i8, ptr %.415, i64 8
  %.423 = load double, ptr %.422, align 8
  %sunkaddr173 = getelementptr i8, ptr %arg.s.0, i64 112
  store double %.416, ptr %sunkaddr173, align 8
  %sunkaddr174 = getelementptr i8, ptr %arg.s.0, i64 120
  store double %.423, ptr %sunkaddr174, align 8
  store i8 0, ptr %.589, align 1
  %.593 = call i32 @part27(ptr %.589, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %.603 = load i8, ptr %.589, align 1
  %.606 = icmp eq i8 %.603, 0
  br i1 %.606, label %B216.endif.thread, label %B216.endif

B394:
  store i64 10, ptr %retptr, align 8
  br label %common.ret

B472:
  %best.2.1827 = phi i64 [ %spec.select, %B750.thread ], [ 32, %B472.preheader ]
  %which.4.1826 = phi i64 [ %spec.select893, %B750.thread ], [ 0, %B472.preheader ]
  %.812820824 = phi i64 [ %.81948, %B750.thread ], [ 0, %B472.preheader ]
  %2 = shl i64 %.812820824, 3
  %scevgep204 = getelementptr i8, ptr %arg.room.4, i64 %2
  %.862 = load double, ptr %scevgep204, align 8
  %scevgep202 = getelementptr i8, ptr %0, i64 %2
  %.871 = load double, ptr %scevgep202, align 8
  %scevgep203 = getelementptr i8, ptr %arg.s.4, i64 %2
  %.876 = load double, ptr %scevgep203, align 8
  %.14.i = fcmp olt double %.862, 0.000000e+00
  %.20.i = fcmp oge double %.871, 0.000000e+00
  %or.cond.i = select i1 %.14.i, i1 %.20.i, i1 false
  %.25.i = fcmp oge double %.876, 0.000000e+00
  %or.cond2.i = select i1 %or.cond.i, i1 %.25.i, i1 false
  br i1 %or.cond2.i, label %B750.thread, label %B750

B750:
  %.37.i = fcmp ule double %.862, 0.000000e+00
  %.44.i = fcmp ugt double %.871, 0.000000e+00
  %or.cond3.i.not56 = select i1 %.37.i, i1 true, i1 %.44.i
  %.51.i = fcmp ugt double %.876, 0.000000e+00
  %spec.select.i.not = select i1 %or.cond3.i.not56, i1 true, i1 %.51.i
  %cond.fr = freeze i1 %spec.select.i.not
  %spec.select55 = select i1 %cond.fr, i64 32, i64 0
  br label %B750.thread

B750.thread:
  %3 = phi i64 [ %spec.select55, %B750 ], [ 0, %B472 ]
  %.81948 = add nuw nsw i64 %.812820824, 1
  %.977 = icmp samesign ult i64 %3, %best.2.1827
  %spec.select = tail call i64 @llvm.umin.i64(i64 %3, i64 %best.2.1827)
  %spec.select893 = select i1 %.977, i64 %.812820824, i64 %which.4.1826
  %exitcond.not = icmp eq i64 %arg.code.27, %.81948
  br i1 %exitcond.not, label %B1036, label %B472

B1036:
  %which.4.1.lcssa = phi i64 [ %which.3.2701.us, %B796.us ], [ %spec.select893, %B750.thread ]
  %best.2.1.lcssa = phi i64 [ %best.3.2702.us, %B796.us ], [ %spec.select, %B750.thread ]
  %.1111 = icmp slt i64 %best.2.1.lcssa, 32
  br i1 %.1111, label %B1058, label %B1637

B1058:
  %4 = fcmp ugt double %.853, %.172
  br i1 %4, label %B1104, label %B1104.thread

B1104.thread:
  %.1150754 = sitofp i64 %best.2.1.lcssa to double
  %.1151755 = tail call double @llvm.copysign.f64(double 0.000000e+00, double %.1150754)
  %.1153756 = fadd double %.416, %.1151755
  %sunkaddr175 = getelementptr i8, ptr %arg.s.0, i64 112
  store double %.1153756, ptr %sunkaddr175, align 8
  br label %B1184

B1104:
  %.1138 = fmul double %.853, 3.125000e-02
  %.1150 = sitofp i64 %best.2.1.lcssa to double
  %.1151 = fmul double %.1138, %.1150
  %.1153 = fadd double %.416, %.1151
  %sunkaddr176 = getelementptr i8, ptr %arg.s.0, i64 112
  store double %.1153, ptr %sunkaddr176, align 8
  %.1231 = fcmp oeq double %.1138, 0.000000e+00
  br i1 %.1231, label %B1184, label %B1164

B1164:
  %.1249 = add nsw i64 %best.2.1.lcssa, 1
  %.1253 = sitofp i64 %.1249 to double
  %.1254 = fmul double %.1138, %.1253
  %.1258 = fadd double %.416, %.1254
  br label %B1184

B1184:
  %"$phi1184.1.2.0" = phi double [ %.1258, %B1164 ], [ %.423, %B1104.thread ], [ %.423, %B1104 ]
  %sunkaddr177 = getelementptr i8, ptr %arg.s.0, i64 120
  store double %"$phi1184.1.2.0", ptr %sunkaddr177, align 8
  store i64 0, ptr %.1351, align 8
  %.1355 = call i32 @part28(ptr %.1351, ptr %excinfo.4, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i64 %which.4.1.lcssa)
  %cond54 = icmp eq i32 %.1355, 0
  br i1 %cond54, label %B1184.endif, label %B1184.if.if

B1258:
  %.lcssa47 = phi i1 [ false, %B820.split.us ], [ %1, %B1637 ]
  %.1472 = getelementptr i8, ptr %arg.s.1, i64 112
  %.1473 = load i64, ptr %.1472, align 8
  %.1474 = add nsw i64 %.1473, 1
  store i64 %.1474, ptr %.1472, align 8
  %.1552 = getelementptr i8, ptr %arg.s.0, i64 96
  %.1553 = load double, ptr %.1552, align 8
  %.85.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.86.i.i = load double, ptr %.85.i.i, align 8
  %.87.i.i = fsub double %.1553, %.86.i.i
  %.137.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.138.i.i = load double, ptr %.137.i.i, align 8
  %.139.i.i = fadd double %.1553, %.138.i.i
  %.232158.not.i.i = icmp slt i64 %arg.code.24, 1
  br i1 %.232158.not.i.i, label %B188.endif.i.i, label %B164.preheader.i.i

B164.preheader.i.i:
  %min.iters.check.i.i = icmp samesign ult i64 %arg.code.24, 4
  br i1 %min.iters.check.i.i, label %B164.i.i.preheader, label %vector.ph.i.i

vector.ph.i.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 12
  %n.vec.i.i = and i64 %arg.code.24, %const_mat
  %broadcast.splatinsert.i.i = insertelement <2 x double> poison, double %.139.i.i, i64 0
  %broadcast.splat.i.i = shufflevector <2 x double> %broadcast.splatinsert.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i.i

vector.body.i.i:
  %index.i.i = phi i64 [ 0, %vector.ph.i.i ], [ %index.next.i.i, %vector.body.i.i ]
  %sunkaddr179 = mul i64 %index.i.i, 8
  %sunkaddr180 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr179
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr180, align 8
  %sunkaddr181 = mul i64 %index.i.i, 8
  %sunkaddr182 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr181
  %sunkaddr183 = getelementptr i8, ptr %sunkaddr182, i64 16
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr183, align 8
  %index.next.i.i = add nuw nsw i64 %index.i.i, 4
  %5 = icmp eq i64 %n.vec.i.i, %index.next.i.i
  br i1 %5, label %middle.block.i.i, label %vector.body.i.i

middle.block.i.i:
  %cmp.n.i.i = icmp eq i64 %arg.code.24, %n.vec.i.i
  br i1 %cmp.n.i.i, label %B188.endif.i.i, label %B164.i.i.preheader

B164.i.i.preheader:
  %.238157159.i.i.ph = phi i64 [ %n.vec.i.i, %middle.block.i.i ], [ 0, %B164.preheader.i.i ]
  br label %B164.i.i

B164.i.i:
  %.238157159.i.i = phi i64 [ %.245.i.i, %B164.i.i ], [ %.238157159.i.i.ph, %B164.i.i.preheader ]
  %.245.i.i = add nuw nsw i64 %.238157159.i.i, 1
  %6 = shl i64 %.238157159.i.i, 3
  %scevgep53.i.i = getelementptr i8, ptr %arg.code.2, i64 %6
  store double %.139.i.i, ptr %scevgep53.i.i, align 8
  %exitcond.not.i.i = icmp eq i64 %arg.code.24, %.245.i.i
  br i1 %exitcond.not.i.i, label %B188.endif.i.i, label %B164.i.i

B230.i.i:
  %lsr.iv.i.i = phi ptr [ %scevgep29.i.i, %B230.preheader27.i.i ], [ %scevgep30.i.i, %B230.i.i ]
  %.369162164.i.i = phi i64 [ %.369162164.ph.i.i, %B230.preheader27.i.i ], [ %.376.i.i, %B230.i.i ]
  %.376.i.i = add nuw nsw i64 %.369162164.i.i, 1
  %scevgep31.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -24
  %.404.i.i = load double, ptr %scevgep31.i.i, align 8
  %scevgep32.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -16
  %.409.i.i = load double, ptr %scevgep32.i.i, align 8
  %scevgep33.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -8
  %.414.i.i = load double, ptr %scevgep33.i.i, align 8
  %.419.i.i = load double, ptr %lsr.iv.i.i, align 8
  %.421.i.i = fmul double %.87.i.i, %.419.i.i
  %.422.i.i = fadd double %.414.i.i, %.421.i.i
  %.424.i.i = fmul double %.87.i.i, %.422.i.i
  %.425.i.i = fadd double %.409.i.i, %.424.i.i
  %.427.i.i = fmul double %.87.i.i, %.425.i.i
  %.428.i.i = fadd double %.404.i.i, %.427.i.i
  %7 = shl i64 %.369162164.i.i, 3
  %scevgep34.i.i = getelementptr i8, ptr %arg.code.3, i64 %7
  store double %.428.i.i, ptr %scevgep34.i.i, align 8
  %scevgep30.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 32
  %exitcond168.not.i.i = icmp eq i64 %arg.code.26, %.376.i.i
  br i1 %exitcond168.not.i.i, label %B0.endif.i, label %B230.i.i

B188.endif.i.i:
  %.363163.not.i.i = icmp slt i64 %arg.code.26, 1
  br i1 %.363163.not.i.i, label %B0.endif.i, label %B230.preheader.i.i

B230.preheader.i.i:
  %min.iters.check15.i.i = icmp samesign ult i64 %arg.code.26, 26
  br i1 %min.iters.check15.i.i, label %B230.preheader27.i.i, label %vector.scevcheck.i.i

vector.scevcheck.i.i:
  %8 = shl i64 %arg.code.26, 5
  %mul.result.i.i = add i64 %8, -32
  %9 = getelementptr i8, ptr %arg.code.22, i64 %mul.result.i.i
  %10 = icmp ult ptr %9, %arg.code.22
  %scevgep.i.i = getelementptr i8, ptr %arg.code.22, i64 8
  %mul.overflow3.i.i = icmp samesign ugt i64 %arg.code.26, 576460752303423488
  %11 = getelementptr i8, ptr %scevgep.i.i, i64 %mul.result.i.i
  %12 = icmp ult ptr %11, %scevgep.i.i
  %13 = or i1 %mul.overflow3.i.i, %12
  %scevgep4.i.i = getelementptr i8, ptr %arg.code.22, i64 16
  %14 = getelementptr i8, ptr %scevgep4.i.i, i64 %mul.result.i.i
  %15 = icmp ult ptr %14, %scevgep4.i.i
  %scevgep8.i.i = getelementptr i8, ptr %arg.code.22, i64 24
  %16 = getelementptr i8, ptr %scevgep8.i.i, i64 %mul.result.i.i
  %17 = icmp ult ptr %16, %scevgep8.i.i
  %18 = or i1 %10, %13
  %19 = or i1 %15, %18
  %20 = or i1 %17, %19
  br i1 %20, label %B230.preheader27.i.i, label %vector.memcheck.i.i

vector.memcheck.i.i:
  %21 = shl nuw nsw i64 %arg.code.26, 3
  %scevgep12.i.i = getelementptr i8, ptr %arg.code.3, i64 %21
  %scevgep13.i.i = getelementptr i8, ptr %arg.code.22, i64 %8
  %bound0.i.i = icmp ult ptr %arg.code.3, %scevgep13.i.i
  %bound1.i.i = icmp ult ptr %arg.code.22, %scevgep12.i.i
  %found.conflict.i.i = and i1 %bound0.i.i, %bound1.i.i
  br i1 %found.conflict.i.i, label %B230.preheader27.i.i, label %vector.ph16.i.i

vector.ph16.i.i:
  %const171 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i = insertelement <2 x double> poison, double %.87.i.i, i64 0
  %broadcast.splat20.i.i = shufflevector <2 x double> %broadcast.splatinsert19.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  %22 = and i64 %21, %const171
  br label %vector.body21.i.i

vector.body21.i.i:
  %lsr.iv36.i.i = phi i64 [ %lsr.iv.next.i.i, %vector.body21.i.i ], [ 0, %vector.ph16.i.i ]
  %sunkaddr184 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr186 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr184
  %23 = load double, ptr %sunkaddr186, align 8
  %sunkaddr187 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr188 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr187
  %sunkaddr189 = getelementptr i8, ptr %sunkaddr188, i64 32
  %24 = load double, ptr %sunkaddr189, align 8
  %25 = insertelement <2 x double> poison, double %23, i64 0
  %26 = insertelement <2 x double> %25, double %24, i64 1
  %sunkaddr190 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr191 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr190
  %sunkaddr192 = getelementptr i8, ptr %sunkaddr191, i64 8
  %27 = load double, ptr %sunkaddr192, align 8
  %sunkaddr193 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr194 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr193
  %sunkaddr195 = getelementptr i8, ptr %sunkaddr194, i64 40
  %28 = load double, ptr %sunkaddr195, align 8
  %29 = insertelement <2 x double> poison, double %27, i64 0
  %30 = insertelement <2 x double> %29, double %28, i64 1
  %sunkaddr196 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr197 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr196
  %sunkaddr198 = getelementptr i8, ptr %sunkaddr197, i64 16
  %31 = load double, ptr %sunkaddr198, align 8
  %sunkaddr199 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr200 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr199
  %sunkaddr201 = getelementptr i8, ptr %sunkaddr200, i64 48
  %32 = load double, ptr %sunkaddr201, align 8
  %33 = insertelement <2 x double> poison, double %31, i64 0
  %34 = insertelement <2 x double> %33, double %32, i64 1
  %sunkaddr202 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr203 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr202
  %sunkaddr204 = getelementptr i8, ptr %sunkaddr203, i64 24
  %35 = load double, ptr %sunkaddr204, align 8
  %sunkaddr205 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr206 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr205
  %sunkaddr207 = getelementptr i8, ptr %sunkaddr206, i64 56
  %36 = load double, ptr %sunkaddr207, align 8
  %37 = insertelement <2 x double> poison, double %35, i64 0
  %38 = insertelement <2 x double> %37, double %36, i64 1
  %39 = fmul <2 x double> %broadcast.splat20.i.i, %38
  %40 = fadd <2 x double> %34, %39
  %41 = fmul <2 x double> %broadcast.splat20.i.i, %40
  %42 = fadd <2 x double> %30, %41
  %43 = fmul <2 x double> %broadcast.splat20.i.i, %42
  %44 = fadd <2 x double> %26, %43
  %scevgep52.i.i = getelementptr i8, ptr %arg.code.3, i64 %lsr.iv36.i.i
  store <2 x double> %44, ptr %scevgep52.i.i, align 8
  %lsr.iv.next.i.i = add nuw nsw i64 %lsr.iv36.i.i, 16
  %45 = icmp eq i64 %22, %lsr.iv.next.i.i
  br i1 %45, label %middle.block24.i.i, label %vector.body21.i.i

middle.block24.i.i:
  %n.vec18.i.i = and i64 %arg.code.26, 1152921504606846974
  %cmp.n25.i.i = icmp eq i64 %arg.code.26, %n.vec18.i.i
  br i1 %cmp.n25.i.i, label %B0.endif.i, label %B230.preheader27.i.i

B230.preheader27.i.i:
  %.369162164.ph.i.i = phi i64 [ 0, %vector.memcheck.i.i ], [ 0, %vector.scevcheck.i.i ], [ 0, %B230.preheader.i.i ], [ %n.vec18.i.i, %middle.block24.i.i ]
  %46 = shl i64 %.369162164.ph.i.i, 5
  %47 = getelementptr i8, ptr %arg.code.22, i64 %46
  %scevgep29.i.i = getelementptr i8, ptr %47, i64 24
  br label %B230.i.i

B0.endif.i:
  %.68.i = shl i64 %arg.code.25, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.68.i, i1 false)
  %.44.i.i.i = getelementptr i8, ptr %arg.code.0, i64 288
  %.45.i.i.i = load i64, ptr %.44.i.i.i, align 8
  %.50.not.i.i.i = icmp eq i64 %.45.i.i.i, 0
  br i1 %.50.not.i.i.i, label %B0.endif.i.i, label %B48.i.i.i

B48.i.i.i:
  %sunkaddr1.i.i.i = getelementptr i8, ptr %arg.code.0, i64 296
  %.58.i.i.i = load i64, ptr %sunkaddr1.i.i.i, align 8
  %sunkaddr3.i.i.i = getelementptr i8, ptr %arg.code.0, i64 304
  %.65.i.i.i = load i64, ptr %sunkaddr3.i.i.i, align 8
  %sunkaddr5.i.i.i = getelementptr i8, ptr %arg.code.0, i64 312
  %.76.i.i.i = load i64, ptr %sunkaddr5.i.i.i, align 8
  %.78.i.i.i = inttoptr i64 %.58.i.i.i to ptr
  %.79.i.i.i = inttoptr i64 %.65.i.i.i to ptr
  %.80.i.i.i = inttoptr i64 %.76.i.i.i to ptr
  %.81.i.i.i = inttoptr i64 %.45.i.i.i to ptr
  tail call void %.81.i.i.i(ptr %.78.i.i.i, ptr %.79.i.i.i, ptr %.80.i.i.i)
  br label %B0.endif.i.i

B0.endif.i.i:
  %.44.i1.i.i = getelementptr i8, ptr %arg.code.0, i64 320
  %.45.i2.i.i = load i64, ptr %.44.i1.i.i, align 8
  %.50.not.i3.i.i = icmp eq i64 %.45.i2.i.i, 0
  br i1 %.50.not.i3.i.i, label %B1258.endif.endif, label %B48.i4.i.i

B48.i4.i.i:
  %sunkaddr1.i5.i.i = getelementptr i8, ptr %arg.code.0, i64 328
  %.58.i6.i.i = load i64, ptr %sunkaddr1.i5.i.i, align 8
  %sunkaddr3.i7.i.i = getelementptr i8, ptr %arg.code.0, i64 336
  %.65.i8.i.i = load i64, ptr %sunkaddr3.i7.i.i, align 8
  %sunkaddr5.i9.i.i = getelementptr i8, ptr %arg.code.0, i64 344
  %.76.i10.i.i = load i64, ptr %sunkaddr5.i9.i.i, align 8
  %.78.i11.i.i = inttoptr i64 %.58.i6.i.i to ptr
  %.79.i12.i.i = inttoptr i64 %.65.i8.i.i to ptr
  %.80.i13.i.i = inttoptr i64 %.76.i10.i.i to ptr
  %.81.i14.i.i = inttoptr i64 %.45.i2.i.i to ptr
  tail call void %.81.i14.i.i(ptr %.78.i11.i.i, ptr %.79.i12.i.i, ptr %.80.i13.i.i)
  br label %B1258.endif.endif

B1428:
  %.1669886889 = phi i64 [ %.1676, %B1426.backedge ], [ 0, %B1428.preheader ]
  %.1676 = add i64 %.1669886889, 1
  %48 = shl i64 %.1669886889, 3
  %scevgep181 = getelementptr i8, ptr %arg.s.3, i64 %48
  %.1709 = load double, ptr %scevgep181, align 8
  %scevgep180 = getelementptr i8, ptr %arg.code.17, i64 %48
  %.1714 = load double, ptr %scevgep180, align 8
  %scevgep = getelementptr i8, ptr %arg.s.4, i64 %48
  %.1719 = load double, ptr %scevgep, align 8
  %.14.i31 = fcmp olt double %.1709, 0.000000e+00
  %.20.i32 = fcmp oge double %.1714, 0.000000e+00
  %or.cond.i33 = select i1 %.14.i31, i1 %.20.i32, i1 false
  %.25.i34 = fcmp oge double %.1719, 0.000000e+00
  %or.cond2.i35 = select i1 %or.cond.i33, i1 %.25.i34, i1 false
  br i1 %or.cond2.i35, label %B1530, label %part29.exit43

part29.exit43:
  %.37.i37 = fcmp ule double %.1709, 0.000000e+00
  %.44.i38 = fcmp ugt double %.1714, 0.000000e+00
  %or.cond3.i39.not57 = select i1 %.37.i37, i1 true, i1 %.44.i38
  %.51.i40 = fcmp ugt double %.1719, 0.000000e+00
  %spec.select.i41.not = select i1 %or.cond3.i39.not57, i1 true, i1 %.51.i40
  br i1 %spec.select.i41.not, label %B1426.backedge, label %B1530

B1530:
  %sunkaddr208 = getelementptr i8, ptr %arg.s.0, i64 112
  store double 0.000000e+00, ptr %sunkaddr208, align 8
  %sunkaddr = getelementptr i8, ptr %arg.s.0, i64 120
  store double 1.000000e+00, ptr %sunkaddr, align 8
  store i64 0, ptr %.1928, align 8
  %.1932 = call i32 @part28(ptr %.1928, ptr %excinfo.7, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i64 %.1669886889)
  %cond52 = icmp eq i32 %.1932, 0
  br i1 %cond52, label %B1530.endif, label %B1530.if.if

B1636:
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B1637:
  %count.4.1 = phi i64 [ %.1103, %B880.endif ], [ %.405, %B1036 ], [ %.405, %B422.endif ]
  %.278 = icmp samesign ugt i64 %.277875, 1
  br i1 %.278, label %B174, label %B1258

B216.endif:
  %49 = icmp eq i32 %.593, 0
  br i1 %49, label %B422.endif, label %B216.endif.if.if

B216.endif.thread:
  %50 = icmp eq i32 %.593, 0
  br i1 %50, label %B394, label %B216.endif.if.if

B216.endif.if.if:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B422.endif:
  %51 = icmp slt i64 %arg.code.27, 1
  br i1 %51, label %B1637, label %B472.lr.ph

B472.lr.ph:
  %.853 = fsub double %.423, %.416
  %.855 = fcmp ugt double %.853, %.172
  br i1 %.855, label %B472.us.preheader, label %B472.preheader

B472.preheader:
  br label %B472

B472.us.preheader:
  br label %B472.us

B472.us:
  %lsr.iv = phi ptr [ %scevgep206, %B796.us ], [ %arg.room.4, %B472.us.preheader ]
  %best.2.1827.us = phi i64 [ %best.3.2702.us, %B796.us ], [ 32, %B472.us.preheader ]
  %which.4.1826.us = phi i64 [ %which.3.2701.us, %B796.us ], [ 0, %B472.us.preheader ]
  %.812820824.us = phi i64 [ %.819.us, %B796.us ], [ 0, %B472.us.preheader ]
  %.819.us = add nuw nsw i64 %.812820824.us, 1
  %52 = shl i64 %.812820824.us, 3
  %scevgep205 = getelementptr i8, ptr %arg.s.4, i64 %52
  %.934.us = load double, ptr %scevgep205, align 8
  store i64 0, ptr %.938, align 8
  %.942.us = call i32 @part30(ptr %.938, ptr %excinfo.3, ptr %lsr.iv, i64 %arg.code.27, double %.934.us, ptr %arg.room.5)
  %.952.us = load i64, ptr %.938, align 8
  %cond53 = icmp eq i32 %.942.us, 0
  br i1 %cond53, label %B750.us, label %B644.if.if.split.us

B750.us:
  %.977.us = icmp slt i64 %.952.us, %best.2.1827.us
  br i1 %.977.us, label %B770.us, label %B796.us

B770.us:
  %.997.us = icmp eq i64 %.952.us, -1
  br i1 %.997.us, label %B820.split.us, label %B796.us

B796.us:
  %best.3.2702.us = phi i64 [ %best.2.1827.us, %B750.us ], [ %.952.us, %B770.us ]
  %which.3.2701.us = phi i64 [ %which.4.1826.us, %B750.us ], [ %.812820824.us, %B770.us ]
  %scevgep206 = getelementptr i8, ptr %lsr.iv, i64 8
  %exitcond942.not = icmp eq i64 %arg.code.27, %.819.us
  br i1 %exitcond942.not, label %B1036, label %B472.us

B644.if.if.split.us:
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B820.split.us:
  %.1037 = icmp sgt i64 %count.3.0876, 127
  br i1 %.1037, label %B1258, label %B880.endif

B880.endif:
  %.1063 = fadd double %.416, %.423
  %.1068 = fmul double %.1063, 5.000000e-01
  %sunkaddr209 = getelementptr i8, ptr %arg.room.6, i64 %.415.idx
  store double %.1068, ptr %sunkaddr209, align 8
  %sunkaddr210 = getelementptr i8, ptr %arg.room.6, i64 %.415.idx
  %sunkaddr211 = getelementptr i8, ptr %sunkaddr210, i64 8
  store double %.423, ptr %sunkaddr211, align 8
  %sunkaddr212 = getelementptr i8, ptr %arg.room.6, i64 %.415.idx
  %sunkaddr213 = getelementptr i8, ptr %sunkaddr212, i64 16
  store double %.416, ptr %sunkaddr213, align 8
  %sunkaddr214 = getelementptr i8, ptr %arg.room.6, i64 %.415.idx
  %sunkaddr215 = getelementptr i8, ptr %sunkaddr214, i64 24
  store double %.1068, ptr %sunkaddr215, align 8
  %.1103 = add nsw i64 %count.3.0876, 1
  br label %B1637

B1184.endif:
  %.1365 = load i64, ptr %.1351, align 8
  store i64 %.1365, ptr %retptr, align 8
  br label %common.ret

B1184.if.if:
  %.1363 = icmp sgt i32 %.1355, 0
  %.1356 = load ptr, ptr %excinfo.4, align 8
  %.1364 = select i1 %.1363, ptr %.1356, ptr undef
  store ptr %.1364, ptr %excinfo, align 8
  br label %common.ret

B1258.endif.endif:
  br i1 %.lcssa47, label %B1636, label %B1428.preheader

B1428.preheader:
  br label %B1428

B1426.backedge:
  %exitcond943.not = icmp eq i64 %arg.code.27, %.1676
  br i1 %exitcond943.not, label %B1636, label %B1428

B1530.endif:
  %.1942 = load i64, ptr %.1928, align 8
  store i64 %.1942, ptr %retptr, align 8
  br label %common.ret

B1530.if.if:
  %.1940 = icmp sgt i32 %.1932, 0
  %.1933 = load ptr, ptr %excinfo.7, align 8
  %.1941 = select i1 %.1940, ptr %.1933, ptr undef
  store ptr %.1941, ptr %excinfo, align 8
  br label %common.ret
}

define internal i32 @part27(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6) {
B204.lr.ph:
  %const = bitcast i64 9223372036854775804 to i64
  %arg.s.29 = ptrtoint ptr %arg.s.2 to i64
  %arg.code.48 = ptrtoint ptr %arg.code.4 to i64
  %.169 = getelementptr i8, ptr %arg.s.0, i64 112
  %.170 = load double, ptr %.169, align 8
  %.245 = getelementptr i8, ptr %arg.s.0, i64 120
  %.246 = load double, ptr %.245, align 8
  %.323 = fsub double %.246, %.170
  %.arg.m.3 = tail call i64 @llvm.smax.i64(i64 %arg.m.3, i64 0)
  %.832 = shl i64 %arg.code.25, 3
  %.534 = shl i64 %arg.code.27, 3
  %n.vec.i = and i64 %arg.code.24, %const
  %min.iters.check15.i = icmp samesign ult i64 %arg.code.26, 26
  %0 = shl i64 %arg.code.26, 5
  %mul.result.i = add i64 %0, -32
  %1 = getelementptr i8, ptr %arg.code.22, i64 %mul.result.i
  %2 = icmp ult ptr %1, %arg.code.22
  %scevgep.i = getelementptr i8, ptr %arg.code.22, i64 8
  %mul.overflow3.i = icmp samesign ugt i64 %arg.code.26, 576460752303423488
  %3 = getelementptr i8, ptr %scevgep.i, i64 %mul.result.i
  %4 = icmp ult ptr %3, %scevgep.i
  %5 = or i1 %mul.overflow3.i, %4
  %scevgep4.i = getelementptr i8, ptr %arg.code.22, i64 16
  %6 = getelementptr i8, ptr %scevgep4.i, i64 %mul.result.i
  %7 = icmp ult ptr %6, %scevgep4.i
  %scevgep8.i = getelementptr i8, ptr %arg.code.22, i64 24
  %8 = getelementptr i8, ptr %scevgep8.i, i64 %mul.result.i
  %9 = icmp ult ptr %8, %scevgep8.i
  %10 = or i1 %2, %5
  %11 = or i1 %7, %10
  %12 = or i1 %9, %11
  %13 = shl i64 %arg.code.26, 3
  %scevgep12.i = getelementptr i8, ptr %arg.code.3, i64 %13
  %scevgep13.i = getelementptr i8, ptr %arg.code.22, i64 %0
  %bound0.i = icmp ult ptr %arg.code.3, %scevgep13.i
  %bound1.i = icmp ult ptr %arg.code.22, %scevgep12.i
  %found.conflict.i = and i1 %bound0.i, %bound1.i
  %const_mat = add i64 %const, -12
  %14 = and i64 %13, %const_mat
  %n.vec18.i = and i64 %arg.code.26, 1152921504606846974
  %brmerge = select i1 %min.iters.check15.i, i1 true, i1 %12
  %brmerge4 = select i1 %brmerge, i1 true, i1 %found.conflict.i
  %15 = sub i64 %arg.code.48, %arg.s.29
  %xtraiter = and i64 %.arg.m.3, 3
  %min.iters.check = icmp ult i64 %arg.code.25, 4
  %diff.check = icmp ult i64 %15, 32
  %or.cond = select i1 %min.iters.check, i1 true, i1 %diff.check
  %n.vec = and i64 %arg.code.25, %const
  %xtraiter13 = and i64 %arg.code.25, 3
  %xtraiter16 = and i64 %arg.code.27, 3
  %unroll_iter = and i64 %arg.code.27, %const
  %16 = shl i64 %arg.m.3, 3
  %17 = getelementptr i8, ptr %arg.room.3, i64 %16
  %scevgep = getelementptr i8, ptr %17, i64 -8
  %scevgep26 = getelementptr i8, ptr %arg.room.3, i64 -16
  %scevgep91 = getelementptr i8, ptr %arg.room.4, i64 24
  %18 = and i64 %.arg.m.3, %const
  %19 = sub nsw i64 %arg.m.3, %xtraiter
  %20 = sub i64 0, %xtraiter
  br label %B204

B202.loopexit.loopexit.unr-lcssa:
  %21 = icmp eq i64 %xtraiter16, 0
  br i1 %21, label %B202.loopexit, label %B752.epil.preheader

B752.epil.preheader:
  %numbers.2.1361.epil.init = phi i1 [ %numbers.3.0399, %B752.lr.ph ], [ %spec.select.3, %B202.loopexit.loopexit.unr-lcssa ]
  %.1137357359.epil.init = phi i64 [ 0, %B752.lr.ph ], [ %unroll_iter, %B202.loopexit.loopexit.unr-lcssa ]
  %22 = shl i64 %.1137357359.epil.init, 3
  %scevgep103 = getelementptr i8, ptr %lsr.iv101, i64 %22
  %scevgep105 = getelementptr i8, ptr %arg.code.17, i64 %22
  br label %B752.epil

B752.epil:
  %numbers.2.1361.epil = phi i1 [ %numbers.2.1361.epil.init, %B752.epil.preheader ], [ %spec.select.epil, %B752.epil ]
  %epil.iter = phi i64 [ 0, %B752.epil.preheader ], [ %epil.iter.next, %B752.epil ]
  %23 = shl i64 %epil.iter, 3
  %scevgep86 = getelementptr i8, ptr %scevgep105, i64 %23
  %.1172.epil = load double, ptr %scevgep86, align 8
  %scevgep85 = getelementptr i8, ptr %scevgep103, i64 %23
  store double %.1172.epil, ptr %scevgep85, align 8
  %.1195.epil = fcmp ord double %.1172.epil, 0.000000e+00
  %spec.select.epil = select i1 %numbers.2.1361.epil, i1 %.1195.epil, i1 false
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter16, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B202.loopexit, label %B752.epil

B202.loopexit:
  %numbers.2.1.lcssa = phi i1 [ %numbers.3.0399, %B720.endif ], [ %spec.select.3, %B202.loopexit.loopexit.unr-lcssa ], [ %spec.select.epil, %B752.epil ]
  %scevgep93 = getelementptr i8, ptr %lsr.iv92, i64 %.534
  %scevgep102 = getelementptr i8, ptr %lsr.iv101, i64 %.534
  %exitcond421.not = icmp eq i64 %.428, 9
  br i1 %exitcond421.not, label %common.ret, label %B204

B204:
  %lsr.iv101 = phi ptr [ %arg.room.4, %B204.lr.ph ], [ %scevgep102, %B202.loopexit ]
  %lsr.iv92 = phi ptr [ %scevgep91, %B204.lr.ph ], [ %scevgep93, %B202.loopexit ]
  %numbers.3.0399 = phi i1 [ true, %B204.lr.ph ], [ %numbers.2.1.lcssa, %B202.loopexit ]
  %.421366397 = phi i64 [ 0, %B204.lr.ph ], [ %.428, %B202.loopexit ]
  %.428 = add nuw nsw i64 %.421366397, 1
  %.510 = getelementptr double, ptr @.const.array.data, i64 %.421366397
  %.511 = load double, ptr %.510, align 8
  %.516 = fmul double %.323, %.511
  %.518 = fadd double %.170, %.516
  %.523 = fcmp oeq double %.518, 0.000000e+00
  br i1 %.523, label %B256, label %B312.endif

B256:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.17, ptr %arg.s.3, i64 %.534, i1 false)
  br label %B720.endif

B516:
  %.823 = fcmp oeq double %.518, 1.000000e+00
  br i1 %.823, label %B528, label %B582

B528:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.832, i1 false)
  br label %B582

B582:
  %24 = icmp slt i64 %arg.code.24, 1
  %.911 = load double, ptr %arg.s.0, align 8
  %sunkaddr = getelementptr i8, ptr %arg.s.0, i64 88
  %.987 = load double, ptr %sunkaddr, align 8
  %.989 = fmul double %.518, %.987
  %.992 = fadd double %.911, %.989
  %sunkaddr85 = getelementptr i8, ptr %arg.code.1, i64 24
  %.86.i = load double, ptr %sunkaddr85, align 8
  %.87.i = fsub double %.992, %.86.i
  %sunkaddr86 = getelementptr i8, ptr %arg.code.1, i64 64
  %.138.i = load double, ptr %sunkaddr86, align 8
  %.139.i = fadd double %.992, %.138.i
  br i1 %24, label %B188.endif.i, label %B164.preheader.i

B164.preheader.i:
  %25 = icmp ult i64 %arg.code.24, 4
  br i1 %25, label %B164.i.preheader, label %vector.ph.i

vector.ph.i:
  %broadcast.splatinsert.i = insertelement <2 x double> poison, double %.139.i, i64 0
  %broadcast.splat.i = shufflevector <2 x double> %broadcast.splatinsert.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %sunkaddr87 = mul i64 %index.i, 8
  %sunkaddr88 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr87
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr88, align 8
  %sunkaddr89 = mul i64 %index.i, 8
  %sunkaddr90 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr89
  %sunkaddr91 = getelementptr i8, ptr %sunkaddr90, i64 16
  store <2 x double> %broadcast.splat.i, ptr %sunkaddr91, align 8
  %index.next.i = add nuw nsw i64 %index.i, 4
  %26 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %26, label %middle.block.i, label %vector.body.i

middle.block.i:
  %27 = icmp eq i64 %arg.code.24, %n.vec.i
  br i1 %27, label %B188.endif.i, label %B164.i.preheader

B164.i.preheader:
  %.238157159.i.ph = phi i64 [ %n.vec.i, %middle.block.i ], [ 0, %B164.preheader.i ]
  br label %B164.i

B164.i:
  %.238157159.i = phi i64 [ %.245.i, %B164.i ], [ %.238157159.i.ph, %B164.i.preheader ]
  %.245.i = add nuw nsw i64 %.238157159.i, 1
  %28 = shl i64 %.238157159.i, 3
  %scevgep53.i = getelementptr i8, ptr %arg.code.2, i64 %28
  store double %.139.i, ptr %scevgep53.i, align 8
  %exitcond.not.i = icmp eq i64 %arg.code.24, %.245.i
  br i1 %exitcond.not.i, label %B188.endif.i, label %B164.i

B230.i:
  %lsr.iv.i = phi ptr [ %scevgep29.i, %B230.preheader27.i ], [ %scevgep30.i, %B230.i ]
  %.369162164.i = phi i64 [ %.369162164.ph.i, %B230.preheader27.i ], [ %.376.i, %B230.i ]
  %.376.i = add nuw nsw i64 %.369162164.i, 1
  %scevgep31.i = getelementptr i8, ptr %lsr.iv.i, i64 -24
  %.404.i = load double, ptr %scevgep31.i, align 8
  %scevgep32.i = getelementptr i8, ptr %lsr.iv.i, i64 -16
  %.409.i = load double, ptr %scevgep32.i, align 8
  %scevgep33.i = getelementptr i8, ptr %lsr.iv.i, i64 -8
  %.414.i = load double, ptr %scevgep33.i, align 8
  %.419.i = load double, ptr %lsr.iv.i, align 8
  %.421.i = fmul double %.87.i, %.419.i
  %.422.i = fadd double %.414.i, %.421.i
  %.424.i = fmul double %.87.i, %.422.i
  %.425.i = fadd double %.409.i, %.424.i
  %.427.i = fmul double %.87.i, %.425.i
  %.428.i = fadd double %.404.i, %.427.i
  %29 = shl i64 %.369162164.i, 3
  %scevgep34.i = getelementptr i8, ptr %arg.code.3, i64 %29
  store double %.428.i, ptr %scevgep34.i, align 8
  %scevgep30.i = getelementptr i8, ptr %lsr.iv.i, i64 32
  %exitcond168.not.i = icmp eq i64 %arg.code.26, %.376.i
  br i1 %exitcond168.not.i, label %B582.endif, label %B230.i

B188.endif.i:
  %30 = icmp slt i64 %arg.code.26, 1
  br i1 %30, label %B582.endif, label %B230.preheader.i

B230.preheader.i:
  br i1 %brmerge4, label %B230.preheader27.i, label %vector.ph16.i

vector.ph16.i:
  %broadcast.splatinsert19.i = insertelement <2 x double> poison, double %.87.i, i64 0
  %broadcast.splat20.i = shufflevector <2 x double> %broadcast.splatinsert19.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body21.i

vector.body21.i:
  %lsr.iv36.i = phi i64 [ %lsr.iv.next.i, %vector.body21.i ], [ 0, %vector.ph16.i ]
  %sunkaddr92 = mul i64 %lsr.iv36.i, 4
  %sunkaddr93 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr92
  %31 = load double, ptr %sunkaddr93, align 8
  %sunkaddr94 = mul i64 %lsr.iv36.i, 4
  %sunkaddr95 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr94
  %sunkaddr96 = getelementptr i8, ptr %sunkaddr95, i64 32
  %32 = load double, ptr %sunkaddr96, align 8
  %33 = insertelement <2 x double> poison, double %31, i64 0
  %34 = insertelement <2 x double> %33, double %32, i64 1
  %sunkaddr97 = mul i64 %lsr.iv36.i, 4
  %sunkaddr98 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr97
  %sunkaddr99 = getelementptr i8, ptr %sunkaddr98, i64 8
  %35 = load double, ptr %sunkaddr99, align 8
  %sunkaddr100 = mul i64 %lsr.iv36.i, 4
  %sunkaddr101 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr100
  %sunkaddr102 = getelementptr i8, ptr %sunkaddr101, i64 40
  %36 = load double, ptr %sunkaddr102, align 8
  %37 = insertelement <2 x double> poison, double %35, i64 0
  %38 = insertelement <2 x double> %37, double %36, i64 1
  %sunkaddr103 = mul i64 %lsr.iv36.i, 4
  %sunkaddr104 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr103
  %sunkaddr105 = getelementptr i8, ptr %sunkaddr104, i64 16
  %39 = load double, ptr %sunkaddr105, align 8
  %sunkaddr106 = mul i64 %lsr.iv36.i, 4
  %sunkaddr107 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr106
  %sunkaddr108 = getelementptr i8, ptr %sunkaddr107, i64 48
  %40 = load double, ptr %sunkaddr108, align 8
  %41 = insertelement <2 x double> poison, double %39, i64 0
  %42 = insertelement <2 x double> %41, double %40, i64 1
  %sunkaddr109 = mul i64 %lsr.iv36.i, 4
  %sunkaddr110 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr109
  %sunkaddr111 = getelementptr i8, ptr %sunkaddr110, i64 24
  %43 = load double, ptr %sunkaddr111, align 8
  %sunkaddr112 = mul i64 %lsr.iv36.i, 4
  %sunkaddr113 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr112
  %sunkaddr114 = getelementptr i8, ptr %sunkaddr113, i64 56
  %44 = load double, ptr %sunkaddr114, align 8
  %45 = insertelement <2 x double> poison, double %43, i64 0
  %46 = insertelement <2 x double> %45, double %44, i64 1
  %47 = fmul <2 x double> %broadcast.splat20.i, %46
  %48 = fadd <2 x double> %42, %47
  %49 = fmul <2 x double> %broadcast.splat20.i, %48
  %50 = fadd <2 x double> %38, %49
  %51 = fmul <2 x double> %broadcast.splat20.i, %50
  %52 = fadd <2 x double> %34, %51
  %scevgep52.i = getelementptr i8, ptr %arg.code.3, i64 %lsr.iv36.i
  store <2 x double> %52, ptr %scevgep52.i, align 8
  %lsr.iv.next.i = add nuw nsw i64 %lsr.iv36.i, 16
  %53 = icmp eq i64 %14, %lsr.iv.next.i
  br i1 %53, label %middle.block24.i, label %vector.body21.i

middle.block24.i:
  %54 = icmp eq i64 %arg.code.26, %n.vec18.i
  br i1 %54, label %B582.endif, label %B230.preheader27.i

B230.preheader27.i:
  %.369162164.ph.i = phi i64 [ 0, %B230.preheader.i ], [ %n.vec18.i, %middle.block24.i ]
  %55 = shl i64 %.369162164.ph.i, 5
  %56 = getelementptr i8, ptr %arg.code.22, i64 %55
  %scevgep29.i = getelementptr i8, ptr %56, i64 24
  br label %B230.i

B752:
  %numbers.2.1361 = phi i1 [ %spec.select.3, %B752 ], [ %numbers.3.0399, %B752.preheader ]
  %.1137357359 = phi i64 [ %.1144.3, %B752 ], [ 0, %B752.preheader ]
  %57 = shl i64 %.1137357359, 3
  %sunkaddr115 = mul i64 %.1137357359, 8
  %sunkaddr116 = getelementptr i8, ptr %arg.code.17, i64 %sunkaddr115
  %.1172 = load double, ptr %sunkaddr116, align 8
  %scevgep99 = getelementptr i8, ptr %lsr.iv92, i64 %57
  %58 = shl i64 %.1137357359, 3
  %scevgep82 = getelementptr i8, ptr %lsr.iv92, i64 %58
  %scevgep84 = getelementptr i8, ptr %scevgep82, i64 -24
  store double %.1172, ptr %scevgep84, align 8
  %.1195 = fcmp ord double %.1172, 0.000000e+00
  %spec.select = select i1 %numbers.2.1361, i1 %.1195, i1 false
  %59 = shl i64 %.1137357359, 3
  %sunkaddr117 = mul i64 %.1137357359, 8
  %sunkaddr118 = getelementptr i8, ptr %arg.code.17, i64 %sunkaddr117
  %sunkaddr119 = getelementptr i8, ptr %sunkaddr118, i64 8
  %.1172.1 = load double, ptr %sunkaddr119, align 8
  %scevgep79 = getelementptr i8, ptr %lsr.iv92, i64 %59
  %scevgep81 = getelementptr i8, ptr %scevgep79, i64 -16
  store double %.1172.1, ptr %scevgep81, align 8
  %.1195.1 = fcmp ord double %.1172.1, 0.000000e+00
  %spec.select.1 = select i1 %spec.select, i1 %.1195.1, i1 false
  %60 = shl i64 %.1137357359, 3
  %sunkaddr120 = mul i64 %.1137357359, 8
  %sunkaddr121 = getelementptr i8, ptr %arg.code.17, i64 %sunkaddr120
  %sunkaddr122 = getelementptr i8, ptr %sunkaddr121, i64 16
  %.1172.2 = load double, ptr %sunkaddr122, align 8
  %scevgep77 = getelementptr i8, ptr %lsr.iv92, i64 %60
  %scevgep78 = getelementptr i8, ptr %scevgep77, i64 -8
  store double %.1172.2, ptr %scevgep78, align 8
  %.1195.2 = fcmp ord double %.1172.2, 0.000000e+00
  %spec.select.2 = select i1 %spec.select.1, i1 %.1195.2, i1 false
  %.1144.3 = add nuw nsw i64 %.1137357359, 4
  %sunkaddr123 = mul i64 %.1137357359, 8
  %sunkaddr124 = getelementptr i8, ptr %arg.code.17, i64 %sunkaddr123
  %sunkaddr125 = getelementptr i8, ptr %sunkaddr124, i64 24
  %.1172.3 = load double, ptr %sunkaddr125, align 8
  store double %.1172.3, ptr %scevgep99, align 8
  %.1195.3 = fcmp ord double %.1172.3, 0.000000e+00
  %spec.select.3 = select i1 %spec.select.2, i1 %.1195.3, i1 false
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.1144.3
  br i1 %niter.ncmp.3, label %B202.loopexit.loopexit.unr-lcssa, label %B752

common.ret:
  %.1246 = zext i1 %numbers.2.1.lcssa to i8
  store i8 %.1246, ptr %retptr, align 1
  ret i32 0

B312.endif:
  %61 = icmp slt i64 %arg.code.25, 1
  br i1 %61, label %B516, label %B344.endif.lr.ph

B344.endif.lr.ph:
  %62 = icmp slt i64 %arg.m.3, 1
  br i1 %62, label %B344.endif.preheader, label %B344.endif.us.preheader

B344.endif.us.preheader:
  br label %B344.endif.us

B344.endif.preheader:
  br i1 %or.cond, label %B344.endif.preheader11, label %vector.body.preheader

vector.body.preheader:
  br label %vector.body

vector.body:
  %index = phi i64 [ %index.next, %vector.body ], [ 0, %vector.body.preheader ]
  %sunkaddr126 = mul i64 %index, 8
  %sunkaddr127 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr126
  %wide.load = load <2 x double>, ptr %sunkaddr127, align 8
  %sunkaddr128 = mul i64 %index, 8
  %sunkaddr129 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr128
  %sunkaddr130 = getelementptr i8, ptr %sunkaddr129, i64 16
  %wide.load10 = load <2 x double>, ptr %sunkaddr130, align 8
  %63 = fadd <2 x double> %wide.load, zeroinitializer
  %64 = fadd <2 x double> %wide.load10, zeroinitializer
  %sunkaddr131 = mul i64 %index, 8
  %sunkaddr132 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr131
  store <2 x double> %63, ptr %sunkaddr132, align 8
  %sunkaddr133 = mul i64 %index, 8
  %sunkaddr134 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr133
  %sunkaddr135 = getelementptr i8, ptr %sunkaddr134, i64 16
  store <2 x double> %64, ptr %sunkaddr135, align 8
  %index.next = add nuw nsw i64 %index, 4
  %65 = icmp eq i64 %n.vec, %index.next
  br i1 %65, label %middle.block, label %vector.body

middle.block:
  %66 = icmp eq i64 %arg.code.25, %n.vec
  br i1 %66, label %B516, label %B344.endif.preheader11

B344.endif.preheader11:
  %.623341347.ph = phi i64 [ 0, %B344.endif.preheader ], [ %n.vec, %middle.block ]
  %67 = icmp eq i64 %xtraiter13, 0
  br i1 %67, label %B344.endif.prol.loopexit, label %B344.endif.prol.preheader

B344.endif.prol.preheader:
  br label %B344.endif.prol

B344.endif.prol:
  %lsr.iv45 = phi i64 [ %lsr.iv.next46, %B344.endif.prol ], [ %xtraiter13, %B344.endif.prol.preheader ]
  %.623341347.prol = phi i64 [ %.630.prol, %B344.endif.prol ], [ %.623341347.ph, %B344.endif.prol.preheader ]
  %.630.prol = add nuw nsw i64 %.623341347.prol, 1
  %68 = shl i64 %.623341347.prol, 3
  %scevgep44 = getelementptr i8, ptr %arg.s.2, i64 %68
  %.805.prol = load double, ptr %scevgep44, align 8
  %.807.prol = fadd double %.805.prol, 0.000000e+00
  %scevgep43 = getelementptr i8, ptr %arg.code.4, i64 %68
  store double %.807.prol, ptr %scevgep43, align 8
  %lsr.iv.next46 = add nsw i64 %lsr.iv45, -1
  %prol.iter15.cmp.not = icmp eq i64 %lsr.iv.next46, 0
  br i1 %prol.iter15.cmp.not, label %B344.endif.prol.loopexit, label %B344.endif.prol

B344.endif.prol.loopexit:
  %.623341347.unr = phi i64 [ %.623341347.ph, %B344.endif.preheader11 ], [ %.630.prol, %B344.endif.prol ]
  %69 = sub nsw i64 %.623341347.ph, %arg.code.25
  %70 = icmp ugt i64 %69, -4
  br i1 %70, label %B516, label %B344.endif.preheader12

B344.endif.preheader12:
  br label %B344.endif

B344.endif.us:
  %lsr.iv27 = phi ptr [ %scevgep28, %B400.B466_crit_edge.us ], [ %scevgep26, %B344.endif.us.preheader ]
  %lsr.iv = phi ptr [ %scevgep22, %B400.B466_crit_edge.us ], [ %scevgep, %B344.endif.us.preheader ]
  %.623341347.us = phi i64 [ %.630.us, %B400.B466_crit_edge.us ], [ 0, %B344.endif.us.preheader ]
  %71 = icmp eq i64 %xtraiter, 0
  br i1 %71, label %B402.us.prol.loopexit, label %B402.us.prol.preheader

B402.us.prol.preheader:
  br label %B402.us.prol

B402.us.prol:
  %lsr.iv14 = phi i64 [ %lsr.iv.next15, %B402.us.prol ], [ 0, %B402.us.prol.preheader ]
  %total.2.3337.us.prol = phi double [ %.793.us.prol, %B402.us.prol ], [ 0.000000e+00, %B402.us.prol.preheader ]
  %72 = shl nsw i64 %lsr.iv14, 3
  %scevgep14 = getelementptr i8, ptr %lsr.iv, i64 %72
  %.789.us.prol = load double, ptr %scevgep14, align 8
  %.791.us.prol = fadd double %total.2.3337.us.prol, %.789.us.prol
  %.793.us.prol = fmul double %.518, %.791.us.prol
  %lsr.iv.next15 = add nsw i64 %lsr.iv14, -1
  %prol.iter.cmp.not = icmp eq i64 %20, %lsr.iv.next15
  br i1 %prol.iter.cmp.not, label %B402.us.prol.loopexit, label %B402.us.prol

B402.us.prol.loopexit:
  %total.2.3337.us.unr = phi double [ 0.000000e+00, %B344.endif.us ], [ %.793.us.prol, %B402.us.prol ]
  %.742332336.us.unr = phi i64 [ %.arg.m.3, %B344.endif.us ], [ %18, %B402.us.prol ]
  %.749333335.us.in.unr = phi i64 [ %arg.m.3, %B344.endif.us ], [ %19, %B402.us.prol ]
  %.793.us.lcssa.unr = phi double [ poison, %B344.endif.us ], [ %.793.us.prol, %B402.us.prol ]
  %73 = icmp slt i64 %arg.m.3, 4
  br i1 %73, label %B400.B466_crit_edge.us, label %B402.us.preheader

B402.us.preheader:
  %74 = add nuw i64 %.742332336.us.unr, 4
  %75 = shl i64 %.749333335.us.in.unr, 3
  %scevgep29 = getelementptr i8, ptr %lsr.iv27, i64 %75
  br label %B402.us

B402.us:
  %lsr.iv30 = phi ptr [ %scevgep29, %B402.us.preheader ], [ %scevgep31, %B402.us ]
  %lsr.iv25 = phi i64 [ %74, %B402.us.preheader ], [ %lsr.iv.next, %B402.us ]
  %total.2.3337.us = phi double [ %total.2.3337.us.unr, %B402.us.preheader ], [ %.793.us.3, %B402.us ]
  %scevgep34 = getelementptr i8, ptr %lsr.iv30, i64 8
  %.789.us = load double, ptr %scevgep34, align 8
  %.791.us = fadd double %total.2.3337.us, %.789.us
  %.793.us = fmul double %.518, %.791.us
  %.789.us.1 = load double, ptr %lsr.iv30, align 8
  %.791.us.1 = fadd double %.789.us.1, %.793.us
  %.793.us.1 = fmul double %.518, %.791.us.1
  %scevgep32 = getelementptr i8, ptr %lsr.iv30, i64 -8
  %.789.us.2 = load double, ptr %scevgep32, align 8
  %.791.us.2 = fadd double %.789.us.2, %.793.us.1
  %.793.us.2 = fmul double %.518, %.791.us.2
  %scevgep33 = getelementptr i8, ptr %lsr.iv30, i64 -16
  %.789.us.3 = load double, ptr %scevgep33, align 8
  %.791.us.3 = fadd double %.789.us.3, %.793.us.2
  %.793.us.3 = fmul double %.518, %.791.us.3
  %lsr.iv.next = add i64 %lsr.iv25, -4
  %scevgep31 = getelementptr i8, ptr %lsr.iv30, i64 -32
  %.743.us.3 = icmp sgt i64 %lsr.iv.next, 4
  br i1 %.743.us.3, label %B402.us, label %B400.B466_crit_edge.us

B400.B466_crit_edge.us:
  %.793.us.lcssa = phi double [ %.793.us.lcssa.unr, %B402.us.prol.loopexit ], [ %.793.us.3, %B402.us ]
  %.630.us = add nuw nsw i64 %.623341347.us, 1
  %.804.us = getelementptr double, ptr %arg.s.2, i64 %.623341347.us
  %.805.us = load double, ptr %.804.us, align 8
  %.807.us = fadd double %.793.us.lcssa, %.805.us
  %.813.us = getelementptr double, ptr %arg.code.4, i64 %.623341347.us
  store double %.807.us, ptr %.813.us, align 8
  %scevgep22 = getelementptr i8, ptr %lsr.iv, i64 %16
  %scevgep28 = getelementptr i8, ptr %lsr.iv27, i64 %16
  %exitcond.not = icmp eq i64 %arg.code.25, %.630.us
  br i1 %exitcond.not, label %B516, label %B344.endif.us

B344.endif:
  %.623341347 = phi i64 [ %.630.3, %B344.endif ], [ %.623341347.unr, %B344.endif.preheader12 ]
  %sunkaddr136 = mul i64 %.623341347, 8
  %sunkaddr137 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr136
  %.805 = load double, ptr %sunkaddr137, align 8
  %.807 = fadd double %.805, 0.000000e+00
  %sunkaddr138 = mul i64 %.623341347, 8
  %sunkaddr139 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr138
  store double %.807, ptr %sunkaddr139, align 8
  %sunkaddr140 = mul i64 %.623341347, 8
  %sunkaddr141 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr140
  %sunkaddr142 = getelementptr i8, ptr %sunkaddr141, i64 8
  %.805.1 = load double, ptr %sunkaddr142, align 8
  %.807.1 = fadd double %.805.1, 0.000000e+00
  %sunkaddr143 = mul i64 %.623341347, 8
  %sunkaddr144 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr143
  %sunkaddr145 = getelementptr i8, ptr %sunkaddr144, i64 8
  store double %.807.1, ptr %sunkaddr145, align 8
  %sunkaddr146 = mul i64 %.623341347, 8
  %sunkaddr147 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr146
  %sunkaddr148 = getelementptr i8, ptr %sunkaddr147, i64 16
  %.805.2 = load double, ptr %sunkaddr148, align 8
  %.807.2 = fadd double %.805.2, 0.000000e+00
  %sunkaddr149 = mul i64 %.623341347, 8
  %sunkaddr150 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr149
  %sunkaddr151 = getelementptr i8, ptr %sunkaddr150, i64 16
  store double %.807.2, ptr %sunkaddr151, align 8
  %.630.3 = add nuw nsw i64 %.623341347, 4
  %sunkaddr152 = mul i64 %.623341347, 8
  %sunkaddr153 = getelementptr i8, ptr %arg.s.2, i64 %sunkaddr152
  %sunkaddr154 = getelementptr i8, ptr %sunkaddr153, i64 24
  %.805.3 = load double, ptr %sunkaddr154, align 8
  %.807.3 = fadd double %.805.3, 0.000000e+00
  %sunkaddr155 = mul i64 %.623341347, 8
  %sunkaddr156 = getelementptr i8, ptr %arg.code.4, i64 %sunkaddr155
  %sunkaddr157 = getelementptr i8, ptr %sunkaddr156, i64 24
  store double %.807.3, ptr %sunkaddr157, align 8
  %exitcond419.not.3 = icmp eq i64 %arg.code.25, %.630.3
  br i1 %exitcond419.not.3, label %B516, label %B344.endif

B582.endif:
  %sunkaddr158 = getelementptr i8, ptr %arg.code.0, i64 288
  %.45.i.i = load i64, ptr %sunkaddr158, align 8
  %.50.not.i.i = icmp eq i64 %.45.i.i, 0
  br i1 %.50.not.i.i, label %B0.endif.i, label %B48.i.i

B48.i.i:
  %sunkaddr159 = getelementptr i8, ptr %arg.code.0, i64 296
  %.58.i.i = load i64, ptr %sunkaddr159, align 8
  %sunkaddr160 = getelementptr i8, ptr %arg.code.0, i64 304
  %.65.i.i = load i64, ptr %sunkaddr160, align 8
  %sunkaddr161 = getelementptr i8, ptr %arg.code.0, i64 312
  %.76.i.i = load i64, ptr %sunkaddr161, align 8
  %.78.i.i = inttoptr i64 %.58.i.i to ptr
  %.79.i.i = inttoptr i64 %.65.i.i to ptr
  %.80.i.i = inttoptr i64 %.76.i.i to ptr
  %.81.i.i = inttoptr i64 %.45.i.i to ptr
  tail call void %.81.i.i(ptr %.78.i.i, ptr %.79.i.i, ptr %.80.i.i)
  br label %B0.endif.i

B0.endif.i:
  %sunkaddr162 = getelementptr i8, ptr %arg.code.0, i64 320
  %.45.i2.i = load i64, ptr %sunkaddr162, align 8
  %.50.not.i3.i = icmp eq i64 %.45.i2.i, 0
  br i1 %.50.not.i3.i, label %B720.endif, label %B48.i4.i

B48.i4.i:
  %sunkaddr163 = getelementptr i8, ptr %arg.code.0, i64 328
  %.58.i6.i = load i64, ptr %sunkaddr163, align 8
  %sunkaddr164 = getelementptr i8, ptr %arg.code.0, i64 336
  %.65.i8.i = load i64, ptr %sunkaddr164, align 8
  %sunkaddr165 = getelementptr i8, ptr %arg.code.0, i64 344
  %.76.i10.i = load i64, ptr %sunkaddr165, align 8
  %.78.i11.i = inttoptr i64 %.58.i6.i to ptr
  %.79.i12.i = inttoptr i64 %.65.i8.i to ptr
  %.80.i13.i = inttoptr i64 %.76.i10.i to ptr
  %.81.i14.i = inttoptr i64 %.45.i2.i to ptr
  tail call void %.81.i14.i(ptr %.78.i11.i, ptr %.79.i12.i, ptr %.80.i13.i)
  br label %B720.endif

B720.endif:
  %76 = icmp slt i64 %arg.code.27, 1
  br i1 %76, label %B202.loopexit, label %B752.lr.ph

B752.lr.ph:
  %77 = icmp ult i64 %arg.code.27, 4
  br i1 %77, label %B752.epil.preheader, label %B752.preheader

B752.preheader:
  br label %B752
}

declare i64 @llvm.umin.i64(i64, i64)

declare double @llvm.copysign.f64(double, double)

define internal i32 @part28(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, i64 %arg.first) {
B0:
  %const = bitcast i64 9223372036854775804 to i64
  %.385.i = alloca ptr, align 8
  %excinfo.1.i = alloca ptr, align 8
  %.491 = alloca i8, align 1
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.844 = alloca i8, align 1
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.1005 = alloca double, align 8
  %excinfo.6 = alloca ptr, align 8
  store ptr null, ptr %excinfo.6, align 8
  %.1063 = alloca i8, align 1
  store i8 0, ptr %.1063, align 1
  %excinfo.7 = alloca ptr, align 8
  store ptr null, ptr %excinfo.7, align 8
  %.162 = getelementptr i8, ptr %arg.s.0, i64 88
  %.163 = load double, ptr %.162, align 8
  %.167 = load i64, ptr %arg.code.19, align 8
  %.193 = getelementptr double, ptr %arg.room.4, i64 %arg.code.27
  %.198.idx = shl i64 %arg.code.27, 4
  %.198 = getelementptr i8, ptr %arg.room.4, i64 %.198.idx
  %.282 = getelementptr i8, ptr %arg.s.0, i64 112
  %.283 = load double, ptr %.282, align 8
  %.285 = fmul double %.163, %.283
  %.360 = getelementptr i8, ptr %arg.s.0, i64 120
  %.361 = load double, ptr %.360, align 8
  %.363 = fmul double %.163, %.361
  %.376 = fsub double %.363, %.285
  store i64 0, ptr %arg.code.19, align 8
  %.470 = getelementptr i8, ptr %arg.s.0, i64 104
  store double %.163, ptr %.470, align 8
  %.478 = shl i64 %arg.code.27, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.room.4, ptr %arg.s.3, i64 %.478, i1 false)
  %.481 = fcmp ogt double %.285, 0.000000e+00
  br i1 %.481, label %B424, label %B554.endif.endif.endif

B424:
  store i8 0, ptr %.491, align 1
  %.495 = call i32 @part31(ptr %.491, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, double %.285)
  %.496 = load ptr, ptr %excinfo.1, align 8
  %.503 = icmp sgt i32 %.495, 0
  %.504 = select i1 %.503, ptr %.496, ptr undef
  %.505 = load i8, ptr %.491, align 1
  %.508 = icmp eq i8 %.505, 0
  br i1 %.508, label %B424.endif.thread, label %B424.endif

B462:
  %.140108.not.i = icmp slt i64 %arg.code.27, 1
  br i1 %.140108.not.i, label %B500, label %B50.preheader.i

B50.preheader.i:
  %min.iters.check.i = icmp samesign ult i64 %arg.code.27, 4
  br i1 %min.iters.check.i, label %B50.i.preheader, label %vector.ph.i

vector.ph.i:
  %n.vec.i = and i64 %arg.code.27, %const
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %vec.phi.i = phi <2 x i64> [ zeroinitializer, %vector.ph.i ], [ %20, %vector.body.i ]
  %vec.phi2.i = phi <2 x i64> [ zeroinitializer, %vector.ph.i ], [ %21, %vector.body.i ]
  %sunkaddr = mul i64 %index.i, 8
  %sunkaddr89 = getelementptr i8, ptr %arg.s.3, i64 %sunkaddr
  %wide.load.i = load <2 x double>, ptr %sunkaddr89, align 8
  %sunkaddr90 = mul i64 %index.i, 8
  %sunkaddr91 = getelementptr i8, ptr %arg.s.3, i64 %sunkaddr90
  %sunkaddr92 = getelementptr i8, ptr %sunkaddr91, i64 16
  %wide.load3.i = load <2 x double>, ptr %sunkaddr92, align 8
  %sunkaddr93 = mul i64 %index.i, 8
  %sunkaddr94 = getelementptr i8, ptr %arg.code.17, i64 %sunkaddr93
  %wide.load4.i = load <2 x double>, ptr %sunkaddr94, align 8
  %sunkaddr95 = mul i64 %index.i, 8
  %sunkaddr96 = getelementptr i8, ptr %arg.code.17, i64 %sunkaddr95
  %sunkaddr97 = getelementptr i8, ptr %sunkaddr96, i64 16
  %wide.load5.i = load <2 x double>, ptr %sunkaddr97, align 8
  %sunkaddr98 = mul i64 %index.i, 8
  %sunkaddr99 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr98
  %wide.load6.i = load <2 x double>, ptr %sunkaddr99, align 8
  %sunkaddr100 = mul i64 %index.i, 8
  %sunkaddr101 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr100
  %sunkaddr103 = getelementptr i8, ptr %sunkaddr101, i64 16
  %wide.load7.i = load <2 x double>, ptr %sunkaddr103, align 8
  %0 = fcmp olt <2 x double> %wide.load.i, zeroinitializer
  %1 = fcmp olt <2 x double> %wide.load3.i, zeroinitializer
  %2 = fcmp oge <2 x double> %wide.load4.i, zeroinitializer
  %3 = fcmp oge <2 x double> %wide.load5.i, zeroinitializer
  %4 = select <2 x i1> %0, <2 x i1> %2, <2 x i1> zeroinitializer
  %5 = select <2 x i1> %1, <2 x i1> %3, <2 x i1> zeroinitializer
  %6 = fcmp oge <2 x double> %wide.load6.i, zeroinitializer
  %7 = fcmp oge <2 x double> %wide.load7.i, zeroinitializer
  %8 = select <2 x i1> %4, <2 x i1> %6, <2 x i1> zeroinitializer
  %9 = select <2 x i1> %5, <2 x i1> %7, <2 x i1> zeroinitializer
  %10 = fcmp ogt <2 x double> %wide.load.i, zeroinitializer
  %11 = fcmp ogt <2 x double> %wide.load3.i, zeroinitializer
  %12 = fcmp ole <2 x double> %wide.load4.i, zeroinitializer
  %13 = fcmp ole <2 x double> %wide.load5.i, zeroinitializer
  %14 = select <2 x i1> %10, <2 x i1> %12, <2 x i1> zeroinitializer
  %15 = select <2 x i1> %11, <2 x i1> %13, <2 x i1> zeroinitializer
  %16 = fcmp ole <2 x double> %wide.load6.i, zeroinitializer
  %17 = fcmp ole <2 x double> %wide.load7.i, zeroinitializer
  %18 = select <2 x i1> %14, <2 x i1> %16, <2 x i1> zeroinitializer
  %19 = select <2 x i1> %15, <2 x i1> %17, <2 x i1> zeroinitializer
  %narrow.i = select <2 x i1> %8, <2 x i1> splat (i1 true), <2 x i1> %18
  %predphi.i = zext <2 x i1> %narrow.i to <2 x i64>
  %narrow9.i = select <2 x i1> %9, <2 x i1> splat (i1 true), <2 x i1> %19
  %predphi8.i = zext <2 x i1> %narrow9.i to <2 x i64>
  %20 = add <2 x i64> %vec.phi.i, %predphi.i
  %21 = add <2 x i64> %vec.phi2.i, %predphi8.i
  %index.next.i = add nuw nsw i64 %index.i, 4
  %22 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %22, label %middle.block.i, label %vector.body.i

middle.block.i:
  %bin.rdx.i = add <2 x i64> %21, %20
  %rdx.shuf.i = shufflevector <2 x i64> %bin.rdx.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx29.i = add <2 x i64> %rdx.shuf.i, %bin.rdx.i
  %23 = extractelement <2 x i64> %bin.rdx29.i, i64 0
  %cmp.n.i = icmp eq i64 %arg.code.27, %n.vec.i
  br i1 %cmp.n.i, label %part32.exit, label %B50.i.preheader

B50.i.preheader:
  %count.2.0111.i.ph = phi i64 [ %23, %middle.block.i ], [ 0, %B50.preheader.i ]
  %.146107109.i.ph = phi i64 [ %n.vec.i, %middle.block.i ], [ 0, %B50.preheader.i ]
  br label %B50.i

B50.i:
  %count.2.0111.i = phi i64 [ %.227.i, %B50.endif.endif.i ], [ %count.2.0111.i.ph, %B50.i.preheader ]
  %.146107109.i = phi i64 [ %.153.i, %B50.endif.endif.i ], [ %.146107109.i.ph, %B50.i.preheader ]
  %24 = shl i64 %.146107109.i, 3
  %scevgep16.i = getelementptr i8, ptr %arg.s.3, i64 %24
  %.182.i = load double, ptr %scevgep16.i, align 8
  %scevgep15.i = getelementptr i8, ptr %arg.code.17, i64 %24
  %.186.i = load double, ptr %scevgep15.i, align 8
  %scevgep.i = getelementptr i8, ptr %arg.s.4, i64 %24
  %.190.i = load double, ptr %scevgep.i, align 8
  %.14.i.i = fcmp olt double %.182.i, 0.000000e+00
  %.20.i.i = fcmp oge double %.186.i, 0.000000e+00
  %or.cond.i.i = select i1 %.14.i.i, i1 %.20.i.i, i1 false
  %.25.i.i = fcmp oge double %.190.i, 0.000000e+00
  %or.cond2.i.i = select i1 %or.cond.i.i, i1 %.25.i.i, i1 false
  br i1 %or.cond2.i.i, label %B50.endif.endif.i, label %B44.i.i

B44.i.i:
  %.37.i.i = fcmp ogt double %.182.i, 0.000000e+00
  %.44.i.i = fcmp ole double %.186.i, 0.000000e+00
  %or.cond3.i.i = select i1 %.37.i.i, i1 %.44.i.i, i1 false
  %.51.i.i = fcmp ole double %.190.i, 0.000000e+00
  %spec.select.i.i = select i1 %or.cond3.i.i, i1 %.51.i.i, i1 false
  %25 = zext i1 %spec.select.i.i to i64
  br label %B50.endif.endif.i

B50.endif.endif.i:
  %"$phi78.0.4.0.i.i" = phi i64 [ 1, %B50.i ], [ %25, %B44.i.i ]
  %.153.i = add nuw nsw i64 %.146107109.i, 1
  %.227.i = add nuw nsw i64 %"$phi78.0.4.0.i.i", %count.2.0111.i
  %exitcond.not.i = icmp eq i64 %arg.code.27, %.153.i
  br i1 %exitcond.not.i, label %part32.exit, label %B50.i

part32.exit:
  %.227.lcssa.i = phi i64 [ %23, %middle.block.i ], [ %.227.i, %B50.endif.endif.i ]
  %.not = icmp eq i64 %.227.lcssa.i, 0
  br i1 %.not, label %B500, label %B554.endif.endif.endif

B500:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.3, ptr %arg.code.17, i64 %.478, i1 false)
  br label %B554.endif.endif.endif

B650:
  %high.2.0647 = phi double [ %.363, %B554.endif.endif.endif ], [ %.13.i, %B812 ]
  %.723635645 = phi i64 [ 0, %B554.endif.endif.endif ], [ %.730, %B812 ]
  %.730 = add nuw nsw i64 %.723635645, 1
  switch i64 %.723635645, label %B698 [
    i64 0, label %B706.endif
    i64 1, label %B706.fold.split
  ]

B698:
  br label %B706.endif

B706.fold.split:
  br label %B706.endif

B772:
  %26 = icmp slt i64 %arg.code.27, 1
  br i1 %26, label %B812, label %B50.preheader.i29

B50.preheader.i29:
  %27 = icmp ult i64 %arg.code.27, 4
  br i1 %27, label %B50.i63.preheader, label %vector.body.i33.preheader

vector.body.i33.preheader:
  br label %vector.body.i33

vector.body.i33:
  %index.i34 = phi i64 [ %index.next.i54, %vector.body.i33 ], [ 0, %vector.body.i33.preheader ]
  %vec.phi.i35 = phi <2 x i64> [ %48, %vector.body.i33 ], [ zeroinitializer, %vector.body.i33.preheader ]
  %vec.phi2.i36 = phi <2 x i64> [ %49, %vector.body.i33 ], [ zeroinitializer, %vector.body.i33.preheader ]
  %sunkaddr104 = mul i64 %index.i34, 8
  %sunkaddr105 = getelementptr i8, ptr %arg.s.3, i64 %sunkaddr104
  %wide.load.i39 = load <2 x double>, ptr %sunkaddr105, align 8
  %sunkaddr106 = mul i64 %index.i34, 8
  %sunkaddr107 = getelementptr i8, ptr %arg.s.3, i64 %sunkaddr106
  %sunkaddr108 = getelementptr i8, ptr %sunkaddr107, i64 16
  %wide.load3.i41 = load <2 x double>, ptr %sunkaddr108, align 8
  %sunkaddr109 = mul i64 %index.i34, 8
  %sunkaddr110 = getelementptr i8, ptr %arg.code.17, i64 %sunkaddr109
  %wide.load4.i43 = load <2 x double>, ptr %sunkaddr110, align 8
  %sunkaddr111 = mul i64 %index.i34, 8
  %sunkaddr112 = getelementptr i8, ptr %arg.code.17, i64 %sunkaddr111
  %sunkaddr113 = getelementptr i8, ptr %sunkaddr112, i64 16
  %wide.load5.i45 = load <2 x double>, ptr %sunkaddr113, align 8
  %sunkaddr114 = mul i64 %index.i34, 8
  %sunkaddr115 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr114
  %wide.load6.i47 = load <2 x double>, ptr %sunkaddr115, align 8
  %sunkaddr116 = mul i64 %index.i34, 8
  %sunkaddr117 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr116
  %sunkaddr118 = getelementptr i8, ptr %sunkaddr117, i64 16
  %wide.load7.i49 = load <2 x double>, ptr %sunkaddr118, align 8
  %28 = fcmp olt <2 x double> %wide.load.i39, zeroinitializer
  %29 = fcmp olt <2 x double> %wide.load3.i41, zeroinitializer
  %30 = fcmp oge <2 x double> %wide.load4.i43, zeroinitializer
  %31 = fcmp oge <2 x double> %wide.load5.i45, zeroinitializer
  %32 = select <2 x i1> %28, <2 x i1> %30, <2 x i1> zeroinitializer
  %33 = select <2 x i1> %29, <2 x i1> %31, <2 x i1> zeroinitializer
  %34 = fcmp oge <2 x double> %wide.load6.i47, zeroinitializer
  %35 = fcmp oge <2 x double> %wide.load7.i49, zeroinitializer
  %36 = select <2 x i1> %32, <2 x i1> %34, <2 x i1> zeroinitializer
  %37 = select <2 x i1> %33, <2 x i1> %35, <2 x i1> zeroinitializer
  %38 = fcmp ogt <2 x double> %wide.load.i39, zeroinitializer
  %39 = fcmp ogt <2 x double> %wide.load3.i41, zeroinitializer
  %40 = fcmp ole <2 x double> %wide.load4.i43, zeroinitializer
  %41 = fcmp ole <2 x double> %wide.load5.i45, zeroinitializer
  %42 = select <2 x i1> %38, <2 x i1> %40, <2 x i1> zeroinitializer
  %43 = select <2 x i1> %39, <2 x i1> %41, <2 x i1> zeroinitializer
  %44 = fcmp ole <2 x double> %wide.load6.i47, zeroinitializer
  %45 = fcmp ole <2 x double> %wide.load7.i49, zeroinitializer
  %46 = select <2 x i1> %42, <2 x i1> %44, <2 x i1> zeroinitializer
  %47 = select <2 x i1> %43, <2 x i1> %45, <2 x i1> zeroinitializer
  %narrow.i50 = select <2 x i1> %36, <2 x i1> splat (i1 true), <2 x i1> %46
  %predphi.i51 = zext <2 x i1> %narrow.i50 to <2 x i64>
  %narrow9.i52 = select <2 x i1> %37, <2 x i1> splat (i1 true), <2 x i1> %47
  %predphi8.i53 = zext <2 x i1> %narrow9.i52 to <2 x i64>
  %48 = add <2 x i64> %vec.phi.i35, %predphi.i51
  %49 = add <2 x i64> %vec.phi2.i36, %predphi8.i53
  %index.next.i54 = add nuw nsw i64 %index.i34, 4
  %50 = icmp eq i64 %n.vec.i32, %index.next.i54
  br i1 %50, label %middle.block.i55, label %vector.body.i33

middle.block.i55:
  %51 = icmp eq i64 %arg.code.27, %n.vec.i32
  %bin.rdx.i56 = add <2 x i64> %49, %48
  %rdx.shuf.i57 = shufflevector <2 x i64> %bin.rdx.i56, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx29.i58 = add <2 x i64> %rdx.shuf.i57, %bin.rdx.i56
  %52 = extractelement <2 x i64> %bin.rdx29.i58, i64 0
  br i1 %51, label %part32.exit91, label %B50.i63.preheader

B50.i63.preheader:
  %count.2.0111.i64.ph = phi i64 [ %52, %middle.block.i55 ], [ 0, %B50.preheader.i29 ]
  %.146107109.i65.ph = phi i64 [ %n.vec.i32, %middle.block.i55 ], [ 0, %B50.preheader.i29 ]
  br label %B50.i63

B50.i63:
  %count.2.0111.i64 = phi i64 [ %.227.i86, %B50.endif.endif.i83 ], [ %count.2.0111.i64.ph, %B50.i63.preheader ]
  %.146107109.i65 = phi i64 [ %.153.i85, %B50.endif.endif.i83 ], [ %.146107109.i65.ph, %B50.i63.preheader ]
  %53 = shl i64 %.146107109.i65, 3
  %scevgep16.i66 = getelementptr i8, ptr %arg.s.3, i64 %53
  %.182.i67 = load double, ptr %scevgep16.i66, align 8
  %scevgep15.i68 = getelementptr i8, ptr %arg.code.17, i64 %53
  %.186.i69 = load double, ptr %scevgep15.i68, align 8
  %scevgep.i70 = getelementptr i8, ptr %arg.s.4, i64 %53
  %.190.i71 = load double, ptr %scevgep.i70, align 8
  %.14.i.i72 = fcmp olt double %.182.i67, 0.000000e+00
  %.20.i.i73 = fcmp oge double %.186.i69, 0.000000e+00
  %or.cond.i.i74 = select i1 %.14.i.i72, i1 %.20.i.i73, i1 false
  %.25.i.i75 = fcmp oge double %.190.i71, 0.000000e+00
  %or.cond2.i.i76 = select i1 %or.cond.i.i74, i1 %.25.i.i75, i1 false
  br i1 %or.cond2.i.i76, label %B50.endif.endif.i83, label %B44.i.i77

B44.i.i77:
  %.37.i.i78 = fcmp ogt double %.182.i67, 0.000000e+00
  %.44.i.i79 = fcmp ole double %.186.i69, 0.000000e+00
  %or.cond3.i.i80 = select i1 %.37.i.i78, i1 %.44.i.i79, i1 false
  %.51.i.i81 = fcmp ole double %.190.i71, 0.000000e+00
  %spec.select.i.i82 = select i1 %or.cond3.i.i80, i1 %.51.i.i81, i1 false
  %54 = zext i1 %spec.select.i.i82 to i64
  br label %B50.endif.endif.i83

B50.endif.endif.i83:
  %"$phi78.0.4.0.i.i84" = phi i64 [ 1, %B50.i63 ], [ %54, %B44.i.i77 ]
  %.153.i85 = add nuw nsw i64 %.146107109.i65, 1
  %.227.i86 = add nuw nsw i64 %"$phi78.0.4.0.i.i84", %count.2.0111.i64
  %exitcond.not.i87 = icmp eq i64 %arg.code.27, %.153.i85
  br i1 %exitcond.not.i87, label %part32.exit91, label %B50.i63

part32.exit91:
  %.227.lcssa.i89 = phi i64 [ %52, %middle.block.i55 ], [ %.227.i86, %B50.endif.endif.i83 ]
  %.not106 = icmp eq i64 %.227.lcssa.i89, 0
  br i1 %.not106, label %B812, label %B818

B812:
  %exitcond.not = icmp eq i64 %.730, 3
  br i1 %exitcond.not, label %B904, label %B650

B818:
  %55 = icmp ne i8 %.858, 0
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.198, ptr %arg.code.17, i64 %.478, i1 false)
  store double 0.000000e+00, ptr %.1005, align 8
  %.1009 = zext i1 %55 to i8
  %.1010 = call i32 @part33(ptr %.1005, ptr %excinfo.6, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, double %low.2.0, double %.13.i, i8 %.1009)
  %.1020 = load double, ptr %.1005, align 8
  %cond104 = icmp eq i32 %.1010, 0
  br i1 %cond104, label %B904, label %B818.if.if

B904:
  %place.2.0 = phi double [ %.1020, %B818 ], [ %.615, %B812 ]
  store i64 %.167, ptr %arg.code.19, align 8
  %.1055 = fcmp oeq double %place.2.0, 0.000000e+00
  br i1 %.1055, label %B974, label %B936

B936:
  store i8 0, ptr %.1063, align 1
  %.1067 = call i32 @part31(ptr %.1063, ptr %excinfo.7, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, double %place.2.0)
  %.1068 = load ptr, ptr %excinfo.7, align 8
  %.1075 = icmp sgt i32 %.1067, 0
  %.1076 = select i1 %.1075, ptr %.1068, ptr undef
  %.1077 = load i8, ptr %.1063, align 1
  %.1080 = icmp eq i8 %.1077, 0
  br i1 %.1080, label %B936.endif.thread, label %B936.endif

common.ret:
  %common.ret.op = phi i32 [ 0, %B974 ], [ 0, %B1308.endif.endif.endif ], [ %.495, %B424.endif.if.if ], [ %.389.i, %part5 ], [ 0, %part34 ], [ %.848, %B706.endif.endif.if.if ], [ %.1067, %B936.endif.if.if ], [ %.1010, %B818.if.if ]
  ret i32 %common.ret.op

B974:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.3, ptr %arg.room.4, i64 %.478, i1 false)
  store i64 11, ptr %retptr, align 8
  br label %common.ret

B1084:
  %numbers.2.0654 = phi i1 [ %numbers.2.0654.be, %B1084.backedge ], [ true, %B1084.preheader ]
  %count.2.0653 = phi i64 [ %.1396, %B1084.backedge ], [ 0, %B1084.preheader ]
  %.1290649651 = phi i64 [ %.1297, %B1084.backedge ], [ 0, %B1084.preheader ]
  %56 = shl i64 %.1290649651, 3
  %scevgep163 = getelementptr i8, ptr %arg.s.3, i64 %56
  %.1330 = load double, ptr %scevgep163, align 8
  %scevgep162 = getelementptr i8, ptr %arg.code.17, i64 %56
  %.1335 = load double, ptr %scevgep162, align 8
  %scevgep161 = getelementptr i8, ptr %arg.s.4, i64 %56
  %.1340 = load double, ptr %scevgep161, align 8
  %.14.i = fcmp olt double %.1330, 0.000000e+00
  %.20.i = fcmp oge double %.1335, 0.000000e+00
  %or.cond.i = select i1 %.14.i, i1 %.20.i, i1 false
  %.25.i = fcmp oge double %.1340, 0.000000e+00
  %or.cond2.i = select i1 %or.cond.i, i1 %.25.i, i1 false
  br i1 %or.cond2.i, label %B1192, label %B44.i

B44.i:
  %.37.i = fcmp ogt double %.1330, 0.000000e+00
  %.44.i = fcmp ole double %.1335, 0.000000e+00
  %or.cond3.i = select i1 %.37.i, i1 %.44.i, i1 false
  %.51.i = fcmp ole double %.1340, 0.000000e+00
  %spec.select.i = select i1 %or.cond3.i, i1 %.51.i, i1 false
  %57 = zext i1 %spec.select.i to i64
  br label %B1192

B1192:
  %"$phi78.0.4.0.i" = phi i64 [ 1, %B1084 ], [ %57, %B44.i ]
  %58 = shl i64 %.1290649651, 3
  %scevgep = getelementptr i8, ptr %arg.s.5, i64 %58
  store i64 %"$phi78.0.4.0.i", ptr %scevgep, align 8
  %.1396 = add nuw nsw i64 %"$phi78.0.4.0.i", %count.2.0653
  br i1 %numbers.2.0654, label %B1300, label %B1300.thread

B1300:
  %sunkaddr119 = mul i64 %.1290649651, 8
  %sunkaddr120 = getelementptr i8, ptr %arg.code.17, i64 %sunkaddr119
  %.1414 = load double, ptr %sunkaddr120, align 8
  %.1422 = fcmp ord double %.1414, 0.000000e+00
  %exitcond686.not = icmp eq i64 %66, %.1290649651
  br i1 %exitcond686.not, label %B1304, label %B1084.backedge

B1084.backedge:
  %numbers.2.0654.be = phi i1 [ false, %B1300.thread ], [ %.1422, %B1300 ]
  %.1297 = add nuw nsw i64 %.1290649651, 1
  br label %B1084

B1300.thread:
  %exitcond686.not692 = icmp eq i64 %66, %.1290649651
  br i1 %exitcond686.not692, label %B1308.endif.endif.endif, label %B1084.backedge

B1304:
  %59 = fcmp ord double %.1414, 0.000000e+00
  br i1 %59, label %B1532, label %B1308.endif.endif.endif

B1532:
  %60 = icmp eq i64 %.1396, 0
  br i1 %60, label %B1544, label %B1564

B1544:
  %.1836 = getelementptr i64, ptr %arg.s.5, i64 %arg.first
  store i64 1, ptr %.1836, align 8
  br label %B1564

B1564:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.3, ptr %arg.code.17, i64 %.478, i1 false)
  %sunkaddr121 = getelementptr i8, ptr %arg.s.0, i64 88
  store double %place.2.0, ptr %sunkaddr121, align 8
  store ptr null, ptr %excinfo.1.i, align 8
  %.143.i = getelementptr i8, ptr %arg.s.1, i64 8
  %.144.i = load i64, ptr %.143.i, align 8
  %.229.i = load double, ptr %arg.s.0, align 8
  %.307.i = fadd double %place.2.0, %.229.i
  %.311.i = getelementptr double, ptr %arg.s.6, i64 %.144.i
  store double %.307.i, ptr %.311.i, align 8
  %.376.i = getelementptr i8, ptr %arg.s.1, i64 72
  %.377.i = load i64, ptr %.376.i, align 8
  %.378.not.i = icmp eq i64 %.377.i, 0
  br i1 %.378.not.i, label %part34, label %B220.i

B220.i:
  %.389.i = call i32 @part8(ptr %.385.i, ptr %excinfo.1.i, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond.i = icmp eq i32 %.389.i, 0
  br i1 %cond.i, label %B220.endif.i, label %part5

part34:
  %.442.i = shl i64 %arg.code.25, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.s.2, ptr %arg.room.2, i64 %.442.i, i1 false)
  %.452.i = mul nsw i64 %.144.i, %arg.code.25
  %.453.i = getelementptr double, ptr %arg.s.7, i64 %.452.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.453.i, ptr %arg.room.2, i64 %.442.i, i1 false)
  %.468.i = mul nsw i64 %.144.i, %arg.code.30
  %.471.i = getelementptr double, ptr %arg.s.9, i64 %.468.i
  %.478.i = shl i64 %arg.code.30, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.471.i, ptr %arg.code.23, i64 %.478.i, i1 false)
  %sunkaddr122 = getelementptr i8, ptr %arg.s.1, i64 8
  %.544.i = load i64, ptr %sunkaddr122, align 8
  %.545.i = add nsw i64 %.544.i, 1
  store i64 %.545.i, ptr %sunkaddr122, align 8
  %.613.i = getelementptr i8, ptr %arg.s.1, i64 16
  %.614.i = load i64, ptr %.613.i, align 8
  %.615.i = add nsw i64 %.614.i, 1
  store i64 %.615.i, ptr %.613.i, align 8
  %.2043 = load double, ptr %arg.s.0, align 8
  %.2045 = fadd double %place.2.0, %.2043
  store double %.2045, ptr %arg.s.0, align 8
  store i64 9, ptr %retptr, align 8
  br label %common.ret

B220.endif.i:
  %.417.i = mul i64 %arg.code.25, %arg.m.3
  %.420.i = mul i64 %.144.i, %.417.i
  %.421.i = getelementptr double, ptr %arg.s.8, i64 %.420.i
  %.430.i = shl i64 %.417.i, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.421.i, ptr %arg.room.3, i64 %.430.i, i1 false)
  br label %part34

part5:
  %.390.i = load ptr, ptr %excinfo.1.i, align 8
  %.1948 = icmp sgt i32 %.389.i, 0
  %.1949 = select i1 %.1948, ptr %.390.i, ptr undef
  store ptr %.1949, ptr %excinfo, align 8
  br label %common.ret

B424.endif:
  %61 = icmp eq i32 %.495, 0
  br i1 %61, label %B462, label %B424.endif.if.if

B424.endif.thread:
  %62 = icmp eq i32 %.495, 0
  br i1 %62, label %B554.endif.endif.endif, label %B424.endif.if.if

B424.endif.if.if:
  store ptr %.504, ptr %excinfo, align 8
  br label %common.ret

B554.endif.endif.endif:
  %low.2.0 = phi double [ %.285, %B0 ], [ %.285, %B500 ], [ 0.000000e+00, %part32.exit ], [ 0.000000e+00, %B424.endif.thread ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.193, ptr %arg.s.3, i64 %.478, i1 false)
  %.608 = fadd double %.363, %low.2.0
  %.615 = fmul double %.608, 5.000000e-01
  %.793 = fmul double %.376, 3.000000e+00
  %n.vec.i32 = and i64 %arg.code.27, %const
  br label %B650

B706.endif:
  %"$phi706.4.3.1" = phi double [ %.793, %B698 ], [ 0.000000e+00, %B650 ], [ %.376, %B706.fold.split ]
  %.799 = fadd double %high.2.0647, %"$phi706.4.3.1"
  %.12.i = fcmp olt double %.163, %.799
  %.13.i = select i1 %.12.i, double %.163, double %.799
  store i8 0, ptr %.844, align 1
  %.848 = call i32 @part31(ptr %.844, ptr %excinfo.4, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, double %.13.i)
  %cond100 = icmp eq i32 %.848, 0
  br i1 %cond100, label %B706.endif.endif.endif, label %B706.endif.endif.if.if

B706.endif.endif.endif:
  %.858 = load i8, ptr %.844, align 1
  %.861.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not = icmp ne i8 %.858, 0
  br i1 %.861.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not.not, label %B772, label %B818

B706.endif.endif.if.if:
  %.856 = icmp sgt i32 %.848, 0
  %.849 = load ptr, ptr %excinfo.4, align 8
  %.857 = select i1 %.856, ptr %.849, ptr undef
  store ptr %.857, ptr %excinfo, align 8
  br label %common.ret

B818.if.if:
  %.1018 = icmp sgt i32 %.1010, 0
  %.1011 = load ptr, ptr %excinfo.6, align 8
  %.1019 = select i1 %.1018, ptr %.1011, ptr undef
  store ptr %.1019, ptr %excinfo, align 8
  br label %common.ret

B936.endif:
  %63 = icmp eq i32 %.1067, 0
  br i1 %63, label %B1042.endif, label %B936.endif.if.if

B936.endif.thread:
  %64 = icmp eq i32 %.1067, 0
  br i1 %64, label %B974, label %B936.endif.if.if

B936.endif.if.if:
  store ptr %.1076, ptr %excinfo, align 8
  br label %common.ret

B1042.endif:
  %65 = icmp slt i64 %arg.code.27, 1
  br i1 %65, label %B1544, label %B1084.preheader

B1084.preheader:
  %66 = add nsw i64 %arg.code.27, -1
  br label %B1084

B1308.endif.endif.endif:
  %.1460 = fdiv double %place.2.0, %.163
  %sunkaddr123 = getelementptr i8, ptr %arg.s.0, i64 112
  store double %.1460, ptr %sunkaddr123, align 8
  %sunkaddr124 = getelementptr i8, ptr %arg.s.0, i64 120
  store double %.1460, ptr %sunkaddr124, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.room.4, ptr %arg.code.17, i64 %.478, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.193, ptr %arg.code.17, i64 %.478, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.198, ptr %arg.code.17, i64 %.478, i1 false)
  %.1742.3.idx = mul i64 %arg.code.27, 24
  %.1742.3 = getelementptr i8, ptr %arg.room.4, i64 %.1742.3.idx
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.1742.3, ptr %arg.code.17, i64 %.478, i1 false)
  %.1742.4.idx = shl i64 %arg.code.27, 5
  %.1742.4 = getelementptr i8, ptr %arg.room.4, i64 %.1742.4.idx
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.1742.4, ptr %arg.code.17, i64 %.478, i1 false)
  %.1742.5.idx = mul i64 %arg.code.27, 40
  %.1742.5 = getelementptr i8, ptr %arg.room.4, i64 %.1742.5.idx
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.1742.5, ptr %arg.code.17, i64 %.478, i1 false)
  %.1742.6.idx = mul i64 %arg.code.27, 48
  %.1742.6 = getelementptr i8, ptr %arg.room.4, i64 %.1742.6.idx
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.1742.6, ptr %arg.code.17, i64 %.478, i1 false)
  %.1742.7.idx = mul i64 %arg.code.27, 56
  %.1742.7 = getelementptr i8, ptr %arg.room.4, i64 %.1742.7.idx
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.1742.7, ptr %arg.code.17, i64 %.478, i1 false)
  %.1742.8.idx = shl i64 %arg.code.27, 6
  %.1742.8 = getelementptr i8, ptr %arg.room.4, i64 %.1742.8.idx
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.1742.8, ptr %arg.code.17, i64 %.478, i1 false)
  store i64 10, ptr %retptr, align 8
  br label %common.ret
}

define internal i32 @part30(ptr %retptr, ptr %excinfo, ptr %arg.g, i64 %arg.events, double %arg.direction, ptr %arg.fine) {
B0.endif.endif:
  %arg.direction.fr = freeze double %arg.direction
  %.18 = load double, ptr %arg.g, align 8
  %.25 = tail call double @llvm.fabs.f64(double %.18)
  %.12.i41 = fcmp ogt double %.25, 0.000000e+00
  %.13.i42 = select i1 %.12.i41, double %.25, double 0.000000e+00
  %.184.1 = getelementptr double, ptr %arg.g, i64 %arg.events
  %.185.1 = load double, ptr %.184.1, align 8
  %.12.i.1 = fcmp olt double %.185.1, %.18
  %.13.i.1 = select i1 %.12.i.1, double %.185.1, double %.18
  %.12.i37.1 = fcmp ogt double %.185.1, %.18
  %.13.i38.1 = select i1 %.12.i37.1, double %.185.1, double %.18
  %.248.1 = tail call double @llvm.fabs.f64(double %.185.1)
  %.12.i39.1 = fcmp olt double %.248.1, %.25
  %.13.i40.1 = select i1 %.12.i39.1, double %.248.1, double %.25
  %.12.i41.1 = fcmp ogt double %.248.1, %.13.i42
  %.13.i42.1 = select i1 %.12.i41.1, double %.248.1, double %.13.i42
  %.184.2.idx = shl i64 %arg.events, 4
  %.184.2 = getelementptr i8, ptr %arg.g, i64 %.184.2.idx
  %.185.2 = load double, ptr %.184.2, align 8
  %.12.i.2 = fcmp olt double %.185.2, %.13.i.1
  %.13.i.2 = select i1 %.12.i.2, double %.185.2, double %.13.i.1
  %.12.i37.2 = fcmp ogt double %.185.2, %.13.i38.1
  %.13.i38.2 = select i1 %.12.i37.2, double %.185.2, double %.13.i38.1
  %.248.2 = tail call double @llvm.fabs.f64(double %.185.2)
  %.12.i39.2 = fcmp olt double %.248.2, %.13.i40.1
  %.13.i40.2 = select i1 %.12.i39.2, double %.248.2, double %.13.i40.1
  %.12.i41.2 = fcmp ogt double %.248.2, %.13.i42.1
  %.13.i42.2 = select i1 %.12.i41.2, double %.248.2, double %.13.i42.1
  %.184.3.idx = mul i64 %arg.events, 24
  %.184.3 = getelementptr i8, ptr %arg.g, i64 %.184.3.idx
  %.185.3 = load double, ptr %.184.3, align 8
  %.12.i.3 = fcmp olt double %.185.3, %.13.i.2
  %.13.i.3 = select i1 %.12.i.3, double %.185.3, double %.13.i.2
  %.12.i37.3 = fcmp ogt double %.185.3, %.13.i38.2
  %.13.i38.3 = select i1 %.12.i37.3, double %.185.3, double %.13.i38.2
  %.248.3 = tail call double @llvm.fabs.f64(double %.185.3)
  %.12.i39.3 = fcmp olt double %.248.3, %.13.i40.2
  %.13.i40.3 = select i1 %.12.i39.3, double %.248.3, double %.13.i40.2
  %.12.i41.3 = fcmp ogt double %.248.3, %.13.i42.2
  %.13.i42.3 = select i1 %.12.i41.3, double %.248.3, double %.13.i42.2
  %.184.4.idx = shl i64 %arg.events, 5
  %.184.4 = getelementptr i8, ptr %arg.g, i64 %.184.4.idx
  %.185.4 = load double, ptr %.184.4, align 8
  %.12.i.4 = fcmp olt double %.185.4, %.13.i.3
  %.13.i.4 = select i1 %.12.i.4, double %.185.4, double %.13.i.3
  %.12.i37.4 = fcmp ogt double %.185.4, %.13.i38.3
  %.13.i38.4 = select i1 %.12.i37.4, double %.185.4, double %.13.i38.3
  %.248.4 = tail call double @llvm.fabs.f64(double %.185.4)
  %.12.i39.4 = fcmp olt double %.248.4, %.13.i40.3
  %.13.i40.4 = select i1 %.12.i39.4, double %.248.4, double %.13.i40.3
  %.12.i41.4 = fcmp ogt double %.248.4, %.13.i42.3
  %.13.i42.4 = select i1 %.12.i41.4, double %.248.4, double %.13.i42.3
  %.184.5.idx = mul i64 %arg.events, 40
  %.184.5 = getelementptr i8, ptr %arg.g, i64 %.184.5.idx
  %.185.5 = load double, ptr %.184.5, align 8
  %.12.i.5 = fcmp olt double %.185.5, %.13.i.4
  %.13.i.5 = select i1 %.12.i.5, double %.185.5, double %.13.i.4
  %.12.i37.5 = fcmp ogt double %.185.5, %.13.i38.4
  %.13.i38.5 = select i1 %.12.i37.5, double %.185.5, double %.13.i38.4
  %.248.5 = tail call double @llvm.fabs.f64(double %.185.5)
  %.12.i39.5 = fcmp olt double %.248.5, %.13.i40.4
  %.13.i40.5 = select i1 %.12.i39.5, double %.248.5, double %.13.i40.4
  %.12.i41.5 = fcmp ogt double %.248.5, %.13.i42.4
  %.13.i42.5 = select i1 %.12.i41.5, double %.248.5, double %.13.i42.4
  %.184.6.idx = mul i64 %arg.events, 48
  %.184.6 = getelementptr i8, ptr %arg.g, i64 %.184.6.idx
  %.185.6 = load double, ptr %.184.6, align 8
  %.12.i.6 = fcmp olt double %.185.6, %.13.i.5
  %.13.i.6 = select i1 %.12.i.6, double %.185.6, double %.13.i.5
  %.12.i37.6 = fcmp ogt double %.185.6, %.13.i38.5
  %.13.i38.6 = select i1 %.12.i37.6, double %.185.6, double %.13.i38.5
  %.248.6 = tail call double @llvm.fabs.f64(double %.185.6)
  %.12.i39.6 = fcmp olt double %.248.6, %.13.i40.5
  %.13.i40.6 = select i1 %.12.i39.6, double %.248.6, double %.13.i40.5
  %.12.i41.6 = fcmp ogt double %.248.6, %.13.i42.5
  %.13.i42.6 = select i1 %.12.i41.6, double %.248.6, double %.13.i42.5
  %.184.7.idx = mul i64 %arg.events, 56
  %.184.7 = getelementptr i8, ptr %arg.g, i64 %.184.7.idx
  %.185.7 = load double, ptr %.184.7, align 8
  %.12.i.7 = fcmp olt double %.185.7, %.13.i.6
  %.13.i.7 = select i1 %.12.i.7, double %.185.7, double %.13.i.6
  %.12.i37.7 = fcmp ogt double %.185.7, %.13.i38.6
  %.13.i38.7 = select i1 %.12.i37.7, double %.185.7, double %.13.i38.6
  %.248.7 = tail call double @llvm.fabs.f64(double %.185.7)
  %.12.i39.7 = fcmp olt double %.248.7, %.13.i40.6
  %.13.i40.7 = select i1 %.12.i39.7, double %.248.7, double %.13.i40.6
  %.12.i41.7 = fcmp ogt double %.248.7, %.13.i42.6
  %.13.i42.7 = select i1 %.12.i41.7, double %.248.7, double %.13.i42.6
  %.184.8.idx = shl i64 %arg.events, 6
  %.184.8 = getelementptr i8, ptr %arg.g, i64 %.184.8.idx
  %.185.8 = load double, ptr %.184.8, align 8
  %.12.i.8 = fcmp olt double %.185.8, %.13.i.7
  %.13.i.8 = select i1 %.12.i.8, double %.185.8, double %.13.i.7
  %.12.i37.8 = fcmp ogt double %.185.8, %.13.i38.7
  %.13.i38.8 = select i1 %.12.i37.8, double %.185.8, double %.13.i38.7
  %.248.8 = tail call double @llvm.fabs.f64(double %.185.8)
  %.12.i39.8 = fcmp olt double %.248.8, %.13.i40.7
  %.13.i40.8 = select i1 %.12.i39.8, double %.248.8, double %.13.i40.7
  %.12.i41.8 = fcmp ogt double %.248.8, %.13.i42.7
  %.13.i42.8 = select i1 %.12.i41.8, double %.248.8, double %.13.i42.7
  %.736 = fmul double %.18, 0x3FE41BFEE2424770
  %.738 = fadd double %.736, 0.000000e+00
  %.736.1 = fmul double %.185.2, 0x3FDC3EF1535754B4
  %.738.1 = fadd double %.738, %.736.1
  %.736.2 = fmul double %.185.4, 0x3FBA827999FCEF33
  %0 = fsub double %.738.1, %.736.2
  %.736.3 = fmul double %.185.6, 0x3FAE087565455A72
  %.738.3 = fadd double %0, %.736.3
  %.736.4 = fmul double %.185.8, 0x3F9975F5E0553154
  %1 = fsub double %.738.3, %.736.4
  %.757 = fsub double %1, %.185.1
  %.760 = tail call double @llvm.fabs.f64(double %.757)
  %.12.i24 = fcmp ogt double %.760, 0.000000e+00
  %.13.i25 = select i1 %.12.i24, double %.760, double 0.000000e+00
  %.736.1535 = fmul double %.18, 0x3FC7F218E25A7462
  %2 = fsub double 0.000000e+00, %.736.1535
  %.736.1.1 = fmul double %.185.2, 0x3FE6C835E79946A6
  %.738.1.1 = fadd double %2, %.736.1.1
  %.736.2.1 = fmul double %.185.4, 0x3FE3504F333F9DE6
  %.738.2.1 = fadd double %.738.1.1, %.736.2.1
  %.736.3.1 = fmul double %.185.6, 0x3FCB20D79E651A8A
  %3 = fsub double %.738.2.1, %.736.3.1
  %.736.4.1 = fmul double %.185.8, 0x3FB561B82AB7F98D
  %.738.4.1 = fadd double %3, %.736.4.1
  %.757.1 = fsub double %.738.4.1, %.185.3
  %.760.1 = tail call double @llvm.fabs.f64(double %.757.1)
  %.12.i26 = fcmp ogt double %.760.1, %.13.i25
  %.13.i27 = select i1 %.12.i26, double %.760.1, double %.13.i25
  %.736.2539 = fmul double %.18, 0x3FB561B82AB7F993
  %.738.2540 = fadd double %.736.2539, 0.000000e+00
  %.736.1.2 = fmul double %.185.2, 0x3FCB20D79E651A91
  %4 = fsub double %.738.2540, %.736.1.2
  %.736.2.2 = fmul double %.185.4, 0x3FE3504F333F9DE9
  %.738.2.2 = fadd double %4, %.736.2.2
  %.736.3.2 = fmul double %.185.6, 0x3FE6C835E79946A2
  %.738.3.2 = fadd double %.738.2.2, %.736.3.2
  %.736.4.2 = fmul double %.185.8, 0x3FC7F218E25A745E
  %5 = fsub double %.738.3.2, %.736.4.2
  %.757.2 = fsub double %5, %.185.5
  %.760.2 = tail call double @llvm.fabs.f64(double %.757.2)
  %.12.i28 = fcmp ogt double %.760.2, %.13.i27
  %.13.i29 = select i1 %.12.i28, double %.760.2, double %.13.i27
  %.736.3543 = fmul double %.18, 0x3F9975F5E055315F
  %6 = fsub double 0.000000e+00, %.736.3543
  %.736.1.3 = fmul double %.185.2, 0x3FAE087565455A7E
  %.738.1.3 = fadd double %6, %.736.1.3
  %.736.2.3 = fmul double %.185.4, 0x3FBA827999FCEF37
  %7 = fsub double %.738.1.3, %.736.2.3
  %.736.3.3 = fmul double %.185.6, 0x3FDC3EF1535754B4
  %.738.3.3 = fadd double %7, %.736.3.3
  %.736.4.3 = fmul double %.185.8, 0x3FE41BFEE2424772
  %.738.4.3 = fadd double %.738.3.3, %.736.4.3
  %.757.3 = fsub double %.738.4.3, %.185.7
  %.760.3 = tail call double @llvm.fabs.f64(double %.757.3)
  %.12.i30 = fcmp ogt double %.760.3, %.13.i29
  %.13.i31 = select i1 %.12.i30, double %.760.3, double %.13.i29
  %.799 = fsub double %.13.i38.8, %.13.i.8
  %.805 = fmul double %.13.i.8, %.13.i38.8
  %.810 = fcmp ogt double %.805, 0.000000e+00
  %.814 = fadd double %.799, %.13.i31
  %.816 = fcmp ogt double %.13.i40.8, %.814
  %or.cond = select i1 %.810, i1 %.816, i1 false
  br i1 %or.cond, label %common.ret, label %B674

common.ret:
  %.lcssa.sink = phi i64 [ %.us-phi, %B1276.endif.endif ], [ 32, %B0.endif.endif ], [ %"$phi740.0.2.0", %B702 ], [ -1, %B1494.endif ], [ %.us-phi, %B1604 ]
  store i64 %.lcssa.sink, ptr %retptr, align 8
  ret i32 0

B674:
  %.839 = fmul double %.799, 1.000000e-02
  %.841 = fcmp ugt double %.13.i31, %.839
  br i1 %.841, label %B702, label %vector.memcheck

vector.memcheck:
  %scevgep = getelementptr i8, ptr %arg.fine, i64 264
  %scevgep51 = getelementptr i8, ptr %.184.8, i64 8
  %scevgep52 = getelementptr i8, ptr %.184.7, i64 8
  %scevgep53 = getelementptr i8, ptr %.184.6, i64 8
  %scevgep54 = getelementptr i8, ptr %.184.5, i64 8
  %scevgep55 = getelementptr i8, ptr %.184.4, i64 8
  %scevgep56 = getelementptr i8, ptr %.184.3, i64 8
  %scevgep57 = getelementptr i8, ptr %.184.2, i64 8
  %8 = shl i64 %arg.events, 3
  %9 = getelementptr i8, ptr %arg.g, i64 %8
  %scevgep58 = getelementptr i8, ptr %9, i64 8
  %scevgep59 = getelementptr i8, ptr %arg.g, i64 8
  %bound0 = icmp ult ptr %arg.fine, %scevgep51
  %bound1 = icmp ult ptr %.184.8, %scevgep
  %found.conflict = and i1 %bound0, %bound1
  %bound060 = icmp ult ptr %arg.fine, %scevgep52
  %bound161 = icmp ult ptr %.184.7, %scevgep
  %found.conflict62 = and i1 %bound060, %bound161
  %conflict.rdx = or i1 %found.conflict, %found.conflict62
  %bound063 = icmp ult ptr %arg.fine, %scevgep53
  %bound164 = icmp ult ptr %.184.6, %scevgep
  %found.conflict65 = and i1 %bound063, %bound164
  %conflict.rdx66 = or i1 %found.conflict65, %conflict.rdx
  %bound067 = icmp ult ptr %arg.fine, %scevgep54
  %bound168 = icmp ult ptr %.184.5, %scevgep
  %found.conflict69 = and i1 %bound067, %bound168
  %conflict.rdx70 = or i1 %found.conflict69, %conflict.rdx66
  %bound071 = icmp ult ptr %arg.fine, %scevgep55
  %bound172 = icmp ult ptr %.184.4, %scevgep
  %found.conflict73 = and i1 %bound071, %bound172
  %conflict.rdx74 = or i1 %found.conflict73, %conflict.rdx70
  %bound075 = icmp ult ptr %arg.fine, %scevgep56
  %bound176 = icmp ult ptr %.184.3, %scevgep
  %found.conflict77 = and i1 %bound075, %bound176
  %conflict.rdx78 = or i1 %found.conflict77, %conflict.rdx74
  %bound079 = icmp ult ptr %arg.fine, %scevgep57
  %bound180 = icmp ult ptr %.184.2, %scevgep
  %found.conflict81 = and i1 %bound079, %bound180
  %conflict.rdx82 = or i1 %found.conflict81, %conflict.rdx78
  %bound083 = icmp ult ptr %arg.fine, %scevgep58
  %bound184 = icmp ult ptr %.184.1, %scevgep
  %found.conflict85 = and i1 %bound083, %bound184
  %conflict.rdx86 = or i1 %found.conflict85, %conflict.rdx82
  %bound087 = icmp ult ptr %arg.fine, %scevgep59
  %bound188 = icmp ult ptr %arg.g, %scevgep
  %found.conflict89 = and i1 %bound087, %bound188
  %conflict.rdx90 = or i1 %found.conflict89, %conflict.rdx86
  br i1 %conflict.rdx90, label %B790.endif.endif.preheader, label %vector.ph

B790.endif.endif.preheader:
  %.958481486.ph = phi i64 [ 0, %vector.memcheck ], [ 32, %vector.body ]
  %10 = mul nuw nsw i64 %.958481486.ph, 72
  %11 = getelementptr i8, ptr @.const.array.data.1, i64 %10
  %scevgep122 = getelementptr i8, ptr %11, i64 64
  br label %B790.endif.endif

vector.ph:
  %broadcast.splatinsert105 = insertelement <2 x double> poison, double %.185.8, i64 0
  %broadcast.splat106 = shufflevector <2 x double> %broadcast.splatinsert105, <2 x double> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert103 = insertelement <2 x double> poison, double %.185.7, i64 0
  %broadcast.splat104 = shufflevector <2 x double> %broadcast.splatinsert103, <2 x double> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert101 = insertelement <2 x double> poison, double %.185.6, i64 0
  %broadcast.splat102 = shufflevector <2 x double> %broadcast.splatinsert101, <2 x double> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert99 = insertelement <2 x double> poison, double %.185.5, i64 0
  %broadcast.splat100 = shufflevector <2 x double> %broadcast.splatinsert99, <2 x double> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert97 = insertelement <2 x double> poison, double %.185.4, i64 0
  %broadcast.splat98 = shufflevector <2 x double> %broadcast.splatinsert97, <2 x double> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert95 = insertelement <2 x double> poison, double %.185.3, i64 0
  %broadcast.splat96 = shufflevector <2 x double> %broadcast.splatinsert95, <2 x double> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert93 = insertelement <2 x double> poison, double %.185.2, i64 0
  %broadcast.splat94 = shufflevector <2 x double> %broadcast.splatinsert93, <2 x double> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert91 = insertelement <2 x double> poison, double %.185.1, i64 0
  %broadcast.splat92 = shufflevector <2 x double> %broadcast.splatinsert91, <2 x double> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert = insertelement <2 x double> poison, double %.18, i64 0
  %broadcast.splat = shufflevector <2 x double> %broadcast.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body

vector.body:
  %lsr.iv134 = phi ptr [ %scevgep135, %vector.body ], [ getelementptr inbounds nuw (i8, ptr @.const.array.data.1, i64 136), %vector.ph ]
  %index = phi i64 [ %index.next, %vector.body ], [ 0, %vector.ph ]
  %scevgep152 = getelementptr i8, ptr %lsr.iv134, i64 -136
  %scevgep143 = getelementptr i8, ptr %lsr.iv134, i64 -64
  %12 = load double, ptr %scevgep152, align 8
  %13 = load double, ptr %scevgep143, align 8
  %14 = insertelement <2 x double> poison, double %12, i64 0
  %15 = insertelement <2 x double> %14, double %13, i64 1
  %16 = fmul <2 x double> %broadcast.splat, %15
  %17 = fadd <2 x double> %16, zeroinitializer
  %scevgep151 = getelementptr i8, ptr %lsr.iv134, i64 -128
  %scevgep142 = getelementptr i8, ptr %lsr.iv134, i64 -56
  %18 = load double, ptr %scevgep151, align 8
  %19 = load double, ptr %scevgep142, align 8
  %20 = insertelement <2 x double> poison, double %18, i64 0
  %21 = insertelement <2 x double> %20, double %19, i64 1
  %22 = fmul <2 x double> %broadcast.splat92, %21
  %23 = fadd <2 x double> %17, %22
  %scevgep150 = getelementptr i8, ptr %lsr.iv134, i64 -120
  %scevgep141 = getelementptr i8, ptr %lsr.iv134, i64 -48
  %24 = load double, ptr %scevgep150, align 8
  %25 = load double, ptr %scevgep141, align 8
  %26 = insertelement <2 x double> poison, double %24, i64 0
  %27 = insertelement <2 x double> %26, double %25, i64 1
  %28 = fmul <2 x double> %broadcast.splat94, %27
  %29 = fadd <2 x double> %23, %28
  %scevgep149 = getelementptr i8, ptr %lsr.iv134, i64 -112
  %scevgep140 = getelementptr i8, ptr %lsr.iv134, i64 -40
  %30 = load double, ptr %scevgep149, align 8
  %31 = load double, ptr %scevgep140, align 8
  %32 = insertelement <2 x double> poison, double %30, i64 0
  %33 = insertelement <2 x double> %32, double %31, i64 1
  %34 = fmul <2 x double> %broadcast.splat96, %33
  %35 = fadd <2 x double> %29, %34
  %scevgep148 = getelementptr i8, ptr %lsr.iv134, i64 -104
  %scevgep139 = getelementptr i8, ptr %lsr.iv134, i64 -32
  %36 = load double, ptr %scevgep148, align 8
  %37 = load double, ptr %scevgep139, align 8
  %38 = insertelement <2 x double> poison, double %36, i64 0
  %39 = insertelement <2 x double> %38, double %37, i64 1
  %40 = fmul <2 x double> %broadcast.splat98, %39
  %41 = fadd <2 x double> %35, %40
  %scevgep147 = getelementptr i8, ptr %lsr.iv134, i64 -96
  %scevgep138 = getelementptr i8, ptr %lsr.iv134, i64 -24
  %42 = load double, ptr %scevgep147, align 8
  %43 = load double, ptr %scevgep138, align 8
  %44 = insertelement <2 x double> poison, double %42, i64 0
  %45 = insertelement <2 x double> %44, double %43, i64 1
  %46 = fmul <2 x double> %broadcast.splat100, %45
  %47 = fadd <2 x double> %41, %46
  %scevgep146 = getelementptr i8, ptr %lsr.iv134, i64 -88
  %scevgep137 = getelementptr i8, ptr %lsr.iv134, i64 -16
  %48 = load double, ptr %scevgep146, align 8
  %49 = load double, ptr %scevgep137, align 8
  %50 = insertelement <2 x double> poison, double %48, i64 0
  %51 = insertelement <2 x double> %50, double %49, i64 1
  %52 = fmul <2 x double> %broadcast.splat102, %51
  %53 = fadd <2 x double> %47, %52
  %scevgep145 = getelementptr i8, ptr %lsr.iv134, i64 -80
  %scevgep136 = getelementptr i8, ptr %lsr.iv134, i64 -8
  %54 = load double, ptr %scevgep145, align 8
  %55 = load double, ptr %scevgep136, align 8
  %56 = insertelement <2 x double> poison, double %54, i64 0
  %57 = insertelement <2 x double> %56, double %55, i64 1
  %58 = fmul <2 x double> %broadcast.splat104, %57
  %59 = fadd <2 x double> %53, %58
  %scevgep144 = getelementptr i8, ptr %lsr.iv134, i64 -72
  %60 = load double, ptr %scevgep144, align 8
  %61 = load double, ptr %lsr.iv134, align 8
  %62 = insertelement <2 x double> poison, double %60, i64 0
  %63 = insertelement <2 x double> %62, double %61, i64 1
  %64 = fmul <2 x double> %broadcast.splat106, %63
  %65 = fadd <2 x double> %59, %64
  %66 = shl nuw nsw i64 %index, 3
  %scevgep26 = getelementptr i8, ptr %arg.fine, i64 %66
  store <2 x double> %65, ptr %scevgep26, align 8
  %index.next = add nuw nsw i64 %index, 2
  %scevgep135 = getelementptr i8, ptr %lsr.iv134, i64 144
  %67 = icmp eq i64 %index.next, 32
  br i1 %67, label %B790.endif.endif.preheader, label %vector.body

B702:
  %.856 = fcmp oeq double %.13.i42.8, 0.000000e+00
  %"$phi740.0.2.0" = select i1 %.856, i64 32, i64 -1
  br label %common.ret

B980:
  %lsr.iv17 = phi i64 [ %lsr.iv.next18, %B980 ], [ 30, %B980.preheader6 ]
  %first.2.0492 = phi i64 [ %73, %B980 ], [ 32, %B980.preheader6 ]
  %68 = add i64 %lsr.iv17, 1
  %69 = shl nsw i64 %lsr.iv17, 3
  %scevgep25 = getelementptr i8, ptr %arg.fine, i64 %69
  %70 = shl nsw i64 %lsr.iv17, 3
  %scevgep19 = getelementptr i8, ptr %arg.fine, i64 %70
  %scevgep21 = getelementptr i8, ptr %scevgep19, i64 16
  %71 = shl nsw i64 %lsr.iv17, 3
  %scevgep17 = getelementptr i8, ptr %arg.fine, i64 %71
  %scevgep18 = getelementptr i8, ptr %scevgep17, i64 8
  %.1369 = load double, ptr %scevgep18, align 8
  %.1374 = load double, ptr %scevgep21, align 8
  %.14.i = fcmp olt double %.1369, 0.000000e+00
  %.20.i = fcmp oge double %.1374, 0.000000e+00
  %or.cond.i = select i1 %.14.i, i1 %.20.i, i1 false
  %.37.i = fcmp ule double %.1369, 0.000000e+00
  %.44.i = fcmp ugt double %.1374, 0.000000e+00
  %or.cond3.i.not50 = select i1 %.37.i, i1 true, i1 %.44.i
  %or.cond3.i.not50.fr = freeze i1 %or.cond3.i.not50
  %spec.select = select i1 %or.cond3.i.not50.fr, i64 %first.2.0492, i64 %68
  %72 = select i1 %or.cond.i, i64 %68, i64 %spec.select
  %.1369.1 = load double, ptr %scevgep25, align 8
  %.14.i.1 = fcmp olt double %.1369.1, 0.000000e+00
  %.20.i.1 = fcmp oge double %.1369, 0.000000e+00
  %or.cond.i.1 = select i1 %.14.i.1, i1 %.20.i.1, i1 false
  %.37.i.1 = fcmp ule double %.1369.1, 0.000000e+00
  %.44.i.1 = fcmp ugt double %.1369, 0.000000e+00
  %or.cond3.i.not50.1 = select i1 %.37.i.1, i1 true, i1 %.44.i.1
  %or.cond3.i.not50.fr.1 = freeze i1 %or.cond3.i.not50.1
  %spec.select.1 = select i1 %or.cond3.i.not50.fr.1, i64 %72, i64 %lsr.iv17
  %73 = select i1 %or.cond.i.1, i64 %lsr.iv17, i64 %spec.select.1
  %lsr.iv.next18 = add nsw i64 %lsr.iv17, -2
  %.1318.1.not = icmp eq i64 %lsr.iv.next18, -2
  br i1 %.1318.1.not, label %B1100.endif.preheader.loopexit18.loopexit12, label %B980

B1100.endif.preheader.loopexit18.loopexit12:
  %sunkaddr1551.phi.trans.insert.phi.trans.insert = getelementptr i8, ptr %arg.fine, i64 16
  %.15532.pre.pre = load double, ptr %sunkaddr1551.phi.trans.insert.phi.trans.insert, align 8
  %sunkaddr1583.phi.trans.insert.phi.trans.insert = getelementptr i8, ptr %arg.fine, i64 8
  %.15564.pre.pre = load double, ptr %sunkaddr1583.phi.trans.insert.phi.trans.insert, align 8
  %.15637.pre.pre = load double, ptr %arg.fine, align 8
  br label %B1100.endif.preheader

B1100.endif.preheader:
  %.15637 = phi double [ %.1369.us.31, %B980.us.preheader ], [ %.1369.us2.31, %B980.us.preheader10 ], [ %.15637.pre.pre, %B1100.endif.preheader.loopexit18.loopexit12 ]
  %.15564 = phi double [ %.1369.us.30, %B980.us.preheader ], [ %.1369.us2.30, %B980.us.preheader10 ], [ %.15564.pre.pre, %B1100.endif.preheader.loopexit18.loopexit12 ]
  %.15532 = phi double [ %.1369.us.29, %B980.us.preheader ], [ %.1369.us2.29, %B980.us.preheader10 ], [ %.15532.pre.pre, %B1100.endif.preheader.loopexit18.loopexit12 ]
  %.us-phi = phi i64 [ %spec.select.us.31, %B980.us.preheader ], [ %spec.select9.31, %B980.us.preheader10 ], [ %73, %B1100.endif.preheader.loopexit18.loopexit12 ]
  %.15585 = fmul double %.15564, 2.000000e+00
  %.15596 = fsub double %.15532, %.15585
  %.15648 = fadd double %.15637, %.15596
  %.15659 = tail call double @llvm.fabs.f64(double %.15648)
  %.12.i3210 = fcmp ogt double %.15659, 0.000000e+00
  %.13.i3311 = select i1 %.12.i3210, double %.15659, double 0.000000e+00
  br label %B1100.endif.1

B1228:
  %.1603 = fcmp ogt double %.799, 0.000000e+00
  br i1 %.1603, label %B282.i.preheader, label %B1276.endif.endif

B282.i.preheader:
  %.147.i = fmul double %.13.i31, %.13.i31
  %.1633 = fmul double %.147.i, 1.000000e+01
  %.1638 = fdiv double %.1633, %.799
  %.1642 = fmul double %.13.i42.8, 0x3D06849B86A12B9B
  %.1645 = fadd double %.1642, %.1638
  br label %B1276.endif.endif

B1604:
  %exitcond548.not = icmp eq i64 %79, %.1787
  br i1 %exitcond548.not, label %common.ret, label %B1354.endif.endif

B790.endif.endif:
  %lsr.iv123 = phi ptr [ %scevgep122, %B790.endif.endif.preheader ], [ %scevgep124, %B790.endif.endif ]
  %.958481486 = phi i64 [ %.958481486.ph, %B790.endif.endif.preheader ], [ %.965, %B790.endif.endif ]
  %scevgep132 = getelementptr i8, ptr %lsr.iv123, i64 -64
  %.1194 = load double, ptr %scevgep132, align 8
  %.1206 = load double, ptr %arg.g, align 8
  %.1207 = fmul double %.1194, %.1206
  %.1209 = fadd double %.1207, 0.000000e+00
  %scevgep131 = getelementptr i8, ptr %lsr.iv123, i64 -56
  %.1194.1 = load double, ptr %scevgep131, align 8
  %.1206.1 = load double, ptr %.184.1, align 8
  %.1207.1 = fmul double %.1194.1, %.1206.1
  %.1209.1 = fadd double %.1209, %.1207.1
  %scevgep130 = getelementptr i8, ptr %lsr.iv123, i64 -48
  %.1194.2 = load double, ptr %scevgep130, align 8
  %.1206.2 = load double, ptr %.184.2, align 8
  %.1207.2 = fmul double %.1194.2, %.1206.2
  %.1209.2 = fadd double %.1209.1, %.1207.2
  %scevgep129 = getelementptr i8, ptr %lsr.iv123, i64 -40
  %.1194.3 = load double, ptr %scevgep129, align 8
  %.1206.3 = load double, ptr %.184.3, align 8
  %.1207.3 = fmul double %.1194.3, %.1206.3
  %.1209.3 = fadd double %.1209.2, %.1207.3
  %scevgep128 = getelementptr i8, ptr %lsr.iv123, i64 -32
  %.1194.4 = load double, ptr %scevgep128, align 8
  %.1206.4 = load double, ptr %.184.4, align 8
  %.1207.4 = fmul double %.1194.4, %.1206.4
  %.1209.4 = fadd double %.1209.3, %.1207.4
  %scevgep127 = getelementptr i8, ptr %lsr.iv123, i64 -24
  %.1194.5 = load double, ptr %scevgep127, align 8
  %.1206.5 = load double, ptr %.184.5, align 8
  %.1207.5 = fmul double %.1194.5, %.1206.5
  %.1209.5 = fadd double %.1209.4, %.1207.5
  %scevgep126 = getelementptr i8, ptr %lsr.iv123, i64 -16
  %.1194.6 = load double, ptr %scevgep126, align 8
  %.1206.6 = load double, ptr %.184.6, align 8
  %.1207.6 = fmul double %.1194.6, %.1206.6
  %.1209.6 = fadd double %.1209.5, %.1207.6
  %scevgep125 = getelementptr i8, ptr %lsr.iv123, i64 -8
  %.1194.7 = load double, ptr %scevgep125, align 8
  %.1206.7 = load double, ptr %.184.7, align 8
  %.1207.7 = fmul double %.1194.7, %.1206.7
  %.1209.7 = fadd double %.1209.6, %.1207.7
  %.1194.8 = load double, ptr %lsr.iv123, align 8
  %.1206.8 = load double, ptr %.184.8, align 8
  %.1207.8 = fmul double %.1194.8, %.1206.8
  %.1209.8 = fadd double %.1209.7, %.1207.8
  %.965 = add nuw nsw i64 %.958481486, 1
  %74 = shl i64 %.958481486, 3
  %scevgep133 = getelementptr i8, ptr %arg.fine, i64 %74
  store double %.1209.8, ptr %scevgep133, align 8
  %scevgep124 = getelementptr i8, ptr %lsr.iv123, i64 72
  %exitcond546.not = icmp eq i64 %.965, 33
  br i1 %exitcond546.not, label %B980.preheader, label %B790.endif.endif

B980.preheader:
  %75 = fcmp ult double %arg.direction.fr, 0.000000e+00
  br i1 %75, label %B980.us.preheader, label %B980.preheader1

B980.preheader1:
  %76 = fcmp ugt double %arg.direction.fr, 0.000000e+00
  br i1 %76, label %B980.us.preheader10, label %B980.preheader6

B980.preheader6:
  br label %B980

B980.us.preheader10:
  %scevgep39.us = getelementptr i8, ptr %arg.fine, i64 248
  %.1369.us2 = load double, ptr %scevgep39.us, align 8
  %scevgep38.us = getelementptr i8, ptr %arg.fine, i64 256
  %.1374.us3 = load double, ptr %scevgep38.us, align 8
  %.14.i.us = fcmp olt double %.1369.us2, 0.000000e+00
  %.20.i.us = fcmp oge double %.1374.us3, 0.000000e+00
  %or.cond.i.us = select i1 %.14.i.us, i1 %.20.i.us, i1 false
  %spec.select9 = select i1 %or.cond.i.us, i64 31, i64 32
  %scevgep39.us.1 = getelementptr i8, ptr %arg.fine, i64 240
  %.1369.us2.1 = load double, ptr %scevgep39.us.1, align 8
  %.14.i.us.1 = fcmp olt double %.1369.us2.1, 0.000000e+00
  %.20.i.us.1 = fcmp oge double %.1369.us2, 0.000000e+00
  %or.cond.i.us.1 = select i1 %.14.i.us.1, i1 %.20.i.us.1, i1 false
  %spec.select9.1 = select i1 %or.cond.i.us.1, i64 30, i64 %spec.select9
  %scevgep39.us.2 = getelementptr i8, ptr %arg.fine, i64 232
  %.1369.us2.2 = load double, ptr %scevgep39.us.2, align 8
  %.14.i.us.2 = fcmp olt double %.1369.us2.2, 0.000000e+00
  %.20.i.us.2 = fcmp oge double %.1369.us2.1, 0.000000e+00
  %or.cond.i.us.2 = select i1 %.14.i.us.2, i1 %.20.i.us.2, i1 false
  %spec.select9.2 = select i1 %or.cond.i.us.2, i64 29, i64 %spec.select9.1
  %scevgep39.us.3 = getelementptr i8, ptr %arg.fine, i64 224
  %.1369.us2.3 = load double, ptr %scevgep39.us.3, align 8
  %.14.i.us.3 = fcmp olt double %.1369.us2.3, 0.000000e+00
  %.20.i.us.3 = fcmp oge double %.1369.us2.2, 0.000000e+00
  %or.cond.i.us.3 = select i1 %.14.i.us.3, i1 %.20.i.us.3, i1 false
  %spec.select9.3 = select i1 %or.cond.i.us.3, i64 28, i64 %spec.select9.2
  %scevgep39.us.4 = getelementptr i8, ptr %arg.fine, i64 216
  %.1369.us2.4 = load double, ptr %scevgep39.us.4, align 8
  %.14.i.us.4 = fcmp olt double %.1369.us2.4, 0.000000e+00
  %.20.i.us.4 = fcmp oge double %.1369.us2.3, 0.000000e+00
  %or.cond.i.us.4 = select i1 %.14.i.us.4, i1 %.20.i.us.4, i1 false
  %spec.select9.4 = select i1 %or.cond.i.us.4, i64 27, i64 %spec.select9.3
  %scevgep39.us.5 = getelementptr i8, ptr %arg.fine, i64 208
  %.1369.us2.5 = load double, ptr %scevgep39.us.5, align 8
  %.14.i.us.5 = fcmp olt double %.1369.us2.5, 0.000000e+00
  %.20.i.us.5 = fcmp oge double %.1369.us2.4, 0.000000e+00
  %or.cond.i.us.5 = select i1 %.14.i.us.5, i1 %.20.i.us.5, i1 false
  %spec.select9.5 = select i1 %or.cond.i.us.5, i64 26, i64 %spec.select9.4
  %scevgep39.us.6 = getelementptr i8, ptr %arg.fine, i64 200
  %.1369.us2.6 = load double, ptr %scevgep39.us.6, align 8
  %.14.i.us.6 = fcmp olt double %.1369.us2.6, 0.000000e+00
  %.20.i.us.6 = fcmp oge double %.1369.us2.5, 0.000000e+00
  %or.cond.i.us.6 = select i1 %.14.i.us.6, i1 %.20.i.us.6, i1 false
  %spec.select9.6 = select i1 %or.cond.i.us.6, i64 25, i64 %spec.select9.5
  %scevgep39.us.7 = getelementptr i8, ptr %arg.fine, i64 192
  %.1369.us2.7 = load double, ptr %scevgep39.us.7, align 8
  %.14.i.us.7 = fcmp olt double %.1369.us2.7, 0.000000e+00
  %.20.i.us.7 = fcmp oge double %.1369.us2.6, 0.000000e+00
  %or.cond.i.us.7 = select i1 %.14.i.us.7, i1 %.20.i.us.7, i1 false
  %spec.select9.7 = select i1 %or.cond.i.us.7, i64 24, i64 %spec.select9.6
  %scevgep39.us.8 = getelementptr i8, ptr %arg.fine, i64 184
  %.1369.us2.8 = load double, ptr %scevgep39.us.8, align 8
  %.14.i.us.8 = fcmp olt double %.1369.us2.8, 0.000000e+00
  %.20.i.us.8 = fcmp oge double %.1369.us2.7, 0.000000e+00
  %or.cond.i.us.8 = select i1 %.14.i.us.8, i1 %.20.i.us.8, i1 false
  %spec.select9.8 = select i1 %or.cond.i.us.8, i64 23, i64 %spec.select9.7
  %scevgep39.us.9 = getelementptr i8, ptr %arg.fine, i64 176
  %.1369.us2.9 = load double, ptr %scevgep39.us.9, align 8
  %.14.i.us.9 = fcmp olt double %.1369.us2.9, 0.000000e+00
  %.20.i.us.9 = fcmp oge double %.1369.us2.8, 0.000000e+00
  %or.cond.i.us.9 = select i1 %.14.i.us.9, i1 %.20.i.us.9, i1 false
  %spec.select9.9 = select i1 %or.cond.i.us.9, i64 22, i64 %spec.select9.8
  %scevgep39.us.10 = getelementptr i8, ptr %arg.fine, i64 168
  %.1369.us2.10 = load double, ptr %scevgep39.us.10, align 8
  %.14.i.us.10 = fcmp olt double %.1369.us2.10, 0.000000e+00
  %.20.i.us.10 = fcmp oge double %.1369.us2.9, 0.000000e+00
  %or.cond.i.us.10 = select i1 %.14.i.us.10, i1 %.20.i.us.10, i1 false
  %spec.select9.10 = select i1 %or.cond.i.us.10, i64 21, i64 %spec.select9.9
  %scevgep39.us.11 = getelementptr i8, ptr %arg.fine, i64 160
  %.1369.us2.11 = load double, ptr %scevgep39.us.11, align 8
  %.14.i.us.11 = fcmp olt double %.1369.us2.11, 0.000000e+00
  %.20.i.us.11 = fcmp oge double %.1369.us2.10, 0.000000e+00
  %or.cond.i.us.11 = select i1 %.14.i.us.11, i1 %.20.i.us.11, i1 false
  %spec.select9.11 = select i1 %or.cond.i.us.11, i64 20, i64 %spec.select9.10
  %scevgep39.us.12 = getelementptr i8, ptr %arg.fine, i64 152
  %.1369.us2.12 = load double, ptr %scevgep39.us.12, align 8
  %.14.i.us.12 = fcmp olt double %.1369.us2.12, 0.000000e+00
  %.20.i.us.12 = fcmp oge double %.1369.us2.11, 0.000000e+00
  %or.cond.i.us.12 = select i1 %.14.i.us.12, i1 %.20.i.us.12, i1 false
  %spec.select9.12 = select i1 %or.cond.i.us.12, i64 19, i64 %spec.select9.11
  %scevgep39.us.13 = getelementptr i8, ptr %arg.fine, i64 144
  %.1369.us2.13 = load double, ptr %scevgep39.us.13, align 8
  %.14.i.us.13 = fcmp olt double %.1369.us2.13, 0.000000e+00
  %.20.i.us.13 = fcmp oge double %.1369.us2.12, 0.000000e+00
  %or.cond.i.us.13 = select i1 %.14.i.us.13, i1 %.20.i.us.13, i1 false
  %spec.select9.13 = select i1 %or.cond.i.us.13, i64 18, i64 %spec.select9.12
  %scevgep39.us.14 = getelementptr i8, ptr %arg.fine, i64 136
  %.1369.us2.14 = load double, ptr %scevgep39.us.14, align 8
  %.14.i.us.14 = fcmp olt double %.1369.us2.14, 0.000000e+00
  %.20.i.us.14 = fcmp oge double %.1369.us2.13, 0.000000e+00
  %or.cond.i.us.14 = select i1 %.14.i.us.14, i1 %.20.i.us.14, i1 false
  %spec.select9.14 = select i1 %or.cond.i.us.14, i64 17, i64 %spec.select9.13
  %scevgep39.us.15 = getelementptr i8, ptr %arg.fine, i64 128
  %.1369.us2.15 = load double, ptr %scevgep39.us.15, align 8
  %.14.i.us.15 = fcmp olt double %.1369.us2.15, 0.000000e+00
  %.20.i.us.15 = fcmp oge double %.1369.us2.14, 0.000000e+00
  %or.cond.i.us.15 = select i1 %.14.i.us.15, i1 %.20.i.us.15, i1 false
  %spec.select9.15 = select i1 %or.cond.i.us.15, i64 16, i64 %spec.select9.14
  %scevgep39.us.16 = getelementptr i8, ptr %arg.fine, i64 120
  %.1369.us2.16 = load double, ptr %scevgep39.us.16, align 8
  %.14.i.us.16 = fcmp olt double %.1369.us2.16, 0.000000e+00
  %.20.i.us.16 = fcmp oge double %.1369.us2.15, 0.000000e+00
  %or.cond.i.us.16 = select i1 %.14.i.us.16, i1 %.20.i.us.16, i1 false
  %spec.select9.16 = select i1 %or.cond.i.us.16, i64 15, i64 %spec.select9.15
  %scevgep39.us.17 = getelementptr i8, ptr %arg.fine, i64 112
  %.1369.us2.17 = load double, ptr %scevgep39.us.17, align 8
  %.14.i.us.17 = fcmp olt double %.1369.us2.17, 0.000000e+00
  %.20.i.us.17 = fcmp oge double %.1369.us2.16, 0.000000e+00
  %or.cond.i.us.17 = select i1 %.14.i.us.17, i1 %.20.i.us.17, i1 false
  %spec.select9.17 = select i1 %or.cond.i.us.17, i64 14, i64 %spec.select9.16
  %scevgep39.us.18 = getelementptr i8, ptr %arg.fine, i64 104
  %.1369.us2.18 = load double, ptr %scevgep39.us.18, align 8
  %.14.i.us.18 = fcmp olt double %.1369.us2.18, 0.000000e+00
  %.20.i.us.18 = fcmp oge double %.1369.us2.17, 0.000000e+00
  %or.cond.i.us.18 = select i1 %.14.i.us.18, i1 %.20.i.us.18, i1 false
  %spec.select9.18 = select i1 %or.cond.i.us.18, i64 13, i64 %spec.select9.17
  %scevgep39.us.19 = getelementptr i8, ptr %arg.fine, i64 96
  %.1369.us2.19 = load double, ptr %scevgep39.us.19, align 8
  %.14.i.us.19 = fcmp olt double %.1369.us2.19, 0.000000e+00
  %.20.i.us.19 = fcmp oge double %.1369.us2.18, 0.000000e+00
  %or.cond.i.us.19 = select i1 %.14.i.us.19, i1 %.20.i.us.19, i1 false
  %spec.select9.19 = select i1 %or.cond.i.us.19, i64 12, i64 %spec.select9.18
  %scevgep39.us.20 = getelementptr i8, ptr %arg.fine, i64 88
  %.1369.us2.20 = load double, ptr %scevgep39.us.20, align 8
  %.14.i.us.20 = fcmp olt double %.1369.us2.20, 0.000000e+00
  %.20.i.us.20 = fcmp oge double %.1369.us2.19, 0.000000e+00
  %or.cond.i.us.20 = select i1 %.14.i.us.20, i1 %.20.i.us.20, i1 false
  %spec.select9.20 = select i1 %or.cond.i.us.20, i64 11, i64 %spec.select9.19
  %scevgep39.us.21 = getelementptr i8, ptr %arg.fine, i64 80
  %.1369.us2.21 = load double, ptr %scevgep39.us.21, align 8
  %.14.i.us.21 = fcmp olt double %.1369.us2.21, 0.000000e+00
  %.20.i.us.21 = fcmp oge double %.1369.us2.20, 0.000000e+00
  %or.cond.i.us.21 = select i1 %.14.i.us.21, i1 %.20.i.us.21, i1 false
  %spec.select9.21 = select i1 %or.cond.i.us.21, i64 10, i64 %spec.select9.20
  %scevgep39.us.22 = getelementptr i8, ptr %arg.fine, i64 72
  %.1369.us2.22 = load double, ptr %scevgep39.us.22, align 8
  %.14.i.us.22 = fcmp olt double %.1369.us2.22, 0.000000e+00
  %.20.i.us.22 = fcmp oge double %.1369.us2.21, 0.000000e+00
  %or.cond.i.us.22 = select i1 %.14.i.us.22, i1 %.20.i.us.22, i1 false
  %spec.select9.22 = select i1 %or.cond.i.us.22, i64 9, i64 %spec.select9.21
  %scevgep39.us.23 = getelementptr i8, ptr %arg.fine, i64 64
  %.1369.us2.23 = load double, ptr %scevgep39.us.23, align 8
  %.14.i.us.23 = fcmp olt double %.1369.us2.23, 0.000000e+00
  %.20.i.us.23 = fcmp oge double %.1369.us2.22, 0.000000e+00
  %or.cond.i.us.23 = select i1 %.14.i.us.23, i1 %.20.i.us.23, i1 false
  %spec.select9.23 = select i1 %or.cond.i.us.23, i64 8, i64 %spec.select9.22
  %scevgep39.us.24 = getelementptr i8, ptr %arg.fine, i64 56
  %.1369.us2.24 = load double, ptr %scevgep39.us.24, align 8
  %.14.i.us.24 = fcmp olt double %.1369.us2.24, 0.000000e+00
  %.20.i.us.24 = fcmp oge double %.1369.us2.23, 0.000000e+00
  %or.cond.i.us.24 = select i1 %.14.i.us.24, i1 %.20.i.us.24, i1 false
  %spec.select9.24 = select i1 %or.cond.i.us.24, i64 7, i64 %spec.select9.23
  %scevgep39.us.25 = getelementptr i8, ptr %arg.fine, i64 48
  %.1369.us2.25 = load double, ptr %scevgep39.us.25, align 8
  %.14.i.us.25 = fcmp olt double %.1369.us2.25, 0.000000e+00
  %.20.i.us.25 = fcmp oge double %.1369.us2.24, 0.000000e+00
  %or.cond.i.us.25 = select i1 %.14.i.us.25, i1 %.20.i.us.25, i1 false
  %spec.select9.25 = select i1 %or.cond.i.us.25, i64 6, i64 %spec.select9.24
  %scevgep39.us.26 = getelementptr i8, ptr %arg.fine, i64 40
  %.1369.us2.26 = load double, ptr %scevgep39.us.26, align 8
  %.14.i.us.26 = fcmp olt double %.1369.us2.26, 0.000000e+00
  %.20.i.us.26 = fcmp oge double %.1369.us2.25, 0.000000e+00
  %or.cond.i.us.26 = select i1 %.14.i.us.26, i1 %.20.i.us.26, i1 false
  %spec.select9.26 = select i1 %or.cond.i.us.26, i64 5, i64 %spec.select9.25
  %scevgep39.us.27 = getelementptr i8, ptr %arg.fine, i64 32
  %.1369.us2.27 = load double, ptr %scevgep39.us.27, align 8
  %.14.i.us.27 = fcmp olt double %.1369.us2.27, 0.000000e+00
  %.20.i.us.27 = fcmp oge double %.1369.us2.26, 0.000000e+00
  %or.cond.i.us.27 = select i1 %.14.i.us.27, i1 %.20.i.us.27, i1 false
  %spec.select9.27 = select i1 %or.cond.i.us.27, i64 4, i64 %spec.select9.26
  %scevgep39.us.28 = getelementptr i8, ptr %arg.fine, i64 24
  %.1369.us2.28 = load double, ptr %scevgep39.us.28, align 8
  %.14.i.us.28 = fcmp olt double %.1369.us2.28, 0.000000e+00
  %.20.i.us.28 = fcmp oge double %.1369.us2.27, 0.000000e+00
  %or.cond.i.us.28 = select i1 %.14.i.us.28, i1 %.20.i.us.28, i1 false
  %spec.select9.28 = select i1 %or.cond.i.us.28, i64 3, i64 %spec.select9.27
  %scevgep39.us.29 = getelementptr i8, ptr %arg.fine, i64 16
  %.1369.us2.29 = load double, ptr %scevgep39.us.29, align 8
  %.14.i.us.29 = fcmp olt double %.1369.us2.29, 0.000000e+00
  %.20.i.us.29 = fcmp oge double %.1369.us2.28, 0.000000e+00
  %or.cond.i.us.29 = select i1 %.14.i.us.29, i1 %.20.i.us.29, i1 false
  %spec.select9.29 = select i1 %or.cond.i.us.29, i64 2, i64 %spec.select9.28
  %scevgep39.us.30 = getelementptr i8, ptr %arg.fine, i64 8
  %.1369.us2.30 = load double, ptr %scevgep39.us.30, align 8
  %.14.i.us.30 = fcmp olt double %.1369.us2.30, 0.000000e+00
  %.20.i.us.30 = fcmp oge double %.1369.us2.29, 0.000000e+00
  %or.cond.i.us.30 = select i1 %.14.i.us.30, i1 %.20.i.us.30, i1 false
  %spec.select9.30 = select i1 %or.cond.i.us.30, i64 1, i64 %spec.select9.29
  %.1369.us2.31 = load double, ptr %arg.fine, align 8
  %.14.i.us.31 = fcmp olt double %.1369.us2.31, 0.000000e+00
  %.20.i.us.31 = fcmp oge double %.1369.us2.30, 0.000000e+00
  %or.cond.i.us.31 = select i1 %.14.i.us.31, i1 %.20.i.us.31, i1 false
  %spec.select9.31 = select i1 %or.cond.i.us.31, i64 0, i64 %spec.select9.30
  br label %B1100.endif.preheader

B980.us.preheader:
  %77 = fcmp ugt double %arg.direction.fr, 0.000000e+00
  %scevgep121.us = getelementptr i8, ptr %arg.fine, i64 248
  %.1369.us = load double, ptr %scevgep121.us, align 8
  %scevgep120.us = getelementptr i8, ptr %arg.fine, i64 256
  %.1374.us = load double, ptr %scevgep120.us, align 8
  %.37.i.us = fcmp ule double %.1369.us, 0.000000e+00
  %.44.i.us = fcmp ugt double %.1374.us, 0.000000e+00
  %or.cond3.i.not50.us = select i1 %.37.i.us, i1 true, i1 %.44.i.us
  %or.cond3.i.not50.us.fr = freeze i1 %or.cond3.i.not50.us
  %spec.select.i.not.us = or i1 %77, %or.cond3.i.not50.us.fr
  %spec.select.us = select i1 %spec.select.i.not.us, i64 32, i64 31
  %scevgep121.us.1 = getelementptr i8, ptr %arg.fine, i64 240
  %.1369.us.1 = load double, ptr %scevgep121.us.1, align 8
  %.37.i.us.1 = fcmp ule double %.1369.us.1, 0.000000e+00
  %.44.i.us.1 = fcmp ugt double %.1369.us, 0.000000e+00
  %or.cond3.i.not50.us.1 = select i1 %.37.i.us.1, i1 true, i1 %.44.i.us.1
  %or.cond3.i.not50.us.fr.1 = freeze i1 %or.cond3.i.not50.us.1
  %spec.select.i.not.us.1 = or i1 %77, %or.cond3.i.not50.us.fr.1
  %spec.select.us.1 = select i1 %spec.select.i.not.us.1, i64 %spec.select.us, i64 30
  %scevgep121.us.2 = getelementptr i8, ptr %arg.fine, i64 232
  %.1369.us.2 = load double, ptr %scevgep121.us.2, align 8
  %.37.i.us.2 = fcmp ule double %.1369.us.2, 0.000000e+00
  %.44.i.us.2 = fcmp ugt double %.1369.us.1, 0.000000e+00
  %or.cond3.i.not50.us.2 = select i1 %.37.i.us.2, i1 true, i1 %.44.i.us.2
  %or.cond3.i.not50.us.fr.2 = freeze i1 %or.cond3.i.not50.us.2
  %spec.select.i.not.us.2 = or i1 %77, %or.cond3.i.not50.us.fr.2
  %spec.select.us.2 = select i1 %spec.select.i.not.us.2, i64 %spec.select.us.1, i64 29
  %scevgep121.us.3 = getelementptr i8, ptr %arg.fine, i64 224
  %.1369.us.3 = load double, ptr %scevgep121.us.3, align 8
  %.37.i.us.3 = fcmp ule double %.1369.us.3, 0.000000e+00
  %.44.i.us.3 = fcmp ugt double %.1369.us.2, 0.000000e+00
  %or.cond3.i.not50.us.3 = select i1 %.37.i.us.3, i1 true, i1 %.44.i.us.3
  %or.cond3.i.not50.us.fr.3 = freeze i1 %or.cond3.i.not50.us.3
  %spec.select.i.not.us.3 = or i1 %77, %or.cond3.i.not50.us.fr.3
  %spec.select.us.3 = select i1 %spec.select.i.not.us.3, i64 %spec.select.us.2, i64 28
  %scevgep121.us.4 = getelementptr i8, ptr %arg.fine, i64 216
  %.1369.us.4 = load double, ptr %scevgep121.us.4, align 8
  %.37.i.us.4 = fcmp ule double %.1369.us.4, 0.000000e+00
  %.44.i.us.4 = fcmp ugt double %.1369.us.3, 0.000000e+00
  %or.cond3.i.not50.us.4 = select i1 %.37.i.us.4, i1 true, i1 %.44.i.us.4
  %or.cond3.i.not50.us.fr.4 = freeze i1 %or.cond3.i.not50.us.4
  %spec.select.i.not.us.4 = or i1 %77, %or.cond3.i.not50.us.fr.4
  %spec.select.us.4 = select i1 %spec.select.i.not.us.4, i64 %spec.select.us.3, i64 27
  %scevgep121.us.5 = getelementptr i8, ptr %arg.fine, i64 208
  %.1369.us.5 = load double, ptr %scevgep121.us.5, align 8
  %.37.i.us.5 = fcmp ule double %.1369.us.5, 0.000000e+00
  %.44.i.us.5 = fcmp ugt double %.1369.us.4, 0.000000e+00
  %or.cond3.i.not50.us.5 = select i1 %.37.i.us.5, i1 true, i1 %.44.i.us.5
  %or.cond3.i.not50.us.fr.5 = freeze i1 %or.cond3.i.not50.us.5
  %spec.select.i.not.us.5 = or i1 %77, %or.cond3.i.not50.us.fr.5
  %spec.select.us.5 = select i1 %spec.select.i.not.us.5, i64 %spec.select.us.4, i64 26
  %scevgep121.us.6 = getelementptr i8, ptr %arg.fine, i64 200
  %.1369.us.6 = load double, ptr %scevgep121.us.6, align 8
  %.37.i.us.6 = fcmp ule double %.1369.us.6, 0.000000e+00
  %.44.i.us.6 = fcmp ugt double %.1369.us.5, 0.000000e+00
  %or.cond3.i.not50.us.6 = select i1 %.37.i.us.6, i1 true, i1 %.44.i.us.6
  %or.cond3.i.not50.us.fr.6 = freeze i1 %or.cond3.i.not50.us.6
  %spec.select.i.not.us.6 = or i1 %77, %or.cond3.i.not50.us.fr.6
  %spec.select.us.6 = select i1 %spec.select.i.not.us.6, i64 %spec.select.us.5, i64 25
  %scevgep121.us.7 = getelementptr i8, ptr %arg.fine, i64 192
  %.1369.us.7 = load double, ptr %scevgep121.us.7, align 8
  %.37.i.us.7 = fcmp ule double %.1369.us.7, 0.000000e+00
  %.44.i.us.7 = fcmp ugt double %.1369.us.6, 0.000000e+00
  %or.cond3.i.not50.us.7 = select i1 %.37.i.us.7, i1 true, i1 %.44.i.us.7
  %or.cond3.i.not50.us.fr.7 = freeze i1 %or.cond3.i.not50.us.7
  %spec.select.i.not.us.7 = or i1 %77, %or.cond3.i.not50.us.fr.7
  %spec.select.us.7 = select i1 %spec.select.i.not.us.7, i64 %spec.select.us.6, i64 24
  %scevgep121.us.8 = getelementptr i8, ptr %arg.fine, i64 184
  %.1369.us.8 = load double, ptr %scevgep121.us.8, align 8
  %.37.i.us.8 = fcmp ule double %.1369.us.8, 0.000000e+00
  %.44.i.us.8 = fcmp ugt double %.1369.us.7, 0.000000e+00
  %or.cond3.i.not50.us.8 = select i1 %.37.i.us.8, i1 true, i1 %.44.i.us.8
  %or.cond3.i.not50.us.fr.8 = freeze i1 %or.cond3.i.not50.us.8
  %spec.select.i.not.us.8 = or i1 %77, %or.cond3.i.not50.us.fr.8
  %spec.select.us.8 = select i1 %spec.select.i.not.us.8, i64 %spec.select.us.7, i64 23
  %scevgep121.us.9 = getelementptr i8, ptr %arg.fine, i64 176
  %.1369.us.9 = load double, ptr %scevgep121.us.9, align 8
  %.37.i.us.9 = fcmp ule double %.1369.us.9, 0.000000e+00
  %.44.i.us.9 = fcmp ugt double %.1369.us.8, 0.000000e+00
  %or.cond3.i.not50.us.9 = select i1 %.37.i.us.9, i1 true, i1 %.44.i.us.9
  %or.cond3.i.not50.us.fr.9 = freeze i1 %or.cond3.i.not50.us.9
  %spec.select.i.not.us.9 = or i1 %77, %or.cond3.i.not50.us.fr.9
  %spec.select.us.9 = select i1 %spec.select.i.not.us.9, i64 %spec.select.us.8, i64 22
  %scevgep121.us.10 = getelementptr i8, ptr %arg.fine, i64 168
  %.1369.us.10 = load double, ptr %scevgep121.us.10, align 8
  %.37.i.us.10 = fcmp ule double %.1369.us.10, 0.000000e+00
  %.44.i.us.10 = fcmp ugt double %.1369.us.9, 0.000000e+00
  %or.cond3.i.not50.us.10 = select i1 %.37.i.us.10, i1 true, i1 %.44.i.us.10
  %or.cond3.i.not50.us.fr.10 = freeze i1 %or.cond3.i.not50.us.10
  %spec.select.i.not.us.10 = or i1 %77, %or.cond3.i.not50.us.fr.10
  %spec.select.us.10 = select i1 %spec.select.i.not.us.10, i64 %spec.select.us.9, i64 21
  %scevgep121.us.11 = getelementptr i8, ptr %arg.fine, i64 160
  %.1369.us.11 = load double, ptr %scevgep121.us.11, align 8
  %.37.i.us.11 = fcmp ule double %.1369.us.11, 0.000000e+00
  %.44.i.us.11 = fcmp ugt double %.1369.us.10, 0.000000e+00
  %or.cond3.i.not50.us.11 = select i1 %.37.i.us.11, i1 true, i1 %.44.i.us.11
  %or.cond3.i.not50.us.fr.11 = freeze i1 %or.cond3.i.not50.us.11
  %spec.select.i.not.us.11 = or i1 %77, %or.cond3.i.not50.us.fr.11
  %spec.select.us.11 = select i1 %spec.select.i.not.us.11, i64 %spec.select.us.10, i64 20
  %scevgep121.us.12 = getelementptr i8, ptr %arg.fine, i64 152
  %.1369.us.12 = load double, ptr %scevgep121.us.12, align 8
  %.37.i.us.12 = fcmp ule double %.1369.us.12, 0.000000e+00
  %.44.i.us.12 = fcmp ugt double %.1369.us.11, 0.000000e+00
  %or.cond3.i.not50.us.12 = select i1 %.37.i.us.12, i1 true, i1 %.44.i.us.12
  %or.cond3.i.not50.us.fr.12 = freeze i1 %or.cond3.i.not50.us.12
  %spec.select.i.not.us.12 = or i1 %77, %or.cond3.i.not50.us.fr.12
  %spec.select.us.12 = select i1 %spec.select.i.not.us.12, i64 %spec.select.us.11, i64 19
  %scevgep121.us.13 = getelementptr i8, ptr %arg.fine, i64 144
  %.1369.us.13 = load double, ptr %scevgep121.us.13, align 8
  %.37.i.us.13 = fcmp ule double %.1369.us.13, 0.000000e+00
  %.44.i.us.13 = fcmp ugt double %.1369.us.12, 0.000000e+00
  %or.cond3.i.not50.us.13 = select i1 %.37.i.us.13, i1 true, i1 %.44.i.us.13
  %or.cond3.i.not50.us.fr.13 = freeze i1 %or.cond3.i.not50.us.13
  %spec.select.i.not.us.13 = or i1 %77, %or.cond3.i.not50.us.fr.13
  %spec.select.us.13 = select i1 %spec.select.i.not.us.13, i64 %spec.select.us.12, i64 18
  %scevgep121.us.14 = getelementptr i8, ptr %arg.fine, i64 136
  %.1369.us.14 = load double, ptr %scevgep121.us.14, align 8
  %.37.i.us.14 = fcmp ule double %.1369.us.14, 0.000000e+00
  %.44.i.us.14 = fcmp ugt double %.1369.us.13, 0.000000e+00
  %or.cond3.i.not50.us.14 = select i1 %.37.i.us.14, i1 true, i1 %.44.i.us.14
  %or.cond3.i.not50.us.fr.14 = freeze i1 %or.cond3.i.not50.us.14
  %spec.select.i.not.us.14 = or i1 %77, %or.cond3.i.not50.us.fr.14
  %spec.select.us.14 = select i1 %spec.select.i.not.us.14, i64 %spec.select.us.13, i64 17
  %scevgep121.us.15 = getelementptr i8, ptr %arg.fine, i64 128
  %.1369.us.15 = load double, ptr %scevgep121.us.15, align 8
  %.37.i.us.15 = fcmp ule double %.1369.us.15, 0.000000e+00
  %.44.i.us.15 = fcmp ugt double %.1369.us.14, 0.000000e+00
  %or.cond3.i.not50.us.15 = select i1 %.37.i.us.15, i1 true, i1 %.44.i.us.15
  %or.cond3.i.not50.us.fr.15 = freeze i1 %or.cond3.i.not50.us.15
  %spec.select.i.not.us.15 = or i1 %77, %or.cond3.i.not50.us.fr.15
  %spec.select.us.15 = select i1 %spec.select.i.not.us.15, i64 %spec.select.us.14, i64 16
  %scevgep121.us.16 = getelementptr i8, ptr %arg.fine, i64 120
  %.1369.us.16 = load double, ptr %scevgep121.us.16, align 8
  %.37.i.us.16 = fcmp ule double %.1369.us.16, 0.000000e+00
  %.44.i.us.16 = fcmp ugt double %.1369.us.15, 0.000000e+00
  %or.cond3.i.not50.us.16 = select i1 %.37.i.us.16, i1 true, i1 %.44.i.us.16
  %or.cond3.i.not50.us.fr.16 = freeze i1 %or.cond3.i.not50.us.16
  %spec.select.i.not.us.16 = or i1 %77, %or.cond3.i.not50.us.fr.16
  %spec.select.us.16 = select i1 %spec.select.i.not.us.16, i64 %spec.select.us.15, i64 15
  %scevgep121.us.17 = getelementptr i8, ptr %arg.fine, i64 112
  %.1369.us.17 = load double, ptr %scevgep121.us.17, align 8
  %.37.i.us.17 = fcmp ule double %.1369.us.17, 0.000000e+00
  %.44.i.us.17 = fcmp ugt double %.1369.us.16, 0.000000e+00
  %or.cond3.i.not50.us.17 = select i1 %.37.i.us.17, i1 true, i1 %.44.i.us.17
  %or.cond3.i.not50.us.fr.17 = freeze i1 %or.cond3.i.not50.us.17
  %spec.select.i.not.us.17 = or i1 %77, %or.cond3.i.not50.us.fr.17
  %spec.select.us.17 = select i1 %spec.select.i.not.us.17, i64 %spec.select.us.16, i64 14
  %scevgep121.us.18 = getelementptr i8, ptr %arg.fine, i64 104
  %.1369.us.18 = load double, ptr %scevgep121.us.18, align 8
  %.37.i.us.18 = fcmp ule double %.1369.us.18, 0.000000e+00
  %.44.i.us.18 = fcmp ugt double %.1369.us.17, 0.000000e+00
  %or.cond3.i.not50.us.18 = select i1 %.37.i.us.18, i1 true, i1 %.44.i.us.18
  %or.cond3.i.not50.us.fr.18 = freeze i1 %or.cond3.i.not50.us.18
  %spec.select.i.not.us.18 = or i1 %77, %or.cond3.i.not50.us.fr.18
  %spec.select.us.18 = select i1 %spec.select.i.not.us.18, i64 %spec.select.us.17, i64 13
  %scevgep121.us.19 = getelementptr i8, ptr %arg.fine, i64 96
  %.1369.us.19 = load double, ptr %scevgep121.us.19, align 8
  %.37.i.us.19 = fcmp ule double %.1369.us.19, 0.000000e+00
  %.44.i.us.19 = fcmp ugt double %.1369.us.18, 0.000000e+00
  %or.cond3.i.not50.us.19 = select i1 %.37.i.us.19, i1 true, i1 %.44.i.us.19
  %or.cond3.i.not50.us.fr.19 = freeze i1 %or.cond3.i.not50.us.19
  %spec.select.i.not.us.19 = or i1 %77, %or.cond3.i.not50.us.fr.19
  %spec.select.us.19 = select i1 %spec.select.i.not.us.19, i64 %spec.select.us.18, i64 12
  %scevgep121.us.20 = getelementptr i8, ptr %arg.fine, i64 88
  %.1369.us.20 = load double, ptr %scevgep121.us.20, align 8
  %.37.i.us.20 = fcmp ule double %.1369.us.20, 0.000000e+00
  %.44.i.us.20 = fcmp ugt double %.1369.us.19, 0.000000e+00
  %or.cond3.i.not50.us.20 = select i1 %.37.i.us.20, i1 true, i1 %.44.i.us.20
  %or.cond3.i.not50.us.fr.20 = freeze i1 %or.cond3.i.not50.us.20
  %spec.select.i.not.us.20 = or i1 %77, %or.cond3.i.not50.us.fr.20
  %spec.select.us.20 = select i1 %spec.select.i.not.us.20, i64 %spec.select.us.19, i64 11
  %scevgep121.us.21 = getelementptr i8, ptr %arg.fine, i64 80
  %.1369.us.21 = load double, ptr %scevgep121.us.21, align 8
  %.37.i.us.21 = fcmp ule double %.1369.us.21, 0.000000e+00
  %.44.i.us.21 = fcmp ugt double %.1369.us.20, 0.000000e+00
  %or.cond3.i.not50.us.21 = select i1 %.37.i.us.21, i1 true, i1 %.44.i.us.21
  %or.cond3.i.not50.us.fr.21 = freeze i1 %or.cond3.i.not50.us.21
  %spec.select.i.not.us.21 = or i1 %77, %or.cond3.i.not50.us.fr.21
  %spec.select.us.21 = select i1 %spec.select.i.not.us.21, i64 %spec.select.us.20, i64 10
  %scevgep121.us.22 = getelementptr i8, ptr %arg.fine, i64 72
  %.1369.us.22 = load double, ptr %scevgep121.us.22, align 8
  %.37.i.us.22 = fcmp ule double %.1369.us.22, 0.000000e+00
  %.44.i.us.22 = fcmp ugt double %.1369.us.21, 0.000000e+00
  %or.cond3.i.not50.us.22 = select i1 %.37.i.us.22, i1 true, i1 %.44.i.us.22
  %or.cond3.i.not50.us.fr.22 = freeze i1 %or.cond3.i.not50.us.22
  %spec.select.i.not.us.22 = or i1 %77, %or.cond3.i.not50.us.fr.22
  %spec.select.us.22 = select i1 %spec.select.i.not.us.22, i64 %spec.select.us.21, i64 9
  %scevgep121.us.23 = getelementptr i8, ptr %arg.fine, i64 64
  %.1369.us.23 = load double, ptr %scevgep121.us.23, align 8
  %.37.i.us.23 = fcmp ule double %.1369.us.23, 0.000000e+00
  %.44.i.us.23 = fcmp ugt double %.1369.us.22, 0.000000e+00
  %or.cond3.i.not50.us.23 = select i1 %.37.i.us.23, i1 true, i1 %.44.i.us.23
  %or.cond3.i.not50.us.fr.23 = freeze i1 %or.cond3.i.not50.us.23
  %spec.select.i.not.us.23 = or i1 %77, %or.cond3.i.not50.us.fr.23
  %spec.select.us.23 = select i1 %spec.select.i.not.us.23, i64 %spec.select.us.22, i64 8
  %scevgep121.us.24 = getelementptr i8, ptr %arg.fine, i64 56
  %.1369.us.24 = load double, ptr %scevgep121.us.24, align 8
  %.37.i.us.24 = fcmp ule double %.1369.us.24, 0.000000e+00
  %.44.i.us.24 = fcmp ugt double %.1369.us.23, 0.000000e+00
  %or.cond3.i.not50.us.24 = select i1 %.37.i.us.24, i1 true, i1 %.44.i.us.24
  %or.cond3.i.not50.us.fr.24 = freeze i1 %or.cond3.i.not50.us.24
  %spec.select.i.not.us.24 = or i1 %77, %or.cond3.i.not50.us.fr.24
  %spec.select.us.24 = select i1 %spec.select.i.not.us.24, i64 %spec.select.us.23, i64 7
  %scevgep121.us.25 = getelementptr i8, ptr %arg.fine, i64 48
  %.1369.us.25 = load double, ptr %scevgep121.us.25, align 8
  %.37.i.us.25 = fcmp ule double %.1369.us.25, 0.000000e+00
  %.44.i.us.25 = fcmp ugt double %.1369.us.24, 0.000000e+00
  %or.cond3.i.not50.us.25 = select i1 %.37.i.us.25, i1 true, i1 %.44.i.us.25
  %or.cond3.i.not50.us.fr.25 = freeze i1 %or.cond3.i.not50.us.25
  %spec.select.i.not.us.25 = or i1 %77, %or.cond3.i.not50.us.fr.25
  %spec.select.us.25 = select i1 %spec.select.i.not.us.25, i64 %spec.select.us.24, i64 6
  %scevgep121.us.26 = getelementptr i8, ptr %arg.fine, i64 40
  %.1369.us.26 = load double, ptr %scevgep121.us.26, align 8
  %.37.i.us.26 = fcmp ule double %.1369.us.26, 0.000000e+00
  %.44.i.us.26 = fcmp ugt double %.1369.us.25, 0.000000e+00
  %or.cond3.i.not50.us.26 = select i1 %.37.i.us.26, i1 true, i1 %.44.i.us.26
  %or.cond3.i.not50.us.fr.26 = freeze i1 %or.cond3.i.not50.us.26
  %spec.select.i.not.us.26 = or i1 %77, %or.cond3.i.not50.us.fr.26
  %spec.select.us.26 = select i1 %spec.select.i.not.us.26, i64 %spec.select.us.25, i64 5
  %scevgep121.us.27 = getelementptr i8, ptr %arg.fine, i64 32
  %.1369.us.27 = load double, ptr %scevgep121.us.27, align 8
  %.37.i.us.27 = fcmp ule double %.1369.us.27, 0.000000e+00
  %.44.i.us.27 = fcmp ugt double %.1369.us.26, 0.000000e+00
  %or.cond3.i.not50.us.27 = select i1 %.37.i.us.27, i1 true, i1 %.44.i.us.27
  %or.cond3.i.not50.us.fr.27 = freeze i1 %or.cond3.i.not50.us.27
  %spec.select.i.not.us.27 = or i1 %77, %or.cond3.i.not50.us.fr.27
  %spec.select.us.27 = select i1 %spec.select.i.not.us.27, i64 %spec.select.us.26, i64 4
  %scevgep121.us.28 = getelementptr i8, ptr %arg.fine, i64 24
  %.1369.us.28 = load double, ptr %scevgep121.us.28, align 8
  %.37.i.us.28 = fcmp ule double %.1369.us.28, 0.000000e+00
  %.44.i.us.28 = fcmp ugt double %.1369.us.27, 0.000000e+00
  %or.cond3.i.not50.us.28 = select i1 %.37.i.us.28, i1 true, i1 %.44.i.us.28
  %or.cond3.i.not50.us.fr.28 = freeze i1 %or.cond3.i.not50.us.28
  %spec.select.i.not.us.28 = or i1 %77, %or.cond3.i.not50.us.fr.28
  %spec.select.us.28 = select i1 %spec.select.i.not.us.28, i64 %spec.select.us.27, i64 3
  %scevgep121.us.29 = getelementptr i8, ptr %arg.fine, i64 16
  %.1369.us.29 = load double, ptr %scevgep121.us.29, align 8
  %.37.i.us.29 = fcmp ule double %.1369.us.29, 0.000000e+00
  %.44.i.us.29 = fcmp ugt double %.1369.us.28, 0.000000e+00
  %or.cond3.i.not50.us.29 = select i1 %.37.i.us.29, i1 true, i1 %.44.i.us.29
  %or.cond3.i.not50.us.fr.29 = freeze i1 %or.cond3.i.not50.us.29
  %spec.select.i.not.us.29 = or i1 %77, %or.cond3.i.not50.us.fr.29
  %spec.select.us.29 = select i1 %spec.select.i.not.us.29, i64 %spec.select.us.28, i64 2
  %scevgep121.us.30 = getelementptr i8, ptr %arg.fine, i64 8
  %.1369.us.30 = load double, ptr %scevgep121.us.30, align 8
  %.37.i.us.30 = fcmp ule double %.1369.us.30, 0.000000e+00
  %.44.i.us.30 = fcmp ugt double %.1369.us.29, 0.000000e+00
  %or.cond3.i.not50.us.30 = select i1 %.37.i.us.30, i1 true, i1 %.44.i.us.30
  %or.cond3.i.not50.us.fr.30 = freeze i1 %or.cond3.i.not50.us.30
  %spec.select.i.not.us.30 = or i1 %77, %or.cond3.i.not50.us.fr.30
  %spec.select.us.30 = select i1 %spec.select.i.not.us.30, i64 %spec.select.us.29, i64 1
  %.1369.us.31 = load double, ptr %arg.fine, align 8
  %.37.i.us.31 = fcmp ule double %.1369.us.31, 0.000000e+00
  %.44.i.us.31 = fcmp ugt double %.1369.us.30, 0.000000e+00
  %or.cond3.i.not50.us.31 = select i1 %.37.i.us.31, i1 true, i1 %.44.i.us.31
  %or.cond3.i.not50.us.fr.31 = freeze i1 %or.cond3.i.not50.us.31
  %spec.select.i.not.us.31 = or i1 %77, %or.cond3.i.not50.us.fr.31
  %spec.select.us.31 = select i1 %spec.select.i.not.us.31, i64 %spec.select.us.30, i64 0
  br label %B1100.endif.preheader

B1100.endif.1:
  %.13.i3316 = phi double [ %.13.i3311, %B1100.endif.preheader ], [ %.13.i33, %B1100.endif.1 ]
  %.155615 = phi double [ %.15564, %B1100.endif.preheader ], [ %.1553.1, %B1100.endif.1 ]
  %.155314 = phi double [ %.15532, %B1100.endif.preheader ], [ %.1553, %B1100.endif.1 ]
  %lsr.iv12 = phi i64 [ 0, %B1100.endif.preheader ], [ %lsr.iv.next, %B1100.endif.1 ]
  %sunkaddr = mul i64 %lsr.iv12, 8
  %sunkaddr27 = getelementptr i8, ptr %arg.fine, i64 %sunkaddr
  %sunkaddr28 = getelementptr i8, ptr %sunkaddr27, i64 24
  %.1553.1 = load double, ptr %sunkaddr28, align 8
  %.1558.1 = fmul double %.155314, 2.000000e+00
  %.1559.1 = fsub double %.1553.1, %.1558.1
  %.1564.1 = fadd double %.155615, %.1559.1
  %.1565.1 = tail call double @llvm.fabs.f64(double %.1564.1)
  %.12.i32.1 = fcmp ogt double %.1565.1, %.13.i3316
  %.13.i33.1 = select i1 %.12.i32.1, double %.1565.1, double %.13.i3316
  %lsr.iv.next = add nuw nsw i64 %lsr.iv12, 2
  %sunkaddr29 = mul i64 %lsr.iv12, 8
  %sunkaddr30 = getelementptr i8, ptr %arg.fine, i64 %sunkaddr29
  %sunkaddr31 = getelementptr i8, ptr %sunkaddr30, i64 32
  %.1553 = load double, ptr %sunkaddr31, align 8
  %.1558 = fmul double %.1553.1, 2.000000e+00
  %.1559 = fsub double %.1553, %.1558
  %sunkaddr32 = mul i64 %lsr.iv12, 8
  %sunkaddr33 = getelementptr i8, ptr %arg.fine, i64 %sunkaddr32
  %sunkaddr34 = getelementptr i8, ptr %sunkaddr33, i64 16
  %.1563 = load double, ptr %sunkaddr34, align 8
  %.1564 = fadd double %.1563, %.1559
  %.1565 = tail call double @llvm.fabs.f64(double %.1564)
  %.12.i32 = fcmp ogt double %.1565, %.13.i33.1
  %.13.i33 = select i1 %.12.i32, double %.1565, double %.13.i33.1
  %exitcond547.not = icmp eq i64 %lsr.iv.next, 30
  br i1 %exitcond547.not, label %B1228, label %B1100.endif.1

B1276.endif.endif:
  %"$phi1276.0.2.0" = phi double [ %.1645, %B282.i.preheader ], [ 0.000000e+00, %B1228 ]
  %.1774502.not = icmp slt i64 %.us-phi, 0
  br i1 %.1774502.not, label %common.ret, label %B1354.lr.ph

B1354.lr.ph:
  %78 = tail call i64 @llvm.umin.i64(i64 %.us-phi, i64 31)
  %.1859 = fmul double %.13.i33, 1.250000e-01
  %.1861 = fadd double %.1859, %"$phi1276.0.2.0"
  %.1882 = fmul double %.13.i33, 5.000000e-01
  %.1885 = fmul double %"$phi1276.0.2.0", 2.000000e+00
  %.1886 = fadd double %.1882, %.1885
  %79 = add nuw nsw i64 %78, 1
  br label %B1354.endif.endif

B1354.endif.endif:
  %.1780500503 = phi i64 [ 0, %B1354.lr.ph ], [ %.1787, %B1604 ]
  %.1787 = add nuw nsw i64 %.1780500503, 1
  %sunkaddr35 = mul i64 %.1780500503, 8
  %sunkaddr36 = getelementptr i8, ptr %arg.fine, i64 %sunkaddr35
  %.1818 = load double, ptr %sunkaddr36, align 8
  %.1819 = tail call double @llvm.fabs.f64(double %.1818)
  %sunkaddr37 = mul i64 %.1780500503, 8
  %sunkaddr38 = getelementptr i8, ptr %arg.fine, i64 %sunkaddr37
  %sunkaddr39 = getelementptr i8, ptr %sunkaddr38, i64 8
  %.1824 = load double, ptr %sunkaddr39, align 8
  %.1825 = tail call double @llvm.fabs.f64(double %.1824)
  %.12.i35 = fcmp olt double %.1825, %.1819
  %.13.i36 = select i1 %.12.i35, double %.1825, double %.1819
  %.1862 = fcmp ugt double %.13.i36, %.1861
  br i1 %.1862, label %B1604, label %B1494.endif

B1494.endif:
  %.1875 = fsub double %.1824, %.1818
  %.1876 = tail call double @llvm.fabs.f64(double %.1875)
  %.1887 = fcmp ugt double %.1876, %.1886
  br i1 %.1887, label %B1604, label %common.ret
}

define internal i32 @part31(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, double %arg.h) {
B0:
  %.174 = alloca i64, align 8
  %excinfo.1 = alloca ptr, align 8
  store ptr null, ptr %excinfo.1, align 8
  %.159 = load double, ptr %arg.s.0, align 8
  %.164 = fcmp ogt double %arg.h, 0.000000e+00
  br i1 %.164, label %B62, label %B144

B62:
  store i64 0, ptr %.174, align 8
  %.178 = call i32 @part7(ptr %.174, ptr %excinfo.1, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, double %.159, double %arg.h, ptr %arg.s.2, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6)
  %cond = icmp eq i32 %.178, 0
  br i1 %cond, label %B62.endif, label %B62.if.if

common.ret:
  %common.ret.op = phi i32 [ 0, %B140 ], [ %.178, %B62.if.if ], [ 0, %B220.endif ]
  ret i32 %common.ret.op

B140:
  store i8 0, ptr %retptr, align 1
  br label %common.ret

B144:
  %.285 = fcmp oeq double %arg.h, 0.000000e+00
  br i1 %.285, label %B156, label %B220

B156:
  %.297 = shl i64 %arg.code.25, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.room.2, ptr %arg.s.2, i64 %.297, i1 false)
  br label %B220

B220:
  %.305 = fadd double %arg.h, %.159
  %.85.i.i = getelementptr i8, ptr %arg.code.1, i64 24
  %.86.i.i = load double, ptr %.85.i.i, align 8
  %.87.i.i = fsub double %.305, %.86.i.i
  %.137.i.i = getelementptr i8, ptr %arg.code.1, i64 64
  %.138.i.i = load double, ptr %.137.i.i, align 8
  %.139.i.i = fadd double %.305, %.138.i.i
  %.232158.not.i.i = icmp slt i64 %arg.code.24, 1
  br i1 %.232158.not.i.i, label %B188.endif.i.i, label %B164.preheader.i.i

B164.preheader.i.i:
  %min.iters.check.i.i = icmp samesign ult i64 %arg.code.24, 4
  br i1 %min.iters.check.i.i, label %B164.i.i.preheader, label %vector.ph.i.i

vector.ph.i.i:
  %const = bitcast i64 9223372036854775792 to i64
  %const_mat = add i64 %const, 12
  %n.vec.i.i = and i64 %arg.code.24, %const_mat
  %broadcast.splatinsert.i.i = insertelement <2 x double> poison, double %.139.i.i, i64 0
  %broadcast.splat.i.i = shufflevector <2 x double> %broadcast.splatinsert.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body.i.i

vector.body.i.i:
  %index.i.i = phi i64 [ 0, %vector.ph.i.i ], [ %index.next.i.i, %vector.body.i.i ]
  %sunkaddr21 = mul i64 %index.i.i, 8
  %sunkaddr22 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr21
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr22, align 8
  %sunkaddr23 = mul i64 %index.i.i, 8
  %sunkaddr24 = getelementptr i8, ptr %arg.code.2, i64 %sunkaddr23
  %sunkaddr25 = getelementptr i8, ptr %sunkaddr24, i64 16
  store <2 x double> %broadcast.splat.i.i, ptr %sunkaddr25, align 8
  %index.next.i.i = add nuw nsw i64 %index.i.i, 4
  %0 = icmp eq i64 %n.vec.i.i, %index.next.i.i
  br i1 %0, label %middle.block.i.i, label %vector.body.i.i

middle.block.i.i:
  %cmp.n.i.i = icmp eq i64 %arg.code.24, %n.vec.i.i
  br i1 %cmp.n.i.i, label %B188.endif.i.i, label %B164.i.i.preheader

B164.i.i.preheader:
  %.238157159.i.i.ph = phi i64 [ %n.vec.i.i, %middle.block.i.i ], [ 0, %B164.preheader.i.i ]
  br label %B164.i.i

B164.i.i:
  %.238157159.i.i = phi i64 [ %.245.i.i, %B164.i.i ], [ %.238157159.i.i.ph, %B164.i.i.preheader ]
  %.245.i.i = add nuw nsw i64 %.238157159.i.i, 1
  %1 = shl i64 %.238157159.i.i, 3
  %scevgep53.i.i = getelementptr i8, ptr %arg.code.2, i64 %1
  store double %.139.i.i, ptr %scevgep53.i.i, align 8
  %exitcond.not.i.i = icmp eq i64 %arg.code.24, %.245.i.i
  br i1 %exitcond.not.i.i, label %B188.endif.i.i, label %B164.i.i

B230.i.i:
  %lsr.iv.i.i = phi ptr [ %scevgep29.i.i, %B230.preheader27.i.i ], [ %scevgep30.i.i, %B230.i.i ]
  %.369162164.i.i = phi i64 [ %.369162164.ph.i.i, %B230.preheader27.i.i ], [ %.376.i.i, %B230.i.i ]
  %.376.i.i = add nuw nsw i64 %.369162164.i.i, 1
  %scevgep31.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -24
  %.404.i.i = load double, ptr %scevgep31.i.i, align 8
  %scevgep32.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -16
  %.409.i.i = load double, ptr %scevgep32.i.i, align 8
  %scevgep33.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -8
  %.414.i.i = load double, ptr %scevgep33.i.i, align 8
  %.419.i.i = load double, ptr %lsr.iv.i.i, align 8
  %.421.i.i = fmul double %.87.i.i, %.419.i.i
  %.422.i.i = fadd double %.414.i.i, %.421.i.i
  %.424.i.i = fmul double %.87.i.i, %.422.i.i
  %.425.i.i = fadd double %.409.i.i, %.424.i.i
  %.427.i.i = fmul double %.87.i.i, %.425.i.i
  %.428.i.i = fadd double %.404.i.i, %.427.i.i
  %2 = shl i64 %.369162164.i.i, 3
  %scevgep34.i.i = getelementptr i8, ptr %arg.code.3, i64 %2
  store double %.428.i.i, ptr %scevgep34.i.i, align 8
  %scevgep30.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 32
  %exitcond168.not.i.i = icmp eq i64 %arg.code.26, %.376.i.i
  br i1 %exitcond168.not.i.i, label %B0.endif.i, label %B230.i.i

B188.endif.i.i:
  %.363163.not.i.i = icmp slt i64 %arg.code.26, 1
  br i1 %.363163.not.i.i, label %B0.endif.i, label %B230.preheader.i.i

B230.preheader.i.i:
  %min.iters.check15.i.i = icmp samesign ult i64 %arg.code.26, 26
  br i1 %min.iters.check15.i.i, label %B230.preheader27.i.i, label %vector.scevcheck.i.i

vector.scevcheck.i.i:
  %3 = shl i64 %arg.code.26, 5
  %mul.result.i.i = add i64 %3, -32
  %4 = getelementptr i8, ptr %arg.code.22, i64 %mul.result.i.i
  %5 = icmp ult ptr %4, %arg.code.22
  %scevgep.i.i = getelementptr i8, ptr %arg.code.22, i64 8
  %mul.overflow3.i.i = icmp samesign ugt i64 %arg.code.26, 576460752303423488
  %6 = getelementptr i8, ptr %scevgep.i.i, i64 %mul.result.i.i
  %7 = icmp ult ptr %6, %scevgep.i.i
  %8 = or i1 %mul.overflow3.i.i, %7
  %scevgep4.i.i = getelementptr i8, ptr %arg.code.22, i64 16
  %9 = getelementptr i8, ptr %scevgep4.i.i, i64 %mul.result.i.i
  %10 = icmp ult ptr %9, %scevgep4.i.i
  %scevgep8.i.i = getelementptr i8, ptr %arg.code.22, i64 24
  %11 = getelementptr i8, ptr %scevgep8.i.i, i64 %mul.result.i.i
  %12 = icmp ult ptr %11, %scevgep8.i.i
  %13 = or i1 %5, %8
  %14 = or i1 %10, %13
  %15 = or i1 %12, %14
  br i1 %15, label %B230.preheader27.i.i, label %vector.memcheck.i.i

vector.memcheck.i.i:
  %16 = shl nuw nsw i64 %arg.code.26, 3
  %scevgep12.i.i = getelementptr i8, ptr %arg.code.3, i64 %16
  %scevgep13.i.i = getelementptr i8, ptr %arg.code.22, i64 %3
  %bound0.i.i = icmp ult ptr %arg.code.3, %scevgep13.i.i
  %bound1.i.i = icmp ult ptr %arg.code.22, %scevgep12.i.i
  %found.conflict.i.i = and i1 %bound0.i.i, %bound1.i.i
  br i1 %found.conflict.i.i, label %B230.preheader27.i.i, label %vector.ph16.i.i

vector.ph16.i.i:
  %const20 = bitcast i64 9223372036854775792 to i64
  %broadcast.splatinsert19.i.i = insertelement <2 x double> poison, double %.87.i.i, i64 0
  %broadcast.splat20.i.i = shufflevector <2 x double> %broadcast.splatinsert19.i.i, <2 x double> poison, <2 x i32> zeroinitializer
  %17 = and i64 %16, %const20
  br label %vector.body21.i.i

vector.body21.i.i:
  %lsr.iv36.i.i = phi i64 [ %lsr.iv.next.i.i, %vector.body21.i.i ], [ 0, %vector.ph16.i.i ]
  %sunkaddr = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr27 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr
  %18 = load double, ptr %sunkaddr27, align 8
  %sunkaddr28 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr29 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr28
  %sunkaddr30 = getelementptr i8, ptr %sunkaddr29, i64 32
  %19 = load double, ptr %sunkaddr30, align 8
  %20 = insertelement <2 x double> poison, double %18, i64 0
  %21 = insertelement <2 x double> %20, double %19, i64 1
  %sunkaddr31 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr32 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr31
  %sunkaddr33 = getelementptr i8, ptr %sunkaddr32, i64 8
  %22 = load double, ptr %sunkaddr33, align 8
  %sunkaddr34 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr35 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr34
  %sunkaddr36 = getelementptr i8, ptr %sunkaddr35, i64 40
  %23 = load double, ptr %sunkaddr36, align 8
  %24 = insertelement <2 x double> poison, double %22, i64 0
  %25 = insertelement <2 x double> %24, double %23, i64 1
  %sunkaddr37 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr38 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr37
  %sunkaddr39 = getelementptr i8, ptr %sunkaddr38, i64 16
  %26 = load double, ptr %sunkaddr39, align 8
  %sunkaddr40 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr41 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr40
  %sunkaddr42 = getelementptr i8, ptr %sunkaddr41, i64 48
  %27 = load double, ptr %sunkaddr42, align 8
  %28 = insertelement <2 x double> poison, double %26, i64 0
  %29 = insertelement <2 x double> %28, double %27, i64 1
  %sunkaddr43 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr44 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr43
  %sunkaddr45 = getelementptr i8, ptr %sunkaddr44, i64 24
  %30 = load double, ptr %sunkaddr45, align 8
  %sunkaddr46 = mul i64 %lsr.iv36.i.i, 4
  %sunkaddr47 = getelementptr i8, ptr %arg.code.22, i64 %sunkaddr46
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
  %n.vec18.i.i = and i64 %arg.code.26, 1152921504606846974
  %cmp.n25.i.i = icmp eq i64 %arg.code.26, %n.vec18.i.i
  br i1 %cmp.n25.i.i, label %B0.endif.i, label %B230.preheader27.i.i

B230.preheader27.i.i:
  %.369162164.ph.i.i = phi i64 [ 0, %vector.memcheck.i.i ], [ 0, %vector.scevcheck.i.i ], [ 0, %B230.preheader.i.i ], [ %n.vec18.i.i, %middle.block24.i.i ]
  %41 = shl i64 %.369162164.ph.i.i, 5
  %42 = getelementptr i8, ptr %arg.code.22, i64 %41
  %scevgep29.i.i = getelementptr i8, ptr %42, i64 24
  br label %B230.i.i

B0.endif.i:
  %.68.i = shl i64 %arg.code.25, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr %arg.code.4, ptr %arg.room.2, i64 %.68.i, i1 false)
  %.44.i.i.i = getelementptr i8, ptr %arg.code.0, i64 288
  %.45.i.i.i = load i64, ptr %.44.i.i.i, align 8
  %.50.not.i.i.i = icmp eq i64 %.45.i.i.i, 0
  br i1 %.50.not.i.i.i, label %B0.endif.i.i, label %B48.i.i.i

B48.i.i.i:
  %sunkaddr1.i.i.i = getelementptr i8, ptr %arg.code.0, i64 296
  %.58.i.i.i = load i64, ptr %sunkaddr1.i.i.i, align 8
  %sunkaddr3.i.i.i = getelementptr i8, ptr %arg.code.0, i64 304
  %.65.i.i.i = load i64, ptr %sunkaddr3.i.i.i, align 8
  %sunkaddr5.i.i.i = getelementptr i8, ptr %arg.code.0, i64 312
  %.76.i.i.i = load i64, ptr %sunkaddr5.i.i.i, align 8
  %.78.i.i.i = inttoptr i64 %.58.i.i.i to ptr
  %.79.i.i.i = inttoptr i64 %.65.i.i.i to ptr
  %.80.i.i.i = inttoptr i64 %.76.i.i.i to ptr
  %.81.i.i.i = inttoptr i64 %.45.i.i.i to ptr
  tail call void %.81.i.i.i(ptr %.78.i.i.i, ptr %.79.i.i.i, ptr %.80.i.i.i)
  br label %B0.endif.i.i

B0.endif.i.i:
  %.44.i1.i.i = getelementptr i8, ptr %arg.code.0, i64 320
  %.45.i2.i.i = load i64, ptr %.44.i1.i.i, align 8
  %.50.not.i3.i.i = icmp eq i64 %.45.i2.i.i, 0
  br i1 %.50.not.i3.i.i, label %B220.endif, label %B48.i4.i.i

B48.i4.i.i:
  %sunkaddr1.i5.i.i = getelementptr i8, ptr %arg.code.0, i64 328
  %.58.i6.i.i = load i64, ptr %sunkaddr1.i5.i.i, align 8
  %sunkaddr3.i7.i.i = getelementptr i8, ptr %arg.code.0, i64 336
  %.65.i8.i.i = load i64, ptr %sunkaddr3.i7.i.i, align 8
  %sunkaddr5.i9.i.i = getelementptr i8, ptr %arg.code.0, i64 344
  %.76.i10.i.i = load i64, ptr %sunkaddr5.i9.i.i, align 8
  %.78.i11.i.i = inttoptr i64 %.58.i6.i.i to ptr
  %.79.i12.i.i = inttoptr i64 %.65.i8.i.i to ptr
  %.80.i13.i.i = inttoptr i64 %.76.i10.i.i to ptr
  %.81.i14.i.i = inttoptr i64 %.45.i2.i.i to ptr
  tail call void %.81.i14.i.i(ptr %.78.i11.i.i, ptr %.79.i12.i.i, ptr %.80.i13.i.i)
  br label %B220.endif

B62.endif:
  %.188 = load i64, ptr %.174, align 8
  %.267.not = icmp eq i64 %.188, 0
  br i1 %.267.not, label %B144, label %B140

B62.if.if:
  %.186 = icmp sgt i32 %.178, 0
  %.179 = load ptr, ptr %excinfo.1, align 8
  %.187 = select i1 %.186, ptr %.179, ptr undef
  store ptr %.187, ptr %excinfo, align 8
  br label %common.ret

B220.endif:
  store i8 1, ptr %retptr, align 1
  br label %common.ret
}

define internal i32 @part33(ptr %retptr, ptr %excinfo, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, double %arg.low, double %arg.high, i8 %arg.known) {
B164.lr.ph:
  %.809 = alloca i8, align 1
  %excinfo.7 = alloca ptr, align 8
  store ptr null, ptr %excinfo.7, align 8
  %.109 = getelementptr double, ptr %arg.room.4, i64 %arg.code.27
  %.114.idx = shl i64 %arg.code.27, 4
  %.114 = getelementptr i8, ptr %arg.room.4, i64 %.114.idx
  %.77 = icmp ne i8 %arg.known, 0
  %.908 = shl i64 %arg.code.27, 3
  %n.vec.i = and i64 %arg.code.27, 9223372036854775804
  br label %B164

B164:
  %high_weight.3.0422 = phi double [ 1.000000e+00, %B164.lr.ph ], [ %high_weight.4.1, %B985 ]
  %low_weight.3.0419 = phi double [ 1.000000e+00, %B164.lr.ph ], [ %low_weight.4.1, %B985 ]
  %side.3.0418 = phi i64 [ 0, %B164.lr.ph ], [ %side.4.1, %B985 ]
  %known.2.0417 = phi i1 [ %.77, %B164.lr.ph ], [ %known.3.1, %B985 ]
  %high.2.0414 = phi double [ %arg.high, %B164.lr.ph ], [ %high.3.1, %B985 ]
  %low.2.0411 = phi double [ %arg.low, %B164.lr.ph ], [ %low.3.1, %B985 ]
  %.224382409 = phi i64 [ 0, %B164.lr.ph ], [ %.231, %B985 ]
  %.231 = add nuw nsw i64 %.224382409, 1
  %.261 = fsub double %high.2.0414, %low.2.0411
  %.262 = fcmp ogt double %.261, 0x3D719799812DEA11
  br i1 %.262, label %B200.endif, label %B984

B588:
  %.628 = fadd double %.627, 1.000000e-13
  %.12.i = fcmp ogt double %.628, 5.000000e-13
  %.13.i = select i1 %.12.i, double 5.000000e-13, double %.628
  %.685 = fadd double %low.2.0411, %.13.i
  %.12.i17 = fcmp ogt double %.685, %h.5.2.us
  %.13.i18 = select i1 %.12.i17, double %.685, double %h.5.2.us
  br label %B640.endif.endif

B626:
  %.62739 = phi double [ %.62734, %B480.endif.thread ], [ %.627, %B480.endif ]
  %.729 = fadd double %high.2.0414, %low.2.0411
  %.730 = fmul double %.729, 5.000000e-01
  br label %B640.endif.endif

B772:
  %0 = icmp slt i64 %arg.code.27, 1
  br i1 %0, label %B896, label %B50.preheader.i

B50.preheader.i:
  %1 = icmp ult i64 %arg.code.27, 4
  br i1 %1, label %B50.i.preheader, label %vector.body.i.preheader

vector.body.i.preheader:
  br label %vector.body.i

vector.body.i:
  %index.i = phi i64 [ %index.next.i, %vector.body.i ], [ 0, %vector.body.i.preheader ]
  %vec.phi.i = phi <2 x i64> [ %22, %vector.body.i ], [ zeroinitializer, %vector.body.i.preheader ]
  %vec.phi2.i = phi <2 x i64> [ %23, %vector.body.i ], [ zeroinitializer, %vector.body.i.preheader ]
  %sunkaddr20 = mul i64 %index.i, 8
  %sunkaddr21 = getelementptr i8, ptr %arg.s.3, i64 %sunkaddr20
  %wide.load.i = load <2 x double>, ptr %sunkaddr21, align 8
  %sunkaddr22 = mul i64 %index.i, 8
  %sunkaddr23 = getelementptr i8, ptr %arg.s.3, i64 %sunkaddr22
  %sunkaddr24 = getelementptr i8, ptr %sunkaddr23, i64 16
  %wide.load3.i = load <2 x double>, ptr %sunkaddr24, align 8
  %sunkaddr25 = mul i64 %index.i, 8
  %sunkaddr26 = getelementptr i8, ptr %arg.code.17, i64 %sunkaddr25
  %wide.load4.i = load <2 x double>, ptr %sunkaddr26, align 8
  %sunkaddr = mul i64 %index.i, 8
  %sunkaddr27 = getelementptr i8, ptr %arg.code.17, i64 %sunkaddr
  %sunkaddr28 = getelementptr i8, ptr %sunkaddr27, i64 16
  %wide.load5.i = load <2 x double>, ptr %sunkaddr28, align 8
  %sunkaddr29 = mul i64 %index.i, 8
  %sunkaddr30 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr29
  %wide.load6.i = load <2 x double>, ptr %sunkaddr30, align 8
  %sunkaddr31 = mul i64 %index.i, 8
  %sunkaddr32 = getelementptr i8, ptr %arg.s.4, i64 %sunkaddr31
  %sunkaddr33 = getelementptr i8, ptr %sunkaddr32, i64 16
  %wide.load7.i = load <2 x double>, ptr %sunkaddr33, align 8
  %2 = fcmp olt <2 x double> %wide.load.i, zeroinitializer
  %3 = fcmp olt <2 x double> %wide.load3.i, zeroinitializer
  %4 = fcmp oge <2 x double> %wide.load4.i, zeroinitializer
  %5 = fcmp oge <2 x double> %wide.load5.i, zeroinitializer
  %6 = select <2 x i1> %2, <2 x i1> %4, <2 x i1> zeroinitializer
  %7 = select <2 x i1> %3, <2 x i1> %5, <2 x i1> zeroinitializer
  %8 = fcmp oge <2 x double> %wide.load6.i, zeroinitializer
  %9 = fcmp oge <2 x double> %wide.load7.i, zeroinitializer
  %10 = select <2 x i1> %6, <2 x i1> %8, <2 x i1> zeroinitializer
  %11 = select <2 x i1> %7, <2 x i1> %9, <2 x i1> zeroinitializer
  %12 = fcmp ogt <2 x double> %wide.load.i, zeroinitializer
  %13 = fcmp ogt <2 x double> %wide.load3.i, zeroinitializer
  %14 = fcmp ole <2 x double> %wide.load4.i, zeroinitializer
  %15 = fcmp ole <2 x double> %wide.load5.i, zeroinitializer
  %16 = select <2 x i1> %12, <2 x i1> %14, <2 x i1> zeroinitializer
  %17 = select <2 x i1> %13, <2 x i1> %15, <2 x i1> zeroinitializer
  %18 = fcmp ole <2 x double> %wide.load6.i, zeroinitializer
  %19 = fcmp ole <2 x double> %wide.load7.i, zeroinitializer
  %20 = select <2 x i1> %16, <2 x i1> %18, <2 x i1> zeroinitializer
  %21 = select <2 x i1> %17, <2 x i1> %19, <2 x i1> zeroinitializer
  %narrow.i = select <2 x i1> %10, <2 x i1> splat (i1 true), <2 x i1> %20
  %predphi.i = zext <2 x i1> %narrow.i to <2 x i64>
  %narrow9.i = select <2 x i1> %11, <2 x i1> splat (i1 true), <2 x i1> %21
  %predphi8.i = zext <2 x i1> %narrow9.i to <2 x i64>
  %22 = add <2 x i64> %vec.phi.i, %predphi.i
  %23 = add <2 x i64> %vec.phi2.i, %predphi8.i
  %index.next.i = add nuw nsw i64 %index.i, 4
  %24 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %24, label %middle.block.i, label %vector.body.i

middle.block.i:
  %25 = icmp eq i64 %arg.code.27, %n.vec.i
  %bin.rdx.i = add <2 x i64> %23, %22
  %rdx.shuf.i = shufflevector <2 x i64> %bin.rdx.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx29.i = add <2 x i64> %rdx.shuf.i, %bin.rdx.i
  %26 = extractelement <2 x i64> %bin.rdx29.i, i64 0
  br i1 %25, label %part32.exit, label %B50.i.preheader

B50.i.preheader:
  %count.2.0111.i.ph = phi i64 [ 0, %B50.preheader.i ], [ %26, %middle.block.i ]
  %.146107109.i.ph = phi i64 [ 0, %B50.preheader.i ], [ %n.vec.i, %middle.block.i ]
  br label %B50.i

B50.i:
  %count.2.0111.i = phi i64 [ %.227.i, %B50.endif.endif.i ], [ %count.2.0111.i.ph, %B50.i.preheader ]
  %.146107109.i = phi i64 [ %.153.i, %B50.endif.endif.i ], [ %.146107109.i.ph, %B50.i.preheader ]
  %27 = shl i64 %.146107109.i, 3
  %scevgep16.i = getelementptr i8, ptr %arg.s.3, i64 %27
  %.182.i = load double, ptr %scevgep16.i, align 8
  %scevgep15.i = getelementptr i8, ptr %arg.code.17, i64 %27
  %.186.i = load double, ptr %scevgep15.i, align 8
  %scevgep.i = getelementptr i8, ptr %arg.s.4, i64 %27
  %.190.i = load double, ptr %scevgep.i, align 8
  %.14.i.i = fcmp olt double %.182.i, 0.000000e+00
  %.20.i.i = fcmp oge double %.186.i, 0.000000e+00
  %or.cond.i.i = select i1 %.14.i.i, i1 %.20.i.i, i1 false
  %.25.i.i = fcmp oge double %.190.i, 0.000000e+00
  %or.cond2.i.i = select i1 %or.cond.i.i, i1 %.25.i.i, i1 false
  br i1 %or.cond2.i.i, label %B50.endif.endif.i, label %B44.i.i

B44.i.i:
  %.37.i.i = fcmp ogt double %.182.i, 0.000000e+00
  %.44.i.i = fcmp ole double %.186.i, 0.000000e+00
  %or.cond3.i.i = select i1 %.37.i.i, i1 %.44.i.i, i1 false
  %.51.i.i = fcmp ole double %.190.i, 0.000000e+00
  %spec.select.i.i = select i1 %or.cond3.i.i, i1 %.51.i.i, i1 false
  %28 = zext i1 %spec.select.i.i to i64
  br label %B50.endif.endif.i

B50.endif.endif.i:
  %"$phi78.0.4.0.i.i" = phi i64 [ 1, %B50.i ], [ %28, %B44.i.i ]
  %.153.i = add nuw nsw i64 %.146107109.i, 1
  %.227.i = add nuw nsw i64 %"$phi78.0.4.0.i.i", %count.2.0111.i
  %exitcond.not.i = icmp eq i64 %arg.code.27, %.153.i
  br i1 %exitcond.not.i, label %part32.exit, label %B50.i

part32.exit:
  %.227.lcssa.i = phi i64 [ %26, %middle.block.i ], [ %.227.i, %B50.endif.endif.i ]
  %.not = icmp eq i64 %.227.lcssa.i, 0
  br i1 %.not, label %B896, label %B804

B804:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.114, ptr %arg.code.17, i64 %.908, i1 false)
  %.911 = icmp eq i64 %side.3.0418, 1
  br i1 %.911, label %B868, label %B985

B868:
  %.916 = fmul double %low_weight.3.0419, 5.000000e-01
  br label %B985

B896:
  tail call void @llvm.memcpy.p0.p0.i64(ptr %.109, ptr %arg.code.17, i64 %.908, i1 false)
  %.984 = icmp eq i64 %side.3.0418, -1
  br i1 %.984, label %B956, label %B985

B956:
  %.989 = fmul double %high_weight.3.0422, 5.000000e-01
  br label %B985

common.ret:
  %common.ret.op = phi i32 [ 0, %B984 ], [ %.813, %B640.endif.endif.endif.if.if ]
  ret i32 %common.ret.op

B984:
  %high.2.0.lcssa.ph = phi double [ %high.2.0414, %B164 ], [ %high.3.1, %B985 ]
  store double %high.2.0.lcssa.ph, ptr %retptr, align 8
  br label %common.ret

B985:
  %low.3.1 = phi double [ %low.2.0411, %B868 ], [ %low.2.0411, %B804 ], [ %.13.i24, %B896 ], [ %.13.i24, %B956 ]
  %high.3.1 = phi double [ %.13.i24, %B868 ], [ %.13.i24, %B804 ], [ %high.2.0414, %B896 ], [ %high.2.0414, %B956 ]
  %known.3.1 = phi i1 [ %.826, %B868 ], [ %.826, %B804 ], [ %known.2.0417, %B896 ], [ %known.2.0417, %B956 ]
  %low_weight.4.1 = phi double [ %.916, %B868 ], [ 1.000000e+00, %B804 ], [ 1.000000e+00, %B896 ], [ 1.000000e+00, %B956 ]
  %high_weight.4.1 = phi double [ 1.000000e+00, %B868 ], [ 1.000000e+00, %B804 ], [ 1.000000e+00, %B896 ], [ %.989, %B956 ]
  %side.4.1 = phi i64 [ 1, %B868 ], [ 1, %B804 ], [ -1, %B896 ], [ -1, %B956 ]
  %exitcond467.not = icmp eq i64 %.231, 200
  br i1 %exitcond467.not, label %B984, label %B164

B200.endif:
  %29 = icmp slt i64 %arg.code.27, 1
  %known.2.0417.not = xor i1 %known.2.0417, true
  %brmerge = select i1 %29, i1 true, i1 %known.2.0417.not
  %.453.urem = urem i64 %.224382409, 3
  %.474.not = icmp eq i64 %.453.urem, 2
  %or.cond484 = select i1 %brmerge, i1 true, i1 %.474.not
  br i1 %or.cond484, label %B480.endif.thread, label %B246.us.preheader

B246.us.preheader:
  br label %B246.us

B480.endif.thread:
  %.62734 = fmul double %.261, 1.000000e-02
  br label %B626

B246.us:
  %h.4.1356.us = phi double [ %h.5.2.us, %B478.us ], [ %high.2.0414, %B246.us.preheader ]
  %.389351354.us = phi i64 [ %.396.us, %B478.us ], [ 0, %B246.us.preheader ]
  %.396.us = add nuw nsw i64 %.389351354.us, 1
  %30 = shl i64 %.389351354.us, 3
  %scevgep46 = getelementptr i8, ptr %arg.s.3, i64 %30
  %.484.us = load double, ptr %scevgep46, align 8
  %scevgep45 = getelementptr i8, ptr %.114, i64 %30
  %.488.us = load double, ptr %scevgep45, align 8
  %scevgep44 = getelementptr i8, ptr %arg.s.4, i64 %30
  %.493.us = load double, ptr %scevgep44, align 8
  %.14.i = fcmp olt double %.484.us, 0.000000e+00
  %.20.i = fcmp oge double %.488.us, 0.000000e+00
  %or.cond.i = select i1 %.14.i, i1 %.20.i, i1 false
  %.25.i = fcmp oge double %.493.us, 0.000000e+00
  %or.cond2.i = select i1 %or.cond.i, i1 %.25.i, i1 false
  br i1 %or.cond2.i, label %B360.us, label %part29.exit

part29.exit:
  %.37.i = fcmp ule double %.484.us, 0.000000e+00
  %.44.i = fcmp ugt double %.488.us, 0.000000e+00
  %or.cond3.i.not30 = select i1 %.37.i, i1 true, i1 %.44.i
  %.51.i = fcmp ugt double %.493.us, 0.000000e+00
  %spec.select.i.not = select i1 %or.cond3.i.not30, i1 true, i1 %.51.i
  br i1 %spec.select.i.not, label %B478.us, label %B360.us

B360.us:
  %31 = shl i64 %.389351354.us, 3
  %scevgep8 = getelementptr i8, ptr %.109, i64 %31
  %.534.us = load double, ptr %scevgep8, align 8
  %.536.us = fmul double %low_weight.3.0419, %.534.us
  %.544.us = fmul double %high_weight.3.0422, %.488.us
  %.553.us = fcmp une double %.536.us, %.544.us
  br i1 %.553.us, label %B416.us, label %B478.us

B416.us:
  %.557.us = fmul double %low.2.0411, %.544.us
  %.560.us = fmul double %high.2.0414, %.536.us
  %.561.us = fsub double %.557.us, %.560.us
  %.564.us = fsub double %.544.us, %.536.us
  %.572.us = fdiv double %.561.us, %.564.us
  %.12.i21 = fcmp olt double %.572.us, %h.4.1356.us
  %.13.i22 = select i1 %.12.i21, double %.572.us, double %h.4.1356.us
  br label %B478.us

B478.us:
  %h.5.2.us = phi double [ %.13.i22, %B416.us ], [ %h.4.1356.us, %B360.us ], [ %h.4.1356.us, %part29.exit ]
  %exitcond.not = icmp eq i64 %arg.code.27, %.396.us
  br i1 %exitcond.not, label %B480.endif, label %B246.us

B480.endif:
  %.627 = fmul double %.261, 1.000000e-02
  %.663 = fcmp olt double %low.2.0411, %h.5.2.us
  %.671 = fcmp olt double %h.5.2.us, %high.2.0414
  %or.cond = and i1 %.663, %.671
  br i1 %or.cond, label %B588, label %B626

B640.endif.endif:
  %.62738 = phi double [ %.62739, %B626 ], [ %.627, %B588 ]
  %"$phi640.1.2.1" = phi double [ %.730, %B626 ], [ %.13.i18, %B588 ]
  %.12.i19 = fcmp ogt double %.62738, 5.000000e-13
  %.13.i20 = select i1 %.12.i19, double 5.000000e-13, double %.62738
  %.771 = fsub double %high.2.0414, %.13.i20
  %.12.i23 = fcmp olt double %.771, %"$phi640.1.2.1"
  %.13.i24 = select i1 %.12.i23, double %.771, double %"$phi640.1.2.1"
  store i8 0, ptr %.809, align 1
  %.813 = call i32 @part31(ptr %.809, ptr %excinfo.7, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, i64 %arg.m.4, i64 %arg.m.5, i64 %arg.m.6, ptr %arg.m.7, double %arg.m.8, ptr %arg.m.9, ptr %arg.m.10, ptr %arg.m.11, ptr %arg.m.12, ptr %arg.m.13, ptr %arg.m.14, ptr %arg.code.0, ptr %arg.code.1, ptr %arg.code.2, ptr %arg.code.3, ptr %arg.code.4, ptr %arg.code.5, ptr %arg.code.6, ptr %arg.code.7, ptr %arg.code.8, ptr %arg.code.9, ptr %arg.code.10, ptr %arg.code.11, ptr %arg.code.12, ptr %arg.code.13, ptr %arg.code.14, ptr %arg.code.15, ptr %arg.code.16, ptr %arg.code.17, ptr %arg.code.18, ptr %arg.code.19, ptr %arg.code.20, ptr %arg.code.21, ptr %arg.code.22, ptr %arg.code.23, i64 %arg.code.24, i64 %arg.code.25, i64 %arg.code.26, i64 %arg.code.27, i64 %arg.code.28, i64 %arg.code.29, i64 %arg.code.30, ptr %arg.s.0, ptr %arg.s.1, ptr %arg.s.2, ptr %arg.s.3, ptr %arg.s.4, ptr %arg.s.5, ptr %arg.s.6, ptr %arg.s.7, ptr %arg.s.8, ptr %arg.s.9, i64 %arg.s.10, ptr %arg.s.11.0, ptr %arg.s.11.1, ptr %arg.s.11.2, ptr %arg.s.11.3, ptr %arg.room.0, ptr %arg.room.1, ptr %arg.room.2, ptr %arg.room.3, ptr %arg.room.4, ptr %arg.room.5, ptr %arg.room.6, double %.13.i24)
  %.814 = load ptr, ptr %excinfo.7, align 8
  %.823 = load i8, ptr %.809, align 1
  %.826 = icmp ne i8 %.823, 0
  br i1 %.826, label %B640.endif.endif.endif, label %B640.endif.endif.endif.thread

B640.endif.endif.endif:
  %32 = icmp eq i32 %.813, 0
  br i1 %32, label %B772, label %B640.endif.endif.endif.if.if

B640.endif.endif.endif.thread:
  %33 = icmp eq i32 %.813, 0
  br i1 %33, label %B804, label %B640.endif.endif.endif.if.if

B640.endif.endif.endif.if.if:
  %.821.le = icmp sgt i32 %.813, 0
  %.822.le = select i1 %.821.le, ptr %.814, ptr undef
  store ptr %.822.le, ptr %excinfo, align 8
  br label %common.ret
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
