import { authorsOf } from '#areas/documents/index.ts'
import { pagesNaming } from '#areas/pages/index.ts'
import { liveEditions } from '#areas/releases/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import { countByForm } from '../inbox/count.store.ts'
import { readOpenings, takenPlaces } from './edition.store.ts'
import { FORM_KIND } from './form.ts'
import type { listForms as endpoint } from './form.contract.ts'
import { stateOf } from './form.ts'
import { listStored } from './form.store.ts'

/** The forms of the site by title, or those in its trash. */
export async function listForms(
  ctx: Ctx,
  { search, isTrashed }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const forms = await listStored(ctx, { search, isTrashed })
  const ids = forms.map(({ id }) => id)
  const live = await liveEditions(ctx, FORM_KIND, ids)
  const openings = await readOpenings(ctx, [...live.values()])
  const taken = await takenPlaces(ctx, ids)
  const counts = await countByForm(ctx, ids)
  const pages = await pagesNaming(ctx, ids)
  const authorOf = await authorsOf(
    ctx,
    forms.map(({ updatedBy }) => updatedBy),
  )
  return {
    forms: forms.map(({ id, title, version, updatedAt, updatedBy, deletedAt }) => {
      const edition = openings.get(live.get(id) ?? '')
      const state = stateOf(edition?.opening ?? null, taken.get(id) ?? 0, ctx.clock.now())
      return {
        id,
        title,
        state: deletedAt !== null && state !== 'draft' ? 'closed' : state,
        fresh: counts.get(id)?.fresh ?? 0,
        total: counts.get(id)?.total ?? 0,
        isPending: deletedAt === null ? edition?.version !== version : edition !== undefined,
        places: [...(pages.get(id) ?? [])],
        updatedAt: updatedAt.toISOString(),
        updatedBy: authorOf(updatedBy),
      }
    }),
  }
}
