import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeBlock, drawBlock } from '../testing.ts'
import { markdownBlock } from './block.ts'
import { markdownHeadings } from './draw-markdown.tsx'

describeBlock(markdownBlock)

const drawn = (body: string) => drawBlock(markdownBlock, { body }).html

test('keeps HTML as words', () => {
  const html = drawn('<script>alert(1)</script> <img src=x onerror=alert(1)>')
  assert.doesNotMatch(html, /<script|<img/)
  assert.match(html, /&lt;script&gt;/)
})

test('follows only links that are safe', () => {
  for (const bad of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//elsewhere.example',
    'JaVaScRiPt:x',
    'vbscript:x',
  ]) {
    assert.doesNotMatch(drawn(`[go](${bad})`), /<a /, bad)
  }
  assert.match(
    drawn('[go](https://example.com/a)'),
    /<a href="https:\/\/example\.com\/a" rel="noopener">go<\/a>/,
  )
})

test('shows no picture from elsewhere, only its words', () => {
  const html = drawn('![a bowl](https://tracker.example/x.png)')
  assert.doesNotMatch(html, /tracker/)
  assert.match(html, /a bowl/)
})

test('tells its headings, the first below the page’s own', () => {
  assert.deepEqual(markdownHeadings('# One\n\n### Three *here*'), [
    { level: 2, text: 'One' },
    { level: 3, text: 'Three here' },
  ])
})

test('tables and code that are wider than their place are reached by the keyboard, and named', () => {
  const frame = (name: string) => `role="group" aria-label="${name}" tabindex="0"`
  assert.ok(
    drawn('| a | b |\n|---|--:|\n| 1 | 2 |').includes(
      `<div class="markdown-table" ${frame('Table, scrolls sideways')}><table><thead>`,
    ),
  )
  assert.ok(drawn('```\nlet a\n```').includes(`<pre ${frame('Code')}><code>let a</code></pre>`))
})
