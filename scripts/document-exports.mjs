// Writes what src/document lets out to docs/document-exports.md, so that an unmeant change shows in
// the diff. With --check it only compares.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const target = join(root, 'docs', 'document-exports.md')
const declaration = /^export (?:async )?(?:function\*?|const|class|interface|type|enum) ([A-Za-z0-9_]+)/gm
const list = /^export (?:type )?\{([^}]+)\}/gm

const lines = [
  '# What `src/document` lets out',
  '',
  'Made by `node scripts/document-exports.mjs`; checked by the test command.',
  '',
]
const files = globSync('src/document/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .toSorted()
let count = 0
for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8')
  const names = [
    ...[...text.matchAll(declaration)].map((match) => match[1]),
    ...[...text.matchAll(list)].flatMap((match) =>
      match[1]
        .split(',')
        .map((name) =>
          name
            .trim()
            .replace(/^type /, '')
            .split(' as ')
            .at(-1),
        )
        .filter(Boolean),
    ),
  ].toSorted()
  if (names.length === 0) continue
  count += names.length
  lines.push(`- \`${file.replace('src/document/', '')}\`: ${names.map((name) => `\`${name}\``).join(', ')}`)
}
const text = `${lines.join('\n')}\n`

if (count === 0) {
  console.error('src/document lets nothing out; the list would say nothing.')
  process.exit(1)
}
if (process.argv.includes('--check')) {
  let stored = ''
  try {
    stored = readFileSync(target, 'utf8')
  } catch {
    // Told below, as a difference.
  }
  if (stored !== text) {
    console.error(
      'What src/document lets out has changed. If that is meant, run: node scripts/document-exports.mjs',
    )
    process.exit(1)
  }
} else {
  writeFileSync(target, text)
  console.log(`${count} names of ${files.length} files.`)
}
