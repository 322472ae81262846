import { siteType } from '#kernel/states/site-type.ts'
import { hueOf } from '#ui/hue-of.ts'
import type { SiteCard } from '../../contract.ts'
import css from './site-picture.module.css'

/** Lines of text as bars, from a place on. */
function Lines({ x, y, widths }: { x: number; y: number; widths: readonly number[] }) {
  return widths.map((width, n) => (
    <rect key={n} x={x} y={y + n * 9} width={width} height="4" rx="2" className={css.line} />
  ))
}

function Head() {
  return (
    <>
      <rect x="20" y="16" width="34" height="6" rx="3" className={css.ink} />
      <rect x="220" y="17" width="22" height="4" rx="2" className={css.line} />
      <rect x="250" y="17" width="22" height="4" rx="2" className={css.line} />
      <rect x="280" y="17" width="20" height="4" rx="2" className={css.line} />
    </>
  )
}

/** What a page of a type looks like when nobody has seen it yet. */
function Drawing({ type }: { type: SiteCard['type'] }) {
  if (type === siteType.coverPage) {
    return (
      <>
        <rect width="320" height="200" className={css.tint} />
        <rect x="92" y="72" width="136" height="12" rx="6" className={css.ink} />
        <rect x="116" y="96" width="88" height="5" rx="2.5" className={css.line} />
        <rect x="132" y="118" width="56" height="18" rx="9" className={css.accent} />
      </>
    )
  }
  if (type === siteType.parkingPage) {
    return (
      <>
        <circle cx="160" cy="88" r="44" className={css.tint} />
        <rect x="100" y="82" width="120" height="12" rx="6" className={css.ink} />
        <rect x="128" y="108" width="64" height="5" rx="2.5" className={css.line} />
      </>
    )
  }
  if (type === siteType.commerce || type === siteType.enterprise) {
    return (
      <>
        <Head />
        {[20, 118, 216].map((x) => (
          <g key={x}>
            <rect x={x} y="44" width="84" height="92" rx="4" className={css.tint} />
            <rect x={x} y="144" width="52" height="5" rx="2.5" className={css.ink} />
            <rect x={x} y="155" width="28" height="4" rx="2" className={css.line} />
          </g>
        ))}
      </>
    )
  }
  return (
    <>
      <Head />
      <rect x="20" y="44" width="280" height="84" rx="4" className={css.tint} />
      <rect x="36" y="78" width="104" height="12" rx="6" className={css.ink} />
      <rect x="36" y="100" width="48" height="12" rx="6" className={css.accent} />
      <Lines x={20} y={146} widths={[120, 132, 96]} />
      <Lines x={176} y={146} widths={[124, 108, 116]} />
    </>
  )
}

/** A picture out of a site's home page; a drawing of its kind until there is one. Says nothing: the title stands beside it. */
export function SitePicture({
  site,
  hue = hueOf(site.id),
}: {
  site: Pick<SiteCard, 'id' | 'type' | 'picture'>
  /** Of the drawing, in degrees. */
  hue?: number
}) {
  if (site.picture !== null) {
    return <img src={site.picture} alt="" className={css.picture} loading="lazy" decoding="async" />
  }
  return (
    <svg
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className={css.picture}
      style={{ '--hue': hue } as React.CSSProperties}
    >
      <Drawing type={site.type} />
    </svg>
  )
}
