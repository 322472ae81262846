import { findSitesByIds } from '#areas/sites/index.ts'
import { ID_PATTERN } from '#kernel/ids.ts'
import type { KeptFiles } from '#platform/storage/kept-files.ts'
import { findExportRows } from './exports/export.store.ts'
import { findImportRows } from './imports/import.store.ts'

const EXPORT = new RegExp(`^(?<siteId>${ID_PATTERN})/exports/(?<id>${ID_PATTERN})[.]zip$`)
const IMPORT = new RegExp(`^(?<id>${ID_PATTERN})/import/archive[.]zip$`)

/** Archives that were asked for. Those of a site that is not there are another Portico's in the same bucket. */
export const exportFiles: KeptFiles = {
  name: 'transfer.exports',
  isOne: (key) => EXPORT.test(key),
  async findKept(ctx, keys) {
    const asked = keys.map((key) => ({ key, ...idsOf(EXPORT, key) }))
    const sites = await findSitesByIds(ctx.db, [...new Set(asked.map(({ siteId }) => siteId))])
    const rows = new Set(
      await findExportRows(
        ctx,
        asked.map(({ id }) => id),
      ),
    )
    return asked.filter(({ siteId, id }) => !sites.has(siteId) || rows.has(id)).map(({ key }) => key)
  },
}

/** Archives that were handed in; without a row none is of use for longer than a day, whoever took it in. */
export const importFiles: KeptFiles = {
  name: 'transfer.imports',
  isOne: (key) => IMPORT.test(key),
  async findKept(ctx, keys) {
    const asked = keys.map((key) => ({ key, ...idsOf(IMPORT, key) }))
    const rows = new Set(
      await findImportRows(
        ctx,
        asked.map(({ id }) => id),
      ),
    )
    return asked.filter(({ id }) => rows.has(id)).map(({ key }) => key)
  },
}

function idsOf(form: RegExp, key: string): { siteId: string; id: string } {
  const { siteId = '', id = '' } = form.exec(key)?.groups ?? {}
  return { siteId, id }
}
