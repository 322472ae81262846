import { useRef, type CSSProperties } from 'react'
import { sameJson } from '#document/json.ts'
import { familyStack } from '#document/look/fonts.ts'
import { fontRoles, type FontChoice, type SiteStyles } from '#document/styles.ts'
import { useEditor } from '../editor-context.tsx'
import { useInView } from '../palette/use-in-view.ts'
import type { ReadyStyles } from '../props.ts'
import css from './font-pairs.module.css'

type Pair = ReadyStyles['pairs'][number]

/** Words set in a face: its own once it is wanted, the app's until then, at the same height. */
function useFace(isWanted: boolean): (face: FontChoice) => CSSProperties | undefined {
  const { props } = useEditor()
  return ({ family, weight, italic, tracking, capitals }) =>
    isWanted
      ? {
          fontFamily: familyStack(family, props.fonts),
          fontWeight: weight,
          fontStyle: italic ? 'italic' : undefined,
          letterSpacing: tracking ? `${tracking / 1000}em` : undefined,
          textTransform: capitals === 'upper' ? 'uppercase' : undefined,
          fontVariantCaps: capitals === 'small' ? 'small-caps' : undefined,
        }
      : undefined
}

function PairButton({
  pair,
  isChosen,
  onChoose,
}: {
  readonly pair: Pair
  readonly isChosen: boolean
  readonly onChoose: () => void
}) {
  const { props, words } = useEditor()
  const button = useRef<HTMLButtonElement>(null)
  // A browser fetches the files of what is set in them: those of pairs nobody has scrolled to stay where they are.
  const isSeen = useInView(button, '0px')
  const faceOf = useFace(isSeen)
  const families = props.site?.families ?? []
  const called = (id: string) => families.find((family) => family.id === id)?.name ?? id
  const { heading, text } = pair.fonts
  return (
    <button ref={button} type="button" className={css.pair} aria-pressed={isChosen} onClick={onChoose}>
      <span aria-hidden="true" className={css.heading} style={faceOf(heading)}>
        {words('editor.styles.sample_heading')}
      </span>
      <span aria-hidden="true" className={css.text} style={faceOf(text)}>
        {words('editor.styles.sample_text')}
      </span>
      <span className={css.caption}>
        <span>{pair.name}</span>{' '}
        <span className={css.families}>
          {[...new Set([heading.family, text.family])].map(called).join(' · ')}
        </span>
      </span>
    </button>
  )
}

/** Faces that go together, each pair drawn in them: pressed, one sets all four. */
export function FontPairs({
  pairs,
  fonts,
  onChange,
}: Pick<ReadyStyles, 'pairs'> & {
  readonly fonts: SiteStyles['fonts']
  readonly onChange: (fonts: SiteStyles['fonts']) => void
}) {
  const { words } = useEditor()
  if (pairs.length === 0) return null
  return (
    <div className={css.pairs} role="group" aria-label={words('editor.styles.pairs')}>
      {pairs.map((pair) => (
        <PairButton
          key={pair.name}
          pair={pair}
          isChosen={fontRoles.every((role) => sameJson(pair.fonts[role], fonts[role]))}
          onChoose={() => onChange(pair.fonts)}
        />
      ))}
    </div>
  )
}
