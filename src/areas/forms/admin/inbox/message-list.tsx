import Paperclip from 'lucide-react/icons/paperclip'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { Checkbox, GridList, GridListItem } from 'react-aria-components/GridList'
import { useWhen } from '#areas/accounts/admin/index.tsx'
import { recordingClass } from '#kernel/session-recording.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { CheckboxMark, checkboxClass } from '#ui/checkbox/checkbox.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useWords } from '#ui/words.ts'
import type { SubmissionRow } from '../../contract.ts'
import css from './message-list.module.css'

interface MessageListProps {
  /** null while the first are on their way. */
  rows: readonly SubmissionRow[] | null
  shown: string | null
  /** Messages that were opened since the list was read. */
  opened: ReadonlySet<string>
  onShow: (id: string) => void
  selected: ReadonlySet<string>
  /** Left out: none can be selected. */
  onSelect: ((selected: ReadonlySet<string>) => void) | null
  nameOf: (assignee: string | null) => string | null
  isStale: boolean
  error: ReactNode
  empty: ReactNode
  footer: ReactNode
}

/** Messages below one another, the newest first: who, what about, when. */
export function MessageList({
  rows,
  shown,
  opened,
  onShow,
  selected,
  onSelect,
  nameOf,
  isStale,
  error,
  empty,
  footer,
}: MessageListProps) {
  const t = useWords()
  const when = useWhen()
  if (error) return error
  if (!rows)
    return (
      <Loading>
        <Skeleton lines={12} />
      </Loading>
    )
  if (rows.length === 0) return empty
  return (
    <>
      <GridList
        aria-label={t('inbox.list')}
        items={rows}
        dependencies={[shown, opened, when, onSelect === null]}
        className={classNames(css.list, isStale && css.stale)}
        selectionMode={onSelect ? 'multiple' : 'none'}
        selectionBehavior="toggle"
        selectedKeys={selected}
        onSelectionChange={(keys) =>
          onSelect?.(keys === 'all' ? new Set(rows.map(({ id }) => id)) : new Set([...keys].map(String)))
        }
        onAction={(key) => onShow(String(key))}
      >
        {(row) => {
          const isNew = row.state === 'new' && !opened.has(row.id)
          const sender = row.sender ?? row.email ?? t('inbox.nameless')
          return (
            <GridListItem
              id={row.id}
              textValue={t('inbox.row', {
                state: t(`inbox.state.${isNew ? 'new' : row.state}`),
                sender,
                excerpt: row.excerpt,
              })}
              className={classNames(
                css.row,
                // Its name says who sent it.
                recordingClass.mask,
                row.id === shown && css.shown,
                isNew && css.new,
              )}
            >
              {onSelect && (
                <Checkbox slot="selection" className={classNames(checkboxClass, css.check)}>
                  <CheckboxMark />
                </Checkbox>
              )}
              <span className={css.words}>
                <span className={css.line}>
                  <span className={`${css.sender} ${recordingClass.mask}`}>{sender}</span>
                  <time className={css.when} dateTime={row.sentAt} title={when.at(row.sentAt)}>
                    {when.ago(row.sentAt)}
                  </time>
                </span>
                <span className={`${css.excerpt} ${recordingClass.mask}`}>{row.excerpt}</span>
                <span className={css.notes}>
                  <span className={css.form}>{row.form}</span>
                  {row.hasFiles && <Icon of={Paperclip} size="small" name={t('inbox.has_files')} />}
                  {row.isMailFailed && (
                    <Icon
                      of={TriangleAlert}
                      size="small"
                      name={t('inbox.mail_failed')}
                      className={css.warn ?? ''}
                    />
                  )}
                  {row.isTest && <Badge>{t('inbox.test')}</Badge>}
                  {row.tags.map((tag) => (
                    <Badge key={tag}>{tag}</Badge>
                  ))}
                  {row.assignee !== null && (
                    <span className={`${css.assignee} ${recordingClass.mask}`}>{nameOf(row.assignee)}</span>
                  )}
                </span>
              </span>
            </GridListItem>
          )
        }}
      </GridList>
      {footer}
    </>
  )
}
