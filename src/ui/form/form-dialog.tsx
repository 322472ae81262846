import type { FieldValues } from 'react-hook-form'
import { Dialog, type DialogProps } from '../dialog/dialog.tsx'
import { Form, FormFoot, type FormProps } from './form.tsx'

/** A window with one form, whose buttons are at its foot. It cannot be closed while the form is sent. */
export function FormDialog<Values extends FieldValues, Output>({
  form,
  title,
  size,
  label,
  action,
  isDanger,
  onClose,
  children,
}: Omit<FormProps<Values, Output>, 'className'> &
  Pick<DialogProps, 'title' | 'size'> & {
    /** What the button that sends says. */
    action: string
    isDanger?: boolean
    onClose: () => void
  }) {
  return (
    <Dialog
      title={title}
      size={size}
      isLocked={form.isBusy}
      onClose={onClose}
      footer={
        <FormFoot form={form} isDanger={isDanger} onCancel={onClose}>
          {action}
        </FormFoot>
      }
    >
      <Form form={form} label={label}>
        {children}
      </Form>
    </Dialog>
  )
}
