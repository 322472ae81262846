import type { Id } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { readContributors } from './contributor.store.ts'
import { isOver } from './is-over.ts'
import { peopleByIds } from './people.ts'

/** Who contributes to the context's site now, by name: for who is given work there, by whatever right they may see it. */
export async function colleagues(ctx: Ctx): Promise<readonly { readonly id: Id; readonly name: string }[]> {
  const now = ctx.clock.now()
  const held = (await readContributors(ctx, siteOf(ctx))).filter((one) => !isOver(one, now))
  const people = await peopleByIds(
    ctx,
    held.map(({ accountId }) => accountId),
  )
  return held
    .flatMap(({ accountId: id }) => {
      const name = people.get(id)?.name
      return name === undefined ? [] : [{ id, name }]
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
}
