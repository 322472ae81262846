import ArrowLeft from 'lucide-react/icons/arrow-left'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Ellipsis from 'lucide-react/icons/ellipsis'
import ExternalLink from 'lucide-react/icons/external-link'
import Files from 'lucide-react/icons/files'
import History from 'lucide-react/icons/history'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Rocket from 'lucide-react/icons/rocket'
import Search from 'lucide-react/icons/search'
import Settings from 'lucide-react/icons/settings'
import Share2 from 'lucide-react/icons/share-2'
import { useNavigate } from '@tanstack/react-router'
import { useSite } from '#areas/sites/admin/index.tsx'
import { permissions } from '#areas/sites/contract.ts'
import { Count } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { useRead } from '#ui/data/data.ts'
import { useHelp } from '#ui/help/help.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { useWords } from '#ui/words.ts'
import { listPending } from '#areas/releases/contract.ts'
import { type PageRow } from '../../contract.ts'
import { isAddressed } from '../../tree/page.ts'
import { previewAddress } from '../previews/preview-address.ts'
import type { EditorWindow } from './editor-window.ts'
import css from './editor-bar.module.css'

/** The way back to all pages, and straight to another one. */
export function EditorStart({ siteId, onOpen }: { siteId: string; onOpen: (window: EditorWindow) => void }) {
  const t = useWords()
  const navigate = useNavigate()
  return (
    <div className={css.start}>
      <IconButton
        icon={ArrowLeft}
        flips
        tip="bottom"
        name={t('pages.editor.back')}
        onPress={() => void navigate({ to: `/sites/${siteId}/pages` })}
      />
      <span className={css.other}>
        <IconButton
          icon={ChevronDown}
          size="small"
          tip="bottom"
          name={t('pages.editor.other')}
          onPress={() => onOpen('other')}
        />
      </span>
    </div>
  )
}

/** What is done with the page as a whole, and the release. */
export function EditorEnd({
  page,
  onOpen,
  onCommands,
}: {
  page: PageRow
  onOpen: (window: EditorWindow) => void
  onCommands: () => void
}) {
  const t = useWords()
  const site = useSite()
  const askForHelp = useHelp()
  const pending = useRead(listPending, { siteId: site.id })
  const waiting = pending.data?.changes.length ?? 0
  const preview = isAddressed(page) ? previewAddress(site.url, site.previewKey, page.path) : null
  return (
    <div className={css.end}>
      <Menu
        label={t('pages.editor.more')}
        placement="bottom end"
        trigger={<IconButton icon={Ellipsis} tip="bottom" name={t('pages.editor.more')} />}
        items={[
          // A narrow bar has no room for their button.
          {
            id: 'commands',
            icon: Search,
            label: t('editor.action.commands'),
            onAction: onCommands,
          },
          {
            id: 'other',
            icon: Files,
            label: t('pages.editor.other'),
            onAction: () => onOpen('other'),
          },
          'line',
          {
            id: 'settings',
            icon: Settings,
            label: t('pages.editor.settings'),
            onAction: () => onOpen('settings'),
          },
          {
            id: 'versions',
            icon: History,
            label: t('pages.versions.open'),
            onAction: () => onOpen('versions'),
          },
          'line',
          preview !== null && {
            id: 'preview',
            icon: ExternalLink,
            label: t('pages.editor.preview'),
            onAction: () => window.open(preview, '_blank', 'noopener'),
          },
          site.can(permissions.pagesEdit) && {
            id: 'share',
            icon: Share2,
            label: t('pages.previews.title'),
            onAction: () => onOpen('previews'),
          },
          askForHelp !== null && 'line',
          askForHelp !== null && {
            id: 'help',
            icon: LifeBuoy,
            label: t('frame.menu.help'),
            onAction: askForHelp,
          },
        ]}
      />
      {site.can(permissions.pagesRelease) && !site.isReadOnly && (
        <Button variant="primary" size="small" className={css.release} onPress={() => onOpen('release')}>
          <span className={css.releaseWords}>
            <Rocket aria-hidden="true" className={css.releaseIcon} />
            <span className={css.releaseLabel}>{t('pages.release.short')}</span>
            {waiting > 0 && (
              <span className={css.count}>
                <Count value={waiting} label={t('pages.release.waiting', { count: waiting })} />
              </span>
            )}
          </span>
        </Button>
      )}
    </div>
  )
}
