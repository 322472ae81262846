/** Makers for tests with forms. */
import { release } from '#areas/releases/index.ts'
import { liveEditions } from '#areas/releases/index.ts'
import { type Id, newId } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { siteKey } from '#platform/storage/storage.ts'
import { addForm } from './builder/create-form.ts'
import type { FormSettings } from './builder/form.contract.ts'
import { readEditions } from './builder/edition.store.ts'
import { FORM_KIND, usualSettings } from './builder/form.ts'
import { type Answer, fieldsOf, type Form } from './form/form.ts'
import { storedAnswers } from './form/stored-answers.ts'
import { aForm } from './form/testing.ts'
import { fileContent } from './submissions/file-content.ts'
import { claimFiles, insertFile } from './submissions/file.store.ts'
import { newReference } from './submissions/reference.ts'
import { saidIn } from './submissions/answer-texts.ts'
import { seal } from './submissions/sealed.ts'
import { insertSubmission } from './submissions/submission.store.ts'

/** A form of a name, an address and a message. */
export const aContactForm: Form = aForm([
  { id: 'name01', kind: 'name', label: 'Name' },
  { id: 'mail01', kind: 'mail', label: 'Email', required: true },
  { id: 'text01', kind: 'long-text', label: 'Message', required: true },
])

/** A form as it is drafted, never released. */
export function aDraftedForm(
  ctx: Ctx,
  definition: Form = aContactForm,
  given: { readonly title?: string; readonly settings?: Partial<FormSettings> } = {},
): Promise<Id> {
  return addForm(ctx, {
    title: given.title ?? 'Contact',
    definition,
    settings: { ...usualSettings, ...given.settings },
  })
}

/** Releases forms of the context's site, with its pages and no other form. The context is of an account that may. */
export async function releaseForms(ctx: Ctx, formIds: readonly Id[]): Promise<void> {
  await release(ctx, {
    siteId: siteOf(ctx),
    styles: true,
    note: '',
    also: { [FORM_KIND]: [...formIds] },
  })
}

/** A form that visitors see; its live edition is that of `liveEditions(ctx, 'form')`. */
export async function aReleasedForm(
  ctx: Ctx,
  definition: Form = aContactForm,
  given: { readonly title?: string; readonly settings?: Partial<FormSettings> } = {},
): Promise<Id> {
  const formId = await aDraftedForm(ctx, definition, given)
  await releaseForms(ctx, [formId])
  return formId
}

/** A message of a released form as it is stored, whatever looks like spam; nothing follows it. */
export async function aMessage(
  ctx: Ctx,
  formId: Id,
  said: Readonly<Record<string, Answer>>,
  given: {
    readonly state?: 'new' | 'spam'
    readonly isTest?: boolean
    readonly hasFiles?: boolean
    /** The edition that was answered; the live one unless said. */
    readonly editionId?: Id
  } = {},
): Promise<Id> {
  const editionId = given.editionId ?? (await liveEditions(ctx, FORM_KIND, [formId])).get(formId)
  const [edition] = editionId === undefined ? [] : await readEditions(ctx, [editionId])
  if (!edition) throw new Error('The form is not released')
  const answers = new Map(Object.entries(said))
  const sensitive = new Set(
    fieldsOf(edition.definition).flatMap((field) => (field.sensitive === true ? [field.id] : [])),
  )
  const partOf = (isSealed: boolean) =>
    new Map([...answers].filter(([field]) => sensitive.has(field) === isSealed))
  const { sender, email, open } = saidIn(edition.definition, answers)
  const [id, reference] = [newId(ctx.clock.now()), newReference()]
  await insertSubmission(ctx, {
    id,
    formId,
    editionId: edition.id,
    key: newId(),
    sending: null,
    reference,
    state: given.state ?? 'new',
    stateBefore: null,
    hasPlaces: false,
    isTest: given.isTest ?? false,
    answers: storedAnswers(partOf(false)),
    sealed: seal(ctx, id, partOf(true)),
    sender,
    email,
    words: [reference, ...open].join('\n').toLowerCase(),
    said: null,
    hasFiles: given.hasFiles ?? false,
    page: { path: '/contact', id: null },
    language: 'en-GB',
    score: 0,
    signs: [],
    network: 'network',
  })
  return id
}

export type { Form, FormItem, Rule } from './form/form.ts'
export { answerOf, claimAnswer } from './submissions/respondent.store.ts'
export { followUp } from './submissions/follow-up.ts'
export { aForm, everyField } from './form/testing.ts'
export { unseal } from './submissions/sealed.ts'

/** A file that came with a message, with its bytes where they are kept. */
export async function aMessageFile(
  ctx: Ctx,
  of: { readonly formId: Id; readonly submissionId: Id; readonly field: string },
  name: string,
  bytes: Buffer,
): Promise<Id> {
  const id = newId(ctx.clock.now())
  const storageKey = siteKey(siteOf(ctx), 'forms', id)
  await ctx.tools.storage.put(storageKey, bytes)
  await insertFile(ctx, of.formId, { id, name, type: fileContent(bytes), bytes: bytes.length, storageKey })
  await claimFiles(ctx, of.submissionId, new Map([[of.field, [id]]]))
  return id
}
