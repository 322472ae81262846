const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()

/** Whether every word of a query begins a word of one of the texts, whatever accents and case. */
export function matches(query: string, ...texts: readonly string[]): boolean {
  const words = plain(texts.join(' '))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  return plain(query)
    .split(/\s+/)
    .filter((part) => part !== '')
    .every((part) => words.some((word) => word.startsWith(part)))
}
