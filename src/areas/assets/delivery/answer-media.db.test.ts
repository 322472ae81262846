import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { sql } from 'kysely'
import sharp from 'sharp'
import { aSite, anAccount, onSiteAs } from '#areas/sites/testing.ts'
import type { Ctx } from '#platform/ctx.ts'
import { outsideIn } from '#platform/testing/outside-in.ts'
import { rolledBack, testCtx } from '#platform/testing/world.ts'
import { uploadAsset } from '../library/upload-asset.ts'
import { answerMedia } from './answer-media.ts'
import { originalKey, renditionFolder } from '../library/rendition.ts'
import { resolveAssets } from './resolve-assets.ts'

const PICTURE = join(import.meta.dirname, '../../../templates/portfolio/pictures/three.jpg')
const subtitles = 'WEBVTT\n\n00:00.000 --> 00:02.000\nThe dunes at low tide.\n'

/** Uploads bytes under a name, as a person does, in the transaction of the test. */
async function upload(ctx: Ctx, siteId: string, name: string, bytes: Buffer) {
  const outside = outsideIn(ctx, { body: Readable.from([bytes]) })
  return (await uploadAsset(outside, { siteId, name })).asset
}

/** The answer to a request for a file of the site. */
const answered = (ctx: Ctx, siteId: string, path: string, accept?: string) =>
  answerMedia(ctx.tools, { siteId, path, accept, range: undefined, read: (work) => work(ctx) })

function onSite(work: (ctx: Ctx, siteId: string) => Promise<void>): Promise<void> {
  return rolledBack('platform', async (db) => {
    const ctx = testCtx(db)
    const owner = await anAccount(ctx)
    const siteId = await aSite(ctx, owner, { beginning: { from: 'blank' } })
    await work(onSiteAs(ctx, owner, siteId), siteId)
  })
}

test('subtitles are told by their content, and given to a film as what they are', () =>
  onSite(async (ctx, siteId) => {
    const mark = Buffer.from([0xef, 0xbb, 0xbf])
    for (const bytes of [Buffer.from(subtitles), Buffer.concat([mark, Buffer.from(subtitles)])]) {
      const asset = await upload(ctx, siteId, 'dunes.vtt', bytes)
      assert.deepEqual([asset.kind, asset.type], ['file', 'text/vtt'])
      const file = (await resolveAssets(ctx, [asset.id])).file(asset.id)
      assert.equal(file?.type, 'text/vtt')
      const answer = await answered(ctx, siteId, file.src)
      assert.equal(answer.status, 200)
      assert.equal(answer.headers['content-type'], 'text/vtt')
      assert.equal(answer.headers['content-disposition'], undefined)
      assert.match(answer.headers['content-security-policy'] ?? '', /sandbox/)
      assert.ok(answer.body instanceof Readable)
      assert.deepEqual(await buffer(answer.body), bytes)
    }
  }))

test('words that only begin like subtitles are something to save', () =>
  onSite(async (ctx, siteId) => {
    const asset = await upload(ctx, siteId, 'a.vtt', Buffer.from('WEBVTTS are many'))
    assert.equal(asset.type, 'application/octet-stream')
    const answer = await answered(ctx, siteId, asset.src)
    assert.equal(answer.headers['content-disposition'], 'attachment')
    if (answer.body instanceof Readable) answer.body.destroy()
  }))

test('a width that is made while its picture is deleted for good does not stay', () =>
  onSite(async (ctx, siteId) => {
    const asset = await upload(ctx, siteId, 'room.jpg', await readFile(PICTURE))
    const { storage } = ctx.tools
    const kept = async () => {
      const keys: string[] = []
      for await (const { key } of storage.list(`${renditionFolder(siteId, asset.id)}/`)) keys.push(key)
      return keys
    }
    let reads = 0
    const answer = await answerMedia(ctx.tools, {
      siteId,
      path: asset.src,
      accept: 'image/webp',
      range: undefined,
      async read(work) {
        reads += 1
        // It was found, and is being made; what removes it had looked before there was anything of it.
        if (reads === 2) {
          assert.equal((await kept()).length, 2)
          await sql`delete from assets where id = ${asset.id}`.execute(ctx.db)
          await storage.remove(originalKey(siteId, asset.id))
        }
        return work(ctx)
      },
    })
    assert.equal(answer.status, 200)
    assert.equal(reads, 2)
    assert.deepEqual(await kept(), [])
  }))

test('a width is shown, and kept, though nobody can say whether its picture is still there', () =>
  onSite(async (ctx, siteId) => {
    const asset = await upload(ctx, siteId, 'room.jpg', await readFile(PICTURE))
    let reads = 0
    const answer = await answerMedia(ctx.tools, {
      siteId,
      path: asset.src,
      accept: 'image/webp',
      range: undefined,
      async read(work) {
        reads += 1
        if (reads > 1) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
        return work(ctx)
      },
    })
    assert.deepEqual([answer.status, answer.headers['content-type']], [200, 'image/webp'])
    const keys: string[] = []
    for await (const { key } of ctx.tools.storage.list(`${renditionFolder(siteId, asset.id)}/`))
      keys.push(key)
    assert.ok(keys.some((key) => key.endsWith('.webp')))
  }))

for (const format of ['gif', 'webp'] as const) {
  test(`what moves goes on moving, and says no more than its pixels: ${format}`, () =>
    onSite(async (ctx, siteId) => {
      const place = '54.3213 N 10.1349 E'
      const frames = await Promise.all(
        ['#c00000', '#00c000', '#0000c0'].map((background) =>
          sharp({ create: { width: 400, height: 30, channels: 3, background } })
            .png()
            .toBuffer(),
        ),
      )
      const joined = sharp(frames, { join: { animated: true } })
      const bytes =
        format === 'gif'
          ? Buffer.concat([await joined.gif().toBuffer(), Buffer.from(place)])
          : await joined
              .withExif({ IFD0: { ImageDescription: place } })
              .webp()
              .toBuffer()
      assert.ok(bytes.includes(place))
      const asset = await upload(ctx, siteId, `dunes.${format}`, bytes)
      assert.deepEqual([asset.kind, asset.srcSet], ['image', ''])
      const answer = await answered(ctx, siteId, asset.src, 'image/avif,image/webp,*/*')
      assert.deepEqual([answer.status, answer.headers['content-type']], [200, `image/${format}`])
      assert.ok(answer.body instanceof Readable)
      const sent = await buffer(answer.body)
      assert.equal((await sharp(sent, { animated: true }).metadata()).pages, 3)
      assert.ok(!sent.includes(place))
      assert.deepEqual([sent.length, sent.length], [asset.bytes, Number(answer.headers['content-length'])])
    }))
}
