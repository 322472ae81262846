/** A path as it is written into an address: `/über uns` is `/%C3%BCber%20uns`. The way back is {@link decoded}. */
export function encodedPath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent)
}

/** A text of an address or a cookie without its escapes: `%C3%A9` is `é`. One that cannot be decoded stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** No address has as many letters; composing marks takes the square of their number. */
const COMPOSED_MAX = 4_000

/** An address in the one spelling of its letters (NFC). One that is longer than any stays as it is. */
export function composed(address: string): string {
  return address.length > COMPOSED_MAX ? address : address.normalize('NFC')
}
