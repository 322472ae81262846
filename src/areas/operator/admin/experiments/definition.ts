import { z } from 'zod'
import { isCountry } from '#kernel/countries.ts'
import { isLocale } from '#kernel/i18n/locales.ts'
import { isId } from '#kernel/ids.ts'
import { line, trimmedText } from '#kernel/shapes.ts'
import type { SiteStatus } from '#kernel/states/site-status.ts'
import type { SiteType } from '#kernel/states/site-type.ts'
import { type Experiment, experimentName, type Segment, segment as segmentShape } from '../../contract.ts'

/** A list typed with commas or line ends between. */
export const listed = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const typedList = (isOne: (text: string) => boolean, message: string) =>
  z
    .string()
    .max(20_000)
    .refine((text) => listed(text).every(isOne), { message })

type StickyBy = 'site' | 'account'

/**
 * A segment as it is edited: lists as text, shares as numbers that may be missing yet. Conditions of the other kind,
 * which the form does not show and {@link segmentOf} leaves out, stay as they were typed.
 */
const segmentForm = (stickyBy: StickyBy) =>
  z.object({
    name: trimmedText(60),
    statuses: z.array(z.string()),
    types: z.array(z.string()),
    countries:
      stickyBy === 'site' ? typedList((code) => isCountry(code.toUpperCase()), 'shape.country') : z.string(),
    languages: typedList(isLocale, 'shape.locale'),
    siteIds: stickyBy === 'site' ? typedList(isId, 'shape.id') : z.string(),
    accountIds: stickyBy === 'account' ? typedList(isId, 'shape.id') : z.string(),
    circle: z.boolean(),
    shares: z
      .array(
        z.object({
          variant: segmentShape.shape.shares.unwrap().shape.variant,
          weight: z.number().nullable(),
        }),
      )
      .min(1),
  })
export type SegmentForm = z.output<ReturnType<typeof segmentForm>>

const definitionOfKind = <Kind extends StickyBy>(stickyBy: Kind) =>
  z.object({
    name: experimentName,
    what: line(300),
    type: z.enum(['FEATURE_TOGGLE', 'AB_TEST']),
    stickyBy: z.literal(stickyBy),
    control: z.string().min(1, { message: 'field.required' }),
    segments: z.array(segmentForm(stickyBy)).min(1),
  })

export const definitionForm = z.discriminatedUnion('stickyBy', [
  definitionOfKind('site'),
  definitionOfKind('account'),
])
export type DefinitionForm = z.output<ReturnType<typeof definitionOfKind<StickyBy>>>

/** What the shares add up to in hundredths of a per cent: 10,000 is all. */
export function sumOf(shares: SegmentForm['shares']): number {
  return shares.reduce((sum, { weight }) => sum + Math.round((weight ?? 0) * 100), 0)
}

/** The last share takes what the others leave, so that all add up. */
export function filledUp(shares: SegmentForm['shares']): SegmentForm['shares'] {
  const others = sumOf(shares.slice(0, -1))
  return shares.map((one, n) =>
    n === shares.length - 1 ? { ...one, weight: Math.max(0, 10_000 - others) / 100 } : one,
  )
}

/** Shares as even as hundredths allow, the first taking what is left over. */
export function evened(shares: SegmentForm['shares']): SegmentForm['shares'] {
  const each = Math.floor(10_000 / shares.length)
  return shares.map((one, n) => ({
    ...one,
    weight: (n === 0 ? 10_000 - each * (shares.length - 1) : each) / 100,
  }))
}

/** A segment for everybody, as a new experiment begins with it. */
export function newSegment(type: Experiment['type'], name: string): SegmentForm {
  return {
    name,
    statuses: [],
    types: [],
    countries: '',
    languages: '',
    siteIds: '',
    accountIds: '',
    circle: false,
    shares:
      type === 'FEATURE_TOGGLE'
        ? [
            { variant: 'true', weight: 100 },
            { variant: 'false', weight: 0 },
          ]
        : [
            { variant: 'a', weight: 50 },
            { variant: 'b', weight: 50 },
          ],
  }
}

/**
 * A segment that gives everybody what an experiment answers with whose own segments cannot be read: its control. What
 * is entered anew begins with what holds, so that nobody is placed by what nobody entered.
 */
export function heldSegment(
  { type, control }: Pick<Experiment, 'type' | 'control'>,
  name: string,
): SegmentForm {
  const made = newSegment(type, name)
  const isAmong = made.shares.some(({ variant }) => variant === control)
  const shares = isAmong ? made.shares : [{ variant: control, weight: 0 }, ...made.shares.slice(1)]
  return {
    ...made,
    shares: shares.map((one) => ({ ...one, weight: one.variant === control ? 100 : 0 })),
  }
}

/** An experiment as it is edited. */
export function formOf(experiment: Experiment): DefinitionForm {
  return {
    name: experiment.name,
    what: experiment.what,
    type: experiment.type,
    stickyBy: experiment.stickyBy,
    control: experiment.control,
    segments: experiment.segments.map(({ name, audience, shares }) => ({
      name,
      statuses: audience.statuses.map(String),
      types: audience.types.map(String),
      countries: audience.countries.join(', '),
      languages: audience.languages.join(', '),
      siteIds: audience.siteIds.join('\n'),
      accountIds: audience.accountIds.join('\n'),
      circle: audience.circle,
      shares: shares.map((one) => ({ ...one })),
    })),
  }
}

/** A segment as the calls take it; conditions of the other kind are left out, as the form does not show them. */
function segmentOf(form: SegmentForm, stickyBy: StickyBy): Segment {
  const bySite = stickyBy === 'site'
  return {
    name: form.name,
    audience: {
      statuses: bySite ? form.statuses.map((code) => Number(code) as SiteStatus) : [],
      types: bySite ? form.types.map((code) => Number(code) as SiteType) : [],
      countries: bySite ? listed(form.countries).map((code) => code.toUpperCase()) : [],
      languages: listed(form.languages).filter(isLocale),
      siteIds: bySite ? listed(form.siteIds) : [],
      accountIds: bySite ? [] : listed(form.accountIds),
      circle: bySite && form.circle,
    },
    shares: form.shares.map(({ variant, weight }) => ({ variant, weight: weight ?? 0 })),
  }
}

/** What was edited, as the calls take it. */
export function definitionOf(form: DefinitionForm) {
  return {
    name: form.name,
    what: form.what,
    type: form.type,
    stickyBy: form.stickyBy,
    control: form.type === 'FEATURE_TOGGLE' ? 'false' : form.control,
    segments: form.segments.map((segment) => segmentOf(segment, form.stickyBy)),
  }
}
