import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCatalogue } from './catalogue.ts'
import { partialTranslator } from './message.ts'

test('a catalogue is read with its notes; what is not translated is left out', () => {
  const po = `msgid ""
msgstr "Language: en-US\\n"

#. Button of a form, beside
#. the one that sends it.
msgid "form.cancel"
msgstr "Cancel “{name}”\\n"
"or go on"

msgid "form.send"
msgstr ""
`
  assert.deepEqual(readCatalogue(po), {
    'form.cancel': {
      text: 'Cancel “{name}”\nor go on',
      note: 'Button of a form, beside the one that sends it.',
    },
  })
})

test('what a language lacks is said in English, by the rules of English', () => {
  const words = partialTranslator(
    'ja-JP',
    { own: '{n, plural, other {#件}}' },
    {
      own: '{n, plural, one {# thing} other {# things}}',
      rest: '{n, plural, one {# thing} other {# things}}',
    },
  )
  assert.equal(words('own', { n: 1 }), '1件')
  assert.equal(words('rest', { n: 1 }), '1 thing')
  assert.equal(words('rest', { n: 1500 }), '1,500 things')
  assert.equal(words('no.such_key'), 'no.such_key')
})
