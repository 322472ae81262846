import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { FrameLocator, Page } from 'playwright-core'
import { KEY_DEBUG_COOKIE } from '#kernel/i18n/text-filter.ts'
import { drawn, eventually, stillBox } from '../eventually.ts'
import { callFrom, freshAddress, type MadeSite, madeSite, readFrom, signUp } from './first-steps.ts'
import { openJourney } from '../lane.ts'
import { settled } from './settled.ts'
import { ask, findings, type Journey, type Person, repositoryFile, soon } from './world.ts'

// The main job, as people do it: sign up, confirm by mail, make a site from a template, change its
// words on the canvas by keyboard, see the phone's layout, change the colours, invite somebody who
// edits at the same time, release, read it as a visitor, roll back, and fetch a page from the trash.

let journey: Journey
let mira: Person
let jonas: Person
const jonasEmail = freshAddress('jonas')
let siteId = ''
let homeId = ''
let siteOrigin = ''

interface Point {
  readonly x: number
  readonly y: number
}

describe('owner', () => {
  before(async () => {
    journey = await openJourney()
    mira = await journey.person({ width: 1440, height: 900 })
    jonas = await journey.person({ width: 1280, height: 800 })
  })
  after(() => journey.close())

  /** Nothing complained; a refusal before signing in is the browser's own remark about a 401. */
  function assertQuiet(person: Person): void {
    assert.deepEqual(
      person.complaints.filter((one) => !/status of 401/.test(one)),
      [],
    )
  }

  const canvas = (page: Page): FrameLocator => page.frameLocator('iframe').first()

  async function openEditor(page: Page): Promise<void> {
    await page.goto(`${journey.origin}/sites/${siteId}/pages/${homeId}`)
    await canvas(page).getByText('Supper, while').first().waitFor()
  }

  /** Waits until the server has said that it has everything. */
  async function untilSaved(page: Page): Promise<void> {
    await page.evaluate(drawn)
    await page.getByRole('banner').getByText('Saved', { exact: true }).waitFor()
  }

  test('sign up, and confirm the address by the mail', async () => {
    await mira.page.goto(`${journey.origin}/sign-up`)
    await mira.page.getByLabel('Name').waitFor()
    assert.deepEqual(await findings(mira.page), [])
    await signUp(journey, mira, 'Mira Okafor', freshAddress('mira'))
    assertQuiet(mira)
  })

  test('contract §5: the app speaks pseudo-localised words, or their keys, to whoever asks', async () => {
    const { page, context } = await journey.person()
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto(`${journey.origin}/sign-in?i18nLang=true`)
    await heading.filter({ hasText: /^\[.+\]$/ }).waitFor()
    await context.addCookies([{ name: KEY_DEBUG_COOKIE, value: '1', url: journey.origin }])
    await page.goto(`${journey.origin}/sign-in`)
    await heading.filter({ hasText: /^accounts\.[a-z_.]+$/ }).waitFor()
    await context.close()
  })

  /** Makes a site from the restaurant's template through the screens. */
  async function nameRestaurant(page: Page): Promise<MadeSite> {
    await page.goto(`${journey.origin}/sites/new`)
    await page.getByRole('link', { name: /Halm/ }).first().click()
    await page.getByRole('textbox').first().fill('Supper by the River')
    await page.getByRole('button', { name: 'Create the site' }).click()
    await page.waitForURL(/\/sites\/[0-9a-f-]{36}/)
    return madeSite(page, /sites\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '')
  }

  test('make a site from the restaurant template', async () => {
    const { page } = mira
    const made = await nameRestaurant(page)
    ;({ siteId, homeId } = made)
    siteOrigin = `http://${made.address}`
    assert.ok(homeId)
  })

  test('change words and move a block by keyboard, and find it stored after a reload', async () => {
    const { page } = mira
    await openEditor(page)
    await canvas(page).getByText('Supper, while').first().click()
    await page.keyboard.press('Enter')
    await canvas(page).locator('[contenteditable=true]').waitFor()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' and longer')
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await untilSaved(page)
    await page.reload()
    await canvas(page).getByText('and longer').first().waitFor()
    assertQuiet(mira)
  })

  test('change a picture, move it and make it smaller by pointer', async () => {
    const { page } = mira
    const picture = canvas(page).locator('.type-image').first()
    const shown = () => picture.locator('img').getAttribute('src')
    const cells = () =>
      picture.evaluate((element) => {
        const area = getComputedStyle(element)
        const [row, column] = [Number(area.gridRowStart), Number(area.gridColumnStart)]
        return {
          row,
          column,
          height: Number(area.gridRowEnd) - row,
          width: Number(area.gridColumnEnd) - column,
        }
      })
    const before = await shown()
    await picture.scrollIntoViewIfNeeded()
    await picture.click()
    await page.locator('[data-region=inspector]').getByRole('button', { name: 'Replace' }).click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('dialog').getByRole('button', { name: 'Add files' }).first().click()
    await (
      await chooser
    ).setFiles({
      name: 'blocks.jpg',
      mimeType: 'image/jpeg',
      buffer: repositoryFile('src/templates/consultant/pictures/blocks.jpg'),
    })
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await untilSaved(page)
    assert.notEqual(await shown(), before)

    /** Pulls from one point of the picture, told from its upper left corner, so many pixels on. */
    const pull = async (from: (box: { width: number; height: number }) => Point, by: Point) => {
      const box = await stillBox(picture)
      assert.ok(box)
      const at = from(box)
      const [x, y] = [box.x + at.x, box.y + at.y]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + by.x, y + by.y, { steps: 8 })
      await page.mouse.up()
      await untilSaved(page)
    }
    const first = await cells()
    await pull(({ width }) => ({ x: width / 2, y: 100 }), { x: -120, y: 60 })
    const moved = await cells()
    assert.deepEqual([moved.width, moved.height], [first.width, first.height])
    assert.ok(moved.column < first.column && moved.row > first.row, JSON.stringify({ first, moved }))
    await pull(({ width, height }) => ({ x: width, y: height }), { x: -150, y: -80 })
    const smaller = await cells()
    assert.deepEqual([smaller.column, smaller.row], [moved.column, moved.row])
    assert.ok(
      smaller.width < moved.width && smaller.height < moved.height,
      JSON.stringify({ moved, smaller }),
    )
    await page.reload()
    await picture.waitFor()
    assert.deepEqual(await cells(), smaller)
    assertQuiet(mira)
  })

  test('the phone’s layout follows by itself', async () => {
    const { page } = mira
    await page.getByRole('button', { name: 'Phone' }).click()
    await eventually(async () => {
      const width = await canvas(page)
        .locator('body')
        .evaluate((body) => body.ownerDocument.documentElement.clientWidth)
      assert.ok(width <= 430, `the canvas is ${width} px wide`)
    })
    await page.getByRole('button', { name: 'Desktop' }).click()
  })

  test('help is asked for in the editor, in its menu and by the palette', async () => {
    const { page } = mira
    const dialog = page.getByRole('dialog', { name: 'Get help' })
    await page.getByRole('button', { name: 'More', exact: true }).last().click()
    await page.getByRole('menuitem', { name: 'Get help' }).click()
    await dialog.getByLabel('What happened').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('searchbox').fill('get help')
    await page.getByRole('menuitem', { name: 'Get help' }).click()
    await dialog.getByLabel('What happened').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  test('undo and redo, also after a reload', async () => {
    const { page } = mira
    const block = canvas(page).locator('[data-block]', { hasText: 'Supper, while' }).last()
    const column = () => block.evaluate((element) => getComputedStyle(element).gridColumnStart)
    const moved = async (from: string): Promise<string> => {
      await untilSaved(page)
      return eventually(async () => {
        const now = await column()
        assert.notEqual(now, from)
        return now
      })
    }
    await canvas(page).getByText('Supper, while').first().click()
    const first = await column()
    await page.keyboard.press('ArrowRight')
    const second = await moved(first)
    await page.getByRole('button', { name: 'Undo' }).click()
    assert.equal(await moved(second), first)
    await page.getByRole('button', { name: 'Redo' }).click()
    assert.equal(await moved(first), second)
    await page.reload()
    await block.waitFor()
    assert.equal(await column(), second)
    await page.getByRole('button', { name: 'Undo' }).click()
    assert.equal(await moved(second), first)
    await page.reload()
    await block.waitFor()
    assert.equal(await column(), first)
    await page.getByRole('button', { name: 'Redo' }).click()
    assert.equal(await moved(first), second)
  })

  test('a palette is undone and redone by key, and one chosen without a line outlives a reload', async () => {
    const { page } = mira
    const stored = async () => {
      const at = `/api/sites/${siteId}/styles`
      const { styles } = await readFrom<{ styles: { palette: { accent: string } } }>(page, at)
      return styles.palette.accent
    }
    const palettes = page.getByRole('group', { name: 'Palettes' }).getByRole('button')
    const first = await stored()
    await page.getByRole('button', { name: 'Site styles', exact: true }).click()
    await palettes.nth(1).click()
    await untilSaved(page)
    const second = await eventually(async () => {
      const now = await stored()
      assert.notEqual(now, first)
      return now
    })
    await page.keyboard.press('Control+z')
    await untilSaved(page)
    await eventually(async () => assert.equal(await stored(), first))
    await page.keyboard.press('Control+Shift+z')
    await untilSaved(page)
    await eventually(async () => assert.equal(await stored(), second))
    await page.route(`**/api/sites/${siteId}/styles`, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await palettes.nth(2).click()
    await page.getByRole('button', { name: 'Kept in this browser' }).waitFor()
    await settled(mira)
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.getByRole('button', { name: 'Kept in this browser' }).waitFor()
    assert.equal(await stored(), second)
    await page.unroute(`**/api/sites/${siteId}/styles`)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await untilSaved(page)
    await eventually(async () => assert.notEqual(await stored(), second))
    // What the browser said of the line that was cut is the point.
    mira.complaints.splice(
      0,
      mira.complaints.length,
      ...mira.complaints.filter((one) => !/ERR_FAILED/.test(one)),
    )
  })

  test('what is pasted beyond a label’s length is cut to it, and what cannot be stored is left out', async () => {
    const { page } = mira
    const label = canvas(page).locator('.type-button [data-field=label]').first()
    await label.scrollIntoViewIfNeeded()
    const before = (await label.innerText()).trim()
    await label.evaluate((one) => one.closest<HTMLElement>('[data-block]')?.focus())
    await canvas(page).locator('.type-button').first().click()
    await page.keyboard.press('Enter')
    await canvas(page).locator('.type-button [contenteditable]').waitFor()
    await page.keyboard.press('End')
    await canvas(page)
      .locator('.type-button [contenteditable]')
      .evaluate(
        (one, words) => {
          const clipboardData = new DataTransfer()
          clipboardData.setData('text/plain', words)
          one.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
        },
        `\0 and ${'more '.repeat(40)}`,
      )
    await page.keyboard.press('Escape')
    await eventually(async () => {
      const words = await canvas(page).locator('.type-button [data-field=label]').first().textContent()
      assert.equal(words?.length, 120)
      assert.ok(words.startsWith(`${before} and more`), words)
    })
    await untilSaved(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await untilSaved(page)
    await eventually(async () =>
      assert.equal(
        (await canvas(page).locator('.type-button [data-field=label]').first().innerText()).trim(),
        before,
      ),
    )
  })

  test('the settings of a page offer the site’s header and footer only where they can stand around it', async () => {
    const { page } = mira
    const settings = page.locator('[data-region=inspector]')
    const choices = settings.getByRole('button', { name: /^(Header|Footer)|(Header|Footer)$/ })
    await openEditor(page)
    await settings.getByText('Select a block or a section').waitFor()
    await eventually(async () => assert.equal(await choices.count(), 2))
    const listed = await page.evaluate(
      (id) => fetch(`/api/sites/${id}/pages`).then((answer) => answer.json() as Promise<unknown>),
      siteId,
    )
    const { pages } = listed as { pages: { id: string; kind: string }[] }
    const footer = pages.find(({ kind }) => kind === 'footer')
    assert.ok(footer)
    await page.goto(`${journey.origin}/sites/${siteId}/pages/${footer.id}`)
    await settings.getByText('Select a block or a section').waitFor()
    assert.equal(await choices.count(), 0)
    await openEditor(page)
  })

  test('the header goes back to what a new site has, and one step brings it back', async () => {
    const { page } = mira
    // Shown in the bar or, where that has no room for it, kept in the menu.
    const action = canvas(page).locator('header').getByText('Reserve', { exact: true })
    const isThere = { state: 'attached' } as const
    await action.first().waitFor(isThere)
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('searchbox').fill('Header of the site')
    await page.getByRole('menuitem', { name: /Header of the site/ }).click()
    const drawer = page.getByRole('dialog', { name: 'Header of the site' })
    await drawer.getByRole('button', { name: 'Reset the header' }).click()
    await drawer.getByRole('status').getByText('Saved', { exact: true }).waitFor()
    await eventually(async () => assert.equal(await action.count(), 0))
    assert.equal(await drawer.getByRole('button', { name: 'Reset the header' }).count(), 0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Undo header of the site/ }).click()
    await action.first().waitFor(isThere)
    await untilSaved(page)
  })

  test('two who have the header’s settings open keep each other’s changes', async () => {
    const { page } = mira
    const other = await page.context().newPage()
    const open = async (window: Page) => {
      await openEditor(window)
      await window.keyboard.press('Control+k')
      await window.getByRole('dialog').getByRole('searchbox').fill('Header of the site')
      await window.getByRole('menuitem', { name: /Header of the site/ }).click()
      return window.getByRole('dialog', { name: 'Header of the site' })
    }
    const [mine, theirs] = [await open(page), await open(other)]
    await theirs.getByLabel('Words', { exact: true }).fill('Book by the river')
    await theirs.getByRole('status').getByText('Saved', { exact: true }).waitFor()
    await eventually(async () =>
      assert.equal(await mine.getByLabel('Words', { exact: true }).inputValue(), 'Book by the river'),
    )
    await mine.getByRole('switch').first().focus()
    await page.keyboard.press('Space')
    await mine.getByRole('status').getByText('Saved', { exact: true }).waitFor()
    const { styles } = await readFrom<{ styles: { header: { actions: { text: string }[] } } }>(
      page,
      `/api/sites/${siteId}/styles`,
    )
    assert.equal(styles.header.actions[0]?.text, 'Book by the river')
    await other.close()
    await page.keyboard.press('Escape')
  })

  test('the canvas shows cut edges and the owner’s own rules as the page does', async () => {
    const { page } = mira
    await openEditor(page)
    await canvas(page).getByText('Supper, while').first().click()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('searchbox').fill('Select the section')
    await page.getByRole('menuitem', { name: 'Select the section' }).click()
    const inspector = page.locator('[data-region=inspector]')
    await inspector.getByRole('button', { name: 'Edge', exact: true }).click()
    await inspector.getByRole('button', { name: /Lower edge/ }).click()
    await page.getByRole('option', { name: 'Wave' }).click()
    await untilSaved(page)
    const post = (path: string, body: object) => callFrom(page, 'POST', path, body)
    const own = { path: ['customCss'], value: '.s { background-color: rgb(1, 2, 3) }' }
    await post(`/api/sites/${siteId}/styles`, { changes: [own] })
    await post(`/api/sites/${siteId}/releases`, { styles: true, note: '' })

    const looks = (root: Page | FrameLocator) =>
      root.locator('main > .s').evaluateAll((sections) =>
        sections.map((section) => {
          const look = getComputedStyle(section)
          const { paddingTop, paddingBottom, marginBottom, zIndex, clipPath, backgroundColor } = look
          return {
            paddingTop,
            paddingBottom,
            marginBottom,
            zIndex,
            isCut: clipPath !== 'none',
            backgroundColor,
          }
        }),
      )
    const width = await canvas(page)
      .locator('body')
      .evaluate((body) => body.ownerDocument.documentElement.clientWidth)
    const reader = await page.context().newPage()
    await reader.setViewportSize({ width, height: 900 })
    await reader.goto(`${siteOrigin}/`)
    const seenByVisitors = await looks(reader)
    assert.ok(seenByVisitors[0]?.isCut)
    assert.equal(seenByVisitors[0]?.backgroundColor, 'rgb(1, 2, 3)')
    await eventually(async () => assert.deepEqual(await looks(canvas(page)), seenByVisitors))
    await reader.close()
    // As it was for what follows.
    await post(`/api/sites/${siteId}/styles`, { changes: [{ path: ['customCss'] }] })
    await page.getByRole('button', { name: /^Undo/ }).click()
    await untilSaved(page)
  })

  test('what stands around a page goes and comes on the canvas as the page says', async () => {
    const { page } = mira
    await openEditor(page)
    const header = canvas(page).locator('.site-header')
    await header.waitFor()
    const inspector = page.locator('[data-region=inspector]')
    await inspector.getByRole('button', { name: /Header/ }).click()
    await page.getByRole('option', { name: 'No header' }).click()
    await header.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /^Undo/ }).click()
    await header.waitFor()
    await untilSaved(page)
  })

  test('Escape ends a resizing, wherever the keyboard was when it began', async () => {
    const { page } = mira
    const block = canvas(page).locator('[data-block]', { hasText: 'Supper, while' }).first()
    await block.click()
    const settings = page.locator('[data-region=inspector]')
    const width = settings.getByLabel('Width')
    const before = await width.inputValue()
    await settings.getByLabel('Column').focus()
    const box = await stillBox(block)
    assert.ok(box)
    const [x, y] = [box.x + box.width, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 200, y, { steps: 6 })
    await canvas(page).locator('[data-dragging]').waitFor()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await canvas(page).locator('html:not([data-dragging])').waitFor()
    await eventually(async () => assert.equal(await width.inputValue(), before))
  })

  test('somebody invited edits the same page at the same time, and both see it', async () => {
    const { page } = mira
    await page.goto(`${journey.origin}/sites/${siteId}/contributors`)
    await page.getByRole('button', { name: 'Invite' }).first().click()
    await page.getByRole('dialog').getByLabel('Email').fill(jonasEmail)
    await page.getByRole('dialog').getByText('Website editor').first().click()
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    const invitation = await journey.linkMailedTo(jonasEmail, '/invitations/')
    await signUp(journey, jonas, 'Jonas Berg', jonasEmail)
    await jonas.page.goto(invitation)
    await jonas.page.getByRole('button', { name: 'Accept' }).click()
    await jonas.page.waitForURL(/\/sites\//)

    await openEditor(page)
    await openEditor(jonas.page)
    await canvas(jonas.page).getByText('Twelve tables').first().click()
    await jonas.page.keyboard.press('Enter')
    await canvas(jonas.page).locator('[contenteditable=true]').waitFor()
    await jonas.page.keyboard.press('Control+End')
    await jonas.page.keyboard.type(' Come early.')
    await canvas(page).getByText('Supper, while').first().click()
    await page.keyboard.press('ArrowLeft')
    await jonas.page.keyboard.press('Escape')
    await untilSaved(jonas.page)
    await untilSaved(page)
    await canvas(page).getByText('Come early.').first().waitFor()
    assertQuiet(jonas)
  })

  test('two whose carets stand in one text tell the server nothing while they do', async () => {
    const pages = [mira.page, jonas.page]
    for (const page of pages) {
      await openEditor(page)
      await canvas(page).getByText('Twelve tables').first().click()
      await page.keyboard.press('Enter')
      await canvas(page).locator('[contenteditable=true]').waitFor()
      await page.keyboard.press('Control+End')
    }
    await canvas(mira.page).locator('.editor-caret').waitFor()
    await canvas(jonas.page).locator('.editor-caret').waitFor()
    for (const person of [mira, jonas]) await settled(person)
    let told = 0
    for (const page of pages)
      page.on('request', (request) => {
        if (request.method() === 'PUT' && request.url().includes('/presence')) told += 1
      })
    for (let frames = 0; frames < 60; frames += 1) for (const page of pages) await page.evaluate(drawn)
    // Each says every twenty seconds that they are there still.
    assert.ok(told <= 2, `${told} times in a hundred frames`)
    // The words come after the caret that stands behind them, and push it on: the caret is told again.
    const sent: string[] = []
    mira.page.on('request', (request) => {
      const what = /\/(patches|presence)$/.exec(request.url())?.[1]
      if (what && request.method() !== 'GET') sent.push(what)
    })
    await mira.page.keyboard.press('Control+Home')
    await mira.page.keyboard.type('Our ')
    await untilSaved(mira.page)
    // Well before the next beat, which would tell it in any case.
    const end = Date.now() + 8_000
    while (sent.at(-1) !== 'presence' && Date.now() < end) await mira.page.evaluate(drawn)
    assert.equal(sent.at(-1), 'presence')
    const caret = canvas(jonas.page).locator('.editor-caret')
    await eventually(async () =>
      assert.equal(await caret.evaluate((one) => one.previousSibling?.textContent), 'Our '),
    )
    await mira.page.keyboard.press('Control+z')
    for (const page of pages) await page.keyboard.press('Escape')
    for (const page of pages) await untilSaved(page)
  })

  /** The home page as a visitor reads it, once it says something. */
  const seen = (words: RegExp) =>
    soon(
      () => ask(`${siteOrigin}/`),
      ({ text }) => words.test(text),
    )

  /** How many releases the site has had. */
  const releases = async (): Promise<number> =>
    (await readFrom<{ releases: unknown[] }>(mira.page, `/api/sites/${siteId}/releases`)).releases.length

  test('release with a button that is pressed twice: once, and a visitor reads it', async () => {
    const { page } = mira
    const before = await releases()
    await page.getByRole('button', { name: /^Release/ }).click()
    await page.getByRole('button', { name: 'Release now' }).dblclick()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.equal(await releases(), before + 1)
    const { status, text } = await seen(/and longer/)
    assert.equal(status, 200)
    assert.match(text, /and longer/)
    assert.match(text, /Come early\./)
  })

  test('a second release, and roll back to the first', async () => {
    const { page } = mira
    await canvas(page).getByText('Supper, while').first().click()
    await page.keyboard.press('Enter')
    await canvas(page).locator('[contenteditable=true]').waitFor()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' than ever')
    await page.keyboard.press('Escape')
    await untilSaved(page)
    const before = await releases()
    // What is done last does not arrive: nobody takes the page live believing that it did.
    await page.route(`**/api/sites/${siteId}/pages/*/patches`, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await canvas(page).getByText('than ever').first().click()
    await page.keyboard.press('Enter')
    await canvas(page).locator('[contenteditable=true]').waitFor()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(', and later')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Release/ }).click()
    await page.getByText('Your latest changes are not saved yet.').waitFor()
    assert.equal(await releases(), before)
    await page.unroute(`**/api/sites/${siteId}/pages/*/patches`)
    await page.getByRole('button', { name: 'Release now' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.equal(await releases(), before + 1)
    assert.match((await seen(/and later/)).text, /than ever, and later/)
    mira.complaints.splice(
      0,
      mira.complaints.length,
      ...mira.complaints.filter((one) => !/ERR_FAILED/.test(one)),
    )
    assert.match((await seen(/than ever/)).text, /than ever/)

    await page.goto(`${journey.origin}/sites/${siteId}/releases`)
    await page
      .getByRole('button', { name: /roll back|bring back/i })
      .first()
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /roll back|bring back/i })
      .click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const { text } = await soon(
      () => ask(`${siteOrigin}/`),
      (answer) => !answer.text.includes('than ever'),
    )
    assert.doesNotMatch(text, /than ever/)
    assert.match(text, /and longer/)
  })

  test('a page goes to the trash and comes back', async () => {
    const { page } = mira
    const list = async () => {
      const { pages } = await readFrom<{ pages: { title: string }[] }>(page, `/api/sites/${siteId}/pages`)
      return pages.map((one) => one.title)
    }
    await page.goto(`${journey.origin}/sites/${siteId}/pages`)
    await page.getByText('The kitchen', { exact: true }).first().waitFor()
    assert.deepEqual(await findings(page), [])
    const before = await list()
    await page.getByText('The kitchen', { exact: true }).first().hover()
    await page
      .getByRole('button', { name: /^More about (the )?kitchen$/i })
      .first()
      .click()
    await page.getByRole('menuitem', { name: /delete|trash/i }).click()
    // The places that link to it are told before it goes, each a way there.
    const asked = page.getByRole('dialog', { name: /to the trash\?$/ })
    await asked.getByRole('row').first().waitFor()
    const rows = await asked.getByRole('row').allTextContents()
    assert.ok(
      rows.every((row) => before.some((title) => row.includes(title))),
      rows.join(', '),
    )
    assert.deepEqual(await findings(page), [])
    assert.equal((await list()).length, before.length)
    await asked.getByRole('button', { name: 'Move to trash' }).click()
    await page
      .getByText(/moved to the trash/)
      .first()
      .waitFor()
    await eventually(async () => assert.equal((await list()).length, before.length - 1))
    await page.getByRole('button', { name: 'Trash' }).click()
    await page.getByRole('button', { name: 'Where linked' }).first().click()
    const places = page.getByRole('dialog', { name: /^Links to/ })
    await places.getByRole('row').first().waitFor()
    await page.keyboard.press('Escape')
    await places.waitFor({ state: 'detached' })
    await page
      .getByRole('button', { name: /Restore/ })
      .first()
      .click()
    await page
      .getByText(/restored/)
      .first()
      .waitFor()
    // What offered to bring it back is gone with that.
    await page.getByText(/moved to the trash/).waitFor({ state: 'detached', timeout: 2_000 })
    await eventually(async () => assert.deepEqual((await list()).toSorted(), before.toSorted()))
  })
})
