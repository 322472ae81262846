import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { lookRollBack as lookRollBackEndpoint } from '../contract.ts'
import { isAddressed } from '../tree/page.ts'
import { readPages } from '../tree/page.store.ts'
import type { ReleasedPage } from './manifest.ts'
import { readLive, readRelease } from './release.store.ts'

type Guarded = Pick<ReleasedPage, 'passwordHash' | 'settings'>

const told = (pages: readonly ReleasedPage[]) => pages.map(({ id, title, path }) => ({ id, title, path }))

/**
 * Tells what an earlier release would change of who gets to see what: it comes back as it was. Pages that were closed
 * since are open again, a password is again the one of then, and pages that were taken off the site are on it. A page
 * that is not live now is held to its draft.
 *
 * @throws Refusal 404
 */
export async function lookRollBack(
  ctx: Ctx,
  input: InputOf<typeof lookRollBackEndpoint>,
): Promise<OutputOf<typeof lookRollBackEndpoint>> {
  const target = await readRelease(ctx, input.releaseId)
  if (!target) throw refuse('not_found', 'not_found')
  const live = (await readLive(ctx))?.manifest.pages ?? []
  const shown = new Set(live.filter(isAddressed).map(({ id }) => id))
  const now = new Map<string, Guarded>((await readPages(ctx)).map((page) => [page.id, page]))
  for (const page of live) now.set(page.id, page)
  const passwordNow = (id: string) => now.get(id)?.passwordHash ?? null
  const pages = (target.manifest?.pages ?? []).filter(isAddressed)
  const open = pages.filter((page) => page.passwordHash === null)
  return {
    opened: told(open.filter(({ id }) => passwordNow(id) !== null)),
    sought: told(
      open.filter(({ id, settings }) => !settings.isNoindex && now.get(id)?.settings.isNoindex === true),
    ),
    locked: told(
      pages.filter(
        ({ id, passwordHash }) => passwordHash !== null && now.has(id) && passwordHash !== passwordNow(id),
      ),
    ),
    returned: told(pages.filter(({ id }) => !shown.has(id))),
  }
}
