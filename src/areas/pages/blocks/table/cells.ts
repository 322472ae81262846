/** What a small table is made of. */
export interface Cells {
  readonly rows: readonly (readonly string[])[]
  /** Columns whose cells below the head are figures (with a unit of up to three letters), sums of money or empty. */
  readonly numeric: readonly boolean[]
}

const SEPARATORS = ['\t', '|', ';', ','] as const
const NUMBER = /^[-+−]?\s?[\p{Sc}]?\s?[-+−]?\d[\d\s.,'’]*\s?(%|\p{Sc}|\p{L}{1,3})?$/u

function separatorOf(lines: readonly string[]): string {
  return SEPARATORS.find((separator) => lines.some((line) => line.includes(separator))) ?? '\t'
}

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

/**
 * Reads a table as people write or paste one: a line a row, cells apart by a tab (as from a
 * spreadsheet), a bar, a semicolon or a comma, whichever comes first in that order. Rows are filled
 * up to the longest; never fails.
 */
export function readCells(text: string): Cells {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const separator = separatorOf(lines)
  const bare = separator === '|' ? lines.map((line) => line.trim().replaceAll(/^\||\|$/g, '')) : lines
  const read = bare.map((line) => split(line, separator))
  const width = Math.max(0, ...read.map((row) => row.length))
  const rows = read.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')])
  const body = rows.slice(1)
  const numeric = Array.from({ length: width }, (_, column) => {
    const cells = body.map((row) => row[column] ?? '').filter((cell) => cell !== '')
    return cells.length > 0 && cells.every((cell) => NUMBER.test(cell))
  })
  return { rows, numeric }
}
