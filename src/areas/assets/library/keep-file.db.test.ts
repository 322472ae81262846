import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { newId } from '#kernel/ids.ts'
import { testTools } from '#platform/testing/world.ts'
import { originalKey } from './rendition.ts'
import { keepFile } from './keep-file.ts'

const comment =
  '<!-- Generator: a drawing program of which there is much to say, version 24.0.1, plug-ins included -->'
const svg = Buffer.from(`<?xml version="1.0" encoding="utf-8"?>
${comment.repeat(20)}
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h40v30z"/></svg>`)
const background = '#808080'
const avif = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
  .avif()
  .toBuffer()
const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 32]), Buffer.from('ftypisom'), Buffer.alloc(200)])

/** A body as it comes over a network that cuts it into pieces of so many bytes. */
async function* cut(whole: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < whole.length; at += size) yield await Promise.resolve(whole.subarray(at, at + size))
}

test('what a file is does not hang on how the network cuts its first bytes', async () => {
  const tools = testTools()
  const siteId = newId()
  for (const [whole, kind] of [
    [svg, 'drawing'],
    [avif, 'image'],
    [mp4, 'video'],
  ] as const) {
    for (const size of [1, 64, 100, 1000, whole.length]) {
      const key = originalKey(siteId, newId())
      const kept = await keepFile(tools, key, cut(whole, size), { turnOf: siteId })
      assert.equal(kept.kind, kind, `${kind} in pieces of ${size}`)
    }
  }
})
