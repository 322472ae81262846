import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { builtPage } from '../../../../../tests/built-page.ts'
import { sharedBrowser } from '../../../../../tests/shared-browser.ts'

// The builder by keyboard alone: adding, moving, naming, taking out and taking back.

const main = `
import { useReducer } from 'react'
import { createRoot } from 'react-dom/client'
import { translator } from '#kernel/messages/message.ts'
import ofForms from '#areas/forms/words/owner/en-US.po'
import ofUi from '#ui/words/owner/en-US.po'
import { UiProvider } from '#ui/provider/provider.tsx'
import { BuildPart } from ${JSON.stringify(join(import.meta.dirname, 'build-part.tsx'))}
import { begun, gone, undone } from ${JSON.stringify(join(import.meta.dirname, 'history.ts'))}
const item = (id, label) => ({ id, kind: 'text', label })
const form = { version: 1, items: [item('first1', 'Alpha'), item('second', 'Beta')], rules: [], endings: [{ id: 'ending', kind: 'words', words: 'Thanks' }] }
const none = new Map()
const nothing = new Set()
function Builder() {
  const [history, tell] = useReducer((now, act) => act(now), form, begun)
  globalThis.labels = history.now.items.map(({ label }) => label)
  return (
    <>
      <BuildPart
        form={history.now}
        edit={(edit, mark) => tell((now) => gone(now, edit(now.now), mark ?? null))}
        faults={none}
        invalid={nothing}
        isReadOnly={false}
      />
      <button onClick={() => tell(undone)}>Back</button>
    </>
  )
}
createRoot(document.querySelector('#at')).render(
  <UiProvider locale="en-US" words={translator('en-US', [ofForms, ofUi])}><Builder /></UiProvider>,
)
`

const built = builtPage('form-builder', main)

test('a form is built by keyboard alone', async () => {
  const page = await (await sharedBrowser()).newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto((await built()).address)
  const labels = () => page.evaluate(() => (globalThis as unknown as { labels: string[] }).labels)
  const until = (wanted: readonly string[]) =>
    page.waitForFunction(
      (text) => JSON.stringify((globalThis as unknown as { labels: string[] }).labels) === text,
      JSON.stringify(wanted),
    )

  // Beta is chosen, and moved above Alpha.
  await page.getByRole('row', { name: /^Beta/ }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Alt+ArrowUp')
  await until(['Beta', 'Alpha'])

  // An email field is added after what is chosen, from the palette.
  await page.getByRole('option', { name: 'Email' }).focus()
  await page.keyboard.press('Enter')
  await until(['Beta', 'Email', 'Alpha'])

  // It is named in the inspector; Backspace in a field takes out a letter, not the field.
  await page.getByRole('textbox', { name: 'Label' }).focus()
  await page.keyboard.press('End')
  await page.keyboard.type('ss')
  await page.keyboard.press('Backspace')
  await until(['Beta', 'Emails', 'Alpha'])

  // It is taken out, and all of the typing is one step back from there.
  await page
    .getByRole('grid', { name: 'Form', exact: true })
    .getByRole('row', { name: /^Emails/ })
    .focus()
  await page.keyboard.press('Delete')
  await until(['Beta', 'Alpha'])
  await page.getByRole('button', { name: 'Back' }).press('Enter')
  await until(['Beta', 'Emails', 'Alpha'])
  await page.getByRole('button', { name: 'Back' }).press('Enter')
  await until(['Beta', 'Email', 'Alpha'])
  assert.deepEqual(await labels(), ['Beta', 'Email', 'Alpha'])
  await page.close()
})
