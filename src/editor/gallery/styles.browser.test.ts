import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { becomes, eventually, passed, settled, stillBox } from '../../../tests/eventually.ts'
import { faultsOf, frameOf, inEditor, type Opened, untilKept } from './testing.ts'

interface Turned {
  line: boolean
  styleSaves: number
}
const turn = (page: Page, change: Partial<Turned>) =>
  page.evaluate((wanted) => {
    Object.assign((globalThis as unknown as { gallery: Turned }).gallery, wanted)
  }, change)
const saves = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { gallery: Turned }).gallery.styleSaves)
const accent = (frame: Opened['frame']) =>
  frame.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--palette-accent').trim())
const openStyles = (page: Page) => page.getByRole('button', { name: 'Site styles', exact: true }).click()
const saved = (page: Page) => page.getByRole('banner').getByText('Saved', { exact: true }).waitFor()
const pressed = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).getAttribute('aria-pressed')

describe('the styles of the site', () => {
  test('a palette is a step: undone by the key with the panel closed, done again by the button', () =>
    inEditor('fresh', async ({ page, frame, at, settle }) => {
      await frame.locator('[data-block="coltwo"]').click()
      const place = await at('coltwo')
      await page.keyboard.press('ArrowDown')
      await settle()
      const moved = await at('coltwo')
      assert.notEqual(moved, place)
      await openStyles(page)
      await page.getByRole('button', { name: 'Sea', exact: true }).click()
      await saved(page)
      await becomes(() => pressed(page, 'Sea'), 'true')
      await openStyles(page)
      await frame.locator('[data-block="coltwo"]').click()
      await page.keyboard.press('Control+z')
      await settle()
      await becomes(() => at('coltwo'), moved, 'the block stays')
      await openStyles(page)
      await becomes(() => pressed(page, 'Oven'), 'true')
      await page.getByRole('button', { name: /^Redo colors/ }).click()
      await becomes(() => pressed(page, 'Sea'), 'true')
      await passed(page, 1_200)
      // Two changes that follow each other closely are saved together.
      await eventually(async () => assert.ok((await saves(page)) >= 2))
    }))

  test('colors go back to those the site began with, in one step, and the button says so', () =>
    inEditor('fresh&begun', async ({ page, frame }) => {
      await openStyles(page)
      await page.getByRole('button', { name: 'Sea', exact: true }).click()
      await becomes(() => accent(frame), '#0f6674')
      const back = page.getByRole('button', { name: 'Back to how the site began', exact: true })
      await back.click()
      await becomes(() => accent(frame), '#a3521b')
      assert.equal(await back.count(), 0, 'there is nothing to go back from')
      await saved(page)
      await page.getByRole('button', { name: /^Undo colors/ }).click()
      await becomes(() => accent(frame), '#0f6674')
      await back.waitFor()
    }))

  test('where its beginning is not known they go to the default, and the button says that', () =>
    inEditor('fresh', async ({ page, frame }) => {
      const first = await accent(frame)
      await openStyles(page)
      await page.getByRole('button', { name: 'Sea', exact: true }).click()
      await becomes(() => accent(frame), '#0f6674')
      await page.getByRole('button', { name: 'Back to the default', exact: true }).click()
      await becomes(() => accent(frame), first)
    }))

  test('a pair is drawn in its own fonts once it is seen, where it stands, and sets all faces in one step', () =>
    inEditor('fresh', async ({ page, frame, settle }) => {
      await openStyles(page)
      await page.getByRole('button', { name: 'Fonts', exact: true }).click()
      const group = page.getByRole('group', { name: 'Pairs of fonts' })
      await group.waitFor()
      await settle()
      const drawn = () =>
        group.getByRole('button').evaluateAll((buttons) =>
          buttons.map((button) => ({
            name: button.lastElementChild?.firstElementChild?.textContent ?? '',
            height: button.getBoundingClientRect().height,
            faces: [...button.querySelectorAll<HTMLElement>('[aria-hidden]')].map(
              ({ style }) => style.fontFamily,
            ),
          })),
        )
      const before = await eventually(async () => {
        const now = await drawn()
        const [bakery] = now
        const last = now.at(-1)
        assert.ok(bakery && last)
        assert.match(bakery.faces.join(' / '), /^ui-sans-serif.* \/ ui-serif/)
        assert.deepEqual(last.faces, ['', ''])
        return now
      })
      // What is read out is its name and those of the faces, not the sample.
      await group.getByRole('button', { name: 'Bakery Fraunces · system-serif', exact: true }).waitFor()
      await group.getByRole('button', { name: /^Harbour/ }).scrollIntoViewIfNeeded()
      await settle()
      const after = await eventually(async () => {
        const now = await drawn()
        assert.match(now.at(-1)?.faces[0] ?? '', /^ui-sans-serif/)
        return now
      })
      assert.deepEqual(
        after.map(({ height }) => height),
        before.map(({ height }) => height),
      )
      assert.deepEqual(await faultsOf(page), [])
      const face = () =>
        frame.evaluate(
          () => getComputedStyle(document.querySelector('[data-block="herotext"]') as Element).fontFamily,
        )
      const begun = await face()
      const named = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
      await named('Bakery').click()
      await becomes(() => named('Bakery').getAttribute('aria-pressed'), 'true')
      await eventually(async () => assert.notEqual(await face(), begun))
      await page.getByRole('button', { name: /^Undo fonts/ }).click()
      await becomes(() => named('System').getAttribute('aria-pressed'), 'true')
      await becomes(face, begun)
    }))

  test('the icon of the site and the picture for shared links are chosen, changed and taken away', () =>
    inEditor('fresh', async ({ page }) => {
      await openStyles(page)
      await page.getByRole('button', { name: 'Icon and shared links', exact: true }).click()
      for (const name of ['Site icon', 'Picture for shared links']) {
        const part = page.getByRole('group', { name, exact: true })
        await part.getByRole('button', { name: 'Choose a picture' }).focus()
        await page.keyboard.press('Enter')
        await part.locator('img').waitFor()
        await part.getByRole('button', { name: 'Replace' }).waitFor()
      }
      await saved(page)
      const icon = page.getByRole('group', { name: 'Site icon', exact: true })
      await icon.getByRole('button', { name: 'Remove Site icon' }).click()
      const choose = icon.getByRole('button', { name: 'Choose a picture' })
      await eventually(async () =>
        assert.ok(await choose.evaluate((one) => one === document.activeElement), 'the keyboard is gone'),
      )
      await page.getByRole('button', { name: /^Undo icon or shared picture/ }).click()
      await icon.getByRole('button', { name: 'Replace' }).waitFor()
      assert.deepEqual(await faultsOf(page), [])
      await page.getByRole('button', { name: 'Back to the default', exact: true }).last().click()
      await becomes(() => page.getByRole('button', { name: 'Choose a picture' }).count(), 2)
    }))

  test('the site’s own CSS is written with its faults told by line, each a way to it', () =>
    inEditor('fresh', async ({ page }) => {
      await openStyles(page)
      await page.getByRole('button', { name: 'Custom CSS', exact: true }).click()
      const field = page.getByRole('textbox', { name: 'Style sheet of this site' })
      await field.fill(
        '.button { color: red }\n.button::after { colour: red }\n.s { width: wide; }\n.a { &:hover { gap: 1px } }',
      )
      await page.getByText('2 lines to look at.', { exact: true }).waitFor()
      await page.getByText('This browser knows no property “colour”.').waitFor()
      await page.getByText('This browser does not take the value in “width: wide”.').waitFor()
      await page.getByRole('button', { name: 'Line 3', exact: true }).focus()
      await page.keyboard.press('Enter')
      assert.equal(
        await field.evaluate((one: HTMLTextAreaElement) =>
          one.value.slice(one.selectionStart, one.selectionEnd),
        ),
        '.s { width: wide; }',
      )
      assert.deepEqual(await faultsOf(page), [])
      await field.fill('.button { color: red }')
      await page.getByText('Nothing wrong in it.', { exact: true }).waitFor()
      await saved(page)
      await page.getByRole('button', { name: /^Undo custom CSS/ }).click()
      await becomes(() => field.inputValue(), '')
    }))

  test('a drag of a slider is one step', () =>
    inEditor('fresh', async ({ page, settle }) => {
      await openStyles(page)
      await page.getByRole('button', { name: 'Type scale' }).click()
      const slider = page.getByRole('slider', { name: 'Text size' })
      const before = await slider.inputValue()
      const box = await stillBox(slider.locator('xpath=../..'))
      assert.ok(box)
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()
      for (const by of [20, 40, 60]) {
        await page.mouse.move(box.x + box.width / 2 + by, box.y + box.height / 2)
        await settled(page)
      }
      await page.mouse.up()
      await eventually(async () => assert.notEqual(await slider.inputValue(), before))
      await page.getByRole('button', { name: /^Undo type sizes/ }).click()
      await settle()
      await becomes(() => slider.inputValue(), before)
      await becomes(() => page.getByRole('button', { name: /^Undo/ }).isDisabled(), true)
    }))

  test('without a line it says so, asks before the tab closes, and sends them when the line is back', () =>
    inEditor('page=bakery', async ({ page }) => {
      await openStyles(page)
      await turn(page, { line: false })
      await page.getByRole('button', { name: 'Plum', exact: true }).click()
      await page.getByRole('button', { name: 'Kept in this browser' }).waitFor()
      // A reload brings the line and a page that knows nothing of it: the browser has kept it.
      page.on('dialog', (dialog) => void dialog.accept())
      await untilKept(page)
      await page.reload()
      const frame = await frameOf(page)
      await page.getByText('had not been saved are back').first().waitFor()
      await saved(page)
      await openStyles(page)
      await becomes(() => pressed(page, 'Plum'), 'true')
      await becomes(() => accent(frame), '#8a2a52')
      await page.getByRole('button', { name: /^Undo colors/ }).click()
      await becomes(() => pressed(page, 'Oven'), 'true')
    }))
})
