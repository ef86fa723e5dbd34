"""LLVM code of the batch entry: rows of ordinary arrays in, rows out, SIMD lanes inside.

A block of ``lanes`` rows is transposed into the work array, so that component j of all lanes lies side by side, the
lanes function runs on it, and its results are transposed back. The last block repeats the last row in the lanes that
are left over; a row's result therefore does not depend on where in which batch it stood.
"""

from __future__ import annotations

from collections.abc import Sequence

BATCH_SIGNATURE = "ptr %arg, ptr %arg_stride, ptr %res, ptr %res_stride, i64 %count, ptr %work"
_PACK_SIGNATURE = "ptr %rows, i64 %stride, i64 %first, i64 %last, ptr %packed, i64 %size"


def batch_entry(name: str, lanes_name: str, inputs: Sequence[int], outputs: Sequence[int], lanes: int) -> str:
    """Code of the batch function for ports of the given sizes, calling the lanes function ``lanes_name``."""
    lines = [
        _packing("pack", lanes, into_lanes=True),
        _packing("unpack", lanes, into_lanes=False),
        f"define void @{name}({BATCH_SIGNATURE}) nounwind {{",
        f"  %packed_arg = alloca ptr, i64 {max(1, len(inputs))}",
        f"  %packed_res = alloca ptr, i64 {max(1, len(outputs))}",
    ]
    offset = 0
    for table, sizes in (("arg", inputs), ("res", outputs)):
        for port, size in enumerate(sizes):
            lines += _port_places(f"%{table}", port, offset)
            offset += size * lanes
    lines += [
        f"  %slots = getelementptr double, ptr %work, i64 {offset}",
        "  %last = sub i64 %count, 1",
        "  %some = icmp sgt i64 %count, 0",
        "  br i1 %some, label %block, label %done",
        "block:",
        "  %first = phi i64 [0, %0], [%next, %block]",
        *_pack_calls("pack", "arg", inputs),
        f"  call void @{lanes_name}(ptr %packed_arg, ptr %packed_res, ptr %slots)",
        *_pack_calls("unpack", "res", outputs),
        f"  %next = add i64 %first, {lanes}",
        "  %more = icmp slt i64 %next, %count",
        "  br i1 %more, label %block, label %done",
        "done:",
        "  ret void",
        "}",
    ]
    return "\n".join([*lines, ""])


def _port_places(table: str, port: int, offset: int) -> list[str]:
    """Where a port's rows begin, how far apart they are, and where its lanes are packed."""
    name = f"{table}{port}"
    packed = table.replace("%", "%packed_")
    return [
        f"  {name}_lanes = getelementptr double, ptr %work, i64 {offset}",
        f"  {name}_entry = getelementptr ptr, ptr {packed}, i64 {port}",
        f"  store ptr {name}_lanes, ptr {name}_entry",
        f"  {name}_at = getelementptr ptr, ptr {table}, i64 {port}",
        f"  {name} = load ptr, ptr {name}_at",
        f"  {name}_stride_at = getelementptr i64, ptr {table}_stride, i64 {port}",
        f"  {name}_stride = load i64, ptr {name}_stride_at",
    ]


def _pack_calls(function: str, table: str, sizes: Sequence[int]) -> list[str]:
    return [
        f"  call void @{function}(ptr %{table}{port}, i64 %{table}{port}_stride, i64 %first, i64 %last, "
        f"ptr %{table}{port}_lanes, i64 {size})"
        for port, size in enumerate(sizes)
        if size
    ]


