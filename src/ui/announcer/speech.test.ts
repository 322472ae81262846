import assert from 'node:assert/strict'
import { afterEach, beforeEach, mock, test } from 'node:test'
import { newSpeech } from './speech.ts'

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }))
afterEach(() => mock.timers.reset())

test('a sentence is heard after a pause, and again when it happens again', () => {
  const speech = newSpeech()
  const heard: string[] = []
  speech.subscribe(() => heard.push(speech.said().polite))
  speech.say('Moved', 'polite')
  mock.timers.tick(60)
  speech.say('Moved', 'polite')
  mock.timers.tick(60)
  assert.deepEqual(heard, ['', 'Moved', '', 'Moved'])
  mock.timers.tick(7_000)
  assert.equal(speech.said().polite, '')
})

test('sentences that come at one moment are all heard, in their order', () => {
  const speech = newSpeech()
  for (const text of ['Removed', 'Removed', '12 left', 'Saved!']) speech.say(text, 'polite')
  mock.timers.tick(30)
  speech.say('Offline', 'polite')
  speech.say('Not saved', 'urgent')
  mock.timers.tick(30)
  assert.equal(speech.said().polite, 'Removed. 12 left. Saved! Offline')
  mock.timers.tick(30)
  assert.equal(speech.said().urgent, 'Not saved')
  assert.equal(speech.said().polite, 'Removed. 12 left. Saved! Offline', 'the two do not disturb each other')
})
