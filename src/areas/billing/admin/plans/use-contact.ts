import { useSupportAddress } from '#areas/sites/admin/index.tsx'
import { contactHref } from './contact-href.ts'

/**
 * Where a plan is asked for: the contact of the settings, else the address for help.
 *
 * @returns the words of it, empty where there is neither; and where it leads, `null` for words alone
 */
export function useContact(contact: string): { readonly text: string; readonly href: string | null } {
  const support = useSupportAddress()
  const text = contact || (support ?? '')
  return { text, href: contactHref(text) }
}
