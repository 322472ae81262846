import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import { type Segment, segments as segmentsShape } from '../contract.ts'
import { type ExperimentTable, tables } from '../schema.ts'
import type { StoredExperiment } from './experiment.ts'

type Stored = Pick<Ctx, 'db'>

function experimentFrom(row: Selectable<ExperimentTable>): StoredExperiment {
  const parsed = segmentsShape.safeParse(row.segments)
  return {
    name: row.name,
    salt: row.salt,
    type: row.type,
    what: row.what,
    stickyBy: row.sticky_by,
    control: row.control,
    segments: parsed.success ? parsed.data : null,
    isActive: row.is_active,
    killedAt: row.killed_at,
    createdAt: row.created_at,
    changedAt: row.changed_at,
  }
}

/** Every experiment, by name. */
export async function readExperiments(ctx: Stored): Promise<StoredExperiment[]> {
  const rows = await tables(ctx).selectFrom('experiments').selectAll().orderBy('name').execute()
  return rows.map(experimentFrom)
}

/** Which of some names belong to an experiment. */
export async function experimentsAmong(ctx: Stored, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const rows = await tables(ctx).selectFrom('experiments').select('name').where('name', 'in', names).execute()
  return rows.map(({ name }) => name)
}

/**
 * SQL of whether a site can have a flag of the namespace `beta`, for a statement of another area: one of them is on for
 * somebody, or the site tries features.
 */
export function mayHaveBetaFlags(siteId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(exists (select from experiments where is_active and name like 'beta.%')
    or exists (select from labs_site_features where site_id = ${siteId}))`
}

/** One experiment; `lock` holds its row until the transaction ends. */
export async function readExperiment(
  ctx: Stored,
  name: string,
  options: { lock?: boolean } = {},
): Promise<StoredExperiment | null> {
  let query = tables(ctx).selectFrom('experiments').selectAll().where('name', '=', name)
  if (options.lock) query = query.forUpdate()
  const row = await query.executeTakeFirst()
  return row ? experimentFrom(row) : null
}

/** @returns whether it was inserted: not when another has the name */
export async function insertExperiment(
  ctx: Stored,
  made: Omit<StoredExperiment, 'isActive' | 'killedAt' | 'changedAt' | 'segments'> & {
    readonly segments: readonly Segment[]
  },
): Promise<boolean> {
  const row = await tables(ctx)
    .insertInto('experiments')
    .values({
      name: made.name,
      salt: made.salt,
      type: made.type,
      what: made.what,
      sticky_by: made.stickyBy,
      control: made.control,
      segments: json(made.segments),
      is_active: false,
      killed_at: null,
      created_at: made.createdAt,
      changed_at: made.createdAt,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst()
  return row !== undefined
}

export async function updateExperiment(
  ctx: Stored,
  name: string,
  change: {
    readonly what?: string
    readonly stickyBy?: 'site' | 'account'
    readonly control?: string
    readonly segments?: readonly Segment[]
    readonly isActive?: boolean
    readonly killedAt?: Date | null
    readonly changedAt: Date
  },
): Promise<void> {
  await tables(ctx)
    .updateTable('experiments')
    .set({
      changed_at: change.changedAt,
      ...(change.what === undefined ? {} : { what: change.what }),
      ...(change.stickyBy === undefined ? {} : { sticky_by: change.stickyBy }),
      ...(change.control === undefined ? {} : { control: change.control }),
      ...(change.segments === undefined ? {} : { segments: json(change.segments) }),
      ...(change.isActive === undefined ? {} : { is_active: change.isActive }),
      ...(change.killedAt === undefined ? {} : { killed_at: change.killedAt }),
    })
    .where('name', '=', name)
    .execute()
}

export async function deleteExperiment(ctx: Stored, name: string): Promise<void> {
  await tables(ctx).deleteFrom('experiments').where('name', '=', name).execute()
}

/** Somebody who was shown a variant. */
export interface Exposure {
  readonly experiment: string
  readonly subjectKind: 'site' | 'account'
  readonly subjectId: Id
  readonly variant: string
  readonly segment: string
  readonly firstAt: Date
}

/** Writes an exposure down once: the first of a subject and a variant stands. Says whether this was it. */
export async function insertExposure(ctx: Stored, exposure: Exposure): Promise<boolean> {
  const row = await tables(ctx)
    .insertInto('experiment_exposures')
    .values({
      experiment: exposure.experiment,
      subject_kind: exposure.subjectKind,
      subject_id: exposure.subjectId,
      variant: exposure.variant,
      segment: exposure.segment,
      first_at: exposure.firstAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('experiment')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes away what a subject was exposed to. */
export async function deleteExposures(
  ctx: Stored,
  { subjectKind, subjectId }: Pick<Exposure, 'subjectKind' | 'subjectId'>,
): Promise<void> {
  await tables(ctx)
    .deleteFrom('experiment_exposures')
    .where('subject_kind', '=', subjectKind)
    .where('subject_id', '=', subjectId)
    .execute()
}

/** The exposures that are counted: all but those of some sites. */
const countedBut = (sites: readonly Id[]) =>
  sql<boolean>`not (subject_kind = 'site' and subject_id = any(${[...sites]}::uuid[]))`

/** How many subjects were exposed to each experiment, some sites left out. */
export async function countExposed(
  ctx: Stored,
  uncounted: readonly Id[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ experiment: string; subjects: number }>`
    select experiment, count(distinct (subject_kind, subject_id)) as subjects
    from experiment_exposures where ${countedBut(uncounted)} group by experiment`.execute(ctx.db)
  return new Map(rows.map((row) => [row.experiment, row.subjects]))
}

/** How many saw each variant of an experiment, by segment; some sites left out. */
export async function countVariants(
  ctx: Stored,
  name: string,
  uncounted: readonly Id[],
): Promise<{ segment: string; variant: string; subjects: number }[]> {
  return tables(ctx)
    .selectFrom('experiment_exposures')
    .select((row) => ['segment', 'variant', row.fn.countAll<number>().as('subjects')] as const)
    .where('experiment', '=', name)
    .where(countedBut(uncounted))
    .groupBy(['segment', 'variant'])
    .orderBy('segment')
    .orderBy('variant')
    .execute()
}

/** The exposures of an experiment, the latest first, after a place in that order. */
export async function readExposures(
  ctx: Stored,
  name: string,
  limit: number,
  after: { readonly at: Date; readonly subjectId: Id; readonly variant: string } | null,
): Promise<Exposure[]> {
  let query = tables(ctx)
    .selectFrom('experiment_exposures')
    .selectAll()
    .where('experiment', '=', name)
    .orderBy('first_at', 'desc')
    .orderBy('subject_id', 'desc')
    .orderBy('variant', 'desc')
    .limit(limit)
  if (after) {
    query = query.where(
      sql<boolean>`(first_at, subject_id, variant) < (${after.at}::timestamptz, ${after.subjectId}::uuid, ${after.variant})`,
    )
  }
  const rows = await query.execute()
  return rows.map((row) => ({
    experiment: row.experiment,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    variant: row.variant,
    segment: row.segment,
    firstAt: row.first_at,
  }))
}
