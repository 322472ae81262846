import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { test } from 'node:test'

const sources = globSync('src/areas/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** The verbs that refuse what somebody else has changed since it was read, by the names of their endpoints. */
const refusing = sources
  .filter(({ text }) => text.includes('refuseStale('))
  .map(({ file }) => basename(file, '.ts').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))

// What each of them then does is shown once, in tests/journeys/at-once.test.ts.
test('every form of a call that is refused for what others changed keeps what was seen, and shows what is there', () => {
  assert.ok(refusing.length >= 5, refusing.join(' '))
  for (const name of refusing) {
    const forms = sources.filter(({ text }) => text.includes(`useChange(${name},`))
    assert.ok(forms.length > 0, `${name} is called by no form`)
    for (const { file, text } of forms) {
      assert.match(text, /const seen = useSeen\(/, file)
      assert.match(text, /useForm\b[^]*?\n    seen,\n    onSubmit/, file)
      assert.match(text, /seen\.send\(\s*\(from\)/, file)
      assert.match(text, /<ThereNow form=\{form\} seen=\{seen\}>/, file)
    }
  }
})
