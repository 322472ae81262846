import { Card } from '#ui/card/card.tsx'
import { SingleKeysSwitch } from '#ui/switch/single-keys-switch.tsx'
import { useWords } from '#ui/words.ts'

/** Whether keys that stand alone act from anywhere on a screen (WCAG 2.1.4). */
export function KeysCard() {
  const t = useWords()
  return (
    <Card title={t('accounts.keys.title')}>
      <SingleKeysSwitch label={t('accounts.keys.single')} help={t('accounts.keys.single_help')} />
    </Card>
  )
}
