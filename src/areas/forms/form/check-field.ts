import { emailOf } from '#kernel/email.ts'
import { isCountry } from '#kernel/countries.ts'
import { dayMilliseconds } from '#kernel/i18n/formats.ts'
import {
  addressParts,
  FILE_BYTES_MAX,
  FILES_MAX,
  LINE_MAX,
  LONG_TEXT_MAX,
  OTHER,
  type AddressPart,
  type Answer,
  type AskedField,
  type ChoiceField,
  type DateField,
  type DropdownField,
  type FileField,
  type FileGroup,
  type NumberField,
  type PostedFile,
  type SeveralField,
  type TextField,
  type TimeField,
} from './form.ts'
import { mailHint } from './mail-hint.ts'
import { isOnStep, readNumber } from './number.ts'
import { readPhone } from './phone.ts'
import { isPostcode, needsOf } from './postal-address.ts'

/** The messages of a field, keys of the visitor's words (README). */
export const faultKeys = [
  'form.fault.required',
  'form.fault.consent',
  'form.fault.line',
  'form.fault.short',
  'form.fault.long',
  'form.fault.letters',
  'form.fault.digits',
  'form.fault.postcode',
  'form.fault.mail',
  'form.fault.phone',
  'form.fault.address_part',
  'form.fault.country',
  'form.fault.number',
  'form.fault.number_ambiguous',
  'form.fault.number_digits',
  'form.fault.least',
  'form.fault.most',
  'form.fault.step',
  'form.fault.choice',
  'form.fault.one_choice',
  'form.fault.other',
  'form.fault.full',
  'form.fault.few_choices',
  'form.fault.many_choices',
  'form.fault.date',
  'form.fault.past',
  'form.fault.weekday',
  'form.fault.early',
  'form.fault.late',
  'form.fault.time',
  'form.fault.file_required',
  'form.fault.files_off',
  'form.fault.many_files',
  'form.fault.file_size',
  'form.fault.file_empty',
  'form.fault.file_kind',
  'form.fault.file_infected',
  'form.hint.mail',
] as const
export type FaultKey = (typeof faultKeys)[number]

/** What is said at a field: a message, its values, and of an address the part it is about. */
export interface FieldFault {
  readonly key: FaultKey
  readonly values?: { readonly [name: string]: string | number }
  readonly part?: AddressPart
}

/** Where and when a form is answered. */
export interface Place {
  /** BCP 47, of the page: how numbers are written. */
  readonly locale: string
  /** ISO 3166-1 alpha-2, of the site: where telephones and addresses are unless they say so. */
  readonly country: string
  /** Today in the site's time zone, `2026-11-20`. */
  readonly today: string
  /** The path of its page. */
  readonly page: string
  /** Whether the site takes files. */
  readonly takesFiles: boolean
}

/** What was posted for one field: at least something. */
export interface PostedField {
  readonly values: readonly string[]
  readonly other: string | undefined
  readonly parts: ReadonlyMap<AddressPart, string | undefined>
  readonly files: readonly PostedFile[]
}

type Checked = { readonly answer: Answer; readonly hint?: FieldFault } | { readonly fault: FieldFault }

const fault = (key: FaultKey, values?: FieldFault['values'], part?: AddressPart): { fault: FieldFault } => ({
  fault: { key, ...(values && { values }), ...(part && { part }) },
})

/** Length as browsers count it for `maxlength`: a line end is one, however it is posted. */
const lengthOf = (text: string): number => text.length - (text.match(/\r\n/g)?.length ?? 0)

const LINE_END = /[\r\n\u2028\u2029]/

function checkLength(text: string, least: number, most: number): Checked {
  const length = lengthOf(text)
  if (length < least) return fault('form.fault.short', { least, length })
  if (length > most) return fault('form.fault.long', { most, length })
  return { answer: text }
}

function checkLine(text: string, field: { least?: number; most?: number } = {}): Checked {
  if (LINE_END.test(text)) return fault('form.fault.line')
  return checkLength(text, field.least ?? 0, Math.min(field.most ?? LINE_MAX, LINE_MAX))
}

