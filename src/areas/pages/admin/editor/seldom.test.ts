import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { seldom } from './seldom.ts'

test('the first is run at once, what comes while it runs or rests is one more, at the end', async (t) => {
  mock.timers.enable({ apis: ['setTimeout'] })
  t.after(() => mock.timers.reset())
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  let runs = 0
  let end = () => {}
  const ask = seldom(300, () => {
    runs += 1
    return new Promise<void>((resolve) => {
      end = resolve
    })
  })
  for (let at = 0; at < 5; at += 1) ask()
  assert.equal(runs, 1)
  end()
  await settle()
  ask()
  mock.timers.tick(299)
  assert.equal(runs, 1)
  mock.timers.tick(1)
  assert.equal(runs, 2)
  end()
  await settle()
  mock.timers.tick(300)
  assert.equal(runs, 2)
  ask()
  assert.equal(runs, 3)
})
