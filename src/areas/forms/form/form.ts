/*
 * What a form is, as it is stored, released and sent to browsers. One definition makes the markup, both checks, the
 * columns of the inbox and the export. Nothing here reaches zod (`form-shape.ts` does): an island reads it.
 */

/** The shape of stored definitions, for an upgrade of older ones. */
export const FORM_VERSION = 1

export const FIELDS_MAX = 100
export const PAGES_MAX = 20
export const OPTIONS_MAX = 100
export const RULES_MAX = 100
export const TESTS_MAX = 10
export const ENDINGS_MAX = 10
/** What one file and one field of files may hold (product book, forms). */
export const FILE_BYTES_MAX = 10 * 1024 * 1024
export const FILES_MAX = 5
/** Longest answers, in UTF-16 units: of one line and of several. */
export const LINE_MAX = 500
export const LONG_TEXT_MAX = 20_000

/** The first page has no item that begins it, and so no id of its own. */
export const FIRST_PAGE = 'first'

/** Names an item, option, rule or ending. Made once by `newLocalId`, and never given to another. */
export type LocalId = string

/** Whether a text may be such an id. It is a name in markup too: letters and digits only. */
export function isLocalId(text: string): boolean {
  return /^[a-z0-9]{6,20}$/.test(text)
}

interface ItemBase<Kind extends string> {
  readonly id: LocalId
  readonly kind: Kind
  /** The label of the control, or the heading. */
  readonly label: string
}

interface AskBase<Kind extends string> extends ItemBase<Kind> {
  readonly help?: string
  readonly required?: boolean
  /** Sealed where it is stored; hidden in lists, mails, webhooks, logs and recordings. */
  readonly sensitive?: boolean
}

/** Which characters a text may hold. Chosen from a list: owners cannot write patterns. */
export const textPatterns = ['letters', 'digits', 'postcode'] as const
export type TextPattern = (typeof textPatterns)[number]

export interface TextField extends AskBase<'text'> {
  readonly least?: number
  readonly most?: number
  readonly pattern?: TextPattern
}

export interface LongTextField extends AskBase<'long-text'> {
  readonly least?: number
  readonly most?: number
}

export interface NumberField extends AskBase<'number'> {
  readonly least?: number
  readonly most?: number
  /** Counted from `least`, or from 0; any number where it is absent. */
  readonly step?: number
}

export interface RatingField extends AskBase<'rating'> {
  /** How many stars: 2 to 10. */
  readonly most: number
}

export interface ScaleField extends AskBase<'scale'> {
  /** 0 or 1. */
  readonly least: number
  readonly most: number
  readonly leastLabel?: string
  readonly mostLabel?: string
}

export interface Option {
  readonly id: LocalId
  readonly label: string
  /** How many people may have it; no limit where absent. */
  readonly places?: number
}

interface OffersBase<Kind extends string> extends AskBase<Kind> {
  readonly options: readonly Option[]
  /** Whether "other" is offered, with words of one's own. */
  readonly other?: boolean
}

export type ChoiceField = OffersBase<'choice'>
export type DropdownField = OffersBase<'dropdown'>
export interface SeveralField extends OffersBase<'several'> {
  readonly least?: number
  readonly most?: number
}

export interface DateField extends AskBase<'date'> {
  /** Days of the calendar, `2026-11-20`. */
  readonly from?: string
  readonly to?: string
  /** Today, by the site's zone, is not past. */
  readonly notPast?: boolean
  /** Days of the week that may be chosen, 1 (Monday) to 7; all where absent. */
  readonly weekdays?: readonly number[]
}

export interface TimeField extends AskBase<'time'> {
  /** Times of day, `09:30`. */
  readonly from?: string
  readonly to?: string
}

export const fileGroups = ['picture', 'pdf', 'document', 'audio', 'video', 'archive'] as const
export type FileGroup = (typeof fileGroups)[number]

export interface FileField extends AskBase<'file'> {
  /** Kinds that are taken; all of them where empty. What a file really is, its content says later. */
  readonly groups: readonly FileGroup[]
  /** 1 to 5. */
  readonly most: number
}

export interface ConsentField extends AskBase<'consent'> {
  /** What is agreed to. Kept with each answer, with its version. */
  readonly words: string
  /** One more with each change of the words. */
  readonly wordsVersion: number
}

export interface HiddenField extends ItemBase<'hidden'> {
  readonly from:
    | { readonly source: 'fixed'; readonly value: string }
    /** A key of the query of the page's address. */
    | { readonly source: 'query'; readonly key: string }
    /** The path of the page it was sent from. */
    | { readonly source: 'page' }
  readonly sensitive?: boolean
}

export type AskedField =
  | TextField
  | LongTextField
  | AskBase<'name'>
  | AskBase<'mail'>
  | AskBase<'phone'>
  | AskBase<'address'>
  | NumberField
  | RatingField
  | ScaleField
  | ChoiceField
  | SeveralField
  | DropdownField
  | DateField
  | TimeField
  | FileField
  | ConsentField

/** What has an answer. */
export type FormField = AskedField | HiddenField

/** Items without an answer. A page begins with its item and ends before the next. */
export type FormItem =
  FormField | (ItemBase<'section'> & { readonly words?: string }) | ItemBase<'words'> | ItemBase<'page'>

export type ItemKind = FormItem['kind']

const wordsOnly: ReadonlySet<ItemKind> = new Set<ItemKind>(['section', 'words', 'page'])

/** Whether an item has an answer. */
export function isField(item: FormItem): item is FormField {
  return !wordsOnly.has(item.kind)
}

