import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { LoadMore } from './load-more.tsx'

test('it says how many, offers more while there are, and is gone when nothing is to be said', () => {
  assert.match(
    renderToStaticMarkup(<LoadMore shown={50} total={60} hasMore onMore={() => {}} />),
    /50 of 60.*Show more/,
  )
  assert.doesNotMatch(
    renderToStaticMarkup(<LoadMore shown={60} total={60} hasMore={false} onMore={() => {}} />),
    /<button/,
  )
  assert.equal(
    renderToStaticMarkup(<LoadMore shown={3} total={null} hasMore={false} onMore={() => {}} />),
    '',
  )
})

test('where more could not be read it says so, at once, and offers it again', () => {
  const one = <LoadMore shown={50} total={null} hasMore isFailed onMore={() => {}} />
  assert.match(renderToStaticMarkup(one), /role="alert"[^>]*>This could not be loaded<.*Show more/)
  const sound = <LoadMore shown={50} total={null} hasMore isFailed={false} onMore={() => {}} />
  assert.doesNotMatch(renderToStaticMarkup(sound), /alert/)
})
