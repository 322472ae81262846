import { Page } from '#ui/layout/layout.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { useWords } from '#ui/words.ts'
import { SignInTable } from './people/sign-in-table.tsx'

/** Who of the contributors signed in: for whoever may see it, whether they manage people or not. */
export function Screen() {
  const t = useWords()
  return (
    <Page>
      <PageHeader title={t('frame.nav.sign_ins')}>{t('sites.sign_ins.text')}</PageHeader>
      <SignInTable />
    </Page>
  )
}
