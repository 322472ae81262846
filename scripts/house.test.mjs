// A rule that cannot fail protects nothing: plants a fault of every kind and sees each caught.
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import config, { opening } from '../.dependency-cruiser.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const made = []
after(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** A small house of these files, with the rules of ours; gives what breaks them: which rule, and the file `from` which. */
function violations(files) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-house-'))
  made.push(folder)
  for (const name of [
    '.dependency-cruiser.mjs',
    'architecture.mjs',
    'package.json',
    'tsconfig.json',
    'tsconfig.browser.json',
  ]) {
    cpSync(join(root, name), join(folder, name))
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const run = spawnSync(
    process.execPath,
    [program, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'src'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  const { summary } = JSON.parse(run.stdout)
  assert.ok(summary.totalCruised > 0, 'the checker cruised nothing')
  return summary.violations
}

/** The names of the rules that a small house of these files breaks. */
const brokenRules = (files) => new Set(violations(files).map(({ rule }) => rule.name))

const nothing = 'export const nothing = 0\n'

test('a house that keeps the rules breaks none', () => {
  const broken = brokenRules({
    'src/kernel/money.ts': nothing,
    'src/platform/db/db.ts': `import { nothing } from '#kernel/money.ts'\nexport const db = nothing\n`,
    'src/areas/accounts/contract.ts': `import { nothing } from '#kernel/money.ts'\nexport const c = nothing\n`,
    'src/areas/accounts/index.ts': nothing,
    'src/areas/sites/site.ts': `import { nothing } from '#areas/accounts/index.ts'\nexport const s = nothing\n`,
  })
  assert.deepEqual([...broken], [])
})

test('a fault of every kind is caught, by whichever file', () => {
  const see = (path, name = 'nothing') => `import { ${name} } from '${path}'\nexport const seen = ${name}\n`
  const areas = Object.keys(
    Object.fromEntries(
      config.forbidden
        .filter((rule) => rule.name.startsWith('door-of-'))
        .map((rule) => [rule.name.slice(8), 1]),
    ),
  )
  const files = {
    // no-cycle
    'src/kernel/a.ts': see('./b.ts', 'seen'),
    'src/kernel/b.ts': see('./a.ts', 'seen'),
    // no-unresolved
    'src/kernel/lost.ts': see('./nowhere.ts'),
    // kernel-is-pure
    'src/kernel/impure.ts': `import { readFileSync } from 'node:fs'\nexport const read = readFileSync\n`,
    // floors, from below upwards
    'src/kernel/up.ts': see('#ui/x.ts'),
    'src/document/up.ts': see('#editor/x.ts'),
    'src/editor/x.ts': nothing,
    'src/editor/up.ts': see('#areas/accounts/index.ts'),
    'src/areas/accounts/up.ts': see('#faces/visitor/x.ts'),
    // neighbours
    'src/ui/x.ts': nothing,
    'src/ui/visit.ts': see('#platform/x.ts'),
    'src/platform/x.ts': nothing,
    'src/platform/visit.ts': see('#document/x.ts'),
    'src/document/x.ts': nothing,
    'src/document/visit.ts': see('#ui/x.ts'),
    // rooms and areas nobody listed
    'src/cellar/x.ts': see('#kernel/money.ts'),
    'src/areas/cellar/x.ts': see('#kernel/money.ts'),
    'src/kernel/money.ts': nothing,
    // faces
    'src/faces/visitor/x.ts': see('#faces/server/x.ts'),
    'src/faces/server/x.ts': nothing,
    'src/faces/admin/y.ts': see('#faces/visitor/x.ts', 'seen'),
    'src/faces/server/z.ts': see('#kernel/money.ts'),
    // area.ts is the server's
    'src/areas/accounts/area.ts': nothing,
    'src/areas/sites/reads-area.ts': see('#areas/accounts/area.ts'),
    // contract
    'src/areas/accounts/contract.ts': see('#platform/x.ts'),
    // SQL outside a store, another's schema, the root handle, a route that knows a store
    'src/areas/accounts/account.ts': `import { sql } from 'kysely'\nexport const s = sql\n`,
    'src/areas/accounts/schema.ts': nothing,
    'src/areas/accounts/verb.ts': see('./schema.ts'),
    'src/platform/db/migrate.ts': nothing,
    'src/areas/accounts/opens.ts': see('#platform/db/migrate.ts'),
    'src/areas/accounts/account.store.ts': nothing,
    'src/areas/accounts/account.routes.ts': see('./account.store.ts'),
    // what a browser may reach
    'src/areas/accounts/admin/screen.tsx': see('../account.store.ts'),
    'src/areas/pages/blocks/x/island.ts': `import { createElement } from 'react'\nexport const made = createElement\n`,
    // tests and tools in the product
    'src/kernel/thing.test.ts': nothing,
    'src/kernel/leans.ts': see('./thing.test.ts'),
    // kinds of tests
    'src/platform/testing/world.ts': nothing,
    'src/areas/sites/testing.ts': see('#platform/testing/world.ts'),
    'src/areas/sites/plain.test.ts': see('./testing.ts', 'seen'),
    'src/areas/sites/without.db.test.ts': see('#kernel/money.ts'),
    'src/platform/develops.ts': `import fc from 'fast-check'\nexport const f = fc\n`,
  }
  // The parts of a contract are shapes too, and stay behind its door.
  const parts = {
    'src/areas/sites/contract.ts': `export { seen } from './session/session.contract.ts'\n`,
    'src/areas/sites/session/session.contract.ts': see('#platform/x.ts'),
    'src/areas/pages/site.ts': see('#areas/sites/session/session.contract.ts', 'seen'),
  }
  Object.assign(files, parts)
  // Nothing but the platform and the server face opens the database.
  const rooms = ['areas/sites', 'areas/sites/visitor', 'faces/visitor', 'faces/server', 'platform/jobs']
  for (const name of opening) {
    files[`src/platform/db/${name}.ts`] = nothing
    for (const room of rooms) files[`src/${room}/by-${name}.ts`] = see(`#platform/db/${name}.ts`)
  }
  for (const area of areas) {
    files[`src/areas/${area}/index.ts`] ??= nothing
    files[`src/areas/${area}/inner/noun.ts`] = nothing
    // door-of-…: a face reaches past the door.
    files[`src/faces/server/past-${area}.ts`] = see(`#areas/${area}/inner/noun.ts`)
  }
  // area-order-…: every area reaches for one that is not below it; the last may use all others, and reaches for one that
  // nobody listed.
  const { areas: order } = JSON.parse(
    execFileSync(
      process.execPath,
      [
        '-e',
        `import('${join(root, 'architecture.mjs')}').then((m) => console.log(JSON.stringify({ areas: Object.fromEntries(Object.keys(m.areas).map((a) => [a, m.reachableAreas(a)])) })))`,
      ],
      { encoding: 'utf8' },
    ),
  )
  for (const [area, below] of Object.entries(order)) {
    const foreign = Object.keys(order).find((other) => other !== area && !below.includes(other))
    files[`src/areas/${area}/climbs.ts`] = foreign
      ? see(`#areas/${foreign}/index.ts`)
      : see('#areas/cellar/x.ts', 'seen')
  }

  const found = violations(files)
  const broken = new Set(found.map(({ rule }) => rule.name))
  const silent = [...config.forbidden, ...config.required]
    .map((rule) => rule.name)
    .filter((name) => !broken.has(name))
  // The server's face may use every other: it has nothing to break.
  const cannot = new Set(['face-order-server'])
  assert.deepEqual(
    silent.filter((name) => !cannot.has(name)),
    [],
  )
  assert.deepEqual(
    found
      .filter(({ from }) => from in parts)
      .map(({ rule, from }) => `${rule.name} ${from}`)
      .toSorted(),
    [
      'contract-is-shape-only src/areas/sites/session/session.contract.ts',
      'door-of-sites src/areas/pages/site.ts',
    ],
  )
  assert.deepEqual(
    found
      .filter(({ rule, from }) => rule.name === 'root-handle-stays-home' && from.includes('/by-'))
      .map(({ from }) => from)
      .toSorted(),
    opening.flatMap((name) => rooms.slice(0, 3).map((room) => `src/${room}/by-${name}.ts`)).toSorted(),
  )
})
