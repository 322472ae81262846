import { Case } from '../case.tsx'
import css from '../gallery.module.css'

const colours = [
  'paper',
  'surface',
  'raised',
  'sunken',
  'fill',
  'line',
  'line-strong',
  'line-field',
  'ink',
  'ink-soft',
  'ink-faint',
  'accent',
  'accent-ink',
  'accent-soft',
  'danger',
  'danger-soft',
  'warning',
  'warning-soft',
  'success',
  'success-soft',
  'info',
  'info-soft',
]
const sizes = ['12', '13', '14', '16', '20', '28']

/** Colours and type sizes. */
export function Tokens() {
  return (
    <>
      <Case title="Colours" look="plain">
        <div className={css.tokens}>
          {colours.map((name) => (
            <div key={name} className={css.token}>
              <div className={css.swatch} style={{ background: `var(--${name})` }} />
              {name}
            </div>
          ))}
        </div>
      </Case>
      <Case title="Type" look="plain">
        <div className={css.type}>
          {sizes.map((size) => (
            <p key={size} style={{ fontSize: `var(--text-${size})` }}>
              {size} · Bread, butter and 1,204.50 apples
            </p>
          ))}
          <p>
            Regular · <span style={{ fontWeight: 'var(--medium)' }}>Medium</span> ·{' '}
            <span style={{ fontWeight: 'var(--semibold)' }}>Semibold</span>
          </p>
        </div>
      </Case>
    </>
  )
}
