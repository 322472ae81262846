import { useNavigate } from '@tanstack/react-router'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import CopyPlus from 'lucide-react/icons/copy-plus'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import LogOut from 'lucide-react/icons/log-out'
import Settings from 'lucide-react/icons/settings'
import Trash2 from 'lucide-react/icons/trash-2'
import { useWhen } from '#areas/accounts/admin/index.tsx'
import { siteStatus } from '#kernel/states/site-status.ts'
import { Button } from '#ui/button/button.tsx'
import { LinkCard } from '#ui/card/card.tsx'
import { useChange } from '#ui/data/data.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useList } from '#ui/use-list.ts'
import { useWords } from '#ui/words.ts'
import { getSite, listSites, removeSite, restoreSite, type SiteCard as Card } from '../../contract.ts'
import { HomePicture } from '../site/home-picture.tsx'
import { StatusBadge } from '../site/status-badge.tsx'
import { cardItems } from './card-items.ts'
import css from './dashboard.module.css'

const changed = { refreshes: [listSites, getSite] }

/** Removes a site at once and offers to take it back. */
export function useRemoval(): (site: Pick<Card, 'id' | 'title'>, then?: () => void) => void {
  const t = useWords()
  const remove = useChange(removeSite, changed)
  const restore = useChange(restoreSite, changed)
  return (site, then) =>
    remove.mutate(
      { siteId: site.id },
      {
        onSuccess: () => {
          then?.()
          showToast({
            text: t('sites.removed.toast', { title: site.title }),
            detail: t('sites.removed.detail'),
            undo: () => restore.mutate({ siteId: site.id }),
          })
        },
      },
    )
}

/** What is asked about a site in a dialog before it is done. */
export type CardQuestion = 'duplicate' | 'transfer' | 'leave'

/** A site on the dashboard: how it looks, what it is called, how it stands, what one is on it. */
export function SiteCard({ site, onAsk }: { site: Card; onAsk: (what: CardQuestion) => void }) {
  const t = useWords()
  const list = useList()
  const when = useWhen()
  const navigate = useNavigate()
  const remove = useRemoval()
  const restore = useChange(restoreSite, changed)
  if (site.status === siteStatus.removed) {
    return (
      <article className={css.gone}>
        <div>
          <h3 className={css.goneTitle}>{site.title}</h3>
          <p className={css.address}>
            {site.purgeAt !== null && t('sites.removed.until', { date: when.day(site.purgeAt) })}
          </p>
        </div>
        <Button size="small" isBusy={restore.isPending} onPress={() => restore.mutate({ siteId: site.id })}>
          {t('sites.removed.restore')}
        </Button>
      </article>
    )
  }
  const open = (screen: string) => void navigate({ to: `/sites/${site.id}/${screen}` })
  const entries = {
    settings: { label: t('frame.settings.title'), icon: Settings, onAction: () => open('settings') },
    duplicate: { label: t('sites.duplicate.action'), icon: CopyPlus, onAction: () => onAsk('duplicate') },
    export: { label: t('sites.export.action'), icon: Download, onAction: () => open('settings/export') },
    transfer: { label: t('sites.transfer.action'), icon: ArrowRightLeft, onAction: () => onAsk('transfer') },
    leave: { label: t('sites.leave.action'), icon: LogOut, onAction: () => onAsk('leave') },
    remove: { label: t('sites.remove.action'), icon: Trash2, isDanger: true, onAction: () => remove(site) },
  }
  const roles = [...site.roles.map((role) => t(`sites.role.${role}`)), ...site.customRoles]
  return (
    <LinkCard
      href={`/sites/${site.id}`}
      title={site.title}
      picture={<HomePicture site={site} />}
      actions={
        <Menu
          placement="bottom end"
          trigger={
            <IconButton
              icon={Ellipsis}
              size="small"
              name={t('sites.card.menu', { title: site.title })}
              tip="none"
            />
          }
          items={cardItems(site).map((item) => (item === 'line' ? item : { id: item, ...entries[item] }))}
        />
      }
    >
      <p dir="auto" className={css.address} title={site.address}>
        {site.address}
      </p>
      <p className={css.facts}>
        <StatusBadge site={site} />
        <span>{list(roles)}</span>
      </p>
    </LinkCard>
  )
}
