import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { blockRegistry, type BlockDefinition } from '#document/define-block.ts'
import { newSection, type Block, type JsonObject, type PageDocument } from '#document/nodes.ts'
import { emptyDocument } from '#document/nodes.ts'
import { pageCss } from '#document/render/page-css.ts'
import { renderPage } from '#document/render/render-page.server.tsx'
import { headingOf, textOf } from '#document/text/text-json.ts'
import { defaultStyles, themeNames, type ThemeName } from '#document/styles.ts'
import { accordionBlock } from '#areas/pages/blocks/accordion/block.tsx'
import { codeBlock } from '#areas/pages/blocks/code/block.tsx'
import { galleryBlock } from '#areas/pages/blocks/gallery/block.tsx'
import { pageBlocks } from '#areas/pages/blocks/index.ts'
import { imageBlock } from '#areas/pages/blocks/image/block.tsx'
import { markdownBlock } from '#areas/pages/blocks/markdown/block.tsx'
import { pageWith, sampleContext } from '#areas/pages/blocks/testing.ts'
import { picture } from '#areas/pages/templates/pictures.ts'
import { quoteBlock } from '#areas/pages/blocks/quote/block.tsx'
import { textBlock } from '#areas/pages/blocks/text/block.tsx'
import { videoBlock } from '#areas/pages/blocks/video/block.tsx'
import { shell } from '#faces/visitor/shell.ts'
import { eventually } from '../eventually.ts'
import { cutWords } from './cut-words.ts'
import { shiftOf } from './layout-shift.ts'
import { axeFaults, openStage, sideways, type Stage, wholePage } from './stage.ts'
import { worded } from './worded.ts'

const registry = blockRegistry(pageBlocks)
let stage: Stage

before(async () => {
  stage = await openStage()
})
after(() => stage.close())

/** All samples of these blocks under one another, in one theme. */
function samplesPage(definitions: readonly BlockDefinition[], theme: ThemeName): PageDocument {
  const blocks: { [id: string]: Block } = {}
  let row = 1
  for (const definition of definitions) {
    for (const { name, props } of definition.samples) {
      const id = `${definition.type}${name.replaceAll(/[^a-z0-9]/g, '')}00`
      const { width, height } = definition.size
      const align = definition.sizing === 'box' ? 'stretch' : 'start'
      blocks[id] = {
        id,
        type: definition.type,
        version: definition.version,
        props: props as JsonObject,
        parent: { node: 'sectiona' },
        place: { column: 1, row, width, height, layer: 0, align },
      }
      row += height + 1
    }
  }
  const section = newSection({ id: 'sectiona', theme, blocks: Object.keys(blocks) })
  return { ...emptyDocument(), order: ['sectiona'], sections: { sectiona: section }, blocks }
}

function htmlOf(definitions: readonly BlockDefinition[], theme: ThemeName = 'paper'): string {
  const drawn = renderPage(samplesPage(definitions, theme), { registry, ctx: sampleContext() })
  const { html, islands } = drawn
  const css = pageCss([drawn], defaultStyles, [drawn.html])
  return wholePage({ title: 'Samples', css, body: `<main>${html}</main>`, islands })
}

/** One page shows every sample, so its headings are not an outline. */
const asOne = ['page-has-heading-one', 'heading-order', 'video-caption']

describe('every sample of every block', () => {
  for (const theme of themeNames) {
    test(`holds against axe on ${theme}`, async () => {
      await stage.show(htmlOf(pageBlocks, theme), 1280, async (page) => {
        assert.deepEqual(await axeFaults(page, asOne), [])
      })
    })
  }

  for (const width of [320, 390, 768, 1920]) {
    test(`stays inside a window ${width} px wide`, async () => {
      await stage.show(htmlOf(pageBlocks), width, async (page) => {
        assert.ok((await sideways(page)) <= 0)
        assert.deepEqual(await axeFaults(page, asOne), [])
      })
    })
  }
})

/** Words that no line of a phone is wide enough for, and none of which has a place to be broken at. */
const LONG_WORDS = [
  'Rechtsschutzversicherungsgesellschaften Donaudampfschifffahrtsgesellschaftskapitän',
  'datenschutzbeauftragte@rechtsanwaltskanzlei-beispielhaft.example',
]

