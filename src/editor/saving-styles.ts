import { newId } from '#kernel/ids.ts'
import { changeOf, type StyleChange, styleChanges, withStyles } from '#document/style-changes.ts'
import type { SiteStyles } from '#document/styles.ts'
import { unsaved, type Autosave } from './autosave/autosave.ts'
import { runAutosave, type RunningAutosave } from './autosave/run-autosave.ts'
import { stylePatches } from './autosave/style-patches.ts'
import type { Editor } from './editor.ts'

export interface SavingStyles {
  state(): Pick<Autosave<StyleChange, SiteStyles>, 'status' | 'refusal'>
  /** What the server does not have. */
  unsaved(): readonly StyleChange[]
  changed(changes: readonly StyleChange[]): void
  /** Changes a closed tab could not save: shown, and saved from here. */
  takeUp(changes: readonly StyleChange[]): void
  /** Others changed them: shown with what of ours is not stored laid over them. */
  given(styles: SiteStyles): void
  retry(): void
  flush(): Promise<void>
  discard(): void
  stop(): void
}

/**
 * Saves changes of styles by the machine that saves pages. The server tells what is stored whole and has no
 * list of what came between, so versions are counted here: every answer and every news is the next one.
 *
 * @param keep what is unsaved has changed: keep it in the browser
 * @param show the state has changed: say it
 */
export function startSavingStyles(editor: Editor, keep: () => void, show: () => void): SavingStyles {
  const { store, props } = editor
  const running: RunningAutosave<StyleChange, SiteStyles> = runAutosave(
    {
      page: 'styles',
      algebra: stylePatches,
      copies: { keep, keepHistory: () => {}, keepNow: () => {} },
      async save({ patches }) {
        const { site } = editor.props
        if (!site) return { kind: 'unreachable' }
        const outcome = await site.save(patches)
        if (outcome.kind !== 'saved') return outcome
        // What the answer has beyond ours is others': news of its own, once ours is known to be stored.
        const theirs = styleChanges(withStyles(running.state().confirmed, patches), outcome.styles)
        if (theirs.length > 0) setTimeout(() => news(theirs))
        return { kind: 'saved', version: running.state().version + 1 }
      },
      missing: async () => [],
      history: () => undefined,
      count: () => 0,
      merge: (styles) => store.show({ styles }),
      revert: (styles) => store.show({ styles }),
      show,
      now: () => Date.now(),
    },
    0,
    props.styles,
  )
  const news = (theirs: readonly StyleChange[]) =>
    running.remote({ id: newId(), version: running.state().version + 1, patches: theirs })
  return {
    state: running.state,
    unsaved: () => unsaved(running.state()),
    changed: running.changed,
    takeUp(changes) {
      if (changes.length === 0) return
      store.show({ styles: withStyles(store.view().styles, changes) })
      running.changed(changes)
    },
    given(styles) {
      const theirs = styleChanges(running.state().confirmed, styles)
      if (theirs.length > 0) news(theirs)
      else store.show({ styles: withStyles(styles, unsaved(running.state())) })
    },
    retry: running.retry,
    flush: running.flush,
    discard: running.discard,
    stop: running.stop,
  }
}

/** Steps of the history as they are sent. */
export const changesOf = (steps: readonly StyleChange[]): readonly StyleChange[] => steps.map(changeOf)
