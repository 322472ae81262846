import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownerWords } from '#platform/testing/words.ts'
import { actions } from '../all-actions.ts'
import { sayKeys } from './say-keys.ts'

const english = ownerWords('en-US')
const german = ownerWords('de-DE')

test('modifiers are called as on the person’s keyboard', () => {
  assert.equal(sayKeys(english, 'Mod+Shift+Z', false), 'Control Shift Z')
  assert.equal(sayKeys(english, 'Mod+Shift+Z', true), 'Command Shift Z')
  assert.equal(sayKeys(english, 'Alt+P', true), 'Option P')
})

test('arrows and signs are words, in the person’s language', () => {
  assert.equal(sayKeys(english, 'ArrowLeft', false), 'Left arrow')
  assert.equal(sayKeys(german, 'Shift+ArrowLeft', false), 'Umschalt Pfeil nach links')
  assert.equal(sayKeys(english, 'Mod++', false), 'Control Plus')
  assert.equal(sayKeys(english, '/', false), 'Slash')
})

test('no key of an action is said as it is bound', () => {
  for (const keys of actions.flatMap((action) => action.keys ?? []))
    for (const apple of [false, true])
      for (const part of sayKeys(english, keys, apple).split(' '))
        assert.doesNotMatch(part, /^(Mod|Ctrl|Arrow.+|[^\w])$/, keys)
})
