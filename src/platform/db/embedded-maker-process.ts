// Makes an embedded database in the folder that is named, and ends: what the making takes of memory ends with it.
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { openFolder } from './embedded.ts'

const folder = process.argv[2] ?? ''
await (await openFolder(folder)).close()
// Making it leaves its files to the machine's memory, where losing power would lose them.
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const file = openSync(join(entry.parentPath, entry.name), 'r')
  fsyncSync(file)
  closeSync(file)
}
