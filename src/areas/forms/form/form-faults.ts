import { DAY } from '#kernel/clock.ts'
import { dayMilliseconds } from '#kernel/i18n/formats.ts'
import {
  addressField,
  FIRST_PAGE,
  fieldsOf,
  isAsked,
  offers,
  OTHER,
  pagesOf,
  type Answer,
  type Form,
  type FormField,
  type LocalId,
  type Rule,
  type Test,
} from './form.ts'
import { courseOf } from './logic.ts'

/** What is wrong with a form while it is built. Keys of the owner's words are `form_builder.fault.KIND`. */
export type FormFault =
  /** A rule names a field, item, page or ending that is gone; or an option that its field no longer offers. */
  | { readonly kind: 'removed'; readonly rule: LocalId; readonly named: LocalId }
  /** A page leads back to itself or to one before it. */
  | { readonly kind: 'loop'; readonly rule: LocalId }
  /** Items that are shown only where each other is. */
  | { readonly kind: 'ring'; readonly items: readonly LocalId[] }
  /** A rule asks on a page what is only answered on a later one. */
  | { readonly kind: 'asked-later'; readonly rule: LocalId; readonly field: LocalId }
  | { readonly kind: 'unreachable'; readonly page: LocalId }
  /** A field that must be answered, and that no answers bring into sight. */
  | { readonly kind: 'never-shown'; readonly field: LocalId }
  /** One answer a person is asked for, and nothing tells who answers. */
  | { readonly kind: 'anonymous' }

/** What a rule is about, besides the fields it asks. */
function targetsOf({ deed }: Rule): readonly LocalId[] {
  switch (deed.kind) {
    case 'show':
      return [deed.item]
    case 'require':
      return [deed.field]
    case 'go-to':
      return deed.page === null ? [deed.after] : [deed.after, deed.page]
    case 'end':
      return [deed.ending]
    case 'mail-to':
      // Recipients are kept beside the definition.
      return []
  }
}

function removedOf(form: Form): readonly FormFault[] {
  const fields = new Map<LocalId, FormField>(fieldsOf(form).map((field) => [field.id, field]))
  const known = {
    show: new Set(form.items.map(({ id }) => id)),
    require: new Set(form.items.filter(isAsked).map(({ id }) => id)),
    'go-to': new Set(pagesOf(form).map(({ id }) => id)),
    end: new Set(form.endings.map(({ id }) => id)),
    'mail-to': new Set<LocalId>(),
  }
  const isGoneOption = ({ field, kind, value }: Test) => {
    const asked = fields.get(field)
    if (!asked || !offers(asked) || (kind !== 'is' && kind !== 'is-not') || value === undefined) return false
    // With "other" offered, the words of an answer are compared too.
    return asked.other !== true && !asked.options.some(({ id }) => id === value)
  }
  return form.rules.flatMap((rule) => {
    const named = [
      ...rule.tests.map(({ field }) => field).filter((field) => !fields.has(field)),
      ...rule.tests.filter(isGoneOption).map(({ value }) => value ?? ''),
      ...targetsOf(rule).filter((target) => !known[rule.deed.kind].has(target)),
    ]
    return [...new Set(named)].map((one) => ({ kind: 'removed' as const, rule: rule.id, named: one }))
  })
}

/** The position of each page, and of its items. */
function placesOf(form: Form): ReadonlyMap<LocalId, number> {
  return new Map(
    pagesOf(form).flatMap(({ id, items }, at) => [
      [id, at] as const,
      ...items.map((item) => [item.id, at] as const),
    ]),
  )
}

function orderFaults(form: Form): readonly FormFault[] {
  const places = placesOf(form)
  const items = new Map(form.items.map((item) => [item.id, item]))
  return form.rules.flatMap((rule): FormFault[] => {
    const { deed } = rule
    if (deed.kind !== 'show' && deed.kind !== 'go-to') return []
    const from = places.get(deed.kind === 'show' ? deed.item : deed.after)
    if (from === undefined) return []
    const to = deed.kind === 'go-to' && deed.page !== null ? places.get(deed.page) : undefined
    const isLoop = to !== undefined && to <= from
    // A page is decided before its items are.
    const isPage = deed.kind === 'show' && items.get(deed.item)?.kind === 'page'
    const later = rule.tests.filter(({ field }) => {
      const asked = items.get(field)
      const place = asked && isAsked(asked) ? places.get(field) : undefined
      return place !== undefined && (isPage ? place >= from : place > from)
    })
    return [
      ...(isLoop ? [{ kind: 'loop' as const, rule: rule.id }] : []),
      ...later.map(({ field }) => ({ kind: 'asked-later' as const, rule: rule.id, field })),
    ]
  })
}

