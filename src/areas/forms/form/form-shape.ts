import { z } from 'zod'
import { trimmed } from '#kernel/tidy-text.ts'
import {
  id as rowId,
  line,
  longText,
  moment,
  plainDate,
  plainTime,
  trimmedText,
  webUrl,
} from '#kernel/shapes.ts'
import {
  ENDINGS_MAX,
  FIELDS_MAX,
  FILES_MAX,
  FIRST_PAGE,
  FORM_VERSION,
  fileGroups,
  isField,
  isLocalId,
  LINE_MAX,
  LONG_TEXT_MAX,
  OPTIONS_MAX,
  PAGES_MAX,
  RULES_MAX,
  TESTS_MAX,
  testKinds,
  textPatterns,
  type Form,
} from './form.ts'

const localId = z.string().refine(isLocalId)
const label = trimmedText(300)
const flag = z.boolean().optional()
/** Further, a number loses digits. */
const figure = z.number().min(-1e12).max(1e12)
const count = (most: number) => z.number().int().min(0).max(most)
const inOrder = (value: { least?: number; most?: number }) =>
  value.least === undefined || value.most === undefined || value.least <= value.most
const fromTo = (value: { from?: string; to?: string }) =>
  value.from === undefined || value.to === undefined || value.from <= value.to

const item = { id: localId, label }
const ask = { ...item, help: longText(1_000).optional(), required: flag, sensitive: flag }
const length = (most: number) => ({ least: count(most).optional(), most: count(most).min(1).optional() })
const options = z
  .array(z.strictObject({ id: localId, label, places: count(1_000_000).min(1).optional() }))
  .min(1)
  .max(OPTIONS_MAX)
const offering = { ...ask, options, other: flag }

const itemShape = z.discriminatedUnion('kind', [
  z
    .strictObject({
      ...ask,
      kind: z.literal('text'),
      ...length(LINE_MAX),
      pattern: z.literal(textPatterns).optional(),
    })
    .refine(inOrder),
  z.strictObject({ ...ask, kind: z.literal('long-text'), ...length(LONG_TEXT_MAX) }).refine(inOrder),
  z.strictObject({ ...ask, kind: z.literal('name') }),
  z.strictObject({ ...ask, kind: z.literal('mail') }),
  z.strictObject({ ...ask, kind: z.literal('phone') }),
  z.strictObject({ ...ask, kind: z.literal('address') }),
  z
    .strictObject({
      ...ask,
      kind: z.literal('number'),
      least: figure.optional(),
      most: figure.optional(),
      step: figure.min(0.000001).optional(),
    })
    .refine(inOrder),
  z.strictObject({ ...ask, kind: z.literal('rating'), most: count(10).min(2) }),
  z
    .strictObject({
      ...ask,
      kind: z.literal('scale'),
      least: count(1),
      most: count(10).min(2),
      leastLabel: line(100).optional(),
      mostLabel: line(100).optional(),
    })
    .refine(inOrder),
  z.strictObject({ ...offering, kind: z.literal('choice') }),
  z.strictObject({ ...offering, kind: z.literal('dropdown') }),
  z.strictObject({ ...offering, kind: z.literal('several'), ...length(OPTIONS_MAX) }).refine(inOrder),
  z
    .strictObject({
      ...ask,
      kind: z.literal('date'),
      from: plainDate.optional(),
      to: plainDate.optional(),
      notPast: flag,
      weekdays: z.array(count(7).min(1)).min(1).max(7).optional(),
    })
    .refine(fromTo),
  z
    .strictObject({ ...ask, kind: z.literal('time'), from: plainTime.optional(), to: plainTime.optional() })
    .refine(fromTo),
  z.strictObject({
    ...ask,
    kind: z.literal('file'),
    groups: z.array(z.literal(fileGroups)).max(fileGroups.length),
    most: count(FILES_MAX).min(1),
  }),
  z.strictObject({
    ...ask,
    kind: z.literal('consent'),
    words: longText(5_000).refine((words) => trimmed(words) !== ''),
    wordsVersion: count(1_000_000).min(1),
  }),
  z.strictObject({
    ...item,
    kind: z.literal('hidden'),
    sensitive: flag,
    from: z.discriminatedUnion('source', [
      z.strictObject({ source: z.literal('fixed'), value: line(LINE_MAX) }),
      z.strictObject({ source: z.literal('query'), key: z.string().regex(/^[\w.-]{1,64}$/) }),
      z.strictObject({ source: z.literal('page') }),
    ]),
  }),
  z.strictObject({ ...item, kind: z.literal('section'), words: longText(5_000).optional() }),
  z.strictObject({ id: localId, kind: z.literal('words'), label: longText(5_000) }),
  z.strictObject({ id: localId, kind: z.literal('page'), label: line(300) }),
])

const test = z
  .strictObject({ field: localId, kind: z.literal(testKinds), value: line(LINE_MAX).optional() })
  .refine(({ kind, value }) => kind === 'answered' || kind === 'empty' || value !== undefined)

const page = z.union([z.literal(FIRST_PAGE), localId])

const ruleShape = z.strictObject({
  id: localId,
  match: z.literal(['all', 'any']),
  tests: z.array(test).min(1).max(TESTS_MAX),
  deed: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('show'), item: localId }),
    z.strictObject({ kind: z.literal('require'), field: localId }),
    z.strictObject({ kind: z.literal('go-to'), after: page, page: page.nullable() }),
    z.strictObject({ kind: z.literal('end'), ending: localId }),
    z.strictObject({ kind: z.literal('mail-to'), recipient: localId }),
  ]),
})

const endingShape = z.discriminatedUnion('kind', [
  z.strictObject({ id: localId, kind: z.literal('words'), words: longText(5_000) }),
  z.strictObject({ id: localId, kind: z.literal('page'), page: rowId }),
  z.strictObject({ id: localId, kind: z.literal('address'), address: webUrl }),
  z.strictObject({ id: localId, kind: z.literal('file'), words: longText(5_000), asset: rowId }),
])

/** Every id of a form, options among them: an answer and a rule mean one thing by it. */
function idsOf(form: Form): readonly string[] {
  return [
    ...form.items.flatMap((one) => [one.id, ...('options' in one ? one.options.map(({ id }) => id) : [])]),
    ...form.rules.map(({ id }) => id),
    ...form.endings.map(({ id }) => id),
  ]
}

/**
 * The stored definition of a form. What cannot be kept is refused here: a wrong shape, a duplicate id,
 * more than {@link FIELDS_MAX} fields or {@link PAGES_MAX} pages. A draft that is not finished passes;
 * `formFaults` tells what is wrong with it.
 */
export const formShape: z.ZodType<Form> = z
  .strictObject({
    version: z.literal(FORM_VERSION),
    // Sections and words beside the fields; the page items are counted below.
    items: z.array(itemShape).max(FIELDS_MAX * 2 + PAGES_MAX),
    rules: z.array(ruleShape).max(RULES_MAX),
    endings: z.array(endingShape).min(1).max(ENDINGS_MAX),
    opensAt: moment.optional(),
    closesAt: moment.optional(),
    places: count(1_000_000).min(1).optional(),
    once: z.literal('mail-link').optional(),
  })
  .refine(({ items }) => items.filter(isField).length <= FIELDS_MAX, { path: ['items'] })
  .refine(({ items }) => items.filter(({ kind }) => kind === 'page').length < PAGES_MAX, { path: ['items'] })
  .refine((form) => new Set(idsOf(form)).size === idsOf(form).length, { path: ['items'] })
