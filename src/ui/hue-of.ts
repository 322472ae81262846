/** One of eight calm hues, in degrees: always the same for a name or an id, told apart where there is no picture. */
export function hueOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 8
  return sum * 45 + 15
}
