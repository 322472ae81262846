import { writeCsv } from '#kernel/csv/csv.ts'
import type { BytesAnswer, Outside } from '#platform/http/route.ts'
import { readRedirects } from './redirect.store.ts'

/** Every redirect of the site as CSV, in the order of their old addresses; `importRedirects` takes it back. */
export async function exportRedirects(outside: Outside): Promise<BytesAnswer> {
  const redirects = await outside.transaction(readRedirects)
  const rows = redirects
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .map(({ from, to, status }) => [from, to, status])
  return {
    type: 'text/csv; charset=utf-8',
    body: writeCsv([['from', 'to', 'status'], ...rows]),
    fileName: 'redirects.csv',
  }
}
