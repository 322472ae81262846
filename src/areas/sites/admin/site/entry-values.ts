import { use } from 'react'
import type { OwnerPart } from '#kernel/messages/message.ts'
import { point } from '#kernel/point.ts'
import { PlugContext } from '#ui/plug/plug.tsx'
import type { Words } from '#ui/words.ts'

/** How an area names the values of its timeline entries, where they are not said as they are kept. */
export interface EntryValues {
  /** The entries, by their `what`. */
  readonly of: readonly string[]
  readonly name: (t: Words, value: string) => string
  /** The parts of the words that it speaks, which come with every screen that shows a timeline. */
  readonly words: readonly OwnerPart[]
}

/** The areas above bring the names of values of their own entries. */
export const entryValues = point<EntryValues>('sites.entry-values')

/** What areas bring to name the values of entries. */
export function useEntryValues(): readonly EntryValues[] {
  return use(PlugContext).of(entryValues)
}
