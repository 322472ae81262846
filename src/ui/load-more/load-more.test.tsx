import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { LoadMore, Pagination } from './load-more.tsx'

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

test('there is nothing before the first page or after the last', () => {
  assert.match(
    renderToStaticMarkup(<Pagination page={1} pages={2} onPage={() => {}} />),
    /aria-label="Previous page"[^>]* disabled=""|disabled=""[^>]*aria-label="Previous page"/,
  )
  assert.equal(
    renderToStaticMarkup(<Pagination page={1} pages={1} onPage={() => {}} />).match(/ disabled=""/g)?.length,
    2,
  )
})
