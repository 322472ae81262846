import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Outside } from '#platform/http/route.ts'
import { createTurns } from '#platform/rate-limit/turns.ts'
import type { lookHeadings as lookHeadingsEndpoint } from '../contract.ts'
import { lookHeadings } from './look-headings.ts'

/** One look of a site at a time, in each process, and three in line: it may read hundreds of documents. */
const turns = createTurns({ most: 1, waiting: 3 })

/**
 * {@link lookHeadings} when it is the site's turn.
 *
 * @throws Refusal 429 when too many wait for theirs
 */
export function lookHeadingsInTurn(
  outside: Outside,
  { siteId }: InputOf<typeof lookHeadingsEndpoint>,
): Promise<OutputOf<typeof lookHeadingsEndpoint>> {
  return turns.take(siteId, outside.signal, () => outside.transaction(lookHeadings))
}
