import assert from 'node:assert/strict'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { assertWhole } from './invariants.ts'
import {
  ask,
  environment,
  freePort,
  Person,
  rounds,
  scratchFolder,
  startProgram,
  withSeed,
} from './program.ts'
import { cutShort } from './restarted.ts'

// The very first start lays the database, an account and three sites. Cut off anywhere, the next start
// takes it up: nobody is left with half a demonstration, or with an instance that has no operator.

const sites = ['halm', 'ines-varga', 'nila-orr']

const isReady = (port: number): Promise<boolean> =>
  ask(port, '/readyz').then(
    ({ status }) => status === 200,
    () => false,
  )

/** When a file was changed last; one that is gone meanwhile, never. */
const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** When starts are cut off, one after the other on the same folder, ms; the one after them completes. */
const CUTS = {
  /** From the first file that the start writes: the making takes a second or two. */
  making: [300, 2_500],
  /** From its first answer: it answers while it still plants, and some of its account and three sites are there. */
  planting: [700],
}

test('kill -9 during the very first start: the next one completes it, and nothing half-made is left', (t) =>
  withSeed(async (random) => {
    const folder = scratchFolder()
    t.after(() => folder.remove())
    for (let round = 0; round < rounds(1); round += 1) {
      const port = await freePort()
      const data = join(folder.path, String(round))
      const env = environment(port, { folder: data })
      const moments = (fixed: readonly number[]): readonly number[] =>
        round === 0 ? fixed : [random.below(Math.max(...fixed))]
      const [making, planting] = [moments(CUTS.making), moments(CUTS.planting)]
      for (const later of making) {
        const begun = Date.now()
        const isThere = () =>
          existsSync(data) && readdirSync(data).some((name) => changedAt(join(data, name)) >= begun)
        await cutShort(env, { isThere, step: 5, later })
      }
      for (const later of planting) await cutShort(env, { isThere: () => isReady(port), step: 20, later })
      const last = await startProgram({ port, env })
      const place = `round ${round}, killed after ${making.join()} ms and ${planting.join()} ms after it was ready`
      try {
        const owner = await new Person(port).signIn()
        const mine = await owner.get<{ items: { address: string }[] }>('/api/sites')
        assert.deepEqual(mine.items.map(({ address }) => address.split('.', 1)[0]).toSorted(), sites, place)
        for (const slug of sites) {
          const home = await ask(port, '/', { host: `${slug}.sites.localhost:${port}` })
          assert.equal(home.status, 200, place)
          assert.match(String(home.headers['cache-control']), /s-maxage/, `${slug} is released, ${place}`)
        }
        for (let waited = 0; readdirSync(data).some((name) => name.includes('making')); waited += 50) {
          assert.ok(waited < 30_000, `${place}: ${readdirSync(data).join(' ')}`)
          await pause(50)
        }
      } finally {
        await last.kill()
      }
      await assertWhole({ folder: data })
    }
  }))
