import type { BlockViewProps } from '#document/define-block.ts'
import type { PropsOf } from '#document/fields.ts'
import { endingIn } from '../view/ending-in.ts'
import { FormView } from '../view/form-view.tsx'
import { Lines } from '../view/lines.tsx'
import type { fields } from './fields.ts'
export { default as css } from '../view/form.css?inline'

export function view({ props, ctx }: BlockViewProps<PropsOf<typeof fields>>) {
  const { title, text, button, buttonStyle } = props
  return (
    <div className="newsletter">
      {title.trim() === '' ? null : (
        <h2 className="newsletter-title" {...ctx.editable('title')}>
          {title}
        </h2>
      )}
      {text.trim() === '' ? null : (
        <p className="newsletter-text" {...ctx.editable('text')}>
          <Lines text={text} />
        </p>
      )}
      <FormView
        ctx={ctx}
        look={{ layout: 'row', buttonLabel: button, buttonStyle, buttonAlign: 'start' }}
        ending={endingIn(props.sent)}
      />
    </div>
  )
}
