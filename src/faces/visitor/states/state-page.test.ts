import type { MessageValues } from '#kernel/messages/message.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultStyles } from '#document/styles.ts'
import { type StatePage, statePage } from './state-page.ts'

const styles = { ...defaultStyles, header: { ...defaultStyles.header, theme: 'ink' as const } }

function drawn(state: StatePage, title = 'Ines & Varga'): string {
  const { html } = statePage(state, {
    site: { title, language: 'en-US' },
    styles,
    words: (key: string, values?: MessageValues) => `${key} ${String(values?.['site'] ?? '')}`,
    signIn: null,
    icon: null,
    script: null,
  })
  return html.join('')
}

test('a page between stands on the ground of the site’s header, as dark as the pages around it', () => {
  const html = drawn({ kind: 'not_found' })
  assert.match(html, /<main class="state t-ink">/)
  assert.match(html, /\.t-ink\{--bg:/)
  assert.match(drawn({ kind: 'parking' }), /<main class="state parked t-shade">/)
})

test('it names the site once: before a heading that does not, as the way home', () => {
  const mark = '<p class="mark"><a href="/">Ines &amp; Varga</a></p>'
  assert.ok(drawn({ kind: 'not_found' }).includes(mark))
  assert.ok(drawn({ kind: 'fault', id: 'abc' }).includes(mark))
  assert.ok(!drawn({ kind: 'coming_soon' }).includes(mark))
  assert.ok(!drawn({ kind: 'parking' }).includes(mark))
})

test('it names the site as its header does', () => {
  const { html } = statePage(
    { kind: 'not_found' },
    {
      site: { title: 'Ines Varga', language: 'en-US' },
      styles: { ...styles, header: { ...styles.header, wordmark: 'I. V.' } },
      words: (key: string, _values?: MessageValues) => key,
      signIn: null,
      icon: null,
      script: null,
    },
  )
  assert.ok(html.join('').includes('<p class="mark"><a href="/">I. V.</a></p>'))
})