def _packing(name: str, lanes: int, *, into_lanes: bool) -> str:
    """Transpose rows into lanes, or lanes into rows: square tiles first, then the columns that are left over."""
    tile = min(lanes, 4)
    lines = [f"define internal void @{name}({_PACK_SIGNATURE}) noinline nounwind {{", "start:"]
    for lane in range(lanes):
        lines += [
            f"  %want{lane} = add i64 %first, {lane}",
            f"  %row{lane} = call i64 @llvm.smin.i64(i64 %want{lane}, i64 %last)",
            f"  %skip{lane} = mul i64 %row{lane}, %stride",
            f"  %lane{lane} = getelementptr double, ptr %rows, i64 %skip{lane}",
        ]
    lines += [
        f"  %tiled = and i64 %size, {-tile}",
        # a row shared by all instances is packed once
        "  %moves = icmp ne i64 %stride, 0",
        "  %begins = icmp eq i64 %first, 0",
        "  %needed = or i1 %moves, %begins",
        "  br i1 %needed, label %tiles, label %done",
        "tiles:",
        "  %column = phi i64 [0, %start], [%column_next, %tile]",
        "  %tiles_left = icmp slt i64 %column, %tiled",
        "  br i1 %tiles_left, label %tile, label %rest",
        "tile:",
        *_tiles(lanes, tile, into_lanes),
        f"  %column_next = add i64 %column, {tile}",
        "  br label %tiles",
        "rest:",
        "  %j = phi i64 [%tiled, %tiles], [%j_next, %single]",
        "  %singles_left = icmp slt i64 %j, %size",
        "  br i1 %singles_left, label %single, label %done",
        "single:",
        *_single_column(lanes, into_lanes),
        "  %j_next = add i64 %j, 1",
        "  br label %rest",
        "done:",
        "  ret void",
        "}",
    ]
    return "\n".join(lines)


def _tiles(lanes: int, tile: int, into_lanes: bool) -> list[str]:
    """Transpose the tiles of ``tile`` columns by ``tile`` lanes that start at %column."""
    kind = f"<{tile} x double>"
    lines = [f"  %base = mul i64 %column, {lanes}"]
    for start in range(0, lanes, tile):
        rows, columns = [], []
        for k in range(tile):
            rows.append(f"%row_at{start}_{k}")
            columns.append(f"%lane_at{start}_{k}")
            lines += [
                f"  {rows[k]} = getelementptr double, ptr %lane{start + k}, i64 %column",
                f"  %offset{start}_{k} = add i64 %base, {k * lanes + start}",
                f"  {columns[k]} = getelementptr double, ptr %packed, i64 %offset{start}_{k}",
            ]
        source, goal = (rows, columns) if into_lanes else (columns, rows)
        loaded = [f"%in{start}_{k}" for k in range(tile)]
        lines += [f"  {loaded[k]} = load {kind}, ptr {source[k]}, align 8" for k in range(tile)]
        turned = _transpose(lines, loaded, f"turn{start}")
        lines += [f"  store {kind} {turned[k]}, ptr {goal[k]}, align 8" for k in range(tile)]
    return lines


def _transpose(lines: list[str], rows: list[str], prefix: str) -> list[str]:
    """Append the shuffles that transpose square tiles of 1, 2 or 4 vectors; return the names of the columns."""
    if len(rows) == 1:
        return rows
    size, columns = len(rows), []
    whole, pair = f"<{size} x double>", "<2 x double>"
    for j in range(size):
        halves = []
        for k in range(0, size, 2):
            half = f"%{prefix}_{j}_{k}"
            mask = f"<2 x i32> <i32 {j}, i32 {size + j}>"
            lines.append(f"  {half} = shufflevector {whole} {rows[k]}, {whole} {rows[k + 1]}, {mask}")
            halves.append(half)
        if size == 2:
            columns.append(halves[0])
            continue
        column = f"%{prefix}_{j}"
        mask = "<4 x i32> <i32 0, i32 1, i32 2, i32 3>"
        lines.append(f"  {column} = shufflevector {pair} {halves[0]}, {pair} {halves[1]}, {mask}")
        columns.append(column)
    return columns


def _single_column(lanes: int, into_lanes: bool) -> list[str]:
    lines = [f"  %single_base = mul i64 %j, {lanes}"]
    for lane in range(lanes):
        row, place = f"%single_row{lane}", f"%single_lane{lane}"
        source, goal = (row, place) if into_lanes else (place, row)
        lines += [
            f"  {row} = getelementptr double, ptr %lane{lane}, i64 %j",
            f"  %single_offset{lane} = add i64 %single_base, {lane}",
            f"  {place} = getelementptr double, ptr %packed, i64 %single_offset{lane}",
            f"  %single{lane} = load double, ptr {source}, align 8",
            f"  store double %single{lane}, ptr {goal}, align 8",
        ]
    return lines
