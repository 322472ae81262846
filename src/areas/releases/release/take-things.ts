import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type Choice, chosenOf, takesOf } from '../releasable/choice.ts'
import { type Releasable, releasables, type Taken, type TakenThing } from '../releasable/releasable.ts'
import { REDIRECT, readThingsAt } from '../released/released.store.ts'
import { hasLive } from './release.store.ts'

/** Drafts that are held for a release. */
export interface HeldThings {
  /** Why they may not go live; null: they may. */
  readonly refusal: Refusal | null
  readonly choice: Choice
  readonly held: ReadonlyMap<Releasable, unknown>
}

const kindsOf = ({ kind, kinds = [] }: Releasable): readonly string[] => [kind, ...kinds]

/**
 * Holds the drafts of a choice until the transaction ends. Kinds of which it takes nothing are passed over; not so by
 * the first release of a site, which every kind may have a word in.
 */
export async function holdThings(ctx: Ctx, choice: Choice): Promise<HeldThings> {
  const isFirst = !(await hasLive(ctx))
  const held = new Map<Releasable, unknown>()
  for (const one of ctx.tools.of(releasables)) {
    if (!isFirst && !kindsOf(one).some((kind) => takesOf(choice, kind))) continue
    const chosen = chosenOf(choice, one.kind)
    const its = await one.hold(ctx, chosen, choice)
    held.set(one, its)
    const refusal = (await one.check?.(ctx, chosen, its)) ?? null
    if (refusal) return { refusal, choice, held }
  }
  return { refusal: await samePath(ctx, held), choice, held }
}

/** Why things of two kinds may not go live together: two would have one path. Null: they may. */
async function samePath(ctx: Ctx, held: HeldThings['held']): Promise<Refusal | null> {
  const placed = [...held].flatMap(([one, its]) =>
    (one.places?.(its) ?? []).map((thing) => ({ ...thing, key: `${one.kind}/${thing.id}`, kind: one.kind })),
  )
  const goes = new Set(placed.map(({ key }) => key))
  const paths = placed.flatMap(({ path }) => path ?? [])
  const holders = new Map(
    (await readThingsAt(ctx, paths))
      .filter(({ kind, id }) => kind !== REDIRECT && !goes.has(`${kind}/${id}`))
      .map(({ kind, id, path }) => [path, `${kind}/${id}`]),
  )
  for (const { kind, key, title, path } of placed) {
    if (path === null) continue
    if (holders.has(path)) {
      const field = kind === 'page' ? 'pageIds' : 'also'
      return refuse('invalid', 'pages.release_path_taken', { field, values: { thing: title, path } })
    }
    holders.set(path, key)
  }
  return null
}

const withKind =
  ({ kind }: Releasable) =>
  (taken: Taken): TakenThing => ({ ...taken, kind: taken.kind ?? kind })

/** What a release shows of drafts that are held, where it differs. */
export async function takeThings(ctx: Ctx, { choice, held }: HeldThings): Promise<TakenThing[]> {
  const taken: TakenThing[] = []
  for (const [one, its] of held)
    taken.push(...(await one.take(ctx, chosenOf(choice, one.kind), its)).map(withKind(one)))
  return taken
}

/** What a roll-back shows otherwise than the release of a number that it brings back. */
export async function restoreThings(ctx: Ctx, number: number): Promise<TakenThing[]> {
  const taken: TakenThing[] = []
  for (const one of ctx.tools.of(releasables))
    taken.push(...((await one.restore?.(ctx, number)) ?? []).map(withKind(one)))
  return taken
}
