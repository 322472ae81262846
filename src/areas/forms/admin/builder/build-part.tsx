import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { useWords } from '#ui/words.ts'
import { FIELDS_MAX, fieldsOf, isField, type Form, type ItemKind, type LocalId } from '../../form/form.ts'
import css from './build-part.module.css'
import { Canvas } from './canvas.tsx'
import { addedAfter, changedItem, type Edit } from './form-edits.ts'
import { Inspector } from './inspector.tsx'
import { newItem } from './item-kinds.ts'
import { Palette } from './palette.tsx'
import { useIsNarrow } from './use-is-narrow.ts'

interface BuildPartProps {
  form: Form
  edit: (edit: Edit, mark?: string) => void
  faults: ReadonlyMap<LocalId, readonly string[]>
  invalid: ReadonlySet<string>
  isReadOnly: boolean
}

/** Palette, form and inspector beside each other; where there is no room, the first and the last come as drawers. */
export function BuildPart({ form, edit, faults, invalid, isReadOnly }: BuildPartProps) {
  const t = useWords()
  const isNarrow = useIsNarrow()
  const [chosen, setChosen] = useState<LocalId | null>(null)
  const [drawer, setDrawer] = useState<'palette' | 'inspector' | null>(null)
  const item = form.items.find(({ id }) => id === chosen) ?? null
  const add = (kind: ItemKind) => {
    const next = newItem(kind, t)
    // A form with as many fields as there may be takes words and pages all the same.
    if (isField(next) && fieldsOf(form).length >= FIELDS_MAX) return
    edit(addedAfter(next, chosen ?? form.items.at(-1)?.id ?? null))
    setChosen(next.id)
    setDrawer(null)
  }
  const inspector = (
    <Inspector
      item={item}
      change={(next, mark) =>
        edit(
          changedItem(next.id, () => next),
          `${next.id} ${mark}`,
        )
      }
      faults={item ? (faults.get(item.id) ?? []) : []}
      isInvalid={item !== null && invalid.has(item.id)}
      isReadOnly={isReadOnly}
    />
  )
  return (
    <div className={css.build}>
      {!isReadOnly && !isNarrow && (
        <div className={css.palette}>
          <Palette onAdd={add} />
        </div>
      )}
      <div className={css.form}>
        {!isReadOnly && isNarrow && (
          <Button icon={Plus} onPress={() => setDrawer('palette')}>
            {t('form_builder.add')}
          </Button>
        )}
        <Canvas
          form={form}
          edit={edit}
          chosen={chosen}
          onChoose={(id) => {
            setChosen(id)
            if (isNarrow && id !== null) setDrawer('inspector')
          }}
          faults={faults}
          isReadOnly={isReadOnly}
        />
        {!isReadOnly && !isNarrow && <p className={css.keys}>{t('form_builder.keys')}</p>}
      </div>
      {!isNarrow && (
        <aside className={css.inspector} aria-label={t('form_builder.inspector')}>
          {inspector}
        </aside>
      )}
      {isNarrow && drawer !== null && (
        <Drawer
          title={t(drawer === 'palette' ? 'form_builder.add' : 'form_builder.inspector')}
          isOpen
          onOpenChange={(isOpen) => !isOpen && setDrawer(null)}
        >
          {drawer === 'palette' ? <Palette onAdd={add} /> : inspector}
        </Drawer>
      )}
    </div>
  )
}
