import type { Area } from '#platform/area.ts'
import { accountsArea } from '#areas/accounts/area.ts'
import { assetsArea } from '#areas/assets/area.ts'
import { billingArea } from '#areas/billing/area.ts'
import { operatorArea } from '#areas/operator/area.ts'
import { pagesArea } from '#areas/pages/area.ts'
import { sitesArea } from '#areas/sites/area.ts'
import { transferArea } from '#areas/transfer/area.ts'

/** What the server is made of, in the order of architecture.mjs. */
export const areas: readonly Area[] = [
  accountsArea,
  sitesArea,
  billingArea,
  assetsArea,
  pagesArea,
  transferArea,
  operatorArea,
]
