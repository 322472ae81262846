import type { Node } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { newLocalId } from '#kernel/ids.ts'
import { readText } from '#document/text/read-text.ts'
import type { StepJson } from '#document/text/text-steps.ts'
import type { ImageValue } from '#document/values.ts'
import {
  afterTold,
  type arrivals,
  type Arriving,
  letterPlace,
  pictureAt,
  placesIn,
  tellArriving,
  type Told,
} from './arriving.ts'
import type { TextSessionGiven } from './text-given.ts'

/** Names the gesture that a transaction belongs to. */
export const GESTURE = 'gesture'

/** Pictures on their way into a text. */
export interface ArrivingPictures {
  add(this: void, files: readonly File[], at: number): Promise<void>
  /** The text is left: from now on pictures go into what is stored. */
  leave(): void
  /** Draws those on their way over the text that was left. */
  draw(): void
}

/** Sends pictures and puts them into a text, also where it is left meanwhile. */
export function arrivingPictures(
  given: TextSessionGiven,
  arriving: ReturnType<typeof arrivals>,
  view: () => EditorView,
): ArrivingPictures {
  /** What the text was when it was left, or when a picture last arrived since; its arrivals' places are of this. */
  let left: { readonly doc: Node; readonly arriving: readonly Arriving[] } | null = null

  /** Where they go in what is stored now; undefined once there is none. */
  function placesLeft(): typeof left | undefined {
    const value = left && given.stored()
    if (!left || !value) return undefined
    const doc = readText(value)
    return { doc, arriving: placesIn(doc, left.doc, left.arriving) }
  }
  const boxes = given.boxes(() => {
    const now = placesLeft()
    return (now?.arriving ?? []).flatMap(({ id, at, share }) =>
      now && share !== null ? { id, share, at: letterPlace(now.doc, at) } : [],
    )
  })

  /** Puts a picture at its place; where the text was left meanwhile, into what is stored. */
  function arrive(
    image: Pick<ImageValue, 'asset' | 'alt' | 'decorative'>,
    id: string,
    gesture: string,
  ): void {
    const at = (all: readonly Arriving[] | undefined) => all?.find((one) => one.id === id)?.at ?? Infinity
    if (!left) {
      const { state } = view()
      view().dispatch(pictureAt(state, at(arriving.getState(state)), image).setMeta(GESTURE, gesture))
      return
    }
    const now = placesLeft()
    if (!now) return
    const { doc, arriving: all } = now
    const tr = pictureAt(EditorState.create({ doc }), at(all), image)
    const steps = tr.steps.map((step) => step.toJSON() as StepJson)
    if (!given.changed(steps, gesture)) return
    left = { doc: tr.doc, arriving: all.map((one) => ({ ...one, at: tr.mapping.map(one.at) })) }
  }

  async function add(files: readonly File[], at: number): Promise<void> {
    const gesture = `pictures ${newLocalId(8)}`
    const sent = files.map((file) => ({ file, id: newLocalId(8) }))
    const tell = (told: Told) => {
      if (!left) {
        view().dispatch(tellArriving(view().state, told))
        return
      }
      left = { ...left, arriving: afterTold(left.arriving, told) }
      boxes.draw()
    }
    const send = async (file: File, id: string) => {
      const again = () => {
        tell({ id, is: { share: 0 } })
        void given.underWay(() => send(file, id))
      }
      const how = { tell: (share: number) => tell({ id, is: { share } }), again }
      const stored = await given.upload(file, how)
      if (stored) arrive(stored, id, gesture)
      tell({ id, is: stored ? null : { share: null } })
    }
    for (const { id } of sent) tell({ id, is: { at, share: 0 } })
    await given.underWay(async () => {
      for (const { file, id } of sent) await send(file, id)
    })
  }
  return {
    add,
    leave() {
      const { state } = view()
      left = { doc: state.doc, arriving: arriving.getState(state) ?? [] }
    },
    draw: () => boxes.draw(),
  }
}
