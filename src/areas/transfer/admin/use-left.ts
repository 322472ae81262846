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
  const [marks, setMarks] = useState<{ first: Mark; last: Mark }>({ first: { done, at }, last: { done, at } })
  if (marks.last.done !== done) {
    const last = { done, at }
    setMarks({ first: marks.last.done < done ? marks.first : last, last })
  }
  const left = timeLeft(marks.first, marks.last, total)
  if (left === null) return (said) => said
  const rough = roughly(left)
  const words =
    rough.unit === 'soon' ? t('transfer.left.soon') : t(`transfer.left.${rough.unit}`, { count: rough.count })
  return (said) => t('transfer.left', { said, left: words })
}
