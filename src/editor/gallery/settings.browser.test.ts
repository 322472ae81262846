import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { becomes, eventually } from '../../../tests/eventually.ts'
import { chooseList, inEditor, type Opened } from './testing.ts'

/** Opens the palette, looks for a name, and takes the entry that stands under a heading of the panels. */
async function take(page: Page, search: string, label: string, where: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('searchbox').fill(search)
  await page
    .getByRole('menuitem')
    .filter({ has: page.getByText(label, { exact: true }) })
    .filter({ has: page.getByText(where, { exact: true }) })
    .click()
}

/** The name of the control the keyboard is at, and of the groups around it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    const named = (one: Element | null): string => {
      if (!one) return ''
      const ids = one.getAttribute('aria-labelledby')?.split(' ') ?? []
      const labels = 'labels' in one ? [...((one as HTMLInputElement).labels ?? [])] : []
      return [
        one.getAttribute('aria-label') ?? '',
        ...ids.map((id) => document.getElementById(id)?.textContent ?? ''),
        ...labels.map((label) => label.textContent),
      ].join(' ')
    }
    const region = element.closest<HTMLElement>('[data-region]')?.dataset['region'] ?? ''
    const around: string[] = []
    for (let one: Element | null = element; one; one = one.parentElement?.closest('[role$="group"]') ?? null)
      around.push(named(one))
    return `${region}: ${around.join(' ')}`
  })

test('every setting is found by its name: of a block, its section, the page, and the site’s styles', () =>
  inEditor('fresh', async ({ page, frame, settle }) => {
    const finds = async (search: string, label: string, where: string, region = 'inspector') => {
      await take(page, search, label, where)
      await becomes(() => focused(page), new RegExp(`^${region}: .*${label}`), label)
    }
    await frame.locator('[data-block="coltwo"]').click()
    await settle()
    await finds('column', 'Column', 'Text, Place and size')
    // One of those that are shown only when they are asked for.
    await finds('corners frame', 'Corners', 'Text, Frame')
    await frame.locator('body').focus()
    await page.keyboard.press('Escape')
    await finds('anchor', 'Anchor', 'Section 2, Visibility')
    await finds('gaps', 'Gaps', 'Section 2')
    await finds('icon', 'Site icon', 'Site styles, Icon and shared links', 'panel')
    await finds('main button', 'Main button', 'Site styles, Buttons', 'panel')
    await frame.locator('body').focus()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await finds('footer', 'Footer', 'Page')
  }))

test('the themes of a section fill its panel, a colour to a column, the bold one below the plain one', () =>
  inEditor('fresh', async ({ page, frame, settle }) => {
    await frame.locator('[data-block="coltwo"]').click()
    await settle()
    await page.keyboard.press('Escape')
    const themes = page.getByRole('radiogroup', { name: 'Colors' })
    await themes.waitFor()
    const all = await themes.evaluate((group) => {
      const { left, right } = group.getBoundingClientRect()
      const boxes = [...group.querySelectorAll('label')].map((one) => one.getBoundingClientRect())
      return { left, right, boxes: boxes.map((box) => ({ left: box.left, right: box.right, top: box.top })) }
    })
    assert.equal(all.boxes.length, 10)
    for (const [at, plain] of all.boxes.slice(0, 5).entries()) {
      const bold = all.boxes[at + 5]
      assert.ok(bold && Math.abs(bold.left - plain.left) < 1 && bold.top > plain.top, `${at}`)
    }
    assert.ok(Math.abs((all.boxes[4]?.right ?? 0) - all.right) < 1, 'to the edge of what is above and below')
  }))

test('the words of a choice keep off the edges of their part of it', () =>
  inEditor('fresh', async ({ page, frame, settle }) => {
    await frame.locator('[data-block="coltwo"]').click()
    await settle()
    await take(page, 'shadow', 'Shadow', 'Text, Frame')
    await settle()
    const gaps = await page.locator('[data-region="inspector"] button[role="radio"]').evaluateAll((parts) =>
      parts
        .filter((part) => part.textContent.trim() !== '')
        .map((part) => {
          const words = document.createRange()
          words.selectNodeContents(part.querySelector('span:last-of-type') ?? part)
          const gap = words.getBoundingClientRect().left - part.getBoundingClientRect().left
          return { words: part.textContent, gap: Math.round(gap) }
        }),
    )
    assert.ok(
      gaps.some(({ words }) => words === 'None'),
      JSON.stringify(gaps),
    )
    assert.deepEqual(
      gaps.filter(({ gap }) => gap < 6),
      [],
    )
  }))

test('the title in the bar begins at one place, whichever way it is written', () =>
  inEditor('fresh', async ({ page }) => {
    const title = page.getByRole('heading', { level: 1 })
    const begins = () =>
      title.evaluate((element) => {
        const words = document.createRange()
        words.selectNodeContents(element)
        return Math.round(words.getBoundingClientRect().left)
      })
    const before = await begins()
    await title.evaluate((element) => element.replaceChildren('הזמנות'))
    assert.equal(await begins(), before)
  }))

test('items put in another order take their blocks along; one put back where it was keeps its place', () =>
  inEditor('fresh&page=questions', async (opened) => {
    const { page, frame, settle } = opened
    await chooseList(opened)
    const rows = page.locator('[data-region="inspector"]').getByRole('row')
    const order = ['When do you open?', 'Where is it?', 'Can I order?']
    const shown = async () => (await rows.allTextContents()).map((words) => words.trim())
    await becomes(shown, order)
    const at = (name: string) =>
      becomes(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), name)
    const takeSecond = async () => {
      await rows.first().focus()
      await page.keyboard.press('ArrowDown')
      await at('Where is it?')
      await page.keyboard.press('ArrowRight')
      await at('Move Where is it?')
      await page.keyboard.press('Enter')
      await at('Insert between Where is it? and Can I order?')
    }
    await takeSecond()
    await page.keyboard.press('Enter')
    await settle()
    assert.deepEqual(await shown(), order)
    await takeSecond()
    await page.keyboard.press('ArrowDown')
    await at('Insert after Can I order?')
    await page.keyboard.press('Enter')
    await becomes(shown, [order[0], order[2], order[1]])
    const onPage = () =>
      frame
        .locator('[data-slot]')
        .evaluateAll((all) =>
          all.map((slot) => [(slot as HTMLElement).dataset['slot'], slot.childElementCount]),
        )
    const [one, two, six] = [
      ['itemone', 0],
      ['itemtwo', 2],
      ['itemsix', 0],
    ]
    await becomes(onPage, [one, six, two])
    await frame.locator('[data-block="faqhead"]').click()
    await page.keyboard.press('Control+z')
    await becomes(onPage, [one, two, six])
    await page.keyboard.press('Control+Shift+z')
    await becomes(onPage, [one, six, two])
  }))

test('words with a space between them are typed as the name of a section and as its anchor', () =>
  inEditor('fresh', async ({ page, frame, settle }) => {
    await frame.locator('[data-block="coltwo"]').click()
    await settle()
    await page.keyboard.press('Escape')
    const inspector = page.locator('[data-region="inspector"]')
    const name = inspector.getByRole('textbox', { name: 'Name', exact: true })
    await name.pressSequentially('Our hero ')
    const crumb = inspector.getByRole('navigation').getByRole('button', { name: 'Our hero', exact: true })
    await crumb.waitFor()
    assert.equal(await name.inputValue(), 'Our hero ')
    await page.keyboard.press('Tab')
    assert.equal(await name.inputValue(), 'Our hero')
    await page.getByRole('button', { name: /^Undo section/i }).click()
    await becomes(() => name.inputValue(), '')
    await take(page, 'anchor', 'Anchor', 'Section 2, Visibility')
    const anchor = page.getByRole('textbox', { name: 'Anchor', exact: true })
    await anchor.pressSequentially('Our hero ')
    await page.keyboard.press('Tab')
    await becomes(() => anchor.inputValue(), 'our-hero')
  }))

test('what is shown again beside a block makes room when that is moved by its numbers', () =>
  inEditor('fresh', async ({ page, frame, at, settle }) => {
    await frame.locator('[data-block="colone"]').click()
    await page.getByRole('button', { name: 'Layers', exact: true }).click()
    await settle()
    const layers = page.locator('[data-region="panel"]')
    const inspector = page.locator('[data-region="inspector"]')
    const other = layers.getByRole('row').filter({ hasText: 'What comes out of the oven' })
    const turn = async (now: 'Hide' | 'Show', then: 'Hide' | 'Show') => {
      await other.hover()
      await other.getByRole('button', { name: now }).click()
      await other.getByRole('button', { name: then }).waitFor()
    }
    await turn('Hide', 'Show')
    // From here on the block is drawn with a page in which the other is hidden.
    const row = inspector.getByRole('textbox', { name: 'Row', exact: true })
    await row.fill('5')
    await page.keyboard.press('Enter')
    await becomes(() => at('colone'), /^5\//)
    await turn('Show', 'Hide')
    await row.fill('1')
    await page.keyboard.press('Enter')
    await becomes(() => at('colone'), /^1\//)
    assert.match(await at('threehead'), /^5\//)
    assert.equal(await inspector.getByRole('alert').count(), 0)
  }))

describe('several blocks are set together', () => {
  const three = async ({ page, frame, settle }: Opened) => {
    await frame.locator('[data-block="colone"]').click()
    for (const id of ['coltwo', 'colthree'])
      await frame.locator(`[data-block="${id}"]`).click({ modifiers: ['Shift'] })
    await settle()
    const inspector = page.locator('[data-region="inspector"]')
    await inspector.getByRole('heading', { name: '3 blocks', exact: true }).waitFor()
    return inspector
  }
  const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ }).click()
  const all = ['colone', 'coltwo', 'colthree']

  test('hidden and shown, and lined up in their places', () =>
    inEditor('fresh', async (opened) => {
      const { page, frame } = opened
      const inspector = await three(opened)
      await page.getByRole('button', { name: 'Layers', exact: true }).click()
      const hidden = page.locator('[data-region="panel"]').getByRole('button', { name: /^Show / })
      await inspector.getByRole('switch', { name: 'Shown on desktop' }).press('Space')
      await becomes(() => hidden.count(), 3)
      await undo(page)
      await becomes(() => hidden.count(), 0)
      const aligned = () =>
        Promise.all(
          all.map((id) =>
            frame.locator(`[data-block="${id}"]`).evaluate((block) => getComputedStyle(block).alignSelf),
          ),
        )
      const before = await aligned()
      for (const device of ['Desktop', 'Phone']) {
        await page.getByRole('button', { name: device, exact: true }).click()
        await inspector.getByRole('radio', { name: 'At the bottom', exact: true }).click()
        await becomes(aligned, ['end', 'end', 'end'], device)
        await undo(page)
        await becomes(aligned, before, device)
      }
    }))

  test('given back to the phone’s own layout, the last of them decided or not', () =>
    inEditor('fresh', async (opened) => {
      const { page, frame, settle } = opened
      await page.getByRole('button', { name: 'Phone', exact: true }).click()
      const inspector = page.locator('[data-region="inspector"]')
      for (const id of ['colone', 'coltwo']) {
        await frame.locator(`[data-block="${id}"]`).click()
        await settle()
        await inspector.getByRole('radio', { name: 'At the bottom', exact: true }).click()
      }
      const decided = frame.locator('.own-phone')
      await becomes(() => decided.count(), 2)
      await three(opened)
      await inspector.getByRole('button', { name: 'Reset phone layout' }).click()
      await becomes(() => decided.count(), 0)
      await undo(page)
      await becomes(() => decided.count(), 2)
    }))
})

describe('every choice is a step of its own', () => {
  const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ }).click()

  test('of one of several, and of on and off', () =>
    inEditor('fresh', async ({ page, frame, settle }) => {
      await frame.locator('[data-block="herobutt"]').click()
      await settle()
      const inspector = page.locator('[data-region="inspector"]')
      const kind = (name: string) => inspector.getByRole('radio', { name, exact: true })
      const isKind = (name: string) => becomes(() => kind(name).getAttribute('aria-checked'), 'true', name)
      for (const name of ['Second', 'Main', 'Second']) await kind(name).click()
      await undo(page)
      await isKind('Main')
      await undo(page)
      await isKind('Second')
      await inspector.getByRole('button', { name: 'More', exact: true }).click()
      const wide = inspector.getByRole('switch', { name: 'As wide as its place' })
      for (let turn = 0; turn < 3; turn += 1) await wide.press('Space')
      await undo(page)
      await becomes(() => wide.isChecked(), false)
    }))

  test('of a picture: another, what it is for, none', () =>
    inEditor('fresh', async ({ page, frame, settle }) => {
      await frame.locator('[data-block="heropict"]').click()
      await settle()
      const inspector = page.locator('[data-region="inspector"]')
      const words = inspector.getByRole('textbox', { name: 'What the picture shows' })
      const decorative = inspector.getByRole('switch', { name: 'Only decoration' })
      const replace = inspector.getByRole('button', { name: 'Replace', exact: true })
      const first = await words.inputValue()
      await replace.click()
      await becomes(() => words.inputValue(), '')
      await decorative.press('Space')
      await becomes(() => words.count(), 0)
      await inspector
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click()
      await becomes(() => decorative.count(), 0)
      await undo(page)
      await becomes(() => decorative.isChecked(), true)
      await undo(page)
      await becomes(() => words.inputValue(), '')
      await undo(page)
      await becomes(() => words.inputValue(), first)
    }))

  test('of what lies behind a section: its picture, its veil, how strong that is', () =>
    inEditor('fresh', async ({ page, frame, settle }) => {
      await frame.locator('[data-block="coltwo"]').click()
      await settle()
      await page.keyboard.press('Escape')
      const inspector = page.locator('[data-region="inspector"]')
      await inspector.getByRole('heading', { name: 'Section', exact: true }).waitFor()
      await settle()
      await inspector.getByRole('button', { name: /From the theme/ }).press('Enter')
      const picture = page.getByRole('option', { name: 'Picture', exact: true })
      await picture.waitFor()
      await picture.press('Enter')
      const decorative = inspector.getByRole('switch', { name: 'Only decoration' })
      const strength = inspector.getByRole('slider', { name: 'Strength of the veil' })
      const veils = inspector.getByRole('radiogroup', { name: 'Veil' })
      const veil = (name: string) => veils.getByRole('radio', { name, exact: true })
      await decorative.press('Space')
      await decorative.press('Space')
      for (const name of ['Accent', 'Tint'])
        await veils
          .locator('label')
          .filter({ has: page.getByRole('radio', { name, exact: true }) })
          .click()
      await strength.press('ArrowRight')
      const strong = await strength.inputValue()
      await undo(page)
      await eventually(async () => assert.notEqual(await strength.inputValue(), strong))
      assert.equal(await veil('Tint').isChecked(), true)
      await undo(page)
      await becomes(() => veil('Accent').isChecked(), true)
      await undo(page)
      await undo(page)
      await becomes(() => decorative.isChecked(), false)
    }))
})
