import { type BlockViewProps, defineBlock } from '#document/define-block.ts'
import { choice, list, type PropsOf, text } from '#document/fields.ts'
import { isLink, type LinkValue } from '#document/values.ts'
import { classes } from '../classes.ts'
import css from './block.css?inline'
import { networkOf } from './networks.ts'
import { samples } from './sample.ts'

/** Where an address leads, as people write it: with its scheme or without, or a mail address. */
function linkTo(written: string): (LinkValue & { kind: 'url' }) | undefined {
  const address = written.trim()
  const scheme = /^[a-z]+:/i.test(address) ? '' : /^[^/@]+@[^/]+$/.test(address) ? 'mailto:' : 'https://'
  const link = { kind: 'url', url: `${scheme}${address}` } as const
  return address !== '' && isLink(link) ? link : undefined
}

const fields = {
  items: list({
    label: 'blocks.social.items',
    addLabel: 'blocks.social.add',
    itemLabel: 'url',
    max: 24,
    of: {
      url: text({
        label: 'blocks.social.url',
        placeholder: 'blocks.social.url_placeholder',
        faultOf: (url) => (url.trim() === '' || linkTo(url) ? undefined : 'blocks.social.url_fault'),
        max: 500,
        translate: false,
      }),
    },
  }),
  design: choice({
    label: 'blocks.social.design',
    options: [
      { value: 'signs', label: 'blocks.social.signs' },
      { value: 'circles', label: 'blocks.social.circles' },
      { value: 'names', label: 'blocks.social.names' },
    ],
    default: 'signs',
  }),
  align: choice({
    label: 'blocks.social.align',
    options: [
      { value: 'start', label: 'blocks.align.start', icon: 'align-left' },
      { value: 'center', label: 'blocks.align.center', icon: 'align-center' },
      { value: 'end', label: 'blocks.align.end', icon: 'align-right' },
    ],
    default: 'start',
    group: 'more',
  }),
}

function SocialView({ props, ctx }: BlockViewProps<PropsOf<typeof fields>>) {
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

/** Where else to find somebody: paste an address, and the sign is known by it. */
export const socialBlock = defineBlock({
  type: 'social',
  version: 1,
  fields,
  view: SocialView,
  css,
  samples,
  size: { width: 6, height: 1, minWidth: 2, minHeight: 1 },
  empty: {
    holds: (props) => props.items.every((item) => item.url.trim() === ''),
    message: 'blocks.social.empty',
  },
  group: 'social',
  icon: 'share-2',
  name: 'blocks.social.name',
  keywords: 'blocks.social.keywords',
})
