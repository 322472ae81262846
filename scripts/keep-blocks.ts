// Keeps what stored blocks lean on, in src/areas/pages/blocks/kept-versions.json: run it after a block got
// a field, a sample or a new version, then format. A version that is kept never changes but by growing; what would break
// stored pages is refused, and needs a new version of the block with an upgrade.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type BlockRecord, recordFaults, recordOf } from '#document/block-record.ts'
import { pageBlocks } from '#areas/pages/blocks/index.ts'

const file = fileURLToPath(new URL('../src/areas/pages/blocks/kept-versions.json', import.meta.url))
const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, BlockRecord>>
const faults: string[] = []
for (const definition of pageBlocks) {
  const { type, version } = definition
  const before = kept[type]?.[version]
  if (before) faults.push(...recordFaults(before, definition.fields).map((fault) => `${type}: ${fault}`))
  const now = recordOf(definition)
  kept[type] = {
    ...kept[type],
    [version]: { fields: now.fields, samples: { ...before?.samples, ...now.samples } },
  }
}
if (faults.length > 0) {
  console.error(`Raise the version and write an upgrade:\n${faults.join('\n')}`)
  process.exit(1)
}
writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)
console.log(`${Object.keys(kept).length} types are kept.`)
