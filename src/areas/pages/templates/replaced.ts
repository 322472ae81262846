/** A value of JSON with each text in it replaced. */
export function replaced(value: unknown, words: (text: string) => string): unknown {
  if (typeof value === 'string') return words(value)
  if (Array.isArray(value)) return value.map((item) => replaced(item, words))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner, words)]))
}
