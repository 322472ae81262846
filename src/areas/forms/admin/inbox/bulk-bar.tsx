import Check from 'lucide-react/icons/check'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import Tag from 'lucide-react/icons/tag'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import UserRound from 'lucide-react/icons/user-round'
import X from 'lucide-react/icons/x'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { Popover } from '#ui/popover/popover.tsx'
import { useWords } from '#ui/words.ts'
import type { SubmissionRow } from '../../contract.ts'
import type { Folder } from './folders.tsx'
import css from './inbox.module.css'
import { TagField } from './sorters.tsx'
import { usePeople } from './use-people.ts'
import type { Sorting } from './use-sorting.ts'

interface BulkBarProps {
  rows: readonly SubmissionRow[]
  folder: Folder
  tags: readonly string[]
  sorting: Sorting
  onClear: () => void
  onDelete: (ids: readonly string[]) => void
}

/** What is done with all selected messages at once. */
export function BulkBar({ rows, folder, tags, sorting, onClear, onDelete }: BulkBarProps) {
  const t = useWords()
  const { people } = usePeople()
  const ids = rows.map(({ id }) => id)
  const isAside = folder === 'spam' || folder === 'trash'
  const then = (act: () => void) => () => {
    act()
    onClear()
  }
  return (
    <div role="toolbar" aria-label={t('inbox.bulk')} className={css.bulk}>
      <span>{t('inbox.selected', { count: rows.length })}</span>
      {isAside ? (
        <>
          <IconButton
            size="small"
            icon={Undo2}
            name={t(folder === 'spam' ? 'inbox.not_spam' : 'inbox.restore')}
            onPress={then(() => sorting.restore(rows))}
          />
          <IconButton size="small" icon={Trash2} name={t('inbox.delete')} onPress={() => onDelete(ids)} />
        </>
      ) : (
        <>
          <IconButton
            size="small"
            icon={Check}
            name={t('inbox.done')}
            onPress={then(() => sorting.setState(rows, 'done'))}
          />
          <Popover
            label={t('inbox.tag_add')}
            trigger={<IconButton size="small" icon={Tag} name={t('inbox.tag_add')} />}
          >
            {(close) => (
              <TagField
                tags={tags}
                onAdd={(tag) => {
                  close()
                  sorting.addTag(ids, tag)
                }}
              />
            )}
          </Popover>
          <Menu
            label={t('inbox.assignee')}
            trigger={<IconButton size="small" icon={UserRound} name={t('inbox.assign')} />}
            items={[
              ...people.map(({ id, name }) => ({
                id,
                label: name,
                onAction: () => sorting.assign(ids, id),
              })),
              'line',
              { id: 'nobody', label: t('inbox.nobody'), onAction: () => sorting.assign(ids, null) },
            ]}
          />
          <IconButton
            size="small"
            icon={OctagonAlert}
            name={t('inbox.spam')}
            onPress={then(() => sorting.setState(rows, 'spam'))}
          />
          <IconButton
            size="small"
            icon={Trash2}
            name={t('inbox.trash')}
            onPress={then(() => sorting.setState(rows, 'trash'))}
          />
        </>
      )}
      <IconButton size="small" icon={X} name={t('inbox.select_none')} onPress={onClear} />
    </div>
  )
}
