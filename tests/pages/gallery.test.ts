import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { blockRegistry } from '#document/define-block.ts'
import type { JsonObject } from '#document/nodes.ts'
import { pageCss } from '#document/render/page-css.ts'
import { renderPage } from '#document/render/render-page.server.tsx'
import { defaultStyles } from '#document/styles.ts'
import { galleryBlock } from '#areas/pages/blocks/gallery/block.ts'
import { pageBlocks } from '#areas/pages/blocks/index.ts'
import { pageWith, sampleContext, samplesOf } from '#areas/pages/blocks/testing.ts'
import { picture } from '#areas/pages/templates/pictures.ts'
import { eventually } from '../eventually.ts'
import { asOne, htmlOf, pageOf } from './block-pages.ts'
import { shiftOf } from './layout-shift.ts'
import { axeFaults, openStage, sideways, type Stage, wholePage } from './stage.ts'

const registry = blockRegistry(pageBlocks)
let stage: Stage

describe('gallery', () => {
  before(async () => {
    stage = await openStage()
  })
  after(() => stage.close())

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
        const wall = wallOf(count, { columns, gap, captions })
        await stage.lookThrough(wall, [1440, 834, 390], async (page, width) => {
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
        await stage.lookThrough(wall, [1440, 834, 390], async (page, width) => {
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
    })

    test('as a strip is no wider for a long caption than its picture', async () => {
      const strip = wallOf(3, { layout: 'strip', captions: 'below' }, 0, () => LONG_CAPTION)
      await stage.look(strip, 390, async (page) => {
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
        assert.ok(
          picture && item && Math.abs(picture.width - item.width) < 1,
          JSON.stringify([picture, item]),
        )
      })
    })

    test('keeps the proportions of a wall whose columns cannot end together, and of one in a single column', async () => {
      for (const [count, columns, widths] of [
        [2, 2, [390, 1440]],
        [3, 4, [1440]],
        [5, 1, [390, 1440]],
      ] as const) {
        await stage.lookThrough(wallOf(count, { columns }, 2), widths, async (page) => {
          const found = await columnsIn(page)
          for (const { stretch } of found) assert.ok(Math.abs(stretch - 1) < 0.01, JSON.stringify(found))
          if (columns === 1) assert.equal(found.length, 1)
        })
      }
    })

    test('opens a picture large, moves by keys, and gives the focus back', async () => {
      await stage.look(htmlOf([galleryBlock]), 1280, async (page) => {
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
      await stage.look(htmlOf([galleryBlock]), 1280, async (page) => {
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

    for (const [layout, seconds, width] of [
      ['slideshow', 0, 320],
      ['slideshow', 5, 1280],
      ['carousel', 0, 1280],
      ['carousel', 5, 320],
    ] as const) {
      test(`as a ${layout} of ${seconds} seconds has room for its bar before it comes, at ${width} px`, async () => {
        const items = (samplesOf(galleryBlock)[0]?.props.items ?? []) as readonly object[]
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
})
