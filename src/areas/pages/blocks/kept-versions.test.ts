import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { type BlockRecord, recordFaults, recordOf } from '#document/block-record.ts'
import { blockRegistry, fieldsAt } from '#document/define-block.ts'
import { renderPage } from '#document/render/render-page.server.tsx'
import { documentFault } from '#document/rules.ts'
import { openDocument } from '#document/upgrade.ts'
import { pageBlocks } from './index.ts'
import { htmlFaults, pageWith, sampleContext } from './testing.ts'

// Pages are stored for years: what any version of a block ever stored must open today.

const kept = JSON.parse(readFileSync(new URL('kept-versions.json', import.meta.url), 'utf8')) as Record<
  string,
  Record<string, BlockRecord>
>

test('no kept type is gone', () => {
  const types = new Set(pageBlocks.map(({ type }) => type))
  assert.deepEqual(
    Object.keys(kept).filter((type) => !types.has(type)),
    [],
  )
})

for (const definition of pageBlocks) {
  const { type } = definition
  describe(`what is stored of ${type}`, () => {
    test('every version is kept (node --import ./scripts/hooks.mjs scripts/keep-blocks.ts)', () => {
      for (let version = 1; version <= definition.version; version += 1) {
        const record = kept[type]?.[version]
        assert.ok(record, `version ${version} is not kept`)
        const fields = fieldsAt(definition, version)
        assert.ok(fields)
        assert.deepEqual(recordFaults(record, fields), [], `version ${version} means something else now`)
      }
      assert.deepEqual(recordOf(definition).fields, kept[type]?.[definition.version]?.fields)
    })

    for (const [version, record] of Object.entries(kept[type] ?? {})) {
      for (const [name, props] of Object.entries(record.samples)) {
        test(`${name}, of version ${version}, opens, keeps the rules and is drawn`, async () => {
          const registry = blockRegistry([definition])
          const page = pageWith(definition, props as object)
          const block = page.blocks['blockone']
          assert.ok(block)
          const stored = { ...page, blocks: { blockone: { ...block, version: Number(version) } } }
          assert.equal(documentFault(stored, registry), undefined, 'as it was stored')
          const { document, readOnly } = openDocument(stored, registry)
          assert.equal(readOnly, undefined)
          assert.equal(document.blocks['blockone']?.version, definition.version)
          assert.equal(documentFault(document, registry), undefined)
          const { html } = renderPage(document, { registry, ctx: sampleContext() })
          assert.match(html, new RegExp(`type-${type.replace('.', '-')}`))
          assert.deepEqual(await htmlFaults(html), [])
        })
      }
    }
  })
}
