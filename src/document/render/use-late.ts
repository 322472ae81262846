import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { onViews } from '../block-views.ts'
import type { BlockRegistry } from '../define-block.ts'
import { atHand, type Late } from '../late.ts'

const nothing = atHand(undefined)

/** A part, which is fetched if it is not here, and drawn in the same place when it has come. */
export function useLate<Part>(of: Late<Part> | undefined): Part | undefined {
  const { now, load, onArrival } = of ?? (nothing as Late<Part | undefined>)
  const part = useSyncExternalStore(onArrival, now, now)
  // With every drawing: what could not be fetched is tried again with a later one.
  useEffect(() => {
    if (now() === undefined) load().catch(() => {})
  })
  return part
}

/** Draws anew with each type of block that can be drawn from now on. Gives how many can. */
export function useViews(registry: BlockRegistry): number {
  const subscribe = useCallback((came: () => void) => onViews(registry, came), [registry])
  const count = () => registry.types.filter((type) => registry.get(type)?.view.now() !== undefined).length
  return useSyncExternalStore(subscribe, count, count)
}
