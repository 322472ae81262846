import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { giveUpUnsavedWork, noteUnsavedWork } from '#ui/leave-guard/unsaved-work.ts'
import { askBeforeLeaving, type Leaving, type Move } from './leaving.ts'

const move = (to: string, action = 'PUSH', from = '/pages'): Move => ({
  current: { pathname: from, search: {} },
  next: { pathname: to, search: {} },
  action,
})

/** Something is unsaved, and the question is listened for. */
function withUnsavedWork(t: TestContext): { leaving: Leaving; save: () => void } {
  const leaving = askBeforeLeaving()
  const forget = leaving.subscribe(() => {})
  const save = noteUnsavedWork()
  t.after(() => {
    save()
    forget()
  })
  return { leaving, save }
}

/** What became of a move: kept from it, let go, or not answered. */
const fateOf = (answer: boolean | Promise<boolean>): Promise<boolean | 'unanswered'> =>
  Promise.race([answer, new Promise<'unanswered'>((resolve) => setImmediate(resolve, 'unanswered'))])

test('where nothing is unsaved, nobody is asked', () => {
  const leaving = askBeforeLeaving()
  assert.equal(leaving.keepsFrom(move('/files')), false)
  assert.equal(leaving.isAsked(), false)
})

test('a move waits for the answer: who stays is kept from it, who gives up goes', async (t) => {
  const { leaving } = withUnsavedWork(t)
  const first = leaving.keepsFrom(move('/files'))
  assert.equal(await fateOf(first), 'unanswered')
  assert.ok(leaving.isAsked())
  leaving.stay()
  assert.equal(await fateOf(first), true)
  assert.equal(leaving.isAsked(), false)
  const second = leaving.keepsFrom(move('/files'))
  giveUpUnsavedWork()
  assert.equal(await fateOf(second), false)
  assert.equal(leaving.isAsked(), false)
})

test('what is saved while the question stands is its answer', async (t) => {
  const { leaving, save } = withUnsavedWork(t)
  const going = leaving.keepsFrom(move('/files'))
  save()
  assert.equal(await fateOf(going), false)
  assert.equal(leaving.isAsked(), false)
})

test('where the address names what the work is of, another one is a leaving', async (t) => {
  const leaving = askBeforeLeaving()
  const forget = leaving.subscribe(() => {})
  const save = noteUnsavedWork('message')
  t.after(() => {
    save()
    forget()
  })
  const within = (search: object): Move => ({
    current: { pathname: '/inbox', search: { message: 'one', state: 'new' } },
    next: { pathname: '/inbox', search },
    action: 'PUSH',
  })
  assert.equal(leaving.keepsFrom(within({ message: 'one', state: 'done' })), false)
  const going = leaving.keepsFrom(within({ message: 'two' }))
  assert.ok(leaving.isAsked())
  leaving.stay()
  assert.equal(await fateOf(going), true)
})

test('what the rest of an address tells of a screen is no leaving', (t) => {
  const { leaving } = withUnsavedWork(t)
  assert.equal(leaving.keepsFrom(move('/pages/')), false)
  assert.equal(leaving.keepsFrom(move('/', 'PUSH', '/')), false)
  assert.equal(leaving.isAsked(), false)
})

test('while the question stands, no other move within the app is made', async (t) => {
  const { leaving } = withUnsavedWork(t)
  const first = leaving.keepsFrom(move('/files'))
  assert.equal(leaving.keepsFrom(move('/people')), true)
  assert.equal(leaving.keepsFrom(move('/people', 'REPLACE')), true)
  leaving.stay()
  assert.equal(await fateOf(first), true)
})

test('further back than the move that waits: the question is about the whole way', async (t) => {
  const { leaving } = withUnsavedWork(t)
  const first = leaving.keepsFrom(move('/files', 'BACK'))
  const further = leaving.keepsFrom(move('/', 'BACK'))
  leaving.stay()
  assert.equal(await fateOf(further), true)
  assert.equal(await fateOf(first), 'unanswered')
})

test('back and forward again ends the question', async (t) => {
  const { leaving } = withUnsavedWork(t)
  const back = leaving.keepsFrom(move('/files', 'BACK'))
  assert.equal(leaving.keepsFrom(move('/pages', 'FORWARD')), false)
  assert.equal(leaving.isAsked(), false)
  assert.equal(await fateOf(back), 'unanswered')
})
