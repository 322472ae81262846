import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bumpKeys, type LinkTarget, linkTargets, loadBlockData, whereLinked } from '#areas/pages/index.ts'
import { asOwner, copyOf, leadButton, pageTarget } from '#areas/pages/testing.ts'
import { readLiveSite, readReleasedPage } from '#areas/pages/visitor/index.ts'
import { newId } from '#kernel/ids.ts'
import { bring, testDatabase } from '#platform/testing/world.ts'
import { heardOfAll, inAProcess, openBlankSite } from '../testing.ts'

// A made-up area above, whose things links lead to beside pages. Where they stand is held here.

const KIND = 'test.thing'
const thing = newId()
const other = newId()
const paths = new Map([[thing, '/things/brötchen']])
const asked: { ids: readonly string[]; isDraft: boolean }[] = []
const things: LinkTarget = {
  kind: KIND,
  named: async (_ctx, id) => (id === thing || id === other ? { path: paths.get(id) ?? null } : null),
  async addresses(_ctx, given) {
    asked.push(given)
    return {
      addresses: new Map(given.ids.flatMap((id) => (paths.has(id) ? [[id, paths.get(id) ?? '']] : []))),
      keys: ['test.things'],
    }
  },
}
bring(linkTargets.of(pageTarget), linkTargets.of(things))

const database = await testDatabase()
const site = await openBlankSite()
const { siteId, home: homePage, slug, previewKey, asSystem } = site
await site.asItsOwner((ctx) =>
  leadButton({ ...site, ctx }, homePage.id, { kind: 'item', collection: KIND, item: thing }),
)
await site.goLive()

const LED = 'href="/things/br%C3%B6tchen"'

test('a link to a thing is resolved once a page, and one to pages asks for nothing', async () => {
  const { ask, statements } = site.countedAsk()
  const live = await asSystem(readLiveSite)
  const [home, contact] = [live?.byPath.get('/'), live?.byPath.get('/contact')]
  assert.ok(live && home && contact)
  asked.length = 0
  const shown = await readReleasedPage(ask, live, home)
  assert.deepEqual(asked, [{ ids: [thing], isDraft: false }])
  assert.equal(statements(), 3, 'the page, how often something has changed, the things')
  assert.equal(shown.links(KIND, thing), '/things/brötchen')
  assert.deepEqual(shown.loaded.keys, ['test.things'])
  const plain = await readReleasedPage(ask, live, contact)
  assert.equal(statements(), 4)
  assert.equal(plain.links('page', home.id), '/')
  assert.equal(plain.links('page', newId()), undefined)
  assert.equal(plain.links('test.unknown', thing), undefined)
})

test('page, preview and canvas lead to the thing alike', async () => {
  await inAProcess(async (street) => {
    assert.ok((await street.ask(slug, '/')).text.includes(LED))
    assert.ok((await street.ask(slug, `/?preview=${previewKey}`)).text.includes(LED.slice(0, -1)))
  })
  assert.deepEqual(asked.at(-1), { ids: [thing], isDraft: true })
  const links = [thing, newId()].map((id) => ({ kind: KIND, id }))
  const { addresses } = await asSystem((ctx) =>
    loadBlockData(ctx, { siteId: siteId, pageId: homePage.id, blocks: [], links }),
  )
  assert.deepEqual(addresses, [{ kind: KIND, id: thing, path: '/things/brötchen' }])
})

test('where a thing is linked is told of the drafts, also of an address that was typed', async () => {
  const where = (kind: string, id: string) =>
    asSystem(async (ctx) =>
      (await whereLinked(asOwner(ctx, site.owner, siteId), { kind, id })).pages.map(({ id: page }) => page),
    )
  assert.deepEqual(await where(KIND, thing), [homePage.id])
  assert.deepEqual(await where(KIND, other), [])
  await assert.rejects(where(KIND, newId()), { code: 'not_found' })
  const copy = await asSystem(async (ctx) => {
    const mine = { ctx: asOwner(ctx, site.owner, siteId), siteId }
    const id = await copyOf(mine, homePage.id)
    await leadButton(mine, id, { kind: 'url', url: '/things/br%C3%B6tchen#baked' })
    return id
  })
  assert.deepEqual((await where(KIND, thing)).toSorted(), [homePage.id, copy].toSorted())
})

test('a thing that moves or is gone takes its link along, once its area says so', async () => {
  await inAProcess(async (street) => {
    assert.ok((await street.ask(slug, '/')).text.includes(LED))
    const bump = async (): Promise<void> => {
      await asSystem((ctx) => bumpKeys(ctx, ['test.things']))
      await heardOfAll(database)
    }
    paths.set(thing, '/rolls')
    assert.ok((await street.ask(slug, '/')).text.includes(LED), 'as it was kept')
    await bump()
    assert.ok((await street.ask(slug, '/')).text.includes('href="/rolls"'))
    paths.delete(thing)
    await bump()
    const { text } = await street.ask(slug, '/')
    assert.ok(!text.includes('/rolls') && !text.includes('things'))
  })
})
