import { DAY } from '#kernel/clock.ts'
import { type Id, newId } from '#kernel/ids.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import { tables } from '../schema.ts'

/** What was sent of the pages before the last. */
export interface Step {
  readonly entries: ReadonlyMap<string, readonly string[]>
  /** Files that came with them, by field. */
  readonly files: ReadonlyMap<string, readonly Id[]>
}

/** How long it is kept. */
export const STEP_KEPT = DAY

const PURPOSE = 'forms.steps'

/** Keeps what was sent of earlier pages, sealed, as what of it is sensitive is not told apart yet; gives its id. */
export async function keepStep(
  ctx: Ctx,
  { formId, editionId, step, id = newId(ctx.clock.now()) }: KeptStep,
): Promise<Id> {
  const text = JSON.stringify([[...step.entries], [...step.files]])
  const entries = json(secretsOf(ctx.tools.config.secretKey).seal(PURPOSE, id, text))
  const now = new Date(ctx.clock.now())
  await tables(ctx)
    .insertInto('form_steps')
    .values({ site_id: siteOf(ctx), id, form_id: formId, edition_id: editionId, entries, created_at: now })
    .onConflict((conflict) => conflict.columns(['site_id', 'id']).doUpdateSet({ entries, created_at: now }))
    .execute()
  return id
}

interface KeptStep {
  readonly formId: Id
  readonly editionId: Id
  readonly step: Step
  /** Of the one that it goes on with. */
  readonly id?: Id | undefined
}

/** What was sent of earlier pages of a form; undefined once it is a day old. */
export async function readStep(ctx: Ctx, formId: Id, id: Id): Promise<Step | undefined> {
  const row = await tables(ctx)
    .selectFrom('form_steps')
    .select('entries')
    .where('site_id', '=', siteOf(ctx))
    .where('form_id', '=', formId)
    .where('id', '=', id)
    .where('created_at', '>', new Date(ctx.clock.now() - STEP_KEPT))
    .executeTakeFirst()
  if (!row) return undefined
  const text = secretsOf(ctx.tools.config.secretKey).open(PURPOSE, id, String(row.entries))
  const [entries, files] = JSON.parse(text) as [[string, string[]][], [string, Id[]][]]
  return { entries: new Map(entries), files: new Map(files) }
}

/** Forgets what is a day old. Of all sites, or of the context's. */
export async function forgetSteps(ctx: Ctx): Promise<void> {
  await tables(ctx)
    .deleteFrom('form_steps')
    .where('created_at', '<', new Date(ctx.clock.now() - STEP_KEPT))
    .execute()
}
