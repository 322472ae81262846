import { Card } from '#ui/card/card.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { ButtonLink } from '#ui/link/link.tsx'
import { useWords } from '#ui/words.ts'
import { permissions } from '../../contract.ts'
import { useSite } from '../site/current-site.tsx'
import css from './settings.module.css'

/** The way to the screen that takes everything out of the site, for who may. */
export function ExportCard() {
  const t = useWords()
  const site = useSite()
  if (!site.can(permissions.siteExport)) return null
  return (
    <Card title={t('transfer.export.title')}>
      <Stack gap={12}>
        <p className={css.soft}>{t('transfer.export.text')}</p>
        <div>
          <ButtonLink href={`/sites/${site.id}/settings/export`}>{t('transfer.export.open')}</ButtonLink>
        </div>
      </Stack>
    </Card>
  )
}
