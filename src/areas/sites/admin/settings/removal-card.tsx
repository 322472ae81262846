import { useNavigate } from '@tanstack/react-router'
import { permissions } from '../../contract.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { useWords } from '#ui/words.ts'
import { useRemoval } from '../dashboard/site-card.tsx'
import { useSite } from '../site/current-site.tsx'
import css from './settings.module.css'

/** Takes the site away for 30 days, and then for good. */
export function RemovalCard() {
  const t = useWords()
  const site = useSite()
  const navigate = useNavigate()
  const remove = useRemoval()
  if (!site.can(permissions.siteRemove)) return null
  return (
    <Card title={t('sites.remove.title')}>
      <Stack gap={12}>
        <p className={css.soft}>{t('sites.remove.text')}</p>
        <div>
          <Button onPress={() => remove(site, () => void navigate({ to: '/', ignoreBlocker: true }))}>
            {t('sites.remove.action')}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
