/**
 * Values of a message, as Lingui must be given them to say them as they are: it reads `\u0041` and `\x41` as letters
 * in the whole of what it made, so a text that a person wrote could say what they did not write, a line end in a
 * mail's subject too. A backslash is told as such a sequence, and is read back as itself.
 */
export function writtenValues(
  values: Readonly<Record<string, string | number>>,
): Record<string, string | number> {
  if (!Object.values(values).some((value) => typeof value === 'string' && value.includes('\\')))
    return { ...values }
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\\', '\\x5c') : value,
    ]),
  )
}
