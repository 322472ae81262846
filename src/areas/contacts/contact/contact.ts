import type { Id } from '#kernel/ids.ts'

/** What is known of a person beside their addresses. */
export interface Contact {
  readonly id: Id
  readonly givenName: string
  readonly familyName: string
  readonly company: string
  readonly phones: readonly string[]
  /** BCP 47; empty if unknown. */
  readonly language: string
  readonly tags: readonly string[]
  readonly notes: string
  readonly createdAt: Date
}

/** What a person enters about themselves: in a form, with an order. */
export interface Said {
  readonly givenName?: string | undefined
  readonly familyName?: string | undefined
  readonly company?: string | undefined
  /** E.164. */
  readonly phone?: string | undefined
  readonly language?: string | undefined
}

/** One thing that was said, and is not what the contact has. */
export interface Difference {
  readonly field: keyof Said
  readonly value: string
}

type Filled = Partial<Pick<Contact, 'givenName' | 'familyName' | 'company' | 'phones' | 'language'>>

/**
 * What of that fills a gap of the contact, and what differs: nothing that is there is overwritten. The names are one
 * thing: somebody else's family name does not go to a given name that is there.
 */
export function filledBy(contact: Contact, said: Said): { filled: Filled; different: readonly Difference[] } {
  const filled: { -readonly [Field in keyof Filled]: Filled[Field] } = {}
  const different: Difference[] = []
  const isNameless = contact.givenName === '' && contact.familyName === ''
  const take = (field: 'givenName' | 'familyName' | 'company' | 'language', isOpen: boolean) => {
    const value = said[field] ?? ''
    if (value === '' || value === contact[field]) return
    if (isOpen) filled[field] = value
    else different.push({ field, value })
  }
  take('givenName', isNameless)
  take('familyName', isNameless)
  take('company', contact.company === '')
  take('language', contact.language === '')
  const phone = said.phone ?? ''
  if (phone !== '' && !contact.phones.includes(phone)) {
    if (contact.phones.length === 0) filled.phones = [phone]
    else different.push({ field: 'phone', value: phone })
  }
  return { filled, different }
}

/** Tags as they are kept: each once, whatever its case, as it was first written. */
export function tidyTags(tags: readonly string[]): string[] {
  const kept = new Map<string, string>()
  for (const tag of tags) {
    const key = tag.toLowerCase()
    if (!kept.has(key)) kept.set(key, tag)
  }
  return [...kept.values()]
}
