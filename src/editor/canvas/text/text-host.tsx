import { useEffect, useLayoutEffect, useState } from 'react'
import { late } from '#ui/late/late.tsx'
import { useWords } from '#ui/words.ts'
import { sameJson } from '#document/json.ts'
import { setText } from '#document/commands/set-text.ts'
import type { TextJson } from '#document/text/text-json.ts'
import type { StepJson } from '#document/text/text-steps.ts'
import { notify, notifyHindrance } from '../../actions/change.ts'
import type { CanvasParts } from '../frame-window.ts'
import type { Editor } from '../../editor.ts'
import { useEditor, useStoreView } from '../../editor-context.tsx'
import type { TextPlace } from '../../view.ts'
import { fieldAt, fieldValue } from '../../field-value.ts'
import type { startPlain } from './plain-session.ts'
import type { TextBarState } from './text-bar-state.ts'
import type { TextState } from './text-commands.ts'
import type { TextSession } from './text-session.ts'
import type { cursorsIn, writeText } from './write-text.ts'

interface SessionModule {
  readonly writeText: typeof writeText
  readonly startPlain: typeof startPlain
  readonly cursorsIn: typeof cursorsIn
}
let loaded: SessionModule | null = null
let loading: Promise<SessionModule> | null = null

/** Fetches the text editor ahead of its first use. */
export function loadTextEditor(): Promise<SessionModule> {
  loading ??= import('./write-text.ts').then(
    (module) => (loaded = module),
    (fault: unknown) => {
      // Asked for again, it may come.
      loading = null
      throw fault
    },
  )
  return loading
}

/** The bar of a text that is being written. */
export const TextBar = late(async () => (await import('./text-bar.tsx')).TextBar)

/** Whether the toolbar would look the same. */
function sameState(one: TextState, other: TextState): boolean {
  return (
    one.line === other.line &&
    one.colour === other.colour &&
    one.highlight === other.highlight &&
    one.link === other.link &&
    one.list === other.list &&
    one.align === other.align &&
    one.empty === other.empty &&
    sameJson(one.image, other.image) &&
    Object.entries(one.marks).every(([mark, on]) => other.marks[mark as keyof TextState['marks']] === on)
  )
}

/** Whether a step only writes or takes away letters within a line. */
function isLetters(step: StepJson): boolean {
  if (step.stepType !== 'replace' || step['structure'] === true) return false
  const slice = step['slice'] as { content?: readonly { type?: string }[]; openStart?: number } | undefined
  return (
    slice === undefined ||
    (slice.openStart === undefined && (slice.content ?? []).every(({ type }) => type === 'text'))
  )
}

