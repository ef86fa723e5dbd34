"""Recursive dynamics of closed loops with decoupled natural orthogonal complements, corrected.

S. K. Saha, W. O. Schiehlen, Recursive kinematics and dynamics for closed loop multibody systems, Mechanics of
Structures and Machines 29 (2001). Numbers in parentheses in these files are the paper's equations.

    chains       which legs meet at which end-effector          projection   passive velocities of a leg (7)–(12)
    legs         a leg as one-DOF joints: A, p              machine      Φ, J, Nᵀ, I of all legs (13)–(34)
    independent  which joints are independent                   inertia      Σ NᵀMN of a leg (28)–(33)
    moving       velocity products, wrenches, IDA-1 to 3        forward      I θ̈ = φ by reverse elimination
    serial       the same for chains without loops              matrices     N_l, N_c, N_d as numbers (16), (17)
    minimal      equations of motion in independent coordinates

Differs from the source in:
- (16c) lacks the factor P_i: rows of N_c are P_i (U Ā_ek − A_ek) below joint k and P_i U Ā_ek above it.
- (18a) reads M dt/dt + W M E t = w.
- (22) is w̄_k = w~_k + Ā_ekᵀ Σ_legs Σ_{i≠k} P_iᵀ w~_i − A_ekᵀ Σ_{i<k} P_iᵀ w~_i: the P_i are missing, and A_mk stands
  where A_ek belongs.
- (28) is a composite of bodies whose passive joints move: M~_i = M_i + A~ᵀ M~_{i+1} A~ with A~ = Ψ A, A~_ii = 1, not
  a rigid one. (30)–(33) need P_aᵀ M~_ab P_b for M~_ab, A_ek for A_mk, Y^(i)ᵀ Ā^(j) as the last term of (30) and
  −(M~_(11:k−1,k−1) + M~_(k+1,1:m,k−1)) A_ek as that of (32). Here both are replaced by the shorter, equal form
  I = Jᵀ X J + Jᵀ Y + Yᵀ J + Z.
- (12d) holds for i ≤ k − 2; independent joints are never eliminated. Any number of them may be in a leg, or none.
- (34) cannot be handed to the algorithm for serial chains; `forward` has the elimination that closed loops need.
- (37): C θ̇ contains gravity.
- A single loop is one leg whose end-effector, the ground, is at rest: t_e = 0 is set, not computed.
- Twists are in body axes at body origins, and turns count times the machine's size in the projections.
As printed, the formulas are wrong for every machine of more than one leg.
"""

from closedchain.dynamics.denoc.matrices import Matrices
from closedchain.dynamics.denoc.method import DeNOC
from closedchain.dynamics.denoc.minimal import Minimal

__all__ = ["DeNOC", "Matrices", "Minimal"]
