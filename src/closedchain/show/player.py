"""The player of a scene whose points move: HTML, not Python. One page of its own, or in a part of another page."""

STYLE = """
.player { position: relative; display: flex; flex-direction: column; height: 100%; color: #222; background: #fff;
          font: 14px system-ui, sans-serif; }
.player canvas { flex: 1; width: 100%; min-height: 0; cursor: grab; touch-action: none; }
.player nav { display: flex; gap: 10px; align-items: center; padding: 6px 12px; border-top: 1px solid #8884; }
.player nav input[type=range] { flex: 1; min-width: 0; }
.player nav button, .player nav select { font: inherit; }
.player .title { position: absolute; left: 12px; top: 8px; }
.player .hint { position: absolute; right: 12px; top: 8px; opacity: 0.7; font-size: 12px; }
.player .clock { font-variant-numeric: tabular-nums; min-width: 5em; text-align: right; }
.player.within canvas { touch-action: pan-y; }
.player.still .moves { display: none; }
"""

SCRIPT = """
const CONTROLS = `<div class="title"></div><div class="hint">drag: rotate, wheel: zoom, shift and drag: move</div>
<canvas></canvas>
<nav><button class="play moves" aria-label="play or pause">pause</button>
<input class="frame moves" type="range" min="0" value="0" aria-label="time">
<select class="speed moves" aria-label="speed"><option value="0.1">0.1×</option><option value="0.25">0.25×</option>
<option value="0.5">0.5×</option><option value="1" selected>1×</option><option value="2">2×</option></select>
<label><input class="names" type="checkbox"> names</label><span class="clock moves"></span></nav>`;

// a player in an element of the page; `within` a longer one it begins at rest and leaves the wheel to the page
function player(root, data, within) {
  root.classList.add("player");
  root.classList.toggle("within", within);
  root.classList.toggle("still", data.frames.length < 2);
  root.innerHTML = CONTROLS;
  const part = name => root.querySelector("." + name);
  const canvas = root.querySelector("canvas"), context = canvas.getContext("2d");
  const play = part("play"), slider = part("frame"), clock = part("clock");
  const speed = part("speed"), names = part("names");
  if (within) part("hint").textContent = "drag: rotate, ctrl and wheel: zoom";
  else part("title").textContent = document.title = data.name;
  slider.max = data.frames.length - 1;
  let at = 0, playing = data.frames.length > 1 && !within, last = null;
  let azimuth = data.flat ? 0 : data.view[0], elevation = data.flat ? Math.PI / 2 : data.view[1];
  let zoom = 1, shift = [0, 0];
  play.textContent = playing ? "pause" : "play";
  const ink = () => getComputedStyle(root).color, paper = () => getComputedStyle(root).backgroundColor;

  function place(frame, k) {
    const g = data.grain / data.size, f = data.frames[frame];
    return [f[3 * k] * g, f[3 * k + 1] * g, f[3 * k + 2] * g];
  }

  function project([x, y, z]) {
    const c = Math.cos(azimuth), s = Math.sin(azimuth), ce = Math.cos(elevation), se = Math.sin(elevation);
    const right = c * x - s * y, away = s * x + c * y;
    const scale = 0.75 * Math.min(canvas.width, canvas.height) * zoom;
    return [canvas.width / 2 + shift[0] + scale * right,
            canvas.height / 2 + shift[1] - scale * (ce * z + se * away), ce * away - se * z];
  }

  function draw() {
    const ratio = window.devicePixelRatio || 1, w = canvas.clientWidth * ratio, h = canvas.clientHeight * ratio;
    if (canvas.width !== w || canvas.height !== h) { canvas.width = w; canvas.height = h; }
    context.clearRect(0, 0, canvas.width, canvas.height);
    const frame = Math.round(at), p = [];
    for (let k = 0; k < data.frames[frame].length / 3; k++) p.push(project(place(frame, k)));
    floor(ratio, p);
    const depth = line => line[1].reduce((sum, k) => sum + p[k][2], 0) / line[1].length;
    const parts = data.lines.map(line => [depth(line), line]);
    for (const surface of data.surfaces) parts.push(...triangles(surface, frame));
    for (const [, line, corners] of parts.sort((a, b) => b[0] - a[0])) {
      if (corners) { triangle(line, corners, ratio); continue; }
      context.beginPath();
      line[1].forEach((k, i) => i ? context.lineTo(p[k][0], p[k][1]) : context.moveTo(p[k][0], p[k][1]));
      if (line[3]) { context.closePath(); context.globalAlpha = 0.3; context.fillStyle = line[2]; context.fill(); }
      context.globalAlpha = 1;
      context.strokeStyle = line[2]; context.lineWidth = (line[4] ? 2 : 5) * ratio;
      context.lineJoin = context.lineCap = "round"; context.stroke();
    }
    context.globalAlpha = 1;
    for (const mark of data.marks) symbol(mark, p[mark[1]], ratio);
    if (names.checked) {
      context.font = `${12 * ratio}px system-ui, sans-serif`;
      context.lineWidth = 3 * ratio; context.strokeStyle = paper(); context.lineJoin = "round";
      const done = new Set();
      const label = (name, colour, at) => {
        if (done.has(name)) return;
        done.add(name);
        const n = at.length, x = at.reduce((s, k) => s + p[k][0], 0) / n + 9 * ratio;
        const y = at.reduce((s, k) => s + p[k][1], 0) / n - 7 * ratio;
        context.fillStyle = colour;
        context.strokeText(name, x, y); context.fillText(name, x, y);
      };
      for (const surface of data.surfaces) label(surface[0], surface[2], [surface[1]]);
      for (const line of data.lines) if (!line[4]) label(line[0], line[2], line[1]);
    }
    slider.value = frame;
    clock.textContent = `${data.times[frame].toFixed(3)} s`;
  }

  // depth, colour and corners of the triangles of a surface that face the eye
  function triangles(surface, frame) {
    const [, first, colour, v, faces, opacity] = surface, found = [];
    const [o, x, y, z] = [0, 1, 2, 3].map(k => place(frame, first + k));
    const q = [];
    for (let k = 0; k < v.length; k += 3)
      q.push(project(o.map((value, i) => value + v[k] * (x[i] - value) + v[k + 1] * (y[i] - value)
                                        + v[k + 2] * (z[i] - value))));
    const rgb = [1, 3, 5].map(k => parseInt(colour.slice(k, k + 2), 16));
    for (let k = 0; k < faces.length; k += 3) {
      const [a, b, c] = [q[faces[k]], q[faces[k + 1]], q[faces[k + 2]]];
      const u = [b[0] - a[0], b[1] - a[1]], w = [c[0] - a[0], c[1] - a[1]];
      const area = u[0] * w[1] - u[1] * w[0];
      if (area >= 0) continue;  // y points down on the canvas
      const scale = 0.75 * Math.min(canvas.width, canvas.height) * zoom;
      const du = (b[2] - a[2]) * scale, dw = (c[2] - a[2]) * scale;
      const nx = u[1] * dw - du * w[1], ny = du * w[0] - u[0] * dw, n = Math.hypot(nx, ny, area) || 1;
      const light = 0.6 + 0.4 * Math.max(0, (-area - 0.8 * ny + 0.3 * nx) / n / 1.32);
      const shade = `rgb(${rgb.map(part => Math.round(part * light)).join(",")})`;
      found.push([(a[2] + b[2] + c[2]) / 3, shade, [[a, b, c], opacity]]);
    }
    return found;
  }

  function triangle(colour, [corners, opacity], ratio) {
    context.globalAlpha = opacity;
    context.beginPath();
    corners.forEach((q, i) => i ? context.lineTo(q[0], q[1]) : context.moveTo(q[0], q[1]));
    context.closePath();
    context.fillStyle = context.strokeStyle = colour; context.lineWidth = 0.7 * ratio;
    context.fill(); if (opacity === 1) context.stroke();
    context.globalAlpha = 1;
  }

  function floor(ratio, points) {
    for (const [a, b, , d] of data.planes) {
      context.strokeStyle = "#8886"; context.lineWidth = ratio;
      for (let k = 0; k <= 10; k++) for (const [along, across] of [[b, d], [d, b]]) {
        const from = a.map((value, i) => value + k / 10 * (along[i] - value));
        const q = project(from), r = project(from.map((value, i) => value + across[i] - a[i]));
        context.beginPath(); context.moveTo(q[0], q[1]); context.lineTo(r[0], r[1]); context.stroke();
      }
    }
    const ground = data.marks.filter(mark => mark[3]);
    if (data.flat || ground.length < 3) return;
    const p = ground.map(mark => points[mark[1]]);
    const cx = p.reduce((s, q) => s + q[0], 0) / p.length, cy = p.reduce((s, q) => s + q[1], 0) / p.length;
    p.sort((a, b) => Math.atan2(a[1] - cy, a[0] - cx) - Math.atan2(b[1] - cy, b[0] - cx));
    context.beginPath();
    p.forEach((q, i) => i ? context.lineTo(q[0], q[1]) : context.moveTo(q[0], q[1]));
    context.closePath();
    context.fillStyle = "#8883"; context.fill();
  }

  function symbol(mark, q, ratio) {
    const r = 4 * ratio;
    context.fillStyle = mark[2] === "hinge" ? paper() : ink();
    context.strokeStyle = ink(); context.lineWidth = 1.5 * ratio;
    if (mark[3]) {
      context.beginPath();
      context.moveTo(q[0], q[1]); context.lineTo(q[0] - 2 * r, q[1] + 2.5 * r);
      context.lineTo(q[0] + 2 * r, q[1] + 2.5 * r);
      context.closePath(); context.globalAlpha = 0.35; context.fill(); context.globalAlpha = 1; context.stroke();
    }
    if (mark[2] === "driven") {
      context.beginPath(); context.arc(q[0], q[1], 1.8 * r, 0, 2 * Math.PI);
      context.strokeStyle = "#e8590c"; context.lineWidth = 2.5 * ratio; context.stroke();
      return;
    }
    context.beginPath();
    if (mark[2] === "slide" || mark[2] === "bushing") context.rect(q[0] - r, q[1] - r, 2 * r, 2 * r);
    else if (mark[2] === "cross") {
      context.moveTo(q[0] - r, q[1] - r); context.lineTo(q[0] + r, q[1] + r);
      context.moveTo(q[0] + r, q[1] - r); context.lineTo(q[0] - r, q[1] + r);
    } else context.arc(q[0], q[1], mark[2] === "contact" ? 0.6 * r : r, 0, 2 * Math.PI);
    context.fill(); context.stroke();
  }

  function tick(now) {
    if (playing) {
      if (last !== null) at = (at + (now - last) / 1000 * data.rate * Number(speed.value)) % data.frames.length;
      if (Math.round(at) >= data.frames.length) at = 0;
      draw();
    }
    last = now;
    requestAnimationFrame(tick);
  }

  play.addEventListener("click", () => { playing = !playing; play.textContent = playing ? "pause" : "play"; });
  slider.addEventListener("input", () => {
    at = Number(slider.value); playing = false; play.textContent = "play"; draw();
  });
  names.addEventListener("change", draw);
  window.addEventListener("resize", draw);
  canvas.addEventListener("wheel", event => {
    if (within && !event.ctrlKey) return;
    zoom *= Math.exp(-event.deltaY / 600); event.preventDefault(); draw();
  }, { passive: false });
  canvas.addEventListener("pointermove", event => {
    if (!event.buttons) return;
    const ratio = window.devicePixelRatio || 1;
    if (event.shiftKey || data.flat) { shift[0] += event.movementX * ratio; shift[1] += event.movementY * ratio; }
    else {
      azimuth += event.movementX / 150;
      elevation = Math.max(-1.57, Math.min(1.57, elevation + event.movementY / 150));
    }
    draw();
  });
  draw();
  requestAnimationFrame(tick);
}
"""

PAGE = f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy"
 content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>closedchain</title>
<style>
html, body {{ margin: 0; height: 100%; background: #fff; }}{STYLE}</style>
</head>
<body>
<main></main>
<script>
"use strict";
const data = /*DATA*/;
{SCRIPT}
player(document.querySelector("main"), data, false);
</script>
</body>
</html>
"""
