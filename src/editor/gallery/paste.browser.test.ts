import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Frame, Page } from 'playwright-core'
import { becomes, eventually } from '../../../tests/eventually.ts'
import { inEditor, type Opened, openText, said, selectText } from './testing.ts'

/** As Google Docs puts it on the clipboard: all of it in a bold that is none, styles on every span. */
const fromDocs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
<h1 dir="ltr" style="line-height:1.38;margin-top:20pt"><span style="font-size:20pt;font-family:Arial;color:#000000;font-weight:400">Opening hours</span></h1>
<p dir="ltr" style="line-height:1.38"><span style="font-weight:400">We are </span><span style="font-weight:700">open</span><span style="font-weight:400"> and </span><span style="font-style:italic">warm</span><span style="font-weight:400">, see </span><a href="https://example.com/map" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">the map</span></a></p><br />
<ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>Monday</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Friday</span></p></li></ul></b><script>parent.ran = 1</script>`

/** As Word does: lists are paragraphs with a bullet in them, and Office's own elements lie around. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><style>p.MsoNormal {margin:0}</style></head><body lang=EN-US><!--StartFragment-->
<h2>Bread<o:p></o:p></h2><p class=MsoNormal><b>Rye</b> and <i>wheat</i><o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>Mix<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp; </span></span><![endif]>Fold<o:p></o:p></p><!--EndFragment--></body></html>`

const asDocs =
  '<h1>Opening hours</h1><p>We are <strong>open</strong> and <em>warm</em>, see <a href="https://example.com/map">the map</a></p><ul><li><p>Monday</p></li><li><p>Friday</p></li></ul>'
const asWord =
  '<h2>Bread</h2><p><strong>Rye</strong> and <em>wheat</em></p><ol><li><p>Mix</p></li><li><p>Fold</p></li></ol>'

/** Pastes markup with plain words, and with a picture of them where Office puts one beside them. */
const paste = (frame: Frame, html: string, text: string, hasPicture = false) =>
  frame.evaluate(
    ([markup, words, isDrawn]) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', markup)
      clipboardData.setData('text/plain', words)
      if (isDrawn) clipboardData.items.add(new File(['drawn'], 'image.png', { type: 'image/png' }))
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    },
    [html, text, hasPicture] as const,
  )

