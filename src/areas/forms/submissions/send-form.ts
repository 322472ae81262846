import { siteFacts } from '#areas/sites/index.ts'
import { dayAt } from '#kernel/zoned-time.ts'
import { HOUR } from '#kernel/clock.ts'
import { type Id, isId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Outside, Repeatable } from '#platform/http/route.ts'
import { isBeyondRate } from '#platform/spam/score.ts'
import type { FormAnswer, FormState as Said, SentForm } from '#platform/visitor/visitor-form.ts'
import { makeEditions } from '../builder/edition.store.ts'
import type { Place } from '../form/check-field.ts'
import type { FormState, Standing } from '../form/drawn.ts'
import { fieldsOf, type Form } from '../form/form.ts'
import { judge, type Judged } from './check-submission.ts'
import { readProof, newPuzzle } from './puzzle.ts'
import { countMessages } from './rate.store.ts'
import { readSent, type SentWords } from './read-sent.ts'
import { handleOf, readHandle } from './signed.ts'
import { fullOptions, availabilityAt } from './availability.ts'
import { readStanding, type Edition, type StandingForm } from './availability.store.ts'
import { keepStep, readStep, type Step } from './step.store.ts'
import { NoPlace, type Sending, storeSubmission } from './store-submission.ts'
import { endingOf, seen } from './ending.ts'
import { tookSince } from './token.ts'
import type { TakenFile } from './take-file.ts'
import { browserOf, networkHash } from './sender-network.ts'
import { type FormFile, looseFiles } from './file.store.ts'

/** How long a form that was drawn before another was released is taken as it was. */
const OLD_EDITION = 24 * HOUR

/** All that is read before a form is judged. */
interface Read {
  readonly standing: StandingForm
  /** The edition by which it is judged. */
  readonly edition: Edition
  /** It was drawn with one that counts no more. */
  readonly isAnew: boolean
  readonly step: Step | undefined
  readonly stepId: Id | null
  readonly kept: ReadonlyMap<Id, FormFile>
  readonly place: Place
  readonly language: string
  readonly isTest: boolean
}

/**
 * Takes a form that a visitor sent. What its answers bring into sight is decided here, whatever the browser showed. The
 * answers are stored before anything else happens with them; nothing is refused for looking like spam.
 */
export async function sendForm(outside: Repeatable, sent: SentForm): Promise<FormAnswer> {
  const formId = sent.rest
  const words = readSent(sent.entries)
  const read = isId(formId) ? await outside.transaction((ctx) => readAll(ctx, sent, words)) : null
  if (!read) return closed('gone', 410)
  const { edition, standing } = read
  const { form } = edition
  const stands = availabilityAt(form, standing.taken, outside.clock.now())
  if (stands !== 'open') return closed(stands, 409)
  const whole = { ...sent, entries: withQuery(form, sent, outside.request.headers['referer']) }
  const judged = judge({ ...read, form, words, sent: whole, full: fullOptions(form, standing.taken) })
  if (judged.kind === 'moved') return moveOn(outside, read, words, judged, 200)
  if (judged.kind === 'again')
    return judged.page === words.page
      ? again(outside, read, words, judged, 422)
      : moveOn(outside, read, words, judged, 422)
  const puzzle = await puzzleFor(outside, read, words)
  if (puzzle !== null) return again(outside, read, words, { ...judged, notice: null, puzzle }, 409)
  return store(outside, sent, read, words, judged)
}

/** What is sent along from the query of the page: without script the browser says where it was sent from. */
function withQuery(form: Form, { entries, page }: SentForm, referer: unknown): SentForm['entries'] {
  const from = typeof referer === 'string' ? URL.parse(referer) : null
  if (from?.pathname !== page.path) return entries
  const known = new Map(entries)
  for (const field of fieldsOf(form)) {
    if (field.kind !== 'hidden' || field.from.source !== 'query' || known.get(field.id)?.[0]) continue
    const value = from.searchParams.get(field.from.key)
    if (value !== null) known.set(field.id, [value])
  }
  return known
}

function closed(standing: Exclude<Standing, 'open'>, status: 409 | 410): FormAnswer {
  const state: FormState = { kind: 'closed', standing }
  return { kind: 'again', status, state: said(state) }
}

/** A state as it travels: plain JSON. */
const said = (state: FormState): Said => JSON.parse(JSON.stringify(state)) as Said

async function readAll(ctx: Ctx, sent: SentForm, words: SentWords): Promise<Read | null> {
  const formId = sent.rest
  const named = isId(words.edition) ? words.edition : null
  const standing = (await readStanding(ctx, [formId], named)).get(formId)
  if (!standing) return null
  const chosen = await editionFor(ctx, standing, words.edition, sent.isPreview)
  if (!chosen) return null
  const site = await siteFacts(ctx)
  const now = ctx.clock.now()
  const stepId = words.step === null ? null : readHandle(ctx, 'step', words.step, formId)
  const step = stepId === null ? undefined : await readStep(ctx, formId, stepId)
  const kept = words.kept.flatMap((handle) => readHandle(ctx, 'file', handle, formId) ?? [])
  const files = [...kept, ...[...(step?.files.values() ?? [])].flat()]
  return {
    standing,
    ...chosen,
    step,
    stepId,
    kept: await looseFiles(ctx, formId, [...files, ...takenIds(sent)]),
    place: {
      locale: site.language,
      country: site.country,
      today: dayAt(now, site.timeZone).toString(),
      page: sent.page.path,
      takesFiles: true,
    },
    language: site.language,
    isTest: sent.isPreview || site.effects.visitor === 'coming_soon',
  }
}

