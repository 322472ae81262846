import { findSitesByIds } from '#areas/sites/index.ts'
import { ID_PATTERN } from '#kernel/ids.ts'
import type { KeptFiles } from '#platform/storage/kept-files.ts'
import { findRows } from './asset.store.ts'

const KEY = new RegExp(`^(?<siteId>${ID_PATTERN})/assets/(?<assetId>${ID_PATTERN})/`)

/** The site and the file that a key belongs to. */
function partsOf(key: string): { siteId: string; assetId: string } | null {
  const { siteId, assetId } = KEY.exec(key)?.groups ?? {}
  return siteId === undefined || assetId === undefined ? null : { siteId, assetId }
}

/**
 * Originals and widths of the library. Those of a site that is not there are left alone: they are of one that is
 * being made of an archive, which removes them itself where nothing comes of it, or of another Portico's that
 * keeps its files in the same bucket.
 */
export const libraryFiles: KeptFiles = {
  name: 'assets.library',
  isOne: (key) => partsOf(key) !== null,
  async findKept(ctx, keys) {
    const asked = keys.flatMap((key) => {
      const parts = partsOf(key)
      return parts ? [{ key, ...parts }] : []
    })
    // Sites before rows: a site is made together with the rows of its files.
    const sites = await findSitesByIds(ctx.db, [...new Set(asked.map(({ siteId }) => siteId))])
    const rows = new Set((await findRows(ctx, asked)).map(({ siteId, id }) => `${siteId}/${id}`))
    return asked
      .filter(({ siteId, assetId }) => !sites.has(siteId) || rows.has(`${siteId}/${assetId}`))
      .map(({ key }) => key)
  },
}
