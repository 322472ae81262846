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
    'Menu (2).pdf',
    "Chef's choice.pdf",
    'a "b" c!*.pdf',
    'Menu: <today> | 100%.pdf',
    `${'a'.repeat(251)}.pdf`,
    `${'メ'.repeat(251)}.pdf`,
    `${'👨‍👩‍👧'.repeat(31)}.pdf`,
    '\ud800.pdf',
  ]) {
    const src = srcOf({ ...file, name })
    // Nothing in it ends a link, in whatever it stands (HTML, a style sheet, a sentence).
    assert.match(src, /^[\w/.~%-]+$/, name)
    // As a file it can lie on any disk.
    const lies = decodeURIComponent(src.split('/').at(-1) ?? '')
    assert.ok(Buffer.byteLength(lies) <= 255, name)
    assert.doesNotMatch(lies, /[\\/:*?"<>|]/, name)
    assert.equal(lies.endsWith('.pdf'), name.endsWith('.pdf'), name)
    assert.equal(new URL(src, 'https://halm.example').pathname, src, name)
    assert.deepEqual(readMediaPath(src), { id, hash: 'a'.repeat(12), width: null }, name)
  }
  assert.equal(readMediaPath(`/media/${'-'.repeat(36)}/${'a'.repeat(12)}/320`), null)
})
