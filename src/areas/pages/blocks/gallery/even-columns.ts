/*
 * A wall of columns that ends on one line. Pictures stand in the order in which they are read, down one column after
 * the other; every one of a column is a little taller or lower than it is by itself, so that all columns are as tall.
 * What it is tall is a sum of the column's width, the space between pictures and the height of a caption, so that it
 * holds at every width, without anything being measured in the browser.
 */

/** A picture of a wall. */
export interface Standing {
  /** Its height, in widths of itself. */
  readonly tall: number
  /** How tall what is written below it is, in captions of one line; 0 where nothing is. */
  readonly said: number
}

/** How tall a picture is in its column: so many widths of the column, spaces between pictures, and captions. */
export interface Placed {
  /** It is the first of its column. */
  readonly isFirst: boolean
  readonly widths: number
  readonly spaces: number
  readonly captions: number
}

/** The share of its width or height that a picture may lose at most for its column to end with the others. */
export const MOST_CUT = 0.12

/** What spaces and captions come to in widths of a column: from where there are none to narrow columns far apart. */
const EXTREMES = [0, 0.2].flatMap((space) => [0, 0.3].map((caption) => ({ space, caption })))
/** The same, of a usual wall. */
const USUAL = { space: 0.04, caption: 0.1 }

/** What is in a column: heights of its pictures together, spaces between them, captions. */
interface Column {
  readonly from: number
  readonly to: number
  readonly widths: number
  readonly spaces: number
  readonly captions: number
}

const tallness = (
  { widths, spaces, captions }: Pick<Column, 'widths' | 'spaces' | 'captions'>,
  { space, caption }: typeof USUAL,
): number => widths + spaces * space + captions * caption

/** The columns, in order and none empty, whose heights differ least from their mean. */
function columnsOf(pictures: readonly Standing[], count: number): readonly Column[] {
  const sums = [{ widths: 0, captions: 0 }]
  for (const { tall, said } of pictures) {
    const { widths = 0, captions = 0 } = sums.at(-1) ?? {}
    sums.push({ widths: widths + tall, captions: captions + said })
  }
  const columnOf = (from: number, to: number): Column => ({
    from,
    to,
    widths: (sums[to]?.widths ?? 0) - (sums[from]?.widths ?? 0),
    spaces: to - from - 1,
    captions: (sums[to]?.captions ?? 0) - (sums[from]?.captions ?? 0),
  })
  const all = columnOf(0, pictures.length)
  const mean = tallness({ ...all, spaces: pictures.length - count }, USUAL) / count
  /** Of the first pictures in so many columns: how far they are from the mean, and where the last column begins. */
  let best = pictures.map((_, index) => ({
    off: index === 0 ? 0 : Infinity,
    begins: [] as readonly number[],
  }))
  best.push({ off: Infinity, begins: [] })
  for (let done = 0; done < count; done += 1) {
    best = best.map((_, to) => {
      let least: { off: number; begins: readonly number[] } = { off: Infinity, begins: [] }
      for (let from = done; from < to; from += 1) {
        const before = best[from]
        if (!before || before.off === Infinity) continue
        const off = before.off + (tallness(columnOf(from, to), USUAL) - mean) ** 2
        if (off < least.off) least = { off, begins: [...before.begins, from] }
      }
      return least
    })
  }
  const { begins } = best[pictures.length] ?? { begins: [] }
  return begins.map((from, index) => columnOf(from, begins[index + 1] ?? pictures.length))
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

/**
 * Pictures in columns that end on one line; null where that would take more of one than {@link MOST_CUT}, and where
 * there are fewer pictures than columns: then each keeps its proportions and the columns end where they end.
 *
 * @param pictures in the order in which they are read
 * @param count columns, one at least
 */
export function evenColumns(pictures: readonly Standing[], count: number): readonly Placed[] | null {
  if (count < 2 || pictures.length < count) return null
  const columns = columnsOf(pictures, count)
  const byHeight = columns.toSorted((a, b) => tallness(a, USUAL) - tallness(b, USUAL))
  const [lowest, tallest] = [byHeight[0], byHeight.at(-1)]
  if (!lowest || !tallest) return null
  // In the middle between the two: none gives more than the other takes.
  const height = {
    widths: (lowest.widths + tallest.widths) / 2,
    spaces: (lowest.spaces + tallest.spaces) / 2,
    captions: (lowest.captions + tallest.captions) / 2,
  }
  const restOf = (column: Column) => ({
    widths: height.widths,
    spaces: height.spaces - column.spaces,
    captions: height.captions - column.captions,
  })
  const isWithin = (column: Column): boolean =>
    EXTREMES.every((extreme) => {
      const stretch = tallness(restOf(column), extreme) / column.widths
      return stretch >= 1 - MOST_CUT && stretch <= 1 / (1 - MOST_CUT)
    })
  if (!columns.every(isWithin)) return null
  return columns.flatMap((column) => {
    const rest = restOf(column)
    return pictures.slice(column.from, column.to).map(({ tall }, index) => {
      const share = tall / column.widths
      return {
        isFirst: index === 0,
        widths: rounded(share * rest.widths),
        spaces: rounded(share * rest.spaces),
        captions: rounded(share * rest.captions),
      }
    })
  })
}
