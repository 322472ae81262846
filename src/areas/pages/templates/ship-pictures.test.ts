import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { templatePictureId } from './picture-id.ts'
import { templatesFolder } from './read-template.ts'
import { shippedAssets } from './ship-pictures.ts'

/** What was ever shipped: `template/name` and the SHA-256 of its file. */
const shipped = JSON.parse(readFileSync(`${templatesFolder}shipped-pictures.json`, 'utf8')) as Readonly<
  Record<string, string>
>

test('a picture that was shipped once stays as it was: pages, libraries and archives of sites name it', () => {
  const hashes = new Map(shippedAssets().map(({ id, hash }) => [id, hash]))
  for (const [picture, hash] of Object.entries(shipped)) {
    const [template = '', name = ''] = picture.split('/')
    assert.equal(
      hashes.get(templatePictureId(template, name)),
      hash,
      `${picture} is gone, or another. One that is better gets a name of its own, and this one stays.`,
    )
  }
  assert.equal(hashes.size, Object.keys(shipped).length, 'A new picture is told of in shipped-pictures.json.')
})