/** A session at a place, of the kind its field asks for; undefined when there is nothing to write in. */
function startAt(
  editor: Editor,
  parts: CanvasParts,
  place: TextPlace,
  module: SessionModule,
  show: (bar: TextBarState | null) => void,
): (() => void) | undefined {
  const { store, canvas, props } = editor
  const block = store.block(place.block)
  const field = block && fieldAt(block, place.path, store.registry)
  const name = place.path.slice(1).join('.')
  const element = canvas
    .element(place.block)
    ?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)
  if (!block || !field || !element) return undefined
  // What is folded away on the page is opened to be written in.
  element.closest('details')?.setAttribute('open', '')
  const value = fieldValue(block, place.path, store.registry)
  const leave = () => {
    store.show({ text: null })
    // The block is drawn anew first: its element is another one then.
    queueMicrotask(() => canvas.focus(place.block))
  }
  const undo = () => void store.undo()
  const redo = () => void store.redo()
  const current = () => {
    const now = store.block(place.block)
    return now && fieldValue(now, place.path, store.registry)
  }
  let burst = 0
  let touched = 0
  const gesture = () => `text ${place.block} ${name} ${burst}`
  /** A pause ends a step of undoing, so that one step is about a phrase. */
  const typed = () => {
    const now = Date.now()
    if (now - touched > 800) burst += 1
    touched = now
  }

  if (field.kind === 'text') {
    const session = module.startPlain({
      element,
      place,
      value: typeof value === 'string' ? value : '',
      label: props.words(field.label),
      multiline: field.multiline,
      max: field.max,
      at: parts.now().at,
      changed(next) {
        typed()
        const fault = store.change({
          patches: [{ op: 'set', node: place.block, path: place.path, value: next }],
          label: 'editor.step.text',
          gesture: gesture(),
        })
        if (fault) notifyHindrance(editor, fault)
        return fault === null
      },
      undo,
      redo,
      leave,
    })
    const stop = store.onNode(place.block, () => {
      const now = current()
      session.update(typeof now === 'string' ? now : '')
    })
    return () => {
      stop()
      session.end()
    }
  }
  if (field.kind !== 'richText') return undefined

  let runs = true
  let asked = 0
  let last: TextState | null = null
  let started: TextSession | null = null
  const session = module.writeText(editor, place, {
    element,
    value: value as TextJson,
    flavour: field.flavour,
    label: props.words(field.label),
    at: parts.now().at,
    readOnly: store.view().readOnly,
    changed(steps, together) {
      typed()
      // A new paragraph, a list, a mark: a step of its own; letters run together.
      const letters = steps.every(isLetters)
      if (!letters || !runs) burst += 1
      runs = letters
      const patches = setText(store.document(), place.block, place.path.slice(1), steps)
      const fault = store.change({ patches, label: 'editor.step.text', gesture: together ?? gesture() })
      if (fault) notifyHindrance(editor, fault)
      return fault === null
    },
    show(state, from, to) {
      const before = last
      last = state
      // Before it has returned it is placing its cursor.
      if (started && !(before && sameState(before, state))) show({ session: started, state, asked })
      props.tell?.({
        section: store.view().selection.section,
        blocks: [place.block],
        text: { path: place.path, from, to },
        device: store.view().device,
      })
    },
    undo,
    redo,
    leave,
    askLink() {
      asked += 1
      if (last && started) show({ session: started, state: last, asked })
    },
    stored: () => current() as TextJson | undefined,
  })
  started = session
  parts.set({ session })
  show({ session, state: session.state(), asked })
  let known = store.view().people
  const stops = [
    store.onNode(place.block, () => {
      const now = current()
      if (now !== undefined) session.update(now as TextJson)
    }),
    store.onView(() => {
      if (store.view().people !== known) {
        known = store.view().people
        session.showCursors(module.cursorsIn(editor, place))
      }
    }),
  ]
  session.showCursors(module.cursorsIn(editor, place))
  return () => {
    for (const stop of stops) stop()
    parts.set({ session: null })
    show(null)
    session.end()
  }
}

/** Runs the text session the view asks for, and shows its toolbar. */
export function TextHost({ parts }: { readonly parts: CanvasParts }) {
  // The lasting editor: new props of the surroundings must not end a session.
  const { live } = useEditor()
  const t = useWords()
  const place = useStoreView(live.store, (view) => view.text)
  const [module, setModule] = useState<SessionModule | null>(loaded)
  const [bar, setBar] = useState<TextBarState | null>(null)
  useEffect(() => {
    if (!place || module) return
    loadTextEditor().then(setModule, () => {
      live.store.show({ text: null })
      notify(live, t('ui.late.missing'), 'danger')
    })
  }, [live, place, module, t])
  // Before the browser goes on with the key that opened the text, so that its letter arrives there.
  useLayoutEffect(() => {
    if (!place || !module) return undefined
    let end: (() => void) | undefined
    let over = false
    // The page is a root of its own, and may be drawn after this one: by then the words stand there.
    queueMicrotask(() => {
      if (over) return
      end = startAt(live, parts, place, module, setBar)
      if (!end) live.store.show({ text: null })
    })
    return () => {
      over = true
      end?.()
    }
  }, [live, parts, place, module])
  if (!bar || !place) return null
  return <TextBar bar={bar} place={place} onMissing={() => undefined} />
}
