import { accountsScreens } from '#areas/accounts/admin/index.tsx'
import { assetsScreens } from '#areas/assets/admin/index.tsx'
import { billingScreens } from '#areas/billing/admin/index.tsx'
import { contactsScreens } from '#areas/contacts/admin/index.tsx'
import { formsScreens } from '#areas/forms/admin/index.tsx'
import { operatorScreens } from '#areas/operator/admin/index.tsx'
import { pagesScreens } from '#areas/pages/admin/index.tsx'
import { entryValues, sitesScreens } from '#areas/sites/admin/index.tsx'
import { transferScreens } from '#areas/transfer/admin/index.tsx'
import type { OwnerPart } from '#kernel/messages/message.ts'
import { compose } from '#kernel/point.ts'
import type { AreaScreens, Screen } from '#ui/screen/screen.ts'

/** What the owner's app is made of, in the order of the areas. */
const areas: readonly AreaScreens[] = [
  accountsScreens,
  sitesScreens,
  billingScreens,
  assetsScreens,
  pagesScreens,
  contactsScreens,
  formsScreens,
  transferScreens,
  operatorScreens,
]

export const plug = compose(areas.flatMap(({ brings }) => brings))

/** Every screen of the owner's app, in the order of the areas. */
export const screens: readonly Screen[] = areas.flatMap((area) => area.screens)

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
    words: [],
    access: { right: null },
  },
  {
    path: '/$nowhere/$',
    load: () => import('./nowhere.tsx'),
    title: 'app.none.title',
    words: [],
    access: 'account',
  },
]

/** What the frame around a screen says: navigation, bars, the site that is not there. */
export const frameWords = ['frame'] as const satisfies readonly OwnerPart[]

/** The parts of the words that must be there before a screen is, and what stands around it. */
export function partsOf(screen: Screen): readonly OwnerPart[] {
  if (screen.access === 'anyone') return screen.words
  // On a timeline stand things of every area, with words of theirs.
  const brought = screen.words.includes('timeline') ? plug.of(entryValues).flatMap(({ words }) => words) : []
  return [...new Set([...frameWords, ...screen.words, ...brought])]
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
