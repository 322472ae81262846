import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Patch } from '#document/patch.ts'
import { registry, sampleDocument } from '#document/testing/sample-blocks.tsx'
import { recover } from './recover.ts'

const NODE = Object.keys(sampleDocument().blocks)[0] ?? ''
const name = (value: string): Patch => ({ op: 'set', node: NODE, path: ['name'], value })
const refusal = { rule: 'documents.version_unknown', message: 'Reload it.' }
const server = {
  save: () => Promise.resolve({ kind: 'refused', refusal } as const),
  missing: () => Promise.resolve([]),
}
const leftover = (version: number) => ({
  version,
  sending: { id: 'ours', patches: [name('sent')] },
  waiting: [name('waits')],
})

test('what was made on a page that a restored backup does not have stands on the one it has', async () => {
  const found = await recover({ version: 4, document: sampleDocument() }, leftover(7), server, registry)
  assert.ok(found.kind === 'recovered')
  assert.deepEqual([found.version, found.ours.length, found.lost], [4, 2, 0])
  assert.equal(found.document.blocks[NODE]?.name, 'waits')
})

test('what is refused on a page that the server has is held, with its words', async () => {
  const found = await recover({ version: 7, document: sampleDocument() }, leftover(7), server, registry)
  assert.deepEqual(found, { kind: 'held', status: 'refused', refusal })
})
