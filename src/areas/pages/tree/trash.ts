import { DAY } from '#kernel/clock.ts'

/** How long the trash keeps things (product book, "A published lifecycle"). */
export const TRASH_DAYS = 30

/** When something thrown away at a moment will be gone for good. */
export function goneAt(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + TRASH_DAYS * DAY)
}
