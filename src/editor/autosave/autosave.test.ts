import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  autosaveAt,
  autosaveMachine,
  latest,
  recovered,
  rest,
  unsaved,
  waits,
  type Autosave,
  type AutosaveEffect,
  type AutosaveEvent,
  type PatchAlgebra,
  type SaveOutcome,
  type StoredBatch,
} from './autosave.ts'

/** Patches of the test: `key=value`. A rebase drops ours where `-key` of theirs took the key away. */
let names = 0
const algebra: PatchAlgebra<string, readonly string[]> = {
  // What begins with `?` is of a version after ours.
  apply: (document, patches) =>
    patches.some((patch) => patch.startsWith('?')) ? undefined : [...document, ...patches],
  rebase: (head, sending, waiting, theirs) => {
    const gone = new Set(theirs.filter((patch) => patch.startsWith('-')).map((patch) => patch.slice(1)))
    const left = (group: readonly string[]) => group.filter((patch) => !gone.has(patch.split('=')[0] ?? ''))
    const moved = { sending: left(sending), waiting: left(waiting) }
    const ours = [...moved.sending, ...moved.waiting]
    const lost = sending.length + waiting.length - ours.length
    return { ...moved, document: [...head, ...ours], theirs, lost }
  },
  squash: (patches) => {
    const last = new Map(patches.map((patch) => [patch.split('=')[0], patch]))
    // What was made and taken away again is nothing.
    return [...last.values()].filter((patch) => !patch.endsWith('=nothing'))
  },
  first: (_document, patches) => Math.min(patches.length, 3),
  newId: () => `batch-${(names += 1)}`,
}
const machine = autosaveMachine(algebra)
type State = Autosave<string, readonly string[]>
const start = (version: number): State => autosaveAt<string, readonly string[]>(version, [])

/** Feeds events and gathers what is to be done. */
function walk(state: State, ...events: AutosaveEvent<string>[]) {
  const effects: AutosaveEffect<string, readonly string[]>[] = []
  let now = state
  for (const event of events) {
    const step = machine(now, event)
    now = step.state
    effects.push(...step.effects)
  }
  return { state: now, effects, sent: effects.filter((effect) => effect.kind === 'send') }
}
const changed = (at: number, ...patches: string[]) => ({ kind: 'changed', patches, at }) as const
const tick = (at: number) => ({ kind: 'tick', at }) as const
/** A batch of others', and how it is heard live. */
const theirs = (version: number, ...patches: string[]): StoredBatch<string> => ({
  id: `theirs-${version}`,
  version,
  patches,
})
const heard = (batch: StoredBatch<string>, at = 0) => ({ kind: 'remote', batch, at }) as const

/** A machine with one batch on its way. */
function sending(...patches: string[]) {
  const { state } = walk(start(7), changed(0, ...patches), tick(rest))
  assert.ok(state.sending)
  return { state, batch: state.sending.id }
}
const answer = (batch: string, outcome: SaveOutcome<string>, at = 1_000) =>
  ({ kind: 'answered', batch, outcome, at }) as const

test('what waits behind a slow save has no moment that passes again and again: its answer gives one', () => {
  const { state, batch } = sending('a=1')
  const waits = walk(state, changed(400, 'b=2'), tick(400 + rest))
  assert.deepEqual([waits.sent.length, waits.state.dueAt], [0, null])
  const more = walk(waits.state, changed(900, 'c=3'), tick(400 + latest))
  assert.deepEqual([more.sent.length, more.state.dueAt], [0, null])
  const after = walk(more.state, answer(batch, { kind: 'saved', version: 8 }, 5_000))
  assert.equal(after.state.dueAt, 5_000)
  const next = walk(after.state, tick(5_000))
  assert.deepEqual(
    next.sent.map((effect) => effect.kind === 'send' && effect.batch.patches),
    [['b=2', 'c=3']],
  )
})

