import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from '#kernel/refusal.ts'
import { OpenStreams, STREAMS_MOST } from './open-streams.ts'

test('somebody opens so many and no more, until one has ended; others are not held up', () => {
  const streams = new OpenStreams()
  const ends = Array.from({ length: STREAMS_MOST }, () => streams.enter('one', () => {}))
  const tooMany = (error: unknown): boolean => error instanceof Refusal && error.status === 429
  assert.throws(() => streams.enter('one', () => {}), tooMany)
  streams.enter('another', () => {})()
  const [first] = ends
  first?.()
  first?.()
  ends.push(streams.enter('one', () => {}))
  assert.throws(() => streams.enter('one', () => {}), tooMany, 'an end that is told twice counts once')
  for (const end of ends) end()
  for (let at = 0; at < STREAMS_MOST; at += 1) streams.enter('one', () => {})
})

test('all that are open are ended at once, each once, and no more are counted', () => {
  const streams = new OpenStreams()
  const ended: string[] = []
  const leave = ['one', 'one', 'another'].map((who, at) => {
    const left = streams.enter(who, () => {
      ended.push(`${who} ${at}`)
      left()
    })
    return left
  })
  leave[0]?.()
  streams.endAll()
  streams.endAll()
  assert.deepEqual(ended, ['one 1', 'another 2'])
})

test('who comes once all were ended is told to come again, and holds nobody up', () => {
  const streams = new OpenStreams()
  streams.endAll()
  const ended: string[] = []
  const refused = (error: unknown): boolean =>
    error instanceof Refusal && error.status === 503 && error.detail.retryAfter !== undefined
  assert.throws(() => streams.enter('one', () => ended.push('one')), refused)
  assert.deepEqual(ended, [])
})
