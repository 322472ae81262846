/** The door for everyone: the people a site knows, their lists, and the calls about them. */
import { z } from 'zod'
import { permissions as sitePermissions, right } from '#areas/sites/contract.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { may } from '#kernel/permission.ts'
import {
  cursorPage,
  email,
  id,
  instant,
  line,
  longText,
  nothing,
  pageOf,
  trimmedText,
} from '#kernel/shapes.ts'

/** The area's rights. */
export const permissions = {
  /** See, add and change contacts and their lists. */
  customersManage: right('customers.manage', { group: 'audience', roles: ['admin', 'store_manager'] }),
} as const

const manage = may(permissions.customersManage)

export const consentChannels = ['email', 'sms', 'phone', 'post'] as const
export type ConsentChannel = (typeof consentChannels)[number]
export const consentPurposes = ['news', 'reminders', 'tracking'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]
export const consentActs = ['given', 'confirmed', 'withdrawn'] as const
export type ConsentAct = (typeof consentActs)[number]
/** The basis of a consent: it was asked for, came with a purchase, or with an import. */
export const consentBases = ['asked', 'bought', 'imported'] as const
export type ConsentBasis = (typeof consentBases)[number]
export const memberStates = ['unconfirmed', 'confirmed', 'left'] as const
export type MemberState = (typeof memberStates)[number]

/** Lists that one site may have. */
export const MOST_LISTS = 100

const contactRow = z.object({
  id,
  givenName: z.string(),
  familyName: z.string(),
  company: z.string(),
  /** The main address; null where there is none. */
  email: z.string().nullable(),
  tags: z.array(z.string()),
  createdAt: instant,
})
export type ContactRow = z.output<typeof contactRow>

const tags = z.array(trimmedText(50)).max(50)

export const listContacts = endpoint({
  name: 'contacts.list',
  summary: 'The contacts of a site, the newest first; searched by name, company and address.',
  method: 'GET',
  path: '/api/sites/:siteId/contacts',
  access: manage,
  input: cursorPage.extend({
    siteId: id,
    search: line(200).default(''),
    /** Of these lists alone: who is on it, confirmed or not. */
    listId: id.optional(),
    tag: line(50).optional(),
  }),
  output: pageOf(contactRow),
})

export const listTags = endpoint({
  name: 'contacts.tags',
  summary: 'The tags that contacts of a site have, at most 500, in their order.',
  method: 'GET',
  path: '/api/sites/:siteId/contact-tags',
  access: manage,
  input: z.object({ siteId: id }),
  output: z.object({ tags: z.array(z.string()) }),
})

const names = {
  givenName: line(100),
  familyName: line(100),
  company: line(200),
}

export const createContact = endpoint({
  name: 'contacts.create',
  summary: 'Adds a contact by hand; an address that leads to one already is refused.',
  method: 'POST',
  path: '/api/sites/:siteId/contacts',
  access: manage,
  input: z.object({
    siteId: id,
    email,
    givenName: names.givenName.default(''),
    familyName: names.familyName.default(''),
    company: names.company.default(''),
  }),
  output: z.object({ id }),
})

const consentRow = z.object({
  id,
  channel: z.enum(consentChannels),
  purpose: z.enum(consentPurposes),
  act: z.enum(consentActs),
  address: z.string(),
  /** The list it is about, by its name. */
  list: z.string().nullable(),
  at: instant,
  place: z.string(),
  words: z.string(),
  language: z.string(),
})
export type ConsentRow = z.output<typeof consentRow>

const membership = z.object({
  listId: id,
  name: z.string(),
  state: z.enum(memberStates),
  email: z.string(),
  /** Since when it is in its state. */
  since: instant,
})

export const getContact = endpoint({
  name: 'contacts.get',
  summary: 'One contact, with addresses, lists and what they agreed to (the latest 200).',
  method: 'GET',
  path: '/api/sites/:siteId/contacts/:contactId',
  access: manage,
  input: z.object({ siteId: id, contactId: id }),
  output: z.object({
    contact: contactRow.extend({
      phones: z.array(z.string()),
      language: z.string(),
      notes: z.string(),
      emails: z.array(z.object({ email: z.string(), isMain: z.boolean(), isSuppressed: z.boolean() })),
    }),
    memberships: z.array(membership),
    consents: z.array(consentRow),
  }),
})

