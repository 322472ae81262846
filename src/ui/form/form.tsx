import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import {
  useController,
  useFormState,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { useWords } from '../words.ts'
import { controlsOf, inScreenOrder, labelOf, type Control, unfold } from './controls.ts'
import { flatErrors } from './faults.ts'
import type { PorticoForm } from './use-form.ts'
import css from './form.module.css'

export interface FormProps<Values extends FieldValues, Output> {
  form: PorticoForm<Values, Output>
  children: ReactNode
  /** The form's name for assistive technology, when no heading names it. */
  label?: string
  className?: string
}

/** A form in one column. What is wrong is told at the fields, and above the form when there is more than one thing. */
export function Form<Values extends FieldValues, Output>({
  form,
  children,
  label,
  className,
}: FormProps<Values, Output>) {
  return (
    <form
      noValidate
      aria-label={label}
      className={classNames(css.form, className)}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (!form.isBusy) void form.submit()
      }}
    >
      <FormProblems form={form} />
      {children}
      {/* Browsers send a form of several fields by Enter only where a button in it does: a dialog's is at its foot. */}
      <input type="submit" hidden />
    </form>
  )
}

function FormProblems<Values extends FieldValues, Output>({ form }: { form: PorticoForm<Values, Output> }) {
  const words = useWords()
  const box = useRef<HTMLDivElement>(null)
  const said = ({ name, message }: { name: string; message: string }) => {
    const label = labelOf(controlsOf(form.hook.control).get(name))
    return label ? words('ui.form.at', { label, fault: message }) : message
  }
  const { errors } = useFormState({ control: form.hook.control })
  const atFields =
    form.failures > 0
      ? inScreenOrder(
          flatErrors(errors).filter((error) => !error.name.startsWith('root')),
          controlsOf(form.hook.control),
        )
      : []
  const [first] = atFields
  // One that stands at its field is seen there, if the field is on the screen.
  const isSeen =
    first === undefined || (atFields.length === 1 && controlsOf(form.hook.control).has(first.name))
  const isShown = form.problems.length > 0 || !isSeen

  useEffect(() => {
    if (form.failures > 0 && form.problems.length > 0) box.current?.focus()
  }, [form.failures, form.problems.length])

  return (
    <div role="alert" className={css.region}>
      {isShown && (
        <div ref={box} tabIndex={-1} className={css.problems}>
          {(atFields.length > 0 || form.problems.length > 1) && (
            <p className={css.title}>{words('ui.form.problem')}</p>
          )}
          {form.problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
          {atFields.length > 0 && (
            <ul className={css.list}>
              {atFields.map((error) => (
                <li key={error.name}>
                  <button
                    type="button"
                    className={css.jump}
                    onClick={() => {
                      unfold(controlsOf(form.hook.control).get(error.name))
                      form.hook.setFocus(error.name as FieldPath<Values>)
                    }}
                  >
                    {said(error)}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  )
}

/** What a field of this design system needs to be part of a form. Spread it into the field. */
export interface FieldBinding<Value> {
  name: string
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
  error: string | undefined
  /** There while the form is off. */
  isDisabled?: true
  /** Lets the form put the focus here. */
  ref: (control: Control) => void
}

export interface BoundFieldProps<Values extends FieldValues, Output, Name extends FieldPath<Values>> {
  of: PorticoForm<Values, Output>
  name: Name
  children: (binding: FieldBinding<FieldPathValue<Values, Name>>) => ReactNode
}

/**
 * Binds one field: `<Field of={form} name="title">{(bind) => <TextField label="Title" {...bind} />}</Field>`.
 * It is checked on leaving it changed; while the person types, its error is taken away and none is shown.
 */
export function Field<Values extends FieldValues, Output, Name extends FieldPath<Values>>({
  of: form,
  name,
  children,
}: BoundFieldProps<Values, Output, Name>) {
  const { field, fieldState } = useController<Values, Name, Output>({
    control: form.hook.control as never,
    name,
  })
  // As controls come and go: what a row leaves behind is gone before the row is there that a list filled anew puts there.
  useLayoutEffect(() => {
    const controls = controlsOf(form.hook.control)
    if (!controls.has(name)) controls.set(name, null)
    return () => {
      controls.delete(name)
    }
  }, [form.hook.control, name])
  return children({
    name,
    value: field.value,
    onChange: (value) => {
      field.onChange(value)
      if (fieldState.error) form.hook.clearErrors(name)
    },
    onBlur: () => {
      field.onBlur()
      const { isDirty, error } = form.hook.getFieldState(name)
      // What the server said of the value the shape does not know: it is said until there is another value.
      if (isDirty && error?.type !== 'server') void form.hook.trigger(name)
    },
    error: fieldState.error?.message,
    ...(form.isDisabled && { isDisabled: true }),
    ref: (control) => {
      field.ref(control)
      if (control) controlsOf(form.hook.control).set(name, control)
    },
  })
}

/** Fields that belong together, under a heading, with a line of explanation. */
export function FormSection({
  title,
  help,
  children,
}: {
  title: ReactNode
  help?: ReactNode
  children: ReactNode
}) {
  return (
    <fieldset className={css.section}>
      <legend className={css.legend}>{title}</legend>
      {help && <p className={css.help}>{help}</p>}
      <div className={css.fields}>{children}</div>
    </fieldset>
  )
}

/** Fields side by side where there is room: city and postcode. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>
}

/** The buttons at the end of a form; the primary one first. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}

/** The foot of a dialog that holds a form: what sends it, first, and what leaves it as it was. */
export function FormFoot<Values extends FieldValues, Output>({
  form,
  isDanger = false,
  onCancel,
  children,
}: Pick<FormProps<Values, Output>, 'form' | 'children'> & {
  /** What is sent cannot be taken back. */
  isDanger?: boolean
  onCancel: () => void
}) {
  const words = useWords()
  return (
    <>
      <Button
        variant={isDanger ? 'danger' : 'primary'}
        isBusy={form.isBusy}
        onPress={() => void form.submit()}
      >
        {children}
      </Button>
      <Button variant="quiet" isDisabled={form.isBusy} onPress={onCancel}>
        {words('ui.cancel')}
      </Button>
    </>
  )
}
