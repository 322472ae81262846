import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Dialog, type DialogProps } from '../dialog/dialog.tsx'
import { Form, FormFoot, type FormProps } from '../form/form.tsx'

export interface FormDialogProps<Values extends FieldValues, Output>
  extends FormProps<Values, Output>, Pick<DialogProps, 'title' | 'size'> {
  /** Words of the button that sends it. */
  action: ReactNode
  /** What is sent cannot be taken back. */
  isDanger?: boolean
  onClose: () => void
}

/** A dialog that is a form: open for as long as it is drawn, and not left while it is sent. */
export function FormDialog<Values extends FieldValues, Output>({
  title,
  size,
  action,
  isDanger,
  onClose,
  ...form
}: FormDialogProps<Values, Output>) {
  return (
    <Dialog
      title={title}
      size={size}
      isLocked={form.form.isBusy}
      onClose={onClose}
      footer={
        <FormFoot form={form.form} isDanger={isDanger} onCancel={onClose}>
          {action}
        </FormFoot>
      }
    >
      <Form {...form} />
    </Dialog>
  )
}
