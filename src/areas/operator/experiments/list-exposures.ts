import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { readCursor, writeCursor } from '#kernel/shapes.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { listExposures as endpoint } from '../contract.ts'
import { readExposures } from './experiment.store.ts'

/** Who was shown which variant, the latest first. */
export async function listExposures(
  ctx: Ctx,
  { name, cursor, limit }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const [at, subjectId, variant] = (cursor === undefined ? null : readCursor(cursor, 3)) ?? []
  const isPlace = typeof at === 'number' && typeof subjectId === 'string' && typeof variant === 'string'
  if (cursor !== undefined && !isPlace) throw refuse('invalid', 'shape.cursor', { field: 'cursor' })
  const found = await readExposures(
    ctx,
    name,
    limit + 1,
    isPlace ? { at: new Date(at), subjectId, variant } : null,
  )
  const page = found.slice(0, limit)
  const last = found.length > page.length ? page.at(-1) : undefined
  return {
    items: page.map((one) => ({
      subjectKind: one.subjectKind,
      subjectId: one.subjectId,
      variant: one.variant,
      segment: one.segment,
      firstAt: one.firstAt.toISOString(),
    })),
    next: last ? writeCursor([last.firstAt.getTime(), last.subjectId, last.variant]) : null,
  }
}
