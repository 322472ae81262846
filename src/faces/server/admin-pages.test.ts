import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { serveBuild } from './admin-pages.ts'

const { compressBuild } = (await import(
  new URL('../../../scripts/build-twins.mjs', import.meta.url).href
)) as { compressBuild(this: void, folder: string): Promise<void> }

const build = mkdtempSync(join(tmpdir(), 'portico-build-'))
const script = `export const words = ${JSON.stringify('word '.repeat(2_000))}\n`
mkdirSync(join(build, 'assets'))
writeFileSync(join(build, 'assets', 'app-1a2b.js'), script)
writeFileSync(join(build, 'assets', 'tiny-1a2b.js'), 'export {}\n')
writeFileSync(join(build, 'assets', 'inter-1a2b.woff2'), Buffer.alloc(3_000, 7))
await compressBuild(join(build, 'assets'))
const app = fastify()
serveBuild(app, build)
after(async () => {
  await app.close()
  rmSync(build, { recursive: true, force: true })
})

const ask = (name: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/assets/${name}`, headers })

test('files of the build are kept for ever, and come as small as the browser takes them', async () => {
  const br = await ask('app-1a2b.js', { 'accept-encoding': 'gzip, deflate, br, zstd' })
  assert.equal(br.statusCode, 200)
  assert.equal(br.headers['content-encoding'], 'br')
  assert.equal(br.headers['cache-control'], 'public, max-age=31536000, immutable')
  assert.equal(br.headers['content-type'], 'text/javascript; charset=utf-8')
  assert.equal(br.headers['vary'], 'accept-encoding')
  assert.equal(brotliDecompressSync(br.rawPayload).toString(), script)

  const gz = await ask('app-1a2b.js', { 'accept-encoding': 'br;q=0, GZIP' })
  assert.equal(gz.headers['content-encoding'], 'gzip')
  assert.equal(gunzipSync(gz.rawPayload).toString(), script)

  const bare = await ask('app-1a2b.js')
  assert.equal(bare.headers['content-encoding'], undefined)
  assert.equal(bare.body, script)
  assert.equal(new Set([br, gz, bare].map(({ headers }) => headers['etag'])).size, 3)
})

test('who has a file already is told so', async () => {
  const first = await ask('app-1a2b.js', { 'accept-encoding': 'br' })
  const tag = String(first.headers['etag'])
  const again = await ask('app-1a2b.js', { 'accept-encoding': 'br', 'if-none-match': `"other", W/${tag}` })
  assert.equal(again.statusCode, 304)
  assert.equal(again.body, '')
  assert.equal(again.headers['etag'], tag)
  assert.equal(again.headers['cache-control'], 'public, max-age=31536000, immutable')
  const other = await ask('app-1a2b.js', { 'accept-encoding': 'gzip', 'if-none-match': tag })
  assert.equal(other.statusCode, 200)
})

test('what does not get smaller has no twin; twins and what is not there are not served', async () => {
  for (const name of ['tiny-1a2b.js', 'inter-1a2b.woff2']) {
    const whole = await ask(name, { 'accept-encoding': 'br, gzip' })
    assert.equal(whole.statusCode, 200, name)
    assert.equal(whole.headers['content-encoding'], undefined, name)
  }
  for (const name of ['app-1a2b.js.br', 'gone-1a2b.js', '..%2findex.html']) {
    const none = await ask(name)
    assert.equal(none.statusCode, 404, name)
    assert.equal(none.headers['cache-control'], 'no-store', name)
  }
})

test('a build that is replaced while it is served: what is gone is not there, and nothing breaks', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-build-'))
  mkdirSync(join(folder, 'assets'))
  for (const name of ['read-1a2b.js', 'unread-1a2b.js']) {
    writeFileSync(join(folder, 'assets', name), script)
  }
  await compressBuild(join(folder, 'assets'))
  const upgraded = fastify()
  serveBuild(upgraded, folder)
  const asked = (name: string) =>
    upgraded.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': 'br' } })
  assert.equal((await asked('read-1a2b.js')).statusCode, 200)
  rmSync(folder, { recursive: true })
  const gone = await asked('unread-1a2b.js')
  assert.deepEqual([gone.statusCode, gone.headers['cache-control']], [404, 'no-store'])
  assert.equal((await asked('read-1a2b.js')).statusCode, 200, 'what was read is kept')
  await upgraded.close()
})
