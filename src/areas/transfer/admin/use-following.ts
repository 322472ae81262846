import { useState } from 'react'
import { problemIn } from '#kernel/api-client/api-error.ts'
import type { CallOf, Endpoint, OutputOf } from '#kernel/endpoint.ts'
import { SECOND } from '#kernel/clock.ts'
import { useRead } from '#ui/data/data.ts'

/** Whether what was asked for is not there, or no longer. */
export const isGone = (error: unknown): boolean => problemIn(error)?.code === 'not_found'

/** Reads how work stands, every second as long as it goes on: not of what is no longer there. */
export function useFollowing<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  isGoingOn: (output: OutputOf<E>) => boolean,
): ReturnType<typeof useRead<E>> {
  const [isMoving, setMoving] = useState(true)
  const read = useRead(endpoint, input, isMoving ? { every: SECOND } : {})
  const goesOn = read.data !== undefined && !isGone(read.error) && isGoingOn(read.data)
  // What is not known yet is asked once, what failed when the person says so.
  if (goesOn !== isMoving && (read.data !== undefined || read.isError)) setMoving(goesOn)
  return read
}
