import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { release, rollBack } from '#areas/releases/index.ts'
import { refuse } from '#kernel/refusal.ts'
import { NO_SERVER } from '#platform/testing/world.ts'
import { openRace } from '../race/testing.ts'
import type { PagesWorld } from '../testing.ts'
import { changePage } from '../tree/change-page.ts'
import { addRedirect } from './add-redirect.ts'
import { addressesByHand, leadsInCircle, mostPatterns, redirectTable } from './redirect.ts'
import {
  addAutomaticRedirects,
  insertRedirect,
  putRedirects,
  readDraftedRedirects,
  readRedirects,
} from './redirect.store.ts'

const race = await openRace()

describe('races on redirects', { skip: race === null && NO_SERVER }, () => {
  assert.ok(race)
  const { site, on, twoAtOnce } = race
  after(() => race.close())

  test('two redirects at once lead in no circle, and take no place that is not there', async () => {
    const world = await site()
    const { siteId } = world
    const add =
      (from: string, to: string) =>
      ({ ctx }: PagesWorld) =>
        addRedirect(ctx, { siteId, from, to, status: 301 })
    assert.deepEqual(await twoAtOnce(world, add('/a', '/b'), add('/b', '/a')), [
      undefined,
      'pages.redirect_loop',
    ])
    const nearly = Array.from({ length: mostPatterns - 1 }, (_, n) => ({
      from: `/p${n}/*`,
      to: '/b',
      status: 301 as const,
    }))
    await on(world, ({ ctx }) => putRedirects(ctx, nearly))
    assert.deepEqual(await twoAtOnce(world, add('/last/*', '/b'), add('/more/*', '/b')), [
      undefined,
      'pages.redirects_many',
    ])
  })

  test('a roll-back leaves a redirect that somebody is just writing by hand', async () => {
    const world = await site()
    const { siteId, contact } = world
    const first = await on(world, ({ ctx }) => release(ctx, { siteId, styles: true, note: '' }))
    await on(world, async ({ ctx }) => {
      await changePage(ctx, { siteId, pageId: contact.id, slug: 'find-us' })
      await release(ctx, { siteId, styles: true, note: '' })
    })
    const both = await twoAtOnce(
      world,
      ({ ctx }) => addRedirect(ctx, { siteId, from: '/find-us', to: '/', status: 301 }),
      ({ ctx }) => rollBack(ctx, { siteId, releaseId: first.release.id, reason: 'The old address' }),
    )
    assert.deepEqual(both, [undefined, undefined])
    const written = await on(world, async ({ ctx }) =>
      (await readRedirects(ctx)).find(({ from }) => from === '/find-us'),
    )
    assert.deepEqual([written?.to, written?.status, written?.isAutomatic], ['/', 301, false])
  })

  /** A site whose contact page has left its address in the drafts, and what then leads from there, once both are through. */
  const afterLeaving = async (world: PagesWorld, second: (mine: PagesWorld) => Promise<unknown>) => {
    const { siteId, contact } = world
    await on(world, async ({ ctx }) => {
      await release(ctx, { siteId, styles: true, note: '' })
      await changePage(ctx, { siteId, pageId: contact.id, slug: 'find-us' })
    })
    const both = await twoAtOnce(
      world,
      ({ ctx }) => addRedirect(ctx, { siteId, from: '/contact', to: '/', status: 301 }),
      second,
    )
    assert.deepEqual(both, [undefined, undefined])
    const written = await on(world, ({ ctx }) => readRedirects(ctx))
    return written.map(
      ({ from, to, isAutomatic }) => `${from} ${to} ${isAutomatic ? 'automatic' : 'by hand'}`,
    )
  }

  test('a release leaves a redirect that somebody is just writing from an address that a page leaves', async () => {
    const world = await site()
    const { siteId } = world
    const written = await afterLeaving(world, ({ ctx }) => release(ctx, { siteId, styles: true, note: '' }))
    assert.deepEqual(written, ['/contact / by hand'])
  })

  test('who looks for it without the lock writes over it: the test above can fail', async () => {
    const world = await site()
    const written = await afterLeaving(world, async ({ ctx }) => {
      const theirs = addressesByHand(await readDraftedRedirects(ctx))
      const moved = [{ from: '/contact', to: '/find-us' }]
      await addAutomaticRedirects(
        ctx,
        moved.filter(({ from }) => !theirs.has(from)),
      )
    })
    assert.deepEqual(written, ['/contact /find-us automatic'])
  })

  test('who reads redirects before the write lets a circle in: the test above can fail', async () => {
    const world = await site()
    const add =
      (from: string, to: string) =>
      async ({ ctx }: PagesWorld): Promise<void> => {
        const existing = await readRedirects(ctx)
        if (leadsInCircle(from, redirectTable([...existing, { from, to, status: 301 }])))
          throw refuse('invalid', 'pages.redirect_loop')
        await insertRedirect(ctx, { from, to, status: 301 })
      }
    assert.deepEqual(await twoAtOnce(world, add('/a', '/b'), add('/b', '/a')), [undefined, undefined])
  })
})
