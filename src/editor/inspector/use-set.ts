import type { OwnerKey } from '#kernel/messages/message.ts'
import { useCallback, useId, useRef, useState } from 'react'
import type { Json, NodeId } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import type { DocumentFault } from '#document/rules.ts'
import { useEditor } from '../editor-context.tsx'
import { wordsOfFault } from '../fault-words.ts'

/** Sets properties of a node from a control, and says at the control what was refused. */
export interface Setter {
  /** Sets the value at a path; `undefined` takes it away. One control's changes in a row are one step. */
  set(path: readonly string[], value: Json | undefined): void
  /** The same for what is chosen, and neither typed nor dragged: a step of its own. */
  choose(path: readonly string[], value: Json | undefined): void
  /** Any patches, under the same rules. */
  send(patches: readonly Patch[]): boolean
  /** The same for what is typed: from {@link begin} on it is one step. */
  write(patches: readonly Patch[]): boolean
  /** Words for what was refused last; undefined when all is well. */
  readonly error: string | undefined
  /** The control is entered anew: what follows is a step of its own. */
  begin(): void
}

/** @param nodes every one of them gets the change; the path is the same in each */
export function useSet(nodes: readonly NodeId[], label: OwnerKey): Setter {
  const { store, props } = useEditor()
  const [fault, setFault] = useState<DocumentFault | null>(null)
  const control = useId()
  const burst = useRef(0)
  const send = useCallback(
    (patches: readonly Patch[], gesture: string) => {
      const hindrance = store.change({ patches, label, gesture })
      setFault(hindrance === 'read-only' ? null : hindrance)
      return hindrance === null
    },
    [store, label],
  )
  const set = (path: readonly string[], value: Json | undefined): void => {
    send(
      nodes.map((node) => ({ op: 'set', node, path, ...(value === undefined ? {} : { value }) })),
      `set ${control} ${nodes.join(' ')} ${path.join('/')} ${burst.current}`,
    )
  }
  const begin = (): void => {
    burst.current += 1
  }
  return {
    set,
    choose(path, value) {
      begin()
      set(path, value)
      // A slider moved next is not this choice.
      begin()
    },
    send: (patches) => send(patches, `set ${control} ${nodes.join(' ')} ${(burst.current += 1)}`),
    write: (patches) => send(patches, `set ${control} ${nodes.join(' ')} ${burst.current}`),
    error: fault ? wordsOfFault(props.words, fault) : undefined,
    begin,
  }
}
