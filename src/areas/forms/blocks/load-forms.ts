import type { BlockLoader, AskedBlock } from '#areas/pages/index.ts'
import { storable } from '#document/json.ts'
import { isId } from '#kernel/ids.ts'
import { formKey } from '../builder/form.ts'
import type { ShownForm } from '../form/drawn.ts'
import type { Form } from '../form/form.ts'
import { fullOptions, availabilityAt } from '../submissions/availability.ts'
import { readStanding, type StandingForm } from '../submissions/availability.store.ts'

const formOf = ({ props }: AskedBlock): string => String(props['form'] ?? '')

/** What is drawn of a form; null where visitors see nothing of it. */
function shownOf(standing: StandingForm, isDraft: boolean, now: number): ShownForm | null {
  const { id, live, draft, draftVersion, taken, isTrashed } = standing
  const edition = isDraft && live?.version !== draftVersion ? { id: 'draft', form: draft } : live
  if (!edition) return null
  const { form } = edition
  return {
    id,
    form,
    edition: edition.id,
    standing: isTrashed ? 'gone' : availabilityAt(form, taken, now),
    full: fullOptions(form, taken),
  }
}

/** The forms of a page: as they were released, on the canvas and in previews as they are drafted. */
export const formLoader: BlockLoader = {
  name: 'forms.forms',
  async load(ctx, { blocks, isDraft }) {
    const ids = [...new Set(blocks.map(formOf).filter(isId))]
    const standing = await readStanding(ctx, ids)
    const now = ctx.clock.now()
    const data = blocks.flatMap((block) => {
      const found = standing.get(formOf(block))
      const shown = found ? shownOf(found, isDraft, now) : null
      return shown ? [[block.id, storable(shown)] as const] : []
    })
    return { data: new Map(data), keys: ids.map(formKey) }
  },
  ofTemplate(blocks, { forms = [] }) {
    const data = blocks.flatMap((block) => {
      const form = forms.find(({ id }) => id === formOf(block))
      if (!form) return []
      const [id, definition] = [String(form['id']), form['definition'] as Form]
      const shown: ShownForm = { id, form: definition, edition: 'draft', standing: 'open', full: [] }
      return [[block.id, storable(shown)] as const]
    })
    return new Map(data)
  },
}
