import { setTrashed } from '#areas/documents/index.ts'
import { lockAddresses } from '#areas/releases/index.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { PageRow, restorePage as restorePageEndpoint } from '../contract.ts'
import { freeSlug } from './create-page.ts'
import { draftOf } from './draft-of.ts'
import { rowOf } from './list-pages.ts'
import { lockPlaces, readPlaces } from './page.store.ts'
import { isAddressed } from './page.ts'
import { makeRoom, readTrash, untrashPage } from './trash.store.ts'
import { refuseSecondPage } from './refuse-second-page.ts'

/**
 * Takes a page out of the trash, to where it was: at its number, before whoever stands there by now, or at the end of
 * its place where its folder is gone. Its address gets a number when somebody took it meanwhile.
 *
 * @throws Refusal 404, 409 when the site is of one page
 */
export async function restorePage(
  ctx: Ctx,
  input: InputOf<typeof restorePageEndpoint>,
): Promise<{ page: PageRow }> {
  // Held before the trash is read: of two windows that restore one page the second finds it gone.
  await lockPlaces(ctx)
  await lockAddresses(ctx)
  const page = (await readTrash(ctx)).find((one) => one.id === input.pageId)
  if (!page) throw refuse('not_found', 'not_found')
  await refuseSecondPage(ctx)
  const places = await readPlaces(ctx)
  const folder = places.find((one) => one.kind === 'folder' && one.id === page.parentId)
  const parentId = folder?.id ?? null
  // What is in a folder stands where the folder stands, which may have been moved meanwhile.
  const nav = folder?.nav ?? page.nav
  const last = places
    .filter((one) => one.parentId === parentId && one.nav === nav)
    .reduce((most, { position }) => Math.max(most, position), -1)
  const place = { parentId, nav, position: parentId === page.parentId ? page.position : last + 1 }
  // Before any page is held, as who holds all of both does (releases/files-in-use.ts).
  await setTrashed(ctx, draftOf(page.id), false)
  await makeRoom(ctx, place)
  await untrashPage(ctx, page.id, {
    ...place,
    slug: isAddressed(page) ? await freeSlug(ctx, page.slug) : page.slug,
  })
  return { page: await rowOf(ctx, page.id) }
}
