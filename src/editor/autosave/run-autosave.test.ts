import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PatchAlgebra } from './autosave.ts'
import { runAutosave } from './run-autosave.ts'

const algebra: PatchAlgebra<string, readonly string[]> = {
  apply: (document, patches) => [...document, ...patches],
  rebase: (head, sending, waiting, theirs) => ({ document: head, sending, waiting, theirs, lost: 0 }),
  squash: (patches) => patches,
  first: () => 2,
  newId: () => 'batch',
}

test('a flush ends when all is stored: what was too much for one save, and what was done meanwhile', async () => {
  const stored: string[] = []
  const autosave = runAutosave<string, readonly string[]>(
    {
      page: 'page',
      algebra,
      copies: { keep() {}, keepHistory() {}, keepNow() {} },
      async save({ version, patches }) {
        if (version === 0) autosave.changed(['f'])
        stored.push(...patches)
        return { kind: 'saved', version: version + 1 }
      },
      missing: async () => [],
      history: () => undefined,
      count: () => 0,
      merge() {},
      revert() {},
      show() {},
      now: () => Date.now(),
    },
    0,
    [],
  )
  autosave.changed(['a', 'b', 'c', 'd', 'e'])
  await autosave.flush()
  assert.deepEqual(stored, ['a', 'b', 'c', 'd', 'e', 'f'])
  assert.equal(autosave.state().status, 'saved')
  autosave.stop()
})
