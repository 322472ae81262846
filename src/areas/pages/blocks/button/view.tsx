import type { BlockViewProps } from '#document/define-block.ts'
import type { PropsOf } from '#document/fields.ts'
import { classes } from '../classes.ts'
import { SiteLink } from '../site-link.tsx'
import type { fields } from './fields.ts'
export { default as css } from './block.css?inline'

export function view({ props, ctx }: BlockViewProps<PropsOf<typeof fields>>) {
  return (
    <div className={classes('cta', props.align !== 'start' && `cta-${props.align}`)}>
      <SiteLink to={props.link} ctx={ctx} className={`button button-${props.style}`}>
        <span {...ctx.editable('label')}>{props.label}</span>
        {props.arrow ? (
          <svg className="cta-arrow" viewBox="0 0 24 12" aria-hidden="true" focusable="false">
            <path d="M0 6h22M17 1l5 5-5 5" />
          </svg>
        ) : null}
      </SiteLink>
    </div>
  )
}
