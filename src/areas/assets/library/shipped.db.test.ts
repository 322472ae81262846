import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { newId } from '#kernel/ids.ts'
import { outsideIn } from '#platform/testing/outside-in.ts'
import { bring, rolledBack, testCtx, testTools } from '#platform/testing/world.ts'
import { answerMedia } from '../delivery/answer-media.ts'
import { readShippedPicture } from '../delivery/read-shipped-picture.ts'
import { shippedPictures, resolvedImage, shippedAsset, type ShippedPicture } from './shipped.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-shipped-'))
after(() => rmSync(folder, { recursive: true }))

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><path d="M0 0h8"/></svg>'

function shipDrawing(): ShippedPicture {
  const id = newId()
  const file = join(folder, `${id}.svg`)
  writeFileSync(file, drawing)
  const picture: ShippedPicture = {
    id,
    file,
    name: 'map.svg',
    width: 1600,
    height: 1000,
    bytes: drawing.length,
    hash: 'a1b2c3d4e5f6'.repeat(5),
    colour: null,
    luminance: null,
    alt: 'A map.',
    focal: null,
  }
  bring(shippedPictures.of([picture]))
  return picture
}

const ask = (path: string) =>
  answerMedia(testTools(), {
    siteId: '',
    path,
    accept: undefined,
    range: undefined,
    read: () => Promise.reject(new Error('No asset of a site was asked for')),
  })

test('a drawing that comes with the program is one file, shown as it is', async () => {
  const picture = shipDrawing()
  const image = resolvedImage(shippedAsset(picture))
  assert.ok(image)
  assert.equal(image.srcSet, '')
  const { status, headers, body } = await ask(image.src)
  assert.equal(status, 200)
  assert.equal(headers['content-type'], 'image/svg+xml')
  assert.match(headers['content-security-policy'] ?? '', /default-src 'none'/)
  assert.equal(String(body), drawing)
})

test('of another content it is not found', async () => {
  const { id } = shipDrawing()
  assert.equal((await ask(`/media/${id}/000000000000/map.svg`)).status, 404)
})

test('outside of a site it is kept for ever by whoever is sent it, and is still', () =>
  rolledBack('platform', async (db) => {
    const { id } = shipDrawing()
    const ctx = testCtx(db)
    const headers = new Map<string, string>()
    const outside = outsideIn(ctx, {
      answer: { ...ctx.answer, header: (name, value) => void headers.set(name, value) },
    })
    const input = { pictureId: id, hash: 'a1b2c3d4e5f6', size: 'map.svg' }
    assert.equal(String((await readShippedPicture(outside, input)).body), drawing)
    assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable')
    assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'/)
  }))
