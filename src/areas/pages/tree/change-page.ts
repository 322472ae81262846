import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { changePage as changePageEndpoint, PageRow } from '../contract.ts'
import { refuseOthersAddress, refuseUnsafeTarget, refusingTakenSlug } from './create-page.ts'
import { rowOf } from './list-pages.ts'
import { isAddressed } from './page.ts'
import { clearHome, clearNotFound, lockHome, readPage, updatePage } from './page.store.ts'

/** What changes of a page, with what becomes of its password where the endpoint has that itself. */
export type ChangedPage = Omit<InputOf<typeof changePageEndpoint>, 'password'> & {
  /** Of `hashInTurn`, made before the transaction; `null`: it asks for none any more. */
  readonly passwordHash?: string | null
}

/**
 * Changes what a page says of itself. A new address leaves a redirect behind when it is released; the home page is
 * found, and stands where addresses lead nowhere no more.
 *
 * @throws Refusal 404, 409 when the address is taken, 422 when the page cannot be the home page or a link leads nowhere safe
 */
export async function changePage(ctx: Ctx, input: ChangedPage): Promise<{ page: PageRow }> {
  if (input.isHome || input.settings?.isNotFound) await lockHome(ctx)
  const page = await readPage(ctx, input.pageId)
  if (!page) throw refuse('not_found', 'not_found')
  refuseUnsafeTarget(input.settings?.target)
  if (input.slug !== page.slug) await refuseOthersAddress(ctx, input.slug)
  if (input.isHome) {
    if (!isAddressed(page)) throw refuse('invalid', 'pages.not_a_home', { field: 'isHome' })
    if (!page.isHome) await clearHome(ctx)
  }
  if (input.settings?.isNotFound) {
    if (!isAddressed(page) || page.isHome || input.isHome)
      throw refuse('invalid', 'pages.not_a_not_found', { field: 'settings.isNotFound' })
    await clearNotFound(ctx, page.id)
  }
  const isFound = input.isHome && page.settings.isNotFound
  const settings = isFound ? { ...input.settings, isNotFound: false } : input.settings
  await refusingTakenSlug(
    updatePage(ctx, page.id, {
      ...(input.title === undefined ? {} : { title: input.title }),
      ...(input.navTitle === undefined ? {} : { navTitle: input.navTitle }),
      ...(input.slug === undefined ? {} : { slug: input.slug }),
      ...(input.isHidden === undefined ? {} : { isHidden: input.isHidden }),
      ...(input.isHome ? { isHome: true } : {}),
      ...(settings === undefined ? {} : { settings }),
      ...(input.passwordHash === undefined ? {} : { passwordHash: input.passwordHash }),
    }),
  )
  return { page: await rowOf(ctx, page.id) }
}
