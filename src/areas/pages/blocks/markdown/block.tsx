import { type BlockViewProps, defineBlock } from '#document/define-block.ts'
import { markdown, type PropsOf } from '#document/fields.ts'
import css from './block.css?inline'
import { countElements } from './count-elements.ts'
import { drawMarkdown, markdownHeadings } from './draw-markdown.tsx'
import { samples } from './sample.ts'

const fields = { body: markdown({ label: 'blocks.markdown.body', max: 50_000 }) }

function MarkdownView({ props, ctx }: BlockViewProps<PropsOf<typeof fields>>) {
  return <div className="prose markdown">{drawMarkdown(props.body, ctx)}</div>
}

/** Words in markdown, for those who write it anyway. */
export const markdownBlock = defineBlock({
  type: 'markdown',
  version: 1,
  fields,
  view: MarkdownView,
  css,
  dense: { letters: ({ body }) => body, elements: ({ body }) => countElements(body) },
  samples,
  size: { width: 12, height: 6, minWidth: 3, minHeight: 1 },
  empty: { holds: (props) => props.body.trim() === '', message: 'blocks.markdown.empty' },
  outline: (props) => markdownHeadings(props.body),
  group: 'advanced',
  icon: 'hash',
  name: 'blocks.markdown.name',
  keywords: 'blocks.markdown.keywords',
})
