import type { Ctx } from '../ctx.ts'

/** Files of one kind that an area keeps in the store: which they are, and which of them its rows speak of. */
export interface KeptFiles {
  /** `area.things`, for the log. */
  readonly name: string
  /** Whether a key is one of these, told by its form alone. */
  isOne(key: string): boolean
  /**
   * Of some keys, those that must stay: a row speaks of them, or may yet come to. What is not named is removed for
   * good, so whoever cannot tell names it. In a platform transaction.
   */
  findKept(ctx: Ctx, keys: readonly string[]): Promise<Iterable<string>>
}
