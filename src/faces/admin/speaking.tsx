import { type ReactNode, use } from 'react'
import type { OwnerPart } from '#kernel/messages/message.ts'
import { LearnWordsContext } from '#ui/words.ts'

/** Shows what is inside once the words that it speaks are there; until then the nearest `Suspense` stands in. */
export function Speaking({ parts, children }: { parts: readonly OwnerPart[]; children: ReactNode }) {
  use(use(LearnWordsContext)(parts))
  return children
}
