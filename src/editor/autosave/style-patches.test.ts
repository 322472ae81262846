import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StyleChange } from '#document/style-changes.ts'
import { defaultStyles, type SiteStyles } from '#document/styles.ts'
import { autosaveAt, autosaveMachine, unsaved, type AutosaveEvent } from './autosave.ts'
import { stylePatches } from './style-patches.ts'

const machine = autosaveMachine(stylePatches)
const accent = (value: string): StyleChange => ({ path: ['palette', 'accent'], value })

function run(...events: AutosaveEvent<StyleChange>[]) {
  let state = autosaveAt<StyleChange, SiteStyles>(0, defaultStyles)
  let shown: SiteStyles | null = null
  for (const event of events) {
    const step = machine(state, event)
    state = step.state
    for (const effect of step.effects) if (effect.kind === 'merge') shown = effect.document
  }
  return { state, shown }
}

test('what others set elsewhere comes in, and ours goes on', () => {
  const { state, shown } = run(
    { kind: 'changed', patches: [accent('#112233')], at: 0 },
    {
      kind: 'remote',
      batch: { id: 'theirs', version: 1, patches: [{ path: ['corners'], value: 'round' }] },
      at: 10,
    },
  )
  assert.deepEqual(shown, {
    ...defaultStyles,
    corners: 'round',
    palette: { ...defaultStyles.palette, accent: '#112233' },
  })
  assert.deepEqual(unsaved(state), [accent('#112233')])
  assert.equal(state.confirmed.corners, 'round')
})

test('a drag is sent as its last value; without a line it stays unsaved, and goes when the line is back', () => {
  const values = ['#000001', '#000002', '#000003'].map(accent)
  const { state } = run(...values.map((patch, at) => ({ kind: 'changed', patches: [patch], at }) as const), {
    kind: 'tick',
    at: 1_000,
  })
  assert.deepEqual(state.sending?.patches, [accent('#000003')])
  const cut = machine(state, {
    kind: 'answered',
    batch: state.sending?.id ?? '',
    outcome: { kind: 'unreachable' },
    at: 1_100,
  }).state
  assert.equal(cut.status, 'unreachable')
  const again = machine(cut, { kind: 'online', at: 1_200 })
  assert.ok(again.effects.some((effect) => effect.kind === 'send'))
})
