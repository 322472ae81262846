import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import { authorsOf } from '../authors.ts'
import type { listVersions as listVersionsEndpoint } from '../contract.ts'
import { readFirstVersion, readVersions } from './draft.store.ts'

const AT_ONCE = 50

/** A page's line of time, newest first, down to its beginning. */
export async function listVersions(
  ctx: Ctx,
  input: InputOf<typeof listVersionsEndpoint>,
): Promise<OutputOf<typeof listVersionsEndpoint>> {
  const found = await readVersions(ctx, input.pageId, input.before, AT_ONCE + 1)
  const isEnd = found.length <= AT_ONCE
  const first = isEnd ? await readFirstVersion(ctx, input.pageId) : null
  if (first && (input.before === undefined || input.before > 0)) found.push(first)
  const author = await authorsOf(
    ctx,
    found.map((one) => one.authorId),
  )
  return {
    versions: (isEnd ? found : found.slice(0, AT_ONCE)).map((one) => ({
      version: one.version,
      at: one.at.toISOString(),
      author: author(one.authorId),
      name: one.name,
      changes: one.changes,
    })),
    hasMore: !isEnd,
  }
}
