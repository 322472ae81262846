import { z } from 'zod'
import { isAnchor } from './values.ts'
import { animations, paletteSlots, themeNames } from './styles.ts'
import { imageShape } from './field-shape.ts'
import {
  alignments,
  dividerShapes,
  isNodeId,
  maxLayer,
  maxRows,
  sectionAligns,
  sectionGaps,
  sectionHeights,
  sectionWidths,
} from './nodes.ts'

const whole = z.number().int()
const slot = z.enum(paletteSlots)
const overlay = z.strictObject({ colour: slot, strength: z.number().min(0).max(1) }).optional()
/** Longest name a person may give to a section or a block, in UTF-16 units. */
export const nameLength = 120
const name = z.string().max(nameLength).optional()
const hidden = z.strictObject({ desktop: z.boolean().optional(), phone: z.boolean().optional() }).optional()
const flag = z.boolean().optional()
const steps = z.enum(['none', 'small', 'medium', 'large']).optional()

const background = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('colour'), colour: slot }),
  z.strictObject({ kind: z.literal('gradient'), from: slot, to: slot, angle: z.number().min(0).max(360) }),
  z.strictObject({ kind: z.literal('image'), image: imageShape, overlay, fixed: flag }),
  z.strictObject({ kind: z.literal('video'), asset: z.string().min(1).max(64), poster: imageShape, overlay }),
])

/** What may be set on a section, each property by itself. `id` and `blocks` change by other patches. */
export const sectionShapes: Readonly<Record<string, z.ZodType>> = {
  name,
  theme: z.enum(themeNames),
  height: z.enum(sectionHeights),
  width: z.enum(sectionWidths),
  gap: z.enum(sectionGaps),
  align: z.enum(sectionAligns),
  background,
  divider: z.strictObject({ shape: z.enum(dividerShapes), flip: flag }),
  anchor: z.string().refine(isAnchor).optional(),
  hidden,
  audience: z
    .strictObject({
      kind: z.enum(['everyone', 'members', 'guests']),
      plans: z.array(z.string().min(1).max(64)).max(100).optional(),
    })
    .optional(),
  locked: flag,
  rows: whole.min(1).max(maxRows).optional(),
  reading: z.enum(['place', 'list']),
  source: z.string().min(1).max(64).optional(),
}

// How far a place may reach is a rule of its own (`place_bounds`), with words of its own.
const cell = whole.min(1)

/** What may be set on a block, each property by itself. */
export const blockShapes: Readonly<Record<string, z.ZodType>> = {
  name,
  locked: flag,
  hidden,
  place: z.strictObject({
    column: cell,
    row: cell,
    width: cell,
    height: cell,
    layer: whole.min(0).max(maxLayer),
    align: z.enum(alignments),
  }),
  phone: z
    .strictObject({
      column: cell.optional(),
      row: cell.optional(),
      width: cell.optional(),
      height: cell.optional(),
      align: z.enum(alignments).optional(),
    })
    .optional(),
  look: z
    .strictObject({
      theme: z.enum(themeNames).optional(),
      fill: z.enum(['none', 'surface', 'background']).optional(),
      padding: steps,
      corners: z.enum(['none', 'small', 'medium', 'large', 'full']).optional(),
      border: flag,
      shadow: flag,
      animation: z.enum(['site', ...animations]).optional(),
    })
    .optional(),
}

/** What may be set on the page itself. */
export const pageShapes: Readonly<Record<string, z.ZodType>> = {
  header: z.enum(['site', 'overlay', 'none']),
  footer: z.enum(['site', 'none']),
}

const nodeId = z.string().refine(isNodeId)

/** What a stored block is made of besides {@link blockShapes}. */
export const blockFrameShapes: Readonly<Record<string, z.ZodType>> = {
  id: nodeId,
  type: z.string().min(1).max(80),
  version: whole.min(1),
  props: z.record(z.string(), z.unknown()),
  parent: z.strictObject({ node: nodeId, slot: z.string().min(1).max(64).optional() }),
  slots: z.record(z.string().min(1).max(64), z.array(nodeId).min(1)).optional(),
}

/** What a stored section is made of besides {@link sectionShapes}. */
export const sectionFrameShapes: Readonly<Record<string, z.ZodType>> = {
  id: nodeId,
  blocks: z.array(nodeId),
}
