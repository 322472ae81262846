/** Makers for tests that bill. */
import assert from 'node:assert/strict'
import { changeStatus, findSitesByIds, type Site } from '#areas/sites/index.ts'
import { anAccount, aSite, type TestAccount } from '#areas/sites/testing.ts'
import type { SiteStatus } from '#kernel/states/site-status.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { JobRun } from '#platform/jobs/job.ts'
import { silentLog } from '#platform/log/log.ts'
import { billingArea } from './area.ts'
import type { Plan } from './contract.ts'
import { listPlans } from './console/list-plans.ts'
import { compAllJob } from './console/comp-all.ts'
import { readSettings, writeSettings } from './settings/settings.store.ts'

// Naming the area registers what it does when sites begin.
assert.equal(billingArea.name, 'billing')

/** Whether the instance bills from now on, without what happens to its sites then. */
export async function switchBilling(ctx: Ctx, isOn: boolean): Promise<void> {
  await writeSettings(ctx, { ...(await readSettings(ctx)), isOn })
}

/** One of the plans that a fresh instance has. */
export async function planNamed(ctx: Ctx, name: string): Promise<Plan> {
  const found = (await listPlans(ctx)).plans.find((plan) => plan.name === name)
  assert.ok(found, name)
  return found
}

/** A site that went through these statuses. @param owner of the site; else a new account */
export async function aSiteThrough(
  ctx: Ctx,
  path: readonly SiteStatus[],
  owner?: Pick<TestAccount, 'id'>,
): Promise<string> {
  const siteId = await aSite(ctx, owner ?? (await anAccount(ctx)))
  for (const to of path) await changeStatus(ctx, { siteId, to, why: 'A test' })
  return siteId
}

/** The site of an id, where it is there. */
export async function siteOfId(ctx: Ctx, id: string): Promise<Site | undefined> {
  return (await findSitesByIds(ctx.db, [id])).get(id)
}

/** Runs the job that comps every site that may be. @param by the account in whose name */
export function compAll(
  { tools, transaction }: Pick<JobRun, 'tools' | 'transaction'>,
  by: string | null,
): Promise<void> {
  return compAllJob.run(
    {
      jobId: 'test',
      siteId: null,
      attempt: 1,
      isLastAttempt: false,
      signal: new AbortController().signal,
      log: silentLog(),
      tools,
      transaction,
      finish: async () => {},
    },
    { by },
  )
}