const takenIds = (sent: SentForm): readonly Id[] =>
  [...sent.files.values()].flat().flatMap((file) => (file as unknown as TakenFile).id ?? [])

/**
 * The edition by which a form is judged: the one it was drawn with, while that is live, for a day after, or where the
 * form is gone since; else the live one, with which it is shown anew.
 */
async function editionFor(
  ctx: Ctx,
  standing: StandingForm,
  asked: string,
  isPreview: boolean,
): Promise<Pick<Read, 'edition' | 'isAnew'> | null> {
  const { live, named } = standing
  if (isPreview && (asked === 'draft' || !live)) {
    const id = (await makeEditions(ctx, [standing.id])).get(standing.id)
    return id === undefined ? null : { edition: { id, form: standing.draft }, isAnew: false }
  }
  if (!live) return named && { edition: named, isAnew: false }
  if (!named || named.id === live.id) return { edition: live, isAnew: false }
  const isOver = named.replacedAt !== null && named.replacedAt.getTime() < ctx.clock.now() - OLD_EDITION
  return isOver ? { edition: live, isAnew: true } : { edition: named, isAnew: false }
}

/** Draws the form once more. */
function again(
  outside: Outside,
  { standing, edition, stepId }: Read,
  words: SentWords,
  judged: Omit<Judged, 'kind'>,
  status: 200 | 409 | 422,
): FormAnswer {
  const isOther = words.edition !== edition.id
  const state: FormState = {
    kind: 'again',
    edition: isOther || standing.live?.id !== edition.id ? edition.id : null,
    form: isOther || standing.live?.id !== edition.id ? edition.form : null,
    step: stepId === null ? null : handleOf(outside, 'step', stepId, standing.id),
    full: judged.full,
    page: judged.page,
    pages: judged.pages,
    shown: judged.shown,
    required: judged.required,
    typed: judged.typed,
    kept: judged.kept.map(({ field, id, name, bytes }) => ({
      field,
      name,
      bytes,
      handle: `${handleOf(outside, 'file', id, standing.id)}.${field}`,
    })),
    faults: judged.faults,
    hints: judged.hints,
    notice: judged.notice,
    puzzle: judged.puzzle,
  }
  return { kind: 'again', status, state: said(state) }
}

/** Keeps what was sent of a page, and shows another. */
async function moveOn(
  outside: Repeatable,
  read: Read,
  words: SentWords,
  judged: Judged,
  status: 200 | 422,
): Promise<FormAnswer> {
  const { standing, edition } = read
  const stepId = await outside.transaction((ctx) =>
    keepStep(ctx, {
      formId: standing.id,
      editionId: edition.id,
      step: judged.steps,
      id: read.step && read.stepId ? read.stepId : undefined,
    }),
  )
  return again(outside, { ...read, stepId }, words, judged, status)
}

/** A puzzle for a browser with script that has solved none, where messages come in too often; asked once. */
async function puzzleFor(outside: Repeatable, { standing }: Read, words: SentWords): Promise<string | null> {
  if (words.token === null || readProof(outside, words.proof) !== null) return null
  const network = networkHash(outside.tools, outside.request.ip)
  const counts = await outside.transaction((ctx) =>
    countMessages(ctx, { formId: standing.id, network, said: null }),
  )
  return isBeyondRate(counts) ? newPuzzle(outside) : null
}

async function store(
  outside: Repeatable,
  sent: SentForm,
  read: Read,
  words: SentWords,
  judged: Judged,
): Promise<FormAnswer> {
  const { standing, edition } = read
  const sending: Sending = {
    formId: standing.id,
    title: standing.title,
    edition,
    answers: judged.answers,
    files: judged.steps.files,
    key: sent.key,
    network: networkHash(outside.tools, outside.request.ip),
    browser: browserOf(outside.request),
    page: sent.page,
    language: read.language,
    isTest: read.isTest,
    signs: {
      isTrapFilled: words.isTrapFilled,
      took: tookSince(outside, words.token),
      proof: readProof(outside, words.proof),
    },
  }
  try {
    return await outside.transaction(async (ctx) => {
      const stored = await storeSubmission(ctx, sending)
      const isWaiting = edition.form.once !== undefined && !read.isTest
      return seen(ctx, sent.page.path, endingOf(edition.form, judged.ending), { ...stored, isWaiting })
    })
  } catch (error) {
    if (!(error instanceof NoPlace)) throw error
    if (error.full.includes('')) return closed('full', 409)
    return again(outside, read, words, judged.withFull(error.full), 409)
  }
}
