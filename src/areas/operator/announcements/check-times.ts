import { refuse } from '#kernel/refusal.ts'

/** An announcement ends after it begins. @throws Refusal 422 at the end */
export function checkTimes({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }): void {
  if (endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt))
    throw refuse('invalid', 'operator.ends_before', { field: 'endsAt' })
}
