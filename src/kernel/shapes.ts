/**
 * The zod pieces that inputs are made of. The message of each rule is a refusal code
 * (`shape.email` → message `refusal.shape.email`); rules that zod has itself (length, type)
 * keep zod's own issue codes.
 */
import type { RefusalCode } from './messages/message.ts'
import { z } from 'zod'
import { isCountry } from './countries.ts'
import { EMAIL_MAX, emailOf } from './email.ts'
import { dayMilliseconds } from './i18n/formats.ts'
import { isLocale } from './i18n/locales.ts'
import { isId } from './ids.ts'
import { isCurrency } from './money/currency.ts'
import { refuse } from './refusal.ts'
import { isStorable } from './storable-text.ts'
import { composed, trimmed } from './tidy-text.ts'
import { isTimeZone } from './zoned-time.ts'
import {
  PAGE_SLUG_MAX,
  SITE_NAME_MAX,
  SITE_NAME_MIN,
  isPageSlug,
  siteNameFault,
  slugSpelling,
} from './slug.ts'

/** The refusal codes that the shapes here give, all of which the catalogues translate. */
export const shapeCodes = [
  'field.required',
  'shape.text',
  'shape.line',
  'shape.email',
  'shape.slug',
  'shape.site_name',
  'shape.site_name_reserved',
  'shape.id',
  'shape.locale',
  'shape.currency',
  'shape.country',
  'shape.time_zone',
  'shape.amount',
  'shape.cursor',
  'shape.url',
  'shape.date',
  'shape.time',
] as const satisfies readonly RefusalCode[]

export type ShapeCode = (typeof shapeCodes)[number]

function code(text: ShapeCode): { message: ShapeCode } {
  return { message: text }
}

/** The largest whole number of a column of the usual kind (PostgreSQL's `integer`). */
export const LARGEST_INTEGER = 2_147_483_647

/** Letters, digits, signs: anything that is seen. Fillers and the blank of Braille are letters to Unicode. */
const SEEN = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * Embeddings, overrides and isolates of direction (UAX #9): one that is left open turns round whatever stands behind
 * it, in a mail or a list the words of somebody else. Letters know their own direction, and the marks for it stay.
 */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g

/** What no header of a mail takes either: a name that has one would keep every mail from its holder. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u

/**
 * One line that must say something that is seen: trimmed, NFC, 1 to `max` characters (UTF-16 units, as forms
 * count them), without control characters.
 */
export function trimmedText(max: number) {
  return line(max)
    .min(1, { ...code('field.required'), abort: true })
    .refine((text) => SEEN.test(text), code('field.required'))
}

/** One line that may be empty: as `trimmedText`, from no character on. */
export function line(max: number) {
  return z
    .string()
    .refine(isStorable, { ...code('shape.text'), abort: true })
    .overwrite((text) => composed(trimmed(text.replace(TURNING, ''))))
    .refine((text) => !CONTROL.test(text), { ...code('shape.line'), abort: true })
    .max(max)
}

/**
 * Text of several lines: line ends become `\n`, the end is trimmed, control characters that no
 * feed or document may hold (XML 1.0 §2.2) are dropped; 0 to `max` characters.
 */
export function longText(max: number) {
  return z
    .string()
    .refine(isStorable, { ...code('shape.text'), abort: true })
    .overwrite((text) =>
      composed(
        text
          .replace(/\r\n?|[\u000b\u0085\u2028\u2029]/g, '\n')
          .replace(/[\u0001-\u0008\u000c\u000e-\u001f\u007f]/g, '')
          .trimEnd(),
      ),
    )
    .max(max)
}

/**
 * An e-mail address: lower-cased, international domains in ASCII form; carriage return, line feed
 * and NUL are refused wherever they stand, quoted local parts and address literals too.
 */
export const email = z
  .string()
  .max(EMAIL_MAX + 64)
  .refine((text) => emailOf(text) !== null, { ...code('shape.email'), abort: true })
  .overwrite((text) => emailOf(text) ?? text)
  .meta({ format: 'email' })

/** What a call answers that only does something. */
export const nothing = z.object({})

/** A UUID in the one spelling we write. */
export const id = z.string().refine(isId, code('shape.id')).meta({ format: 'uuid' })

/** A page's address without its first slash, of one part or several: as `isPageSlug` judges it. */
export const slug = z
  .string()
  .overwrite(slugSpelling)
  .max(PAGE_SLUG_MAX)
  .refine(isPageSlug, code('shape.slug'))

/** The name of a site under the base domain: 3–63, fit for DNS, and none of the platform's own. */
export const siteName = z
  .string()
  .overwrite((text) => text.trim().toLowerCase())
  .min(SITE_NAME_MIN)
  .max(SITE_NAME_MAX)
  .refine((text) => !['characters', 'hyphens'].includes(siteNameFault(text) ?? ''), code('shape.site_name'))
  .refine((text) => siteNameFault(text) !== 'reserved', code('shape.site_name_reserved'))

/** A locale of ours (any member, visitor or translation locale), in the spelling of the lists. */
export const locale = z.string().refine(isLocale, code('shape.locale'))

/** A currency of ISO 4217, in upper case. Which of them a store is offered is another matter. */
export const currency = z.string().refine(isCurrency, code('shape.currency'))

/** A country of ISO 3166-1 alpha-2, in upper case. Sanctions are for the verb to refuse. */
export const country = z.string().refine(isCountry, code('shape.country'))

/** A time zone of the IANA database, by name. */
export const timeZone = z.string().max(64).refine(isTimeZone, code('shape.time_zone'))

/** A decimal amount as text, at most 20 digits before the point and 20 behind; no exponent, no sign but minus. */
export const amount = z.string().regex(/^-?\d{1,20}(\.\d{1,20})?$/, code('shape.amount'))

/** A sum of money as it travels (contract §1). */
export const money = z.strictObject({ decimalValue: amount, currencyCode: currency })

/** An absolute http or https address of at most 2,000 characters, without a name or password in it. */
export const webUrl = z
  .string()
  .overwrite((text) => text.trim())
  .max(2000)
  .refine((text) => {
    if (CONTROL.test(text) || !URL.canParse(text)) return false
    const url = new URL(text)
    return /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  }, code('shape.url'))
  .meta({ format: 'uri' })

/** The first and the last moment that are told in four digits of a year: others are written in other ways. */
const FIRST_MOMENT = Date.parse('0001-01-01T00:00:00Z')
const LAST_MOMENT = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

/** Whether a moment is one of those, as UTC tells it. */
function isToldPlainly(text: string): boolean {
  const at = Date.parse(text)
  return at >= FIRST_MOMENT && at <= LAST_MOMENT
}

/** A moment in UTC: `2026-11-23T08:00:00Z`. */
export const moment = z.iso.datetime().refine(isToldPlainly, code('shape.date'))

/** A moment in UTC or with its offset: `2026-11-23T09:00:00+01:00`. */
export const instant = z.iso.datetime({ offset: true }).refine(isToldPlainly, code('shape.date'))

/** A day of the calendar, `2026-11-20`. */
export const plainDate = z
  .string()
  .refine((text) => dayMilliseconds(text) !== null, code('shape.date'))
  .meta({ format: 'date' })

/** A time of day to the minute, `09:30`. */
export const plainTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, code('shape.time'))

