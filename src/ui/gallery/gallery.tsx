import type { ComponentType } from 'react'
import { Button } from '../button/button.tsx'
import { AppShell, NavGroup, NavItem, useIsFolded } from '../layout/app-shell.tsx'
import { Page } from '../layout/layout.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { UiProvider } from '../provider/provider.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useTheme } from '../theme/theme.ts'
import { LabelsContext, type Labels, longLabels, plainLabels } from './labels.ts'
import { parts } from './parts.ts'
import css from './gallery.module.css'

export interface GalleryProps {
  locale: string
  /** Only this part; all of them when null. */
  part: string | null
  /** German-long labels in place of English ones. */
  isLong: boolean
}

/** Every component in every state, on one page. */
export function Gallery({ locale, part, isLong }: GalleryProps) {
  const labels: Labels = isLong ? longLabels : plainLabels
  const shown = part ? parts.filter((one) => one.id === part) : parts
  return (
    <UiProvider locale={locale}>
      <LabelsContext value={labels}>
        <AppShell
          head={<Brand />}
          navigation={
            <NavGroup label="Components">
              {parts.map((one) => (
                <NavItem
                  key={one.id}
                  href={`?part=${one.id}`}
                  label={one.title}
                  icon={one.icon}
                  isCurrent={part === one.id}
                />
              ))}
            </NavGroup>
          }
          topBar={<ThemeButtons />}
        >
          <Page>
            <PageHeader title={part ? (shown[0]?.title ?? part) : 'Design system'}>
              Every component in its states.
            </PageHeader>
            {shown.map((one) => (
              <Part key={one.id} id={one.id} title={one.title} Show={one.Show} isAlone={part !== null} />
            ))}
          </Page>
        </AppShell>
      </LabelsContext>
    </UiProvider>
  )
}

function Part({
  id,
  title,
  Show,
  isAlone,
}: {
  id: string
  title: string
  Show: ComponentType
  isAlone: boolean
}) {
  return (
    <section id={id} className={css.part} aria-labelledby={isAlone ? undefined : `${id}-title`}>
      {isAlone ? (
        <VisuallyHidden as="h2">{title}</VisuallyHidden>
      ) : (
        <h2 id={`${id}-title`} className={css.partTitle}>
          {title}
        </h2>
      )}
      <Show />
    </section>
  )
}

function Brand() {
  return <p className={css.brand}>{useIsFolded() ? 'P' : 'Portico'}</p>
}

function ThemeButtons() {
  const { isDark, choose } = useTheme()
  return (
    <div className={css.themes}>
      <Button size="small" variant="quiet" onPress={() => choose(isDark ? 'light' : 'dark')}>
        {isDark ? 'Light' : 'Dark'}
      </Button>
      <Button size="small" variant="quiet" onPress={() => choose('system')}>
        System
      </Button>
    </div>
  )
}
