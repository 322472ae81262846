import { useState } from 'react'
import {
  useForm as useHookForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form'
import type { ZodType } from 'zod'
import { useFaultWords, useWords } from '../words.ts'
import { controlsOf, inScreenOrder, unfold } from './controls.ts'
import { faultsOf, flatErrors, resolverOf } from './faults.ts'

export interface FormOptions<Values extends FieldValues, Output> {
  /** The endpoint's input shape, or a part of it. Checked on leaving a changed field and on submit. */
  schema: ZodType<Output, Values>
  defaultValues: DefaultValues<Values>
  /** Values from the server; a change of them is taken over where the person has not edited. */
  values?: Values
  /**
   * Sends the values. A refusal it throws lands at the fields it names; anything else is shown above the form,
   * with the person's entries kept. What is entered meanwhile stays to be sent.
   *
   * @param changed names of the fields that differ from what was there: what others changed since is theirs
   */
  onSubmit: (output: Output, changed: ReadonlySet<keyof Values>) => void | Promise<unknown>
  /**
   * Parts that are changed together, as `useSeen` keeps them. Where somebody else has put others in their place, those
   * are what was there: by them is measured what is changed, and to them leads discarding.
   */
  seen?: {
    fieldsIn(error: unknown): NoInfer<Partial<Values>> | undefined
    settle(): void
  }
  /** Whether fields are as at first once they are taken: what was sent is shown to nobody again, such as a password. */
  isForgotten?: boolean
  /** Whether nothing can be changed for now: every field is off. Say why near the form. */
  isDisabled?: boolean
}

/** A form's state and verbs, handed to `Form`, `Field` and `FormBar`. */
export interface PorticoForm<Values extends FieldValues, Output = Values> {
  /** react-hook-form's own handle: `watch`, `setValue`, field arrays. */
  readonly hook: UseFormReturn<Values, unknown, Output>
  readonly isDirty: boolean
  readonly isBusy: boolean
  readonly isDisabled: boolean
  /** A fault of the whole form, or of fields that this form does not show. */
  readonly problems: readonly string[]
  /** How often a submit failed: the summary takes focus when it grows. */
  readonly failures: number
  /** Checks and sends; true when it was taken. */
  submit(): Promise<boolean>
  /** Puts values in the place of what was entered; what was said to be wrong with that is no longer said. */
  take(values: Partial<Values>): void
  /** Back to what is there: the values last saved, or what others were shown to have put in their place. */
  discard(): void
}

/** Whether anything below a field differs from what was there. */
const differs = (mark: unknown): boolean =>
  typeof mark === 'object' && mark !== null ? Object.values(mark).some(differs) : mark === true

/** Wires a schema, the person's language, and a server call into a form. */
export function useForm<Values extends FieldValues, Output = Values>(
  options: FormOptions<Values, Output>,
): PorticoForm<Values, Output> {
  const words = useWords()
  const faultWords = useFaultWords()
  const [problems, setProblems] = useState<readonly string[]>([])
  const [failures, setFailures] = useState(0)
  const hook = useHookForm<Values, unknown, Output>({
    resolver: resolverOf(options.schema, words, faultWords),
    defaultValues: options.defaultValues,
    values: options.values,
    resetOptions: { keepDirtyValues: true },
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: true,
  })
  const { isDirty, isSubmitting, dirtyFields } = hook.formState

  const place = (error: unknown) => {
    const faults = faultsOf(error)
    if (!faults) {
      setProblems([words('ui.form.failed')])
      return
    }
    const rest: string[] = []
    const atFields: { name: FieldPath<Values>; message: string }[] = []
    const controls = controlsOf(hook.control)
    for (const fault of faults) {
      const message = fault.message ?? faultWords(fault) ?? words('ui.form.refused')
      const name = fault.field as FieldPath<Values> | undefined
      if (name && controls.has(name)) atFields.push({ name, message })
      else rest.push(message)
    }
    // The server names fields in the order of its checks; the person goes through them as they stand.
    for (const { name } of atFields) unfold(controls.get(name))
    for (const [n, { name, message }] of inScreenOrder(atFields, controls).entries())
      hook.setError(name, { type: 'server', message }, { shouldFocus: n === 0 })
    setProblems(rest)
  }

  const take = (values: Partial<Values>) => {
    for (const [name, value] of Object.entries(values) as [Path<Values>, never][]) {
      hook.setValue(name, value, { shouldDirty: true })
      hook.clearErrors(name)
    }
    setProblems([])
  }

  const submit = async () => {
    setProblems([])
    let taken = false
    const sent = structuredClone(hook.getValues())
    const filled: Readonly<Record<string, unknown>> = { ...hook.formState.defaultValues }
    const changed = new Set(
      Object.entries(dirtyFields).flatMap(([name, mark]) => (differs(mark) ? [name as keyof Values] : [])),
    )
    await hook.handleSubmit(
      async (output) => {
        try {
          await options.onSubmit(output, changed)
          if (options.isForgotten) {
            const now = Object.entries(hook.getValues()).filter(([name, value]) => value !== sent[name])
            hook.reset(undefined, { keepDirtyValues: false })
            take(Object.fromEntries(now) as Partial<Values>)
          } else {
            // What others changed meanwhile of the rest is what is there, and not what was read before.
            const theirs = Object.entries(hook.formState.defaultValues ?? {}).filter(
              ([name, value]) => !changed.has(name) && !Object.is(value, filled[name]),
            )
            hook.reset(
              { ...sent, ...Object.fromEntries(theirs) },
              { keepValues: true, keepDirtyValues: false },
            )
          }
          taken = true
        } catch (error) {
          const there = options.seen?.fieldsIn(error)
          if (there) {
            const before = hook.formState.defaultValues as DefaultValues<Values>
            hook.reset({ ...before, ...there }, { keepValues: true, keepDirtyValues: false })
          }
          place(error)
        }
      },
      (errors) => {
        const root = errors.root?.message
        if (root) setProblems([root])
        for (const { name } of flatErrors(errors)) unfold(controlsOf(hook.control).get(name))
      },
    )()
    if (!taken) setFailures((count) => count + 1)
    return taken
  }

  return {
    hook,
    isDirty,
    isBusy: isSubmitting,
    isDisabled: options.isDisabled ?? false,
    problems,
    failures,
    submit,
    take,
    discard: () => {
      setProblems([])
      options.seen?.settle()
      hook.reset(undefined, { keepDirtyValues: false })
    },
  }
}
