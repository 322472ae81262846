import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { newLocalId } from '#kernel/ids.ts'
import { isInputMethods } from '#ui/key/input-method.ts'
import { serverState } from '#ui/late/server-state.ts'
import { announce } from '#ui/announcer/announcer.tsx'
import { late } from '#ui/late/late.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { actions } from './all-actions.ts'
import { arranging } from './actions/arrange-actions.ts'
import { fromMenu } from './clipboard/clipboard-actions.ts'
import { slotting } from './actions/slot-actions.ts'
import { Canvas, ContextMenu } from './canvas/canvas.tsx'
import { OtherMarks, PhoneMarks, SlotMarks } from './canvas/layer.tsx'
import { canvasHandle, canvasParts, type CanvasParts } from './canvas/frame-window.ts'
import type { DragMarks } from './drag/drag-marks.ts'
import type { Gestures } from './canvas/frame-events.ts'
import { carrying } from './canvas/carried-gesture.ts'
import { loadTextEditor, TextBar } from './canvas/text/text-host.tsx'
import { bringsNodes, copyInto, fetchPasting, pastedIn, pasteFrom } from './clipboard/system-clipboard.ts'
import type { Editor } from './editor.ts'
import { EditorProvider, useStoreView } from './editor-context.tsx'
import { pressed } from './actions/pressed.ts'
import { enterRegion } from './keyboard/regions.ts'
import type { PageEditorProps } from './props.ts'
import type { Saving } from './saving.ts'
import { nameTab, openLeftCopies } from './autosave/left-copies.ts'
import type { Patch } from '#document/patch.ts'
import type { RemoteEvent } from './props.ts'
import { editorStore, type EditorStore } from './store.ts'
import { firstView } from './view.ts'
import { comingsAndGoings } from './presence/others.ts'
import { WidthMenu } from './preview/width-choice.tsx'
import { SaveTrouble } from './top-bar/save-state.tsx'
import { TopBar } from './top-bar/top-bar.tsx'
import { Rail } from './panel/rail.tsx'
import { isNarrow, keepOneSheet } from './sheets.ts'
import { Notice } from './notice/notice.tsx'
import css from './page-editor.module.css'

// What is not on the first screen comes when it is asked for, or when nothing else is going on.
const panels = () => import('./panel/panel.tsx')
const Panel = late(async () => (await panels()).Panel)
const inspector = () => import('./inspector/inspector.tsx')
const Inspector = late(async () => (await inspector()).Inspector)
const ClosingGuard = late(async () => (await import('./closing-guard.tsx')).ClosingGuard)
const Elsewhere = late(async () => (await import('./elsewhere/elsewhere.tsx')).Elsewhere)
const dialogs = () => import('./dialogs/dialogs.tsx')
const Dialogs = late(async () => (await dialogs()).Dialogs)

/** What stays the same as long as one page is open. */
function openEditor(given: PageEditorProps): {
  store: EditorStore
  parts: CanvasParts
} {
  const view = firstView({
    styles: given.styles,
    readOnly: given.readOnly !== undefined,
    device: isNarrow() ? 'phone' : 'desktop',
    inspector: isNarrow() ? false : 'auto',
  })
  const store = editorStore(given.registry, given.document, view)
  return { store, parts: canvasParts() }
}

/** A place for what changes beside React: asked when it is needed, never while drawing. */
interface Keeper<T> {
  now(): T
  set(change: Partial<T>): void
}
function keeper<T>(first: T): Keeper<T> {
  let value = first
  return {
    now: () => value,
    set(change) {
      value = { ...value, ...change }
    },
  }
}
type Kept = Keeper<{ readonly props: PageEditorProps; readonly saving: Saving | null }>

/** An editor that stays the same while its surroundings hand in new props. */
function lastingEditor(store: EditorStore, parts: CanvasParts, kept: Kept): Editor {
  const live: Editor = {
    store,
    get props() {
      return kept.now().props
    },
    words: (key, ...values) => kept.now().props.words(key, ...values),
    actions,
    say: (text) => announce(text),
    offer: showToast,
    canvas: canvasHandle(parts, store),
    saveNow: async () => kept.now().saving?.flush(),
    discard: () => kept.now().saving?.discard(),
    refused: () => kept.now().saving?.refused() ?? { nodes: [], styles: false },
    retry: () => kept.now().saving?.retry(),
    reload() {
      const { saving } = kept.now()
      if (saving) void saving.reload()
      else location.reload()
    },
    get live() {
      return live
    },
  }
  return live
}

