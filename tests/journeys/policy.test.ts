import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eventually } from '../eventually.ts'
import { callFrom, makeRestaurant, windowOf } from './first-steps.ts'
import { openOperated } from '../lane.ts'
import type { Journey, Person } from './world.ts'

// the owner's app needs nothing that its policy does not allow: a mail in a frame of its own, and in the editor all
// that makes a style as it goes: what is open, pressed, dragged, pasted. Other screens are opened in
// every-screen.test.ts; the policy itself is read in page-context.db.test.ts.

let journey: Journey
let email: string

describe('policy', () => {
  before(async () => {
    ;({ journey, email } = await openOperated('Ada Brun'))
  })
  after(() => journey.close())

  /** As Google Docs puts it on the clipboard: weight by a style where it stands. */
  const STYLED =
    '<b style="font-weight:normal"><p style="line-height:1.4"><span style="font-weight:700">Heavy</span><span style="font-weight:400"> words</span></p></b>'

  /** What was against the policy, in the app and in the frames that are written into it; what sites do is theirs. */
  const against = ({ violations }: Person): string[] =>
    violations.filter((one) => !one.includes('.sites.localhost'))

  test('R-37: neither a mail that is shown nor the editor does what the policy does not allow', async () => {
    const person = await windowOf(journey, email, { width: 1440, height: 900 })
    const { page } = person
    const { siteId, homeId } = await makeRestaurant(page, 'Supper Club')
    await callFrom(page, 'POST', '/api/account/request-reset', { email })
    await journey.linkMailedTo(email, '/reset-password')
    // A mail is styled where its elements stand, in a document of its own.
    await page.goto(`${journey.origin}/operator/mails`)
    await page.getByRole('row').nth(1).click()
    const mail = page.frameLocator('iframe').locator('table').first()
    await mail.waitFor()
    assert.equal(await mail.evaluate((table) => getComputedStyle(table).borderCollapse), 'collapse')
    assert.deepEqual(against(person), [], 'a mail')

    await page.goto(`${journey.origin}/sites/${siteId}/pages/${homeId}`)
    const canvas = page.frameLocator('iframe').first()
    const words = canvas.getByText('Supper, while').first()
    await words.waitFor()
    assert.notEqual(await words.evaluate((one) => getComputedStyle(one).fontFamily), 'Times')
    await words.click()
    await page.keyboard.press('Enter')
    await canvas.locator('.editor-text').waitFor()
    await page.keyboard.press('Control+a')
    await canvas.locator('.editor-text').evaluate((field, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      clipboardData.setData('text/plain', 'Heavy words')
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, STYLED)
    await canvas.locator('strong', { hasText: 'Heavy' }).waitFor()
    await page.keyboard.press('Escape')
    const box = await canvas.getByText('Heavy').first().boundingBox()
    assert.ok(box)
    await page.mouse.move(box.x + 10, box.y + 10)
    await page.mouse.down()
    await page.mouse.move(box.x + 60, box.y + 120, { steps: 8 })
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await page
      .getByRole('radio', { name: 'Phone' })
      .or(page.getByRole('button', { name: 'Phone' }))
      .first()
      .click()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await eventually(async () => assert.equal(await page.getByRole('dialog').count(), 0))
    assert.deepEqual(against(person), [], 'the editor')
    // Whatever had been made so would have been told, from inside of the canvas too.
    await canvas.locator('body').evaluate((body) => {
      const sheet = body.ownerDocument.createElement('style')
      sheet.textContent = 'a{}'
      body.append(sheet)
    })
    await eventually(async () => assert.match(String(against(person)), /style/))
  })
})
