import { storableText } from '#kernel/storable-text.ts'
import type { Fragment } from '#document/commands/fragment.ts'
import { paste } from '#document/commands/paste.ts'
import { change, notify } from '../actions/change.ts'
import type { Editor } from '../editor.ts'
import { focusOf, selectBlocks } from '../selection.ts'
import { addFiles, home, takeFiles } from './add-files.ts'
import { pasteMarkup, pasteWords } from './paste-words.ts'
import { bringsWords, isPicture, takingOf } from './taking.ts'
import { linkedHere, originOf, pagesHere, renamed, withOrigin, type Origin } from './crossing.ts'
import { assetsIn, withoutForeign } from './foreign-assets.ts'
import { copySelection, fragmentType, fromClipboard, toClipboard } from './clipboard.ts'

/** What is selected, with where it is from; undefined when nothing is. */
function selected({ store, props }: Editor): Fragment | undefined {
  const fragment = copySelection(store.document(), store.view().selection)
  const { crossing } = props
  return fragment && crossing ? withOrigin(fragment, crossing.site, crossing.addressOf) : fragment
}

/** Puts the selection on the clipboard of a copy event; false when nothing is selected. */
export function copyInto(editor: Editor, data: DataTransfer): boolean {
  const { store, words } = editor
  const fragment = selected(editor)
  if (!fragment) return false
  const copied = toClipboard(fragment, store.registry)
  data.setData(fragmentType, copied.json)
  data.setData('text/html', copied.html)
  data.setData('text/plain', copied.text)
  editor.say(words('editor.say.copied', { count: Math.max(1, fragment.roots.length) }))
  return true
}

/** The same from a menu, where there is no event: asks the browser for its clipboard. */
export async function copyToSystem(editor: Editor): Promise<boolean> {
  const { store, words } = editor
  const fragment = selected(editor)
  if (!fragment) return false
  const copied = toClipboard(fragment, store.registry)
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob([copied.html], { type: 'text/html' }),
        'text/plain': new Blob([copied.text], { type: 'text/plain' }),
      }),
    ])
    editor.say(words('editor.say.copied', { count: Math.max(1, fragment.roots.length) }))
    return true
  } catch {
    notify(editor, words('editor.say.clipboard_refused'), 'danger')
    return false
  }
}

/** What a clipboard holds, whichever way it was read. */
export interface Pasted {
  readonly json: string
  readonly html: string
  readonly text: string
  readonly files: readonly File[]
}

/** Puts nodes after what is selected; they are selected then. */
function pasteNodes(editor: Editor, fragment: Fragment): boolean {
  const { store, words } = editor
  const focus = focusOf(store.view().selection)
  const block = focus === null ? undefined : store.block(focus)
  const section = home(editor)
  const result = paste(
    store.document(),
    {
      fragment,
      ...(block
        ? { parent: block.parent, after: block.id }
        : section === null
          ? {}
          : { parent: { node: section } }),
      ...(block || section === null || fragment.sections.length === 0 ? {} : { after: section }),
    },
    store.registry,
  )
  if (!change(editor, { label: 'editor.step.paste', patches: result.patches })) return false
  const blocks = result.nodes.filter((id) => store.block(id))
  const last = result.nodes.at(-1) ?? null
  store.show({
    selection: blocks.length > 0 ? selectBlocks(store.document(), blocks) : { blocks: [], section: last },
  })
  editor.canvas.focus(last)
  editor.say(words('editor.say.pasted', { count: result.nodes.length }))
  return true
}

/** The same with nodes whose pictures and files may be of another site: those are left out, which is said. */
async function pasteStrangers(editor: Editor, fragment: Fragment, assets: readonly string[]): Promise<void> {
  // Without a line nobody can tell; then they are taken for ours.
  const known = (await editor.props.assets.known?.(assets).catch(() => null)) ?? new Set(assets)
  const foreign = assets.filter((asset) => !known.has(asset))
  const all = new Set([...assetsIn(fragment)].filter((asset) => !foreign.includes(asset)))
  if (!pasteNodes(editor, withoutForeign(fragment, all)) || foreign.length === 0) return
  notify(editor, editor.words('editor.say.foreign_left', { count: foreign.length }))
}

/**
 * What was copied on another site: its pictures and files are brought into this site's library, its links lead to
 * the pages of the same addresses. What could not come is left out, and said.
 */
