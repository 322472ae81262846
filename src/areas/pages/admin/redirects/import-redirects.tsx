import { useState } from 'react'
import { useSite } from '#areas/sites/admin/index.tsx'
import type { OutputOf } from '#kernel/endpoint.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { useChange } from '#ui/data/data.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { FileDrop } from '#ui/file-drop/file-drop.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { listPending } from '#areas/releases/contract.ts'
import { importRedirects, largestRedirectsFile, listRedirects } from '../../contract.ts'
import { wordsOfProblem } from '../words-of-problem.ts'
import css from './redirects-part.module.css'

/** So many wrong lines are told; the rest is counted. */
const MOST_FAULTS = 8

type Found = OutputOf<typeof importRedirects>

/** Takes redirects out of a file: first tells what the file would do, line by line where it is wrong. */
export function ImportRedirects({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const site = useSite()
  const [file, setFile] = useState<{ name: string; csv: string } | null>(null)
  const [isUnread, setUnread] = useState(false)
  const trial = useChange(importRedirects, { isFaultShown: true, refreshes: [] })
  const take = useChange(importRedirects, {
    isFaultShown: true,
    refreshes: [listRedirects, listPending],
    onDone: ({ added, changed }) => {
      showToast({
        tone: 'success',
        text: t('redirects.imported', { count: added + changed }),
        detail: t('redirects.when'),
      })
      onClose()
    },
  })
  const read = async (given: File) => {
    trial.reset()
    take.reset()
    setFile(null)
    setUnread(false)
    try {
      const csv = new TextDecoder('utf-8', { fatal: true }).decode(await given.arrayBuffer())
      setFile({ name: given.name, csv })
      trial.mutate({ siteId: site.id, csv, isTrial: true })
    } catch {
      setUnread(true)
    }
  }
  const found = file === null ? undefined : trial.data
  const count = found ? found.added + found.changed : 0
  const problem = take.error ?? trial.error
  return (
    <Dialog
      size="medium"
      title={t('redirects.import_title')}
      isLocked={take.isPending}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="primary"
            isBusy={take.isPending}
            isDisabled={count === 0}
            onPress={() => file && take.mutate({ siteId: site.id, csv: file.csv, isTrial: false })}
          >
            {t('redirects.import')}
          </Button>
          <Button variant="quiet" isDisabled={take.isPending} onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <FileDrop
          label={t('redirects.file')}
          help={t('redirects.file_help')}
          types={['text/csv', 'text/plain', 'text/tab-separated-values', '.csv', '.txt', '.tsv']}
          maxBytes={largestRedirectsFile}
          onFiles={([given]) => given && void read(given)}
          error={isUnread ? t('redirects.file_unread') : undefined}
        />
        {problem && (
          <Banner tone="danger" isLive>
            {wordsOfProblem(problem, t)}
          </Banner>
        )}
        {found && <FileFound found={found} name={file?.name ?? ''} />}
      </Stack>
    </Dialog>
  )
}

function FileFound({ found, name }: { found: Found; name: string }) {
  const t = useWords()
  const { added, changed, same, faults } = found
  return (
    <>
      <Banner tone={added + changed > 0 ? 'info' : 'warning'} title={name} isLive>
        {t('redirects.found', { added, changed, same })}
      </Banner>
      {faults.length > 0 && (
        <Banner tone="warning" title={t('redirects.faults', { count: faults.length })}>
          <ul className={css.faults}>
            {faults.slice(0, MOST_FAULTS).map(({ line, message }) => (
              <li key={line}>{t('redirects.fault_line', { line, message })}</li>
            ))}
            {faults.length > MOST_FAULTS && (
              <li>{t('redirects.faults_more', { count: faults.length - MOST_FAULTS })}</li>
            )}
          </ul>
        </Banner>
      )}
    </>
  )
}
