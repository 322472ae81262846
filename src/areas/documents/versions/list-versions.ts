import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { authorsOf } from '../authors.ts'
import { readVersion } from '../drafts/document.store.ts'
import type { Answered, Asked } from '../drafts/held.ts'
import { readFirstVersion, readVersions } from './version.store.ts'

const AT_ONCE = 50

/** A draft's line of time, newest first, down to its beginning. @throws Refusal 404 */
export async function listVersions(
  ctx: Ctx,
  input: Asked<'listVersions'>,
): Promise<Answered<'listVersions'>> {
  if ((await readVersion(ctx, input)) === null) throw refuse('not_found', 'not_found')
  const found = await readVersions(ctx, input.documentId, input.before, AT_ONCE + 1)
  const isEnd = found.length <= AT_ONCE
  const first = isEnd ? await readFirstVersion(ctx, input.documentId) : null
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
