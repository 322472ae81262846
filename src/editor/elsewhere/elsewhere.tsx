import { Button } from '#ui/button/button.tsx'
import { useEditor, useView } from '../editor-context.tsx'
import css from './elsewhere.module.css'

/** Other pages of which something unsaved lies in this browser, each a way there: opening one takes it up. */
export function Elsewhere() {
  const { props, words, store } = useEditor()
  const pages = useView((view) => view.elsewhere)
  const { elsewhere } = props
  const named = pages.flatMap((id) => {
    const title = elsewhere?.title(id)
    return title === undefined ? [] : [{ id, title }]
  })
  if (named.length === 0) return null
  return (
    <section className={css.bar} aria-label={words('editor.elsewhere.label')}>
      <p role="status">{words('editor.elsewhere.text', { count: named.length })}</p>
      {named.map(({ id, title }) => (
        <Button key={id} size="small" onPress={() => elsewhere?.open(id)}>
          {words('editor.elsewhere.open', { title })}
        </Button>
      ))}
      <Button size="small" variant="quiet" onPress={() => store.show({ elsewhere: [] })}>
        {words('editor.elsewhere.later')}
      </Button>
    </section>
  )
}
