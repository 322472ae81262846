import { useRouterState } from '@tanstack/react-router'
import { safeNext } from './safe-next.ts'

const KEY = 'portico.next'

/** Where the person was headed when they were asked to come in: `?next=` of the address, `/` without one. */
export function useWantedPath(): string {
  const next = useRouterState({ select: (state) => (state.location.search as { next?: unknown }).next })
  return safeNext(next, location.origin)
}

/** An address of a door that leads on to `next`. */
export const withNext = (door: string, next: string): string =>
  next === '/' ? door : `${door}?next=${encodeURIComponent(next)}`

/** Whether an address leads on: where to may open something, such as an invitation, and is for no recording. */
export const leadsOn = (address: string): boolean => address.includes('?next=')

/** The secret of the invitation that an address leads on to; undefined where it is none. */
export const invitationIn = (next: string): string | undefined =>
  /^\/invitations\/([\w-]{43})$/.exec(next)?.[1]

/** Keeps where the person was headed over the way through their mail, in this browser. */
export function keepWantedPath(next: string): void {
  try {
    localStorage.setItem(KEY, next)
  } catch {
    // Storage is refused: they will land at the start.
  }
}

/** What was kept, once. */
export function takeWantedPath(): string {
  try {
    const next = localStorage.getItem(KEY)
    localStorage.removeItem(KEY)
    return safeNext(next, location.origin)
  } catch {
    return '/'
  }
}
