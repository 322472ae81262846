import { useState } from 'react'
import { useWords } from '#ui/words.ts'
import { type Mark, roughly, timeLeft } from './time-left.ts'

/**
 * Says how far work has come, and once that can be told how much longer it takes.
 *
 * @param work.done of `total`; what has gone back began anew
 * @param work.at when that was so, in milliseconds
 */
export function useLeft({ done, total, at }: Mark & { readonly total: number }): (said: string) => string {
  const t = useWords()
  // Its pace counts from when it was first seen to move: before, it may have waited for its turn.
  const [seen, setSeen] = useState<{ first: Mark | null; done: number }>({ first: null, done })
  if (seen.done !== done) setSeen({ first: seen.done < done && seen.first ? seen.first : { done, at }, done })
  const left = seen.first && done < total ? timeLeft(seen.first, { done, at }, total) : null
  if (left === null) return (said) => said
  const rough = roughly(left)
  const words =
    rough.unit === 'soon' ? t('transfer.left.soon') : t(`transfer.left.${rough.unit}`, { count: rough.count })
  return (said) => t('transfer.left', { said, left: words })
}
