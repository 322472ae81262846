import type { RefusalCode } from '#kernel/messages/message.ts'
import type { LimitName } from '../contract.ts'

/** How much of something a site may have, and what raises it. */
export interface Limit {
  /** The most there may be; `null`: no limit. Bytes for storage, campaigns in one calendar month (UTC). */
  readonly most: number | null
  /** The plan that says so, by name; `null`: none, it is the platform's own. */
  readonly plan: string | null
  /** The least plan on offer that allows more, by name; `null`: none does. */
  readonly next: string | null
}

export const noLimit: Limit = { most: null, plan: null, next: null }

/** Whether so many are within a limit. */
export function isWithinLimit(limit: Limit, count: number): boolean {
  return limit.most === null || count <= limit.most
}

/** Code of the refusal when a limit is reached. */
export function limitCode(name: LimitName): RefusalCode {
  return `sites.limit_${name}`
}
