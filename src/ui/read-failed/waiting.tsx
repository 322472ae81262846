import { Loading, Skeleton } from '../skeleton/skeleton.tsx'
import { ReadFailed } from './read-failed.tsx'

/** What stands where something is read until it is there, or when it cannot be had. */
export function Waiting({
  isFailed,
  onAgain,
  lines = 2,
}: {
  isFailed: boolean
  onAgain: () => void
  lines?: number
}) {
  if (isFailed) return <ReadFailed onAgain={onAgain} />
  return (
    <Loading>
      <Skeleton lines={lines} />
    </Loading>
  )
}
