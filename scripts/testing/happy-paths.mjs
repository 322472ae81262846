/**
 * One file of tests of each area that takes the way most people take. They are run on the embedded database besides,
 * where the others run on PostgreSQL.
 */
export const happyPaths = {
  accounts: 'src/areas/accounts/account/sign-up.db.test.ts',
  sites: 'src/areas/sites/site/create-site.db.test.ts',
  billing: 'src/areas/billing/billing.db.test.ts',
  assets: 'src/areas/assets/delivery/answer-media.db.test.ts',
  documents: 'src/areas/documents/saves/save-patches.db.test.ts',
  // It is tested by what is released: pages.
  releases: 'src/areas/pages/releases/releases.db.test.ts',
  pages: 'src/areas/pages/tree/tree.db.test.ts',
  contacts: 'src/areas/contacts/lists/lists.db.test.ts',
  forms: 'src/areas/forms/inbox/inbox.db.test.ts',
  transfer: 'src/areas/transfer/exports/exports.db.test.ts',
  operator: 'src/areas/operator/operator.routes.db.test.ts',
}
