import { useSyncExternalStore } from 'react'
import { hasOwnPhone } from '#document/layout/phone.ts'
import type { PageDocument } from '#document/nodes.ts'
import { runAction } from '../actions/action.ts'
import type { Editor } from '../editor.ts'
import { useStoreView } from '../editor-context.tsx'
import { styleNonce } from '../style-nonce.ts'
import { Mark } from './mark.tsx'
import type { Tracker } from './tracker.ts'

/** Quiet at rest, where presses are for the block; at the one that is selected it is what takes it back. */
const phoneCss = `
.own-phone > :is(span, button) { all: unset; position: absolute; top: calc(7 * var(--u)); right: calc(7 * var(--u)); display: grid; place-items: center; width: calc(20 * var(--u)); height: calc(20 * var(--u));
  border-radius: calc(5 * var(--u)); background: var(--face); color: var(--face-ink); box-shadow: 0 0 0 calc(1 * var(--u)) var(--face-edge), 0 calc(1 * var(--u)) calc(4 * var(--u)) var(--face-shade) }
.own-phone > button { cursor: pointer; pointer-events: auto; width: calc(28 * var(--u)); height: calc(28 * var(--u)) }
.own-phone > button:hover { background: linear-gradient(var(--face-hover), var(--face-hover)), var(--face) }
.own-phone > button::after { content: ''; position: absolute; inset: calc(-2 * var(--u)) }
.own-phone svg { width: calc(13 * var(--u)); height: calc(13 * var(--u)); stroke: currentcolor; stroke-width: 2; fill: none; stroke-linecap: round; stroke-linejoin: round }
.own-phone > button svg { width: calc(15 * var(--u)); height: calc(15 * var(--u)); stroke-width: 1.75 }
.quiet-marks .own-phone { display: none }
@media (pointer: coarse) { .own-phone > button { width: calc(40 * var(--u)); height: calc(40 * var(--u)) } }
`

const phone = <path d="M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zm3 15h2" />
const back = <path d="M4 5v5h5M4.6 10a8 8 0 1 1-.4 4.5" />

function Sign({ children }: { readonly children: React.ReactElement }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
}

const decidedIn = (document: PageDocument) =>
  Object.values(document.blocks)
    .flatMap((block) => (hasOwnPhone(block) ? block.id : []))
    .join(' ')

/**
 * At every block of which something was decided for the phone: a sign, and the way back where it is the one that is
 * selected. What it says is said of the block too, and its menu has the same way back, so it is no stop for Tab.
 */
export function PhoneMarks({ editor, tracker }: { readonly editor: Editor; readonly tracker: Tracker }) {
  const { store, words } = editor
  const decided = useSyncExternalStore(store.onLayout, () => decidedIn(store.document()))
  const { blocks } = useStoreView(store, (view) => view.selection)
  const isFixed = useStoreView(store, (view) => view.readOnly || view.text !== null)
  const name = words('editor.action.reset_phone')
  return (
    <>
      <style nonce={styleNonce()}>{phoneCss}</style>
      {decided
        .split(' ')
        .filter(Boolean)
        .map((id) => (
          <Mark key={id} id={id} tracker={tracker} className="own-phone">
            {blocks.length === 1 && blocks[0] === id && !isFixed ? (
              <button
                type="button"
                tabIndex={-1}
                title={name}
                aria-label={name}
                onPointerDown={(event) => event.stopPropagation()}
                onClick={() => {
                  runAction(editor, 'reset-phone')
                  // It goes with its press, and would take the focus along.
                  editor.canvas.focus(id)
                }}
              >
                <Sign>{back}</Sign>
              </button>
            ) : (
              <span aria-hidden="true">
                <Sign>{phone}</Sign>
              </span>
            )}
          </Mark>
        ))}
    </>
  )
}
