import { lazy, Suspense, useRef, type RefObject } from 'react'
import X from 'lucide-react/icons/x'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import type { Drawn } from '../canvas/drawn.ts'
import { useEditor, useView } from '../editor-context.tsx'
import { LayersPanel } from '../layers/layers-panel.tsx'
import { AddPanel } from '../palette/add-panel.tsx'
import type { EditorKey } from '../words.ts'
import css from './panel.module.css'
import { useSheet } from './sheets.ts'

const StylesPanel = lazy(async () => ({
  default: (await import('../styles-panel/styles-panel.tsx')).StylesPanel,
}))
const CheckPanel = lazy(async () => ({
  default: (await import('../check-panel/check-panel.tsx')).CheckPanel,
}))

/** The panel beside the rail; a sheet over the canvas on small screens. */
export function Panel({ drawn }: { readonly drawn: RefObject<Drawn | null> }) {
  const { store, words } = useEditor()
  const panel = useView((view) => view.panel)
  const sheet = useRef<HTMLElement>(null)
  useSheet(sheet)
  if (panel === null) return null
  const title = words(`editor.action.panel_${panel}` satisfies EditorKey)
  return (
    <section ref={sheet} className={css.panel} aria-label={title} data-region="panel">
      <header className={css.head}>
        <h2 className={css.title}>{title}</h2>
        <IconButton
          icon={X}
          size="small"
          name={words('editor.panel.close')}
          onPress={() => store.show({ panel: null, insertion: null })}
        />
      </header>
      <Suspense fallback={null}>
        {panel === 'add' && <AddPanel drawn={drawn} />}
        {panel === 'layers' && <LayersPanel />}
        {panel === 'styles' && <StylesPanel />}
        {panel === 'check' && <CheckPanel />}
      </Suspense>
    </section>
  )
}
