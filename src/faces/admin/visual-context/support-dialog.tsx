import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import Camera from 'lucide-react/icons/camera'
import { z } from 'zod'
import { readSupport } from '#areas/operator/contract.ts'
import { recordingClass } from '#kernel/session-recording.ts'
import { longText } from '#kernel/shapes.ts'
import { announce } from '#ui/announcer/announcer.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { useRead } from '#ui/data/data.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Field, Form } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Stack } from '#ui/layout/layout.tsx'
import { saveFile } from '#ui/save-file/save-file.ts'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { type Bundle, bundleHtml, bundleName, mailHref } from './bundle.ts'
import { capture, type Captured, LEFT_OUT } from './protocol.ts'
import css from './support-dialog.module.css'
import { useExtension } from './use-extension.ts'

const shape = z.object({ message: longText(2000).check(z.minLength(1, { message: 'field.required' })) })

/** Long enough for the dialog to be gone from the picture. Milliseconds. */
const CLEARING = 400

/** The window and those of our own in it: a key goes to the one that has the focus, as the canvas of the editor may. */
function ownWindows(): Window[] {
  const frames = [...document.querySelectorAll('iframe')]
  return [window, ...frames.flatMap((frame) => frame.contentDocument?.defaultView ?? [])]
}

/**
 * What comes of some work, or `undefined` when Escape was pressed before it came; `over` says so to the work. What the
 * focus is on does not hear that Escape.
 */
async function unlessEscaped<T>(work: (over: AbortSignal) => Promise<T>): Promise<T | undefined> {
  const over = new AbortController()
  const escaped = new Promise<undefined>((resolve) => {
    const hear = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      resolve(undefined)
    }
    for (const one of ownWindows())
      one.addEventListener('keydown', hear, { capture: true, signal: over.signal })
  })
  return Promise.race([work(over.signal), escaped]).finally(() => over.abort())
}

/**
 * A support request: what the person writes, and, where the extension answers, what is to be seen on the
 * page (contract §8). It becomes one file that is saved, and a mail to whoever helps.
 */
export function SupportDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const { locale } = useLocale()
  const support = useRead(readSupport, {})
  const [captured, setCaptured] = useState<Captured | null>(null)
  const [isClear, setClear] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const presence = useExtension(!isClear)
  const address = support.data?.address ?? null
  const form = useForm({
    schema: shape,
    defaultValues: { message: '' },
    onSubmit: ({ message }) => {
      const at = new Date().toISOString()
      const bundle: Bundle = {
        message,
        page: location.href,
        userAgent: navigator.userAgent,
        window: `${window.innerWidth} × ${window.innerHeight}`,
        at,
        captured,
      }
      const name = bundleName(at)
      saveFile(new Blob([bundleHtml(bundle, t, locale)], { type: 'text/html' }), name)
      if (address !== null) {
        const body = `${message}\n\n${t('support.mail.attach', { name })}\n${location.href}`
        location.href = mailHref(address, t('support.mail.subject'), body)
      }
      showToast({ text: t('support.saved', { name }), tone: 'success' })
      onClose()
    },
  })
  const take = async (): Promise<void> => {
    setFailed(false)
    setClear(true)
    // Said, for nothing that is shown may be in the picture.
    announce(t('support.taking'))
    const taken = await unlessEscaped(async (over) => {
      await new Promise((resolve) => setTimeout(resolve, CLEARING))
      return over.aborted ? null : capture(window)
    })
    if (taken !== undefined) setCaptured(taken)
    setFailed(taken === null)
    setClear(false)
  }
  return (
    <Dialog
      isOpen={!isClear}
      size="medium"
      isLocked={form.isBusy}
      onOpenChange={(isOpen) => !isOpen && !isClear && onClose()}
      title={t('support.title')}
      footer={
        <>
          <Button variant="primary" isBusy={form.isBusy} onPress={() => void form.submit()}>
            {t(address === null ? 'support.save' : 'support.send')}
          </Button>
          <Button variant="quiet" isDisabled={form.isBusy} onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <div {...{ [LEFT_OUT]: '' }} className={recordingClass.exclude}>
        <Form form={form}>
          <Field of={form} name="message">
            {(bind) => (
              <TextArea
                {...bind}
                autoFocus
                rows={5}
                maxLength={2000}
                label={t('support.message')}
                help={t(address === null ? 'support.message_help' : 'support.message_help_mail')}
              />
            )}
          </Field>
          <Stack gap={12}>
            <div className={css.take}>
              <Button
                icon={Camera}
                isDisabled={presence !== 'ready'}
                aria-describedby="support-extension"
                onPress={() => void take()}
              >
                {t(captured ? 'support.take_again' : 'support.take')}
              </Button>
              <p id="support-extension" className={css.soft} role="status">
                {t(`support.extension_${presence}`)}
              </p>
            </div>
            {hasFailed && (
              <Banner tone="warning" title={t('support.failed')} isLive>
                {t('support.failed_text')}
              </Banner>
            )}
            {captured && (
              <figure className={css.taken}>
                {captured.screenshot && (
                  <img className={css.picture} src={captured.screenshot} alt={t('support.picture')} />
                )}
                <figcaption className={css.caption}>
                  <span className={css.soft}>{t('support.taken', { parts: captured.outline.length })}</span>
                  <Button size="small" variant="quiet" onPress={() => setCaptured(null)}>
                    {t('support.leave_out')}
                  </Button>
                </figcaption>
                <Disclosure title={t('support.bundle.text')} level={3}>
                  <pre className={css.text}>{captured.text}</pre>
                </Disclosure>
              </figure>
            )}
          </Stack>
        </Form>
      </div>
    </Dialog>
  )
}
