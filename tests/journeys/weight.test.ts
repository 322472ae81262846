import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { before, describe, test } from 'node:test'
import { type ScreenWeight, weighScreens } from '../app-weight.ts'
import { openJourneyOf } from '../lane.ts'
import { madeUpArea } from '../made-up-area.ts'

// What the owner's app weighs on its way to a browser, so that it does not creep up again. The figures are
// bench/README.md's (`npm run bench -- app-weight`) with a little room; whoever must raise one says why there.

const KB = 1024
/** The most that a screen may fetch until it stands: compressed script, and files of script. */
const budgets: Readonly<Record<string, { readonly script: number; readonly files: number }>> = {
  'sign-in': { script: 252 * KB, files: 14 },
  dashboard: { script: 256 * KB, files: 16 },
  pages: { script: 330 * KB, files: 25 },
  editor: { script: 356 * KB, files: 31 },
}
const STYLES = 24 * KB

let weights: readonly ScreenWeight[]

describe('weight', () => {
  before(async () => {
    // The demonstration is planted where there is nothing else.
    const journey = await openJourneyOf()
    try {
      weights = await weighScreens(journey)
    } finally {
      await journey.close()
    }
  })

  for (const [screen, { script, files }] of Object.entries(budgets)) {
    test(`${screen} stands with at most ${script / KB} KB of script in ${files} files`, () => {
      const weight = weights.find((one) => one.screen === screen)
      assert.ok(weight, screen)
      const said = `${(weight.scriptBytes / KB).toFixed(1)} KB in ${weight.scripts} files: ${weight.heaviest.join(', ')}`
      assert.ok(weight.scripts > 2 && weight.scriptBytes > 50 * KB, said)
      assert.ok(weight.scriptBytes <= script, said)
      assert.ok(weight.scripts <= files, said)
      assert.ok(weight.styleBytes <= STYLES, `${(weight.styleBytes / KB).toFixed(1)} KB of styles`)
    })
  }
})

/** What each screen begins with, by `scripts/build-weights.mjs`: bytes compressed. */
type FirstLoads = Readonly<Record<'sign-in' | 'dashboard' | 'editor' | 'blocks', number>>

interface Built {
  readonly output: readonly { readonly type: string }[]
}

/** The scripts that make the build, which have no types. */
async function builder(): Promise<{
  buildApp(given: { write: boolean; plugins: readonly object[] }): Promise<Built>
  firstLoads(chunks: Built['output']): FirstLoads
}> {
  const at = (name: string): string => new URL(`../../scripts/${name}`, import.meta.url).href
  const [{ buildApp }, { firstLoads }] = (await Promise.all([
    import(at('build.mjs')),
    import(at('build-weights.mjs')),
  ])) as [
    Pick<Awaited<ReturnType<typeof builder>>, 'buildApp'>,
    Pick<Awaited<ReturnType<typeof builder>>, 'firstLoads'>,
  ]
  return { buildApp, firstLoads }
}

test('twenty blocks and ten screens more cost no first load above 2 KB, and the editor what it judges them by', async () => {
  const before = JSON.parse(
    readFileSync(new URL('../../build/first-loads.json', import.meta.url), 'utf8'),
  ) as FirstLoads
  const { buildApp, firstLoads } = await builder()
  const { output } = await buildApp({ write: false, plugins: [madeUpArea()] })
  const after = firstLoads(output.filter(({ type }) => type === 'chunk'))
  for (const screen of ['sign-in', 'dashboard', 'editor'] as const) {
    const more = after[screen] - before[screen]
    assert.ok(more > 500 && more <= 2 * KB, `${screen}: ${more} bytes`)
  }
  const known = after.blocks - before.blocks
  assert.ok(known > 500 && known <= 20 * 128, `what is known of the blocks: ${known} bytes`)
})
