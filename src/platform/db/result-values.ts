/**
 * How values come back from the database: one table for both drivers, which differ on their own
 * (int8 is a text on one and a number or bigint on the other, numeric[] would be floats, …).
 */
const OID = {
  bytea: 17,
  int8: 20,
  json: 114,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  interval: 1186,
  numeric: 1700,
  jsonb: 3802,
  int8Array: 1016,
  numericArray: 1231,
  textArray: 1009,
  uuidArray: 2951,
} as const

function integer(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is past 2^53`)
  return value
}

function bytes(text: string): Uint8Array {
  return Buffer.from(text.slice(2), 'hex')
}

/** Reads PostgreSQL's array literal `{a,"b,c",NULL}` of one dimension. */
export function readArray<T>(text: string, element: (text: string) => T): (T | null)[] {
  const out: (T | null)[] = []
  let at = 1
  while (at < text.length - 1) {
    if (text[at] === '"') {
      let value = ''
      at += 1
      while (text[at] !== '"') {
        if (text[at] === '\\') at += 1
        value += text[at]
        at += 1
      }
      out.push(element(value))
      at += 2
    } else {
      const end = text.indexOf(',', at)
      const value = text.slice(at, end === -1 ? text.length - 1 : end)
      out.push(value === 'NULL' ? null : element(value))
      at = end === -1 ? text.length : end + 1
    }
  }
  return out
}

const same = (text: string): string => text

/** Parser by type OID. Numeric, interval and date stay text: they are exact, and nobody's time zone. */
export const resultParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [OID.bytea]: bytes,
  [OID.int8]: integer,
  [OID.json]: (text) => JSON.parse(text) as unknown,
  [OID.jsonb]: (text) => JSON.parse(text) as unknown,
  [OID.date]: same,
  [OID.timestamp]: same,
  [OID.timestamptz]: (text) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')),
  [OID.interval]: same,
  [OID.numeric]: same,
  [OID.int8Array]: (text) => readArray(text, integer),
  [OID.numericArray]: (text) => readArray(text, same),
  [OID.textArray]: (text) => readArray(text, same),
  [OID.uuidArray]: (text) => readArray(text, same),
}