/** Cycles of items that are shown by each other; each cycle once, from its first item. */
function ringsOf(form: Form): readonly FormFault[] {
  const asks = new Map<LocalId, LocalId[]>()
  for (const { deed, tests } of form.rules) {
    if (deed.kind === 'show')
      asks.set(deed.item, [...(asks.get(deed.item) ?? []), ...tests.map(({ field }) => field)])
  }
  const reachedFrom = (start: LocalId): ReadonlySet<LocalId> => {
    const reached = new Set<LocalId>()
    const open = [...(asks.get(start) ?? [])]
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      if (reached.has(one)) continue
      reached.add(one)
      open.push(...(asks.get(one) ?? []))
    }
    return reached
  }
  const reached = new Map([...asks.keys()].map((id) => [id, reachedFrom(id)]))
  const told = new Set<LocalId>()
  return form.items.flatMap(({ id }): FormFault[] => {
    if (told.has(id) || reached.get(id)?.has(id) !== true) return []
    const ring = form.items
      .map((item) => item.id)
      .filter((other) => reached.get(id)?.has(other) && reached.get(other)?.has(id))
    for (const one of ring) told.add(one)
    return [{ kind: 'ring', items: ring }]
  })
}

/** As many ways are walked for one page or field, and for a whole form; beyond, nothing is said of it. */
const WAYS_MAX = 5_000
const WALKS_MAX = 20_000

/** A value and its neighbours, so that more, less and what lies between two of them are met. */
function around(value: string): readonly string[] {
  if (/^\d{2}:\d{2}$/.test(value))
    return [value, `${value.slice(0, 4)}0`, `${value.slice(0, 4)}9`, '00:00', '23:59']
  const day = dayMilliseconds(value)
  if (day !== null)
    return [day, day - DAY, day + DAY].map((moment) => new Date(moment).toISOString().slice(0, 10))
  const figure = Number(value)
  return value.trim() === '' || !Number.isFinite(figure) ? [value] : [value, `${figure - 1}`, `${figure + 1}`]
}

/** Numbers in order, with one between each two. */
function withBetween(numbers: readonly number[]): readonly number[] {
  const sorted = [...new Set(numbers)].toSorted((a, b) => a - b)
  return sorted.flatMap((one, at) => [one, (one + (sorted[at + 1] ?? one)) / 2])
}

/** Answers to a field, one for each case that the conditions of the rules distinguish. */
function sampleAnswers(field: FormField, tests: readonly Test[]): readonly (Answer | undefined)[] {
  const values = [
    ...new Set(tests.filter((one) => one.field === field.id).flatMap(({ value }) => value ?? [])),
  ]
  // What a rule may require stays unanswered here too: too many ways are walked then, never too few.
  const none = isAsked(field) && field.required === true ? [] : [undefined]
  if (offers(field)) {
    const single: Answer[] = field.options.map(({ id }) => ({ options: [id] }))
    const other: Answer[] =
      field.other === true
        ? ['', ...values.flatMap(around)].map((text) => ({ options: [], other: text || OTHER }))
        : []
    if (field.kind !== 'several') return [...single, ...other, ...none]
    // Of several, the options that tests name matter, in every mix; with one more that none names.
    const named = field.options.map(({ id }) => id).filter((id) => values.includes(id))
    const unnamed = field.options.find(({ id }) => !values.includes(id))
    const mixes = named
      .slice(0, 10)
      .reduce<LocalId[][]>((all, id) => [...all, ...all.map((one) => [...one, id])], [[]])
    const chosen = mixes.flatMap((mix) => [mix, ...(unnamed ? [[...mix, unnamed.id]] : [])])
    return [...chosen.filter((mix) => mix.length > 0).map((options) => ({ options })), ...other, ...none]
  }
  switch (field.kind) {
    case 'hidden':
      return field.from.source === 'fixed' ? [field.from.value] : [...values.flatMap(around), ' ', undefined]
    case 'consent':
      return [{ words: field.words, version: field.wordsVersion }, ...none]
    case 'rating':
    case 'scale': {
      const least = field.kind === 'scale' ? field.least : 1
      return [...Array.from({ length: field.most - least + 1 }, (_, at) => least + at), ...none]
    }
    case 'number': {
      const near = values.map(Number).filter(Number.isFinite)
      const least = field.least ?? -1e12
      const most = field.most ?? 1e12
      const taken = withBetween([least, ...near, most]).filter((one) => one >= least && one <= most)
      return [...new Set(taken), ...none]
    }
    case 'file':
      return [{ files: [] }, ...none]
    default:
      return [...new Set(values.flatMap(around)), ' ', ...none]
  }
}

