import type { OwnerKey } from '#kernel/messages/message.ts'
import type { TextJson } from './text/text-json.ts'
import { textOf } from './text/text-json.ts'
import type { FileValue, ImageValue, LinkValue } from './values.ts'

/*
 * A block's fields are declared once. From them come the validation (`field-shape.ts`), the
 * inspector's controls and the list of texts to translate.
 */

/** What every field may say about itself. `label` and `help` are keys of the owner's messages. */
export interface FieldOptions {
  readonly label: OwnerKey
  readonly help?: OwnerKey
  /** `main` is always in sight, `more` behind "More". */
  readonly group?: 'main' | 'more'
  /** Shown in the inspector only while this holds for the block's props (defaults filled in). */
  readonly when?: (props: { readonly [name: string]: unknown }) => boolean
}

interface FieldBase<Kind extends string, Value> extends FieldOptions {
  readonly kind: Kind
  /** What holds while nothing is stored. */
  readonly default: Value
  /** Holds words that a translation of the site replaces. */
  readonly translate: boolean
}

export interface TextField extends FieldBase<'text', string> {
  /** Longest text, in UTF-16 units. */
  readonly max: number
  readonly multiline: boolean
  /** Key of the message shown in the empty control. */
  readonly placeholder?: OwnerKey
  /** Key of what is said below the control of words that lead to nothing; they are stored as they are. */
  readonly faultOf?: (words: string) => OwnerKey | undefined
}

export interface RichTextField extends FieldBase<'richText', TextJson> {
  /** `full`: headings, lists, quotes, pictures …; `inline`: one paragraph with marks. */
  readonly flavour: 'full' | 'inline'
}

export interface NumberField extends FieldBase<'number', number> {
  readonly min: number
  readonly max: number
  readonly step: number
  /** Shown after the number, as it is: `px`, `s`, `%`. */
  readonly unit?: string
}

export type ToggleField = FieldBase<'toggle', boolean>

export interface ChoiceOption<Value extends string = string> {
  readonly value: Value
  /** Key of the owner's messages. */
  readonly label: OwnerKey
  /** Name of an icon; with icons on all options the control is a row of buttons. */
  readonly icon?: string
}

export interface ChoiceField<Value extends string = string> extends FieldBase<'choice', Value> {
  readonly options: readonly ChoiceOption<Value>[]
}

/** Roles of a theme and slots of the palette that a person may pick; `auto` leaves it to the theme. */
export const colourNames = [
  'auto',
  'text',
  'heading',
  'muted',
  'link',
  'paper',
  'tint',
  'accent',
  'shade',
  'ink',
] as const
export type ColourName = (typeof colourNames)[number]
export type ColourField = FieldBase<'colour', ColourName>

/** A CSS length such as `12px`, `1.5rem` or `40%`. */
export type LengthValue = string
export interface LengthField extends FieldBase<'length', LengthValue> {
  readonly units: readonly ('px' | 'rem' | 'em' | '%' | 'vw' | 'vh')[]
  readonly max: number
}

export interface ImageField extends FieldBase<'image', ImageValue | undefined> {
  /** Width over height that a crop keeps; free when absent. */
  readonly ratio?: number
}

export interface FileField extends FieldBase<'file', FileValue | undefined> {
  /** Media types offered, such as `audio/*`; any when empty. */
  readonly accept: readonly string[]
}

export type LinkField = FieldBase<'link', LinkValue | undefined>

/** `2026-03-01`, or with a wall time `2026-03-01T18:30` in the site's zone. */
export interface DateField extends FieldBase<'date', string | undefined> {
  readonly time: boolean
}

export interface CodeField extends FieldBase<'code', string> {
  readonly language: string
  readonly max: number
}

export interface MarkdownField extends FieldBase<'markdown', string> {
  readonly max: number
}

/** Chooses a row of some area (a collection, a form, a product) by id; the area offers the choice. */
export interface ReferenceField extends FieldBase<'reference', string | undefined> {
  /** Name of the source, such as `collections.collection`; the inspector asks it for its options. */
  readonly to: string
}

/** Items of one shape, each named by an `id`; an item's text merges with another item's edits. */
export interface ListField<F extends Fields = Fields> extends FieldBase<'list', readonly ItemOf<F>[]> {
  readonly of: F
  readonly max: number
  /** The field of an item whose words name it in the inspector. */
  readonly itemLabel?: string
  /** Key of the message on the button that adds one. */
  readonly addLabel: OwnerKey
}

