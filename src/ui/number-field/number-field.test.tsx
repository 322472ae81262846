import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { NumberField } from './number-field.tsx'

test('a number is written as the language writes it; null is empty', () => {
  const german = renderToStaticMarkup(
    <I18nProvider locale="de-DE">
      <NumberField label="Preis" value={1234.5} formatOptions={{ minimumFractionDigits: 2 }} />
    </I18nProvider>,
  )
  assert.match(german, /value="1\.234,50"/)
  assert.match(renderToStaticMarkup(<NumberField label="Price" value={null} />), /value=""/)
})
