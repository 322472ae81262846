import type { SectionId } from '#document/nodes.ts'

/** Where a section is, in pixels of the frame's document. */
export interface SectionBand {
  readonly id: SectionId
  readonly top: number
  readonly bottom: number
}

/** A gap between two sections: the section before it (`null`: before all), and where it is. */
export interface SectionGap {
  readonly after: SectionId | null
  readonly y: number
}

/** The gap between sections that is nearest to a height; on a page with none, its beginning. */
export function nearestGap(bands: readonly SectionBand[], y: number): SectionGap {
  const [first] = bands
  const gaps: SectionGap[] = [
    { after: null, y: first?.top ?? 0 },
    ...bands.map(({ id, bottom }, index) => ({
      after: id,
      // Between two that do not touch it lies in the middle.
      y: (bottom + (bands[index + 1]?.top ?? bottom)) / 2,
    })),
  ]
  return gaps.reduce((best, gap) => (Math.abs(gap.y - y) < Math.abs(best.y - y) ? gap : best))
}
