import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { useWords } from '#ui/words.ts'

/** What stands where something could not be read: that, and a way to try again. */
export function Failed({ onAgain }: { onAgain: () => void }) {
  const t = useWords()
  return (
    <Banner
      tone="danger"
      title={t('operator.failed')}
      actions={
        <Button size="small" onPress={onAgain}>
          {t('operator.again')}
        </Button>
      }
    >
      {t('operator.failed_text')}
    </Banner>
  )
}
