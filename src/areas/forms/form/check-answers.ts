import { isCountry } from '#kernel/countries.ts'
import { storableText } from '#kernel/storable-text.ts'
import { trimmed } from '#kernel/tidy-text.ts'
import { checkField, type FieldFault, type Place } from './check-field.ts'
import {
  addressParts,
  fieldsOf,
  isAsked,
  OTHER,
  partName,
  type Answer,
  type Answers,
  type Form,
  type FormField,
  type HiddenField,
  type LocalId,
  type PostedFile,
} from './form.ts'
import { courseOf, type Course } from './logic.ts'

/** What a browser posted, by the names of the controls; a name that stood twice has two strings. */
export interface Posted {
  readonly entries: ReadonlyMap<string, readonly string[]>
  readonly files: ReadonlyMap<string, readonly PostedFile[]>
  /** Fields that were in sight when it was sent, where the page says so. */
  readonly seen?: ReadonlySet<LocalId>
}

export interface CheckedAnswers {
  /** Of what was to be shown, and without fault. */
  readonly answers: Answers
  /** By field, in the order of the form. */
  readonly faults: ReadonlyMap<LocalId, FieldFault>
  /** What an answer may have been meant to be; refuses nothing. */
  readonly hints: ReadonlyMap<LocalId, FieldFault>
  /** What the answers bring into sight that the sender has not seen: the form is shown again with it. */
  readonly unseen: readonly LocalId[]
  readonly course: Course
}

/** Longest hidden value, in UTF-16 units. The sender cannot correct it, so it is cut and not refused. */
const HIDDEN_MAX = 2_000

function hiddenValue({ id, from }: HiddenField, entries: Posted['entries'], place: Place): string {
  if (from.source === 'fixed') return from.value
  const given = from.source === 'page' ? place.page : (entries.get(id)?.[0] ?? '')
  return storableText(given.slice(0, HIDDEN_MAX))
}

/** The strings of a control that say something, without what cannot be stored and otherwise as they came. */
function said(entries: Posted['entries'], name: string): readonly string[] {
  return (entries.get(name) ?? []).map(storableText).filter((text) => trimmed(text) !== '')
}

/** What was posted for a field; undefined where that is nothing. */
function postedFor(field: FormField, { entries, files }: Posted) {
  const values = said(entries, field.id)
  const posted = {
    values,
    other: said(entries, partName(field.id, OTHER))[0],
    parts: new Map(addressParts.map((part) => [part, said(entries, partName(field.id, part))[0]])),
    // A control of files that is left empty is posted as a file without a name.
    files: (files.get(field.id) ?? [])
      .filter(({ name, bytes }) => name !== '' || bytes > 0)
      .map((file) => ({ ...file, name: storableText(file.name), type: storableText(file.type) })),
  }
  // A country that is set beforehand is no address.
  const hasAddress = addressParts.some((part) => part !== 'country' && posted.parts.get(part) !== undefined)
  const isSaid =
    field.kind === 'file'
      ? posted.files.length > 0
      : field.kind === 'address'
        ? hasAddress
        : values.length > 0
  return isSaid ? posted : undefined
}

/**
 * Checks what was posted to a form: the same code in the browser, for a hint in time, and on the server, which decides.
 * Names that the form does not know are passed over. Answers to what the form's rules did not show are neither
 * checked nor kept.
 */
export function checkAnswers(form: Form, posted: Posted, place: Place): CheckedAnswers {
  const read = new Map<LocalId, Answer>()
  const faults = new Map<LocalId, FieldFault>()
  const hints = new Map<LocalId, FieldFault>()
  const home = { ...place, country: isCountry(place.country) ? place.country : '' }
  for (const field of fieldsOf(form)) {
    if (field.kind === 'hidden') {
      const value = hiddenValue(field, posted.entries, home)
      if (value !== '') read.set(field.id, value)
      continue
    }
    const given = postedFor(field, posted)
    if (!given) continue
    const checked = checkField(field, given, home)
    if ('fault' in checked) faults.set(field.id, checked.fault)
    else {
      read.set(field.id, checked.answer)
      if (checked.hint) hints.set(field.id, checked.hint)
    }
  }

  const course = courseOf(form, read)
  const asked = form.items.filter(isAsked).filter(({ id }) => course.shown.has(id))
  const found = new Map<LocalId, FieldFault>()
  for (const field of asked) {
    const isMissing = course.required.has(field.id) && !read.has(field.id)
    const fault = faults.get(field.id) ?? (isMissing ? missing(field) : undefined)
    if (fault) found.set(field.id, fault)
  }
  const isKept = ([id]: readonly [LocalId, unknown]) => course.shown.has(id)
  return {
    answers: new Map([...read].filter(isKept)),
    faults: found,
    hints: new Map([...hints].filter(isKept)),
    unseen: posted.seen ? asked.map(({ id }) => id).filter((id) => !posted.seen?.has(id)) : [],
    course,
  }
}

function missing(field: FormField): FieldFault {
  if (field.kind === 'consent') return { key: 'form.fault.consent' }
  if (field.kind === 'file') return { key: 'form.fault.file_required' }
  return { key: 'form.fault.required' }
}
