import { z } from 'zod'
import { author } from '#areas/documents/contract.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { anyone, may } from '#kernel/permission.ts'
import { email, id, instant, LARGEST_INTEGER, line, longText, nothing, trimmedText } from '#kernel/shapes.ts'
import { permissions } from '../rights.contract.ts'

/** Forms that one site may have. */
export const MOST_FORMS = 200
/** Addresses that a form notifies. */
export const MOST_RECIPIENTS = 10
/** Days that messages are kept; null: for ever. */
export const retentionDays = [30, 90, 365] as const
export const mailRhythms = ['at-once', 'hourly', 'daily', 'never'] as const

const inSite = { siteId: id }
const ofForm = { ...inSite, formId: id }
/** By the form that the path names, for roles that reach some forms alone. */
const ofOneForm = { formId: 'form' }
const localId = z.string().regex(/^[a-z0-9]{6,20}$/)

/** What is not part of the released definition, and counts at once. */
export const formSettings = z.object({
  /** Days that messages are kept. */
  keepDays: z.literal(retentionDays).nullable(),
  /** How soon the recipients are notified. */
  rhythm: z.enum(mailRhythms),
  /** Whether the sender gets a mail, with the owner's words and the reference alone. */
  isAnswered: z.boolean(),
  answerSubject: line(200),
  answerWords: longText(5_000),
  /** List that a consent puts the sender on. */
  listId: id.nullable(),
  /** The consent field; without it nobody joins the list. */
  listField: localId.nullable(),
})
export type FormSettings = z.output<typeof formSettings>

/** An address that a form notifies. */
export const recipient = z.object({
  id: localId,
  email,
  /** Notified of every message; else only where a rule of the form says so. */
  isDefault: z.boolean(),
  /** Whether its link was opened: before, nothing is mailed there. */
  isConfirmed: z.boolean(),
})
export type Recipient = z.output<typeof recipient>

export const formStates = ['draft', 'open', 'closed', 'scheduled'] as const

/** A form in the list of forms. */
export const formRow = z.object({
  id,
  title: z.string(),
  /** `draft`: never released; `scheduled`: opens later; `closed`: past its date or full. */
  state: z.enum(formStates),
  /** Unread messages, and all except spam and trash. */
  fresh: z.number().int(),
  total: z.number().int(),
  /** Whether its draft differs from what visitors see. */
  isPending: z.boolean(),
  /** Pages that show it, by title. */
  places: z.array(z.object({ pageId: id, title: z.string() })),
  updatedAt: instant,
  updatedBy: author,
})
export type FormRow = z.output<typeof formRow>

export const listForms = endpoint({
  name: 'forms.list',
  summary: 'The forms of a site by title, with new messages, where they are shown and whether they are open.',
  method: 'GET',
  path: '/api/sites/:siteId/forms',
  access: may(permissions.submissionsSee, { within: {} }),
  input: z.object({ ...inSite, search: line(200).default(''), isTrashed: z.stringbool().default(false) }),
  output: z.object({ forms: z.array(formRow) }),
})

export const formBeginnings = ['contact', 'newsletter', 'signup', 'survey', 'blank'] as const

export const createForm = endpoint({
  name: 'forms.create',
  summary: 'Makes a form from a beginning; its definition is in the site’s language.',
  method: 'POST',
  path: '/api/sites/:siteId/forms',
  access: may(permissions.formsManage),
  input: z.object({
    ...inSite,
    title: trimmedText(200),
    beginning: z.enum(formBeginnings).default('contact'),
  }),
  output: z.object({ id }),
})

export const getForm = endpoint({
  name: 'forms.get',
  summary: 'A form as it is drafted, with its settings and recipients.',
  method: 'GET',
  path: '/api/sites/:siteId/forms/:formId',
  access: may(permissions.submissionsSee, { within: ofOneForm }),
  input: z.object(ofForm),
  output: z.object({
    id,
    title: z.string(),
    /** Raised with each change of the definition: a change carries the one it is based on. */
    version: z.number().int(),
    /** `Form` of `form/form.ts`, checked by `formShape` where it is stored. */
    definition: z.unknown(),
    settings: formSettings,
    recipients: z.array(recipient),
    state: z.enum(formStates),
    isPending: z.boolean(),
    isTrashed: z.boolean(),
    places: formRow.shape.places,
  }),
})

