import type { MessageValues } from '#kernel/messages/message.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultStyles } from '#document/styles.ts'
import { embeddedJson } from '#kernel/page-context.ts'
import { bones } from '../../../tests/hostile/parsed.ts'
import { hostileMarkup, packed } from '../../../tests/hostile/markup.ts'
import { barePage } from './states/bare-page.ts'
import { shell, type ShellSource } from './drawing/shell.ts'
import { type StatePage, statePage } from './states/state-page.ts'

// whatever the texts of a page say, its document has the same elements with the same attributes as with calm
// words, read once and read again. Nothing of a text ever becomes anything but that text.

const CALM = 'calm words'

/** A page whose every text says the same. */
const pageOf = (text: string): string => {
  const source: ShellSource = {
    locale: 'en-US',
    dir: 'ltr',
    title: text,
    description: text,
    canonical: `https://halm.example/${encodeURI(text.toWellFormed())}`,
    siteTitle: text,
    isNoindex: true,
    social: { url: text, width: 1, height: 1, type: text, alt: text },
    icon: text,
    statements: [{ '@type': 'WebSite', name: text, [text]: text }],
    css: `a::after{content:"${text.replaceAll(/["\\\n\r\f]/g, '')}"}`,
    body: '<main></main>',
    preloads: [{ as: 'image', href: text, srcSet: text, sizes: text, media: text }],
    script: `window.Static=${embeddedJson({ text })}`,
    islands: { loader: text, modules: [text] },
  }
  return shell(source).html.join('')
}

const states = (text: string): readonly StatePage[] => [
  { kind: 'coming_soon' },
  { kind: 'expired', isTold: true, contactLine: text },
  { kind: 'not_found' },
  { kind: 'fault', id: text },
  { kind: 'parking' },
  { kind: 'password', of: 'site', back: text, fault: null, minutes: 1 },
  { kind: 'password', of: 'page', back: text, fault: 'wrong', minutes: 1 },
]

/** Every page that stands in the place of another, of a site whose name and words all say the same. */
const between = (text: string): string =>
  states(text)
    .map((state) =>
      statePage(state, {
        site: { title: text, language: 'en-US' },
        styles: { ...defaultStyles, header: { ...defaultStyles.header, wordmark: text } },
        words: (_: string, values?: MessageValues) => `${text} ${Object.values(values ?? {}).join(' ')}`,
        signIn: text,
        icon: text,
        script: `window.Static=${embeddedJson(text)}`,
      }).html.join(''),
    )
    .concat(barePage('not_found', { locale: 'en-US', words: () => text, id: text }))
    .join('\n')

for (const [what, draw, texts] of [
  [
    'the head of a page: titles, descriptions, shared pictures, JSON-LD, Open Graph, styles',
    pageOf,
    hostileMarkup,
  ],
  // Nine whole documents each, so several at a time.
  [
    'the pages between: not there yet, expired, not found, a password',
    between,
    packed(hostileMarkup, 20_000),
  ],
] as const) {
  test(`R-38: hostile markup in ${what}`, () => {
    const calm = bones(draw(CALM))
    assert.ok(calm.every((one) => one.length > 200))
    for (const text of texts) assert.deepEqual(bones(draw(text)), calm, text)
  })
}

test('the bones of a document show a text that became markup', () => {
  const broken = pageOf(CALM).replace(CALM, '</title><img src=x onerror=1>')
  assert.notDeepEqual(bones(broken), bones(pageOf(CALM)))
})
