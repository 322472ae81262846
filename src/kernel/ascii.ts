/** Some bytes of a file as the letters they stand for, one each: what formats write their names in. */
export function ascii(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length))
}