/** Rows a page of a list holds unless asked, and at most. */
export const PAGE_LIMIT = 50
export const PAGE_LIMIT_MAX = 100

/**
 * What a list is asked with: where to go on (`next` of the page before), and how many rows
 * (1–100, 50 unless given; as text too, for it comes in a query).
 */
export const cursorPage = z.object({
  // Long enough for the longest name a list is ordered by, 255 letters of three bytes each, and an id.
  cursor: z
    .string()
    .max(1200)
    .regex(/^[A-Za-z0-9_-]+$/, code('shape.cursor'))
    .optional(),
  limit: z.coerce.number<number | string>().int().min(1).max(PAGE_LIMIT_MAX).default(PAGE_LIMIT),
})

export type CursorPage = z.output<typeof cursorPage>

/** What a list answers with: its rows, and the cursor of the next page, `null` at the end. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), next: z.string().nullable() })
}

/**
 * Several values of a query: a key that stands once comes as one value, and repeated as a list.
 * At most `max` of them (100 unless given).
 */
export function queryList<Item extends z.ZodType>(
  item: Item,
  max = 100,
): z.ZodType<z.output<Item>[], z.input<Item>[]> {
  const list = z.array(item).max(max)
  return z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    list,
  ) as unknown as z.ZodType<z.output<Item>[], z.input<Item>[]>
}

/**
 * What the values of a cursor are: a moment in whole milliseconds since 1970 UTC, another whole number that is not
 * negative, an id, or any text that can be stored.
 */
export type CursorKind = 'moment' | 'count' | 'id' | 'text'
type CursorValues<Kinds extends readonly CursorKind[]> = {
  readonly [At in keyof Kinds]: Kinds[At] extends 'moment' | 'count' ? number : string
}

const isWhole = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most

const fitsKind: { readonly [Kind in CursorKind]: (value: unknown) => boolean } = {
  moment: (value) => isWhole(value, LAST_MOMENT),
  count: (value) => isWhole(value, Number.MAX_SAFE_INTEGER),
  id: (value) => typeof value === 'string' && isId(value),
  text: (value) => typeof value === 'string' && isStorable(value),
}

/** Writes a cursor, opaque to whoever carries it, from the sort values of a row. */
export function writeCursor(values: readonly (string | number)[]): string {
  let binary = ''
  for (const byte of new TextEncoder().encode(JSON.stringify(values))) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function valuesIn(cursor: string): unknown {
  try {
    const binary = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return null
  }
}

/** Reads a cursor of such values, in their order; `null` for anything that `writeCursor` did not write of them. */
export function readCursor<const Kinds extends readonly CursorKind[]>(
  cursor: string,
  kinds: Kinds,
): CursorValues<Kinds> | null {
  const values = valuesIn(cursor)
  if (!Array.isArray(values) || values.length !== kinds.length) return null
  return kinds.every((kind, at) => fitsKind[kind](values[at])) ? (values as CursorValues<Kinds>) : null
}

/**
 * Where a list goes on, as its caller says with the field `cursor`; `null` at its beginning.
 *
 * @throws Refusal `shape.cursor` (422) for a cursor that no list of these values gave
 */
export function placeIn<const Kinds extends readonly CursorKind[]>(
  cursor: string | undefined,
  kinds: Kinds,
): CursorValues<Kinds> | null {
  if (cursor === undefined) return null
  const place = readCursor(cursor, kinds)
  if (!place) throw refuse('invalid', 'shape.cursor', { field: 'cursor' })
  return place
}
