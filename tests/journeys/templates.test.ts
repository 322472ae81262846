import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { blockRegistry } from '#document/define-block.ts'
import { renderPage } from '#document/render/render-page.server.tsx'
import { pageBlocks } from '#areas/pages/blocks/index.ts'
import { sampleContext } from '#areas/pages/blocks/testing.ts'
import { fontCss, fontPreloads, fontSource } from '#areas/pages/fonts/font-css.ts'
import { templates } from '#areas/pages/templates/index.ts'
import type { Template, TemplatePage } from '#areas/pages/templates/template.ts'
import { axeFaults, openStage, sideways, type Stage, wholePage } from './stage.ts'

const registry = blockRegistry(pageBlocks)
let stage: Stage

before(async () => {
  stage = await openStage()
})
after(() => stage.close())

function htmlOf(template: Template, page: TemplatePage): string {
  const draw = (one: TemplatePage) =>
    renderPage(one.document, { registry, styles: template.styles, ctx: sampleContext(), fonts: fontSource })
  const main = draw(page)
  const footer = template.pages.find((one) => one.kind === 'footer')
  const foot = footer && page.document.page.footer === 'site' ? draw(footer) : undefined
  return wholePage({
    title: page.title,
    css: fontCss(template.styles) + main.siteCss + main.pageCss + (foot?.pageCss ?? ''),
    body: `<main>${main.html}</main>${foot ? `<footer>${foot.html}</footer>` : ''}`,
    islands: main.islands,
    fonts: fontPreloads(template.styles),
  })
}

/** Words of headings that stand on two lines, and headings that are wider than their place. */
function brokenHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    for (const heading of document.querySelectorAll('h1,h2,h3')) {
      if (heading.scrollWidth > heading.clientWidth + 1) found.push(heading.textContent)
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (range.getClientRects().length > 1) found.push(word)
        }
      }
    }
    return found
  })
}

/** The sum of layout shifts so far (web.dev, "Cumulative Layout Shift"). */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 200)
      }),
  )
}

for (const template of templates) {
  describe(`template ${template.id}`, () => {
    for (const page of template.pages.filter(({ kind }) => kind !== 'footer')) {
      const name = page.slug || 'home'
      for (const width of [360, 768, 1280]) {
        test(`${name} holds against axe and its window at ${width} px, and shifts nothing`, async () => {
          await stage.show(htmlOf(template, page), width, async (shown) => {
            await shown.evaluate(() => document.fonts.ready)
            assert.ok((await sideways(shown)) <= 0)
            assert.deepEqual(await brokenHeadings(shown), [])
            const shift = await shiftOf(shown)
            assert.ok(shift < 0.01, `shifted by ${shift}`)
            assert.deepEqual(await axeFaults(shown), [])
          })
        })
      }
    }
  })
}
