import type { Request } from 'playwright-core'
import { drawn } from '../eventually.ts'
import { PATIENCE_MS } from '../patience.ts'
import type { Person } from './world.ts'

/** What an editor has open for as long as it stands is no answer that is waited for. */
const isStream = (request: Request): boolean => new URL(request.url()).pathname.endsWith('/live')

/** Until a page has what it asked for, and has drawn it: three times in a row nothing is on its way. */
export async function settled({ page, onTheirWay }: Pick<Person, 'page' | 'onTheirWay'>): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  for (let quiet = 0; quiet < 3;) {
    await page.evaluate(drawn)
    const left = [...onTheirWay].filter((request) => !isStream(request))
    quiet = left.length === 0 ? quiet + 1 : 0
    if (Date.now() > end) throw new Error(`Still on their way: ${left.map((one) => one.url()).join(' ')}`)
  }
}
