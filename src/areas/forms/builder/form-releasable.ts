import type { Chosen, PendingThing, Releasable, Taken } from '#areas/releases/index.ts'
import { liveEditions } from '#areas/releases/index.ts'
import type { Id } from '#kernel/ids.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { formFaults, type FormFault } from '../form/form-faults.ts'
import { makeEditions, readOpenings } from './edition.store.ts'
import { openOrClose } from './open-or-close.job.ts'
import { FORM_KIND } from './form.ts'
import { everyForm, holdForms, type ListedForm, readForm } from './form.store.ts'

interface ChangedForm extends ListedForm {
  readonly change: PendingThing['change']
}

/** Forms that differ from what visitors see, and how. */
async function changedForms(ctx: Ctx): Promise<ChangedForm[]> {
  const [forms, live] = [await everyForm(ctx), await liveEditions(ctx, FORM_KIND)]
  const openings = await readOpenings(ctx, [...live.values()])
  return forms.flatMap((form): ChangedForm[] => {
    const editionId = live.get(form.id)
    const shown = editionId === undefined ? undefined : openings.get(editionId)
    if (form.deletedAt !== null) return shown ? [{ ...form, change: 'deleted' }] : []
    if (shown?.version === form.version) return []
    return [{ ...form, change: shown ? 'changed' : 'new' }]
  })
}

const isChosen = (chosen: Chosen) => (form: ListedForm) => chosen === null || chosen.includes(form.id)

/** Faults that keep from visitors what they are asked; of the others a rule has no effect, and the form works. */
const stopping: ReadonlySet<FormFault['kind']> = new Set([
  'loop',
  'ring',
  'unreachable',
  'never-shown',
  'anonymous',
])

/** Has pages drawn anew when the forms of these editions open and close. */
async function queueTurns(ctx: Ctx, editions: ReadonlyMap<Id, Id>): Promise<void> {
  const openings = await readOpenings(ctx, [...editions.values()])
  for (const [formId, editionId] of editions) {
    const { opensAt, closesAt } = openings.get(editionId)?.opening ?? {}
    for (const moment of [opensAt, closesAt])
      if (moment !== undefined && Date.parse(moment) > ctx.clock.now())
        await queueJob(ctx, openOrClose, { formId }, { at: new Date(moment) })
  }
}

/** Forms go live with a release. */
export const formReleasable: Releasable = {
  kind: FORM_KIND,
  carried: { things: 'forms', editions: 'form_editions', by: 'form_id' },
  pending: async (ctx) =>
    (await changedForms(ctx)).map(({ id, title, change, updatedAt, updatedBy }) => ({
      id,
      title,
      change,
      updatedAt,
      updatedBy,
    })),
  hold: holdForms,
  async check(ctx, chosen): Promise<Refusal | null> {
    for (const form of (await changedForms(ctx)).filter(isChosen(chosen))) {
      if (form.change === 'deleted') continue
      const stored = await readForm(ctx, form.id)
      const fault = stored && formFaults(stored.definition).find(({ kind }) => stopping.has(kind))
      if (fault)
        return refuse('conflict', 'forms.faulty', { values: { form: form.title, fault: fault.kind } })
    }
    return null
  },
  async take(ctx, chosen): Promise<readonly Taken[]> {
    const changed = (await changedForms(ctx)).filter(isChosen(chosen))
    const kept = changed.filter(({ change }) => change !== 'deleted').map(({ id }) => id)
    const editions = await makeEditions(ctx, kept)
    await queueTurns(ctx, editions)
    return changed.map(({ id }) => ({ id, editionId: editions.get(id) ?? null }))
  },
}
