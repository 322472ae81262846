import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { problemIn } from '#kernel/api-client/api-error.ts'
import { call } from '#kernel/api-client/call.ts'
import { refresh } from '#ui/data/data.ts'
import { useUnsentWork } from '#ui/leave-guard/unsaved-work.ts'
import { changeForm, getForm, listForms } from '../../contract.ts'
import { formShape } from '../../form/form-shape.ts'
import type { Form } from '../../form/form.ts'
import type { Edit } from './form-edits.ts'
import { begun, gone, redone, undone, type History } from './history.ts'

/** A pause in the work after which it is sent, and how long after one that found no line. Milliseconds. */
const SAVED_AFTER = 700
const AGAIN_AFTER = 5_000

/**
 * State of the draft against the stored form. `invalid`: a part of it cannot be stored, and the screen shows which;
 * `conflict`: another editor stored a newer one; `refused`: the server said why not.
 */
export type Saving = 'saved' | 'saving' | 'invalid' | 'conflict' | 'refused' | 'unreachable'

interface State {
  readonly history: History<Form>
  /** What is stored, and its version. */
  readonly stored: Form
  readonly version: number
}

interface Fault {
  readonly kind: 'conflict' | 'refused' | 'unreachable'
  /** In the server's words. */
  readonly said: string | null
  /** What was sent: another is tried anew. */
  readonly form: Form
}

type Action =
  | { readonly kind: 'edit'; readonly edit: Edit; readonly mark: string | null }
  | { readonly kind: 'undo' | 'redo' }
  | { readonly kind: 'stored'; readonly form: Form; readonly version: number }
  | { readonly kind: 'taken'; readonly form: Form; readonly version: number }
  | { readonly kind: 'overwriting'; readonly version: number }

const isSame = (a: Form, b: Form): boolean => JSON.stringify(a) === JSON.stringify(b)

function reduce(state: State, action: Action): State {
  switch (action.kind) {
    case 'edit': {
      const { now } = state.history
      return { ...state, history: gone(state.history, action.edit(now), action.mark) }
    }
    case 'undo':
      return { ...state, history: undone(state.history) }
    case 'redo':
      return { ...state, history: redone(state.history) }
    case 'stored':
      return { ...state, stored: action.form, version: action.version }
    case 'taken':
      // The same with another name, or our own: what was done can still be taken back.
      if (isSame(action.form, state.stored)) return { ...state, version: action.version }
      return { history: begun(action.form), stored: action.form, version: action.version }
    case 'overwriting':
      return { ...state, version: action.version }
  }
}

/** The draft of a form while it is edited: each change is saved automatically, with the version it is based on. */
export interface Draft {
  readonly form: Form
  readonly edit: (edit: Edit, mark?: string) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly saving: Saving
  /** Why the server took it not, in its words. */
  readonly refusal: string | null
  /** Ids of items, rules and endings that cannot be stored as they are. */
  readonly invalid: ReadonlySet<string>
  /** Lays aside one's own changes and goes on with what the other editor stored. */
  readonly takeNewer: () => void
  /** Stores one's own over what the other editor stored. */
  readonly keepOwn: () => void
}

/** The ids of what a form cannot be stored with. */
function invalidIn(form: Form): ReadonlySet<string> {
  const { error } = formShape.safeParse(form)
  const ids = (error?.issues ?? []).map(({ path: [part, at] }) => {
    const things: readonly { readonly id: string }[] =
      part === 'items' || part === 'rules' || part === 'endings' ? form[part] : []
    return typeof at === 'number' ? (things[at]?.id ?? String(part)) : String(part)
  })
  return new Set(ids)
}

function savingOf(fault: Fault | null, isUnsent: boolean, isInvalid: boolean): Saving {
  if (fault?.kind === 'conflict') return 'conflict'
  if (isInvalid) return 'invalid'
  return isUnsent ? (fault?.kind ?? 'saving') : 'saved'
}

/**
 * Keeps the draft of a form and stores it.
 *
 * @param seen what was read of the form last: a newer version is taken over where nothing of one's own waits
 */
export function useDraft(
  { siteId, formId }: { siteId: string; formId: string },
  seen: { readonly form: Form; readonly version: number },
): Draft {
  const client = useQueryClient()
  const [state, tell] = useReducer(reduce, seen, ({ form, version }) => ({
    history: begun(form),
    stored: form,
    version,
  }))
  const [fault, setFault] = useState<Fault | null>(null)
  const [isSending, setSending] = useState(false)
  const { stored, version } = state
  const form = state.history.now
  const isChanged = form !== stored
  const invalid = useMemo(() => invalidIn(form), [form])
  const asked = useRef(0)

  useEffect(() => {
    // Read again, as when the window is come back to.
    if (isSending || seen.version <= version) return
    if (!isChanged || isSame(seen.form, stored)) tell({ kind: 'taken', ...seen })
  }, [seen, stored, version, isChanged, isSending])

  useEffect(() => {
    const isRefused = fault?.kind === 'refused' && fault.form === form
    if (!isChanged || isSending || invalid.size > 0 || isRefused || fault?.kind === 'conflict') return
    const timer = setTimeout(
      () => {
        setSending(true)
        call(changeForm, { siteId, formId, definition: form, version })
          .then((answer) => {
            tell({ kind: 'stored', form, version: answer.version })
            setFault(null)
            void client.invalidateQueries({ queryKey: [listForms.name] })
          })
          .catch((error: unknown) => {
            const said = problemIn(error)?.message ?? null
            const kind =
              problemIn(error)?.code === 'forms.version'
                ? 'conflict'
                : said === null
                  ? 'unreachable'
                  : 'refused'
            setFault({ kind, said, form })
          })
          .finally(() => setSending(false))
      },
      fault?.kind === 'unreachable' ? AGAIN_AFTER : SAVED_AFTER,
    )
    return () => clearTimeout(timer)
  }, [isChanged, isSending, invalid, fault, form, version, siteId, formId, client])

  useUnsentWork(isChanged || isSending)

  const readNewer = (use: (form: Form, version: number) => void) => {
    const turn = (asked.current += 1)
    call(getForm, { siteId, formId })
      .then((newer) => {
        if (turn !== asked.current) return
        use(newer.definition as Form, newer.version)
        setFault(null)
        void refresh(client, [getForm])
      })
      // Without a line the question stays where it is.
      .catch(() => {})
  }
  return {
    form,
    edit: (edit, mark) => tell({ kind: 'edit', edit, mark: mark ?? null }),
    undo: () => tell({ kind: 'undo' }),
    redo: () => tell({ kind: 'redo' }),
    canUndo: state.history.past.length > 0,
    canRedo: state.history.future.length > 0,
    saving: savingOf(fault, isChanged || isSending, invalid.size > 0),
    refusal: fault?.said ?? null,
    invalid,
    takeNewer: () => readNewer((newer, at) => tell({ kind: 'taken', form: newer, version: at })),
    keepOwn: () => readNewer((_, at) => tell({ kind: 'overwriting', version: at })),
  }
}
