/*
 * What texts of any length go through on their way in. Time grows with the length and no faster: a pattern
 * that ends in `+$` looks for the end of the text behind every blank, and takes hours for what one request may hold.
 */

const isInvisible = (unit: string): boolean => unit === '\u200b' || unit === '\u2060' || unit.trim() === ''

/** What is left between the ends: white space, and the invisible marks that pasted text brings. */
export function trimmed(text: string): string {
  let from = 0
  let to = text.length
  while (from < to && isInvisible(text[from] ?? '')) from += 1
  while (to > from && isInvisible(text[to - 1] ?? '')) to -= 1
  return text.slice(from, to)
}

/** The text without a character that its end repeats: `/a//` less `/` is `/a`. */
export function withoutTrailing(text: string, character: string): string {
  let to = text.length
  while (to > 0 && text[to - 1] === character) to -= 1
  return text.slice(0, to)
}

/** More marks on one letter than any language has (UAX #15 §13, stream-safe text, allows 30). */
const HEAPED = /\p{M}{31}/u

/**
 * The text in NFC. Putting marks in order takes the square of how many stand on one letter, so a text with more
 * than thirty on one is left as it came.
 */
export function composed(text: string): string {
  return HEAPED.test(text) ? text : text.normalize('NFC')
}
