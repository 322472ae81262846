import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { apply } from '#document/apply.ts'
import { blockRegistry } from '#document/define-block.ts'
import { emptyDocument } from '#document/nodes.ts'
import { renderPage } from '#document/render/render-page.server.tsx'
import { documentFault } from '#document/rules.ts'
import { ownerTexts } from '#platform/testing/words.ts'
import { pageBlocks } from '../blocks/index.ts'
import { htmlFaults, sampleContext } from '../blocks/testing.ts'
import { designedSections, sectionCategories } from './library.ts'

const registry = blockRegistry(pageBlocks)

test('there are sections in every category, each with a name', () => {
  assert.ok(designedSections.length >= 60)
  assert.ok(sectionCategories.length >= 12)
  for (const category of sectionCategories) {
    assert.ok(designedSections.filter((section) => section.category === category).length >= 2)
  }
  const words = ownerTexts()
  for (const { name } of designedSections) assert.ok(name in words, name)
})

describe('a designed section', () => {
  for (const section of designedSections) {
    test(`${section.id} can be put on a page, twice`, async () => {
      const insert = () => ({ op: 'insert', parent: 'page', after: null, nodes: section.make() }) as const
      const applied = apply(emptyDocument(), [insert(), insert()], registry)
      assert.ok(applied.ok, JSON.stringify(applied))
      assert.equal(documentFault(applied.document, registry), undefined)
      assert.equal(applied.document.order.length, 2)
      const once = apply(emptyDocument(), [insert()], registry)
      assert.ok(once.ok)
      const { html } = renderPage(once.document, { registry, ctx: sampleContext() })
      assert.deepEqual(await htmlFaults(html), [])
    })
  }
})
