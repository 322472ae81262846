import assert from 'node:assert/strict'
import { join } from 'node:path'
import type { Frame, Locator, Page } from 'playwright-core'
import { eventually, settled } from '../../../tests/eventually.ts'
import { axeFaults, keptTab, servedGallery } from '../../../tests/gallery.ts'

export interface Opened {
  readonly page: Page
  readonly frame: Frame
  /** Where a block stands, as the browser has it: `row/column/row/column`. */
  at(id: string): Promise<string>
  settle(): Promise<void>
}

/** The canvas's frame, once the editor is ready. */
export async function frameOf(page: Page): Promise<Frame> {
  await page.waitForFunction(() => performance.getEntriesByName('editor-ready').length > 0)
  const frame = page.frames().find((one) => one !== page.mainFrame())
  assert.ok(frame)
  return frame
}

/**
 * Once the browser has a copy of everything that the server does not have: the tab may be closed without a word.
 *
 * @param part until something of this part is kept; of any when absent
 */
export async function untilKept(page: Page, part?: 'waiting'): Promise<void> {
  const isKept = (): Promise<boolean> =>
    page.evaluate(async (asked) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result))
          request.addEventListener('error', () => reject(request.error ?? new Error('No storage')))
        })
      const database = await done(indexedDB.open('portico-editor'))
      const rows = await done(database.transaction('unsaved').objectStore('unsaved').getAll())
      database.close()
      return (rows as { sending: unknown; waiting: unknown[]; styles?: unknown[] }[]).some(
        ({ sending, waiting, styles = [] }) =>
          waiting.length > 0 || (asked === undefined && (sending !== null || styles.length > 0)),
      )
    }, part)
  await eventually(async () => assert.ok(await isKept(), 'nothing is kept'))
}

/** Opens a block's text for writing, by its key. */
export async function openText({ page, frame, settle }: Opened, id: string): Promise<void> {
  await frame.locator(`[data-block="${id}"]`).click()
  await settle()
  await page.keyboard.press('Enter')
  await frame.locator('.editor-text').waitFor()
}

/** The same, with all of its words selected. */
export async function selectText(opened: Opened, id: string): Promise<void> {
  await openText(opened, id)
  await opened.page.keyboard.press('Control+a')
}

/** Asks for another name of a line in the layers, as a pointer does: its buttons come as it stands over the line. Gives the field. */
export async function askForName(page: Page, line: Locator): Promise<Locator> {
  await line.hover()
  await line.getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  return page.getByRole('dialog').getByRole('textbox')
}

/** What axe has to say of the editor outside of the canvas. */
export async function faultsOf(page: Page): Promise<string[]> {
  // What is still on its way in is not seen: a window at its beginning is none, and all behind it is hidden already.
  const roles = ['main', 'dialog', 'alertdialog', 'menu', 'listbox'] as const
  const [first, ...rest] = roles.map((role) => page.getByRole(role))
  await rest
    .reduce((all, one) => all.or(one), first as Locator)
    .first()
    .waitFor()
  return axeFaults(page, { iframes: false })
}

/** The gallery, built for this process or, where TEST_GALLERY names that folder, for several; served when it is asked for. */
export const served = servedGallery(join(import.meta.dirname, 'vite.config.ts'), process.env['TEST_GALLERY'])

const permissions = ['clipboard-read', 'clipboard-write']
const byMouse = keptTab(served, { permissions })
const byTouch = keptTab(served, { permissions, hasTouch: true, isMobile: true })

/** How the editor is opened, and in which window. */
export interface Opening {
  readonly width?: number
  readonly height?: number
  readonly scheme?: 'light' | 'dark'
  readonly touch?: boolean
  /** Whether the test is about loading the page, or does to the tab what the next test must not find. */
  readonly isLoaded?: boolean
}

/**
 * Opens the editor and runs `act` on it; what the page complains about fails the test.
 *
 * @param query what is opened; without `fresh` the browser keeps what is done, for this test
 */
