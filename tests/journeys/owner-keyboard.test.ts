import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { drawn, eventually } from '../eventually.ts'
import { PATIENCE_MS } from '../patience.ts'
import { inSteps } from '../steps.ts'
import { type Keyboard, keyboardOf } from './by-keyboard.ts'
import { freshAddress, makeAccount, PASSWORD, signIn } from './first-steps.ts'
import { openJourney } from '../lane.ts'
import { ask, findings, type Journey, type Person, repositoryFile, soon } from './world.ts'

// The main job once more, by keyboard alone: nothing is pointed at, from signing up to fetching a page from
// the trash. Addresses are typed only where a person would: the first one, and those of the mails.

let journey: Journey
let mira: Person
let page: Page
let jonas: Person
let keys: Keyboard

describe('owner keyboard', () => {
  inSteps()
  before(async () => {
    journey = await openJourney()
    mira = await journey.person({ width: 1440, height: 900 })
    ;({ page } = mira)
    keys = await keyboardOf(page)
    jonas = await journey.person({ width: 1280, height: 800 })
  })
  after(() => journey.close())

  /** What was said within a moment: the sentences until one with these words, that one the last. */
  async function heard(words: RegExp): Promise<string[]> {
    const all: string[] = []
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
      all.push(...(await keys.heard()))
      if (all.some((one) => words.test(one))) return all
      await page.evaluate(drawn)
    }
    assert.fail(`${String(words)} was not said, but: ${all.join(' | ')}`)
  }

  /** Looks for a kind of block in the panel that is open, and puts one in. */
  async function choose(name: string): Promise<void> {
    await keys.until(/^Search/)
    await keys.press('Control+a')
    await keys.type(name.toLowerCase())
    // What is found is shown after a moment; before that, others further on are called so, too.
    await page.locator('[data-region=panel]').getByRole('button', { name, exact: true }).waitFor()
    await keys.until(new RegExp(`^${name}$`))
    await keys.press('Enter')
  }

  async function untilSaved(): Promise<void> {
    await page.evaluate(drawn)
    await page.getByRole('banner').getByText('Saved', { exact: true }).waitFor()
  }

  /** To a block or section of the page that is open, from wherever the keyboard is. */
  async function onCanvas(name: RegExp, { page }: Person = mira, board: Keyboard = keys): Promise<void> {
    for (let parts = 0; parts < 8; parts += 1) {
      if (await page.evaluate(() => document.activeElement?.tagName === 'IFRAME')) break
      await board.press('F6')
    }
    await board.press('Home')
    await board.until(name)
  }

  /** The home page as a visitor reads it, once it is as it should be. */
  const home = (holds: (text: string) => boolean) =>
    soon(async () => (await ask(`${siteOrigin}/`)).text, holds)
  let siteOrigin = ''

  test('sign up, confirm the address by the mail, and make a site from the restaurant template', async () => {
    const email = freshAddress('mira')
    await page.goto(`${journey.origin}/sign-up`)
    for (const [field, words] of [
      [/^Your name/, 'Mira Okafor'],
      [/^Email/, email],
      [/^Password/, PASSWORD],
    ] as const) {
      await keys.until(field)
      await keys.type(words)
    }
    await keys.press('Enter')
    // The mail is there before the form has its answer, which then leads away from wherever the window is.
    await page.waitForURL((url) => !url.pathname.startsWith('/sign-up'))
    await page.goto(await journey.linkMailedTo(email, '/verify-email'))
    await page.getByText('Your address is confirmed').waitFor()
    await keys.until(/^Continue/)
    await keys.press('Enter')
    await page.getByText('Create your first site').waitFor()
    await keys.until(/^Create your first site/)
    await keys.press('Enter')
    await page.getByText('Choose a beginning').waitFor()
    await keys.until(/^Halm/)
    await keys.press('Enter')
    await keys.until(/^Site title/)
    await keys.type('Supper Club')
    await keys.press('Enter')
    await page.waitForURL(/\/sites\/[0-9a-f-]{36}/)
    await page.getByRole('link', { name: 'Pages' }).first().waitFor()
    siteOrigin = `http://supper-club.${new URL(journey.siteOrigin('any')).host.replace(/^any\./, '')}`
  })

  test('open the page, change words and a picture', async () => {
    await keys.until(/^Pages$/)
    await keys.press('Enter')
    await page.getByText('Main navigation').waitFor()
    await keys.until(/a kitchen in Faversham$/)
    await keys.press('Enter')
    await page.frameLocator('iframe').getByText('Supper, while').first().waitFor()

    await onCanvas(/^Text, “Supper, while”, column 1, row 1/)
    await keys.press('Enter')
    await keys.until(/^Text$/)
    await keys.press('Control+End')
    await keys.type(' and longer')
    await keys.press('Escape')
    await untilSaved()

    await onCanvas(/^Image, “Three whole lemons/)
    await keys.press('Enter')
    await keys.until(/^Replace/)
    // Waited for from here on: asked together with the key, the browser may open its own window first, and close it.
    const chooser = page.waitForEvent('filechooser')
    await keys.press('Enter')
    await keys.until(/^Add files/)
    await keys.press('Enter')
    await (
      await chooser
    ).setFiles({
      name: 'blocks.jpg',
      mimeType: 'image/jpeg',
      buffer: repositoryFile('src/templates/consultant/pictures/blocks.jpg'),
    })
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await eventually(async () =>
      assert.equal(await keys.focus(), 'Replace', 'the window gives the focus back'),
    )
    await keys.until(/^What the picture shows/)
    await keys.type('Blocks in a row')
    await keys.press('Escape')
    await eventually(async () => assert.match(await keys.focus(), /^Image, “Blocks in a row”/))
    await untilSaved()
  })

  test('add a block, move it, resize it, and take all of it back step by step', async () => {
    await onCanvas(/^Text, “We cook what/)
    await keys.press('/')
    await keys.until(/^Search/)
    await keys.type('quote')
    await keys.until(/^Quote$/)
    await keys.press('Enter')
    await heard(/^Added Quote/)
    // Its words open with the next frame.
    await page.frameLocator('iframe').locator('[contenteditable=true]').waitFor()
    await keys.type('We came for the fire')
    await keys.press('Escape')
    await eventually(async () => assert.match(await keys.focus(), /^Quote, “We came for the fire”/))
    await keys.press('ArrowRight', 'ArrowRight', 'ArrowDown')
    await heard(/^column \d+, row \d+, 12 wide/)
    await keys.press('Shift+ArrowLeft', 'Shift+ArrowUp')
    await heard(/11 wide/)
    await keys.press('Alt+ArrowUp')
    await heard(/^Layer \d/)
    await eventually(async () =>
      assert.match(await keys.focus(), /11 wide/, 'what has the focus is called by where it is now'),
    )
    await keys.press('Control+d')
    await heard(/^Duplicated/)
    await eventually(async () =>
      assert.match(await keys.focus(), /^Quote, “We came for the fire”/, 'the copy has the focus'),
    )
    await keys.press('Delete')
    await heard(/^Deleted Quote/)
    for (let steps = 0; steps < 10; steps += 1) {
      await keys.press('Control+z')
      // Each step is told before the next: one too many takes back what was there before.
      if ((await heard(/^Undid/)).some((one) => one.includes('adding a block'))) break
    }
    await eventually(async () =>
      assert.doesNotMatch(await page.frameLocator('iframe').locator('main').innerText(), /came for the fire/),
    )
    await keys.press('Control+Shift+z', 'Control+Shift+z')
    await untilSaved()
  })

  test('write the answer of a question from its settings, where neither shows on the page yet', async () => {
    await onCanvas(/^Text, “We cook what/)
    await keys.press('/')
    await choose('Accordion')
    await heard(/^Added Accordion/)
    await keys.press('Enter')
    await keys.until(/^Add item/)
    await keys.press('Enter')
    await keys.until(/^Question or title/, 'Shift+Tab')
    await keys.type('May I bring my dog?')
    await keys.until(/^Edit Answer/)
    await keys.press('Enter')
    await keys.until(/^Answer$/, 'Shift')
    await keys.type('Gladly.')
    const answer = page.frameLocator('iframe').locator('.accordion-body')
    await eventually(async () => assert.equal((await answer.innerText()).trim(), 'Gladly.'))
    await keys.press('Escape')
    await untilSaved()
  })

  test('invite somebody, who edits at the same time', async () => {
    const editor = page.url()
    // Nobody is asked whether they mean to leave the editor, and what was done last is there when they come back.
    await onCanvas(/^Text, “Supper, while/)
    await keys.press('Enter')
    await keys.until(/^Text$/)
    await keys.press('Control+End')
    await keys.type(' until late')
    await keys.press('Escape')
    await keys.until(/^All pages/)
    await keys.press('Enter')
    await page.getByText('Main navigation').waitFor()
    await keys.until(/^Contributors/)
    await keys.press('Enter')
    await page.getByRole('button', { name: 'Invite' }).first().waitFor()
    await keys.until(/^Invite/)
    await keys.press('Enter')
    await page.getByRole('dialog').waitFor()
    const { email: jonasEmail } = await makeAccount(journey, 'Jonas Berg')
    await keys.until(/^Email/)
    await keys.type(jonasEmail)
    await keys.until(/^Website editor/)
    await keys.press('Space')
    await keys.until(/^Send the invitation/)
    await keys.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const invitation = await journey.linkMailedTo(jonasEmail, '/invitations/')

    const his = await keyboardOf(jonas.page)
    await signIn(journey, jonas.page, jonasEmail)
    await jonas.page.goto(invitation)
    await jonas.page.getByRole('button', { name: 'Accept' }).waitFor()
    await his.until(/^Accept/)
    await his.press('Enter')
    await jonas.page.waitForURL(/\/sites\//)
    for (const person of [mira, jonas]) {
      await person.page.goto(editor)
      await person.page.frameLocator('iframe').getByText('until late').first().waitFor()
    }
    await onCanvas(/^Text, “Twelve tables/, jonas, his)
    await his.press('Enter')
    await his.until(/^Text$/)
    await his.press('Control+End')
    await his.type(' Come early.')
    await onCanvas(/^Text, “Wednesday to Sunday/)
    await keys.press('ArrowUp')
    await page.frameLocator('iframe').getByText('Come early.').first().waitFor()
    await his.press('Escape')
    await untilSaved()
  })

  test('release, read it as a visitor, release again, and roll back', async () => {
    const release = async () => {
      await keys.until(/^Release\d*$/)
      await keys.press('Enter')
      await page.getByRole('dialog').waitFor()
      await keys.until(/^Release now/)
      await keys.press('Enter')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await release()
    // While a message stands there, F6 goes round by way of it, and not only to it. It goes after some seconds, but not
    // from whoever is at it.
    await page.getByText('Release 1 is live').first().waitFor()
    await keys.until(/^Release 1 is live/, 'F6')
    assert.match(await home((text) => text.includes('and longer')), /and longer[^]*Come early\./)
    await onCanvas(/^Text, “Supper, while/)
    await keys.press('Enter')
    await keys.until(/^Text$/)
    await keys.press('Control+End')
    await keys.type(' than ever')
    await keys.press('Escape')
    await untilSaved()
    await release()
    assert.match(await home((text) => text.includes('than ever')), /than ever/)

    await keys.until(/^All pages/)
    await keys.press('Enter')
    await page.getByText('Main navigation').waitFor()
    await keys.until(/^Releases/)
    await keys.press('Enter')
    await page
      .getByRole('button', { name: /roll back/i })
      .first()
      .waitFor()
    await keys.until(/^Release 2(?! is live)/)
    await keys.until(/^Release 1/, 'ArrowDown')
    await keys.until(/roll back/i, 'ArrowRight')
    await keys.press('Enter')
    await page.getByRole('dialog').waitFor()
    await keys.until(/^roll back/i)
    await keys.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const back = await home((text) => !text.includes('than ever'))
    assert.doesNotMatch(back, /than ever/)
    assert.match(back, /and longer/)
  })

  test('a page goes to the trash and comes back', async () => {
    await keys.until(/^Pages$/)
    await keys.press('Enter')
    await page.getByText('Main navigation').waitFor()
    await keys.until(/a kitchen in Faversham$/)
    await keys.until(/^The kitchen/, 'ArrowDown')
    await keys.until(/^More about .*kitchen/i, 'ArrowRight')
    await keys.press('Enter')
    await page.getByRole('menu').waitFor()
    await keys.until(/trash|delete/i, 'ArrowDown')
    await keys.press('Enter')
    // The places that link to it are listed before, and in the trash.
    await page
      .getByRole('dialog', { name: /to the trash\?$/ })
      .getByRole('row')
      .first()
      .waitFor()
    assert.deepEqual(await findings(page), [])
    await keys.until(/^Move to trash/)
    await keys.press('Enter')
    await heard(/moved to the trash/)
    // The row is gone with the button that asked; the keyboard goes on from the next one.
    await eventually(async () => {
      const row = await page.evaluate(() => document.activeElement?.closest('main [role=row]')?.textContent)
      assert.match(row ?? 'nowhere', /^Notes/)
    })
    await keys.until(/^Trash/)
    await keys.press('Enter')
    await page
      .getByRole('button', { name: /Restore/ })
      .first()
      .waitFor()
    await keys.until(/^The kitchen/)
    await keys.until(/^Where linked/, 'ArrowRight')
    await keys.press('Enter')
    const places = page.getByRole('dialog', { name: /^Links to/ })
    await places.getByRole('row').first().waitFor()
    await keys.press('Escape')
    await places.waitFor({ state: 'detached' })
    await keys.until(/^Restore/, 'ArrowRight')
    await keys.press('Enter')
    await heard(/restored/)
    for (const { complaints } of [mira, jonas])
      assert.deepEqual(
        complaints.filter((one) => !/status of 401/.test(one)),
        [],
      )
  })
})