/** The rules that decide whether items are there, and those that decide whether what they ask is. */
function rulesBehind(form: Form, ids: readonly LocalId[]): readonly Rule[] {
  const page = new Map(pagesOf(form).flatMap(({ id, items }) => items.map((item) => [item.id, id] as const)))
  const found = new Set<Rule>()
  const open = [...ids]
  const done = new Set<LocalId>()
  const isPage = new Set(pagesOf(form).map(({ id }) => id))
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (done.has(id)) continue
    done.add(id)
    const on = page.get(id)
    if (on !== undefined) open.push(on)
    for (const rule of form.rules) {
      const { deed } = rule
      // Whether a page is met, every way past it tells.
      const isBehind =
        (deed.kind === 'show' && deed.item === id) ||
        (deed.kind === 'go-to' && isPage.has(id) && id !== FIRST_PAGE)
      if (!isBehind || found.has(rule)) continue
      found.add(rule)
      open.push(...rule.tests.map(({ field }) => field), ...(deed.kind === 'go-to' ? [deed.after] : []))
    }
  }
  return [...found]
}

/** Whether some answers bring an item into sight; true where there are too many ways to walk them all. */
function canShow(form: Form, id: LocalId, left: { walks: number }): boolean {
  const rules = rulesBehind(form, [id])
  const tests = rules.flatMap((rule) => rule.tests)
  const asked = new Set(tests.map(({ field }) => field))
  const samples = fieldsOf(form)
    .filter((field) => asked.has(field.id))
    .map((field) => [field.id, sampleAnswers(field, tests)] as const)
  const ways = samples.reduce((product, [, answers]) => product * answers.length, 1)
  if (ways > Math.min(WAYS_MAX, left.walks)) return true
  const behind = { ...form, rules: [...rules] }
  for (let way = 0; way < ways; way += 1) {
    left.walks -= 1
    let rest = way
    const answers = new Map<LocalId, Answer>()
    for (const [field, some] of samples) {
      const answer = some[rest % some.length]
      rest = Math.floor(rest / some.length)
      if (answer !== undefined) answers.set(field, answer)
    }
    if (courseOf(behind, answers).shown.has(id)) return true
  }
  return false
}

/**
 * What is wrong with the rules of a form, told while it is built: nothing of it is refused, since a draft may be half
 * done. Whether pages and fields are ever shown is found by evaluating the form with one answer for each case; with too many
 * cases nothing is reported.
 */
export function formFaults(form: Form): readonly FormFault[] {
  const structure = [...removedOf(form), ...orderFaults(form), ...ringsOf(form)]
  const left = { walks: WALKS_MAX }
  const pages = pagesOf(form)
    .map(({ id }) => id)
    .filter((id) => id !== FIRST_PAGE && !canShow(form, id, left))
  const page = new Map(pagesOf(form).flatMap(({ id, items }) => items.map((item) => [item.id, id] as const)))
  const mustByRule = new Set(form.rules.flatMap(({ deed }) => (deed.kind === 'require' ? [deed.field] : [])))
  const never = form.items
    .filter(isAsked)
    .filter(({ id, required }) => required === true || mustByRule.has(id))
    // For an unreachable page only the page is reported.
    .filter(({ id }) => !pages.includes(page.get(id) ?? FIRST_PAGE) && !canShow(form, id, left))
  return [
    ...structure,
    ...(form.once !== undefined && addressField(form) === null ? [{ kind: 'anonymous' as const }] : []),
    ...pages.map((id) => ({ kind: 'unreachable' as const, page: id })),
    ...never.map(({ id }) => ({ kind: 'never-shown' as const, field: id })),
  ]
}
