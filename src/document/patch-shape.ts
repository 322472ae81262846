import { z } from 'zod'
import { isPlainJson } from './json.ts'
import { isLettersEdit } from './letters/letters.ts'
import { maxPatches, type Patch } from './patch.ts'

const id = z.string().min(1).max(64)
const path = z.array(z.string().min(1).max(120)).min(1).max(12)
const parent = z.union([z.literal('page'), z.strictObject({ node: id, slot: id.optional() })])
const spot = { after: id.nullable(), at: z.number().int().min(0).optional() }
const json = z.custom((value) => value !== undefined && isPlainJson(value))
const textStep = z.custom((value) => typeof value === 'object' && value !== null && isPlainJson(value))

/** Plain JSON of a form, given on as it came. */
const formed = (form: z.ZodType) => z.custom((value) => isPlainJson(value) && form.safeParse(value).success)

// Who a node is and what it holds: what patches go by before any rule is asked. The rest the rules judge.
const ids = z.array(id)
const section = formed(z.looseObject({ id, blocks: ids }))
const block = formed(
  z.looseObject({
    id,
    parent: z.looseObject({ node: id, slot: id.optional() }),
    slots: z.record(z.string(), ids).optional(),
  }),
)
const item = formed(z.looseObject({ id }))

const edit = z.custom((value) => isLettersEdit(value) && value.length <= 10_000)

const patchShape = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('set'), node: id, path, value: json.optional() }),
  z.strictObject({
    op: z.literal('insert'),
    parent,
    ...spot,
    nodes: z.strictObject({ section: section.optional(), blocks: z.array(block).max(2_000) }),
  }),
  z.strictObject({ op: z.literal('remove'), node: id }),
  z.strictObject({ op: z.literal('move'), node: id, parent, ...spot }),
  z.strictObject({ op: z.literal('insert-item'), node: id, path, item, ...spot }),
  z.strictObject({ op: z.literal('remove-item'), node: id, path, id }),
  z.strictObject({ op: z.literal('move-item'), node: id, path, id, ...spot }),
  z.strictObject({ op: z.literal('spell'), node: id, path, value: json.optional() }),
  z.strictObject({ op: z.literal('text'), node: id, path, steps: z.array(textStep).max(10_000) }),
  z.strictObject({ op: z.literal('letters'), node: id, path, edit }),
])

const patchesShape = z.array(patchShape).max(maxPatches)

/** Patches that came over the wire; undefined when they are not patches at all. */
export function readPatches(given: unknown): Patch[] | undefined {
  const result = patchesShape.safeParse(given)
  return result.success ? (result.data as Patch[]) : undefined
}
