import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import sharp from 'sharp'
import { send } from '#areas/assets/testing.ts'
import { release } from '#areas/releases/index.ts'
import { asOwner } from '#areas/pages/testing.ts'
import { testCtx, testDatabase } from '#platform/testing/world.ts'
import { aReleasedSite, visitorsOfTests } from '../testing.ts'

describe('the pictures that stand for a site', async () => {
  const database = await testDatabase()
  const { id: siteId, slug, owner } = await aReleasedSite({ title: 'Kestrel Books' }, undefined, false)
  const bytes = await sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#2f5d50' } })
    .jpeg()
    .toBuffer()
  const { id: picture } = (await send(database, owner, siteId, bytes, 'kestrel.jpg')).asset
  await database.transaction('platform', async (db) => {
    await sql`
      update site_styles set version = version + 1,
        styles = styles || ${JSON.stringify({ favicon: picture, socialImage: picture })}::jsonb
      where site_id = ${siteId}`.execute(db)
    await release(asOwner(testCtx(db), owner, siteId), { siteId, styles: true, note: '' })
  })
  const { street } = await visitorsOfTests()

  test('its icon is the one that was chosen, in the smallest size there is', async () => {
    const { text } = await street.ask(slug, '/')
    const [, icon = ''] = /<link rel="icon" href="([^"]+)"/.exec(text) ?? []
    assert.match(icon, new RegExp(`^/media/${picture}/`))
    const { status, body, headers } = await street.ask(slug, icon, { accept: 'image/webp,*/*' })
    assert.equal(status, 200)
    assert.match(String(headers['content-type']), /^image\//)
    assert.ok(((await sharp(body).metadata()).width ?? 0) <= 320)
  })

  test('what stands in the place of a page has it too', async () => {
    const icon = (text: string) => /<link rel="icon" href="([^"]+)"/.exec(text)?.[1]
    const { status, text } = await street.ask(slug, '/nowhere')
    assert.equal(status, 404)
    assert.equal(icon(text), icon((await street.ask(slug, '/')).text))
    const wrong = await street.post(slug, '/_password', 'password=guessed&back=%2F')
    assert.equal(wrong.status, 401)
    assert.equal(icon(wrong.text), icon(text))
  })

  test('a page without a picture of its own is shared with the site’s', async () => {
    const { text } = await street.ask(slug, '/contact')
    assert.match(text, new RegExp(`property="og:image" content="[^"]+/media/${picture}/`))
  })
})
