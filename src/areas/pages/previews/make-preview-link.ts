import { permissions } from '#areas/sites/contract.ts'
import { addressOf, refuseShutOut, siteFacts } from '#areas/sites/index.ts'
import { DAY } from '#kernel/clock.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { hashInTurn } from '#platform/auth/hash-in-turn.ts'
import { newToken, tokenHash } from '#platform/auth/token.ts'
import type { Repeatable } from '#platform/http/route.ts'
import type { makePreviewLink as endpoint } from '../contract.ts'
import { insertPreviewLink, lockPreviewLinks, readPreviewLinks } from './preview-link.store.ts'

/** The most links of one site that open at the same time. */
export const MOST_LINKS = 50

/**
 * Makes a link that shows the drafts to somebody without an account, until a day. Its secret is in
 * the answer, and in no table that can be read.
 *
 * @throws Refusal 409 when there are {@link MOST_LINKS} open ones; 404, 403 who has just been taken off the site; 429
 *   when too many passwords of the site wait for their turn
 */
export async function makePreviewLink(
  outside: Repeatable,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  // Slow on purpose, so before the transaction rather than in it.
  const prepare = async () =>
    input.password === undefined ? null : hashInTurn(input.siteId, outside.signal, input.password)
  return outside.once(prepare, async (ctx, passwordHash) => {
    await refuseShutOut(ctx, permissions.pagesEdit)
    await lockPreviewLinks(ctx)
    if ((await readPreviewLinks(ctx)).length >= MOST_LINKS)
      throw refuse('conflict', 'pages.preview_many', { values: { most: MOST_LINKS } })
    const token = newToken()
    const id = newId(ctx.clock.now())
    const expiresAt = new Date(ctx.clock.now() + input.days * DAY)
    await insertPreviewLink(ctx, { id, passwordHash, expiresAt, tokenHash: tokenHash(token) })
    const site = await siteFacts(ctx)
    const { appOrigin, sitesDomain } = ctx.tools.config
    const scheme = new URL(appOrigin).protocol
    return {
      id,
      url: `${scheme}//${addressOf(site.slug, sitesDomain)}/?preview=${token}`,
      expiresAt: expiresAt.toISOString(),
    }
  })
}
