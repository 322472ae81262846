import { useEffect, useRef } from 'react'
import { sameJson } from '#document/json.ts'
import { defaultStyles, type SiteStyles } from '#document/styles.ts'
import { useEditor, useView } from '../editor-context.tsx'
import type { EditorKey } from '../words.ts'

/** After so long a rest presses of keys are another gesture, ms. */
const REST = 800

/** What a step is called by the part of the styles it changes. */
const steps = {
  palette: 'editor.step.colours',
  fonts: 'editor.step.fonts',
  type: 'editor.step.type_scale',
  spacing: 'editor.step.spacing',
  corners: 'editor.step.spacing',
  imageShape: 'editor.step.spacing',
  buttons: 'editor.step.buttons',
  favicon: 'editor.step.signs',
  socialImage: 'editor.step.signs',
  customCss: 'editor.step.css',
} as const satisfies Partial<Record<keyof SiteStyles, EditorKey>>

const labelOf = (change: Partial<SiteStyles>): EditorKey =>
  Object.entries(steps).find(([key]) => key in change)?.[1] ?? 'editor.step.details'

/** The way back of a part, and what it leads to. */
export interface Back {
  readonly to: 'begun' | 'default'
  readonly go: () => void
}

/** The site's styles as they are shown, and what changes them. */
export interface StylesInHand {
  readonly styles: SiteStyles
  readonly set: (change: Partial<SiteStyles>) => void
  /**
   * Sets parts back to those the site began with, or where that is not kept to what is usual; null when they are so.
   */
  readonly back: (...keys: readonly (keyof SiteStyles)[]) => Back | null
}

/** Changes styles: from a press of the pointer to the next, what one control sets is one step. */
export function useStyles(): StylesInHand {
  const { store, props } = useEditor()
  const styles = useView((view) => view.styles)
  const gesture = useRef({ number: 0, at: 0 })
  useEffect(() => {
    const next = () => {
      gesture.current.number += 1
    }
    const key = (event: KeyboardEvent) => {
      if (!event.repeat && Date.now() - gesture.current.at > REST) next()
    }
    document.addEventListener('pointerdown', next, true)
    document.addEventListener('keydown', key, true)
    return () => {
      document.removeEventListener('pointerdown', next, true)
      document.removeEventListener('keydown', key, true)
    }
  }, [])
  const set = (change: Partial<SiteStyles>) => {
    gesture.current.at = Date.now()
    store.changeStyles({
      styles: change,
      label: labelOf(change),
      gesture: `styles ${Object.keys(change).join(' ')} ${gesture.current.number}`,
    })
  }
  return {
    styles,
    set,
    back(...keys) {
      const start = props.site?.begun
      const begun = keys.every((key) => start?.[key] !== undefined)
      const from = begun ? { ...defaultStyles, ...start } : defaultStyles
      if (keys.every((key) => sameJson(styles[key], from[key]))) return null
      return {
        to: begun ? 'begun' : 'default',
        go: () => set(Object.fromEntries(keys.map((key) => [key, from[key]]))),
      }
    },
  }
}