async function pasteAcross(editor: Editor, fragment: Fragment, from: Origin): Promise<void> {
  const { props, words, store } = editor
  const { crossing } = props
  if (!crossing) return
  const here = assetsIn(store.document())
  const wanted = [...assetsIn(fragment)].filter((asset) => !here.has(asset))
  if (wanted.length > 0) notify(editor, words('editor.say.bringing', { count: wanted.length }))
  let refused: string | undefined
  // What comes with the program is everywhere, and needs no copy.
  const known =
    (wanted.length > 0 && (await props.assets.known?.(wanted).catch(() => null))) || new Set<string>()
  const foreign = wanted.filter((asset) => !known.has(asset))
  const brought =
    foreign.length === 0
      ? new Map<string, string>()
      : await crossing.bring(from.site, foreign).catch((error: unknown) => {
          refused = error instanceof Error ? error.message : words('editor.say.upload_failed')
          return new Map<string, string>()
        })
  const { pages, missing } = pagesHere(fragment, from, crossing.pageAt)
  const left = foreign.filter((asset) => !brought.has(asset))
  const there = new Set([...assetsIn(fragment)].filter((asset) => !left.includes(asset)))
  const own = renamed(linkedHere(withoutForeign(fragment, there), pages), { assets: brought })
  store.show({ notice: null })
  if (!pasteNodes(editor, own)) return
  const said = [
    ...(refused === undefined ? [] : [refused]),
    ...(left.length > 0 ? [words('editor.say.foreign_left', { count: left.length })] : []),
    ...(missing.length > 0
      ? [words('editor.say.links_left', { count: missing.length, addresses: missing.join(', ') })]
      : []),
  ]
  if (said.length > 0) notify(editor, said.join(' '), refused === undefined ? 'plain' : 'danger')
}

/** Puts what is on the clipboard on the page; false when there is nothing that we know. */
export function pasteFrom(editor: Editor, pasted: Pasted): boolean {
  const { store } = editor
  if (store.view().readOnly || store.view().preview) return false
  const { selection } = store.view()
  const fragment = fromClipboard(pasted)
  if (fragment) {
    const from = originOf(fragment)
    const { crossing } = editor.props
    if (from && crossing && from.site !== crossing.site) {
      void pasteAcross(editor, fragment, from)
      return true
    }
    const here = assetsIn(store.document())
    const strange = [...assetsIn(fragment)].filter((asset) => !here.has(asset))
    if (strange.length === 0) return pasteNodes(editor, fragment)
    void pasteStrangers(editor, fragment, strange)
    return true
  }
  const [only] = selection.blocks
  const chosen = selection.blocks.length === 1 && only !== undefined ? store.block(only) : undefined
  const kind = chosen && store.registry.get(chosen.type)
  const pictures = bringsWords(pasted.html, pasted.text) ? [] : pasted.files.filter(isPicture)
  if (pictures.length > 0) {
    const taking = chosen && kind && takingOf(kind, chosen, pictures, true)
    void (taking ? takeFiles(editor, chosen.id, taking, pictures) : addFiles(editor, pictures))
    return true
  }
  const text = pasted.text.trim()
  if (pasted.html !== '') {
    void pasteMarkup(editor, pasted.html, text)
    return true
  }
  return text !== '' && pasteWords(editor, text)
}

/** Reads a paste event's clipboard. */
export function pastedIn(data: DataTransfer): Pasted {
  return {
    json: data.getData(fragmentType),
    html: storableText(data.getData('text/html')),
    text: storableText(data.getData('text/plain')),
    files: [...data.files],
  }
}

/** Pastes from a menu: the browser may ask the person first. */
export async function pasteFromSystem(editor: Editor): Promise<void> {
  try {
    const items = await navigator.clipboard.read()
    const read = async (type: string) => {
      const item = items.find((one) => one.types.includes(type))
      return item ? storableText(await (await item.getType(type)).text()) : ''
    }
    const files: File[] = []
    for (const item of items) {
      const type = item.types.find((one) => one.startsWith('image/'))
      if (type !== undefined) files.push(new File([await item.getType(type)], 'picture', { type }))
    }
    pasteFrom(editor, { json: '', html: await read('text/html'), text: await read('text/plain'), files })
  } catch {
    notify(editor, editor.words('editor.say.clipboard_refused'), 'danger')
  }
}
