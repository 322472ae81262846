import { getSite, renewPreviewKey } from '../../contract.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { CopyField } from '#ui/copy-field/copy-field.tsx'
import { useChange } from '#ui/data/data.ts'
import { Stack } from '#ui/layout/layout.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { useSite } from '../site/current-site.tsx'

/** A link that shows the whole site, released or not, to whoever has it. */
export function PreviewCard() {
  const t = useWords()
  const site = useSite()
  const renew = useChange(renewPreviewKey, {
    refreshes: [getSite],
    onDone: () => showToast({ text: t('sites.preview.renewed') }),
  })
  if (site.previewKey === null) return null
  return (
    <Card title={t('sites.preview.title')} help={t('sites.preview.text')}>
      <Stack gap={12}>
        <CopyField
          label={t('sites.preview.link')}
          isLabelHidden
          isCode
          value={`${site.url}/?preview=${site.previewKey}`}
        />
        <div>
          <Button
            size="small"
            isDisabled={site.isReadOnly}
            isBusy={renew.isPending}
            onPress={() => renew.mutate({ siteId: site.id })}
          >
            {t('sites.preview.renew')}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
