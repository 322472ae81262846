import type { ReactNode } from 'react'
import { Page, Stack } from '#ui/layout/layout.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { useWords } from '#ui/words.ts'

type Part = 'profile' | 'security' | 'sessions'

const paths: Readonly<Record<Part, string>> = {
  profile: '/account',
  security: '/account/security',
  sessions: '/account/sessions',
}

/** The head and the tabs of the account's screens. */
export function AccountPage({
  part,
  bar,
  children,
}: {
  part: Part
  /** At the foot of the screen. */
  bar?: ReactNode
  children: ReactNode
}) {
  const t = useWords()
  return (
    <Page width="narrow">
      <PageHeader title={t('frame.nav.account')} />
      <Tabs
        label={t('accounts.tab.label')}
        selected={part}
        items={(['profile', 'security', 'sessions'] as const).map((id) => ({
          id,
          label: t(`accounts.tab.${id}`),
          href: paths[id],
          // A tab that is chosen names the panel it opens.
          ...(id === part && { content: <Stack gap={24}>{children}</Stack> }),
        }))}
      />
      {bar}
    </Page>
  )
}
