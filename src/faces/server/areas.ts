import { blocksOf } from '#areas/documents/index.ts'
import { loadViews } from '#document/block-views.ts'
import { type Area, composeAreas } from '#platform/area.ts'
import { accountsArea } from '#areas/accounts/area.ts'
import { assetsArea } from '#areas/assets/area.ts'
import { billingArea } from '#areas/billing/area.ts'
import { contactsArea } from '#areas/contacts/area.ts'
import { documentsArea } from '#areas/documents/area.ts'
import { formsArea } from '#areas/forms/area.ts'
import { operatorArea } from '#areas/operator/area.ts'
import { pagesArea } from '#areas/pages/area.ts'
import { releasesArea } from '#areas/releases/area.ts'
import { sitesArea } from '#areas/sites/area.ts'
import { transferArea } from '#areas/transfer/area.ts'

/** What the server is made of, in the order of architecture.mjs. */
export const areas: readonly Area[] = [
  accountsArea,
  sitesArea,
  billingArea,
  assetsArea,
  documentsArea,
  releasesArea,
  pagesArea,
  contactsArea,
  formsArea,
  transferArea,
  operatorArea,
]

/** What the areas bring to the extension points of each other. */
export const product = composeAreas(areas)

// Pages are drawn in one go: what draws their blocks is here before the first of them.
await loadViews(blocksOf(product))
