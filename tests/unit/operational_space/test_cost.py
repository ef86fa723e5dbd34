"""Operation counts: linear in the number of links and chains, and below the paper's."""

from __future__ import annotations

import numpy as np

from closedchain.papers.multichain_costs import printed_counts, traced_counts


def test_papers_totals() -> None:
    assert printed_counts(6, 3, 1)[0] - 86 == 3402
    assert printed_counts(6, 3, 3) == (10292, 8468)


def test_linear_in_links_and_chains() -> None:
    links = [sum(traced_counts(n, 6, 1)) for n in (6, 7, 8, 9)]
    assert np.ptp(np.diff(links)) <= 0.02 * links[0]
    chains = [sum(traced_counts(6, 3, m)) for m in (2, 3, 4)]
    assert np.ptp(np.diff(chains)) <= 0.02 * chains[0]


def test_fewer_than_the_paper() -> None:
    for n, nc, m in ((3, 3, 3), (6, 3, 3), (6, 6, 3), (7, 6, 2)):
        assert sum(traced_counts(n, nc, m)) < sum(printed_counts(n, nc, m))
