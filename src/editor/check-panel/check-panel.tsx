import { useDeferredValue, useMemo } from 'react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Lightbulb from 'lucide-react/icons/lightbulb'
import { recordingClass } from '#kernel/session-recording.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { excerptOf } from '#document/excerpt.ts'
import { checkPage } from '#document/check/check.ts'
import type { Finding } from '#document/check/finding.ts'
import { pageNode } from '#document/nodes.ts'
import { changeAndSay } from '../actions/change.ts'
import { select } from '../actions/targets.ts'
import { useDocument, useEditor, useView } from '../editor-context.tsx'
import { nameOf } from '../names.ts'
import css from './check-panel.module.css'

function Line({ finding }: { readonly finding: Finding }) {
  const editor = useEditor()
  const { store, props, words } = editor
  const block = store.block(finding.node)
  const excerpt = block ? excerptOf(store.registry, block, 40) : ''
  const name =
    finding.node === pageNode
      ? words('editor.inspector.page')
      : nameOf(store.document(), finding.node, store.registry, props.words)
  const readOnly = useView((view) => view.readOnly)
  const { mend } = finding
  return (
    <li className={classNames(css.finding, css[finding.weight])}>
      <Icon of={finding.weight === 'error' ? CircleAlert : Lightbulb} size="small" className={css.sign} />
      <div className={css.text}>
        <p>{props.words(`document.check.${finding.code}`, finding.values)}</p>
        <p className={`${css.where} ${recordingClass.mask}`}>
          {excerpt === '' ? name : `${name} – ${excerpt}`}
        </p>
        <div className={css.tools}>
          {finding.node !== pageNode && (
            <Button
              size="small"
              onPress={() => {
                select(editor, finding.node)
                store.show({ inspector: true })
              }}
            >
              {words('editor.check.show')}
            </Button>
          )}
          {finding.node === pageNode && finding.path && props.openSettings && (
            <Button size="small" onPress={props.openSettings}>
              {words('editor.page.settings')}
            </Button>
          )}
          {mend && !readOnly && (
            <Button
              size="small"
              variant="secondary"
              onPress={() => changeAndSay(editor, 'editor.step.mend', mend, words('editor.say.mended'))}
            >
              {words('editor.check.mend')}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}

/** What keeps someone from reading, using or finding the page; told anew while one works. */
export function CheckPanel() {
  const { store, props, words } = useEditor()
  const document = useDeferredValue(useDocument(store, (page) => page))
  const palette = useView((view) => view.styles.palette)
  const { about } = props.assets
  const findings = useMemo(
    () =>
      checkPage(document, {
        registry: store.registry,
        palette,
        head: { title: props.page.title, description: props.page.description ?? '' },
        leads: (link) => props.context.link(link) !== undefined,
        ...(about ? { asset: about } : {}),
      }),
    [document, palette, store.registry, props.page, props.context, about],
  )
  const groups = (['error', 'advice'] as const).map((weight) => ({
    weight,
    members: findings.filter((finding) => finding.weight === weight),
  }))
  return (
    <div className={css.panel}>
      <p className={css.sum} role="status">
        {findings.length === 0 ? (
          <>
            <Icon of={CircleCheck} /> {words('editor.check.none')}
          </>
        ) : (
          words('editor.check.count', {
            errors: groups[0]?.members.length ?? 0,
            advice: groups[1]?.members.length ?? 0,
          })
        )}
      </p>
      {groups.map(
        ({ weight, members }) =>
          members.length > 0 && (
            <section key={weight}>
              <h3 className={css.heading}>{words(`editor.check.${weight}`)}</h3>
              <ul>
                {members.map((finding, index) => (
                  <Line key={`${finding.node} ${finding.code} ${index}`} finding={finding} />
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  )
}
