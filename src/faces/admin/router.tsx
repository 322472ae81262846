import { type AnyRouter, createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router'
import type { Screen } from '#ui/screen/screen.ts'
import { followArrivals } from './arrival.ts'
import { Frame } from './frame.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { screenPart } from './screen-part.tsx'
import { ScreenFault } from './screen-states.tsx'
import { showFirstAddress, shownAddresses } from './shown-address.ts'
import { nowhere, screens } from './screens.ts'

/** The routes of the app, made from the areas' screens; each screen is loaded when it is opened. */
export function makeRouter(): AnyRouter {
  const root = createRootRoute({
    component: Root,
    errorComponent: ScreenFault,
  })
  const routes = [...screens, ...nowhere].map((screen: Screen) => {
    const frame = createRoute({
      getParentRoute: () => root,
      // Without slashes: the id of a frame and of the page inside it would be one for the path `/`.
      id: `frame${screen.path.replaceAll('/', '-')}`,
      component: () => (
        <Frame screen={screen}>
          <Outlet />
        </Frame>
      ),
    })
    const page = createRoute({
      getParentRoute: () => frame,
      path: screen.path,
      component: screenPart(screen.load),
      errorComponent: ScreenFault,
    })
    return frame.addChildren([page])
  })
  const routeTree = root.addChildren(routes)
  const router = createRouter({
    routeTree,
    routeMasks: shownAddresses(routeTree),
    defaultPreload: 'intent',
    scrollRestoration: true,
  })
  showFirstAddress(router)
  followArrivals(router)
  return router
}

function Root() {
  return (
    <>
      <Outlet />
      <LeaveGuard />
    </>
  )
}
