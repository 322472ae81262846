import type { ReactNode } from 'react'
import { z } from 'zod'
import { ProofDeclined } from '#areas/accounts/admin/index.tsx'
import { line } from '#kernel/shapes.ts'
import { Field } from '#ui/form/form.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'

const shape = z.object({ why: line(300) })

/** Asks why before something is done that is written down, and does it. It stays where a proof was asked for and not given. */
export function WhyDialog({
  title,
  text,
  action,
  isDanger = false,
  isNeeded = false,
  label,
  help,
  onDo,
  onClose,
}: {
  title: string
  text?: ReactNode
  /** Words of the button. */
  action: string
  isDanger?: boolean
  /** The text is the thing itself: a note. */
  isNeeded?: boolean
  label?: string
  help?: string
  onDo: (why: string) => Promise<unknown>
  onClose: () => void
}) {
  const t = useWords()
  const form = useForm({
    schema: isNeeded
      ? z.object({ why: line(300).check(z.minLength(1, { message: 'field.required' })) })
      : shape,
    defaultValues: { why: '' },
    onSubmit: async ({ why }) => {
      try {
        await onDo(why)
      } catch (error) {
        if (error instanceof ProofDeclined) return
        throw error
      }
      onClose()
    },
  })
  return (
    <FormDialog form={form} size="small" title={title} action={action} isDanger={isDanger} onClose={onClose}>
      {text && <p>{text}</p>}
      <Field of={form} name="why">
        {(bind) => (
          <TextField
            {...bind}
            autoFocus
            isOptional={!isNeeded}
            maxLength={300}
            label={label ?? t('operator.why')}
            help={help}
          />
        )}
      </Field>
    </FormDialog>
  )
}
