import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { blockRegistry, type BlockDefinition } from '#document/define-block.ts'
import { emptyDocument } from '#document/nodes.ts'
import { pageCss } from '#document/render/page-css.ts'
import { renderPage } from '#document/render/render-page.server.tsx'
import { headingOf, textOf } from '#document/text/text-json.ts'
import { defaultStyles, themeNames } from '#document/styles.ts'
import { accordionBlock } from '#areas/pages/blocks/accordion/block.ts'
import { codeBlock } from '#areas/pages/blocks/code/block.ts'
import { galleryBlock } from '#areas/pages/blocks/gallery/block.ts'
import { pageBlocks } from '#areas/pages/blocks/index.ts'
import { imageBlock } from '#areas/pages/blocks/image/block.ts'
import { markdownBlock } from '#areas/pages/blocks/markdown/block.ts'
import { pageWith, sampleContext, samplesOf } from '#areas/pages/blocks/testing.ts'
import { picture } from '#areas/pages/templates/pictures.ts'
import { quoteBlock } from '#areas/pages/blocks/quote/block.ts'
import { textBlock } from '#areas/pages/blocks/text/block.ts'
import { videoBlock } from '#areas/pages/blocks/video/block.ts'
import { shell } from '#faces/visitor/drawing/shell.ts'
import { drawn, eventually } from '../eventually.ts'
import { asOne, htmlOf, pageOf } from './block-pages.ts'
import { cutWords } from './cut-words.ts'
import { axeFaults, openStage, sideways, type Stage, wholePage } from './stage.ts'
import { worded } from './worded.ts'

const registry = blockRegistry(pageBlocks)
let stage: Stage

