import { sql } from 'kysely'
import { liveEditionRows } from '#areas/releases/index.ts'
import type { Id } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import type { FormSettings } from '../builder/form.contract.ts'
import type { Form, LocalId } from '../form/form.ts'

/** A form as it was released, or as it is drafted. */
export interface Edition {
  readonly id: Id
  readonly form: Form
}

/** The state of a form that is posted or rendered. */
export interface StandingForm {
  readonly id: Id
  readonly title: string
  readonly settings: FormSettings
  readonly isTrashed: boolean
  readonly draft: Form
  readonly draftVersion: number
  /** What visitors see; null: nothing of it. */
  readonly live: (Edition & { readonly version: number }) | null
  /** The one that was asked for, where the form has it, and when the next one was made. */
  readonly named: (Edition & { readonly replacedAt: Date | null }) | null
  /** Places that were taken, by option; of the form as a whole under the empty name. */
  readonly taken: ReadonlyMap<LocalId, number>
}

interface Row {
  id: Id
  title: string
  settings: FormSettings
  is_trashed: boolean
  draft: Form
  draft_version: number
  live_id: Id | null
  live_form: Form | null
  live_version: number | null
  named_id: Id | null
  named_form: Form | null
  replaced_at: Date | null
  taken: Record<string, number> | null
}

/**
 * Reads the state of forms in one query; missing forms are left out.
 *
 * @param named the edition that a form was drawn with
 */
export async function readStanding(
  ctx: Ctx,
  ids: readonly Id[],
  named: Id | null = null,
): Promise<ReadonlyMap<Id, StandingForm>> {
  const { rows } = await sql<Row>`
    select forms.id, forms.title, forms.settings, forms.deleted_at is not null as is_trashed,
      forms.definition as draft, forms.version as draft_version,
      shown.id as live_id, shown.definition as live_form, shown.version as live_version,
      asked.id as named_id, asked.definition as named_form,
      (select min(later.created_at) from form_editions as later
        where later.site_id = asked.site_id and later.form_id = asked.form_id and later.version > asked.version
      ) as replaced_at,
      (select jsonb_object_agg(option_id, form_places.taken) from form_places
        where form_places.site_id = forms.site_id and form_places.form_id = forms.id) as taken
    from forms
    left join ${liveEditionRows(ctx, 'form')} as live on live.id = forms.id
    left join form_editions as shown on shown.site_id = forms.site_id and shown.id = live.edition_id
    left join form_editions as asked on asked.site_id = forms.site_id and asked.form_id = forms.id and asked.id = ${named}
    where forms.site_id = ${siteOf(ctx)} and forms.id = any(${[...ids]}::uuid[])`.execute(ctx.db)
  return new Map(rows.map((row) => [row.id, standingOf(row)]))
}

function standingOf(row: Row): StandingForm {
  const { live_id: liveId, live_form: liveForm, named_id: namedId, named_form: namedForm } = row
  return {
    id: row.id,
    title: row.title,
    settings: row.settings,
    isTrashed: row.is_trashed,
    draft: row.draft,
    draftVersion: row.draft_version,
    live: liveId && liveForm ? { id: liveId, form: liveForm, version: row.live_version ?? 0 } : null,
    named: namedId && namedForm ? { id: namedId, form: namedForm, replacedAt: row.replaced_at } : null,
    taken: new Map(Object.entries(row.taken ?? {})),
  }
}
