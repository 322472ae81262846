import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { registry } from '../gallery/sample-blocks.tsx'
import { bakery } from '../gallery/sample-page.ts'
import { noSelection, selectBlocks, selectSection } from '../selection.ts'
import { copySelection, fromClipboard, toClipboard } from './clipboard.ts'

describe('clipboard', () => {
  const fragment = copySelection(bakery, selectBlocks(bakery, ['cards1', 'colone']))

  test('holds blocks with what is in their slots', () => {
    assert.deepEqual(fragment?.roots, ['cards1', 'colone'])
    assert.equal(fragment?.blocks.length, 4)
  })
  test('holds a section with everything on it', () => {
    const section = copySelection(bakery, selectSection(bakery, 'hero01'))
    assert.deepEqual(
      section?.sections.map(({ id }) => id),
      ['hero01'],
    )
    assert.equal(section?.blocks.length, 3)
  })
  test('has nothing to copy without a selection', () => {
    assert.equal(copySelection(bakery, noSelection), undefined)
  })
  test('comes back the same by our own type, and by markup where a browser keeps only that', () => {
    assert.ok(fragment)
    const { json, html } = toClipboard(fragment, registry)
    assert.deepEqual(fromClipboard({ json, html: '' }), JSON.parse(json))
    const wrapped = `<html><body><!--StartFragment-->${html}<!--EndFragment--></body></html>`
    assert.deepEqual(fromClipboard({ json: '', html: wrapped }), JSON.parse(json))
  })
  test('gives other programs the words', () => {
    assert.ok(fragment)
    const { text, html } = toClipboard(fragment, registry)
    assert.match(text, /^Opening hours\nTuesday to Saturday/m)
    assert.match(html, /<p>Wheat<\/p>/)
  })
  test('markup in words stays words', () => {
    const { html } = toClipboard(
      {
        portico: 1,
        sections: [],
        roots: ['b00001'],
        blocks: [
          {
            id: 'b00001',
            type: 'button',
            version: 1,
            props: { label: '"><img src=x onerror=alert(1)>' },
            parent: { node: 's' },
            place: { column: 1, row: 1, width: 1, height: 1, layer: 0, align: 'start' },
          },
        ],
      },
      registry,
    )
    assert.doesNotMatch(html, /<img/)
    assert.equal(
      fromClipboard({ json: '', html })?.blocks[0]?.props['label'],
      '"><img src=x onerror=alert(1)>',
    )
  })
  test('is not fooled by what comes from elsewhere', () => {
    assert.equal(fromClipboard({ json: '', html: '<p>Hello</p>' }), undefined)
    assert.equal(fromClipboard({ json: '{"portico":1}', html: '' }), undefined)
    assert.equal(fromClipboard({ json: 'no json', html: '<div data-portico="{">' }), undefined)
  })
})
