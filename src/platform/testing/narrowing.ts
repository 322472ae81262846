import { type Kysely, sql, type Transaction } from 'kysely'
import { WORKING } from '../db/working-roles.ts'

/** What a schema is to the programs that work on it. */
export interface Shape {
  /** What they may use: gone, it fails those that do. */
  readonly offers: ReadonlySet<string>
  /** What they are held to, each with the offer it is part of: new, it fails those that use that and do not know. */
  readonly asks: ReadonlyMap<string, string>
}

/** Reads the shape of everything that migrations lay; the queue's own schema is its library's. */
export async function readShape(root: Kysely<unknown> | Transaction<unknown>): Promise<Shape> {
  const { rows } = await sql<{ kind: 'offer' | 'ask'; of: string; what: string }>`
    with ours as (select oid, case nspname when 'public' then '' else nspname || '.' end as prefix
        from pg_namespace where nspname in ('public', 'portico')),
      roles as (select oid, rolname from pg_roles where rolname = any(${[...WORKING]}::text[])),
      relations as (
        select pg_class.oid, relkind, relacl, relrowsecurity, relforcerowsecurity, prefix || relname as name
        from pg_class join ours on ours.oid = relnamespace
        where relkind in ('r', 'p', 'v', 'm', 'S')
          and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
      ),
      columns as (
        select name, attname, attnotnull, attacl, format_type(atttypid, atttypmod) as type,
          attnotnull and not atthasdef and attidentity = '' as must
        from pg_attribute join relations on relations.oid = attrelid
        where relkind <> 'S' and attnum > 0 and not attisdropped
      ),
      functions as (
        select pg_proc.oid, prefix || proname as name,
          format('%s(%s)', prefix || proname, pg_get_function_identity_arguments(pg_proc.oid)) as called,
          coalesce(pg_get_function_result(pg_proc.oid), 'nothing') as result
        from pg_proc join ours on ours.oid = pronamespace
        where not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
      ),
      keys as (
        select name, regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', '') as def
        from pg_index join relations on relations.oid = indrelid where indisunique
      )
    select 'offer' as kind, '' as of, 'relation ' || name as what from relations
    union all select 'offer', '', format('column %s.%s %s', name, attname, type) from columns
    union all select 'ask', format('column %s.%s %s', name, attname, type), format('%s.%s is never null', name, attname)
      from columns where attnotnull
    union all select 'ask', 'relation ' || name, format('%s.%s has to be given', name, attname) from columns where must
    union all select 'offer', '', format('key of %s: %s', name, def) from keys
    union all select 'ask', 'relation ' || name, format('key of %s: %s', name, def) from keys
    union all select 'ask', 'relation ' || name, format('%s holds to %s', name, pg_get_constraintdef(con.oid))
      from pg_constraint con join relations on relations.oid = conrelid where contype in ('c', 'f', 'x')
    union all select 'ask', 'relation ' || target.name, format('rows of %s are held by %s', target.name, source.name)
      from pg_constraint con join relations source on source.oid = conrelid
      join relations target on target.oid = confrelid
      where contype = 'f' and confdeltype in ('a', 'r') and conrelid <> confrelid
    union all select 'ask', 'relation ' || name, format('trigger of %s: %s', name, pg_get_triggerdef(pg_trigger.oid))
      from pg_trigger join relations on relations.oid = tgrelid where not tgisinternal
    union all select 'ask', 'relation ' || name, 'row security of ' || name from relations where relrowsecurity
    union all select 'ask', 'relation ' || name, 'forced row security of ' || name from relations where relforcerowsecurity
    union all select case when polpermissive then 'offer' else 'ask' end, 'relation ' || name,
        format('policy of %s for %s to %s: %s, %s', name, polcmd, polroles::regrole[],
          coalesce(pg_get_expr(polqual, polrelid), ''), coalesce(pg_get_expr(polwithcheck, polrelid), ''))
      from pg_policy join relations on relations.oid = polrelid
    union all select 'offer', '', format('%s may %s %s', rolname, lower(privilege_type), name)
      from relations, aclexplode(relacl) join roles on roles.oid = grantee
    union all select 'offer', '', format('%s may %s %s.%s', rolname, lower(privilege_type), name, attname)
      from columns, aclexplode(attacl) join roles on roles.oid = grantee
    union all select 'offer', '', format('function %s giving %s', called, result) from functions
    union all select 'offer', '', format('%s may execute %s', rolname, called)
      from functions, roles where has_function_privilege(roles.oid, functions.oid, 'execute')
    union all select 'offer', '', format('value %s of %s', enumlabel, typname)
      from pg_enum join pg_type on pg_type.oid = enumtypid`.execute(root)
  return {
    offers: new Set(rows.filter(({ kind }) => kind === 'offer').map(({ what }) => what)),
    asks: new Map(rows.filter(({ kind }) => kind === 'ask').map(({ what, of }) => [what, of])),
  }
}

/**
 * What a program that knows the first shape could fail on in the second: what is gone, and what is asked anew of
 * what it knows. Names only: whether it does without is for whoever looks into it to say.
 */
export function narrowingsOf(known: Shape, now: Shape): string[] {
  const gone = [...known.offers].filter((what) => !now.offers.has(what)).map((what) => `gone: ${what}`)
  const asked = [...now.asks]
    .filter(([what, of]) => !known.asks.has(what) && known.offers.has(of))
    .map(([what]) => `new: ${what}`)
  return [...gone, ...asked].toSorted()
}
