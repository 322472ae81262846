/*
 * Numbers as people write them, by the language of the page: the mark before decimals and the marks between groups.
 */

/** More digits than a number keeps exactly (2^53 has sixteen). */
const DIGITS_MAX = 15
/** Smaller steps would be told in exponents by JavaScript. */
const DECIMALS_MAX = 6

const decimalMarks = new Map<string, ',' | '.'>()

/** The mark before the decimals in a language. */
function decimalMarkOf(locale: string): ',' | '.' {
  let mark = decimalMarks.get(locale)
  if (mark === undefined) {
    const parts = new Intl.NumberFormat(locale).formatToParts(0.5)
    mark = parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
    decimalMarks.set(locale, mark)
  }
  return mark
}

/** Whether the digits are in groups of three: `1.234.567`. */
function isGrouped(groups: readonly string[]): boolean {
  return groups.every((group, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group))
}

function plain(whole: string, decimals: string): string | null {
  if (!/^\d+$/.test(whole) || !/^\d*$/.test(decimals)) return null
  return decimals === '' ? whole : `${whole}.${decimals}`
}

/** Everything that digits and the marks between them may mean, as plain decimal text. */
function readings(text: string, mark: ',' | '.'): readonly string[] {
  const group = mark === ',' ? '.' : ','
  const [whole = '', decimals, ...more] = text.split(mark)
  const found: (string | null)[] = []
  // As the language writes it.
  if (more.length === 0) {
    const groups = whole.split(group)
    if (groups.length === 1 || isGrouped(groups)) found.push(plain(groups.join('') || '0', decimals ?? ''))
  } else if (!text.includes(group) && isGrouped(text.split(mark))) {
    // As other languages write it: several marks can only part groups.
    found.push(text.replaceAll(mark, ''))
  }
  // One mark of the other kind may precede decimals: that is how keypads of phones give it.
  const other = text.split(group)
  if (other.length === 2 && !other[0]?.includes(mark) && !other[1]?.includes(mark))
    found.push(plain(other[0] || '0', other[1] ?? ''))
  else if (other.length === 2 && isGrouped((other[0] ?? '').split(mark)))
    found.push(plain((other[0] ?? '').replaceAll(mark, ''), other[1] ?? ''))
  return [...new Set(found.filter((one) => one !== null))]
}

export type ReadNumber = { readonly value: number } | { readonly fault: 'number' | 'ambiguous' | 'digits' }

/**
 * Reads a number as a language writes it. `1.234` where the comma precedes decimals may be both 1234 and 1.234:
 * it is refused, unless only one of the two is what the field takes.
 *
 * @param fits whether the field takes a number; of several readings only those are looked at
 */
export function readNumber(text: string, locale: string, fits: (value: number) => boolean): ReadNumber {
  // Full width, as keyboards of Chinese and Japanese give it, and the marks that only ever part groups.
  const bare = text
    .slice(0, 100)
    .normalize('NFKC')
    .replace(/[\s'’_]/gu, '')
    .replace(/^[−–]/u, '-')
  const sign = /^[+-]/.exec(bare)?.[0] ?? ''
  const digits = bare.slice(sign.length)
  if (text.length > 100 || !/^[\d.,]*\d[\d.,]*$/.test(digits)) return { fault: 'number' }
  const read = readings(digits, decimalMarkOf(locale))
  if (read.length === 0) return { fault: 'number' }
  const isKept = (one: string) =>
    one.replace('.', '').length <= DIGITS_MAX && (one.split('.')[1] ?? '').length <= DECIMALS_MAX
  // Minus nothing is nothing.
  const values = [...new Set(read.filter(isKept).map((one) => Number(sign === '-' ? `-${one}` : one) + 0))]
  const [first, ...others] = values
  if (first === undefined) return { fault: 'digits' }
  if (others.length === 0) return { value: first }
  const fitting = values.filter(fits)
  if (fitting.length === 1 && fitting[0] !== undefined) return { value: fitting[0] }
  return fitting.length === 0 ? { value: first } : { fault: 'ambiguous' }
}

/** Whether a number is a multiple of a step from a start, within the error of binary fractions. */
export function isOnStep(value: number, step: number, from = 0): boolean {
  const steps = (value - from) / step
  return Math.abs(steps - Math.round(steps)) <= 1e-9 * Math.max(1, Math.abs(steps))
}
