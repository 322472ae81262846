import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { textDifference } from '#document/text/text-difference.ts'
import { textSchema } from '#document/text/schema.ts'
import type { ImageValue } from '#document/values.ts'

/** A picture that is on its way to a place in a text. */
export interface Arriving {
  readonly id: string
  readonly at: number
  /** How much of it has left, 0 to 1; `null` when it did not arrive: its place is kept, should it be sent again. */
  readonly share: number | null
}

/** What is told of one: that it is on its way, how far, or (`null`) that it is not any longer. */
export interface Told {
  readonly id: string
  readonly is: Partial<Omit<Arriving, 'id'>> | null
}

const TOLD = 'arriving'

/** Those on their way after one more thing was told of one. */
export function afterTold(all: readonly Arriving[], { id, is }: Told): readonly Arriving[] {
  const others = all.filter((one) => one.id !== id)
  const before = all.find((one) => one.id === id)
  if (is === null) return others
  if (before) return all.map((one) => (one === before ? { ...before, ...is } : one))
  return [...all, { id, at: is.at ?? 0, share: is.share ?? 0 }]
}

/**
 * Keeps the places of pictures that are on their way, whatever is written meanwhile, and shows them there.
 *
 * @param say a share in the person's language
 */
export function arrivals(say: (share: number) => string): Plugin<readonly Arriving[]> {
  const plugin: Plugin<readonly Arriving[]> = new Plugin<readonly Arriving[]>({
    state: {
      init: () => [],
      apply(tr, all) {
        const moved = tr.docChanged ? all.map((one) => ({ ...one, at: tr.mapping.map(one.at) })) : all
        const told = tr.getMeta(TOLD) as Told | undefined
        return told ? afterTold(moved, told) : moved
      },
    },
    props: {
      decorations: (state) =>
        DecorationSet.create(
          state.doc,
          (plugin.getState(state) ?? []).flatMap(({ id, at, share }) => {
            if (share === null) return []
            const percent = Math.round(share * 100)
            return Decoration.widget(
              Math.min(at, state.doc.content.size),
              (view) => {
                const box = view.dom.ownerDocument.createElement('span')
                box.className = 'editor-arriving'
                box.style.setProperty('--share', `${percent}%`)
                // What it is and how far is said beside the page.
                box.ariaHidden = 'true'
                box.textContent = say(percent / 100)
                return box
              },
              { key: `${id} ${percent}`, side: 1 },
            )
          }),
        ),
    },
  })
  return plugin
}

/** A change of nothing but what is told of a picture on its way. */
export function tellArriving(state: EditorState, told: Told): Transaction {
  return state.tr.setMeta(TOLD, told).setMeta('addToHistory', false)
}

/** Places of a text in what became of it: those before the first difference, and those behind the last, stay in their words. */
export function placesIn(next: Node, was: Node, all: readonly Arriving[]): readonly Arriving[] {
  const difference = textDifference(was, next)
  if (!difference) return all
  const { start, before, after } = difference
  return all.map((one) => {
    if (one.at < start) return one
    return { ...one, at: one.at >= before ? one.at + after - before : start }
  })
}

/**
 * A change that puts a picture at a place, or at the nearest that takes one. The cursor stays.
 *
 * @param at a place of the text; beyond its end is its end
 */
export function pictureAt(
  state: EditorState,
  at: number,
  image: Pick<ImageValue, 'asset' | 'alt' | 'decorative'>,
): Transaction {
  const { asset, alt, decorative = false } = image
  const node = textSchema.nodes['image']?.create({ asset, alt, decorative })
  const place = TextSelection.near(state.doc.resolve(Math.min(at, state.doc.content.size))).from
  return node ? state.tr.insert(place, node) : state.tr
}

/** A place of a text as the page draws it: after so many of its letters, at the beginning of a line or behind what is before. */
export interface LetterPlace {
  readonly letters: number
  readonly starts: boolean
}

/** A place as {@link LetterPlace}, to be found in what is drawn without a text session. */
export function letterPlace(doc: Node, at: number): LetterPlace {
  const place = Math.min(at, doc.content.size)
  return {
    letters: doc.textBetween(0, place).length,
    starts: doc.resolve(place).parentOffset === 0,
  }
}

/** A picture on its way to a place of what is drawn. */
export interface ArrivingBox {
  readonly id: string
  /** How much of it has left, 0 to 1. */
  readonly share: number
  readonly at: LetterPlace
}
