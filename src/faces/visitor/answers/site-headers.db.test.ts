import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { release } from '#areas/releases/index.ts'
import { fontFiles } from '#areas/pages/visitor/index.ts'
import { onSiteAs } from '#areas/sites/testing.ts'
import { newId } from '#kernel/ids.ts'
import { testCtx, testDatabase, testTools } from '#platform/testing/world.ts'
import { aReleasedSite, itsId, visitorsOfTests } from '../testing.ts'

const moved = sql`
  insert into redirects (site_id, id, from_path, to_path, status)
  values (${itsId}, gen_random_uuid(), '/was', '/', 301),
    (${itsId}, gen_random_uuid(), '/media/*', '/files/*', 301),
    (${itsId}, gen_random_uuid(), '/fonts/[name]', '/', 301)`

describe('the headers of a site behind TLS', async () => {
  const { id: siteId, slug, owner } = await aReleasedSite({}, moved, false)
  const database = await testDatabase()
  await database.transaction('platform', (db) =>
    release(onSiteAs(testCtx(db), owner, siteId), { siteId, styles: true, note: '' }),
  )
  const tools = testTools()
  const config = { ...tools.config, appOrigin: 'https://app.example' }
  const { street } = await visitorsOfTests({ tools: { ...tools, config } })

  test('whatever is answered, found or not, says that it is what it says, goes by TLS, and asks for nothing', async () => {
    for (const [path, status] of [
      ['/', 200],
      ['/nowhere', 404],
      ['/was', 301],
      ['/robots.txt', 200],
      ['/sitemap.xml', 200],
      ['/favicon.svg', 200],
      ['/media', 404],
      ['/media/none.png', 301],
      ['/media/2019/05/none.png', 301],
      [`/media/${newId()}/0123456789ab/none.png`, 404],
      ['/fonts/none.woff2', 301],
      ['/fonts/a/none.woff2', 404],
      ['/_islands/none.js', 404],
    ] as const) {
      const { headers, status: said } = await street.ask(slug, path)
      assert.equal(said, status, path)
      assert.equal(headers['x-content-type-options'], 'nosniff', path)
      assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin', path)
      assert.match(String(headers['permissions-policy']), /camera=\(\)/, path)
      assert.match(String(headers['strict-transport-security']), /^max-age=31536000/, path)
      assert.match(String(headers['content-security-policy']), /default-src 'none'/, path)
    }
  })

  test('a folder of files that a site had elsewhere leads on, where none of ours can be meant', async () => {
    const led = async (path: string) => (await street.ask(slug, path)).headers.location
    assert.equal(await led('/media/2019/brochure.pdf?of=1'), '/files/2019/brochure.pdf?of=1')
    assert.equal(await led('/fonts/grotesk.woff2'), '/')
    const [font = ''] = fontFiles().keys()
    assert.equal((await street.ask(slug, `/fonts/${font}`)).headers['content-type'], 'font/woff2')
  })

  test('what is kept on the way has the key by which it is taken out there', async () => {
    const keysOf = async (path: string) => {
      const { headers } = await street.ask(slug, path)
      assert.match(String(headers['cache-control']), /s-maxage/, path)
      return String(headers['surrogate-key'])
    }
    for (const path of ['/was', '/robots.txt', '/sitemap.xml'])
      assert.match(await keysOf(path), new RegExp(`^site-${siteId} release-[0-9a-f-]{36}$`), path)
    const [whole, ...keys] = (await keysOf('/')).split(' ')
    assert.equal(whole, `site-${siteId}`)
    for (const key of ['styles', 'navigation', 'page:[0-9a-f-]{36}'])
      assert.ok(
        keys.some((one) => new RegExp(`^site-${siteId}/${key}$`).test(one)),
        key,
      )
  })
})
