import type { BlockView, BlockViewProps } from '#document/define-block.ts'
import type { PropsOf } from '#document/fields.ts'
import { countElements } from './count-elements.ts'
import type { fields } from './fields.ts'
import { drawMarkdown, markdownHeadings } from './draw-markdown.tsx'
export { default as css } from './block.css?inline'

export function view({ props, ctx }: BlockViewProps<PropsOf<typeof fields>>) {
  return <div className="prose markdown">{drawMarkdown(props.body, ctx)}</div>
}

export const dense: NonNullable<BlockView<typeof fields>['dense']> = {
  letters: ({ body }) => body,
  elements: ({ body }) => countElements(body),
}

export const outline = (props: PropsOf<typeof fields>) => markdownHeadings(props.body)