test('a page that is older on the server: ours is kept, nothing is sent, and nothing that comes is taken in', () => {
  const { state, batch } = sending('a=1')
  const { state: left, effects } = walk(
    state,
    changed(400, 'b=2'),
    { kind: 'ahead', message: 'Reload it.' },
    heard(theirs(8, 'c=3'), 500),
    answer(batch, { kind: 'saved', version: 8 }),
    tick(400 + latest),
  )
  assert.deepEqual([left.status, left.refusal?.message, left.dueAt], ['outdated', 'Reload it.', null])
  assert.deepEqual([left.version, left.confirmed, unsaved(left)], [7, [], ['a=1', 'b=2']])
  assert.ok(effects.every((effect) => effect.kind === 'keep'))
})

describe('a page that a newer version of the app has changed', () => {
  const newer = theirs(8, '?shuffle')

  test('is left as it was, and what is ours is kept and not sent', () => {
    const { state, effects } = walk(
      start(7),
      changed(0, 'a=1'),
      heard(newer, 10),
      tick(rest),
      changed(500, 'b=2'),
      tick(500 + latest),
      { kind: 'flush', at: 2_000 },
      { kind: 'online', at: 3_000 },
      heard(theirs(9, 'c=3'), 4_000),
    )
    assert.equal(state.status, 'outdated')
    assert.deepEqual([state.version, state.confirmed, unsaved(state)], [7, [], ['a=1', 'b=2']])
    assert.equal(state.dueAt, null)
    assert.ok(effects.every((effect) => effect.kind === 'keep'))
  })

  test('is found out by the answer to a save too, whose batch keeps its name', () => {
    const { state, batch } = sending('a=1')
    const missing = [theirs(8, 'b=2'), theirs(9, '?shuffle')]
    const after = walk(state, answer(batch, { kind: 'behind', missing }))
    assert.equal(after.state.status, 'outdated')
    assert.deepEqual([after.state.version, after.state.confirmed], [8, ['b=2']])
    assert.deepEqual(after.state.sending, { id: batch, patches: ['a=1'] })
    assert.equal(after.sent.length, 0)
    const late = walk(after.state, answer(batch, { kind: 'unreachable' }))
    assert.deepEqual([late.state.status, late.state.dueAt], ['outdated', null])
  })

  test('is found out when a gap is filled, after what was still understood', () => {
    const { state, batch } = sending('a=1')
    const early = walk(state, heard(theirs(9, '?shuffle'), 5))
    assert.equal(early.state.status, 'saving')
    const after = walk(early.state, answer(batch, { kind: 'saved', version: 8 }))
    assert.deepEqual([after.state.status, after.state.version], ['outdated', 8])
    assert.deepEqual(after.state.confirmed, ['a=1'])
    assert.equal(after.state.sending, null)
  })
})

describe('what comes to nothing before it leaves', () => {
  test('is not sent: there is nothing to refuse, and nothing is unsaved', () => {
    const { state, sent } = walk(start(7), changed(0, 'a=1', 'a=nothing'), tick(rest))
    assert.deepEqual(sent, [])
    assert.deepEqual([state.status, state.sending, unsaved(state), state.dueAt], ['saved', null, [], null])
    const after = walk(state, changed(2_000, 'b=2'), tick(2_000 + rest))
    assert.deepEqual(after.state.sending?.patches, ['b=2'])
  })

  test('is forgotten by the browser, too', () => {
    const { effects } = walk(start(7), changed(0, 'a=1', 'a=nothing'), { kind: 'flush', at: 1 })
    assert.equal(effects.at(-1)?.kind, 'keep')
  })

  test('is not sent again either, where others took it away while nobody answered; what was done since is', () => {
    const { state, batch } = sending('a=1')
    const after = walk(
      state,
      heard(theirs(8, '-a'), 500),
      changed(600, 'b=2'),
      answer(batch, { kind: 'unreachable' }),
      { kind: 'online', at: 2_000 },
    )
    assert.deepEqual(
      after.sent.map((effect) => effect.batch.patches),
      [['b=2']],
    )
    assert.equal(after.sent[0]?.version, 8)
  })
})

