import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { becomes, drawn, eventually, settled } from '../../../tests/eventually.ts'
import { faultsOf, inGallery } from './testing.ts'

/** Until a drag by keyboard has begun: the focus has gone from the handle to where it may end. */
const underWay = (page: Page, handle: string) =>
  page.waitForFunction(
    (name) =>
      document.activeElement !== document.body && document.activeElement?.getAttribute('aria-label') !== name,
    handle,
  )

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

/** Fills in what the form of a site asks for. */
const fillIn = async (page: Page) => {
  const form = page.getByRole('form', { name: 'Site' })
  await form.getByRole('textbox').first().fill('Oak & Ember')
  await form.getByLabel('E-mail').fill('ada@example.com')
  await form.getByRole('combobox', { name: 'Country' }).fill('Ghana')
  await page.getByRole('option', { name: 'Ghana' }).click()
  await form.getByText('I have read the terms').click()
}

describe('by keyboard', () => {
  test('a dialog holds the focus and hides nothing that is said; Escape closes it also from a field, and the focus returns', () =>
    inGallery({ part: 'overlays' }, async (page) => {
      const heard = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('[role=status][aria-live],[role=alert][aria-live]')].map(
            (region) => region.closest('[inert],[aria-hidden=true]') === null,
          ),
        )
      assert.deepEqual(await heard(), [true, true])
      await page.getByRole('button', { name: 'Delete page' }).press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      const action = dialog.getByRole('button', { name: 'Delete page' })
      await becomes(() => action.isDisabled(), true)
      await page.waitForFunction(() => document.activeElement?.matches('[role=dialog] input'))
      assert.deepEqual(await heard(), [true, true])
      await page.keyboard.type('Oak & Ember')
      await becomes(() => action.isDisabled(), false)
      assert.deepEqual(await faultsOf(page), [])
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await page.waitForFunction(() => document.activeElement?.textContent === 'Delete page')
      await page.keyboard.press('Enter')
      await dialog.waitFor()
      assert.equal(await dialog.getByRole('textbox').inputValue(), '', 'it asks anew')
      assert.equal(await action.isDisabled(), true)
    }))

  test('a question begins at the way out, says what it is about, and has none while it is done', () =>
    inGallery({ part: 'overlays' }, async (page) => {
      await page.getByRole('button', { name: 'Remove key' }).press('Enter')
      const question = page.getByRole('alertdialog')
      await question.waitFor()
      await page.waitForFunction(() => document.activeElement?.textContent === 'Cancel')
      const said = await question.evaluate((element) =>
        document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent.trim(),
      )
      assert.equal(said, 'Whoever has it cannot sign in with it any more.')
      assert.deepEqual(await faultsOf(page), [])
      await page.keyboard.press('Enter')
      await question.waitFor({ state: 'detached' })
      await page.waitForFunction(() => document.activeElement?.textContent === 'Remove key')
      assert.equal(await page.getByText('It was done.').count(), 0)
      await page.keyboard.press('Enter')
      await question.waitFor()
      await page.keyboard.press('Escape')
      await question.waitFor({ state: 'detached' })

      await page.getByRole('button', { name: 'Remove, under way' }).press('Enter')
      await question.waitFor()
      assert.ok(await question.getByRole('button', { name: 'Cancel' }).isDisabled())
      await page.keyboard.press('Escape')
      await page.evaluate(drawn)
      assert.equal(await question.count(), 1)
    }))

  test('the name of a button with a picture alone is read once, and its shortcut told', () =>
    inGallery({ part: 'buttons' }, async (page) => {
      const described = () =>
        page.evaluate(() =>
          document.activeElement?.ariaDescribedByElements?.map((one) => one.textContent).join(' '),
        )
      await page.keyboard.press('Tab')
      const add = page.getByRole('button', { name: 'Add', exact: true }).last()
      await add.focus()
      await page.getByRole('tooltip').getByText('Add', { exact: true }).waitFor()
      assert.equal((await described()) ?? '', '')
      const settings = page.getByRole('button', { name: 'Settings', exact: true })
      assert.equal(await settings.getAttribute('aria-keyshortcuts'), 'Control+,')
      await settings.focus()
      await page.getByRole('tooltip').getByText('Settings').waitFor()
      assert.equal((await described()) ?? '', '')
    }))

  test('a menu tells its shortcuts, is walked with arrows and shows its submenu', () =>
    inGallery({ part: 'overlays' }, async (page) => {
      await page.getByRole('button', { name: 'More' }).press('Enter')
      await page.getByRole('menu').waitFor()
      await page.waitForFunction(() => document.activeElement?.closest('[role=menu]') != null)
      const told = await page
        .getByRole('menuitem')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-keyshortcuts')))
      assert.deepEqual(told, ['Enter', 'Control+D', null, null, 'Backspace'])
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key)
      await page.getByRole('menuitem', { name: 'Main navigation' }).waitFor()
      assert.deepEqual(await faultsOf(page), [])
      await page.keyboard.press('Escape')
    }))

  test('a toast can be undone', () =>
    inGallery({ part: 'overlays' }, async (page) => {
      await page.getByRole('button', { name: 'With undo' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
      await page.getByText('Page restored').waitFor()
      await page.getByText('Page moved to the trash').waitFor({ state: 'detached' })
    }))

  test('what was saved is said above the bar that saves again', () =>
    // It changes the height of the window, by which lists are laid out that open later.
    inGallery({ part: 'forms', isLoaded: true }, async (page) => {
      const form = page.getByRole('form', { name: 'Site' })
      await fillIn(page)
      const bar = page.getByRole('region', { name: 'Unsaved changes' })
      const toast = page.getByRole('alertdialog').filter({ hasText: 'Site saved' }).first()
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await form.getByLabel('Address').fill(`oak${width}`)
        await bar.getByRole('button', { name: 'Save' }).click()
        await toast.waitFor()
        // So low a window that the bar stands at its foot.
        await page.setViewportSize({ width, height: 480 })
        await form.getByLabel('E-mail').fill(`noor${width}@example.com`)
        const words = bar.getByText('Unsaved changes').locator('..')
        await words.waitFor()
        await eventually(async () => {
          const [told, again] = [await toast.boundingBox(), await words.boundingBox()]
          assert.ok(told && again && told.y + told.height < again.y, `${width}: one lies over the other`)
        })
      }
    }))

  test('the page goes on answering while a toast comes', () =>
    inGallery({ part: 'overlays' }, async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      const button = page.getByRole('button', { name: 'With undo' })
      await button.click()
      const isHit = await button.evaluate(async (element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const hits: boolean[] = []
        for (let shown = 0; shown < 20;) {
          await new Promise(requestAnimationFrame)
          hits.push(element.contains(document.elementFromPoint(left + width / 2, top + height / 2)))
          if (document.querySelector('[role=alertdialog]')) shown += 1
        }
        return hits.every(Boolean)
      })
      assert.ok(isHit, 'something lies over the page')
      await page.getByRole('alertdialog').waitFor()
    }))

  test('a table is walked with j and k, marked with x; the bar counts', () =>
    inGallery({ part: 'tables' }, async (page) => {
      await page.locator('h1').click()
      await page.keyboard.press('j')
      await becomes(() => focused(page), /^#1042/)
      await page.keyboard.press('j')
      await page.keyboard.press('j')
      await becomes(() => focused(page), /^#1040/)
      await page.keyboard.press('x')
      await page.getByRole('status').getByText('2 selected').waitFor()
      await page.keyboard.press('k')
      await page.keyboard.press('x')
      await page.getByRole('status').getByText('1 selected').waitFor()
      await page.getByRole('button', { name: 'Clear selection' }).click()
      await page.getByText('1 selected').first().waitFor({ state: 'detached' })
    }))

  test('where keys that stand alone are switched off, a table is walked by them from itself alone', () =>
    inGallery({ part: 'tables' }, async (page) => {
      await page.evaluate(() => localStorage.setItem('portico.single-keys', 'off'))
      const first = page.getByRole('row').filter({ hasText: '#1042' })
      await page.locator('h1').click()
      await page.keyboard.press('j')
      assert.doesNotMatch(await focused(page), /^#/)
      await first.focus()
      await page.keyboard.press('j')
      await becomes(() => focused(page), /^#1041/)
    }))

  test('a table sorts by its heads, which stand on one line, whether they sort, are sorted, or neither', () =>
    inGallery({ part: 'tables' }, async (page) => {
      const areOnOneLine = async () => {
        const tops = await page
          .getByRole('grid', { name: 'Orders' })
          .getByRole('columnheader')
          .evaluateAll((heads) =>
            heads.flatMap((head) => {
              const words = [...head.querySelectorAll('span span')].find((one) => one.textContent !== '')
              const box = words?.getBoundingClientRect()
              return box && box.width > 2 ? [box.top + box.height / 2] : []
            }),
          )
        assert.ok(tops.length >= 5, `${tops.length} heads`)
        assert.equal(new Set(tops).size, 1, tops.join(' '))
      }
      await areOnOneLine()
      await page.getByRole('button', { name: 'Clear selection' }).click()
      const head = page.getByRole('columnheader', { name: /^Total/ })
      await head.click()
      await becomes(() => head.getAttribute('aria-sort'), 'ascending')
      await becomes(async () => (await page.getByRole('row').nth(1).textContent()) ?? '', /€89\.32/)
      await settled(page)
      await areOnOneLine()
    }))

  test('a list is put in order without a pointer', () =>
    inGallery({ part: 'collections' }, async (page) => {
      const titles = () =>
        page.getByRole('grid', { name: 'Payment methods' }).getByRole('row').allTextContents()
      await becomes(async () => (await titles())[0] ?? '', /^Card/)
      await page.getByRole('button', { name: 'Move Card' }).focus()
      await page.keyboard.press('Enter')
      await underWay(page, 'Move Card')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await settled(page)
      await becomes(async () => (await titles())[0] ?? '', /^Bank transfer/)
    }))

  test('a tree opens, folds, and takes an entry elsewhere without a pointer', () =>
    inGallery({ part: 'collections' }, async (page) => {
      const tree = page.getByRole('treegrid', { name: 'Pages' })
      const rows = () => tree.getByRole('row').count()
      await becomes(rows, 5)
      await tree.getByRole('row', { name: 'Shop', exact: true }).focus()
      await page.keyboard.press('ArrowLeft')
      await becomes(rows, 3)
      await page.keyboard.press('ArrowRight')
      await becomes(rows, 5)
      const handle = tree.getByRole('button', { name: 'Move Mugs' })
      await handle.focus()
      await page.keyboard.press('Enter')
      await underWay(page, 'Move Mugs')
      for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await settled(page)
      await eventually(async () => {
        const order = await tree.getByRole('row').allTextContents()
        assert.notEqual(
          order.findIndex((row) => row.includes('Mugs')),
          2,
        )
      })
    }))

  test('the command palette finds by a part of a name, tells shortcuts, and is left by one Escape', () =>
    inGallery({ part: 'working' }, async (page) => {
      const open = async () => {
        await page.getByRole('button', { name: 'Open palette' }).press('Enter')
        await page.waitForFunction(() => document.activeElement?.matches('[role=dialog] input'))
      }
      await open()
      await page.locator('[role=menuitem][aria-keyshortcuts="Control+N"]').waitFor()
      await page.keyboard.type('vat')
      await page.getByRole('menuitem', { name: 'Taxes' }).waitFor()
      await becomes(() => page.getByRole('menuitem').count(), 1)
      assert.deepEqual(await faultsOf(page), [])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await open()
      assert.equal(await page.getByRole('searchbox').inputValue(), '')
      await page.keyboard.type('vat')
      await becomes(() => page.getByRole('menuitem').count(), 1)
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }))
})

describe('a form', () => {
  test('tells what is wrong at the fields and above, and leads to the first', () =>
    inGallery({ part: 'forms' }, async (page) => {
      const name = page.getByLabel('Shop name')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.getByRole('button', { name: 'Shop name: Fill this in.' }).waitFor()
      await eventually(async () => {
        const told = await page.getByRole('alert').getByRole('button').allTextContents()
        assert.match(told[0] ?? '', /^Shop name: /)
        assert.match(told.at(-1) ?? '', /Tick this to go on/)
      })
      await becomes(async () => await name.evaluate((input) => input === document.activeElement), true)
      await becomes(() => name.getAttribute('aria-invalid'), 'true')
      const described = await name.evaluate((input) =>
        (input.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? ''),
      )
      assert.ok(described.includes('Fill this in.'))
      assert.deepEqual(await faultsOf(page), [])
    }))

  test('is sent by Enter in a field also where its button stands elsewhere', () =>
    inGallery({ part: 'forms' }, async (page) => {
      const place = page.getByRole('form', { name: 'Place' })
      await place.getByLabel('Street').fill('Orchard Row')
      await page.keyboard.press('Enter')
      await place.getByText('Fill this in.').waitFor({ timeout: 10_000 })
      assert.equal(await place.getByLabel('Town').getAttribute('aria-invalid'), 'true')
    }))

  test('checks on leaving a field, not while typing', () =>
    inGallery({ part: 'forms' }, async (page) => {
      const email = page.getByLabel('E-mail')
      await email.pressSequentially('ada')
      assert.equal(await email.getAttribute('aria-invalid'), null)
      await page.keyboard.press('Tab')
      await page.getByText('Enter an email address').waitFor()
      await email.press('End')
      await email.pressSequentially('@example.com')
      await becomes(() => email.getAttribute('aria-invalid'), null)
    }))

  test('puts what the server refuses at its field until there is another value, also when the field is left', () =>
    inGallery({ part: 'forms' }, async (page) => {
      await fillIn(page)
      await page.getByRole('button', { name: 'Save changes' }).click()
      const address = page.getByRole('textbox', { name: 'Address' })
      const country = page.getByRole('combobox', { name: 'Country' })
      await page.getByRole('button', { name: 'Address: This was not accepted' }).waitFor()
      for (const field of [address, country]) await becomes(() => field.getAttribute('aria-invalid'), 'true')
      await becomes(async () => await address.evaluate((input) => input === document.activeElement), true)
      await address.press('Tab')
      await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Tab')
      await page.waitForFunction(() => document.activeElement?.getAttribute('role') !== 'combobox')
      await settled(page)
      assert.equal(await country.getAttribute('aria-invalid'), 'true')
      await country.fill('Greece')
      await page.getByRole('option', { name: 'Greece' }).click()
      await becomes(() => country.getAttribute('aria-invalid'), null)
      await page.getByRole('button', { name: 'Discard' }).click()
      await becomes(() => page.getByLabel('Shop name').inputValue(), '')
      await page.getByRole('button', { name: 'Discard' }).waitFor({ state: 'detached' })
    }))

  test('takes for what is there what others changed of the rest while it was being saved', () =>
    inGallery({ part: 'forms' }, async (page) => {
      const shared = page.getByRole('form', { name: 'Shared' })
      const [street, town] = [shared.getByLabel('Street'), shared.getByLabel('Town')] as const
      const discard = shared.getByRole('button', { name: 'Take it back' })
      await street.fill('Orchard Row')
      await shared.getByRole('button', { name: 'Keep it' }).click()
      await eventually(async () => assert.ok(await discard.isDisabled()))
      assert.deepEqual([await street.inputValue(), await town.inputValue()], ['Orchard Row', 'Beechwood'])
      await town.fill('Elmstead')
      await discard.click()
      await eventually(async () => assert.ok(await discard.isDisabled()))
      assert.deepEqual([await street.inputValue(), await town.inputValue()], ['Orchard Row', 'Beechwood'])
    }))

  test('leads to a choice from a list without opening the list over what is wrong', () =>
    inGallery({ part: 'forms' }, async (page) => {
      await page.getByLabel('Shop name').fill('Oak & Ember')
      await page.getByLabel('E-mail').fill('ada@example.com')
      await page.getByText('I have read the terms').click()
      await page.getByRole('button', { name: 'Save changes' }).click()
      const country = page.getByRole('combobox', { name: 'Country' })
      await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox')
      await settled(page)
      assert.equal(await country.getAttribute('aria-expanded'), 'false')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Shift+Tab')
      await page.getByRole('option', { name: 'Greece' }).waitFor()
    }))
})

test('what is wrong where nothing is seen of it is unfolded, or told above', () =>
  inGallery({ part: 'forms' }, async (page) => {
    const form = page.getByRole('form', { name: 'Folded' })
    const town = form.getByLabel('Town of the shop')
    await form.getByRole('button', { name: 'Add product' }).press('Enter')
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'town')
    assert.equal(await town.isVisible(), true)
    await page.keyboard.type('Oxted')
    await form.getByRole('button', { name: 'No floor' }).press('Enter')
    await form.getByRole('button', { name: 'Add product' }).press('Enter')
    // Its field was taken away.
    await form.getByRole('alert').getByText('Fill this in.').waitFor()
  }))

test('a field that the keyboard comes to at the edge of the window is seen with its label', () =>
  inGallery({ part: 'fields' }, async (page) => {
    await page.setViewportSize({ width: 640, height: 400 })
    const fields = page.locator('main :is(input, button[aria-haspopup]):enabled')
    let labelled = 0
    for (const field of await fields.all()) {
      const edge = await field.evaluate((element) => {
        const label = element.closest('label') ? null : document.querySelector(`label[for="${element.id}"]`)
        if (!label || label.clientWidth <= 1) return null
        const stops = [
          ...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, [tabindex="0"]'),
        ]
        stops[stops.indexOf(element as HTMLElement) - 1]?.focus()
        // All of it is in view, and nothing of what it is called.
        const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
        window.scrollBy({ top: element.getBoundingClientRect().top - edge - 4, behavior: 'instant' })
        return edge
      })
      if (edge === null) continue
      await page.keyboard.press('Tab')
      const top = await field.evaluate((element, edge) => {
        if (document.activeElement !== element) return null
        const label = document.querySelector(`label[for="${element.id}"]`)
        return label && label.getBoundingClientRect().top - edge
      }, edge)
      if (top === null) continue
      labelled += 1
      assert.ok(top >= 0, `the label of field ${labelled} is ${-top} px above what is in view`)
    }
    assert.ok(labelled > 8, `${labelled} fields`)
  }))

test('what is ticked or switched is seen whole where the keyboard comes to it, on the way back too', () =>
  inGallery({ part: 'fields' }, async (page) => {
    await page.setViewportSize({ width: 640, height: 400 })
    const fields = page.locator('main input:enabled')
    for (const key of ['Tab', 'Shift+Tab']) {
      const seen = new Set<string>()
      const outside: string[] = []
      await (key === 'Tab' ? fields.first() : fields.last()).focus()
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press(key)
        // A list that opens with the focus is there with the next picture.
        await page.evaluate(drawn)
        const at = await page.evaluate(() => {
          const focused = document.activeElement
          if (!focused?.matches('[type=checkbox], [type=radio]')) return null
          const line = focused.closest('label')?.getBoundingClientRect()
          const isWhole = line !== undefined && line.top >= 0 && line.bottom <= innerHeight
          const kind = focused.getAttribute('role') ?? focused.getAttribute('type') ?? ''
          return { kind, isWhole, where: `${kind} at ${line?.top} to ${line?.bottom}` }
        })
        if (at) seen.add(at.kind)
        if (at && !at.isWhole) outside.push(at.where)
      }
      assert.deepEqual([...seen].sort(), ['checkbox', 'radio', 'switch'])
      assert.deepEqual(outside, [], key)
    }
  }))
