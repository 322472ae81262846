import { findSitesByIds } from '#areas/sites/index.ts'
import { ID_PATTERN } from '#kernel/ids.ts'
import type { KeptFiles } from '#platform/storage/kept-files.ts'
import { keysInUse } from './retention.store.ts'

const KEY = new RegExp(`^(?<siteId>${ID_PATTERN})/forms/${ID_PATTERN}$`)

const siteIn = (key: string): string | undefined => KEY.exec(key)?.groups?.['siteId']

/** Files that came with messages. Those of a site that is not there are left to who removes, or is making, the site. */
export const messageFiles: KeptFiles = {
  name: 'forms.files',
  isOne: (key) => siteIn(key) !== undefined,
  async findKept(ctx, keys) {
    const siteIds = [...new Set(keys.flatMap((key) => siteIn(key) ?? []))]
    const sites = await findSitesByIds(ctx.db, siteIds)
    const used = new Set(await keysInUse(ctx, keys))
    return keys.filter((key) => used.has(key) || !sites.has(siteIn(key) ?? ''))
  },
}
