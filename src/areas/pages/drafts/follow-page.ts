import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import type { Outside, ServerEvent } from '#platform/http/route.ts'
import { findAccountsByIds } from '#areas/accounts/index.ts'
import type { followPage as followPageEndpoint, tellPresence as tellPresenceEndpoint } from '../contract.ts'
import { readPage } from '../tree/page.store.ts'
import { readPatchesAfter, sendPresence } from './draft.store.ts'
import { newsOf } from './live-pages.ts'
import { withAuthors } from './save-patches.ts'

/**
 * Follows a page: first the patches after `since`, then what comes, in order and without a gap.
 * The stream ends when the other side hangs up; it asks again from the version it has.
 *
 * @throws Refusal 404
 */
export async function followPage(
  outside: Outside,
  input: InputOf<typeof followPageEndpoint>,
): Promise<AsyncIterable<ServerEvent>> {
  const siteId = input.siteId
  const stop = new AbortController()
  outside.signal.addEventListener('abort', () => stop.abort(), { once: true })
  const news = newsOf(siteId, input.pageId, stop.signal)
  const readAfter = (version: number) =>
    outside.transaction(async (ctx) => {
      // Each read enters the site anew: a right taken away ends the stream at the next change.
      if (!(await readPage(ctx, input.pageId))) throw refuse('not_found', 'not_found')
      return withAuthors(ctx, await readPatchesAfter(ctx, input.pageId, version))
    })
  let missed: Awaited<ReturnType<typeof readAfter>>
  try {
    missed = await readAfter(input.since)
  } catch (error) {
    stop.abort()
    throw error
  }
  return (async function* follow() {
    let version = input.since
    try {
      for (const saved of missed) {
        version = saved.version
        yield { event: 'patches', data: saved, id: String(version) }
      }
      yield { event: 'caught-up', data: { version } }
      for await (const item of news) {
        if (item.kind === 'presence') yield { event: 'presence', data: item.presence }
        else if (item.kind === 'styles') yield { event: 'styles', data: { version: item.version } }
        else if (item.kind === 'missed' || item.notice.version > version) {
          for (const saved of await readAfter(version)) {
            version = saved.version
            yield { event: 'patches', data: saved, id: String(version) }
          }
        }
      }
    } finally {
      stop.abort()
    }
  })()
}

/** Tells the others on a page where one is. */
export async function tellPresence(
  ctx: Ctx,
  input: InputOf<typeof tellPresenceEndpoint>,
): Promise<OutputOf<typeof tellPresenceEndpoint>> {
  const { accountId } = accountOf(ctx)
  const [account] = await findAccountsByIds(ctx, [accountId])
  await sendPresence(ctx, input.pageId, {
    clientId: input.clientId,
    accountId,
    name: account?.name ?? '',
    section: input.section,
    selection: input.selection,
    device: input.device,
    caret: input.caret,
    isLeaving: input.isLeaving,
  })
  return {}
}
