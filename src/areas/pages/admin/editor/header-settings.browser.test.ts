import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { builtPage } from '../../../../../tests/built-page.ts'
import { eventually } from '../../../../../tests/eventually.ts'
import { sharedBrowser } from '../../../../../tests/shared-browser.ts'

// The header's settings by themselves, with a picture that is chosen at length and somebody who changes the header meanwhile.

const main = `
import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { defaultStyles } from '#document/styles.ts'
import { translator } from '#kernel/messages/message.ts'
import ofDocument from '#document/words/owner/en-US.po'
import ofEditor from '#editor/words/owner/en-US.po'
import ofPages from '#areas/pages/words/owner/en-US.po'
import ofSites from '#areas/sites/words/owner/en-US.po'
import ofUi from '#ui/words/owner/en-US.po'
import { UiProvider } from '#ui/provider/provider.tsx'
import { HeaderSettings } from ${JSON.stringify(join(import.meta.dirname, 'header-settings.tsx'))}
const words = translator('en-US', [ofDocument, ofEditor, ofPages, ofSites, ofUi])
globalThis.sent = []
function Site() {
  const [header, setHeader] = useState(defaultStyles.header)
  globalThis.theirs = (part) => setHeader({ ...header, ...part })
  return createElement(HeaderSettings, {
    header,
    pages: [],
    assets: { chooseImage: () => new Promise((resolve) => (globalThis.choose = resolve)) },
    context: { image: () => undefined },
    saving: 'idle',
    onChange: (next) => globalThis.sent.push(next),
    onClose: () => {},
  })
}
createRoot(document.querySelector('#at')).render(
  createElement(UiProvider, { locale: 'en-US', words }, createElement(Site)),
)
`

/** What the page offers to be turned. */
interface Turned {
  theirs(part: object): void
  choose?(image: object): void
  readonly sent: readonly { readonly logo?: object; readonly sticky: string }[]
}

const built = builtPage('header-settings', main)

test('a logo that is chosen leaves what somebody else changed meanwhile', async () => {
  const tab = await (await sharedBrowser()).newPage()
  await tab.goto((await built()).address)
  await tab.getByRole('button', { name: 'Choose a logo' }).click()
  await tab.evaluate(() => (globalThis as unknown as Turned).theirs({ sticky: 'always' }))
  await tab.getByRole('button', { name: 'Stays at the top' }).waitFor()
  await tab.evaluate(() => (globalThis as unknown as Turned).choose?.({ asset: 'a', alt: '' }))
  await eventually(async () =>
    assert.deepEqual(
      await tab.evaluate(() =>
        (globalThis as unknown as Turned).sent.map(({ logo, sticky: stays }) => ({ logo, sticky: stays })),
      ),
      [{ logo: { asset: 'a', alt: '' }, sticky: 'always' }],
    ),
  )
  await tab.close()
})
