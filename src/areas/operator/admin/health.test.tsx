import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import type { OutputOf } from '#kernel/endpoint.ts'
import { ownerWords } from '#platform/testing/words.ts'
import { keyOf } from '#ui/data/data.ts'
import { UiProvider } from '#ui/provider/provider.tsx'
import { readHealth } from '../contract.ts'
import { Screen } from './health.tsx'

const answer: OutputOf<typeof readHealth> = {
  at: '2026-11-20T14:30:00.000Z',
  startedAt: '2026-11-20T08:00:00.000Z',
  database: { kind: 'postgres', version: '18.1', took: 2, bytes: 9_000_000, drift: 0 },
  disk: { free: 9_000_000_000, size: 10_000_000_000 },
  jobs: { waiting: 1, running: 0, failed: 0 },
  mails: { waiting: 0, failed: 0, unknown: 0 },
  isMailConfigured: true,
  isRecordingConfigured: false,
  role: 'all',
  versions: { portico: '1.0.0', node: '26.0.0', zones: '2026b' },
  migrations: { count: 3, last: '0003_a', at: '2026-11-01T08:00:00.000Z' },
  sites: [],
}
const answers = () => Promise.resolve(answer)
const fails = () => Promise.reject(new TypeError('Failed to fetch'))

/** The screen after its figures were read so, one reading after the other. */
async function drawn(...readings: readonly (typeof answers | typeof fails)[]): Promise<string> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } })
  for (const queryFn of readings) await client.prefetchQuery({ queryKey: keyOf(readHealth, {}), queryFn })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <UiProvider locale="en-US" words={ownerWords('en-US')}>
        <Screen />
      </UiProvider>
    </QueryClientProvider>,
  )
}

test('what could not be read again says since when, and no longer that all is well', async () => {
  const now = await drawn(answers)
  assert.match(now, /Well/)
  assert.doesNotMatch(now, /could not be read/)

  const then = await drawn(answers, fails)
  assert.match(then, /role="alert".*could not be read since Nov 20, 2026, 2:30.*Try again/)
  assert.doesNotMatch(then, /Well|Needs a look/)
  assert.match(then, /PostgreSQL 18.1/, 'the figures of then stay')

  assert.doesNotMatch(await drawn(answers, fails, answers), /could not be read/)
  assert.match(await drawn(fails), /could not be loaded/)
})
