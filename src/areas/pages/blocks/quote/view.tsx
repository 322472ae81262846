import type { BlockViewProps } from '#document/define-block.ts'
import type { PropsOf } from '#document/fields.ts'
import { Picture } from '#document/render/picture.tsx'
import { InlineText } from '#document/render/rich-text.tsx'
import { classes } from '../classes.ts'
import { SiteLink } from '../site-link.tsx'
import type { fields } from './fields.ts'
export { default as css } from './block.css?inline'

export function view({ props, ctx }: BlockViewProps<PropsOf<typeof fields>>) {
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
