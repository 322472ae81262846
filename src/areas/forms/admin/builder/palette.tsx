import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { Icon } from '#ui/icon/icon.tsx'
import { useWords } from '#ui/words.ts'
import type { ItemKind } from '../../form/form.ts'
import { DRAGGED_KIND } from './canvas.tsx'
import { iconOf, paletteGroups } from './item-kinds.ts'
import css from './palette.module.css'

/** Every kind of field: a press or Enter adds it after what is chosen, and it can be dragged to its place. */
export function Palette({ onAdd }: { onAdd: (kind: ItemKind) => void }) {
  const t = useWords()
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({
        [DRAGGED_KIND]: String(key),
        'text/plain': t(`form_builder.kind.${String(key) as ItemKind}`),
      })),
    getAllowedDropOperations: () => ['copy'],
  })
  return (
    <ListBox
      aria-label={t('form_builder.palette')}
      className={css.palette ?? ''}
      dragAndDropHooks={dragAndDropHooks}
      onAction={(key) => onAdd(String(key) as ItemKind)}
    >
      {paletteGroups.map(({ id, kinds }) => (
        <ListBoxSection key={id} className={css.group ?? ''}>
          <Header className={css.heading ?? ''}>{t(`form_builder.group.${id}`)}</Header>
          {kinds.map((kind) => (
            <ListBoxItem
              key={kind}
              id={kind}
              textValue={t(`form_builder.kind.${kind}`)}
              className={css.kind ?? ''}
            >
              <Icon of={iconOf[kind]} className={css.icon ?? ''} />
              {t(`form_builder.kind.${kind}`)}
            </ListBoxItem>
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  )
}
