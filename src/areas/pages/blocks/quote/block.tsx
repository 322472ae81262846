import { type BlockViewProps, defineBlock } from '#document/define-block.ts'
import { choice, image, link, type PropsOf, richText, text, toggle } from '#document/fields.ts'
import { Picture } from '#document/render/picture.tsx'
import { InlineText } from '#document/render/rich-text.tsx'
import { isEmptyText } from '#document/text/walk-text.ts'
import { classes } from '../classes.ts'
import { SiteLink } from '../site-link.tsx'
import css from './block.css?inline'
import { samples } from './sample.ts'

const fields = {
  quote: richText({ label: 'blocks.quote.quote', flavour: 'inline' }),
  source: text({ label: 'blocks.quote.source', max: 160 }),
  role: text({ label: 'blocks.quote.role', max: 200 }),
  design: choice({
    label: 'blocks.quote.design',
    options: [
      { value: 'plain', label: 'blocks.quote.plain' },
      { value: 'large', label: 'blocks.quote.large' },
      { value: 'card', label: 'blocks.quote.card' },
    ],
    default: 'plain',
  }),
  image: image({ label: 'blocks.quote.image', group: 'more' }),
  link: link({
    label: 'blocks.quote.link',
    help: 'blocks.quote.link_help',
    group: 'more',
    // Without a name or a role there is nothing it could stand on.
    when: (props) => props['source'] !== '' || props['role'] !== '',
  }),
  marks: toggle({ label: 'blocks.quote.marks', default: true, group: 'more' }),
}

function QuoteView({ props, ctx }: BlockViewProps<PropsOf<typeof fields>>) {
  const { source, role } = props
  return (
    <figure
      className={classes(
        'quote',
        props.design !== 'plain' && `quote-${props.design}`,
        props.marks && 'quote-marked',
      )}
    >
      <blockquote>
        <InlineText value={props.quote} path={['quote']} ctx={ctx} />
      </blockquote>
      {source === '' && role === '' && !props.image ? null : (
        <figcaption className="quote-source">
          <Picture image={props.image} ctx={ctx} sizes="56px" className="quote-picture" />
          <span>
            {source === '' ? null : (
              <SiteLink to={props.link} ctx={ctx} className="quote-name">
                <span {...ctx.editable('source')}>{source}</span>
              </SiteLink>
            )}
            {role === '' ? null : (
              <SiteLink to={source === '' ? props.link : undefined} ctx={ctx} className="quote-role">
                <span {...ctx.editable('role')}>{role}</span>
              </SiteLink>
            )}
          </span>
        </figcaption>
      )}
    </figure>
  )
}

/** Somebody else's words, with whose they are; the marks are those of the page's language. */
export const quoteBlock = defineBlock({
  type: 'quote',
  version: 1,
  fields,
  view: QuoteView,
  css,
  samples,
  size: { width: 12, height: 5, minWidth: 4, minHeight: 2 },
  empty: { holds: (props) => isEmptyText(props.quote), message: 'blocks.quote.empty', writes: 'quote' },
  group: 'content',
  icon: 'quote',
  name: 'blocks.quote.name',
  keywords: 'blocks.quote.keywords',
})