describe('autosave', () => {
  test('waits for a rest, then sends everything as one batch on the version it knows', () => {
    const early = walk(start(7), changed(0, 'a=1'), tick(rest - 1))
    assert.equal(early.sent.length, 0)
    assert.equal(early.state.status, 'unsaved')
    const late = walk(early.state, changed(200, 'b=2'), tick(200 + rest))
    assert.deepEqual(late.sent[0]?.batch.patches, ['a=1', 'b=2'])
    assert.equal(late.sent[0]?.version, 7)
    assert.equal(late.state.status, 'saving')
  })

  test('leaves within a second of the first change though the typing goes on', () => {
    let state = start(1)
    let left = 0
    for (let at = 0; at <= 1_000 && left === 0; at += 50) {
      const step = walk(state, tick(at), changed(at, `a=${at}`))
      state = step.state
      if (step.sent.length > 0) left = at
    }
    assert.ok(left > 0 && left <= latest + 50 && left < 1_000, `left at ${left}`)
  })

  test('keeps in the browser before it sends', () => {
    const { effects } = walk(start(7), changed(0, 'a=1'), tick(rest))
    assert.deepEqual(
      effects.map((effect) => effect.kind),
      ['keep', 'keep', 'send'],
    )
  })

  test('says saved only when the server did and nothing newer waits', () => {
    const { state, batch } = sending('a=1')
    const more = walk(state, changed(500, 'b=2'))
    assert.equal(more.state.status, 'saving')
    const first = walk(more.state, answer(batch, { kind: 'saved', version: 8 }))
    assert.equal(first.state.status, 'unsaved')
    assert.equal(first.state.version, 8)
    const second = walk(first.state, tick(2_000))
    const done = walk(second.state, answer(second.sent[0]?.batch.id ?? '', { kind: 'saved', version: 9 }))
    assert.equal(done.state.status, 'saved')
    assert.deepEqual(unsaved(done.state), [])
  })

  test('sends what is too much for one save in several, one right after the other, in order', () => {
    const line = ['a=1', 'b=2', 'c=3', 'd=4', 'e=5', 'f=6', 'g=7']
    const first = walk(start(7), changed(0, ...line), tick(rest))
    assert.deepEqual(first.sent[0]?.batch.patches, ['a=1', 'b=2', 'c=3'])
    assert.deepEqual(unsaved(first.state), line)
    const second = walk(
      first.state,
      answer(first.sent[0]?.batch.id ?? '', { kind: 'saved', version: 8 }, 1_000),
      tick(1_000),
    )
    assert.deepEqual([second.state.status, second.sent[0]?.version], ['saving', 8])
    assert.deepEqual(second.sent[0]?.batch.patches, ['d=4', 'e=5', 'f=6'])
    const third = walk(
      second.state,
      answer(second.sent[0]?.batch.id ?? '', { kind: 'saved', version: 9 }, 1_500),
      tick(1_500),
    )
    assert.deepEqual(third.sent[0]?.batch.patches, ['g=7'])
    const done = walk(third.state, answer(third.sent[0]?.batch.id ?? '', { kind: 'saved', version: 10 }))
    assert.deepEqual([done.state.status, done.state.confirmed], ['saved', line])
  })

  test('has one batch on its way at a time', () => {
    const { state } = sending('a=1')
    const { sent } = walk(state, changed(500, 'b=2'), tick(5_000), { kind: 'flush', at: 5_000 })
    assert.equal(sent.length, 0)
  })

  test('behind: takes in what is missing, moves ours behind it and sends again', () => {
    const { state, batch } = sending('a=1', 'b=2')
    const waiting = walk(state, changed(400, 'c=3'))
    const missing = [theirs(9, '-b'), theirs(8, 'x=9')]
    const { state: after, effects, sent } = walk(waiting.state, answer(batch, { kind: 'behind', missing }))
    assert.equal(after.version, 9)
    assert.deepEqual(
      effects.filter((effect) => effect.kind === 'merge').map((effect) => [effect.document, effect.lost]),
      [
        [['x=9', 'a=1', 'b=2', 'c=3'], 0],
        [['x=9', '-b', 'a=1', 'c=3'], 1],
      ],
    )
    assert.equal(sent[0]?.version, 9)
    assert.deepEqual(sent[0]?.batch.patches, ['a=1'])
    assert.notEqual(sent[0]?.batch.id, batch, 'other patches go under another name')
    assert.deepEqual(after.waiting, ['c=3'])
  })

  test('behind, and nothing of ours is left to change: goes on without an empty save', () => {
    const { state, batch } = sending('b=2')
    const { state: after, sent } = walk(state, answer(batch, { kind: 'behind', missing: [theirs(8, '-b')] }))
    assert.deepEqual([sent, after.status, after.sending], [[], 'saved', null])
  })

  test('unreachable: keeps, tries again ever later, and at once when the line is back', () => {
    const first = sending('a=1')
    const { batch } = first
    let { state } = first
    let at = 1_000
    for (const wait of [...waits, waits.at(-1) ?? 0]) {
      const step = walk(state, answer(batch, { kind: 'unreachable' }, at))
      assert.equal(step.state.status, 'unreachable')
      assert.equal(step.state.dueAt, at + wait)
      assert.ok(step.effects.some((effect) => effect.kind === 'keep'))
      const next = walk(step.state, tick(at + wait - 1), tick(at + wait))
      assert.equal(next.sent.length, 1)
      state = next.state
      at += wait
    }
    const cut = walk(state, answer(batch, { kind: 'unreachable' }, at), changed(at, 'b=2'))
    assert.equal(cut.state.status, 'unreachable', 'editing goes on without a line')
    assert.equal(walk(cut.state, { kind: 'online', at: at + 5 }).sent.length, 1)
  })

  test('refused: says which rule and node, holds everything, and sends it with the next change', () => {
    const { state, batch } = sending('a=bad')
    const refusal = { rule: 'place_overlap', node: 'b1' }
    const no = walk(state, answer(batch, { kind: 'refused', refusal }))
    assert.equal(no.state.status, 'refused')
    assert.deepEqual(no.state.refusal, refusal)
    assert.equal(walk(no.state, tick(60_000)).sent.length, 0, 'does not hammer the server')
    const mended = walk(no.state, changed(2_000, 'a=good'), tick(2_000 + rest))
    assert.deepEqual(mended.sent[0]?.batch.patches, ['a=good'])
    assert.equal(mended.state.refusal, null)
  })

  test('refused for what no rule of the page says: it is sent again when somebody asks, or the line is back', () => {
    const { state, batch } = sending('a=1')
    const refusal = { rule: 'not_found', message: 'This page is in the trash.' }
    const no = walk(state, answer(batch, { kind: 'refused', refusal }))
    assert.equal(no.state.status, 'refused')
    assert.equal(walk(no.state, tick(60_000)).sent.length, 0, 'does not hammer the server')
    const again = walk(no.state, { kind: 'online', at: 70_000 })
    assert.deepEqual(again.sent[0]?.batch.patches, ['a=1'])
    assert.equal(again.state.status, 'saving')
    assert.equal(again.state.refusal, null)
    const sent = again.state.sending?.id ?? ''
    const refusedAgain = walk(again.state, answer(sent, { kind: 'refused', refusal }, 70_100))
    assert.deepEqual([refusedAgain.state.status, refusedAgain.state.dueAt], ['refused', null])
    const stored = walk(again.state, answer(sent, { kind: 'saved', version: 8 }, 70_100))
    assert.equal(stored.state.status, 'saved')
  })

  test('what a rule of the page refuses is not sent again as it is', () => {
    const { state, batch } = sending('a=bad')
    for (const refusal of [
      { rule: 'place_overlap', node: 'b1' },
      { rule: 'documents.patch_malformed', isLasting: true },
    ]) {
      const no = walk(state, answer(batch, { kind: 'refused', refusal }), { kind: 'online', at: 70_000 })
      assert.deepEqual([no.state.status, no.sent.length], ['refused', 0])
    }
  })

  test('what others store comes in live, in order, ours after it', () => {
    const typed = walk(start(7), changed(0, 'a=1'))
    const live = walk(typed.state, heard({ ...theirs(8, 'x=1'), by: 'Ada' }))
    assert.equal(live.state.version, 8)
    assert.deepEqual(live.effects, [
      { kind: 'merge', document: ['x=1', 'a=1'], theirs: ['x=1'], lost: 0, by: 'Ada' },
    ])
    assert.deepEqual(unsaved(live.state), ['a=1'])
  })

  test('a live batch ahead of one that is missing waits, and the missing one is asked for', () => {
    const gap = walk(start(7), heard(theirs(9, 'y=1')))
    assert.equal(gap.state.version, 7)
    assert.deepEqual(gap.effects, [{ kind: 'ask', version: 7 }])
    const { state, effects } = walk(gap.state, heard(theirs(8, 'x=1')))
    assert.equal(state.version, 9)
    assert.deepEqual(
      effects.filter((effect) => effect.kind === 'merge').map((effect) => effect.theirs),
      [['x=1'], ['y=1']],
    )
    assert.deepEqual(state.early, [])
  })

  test('stored further on than we have seen: asks for what lies between before it says saved', () => {
    const { state, batch } = sending('a=1')
    const on = walk(state, answer(batch, { kind: 'saved', version: 9 }))
    assert.equal(on.state.status, 'saving')
    assert.deepEqual(on.effects, [{ kind: 'ask', version: 7, batch }])
    const done = walk(on.state, heard(theirs(8, 'x=1')), heard({ ...theirs(9, 'a=1'), id: batch }))
    assert.deepEqual([done.state.status, done.state.version], ['saved', 9])
    const over = walk(done.state, { kind: 'asked', batch, at: 3 })
    assert.deepEqual([over.state, over.effects], [done.state, []])
  })

  test('what lies between does not come: the save counts as not arrived, and goes again under its name', () => {
    const { state, batch } = sending('a=1')
    const on = walk(state, answer(batch, { kind: 'saved', version: 9 }), { kind: 'asked', batch, at: 2_000 })
    assert.deepEqual([on.state.status, on.state.failures], ['unreachable', 1])
    assert.equal(on.state.dueAt, 2_000 + waits[0])
    const again = walk(on.state, tick(2_000 + waits[0]))
    assert.deepEqual(again.effects, [{ kind: 'send', batch: state.sending, version: 7 }])
  })

  test('what others took away all of is nothing unsaved, and is forgotten by the browser too', () => {
    const before = walk(start(7), changed(0, 'a=1'))
    const { state, effects } = walk(before.state, heard(theirs(8, '-a'), 10))
    assert.deepEqual([state.status, state.dueAt, state.waiting], ['saved', null, []])
    assert.deepEqual(
      effects.map(({ kind }) => kind),
      ['merge', 'keep'],
    )
  })

  test('discarding gives up ours and shows what is stored', () => {
    const { state } = sending('a=1')
    const { state: after, effects } = walk(state, { kind: 'discard' })
    assert.deepEqual(
      effects.map((effect) => effect.kind),
      ['revert', 'keep'],
    )
    assert.equal(after.status, 'saved')
  })

  test('an answer that comes after giving up is not ours any more', () => {
    const { state, batch } = sending('a=1')
    const { effects } = walk(state, { kind: 'discard' }, answer(batch, { kind: 'unreachable' }))
    assert.equal(effects.filter((effect) => effect.kind === 'send').length, 0)
  })

  test('a leftover of a closed tab goes behind what was stored since, without what had arrived', () => {
    const leftover = { version: 7, sending: { id: 'mine', patches: ['a=1'] }, waiting: ['b=2', 'c=3'] }
    const mine = (version: number) => ({ ...theirs(version, 'a=1'), id: 'mine' })
    const [all, tail] = [
      ['a=1', 'b=2', 'c=3'],
      ['b=2', 'c=3'],
    ]
    for (const [missing, before, arrived, ours, left] of [
      [[], [], [], all, []],
      [[theirs(9, '-c'), mine(8)], [], ['a=1'], tail, ['-c']],
      // It was sent anew behind the first.
      [[theirs(8, '-c'), mine(9), theirs(10, '-d')], ['-c'], ['a=1'], tail, ['-d']],
      [[theirs(8, '-c')], [], [], all, ['-c']],
    ] as const)
      assert.deepEqual(recovered(leftover, missing), { before, arrived, ours, theirs: left })
  })
})
