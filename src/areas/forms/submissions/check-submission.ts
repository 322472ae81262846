import type { Id } from '#kernel/ids.ts'
import type { SentForm } from '#platform/visitor/visitor-form.ts'
import { checkAnswers, type CheckedAnswers } from '../form/check-answers.ts'
import type { Place } from '../form/check-field.ts'
import type { Notice, ShownFault } from '../form/drawn.ts'
import {
  fieldsOf,
  FIRST_PAGE,
  offers,
  pagesOf,
  type Answers,
  type Form,
  type LocalId,
  type PostedFile,
} from '../form/form.ts'
import type { FormFile } from './file.store.ts'
import { namesOf, type SentWords } from './read-sent.ts'
import type { Step } from './step.store.ts'
import type { TakenFile } from './take-file.ts'

/** What is made of a form that was sent, before anything is stored. */
export interface Judged {
  /** It is whole; something is wrong with it or not seen yet; its sender goes to another page of it. */
  readonly kind: 'whole' | 'again' | 'moved'
  readonly answers: Answers
  readonly ending: LocalId | undefined
  readonly page: LocalId
  readonly pages: readonly LocalId[]
  readonly shown: readonly LocalId[]
  readonly required: readonly LocalId[]
  readonly full: readonly LocalId[]
  readonly typed: { readonly [name: string]: readonly string[] }
  readonly kept: readonly {
    readonly field: LocalId
    readonly id: Id
    readonly name: string
    readonly bytes: number
  }[]
  readonly faults: readonly ShownFault[]
  readonly hints: readonly ShownFault[]
  readonly notice: Notice | null
  readonly puzzle: string | null
  /** What is kept of it while it goes on. */
  readonly steps: Step
  /** The same, of options that have no place since. */
  withFull(full: readonly LocalId[]): Judged
}

export interface Judging {
  readonly form: Form
  readonly sent: Pick<SentForm, 'entries' | 'files'>
  readonly words: SentWords
  readonly step: Step | undefined
  /** Files that are there, by row. */
  readonly kept: ReadonlyMap<Id, FormFile>
  readonly place: Place
  readonly full: readonly LocalId[]
  /** It was drawn with an edition that counts no more. */
  readonly isAnew: boolean
}

interface Gathered {
  readonly entries: ReadonlyMap<string, readonly string[]>
  readonly files: ReadonlyMap<LocalId, readonly (PostedFile & { readonly fault?: TakenFile['fault'] })[]>
}

/** What was sent with this page and those before. */
function gather({ form, sent, step, kept, words }: Judging): Gathered {
  const names = namesOf(form)
  const onPage = new Set(itemsOn(form, words.page))
  // What a page holds is said by the page: a box that was unticked there counts no more.
  const isOfPage = (name: string): boolean => onPage.has(name.split('.')[0] ?? '')
  const entries = new Map([...(step?.entries ?? [])].filter(([name]) => !isOfPage(name) && names.has(name)))
  for (const [name, values] of sent.entries) if (names.has(name)) entries.set(name, values)
  const files = new Map<LocalId, (PostedFile & { fault?: TakenFile['fault'] })[]>()
  const add = (field: LocalId, file: PostedFile & { fault?: TakenFile['fault'] }): void => {
    files.set(field, [...(files.get(field) ?? []), file])
  }
  const fileFields = new Set(fieldsOf(form).flatMap(({ id, kind }) => (kind === 'file' ? [id] : [])))
  const again = new Set(words.kept.map((handle) => handle.split('.')[0]))
  for (const field of fieldsOf(form).filter(({ kind }) => kind === 'file')) {
    for (const id of step?.files.get(field.id) ?? []) {
      const file = kept.get(id)
      // Of its own page only those whose box is ticked still.
      if (file && (!onPage.has(field.id) || again.has(id))) add(field.id, postedOf(file))
    }
    for (const given of sent.files.get(field.id) ?? []) {
      const { id, name, type, bytes, fault } = given as unknown as TakenFile
      add(field.id, { ...(id !== null && { id }), name, type, bytes, ...(fault !== null && { fault }) })
    }
  }
  // Files of this page that came with an earlier try.
  for (const handle of words.kept) {
    const [id = '', , field = ''] = handle.split('.')
    const file = kept.get(id)
    const isKnown = [...files.values()].flat().some((one) => one.id === id)
    if (file && !isKnown && onPage.has(field) && fileFields.has(field)) add(field, postedOf(file))
  }
  return { entries, files }
}

const postedOf = ({ id, name, type, bytes }: FormFile): PostedFile => ({ id, name, type, bytes })

const itemsOn = (form: Form, page: LocalId): readonly LocalId[] =>
  pagesOf(form)
    .find(({ id }) => id === page)
    ?.items.filter(({ kind }) => kind !== 'hidden')
    .map(({ id }) => id) ?? []

