import assert from 'node:assert/strict'
import { test } from 'node:test'
import { InfiniteQueryObserver, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { anyone } from '#kernel/permission.ts'
import { keyOf, useRead } from './data.ts'
import { useRows } from './use-parts.ts'

const wares = endpoint({
  name: 'test.wares',
  method: 'GET',
  path: '/api/wares',
  access: anyone,
  input: z.strictObject({ cursor: z.string().optional() }),
  output: z.object({ items: z.array(z.string()), next: z.string().nullable() }),
  summary: 'What is for sale.',
})

const mug = { items: ['mug'], next: null }
const answers = () => Promise.resolve(mug)
const fails = () => Promise.reject(new TypeError('Failed to fetch'))

/** What is drawn after the list was read so, one reading after the other. */
async function drawn(
  of: ReactNode,
  ...readings: readonly (typeof answers | typeof fails)[]
): Promise<string> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } })
  for (const queryFn of readings) {
    await client.prefetchQuery({ queryKey: keyOf(wares, {}), queryFn })
    await client.prefetchInfiniteQuery({ queryKey: [wares.name, 'parts', {}], queryFn, initialPageParam: {} })
  }
  return renderToStaticMarkup(<QueryClientProvider client={client}>{of}</QueryClientProvider>)
}

function Whole() {
  const { data, isError, error } = useRead(wares, {})
  return [isError ? 'nothing could be read' : (data?.items ?? 'not yet'), error?.message]
}

function InParts() {
  const { items, isError } = useRows(wares, {})
  return isError ? 'nothing could be read' : (items ?? 'not yet')
}

test('what was read stays where it cannot be read again, with why not', async () => {
  assert.equal(await drawn(<Whole />), 'not yet')
  assert.equal(await drawn(<Whole />, fails), 'nothing could be readFailed to fetch')
  assert.equal(await drawn(<Whole />, answers), 'mug')
  assert.equal(await drawn(<Whole />, answers, fails), 'mugFailed to fetch')
})

test('the rows of a list in parts stay where they cannot be read again', async () => {
  assert.equal(await drawn(<InParts />), 'not yet')
  assert.equal(await drawn(<InParts />, fails), 'nothing could be read')
  assert.equal(await drawn(<InParts />, answers, fails), 'mug')
})

function MoreOf() {
  const { items, more } = useRows(wares, {})
  return `${items?.join() ?? 'not yet'}${more.isBusy ? ', busy' : ''}${more.isFailed ? ', failed' : ''}`
}

test('a list says that its next part could not be read, until that is asked for again', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnMount: false } } })
  const seen = () =>
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <MoreOf />
      </QueryClientProvider>,
    )
  const parts = [
    () => Promise.resolve({ items: ['mug'], next: 'two' }),
    fails,
    fails,
    () => Promise.resolve({ items: ['cup'], next: null }),
  ]
  const list = new InfiniteQueryObserver(client, {
    queryKey: [wares.name, 'parts', {}],
    queryFn: () => (parts.shift() ?? fails)(),
    initialPageParam: '',
    getNextPageParam: ({ next }: { next: string | null }) => next,
  })
  const end = list.subscribe(() => {})
  try {
    await list.refetch()
    assert.equal(seen(), 'mug')
    await list.fetchNextPage()
    assert.equal(seen(), 'mug, failed')
    const again = list.fetchNextPage()
    assert.equal(seen(), 'mug, busy', 'it is on its way again')
    await again
    assert.equal(seen(), 'mug, failed')
    await list.fetchNextPage()
    assert.equal(seen(), 'mug,cup')
  } finally {
    end()
  }
})