export type Field =
  | TextField
  | RichTextField
  | NumberField
  | ToggleField
  | ChoiceField
  | ColourField
  | LengthField
  | ImageField
  | FileField
  | LinkField
  | DateField
  | CodeField
  | MarkdownField
  | ReferenceField
  | ListFieldOfAny

/** A list field whose item shape is not known here. */
export interface ListFieldOfAny extends FieldBase<'list', readonly { readonly id: string }[]> {
  readonly of: Fields
  readonly max: number
  readonly itemLabel?: string
  readonly addLabel: OwnerKey
}

export interface Fields {
  readonly [name: string]: Field
}

/** The value a field gives to a view: stored, or else its default. */
export type ValueOf<F> = F extends { readonly default: infer Value } ? Value : never

/** The props a view receives for these fields. */
export type PropsOf<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> }

/** An item of a list field. */
export type ItemOf<F extends Fields> = PropsOf<F> & { readonly id: string }

type With<Options, Value> = FieldOptions & Options & { readonly default?: Value }

/** A line or a few lines of plain words. */
export function text(
  options: With<
    Partial<Pick<TextField, 'max' | 'multiline' | 'placeholder' | 'faultOf' | 'translate'>>,
    string
  >,
): TextField {
  return { max: 500, multiline: false, translate: true, default: '', ...options, kind: 'text' }
}

/** Words with headings, marks and lists, edited in place on the canvas. */
export function richText(options: With<{ flavour?: 'full' | 'inline' }, TextJson>): RichTextField {
  return { flavour: 'full', translate: true, default: textOf(), ...options, kind: 'richText' }
}

export function number(
  options: FieldOptions & { default: number; min: number; max: number; step?: number; unit?: string },
): NumberField {
  return { step: 1, translate: false, ...options, kind: 'number' }
}

export function toggle(options: With<unknown, boolean>): ToggleField {
  return { translate: false, default: false, ...options, kind: 'toggle' }
}

/** One of a few; the type of the value is the union of the options' values. */
export function choice<const Options extends readonly ChoiceOption[]>(
  options: FieldOptions & { options: Options; default: NoInfer<Options[number]['value']> },
): ChoiceField<Options[number]['value']> {
  return { translate: false, ...options, kind: 'choice' }
}

export function colour(options: With<unknown, ColourName>): ColourField {
  return { translate: false, default: 'auto', ...options, kind: 'colour' }
}

export function length(
  options: FieldOptions & { default: LengthValue; units?: LengthField['units']; max?: number },
): LengthField {
  return { units: ['px', 'rem', '%'], max: 4_000, translate: false, ...options, kind: 'length' }
}

/** A picture of the library. Its alt text is words, so a translation replaces it. */
export function image(options: With<{ ratio?: number }, ImageValue>): ImageField {
  return { translate: true, default: undefined, ...options, kind: 'image' }
}

export function file(options: With<{ accept?: readonly string[] }, FileValue>): FileField {
  return { accept: [], translate: false, default: undefined, ...options, kind: 'file' }
}

export function link(options: With<unknown, LinkValue>): LinkField {
  return { translate: false, default: undefined, ...options, kind: 'link' }
}

export function date(options: With<{ time?: boolean }, string>): DateField {
  return { time: false, translate: false, default: undefined, ...options, kind: 'date' }
}

export function code(options: With<{ language?: string; max?: number }, string>): CodeField {
  return { language: 'text', max: 50_000, translate: false, default: '', ...options, kind: 'code' }
}

export function markdown(options: With<{ max?: number }, string>): MarkdownField {
  return { max: 50_000, translate: true, default: '', ...options, kind: 'markdown' }
}

export function reference(options: With<{ to: string }, string>): ReferenceField {
  return { translate: false, default: undefined, ...options, kind: 'reference' }
}

export function list<const F extends Fields>(
  options: FieldOptions & {
    of: F
    addLabel: OwnerKey
    max?: number
    itemLabel?: keyof F & string
    default?: readonly ItemOf<F>[]
  },
): ListField<F> {
  return { max: 100, translate: true, default: [], ...options, kind: 'list' }
}
