/** What is another in each run, by its kind. Words that look like one are put as one in every run. */
const PART = {
  id: /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/,
  time: /\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d(?::?\d\d)?)?|(?<!\d)1[78]\d{11}(?!\d)/,
  bytes: /\\+x[0-9a-f]{8,}/,
  password: /\$argon2id\$[\w+/=,$]+/,
  // Tokens, keys and seals.
  secret: /(?<![\w-])(?=[\w+-]*[A-Z])[\w+-]{22,}(?![\w-])/,
  // Digests, and ids without hyphens.
  digest: /(?<![0-9a-f])[0-9a-f]{24,}(?![0-9a-f])|(?<=\/)[0-9a-f]{12}(?=\/)/,
  // Codes that people copy.
  code: /(?<![\w-])(?:[0-9A-Z]{5}-[0-9A-Z]{5}|[0-9A-Z]{4}-[0-9A-Z]{4}|[0-9a-z]{4}-[0-9a-z]{4})(?![\w-])/,
  // Names inside one document (`newLocalId`).
  local: /(?<![\w-])(?:[0-9a-z]{10}|[0-9a-z]{16})(?![\w-])/,
}
const ANY = new RegExp(
  Object.entries(PART)
    .map(([kind, { source }]) => `(?<${kind}>${source})`)
    .join('|'),
  'g',
)

/** Whether two of a kind that are the same say nothing. */
const isUnnamed = (kind: string): boolean => kind === 'time' || kind === 'bytes'

/** Puts what is another in each run as `put` has it. */
const replaced = (text: string, put: (part: string, kind: string) => string): string =>
  text.replace(ANY, (...match: unknown[]) => {
    const groups = match.at(-1) as Record<string, string | undefined>
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined) ?? ''
    return put(String(match[0]), kind)
  })

/** With kinds in place of what is another in each run. */
const plain = (text: string): string => replaced(text, (_, kind) => `<${kind}>`)

/** Fields that say how many bytes something has. */
const SIZES = ['bytes', 'done', 'total']
/** What is packed is as large as its names let it be. */
const PACKED = 10_000

/** JSON whose fields stand in an order that does not depend on what is another in each run. */
function inOrder(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => inOrder(one))
  if (typeof value === 'number' && SIZES.includes(key) && value > PACKED) return '<many>'
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, one]) => [name, inOrder(one, name)] as const)
  const place = ([name, one]: (typeof fields)[number]) => plain(`${name} ${JSON.stringify(one)}`)
  return Object.fromEntries(fields.toSorted((one, other) => (place(one) < place(other) ? -1 : 1)))
}

/** The same for a text that may be JSON. */
function ordered(text: string): string {
  try {
    return JSON.stringify(inOrder(JSON.parse(text)))
  } catch {
    return text
  }
}

/**
 * Makes what was said in one of several runs what it is in all of them: each id, secret and name that is another in
 * each is put as its kind and a number, which is that of the places where it stands; so that what named the same thing
 * still does, whatever the order of the texts. Times and bytes are put as their kind alone.
 */
export function masked(texts: readonly string[]): string[] {
  const all = texts.map(ordered)
  const alike = [...new Set(all.map(plain))].toSorted()
  const classes = new Map(alike.map((text, index) => [text, index]))
  const places = new Map<string, string[]>()
  for (const text of all) {
    let at = 0
    const which = classes.get(plain(text))
    replaced(text, (part, kind) => {
      if (!isUnnamed(kind)) places.set(part, [...(places.get(part) ?? []), `${which}.${(at += 1)}`])
      return part
    })
  }
  const placesOf = (part: string): string => (places.get(part) ?? []).toSorted().join()
  const numbers = new Map(
    [...new Set([...places.keys()].map(placesOf))].toSorted().map((one, index) => [one, index]),
  )
  return all.map((text) =>
    replaced(text, (part, kind) =>
      isUnnamed(kind) ? `<${kind}>` : `<${kind} ${numbers.get(placesOf(part))}>`,
    ),
  )
}
