import { filesOfEditions } from '#areas/documents/index.ts'
import { readRelease } from '#areas/releases/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { lookRollBack as lookRollBackEndpoint } from '../contract.ts'
import { isAddressed } from '../tree/page.ts'
import { readPages } from '../tree/page.store.ts'
import { assetIdsIn } from '../visitor/asset-ids.ts'
import { goneFiles } from './gone-files.ts'
import type { ReleasedSite, ReleasedPage } from './released-site.ts'
import { readLivePages, readSitesAsOf } from './live.store.ts'

type Guarded = Pick<ReleasedPage, 'passwordHash' | 'settings'>

const told = (pages: readonly ReleasedPage[]) => pages.map(({ id, title, path }) => ({ id, title, path }))

/**
 * Tells pages of a release that name files which were deleted for good: each of them where the styles or the footer do,
 * as every page is drawn with those.
 */
async function lackingIn(ctx: Ctx, { pages, styles }: ReleasedSite): Promise<ReleasedPage[]> {
  const inEditions = await filesOfEditions(
    ctx,
    pages.map(({ editionId }) => editionId),
  )
  const filesOf = ({ editionId, settings }: ReleasedPage): string[] => [
    ...(inEditions.get(editionId) ?? []),
    ...(settings.socialImage ? [settings.socialImage] : []),
  ]
  const { favicon, socialImage } = styles
  const everywhere = [
    ...assetIdsIn(styles),
    ...[favicon, socialImage].filter((one) => one !== undefined),
    ...pages.filter(({ kind }) => kind === 'footer').flatMap(filesOf),
  ]
  const gone = await goneFiles(ctx, [...everywhere, ...pages.flatMap(filesOf)])
  const lacks = (files: readonly string[]) => files.some((id) => gone.has(id))
  return pages.filter((page) => isAddressed(page) && (lacks(everywhere) || lacks(filesOf(page))))
}

/**
 * Tells what an earlier release would change of who gets to see what: it comes back as it was. Pages that were closed
 * since are open again, a password is again the one of then, pages that were taken off the site are on it, and files that
 * were deleted for good are missing. A page that is not live now is held to its draft.
 *
 * @throws Refusal 404
 */
export async function lookRollBack(
  ctx: Ctx,
  input: InputOf<typeof lookRollBackEndpoint>,
): Promise<OutputOf<typeof lookRollBackEndpoint>> {
  const target = await readRelease(ctx, input.releaseId)
  if (!target) throw refuse('not_found', 'not_found')
  const live = await readLivePages(ctx)
  const site = target.releasedAt && (await readSitesAsOf(ctx, [target.number])).get(target.number)
  const shown = new Set(live.filter(isAddressed).map(({ id }) => id))
  const now = new Map<string, Guarded>((await readPages(ctx)).map((page) => [page.id, page]))
  for (const page of live) now.set(page.id, page)
  const passwordNow = (id: string) => now.get(id)?.passwordHash ?? null
  const pages = ((site && site.pages) || []).filter(isAddressed)
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
    lacking: told(site ? await lackingIn(ctx, site) : []),
  }
}
