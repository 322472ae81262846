import type { FieldValues } from 'react-hook-form'
import { Button } from '../button/button.tsx'
import type { PorticoForm } from '../form/use-form.ts'
import { useUnsavedWork } from '../leave-guard/unsaved-work.ts'
import { useWords } from '../words.ts'
import css from './form-bar.module.css'

export interface FormBarProps {
  isDirty: boolean
  isBusy: boolean
  onSave: () => void
  onDiscard: () => void
}

/** "Unsaved changes · Discard · Save", at the foot of the screen while there are any; guards against leaving. */
export function SaveBar({ isDirty, isBusy, onSave, onDiscard }: FormBarProps) {
  const words = useWords()
  useUnsavedWork(isDirty)
  return (
    <div role="region" aria-label={words('ui.bar.label')} aria-live="polite" className={css.place}>
      {isDirty && (
        <div className={css.bar}>
          <p className={css.text}>{words('ui.bar.unsaved')}</p>
          <div className={css.actions}>
            <Button variant="quiet" onPress={onDiscard} isDisabled={isBusy}>
              {words('ui.bar.discard')}
            </Button>
            <Button variant="primary" onPress={onSave} isBusy={isBusy}>
              {words('ui.bar.save')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

/** The bar of a form made with `useForm`. */
export function FormBar<Values extends FieldValues, Output>({ form }: { form: PorticoForm<Values, Output> }) {
  return (
    <SaveBar
      isDirty={form.isDirty}
      isBusy={form.isBusy}
      onSave={() => void form.submit()}
      onDiscard={form.discard}
    />
  )
}
