import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { type PatchAlgebra, type StoredBatch, waits } from './autosave.ts'
import { runAutosave } from './run-autosave.ts'

const algebra: PatchAlgebra<string, readonly string[]> = {
  apply: (document, patches) => [...document, ...patches],
  rebase: (head, sending, waiting, theirs) => ({ document: head, sending, waiting, theirs, lost: 0 }),
  squash: (patches) => patches,
  first: () => 2,
  newId: () => 'batch',
}

/** A page whose copies, counts and drawing are nobody's concern. */
const quiet = {
  page: 'page',
  algebra,
  copies: { keep() {}, keepHistory() {}, keepNow() {} },
  history: () => undefined,
  count: () => 0,
  merge() {},
  revert() {},
  show() {},
  now: () => Date.now(),
}

test('a flush ends when all is stored: what was too much for one save, and what was done meanwhile', async () => {
  const stored: string[] = []
  const autosave = runAutosave<string, readonly string[]>(
    {
      ...quiet,
      async save({ version, patches }) {
        if (version === 0) autosave.changed(['f'])
        stored.push(...patches)
        return { kind: 'saved', version: version + 1 }
      },
      missing: async () => [],
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

/** Saving whose server stores the first batch behind somebody else's, and tells of theirs only as `missing` does. */
function behindTheirs(missing: () => Promise<readonly StoredBatch<string>[]>) {
  const sent: number[] = []
  const autosave = runAutosave<string, readonly string[]>(
    {
      ...quiet,
      async save({ version }) {
        sent.push(version)
        return sent.length === 1
          ? { kind: 'saved', version: 2 }
          : { kind: 'behind', missing: [theirs, { id: 'batch', version: 2, patches: ['a'] }] }
      },
      missing,
    },
    0,
    [],
  )
  return { autosave, sent }
}
const theirs: StoredBatch<string> = { id: 'theirs', version: 1, patches: ['x'] }

for (const [why, missing] of [
  ['fails', () => Promise.reject(new Error('No line'))],
  ['tells less than there is', async () => [theirs]],
] as const) {
  test(`a question what came between that ${why} ends what waits for the save, and the save is tried again`, async () => {
    mock.timers.enable({ apis: ['setTimeout', 'Date'] })
    const { autosave, sent } = behindTheirs(missing)
    try {
      autosave.changed(['a'])
      await autosave.flush()
      assert.equal(autosave.state().status, 'unreachable')
      assert.notEqual(autosave.state().sending, null, 'it may be stored: it keeps its name')
      mock.timers.tick(waits[0])
      await autosave.flush()
      assert.equal(sent.length, 2)
      assert.deepEqual([autosave.state().status, autosave.state().version], ['saved', 2])
      assert.deepEqual(autosave.state().confirmed, ['x', 'a'])
    } finally {
      autosave.stop()
      mock.timers.reset()
    }
  })
}
