// `npm run bench -- NAME`: measures one thing beside its reference, in one run, and prints ratios.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// As the program runs; set before anything is loaded that looks.
process.env['NODE_ENV'] = 'production'

const folder = dirname(fileURLToPath(import.meta.url))
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.bench.ts'))
  .map((name) => name.replace('.bench.ts', ''))
  .toSorted()
const [name] = process.argv.slice(2)
if (name === undefined || !names.includes(name)) {
  console.log(`Usage: npm run bench -- NAME\n\n  ${names.join('\n  ')}\n`)
  process.exit(name === undefined ? 0 : 2)
}
// As `npm start` does: a program that is not built keeps no finished pages, and is another than people run.
const built = spawnSync(process.execPath, [join(folder, '../scripts/build.mjs')], { encoding: 'utf8' })
if (built.status !== 0) throw new Error(built.stderr)
const { run } = (await import(join(folder, `${name}.bench.ts`))) as { run(): Promise<void> }
await run()
process.exit(0)
