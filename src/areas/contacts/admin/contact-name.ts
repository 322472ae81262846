import type { ContactRow } from '../contract.ts'

/** What a contact is called: by name, else by company or address; `null` where there is none of these. */
export function contactName(
  contact: Pick<ContactRow, 'givenName' | 'familyName' | 'company' | 'email'>,
): string | null {
  const name = [contact.givenName, contact.familyName].filter((part) => part !== '').join(' ')
  return name || contact.company || contact.email
}
