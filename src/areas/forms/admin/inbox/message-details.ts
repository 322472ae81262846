import type { OutputOf } from '#kernel/endpoint.ts'
import type { getSubmission } from '../../contract.ts'

/** A message with all that stands beside it. */
export type Got = OutputOf<typeof getSubmission>
