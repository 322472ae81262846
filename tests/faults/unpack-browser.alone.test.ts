import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { scratchFolder } from './program.ts'

const run = promisify(execFile)
const module = fileURLToPath(new URL('../browser.ts', import.meta.url))

/** Unpacks in a process of its own, and has what it was given say its version. */
const unpacking = (folder: string) => `
import { execFileSync } from 'node:child_process'
import { packedBrowser } from ${JSON.stringify(module)}
console.log(String(execFileSync(await packedBrowser(${JSON.stringify(folder)}), ['--version'])))
`

test('two who unpack the browser at once each get a whole one, and one is left', async (t) => {
  const folder = scratchFolder()
  t.after(() => folder.remove())
  const said = await Promise.all(
    Array.from({ length: 2 }, () =>
      run(process.execPath, ['--input-type=module', '--eval', unpacking(folder.path)]),
    ),
  )
  for (const { stdout } of said) assert.match(stdout, /\d+\.\d+\.\d+\.\d+/)
  assert.equal(readdirSync(folder.path).length, 1)
})
