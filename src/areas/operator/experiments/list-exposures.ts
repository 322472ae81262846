import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { placeIn, writeCursor } from '#kernel/shapes.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { listExposures as endpoint } from '../contract.ts'
import { readExposures } from './experiment.store.ts'

/** Who was shown which variant, the latest first. */
export async function listExposures(
  ctx: Ctx,
  { name, cursor, limit }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const place = placeIn(cursor, ['moment', 'id', 'text'])
  const found = await readExposures(
    ctx,
    name,
    limit + 1,
    place && { at: new Date(place[0]), subjectId: place[1], variant: place[2] },
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
