import { record, siteFacts } from '#areas/sites/index.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { tokenHash } from '#platform/auth/token.ts'
import type { BytesAnswer, Outside } from '#platform/http/route.ts'
import type { fetchExport as endpoint } from '../contract.ts'
import { exportKey, fileNameOf } from './export.ts'
import { takeLink } from './export.store.ts'

/**
 * Sends an archive by its link, which is used up by it; the timeline says who took it.
 *
 * @throws Refusal 404 for a link that was used, is over, or is another site's
 */
export async function fetchExport(outside: Outside, input: InputOf<typeof endpoint>): Promise<BytesAnswer> {
  const { slug, kind } = await outside.transaction(async (ctx) => {
    const opened = await takeLink(ctx, input.exportId, tokenHash(input.token))
    if (!opened) throw refuse('not_found', 'not_found')
    await record(ctx, { what: opened === 'plain' ? 'transfer.plain_fetched' : 'transfer.export_fetched' })
    return { slug: (await siteFacts(ctx)).slug, kind: opened }
  })
  const file = await outside.tools.storage.get(exportKey(input.siteId, input.exportId))
  if (!file) throw refuse('not_found', 'not_found')
  outside.answer.header('content-length', String(file.bytes))
  outside.answer.header('cache-control', 'no-store')
  return {
    type: 'application/zip',
    body: file.stream,
    fileName: fileNameOf(slug, kind, new Date(outside.clock.now())),
  }
}
