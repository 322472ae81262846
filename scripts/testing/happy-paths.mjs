/**
 * One file of tests of each area that takes the way most people take. They are run on the embedded database besides,
 * where the others run on PostgreSQL.
 */
export const happyPaths = {
  accounts: 'src/areas/accounts/account/sign-up.test.ts',
  sites: 'src/areas/sites/site/create-site.test.ts',
  billing: 'src/areas/billing/billing.test.ts',
  assets: 'src/areas/assets/delivery/answer-media.test.ts',
  documents: 'src/areas/documents/saves/save-patches.test.ts',
  // It is tested by what is released: pages.
  releases: 'src/areas/pages/releases/releases.test.ts',
  pages: 'src/areas/pages/visitor/live-site.test.ts',
  contacts: 'src/areas/contacts/lists/lists.test.ts',
  forms: 'src/areas/forms/inbox/inbox.test.ts',
  transfer: 'src/areas/transfer/exports/exports.test.ts',
  operator: 'src/areas/operator/operator.routes.test.ts',
}
