import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newId } from '#kernel/ids.ts'
import { readMediaPath, srcOf } from './asset.ts'

test('whatever a file is called, its address is one that browsers keep and we read', () => {
  const id = newId()
  const file = {
    id,
    hash: 'a'.repeat(64),
    kind: 'file',
    type: 'application/pdf',
    width: null,
    height: null,
    frames: null,
  } as const
  for (const name of [
    'menu.pdf',
    '.',
    '..',
    'a/b',
    '%2e%2e',
    '?',
    '#',
    'Café.pdf',
    ' ',
    '👨‍👩‍👧',
    '\u202ea',
    '...',
  ]) {
    const src = srcOf({ ...file, name })
    assert.equal(new URL(src, 'https://halm.example').pathname, src, name)
    assert.deepEqual(readMediaPath(src), { id, hash: 'a'.repeat(12), width: null }, name)
  }
  assert.equal(readMediaPath(`/media/${'-'.repeat(36)}/${'a'.repeat(12)}/320`), null)
})
