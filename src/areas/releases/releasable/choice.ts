import type { Id } from '#kernel/ids.ts'

/** The things of a kind that a release takes; null takes all of them, an empty list none. */
export type Chosen = readonly Id[] | null

/** What a release takes, by kind. */
export interface Choice {
  readonly of: Readonly<Record<string, Chosen>>
  /** Whether kinds that are not named go too, with all their things. */
  readonly others: boolean
}

export const EVERYTHING: Choice = { of: {}, others: true }

const NONE: Chosen = []

/** What a choice takes of a kind. */
export function chosenOf({ of, others }: Choice, kind: string): Chosen {
  const named = Object.hasOwn(of, kind) ? of[kind] : undefined
  return named === undefined ? (others ? null : NONE) : named
}

/** Whether a choice takes anything of a kind, or may. */
export function takesOf(choice: Choice, kind: string): boolean {
  return chosenOf(choice, kind)?.length !== 0
}
