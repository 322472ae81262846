import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { templates } from '#areas/pages/templates/index.ts'
import { pageBlocks } from '#areas/pages/blocks/index.ts'
import { sampleContext } from '#areas/pages/blocks/testing.ts'
import { SiteHeader } from '#areas/pages/frame/site-header.tsx'
import frameCss from '#areas/pages/frame/frame.css?inline'
import menusCss from '#areas/pages/frame/menus.css?inline'
import type { NavItem } from '#areas/pages/releases/navigation.ts'
import { blockRegistry } from '#document/define-block.ts'
import { allThemesCss, canvasCss, typesCss, pageCss } from '#document/render/page-css.ts'
import { renderPage, type RenderedPage } from '#document/render/render-page.server.tsx'
import { noMarks, staticMarkup } from '#document/render/static-markup.ts'
import { headerLayouts, themeNames, type SiteStyles } from '#document/styles.ts'
import { createElement } from 'react'
import { openStage, type Stage, wholePage } from './stage.ts'

// A visitor is sent the rules that can apply to the page. What is left out may make no difference: with
// every sheet there is, each element of each page computes to the same.

const registry = blockRegistry(pageBlocks)
const WIDTHS = [390, 1280]
let stage: Stage

describe('used css', () => {
  before(async () => {
    stage = await openStage()
  })
  after(() => stage.close())

  /**
   * Reads what every element computes to, and what stands before and after it; then adds `more` in front of
   * the page's sheet and reads again. Gives the first element that is not the same, and what of it.
   */
  const COMPARE = `(more) => {
  // What is said by the way that lines run says once more what is said by the sides of the window.
  const names = [...getComputedStyle(document.body)].filter((name) => !/(^|-)(block|inline)(-|$)/.test(name))
  const read = () => [...document.querySelectorAll('body, body *')].flatMap((element) =>
    ['', '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(element, pseudo)
      if (pseudo && style.content === 'none') return element.tagName + pseudo
      const values = names.map((name) => name + ':' + style.getPropertyValue(name))
      return element.tagName + '.' + element.getAttribute('class') + pseudo + ';' + values.join(';')
    }))
  document.querySelectorAll('details').forEach((one) => (one.open = true))
  const ours = read()
  const sheet = document.createElement('style')
  sheet.textContent = more
  document.head.prepend(sheet)
  const whole = read()
  sheet.remove()
  for (const [at, one] of ours.entries()) {
    if (one === whole[at]) continue
    const [name, ...values] = one.split(';')
    const other = new Set(whole[at].split(';'))
    const missed = values.filter((value) => !other.has(value))
    if (missed.length > 0) return name + ' ' + missed.join(';')
  }
  return ours.length > 90 ? '' : 'too few elements'
}`

  const entry = {
    pageId: 'shop',
    title: 'Shop',
    href: '/shop',
    opensNewTab: false,
    isFolder: false,
    children: [],
  }
  const items: readonly NavItem[] = [
    entry,
    { ...entry, pageId: 'more', title: 'More', isFolder: true, children: [{ ...entry, href: '/less' }] },
  ]

  /** A page's main part under a header of this layout, with the rules that can apply and with all there are. */
  async function assertSame(
    drawn: RenderedPage,
    styles: SiteStyles,
    what: string,
    widths: readonly number[] = WIDTHS,
  ): Promise<void> {
    const marks = noMarks()
    const header = staticMarkup(
      createElement(SiteHeader, { title: 'Halm', styles, items, ctx: sampleContext(), over: null }),
      marks,
    )
    const frame = {
      marks,
      sheets: [frameCss, menusCss],
      wholeSheets: [],
      themes: new Set(themeNames),
      ownCss: '',
    }
    const used = pageCss([frame, drawn], styles, [header, drawn.html])
    const body = `${header}<main>${drawn.html}</main>`
    const all = JSON.stringify(
      canvasCss(styles) + typesCss(registry) + allThemesCss(styles) + frameCss + menusCss,
    )
    await stage.lookThrough(wholePage({ title: 'Page', css: used, body }), widths, async (page, width) => {
      assert.equal(await page.evaluate<string>(`(${COMPARE})(${all})`), '', `${what}, ${width} px`)
    })
  }

  for (const template of templates) {
    test(`no rule is missed on the pages of ${template.id}`, async () => {
      for (const [at, { document, title }] of template.pages.entries()) {
        const drawn = renderPage(document, { registry, ctx: sampleContext() })
        // A rule is taken or left out whatever condition it stands under: all but the first page take turns.
        const widths = WIDTHS.filter((_, turn) => at === 0 || at % 2 === turn)
        await assertSame(drawn, template.styles, title, widths)
      }
    })
  }

  test('no rule is missed in any layout of the header', async () => {
    const template = templates.find(({ id }) => id === 'blank')
    const document = template?.pages[0]?.document
    assert.ok(template && document)
    const drawn = renderPage(document, { registry, ctx: sampleContext() })
    for (const layout of headerLayouts) {
      const styles: SiteStyles = { ...template.styles, header: { ...template.styles.header, layout } }
      await assertSame(drawn, styles, layout)
    }
  })
})
