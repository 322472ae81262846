import { screens as accounts } from '#areas/accounts/admin/index.tsx'
import { screens as assets } from '#areas/assets/admin/index.tsx'
import { screens as billing } from '#areas/billing/admin/index.tsx'
import { screens as operator } from '#areas/operator/admin/index.tsx'
import { screens as pages } from '#areas/pages/admin/index.tsx'
import { screens as sites } from '#areas/sites/admin/index.tsx'
import type { Screen } from '#ui/screen/screen.ts'

/** Every screen of the owner's app, in the order of the areas. */
export const screens: readonly Screen[] = [
  ...accounts,
  ...sites,
  ...billing,
  ...assets,
  ...pages,
  ...operator,
]
