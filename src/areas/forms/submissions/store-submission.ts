import { bumpKeys } from '#areas/pages/index.ts'
import { type Id, newId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { type Verdict, weighSpam } from '#platform/spam/score.ts'
import { formKey } from '../builder/form.ts'
import { type Answer, type Answers, fieldsOf, type Form, type LocalId, offers } from '../form/form.ts'
import { storedAnswers } from '../form/stored-answers.ts'
import { claimFiles } from './file.store.ts'
import { followUpDeclared } from './follow-up-declared.ts'
import { type Place, takePlaces } from './place.store.ts'
import { useProof } from './proof.store.ts'
import type { Proof } from './puzzle.ts'
import { countMessages } from './rate.store.ts'
import { newReference } from './reference.ts'
import { isTelling, type Said, saidIn, sameness } from './answer-texts.ts'
import { seal } from './sealed.ts'
import { readWordCounts } from './spam-word.store.ts'
import { WHOLE_FORM } from './availability.ts'
import { findSent, holdSending, insertSubmission, type Sent } from './submission.store.ts'
import { digestOf } from './sender-network.ts'

/** A form that was checked, with what is known of who sent it. */
export interface Sending {
  readonly formId: Id
  readonly title: string
  readonly edition: { readonly id: Id; readonly form: Form }
  readonly answers: Answers
  /** Rows of files, by field. */
  readonly files: ReadonlyMap<LocalId, readonly Id[]>
  /** What the script of its page chose; null without one. */
  readonly key: string | null
  readonly network: string
  readonly browser: string
  readonly page: { readonly path: string; readonly id: Id | null }
  readonly language: string
  readonly isTest: boolean
  readonly signs: {
    readonly isTrapFilled: boolean
    /** Milliseconds since its first touch; null without a token. */
    readonly took: number | null
    readonly proof: Proof | null
  }
}

/** No place is left of these options: nothing was stored. */
export class NoPlace extends Error {
  override name = 'NoPlace'
  readonly full: readonly LocalId[]

  constructor(full: readonly LocalId[]) {
    super('No place is left')
    this.full = full
  }
}

/** The places that answers take: of the options that were chosen, and of the form as a whole. */
export function placesOf(form: Form, answers: Answers): readonly Place[] {
  const chosen = form.items.filter(offers).flatMap(({ id, options }) => {
    const answer = answers.get(id)
    const ids = typeof answer === 'object' && 'options' in answer ? answer.options : []
    return options.flatMap(({ id: option, places }) =>
      places !== undefined && ids.includes(option) ? [{ option, most: places }] : [],
    )
  })
  return form.places === undefined ? chosen : [{ option: WHOLE_FORM, most: form.places }, ...chosen]
}

/** What tells one sending from another: with a token of its page by that, else by who sends, for two minutes. */
function namesOfSending(sending: Sending): { readonly key: string; readonly sending: string | null } {
  const { edition, formId, answers, key, network, browser } = sending
  const said = JSON.stringify(
    [...answers]
      .map(([id, answer]) => [id, plainAnswer(answer)])
      .toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1)),
  )
  return {
    key: key === null ? newId() : digestOf(key, said),
    sending: isTelling(edition.form, answers) ? digestOf(formId, said, network, browser) : null,
  }
}

/** An answer as it is compared: files by what was sent, and not by the row that keeps them. */
function plainAnswer(answer: Answer): unknown {
  if (typeof answer !== 'object' || !('files' in answer)) return answer
  return answer.files.map(({ name, bytes }) => [name, bytes])
}

async function weigh(ctx: Ctx, sending: Sending, { all, message }: Said): Promise<Verdict> {
  const { formId, network, signs } = sending
  const counts = await countMessages(ctx, { formId, network, said: saidDigest(message) })
  const { proof, took, isTrapFilled } = signs
  return weighSpam({
    isTrapFilled,
    hasToken: took !== null,
    took,
    texts: all,
    ...counts,
    hasProof: proof?.isSolved === true && (await useProof(ctx, proof.puzzle, proof.expiresAt)),
    counts: await readWordCounts(ctx, all),
  })
}

function saidDigest(message: string): string | null {
  const same = sameness(message)
  return same === null ? null : digestOf(same)
}

/**
 * Stores a message, before anything else is done with it, and gives its reference. The same sending again gives what the
 * first was given. Spam is stored as well: it takes no place, and the follow-up runs only once an owner moves it.
 * Where a form takes one answer a person, a message waits for its sender to confirm it, and takes no place until then.
 *
 * @throws NoPlace where an option or the form is full: the transaction is to be rolled back
 */
export async function storeSubmission(ctx: Ctx, sending: Sending): Promise<Sent> {
  const { edition, answers, files, formId, network } = sending
  const names = namesOfSending(sending)
  if (names.sending !== null) await holdSending(ctx, names.sending)
  const before = await findSent(ctx, { formId, ...names })
  if (before) return before
  const said = saidIn(edition.form, answers)
  const verdict = await weigh(ctx, sending, said)
  const isSpam = verdict.verdict === 'spam'
  const isWaiting = edition.form.once !== undefined && said.email !== null && !sending.isTest
  const isHeld = isSpam || isWaiting
  const places = placesOf(edition.form, answers)
  if (places.length > 0 && !isHeld) await take(ctx, formId, places)
  const id = newId(ctx.clock.now())
  const sensitive = new Set(fieldsOf(edition.form).flatMap((one) => (one.sensitive === true ? [one.id] : [])))
  const partOf = (isSealed: boolean): Answers =>
    new Map([...answers].filter(([field]) => sensitive.has(field) === isSealed))
  for (;;) {
    const reference = newReference()
    const isStored = await insertSubmission(ctx, {
      id,
      formId,
      editionId: edition.id,
      ...names,
      reference,
      state: isWaiting && !isSpam ? 'waiting' : verdict.verdict,
      stateBefore: isWaiting && isSpam ? 'waiting' : null,
      hasPlaces: places.length > 0 && !isHeld,
      isTest: sending.isTest,
      answers: storedAnswers(partOf(false)),
      sealed: seal(ctx, id, partOf(true)),
      sender: said.sender?.slice(0, 500) ?? null,
      email: said.email,
      words: [reference, ...said.open].join('\n').toLowerCase(),
      said: saidDigest(said.message),
      hasFiles: files.size > 0,
      page: sending.page,
      language: sending.language,
      score: verdict.score,
      signs: verdict.reasons,
      network,
    })
    if (isStored) {
      await claimFiles(ctx, id, files)
      if (!isSpam) await queueJob(ctx, followUpDeclared, { submissionId: id })
      return { id, reference }
    }
    // Its twin was quicker, or the reference is another's.
    const twin = await findSent(ctx, { formId, ...names })
    if (twin) return twin
  }
}

async function take(ctx: Ctx, formId: Id, places: readonly Place[]): Promise<void> {
  const { full, last } = await takePlaces(ctx, formId, places)
  if (full.length > 0) throw new NoPlace(full)
  // Pages that show it say so from now on.
  if (last) await bumpKeys(ctx, [formKey(formId)])
}
