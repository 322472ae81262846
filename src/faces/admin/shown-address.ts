import { type AnyRoute, type AnyRouter, createRouteMask, type RouteMask } from '@tanstack/react-router'
import { keepLinkToken } from '#areas/accounts/admin/index.tsx'

/** Where an address may say where somebody is headed, which may be an invitation. */
const doors = ['/sign-in', '/sign-up'] as const

const isSecret = (next: unknown): boolean => typeof next === 'string' && /^\/invitations\/|#/.test(next)

function searchShown({ next, ...search }: Record<string, unknown>): Record<string, unknown> {
  return next === undefined || isSecret(next) ? search : { ...search, next }
}

/**
 * How addresses are shown that open something to whoever has them: without what opens it. The whole address stays
 * in the history of the window, so that going back and loading anew lead where they led; what reads the address of
 * a page, such as the recording of a session (contract §7), the history of the browser or a picture of the screen,
 * gets nothing that could be used.
 */
export function shownAddresses(routeTree: AnyRoute): RouteMask<AnyRoute>[] {
  const shown = (from: string, to = from) =>
    createRouteMask({ routeTree, from, to, search: searchShown } as Parameters<typeof createRouteMask>[0])
  return [shown('/invitations/$token', '/invitations'), ...doors.map((door) => shown(door))]
}

/** Shows the address that a window was opened at as it is to be shown: before anything reads it. */
export function showFirstAddress(router: AnyRouter): void {
  const { pathname, publicHref, hash, maskedLocation } = router.latestLocation
  if (maskedLocation) return
  const here = { to: pathname, search: true, params: true, replace: true } as const
  const kept = keepLinkToken(pathname, hash)
  if (kept) {
    void router.navigate({ ...here, state: (state) => Object.assign({ ...state }, kept) })
    return
  }
  const shown = router.buildLocation({ ...here, hash: true }).maskedLocation
  // The state has to be another one: to where it is already, a router does not go.
  if (shown && shown.publicHref !== publicHref)
    void router.navigate({
      ...here,
      hash: true,
      state: (state) => Object.assign({ ...state }, { isShownShort: true }),
    })
}
