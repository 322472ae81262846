import { proportionOf } from '#document/render/picture.tsx'
import type { ResolvedImage } from '#document/block-context.ts'
import type { ImageValue } from '#document/values.ts'
import { evenColumns, type Placed } from './even-columns.ts'

/** A picture of a wall. */
export interface Shown {
  readonly image?: ImageValue | undefined
  readonly resolved: ResolvedImage
  readonly caption: string
}

/** As many columns as a wall has where it is narrow; `block.css` says where that is. */
const NARROW = 2

const COLUMN = 'calc((100cqi - (var(--across) - 1)*var(--space))/var(--across))'

/** How wide a usual wall is, and one that is narrow, in letters of a caption. */
const LETTERS = { many: 156, few: 44 } as const

/** Of the height of a caption of one line, the share that each line has; the rest is the space above and below. */
const LINE = 1.6 / 2.6

/** How tall a caption of one line is, with the space above and below it (`.gallery-caption`). */
const CAPTION = 'calc(var(--size-small)*(1 + var(--leading-text,1.6)))'

/** A wall that ends on one line, as its list and its pictures say it to `block.css`. */
export interface LaidWall {
  readonly list: Readonly<Record<string, string>>
  /** How tall each picture is, and its caption, and where it begins a column. */
  readonly places: readonly Readonly<Record<string, string>>[]
}

/** How tall a picture of a wall is, in CSS: of its column's width, the space between pictures and a caption of one line. */
function tallOf({ widths, spaces, captions }: Placed): string {
  const parts = [`${widths}*var(--column)`]
  if (spaces !== 0) parts.push(`${spaces}*var(--space)`)
  if (captions !== 0) parts.push(`${captions}*var(--said)`)
  return `calc(${parts.join(' + ')})`
}

/**
 * How tall a caption will be, in captions of one line: how wide words are is only told from their letters. One that
 * takes more lines takes them from its picture (`block.css`).
 */
function saidOf(caption: string, letters: number): number {
  const { length } = caption.trim()
  return length === 0 ? 0 : Number((1 + LINE * (Math.ceil(length / letters) - 1)).toFixed(2))
}

/**
 * Lays a wall in its columns, and in the few it has where it is narrow: either, both or none can end on one line.
 *
 * @param settings of the block; captions count where they are written below the pictures
 */
export function evenWall(
  pictures: readonly Shown[],
  settings: { readonly columns: number; readonly captions: string },
): LaidWall {
  const standingIn = (letters: number) =>
    pictures.map(({ image, resolved, caption }) => ({
      tall: image ? 1 / proportionOf(image, resolved) : 1,
      said: settings.captions === 'below' ? saidOf(caption, letters) : 0,
    }))
  const places: Record<string, string>[] = pictures.map(() => ({}))
  for (const [name, count] of [
    ['many', settings.columns],
    ['few', Math.min(settings.columns, NARROW)],
  ] as const) {
    const standing = standingIn(LETTERS[name] / count)
    for (const [index, place] of (evenColumns(standing, count) ?? []).entries()) {
      const own = places[index]
      if (!own) continue
      own[`--${name}`] = tallOf(place)
      const said = standing[index]?.said ?? 0
      if (said > 0) own[`--${name}-said`] = `calc(${said}*var(--said))`
      if (place.isFirst && index > 0) own[`--${name}-at`] = 'column'
    }
  }
  const said = JSON.stringify(places)
  return {
    list: {
      ...(said.includes('--column') ? { '--column': COLUMN } : {}),
      ...(said.includes('--said') ? { '--said': CAPTION } : {}),
    },
    places,
  }
}
