import { useState, useSyncExternalStore } from 'react'
import { type AnyRouter, useMatch, useRouter } from '@tanstack/react-router'
import type { Asked } from '#ui/list-view/list-address.ts'
import type { ListAddress } from '#ui/list-view/use-list-view.ts'

const withoutEnd = (path: string): string => path.replace(/(?<=.)\/+$/, '')

/** The address of the window while it is the one of a screen, and the last that was while the screen is being left. */
function lastAt(history: AnyRouter['history'], path: string): () => AnyRouter['history']['location'] {
  let last = history.location
  return () => {
    if (withoutEnd(history.location.pathname) === path) last = history.location
    return last
  }
}

/** The router, the path of the screen and the address of the window there. */
function useHere() {
  const router: AnyRouter = useRouter()
  const { history } = router
  const path = withoutEnd(useMatch({ strict: false, select: ({ pathname }) => pathname }))
  const [at, setAt] = useState(() => ({ path, read: lastAt(history, path) }))
  // The same screen of another site.
  if (at.path !== path) setAt({ path, read: lastAt(history, path) })
  const { search, state } = useSyncExternalStore(history.subscribe, at.read)
  const asked: Asked = router.options.parseSearch(search)
  return { router, path, asked, state }
}

/**
 * The address of the screen, for a list on it. It is read from the history of the window, which knows a change at once:
 * a field that is typed in cannot wait until the router has come to rest.
 */
export function useListAddress(): ListAddress {
  const { router, path, asked, state } = useHere()
  return {
    asked,
    remembered: rememberedIn(state),
    write(shown, remembered, isStep) {
      // What was typed last is not written into the address of the screen that somebody went on to.
      if (withoutEnd(router.history.location.pathname) !== path) return
      const listed: object = { list: remembered }
      void router.navigate({
        to: path,
        search: (before: Asked) => ({ ...before, ...shown }),
        state: (before) => ({ ...before, ...listed }),
        hash: true,
        replace: !isStep,
        resetScroll: false,
      })
    },
  }
}

const rememberedIn = (state: object): Asked =>
  'list' in state && typeof state.list === 'object' && state.list !== null ? { ...state.list } : {}

/**
 * The part of a screen that is shown, where it has several: its address tells which, and the list of another part begins
 * anew.
 *
 * @param ids the parts; the first is shown where the address tells none of them
 * @returns the one that is shown, and what shows another
 */
export function usePart<Id extends string>(ids: readonly [Id, ...Id[]]): [Id, (id: string) => void] {
  const { router, path, asked } = useHere()
  const part = ids.find((id) => id === asked['part']) ?? ids[0]
  const show = (id: string): void => {
    if (id === part) return
    void router.navigate({ to: path, search: id === ids[0] ? {} : { part: id }, resetScroll: false })
  }
  return [part, show]
}
