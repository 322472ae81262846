import { authorsOf } from '#areas/documents/index.ts'
import type { OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type PendingThing, releasables } from '../releasable/releasable.ts'
import type { listPending as listPendingEndpoint } from './release.contract.ts'

/** What a release of everything would change. */
export async function listPending(ctx: Ctx): Promise<OutputOf<typeof listPendingEndpoint>> {
  const things: (PendingThing & { readonly kind: string })[] = []
  for (const one of ctx.tools.of(releasables))
    for (const thing of await one.pending(ctx)) things.push({ ...thing, kind: thing.kind ?? one.kind })
  const author = await authorsOf(
    ctx,
    things.map(({ updatedBy }) => updatedBy),
  )
  const changes = things.map(({ kind, id, title, change, path, livePath, updatedAt, updatedBy }) => ({
    kind,
    id,
    title,
    change,
    path: path ?? null,
    livePath: livePath ?? null,
    updatedAt: updatedAt?.toISOString() ?? null,
    updatedBy: author(updatedBy),
  }))
  return { changes }
}
