import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { useWords } from '#ui/words.ts'
import css from './bulk-bar.module.css'

/** What can be done with the pictures that are selected; stays in view while scrolling. */
export function BulkBar({
  selected,
  onClear,
  onTrash,
}: {
  selected: ReadonlySet<string>
  onClear: () => void
  onTrash: (ids: readonly string[]) => void
}) {
  const t = useWords()
  return (
    <div role="region" aria-label={t('ui.table.bulk')} className={css.place}>
      <span role="status" className={css.said}>
        {selected.size > 0 ? t('ui.table.selected', { count: selected.size }) : ''}
      </span>
      {selected.size > 0 && (
        <div className={css.bar}>
          <span aria-hidden="true" className={css.count}>
            {t('ui.table.selected', { count: selected.size })}
          </span>
          <Button size="small" variant="quiet" icon={Trash2} onPress={() => onTrash([...selected])}>
            {t('assets.trash')}
          </Button>
          <IconButton icon={X} size="small" name={t('ui.table.clear')} onPress={onClear} />
        </div>
      )}
    </div>
  )
}