describe('blocks', () => {
  before(async () => {
    stage = await openStage()
  })
  after(() => stage.close())

  describe('every sample of every block', () => {
    for (const theme of themeNames) {
      test(`holds against axe on ${theme}`, async () => {
        await stage.look(htmlOf(pageBlocks, theme), 1280, async (page) => {
          assert.deepEqual(await axeFaults(page, asOne), [])
        })
      })
    }

    test('stays inside its window', async () => {
      await stage.lookThrough(htmlOf(pageBlocks), [320, 390, 768, 1920], async (page, width) => {
        assert.ok((await sideways(page)) <= 0, `${width} px`)
        if (width === 390) assert.deepEqual(await axeFaults(page, asOne), [])
      })
    })
  })

  /** Words that no line of a phone is wide enough for, and none of which has a place to be broken at. */
  const LONG_WORDS = [
    'Rechtsschutzversicherungsgesellschaften Donaudampfschifffahrtsgesellschaftskapitän',
    'datenschutzbeauftragte@rechtsanwaltskanzlei-beispielhaft.example',
  ]

  /** The samples of a block, each with every choice and switch turned to each of its positions. */
  function everyWay(definition: BlockDefinition): object[] {
    return samplesOf(definition).flatMap(({ props }) => [
      props,
      ...Object.entries(definition.fields).flatMap(([name, field]) => {
        if (field.kind === 'toggle') return [true, false].map((value) => ({ ...props, [name]: value }))
        return field.kind === 'choice' ? field.options.map(({ value }) => ({ ...props, [name]: value })) : []
      }),
    ])
  }

  describe('every block on a phone, in every way it is set', () => {
    for (const definition of pageBlocks) {
      test(`breaks words that are too long for it: ${definition.type}`, async () => {
        const drawn = LONG_WORDS.flatMap((words) =>
          everyWay(definition).map((props) =>
            renderPage(pageWith(definition, worded(definition, words, props)), {
              registry,
              ctx: sampleContext(),
            }),
          ),
        )
        const [first] = drawn
        assert.ok(first)
        const body = drawn.map(({ html }) => html).join('')
        const css = pageCss(drawn, defaultStyles, [body])
        const html = wholePage({ title: 'Words', css, body: `<main>${body}</main>`, islands: first.islands })
        await stage.look(html, 360, async (page) => {
          await page.evaluate(() => {
            for (const details of document.querySelectorAll('details')) details.open = true
          })
          assert.deepEqual(await cutWords(page), [])
          assert.ok((await sideways(page)) <= 0, `${await sideways(page)} px too wide`)
        })
      })
    }
  })

  test('what stands as a title is hyphenated as a heading is: quotes, and the rows of an accordion', async () => {
    await stage.look(htmlOf([quoteBlock, accordionBlock, textBlock]), 360, async (page) => {
      const of = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => {
            const { hyphens, hyphenateLimitChars, overflowWrap } = getComputedStyle(
              element,
            ) as CSSStyleDeclaration & { readonly hyphenateLimitChars: string }
            return [hyphens, hyphenateLimitChars, overflowWrap]
          })
      const heading = await of('h2')
      assert.deepEqual(heading, ['auto', '14 5 5', 'break-word'])
      for (const title of [
        '.quote-large blockquote p',
        '.quote-card blockquote p',
        '.accordion summary > span',
      ])
        assert.deepEqual(await of(title), heading, title)
    })
  })

  describe('a picture that is cut', () => {
    const crop = { x: 0.1, y: 0.4, width: 0.3, height: 0.5 }
    const cutImage = (focal?: { x: number; y: number }) => ({
      asset: picture('portfolio', 'bowls').asset,
      alt: 'Bowls',
      crop,
      ...(focal ? { focal } : {}),
    })

    /** Where the box of the cut is on the page, and where in it the cut of the whole picture lies. */
    async function measure(page: Page, inside = 'main') {
      // Both in one look, once it stands still: what a block needs may come meanwhile, and lay it anew.
      const [box, whole] = await page
        .locator(`${inside} .cut`)
        .first()
        .evaluate(async (element) => {
          const boxOf = (one: Element | null) => {
            const { x, y, width, height } = one?.getBoundingClientRect() ?? new DOMRect()
            return { x, y, width, height }
          }
          const look = () => [boxOf(element), boxOf(element.querySelector(':scope > img'))] as const
          let now = look()
          for (let same = 0; same < 3;) {
            await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)))
            const next = look()
            same = JSON.stringify(next) === JSON.stringify(now) ? same + 1 : 0
            now = next
          }
          return now
        })
      const cut = {
        x: whole.x + whole.width * crop.x,
        y: whole.y + whole.height * crop.y,
        width: whole.width * crop.width,
        height: whole.height * crop.height,
      }
      // Nothing is drawn out of its proportions: that of the file is two to one.
      assert.ok(Math.abs(whole.width / whole.height - 2) < 0.01, `${whole.width} by ${whole.height}`)
      return { box, cut }
    }
    const near = (one: number, other: number) =>
      assert.ok(Math.abs(one - other) < 1.5, `${one} is not ${other}`)

    for (const design of ['plain', 'poster', 'card', 'overlap', 'stack']) {
      test(`fills the frame of the design ${design}`, async () => {
        const html = pageOf(imageBlock, { image: cutImage(), design, body: textOf('Bowls') })
        await stage.lookThrough(html, [390, 1280], async (page) => {
          const { box, cut } = await measure(page)
          const frame = await page.locator('.image-frame').boundingBox()
          assert.ok(frame && frame.height > 40)
          near(box.width, frame.width)
          near(box.height, frame.height)
          // One side is the frame's, the other reaches over it evenly.
          assert.ok(cut.width > box.width - 1.5 && cut.height > box.height - 1.5)
          near(Math.min(cut.width - box.width, cut.height - box.height), 0)
          near(cut.x + cut.width / 2, box.x + box.width / 2)
          near(cut.y + cut.height / 2, box.y + box.height / 2)
          assert.ok((await sideways(page)) <= 0)
        })
      })
    }

    test('keeps its focal point in view, and is seen whole where it is to fit', async () => {
      await stage.look(pageOf(imageBlock, { image: cutImage({ x: 0.1, y: 0.4 }) }), 1280, async (page) => {
        const { box, cut } = await measure(page)
        near(cut.x, box.x)
        near(cut.y, box.y)
      })
      await stage.look(pageOf(imageBlock, { image: cutImage(), fit: 'contain' }), 1280, async (page) => {
        const { box, cut } = await measure(page)
        assert.ok(cut.width < box.width + 1.5 && cut.height < box.height + 1.5)
        near(Math.min(box.width - cut.width, box.height - cut.height), 0)
        near(cut.x + cut.width / 2, box.x + box.width / 2)
      })
    })

    test('shows the cut in every layout of a gallery, and enlarged', async () => {
      for (const layout of ['grid', 'masonry', 'slideshow', 'carousel', 'strip']) {
        const items = [{ id: 'itemone', image: cutImage(), caption: 'Bowls' }]
        await stage.look(pageOf(galleryBlock, { items, layout }), 1280, async (page) => {
          const { box, cut } = await measure(page)
          assert.ok(box.height > 40 && cut.width > box.width - 1.5 && cut.height > box.height - 1.5)
          near(Math.min(cut.width - box.width, cut.height - box.height), 0)
          // By themselves its proportions are those of the cut: a picture of two to one, of it 0.3 by 0.5.
          if (layout === 'masonry' || layout === 'strip') near(box.width, box.height * 1.2)
          await page.locator('.gallery a').first().click()
          await page.locator('dialog[open]').waitFor()
          const large = await measure(page, 'dialog')
          assert.ok(large.cut.width < large.box.width + 1.5 && large.cut.height < large.box.height + 1.5)
          near(Math.min(large.box.width - large.cut.width, large.box.height - large.cut.height), 0)
          assert.ok(large.cut.height > 300)
        })
      }
    })

    test('is the ground of a section', async () => {
      const document = pageWith(imageBlock, {})
      const section = document.sections['sectiona']
      assert.ok(section)
      const ground = {
        ...section,
        height: 'large' as const,
        background: { kind: 'image' as const, image: cutImage() },
      }
      const drawn = renderPage(
        { ...document, sections: { sectiona: ground } },
        { registry, ctx: sampleContext() },
      )
      const css = pageCss([drawn], defaultStyles, [drawn.html])
      await stage.look(
        wholePage({ title: 'Ground', css, body: `<main>${drawn.html}</main>` }),
        1280,
        async (page) => {
          const { box, cut } = await measure(page)
          const whole = await page.locator('section').boundingBox()
          assert.ok(whole)
          near(box.width, whole.width)
          near(box.height, whole.height)
          near(Math.min(cut.width - box.width, cut.height - box.height), 0)
        },
      )
    })
  })

  test('words that are read from right to left stand so on a page that is not', async () => {
    const body = headingOf(2, 'ברוכים הבאים!', 'פתוח בימי שישי.', 'Open on Fridays.')
    const drawn = renderPage(pageWith(textBlock, { body }), { registry, ctx: sampleContext() })
    const html = wholePage({
      title: 'Two scripts',
      css: pageCss([drawn], defaultStyles, [drawn.html]),
      body: `<main>${drawn.html}</main>`,
    })
    const lines = (page: Page): Promise<{ side: string; isMarkLeft: boolean }[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll('.prose > *')].map((line) => {
          const box = line.getBoundingClientRect()
          const range = document.createRange()
          range.selectNodeContents(line)
          const words = range.getBoundingClientRect()
          const text = line.firstChild as Text
          range.setStart(text, text.length - 1)
          const mark = range.getBoundingClientRect()
          return {
            side: words.left - box.left > box.right - words.right ? 'right' : 'left',
            isMarkLeft: mark.left - words.left < words.width / 2,
          }
        }),
      )
    const [right, left] = [
      { side: 'right', isMarkLeft: true },
      { side: 'left', isMarkLeft: false },
    ]
    await stage.look(html, 1280, async (page) => assert.deepEqual(await lines(page), [right, right, left]))
  })

  test('a press on the words over a linked picture follows its link', async () => {
    const link = { kind: 'anchor', anchor: 'bowls' }
    const html = pageOf(imageBlock, {
      image: picture('portfolio', 'bowls'),
      design: 'poster',
      body: textOf('Bowls'),
      link,
    })
    await stage.look(html, 1280, async (page) => {
      const words = await page.locator('.image-words').boundingBox()
      assert.ok(words)
      await page.mouse.click(words.x + words.width / 2, words.y + words.height / 2)
      await page.waitForURL(/#bowls$/)
      assert.deepEqual(await axeFaults(page, asOne), [])
    })
  })

  test('a phone fetches no picture that it hides, and its own first one before it is laid out', async () => {
    const sectionOf = (id: string, name: 'bowls' | 'shelf', hidden?: { phone: boolean }) => {
      const document = pageWith(imageBlock, { image: picture('portfolio', name) })
      const [section, block] = [document.sections['sectiona'], document.blocks['blockone']]
      assert.ok(section && block)
      return {
        section: { ...section, id, blocks: [`block${id}`], ...(hidden && { hidden }) },
        block: { ...block, id: `block${id}`, parent: { node: id } },
      }
    }
    const [first, second] = [sectionOf('sectiona', 'bowls', { phone: true }), sectionOf('sectionb', 'shelf')]
    const made = renderPage(
      {
        ...emptyDocument(),
        order: ['sectiona', 'sectionb'],
        sections: { sectiona: first.section, sectionb: second.section },
        blocks: { [first.block.id]: first.block, [second.block.id]: second.block },
      },
      { registry, ctx: sampleContext() },
    )
    const html = shell({
      locale: 'en-US',
      dir: 'ltr',
      title: 'First',
      description: '',
      canonical: null,
      siteTitle: 'First',
      isNoindex: false,
      social: null,
      icon: 'data:,',
      statements: [],
      css: pageCss([made], defaultStyles, [made.html]),
      body: `<main>${made.html}</main>`,
      preloads: made.preload.map((one) => ({ ...one, as: 'image' as const })),
      script: null,
      islands: null,
    }).html.join('')
    for (const [width, own, hidden] of [
      [390, 'shelf', 'bowls'],
      [1280, 'bowls', null],
    ] as const) {
      await stage.show(html, width, async (page) => {
        // The page is open already: what it still asks for is not to be counted.
        await page.evaluate(drawn)
        const asked: string[] = []
        page.on('request', (request) => {
          if (request.url().includes('/pictures/')) asked.push(request.url())
        })
        await page.reload()
        await page.evaluate(drawn)
        assert.match(asked[0] ?? '', new RegExp(own), asked.join(' '))
        assert.equal(asked.filter((url) => url.includes(own)).length, 1, 'what is preloaded is what is shown')
        if (hidden) assert.ok(!asked.some((url) => url.includes(hidden)), asked.join(' '))
      })
    }
  })

  test('tables and code that are wider than a phone scroll by the keyboard, wherever they stand', async () => {
    const code = 'const words = 1; '.repeat(12).trim()
    const wide = `| ${'column | '.repeat(12)}\n|${'---|'.repeat(12)}\n| ${'figure | '.repeat(12)}`
    const body = {
      type: 'doc',
      content: [{ type: 'codeBlock', content: [{ type: 'text', text: code }] }],
    }
    const items = [{ id: 'itemone', title: 'Words', body }]
    for (const [definition, props, stops] of [
      [markdownBlock, { body: `${wide}\n\n\`\`\`\n${code}\n\`\`\`` }, 2],
      [textBlock, { body }, 1],
      [accordionBlock, { items, design: 'boxes', firstOpen: true }, 1],
    ] as const) {
      await stage.look(pageOf(definition, props), 360, async (page) => {
        const frames = page.locator('[role=group][tabindex="0"]')
        assert.equal(await frames.count(), stops, definition.type)
        for (const frame of await frames.all()) {
          assert.ok(await frame.evaluate((element) => element.scrollWidth > element.clientWidth + 50))
          await frame.focus()
          await page.keyboard.press('ArrowRight')
          await eventually(async () => assert.ok(await frame.evaluate((element) => element.scrollLeft > 0)))
        }
        assert.ok((await sideways(page)) <= 0, `${definition.type}: ${await sideways(page)} px`)
        assert.deepEqual(await axeFaults(page, asOne), [])
      })
    }
  })

  test('code that wraps beside its numbers stays in its frame', async () => {
    const code = `${'const words = 1; '.repeat(40)}\n\nshort`
    await stage.look(pageOf(codeBlock, { code, numbers: true, wrap: true }), 390, async (page) => {
      const frame = page.locator('.code-frame')
      assert.ok(await frame.evaluate((element) => element.scrollWidth <= element.clientWidth))
      const heights = await page
        .locator('.code-line')
        .evaluateAll((lines) => lines.map((line) => line.clientHeight))
      assert.equal(heights.length, 3)
      assert.ok(
        (heights[0] ?? 0) > 3 * (heights[1] ?? 0) && heights[1] === heights[2] && (heights[1] ?? 0) > 10,
      )
    })
  })

  test('a film shows its poster and one button, then its own controls', async () => {
    await stage.look(htmlOf([videoBlock]), 1280, async (page) => {
      const player = page.locator('video-player').first()
      const play = player.getByRole('button', { name: /Play video: The dunes/ })
      await eventually(async () => {
        const [frame, button] = [await player.boundingBox(), await play.boundingBox()]
        assert.ok(frame && button && Math.abs(frame.height - button.height) < 1.5)
        assert.ok((await player.locator('img').boundingBox())?.height === frame.height)
      })
      await play.click()
      await eventually(async () => assert.ok(await play.isHidden()))
      await eventually(async () =>
        assert.ok(await player.locator('video').evaluate((video) => (video as HTMLVideoElement).controls)),
      )
    })
  })

  test('code is copied as it is, and says so', async () => {
    await stage.look(htmlOf([codeBlock]), 1280, async (page) => {
      const first = page.locator('code-copy').first()
      await first.getByRole('button', { name: 'Copy code' }).click()
      await first.getByRole('button', { name: 'Copied' }).waitFor()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      assert.match(copied, /^\/\/ The kitchen closes.*console\.log/s)
    })
  })
})
