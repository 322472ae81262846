import type { BlockViewProps } from '#document/define-block.ts'
import type { PropsOf } from '#document/fields.ts'
import { endingIn } from '../view/ending-in.ts'
import { FormView } from '../view/form-view.tsx'
import type { fields } from './fields.ts'
export { default as css } from '../view/form.css?inline'

export function view({ props, ctx }: BlockViewProps<PropsOf<typeof fields>>) {
  const { layout, button, buttonStyle, buttonAlign } = props
  return (
    <FormView
      ctx={ctx}
      look={{ layout, buttonLabel: button, buttonStyle, buttonAlign }}
      ending={endingIn(props.sent)}
    />
  )
}
