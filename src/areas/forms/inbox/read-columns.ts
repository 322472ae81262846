import { liveEditions } from '#areas/releases/index.ts'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { answeredEditions } from '../builder/edition.store.ts'
import { FORM_KIND } from '../builder/form.ts'
import { type Column, columnsOf } from '../form/columns.ts'

/** The columns of forms, by form: of every edition that was answered, with the names that visitors see today. */
export async function readColumns(
  ctx: Ctx,
  formIds: readonly Id[],
): Promise<ReadonlyMap<Id, readonly Column[]>> {
  const live = await liveEditions(ctx, FORM_KIND, formIds)
  const editions = await answeredEditions(ctx, formIds, [...live.values()])
  return new Map(
    formIds.map((formId) => {
      const own = editions.filter((edition) => edition.formId === formId)
      const today = own.filter(({ id }) => id === live.get(formId))
      const before = own.filter(({ id }) => id !== live.get(formId))
      return [formId, columnsOf([...before, ...today].map(({ definition }) => definition))]
    }),
  )
}
