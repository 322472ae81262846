import { z } from 'zod'
import { isId } from '#kernel/ids.ts'
import type { Field, Fields } from './fields.ts'
import { colourNames } from './fields.ts'
import { isNodeId } from './nodes.ts'
import { isText } from './text/read-text.ts'
import { isLink } from './values.ts'

const share = z.number().min(0).max(1)

/** Longest words for a picture, in UTF-16 units. */
export const altLength = 1_000

/** A picture in use. */
export const imageShape = z.strictObject({
  asset: z.string().refine(isId),
  alt: z.string().max(altLength),
  decorative: z.boolean().optional(),
  focal: z.strictObject({ x: share, y: share }).optional(),
  crop: z
    .strictObject({ x: share, y: share, width: share.min(0.01), height: share.min(0.01) })
    .refine((crop) => crop.x + crop.width <= 1.000_001 && crop.y + crop.height <= 1.000_001)
    .optional(),
})

export const fileShape = z.strictObject({ asset: z.string().refine(isId) })
export const linkShape = z.custom(isLink)

const LENGTH = /^(\d{1,5}(?:\.\d{1,3})?)(px|rem|em|%|vw|vh)$/
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const MINUTE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/

function daysFit(text: string): boolean {
  const [year, month, day] = text.slice(0, 10).split('-').map(Number)
  const date = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day))
  return date.getUTCDate() === day
}

function shapeOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'code':
    case 'markdown':
      return z.string().max(field.max)
    case 'richText':
      return z.custom((value) => isText(value, field.flavour))
    case 'number':
      return z.number().min(field.min).max(field.max)
    case 'toggle':
      return z.boolean()
    case 'choice':
      return z.enum(field.options.map((option) => option.value))
    case 'colour':
      return z.enum(colourNames)
    case 'length':
      return z.string().refine((text) => {
        const [, amount, unit] = LENGTH.exec(text) ?? []
        return (
          amount !== undefined &&
          field.units.some((allowed) => allowed === unit) &&
          Number(amount) <= field.max
        )
      })
    case 'image':
      return imageShape
    case 'file':
      return fileShape
    case 'link':
      return linkShape
    case 'date':
      return z.string().refine((text) => (field.time ? MINUTE : DAY).test(text) && daysFit(text))
    case 'reference':
      return z.string().min(1).max(200)
    case 'list':
      return z
        .array(z.strictObject({ id: z.string().refine(isNodeId), ...optionalShapes(field.of) }))
        .max(field.max)
        .refine((items) => new Set(items.map((item) => item.id)).size === items.length)
  }
}

function optionalShapes(fields: Fields): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fieldShape(field).optional()]),
  )
}

const shapes = new WeakMap<Field, z.ZodType>()

/** The shape of what may be stored for a field. Made once a field. */
export function fieldShape(field: Field): z.ZodType {
  const known = shapes.get(field)
  if (known) return known
  const shape = shapeOf(field)
  shapes.set(field, shape)
  return shape
}
