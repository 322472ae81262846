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

/** A screen that could not be loaded, or broke. Where the reason is an upgrade, the new version is offered. */
export function ScreenFault({ reset, error }: Pick<ErrorComponentProps, 'reset'> & { error?: unknown }) {
  const t = useWords()
  const [isOld, setOld] = useState(false)
  useEffect(() => {
    let isOver = false
    void serverState().then((server) => !isOver && setOld(server === 'outdated'))
    return () => {
      isOver = true
    }
  }, [])
  if (isOld) {
    return (
      <Page>
        <EmptyState
          icon={RefreshCw}
          level={1}
          title={t('app.outdated.title')}
          action={
            <Button variant="primary" onPress={() => location.reload()}>
              {t('ui.reload')}
            </Button>
          }
        >
          {t('app.outdated.text')}
        </EmptyState>
      </Page>
    )
  }
  const again = (): void => {
    // What could not be fetched once, the browser may refuse to fetch for this document.
    if (!(error instanceof NotFetched)) reset()
    else void serverState().then((server) => server !== 'away' && location.reload())
  }
  return (
    <Page>
      <EmptyState
        icon={CloudOff}
        level={1}
        title={t('app.fault.title')}
        action={<Button onPress={again}>{t('app.fault.again')}</Button>}
      >
        {t('app.fault.text')}
      </EmptyState>
    </Page>
  )
}
