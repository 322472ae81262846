import type { Reachable } from '#areas/sites/index.ts'
import { everyForm } from '../builder/form.store.ts'
import { formsOfSubmissions } from './submission.store.ts'

/** Forms, which roles can limit the rights on forms and messages to. */
export const reachableForms: Reachable = {
  kind: 'form',
  async list(ctx) {
    const forms = (await everyForm(ctx)).map(({ id, title }) => ({ id, name: title }))
    return forms.toSorted((one, other) => one.name.localeCompare(other.name, ctx.locale))
  },
  parts: { submission: formsOfSubmissions },
}
