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

/**
 * The address of the screen, for a list on it. It is read from the history of the window, which knows a change at once:
 * a field that is typed in cannot wait until the router has come to rest.
 */
export function useListAddress(): ListAddress {
  const router: AnyRouter = useRouter()
  const { history } = router
  const path = withoutEnd(useMatch({ strict: false, select: ({ pathname }) => pathname }))
  const [at, setAt] = useState(() => ({ path, read: lastAt(history, path) }))
  // The same screen of another site.
  if (at.path !== path) setAt({ path, read: lastAt(history, path) })
  const { search, state } = useSyncExternalStore(history.subscribe, at.read)
  return {
    asked: router.options.parseSearch(search),
    remembered: rememberedIn(state),
    write(shown, remembered, isStep) {
      // What was typed last is not written into the address of the screen that somebody went on to.
      if (withoutEnd(history.location.pathname) !== path) return
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
