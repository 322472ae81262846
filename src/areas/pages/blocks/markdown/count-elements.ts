/** What can begin an element, or stand for a line. */
const MARKS = /[\r\n*_~`[<>|#+-]|\d[.)]/g

const LINES = /\r\n?|\n/
/** The line below the head of a table, within quotes too. */
const DELIMITERS = /^[\s>]*[|:-][\s|:-]*$/
/** What a line begins with: the marks of quotes and lists within each other. */
const WITHIN = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t]|$)))+/
const MARK_WITHIN = />|[*+-]|\d[.)]/g

/** Strokes or stars alone are a line across, however many there are. */
const DIVIDER = /^[ \t>]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/

/** So deep within each other the parser lets the rest of a text go: two for each list, one for each quote. */
const DEEPEST = 100
/** Within so many a line takes twice its time, for it is looked at in each of them. */
const DEEP = 10

const cellsIn = (line: string): number => line.split('|').length

/** Cells that the rows of tables are filled up with: three letters may make a row of hundreds. */
function filledCells(lines: readonly string[]): number {
  let [filled, columns] = [0, 0]
  for (const line of lines) {
    if (line.trim() === '') columns = 0
    filled += Math.max(0, columns - cellsIn(line))
    if (DELIMITERS.test(line)) columns = Math.max(columns, cellsIn(line))
  }
  return filled
}

/** How many quotes and lists stand within each other at the most: in one line, and by how far lines are set in. */
function depthOf(lines: readonly string[]): number {
  let most = 0
  // Where the marks stand that a line is within.
  let open: number[] = []
  for (const line of lines) {
    const marks = DIVIDER.test(line) ? undefined : WITHIN.exec(line)?.[0]
    if (marks === undefined) {
      if (/^\S/.test(line)) open = []
      continue
    }
    const places = Array.from(marks.matchAll(MARK_WITHIN), ({ index }) => index)
    const first = places[0] ?? 0
    open = [...open.filter((place) => place < first), ...places]
    most = Math.max(most, open.length)
  }
  return most
}

/**
 * How many elements a markdown text makes at most, told without the parser, whose own time is by these too. Of a text
 * that the parser would not read to its end there are too many for any page: it stands there plainly, and whole.
 */
export function countElements(text: string): number {
  const lines = text.split(LINES)
  const depth = depthOf(lines)
  if (depth * 2 >= DEEPEST) return Number.POSITIVE_INFINITY
  const filled = text.includes('|') ? filledCells(lines) : 0
  return (text.match(MARKS)?.length ?? 0) + filled + lines.length * Math.floor(depth / DEEP)
}
