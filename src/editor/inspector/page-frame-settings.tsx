import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/select/select.tsx'
import { setFrame } from '#document/commands/set-section.ts'
import { pageNode } from '#document/nodes.ts'
import { useDocument, useEditor } from '../editor-context.tsx'
import css from './inspector.module.css'
import { useSet } from './use-set.ts'

/** Nothing is selected: what is set for the whole page, and how to begin. */
export function PageFrameSettings() {
  const { store, words, props } = useEditor()
  const page = useDocument(store, (document) => document.page)
  const { send } = useSet([pageNode], 'editor.step.page')
  return (
    <>
      <h2 dir="auto" className={css.title}>
        {props.page.title}
      </h2>
      <p className={css.note}>{words('editor.page.hint')}</p>
      {!props.page.isBare && (
        <div className={css.fields}>
          <Select
            label={words('editor.page.header')}
            value={page.header}
            options={[
              { value: 'site', label: words('editor.page.header.site') },
              { value: 'overlay', label: words('editor.page.header.overlay') },
              { value: 'none', label: words('editor.page.header.none') },
            ]}
            onChange={(header) => send(setFrame({ header: header as typeof page.header }))}
          />
          <Select
            label={words('editor.page.footer')}
            value={page.footer}
            options={[
              { value: 'site', label: words('editor.page.footer.site') },
              { value: 'none', label: words('editor.page.footer.none') },
            ]}
            onChange={(footer) => send(setFrame({ footer: footer as typeof page.footer }))}
          />
        </div>
      )}
      {props.openSettings && (
        // A way to them, for who may only look, too.
        <Button onPress={props.openSettings} isDisabled={false}>
          {words('editor.page.settings')}
        </Button>
      )}
    </>
  )
}
