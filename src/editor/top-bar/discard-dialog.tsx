import { Confirm } from '#ui/dialog/confirm.tsx'
import { blockOf, sectionOf } from '#document/nodes.ts'
import { useEditor } from '../editor-context.tsx'
import { nameOf } from '../names.ts'

/** So many names are said; the rest is counted. */
const MOST = 6

/** Asks before unsaved work is given up: it cannot be taken back. Says what it is in. */
export function DiscardDialog({ onClose }: { readonly onClose: () => void }) {
  const { words, props, store, discard, refused } = useEditor()
  const lost = refused()
  const document = store.document()
  const names = lost.nodes
    .filter((id) => blockOf(document, id) ?? sectionOf(document, id))
    .map((id) => ({ id, name: nameOf(document, id, store.registry, props.words) }))
  // What is about the page itself, or is not there any more.
  if (names.length < lost.nodes.length) names.push({ id: 'page', name: props.page.title })
  if (lost.styles) names.push({ id: 'styles', name: words('editor.action.panel_styles') })
  const more = names.length - MOST
  return (
    <Confirm
      title={words('editor.discard.title')}
      action={words('editor.discard.do')}
      stay={words('editor.discard.keep')}
      onConfirm={() => {
        onClose()
        store.show({ text: null })
        discard()
      }}
      onClose={onClose}
    >
      <p>{words('editor.discard.text')}</p>
      <ul>
        {names.slice(0, MOST).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
        {more > 0 && <li>{words('editor.discard.more', { count: more })}</li>}
      </ul>
    </Confirm>
  )
}
