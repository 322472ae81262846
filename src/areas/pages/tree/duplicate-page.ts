import type { InputOf } from '#kernel/endpoint.ts'
import { copyDocument } from '#areas/documents/index.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { duplicatePage as duplicatePageEndpoint, PageRow } from '../contract.ts'
import { freeSlug } from './create-page.ts'
import { draftOf } from './draft-of.ts'
import { rowOf } from './list-pages.ts'
import { insertPage, lockPlaces, readPage, readPlaces } from './page.store.ts'
import { refuseSecondPage } from './refuse-second-page.ts'

/**
 * Makes a page like another, with its password. The copy is linked nowhere until somebody puts it there: the last
 * of those that stand in no navigation.
 *
 * @throws Refusal 404, 409 when the site is of one page
 */
export async function duplicatePage(
  ctx: Ctx,
  input: InputOf<typeof duplicatePageEndpoint>,
): Promise<{ page: PageRow }> {
  const page = await readPage(ctx, input.pageId)
  if (!page || page.kind === 'footer') throw refuse('not_found', 'not_found')
  await refuseSecondPage(ctx)
  await lockPlaces(ctx)
  // Before the document is read: until then no file that it names is deleted for good (releases/files-in-use.ts).
  const slug = await freeSlug(ctx, page.slug)
  const id = newId(ctx.clock.now())
  await copyDocument(ctx, { ...draftOf(page.id), as: id })
  const title = ctx.tools.words(ctx.locale)('pages.copy_of', { title: page.title }).slice(0, 200)
  const loose = (await readPlaces(ctx)).filter(({ parentId, nav }) => parentId === null && nav === 'none')
  await insertPage(ctx, {
    id,
    kind: page.kind,
    parentId: null,
    nav: 'none',
    title,
    slug,
    isHome: false,
    isHidden: page.isHidden,
    settings: { ...page.settings, isNotFound: false },
    passwordHash: page.passwordHash,
    position: Math.max(-1, ...loose.map(({ position }) => position)) + 1,
  })
  return { page: await rowOf(ctx, id) }
}
