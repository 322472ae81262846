import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { useWords } from '#ui/words.ts'
import type { Form } from '../../form/form.ts'
import { TriedForm } from './tried-form.tsx'
import css from './try-dialog.module.css'

/** The form to be tried: with script and without, with everything wrong, as wide as a page or a phone. Nothing is sent. */
export function TryDialog({ form, title, onClose }: { form: Form; title: string; onClose: () => void }) {
  const t = useWords()
  const [hasScript, setScript] = useState(true)
  const [hasErrors, setErrors] = useState(false)
  const [width, setWidth] = useState('wide')
  const [turn, setTurn] = useState(0)
  return (
    <Dialog
      size="large"
      title={t('form_builder.try_title', { title })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={(close) => (
        <>
          <Button onPress={() => setTurn(turn + 1)}>{t('form_builder.try_again')}</Button>
          <Button variant="quiet" onPress={close}>
            {t('form_builder.done')}
          </Button>
        </>
      )}
    >
      <div className={css.dialog}>
        <Cluster gap={16}>
          <Segmented
            label={t('form_builder.try_width')}
            segments={[
              { value: 'wide', label: t('form_builder.try_wide') },
              { value: 'phone', label: t('form_builder.try_phone') },
            ]}
            value={width}
            onChange={setWidth}
          />
          <Switch
            label={t('form_builder.try_without_script')}
            value={!hasScript}
            onChange={(isOff) => setScript(!isOff)}
          />
          <Switch label={t('form_builder.try_errors')} value={hasErrors} onChange={setErrors} />
        </Cluster>
        <p className={css.note}>
          {t(hasScript ? 'form_builder.try_note' : 'form_builder.try_note_without_script')}
        </p>
        <div className={css.stage} data-width={width}>
          <TriedForm key={`${turn} ${hasScript}`} form={form} hasScript={hasScript} hasErrors={hasErrors} />
        </div>
      </div>
    </Dialog>
  )
}
