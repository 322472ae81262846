import { slotWash } from '../look/colour-css.ts'
import type { Divider, Section } from '../nodes.ts'
import type { Overlay } from '../background.ts'

/** How deep a divider cuts into its section. */
const DEPTH = 'var(--cut)'

/** How much of the depth is cut away at a point of the lower edge: 0 nothing, 1 all; by share of the width. */
const shapes: {
  readonly [shape in Exclude<Divider['shape'], 'none'>]: {
    at: (x: number) => number
    points: readonly number[]
  }
} = {
  slant: { at: (x) => x, points: [0, 1] },
  peak: { at: (x) => Math.abs(x - 0.5) * 2, points: [0, 0.5, 1] },
  curve: { at: (x) => ((x - 0.5) * 2) ** 2, points: range(25) },
  wave: { at: (x) => (1 - Math.cos(x * Math.PI * 4)) / 2, points: range(41) },
  // Ten half circles, each sampled by equal angles: equal widths would leave its steep sides ragged.
  scallop: {
    at: (x) => 1 - Math.sqrt(Math.max(0, 1 - (((x * 10) % 1) * 2 - 1) ** 2)),
    points: range(101).map((share) => {
      const arc = Math.min(9, Math.floor(share * 10))
      return (arc + (1 - Math.cos((share * 10 - arc) * Math.PI)) / 2) / 10
    }),
  },
  steps: {
    at: (x) => Math.min(4, Math.floor(x * 5)) / 4,
    points: [0, 0.1999, 0.2, 0.3999, 0.4, 0.5999, 0.6, 0.7999, 0.8, 1],
  },
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index / (count - 1))
}

function rounded(share: number): string {
  return String(Math.round(share * 1000) / 1000)
}

function outline(divider: Divider & { shape: Exclude<Divider['shape'], 'none'> }): string {
  const { at, points } = shapes[divider.shape]
  const edge = points.toReversed().map((x) => {
    const cut = at(divider.flip ? 1 - x : x)
    const left = `${rounded(x * 100)}%`
    return cut === 0 ? `${left} 100%` : `${left} calc(100% - ${rounded(cut)}*${DEPTH})`
  })
  return `polygon(0 0,100% 0,${edge.join(',')})`
}

function veil(overlay: Overlay | undefined): string {
  if (!overlay || overlay.strength <= 0) return ''
  return `>.backdrop::after{background:${slotWash(overlay.colour, overlay.strength)}}`
}

/** How a section meets its neighbours where edges are cut. */
export interface Edges {
  /** How high it lies above the next sections when its own edge is cut. */
  readonly level: number
  /** The section before it is cut, and this one reaches up under that. */
  readonly under: boolean
}

const plainEdges: Edges = { level: 1, under: false }

/**
 * The rules of one section's look that are its own: its ground, its veil, its edges.
 *
 * @param edges see {@link edgesOf}
 */
export function sectionLookCss(section: Section, edges: Edges = plainEdges): string {
  const { background, divider } = section
  const self = `.s-${section.id}`
  let css = ''
  if (background.kind === 'colour') css += `${self}{background:var(--palette-${background.colour})}`
  if (background.kind === 'gradient') {
    const { angle, from, to } = background
    css += `${self}{background:linear-gradient(${angle}deg,var(--palette-${from}),var(--palette-${to}))}`
  }
  if (background.kind === 'image' || background.kind === 'video') {
    const rule = veil(background.overlay)
    if (rule) css += self + rule
    // A picture that stands still moves against the page, which those who asked for less motion do not get.
    if (background.kind === 'image' && background.fixed) {
      css += `@media(prefers-reduced-motion:no-preference){${self}>.backdrop{clip-path:inset(0)}${self}>.backdrop>:is(img,.cut){position:fixed}}`
    }
  }
  // What fills its section to the edges is cut with it; words keep clear of the cut.
  const clear = (side: string) =>
    section.width === 'full' ? '' : `padding-${side}:calc(var(--section) + ${DEPTH});`
  if (edges.under && section.width !== 'full') css += `${self}{${clear('top')}}`
  if (divider.shape !== 'none') {
    // The next section reaches up under the cut, so that its ground shows there.
    css += `${self}{clip-path:${outline({ ...divider, shape: divider.shape })};${clear('bottom')}margin-bottom:calc(-1*${DEPTH});z-index:${edges.level}}`
  }
  return css
}

/**
 * How the sections of a page meet: one with a cut edge lies above the next, which reaches up under
 * the cut; of several in a row the first is highest. Kept low, so that a page's header has little to
 * rise above.
 */
export function edgesOf(sections: readonly Section[]): Edges[] {
  const edges: Edges[] = []
  let level = 0
  for (let index = sections.length - 1; index >= 0; index -= 1) {
    level = sections[index]?.divider.shape === 'none' ? 0 : level + 1
    const before = sections[index - 1]?.divider.shape ?? 'none'
    edges.unshift({ level, under: before !== 'none' })
  }
  return edges
}