function checkText(text: string, field: TextField, place: Place): Checked {
  const line = checkLine(text, field)
  if ('fault' in line) return line
  const bare = text.trim()
  if (field.pattern === 'letters' && !/^[\p{L}\p{M}\s'’.-]+$/u.test(bare)) return fault('form.fault.letters')
  if (field.pattern === 'digits' && !/^\p{Nd}+$/u.test(bare)) return fault('form.fault.digits')
  if (field.pattern === 'postcode' && !isPostcode(text, place.country)) return fault('form.fault.postcode')
  return line
}

function checkMail(text: string): Checked {
  const address = text.length > LINE_MAX ? null : emailOf(text)
  if (address === null) return fault('form.fault.mail')
  const meant = mailHint(address)
  return meant === undefined
    ? { answer: address }
    : { answer: address, hint: { key: 'form.hint.mail', values: { meant } } }
}

function checkAddress(parts: PostedField['parts'], place: Place): Checked {
  const country = parts.get('country')?.trim().toUpperCase() || place.country
  if (country !== '' && !isCountry(country)) return fault('form.fault.country', undefined, 'country')
  const needs = needsOf(country)
  const given: { [Part in AddressPart]?: string } = {}
  for (const part of addressParts) {
    const text = part === 'country' ? country || undefined : parts.get(part)
    const isNeeded =
      part === 'line1' || part === 'city' || (part !== 'line2' && part !== 'country' && needs[part])
    if (text === undefined) {
      if (isNeeded) return fault('form.fault.address_part', undefined, part)
      continue
    }
    const line = checkLine(text)
    if ('fault' in line) return { fault: { ...line.fault, part } }
    if (part === 'postcode' && !isPostcode(text, country))
      return fault('form.fault.postcode', undefined, part)
    given[part] = text
  }
  return { answer: given }
}

/** What a number breaks of a field's bounds; null where nothing. */
function numberFault(
  value: number,
  { least, most, step }: Partial<NumberField>,
): { fault: FieldFault } | null {
  if (least !== undefined && value < least) return fault('form.fault.least', { least })
  if (most !== undefined && value > most) return fault('form.fault.most', { most })
  if (step !== undefined && !isOnStep(value, step, least)) return fault('form.fault.step', { step })
  return null
}

function checkNumber(text: string, field: Partial<NumberField>, place: Place): Checked {
  const read = readNumber(text, place.locale, (value) => numberFault(value, field) === null)
  if ('value' in read) return numberFault(read.value, field) ?? { answer: read.value }
  if (read.fault === 'ambiguous') return fault('form.fault.number_ambiguous')
  return fault(read.fault === 'digits' ? 'form.fault.number_digits' : 'form.fault.number')
}

function checkOptions(posted: PostedField, field: ChoiceField | DropdownField | SeveralField): Checked {
  const chosen = [...new Set(posted.values)]
  const offered = new Set(field.options.map(({ id }) => id))
  const isOther = chosen.includes(OTHER) && field.other === true
  if (chosen.some((one) => !offered.has(one) && !(isOther && one === OTHER)))
    return fault('form.fault.choice')
  if (field.kind === 'several') {
    const { least, most } = field
    if (least !== undefined && chosen.length < least) return fault('form.fault.few_choices', { least })
    if (most !== undefined && chosen.length > most) return fault('form.fault.many_choices', { most })
  } else if (chosen.length > 1) return fault('form.fault.one_choice')
  // In the order of the form, whichever the browser sent.
  const options = field.options.map(({ id }) => id).filter((id) => chosen.includes(id))
  if (!isOther) return { answer: { options } }
  if (posted.other === undefined) return fault('form.fault.other')
  const other = checkLine(posted.other)
  return 'fault' in other ? other : { answer: { options, other: posted.other } }
}

function checkDate(text: string, field: DateField, place: Place): Checked {
  const day = text.trim()
  const at = dayMilliseconds(day)
  if (at === null) return fault('form.fault.date')
  if (field.notPast === true && day < place.today) return fault('form.fault.past')
  if (field.from !== undefined && day < field.from) return fault('form.fault.early', { from: field.from })
  if (field.to !== undefined && day > field.to) return fault('form.fault.late', { to: field.to })
  const weekday = new Date(at).getUTCDay() || 7
  if (field.weekdays && !field.weekdays.includes(weekday)) return fault('form.fault.weekday', { weekday })
  return { answer: day }
}

function checkTime(text: string, field: TimeField): Checked {
  // Some browsers send seconds.
  const time = /^(([01]\d|2[0-3]):[0-5]\d)(:00(\.0{1,3})?)?$/.exec(text.trim())?.[1]
  if (time === undefined) return fault('form.fault.time')
  if (field.from !== undefined && time < field.from) return fault('form.fault.early', { from: field.from })
  if (field.to !== undefined && time > field.to) return fault('form.fault.late', { to: field.to })
  return { answer: time }
}

/** How names of files end, by group. What a file is, its first bytes say when it comes in. */
const endings: { readonly [Group in FileGroup]: readonly string[] } = {
  picture: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'heic', 'heif'],
  pdf: ['pdf'],
  document: [
    'txt',
    'rtf',
    'doc',
    'docx',
    'odt',
    'xls',
    'xlsx',
    'ods',
    'csv',
    'ppt',
    'pptx',
    'odp',
    'pages',
    'numbers',
  ],
  audio: ['mp3', 'm4a', 'wav', 'ogg', 'oga', 'flac'],
  video: ['mp4', 'mov', 'webm', 'm4v'],
  archive: ['zip'],
}

/** The value of `accept` of a field's control. */
export function acceptOf({ groups }: FileField): string {
  const names = groups.length === 0 ? (Object.keys(endings) as FileGroup[]) : groups
  return names.flatMap((group) => endings[group].map((ending) => `.${ending}`)).join(',')
}

function checkFiles(files: readonly PostedFile[], field: FileField, place: Place): Checked {
  if (!place.takesFiles) return fault('form.fault.files_off')
  const most = Math.min(field.most, FILES_MAX)
  if (files.length > most) return fault('form.fault.many_files', { most })
  const taken = new Set(acceptOf(field).split(','))
  for (const { name, bytes } of files) {
    if (bytes === 0) return fault('form.fault.file_empty', { name })
    if (bytes > FILE_BYTES_MAX) return fault('form.fault.file_size', { name, most: FILE_BYTES_MAX })
    if (!taken.has(name.slice(name.lastIndexOf('.')).toLowerCase()))
      return fault('form.fault.file_kind', { name })
  }
  return { answer: { files } }
}

/**
 * Checks what was posted for one field: the answer as it is kept, or what is to be said at the field. Of a control that
 * has one value, a second one is passed over.
 */
export function checkField(field: AskedField, posted: PostedField, place: Place): Checked {
  const text = posted.values[0] ?? ''
  switch (field.kind) {
    case 'text':
      return checkText(text, field, place)
    case 'long-text':
      return checkLength(text, field.least ?? 0, Math.min(field.most ?? LONG_TEXT_MAX, LONG_TEXT_MAX))
    case 'name':
      return checkLine(text)
    case 'mail':
      return checkMail(text)
    case 'phone': {
      const phone = LINE_END.test(text) ? null : readPhone(text, place.country)
      return phone ? { answer: phone } : fault('form.fault.phone')
    }
    case 'address':
      return checkAddress(posted.parts, place)
    case 'number':
      return checkNumber(text, field, place)
    case 'rating':
      return checkNumber(text, { least: 1, most: field.most, step: 1 }, place)
    case 'scale':
      return checkNumber(text, { least: field.least, most: field.most, step: 1 }, place)
    case 'choice':
    case 'dropdown':
    case 'several':
      return checkOptions(posted, field)
    case 'date':
      return checkDate(text, field, place)
    case 'time':
      return checkTime(text, field)
    case 'file':
      return checkFiles(posted.files, field, place)
    case 'consent':
      return { answer: { words: field.words, version: field.wordsVersion } }
  }
}
