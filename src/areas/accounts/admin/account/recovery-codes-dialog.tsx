import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { useRead } from '#ui/data/data.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Cluster, Stack } from '#ui/layout/layout.tsx'
import { saveFile } from '#ui/save-file/save-file.ts'
import { useWords } from '#ui/words.ts'
import { readAccount } from '../../contract.ts'
import css from './account.module.css'

/** Shows recovery codes, this once: to copy, to download, to write down. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useWords()
  const account = useRead(readAccount, {})
  const [isCopied, setCopied] = useState(false)
  const heading = t('accounts.codes.file', { email: account.data?.email ?? '' })
  const text = `${heading}\n\n${codes.join('\n')}\n`
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  const download = (): void =>
    saveFile(new Blob([text], { type: 'text/plain' }), 'portico-recovery-codes.txt')
  return (
    <Dialog
      title={t('accounts.codes.title')}
      isAlert
      onClose={onClose}
      footer={(close) => (
        <Button variant="primary" onPress={close}>
          {t('accounts.codes.kept')}
        </Button>
      )}
    >
      <Stack>
        <p>{t('accounts.codes.text')}</p>
        <ol className={`${css.codes} fs-exclude`}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <Cluster>
          <Button icon={isCopied ? Check : Copy} onPress={() => void copy()}>
            {isCopied ? t('accounts.codes.copied') : t('accounts.codes.copy')}
          </Button>
          <Button icon={Download} onPress={download}>
            {t('accounts.codes.download')}
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  )
}
