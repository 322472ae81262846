import { type BlockViewProps, defineBlock } from '#document/define-block.ts'
import { choice, code, type PropsOf, text, toggle } from '#document/fields.ts'
import { classes } from '../classes.ts'
import css from './block.css?inline'
import { codeLanguages, highlight } from './highlight.ts'
import { samples } from './sample.ts'

const fields = {
  code: code({ label: 'blocks.code.code', max: 50_000 }),
  language: choice({
    label: 'blocks.code.language',
    options: codeLanguages.map((value) => ({ value, label: `blocks.code.${value}` })),
    default: 'text',
  }),
  title: text({ label: 'blocks.code.title', max: 120, group: 'more' }),
  numbers: toggle({ label: 'blocks.code.numbers', group: 'more' }),
  wrap: toggle({ label: 'blocks.code.wrap', group: 'more' }),
  copy: toggle({ label: 'blocks.code.copy', default: true, group: 'more' }),
}

const island = 'code-copy'

function CodeView({ props, ctx }: BlockViewProps<PropsOf<typeof fields>>) {
  const given = props.code.replaceAll('\r\n', '\n').replace(/\n+$/, '')
  const lines = given.split('\n').length
  const title = props.title.trim()
  const Copy = island
  return (
    <Copy className="code">
      {title === '' ? null : (
        <p className="code-title" {...ctx.editable('title')}>
          {title}
        </p>
      )}
      <div
        className="code-frame"
        role="group"
        aria-label={title || ctx.words('block.code.name')}
        // Long lines scroll in here, so the keyboard must come in too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {props.numbers ? (
          <pre className="code-numbers" aria-hidden="true">
            {Array.from({ length: lines }, (_, index) => index + 1).join('\n')}
          </pre>
        ) : null}
        <pre className={classes('code-lines', props.wrap && !props.numbers && 'code-wrapped')}>
          <code>
            {highlight(given, props.language).map((token, index) =>
              token.kind === 'plain' ? (
                token.text
              ) : (
                <span key={index} className={`code-${token.kind}`}>
                  {token.text}
                </span>
              ),
            )}
          </code>
        </pre>
      </div>
      {props.copy ? (
        <button className="code-button" type="button" hidden data-done={ctx.words('block.code.copied')}>
          {ctx.words('block.code.copy')}
        </button>
      ) : null}
    </Copy>
  )
}

/** Code as it is, coloured where the page is made; nothing of it runs. */
export const codeBlock = defineBlock({
  type: 'code',
  version: 1,
  fields,
  view: CodeView,
  css,
  island,
  samples,
  size: { width: 14, height: 6, minWidth: 4, minHeight: 2 },
  empty: { holds: (props) => props.code.trim() === '', message: 'blocks.code.empty' },
  group: 'advanced',
  icon: 'code',
  name: 'blocks.code.name',
  keywords: 'blocks.code.keywords',
})
