import { documentEndpoints } from '#areas/documents/contract.ts'
import { permissions } from '#areas/sites/contract.ts'

/** The calls about the drafts of pages. A page's document has the id of the page. */
export const pageDrafts = documentEndpoints({
  name: 'pages',
  path: '/api/sites/:siteId/pages/:documentId',
  edit: permissions.pagesEdit,
})
