import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { ownerWords } from '#platform/testing/words.ts'
import { keyOf } from '#ui/data/data.ts'
import { UiProvider } from '#ui/provider/provider.tsx'
import { readTimeline } from '../../contract.ts'
import { Latest } from './latest.tsx'

const siteId = '01900000-0000-7000-8000-000000000001'

/** The card, once it was tried to read what happened. */
async function drawn(read?: () => Promise<unknown>): Promise<string> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } })
  const queryKey = keyOf(readTimeline, { siteId, limit: 5 })
  if (read) await client.prefetchQuery({ queryKey, queryFn: read })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <UiProvider locale="en-US" words={ownerWords('en-US')}>
        <Latest siteId={siteId} />
      </UiProvider>
    </QueryClientProvider>,
  )
}

test('what happened last is waited for only until it is there, or could not be read', async () => {
  assert.match(await drawn(), /aria-busy/)
  assert.doesNotMatch(await drawn(() => Promise.resolve({ items: [], next: null })), /aria-busy|loaded/)
  const failed = await drawn(() => Promise.reject(new TypeError('Failed to fetch')))
  assert.match(failed, /could not be loaded.*Try again/)
  assert.doesNotMatch(failed, /aria-busy/)
})

test('a site’s own role is called by its name, also where that is how a standard one is stored', async () => {
  const entry = {
    id: siteId,
    what: 'sites.invited',
    at: '2026-11-28T09:00:00.000Z',
    who: { kind: 'account', name: 'Noor' },
    why: null,
    values: { email: 'mira@example.com', roles: 'billing', ownRoles: '["viewer"]' },
  }
  const said = await drawn(() => Promise.resolve({ items: [entry], next: null }))
  assert.match(said, /mira@example\.com invited as Billing and viewer/)
})
