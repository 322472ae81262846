/** What a small table is made of. */
export interface Cells {
  readonly rows: readonly (readonly string[])[]
  /** Columns whose cells below the head are figures (with a unit of up to three letters), sums of money or empty. */
  readonly numeric: readonly boolean[]
}

/** Cells that rows are filled up to: as many as can be written one by one in all the letters that a table takes. */
const MOST_FILLED = 20_000

/** Nobody writes these in a sentence: one of them makes cells. */
const BARS = ['\t', '|'] as const
/** These stand in sentences too. */
const MARKS = [';', ','] as const
const NUMBER = /^[-+−]?\s?[\p{Sc}]?\s?[-+−]?\d[\d\s.,'’]*\s?(%|\p{Sc}|\p{L}{1,3})?$/u

/** One line's cells; a field in quotes may hold the separator and doubled quotes (RFC 4180). */
function split(line: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (let index = 0; index < line.length; index += 1) {
    const letter = line.charAt(index)
    if (quoted) {
      if (letter !== '"') cell += letter
      else if (line.charAt(index + 1) === '"') {
        cell += '"'
        index += 1
      } else quoted = false
    } else if (letter === '"' && cell.trim() === '') {
      cell = ''
      quoted = true
    } else if (letter === separator) {
      cells.push(cell.trim())
      cell = ''
    } else cell += letter
  }
  return [...cells, cell.trim()]
}

/** Words rather than cells: every mark is followed by a blank, and a line ends as a sentence or a cell is one. */
function isWritten(lines: readonly string[], rows: readonly (readonly string[])[], mark: string): boolean {
  const isSpaced = lines.every((line) =>
    line
      .split(mark)
      .slice(1)
      .every((rest) => /^\s/.test(rest)),
  )
  return (
    isSpaced &&
    (lines.some((line) => /[.!?…]$/.test(line.trim())) || rows.flat().some((cell) => MANY.test(cell)))
  )
}

/** A cell of more words than cells have. */
const MANY = /\S\s+\S+\s+\S+\s+\S+\s+\S/

function separatorOf(lines: readonly string[]): string {
  const bar = BARS.find((separator) => lines.some((line) => line.includes(separator)))
  if (bar) return bar
  const mark = MARKS.find((separator) => {
    const rows = lines.map((line) => split(line, separator))
    const width = rows[0]?.length ?? 0
    return width > 1 && rows.every((row) => row.length === width) && !isWritten(lines, rows, separator)
  })
  return mark ?? '\t'
}

/**
 * Reads a table as people write or paste one: a line a row, cells apart by a tab (as from a
 * spreadsheet), a bar, a semicolon or a comma, whichever comes first in that order. A semicolon and a
 * comma part cells only where every row agrees on how many, and the lines are not sentences. Rows are
 * filled up to the longest, unless one long row among many short ones would make millions of empty cells; never fails.
 */
export function readCells(text: string): Cells {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const separator = separatorOf(lines)
  const bare = separator === '|' ? lines.map((line) => line.trim().replaceAll(/^\||\|$/g, '')) : lines
  const read = bare.map((line) => split(line, separator))
  const width = Math.max(0, ...read.map((row) => row.length))
  const rows =
    width * read.length > MOST_FILLED
      ? read
      : read.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')])
  // Cell by cell as they are written: by columns, one long row would be asked of every other.
  const figures = Array.from({ length: width }, () => false)
  const words = Array.from({ length: width }, () => false)
  for (const row of read.slice(1))
    for (const [column, cell] of row.entries()) {
      const isOf = NUMBER.test(cell) ? figures : words
      if (cell !== '') isOf[column] = true
    }
  const numeric = figures.map((isFigure, column) => isFigure && !words[column])
  return { rows, numeric }
}
