import { Page, Stack } from '#ui/layout/layout.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { useWords } from '#ui/words.ts'
import { AddressCard } from './settings/address-card.tsx'
import { BasicsCards } from './settings/basics-cards.tsx'
import { ExportCard } from './settings/export-card.tsx'
import { PasswordCard } from './settings/password-card.tsx'
import { PreviewCard } from './settings/preview-card.tsx'
import { RemovalCard } from './settings/removal-card.tsx'
import { TransferCard } from './settings/transfer-card.tsx'
import { TypeCard } from './settings/type-card.tsx'
import { ReadOnlyNote } from './site/read-only-note.tsx'

/** What the site is called, where it is, who may see it, what it is, and the ways out. */
export function Screen() {
  const t = useWords()
  return (
    <Page width="narrow">
      <PageHeader title={t('frame.settings.title')} />
      <ReadOnlyNote />
      <Stack gap={24}>
        <BasicsCards>
          <AddressCard />
          <PasswordCard />
          <PreviewCard />
          <TypeCard />
          <ExportCard />
          <TransferCard />
          <RemovalCard />
        </BasicsCards>
      </Stack>
    </Page>
  )
}
