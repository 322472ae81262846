import { Component, createRef, type ReactNode } from 'react'
import { caretAfter } from './caret-after.ts'

interface KeptCaretProps {
  /** What the field is given; the caret is looked after whenever it changes. */
  readonly value: string | undefined
  readonly className: string
  readonly children: ReactNode
}

/** What stood in the field a moment before it was given something else. */
interface Stood {
  readonly words: string
  readonly from: number
  readonly to: number
  readonly direction: 'forward' | 'backward' | 'none'
  readonly left: number
  readonly top: number
}

/**
 * The box around the input of a field. A browser puts the caret behind the last letter when an input is given other
 * words than it shows, as it is when somebody else changes them; here caret and selection stay beside the letters
 * they stood beside. A class, because only that can look at the page before a change of it.
 */
export class KeptCaret extends Component<KeptCaretProps> {
  readonly #box = createRef<HTMLDivElement>()

  /** The input that is being written in. */
  #written(): HTMLInputElement | HTMLTextAreaElement | null {
    const box = this.#box.current
    const element = box?.ownerDocument.activeElement
    const isInput = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    return isInput && box?.contains(element) === true ? element : null
  }

  override getSnapshotBeforeUpdate(before: KeptCaretProps): Stood | null {
    if (before.value === this.props.value) return null
    const input = this.#written()
    // Fields of numbers and addresses of mails have no selection to be asked for.
    if (!input || input.selectionStart === null || input.selectionEnd === null) return null
    const { value, selectionStart, selectionEnd, selectionDirection, scrollLeft, scrollTop } = input
    return {
      words: value,
      from: selectionStart,
      to: selectionEnd,
      direction: selectionDirection ?? 'none',
      left: scrollLeft,
      top: scrollTop,
    }
  }

  override componentDidUpdate(_props: KeptCaretProps, _state: unknown, stood: Stood | null): void {
    const input = stood && this.#written()
    // What was typed stands there before it is given back.
    if (!input || input.value === stood.words) return
    const isSelection = stood.from < stood.to
    const from = caretAfter(stood.words, input.value, stood.from, isSelection ? 'behind' : 'before')
    const to = isSelection ? caretAfter(stood.words, input.value, stood.to) : from
    input.setSelectionRange(from, Math.max(from, to), stood.direction)
    input.scrollLeft = stood.left
    input.scrollTop = stood.top
  }

  override render(): ReactNode {
    return (
      <div ref={this.#box} className={this.props.className}>
        {this.props.children}
      </div>
    )
  }
}
