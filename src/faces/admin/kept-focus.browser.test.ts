import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { transformWithOxc } from 'vite'
import { openBrowser } from '../../../tests/browser.ts'

const source = join(import.meta.dirname, 'kept-focus.ts')
const ROWS = 2_000
/** What keeping the focus may cost when something goes, ms; and when all of a list goes, row by row. */
const MOST_MS = 2
const MOST_OF_ALL_MS = 10
/** How often each case is tried; the middle counts, for the machine has other work. */
const TRIES = 11

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

/** A screen with a table of many rows, a chip above it and a button below, whose focus is kept. */
async function longScreen(): Promise<Page> {
  const page = await browser.newPage()
  const row = (n: number) =>
    `<tr role="row" tabindex="-1"><td><input type="checkbox"></td><td><a href="#${n}">Order ${n}</a></td><td><button>More</button></td></tr>`
  const rows = Array.from({ length: ROWS }, (_, n) => row(n)).join('')
  await page.setContent(
    `<div id="app"><main><p><button id="first">First</button></p><div id="chips"></div><div><table><tbody>${rows}</tbody></table></div><div id="foot"></div></main></div>`,
  )
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source)
  await page.evaluate(
    `(() => {
      window.spent = 0
      const timed = (work) => (...given) => {
        const from = performance.now()
        work(...given)
        window.spent += performance.now() - from
      }
      const Observer = MutationObserver
      window.MutationObserver = class extends Observer { constructor(work) { super(timed(work)) } }
      const wait = setTimeout.bind(window)
      window.setTimeout = (work, ms) => wait(timed(work), ms)
      ${code.replace('export function', 'function')}
      keepFocus(document.querySelector('#app'))
      window.waitFor = (work) => new Promise((done) => wait(() => done(work()), 150))
    })()`,
  )
  return page
}

/** The middle of what the keeper spent, and where the focus was at the end of each try. */
async function measured(page: Page, lose: string): Promise<{ ms: number; at: string }> {
  return page.evaluate(
    `(async () => {
      const spent = []
      let at = ''
      for (let n = 0; n < ${TRIES}; n += 1) {
        window.spent = 0
        ${lose}
        await window.waitFor(() => {})
        spent.push(window.spent)
        at = document.activeElement.localName + ' ' + (document.activeElement.id || document.activeElement.textContent.slice(0, 20))
      }
      return { ms: spent.sort((one, other) => one - other)[${(TRIES - 1) / 2}], at }
    })()`,
  )
}

const cases: readonly { what: string; lose: string; at: RegExp; most?: number }[] = [
  {
    what: 'a row in the middle of a long list',
    lose: `const row = document.querySelectorAll('tr')[900]; row.focus(); row.remove()`,
    at: /^tr /,
  },
  {
    what: 'the last chip above a long list',
    lose: `chips.innerHTML = '<button>Chip</button>'; chips.firstChild.focus(); chips.textContent = ''`,
    at: /^tr Order 0/,
  },
  {
    what: 'a button below a long list',
    lose: `foot.innerHTML = '<button>Show more</button>'; foot.firstChild.focus(); foot.textContent = ''`,
    at: /^button More/,
  },
  {
    what: 'a row with the focus, of a list that is drawn anew',
    lose: `const body = document.querySelector('tbody'); const rows = body.innerHTML
      body.children[900].focus(); for (const one of [...body.children]) one.remove(); body.innerHTML = rows`,
    at: /^(tr|button) /,
    most: MOST_OF_ALL_MS,
  },
]

test('keeping the focus costs next to nothing, however long the list is', async (t) => {
  const page = await longScreen()
  for (const { what, lose, at, most = MOST_MS } of cases) {
    const met = await measured(page, lose)
    t.diagnostic(`${what}: ${met.ms.toFixed(2)} ms, then at ${met.at}`)
    assert.match(met.at, at, what)
    assert.ok(met.ms < most, `${what}: ${met.ms} ms`)
  }
  await page.close()
})
