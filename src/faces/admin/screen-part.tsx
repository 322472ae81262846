import { type ComponentType, type ReactNode, use } from 'react'
import { NotFetched } from '#ui/late/not-fetched.ts'
import type { Screen } from '#ui/screen/screen.ts'

/** A screen whose code comes when it is first opened. */
export interface ScreenPart {
  (): ReactNode
  /** Fetches it, and what could not be fetched once more; for the router. */
  preload(): Promise<void>
}

/**
 * A screen for the router, fetched when it is opened or about to be. One that could not be fetched is a
 * `NotFetched`, and the person says how to go on. The router's own way would load the whole document anew
 * unasked, and leave who has no line for a moment with the browser's page.
 */
export function screenPart(load: Screen['load']): ScreenPart {
  let found: ComponentType | null = null
  let fault: NotFetched | null = null
  let fetching: Promise<void> | null = null
  const fetched = (): Promise<void> =>
    (fetching ??= load().then(
      ({ Screen }) => void (found = Screen),
      (cause: unknown) => void (fault = new NotFetched(cause)),
    ))
  function Part() {
    if (!found && !fault) use(fetched())
    if (fault) throw fault
    const Found = found
    return Found && <Found />
  }
  const preload = (): Promise<void> => {
    if (fault) [fault, fetching] = [null, null]
    return fetched()
  }
  return Object.assign(Part, { preload })
}
