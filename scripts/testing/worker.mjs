// A process that runs files of tests one after another, as the command that started it hands them out (`run-tests.mjs`).
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { after, describe } from 'node:test'
import { pathToFileURL } from 'node:url'

/** What only tests import: each file of tests has its own, with hooks and values of its own, and a database where it leaves something in it. */
const OF_TESTS = /\.test\.tsx?$|\/testing\/|\/testing\.tsx?$|\/tests\//
const root = join(import.meta.dirname, '../..')
let turn = 0

/** In a lane files share what they open, a program and a browser: it is closed when the last of them is over. */
const isLane = process.argv.includes('--lane')
const closings = []
/** Databases that several files use (`src/platform/testing/world.ts`). */
const databases = (globalThis[Symbol.for('portico.databases')] = new Map())
closings.push(async () => {
  for (const opened of databases.values()) await (await opened).close()
})
if (isLane) globalThis[Symbol.for('portico.atEnd')] = (close) => closings.push(close)
else
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      if (!OF_TESTS.test(found.url)) return found
      return { ...found, url: `${found.url}?turn=${turn}` }
    },
    load: (url, context, next) => next(url.replace(/\?turn=\d+$/, ''), context),
  })

/** The next file, or null when there is none. */
function nextFile() {
  return new Promise((resolve) => {
    process.once('message', ({ file }) => resolve(file))
    process.send({ isFree: true })
  })
}

for (let file = await nextFile(); file !== null; file = await nextFile()) {
  turn += 1
  const { promise: isOver, resolve: over } = Promise.withResolvers()
  void describe(file, async () => {
    try {
      await import(pathToFileURL(join(root, file)).href)
    } finally {
      // The last hook of the file.
      after(over)
    }
  })
  await isOver
}
const ends = await Promise.allSettled(closings.map((close) => close()))
process.disconnect()
const open = ends.filter(({ status }) => status === 'rejected').map(({ reason }) => reason)
if (open.length > 0) throw new AggregateError(open, `Not closed: ${open.map(String).join('; ')}`)
