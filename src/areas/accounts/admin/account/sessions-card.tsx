import Laptop from 'lucide-react/icons/laptop'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import Tablet from 'lucide-react/icons/tablet'
import Terminal from 'lucide-react/icons/terminal'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { useChange, useRead } from '#ui/data/data.ts'
import { Icon, type IconShape } from '#ui/icon/icon.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { Waiting } from '#ui/read-failed/waiting.tsx'
import { type Device, endOtherSessions, endSession, listSessions, type Session } from '../../contract.ts'
import css from './account.module.css'
import { deviceName } from './device-name.ts'
import { useWhen } from './use-when.ts'

const icons: Readonly<Record<Device['kind'], IconShape>> = {
  desktop: Laptop,
  phone: Smartphone,
  tablet: Tablet,
  program: Terminal,
  unknown: Monitor,
}

/** The sessions of the account: this one first, the others with a button that ends them. */
export function SessionsCard() {
  const t = useWords()
  const sessions = useRead(listSessions, {})
  const endOthers = useChange(endOtherSessions, {
    refreshes: [listSessions],
    onDone: ({ ended }) => showToast({ text: t('accounts.sessions.ended_others', { count: ended }) }),
  })
  const items = sessions.data?.items
  return (
    <Card
      title={t('accounts.sessions.title')}
      actions={
        (items?.length ?? 0) > 1 && (
          <Button size="small" isBusy={endOthers.isPending} onPress={() => endOthers.mutate({})}>
            {t('accounts.sessions.end_others')}
          </Button>
        )
      }
    >
      {items ? (
        <ul className={css.rows}>
          {items.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      ) : (
        <Waiting isFailed={sessions.isError} onAgain={() => void sessions.refetch()} lines={4} />
      )}
    </Card>
  )
}

function SessionRow({ session }: { session: Session }) {
  const t = useWords()
  const when = useWhen()
  const end = useChange(endSession, {
    refreshes: [listSessions],
    onDone: () => showToast({ text: t('accounts.sessions.ended') }),
  })
  return (
    <li className={css.row}>
      <Icon of={icons[session.device.kind]} className={css.rowIcon} />
      <div className={css.rowWords}>
        <p className={css.rowTitle}>
          {deviceName(t, session.device)}{' '}
          {session.isThis && <Badge tone="accent">{t('accounts.sessions.this')}</Badge>}
        </p>
        <p className={css.rowDetail}>
          <span className="fs-mask">{session.ip}</span>
          <span className={css.dot} aria-hidden="true" />
          {session.isThis
            ? t('accounts.sessions.since', { when: when.at(session.createdAt) })
            : t('accounts.sessions.used', { when: when.ago(session.lastUsedAt) })}
        </p>
      </div>
      {!session.isThis && (
        <Button
          size="small"
          variant="quiet"
          isBusy={end.isPending}
          onPress={() => end.mutate({ sessionId: session.id })}
          aria-label={`${t('accounts.sessions.end')}: ${deviceName(t, session.device)}`}
        >
          {t('accounts.sessions.end')}
        </Button>
      )}
    </li>
  )
}
