/** A text of an address or a cookie without its escapes: `%C3%A9` is `é`. One that cannot be decoded stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
