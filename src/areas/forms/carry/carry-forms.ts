import { z } from 'zod'
import type { Carry } from '#areas/sites/index.ts'
import type { Id } from '#kernel/ids.ts'
import { email, id, LARGEST_INTEGER, line, longText, trimmedText } from '#kernel/shapes.ts'
import { signNames } from '#platform/spam/score.ts'
import { siteKey } from '#platform/storage/storage.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { CarriedRow } from '#platform/db/carried-rows.ts'
import { formSettings, MOST_FORMS, MOST_RECIPIENTS } from '../builder/form.contract.ts'
import { type Answer, type Answers, type Form, fieldsOf } from '../form/form.ts'
import { formShape } from '../form/form-shape.ts'
import { readAnswers, storedAnswers } from '../form/stored-answers.ts'
import { submissionStates } from '../inbox/inbox.contract.ts'
import { fileContent, isContentOf } from '../submissions/file-content.ts'
import { emailsOf, personOf } from '../submissions/respondent.store.ts'
import { seal, unseal } from '../submissions/sealed.ts'
import { answersShape, asWritten, isAnswerOf, localId } from './answers-shape.ts'

const count = z.number().int().min(0).max(LARGEST_INTEGER)

/** A list is people, and stays behind where they do. */
function withoutList(row: CarriedRow): CarriedRow {
  return { ...row, settings: { ...(row['settings'] as object), listId: null, listField: null } }
}

/** What is sealed with this installation's key leaves open, and is sealed anew where it is laid. */
function opened(ctx: Ctx, { sealed, ...row }: CarriedRow): CarriedRow {
  if (typeof sealed !== 'string') return { ...row, sealed: null }
  try {
    const answers = unseal(ctx, String(row['id']), Buffer.from(sealed.slice(2), 'hex'))
    return { ...row, sealed: storedAnswers(answers) }
  } catch {
    // The key it was sealed with is lost: it cannot be read, and the rest is exported without it.
    return { ...row, sealed: null }
  }
}

/** Answers whose files are the rows that keep them on another site. */
function withFiles(answers: Answers, newId: (before: Id) => Id): Answers {
  const anew = (answer: Answer): Answer =>
    typeof answer === 'object' && 'files' in answer
      ? {
          files: answer.files.map((file) => (file.id === undefined ? file : { ...file, id: newId(file.id) })),
        }
      : answer
  return new Map([...answers].map(([field, answer]) => [field, anew(answer)]))
}

const answersOf = (value: unknown): Answers => readAnswers((value ?? {}) as Record<string, unknown>)

function sealedAgain(ctx: Ctx, row: CarriedRow, newId: (before: Id) => Id): CarriedRow {
  const sealed = seal(ctx, String(row['id']), withFiles(answersOf(row['sealed']), newId))
  return {
    ...row,
    answers: storedAnswers(withFiles(answersOf(row['answers']), newId)),
    sealed: sealed ? `\\x${sealed.toString('hex')}` : null,
  }
}

/** Who answered is kept as a hash of this installation, and leaves by the address of the message; where that is gone, not. */
async function withEmails(ctx: Ctx, rows: readonly CarriedRow[]): Promise<readonly CarriedRow[]> {
  const emails = await emailsOf(
    ctx,
    rows.map((row) => String(row['submission_id'])),
  )
  return rows.flatMap((row) => {
    const of = emails.get(String(row['submission_id']))
    return of === undefined ? [] : [{ ...row, email: of }]
  })
}

const fileKey = (siteId: Id, fileId: Id): string => siteKey(siteId, 'forms', fileId)

/** Kinds of the fields of an edition: by them its answers are judged. */
const kindsOf = (form: Form) => new Map(fieldsOf(form).map((field) => [field.id, field.kind] as const))

function checker(): (table: string, row: CarriedRow) => boolean {
  const editions = new Map<
    unknown,
    { readonly formId: unknown; readonly kinds: ReturnType<typeof kindsOf> }
  >()
  const recipients = new Map<unknown, number>()
  let forms = 0
  return (table, row) => {
    if (table === 'forms') return row['deleted_at'] !== null || ++forms <= MOST_FORMS
    if (table === 'form_recipients') {
      const many = (recipients.get(row['form_id']) ?? 0) + 1
      recipients.set(row['form_id'], many)
      return many <= MOST_RECIPIENTS
    }
    if (table === 'form_editions')
      editions.set(row['id'], { formId: row['form_id'], kinds: kindsOf(row['definition'] as Form) })
    if (table !== 'submissions') return true
    const edition = editions.get(row['edition_id'])
    return (
      edition?.formId === row['form_id'] &&
      [row['answers'], row['sealed']].every((some) =>
        [...answersOf(some)].every(([field, answer]) => isAnswerOf(edition?.kinds.get(field), answer)),
      )
    )
  }
}

