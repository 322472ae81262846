import { useRef, type RefObject } from 'react'
import X from 'lucide-react/icons/x'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { late } from '#ui/late/late.tsx'
import type { Drawn } from '../canvas/drawn.ts'
import { useEditor, useView } from '../editor-context.tsx'
import { LayersPanel } from '../layers/layers-panel.tsx'
import { AddPanel } from '../palette/add-panel.tsx'
import type { EditorKey } from '../words.ts'
import css from './panel.module.css'
import { useSheet } from '../sheets.ts'

const StylesPanel = late(async () => (await import('../styles-panel/styles-panel.tsx')).StylesPanel)
const CheckPanel = late(async () => (await import('../check-panel/check-panel.tsx')).CheckPanel)

/** Fetches the panels that come apart, so that they open without a line, too. */
export function fetchPanels(): void {
  StylesPanel.fetch()
  CheckPanel.fetch()
}

/** The panel beside the rail; a sheet over the canvas on small screens. */
export function Panel({ drawn }: { readonly drawn: RefObject<Drawn | null> }) {
  const { store, words } = useEditor()
  const panel = useView((view) => view.panel)
  const sheet = useRef<HTMLElement>(null)
  useSheet(sheet)
  if (panel === null) return null
  const close = () => store.show({ panel: null, insertion: null })
  const title = words(`editor.action.panel_${panel}` satisfies EditorKey)
  return (
    <section ref={sheet} className={css.panel} aria-label={title} data-region="panel">
      <header className={css.head}>
        <h2 className={css.title}>{title}</h2>
        <IconButton icon={X} size="small" name={words('editor.panel.close')} onPress={close} />
      </header>
      {panel === 'add' && <AddPanel drawn={drawn} />}
      {panel === 'layers' && <LayersPanel />}
      {panel === 'styles' && <StylesPanel onMissing={close} />}
      {panel === 'check' && <CheckPanel onMissing={close} />}
    </section>
  )
}
