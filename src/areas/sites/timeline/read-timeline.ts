import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { placeIn, writeCursor } from '#kernel/shapes.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { peopleByIds } from '../contributors/people.ts'
import type { readTimeline as endpoint } from '../contract.ts'
import { readEntries } from './timeline.store.ts'

/** What happened to the site, newest first. */
export async function readTimeline(
  ctx: Ctx,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const place = placeIn(input.cursor, ['moment', 'count'])
  const entries = await readEntries(ctx, {
    siteId: siteOf(ctx),
    before: place && { at: place[0], position: place[1] },
    limit: input.limit + 1,
  })
  const page = entries.slice(0, input.limit)
  const people = await peopleByIds(
    ctx,
    page.map(({ actorId }) => actorId),
  )
  const last = entries.length > page.length ? page.at(-1) : undefined
  return {
    items: page.map((entry) => ({
      id: entry.id,
      at: new Date(entry.at).toISOString(),
      who: { kind: entry.actorKind, name: (entry.actorId && people.get(entry.actorId)?.name) || '' },
      what: entry.what,
      values: { ...entry.values },
      why: entry.why,
    })),
    next: last ? writeCursor([last.at, last.position]) : null,
  }
}
