import css from './entrance.module.css'

const WIDTH = 640
const COLUMNS = [92, 183, 274, 366, 457, 548] as const
const FLOOR = 520
const HEAD = 232

/** One column: a shaft that narrows upwards, fluted, on a base and under a capital. */
function Column({ x }: { x: number }) {
  const foot = 19
  const neck = 15.5
  const shaft = `M${x - foot} ${FLOOR - 10}L${x - neck} ${HEAD + 14}H${x + neck}L${x + foot} ${FLOOR - 10}Z`
  const flutes = [-0.6, -0.2, 0.2, 0.6]
    .map((part) => `M${x + foot * part} ${FLOOR - 10}L${x + neck * part} ${HEAD + 14}`)
    .join('')
  return (
    <g>
      <path d={shaft} className={css.stone} />
      <path d={flutes} className={css.fine} />
      <path
        d={`M${x - neck} ${HEAD + 14}L${x - 23} ${HEAD + 5}V${HEAD}H${x + 23}V${HEAD + 5}L${x + neck} ${HEAD + 14}Z`}
        className={css.stone}
      />
      <path d={`M${x - 24} ${FLOOR - 10}H${x + 24}V${FLOOR}H${x - 24}Z`} className={css.stone} />
    </g>
  )
}

/** Blocks of three upright bars along the frieze, over and between the columns. */
function frieze(): string {
  const out: string[] = []
  for (let x = 69; x <= 571; x += 45.6) {
    for (const bar of [-6, 0, 6]) out.push(`M${(x + bar).toFixed(1)} 186V206`)
  }
  return out.join('')
}

/** The front of a porch in elevation, as an architect draws it; its door is open. */
export function Porch() {
  return (
    <svg viewBox={`0 0 ${WIDTH} 620`} aria-hidden="true" className={css.porch}>
      <path d="M320 24V600M24 232H616M24 520H616" className={css.axis} />
      <path d="M291 520 294 318H346L349 520Z" className={css.frame} />
      <path d="M297 520 299.5 325H340.5L343 520Z" className={css.door} />
      {COLUMNS.map((x) => (
        <Column key={x} x={x} />
      ))}
      <path d={`M58 ${HEAD}V212H582V${HEAD}Z`} className={css.stone} />
      <path d="M58 212V180H582V212Z" className={css.stone} />
      <path d={frieze()} className={css.fine} />
      <path d="M46 180V170H594V180Z" className={css.stone} />
      <path d="M46 170 320 66 594 170Z" className={css.stone} />
      <path d="M96 160 320 78 544 160Z" className={css.fineLine} />
      <circle cx="320" cy="128" r="15" className={css.fineLine} />
      <path d="M52 520H588V535H52ZM40 535H600V550H40ZM28 550H612V566H28Z" className={css.stone} />
      <path d="M236 566 297 520H343L404 566Z" className={css.light} />
      <path d="M0 566H640" className={css.ground} />
    </svg>
  )
}
