import { recordingClass } from '#kernel/session-recording.ts'
import type { CSSProperties } from 'react'
import type { Editor } from '../editor.ts'
import { useStoreView } from '../editor-context.tsx'
import { colourOf } from '../presence/colours.ts'
import { tagOf } from '../presence/others.ts'
import { peopleAt } from '../presence/people-at.ts'
import type { Person } from '../props.ts'
import { styleNonce } from '../style-nonce.ts'
import { Mark } from './mark.tsx'
import type { Tracker } from './tracker.ts'

/** At most so many names and lines at one block; the rest is a number. */
const MOST = 4

/**
 * Names stand side by side as far as the block is wide, on a narrow one so much as says who it is, then in rows. Those
 * at a block that is selected here stand below it: above, its own bar lies. At the page's edges they stand inside.
 */
const otherCss = `
.others > .tags { position: absolute; inset: auto 0 100% auto; display: flex; flex-wrap: wrap-reverse; justify-content: flex-end; gap: calc(1 * var(--u)); width: max-content; max-width: max(100%, 150 * var(--u)) }
.others > .tags > span { flex: none; max-width: min(100%, 260 * var(--u)); padding: calc(2 * var(--u)) calc(7 * var(--u)); background: var(--who); color: #fff; white-space: nowrap; border-radius: calc(4 * var(--u)) calc(4 * var(--u)) 0 0; overflow: hidden; text-overflow: ellipsis }
.others:is(.under-bar, [data-edge~=top]) > .tags { flex-wrap: wrap }
.others[data-edge~=top] > .tags { inset: 0 0 auto auto }
.others.under-bar > .tags { inset: 100% 0 auto auto }
.others.under-bar > .tags > span { border-radius: 0 0 calc(4 * var(--u)) calc(4 * var(--u)) }
.others.under-bar[data-edge~=bottom] > .tags { top: auto; bottom: 0; flex-wrap: wrap-reverse }
.others.under-bar[data-edge~=bottom] > .tags > span { border-radius: calc(4 * var(--u)) calc(4 * var(--u)) 0 0 }
.others[data-edge~=left] > .tags { left: 0; right: auto; min-width: 100% }
.quiet-marks .others > .tags { display: none }
`

/** Around a block a line for everyone who is there, one outside of the other. */
const linesOf = (people: readonly Person[]): string =>
  people.map(({ account }, at) => `0 0 0 calc(${2 * (at + 1)} * var(--u)) ${colourOf(account)}`).join(', ')

/** At every block that others have selected: who they are, in their colours. */
export function OtherMarks({ editor, tracker }: { readonly editor: Editor; readonly tracker: Tracker }) {
  const { store, words } = editor
  const people = useStoreView(store, (view) => view.people)
  const { blocks } = useStoreView(store, (view) => view.selection)
  return (
    <>
      <style nonce={styleNonce()}>{otherCss}</style>
      {[...peopleAt(people)].map(([id, there]) => (
        <Mark
          key={id}
          id={id}
          tracker={tracker}
          className={blocks.includes(id) ? 'others under-bar' : 'others'}
          style={{ boxShadow: linesOf(there.slice(0, MOST)) }}
        >
          <div className={`tags ${recordingClass.mask}`}>
            {there.slice(0, MOST).map((person) => (
              <span key={person.account} style={{ '--who': colourOf(person.account) } as CSSProperties}>
                {tagOf(person, words)}
              </span>
            ))}
            {there.length > MOST && (
              <span style={{ '--who': 'var(--ink)' } as CSSProperties}>+{there.length - MOST}</span>
            )}
          </div>
        </Mark>
      ))}
    </>
  )
}
