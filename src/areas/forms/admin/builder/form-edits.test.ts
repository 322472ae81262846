import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FORM_VERSION, type Form, type FormItem } from '../../form/form.ts'
import {
  addedAfter,
  consentSaying,
  copyOf,
  movedBy,
  ordered,
  setting,
  withOptionLines,
  withoutEnding,
} from './form-edits.ts'
import { begun, gone, redone, undone } from './history.ts'

const field = (id: string): FormItem => ({ id, kind: 'text', label: id })
const form: Form = {
  version: FORM_VERSION,
  items: ['aaaaaa', 'bbbbbb', 'cccccc'].map(field),
  rules: [],
  endings: [{ id: 'eeeeee', kind: 'words', words: 'Thanks' }],
}
const orderOf = (one: Form) => one.items.map(({ id }) => id[0]).join('')

test('an item goes after what is chosen, to the beginning, and to the end where that is gone', () => {
  assert.equal(orderOf(addedAfter(field('xxxxxx'), 'aaaaaa')(form)), 'axbc')
  assert.equal(orderOf(addedAfter(field('xxxxxx'), null)(form)), 'xabc')
  assert.equal(orderOf(addedAfter(field('xxxxxx'), 'zzzzzz')(form)), 'abcx')
})

test('moving stops at the ends, and an order that lacks an item changes nothing', () => {
  assert.equal(orderOf(movedBy('bbbbbb', -1)(form)), 'bac')
  assert.equal(movedBy('aaaaaa', -1)(form), form)
  assert.equal(movedBy('cccccc', 1)(form), form)
  assert.equal(orderOf(ordered(['cccccc', 'aaaaaa', 'bbbbbb'])(form)), 'cab')
  assert.equal(ordered(['cccccc', 'aaaaaa'])(form), form)
})

test('the version of a consent is raised once, however long somebody types, and not where nothing is another', () => {
  const consent = {
    id: 'kkkkkk',
    kind: 'consent',
    label: 'Consent',
    words: 'I agree',
    wordsVersion: 3,
  } as const
  const typed = consentSaying(consentSaying(consent, 'I agree t', consent), 'I agree to that', consent)
  assert.equal(typed.wordsVersion, 4)
  assert.equal(consentSaying(typed, 'I agree', consent).wordsVersion, 3)
})

test('a copy shares no id with what it was made from, and pasted lines become options', () => {
  const choice: FormItem = {
    id: 'hhhhhh',
    kind: 'choice',
    label: 'Pick',
    options: [
      { id: 'oooooo', label: 'One', places: 2 },
      { id: 'pppppp', label: 'Two' },
    ],
  }
  const copy = copyOf(choice)
  assert.ok('options' in copy)
  assert.ok(!JSON.stringify(copy).includes('oooooo') && copy.id !== choice.id)
  assert.equal(copy.options[0]?.places, 2)
  const pasted = withOptionLines(choice.options, 0, 'Red\r\n\n Green \n')
  assert.deepEqual(
    pasted.map(({ label }) => label),
    ['Red', 'Green', 'Two'],
  )
  assert.equal(pasted[0]?.id, 'oooooo')
  assert.equal(pasted[0]?.places, 2)
})

test('a form keeps its last ending, and a setting that is taken out leaves no empty name', () => {
  assert.equal(withoutEnding('eeeeee')(form), form)
  assert.deepEqual(Object.keys(setting({ a: 1, b: 2 }, { b: undefined })), ['a'])
})

test('what is typed in a row is one step back, and a new step forgets those that were taken back', () => {
  const typed = gone(gone(begun('a'), 'ab', 'label'), 'abc', 'label')
  assert.equal(undone(typed).now, 'a')
  assert.equal(redone(undone(typed)).now, 'abc')
  const other = gone(undone(typed), 'x', 'label')
  assert.deepEqual([other.future, undone(other).now], [[], 'a'])
})
