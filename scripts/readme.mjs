// Writes the table of variables into README.md from where they are declared. With --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { describeVariables } from '../src/platform/config/variables.ts'

const file = new URL('../README.md', import.meta.url)
const [from, to] = ['<!-- variables -->', '<!-- /variables -->']
const text = readFileSync(file, 'utf8')
const [before, rest] = text.split(from)
const after = rest?.split(to)[1]
if (after === undefined) throw new Error(`README.md has no place between ${from} and ${to}`)
const wanted = `${before}${from}\n\n${describeVariables()}\n\n${to}${after}`
if (process.argv.includes('--check')) {
  if (wanted !== text) {
    console.error('The table of variables in README.md is out of date: run node scripts/readme.mjs')
    process.exit(1)
  }
} else writeFileSync(file, wanted)
