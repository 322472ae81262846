import assert from 'node:assert/strict'
import { test } from 'node:test'
import { translator } from '#kernel/messages/message.ts'
import { FORM_VERSION, type Form, type Rule } from '../../form/form.ts'
import english from '../../words/owner/en-US.po'
import { piecesOf, sentenceOf } from './sentence.ts'

const t = translator('en-US', [english])
const form: Form = {
  version: FORM_VERSION,
  items: [
    {
      id: 'answer',
      kind: 'choice',
      label: 'How shall we answer',
      options: [
        { id: 'byphone', label: 'By phone' },
        { id: 'bymail', label: 'By mail' },
      ],
    },
    { id: 'phone1', kind: 'phone', label: 'Phone' },
    { id: 'page02', kind: 'page', label: '' },
    { id: 'guests', kind: 'number', label: 'Guests' },
  ],
  rules: [],
  endings: [{ id: 'ending', kind: 'words', words: 'Thanks' }],
}
const rule = (part: Partial<Rule>): Rule => ({
  id: 'rule01',
  match: 'all',
  tests: [{ field: 'answer', kind: 'is', value: 'byphone' }],
  deed: { kind: 'show', item: 'phone1' },
  ...part,
})
const said = (one: Rule) =>
  piecesOf(sentenceOf(one, form, t, { recipients: new Map([['who001', 'a@example.com']]) }))
    .map(({ text, isName }) => (isName ? `*${text}*` : text))
    .join('')

test('a rule reads as a sentence whose names are distinct', () => {
  assert.equal(said(rule({})), 'Show *Phone* when *How shall we answer* is *By phone*')
  assert.equal(
    said(
      rule({
        match: 'any',
        tests: [
          { field: 'guests', kind: 'more', value: '4' },
          { field: 'phone1', kind: 'empty' },
        ],
        deed: { kind: 'go-to', after: 'first', page: 'page02' },
      }),
    ),
    'After *Page 1*, go to *Page 2* when *Guests* is more than *4* or *Phone* is empty',
  )
  assert.equal(
    said(rule({ deed: { kind: 'mail-to', recipient: 'who001' } })),
    'Also email *a@example.com* when *How shall we answer* is *By phone*',
  )
})

test('what a rule names and is gone is said to be', () => {
  assert.equal(
    said(
      rule({ tests: [{ field: 'nobody', kind: 'answered' }], deed: { kind: 'require', field: 'gone01' } }),
    ),
    'Require *(deleted)* when *(deleted)* is answered',
  )
})
