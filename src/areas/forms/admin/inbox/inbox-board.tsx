import InboxIcon from 'lucide-react/icons/inbox'
import SearchX from 'lucide-react/icons/search-x'
import type { ReactNode } from 'react'
import { useSite } from '#areas/sites/admin/index.tsx'
import { Button } from '#ui/button/button.tsx'
import { useChange, useRead } from '#ui/data/data.ts'
import { Confirm } from '#ui/dialog/confirm.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { useWords } from '#ui/words.ts'
import { countSubmissions, deleteView, listViews } from '../../contract.ts'
import { BulkBar } from './bulk-bar.tsx'
import { folders, Folders, FolderSelect, type Folder, type View } from './folders.tsx'
import css from './inbox.module.css'
import { isShownView, savedQuery, viewOf } from './inbox-view.ts'
import { MessageList } from './message-list.tsx'
import { MessagePane } from './message-pane.tsx'
import type { InboxState } from './use-inbox.ts'
import { usePeople } from './use-people.ts'
import { useReading } from './use-reading.ts'
import { useRoom } from './use-room.ts'
import type { Sorting } from './use-sorting.ts'

/** States, list and message, as many of them beside each other as there is room for. */
export function InboxBoard({
  inbox,
  sorting,
  filters,
  onKeys,
}: {
  inbox: InboxState
  sorting: Sorting
  filters: (tags: readonly string[]) => ReactNode
  onKeys: () => void
}) {
  const t = useWords()
  const site = useSite()
  const { query, shown, show } = inbox
  const room = useRoom()
  const reading = useReading(inbox, sorting, onKeys)
  const counts = useRead(countSubmissions, {
    siteId: site.id,
    ...(query.formId === undefined ? {} : { formId: query.formId }),
  })
  const folder: Folder = folders.find((one) => one === query.state) ?? 'all'
  const places = useFolders(inbox, sorting, folder)
  const tags = counts.data?.tags ?? []
  const isListShown = room !== 'one' || shown === null
  const folding = { counts: counts.data?.counts ?? null, ...places }
  return (
    <div className={css.inbox} data-room={room}>
      {room === 'three' && <Folders {...folding} />}
      {isListShown && (
        <Listed
          inbox={inbox}
          sorting={sorting}
          reading={reading}
          folding={room === 'three' ? null : folding}
          folder={folder}
          tags={tags}
          filters={filters}
        />
      )}
      {shown !== null ? (
        <MessagePane
          key={shown}
          id={shown}
          sorting={sorting}
          tags={tags}
          isReplying={reading.isReplying}
          onReply={reading.setReplying}
          onOpened={reading.open}
          onShow={show}
          onBack={room === 'one' ? () => show(null) : null}
          {...reading.acts}
        />
      ) : (
        room !== 'one' && (
          <div className={css.none}>
            <p>{t('inbox.none_shown')}</p>
          </div>
        )
      )}
      {reading.deleting !== null && (
        <Confirm
          title={t('inbox.delete_title', { count: reading.deleting.length })}
          action={t('inbox.delete')}
          onConfirm={reading.deleteForGood}
          onClose={() => reading.askToDelete(null)}
        >
          <p>{t('inbox.delete_text')}</p>
        </Confirm>
      )}
    </div>
  )
}

/** The states and the saved views, and what shows each. */
function useFolders({ list, show }: InboxState, sorting: Sorting, folder: Folder) {
  const site = useSite()
  const views = useRead(listViews, { siteId: site.id })
  const remove = useChange(deleteView, { refreshes: [listViews] })
  const now = savedQuery(list.view.filters, list.view.search)
  const known = views.data?.views ?? []
  return {
    shown: folder,
    views: known,
    shownView: known.find(({ query }) => isShownView(query, now))?.id ?? null,
    onShow: (next: Folder) => {
      const { state: _, ...others } = list.view.filters
      list.change({ filters: next === 'all' ? others : { ...others, state: [next] } })
      show(null)
    },
    onView: ({ query }: View) => list.change(viewOf(query)),
    onRemove: sorting.reachesAll ? ({ id }: View) => remove.mutate({ siteId: site.id, viewId: id }) : null,
  }
}

/** The search, what narrows the list, what is done with many, and the list. */
function Listed({
  inbox: { list, messages, shown, show },
  sorting,
  reading,
  folding,
  folder,
  tags,
  filters,
}: {
  inbox: InboxState
  sorting: Sorting
  reading: ReturnType<typeof useReading>
  /** The states, where they have no room of their own. */
  folding: Parameters<typeof FolderSelect>[0] | null
  folder: Folder
  tags: readonly string[]
  filters: (tags: readonly string[]) => ReactNode
}) {
  const t = useWords()
  const { nameOf } = usePeople()
  return (
    <div className={css.listed}>
      <div className={css.bar}>
        {folding && <FolderSelect {...folding} />}
        <SearchField
          label={t('inbox.search')}
          value={list.view.search}
          onChange={(search) => list.change({ search })}
        />
        {filters(tags)}
      </div>
      {reading.selected.size > 0 && (
        <BulkBar
          rows={(messages.items ?? []).filter(({ id }) => reading.selected.has(id))}
          folder={folder}
          tags={tags}
          sorting={sorting}
          onClear={() => reading.select(new Set())}
          onDelete={reading.askToDelete}
        />
      )}
      <MessageList
        rows={messages.items}
        shown={shown}
        opened={reading.opened}
        onShow={show}
        selected={reading.selected}
        onSelect={sorting.canManage ? reading.select : null}
        nameOf={nameOf}
        isStale={messages.isChanging}
        error={messages.isError && messages.items === null && <ReadFailed onAgain={messages.again} />}
        empty={
          <EmptyState
            size="small"
            icon={list.isNarrowed ? SearchX : InboxIcon}
            level={2}
            title={t(list.isNarrowed ? 'inbox.no_match' : 'inbox.nothing')}
            action={list.isNarrowed && <Button onPress={list.clear}>{t('list.clear')}</Button>}
          />
        }
        footer={<LoadMore {...messages.more} />}
      />
    </div>
  )
}
