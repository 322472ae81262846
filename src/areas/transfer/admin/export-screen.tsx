import Check from 'lucide-react/icons/check'
import { Icon } from '#ui/icon/icon.tsx'
import { Page, Stack } from '#ui/layout/layout.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { useWords } from '#ui/words.ts'
import { ExportCard } from './export-card.tsx'
import css from './transfer.module.css'

const held = ['pages', 'releases', 'look', 'files', 'people', 'settings'] as const

/** Takes the site out: all of it in one file, or what visitors see as plain files. */
export function Screen() {
  const t = useWords()
  return (
    <Page width="narrow">
      <PageHeader title={t('transfer.export.title')}>{t('transfer.export.text')}</PageHeader>
      <Stack gap={24}>
        <ExportCard kind="archive">
          <Stack gap={12}>
            <h3 className={css.small}>{t('transfer.export.holds')}</h3>
            <ul className={css.held}>
              {held.map((one) => (
                <li key={one} className={css.heldOne}>
                  <Icon of={Check} size="small" className={css.tick} />
                  <span>{t(`transfer.export.holds_${one}`)}</span>
                </li>
              ))}
            </ul>
            <p className={css.soft}>{t('transfer.export.holds_not')}</p>
          </Stack>
        </ExportCard>
        <ExportCard kind="plain" />
      </Stack>
    </Page>
  )
}
