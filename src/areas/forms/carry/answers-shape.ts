import { z } from 'zod'
import { id } from '#kernel/shapes.ts'
import { isStorable } from '#kernel/storable-text.ts'
import {
  addressParts,
  type Answer,
  FILES_MAX,
  type FormField,
  isLocalId,
  LONG_TEXT_MAX,
  OPTIONS_MAX,
} from '../form/form.ts'

/** A typed text, unchanged. */
export const asWritten = (most: number) => z.string().max(most).refine(isStorable)
export const localId = z.string().refine(isLocalId)
const written = asWritten(LONG_TEXT_MAX)
const size = z.number().int().min(0)

const files = z.strictObject({
  files: z
    .array(z.strictObject({ id: id.optional(), name: asWritten(255), type: asWritten(200), bytes: size }))
    .max(FILES_MAX),
})
const phone = z.strictObject({
  typed: asWritten(500),
  e164: z
    .string()
    .regex(/^\+\d{3,18}$/)
    .nullable(),
})
const options = z.strictObject({ options: z.array(localId).max(OPTIONS_MAX), other: written.optional() })
const consent = z.strictObject({ words: asWritten(5_000), version: size })
const address = z.strictObject(
  Object.fromEntries(addressParts.map((part) => [part, asWritten(1_000).optional()])),
)
const figure = z.number()

/** The shape of an answer to a field of each kind. */
const shapes: Readonly<Record<FormField['kind'], z.ZodType>> = {
  text: written,
  'long-text': written,
  name: written,
  mail: written,
  phone,
  address,
  number: figure,
  rating: figure,
  scale: figure,
  choice: options,
  dropdown: options,
  several: options,
  date: written,
  time: written,
  file: files,
  consent,
  hidden: written,
}

/** Answers as they are stored, from outside; what each of them answers is asked by {@link isAnswerOf}. */
export const answersShape = z.record(
  localId,
  z.union([written, figure, files, phone, options, consent, address]),
)

/** Whether an answer is one to a field of a kind; there is none to a field that its edition has not. */
export function isAnswerOf(kind: FormField['kind'] | undefined, answer: Answer): boolean {
  return kind !== undefined && shapes[kind].safeParse(answer).success
}