function useEditorOf(props: PageEditorProps): {
  readonly editor: Editor
  readonly parts: CanvasParts
  readonly kept: Kept
} {
  // One page, one store: another page is another editor (`key` of PageEditor).
  const [{ store, parts }] = useState(() => openEditor(props))
  const [kept] = useState(() => keeper({ props, saving: null as Saving | null }))
  useLayoutEffect(() => kept.set({ props }), [kept, props])
  const [live] = useState(() => lastingEditor(store, parts, kept))
  const editor = useMemo<Editor>(() => ({ ...live, props, live }), [live, props])
  return { editor, parts, kept }
}

/** Where the settings will be, until the first sign of use brings them. */
function InspectorPlace({ of }: { readonly of?: Pick<PageEditorProps, 'page' | 'words'> }) {
  return (
    <aside className={css.inspectorPlace}>
      {of && (
        <>
          <h2 dir="auto">{of.page.title}</h2>
          <p>{of.words('editor.page.hint')}</p>
        </>
      )}
    </aside>
  )
}

/** How long the page may be looked at before the rest is fetched anyway, ms. */
const PATIENCE = 8_000

/** How long until what could not be fetched is asked for again, ms. */
const AGAIN = 2_000

/**
 * Watches a page that is open: at the first sign of use, at news from the server, or when a closed tab left
 * something unsaved, what changes and saves documents is loaded and started.
 */
function openPage(live: Editor, kept: Kept, wake: RefObject<() => void>, onAwake: () => void): () => void {
  const { store, props } = live
  const names = nameTab(newLocalId(16))
  const copies = openLeftCopies<Patch>(names.tab, names.previous)
  const left = props.readOnly === undefined ? copies.left(props.page.id).catch(() => []) : Promise.resolve([])
  let stopped = false
  let started = false
  const early: RemoteEvent[] = []
  const movements = comingsAndGoings()

  const take = (event: RemoteEvent) => {
    if (event.kind === 'people') {
      // Whoever does not see the faces has to hear who may be changing words under theirs.
      const { came, went } = movements(event.people, event.isCutOff)
      for (const name of came) live.say(live.words('editor.people.came', { name }))
      for (const name of went) live.say(live.words('editor.people.went', { name }))
      store.show({ people: event.people })
    } else if (!kept.now().saving) {
      early.push(event)
      // That the line is there is how every page begins; it is no news.
      if (event.kind !== 'online') wake.current()
    } else if (event.kind === 'online') kept.now().saving?.retry()
    else if (event.kind === 'ahead') kept.now().saving?.ahead(event.message)
    else kept.now().saving?.remote(event.batch)
  }
  const start = async () => {
    if (started) return
    started = true
    const parts = await Promise.all([import('./engine.ts'), import('./saving.ts'), left]).catch(() => null)
    if (stopped) return
    if (!parts) {
      // Without a line what was done waits in the page; it is tried until there is one.
      started = false
      if ((await serverState()) === 'outdated') return store.show({ saving: 'outdated' })
      setTimeout(() => wake.current(), AGAIN)
      return
    }
    const [{ engine }, { startSaving }, found] = parts
    kept.set({
      saving: startSaving(live, { storage: copies, left: found, previous: names.previous }),
    })
    store.useEngine(engine)
    for (const event of early.splice(0)) take(event)
    onAwake()
    // Only a rehearsal: without it the first drop is slower, and nothing else.
    const rehearsal = await import('./drag/rehearse.ts').catch(() => null)
    if (!stopped) rehearsal?.rehearse(live, engine)
  }
  wake.current = () => void start()
  store.onEngineAsked(wake.current)
  const unsubscribe = props.subscribe?.(take)
  const lookElsewhere = async () => {
    const { elsewhere } = live.props
    if (!elsewhere) return
    const found = await copies.leftElsewhere(elsewhere.prefix, props.page.id).catch(() => [])
    if (!stopped && found.length > 0) store.show({ elsewhere: found })
  }
  void lookElsewhere()
  // A page that was left a moment ago lets go of its own when its last attempt is through.
  const laterElsewhere = setTimeout(() => void lookElsewhere(), PATIENCE)
  const look = async () => {
    if ((await left).length === 0) return
    if (!kept.now().saving) store.unsaved()
    wake.current()
  }
  void look()
  const timer = setTimeout(() => wake.current(), PATIENCE)
  return () => {
    stopped = true
    clearTimeout(timer)
    clearTimeout(laterElsewhere)
    unsubscribe?.()
    const { saving } = kept.now()
    // What saves lets go of the copies once its last attempt is through.
    if (saving) saving.stop()
    else copies.close()
    kept.set({ saving: null })
  }
}

