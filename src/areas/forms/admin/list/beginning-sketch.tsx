import type { formBeginnings } from '../../contract.ts'
import css from './beginning-sketch.module.css'

type Beginning = (typeof formBeginnings)[number]
type Stroke = 'line' | 'lines' | 'tick' | 'dots' | 'stars' | 'send' | 'plus'

const strokes: Readonly<Record<Beginning, readonly Stroke[]>> = {
  contact: ['line', 'line', 'lines', 'send'],
  newsletter: ['line', 'tick', 'send'],
  signup: ['line', 'line', 'dots', 'send'],
  survey: ['stars', 'dots', 'lines', 'send'],
  blank: ['plus'],
}

/** A beginning drawn in a few strokes: its text is beside it, so the drawing is hidden from assistive technology. */
export function BeginningSketch({ beginning }: { beginning: Beginning }) {
  return (
    <span className={css.sheet} aria-hidden="true">
      {strokes[beginning].map((stroke, at) => (
        <span key={at} className={css[stroke]}>
          {(stroke === 'dots' || stroke === 'stars') &&
            Array.from({ length: stroke === 'stars' ? 5 : 3 }, (_, one) => <i key={one} />)}
        </span>
      ))}
    </span>
  )
}
