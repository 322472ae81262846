import { siteFacts } from '#areas/sites/index.ts'
import { refuse } from '#kernel/refusal.ts'
import { hasOnePage } from '#kernel/states/site-type.ts'
import type { Ctx } from '#platform/ctx.ts'

/**
 * Refuses what takes more than the one page that a cover page and a parking page are (product book, website
 * types): another page, and a place in a navigation that is not there. A site never becomes one of them, but
 * a parking page a cover page, so nothing has to be held for the answer to stay true.
 *
 * @throws Refusal `pages.one_page_only` (409), which names the way out
 */
export async function refuseSecondPage(ctx: Ctx): Promise<void> {
  const { type } = await siteFacts(ctx)
  if (hasOnePage(type)) throw refuse('conflict', 'pages.one_page_only')
}
