import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { announce } from '#ui/announcer/announcer.tsx'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import { useWords } from '#ui/words.ts'
import { useFileWords } from '../file-words.ts'
import { isFilesFault } from './files-fault.ts'
import { wordsOfUpload } from './send-file.ts'
import type { Upload, UploadQueue } from './upload-queue.ts'
import css from './upload-list.module.css'

/** Files that are on their way, each with how far it is; what arrived takes itself away. */
export function UploadList({ queue, uploads }: { queue: UploadQueue; uploads: readonly Upload[] }) {
  const t = useWords()
  const files = useFileWords()
  const isBusy = uploads.some((upload) => upload.state === 'waiting' || upload.state === 'sending')
  const failed = uploads.filter((upload) => upload.state === 'failed').length
  const done = uploads.filter((upload) => upload.state === 'done').length
  useEffect(() => {
    if (isBusy || done === 0) return undefined
    announce(t('assets.upload.done', { count: done }))
    if (failed > 0) return undefined
    const timer = setTimeout(queue.clear, 2_500)
    return () => clearTimeout(timer)
  }, [isBusy, done, failed, queue, t])
  if (uploads.length === 0) return null
  return (
    <section aria-label={t('assets.upload.label')} className={css.box}>
      <header className={css.head}>
        <p className={css.title}>
          {isBusy
            ? t('assets.upload.going', { done, total: uploads.length })
            : done === 0
              ? t('assets.upload.none', { count: failed })
              : t('assets.upload.done', { count: done })}
        </p>
        {!isBusy && (
          <IconButton
            icon={X}
            size="small"
            tip="none"
            name={t('assets.upload.close')}
            onPress={queue.clear}
          />
        )}
      </header>
      <ul className={css.list}>
        {uploads.map((upload) => (
          <li key={upload.id} className={css.item}>
            {upload.state === 'failed' ? (
              <div className={css.failed}>
                <div className={css.words}>
                  <p className={css.name}>{upload.file.name}</p>
                  <p className={css.problem}>{wordsOfUpload(upload.error, t)}</p>
                </div>
                {!isFilesFault(upload.error) && (
                  <Button size="small" icon={RotateCw} onPress={() => queue.retry(upload.id)}>
                    {t('assets.upload.again')}
                  </Button>
                )}
                <IconButton
                  icon={X}
                  size="small"
                  tip="none"
                  name={t('assets.upload.forget', { name: upload.file.name })}
                  onPress={() => queue.cancel(upload.id)}
                />
              </div>
            ) : (
              <Progress
                label={upload.file.name}
                value={upload.state === 'waiting' ? 0 : upload.sent}
                total={Math.max(1, upload.file.size)}
                said={said(upload, t, files.size)}
                cancel={
                  upload.state === 'done'
                    ? undefined
                    : {
                        name: t('assets.upload.cancel', { name: upload.file.name }),
                        run: () => queue.cancel(upload.id),
                      }
                }
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function said(upload: Upload, t: ReturnType<typeof useWords>, size: (bytes: number) => string): string {
  if (upload.state === 'waiting') return t('assets.upload.waiting')
  if (upload.state === 'done') return t(upload.wasThere ? 'assets.upload.was_there' : 'assets.upload.added')
  if (upload.sent >= upload.file.size) return t('assets.upload.storing')
  return t('assets.upload.sent', { sent: size(upload.sent), total: size(upload.file.size) })
}
