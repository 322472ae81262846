import { type BlockViewProps, defineBlock } from '#document/define-block.ts'
import { markdown, type PropsOf } from '#document/fields.ts'
import css from './block.css?inline'
import { drawMarkdown, markdownHeadings } from './draw-markdown.tsx'
import { samples } from './sample.ts'

const fields = { body: markdown({ label: 'blocks.markdown.body', max: 50_000 }) }

function MarkdownView({ props, ctx }: BlockViewProps<PropsOf<typeof fields>>) {
  return <div className="prose markdown">{drawMarkdown(props.body, ctx)}</div>
}

/** What can begin an element, or stand for a line: told without the parser, whose own time is by these too. */
const MARKS = /[\n*_~`[<>|#+-]/g

const LINES = /\r\n?|\n/
/** The line below the head of a table, within quotes too. */
const DELIMITERS = /^[\s>]*[|:-][\s|:-]*$/

const cellsIn = (line: string): number => line.split('|').length

/** Cells that the rows of tables are filled up with: three letters may make a row of hundreds. */
function filledCells(body: string): number {
  if (!body.includes('|')) return 0
  let [filled, columns] = [0, 0]
  for (const line of body.split(LINES)) {
    if (line.trim() === '') columns = 0
    filled += Math.max(0, columns - cellsIn(line))
    if (DELIMITERS.test(line)) columns = Math.max(columns, cellsIn(line))
  }
  return filled
}

/** Words in markdown, for those who write it anyway. */
export const markdownBlock = defineBlock({
  type: 'markdown',
  version: 1,
  fields,
  view: MarkdownView,
  css,
  dense: {
    letters: ({ body }) => body,
    elements: ({ body }) => (body.match(MARKS)?.length ?? 0) + filledCells(body),
  },
  samples,
  size: { width: 12, height: 6, minWidth: 3, minHeight: 1 },
  empty: { holds: (props) => props.body.trim() === '', message: 'blocks.markdown.empty' },
  outline: (props) => markdownHeadings(props.body),
  group: 'advanced',
  icon: 'hash',
  name: 'blocks.markdown.name',
  keywords: 'blocks.markdown.keywords',
})
