import { z } from 'zod'
import { author } from '#areas/documents/contract.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { defineEvent } from '#kernel/event.ts'
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
  plainDate,
  trimmedText,
} from '#kernel/shapes.ts'
import { permissions } from '../rights.contract.ts'

/** `waiting`: until its sender confirms it by the link of a mail, where a form takes one answer a person. */
export const submissionStates = ['new', 'open', 'answered', 'done', 'waiting', 'spam', 'trash'] as const
/** States whose messages are in no list, statistic or export unless requested. */
export const asideStates = [
  'waiting',
  'spam',
  'trash',
] as const satisfies readonly (typeof submissionStates)[number][]

/** Whether messages of a state are passed over unless they are asked for. */
export const isAside = (state: (typeof submissionStates)[number]): boolean =>
  (asideStates as readonly string[]).includes(state)
export type SubmissionState = (typeof submissionStates)[number]

/** Messages that are sorted in one call. */
export const MOST_SORTED = 200

const inSite = { siteId: id }
const ofMessage = { ...inSite, submissionId: id }
const tag = trimmedText(50)

// How calls keep to what a role reaches that names some forms alone.
const byForm = { formId: 'form' }
const byMessage = { submissionId: 'submission' }
const byMessages = { ids: 'submission' }

/** What messages are asked for by; none of it: all but spam and trash. */
const filters = {
  formId: id.optional(),
  state: z.enum(submissionStates).optional(),
  /** In all words that are not sealed, in names of files and in the reference. */
  search: line(200).default(''),
  tag: line(50).optional(),
  assignee: id.optional(),
  /** Days of the site's calendar, both included. */
  from: plainDate.optional(),
  to: plainDate.optional(),
  /** A field of the form, and what its answer is: an option's id, or a text that it contains. */
  field: line(20).optional(),
  value: line(200).optional(),
}

/** A message in the list. */
export const submissionRow = z.object({
  id,
  formId: id,
  form: z.string(),
  state: z.enum(submissionStates),
  reference: z.string(),
  /** Who sent it: a name, else an address; null where neither was asked for. */
  sender: z.string().nullable(),
  email: z.string().nullable(),
  /** The beginning of what was written; nothing of sealed fields. */
  excerpt: z.string(),
  hasFiles: z.boolean(),
  tags: z.array(z.string()),
  assignee: id.nullable(),
  isTest: z.boolean(),
  /** A mail about it could not be delivered. */
  isMailFailed: z.boolean(),
  sentAt: instant,
})
export type SubmissionRow = z.output<typeof submissionRow>

export const listSubmissions = endpoint({
  name: 'submissions.list',
  summary:
    'Messages that forms brought, the newest first, by form, state, words, tag, assignee, days or a field.',
  method: 'GET',
  path: '/api/sites/:siteId/submissions',
  access: may(permissions.submissionsSee, { within: byForm }),
  input: cursorPage.extend({ ...inSite, ...filters }),
  output: pageOf(submissionRow),
})

export const countSubmissions = endpoint({
  name: 'submissions.counts',
  summary: 'How many messages lie in each state.',
  method: 'GET',
  path: '/api/sites/:siteId/submission-counts',
  access: may(permissions.submissionsSee, { within: byForm }),
  input: z.object({ ...inSite, formId: id.optional() }),
  output: z.object({
    counts: z.record(z.enum(submissionStates), z.number().int()),
    tags: z.array(z.string()),
  }),
})

const shownAnswer = z.object({
  field: z.string(),
  kind: z.string(),
  label: z.string(),
  /** As one text; null while it is sealed and not asked for. */
  text: z.string().nullable(),
  isSensitive: z.boolean(),
  /** The field is no longer asked. */
  isRemoved: z.boolean(),
  /** Sent along, and not typed: from the address or the page. */
  isHidden: z.boolean(),
  files: z.array(z.object({ id, name: z.string(), type: z.string(), bytes: z.number().int() })),
})
export type ShownAnswer = z.output<typeof shownAnswer>

