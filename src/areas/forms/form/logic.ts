import {
  FIRST_PAGE,
  isAsked,
  OTHER,
  pagesOf,
  type Answer,
  type Answers,
  type Deed,
  type Form,
  type FormItem,
  type LocalId,
  type Rule,
  type Test,
} from './form.ts'

/** What the rules make of answers. */
export interface Course {
  /** Items that are there, page items among them. Hidden fields always are. */
  readonly shown: ReadonlySet<LocalId>
  /** Fields that are there and must be answered. */
  readonly required: ReadonlySet<LocalId>
  /** Pages in the order they are met, by id. */
  readonly pages: readonly LocalId[]
  /** The ending a rule names; the form's first where none does. */
  readonly ending: LocalId | undefined
  /** Who the message goes to beside the form's own recipients. */
  readonly recipients: readonly LocalId[]
}

/** What an answer is compared by: options by id, everything else as it is written. */
function valuesOf(answer: Answer): readonly string[] {
  if (typeof answer === 'string') return [answer]
  if (typeof answer === 'number') return [String(answer)]
  if ('options' in answer)
    return answer.other === undefined ? answer.options : [...answer.options, OTHER, answer.other]
  if ('typed' in answer) return [answer.typed, ...(answer.e164 === null ? [] : [answer.e164])]
  if ('files' in answer) return answer.files.map(({ name }) => name)
  if ('version' in answer) return ['yes']
  return Object.values(answer)
}

const TEMPORAL = /^(\d{4}-\d{2}-\d{2}|\d{2}:\d{2})$/
const FIGURE = /^-?\d{1,15}(\.\d{1,6})?$/

/** Numbers by size, days and times by the calendar; null where the two cannot be compared. */
function difference(a: string, b: string): number | null {
  if (FIGURE.test(a) && FIGURE.test(b)) return Number(a) - Number(b)
  if (TEMPORAL.test(a) && TEMPORAL.test(b) && a.length === b.length) return a < b ? -1 : Number(a > b)
  return null
}

const folded = (text: string): string => text.trim().toLowerCase()

function isEqual(a: string, b: string): boolean {
  return difference(a, b) === 0 || folded(a) === folded(b)
}

/** Whether a test holds of an answer. Nothing answered is not more, not less and not equal to anything. */
export function holdsOf(test: Test, answer: Answer | undefined): boolean {
  const values = answer === undefined ? [] : valuesOf(answer)
  const value = test.value ?? ''
  switch (test.kind) {
    case 'answered':
      return values.length > 0
    case 'empty':
      return values.length === 0
    case 'is':
      return values.some((one) => isEqual(one, value))
    case 'is-not':
      return !values.some((one) => isEqual(one, value))
    case 'more':
      return values.some((one) => (difference(one, value) ?? 0) > 0)
    case 'less':
      return values.some((one) => (difference(one, value) ?? 0) < 0)
  }
}

/** The deeds of one kind, by what they are about. */
function rulesBy<Kind extends Deed['kind']>(
  form: Form,
  kind: Kind,
  about: (deed: Extract<Deed, { kind: Kind }>) => LocalId,
): Map<LocalId, Rule[]> {
  const found = new Map<LocalId, Rule[]>()
  for (const rule of form.rules) {
    if (rule.deed.kind !== kind) continue
    const key = about(rule.deed as Extract<Deed, { kind: Kind }>)
    found.set(key, [...(found.get(key) ?? []), rule])
  }
  return found
}

/**
 * Walks a form with these answers: which pages are met, what is there, what must be answered. The browser walks it to
 * show, the server to decide; an answer to what was not there counts as none, for the rules too.
 *
 * Ends for any rules: a page is left forwards only, and an item whose rules ask for the item itself is not there.
 *
 * @param answers cleaned ones, of fields that may not have been there at all
 */
export function courseOf(form: Form, answers: Answers): Course {
  const pages = pagesOf(form)
  const pageOf = new Map<LocalId, LocalId>()
  for (const page of pages) for (const item of page.items) pageOf.set(item.id, page.id)
  const items = new Map<LocalId, FormItem>(form.items.map((item) => [item.id, item]))
  const showRules = rulesBy(form, 'show', (deed) => deed.item)
  const jumps = rulesBy(form, 'go-to', (deed) => deed.after)
  const met = new Set<LocalId>()
  const decided = new Map<LocalId, boolean>()

  const holds = (rule: Rule): boolean => {
    const test = (one: Test) => holdsOf(one, isThere(one.field) ? answers.get(one.field) : undefined)
    return rule.match === 'all' ? rule.tests.every(test) : rule.tests.some(test)
  }
  const isAllowed = (id: LocalId): boolean => {
    const rules = showRules.get(id)
    return rules === undefined || rules.some(holds)
  }
  const isThere = (id: LocalId): boolean => {
    const item = items.get(id)
    if (!item) return false
    if (item.kind === 'hidden') return true
    const page = pageOf.get(id)
    // Of a page that is not met yet nothing is answered yet; what a later one makes of it is not remembered.
    if (page === undefined || !met.has(page)) return false
    const known = decided.get(id)
    if (known !== undefined) return known
    decided.set(id, false)
    const there = isAllowed(id)
    decided.set(id, there)
    return there
  }

  const shown = new Set<LocalId>(form.items.filter(({ kind }) => kind === 'hidden').map(({ id }) => id))
  for (let at = 0; at < pages.length;) {
    const page = pages[at]
    if (!page) break
    let next = at + 1
    if (page.id === FIRST_PAGE || isAllowed(page.id)) {
      met.add(page.id)
      if (page.id !== FIRST_PAGE) shown.add(page.id)
      for (const item of page.items) if (isThere(item.id)) shown.add(item.id)
      const jump = jumps.get(page.id)?.find(holds)?.deed
      if (jump?.kind === 'go-to') {
        const target = jump.page === null ? pages.length : pages.findIndex(({ id }) => id === jump.page)
        next = Math.max(next, target)
      }
    }
    at = next
  }

  const required = new Set<LocalId>()
  for (const item of form.items)
    if (isAsked(item) && item.required === true && shown.has(item.id)) required.add(item.id)
  let ending: LocalId | undefined
  const recipients = new Set<LocalId>()
  for (const rule of form.rules) {
    const { deed } = rule
    if (deed.kind === 'show' || deed.kind === 'go-to' || !holds(rule)) continue
    if (deed.kind === 'require') {
      const item = items.get(deed.field)
      if (item && isAsked(item) && shown.has(item.id)) required.add(item.id)
    } else if (deed.kind === 'end') ending ??= deed.ending
    else recipients.add(deed.recipient)
  }
  return {
    shown,
    required,
    pages: [...met],
    ending: form.endings.find(({ id }) => id === ending)?.id ?? form.endings[0]?.id,
    recipients: [...recipients],
  }
}