export const changeContact = endpoint({
  name: 'contacts.change',
  summary: 'Changes names, company, tags or notes; what is not given stays.',
  method: 'PATCH',
  path: '/api/sites/:siteId/contacts/:contactId',
  access: manage,
  input: z.object({
    siteId: id,
    contactId: id,
    givenName: names.givenName.optional(),
    familyName: names.familyName.optional(),
    company: names.company.optional(),
    tags: tags.optional(),
    notes: longText(10_000).optional(),
  }),
  output: nothing,
})

const entry = z.object({
  id,
  /** Key of the message `contact_entry.<what>`. */
  what: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  at: instant,
})
export type ContactEntry = z.output<typeof entry>

export const readEntries = endpoint({
  name: 'contacts.entries',
  summary: 'What happened with a contact, the latest first.',
  method: 'GET',
  path: '/api/sites/:siteId/contacts/:contactId/entries',
  access: manage,
  input: cursorPage.extend({ siteId: id, contactId: id }),
  output: pageOf(entry),
})

export const exportContacts = endpoint({
  name: 'contacts.export',
  summary:
    'Every contact of the site as CSV. Asks for a fresh proof of who is there, and stands on the site’s timeline.',
  method: 'GET',
  path: '/api/sites/:siteId/contacts.csv',
  // As everything else that takes all of a site out.
  access: may(sitePermissions.siteExport, { whenReadOnly: true }),
  sends: 'bytes',
  input: z.object({ siteId: id }),
  output: z.unknown(),
})

// ── Lists ────────────────────────────────────────────────────────────────────────────────────────

const contactList = z.object({
  id,
  name: z.string(),
  publicName: z.string(),
  isConfirmedByMail: z.boolean(),
  /** Who has confirmed, and who has yet to. */
  confirmed: z.number().int(),
  unconfirmed: z.number().int(),
  createdAt: instant,
})
export type ContactList = z.output<typeof contactList>

export const listLists = endpoint({
  name: 'contacts.lists',
  summary: 'The lists of a site by name, with how many are on each.',
  method: 'GET',
  path: '/api/sites/:siteId/contact-lists',
  access: manage,
  input: z.object({ siteId: id }),
  output: z.object({ lists: z.array(contactList) }),
})

const listFields = { name: trimmedText(80), publicName: trimmedText(80) }

export const createList = endpoint({
  name: 'contacts.create_list',
  summary: 'Makes a list; a site has at most 100.',
  method: 'POST',
  path: '/api/sites/:siteId/contact-lists',
  access: manage,
  input: z.object({ siteId: id, ...listFields, isConfirmedByMail: z.boolean().default(true) }),
  output: z.object({ id }),
})

export const changeList = endpoint({
  name: 'contacts.change_list',
  summary: 'Changes what a list is called, or whether who joins confirms by mail; what is not given stays.',
  method: 'PATCH',
  path: '/api/sites/:siteId/contact-lists/:listId',
  access: manage,
  input: z.object({
    siteId: id,
    listId: id,
    name: listFields.name.optional(),
    publicName: listFields.publicName.optional(),
    isConfirmedByMail: z.boolean().optional(),
  }),
  output: nothing,
})

export const deleteList = endpoint({
  name: 'contacts.delete_list',
  summary: 'Deletes a list. Its people, and what they agreed to, are kept; restoring it brings them back.',
  method: 'DELETE',
  path: '/api/sites/:siteId/contact-lists/:listId',
  access: manage,
  input: z.object({ siteId: id, listId: id }),
  output: nothing,
})

export const restoreList = endpoint({
  name: 'contacts.restore_list',
  summary: 'Brings a deleted list back with its people.',
  method: 'POST',
  path: '/api/sites/:siteId/contact-lists/:listId/restore',
  access: manage,
  input: z.object({ siteId: id, listId: id }),
  output: nothing,
})