const wordsOf = (frame: Frame, id: string) =>
  frame
    .locator(`[data-block="${id}"] [data-field="body"]`)
    .evaluate((field) => field.innerHTML.replaceAll(/ (rel|data-held-tab|tabindex)="[^"]*"/g, ''))

/** Opens the text that is selected, with all of its words selected. */
const writeAnew = async ({ page, frame, settle }: Opened) => {
  await settle()
  await page.keyboard.press('Enter')
  await frame.locator('.editor-text').waitFor()
  await page.keyboard.press('Control+a')
}

const idsIn = (frame: Frame) =>
  frame
    .locator('[data-block]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['block'] ?? ''))

describe('words from elsewhere', () => {
  test('onto the page become a text that keeps its shape', () =>
    inEditor('fresh', async ({ page, frame, settle }) => {
      await frame.locator('[data-block="coltwo"]').click()
      await settle()
      const known = await idsIn(frame)
      for (const [html, shown] of [
        [fromDocs, asDocs],
        [fromWord, asWord],
      ] as const) {
        await paste(frame, html, 'plain words')
        await becomes(async () => (await idsIn(frame)).length, known.length + 1)
        const [added = ''] = (await idsIn(frame)).filter((id) => !known.includes(id))
        await becomes(() => wordsOf(frame, added), shown)
        await page.keyboard.press('Control+z')
        await becomes(() => idsIn(frame), known)
      }
      assert.equal(await page.evaluate(() => (globalThis as unknown as { ran?: number }).ran), undefined)
    }))

  test('into a text keep what a text holds, though a picture of them lies beside them', () =>
    inEditor('fresh', async (opened) => {
      const { page, frame, settle } = opened
      await frame.locator('[data-block="coltwo"]').click()
      await settle()
      for (const [html, shown, hasPicture] of [
        [fromDocs, asDocs, false],
        [fromWord, asWord, true],
      ] as const) {
        await writeAnew(opened)
        await paste(frame, html, 'plain words', hasPicture)
        await page.keyboard.press('Escape')
        await becomes(() => wordsOf(frame, 'coltwo'), shown)
        // Over what was pasted the first line would stay the kind of line it is.
        await page.keyboard.press('Control+z')
        await settle()
      }
    }))

  test('into an empty text fill it; plain words stay plain', () =>
    inEditor('fresh', async (opened) => {
      const { page, frame, settle } = opened
      await selectText(opened, 'coltwo')
      await page.keyboard.press('Backspace')
      await page.keyboard.press('Escape')
      await settle()
      const before = await idsIn(frame)
      await paste(frame, fromWord, 'plain words')
      await frame.locator('[data-block="coltwo"] ol').waitFor()
      await becomes(() => wordsOf(frame, 'coltwo'), asWord)
      assert.deepEqual(await idsIn(frame), before)
      await paste(frame, '', 'One\nTwo')
      await becomes(() => frame.getByText('Two', { exact: true }).count(), 1)
      assert.ok((await idsIn(frame)).length > before.length)
    }))
})

describe('into a text of one line', () => {
  test('paragraphs, items, headings and plain lines arrive as one line', () =>
    inEditor('fresh&page=quoted', async (opened) => {
      const { page, frame, settle } = opened
      await frame.locator('[data-block="quoteone"]').click()
      await settle()
      for (const [html, text] of [
        ['<p>A</p><p>B</p>', 'A B'],
        ['<h2>C</h2><ul><li><p>D</p></li></ul>', 'C D'],
        ['', 'E\nF'],
      ] as const) {
        await writeAnew(opened)
        await paste(frame, html, text)
        await page.keyboard.press('Escape')
        await becomes(() => wordsOf(frame, 'quoteone'), `<p>${text.replace('\n', ' ')}</p>`)
      }
    }))

  test('no more arrives than a label holds, and nothing that cannot be stored', () =>
    inEditor('fresh', async (opened) => {
      const { page, frame, settle } = opened
      await openText(opened, 'herobutt')
      await page.keyboard.press('End')
      await paste(frame, '', `\0 and ${'more '.repeat(40)}`)
      await page.keyboard.press('Escape')
      await settle()
      const words = await frame.locator(`[data-block="herobutt"] [data-field=label]`).textContent()
      assert.equal(words?.length, 80)
      assert.match(words, /^Order for tomorrow and more more/)
    }))
})

/** Copies or cuts where the focus is: whether the editor took it on itself, and what it put on the clipboard. */
const take = (frame: Frame, type: 'copy' | 'cut') =>
  frame.evaluate((name) => {
    const event = new ClipboardEvent(name, {
      clipboardData: new DataTransfer(),
      bubbles: true,
      cancelable: true,
    })
    document.activeElement?.dispatchEvent(event)
    return { isTaken: event.defaultPrevented, types: [...(event.clipboardData?.types ?? [])] }
  }, type)

describe('what is selected', () => {
  test('is neither copied nor cut in a preview, where it is not seen', () =>
    inEditor('fresh', async ({ page, frame, settle }) => {
      await frame.locator('[data-block="coltwo"]').click()
      await settle()
      const blocks = frame.locator('[data-block]')
      const before = await blocks.count()
      await page.keyboard.press('Alt+P')
      await page.getByRole('button', { name: 'End preview' }).waitFor()
      for (const type of ['copy', 'cut'] as const)
        assert.deepEqual(await take(frame, type), { isTaken: false, types: [] }, type)
      await page.evaluate(() => {
        const event = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), cancelable: true })
        document.dispatchEvent(event)
        if (event.defaultPrevented) throw new Error('copied from beside the canvas')
      })
      await settle()
      assert.equal(await blocks.count(), before)
    }))

  test('is copied but not cut by who may only read', () =>
    inEditor('fresh&readonly', async ({ page, frame, settle }) => {
      await frame.locator('[data-block="coltwo"]').click()
      await settle()
      const heard = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('[aria-live]')].map((one) => one.textContent).join(' '),
        )
      const [silence, count] = [await heard(), await frame.locator('[data-block]').count()]
      assert.deepEqual(await take(frame, 'cut'), { isTaken: false, types: [] })
      await settle()
      assert.equal(await heard(), silence)
      assert.equal(await frame.locator('[data-block]').count(), count)
      assert.equal((await take(frame, 'copy')).isTaken, true)
      await said(page, /copied/)
    }))
})

describe('while something lies over the page', () => {
  /** Pastes words, or copies, at what has the focus beside the canvas: whether the editor took it on itself. */
  const give = (page: Page, type: 'paste' | 'copy' | 'cut') =>
    page.evaluate((name) => {
      const clipboardData = new DataTransfer()
      if (name === 'paste') clipboardData.setData('text/plain', 'Words from elsewhere')
      const event = new ClipboardEvent(name, { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
      return event.defaultPrevented
    }, type)

  test('a window or a menu, what is pasted there and copied there is not for the page', () =>
    inEditor('fresh', async ({ page, frame, settle }) => {
      await frame.locator('[data-block="coltwo"]').click()
      await settle()
      const before = await idsIn(frame)
      for (const [open, role] of [
        ['Control+/', 'dialog'],
        ['Shift+F10', 'menu'],
      ] as const) {
        await page.keyboard.press(open)
        const over = page.getByRole(role)
        await over.waitFor()
        await eventually(async () =>
          assert.ok(await over.evaluate((element) => element.contains(document.activeElement))),
        )
        for (const type of ['paste', 'copy', 'cut'] as const)
          assert.equal(await give(page, type), false, `${role}: ${type}`)
        await page.keyboard.press('Escape')
        await over.waitFor({ state: 'hidden' })
        await settle()
      }
      assert.deepEqual(await idsIn(frame), before)
      // Beside the page it is meant for it, unless somebody else has taken it.
      const button = page.getByRole('button', { name: 'Layers', exact: true })
      await button.focus()
      assert.equal(await give(page, 'copy'), true)
      assert.equal(await give(page, 'paste'), true)
      await becomes(async () => (await idsIn(frame)).length, before.length + 1)
      await button.evaluate((element) => element.addEventListener('paste', (event) => event.preventDefault()))
      await button.focus()
      await give(page, 'paste')
      await settle()
      assert.equal((await idsIn(frame)).length, before.length + 1)
    }))
})
