import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { siteAccess } from '#areas/sites/index.ts'
import { aContributor, onSiteAs, takeOff } from '#areas/sites/testing.ts'
import { DAY } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { newToken, tokenHash } from '#platform/auth/token.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { oneAfterOther } from '#platform/testing/one-after-other.ts'
import { outsideIn } from '#platform/testing/outside-in.ts'
import { NO_SERVER } from '#platform/testing/world.ts'
import { openRace } from '../race/testing.ts'
import { openPreview } from '../visitor/open-preview.ts'
import { makePreviewLink } from './make-preview-link.ts'
import { insertPreviewLink, lockPreviewLinks } from './preview-link.store.ts'
import { tokenIn } from './testing.ts'

const race = await openRace()

describe('races on preview links', { skip: race === null && NO_SERVER }, () => {
  assert.ok(race)
  const { database, site, on } = race
  after(() => race.close())

  /** An editor makes a link as they are taken off; gives what they were refused with, or whether their link opens. */
  async function makeAsTakenOff(make: (ctx: Ctx) => Promise<string>): Promise<string | boolean> {
    const world = await site()
    const { siteId } = world
    const gone = await on(world, ({ ctx }) => aContributor(ctx, siteId, { roles: ['website_editor'] }))
    const [takingOff, making] = await oneAfterOther(
      database,
      (hold) =>
        on(world, async ({ ctx }) => {
          await takeOff(ctx, gone)
          await hold()
        }),
      () => on(world, ({ ctx }) => make(onSiteAs(ctx, gone, siteId))),
    )
    await takingOff
    const token = await making.catch((error: unknown) => error as { code: string })
    if (typeof token !== 'string') return token.code
    return on(world, async ({ ctx }) => (await openPreview(ctx, token)) !== null)
  }

  test('who is just being taken off makes a preview link: they are given none', async () => {
    const made = await makeAsTakenOff(async (ctx) =>
      tokenIn((await makePreviewLink(outsideIn(ctx), { siteId: siteOf(ctx), days: 90 })).url),
    )
    assert.equal(made, 'not_found')
  })

  test('who makes one without holding the site keeps it: the test above can fail', async () => {
    const made = await makeAsTakenOff(async (ctx) => {
      assert.ok(await siteAccess(ctx, siteOf(ctx)))
      await lockPreviewLinks(ctx)
      const token = newToken()
      await insertPreviewLink(ctx, {
        id: newId(),
        passwordHash: null,
        expiresAt: new Date(ctx.clock.now() + DAY),
        tokenHash: tokenHash(token),
      })
      return token
    })
    assert.equal(made, true)
  })
})
