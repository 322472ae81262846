import type { EditorProps } from '@tiptap/pm/view'
import { isLink } from '#document/values.ts'
import type { TextSessionGiven } from './text-given.ts'

/** How links and pictures of a text are drawn while it is written. */
export function viewsOf(given: TextSessionGiven): Pick<EditorProps, 'markViews' | 'nodeViews'> {
  const document = given.element.ownerDocument
  return {
    markViews: {
      link(mark) {
        const dom = document.createElement('a')
        const target: unknown = mark.attrs['target']
        const href = isLink(target) ? given.href(target) : undefined
        if (href !== undefined) dom.setAttribute('href', href)
        return { dom }
      },
    },
    nodeViews: {
      image(node) {
        const dom = document.createElement('img')
        const image = given.image(String(node.attrs['asset']))
        if (image) {
          dom.src = image.src
          if (image.srcSet !== '') dom.srcset = image.srcSet
        }
        dom.alt = node.attrs['decorative'] === true ? '' : String(node.attrs['alt'])
        if (typeof node.attrs['width'] === 'number') dom.width = node.attrs['width']
        return { dom }
      },
    },
  }
}
