import type { AnyRoute, AnyRouter, RouteMask } from '@tanstack/react-router'
import { keepLinkToken } from '#areas/accounts/admin/index.tsx'

/** Where a secret may stand in an address, and what is shown in its place; the doors say where somebody is headed. */
const shortened = {
  '/invitations/$token': '/invitations',
  '/form-recipients/$token': '/form-recipients',
  '/sign-in': '/sign-in',
  '/sign-up': '/sign-up',
}

function searchShown({ next, ...search }: Record<string, unknown>): Record<string, unknown> {
  return next === undefined || /^\/invitations\/|#/.test(String(next)) ? search : { ...search, next }
}

/**
 * How addresses are shown that open something to whoever has them: without what opens it. The whole address stays
 * in the history of the window, so that going back and loading anew lead where they led; what reads the address of
 * a page, such as the recording of a session (contract §7), the history of the browser or a picture of the screen,
 * gets nothing that could be used.
 */
export const shownAddresses = (routeTree: AnyRoute): RouteMask<AnyRoute>[] =>
  Object.entries(shortened).map(([from, to]) => ({ routeTree, from, to, search: searchShown }))

/** Shows the address that a window was opened at as it is to be shown: before anything reads it. */
export function showFirstAddress(router: AnyRouter): void {
  const { pathname, publicHref, hash, maskedLocation } = router.latestLocation
  const kept = keepLinkToken(pathname, hash)
  const here = { to: pathname, search: true, params: true, hash: kept ? undefined : true } as const
  const shown = kept ? null : router.buildLocation(here).maskedLocation
  if (kept || (!maskedLocation && shown && shown.publicHref !== publicHref))
    // The state has to be another one: to where it is already, a router does not go.
    void router.navigate({
      ...here,
      replace: true,
      state: (state) => ({ ...state, ...(kept ?? { isShort: true }) }),
    })
}
