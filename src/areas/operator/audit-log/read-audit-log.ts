import { findAccountsByIds } from '#areas/accounts/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { placeIn, writeCursor } from '#kernel/shapes.ts'
import { daySpan } from '#kernel/zoned-time.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import { BY_COMMAND, type readAuditLog as endpoint } from '../contract.ts'
import { experimentsAmong } from '../experiments/experiment.store.ts'
import { actOut } from '../acts/act-out.ts'
import { readActors, readActs, type StoredAct } from '../acts/act.store.ts'

/** What operators did, by whom, what it is about and when, with everybody who did something. */
export async function readAuditLog(
  ctx: Ctx,
  { cursor, limit, by, kind, from, to, direction }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const place = placeIn(cursor, ['moment', 'count'])
  const [me] = await findAccountsByIds(ctx, [accountOf(ctx).accountId])
  const zone = me?.timeZone ?? 'UTC'
  const found = await readActs(ctx, {
    limit: limit + 1,
    direction,
    ...(by === undefined ? {} : { operatorId: by === BY_COMMAND ? null : by }),
    ...(kind === undefined ? {} : { kind }),
    ...(from === undefined ? {} : bound('from', daySpan(from, zone).from)),
    ...(to === undefined ? {} : bound('until', daySpan(to, zone).to)),
    ...(place ? { behind: { at: new Date(place[0]), position: place[1] } } : {}),
  })
  const page = found.slice(0, limit)
  const last = found.length > page.length ? page.at(-1) : undefined
  const actors = await readActors(ctx)
  const known = await findAccountsByIds(ctx, [...actors, ...targets(page, 'account')])
  const names = new Map(known.flatMap(({ id, name, isDeleted }) => (isDeleted ? [] : [[id, name] as const])))
  const experiments = await experimentsAmong(ctx, targets(page, 'experiment'))
  return {
    items: page.map((act) => ({
      ...actOut(act, names),
      about: { kind: act.kind, id: act.about, name: nameOf(act, names, experiments) },
    })),
    next: last ? writeCursor([last.at.getTime(), last.position]) : null,
    people: actors
      .map((id) => ({ id, name: names.get(id) ?? '' }))
      .toSorted((one, other) => one.name.localeCompare(other.name, ctx.locale)),
  }
}

/** Where the log begins or ends; beyond the years of four digits, which databases write in ways of their own, nowhere. */
function bound(end: 'from' | 'until', milliseconds: number): { from?: Date; until?: Date } {
  const moment = new Date(milliseconds)
  const year = moment.getUTCFullYear()
  return year < 1 || year > 9999 ? {} : { [end]: moment }
}

/** What acts are about that are about something of a kind. */
const targets = (acts: readonly StoredAct[], kind: StoredAct['kind']): string[] =>
  acts.flatMap((act) => (act.kind === kind ? act.about : []))

function nameOf(
  { kind, about, values }: StoredAct,
  accounts: ReadonlyMap<string, string>,
  experiments: readonly string[],
): string {
  if (kind === 'account') return accounts.get(about) ?? ''
  if (kind === 'experiment') return experiments.includes(about) ? about : ''
  return kind === 'plan' ? String(values['plan'] ?? '') : about
}
