import { type BlockViewProps, defineBlock } from '#document/define-block.ts'
import { choice, link, type PropsOf, text, toggle } from '#document/fields.ts'
import { classes } from '../classes.ts'
import { SiteLink } from '../site-link.tsx'
import css from './block.css?inline'
import { samples } from './sample.ts'

const fields = {
  label: text({ label: 'blocks.button.label', max: 120, placeholder: 'blocks.button.label_placeholder' }),
  link: link({ label: 'blocks.button.link' }),
  style: choice({
    label: 'blocks.button.style',
    options: [
      { value: 'primary', label: 'blocks.button.primary' },
      { value: 'secondary', label: 'blocks.button.secondary' },
      { value: 'tertiary', label: 'blocks.button.tertiary' },
    ],
    default: 'primary',
  }),
  align: choice({
    label: 'blocks.button.align',
    options: [
      { value: 'start', label: 'blocks.align.start', icon: 'align-left' },
      { value: 'center', label: 'blocks.align.center', icon: 'align-center' },
      { value: 'end', label: 'blocks.align.end', icon: 'align-right' },
      { value: 'stretch', label: 'blocks.align.stretch', icon: 'align-justify' },
    ],
    default: 'start',
    group: 'more',
  }),
  arrow: toggle({ label: 'blocks.button.arrow', group: 'more' }),
}

function ButtonView({ props, ctx }: BlockViewProps<PropsOf<typeof fields>>) {
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

/** One thing to do, in one of the site's three kinds of button. */
export const buttonBlock = defineBlock({
  type: 'button',
  version: 1,
  fields,
  view: ButtonView,
  css,
  samples,
  size: { width: 5, height: 2, minWidth: 2, minHeight: 1 },
  phone: 'pair',
  empty: { holds: (props) => props.label.trim() === '', message: 'blocks.button.empty', writes: 'label' },
  group: 'basic',
  icon: 'rectangle-horizontal',
  name: 'blocks.button.name',
  keywords: 'blocks.button.keywords',
  interactive: true,
})
