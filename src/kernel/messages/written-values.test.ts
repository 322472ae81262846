import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { growingWords } from './compiled.ts'
import { partialTranslator, translator } from './message.ts'

const text = { greeting: 'Hello {name}{rest}, {count, plural, one {# file} other {# files}}' }

const compiled = growingWords('en-US')
compiled.add({ greeting: compileMessage(text.greeting) as readonly unknown[] })

for (const [how, words] of [
  ['from sources', translator('en-US', [text])],
  ['from a catalogue that is not complete', partialTranslator('de-DE', text, text)],
  ['from compiled catalogues', compiled.words],
] as const) {
  test(`R-38: what a person wrote stays as it was written, escapes too: words ${how}`, () => {
    for (const name of ['\\x3cscript\\x3e', '\\u000d\\u000aBcc: x', 'C:\\x41', '\\', '\\\\x41', '\\x5cx41'])
      assert.equal(words('greeting', { name, rest: 'x41', count: 2 }), `Hello ${name}x41, 2 files`)
  })
}
