import { onAccount, provideAccountFlags } from '#areas/accounts/index.ts'
import { provideAuditLog } from '#areas/billing/index.ts'
import { onSite, provideDoors, providePageContextFlags } from '#areas/sites/index.ts'
import { area } from '#platform/area.ts'
import { forgetAccount } from './accounts/forget-account.ts'
import { recordBillingAct } from './acts/record-billing-act.ts'
import { deleteExposures } from './experiments/experiment.store.ts'
import { pageFlags } from './experiments/page-flags.ts'
import { isCircleKeeper } from './labs/circle-keeper.ts'
import { routes } from './operator.routes.ts'

providePageContextFlags(pageFlags)
provideAccountFlags(
  async (db, accountId) => (await pageFlags(db, { siteId: null, accountId })).betaFeatureFlags ?? [],
)
provideAuditLog(recordBillingAct)
provideDoors(async (ctx, siteId) => ((await isCircleKeeper(ctx, siteId)) ? ['labs'] : []))
onAccount('deleted', 'operator', forgetAccount)
onSite('purged', 'operator', (ctx, { siteId }) =>
  deleteExposures(ctx, { subjectKind: 'site', subjectId: siteId }),
)

/** The console of whoever runs the platform, experiments, labs and announcements. */
export const operatorArea = area({ name: 'operator', routes })
