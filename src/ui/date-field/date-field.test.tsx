import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { TimeField } from '../time-field/time-field.tsx'
import { DateField } from './date-field.tsx'

const partsOf = (html: string) =>
  [...html.matchAll(/data-type="(day|month|year|hour|minute|dayPeriod)"/g)].map((match) => match[1])

test('the parts stand in the order of the language', () => {
  const inLocale = (locale: string) =>
    partsOf(
      renderToStaticMarkup(
        <I18nProvider locale={locale}>
          <DateField label="Day" value="2026-11-24" onChange={() => {}} />
        </I18nProvider>,
      ),
    )
  assert.deepEqual(inLocale('en-US'), ['month', 'day', 'year'])
  assert.deepEqual(inLocale('de-DE'), ['day', 'month', 'year'])
  assert.deepEqual(inLocale('ja-JP'), ['year', 'month', 'day'])
})

test('the clock is the language’s, the value is not', () => {
  const german = renderToStaticMarkup(
    <I18nProvider locale="de-DE">
      <TimeField label="Um" value="14:30" onChange={() => {}} />
    </I18nProvider>,
  )
  assert.deepEqual(partsOf(german), ['hour', 'minute'])
})