export const changeForm = endpoint({
  name: 'forms.change',
  summary:
    'Changes title, definition or settings of a form; what is not given stays. A stale version is refused.',
  method: 'PATCH',
  path: '/api/sites/:siteId/forms/:formId',
  access: may(permissions.formsManage, { within: ofOneForm }),
  input: z.object({
    ...ofForm,
    title: trimmedText(200).optional(),
    /** With the `version` it is based on. */
    definition: z.unknown().optional(),
    version: z.number().int().min(0).max(LARGEST_INTEGER).optional(),
    settings: formSettings.partial().optional(),
  }),
  output: z.object({ version: z.number().int() }),
})

export const duplicateForm = endpoint({
  name: 'forms.duplicate',
  summary: 'Makes a form like another, without its messages.',
  method: 'POST',
  path: '/api/sites/:siteId/forms/:formId/duplicate',
  access: may(permissions.formsManage),
  input: z.object(ofForm),
  output: z.object({ id }),
})

export const deleteForm = endpoint({
  name: 'forms.delete',
  summary: 'Throws a form away; where it is shown it is closed, and its messages stay.',
  method: 'DELETE',
  path: '/api/sites/:siteId/forms/:formId',
  access: may(permissions.formsManage, { within: ofOneForm }),
  input: z.object(ofForm),
  output: nothing,
})

export const restoreForm = endpoint({
  name: 'forms.restore',
  summary: 'Brings a form back from the trash.',
  method: 'POST',
  path: '/api/sites/:siteId/forms/:formId/restore',
  access: may(permissions.formsManage, { within: ofOneForm }),
  input: z.object(ofForm),
  output: nothing,
})

export const addRecipient = endpoint({
  name: 'forms.add_recipient',
  summary: 'Notifies another address once it has opened the link of a mail; the account’s own needs no link.',
  method: 'POST',
  path: '/api/sites/:siteId/forms/:formId/recipients',
  access: may(permissions.formsManage, { within: ofOneForm }),
  input: z.object({ ...ofForm, email, isDefault: z.boolean().default(true) }),
  output: z.object({ recipient }),
})

export const changeRecipient = endpoint({
  name: 'forms.change_recipient',
  summary:
    'Whether an address is notified of every message, or only where a rule says so; sends its link again.',
  method: 'PATCH',
  path: '/api/sites/:siteId/forms/:formId/recipients/:recipientId',
  access: may(permissions.formsManage, { within: ofOneForm }),
  input: z.object({
    ...ofForm,
    recipientId: localId,
    isDefault: z.boolean().optional(),
    sendsLink: z.boolean().optional(),
  }),
  output: nothing,
})

export const removeRecipient = endpoint({
  name: 'forms.remove_recipient',
  summary: 'Notifies an address no longer.',
  method: 'DELETE',
  path: '/api/sites/:siteId/forms/:formId/recipients/:recipientId',
  access: may(permissions.formsManage, { within: ofOneForm }),
  input: z.object({ ...ofForm, recipientId: localId }),
  output: nothing,
})

const ofLink = { token: z.string().regex(/^[\w-]{43}$/) }

export const seeRecipient = endpoint({
  name: 'forms.see_recipient',
  summary: 'What the link of a mail asks: whether an address may be notified of a form’s messages.',
  method: 'GET',
  path: '/api/form-recipients/:token',
  access: anyone,
  input: z.strictObject(ofLink),
  output: z.object({ email: z.string(), site: z.string(), form: z.string(), isConfirmed: z.boolean() }),
})

export const confirmRecipient = endpoint({
  name: 'forms.confirm_recipient',
  summary: 'Agrees to be notified of a form’s messages, by the link of a mail.',
  method: 'POST',
  path: '/api/form-recipients/:token/confirm',
  access: anyone,
  input: z.strictObject(ofLink),
  output: nothing,
})