/** Whether a field is asked in sight, which a hidden one is not. */
export function isAsked(item: FormItem): item is AskedField {
  return isField(item) && item.kind !== 'hidden'
}

/** Whether a field offers options. */
export function offers(item: FormItem): item is ChoiceField | DropdownField | SeveralField {
  return item.kind === 'choice' || item.kind === 'dropdown' || item.kind === 'several'
}

export const testKinds = ['is', 'is-not', 'answered', 'empty', 'more', 'less'] as const

/** A question about one answer or hidden value. Options are named by their ids. */
export interface Test {
  readonly field: LocalId
  readonly kind: (typeof testKinds)[number]
  /** What it is compared with; `answered` and `empty` need none. */
  readonly value?: string
}

export type Deed =
  /** The item is shown only while such a rule holds; for a page, all its items. */
  | { readonly kind: 'show'; readonly item: LocalId }
  | { readonly kind: 'require'; readonly field: LocalId }
  /** After one page another, or (`null`) the end. */
  | { readonly kind: 'go-to'; readonly after: LocalId; readonly page: LocalId | null }
  | { readonly kind: 'end'; readonly ending: LocalId }
  /** By id: a definition goes to browsers, and addresses do not. */
  | { readonly kind: 'mail-to'; readonly recipient: LocalId }

export interface Rule {
  readonly id: LocalId
  readonly match: 'all' | 'any'
  readonly tests: readonly Test[]
  readonly deed: Deed
}

/** What the sender sees afterwards. */
export type Ending =
  | { readonly id: LocalId; readonly kind: 'words'; readonly words: string }
  | { readonly id: LocalId; readonly kind: 'page'; readonly page: string }
  | { readonly id: LocalId; readonly kind: 'address'; readonly address: string }
  | { readonly id: LocalId; readonly kind: 'file'; readonly words: string; readonly asset: string }

export interface Form {
  readonly version: typeof FORM_VERSION
  readonly items: readonly FormItem[]
  readonly rules: readonly Rule[]
  /** The first is the one where no rule says another. */
  readonly endings: readonly Ending[]
  /** Moments, ISO 8601 in UTC. */
  readonly opensAt?: string
  readonly closesAt?: string
  /** How many are taken in all. */
  readonly places?: number
  /** One answer a person, who is known by the link of a mail: it counts once that was opened. */
  readonly once?: 'mail-link'
}

/** The address by which the sender of a form is known: its one mail field that must be answered; null where there is none. */
export function addressField(form: Form): FormField | null {
  const fields = fieldsOf(form).filter(({ kind }) => kind === 'mail')
  const [field] = fields
  const isShown = !form.rules.some(({ deed }) => deed.kind === 'show' && deed.item === field?.id)
  const isOne = fields.length === 1 && field && isAsked(field) && field.required === true && isShown
  return isOne && field.sensitive !== true ? field : null
}

export interface FormPage {
  /** That of its item; {@link FIRST_PAGE} of the first. */
  readonly id: LocalId
  readonly items: readonly FormItem[]
}

/** The pages of a form in order, each with its items; a form without page items has one. */
export function pagesOf(form: Form): readonly FormPage[] {
  const pages: { id: LocalId; items: FormItem[] }[] = [{ id: FIRST_PAGE, items: [] }]
  for (const item of form.items) {
    if (item.kind === 'page') pages.push({ id: item.id, items: [] })
    else pages.at(-1)?.items.push(item)
  }
  return pages
}

/** The fields of a form in order, hidden ones among them. */
export function fieldsOf(form: Form): readonly FormField[] {
  return form.items.filter(isField)
}

/** The parts that an address is asked in, each a control named `FIELD.PART`. */
export const addressParts = ['line1', 'line2', 'postcode', 'city', 'region', 'country'] as const
export type AddressPart = (typeof addressParts)[number]

/** The name under which a browser sends a part of a field, or what "other" says. */
export function partName(field: LocalId, part: AddressPart | 'other'): string {
  return `${field}.${part}`
}

/** The option that "other" is sent as; ids are longer. */
export const OTHER = 'other'

const addressTokens: { readonly [Part in AddressPart]: string } = {
  line1: 'address-line1',
  line2: 'address-line2',
  postcode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
  country: 'country',
}

/** The value of `autocomplete` of a control (HTML §4.10.18.7), or undefined where a browser has nothing to fill in. */
export function autocompleteOf(field: FormField, part?: AddressPart): string | undefined {
  switch (field.kind) {
    case 'name':
      return 'name'
    case 'mail':
      return 'email'
    case 'phone':
      return 'tel'
    case 'address':
      return part && addressTokens[part]
    case 'text':
      return field.pattern === 'postcode' ? 'postal-code' : undefined
    default:
      return undefined
  }
}

/** A file as it came: what its bytes are, is looked into later. */
export interface PostedFile {
  /** The row that keeps it; the server's alone. */
  readonly id?: string
  readonly name: string
  /** Media type, as the browser says. */
  readonly type: string
  readonly bytes: number
}

/** An answer as it is kept. Each kind of field gives one of these. */
export type Answer =
  | string
  | number
  | { readonly typed: string; readonly e164: string | null }
  | { readonly [Part in AddressPart]?: string }
  | { readonly options: readonly LocalId[]; readonly other?: string }
  | { readonly files: readonly PostedFile[] }
  | { readonly words: string; readonly version: number }

/** Answers by field. A map, since an id may be `constructor`. */
export type Answers = ReadonlyMap<LocalId, Answer>
