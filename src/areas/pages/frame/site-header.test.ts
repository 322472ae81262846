import type { Lookup } from '#kernel/messages/message.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createElement } from 'react'
import { noMarks, staticMarkup } from '#document/render/static-markup.ts'
import { defaultStyles, type HeaderAction, type SiteStyles } from '#document/styles.ts'
import { SiteHeader } from './site-header.tsx'

const button = (text: string): HeaderAction => ({
  kind: 'button',
  text,
  link: { kind: 'url', url: '/book' },
  style: 'primary',
})

function drawn(header: Partial<SiteStyles['header']>): string {
  const ctx = {
    path: '/',
    words: ((key) => key) as Lookup,
    image: () => undefined,
    link: () => ({ href: '/book', external: false, newTab: false, current: false }),
  }
  const styles = { ...defaultStyles, header: { ...defaultStyles.header, ...header } }
  return staticMarkup(
    createElement(SiteHeader, { title: 'Halm', styles, items: [], ctx, over: null }),
    noMarks(),
  )
}

test('a button whose words were emptied is not drawn: nobody could name it', () => {
  assert.match(drawn({ actions: [button('Reserve')] }), /<a class="button[^>]*>Reserve<\/a>/)
  const beside = drawn({ actions: [button(' '), button('Reserve')] })
  assert.equal(beside.split('class="button').length - 1, 1)
  assert.doesNotMatch(drawn({ actions: [button('')] }), /site-actions/)
})

test('an announcement of spaces is none', () => {
  assert.match(drawn({ announcement: { text: 'Closed today', theme: 'accent' } }), /Closed today/)
  assert.doesNotMatch(drawn({ announcement: { text: '  ', theme: 'accent' } }), /site-announcement/)
})