/** Options that were chosen and have no place left, and files that are not what their names say. */
function furtherFaults(
  form: Form,
  checked: CheckedAnswers,
  gathered: Gathered,
  full: readonly LocalId[],
): ShownFault[] {
  const faults: ShownFault[] = []
  for (const field of form.items.filter(offers)) {
    const answer = checked.answers.get(field.id)
    if (typeof answer !== 'object' || !('options' in answer)) continue
    const gone = field.options.find(({ id }) => full.includes(id) && answer.options.includes(id))
    if (gone) faults.push({ field: field.id, key: 'form.fault.full', values: { option: gone.label } })
  }
  for (const [field, files] of gathered.files) {
    const untaken = files.find(({ fault }) => fault)
    if (!untaken || !checked.course.shown.has(field)) continue
    faults.push(
      untaken.fault === 'room'
        ? { field, key: 'form.fault.files_off' }
        : {
            field,
            key: untaken.fault === 'infected' ? 'form.fault.file_infected' : 'form.fault.file_kind',
            values: { name: untaken.name },
          },
    )
  }
  return faults
}

/** Judges a form that was sent, by the server's own walk through it. */
export function judge(judging: Judging): Judged {
  const { form, words, place, full, isAnew } = judging
  const gathered = gather(judging)
  const pages = pagesOf(form)
  const page = pages.some(({ id }) => id === words.page) ? words.page : FIRST_PAGE
  const pageOf = new Map(pages.flatMap(({ id, items }) => items.map((item) => [item.id, id] as const)))
  const checked = checkAnswers(form, { ...gathered, ...(words.seen && { seen: words.seen }) }, place)
  const { course } = checked
  const order = course.pages
  const at = Math.max(0, order.indexOf(page))
  const reached = new Set(order.slice(0, at + 1))
  const further = furtherFaults(form, checked, gathered, full)
  const told = new Set(further.map(({ field }) => field))
  const faults: ShownFault[] = [
    ...[...checked.faults].filter(([id]) => !told.has(id)).map(([field, fault]) => ({ field, ...fault })),
    ...further,
  ].filter(({ field }) => reached.has(pageOf.get(field) ?? ''))
  const unseen = checked.unseen.filter((id) => pageOf.get(id) === page)
  const isLast = at === order.length - 1

  const made = (
    kind: Judged['kind'],
    to: LocalId,
    more: Partial<Pick<Judged, 'faults' | 'notice' | 'full' | 'hints'>> = {},
  ): Judged => ({
    kind,
    answers: checked.answers,
    ending: course.ending,
    page: to,
    pages: order,
    shown: [...course.shown],
    required: [...course.required],
    full,
    typed: Object.fromEntries(
      [...gathered.entries].filter(([name]) => pageOf.get(name.split('.')[0] ?? '') === to),
    ),
    kept: [...gathered.files].flatMap(([field, files]) =>
      pageOf.get(field) !== to
        ? []
        : files.flatMap(({ id, name, bytes }) => (id === undefined ? [] : [{ field, id, name, bytes }])),
    ),
    faults: [],
    hints: [],
    notice: null,
    puzzle: null,
    steps: {
      entries: gathered.entries,
      files: new Map(
        [...gathered.files].map(([field, files]) => [
          field,
          files.flatMap(({ id }) => (id === undefined ? [] : [id])),
        ]),
      ),
    },
    withFull: (gone) => judge({ ...judging, full: [...full, ...gone] }),
    ...more,
  })
  const hintsOn = (to: LocalId): ShownFault[] =>
    [...checked.hints].filter(([id]) => pageOf.get(id) === to).map(([field, hint]) => ({ field, ...hint }))

  if (words.go === 'back') {
    const back = order[at - 1] ?? FIRST_PAGE
    return made('moved', back)
  }
  if (isAnew) return made('again', FIRST_PAGE, { notice: 'anew' })
  // Earlier pages that were not sent, or are a day old.
  const isLost = at > 0 && judging.step === undefined
  if (isLost) return made('again', FIRST_PAGE, { notice: 'lost-step' })
  const [first] = order.filter((id) => faults.some(({ field }) => pageOf.get(field) === id))
  if (first !== undefined) {
    const here = faults.filter(({ field }) => pageOf.get(field) === first)
    return made('again', first, {
      faults: here,
      hints: hintsOn(first),
      ...(unseen.length > 0 && { notice: 'unseen' }),
    })
  }
  if (unseen.length > 0) return made('again', page, { notice: 'unseen', hints: hintsOn(page) })
  return isLast ? made('whole', page) : made('moved', order[at + 1] ?? page)
}
