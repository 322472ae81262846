import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type SavedView, wholeView } from '#ui/list-view/list-view.ts'
import { takeOver } from './take-over.ts'

const named = (name: string, search: string): SavedView => ({ name, view: { ...wholeView(), search } })

test('a view that is refused stays, and those after it are taken over', async () => {
  const saved: string[] = []
  const forgotten: string[] = []
  await takeOver(
    [
      named('Late', 'late'),
      named('Broken', 'b'),
      named('New', 'new'),
      named('Mine', 'mine'),
      named('Same', 's'),
    ],
    [named('New', 'something else'), named('Same', 's')],
    async (name) => {
      if (name === 'Broken') throw new Error('refused')
      saved.push(name)
    },
    (name) => void forgotten.push(name),
  )
  assert.deepEqual(saved, ['Late', 'New 2', 'Mine'])
  assert.deepEqual(forgotten, ['Late', 'New', 'Mine', 'Same'])
})
