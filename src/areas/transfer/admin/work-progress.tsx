import type { ReactNode } from 'react'
import { Progress, type ProgressProps } from '#ui/progress/progress.tsx'
import { useLeft } from './use-left.ts'

/**
 * How far work on an archive has come, how much longer it takes, and its way to be called off.
 *
 * @param props.work how much of it is done, `total` 0 while nobody knows
 * @param props.at when that was so, in milliseconds
 * @param props.said what is done of how much, in words
 */
export function WorkProgress({
  work: { done, total },
  at,
  said,
  ...rest
}: Pick<ProgressProps, 'label' | 'help' | 'cancel'> & {
  readonly work: { readonly done: number; readonly total: number }
  readonly at: number
  readonly said: string
}): ReactNode {
  const left = useLeft({ done, total, at })
  const isKnown = total > 0
  return (
    <Progress
      {...rest}
      value={isKnown ? done : null}
      total={Math.max(1, total)}
      said={isKnown ? left(said) : undefined}
    />
  )
}
