import type { Box, SnapLine } from './snap.ts'
import { stretchOf } from './grid-tracks.ts'
import { pixelsOf, type MeasuredGrid } from './measured-grid.ts'
import type { Rect } from '../canvas-handle.ts'

/** The marks of a gesture: drawn straight into the layer, so that a move costs no rendering (P15). */
export interface DragMarks {
  ghost(rect: Rect | null, words: string, full: boolean): void
  lines(grid: MeasuredGrid, lines: readonly SnapLine[], box: Box): void
  stripes(grid: MeasuredGrid | null): void
  marquee(rect: Rect | null): void
  /** A line between two things that follow one another: where something would come in. */
  between(rect: Rect | null): void
  /** A mark of another kind, which whoever asks for it takes away again. */
  own(name: string): { readonly element: HTMLElement; show(rect: Rect | null): void }
  clear(): void
}

function put(element: HTMLElement, rect: Rect): void {
  element.style.transform = `translate(${rect.left}px, ${rect.top}px)`
  element.style.width = `${rect.width}px`
  element.style.height = `${rect.height}px`
}

export function dragMarks(root: ShadowRoot | DocumentFragment): DragMarks {
  const document = root.ownerDocument
  const made = (name: string) => {
    const element = document.createElement('div')
    element.className = name
    element.hidden = true
    root.append(element)
    return element
  }
  const stripesBox = made('stripes')
  const ghostBox = made('ghost')
  const size = document.createElement('span')
  ghostBox.append(size)
  const marqueeBox = made('marquee')
  const betweenBox = made('between')
  const pool: HTMLElement[] = []
  let striped: MeasuredGrid | null = null

  const show = (element: HTMLElement, rect: Rect | null) => {
    // Nothing is written that is so already: a write is a repaint.
    if (element.hidden !== (rect === null)) element.hidden = rect === null
    if (rect) put(element, rect)
  }

  function rectOf(grid: MeasuredGrid, line: SnapLine, box: Box): Rect {
    const across = pixelsOf(
      grid,
      line.axis === 'x'
        ? { x0: line.at, x1: Math.max(line.end, line.at), y0: Math.floor(line.from), y1: Math.ceil(line.to) }
        : { y0: line.at, y1: Math.max(line.end, line.at), x0: Math.floor(line.from), x1: Math.ceil(line.to) },
    )
    const track = line.axis === 'x' ? grid.columns : grid.rows
    // An edge stands at the edge of what is moved, a centre between its edges.
    const ends = line.axis === 'x' ? box.x1 : box.y1
    const at = (position: number) => {
      const whole = Math.floor(position)
      if (position !== whole) {
        const { start, end } = stretchOf(track, whole, whole + 1)
        return (start + end) / 2
      }
      const { start } = stretchOf(track, whole, whole + 1)
      if (line.kind === 'centre') return start - track.gap / 2
      return position === ends ? stretchOf(track, whole - 1, whole).end : start
    }
    if (line.kind === 'gap') {
      const from = stretchOf(track, line.at - 1, line.at).end
      const to = stretchOf(track, line.end, line.end + 1).start
      const middle = line.axis === 'x' ? across.top + across.height / 2 : across.left + across.width / 2
      return line.axis === 'x'
        ? { left: grid.left + from, top: middle, width: Math.max(0, to - from), height: 1 }
        : { left: middle, top: grid.top + from, width: 1, height: Math.max(0, to - from) }
    }
    if (line.axis === 'x') {
      const x = grid.rtl ? grid.left + grid.width - at(line.at) : grid.left + at(line.at)
      return { left: x - 0.5, top: across.top, width: 1, height: across.height }
    }
    return { left: across.left, top: grid.top + at(line.at) - 0.5, width: across.width, height: 1 }
  }

  return {
    ghost(rect, words, full) {
      show(ghostBox, rect)
      if (size.textContent !== words) size.textContent = words
      ghostBox.classList.toggle('full', full)
    },
    lines(grid, lines, box) {
      while (pool.length < lines.length) pool.push(made('snap'))
      pool.forEach((element, index) => {
        const line = lines[index]
        show(element, line ? rectOf(grid, line, box) : null)
        const name = line ? `snap ${line.kind} ${line.axis}` : element.className
        if (!line || name === element.className) return
        element.className = name
        element.style.setProperty('--way', line.axis === 'x' ? 'to bottom' : 'to right')
      })
    },
    stripes(grid) {
      if (grid === striped) return
      striped = grid
      stripesBox.hidden = grid === null
      if (!grid) return
      put(stripesBox, {
        left: grid.left,
        top: grid.sectionTop,
        width: grid.width,
        height: grid.sectionBottom - grid.sectionTop,
      })
      stripesBox.replaceChildren(
        ...grid.columns.sizes.map((_, index) => {
          const { start, end } = stretchOf(grid.columns, index, index + 1)
          const stripe = document.createElement('i')
          stripe.style.left = `${grid.rtl ? grid.width - end : start}px`
          stripe.style.width = `${end - start}px`
          return stripe
        }),
      )
    },
    marquee: (rect) => show(marqueeBox, rect),
    between: (rect) => show(betweenBox, rect),
    own(name) {
      const element = made(name)
      return { element, show: (rect) => show(element, rect) }
    },
    clear() {
      for (const element of [ghostBox, marqueeBox, betweenBox, stripesBox, ...pool]) element.hidden = true
      striped = null
    },
  }
}
