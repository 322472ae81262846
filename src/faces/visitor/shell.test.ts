import assert from 'node:assert/strict'
import { test } from 'node:test'
import { policyHash, shell } from './shell.ts'

const source = {
  locale: 'en-US',
  dir: 'ltr',
  title: 'Halm',
  description: '',
  canonical: null,
  siteTitle: 'Halm',
  isNoindex: false,
  socialImage: null,
  icon: null,
  statements: [],
  css: '',
  body: '<main>Words</main>',
  preloads: [
    { as: 'image', href: '/media/a' },
    { as: 'font', href: '/fonts/a.woff2' },
  ],
  script: null,
  islands: null,
} as const

test('the first paint waits for the last of the words, and for no font', () => {
  const { html } = shell(source)
  const [head = '', body = ''] = html.split('</head>')
  const expected = /<link rel="expect" href="#([\w-]+)" blocking="render">/.exec(head)?.[1]
  assert.ok(expected)
  assert.ok(head.includes('as="image"') && !head.includes('as="font"'))
  const [words, end, font] = ['</main>', `id="${expected}"`, 'as="font"'].map((text) => body.indexOf(text))
  assert.ok(words !== undefined && end !== undefined && font !== undefined)
  assert.ok(0 < words && words < end && end < font, body)
})

test('a style sheet stays one, whatever the owner wrote into it', () => {
  const css = `a::after{content:"x</style><meta name=evil>"}/*</STYLE >*/`
  const { html, styleHashes } = shell({ ...source, css })
  const [, sheet = ''] = /<style>([^]*?)<\/style/i.exec(html) ?? []
  assert.equal(sheet, `a::after{content:"x<\\/style><meta name=evil>"}/*<\\/STYLE >*/`)
  assert.deepEqual(styleHashes, [policyHash(sheet)])
})
