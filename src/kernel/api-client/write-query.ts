/** As RFC 3986 has it: `encodeURIComponent` leaves these bare, the qs library does not. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function pairs(name: string, value: unknown): string[] {
  if (value === null || value === undefined) return []
  if (Array.isArray(value)) return value.flatMap((one: unknown) => pairs(name, one))
  if (value instanceof Date) return pairs(name, value.toISOString())
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) => pairs(`${name}[${key}]`, inner))
  return [`${encoded(name)}=${encoded(String(value as string | number | boolean | bigint))}`]
}

/**
 * Writes a query string without its question mark (contract §6): arrays repeat their key, what is null or
 * undefined is left out; byte for byte what the qs library writes with `arrayFormat: 'repeat'`, which is
 * too much to send to browsers.
 */
export function writeQuery(values: object): string {
  return Object.entries(values)
    .flatMap(([name, value]) => pairs(name, value))
    .join('&')
}