/**
 * Forms leave with their messages, and with what owners wrote about these. A copy of a site has the forms alone, and asks
 * its owner anew who is notified.
 */
export const carryForms: Carry = {
  tables: [
    {
      name: 'forms',
      label: 'carried.forms',
      isNamed: true,
      inCopies: { deleted_at: 'unset' },
      without: ['told_at', 'updated_by', 'deleted_by'],
      shape: { title: trimmedText(200), definition: formShape, settings: formSettings, version: count },
      take: async (_ctx, rows, to) => (to === 'copy' ? rows.map(withoutList) : rows),
    },
    {
      name: 'form_editions',
      shape: { title: trimmedText(200), definition: formShape, version: count },
    },
    {
      name: 'form_recipients',
      // Recipients have to agree to notifications again: the content of an archive is not trusted.
      without: ['token_hash', 'asked_at', 'confirmed_at'],
      shape: { id: localId, email },
    },
    { name: 'form_places', shape: { option_id: z.union([z.literal(''), localId]), taken: count } },
    {
      name: 'submissions',
      label: 'carried.messages',
      without: ['network_hash', 'sending', 'assignee'],
      shape: {
        key: z.string().min(8).max(100),
        reference: trimmedText(40),
        state: z.enum(submissionStates),
        state_before: z.enum(submissionStates).nullable(),
        answers: answersShape,
        sealed: answersShape.nullable(),
        sender: asWritten(500).nullable(),
        email: email.nullable(),
        page_path: asWritten(2_000),
        language: line(35),
        signs: z
          .array(z.strictObject({ sign: z.enum(signNames), weight: z.number().min(-1e6).max(1e6) }))
          .max(20),
        said: z.string().max(100).nullable(),
        tags: z.array(trimmedText(50)).max(50),
      },
      take: async (ctx, rows) => rows.map((row) => opened(ctx, row)),
      lay: (ctx, rows, newId) => rows.map((row) => sealedAgain(ctx, row, newId)),
    },
    {
      name: 'form_respondents',
      without: ['person'],
      also: { email },
      take: withEmails,
      lay: (ctx, rows) =>
        rows.map(({ email: of, ...row }) => ({ ...row, person: personOf(ctx, String(of)) })),
    },
    {
      name: 'submission_files',
      only: { submission_id: 'set' },
      without: ['storage_key'],
      shape: {
        submission_id: id,
        field: z.union([z.literal(''), localId]),
        name: asWritten(255),
        type: asWritten(200),
        bytes: z.number().int().min(1),
      },
      file: {
        key: fileKey,
        isContent: (head, row) =>
          fileContent(head) === row['type'] && isContentOf(fileContent(head), String(row['name'])),
      },
      lay: (ctx, rows) =>
        rows.map((row) => ({ ...row, storage_key: fileKey(ctx.site?.id ?? '', String(row['id'])) })),
    },
    { name: 'submission_notes', without: ['created_by'], shape: { text: longText(5_000) } },
    {
      name: 'submission_replies',
      without: ['created_by'],
      shape: { subject: line(200), text: longText(20_000), state: z.enum(['waiting', 'sent', 'failed']) },
      // The mail of one that waits is the other site's, and never sent from here.
      lay: (_ctx, rows) =>
        rows.map((row) => (row['state'] === 'waiting' ? { ...row, state: 'failed' } : row)),
    },
    {
      name: 'inbox_views',
      without: ['created_by'],
      shape: { name: trimmedText(80), query: z.record(z.string().max(20), z.string().max(200)) },
    },
    {
      name: 'form_spam_words',
      shape: { word: z.string().max(40), wanted: count, unwanted: count },
    },
  ],
  otherwise: {
    form_steps: 'what visitors have typed and not sent: 24 hours, under a handle of this installation',
    form_proofs: 'of use for minutes',
    form_digests: 'mails that are still to go go from here',
    submission_mails: 'the mails themselves stay behind',
  },
  checker,
}
