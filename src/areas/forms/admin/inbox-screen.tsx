import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import Download from 'lucide-react/icons/download'
import InboxIcon from 'lucide-react/icons/inbox'
import Keyboard from 'lucide-react/icons/keyboard'
import { useState } from 'react'
import { ReadOnlyNote, useSite } from '#areas/sites/admin/index.tsx'
import { useRead } from '#ui/data/data.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { late } from '#ui/late/late.tsx'
import { Page } from '#ui/layout/layout.tsx'
import { ButtonLink } from '#ui/link/link.tsx'
import { HeaderActions } from '#ui/page-header/header-actions.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { useWords } from '#ui/words.ts'
import { listForms } from '../contract.ts'
import { Filters } from './inbox/filters.tsx'
import { InboxBoard } from './inbox/inbox-board.tsx'
import { savedQuery } from './inbox/inbox-view.ts'
import { useInbox } from './inbox/use-inbox.ts'
import { useSorting } from './inbox/use-sorting.ts'

const ExportDialog = late(async () => (await import('./inbox/export-dialog.tsx')).ExportDialog)
const SaveViewDialog = late(async () => (await import('./inbox/save-view-dialog.tsx')).SaveViewDialog)
const KeysDialog = late(async () => (await import('./inbox/keys-dialog.tsx')).KeysDialog)

/** What visitors sent: sorted into states, read beside the list, answered by mail. */
export function Screen() {
  const t = useWords()
  const site = useSite()
  const sorting = useSorting()
  const [shownWindow, setWindow] = useState<'export' | 'view' | 'keys' | null>(null)
  const inbox = useInbox()
  const { list } = inbox
  const forms = useRead(listForms, { siteId: site.id })
  const known = forms.data?.forms ?? []
  const isEmptySite = forms.data?.forms.length === 0
  const close = () => setWindow(null)
  return (
    <Page width="wide">
      <PageHeader
        title={t('frame.nav.inbox')}
        actions={
          <HeaderActions
            more={[
              {
                id: 'keys',
                label: t('inbox.keys'),
                icon: Keyboard,
                isQuiet: true,
                onAction: () => setWindow('keys'),
              },
              sorting.reachesAll &&
                list.isNarrowed && {
                  id: 'view',
                  label: t('inbox.view_save'),
                  icon: BookmarkPlus,
                  isQuiet: true,
                  onAction: () => setWindow('view'),
                },
              sorting.canManage &&
                known.length > 0 && {
                  id: 'export',
                  label: t('inbox.export'),
                  icon: Download,
                  onAction: () => setWindow('export'),
                },
            ]}
          />
        }
      />
      <ReadOnlyNote />
      {isEmptySite && !list.isNarrowed ? (
        <EmptyState
          icon={InboxIcon}
          level={2}
          title={t('inbox.empty')}
          action={<ButtonLink href={`/sites/${site.id}/forms`}>{t('inbox.empty_action')}</ButtonLink>}
        >
          {t('inbox.empty_text')}
        </EmptyState>
      ) : (
        <InboxBoard
          inbox={inbox}
          sorting={sorting}
          filters={(tags) => (
            <Filters list={list} forms={known} tags={tags} typed={inbox.typed} onTyped={inbox.setTyped} />
          )}
          onKeys={() => setWindow('keys')}
        />
      )}
      {shownWindow === 'export' && (
        <ExportDialog
          forms={known}
          formId={list.view.filters['form']?.[0]}
          onClose={close}
          onMissing={close}
        />
      )}
      {shownWindow === 'view' && (
        <SaveViewDialog
          query={savedQuery(list.view.filters, list.view.search)}
          onClose={close}
          onMissing={close}
        />
      )}
      {shownWindow === 'keys' && <KeysDialog onClose={close} onMissing={close} />}
    </Page>
  )
}
