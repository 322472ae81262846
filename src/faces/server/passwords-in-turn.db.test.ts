import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Browser, openPeople, type People } from '#areas/accounts/testing.ts'
import { changePage, listPages, makePreviewLink } from '#areas/pages/contract.ts'
import { createSite, setVisitorPassword } from '#areas/sites/contract.ts'
import { siteAccess } from '#areas/sites/index.ts'
import { aSiteInput } from '#areas/sites/testing.ts'
import { areas } from './areas.ts'

// A password is hashed slowly on purpose. Whoever sets hundreds at once waits for themselves, and holds up nobody else.

let people: People
before(async () => {
  people = await openPeople({
    routes: areas
      .flatMap((area) => area.routes)
      .filter(({ endpoint }) => !endpoint.name.startsWith('accounts.')),
    siteAccess,
  })
})
after(() => people.door.close())

async function anOwner(): Promise<{ browser: Browser; siteId: string; pageId: string }> {
  const { browser } = await people.someone()
  const { id: siteId } = await browser.call(createSite, aSiteInput())
  const { pages } = await browser.call(listPages, { siteId })
  return { browser, siteId, pageId: pages.find(({ isHome }) => isHome)?.id ?? '' }
}

type Owner = Awaited<ReturnType<typeof anOwner>>
const calls: Readonly<Record<string, (owner: Owner) => Promise<number>>> = {
  'of a page': async ({ browser, siteId, pageId }) =>
    (await browser.send(changePage, { siteId, pageId, password: 'open sesame' })).status,
  'of a site': async ({ browser, siteId }) =>
    (await browser.send(setVisitorPassword, { siteId, password: 'open sesame' })).status,
  'of a preview link': async ({ browser, siteId }) =>
    (await browser.send(makePreviewLink, { siteId, days: 1, password: 'open sesame' })).status,
}

for (const [what, set] of Object.entries(calls))
  test(`passwords ${what} that are set at once hold up no other site, and too many are refused`, async () => {
    const [busy, other] = [await anOwner(), await anOwner()]
    let done = 0
    const setting = Array.from({ length: 40 }, async () => {
      const status = await set(busy)
      done += 1
      return status
    })
    await Promise.race(setting)
    const from = done
    assert.equal((await other.browser.send(listPages, { siteId: other.siteId })).status, 200)
    assert.ok(done - from < 10, `${done - from} passwords were set before another site was answered`)
    assert.deepEqual(new Set(await Promise.all(setting)), new Set([200]))
    const many = await Promise.all(Array.from({ length: 80 }, () => set(busy)))
    assert.ok(many.includes(429), 'some wait for too many others')
    assert.equal(await set(other), 200)
  })
