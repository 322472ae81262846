import { accountFlags, accountHooks } from '#areas/accounts/index.ts'
import { auditLog } from '#areas/billing/index.ts'
import { carry, pageContextFlags, siteDoors, siteHooks } from '#areas/sites/index.ts'
import { area } from '#platform/area.ts'
import { forgetAccount } from './accounts/forget-account.ts'
import { recordBillingAct } from './acts/record-billing-act.ts'
import { deleteExposures } from './experiments/experiment.store.ts'
import { pageFlags } from './experiments/page-flags.ts'
import { isCircleKeeper } from './labs/circle-keeper.ts'
import { routes } from './operator.routes.ts'

/** The console of whoever runs the platform, experiments, labs and announcements. */
export const operatorArea = area({
  name: 'operator',
  words: new URL('./words/', import.meta.url),
  routes,
  brings: [
    carry.of({
      tables: [],
      otherwise: {
        labs_circle: 'who tries what is new here',
        labs_site_features: 'who tries what is new here',
      },
    }),

    pageContextFlags.of(pageFlags),
    accountFlags.of(
      async (db, accountId) => (await pageFlags(db, { siteId: null, accountId })).betaFeatureFlags ?? [],
    ),
    auditLog.of(recordBillingAct),
    siteDoors.of(async (ctx, siteId) => ((await isCircleKeeper(ctx, siteId)) ? ['labs'] : [])),
    accountHooks.of({ deleted: forgetAccount }),
    siteHooks.of({
      purged: (ctx, { siteId }) => deleteExposures(ctx, { subjectKind: 'site', subjectId: siteId }),
    }),
  ],
})
