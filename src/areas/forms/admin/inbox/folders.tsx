import Bookmark from 'lucide-react/icons/bookmark'
import CircleCheck from 'lucide-react/icons/circle-check'
import Hourglass from 'lucide-react/icons/hourglass'
import Inbox from 'lucide-react/icons/inbox'
import MailIcon from 'lucide-react/icons/mail'
import MailOpen from 'lucide-react/icons/mail-open'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import Reply from 'lucide-react/icons/reply'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { Button } from 'react-aria-components/Button'
import { Icon, type IconShape } from '#ui/icon/icon.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Select } from '#ui/select/select.tsx'
import { useWords } from '#ui/words.ts'
import { isAside, submissionStates, type SubmissionState } from '../../contract.ts'
import css from './folders.module.css'

export const folders = ['all', ...submissionStates] as const
export type Folder = (typeof folders)[number]

const icons: Readonly<Record<Folder, IconShape>> = {
  all: Inbox,
  new: MailIcon,
  open: MailOpen,
  answered: Reply,
  done: CircleCheck,
  waiting: Hourglass,
  spam: OctagonAlert,
  trash: Trash2,
}

export interface View {
  readonly id: string
  readonly name: string
  readonly query: Record<string, string>
}

interface FoldersProps {
  counts: Readonly<Partial<Record<SubmissionState, number>>> | null
  shown: Folder
  onShow: (folder: Folder) => void
  views: readonly View[]
  shownView: string | null
  onView: (view: View) => void
  onRemove: ((view: View) => void) | null
}

/** All but spam and trash. */
function countOf(folder: Folder, counts: NonNullable<FoldersProps['counts']>): number {
  if (folder !== 'all') return counts[folder] ?? 0
  return submissionStates
    .filter((state) => !isAside(state))
    .reduce((sum, state) => sum + (counts[state] ?? 0), 0)
}

/** The states of messages and the saved views, with how many lie in each. */
export function Folders({ counts, shown, onShow, views, shownView, onView, onRemove }: FoldersProps) {
  const t = useWords()
  // Only where a form takes one answer a person, messages wait.
  const hasPlace = (folder: Folder) => folder !== 'waiting' || folder === shown || (counts?.waiting ?? 0) > 0
  const isShown = (folder: Folder) => shownView === null && folder === shown
  return (
    <nav className={css.folders} aria-label={t('inbox.folders')}>
      <ul>
        {folders.filter(hasPlace).map((folder) => (
          <li key={folder} data-apart={folder === 'spam' || undefined}>
            <Button
              className={css.folder ?? ''}
              onPress={() => onShow(folder)}
              aria-current={isShown(folder) ? 'true' : undefined}
            >
              <Icon of={icons[folder]} />
              <span className={css.name}>{t(`inbox.state.${folder}`)}</span>
              {counts && <span className={css.count}>{countOf(folder, counts).toLocaleString()}</span>}
            </Button>
          </li>
        ))}
      </ul>
      {views.length > 0 && (
        <>
          <h2 className={css.heading}>{t('inbox.views')}</h2>
          <ul>
            {views.map((view) => (
              <li key={view.id} className={css.view}>
                <Button
                  className={css.folder ?? ''}
                  onPress={() => onView(view)}
                  aria-current={shownView === view.id ? 'true' : undefined}
                >
                  <Icon of={Bookmark} />
                  <span className={css.name}>{view.name}</span>
                </Button>
                {onRemove && (
                  <IconButton
                    size="small"
                    icon={X}
                    name={t('inbox.view_remove', { name: view.name })}
                    onPress={() => onRemove(view)}
                  />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  )
}

/** The same where there is no room beside the list. */
export function FolderSelect({
  counts,
  shown,
  onShow,
  views,
  shownView,
  onView,
}: Omit<FoldersProps, 'onRemove'>) {
  const t = useWords()
  return (
    <Select
      label={t('inbox.folders')}
      isLabelHidden
      isNarrow
      value={shownView === null ? shown : `view ${shownView}`}
      options={[
        ...folders.map((folder) => ({
          value: folder,
          label: counts
            ? t('inbox.folder_counted', { name: t(`inbox.state.${folder}`), count: countOf(folder, counts) })
            : t(`inbox.state.${folder}`),
        })),
        ...views.map((view) => ({ value: `view ${view.id}`, label: view.name })),
      ]}
      onChange={(value) => {
        const view = views.find(({ id }) => value === `view ${id}`)
        if (view) onView(view)
        else onShow(folders.find((folder) => folder === value) ?? 'all')
      }}
    />
  )
}
