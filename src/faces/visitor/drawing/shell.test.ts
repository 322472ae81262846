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
  social: null,
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
  const html = shell(source).html.join('')
  const [head = '', body = ''] = html.split('</head>')
  const expected = /<link rel="expect" href="#([\w-]+)" blocking="render">/.exec(head)?.[1]
  assert.ok(expected)
  assert.ok(head.includes('as="image"') && !head.includes('as="font"'))
  const [words, end, font] = ['</main>', `id="${expected}"`, 'as="font"'].map((text) => body.indexOf(text))
  assert.ok(words !== undefined && end !== undefined && font !== undefined)
  assert.ok(0 < words && words < end && end < font, body)
})

test('a picture that is first in some windows alone is fetched first in those', () => {
  const media = 'not all and (min-width:48rem)'
  const html = shell({ ...source, preloads: [{ as: 'image', href: '/media/a', media }] }).html.join('')
  assert.ok(html.includes(`href="/media/a" media="${media}" fetchpriority="high">`))
})

test('a style sheet stays one, whatever the owner wrote into it', () => {
  const css = `a::after{content:"x</style><meta name=evil>"}/*</STYLE >*/`
  const { html, styleHashes } = shell({ ...source, css })
  const [, sheet = ''] = /<style>([^]*?)<\/style/i.exec(html.join('')) ?? []
  assert.equal(sheet, `a::after{content:"x<\\/style><meta name=evil>"}/*<\\/STYLE >*/`)
  assert.deepEqual(styleHashes, [policyHash(sheet)])
})

test('where a page is shared its picture is told with its size, its type and its words', () => {
  const picture = { url: 'https://halm.example/media/a.jpg', width: 1200, height: 630, type: 'image/jpeg' }
  const told = (alt: string) =>
    [
      ...shell({ ...source, social: { ...picture, alt } })
        .html.join('')
        .matchAll(/="((?:og:image|twitter)[^"]*)" content="([^"]*)"/g),
    ].map(([, key, content]) => [key, content])
  const alone = [
    ['og:image', picture.url],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ]
  assert.deepEqual(told(''), [...alone, ['twitter:card', 'summary_large_image']])
  assert.deepEqual(told('Bread & “butter”'), [
    ...alone,
    ['og:image:alt', 'Bread &amp; “butter”'],
    ['twitter:card', 'summary_large_image'],
    ['twitter:image:alt', 'Bread &amp; “butter”'],
  ])
  assert.match(shell(source).html.join(''), /name="twitter:card" content="summary"/)
  assert.doesNotMatch(shell(source).html.join(''), /og:image/)
})
