import type { ErrorComponentProps } from '@tanstack/react-router'
import Compass from 'lucide-react/icons/compass'
import CloudOff from 'lucide-react/icons/cloud-off'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page } from '#ui/layout/layout.tsx'
import { ButtonLink } from '#ui/link/link.tsx'
import { useWords } from '#ui/words.ts'
import { useTitle } from './use-title.ts'

/** An address of the app that leads nowhere. */
export function NoScreen() {
  const t = useWords()
  useTitle(t('app.title', { screen: t('app.none.title') }))
  return (
    <main>
      <Page>
        <EmptyState
          icon={Compass}
          title={t('app.none.title')}
          action={<ButtonLink href="/">{t('app.none.home')}</ButtonLink>}
        >
          {t('app.none.text')}
        </EmptyState>
      </Page>
    </main>
  )
}

/** A screen that could not be loaded, or broke. */
export function ScreenFault({ reset }: Pick<ErrorComponentProps, 'reset'>) {
  const t = useWords()
  return (
    <Page>
      <EmptyState
        icon={CloudOff}
        title={t('app.fault.title')}
        action={<Button onPress={reset}>{t('app.fault.again')}</Button>}
      >
        {t('app.fault.text')}
      </EmptyState>
    </Page>
  )
}
