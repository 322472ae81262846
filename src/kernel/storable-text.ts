/** PostgreSQL stores neither NUL nor half a surrogate pair; nor does anything that reads us. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** The text without what cannot be stored: what pastes from other programs, and cuts within an emoji, leave behind. */
export function storableText(text: string): string {
  return isStorable(text) ? text : text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '')
}
