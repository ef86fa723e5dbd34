"""The machine as functions of few coordinates, to be handed to others: CasADi, kernels, C."""
