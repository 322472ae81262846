import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Outside, ServerEvent } from '#platform/http/route.ts'
import { readVersion } from '../drafts/document.store.ts'
import type { Asked } from '../drafts/held.ts'
import { readMissed } from '../saves/save.store.ts'
import { withAuthors } from '../saves/with-authors.ts'
import { notificationsOf } from './notifications.ts'

/** How long what was looked up holds: whether one may still follow. */
const LOOK_AGAIN_MS = 2_000

/**
 * Follows a draft: first the patches after `since`, then what comes, in order and without a gap.
 * The stream ends when the other side hangs up; it asks again from the version it has.
 *
 * @throws Refusal 404, 409 for a version that the draft does not have: the database was restored from a backup, and
 *   what would come after it is none that the other side can build on
 */
export async function followDocument(
  outside: Outside,
  input: Asked<'followDocument'>,
): Promise<AsyncIterable<ServerEvent>> {
  if (!outside.site) throw new Error('Documents are followed on a site')
  const stop = new AbortController()
  // Who asked may have hung up before they were let in.
  const ended = AbortSignal.any([outside.signal, stop.signal])
  const notifications = notificationsOf(outside.site.id, input.documentId, ended)
  let lookedAt = outside.clock.now()
  // Each of these enters the site anew: a right taken away ends the stream at whatever comes next.
  const enter = async <T>(work: (ctx: Ctx, version: number) => Promise<T>): Promise<T> => {
    const result = await outside.transaction(async (ctx) => {
      const version = await readVersion(ctx, input)
      if (version === null) throw refuse('not_found', 'not_found')
      return work(ctx, version)
    })
    lookedAt = outside.clock.now()
    return result
  }
  const readAfter = (version: number) =>
    enter(async (ctx, latest) => {
      if (version > latest) throw refuse('conflict', 'documents.version_unknown')
      const { saved, hasMore } = await readMissed(ctx, input.documentId, version)
      return { saved: await withAuthors(ctx, saved), hasMore }
    })
  const stillMayLook = async (): Promise<void> => {
    if (outside.clock.now() - lookedAt >= LOOK_AGAIN_MS) await enter(async () => undefined)
  }
  let missed: Awaited<ReturnType<typeof readAfter>>
  try {
    missed = await readAfter(input.since)
  } catch (error) {
    stop.abort()
    throw error
  }
  return (async function* follow() {
    let version = input.since
    async function* tell(first: typeof missed): AsyncGenerator<ServerEvent> {
      for (let told = first; ; told = await readAfter(version)) {
        for (const saved of told.saved) {
          version = saved.version
          yield { event: 'patches', data: saved, id: String(version) }
        }
        if (!told.hasMore) return
      }
    }
    try {
      yield* tell(missed)
      yield { event: 'caught-up', data: { version } }
      for await (const item of notifications) {
        if (item.kind === 'presence' || item.kind === 'site') await stillMayLook()
        if (item.kind === 'presence') yield { event: 'presence', data: item.presence }
        else if (item.kind === 'site') yield { event: item.notice.event, data: item.notice.data }
        else if (item.kind === 'missed' || item.notice.version > version) {
          yield* tell(await readAfter(version))
        }
      }
    } finally {
      stop.abort()
    }
  })()
}
