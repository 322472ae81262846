// Writes the tables of variables and commands into README.md from where they are declared. With --check it only
// compares.
import { readFileSync, writeFileSync } from 'node:fs'
import './hooks.mjs'

const { describeVariables } = await import('../src/platform/config/variables.ts')
const { describeCommands } = await import('../src/faces/server/command.ts')

const file = new URL('../README.md', import.meta.url)

/** A text with the table of a name between its two marks. */
function withTable(text, name, table) {
  const [from, to] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [before, rest] = text.split(from)
  const after = rest?.split(to)[1]
  if (after === undefined) throw new Error(`README.md has no place between ${from} and ${to}`)
  return `${before}${from}\n\n${table}\n\n${to}${after}`
}

const text = readFileSync(file, 'utf8')
const wanted = withTable(withTable(text, 'variables', describeVariables()), 'commands', describeCommands())
if (process.argv.includes('--check')) {
  if (wanted !== text) {
    console.error('A table in README.md is out of date: run node scripts/readme.mjs')
    process.exit(1)
  }
} else writeFileSync(file, wanted)
