import type { BlockViewProps } from '#document/define-block.ts'
import type { PropsOf } from '#document/fields.ts'
import { classes } from '../classes.ts'
import { networkOf } from './networks.ts'
import { linkTo, type fields } from './fields.ts'
export { default as css } from './block.css?inline'

export function view({ props, ctx }: BlockViewProps<PropsOf<typeof fields>>) {
  const shown = props.items.flatMap(({ id, url }) => {
    const link = linkTo(url)
    const to = link && ctx.link(link)
    return to ? [{ id, to, network: networkOf(link.url) }] : []
  })
  return (
    <ul
      className={classes(
        'social',
        props.design !== 'signs' && `social-${props.design}`,
        props.align !== 'start' && `social-${props.align}`,
      )}
    >
      {shown.map(({ id, to, network }) => (
        <li key={id}>
          <a
            href={to.href}
            rel="me noopener"
            aria-label={
              props.design === 'names' ? undefined : ctx.words('block.social.name', { network: network.name })
            }
          >
            {props.design === 'names' ? (
              network.name
            ) : (
              <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                {network.lines ? <path d={network.lines} /> : null}
                {network.filled ? <path className="social-filled" d={network.filled} /> : null}
              </svg>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