export const getSubmission = endpoint({
  name: 'submissions.get',
  summary: 'A message with its answers, its sender’s other messages, notes and mails.',
  method: 'GET',
  path: '/api/sites/:siteId/submissions/:submissionId',
  access: may(permissions.submissionsSee, { within: byMessage }),
  input: z.object(ofMessage),
  output: z.object({
    submission: submissionRow.extend({
      answers: z.array(shownAnswer),
      /** The page it was sent from. */
      page: z.string(),
      language: z.string(),
      /** Signs of spam and their weights, the heaviest first. */
      signs: z.array(z.object({ sign: z.string(), weight: z.number() })),
      contactId: id.nullable(),
      /** When it is deleted for good; null: never. */
      keptUntil: instant.nullable(),
    }),
    consents: z.array(z.object({ words: z.string(), version: z.number().int(), at: instant })),
    notes: z.array(z.object({ id, text: z.string(), at: instant, by: author })),
    replies: z.array(
      z.object({
        id,
        subject: z.string(),
        text: z.string(),
        at: instant,
        by: author,
        state: z.enum(['waiting', 'sent', 'failed']),
      }),
    ),
    /** Other messages of the same address, the newest first, at most 20. */
    others: z.array(submissionRow),
  }),
})

export const revealAnswer = endpoint({
  name: 'submissions.reveal',
  summary: 'Opens a sealed answer; who did so stands on the site’s timeline.',
  method: 'POST',
  path: '/api/sites/:siteId/submissions/:submissionId/reveal',
  access: may(permissions.submissionsSee, { within: byMessage }),
  input: z.object({ ...ofMessage, field: line(20) }),
  output: z.object({ text: z.string() }),
})

export const sortSubmissions = endpoint({
  name: 'submissions.sort',
  summary:
    'Changes state, tags or assignee of messages. Out of spam a message does what was held back, once, and takes a place or says that none is left.',
  method: 'POST',
  path: '/api/sites/:siteId/submissions/sort',
  access: may(permissions.submissionsManage, { within: byMessages }),
  input: z.object({
    ...inSite,
    ids: z.array(id).min(1).max(MOST_SORTED),
    state: z.enum(submissionStates).optional(),
    /** Back to where they were before spam or trash. */
    isRestored: z.boolean().optional(),
    addTag: tag.optional(),
    removeTag: tag.optional(),
    /** An account that contributes to the site; null takes the assignee away. */
    assignee: id.nullable().optional(),
  }),
  output: z.object({
    /** Messages that took no place, as none was left. */
    withoutPlace: z.array(id),
  }),
})

export const deleteSubmissions = endpoint({
  name: 'submissions.delete',
  summary: 'Deletes messages for good, with their files.',
  method: 'POST',
  path: '/api/sites/:siteId/submissions/delete',
  access: may(permissions.submissionsManage, { within: byMessages }),
  input: z.object({ ...inSite, ids: z.array(id).min(1).max(MOST_SORTED) }),
  output: nothing,
})

export const addNote = endpoint({
  name: 'submissions.add_note',
  summary: 'Writes a note beside a message, which its sender never sees.',
  method: 'POST',
  path: '/api/sites/:siteId/submissions/:submissionId/notes',
  access: may(permissions.submissionsManage, { within: byMessage }),
  input: z.object({ ...ofMessage, text: longText(5_000).refine((text) => text.trim() !== '') }),
  output: z.object({ id }),
})

export const replyToSubmission = endpoint({
  name: 'submissions.reply',
  summary: 'Answers a message by mail to the one address that its sender gave; marks it answered.',
  method: 'POST',
  path: '/api/sites/:siteId/submissions/:submissionId/replies',
  access: may(permissions.submissionsManage, { within: byMessage }),
  input: z.object({
    ...ofMessage,
    subject: trimmedText(200),
    text: longText(20_000).refine((text) => text.trim() !== ''),
  }),
  output: z.object({ id }),
})

export const readSubmissionFile = endpoint({
  name: 'submissions.file',
  summary: 'A file that came with a message.',
  method: 'GET',
  path: '/api/sites/:siteId/submissions/:submissionId/files/:fileId',
  access: may(permissions.submissionsSee, { whenReadOnly: true, within: byMessage }),
  sends: 'bytes',
  input: z.object({ ...ofMessage, fileId: id }),
  output: z.unknown(),
})

