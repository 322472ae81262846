/*
 * Snapping, in grid lines: a box reaches from line `x0` to line `x1` (0 is the first line, so a block in
 * column 3 of width 4 reaches from 2 to 6). Pure: boxes in, a place and the lines that explain it out.
 */

/** A rectangle between grid lines. */
export interface Box {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** A line drawn while dragging, in grid lines; `to` the gap it measures where `kind` is `gap`. */
export interface SnapLine {
  readonly axis: 'x' | 'y'
  readonly kind: 'edge' | 'centre' | 'gap'
  /** Where on its axis: an edge or centre line stands there; a gap starts there. */
  readonly at: number
  /** End of a gap on the axis; equal to `at` for edges and centres. */
  readonly end: number
  /** The reach across the axis. */
  readonly from: number
  readonly to: number
}

/** How far, in cells, an alignment pulls. */
export const pull = 0.75

const near = (a: number, b: number) => Math.abs(a - b) < 0.001

interface Span {
  readonly start: number
  readonly end: number
}

const spanOf = (box: Box, axis: 'x' | 'y'): Span =>
  axis === 'x' ? { start: box.x0, end: box.x1 } : { start: box.y0, end: box.y1 }
const across = (box: Box, axis: 'x' | 'y'): Span => spanOf(box, axis === 'x' ? 'y' : 'x')
const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end

/** The nearest boxes before and after on the axis, among those beside the moving one. */
function neighbours(box: Box, others: readonly Box[], axis: 'x' | 'y') {
  const own = spanOf(box, axis)
  const middle = (own.start + own.end) / 2
  let before: Box | undefined
  let after: Box | undefined
  for (const other of others) {
    if (!overlaps(across(box, axis), across(other, axis))) continue
    const span = spanOf(other, axis)
    if (span.end <= middle && (!before || span.end > spanOf(before, axis).end)) before = other
    else if (span.start >= middle && (!after || span.start < spanOf(after, axis).start)) after = other
  }
  return { before, after }
}

/** Starts at which a span of this size would line up with something. */
function candidates(
  box: Box,
  others: readonly Box[],
  axis: 'x' | 'y',
  whole: number | undefined,
): readonly number[] {
  const { start, end } = spanOf(box, axis)
  const size = end - start
  const found: number[] = []
  for (const other of others) {
    const span = spanOf(other, axis)
    found.push(span.start, span.end, span.start - size, span.end - size, (span.start + span.end - size) / 2)
  }
  if (whole !== undefined) found.push(0, whole - size, (whole - size) / 2)
  const { before, after } = neighbours(box, others, axis)
  if (before && after) found.push((spanOf(before, axis).end + spanOf(after, axis).start - size) / 2)
  return found.filter((at) => Number.isInteger(at) && at >= 0)
}

function settle(box: Box, others: readonly Box[], axis: 'x' | 'y', whole: number | undefined): number {
  const { start, end } = spanOf(box, axis)
  const most = whole === undefined ? Number.POSITIVE_INFINITY : whole - (end - start)
  let best = Math.min(Math.max(Math.round(start), 0), Math.max(most, 0))
  let distance = Number.POSITIVE_INFINITY
  for (const at of candidates(box, others, axis, whole)) {
    const away = Math.abs(at - start)
    if (away <= pull && away < distance && at <= most) {
      best = at
      distance = away
    }
  }
  return best
}

/**
 * The cells a box that is being moved would take: whole cells, pulled towards places where it lines
 * up with others, the section's edges and centre, or equal gaps.
 *
 * @param box where the pointer holds it, in fractions of cells
 * @param columns of the grid; the box never reaches over them
 */
export function snapMove(box: Box, others: readonly Box[], columns: number): Box {
  const width = Math.min(box.x1 - box.x0, columns)
  const height = box.y1 - box.y0
  const asked = { ...box, x1: box.x0 + width }
  const x0 = settle(asked, others, 'x', columns)
  const y0 = settle(asked, others, 'y', undefined)
  return { x0, y0, x1: x0 + width, y1: y0 + height }
}

/** Which edges a resize moves. */
export interface Edges {
  readonly x?: 'start' | 'end'
  readonly y?: 'start' | 'end'
}

function settleEdge(
  at: number,
  others: readonly Box[],
  axis: 'x' | 'y',
  least: number,
  most: number,
  partner: number,
): number {
  let best = Math.round(at)
  let distance = Number.POSITIVE_INFINITY
  const lines = others.flatMap((other) => {
    const span = spanOf(other, axis)
    // The same size as a neighbour counts as lining up.
    const size = span.end - span.start
    return [span.start, span.end, partner + size, partner - size]
  })
  for (const line of lines) {
    const away = Math.abs(line - at)
    if (away <= pull / 2 && away < distance) {
      best = line
      distance = away
    }
  }
  return Math.min(Math.max(best, least), most)
}

/** The cells a box would take whose edges are being pulled; never smaller than `minimum`. */
export function snapResize(
  box: Box,
  edges: Edges,
  others: readonly Box[],
  columns: number,
  minimum: { readonly width: number; readonly height: number },
): Box {
  let { x0, y0, x1, y1 } = box
  x0 =
    edges.x === 'start' ? settleEdge(x0, others, 'x', 0, Math.round(x1) - minimum.width, x1) : Math.round(x0)
  x1 = edges.x === 'end' ? settleEdge(x1, others, 'x', x0 + minimum.width, columns, x0) : Math.round(x1)
  y0 =
    edges.y === 'start' ? settleEdge(y0, others, 'y', 0, Math.round(y1) - minimum.height, y1) : Math.round(y0)
  y1 =
    edges.y === 'end'
      ? settleEdge(y1, others, 'y', y0 + minimum.height, Number.POSITIVE_INFINITY, y0)
      : Math.round(y1)
  return { x0, y0, x1, y1 }
}

function linesOn(box: Box, others: readonly Box[], axis: 'x' | 'y', whole: number | undefined): SnapLine[] {
  const own = spanOf(box, axis)
  const side = across(box, axis)
  const found = new Map<string, SnapLine>()
  const add = (kind: 'edge' | 'centre', at: number, other: Span) => {
    const key = `${kind} ${at}`
    const known = found.get(key)
    const from = Math.min(side.start, other.start, known?.from ?? side.start)
    const to = Math.max(side.end, other.end, known?.to ?? side.end)
    found.set(key, { axis, kind, at, end: at, from, to })
  }
  const middle = (own.start + own.end) / 2
  for (const other of others) {
    const span = spanOf(other, axis)
    const reach = across(other, axis)
    for (const edge of [own.start, own.end]) {
      if (near(edge, span.start) || near(edge, span.end)) add('edge', edge, reach)
    }
    // Of the same size in the same place, the edges say it all.
    const alike = near(own.start, span.start) && near(own.end, span.end)
    if (!alike && near(middle, (span.start + span.end) / 2)) add('centre', middle, reach)
  }
  if (whole !== undefined && near(middle, whole / 2)) add('centre', middle, side)
  const { before, after } = neighbours(box, others, axis)
  if (before && after) {
    const left = spanOf(before, axis).end
    const right = spanOf(after, axis).start
    if (own.start > left && near(own.start - left, right - own.end)) {
      const at = { from: (side.start + side.end) / 2, to: (side.start + side.end) / 2 }
      found.set('gap before', { axis, kind: 'gap', at: left, end: own.start, ...at })
      found.set('gap after', { axis, kind: 'gap', at: own.end, end: right, ...at })
    }
  }
  return [...found.values()]
}

/** The lines that show how a box lies to the others: shared edges and centres, equal gaps. */
export function snapLines(box: Box, others: readonly Box[], columns: number): readonly SnapLine[] {
  return [...linesOn(box, others, 'x', columns), ...linesOn(box, others, 'y', undefined)]
}
