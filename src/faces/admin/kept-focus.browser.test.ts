import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { transformWithOxc } from 'vite'
import { sharedBrowser } from '../../../tests/shared-browser.ts'

const source = join(import.meta.dirname, 'kept-focus.ts')
const ROWS = 2_000
/** How many elements are looked at before one gets the focus, at most: the list has fourteen thousand. */
const MOST = 40

/** A screen with a table of many rows, a chip above it and a button below, whose focus is kept. */
async function longScreen(): Promise<Page> {
  const page = await (await sharedBrowser()).newPage()
  const row = (n: number) =>
    `<tr role="row" tabindex="-1"><td><input type="checkbox"></td><td><a href="#${n}">Order ${n}</a></td><td><button>More</button></td></tr>`
  const rows = Array.from({ length: ROWS }, (_, n) => row(n)).join('')
  await page.setContent(
    `<div id="app"><main><p><button id="first">First</button></p><div id="chips"></div><div><table><tbody>${rows}</tbody></table></div><div id="foot"></div></main></div>`,
  )
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source)
  await page.evaluate(
    `(() => {
      window.looked = 0
      const { matches, querySelectorAll } = Element.prototype
      Element.prototype.matches = function (...given) {
        window.looked += 1
        return matches.apply(this, given)
      }
      Element.prototype.querySelectorAll = function (...given) {
        const found = querySelectorAll.apply(this, given)
        window.looked += found.length
        return found
      }
      ${code.replace('export function', 'function')}
      keepFocus(document.querySelector('#app'))
    })()`,
  )
  return page
}

/** How many elements were looked at when what has the focus goes, and where the focus is then. */
async function lookedAt(page: Page, lose: string): Promise<{ looked: number; at: string }> {
  return page.evaluate(
    `(async () => {
      window.looked = 0
      ${lose}
      const from = window.looked
      await new Promise((done) => setTimeout(done, 250))
      const { localName, id, textContent } = document.activeElement
      return { looked: window.looked - from, at: localName + ' ' + (id || textContent.slice(0, 20)) }
    })()`,
  )
}

const cases: readonly { what: string; lose: string; at: RegExp }[] = [
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
  },
]

test('however long a list is, few of it are looked at for the next place of the focus', async () => {
  const page = await longScreen()
  for (const { what, lose, at } of cases) {
    const met = await lookedAt(page, lose)
    assert.match(met.at, at, what)
    assert.ok(met.looked > 0 && met.looked < MOST, `${what}: ${met.looked} looked at`)
  }
  await page.close()
})
