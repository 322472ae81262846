import { propsOf } from '#document/block-props.ts'
import { sendFile, underWay } from '../../clipboard/send-file.ts'
import type { Editor } from '../../editor.ts'
import { enterRegion } from '../../keyboard/regions.ts'
import { colourOf } from '../../presence/colours.ts'
import { tagOf } from '../../presence/others.ts'
import type { TextPlace } from '../../view.ts'
import { boxesAbove } from './arriving-boxes.ts'
import type { OtherCursor, TextSessionGiven } from './text-given.ts'
import { startText, type TextSession } from './text-session.ts'

/** Comes along: what is written in place is fetched at once, after the first look. */
export { startPlain } from './plain-session.ts'

/** Where others write in the same text. */
export function cursorsIn(editor: Editor, place: TextPlace): OtherCursor[] {
  return editor.store.view().people.flatMap((person) => {
    const text = person.at?.text
    if (!text || person.at?.blocks.includes(place.block) !== true) return []
    if (text.path.join('.') !== place.path.join('.')) return []
    const { id, account } = person
    const name = tagOf(person, editor.words)
    return [{ id, name, colour: colourOf(account), from: text.from, to: text.to }]
  })
}

/** What a session asks of the editor around it, the same for every text. */
type Around =
  'margin' | 'placeholder' | 'share' | 'slash' | 'image' | 'href' | 'upload' | 'underWay' | 'boxes'

/** How much room the bar of a text takes beside the line that is written, px of the screen. */
const BAR = 72

/** Edits a text of the page in place: a session with the editor's words, pictures and links, its palette and its layer. */
export function writeText(
  editor: Editor,
  place: TextPlace,
  given: Omit<TextSessionGiven, Around>,
): TextSession {
  const { store, props } = editor
  return startText({
    ...given,
    margin: BAR / editor.canvas.scale(),
    placeholder: editor.words('editor.text.placeholder'),
    share: (share) => editor.words('editor.say.share', { share }),
    slash() {
      const block = store.block(place.block)
      const definition = block && store.registry.get(block.type)
      const empty = block && definition?.empty?.holds(propsOf(definition, block)) === true
      store.show({
        panel: 'add',
        insertion: empty ? { kind: 'replace', block: place.block } : null,
        text: null,
      })
      enterRegion(editor, 'panel')
      return true
    },
    image: (asset) => props.context.image({ asset, alt: '' }),
    href: (link) => props.context.link(link)?.href,
    upload: (file, how) => sendFile(editor, file, 'image', how),
    underWay: (work) => underWay(editor, work),
    boxes: (read) => boxesAbove(editor, place, read),
  })
}
