import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { lookRollBack as lookRollBackEndpoint } from '../contract.ts'
import { isAddressed } from '../tree/page.ts'
import { readPages } from '../tree/page.store.ts'
import type { ReleasedPage } from './manifest.ts'
import { readLive, readRelease } from './release.store.ts'

type Guarded = Pick<ReleasedPage, 'passwordHash' | 'settings'>

const told = (pages: readonly ReleasedPage[]) => pages.map(({ title, path }) => ({ title, path }))

/**
 * Tells which pages an earlier release shows to more people than the one that is live: it comes back as it was, and
 * what was closed since is open again. A page that is not live now is held to its draft.
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
  const now = new Map<string, Guarded>((await readPages(ctx)).map((page) => [page.id, page]))
  for (const page of live) now.set(page.id, page)
  const open = (target.manifest?.pages ?? []).filter(
    (page) => isAddressed(page) && page.passwordHash === null,
  )
  return {
    opened: told(open.filter(({ id }) => (now.get(id)?.passwordHash ?? null) !== null)),
    sought: told(
      open.filter(({ id, settings }) => !settings.isNoindex && now.get(id)?.settings.isNoindex === true),
    ),
  }
}
