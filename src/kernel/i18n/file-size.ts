const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/**
 * An amount of bytes as a person reads it: `4.2 MB`, in steps of 1,000, as their own system and every shop for
 * storage say it (SI). Below ten there is one decimal, of bytes and kilobytes none.
 *
 * @param locale BCP 47 tag of the person's language
 * @param bytes 0 or more
 */
export function fileSizeText(locale: string, bytes: number): string {
  let at = 0
  let value = bytes
  // What would be rounded to 1,000 of a unit is one of the next.
  while (at < units.length - 1 && Math.round(value) >= 1_000) {
    value /= 1_000
    at += 1
  }
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[at] ?? 'byte',
    // Short, a byte has no plural.
    unitDisplay: at === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 && at > 1 ? 1 : 0,
  }).format(value)
}

/** A limit in megabytes of 1,000,000 bytes, to one decimal, never more than it lets through. */
export function megabytesOf(bytes: number): number {
  return Math.floor(bytes / 100_000) / 10
}