export function inEditor(
  query: string,
  act: (opened: Opened) => Promise<void>,
  { width = 1440, height = 900, scheme = 'light', touch = false, isLoaded = false }: Opening = {},
): Promise<void> {
  const open = touch ? byTouch : byMouse
  return open({ query, width, height, scheme, isLoaded }, async (page) => {
    const frame = await frameOf(page)
    // A first sign of use brings what changes documents.
    await page.mouse.move(width / 2, 300)
    const isPhone = width < 768
    if (!isPhone) await page.locator('aside nav').waitFor({ state: 'attached' })
    const block = (id: string) => frame.locator(`[data-block="${id}"]`)
    await act({
      page,
      frame,
      at: (id) => block(id).evaluate((element) => getComputedStyle(element).gridArea.replaceAll(' ', '')),
      settle: () => settled(page),
    })
  })
}

/** How long something is held over a shut item until that opens, and a little more; ms. */
export const HELD = 750

/** Whether an item is open. */
export const isOpen = (frame: Frame, item: string) =>
  frame.locator(`[data-slot="${item}"]`).evaluate((slot) => slot.closest('details')?.open)
/** The ids of the blocks in an item, in their order. */
export const blocksIn = (frame: Frame, item: string) =>
  frame
    .locator(`[data-slot="${item}"]`)
    .evaluate((slot) => [...slot.children].map((block) => (block as HTMLElement).dataset['block'] ?? ''))
/** The ids of the blocks on the grid of a section. */
export const onGrid = (frame: Frame, section: string) =>
  frame
    .locator(`[data-section="${section}"] > .grid > [data-block]`)
    .evaluateAll((all) => all.map((block) => (block as HTMLElement).dataset['block'] ?? ''))
/** Where an element stands, its middle and its sides. */
export const boxOf = async (frame: Frame, selector: string) => {
  const box = await frame.locator(selector).first().boundingBox()
  assert.ok(box, selector)
  const { x: left, y: top, width, height } = box
  return { x: left + width / 2, y: top + height / 2, left, top, width, height }
}
/** A title's line, in the middle of its empty part. */
export const lineOf = async (frame: Frame, item: string) => {
  const title = `[data-field="items.${item}.title"]`
  const { left, width, y } = await boxOf(frame, `summary:has(${title})`)
  return { x: left + width * 0.7, y }
}
/** Takes hold of something and brings it to a point, without letting go. */
export const carry = async (page: Page, from: { x: number; y: number }, to: { x: number; y: number }) => {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.move(to.x, to.y, { steps: 10 })
  await settled(page)
}
/** Lets go of what is held. */
export const letGo = async (page: Page) => {
  await page.mouse.up()
  await settled(page)
}
/** The panel beside the canvas. */
export const panelOf = (page: Page) => page.locator('[data-region="panel"]')
/** Selects the block that holds items. */
export const chooseList = async ({ frame, settle }: Opened) => {
  await frame.locator('[data-block="faqlist"]').click({ position: { x: 20, y: 20 } })
  await settle()
}
/** Opens or shuts an item by its line. */
export const fold = async ({ page, frame }: Pick<Opened, 'page' | 'frame'>, item: string) => {
  const { x, y } = await lineOf(frame, item)
  await page.mouse.click(x, y)
  await settled(page)
}
/** The mark in the layer that has the focus, by its name. */
export const markIn = (frame: Frame) =>
  frame.evaluate(
    () => document.querySelector('[data-layer]')?.shadowRoot?.activeElement?.getAttribute('aria-label') ?? '',
  )
/** The block or the section in the frame that has the focus, by its id. */
export const focusIn = (frame: Frame) =>
  frame.evaluate(() => {
    const element = document.activeElement as HTMLElement | null
    return element?.dataset['block'] ?? element?.dataset['section'] ?? ''
  })
/** What has the focus in the frame, by the name a screen reader calls it. */
export const nameIn = (frame: Frame) =>
  frame.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
/** Until words like these are read out. */
export const said = (page: Page, words: RegExp) =>
  page.waitForFunction(
    (source) =>
      new RegExp(source, 'i').test(
        [...document.querySelectorAll('[aria-live]')].map((one) => one.textContent).join(' '),
      ),
    words.source,
  )
