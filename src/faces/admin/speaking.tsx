import { createContext, type ReactNode, use } from 'react'
import type { LearnWords } from './person-words.ts'
import type { WordPart } from './word-parts.ts'

/** How words are learnt; given by the app. */
export const LearnContext = createContext<LearnWords>(() => Promise.resolve())

/** Shows what is inside once the words that it speaks are there; until then the nearest `Suspense` stands in. */
export function Speaking({ parts, children }: { parts: readonly WordPart[]; children: ReactNode }) {
  use(use(LearnContext)(parts))
  return children
}