/**
 * The layout editor for one page, over the whole of its parent. It owns everything between the document it
 * is given and the patches it hands to `save`; where those go, who else is there, which pictures and pages
 * exist it is told by its props. Give it a `key` of the page, so that another page is another editor.
 */
export function PageEditor(props: PageEditorProps) {
  const { editor, parts, kept } = useEditorOf(props)
  const { store } = editor
  const [ready, setReady] = useState(false)
  const drawn = useRef<{ marks: DragMarks; gestures: Gestures } | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const preview = useStoreView(store, (view) => view.preview)
  const panel = useStoreView(store, (view) => view.panel)
  const dialog = useStoreView(store, (view) => view.dialog)
  const showsInspector = useStoreView(store, (view) => view.inspector)
  const elsewhere = useStoreView(store, (view) => view.elsewhere.length > 0)
  const hasSelection = useStoreView(store, (view) => view.selection.section !== null)

  const { live } = editor
  const [awake, setAwake] = useState(false)
  const wake = useRef(() => {})
  useEffect(() => openPage(live, kept, wake, () => setAwake(true)), [live, kept])
  useEffect(() => keepOneSheet(store), [store])
  useEffect(() => {
    const readOnly = props.readOnly !== undefined
    store.show({ readOnly })
    if (!readOnly) return
    // What was open for changing closes with the leave to change.
    const { panel } = store.view()
    store.show({
      text: null,
      insertion: null,
      ...(panel === 'add' || panel === 'styles' ? { panel: null } : {}),
    })
  }, [store, props.readOnly])
  useEffect(() => {
    const { saving } = kept.now()
    if (saving) saving.styles(props.styles)
    else store.show({ styles: props.styles })
  }, [store, kept, props.styles])
  useImperativeHandle(
    props.handle,
    () => ({
      styles: () => store.view().styles,
      changeStyles: store.changeStyles,
      async saveNow() {
        live.retry()
        await live.saveNow()
        return store.view().saving === 'saved'
      },
      openCommands: () => store.show({ dialog: 'commands' }),
    }),
    [store, live],
  )
  useEffect(() => {
    let told = store.view().styles
    return store.onView(() => {
      const { styles } = store.view()
      if (styles === told) return
      told = styles
      live.props.site?.shown?.(styles)
    })
  }, [store, live])
  useEffect(() => store.onDocument(() => live.props.changed?.(store.document())), [store, live])
  useEffect(() => {
    if (!awake) return undefined
    void loadTextEditor().catch(() => undefined)
    Panel.fetch()
    void carrying.fetch()
    void arranging.fetch()
    void slotting.fetch()
    // Asked for by a key and typed into at once: they must not be on their way then. What is fetched now is
    // there when the line is not.
    const timer = setTimeout(() => {
      Dialogs.fetch()
      for (const part of [TextBar, SaveTrouble, ContextMenu, WidthMenu, SlotMarks, PhoneMarks, OtherMarks])
        part.fetch()
      void fetchPasting()
      void fromMenu.fetch()
      panels().then(
        (module) => module.fetchPanels(),
        () => undefined,
      )
    }, 1_500)
    return () => clearTimeout(timer)
  }, [awake])

  // Presses outside of the canvas: only those that cannot mean anything else there.
  useEffect(() => {
    const used = () => wake.current()
    const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const
    const here = root.current
    for (const sign of signs) here?.addEventListener(sign, used)
    const isHere = ({ target }: Event) =>
      root.current?.contains(target as Node) === true || target === document.body
    // Before anybody else hears it: while a message is shown, the library's own way round leads to it and no further.
    const region = (event: KeyboardEvent) => {
      const around = '[data-region=messages], [data-region=notices]'
      const isAround = (event.target as Partial<Element>).closest?.(around) != null
      if (event.key === 'F6' && (isHere(event) || isAround)) pressed(live, event, 'panel')
    }
    const key = (event: KeyboardEvent) => {
      if (isHere(event) && !isInputMethods(event)) {
        if (pressed(live, event, 'panel') || event.key !== 'Escape' || event.defaultPrevented) return
        // Escape goes back to the page: out of a panel, which closes, and out of the settings.
        const region = (event.target as Element).closest<HTMLElement>('[data-region]')?.dataset['region']
        if (region === 'panel') store.show({ panel: null, insertion: null })
        if (region === 'panel' || region === 'inspector') enterRegion(live, 'canvas')
      }
    }
    const isField = (event: Event) =>
      (event.target as Partial<HTMLElement>).closest?.('input, textarea, [contenteditable]') != null
    // A window or a menu lies beside the editor in the document: what is pasted there is for what it holds.
    const isForPage = (event: Event) => !event.defaultPrevented && isHere(event)
    const copy = (event: ClipboardEvent) => {
      if (!isForPage(event)) return
      if (isField(event) || !event.clipboardData || (document.getSelection()?.toString() ?? '') !== '') return
      if (event.type === 'copy' && copyInto(live, event.clipboardData)) event.preventDefault()
    }
    const paste = (event: ClipboardEvent) => {
      if (!event.clipboardData || !isForPage(event)) return
      const pasted = pastedIn(event.clipboardData)
      // While the palette asks what goes into an item, blocks and pictures are the answer; words are looked for.
      const answers = store.view().insertion?.kind === 'slot' && bringsNodes(pasted)
      if (isField(event) && !answers) return
      if (pasteFrom(live, pasted)) event.preventDefault()
    }
    window.addEventListener('keydown', region, true)
    document.addEventListener('keydown', key)
    document.addEventListener('copy', copy)
    document.addEventListener('paste', paste)
    return () => {
      for (const sign of signs) here?.removeEventListener(sign, used)
      window.removeEventListener('keydown', region, true)
      document.removeEventListener('keydown', key)
      document.removeEventListener('copy', copy)
      document.removeEventListener('paste', paste)
    }
  }, [live, store])

  const takeGestures = useCallback((given: { marks: DragMarks; gestures: Gestures } | null) => {
    drawn.current = given
  }, [])
  const onUse = useCallback(() => wake.current(), [])
  const onReady = useCallback(() => {
    setReady(true)
    performance.mark('editor-ready')
  }, [])

  return (
    <EditorProvider value={editor}>
      <div
        ref={root}
        className={css.editor}
        data-preview={preview || undefined}
        data-inspector={(ready && showsInspector && !preview) || undefined}
        data-selection={hasSelection || undefined}
        data-panel={panel ?? undefined}
      >
        <TopBar />
        {props.readOnly !== undefined && (
          <p role="status" className={css.readOnly}>
            {props.readOnly}
          </p>
        )}
        {elsewhere && props.readOnly === undefined && (
          <Elsewhere onMissing={() => store.show({ elsewhere: [] })} />
        )}
        <div className={css.work}>
          {!preview && <Rail />}
          {!preview && panel !== null && (
            <Panel
              drawn={drawn}
              waiting={<div className={css.side} />}
              onMissing={() => store.show({ panel: null, insertion: null })}
            />
          )}
          <main className={css.canvas} aria-label={props.words('editor.canvas.label')} data-region="canvas">
            <Canvas parts={parts} onReady={onReady} onGestures={takeGestures} onUse={onUse} />
            <Notice />
          </main>
          {ready &&
            showsInspector &&
            !preview &&
            (awake ? (
              <Inspector waiting={<InspectorPlace />} onMissing={() => store.show({ inspector: false })} />
            ) : (
              <InspectorPlace of={props} />
            ))}
        </div>
        {dialog !== null && <Dialogs onMissing={() => store.show({ dialog: null })} />}
        {awake && <ClosingGuard onMissing={() => undefined} />}
      </div>
    </EditorProvider>
  )
}
