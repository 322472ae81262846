import type { ErrorComponentProps } from '@tanstack/react-router'
import CloudOff from 'lucide-react/icons/cloud-off'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useEffect, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { NotFetched } from '#ui/late/not-fetched.ts'
import { serverState } from '#ui/late/server-state.ts'
import { Page } from '#ui/layout/layout.tsx'
import { useWords } from '#ui/words.ts'

/**
 * A screen that could not be loaded, or broke. What could not be fetched once, some browsers do not fetch again until
 * there is a new document, whatever is asked for it; and a module fetched under a second address would stand beside
 * the one that others hold. So a new document is offered wherever the server is there to give it.
 */
export function ScreenFault({ reset, error }: Pick<ErrorComponentProps, 'reset'> & { error?: unknown }) {
  const t = useWords()
  const [server, setServer] = useState<Awaited<ReturnType<typeof serverState>>>('away')
  const [isTriedInVain, setTriedInVain] = useState(false)
  useEffect(() => {
    let isOver = false
    void serverState().then((state) => !isOver && setServer(state))
    return () => {
      isOver = true
    }
  }, [])
  const isOld = server === 'outdated'
  const isUnfetched = error instanceof NotFetched
  if (isOld || (isUnfetched && server === 'there')) {
    return (
      <Page>
        <EmptyState
          icon={RefreshCw}
          level={1}
          title={t(isOld ? 'app.outdated.title' : 'app.fault.title')}
          action={
            <Button variant="primary" onPress={() => location.reload()}>
              {t('ui.reload')}
            </Button>
          }
        >
          {t(isOld ? 'app.outdated.text' : 'ui.late.failed')}
        </EmptyState>
      </Page>
    )
  }
  const again = (): void => {
    if (!isUnfetched) reset()
    else
      void serverState().then((state) => {
        if (state === 'away') setTriedInVain(true)
        else location.reload()
      })
  }
  return (
    <Page>
      <EmptyState
        icon={CloudOff}
        level={1}
        title={t('app.fault.title')}
        action={<Button onPress={again}>{t('app.fault.again')}</Button>}
      >
        <span role="status">{t(isTriedInVain ? 'ui.late.missing' : 'app.fault.text')}</span>
      </EmptyState>
    </Page>
  )
}
