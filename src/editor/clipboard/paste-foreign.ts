import type { Fragment } from '#document/commands/fragment.ts'
import { notify } from '../actions/change.ts'
import type { Editor } from '../editor.ts'
import { assetsIn } from './assets-in.ts'
import { linkedHere, originOf, pagesHere, renamed } from './crossing.ts'
import { withoutForeign } from './foreign-assets.ts'
import type { Origin } from './origin.ts'

/** Puts a fragment on the page, as one that is all of this site. */
type Put = (editor: Editor, fragment: Fragment) => boolean

/** Puts nodes on the page whose pictures and files may be of another site: those are left out, which is said. */
async function pasteStrangers(
  editor: Editor,
  fragment: Fragment,
  assets: readonly string[],
  put: Put,
): Promise<void> {
  // Without a line nobody can tell; then they are taken for ours.
  const known = (await editor.props.assets.known?.(assets).catch(() => null)) ?? new Set(assets)
  const foreign = assets.filter((asset) => !known.has(asset))
  const all = new Set([...assetsIn(fragment)].filter((asset) => !foreign.includes(asset)))
  if (!put(editor, withoutForeign(fragment, all)) || foreign.length === 0) return
  notify(editor, editor.words('editor.say.foreign_left', { count: foreign.length }))
}

/**
 * What was copied on another site: its pictures and files are brought into this site's library, its links lead to
 * the pages of the same addresses. What could not come is left out, and said.
 */
async function pasteAcross(editor: Editor, fragment: Fragment, from: Origin, put: Put): Promise<void> {
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
  if (!put(editor, own)) return
  const said = [
    ...(refused === undefined ? [] : [refused]),
    ...(left.length > 0 ? [words('editor.say.foreign_left', { count: left.length })] : []),
    ...(missing.length > 0
      ? [words('editor.say.links_left', { count: missing.length, addresses: missing.join(', ') })]
      : []),
  ]
  if (said.length > 0) notify(editor, said.join(' '), refused === undefined ? 'plain' : 'danger')
}

/** Puts nodes on the page that were copied on another site, or do not say where. */
export async function pasteForeign(editor: Editor, fragment: Fragment, put: Put): Promise<void> {
  const from = originOf(fragment)
  if (from) return pasteAcross(editor, fragment, from, put)
  const here = assetsIn(editor.store.document())
  const strange = [...assetsIn(fragment)].filter((asset) => !here.has(asset))
  if (strange.length > 0) return pasteStrangers(editor, fragment, strange, put)
  put(editor, fragment)
}
