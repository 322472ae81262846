/**
 * Contour lines of an invented hill country, as one light SVG: the parking page's picture.
 *
 * A height field of a few octaves of gradient noise, bent by another, is cut at equal
 * heights (marching squares); the pieces are joined to lines, thinned, and written as
 * smooth curves. Every fifth line is heavier, as on a map. The ink is `currentColor`,
 * so that a page that inlines the drawing may tint it; as an image it is a warm grey.
 *
 *   node pictures/drawings/contours.mjs <out.svg> [seed]
 */
import { writeFileSync } from 'node:fs'

const width = 1600
const height = 1000
const step = 8
const interval = 0.062

/** A small seeded generator (mulberry's idea: multiply, shift, mix), 0 … 1. */
function dice(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296
  }
}

/** Gradient noise on a lattice of random directions; about −0.7 … 0.7. */
function gradientNoise(random) {
  const size = 64
  const angles = Array.from({ length: size * size }, () => random() * Math.PI * 2)
  const ease = (t) => t * t * t * (t * (t * 6 - 15) + 10)
  const dot = (ix, iy, x, y) => {
    const angle = angles[(((iy % size) + size) % size) * size + (((ix % size) + size) % size)]
    return Math.cos(angle) * (x - ix) + Math.sin(angle) * (y - iy)
  }
  return (x, y) => {
    const ix = Math.floor(x)
    const iy = Math.floor(y)
    const u = ease(x - ix)
    const v = ease(y - iy)
    const top = dot(ix, iy, x, y) * (1 - u) + dot(ix + 1, iy, x, y) * u
    const bottom = dot(ix, iy + 1, x, y) * (1 - u) + dot(ix + 1, iy + 1, x, y) * u
    return top * (1 - v) + bottom * v
  }
}

/** The land's height at a point of the sheet. */
function land(seed) {
  const random = dice(seed)
  const hills = gradientNoise(random)
  const bend = gradientNoise(random)
  const detail = gradientNoise(random)
  return (x, y) => {
    const u = x / 420
    const v = y / 420
    const bx = u + 0.55 * bend(u * 0.8, v * 0.8)
    const by = v + 0.55 * bend(u * 0.8 + 31, v * 0.8 + 17)
    return (
      hills(bx, by) +
      0.32 * hills(bx * 2.1 + 9, by * 2.1 + 5) +
      0.05 * detail(u * 6, v * 6) +
      0.25 * (u - 1.9) * 0.4
    )
  }
}

/** The lines at which `field` crosses `level`, each a list of points; closed ones end where they start. */
function contour(field, columns, rows, level) {
  const key = (a, b) => (a < b ? `${a}:${b}` : `${b}:${a}`)
  const at = (i, j) => j * columns + i
  const point = (a, b) => {
    const share = (level - field[a]) / (field[b] - field[a])
    const ax = (a % columns) * step
    const ay = Math.floor(a / columns) * step
    const bx = (b % columns) * step
    const by = Math.floor(b / columns) * step
    return [ax + (bx - ax) * share, ay + (by - ay) * share]
  }
  const points = new Map()
  const next = new Map()
  const join = (a, b) => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ]) {
      if (!next.has(from)) next.set(from, [])
      next.get(from).push(to)
    }
  }
  for (let j = 0; j < rows - 1; j++) {
    for (let i = 0; i < columns - 1; i++) {
      const corners = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)]
      const crossed = []
      for (let k = 0; k < 4; k++) {
        const a = corners[k]
        const b = corners[(k + 1) % 4]
        if (field[a] > level !== field[b] > level) {
          const name = key(a, b)
          if (!points.has(name)) points.set(name, point(a, b))
          crossed.push(name)
        }
      }
      if (crossed.length === 2) join(crossed[0], crossed[1])
      if (crossed.length === 4) {
        // A saddle: its middle says which corners hang together.
        const middle = corners.reduce((sum, c) => sum + field[c], 0) / 4
        const along = middle > level === field[corners[0]] > level
        join(crossed[0], crossed[along ? 1 : 3])
        join(crossed[2], crossed[along ? 3 : 1])
      }
    }
  }
  const seen = new Set()
  const lines = []
  const walk = (start) => {
    const line = [points.get(start)]
    seen.add(start)
    let here = start
    for (;;) {
      const onward = (next.get(here) ?? []).find((name) => !seen.has(name))
      if (onward === undefined) break
      seen.add(onward)
      line.push(points.get(onward))
      here = onward
    }
    if (line.length > 2 && next.get(here)?.includes(start) && next.get(start)?.length === 2)
      line.push(line[0])
    lines.push(line)
  }
  const ends = [...next.keys()].filter((name) => next.get(name).length === 1)
  for (const start of [...ends, ...next.keys()]) if (!seen.has(start)) walk(start)
  return lines
}

/** Drops points that lie within `tolerance` px of the line between those kept. */
function thin(line, tolerance) {
  const keep = new Uint8Array(line.length)
  keep[0] = keep[line.length - 1] = 1
  const spans = [[0, line.length - 1]]
  while (spans.length > 0) {
    const [from, to] = spans.pop()
    const [ax, ay] = line[from]
    const [bx, by] = line[to]
    const length = Math.hypot(bx - ax, by - ay)
    let far = 0
    let which = -1
    for (let i = from + 1; i < to; i++) {
      const [x, y] = line[i]
      const away =
        length < 1e-6
          ? Math.hypot(x - ax, y - ay)
          : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
      if (away > far) [far, which] = [away, i]
    }
    if (far > tolerance) {
      keep[which] = 1
      spans.push([from, which], [which, to])
    }
  }
  return line.filter((_, i) => keep[i])
}

/** A line as a smooth path through its points. */
function path(line) {
  const closed = line[0] === line[line.length - 1]
  const n = line.length
  const at = (i) => (closed ? line[((i % (n - 1)) + n - 1) % (n - 1)] : line[Math.max(0, Math.min(n - 1, i))])
  let [penX, penY] = line[0].map(Math.round)
  let out = `M${penX} ${penY}`
  for (let i = 0; i < n - 1; i++) {
    const [a, b, c, d] = [at(i - 1), line[i], line[i + 1], at(i + 2)]
    const bend = [
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (d[0] - b[0]) / 6,
      c[1] - (d[1] - b[1]) / 6,
    ]
    const values = [...bend, c[0], c[1]].map((v, k) => Math.round(v) - (k % 2 === 0 ? penX : penY))
    out += `c${values.join(' ').replaceAll(' -', '-')}`
    penX += values[4]
    penY += values[5]
  }
  return closed ? `${out}Z` : out
}

/** The drawing as SVG text. */
export function contours(seed) {
  const columns = Math.floor(width / step) + 5
  const rows = Math.floor(height / step) + 5
  const heightAt = land(seed)
  const field = new Float64Array(columns * rows)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) field[j * columns + i] = heightAt(i * step, j * step) + 1e-9 * i
  const fine = []
  const heavy = []
  for (let n = -16; n <= 16; n++) {
    for (const line of contour(field, columns, rows, n * interval)) {
      if (line.length < 9) continue
      const thinned = thin(line, 0.7)
      ;(n % 5 === 0 ? heavy : fine).push(path(thinned))
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" color="#8a8378" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"><path stroke-width="1" opacity=".62" d="${fine.join('')}"/><path stroke-width="1.7" d="${heavy.join('')}"/></svg>\n`
}

const [out, seed = '7'] = process.argv.slice(2)
if (out) writeFileSync(out, contours(Number(seed)))
