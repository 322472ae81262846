import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type BareKind, barePage } from '#faces/visitor/states/bare-page.ts'
import { type StatePage, statePage } from '#faces/visitor/states/state-page.ts'
import { visitorWords } from '#platform/testing/words.ts'
import { defaultStyles, themeNames } from '#document/styles.ts'
import { axeFaults, openStage, sideways, type Stage } from './stage.ts'

// What stands between a visitor and a page, in a window and on a phone. No site is written from right to left yet:
// the direction of one whose language is comes with its locale, with the words of the default language.

let stage: Stage
describe('states', () => {
  before(async () => {
    stage = await openStage()
  })
  after(() => stage.close())

  const id = '4f1c9a52-0d3e-4b7a-9c1e-6a2b8d7f0e13'
  const password = { kind: 'password', back: '/', minutes: 0 } as const
  const states: Readonly<Record<string, StatePage>> = {
    'coming soon': { kind: 'coming_soon' },
    'expired, plain': { kind: 'expired', isTold: false, contactLine: null },
    'expired, told': {
      kind: 'expired',
      isTold: true,
      contactLine: 'hello@kestrel.example, +44 20 7946 0000',
    },
    'not found': { kind: 'not_found' },
    'a fault': { kind: 'fault', id },
    parking: { kind: 'parking' },
    'a password for the site': { ...password, of: 'site', fault: null },
    'a wrong password': { ...password, of: 'page', fault: 'wrong' },
    'too many passwords': { ...password, of: 'page', fault: 'too_many', minutes: 12 },
  }
  const bare: readonly BareKind[] = ['not_found', 'busy', 'foreign_form', 'away']
  const directions = { ltr: 'de-DE', rtl: 'he-IL' } as const
  const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenmacherei & Söhne'

  /** Both directions are as wide as their window; what axe looks at is the same in both, and looked at once. */
  async function holds(html: string, dir: string): Promise<void> {
    await stage.lookThrough(html, [360, 1280], async (page, width) => {
      const { direction } = await page.evaluate(() => getComputedStyle(document.documentElement))
      assert.equal(direction, dir)
      if (dir === 'ltr' && width === 360) assert.deepEqual(await axeFaults(page), [], `${width} px`)
      assert.ok((await sideways(page)) <= 0, `${width} px`)
      assert.ok(await page.evaluate(() => document.body.scrollWidth <= innerWidth), `${width} px`)
    })
  }

  for (const [dir, language] of Object.entries(directions)) {
    describe(`from ${dir === 'ltr' ? 'left to right' : 'right to left'}`, () => {
      const words = visitorWords(language)
      for (const [name, state] of Object.entries(states)) {
        test(`the page of a site holds: ${name}`, async () => {
          // The ground is the header’s: one of the states stands for all of them on each.
          for (const theme of state.kind === 'not_found' ? themeNames : (['paper'] as const)) {
            const { html } = statePage(state, {
              site: { title: LONG, language },
              styles: { ...defaultStyles, header: { ...defaultStyles.header, theme } },
              words,
              signIn: state.kind === 'expired' ? 'https://app.example/sign-in' : null,
              icon: 'data:,',
              script: null,
            })
            await holds(html.join(''), dir)
          }
        })
      }
      for (const kind of bare) {
        test(`the page of nobody holds: ${kind}`, async () => {
          await holds(barePage(kind, { locale: language, words, id }), dir)
        })
      }
    })
  }
})
