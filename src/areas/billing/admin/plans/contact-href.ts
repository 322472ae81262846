/** Where a contact leads: a mailbox or a page; `null` for anything else, which is shown as it is. */
export function contactHref(contact: string): string | null {
  if (/^[^\s@/]+@[^\s@/]+$/.test(contact)) return `mailto:${contact}`
  return /^https?:\/\//.test(contact) && URL.canParse(contact) ? contact : null
}