export const listAssignees = endpoint({
  name: 'submissions.assignees',
  summary: 'The people of the site that a message can be given to, by name.',
  method: 'GET',
  path: '/api/sites/:siteId/submission-assignees',
  access: may(permissions.submissionsSee, { within: {} }),
  input: z.object(inSite),
  output: z.object({ people: z.array(z.object({ id, name: z.string() })) }),
})

export const listViews = endpoint({
  name: 'submissions.views',
  summary: 'Saved views of the inbox.',
  method: 'GET',
  path: '/api/sites/:siteId/submission-views',
  access: may(permissions.submissionsSee, { within: {} }),
  input: z.object(inSite),
  output: z.object({
    views: z.array(z.object({ id, name: z.string(), query: z.record(z.string(), z.string()) })),
  }),
})

export const saveView = endpoint({
  name: 'submissions.save_view',
  summary: 'Saves a view of the inbox for everybody who reads it.',
  method: 'POST',
  path: '/api/sites/:siteId/submission-views',
  access: may(permissions.submissionsManage),
  input: z.object({
    ...inSite,
    name: trimmedText(80),
    query: z.record(z.string().max(20), z.string().max(200)),
  }),
  output: z.object({ id }),
})

export const deleteView = endpoint({
  name: 'submissions.delete_view',
  summary: 'Deletes a saved view.',
  method: 'DELETE',
  path: '/api/sites/:siteId/submission-views/:viewId',
  access: may(permissions.submissionsManage),
  input: z.object({ ...inSite, viewId: id }),
  output: nothing,
})

export const exportKinds = ['csv', 'json', 'zip'] as const

export const exportSubmissions = endpoint({
  name: 'submissions.export',
  summary:
    'Messages of a form as CSV or JSON, or their files as a zip. Asks for a fresh proof of who is there.',
  method: 'GET',
  path: '/api/sites/:siteId/forms/:formId/submissions.export',
  access: may(permissions.submissionsManage, { whenReadOnly: true, within: byForm }),
  sends: 'bytes',
  input: z.object({ siteId: id, formId: id, as: z.enum(exportKinds), email: line(320).optional() }),
  output: z.unknown(),
})

export const readNumbers = endpoint({
  name: 'submissions.numbers',
  summary: 'Numbers of a form: messages by day and page, and what was answered to each field.',
  method: 'GET',
  path: '/api/sites/:siteId/forms/:formId/numbers',
  access: may(permissions.submissionsSee, { within: byForm }),
  input: z.object({ siteId: id, formId: id, from: plainDate.optional(), to: plainDate.optional() }),
  output: z.object({
    total: z.number().int(),
    byDay: z.array(z.object({ day: z.string(), count: z.number().int() })),
    byPage: z.array(z.object({ page: z.string(), count: z.number().int() })),
    fields: z.array(
      z.object({
        field: z.string(),
        label: z.string(),
        kind: z.string(),
        answered: z.number().int(),
        /** Choices, ratings, scales: how many of each. */
        bars: z.array(z.object({ label: z.string(), count: z.number().int() })),
        /** Numbers, ratings, scales. */
        mean: z.number().nullable(),
        /** The latest texts, at most 20; none of sealed fields. */
        texts: z.array(z.string()),
      }),
    ),
  }),
})

/** A message is gone for good: deleted, or past the time it was kept for. */
export const submissionDeleted = defineEvent({
  name: 'forms.deleted',
  shape: z.object({ submissionId: id, formId: id }),
})

export const exportPerson = endpoint({
  name: 'submissions.export_person',
  summary: 'Everything that one address sent with any form, as JSON. Asks for a fresh proof of who is there.',
  method: 'GET',
  path: '/api/sites/:siteId/submissions.export',
  access: may(permissions.submissionsManage, { whenReadOnly: true }),
  sends: 'bytes',
  input: z.object({ ...inSite, email }),
  output: z.unknown(),
})

export const erasePerson = endpoint({
  name: 'submissions.erase_person',
  summary:
    'Deletes for good everything that one address sent with any form. Asks for a fresh proof of who is there.',
  method: 'POST',
  path: '/api/sites/:siteId/submissions/erase',
  access: may(permissions.submissionsManage),
  input: z.object({ ...inSite, email }),
  output: z.object({ deleted: z.number().int() }),
})
