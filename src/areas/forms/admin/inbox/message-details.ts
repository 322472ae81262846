import type { OutputOf } from '#kernel/endpoint.ts'
import type { getSubmission } from '../../contract.ts'

/** A message with its notes, replies and files. */
export type Got = OutputOf<typeof getSubmission>
