/** A text in a pattern, letter for letter: the backslash is what PostgreSQL escapes by where a query names nothing else. */
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** The pattern of `like` and `ilike` for whatever contains a text. */
export const containing = (text: string): string => `%${literal(text)}%`

/** The pattern of `like` and `ilike` for whatever begins with a text. */
export const startingWith = (text: string): string => `${literal(text)}%`
