import { screens as accounts } from '#areas/accounts/admin/index.tsx'
import { screens as assets } from '#areas/assets/admin/index.tsx'
import { screens as billing } from '#areas/billing/admin/index.tsx'
import { screens as operator } from '#areas/operator/admin/index.tsx'
import { screens as pages } from '#areas/pages/admin/index.tsx'
import { screens as sites } from '#areas/sites/admin/index.tsx'
import { screens as transfer } from '#areas/transfer/admin/index.tsx'
import type { Screen } from '#ui/screen/screen.ts'
import type { WordPart } from './word-parts.ts'

/** Every screen of the owner's app, in the order of the areas. */
export const screens: readonly Screen[] = [
  ...accounts,
  ...sites,
  ...billing,
  ...assets,
  ...pages,
  ...transfer,
  ...operator,
]

/**
 * What stands at every address that leads nowhere: within a site the person keeps its navigation, elsewhere
 * the app's own. Not among the screens, for nobody is led there. The `$` alone would take the address of the
 * site itself as well: the rest it stands for may be empty.
 */
export const nowhere: readonly Screen[] = [
  {
    path: '/sites/$siteId/$nowhere/$',
    load: () => import('./nowhere.tsx'),
    title: 'app.none.title',
    access: { right: null },
  },
  { path: '/$nowhere/$', load: () => import('./nowhere.tsx'), title: 'app.none.title', access: 'account' },
]

/** The words that the screens of an area speak, besides those that are said everywhere. */
const spoken: readonly (readonly [readonly Screen[], readonly WordPart[]])[] = [
  [accounts, ['accounts']],
  // With the words of a list, which come with those of sites.
  [accounts.filter(({ path }) => path === '/account/sessions'), ['accounts', 'sites']],
  [sites, ['sites']],
  [billing, ['sites']],
  [assets, ['pages', 'sites']],
  [pages.filter(({ frame }) => frame !== 'full'), ['pages', 'blocks', 'sites']],
  [pages.filter(({ frame }) => frame === 'full'), ['pages', 'blocks', 'editor']],
  [transfer, ['sites']],
  [operator, ['operator', 'sites']],
]
const partsByScreen = new Map(
  spoken.flatMap(([list, parts]) => list.map((screen) => [screen, parts] as const)),
)

/** The parts of the words that must be there before a screen is. */
export function partsOf(screen: Screen): readonly WordPart[] {
  return partsByScreen.get(screen) ?? []
}

/** The screen at an address of the app. */
export function screenAt(path: string): Screen | undefined {
  const parts = path.replace(/(?<=.)\/$/, '').split('/')
  return screens.find((screen) => {
    const names = screen.path.split('/')
    return (
      names.length === parts.length &&
      names.every((name, at) => (name.startsWith('$') ? parts[at] !== 'new' : name === parts[at]))
    )
  })
}
