import { Dialog } from '#ui/dialog/dialog.tsx'
import { Key } from '#ui/key/key.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { useWords } from '#ui/words.ts'
import css from './keys-dialog.module.css'
import { inboxKeys } from './use-inbox-keys.ts'

const names = { '!': 'spam', '#': 'trash', '?': 'help' } as const

/** What each key does in the inbox. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  return (
    <Dialog size="small" title={t('inbox.keys')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Stack gap={16}>
        <dl className={css.keys}>
          {inboxKeys.map((key) => (
            <div key={key}>
              <dt>
                <Key of={key} said={key} />
              </dt>
              <dd>{t(`inbox.key.${key === '!' || key === '#' || key === '?' ? names[key] : key}`)}</dd>
            </div>
          ))}
        </dl>
        <p className={css.note}>{t('inbox.keys_note')}</p>
      </Stack>
    </Dialog>
  )
}
