/**
 * Begins what a spreadsheet would take for a formula (R-50; ASVS 1.2.10), in the full width of Chinese and Japanese
 * keyboards too (OWASP, CSV injection).
 */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n\0]/
const GUARDED = /^'+[=+\-@＝＋－＠\t\r\n\0]/
const NUMBER = /^-?\d+(\.\d+)?$/

function written(value: string | number): string {
  const text = String(value)
  // A quote before it keeps it words; numbers stay numbers.
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as CSV (RFC 4180), safe to be opened by a spreadsheet; {@link readCsv} gives the same rows back. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')
}

/** A row with the line of the text it begins on, counted from 1. */
export interface CsvRow {
  readonly line: number
  readonly fields: readonly string[]
}

/** The separator a first line uses: a comma, or what spreadsheets of other languages write. */
function separatorOf(text: string): string {
  const first = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  const bare = first.replaceAll(/"[^"]*"/g, '')
  const count = (mark: string) => bare.split(mark).length
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}

/**
 * Reads CSV (RFC 4180): quoted fields, any line ending, a mark at the beginning of the file, and
 * semicolons or tabs where the first line has those. Empty lines are left out.
 *
 * @returns rows, or the line of the quote that is never closed
 */
export function readCsv(given: string): { rows: CsvRow[] } | { unclosed: number } {
  const text = given.startsWith('\uFEFF') ? given.slice(1) : given
  const separator = separatorOf(text)
  const rows: CsvRow[] = []
  let fields: string[] = []
  let line = 1
  let begins = 1
  let at = 0
  const endField = (value: string) => fields.push(GUARDED.test(value) ? value.slice(1) : value)
  const endRow = () => {
    if (fields.length > 1 || fields[0] !== '') rows.push({ line: begins, fields })
    fields = []
  }
  while (at < text.length) {
    if (fields.length === 0) begins = line
    let value = ''
    if (text[at] === '"') {
      const opened = line
      for (at += 1; ; at += 1) {
        const end = text.indexOf('"', at)
        if (end < 0) return { unclosed: opened }
        const part = text.slice(at, end)
        line += part.split('\n').length - 1
        value += part
        at = end + 1
        if (text[at] !== '"') break
        value += '"'
      }
    }
    let end = at
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
    endField(value + text.slice(at, end))
    at = end
    if (text[at] === separator) {
      at += 1
      // A separator at the very end leaves an empty field behind it.
      if (at < text.length) continue
      endField('')
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1
    at += 1
    line += 1
    endRow()
  }
  if (fields.length > 0) endRow()
  return { rows }
}
