import { createContext, use } from 'react'
import { compose, type Composed, type Question } from '#kernel/point.ts'

/** What the areas of the app bring to each other's extension points, composed once as the app starts. */
export const PlugContext = createContext<Composed>(compose([]))

/** The answer to a question that an area above answers. */
export function useAnswer<T>(to: Question<T>): T {
  return use(PlugContext).of(to)
}
