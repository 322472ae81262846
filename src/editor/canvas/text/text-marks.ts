import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { recordingClass } from '#kernel/session-recording.ts'
import type { OtherCursor, TextSessionGiven } from './text-given.ts'

/** Shows the placeholder while there are no words, and where others are. */
export function marks(given: TextSessionGiven): Plugin<readonly OtherCursor[]> {
  const plugin: Plugin<readonly OtherCursor[]> = new Plugin<readonly OtherCursor[]>({
    state: {
      init: () => [],
      apply(tr, cursors) {
        const told = tr.getMeta('cursors') as readonly OtherCursor[] | undefined
        if (told) return told
        if (!tr.docChanged) return cursors
        return cursors.map((one) => ({
          ...one,
          from: tr.mapping.map(one.from),
          to: tr.mapping.map(one.to),
        }))
      },
    },
    props: {
      decorations(state) {
        const found: Decoration[] = []
        const { doc } = state
        if (doc.childCount === 1 && doc.firstChild?.isTextblock && doc.firstChild.content.size === 0) {
          found.push(
            Decoration.node(0, doc.firstChild.nodeSize, {
              class: 'editor-placeholder',
              'data-placeholder': given.placeholder,
            }),
          )
        }
        for (const one of plugin.getState(state) ?? []) {
          const to = Math.min(one.to, doc.content.size)
          const from = Math.min(one.from, to)
          if (from < to) {
            found.push(Decoration.inline(from, to, { class: 'editor-other', style: `--who: ${one.colour}` }))
          }
          found.push(
            Decoration.widget(
              to,
              (view) => {
                const caret = view.dom.ownerDocument.createElement('span')
                caret.className = `editor-caret ${recordingClass.mask}`
                caret.style.setProperty('--who', one.colour)
                caret.dataset['name'] = one.name
                return caret
              },
              { key: `${one.id} ${one.name}`, side: 1 },
            ),
          )
        }
        return DecorationSet.create(doc, found)
      },
    },
  })
  return plugin
}

/** Keeps a single line single, whatever is pasted or typed. */
export function oneLine(): Plugin {
  return new Plugin({
    filterTransaction: (tr) =>
      !tr.docChanged || (tr.doc.childCount === 1 && tr.doc.firstChild?.type.name === 'paragraph'),
  })
}