/** The samples of a block, each with every choice and switch turned to each of its positions. */
function everyWay(definition: BlockDefinition): object[] {
  return definition.samples.flatMap(({ props }) => [
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
      for (const words of LONG_WORDS) {
        const drawn = everyWay(definition).map((props) =>
          renderPage(pageWith(definition, worded(definition, words, props)), {
            registry,
            ctx: sampleContext(),
          }),
        )
        const [first] = drawn
        assert.ok(first)
        const body = drawn.map(({ html }) => html).join('')
        const css = pageCss(drawn, defaultStyles, [body])
        const html = wholePage({ title: 'Words', css, body: `<main>${body}</main>`, islands: first.islands })
        await stage.show(html, 360, async (page) => {
          await page.evaluate(() => {
            for (const details of document.querySelectorAll('details')) details.open = true
          })
          assert.deepEqual(await cutWords(page), [], words)
          assert.ok((await sideways(page)) <= 0, `${await sideways(page)} px too wide for ${words}`)
        })
      }
    })
  }
})

test('what stands as a title is hyphenated as a heading is: quotes, and the rows of an accordion', async () => {
  await stage.show(htmlOf([quoteBlock, accordionBlock, textBlock]), 360, async (page) => {
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

describe('the gallery', () => {
  /** A wall of so many of these pictures, over and over. */
  const wallOf = (
    count: number,
    given: JsonObject,
    first = 0,
    captionOf = (index: number): string => (index % 3 === 0 ? '' : `Piece ${index}`),
  ) => {
    const shown = [
      picture('portfolio', 'bottle'),
      picture('portfolio', 'rim'),
      picture('portfolio', 'bowls'),
      picture('portfolio', 'three'),
      picture('portfolio', 'plates'),
      picture('portfolio', 'shelf'),
      { ...picture('consultant', 'stair'), crop: { x: 0.25, y: 0, width: 0.5, height: 1 } },
    ]
    const items = Array.from({ length: count }, (_, index) => ({
      id: `item${index}`,
      image: shown[(first + index) % shown.length],
      caption: captionOf(index),
    }))
    const props = { layout: 'masonry', ...given, items } as unknown as JsonObject
    const drawn = renderPage(pageWith(galleryBlock, props), { registry, ctx: sampleContext() })
    const css = pageCss([drawn], defaultStyles, [drawn.html])
    return wholePage({ title: 'Wall', css, body: `<main>${drawn.html}</main>`, islands: drawn.islands })
  }
  /** Of each column, where it begins and ends, px; and how much more or less tall its pictures are than by themselves. */
  const columnsIn = (page: Page) =>
    page.locator('.gallery > li').evaluateAll((items) => {
      const columns = new Map<
        number,
        { end: number; pictures: number; stretch: number; stretches: number[] }
      >()
      for (const item of items) {
        const { left, bottom } = item.getBoundingClientRect()
        const box = item.querySelector('.gallery-picture')?.getBoundingClientRect()
        const cut = item.querySelector<HTMLElement>('.cut')
        const image = item.querySelector('img')
        const ratio = cut
          ? Number(cut.style.getPropertyValue('--cut-ratio'))
          : Number(image?.getAttribute('width')) / Number(image?.getAttribute('height'))
        const stretch = ((box?.height ?? 0) * ratio) / (box?.width ?? 1)
        const column = columns.get(Math.round(left)) ?? {
          end: 0,
          pictures: 0,
          stretch,
          stretches: [],
        }
        columns.set(Math.round(left), {
          end: Math.max(column.end, bottom),
          pictures: column.pictures + 1,
          stretch,
          stretches: [...column.stretches, stretch],
        })
      }
      return [...columns.values()]
    })

  test('as a wall of columns ends on one line at every width, each picture almost as it is', async () => {
    for (const [count, columns, gap, captions] of [
      [6, 2, 'large', 'below'],
      [11, 3, 'small', 'none'],
      [14, 3, 'small', 'below'],
      [23, 4, 'none', 'none'],
      [40, 5, 'small', 'none'],
    ] as const) {
      for (const width of [390, 834, 1440]) {
        await stage.show(wallOf(count, { columns, gap, captions }), width, async (page) => {
          const found = await columnsIn(page)
          const said = `${count} in ${columns}, ${width} px: ${JSON.stringify(found)}`
          const isOne = gap === 'large' && width === 390
          assert.equal(found.length, isOne ? 1 : width === 390 ? 2 : columns, said)
          const ends = found.map(({ end }) => end)
          assert.ok(Math.max(...ends) - Math.min(...ends) < 1.5, said)
          for (const { stretch } of found) assert.ok(stretch > 0.85 && stretch < 1.18, said)
          if (isOne) for (const { stretch } of found) assert.ok(Math.abs(stretch - 1) < 0.01, said)
          assert.ok((await sideways(page)) <= 0, said)
        })
      }
    }
  })

  const LONG_CAPTION = 'A bowl thrown in spring and glazed in autumn, ash over iron'

  test('ends on one line though captions take several lines, which their pictures make room for', async () => {
    for (const [count, columns, every] of [
      [14, 3, 5],
      [23, 4, 4],
      [14, 3, 2],
    ] as const) {
      const captionOf = (index: number) => (index % every === 1 ? LONG_CAPTION : `Piece ${index}`)
      const wall = wallOf(count, { columns, gap: 'small', captions: 'below' }, 0, captionOf)
      for (const width of [390, 834, 1440]) {
        await stage.show(wall, width, async (page) => {
          const found = await columnsIn(page)
          const said = `${count} in ${columns}, ${width} px: ${JSON.stringify(found)}`
          assert.equal(found.length, width === 390 ? 2 : columns, said)
          const ends = found.map(({ end }) => end)
          assert.ok(Math.max(...ends) - Math.min(...ends) < 1.5, said)
          const shares = await page
            .locator('.gallery > li')
            .evaluateAll((items) =>
              items.map(
                (item) =>
                  (item.querySelector('.gallery-picture')?.getBoundingClientRect().height ?? 0) /
                  (item.querySelector('img, .cut')?.getBoundingClientRect().height ?? 0),
              ),
            )
          for (const share of shares) assert.ok(Math.abs(share - 1) < 0.02, `each fills its place: ${shares}`)
          const cut = found.flatMap(({ stretches }) => stretches)
          assert.ok(Math.min(...cut) > 0.65 && Math.max(...cut) < 1.25, `${said} ${cut.join()}`)
        })
      }
    }
  })

  test('as a strip is no wider for a long caption than its picture', async () => {
    const strip = wallOf(3, { layout: 'strip', captions: 'below' }, 0, () => LONG_CAPTION)
    await stage.show(strip, 390, async (page) => {
      const widths = await page
        .locator('.gallery > li')
        .evaluateAll((items) =>
          items.map(
            (item) =>
              item.getBoundingClientRect().width -
              (item.querySelector('.gallery-picture')?.getBoundingClientRect().width ?? 0),
          ),
        )
      for (const more of widths) assert.ok(Math.abs(more) < 1, widths.join())
      const picture = await page.locator('.gallery-picture :is(img, .cut)').first().boundingBox()
      const item = await page.locator('.gallery > li').first().boundingBox()
      assert.ok(picture && item && Math.abs(picture.width - item.width) < 1, JSON.stringify([picture, item]))
    })
  })

  test('keeps the proportions of a wall whose columns cannot end together, and of one in a single column', async () => {
    for (const [count, columns, widths] of [
      [2, 2, [390, 1440]],
      [3, 4, [1440]],
      [5, 1, [390, 1440]],
    ] as const) {
      for (const width of widths) {
        await stage.show(wallOf(count, { columns }, 2), width, async (page) => {
          const found = await columnsIn(page)
          for (const { stretch } of found) assert.ok(Math.abs(stretch - 1) < 0.01, JSON.stringify(found))
          if (columns === 1) assert.equal(found.length, 1)
        })
      }
    }
  })

  test('opens a picture large, moves by keys, and gives the focus back', async () => {
    await stage.show(htmlOf([galleryBlock]), 1280, async (page) => {
      const first = page.locator('.gallery-grid a').first()
      await first.focus()
      await page.keyboard.press('Enter')
      const large = page.locator('dialog[open]')
      await large.waitFor()
      const says = async (words: RegExp) =>
        assert.match(String(await large.locator('figcaption').textContent()), words)
      await eventually(() => says(/Picture 1 of 6/))
      await page.keyboard.press('ArrowRight')
      await eventually(() => says(/Picture 2 of 6/))
      await eventually(async () =>
        assert.match(String(await large.locator('img').getAttribute('src')), /bottle\.jpg/),
      )
      assert.deepEqual(await axeFaults(page, asOne), [])
      await page.keyboard.press('Escape')
      await eventually(async () => assert.equal(await page.locator('dialog[open]').count(), 0))
      // A dialog says that it was closed a moment after it is.
      await page.locator('.gallery-grid li:nth-child(2) a:focus').waitFor()
    })
  })

  test('moves through a slideshow by its buttons and says where it is', async () => {
    await stage.show(htmlOf([galleryBlock]), 1280, async (page) => {
      const slideshow = page.locator('picture-gallery[data-layout=slideshow]')
      await slideshow.getByRole('button', { name: 'Next picture' }).click()
      await slideshow.locator('.gallery-bar p', { hasText: 'Picture 2 of 6' }).waitFor()
    })
  })

  test('goes the way the page is read, where that is from right to left', async () => {
    const html = htmlOf([galleryBlock]).replace('<html lang="en">', '<html lang="he" dir="rtl">')
    await stage.show(html, 1280, async (page) => {
      const carousel = page.locator('picture-gallery[data-layout=carousel]')
      const next = carousel.getByRole('button', { name: 'Next picture' })
      const says = (number: number) =>
        carousel.locator('.gallery-bar p', { hasText: `Picture ${number} of 6` }).waitFor()
      const begins = (number: number) =>
        eventually(async () => {
          const gap = await carousel.evaluate((element, child) => {
            const list = element.querySelector('.gallery')?.getBoundingClientRect()
            const item = element.querySelector(`.gallery > li:nth-child(${child})`)?.getBoundingClientRect()
            return Math.abs((list?.right ?? 0) - (item?.right ?? 1000))
          }, number)
          assert.ok(gap < 2, `${gap} px from where reading begins`)
        })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await says(1)
      await next.click()
      await says(2)
      await begins(2)
      await carousel.getByRole('button', { name: 'Previous picture' }).click()
      await says(1)
      await begins(1)
      const isAtEnd = () =>
        carousel
          .locator('.gallery')
          .evaluate((list) => Math.abs(list.scrollLeft) + list.clientWidth >= list.scrollWidth - 2)
      for (let turns = 0; turns < 6 && !(await isAtEnd()); turns += 1) await next.click()
      assert.ok(await isAtEnd())
      await next.click()
      await begins(1)
      const first = carousel.locator('a').first()
      await first.press('Enter')
      const said = page.locator('dialog[open] figcaption')
      await said.filter({ hasText: 'Picture 1 of 6' }).waitFor()
      await page.keyboard.press('ArrowLeft')
      await said.filter({ hasText: 'Picture 2 of 6' }).waitFor()
      // The finger pulls the next one in from the left.
      await page.locator('dialog[open]').evaluate((dialog) => {
        for (const [type, clientX] of [
          ['pointerdown', 300],
          ['pointerup', 420],
        ] as const)
          dialog.dispatchEvent(new PointerEvent(type, { clientX, pointerType: 'touch' }))
      })
      await said.filter({ hasText: 'Picture 3 of 6' }).waitFor()
    })
  })

  for (const layout of ['slideshow', 'carousel'] as const) {
    for (const seconds of [0, 5]) {
      for (const width of [320, 1280]) {
        test(`as a ${layout} of ${seconds} seconds has room for its bar before it comes, at ${width} px`, async () => {
          const items = (galleryBlock.samples[0]?.props.items ?? []) as readonly object[]
          const html = (some: readonly object[]) =>
            pageOf(galleryBlock, { items: some, layout, seconds }).replace(
              '</main>',
              '<p id="below">Below</p>$&',
            )
          const below = (page: Page) =>
            page.evaluate(() => document.getElementById('below')?.getBoundingClientRect().top ?? 0)
          const gallery = (page: Page) =>
            page.evaluate(() => document.querySelector('.gallery')?.getBoundingClientRect().bottom ?? 0)
          await stage.show(html(items), width, async (page) => {
            const asked = Promise.withResolvers<void>()
            await page.route('**/_islands/picture-gallery*', async (route) => {
              await asked.promise
              await route.continue()
            })
            await page.reload()
            await page.locator('picture-gallery').scrollIntoViewIfNeeded()
            const before = await below(page)
            asked.resolve()
            await page.getByRole('button', { name: 'Next picture' }).waitFor()
            assert.equal(await below(page), before)
            assert.deepEqual(await shiftOf(page), { sum: 0, shifted: [] })
          })
          // Where no script will come, or there is nothing to move to, there is nothing to keep room for.
          const isClose = async (page: Page) => {
            const space = await page.evaluate(
              () => document.querySelector('picture-gallery')?.getBoundingClientRect().bottom ?? 0,
            )
            assert.ok(space - (await gallery(page)) < 1, `${space - (await gallery(page))} px`)
          }
          await stage.show(html(items), width, isClose, { javaScript: false })
          await stage.show(html(items.slice(0, 1)), width, isClose)
        })
      }
    }
  }

  test('stands still where motion is not wanted, and offers to play', async () => {
    await stage.show(htmlOf([galleryBlock]), 1280, async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.reload()
      const slideshow = page.locator('picture-gallery[data-layout=slideshow]')
      await slideshow.scrollIntoViewIfNeeded()
      await slideshow.getByRole('button', { name: 'Play slideshow' }).waitFor()
    })
  })
})

/** A page with this one block, drawn with these props. */
function pageOf(definition: BlockDefinition, props: object): string {
  const drawn = renderPage(pageWith(definition, props), { registry, ctx: sampleContext() })
  const css = pageCss([drawn], defaultStyles, [drawn.html])
  const { islands } = drawn
  return wholePage({ title: 'A block', css, body: `<main>${drawn.html}</main>`, islands })
}

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

  for (const width of [390, 1280]) {
    for (const design of ['plain', 'poster', 'card', 'overlap', 'stack']) {
      test(`fills the frame of the design ${design} in a window ${width} px wide`, async () => {
        const html = pageOf(imageBlock, { image: cutImage(), design, body: textOf('Bowls') })
        await stage.show(html, width, async (page) => {
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
  }

  test('keeps its focal point in view, and is seen whole where it is to fit', async () => {
    await stage.show(pageOf(imageBlock, { image: cutImage({ x: 0.1, y: 0.4 }) }), 1280, async (page) => {
      const { box, cut } = await measure(page)
      near(cut.x, box.x)
      near(cut.y, box.y)
    })
    await stage.show(pageOf(imageBlock, { image: cutImage(), fit: 'contain' }), 1280, async (page) => {
      const { box, cut } = await measure(page)
      assert.ok(cut.width < box.width + 1.5 && cut.height < box.height + 1.5)
      near(Math.min(box.width - cut.width, box.height - cut.height), 0)
      near(cut.x + cut.width / 2, box.x + box.width / 2)
    })
  })

  test('shows the cut in every layout of a gallery, and enlarged', async () => {
    for (const layout of ['grid', 'masonry', 'slideshow', 'carousel', 'strip']) {
      const items = [{ id: 'itemone', image: cutImage(), caption: 'Bowls' }]
      await stage.show(pageOf(galleryBlock, { items, layout }), 1280, async (page) => {
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
    await stage.show(
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
  await stage.show(html, 1280, async (page) => assert.deepEqual(await lines(page), [right, right, left]))
})

test('a press on the words over a linked picture follows its link', async () => {
  const link = { kind: 'anchor', anchor: 'bowls' }
  const html = pageOf(imageBlock, {
    image: picture('portfolio', 'bowls'),
    design: 'poster',
    body: textOf('Bowls'),
    link,
  })
  await stage.show(html, 1280, async (page) => {
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
  const drawn = renderPage(
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
    css: pageCss([drawn], defaultStyles, [drawn.html]),
    body: `<main>${drawn.html}</main>`,
    preloads: drawn.preload.map((one) => ({ ...one, as: 'image' as const })),
    script: null,
    islands: null,
  }).html.join('')
  for (const [width, own, hidden] of [
    [390, 'shelf', 'bowls'],
    [1280, 'bowls', null],
  ] as const) {
    await stage.show(html, width, async (page) => {
      // The page is open already: what it still asks for is not to be counted.
      await page.waitForLoadState('networkidle')
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/pictures/')) asked.push(request.url())
      })
      await page.reload({ waitUntil: 'networkidle' })
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
    await stage.show(pageOf(definition, props), 360, async (page) => {
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
  await stage.show(pageOf(codeBlock, { code, numbers: true, wrap: true }), 390, async (page) => {
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
  await stage.show(htmlOf([videoBlock]), 1280, async (page) => {
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
  await stage.show(htmlOf([codeBlock]), 1280, async (page) => {
    const first = page.locator('code-copy').first()
    await first.getByRole('button', { name: 'Copy code' }).click()
    await first.getByRole('button', { name: 'Copied' }).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    assert.match(copied, /^\/\/ The kitchen closes.*console\.log/s)
  })
})
