import type { ReactNode } from 'react'
import { type BlockViewProps, defineBlock } from '#document/define-block.ts'
import { choice, code, type PropsOf, text, toggle } from '#document/fields.ts'
import { withoutTrailing } from '#kernel/tidy-text.ts'
import { classes } from '../classes.ts'
import { lately } from '../lately.tsx'
import css from './block.css?inline'
import { codeLanguages, type Token } from './code-languages.ts'
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

/** The languages' patterns come when the first code is drawn; until then it stands there without colour. */
const colours = await lately(() => import('./highlight.ts'))

/** Tokens, coloured. */
function Coloured({ tokens }: { readonly tokens: readonly Token[] }): ReactNode {
  return tokens.map(({ kind, text }, index) =>
    kind === 'plain' ? (
      text
    ) : (
      <span key={index} className={`code-${kind}`}>
        {text}
      </span>
    ),
  )
}

/** Tokens by the line they stand on, each line with its end; what goes over several lines is cut into them. */
function byLine(tokens: readonly Token[]): Token[][] {
  let line: Token[] = []
  const lines = [line]
  for (const { kind, text } of tokens) {
    for (const [index, piece] of text.split('\n').entries()) {
      if (index > 0) {
        line.push({ kind: 'plain', text: '\n' })
        line = []
        lines.push(line)
      }
      if (piece !== '') line.push({ kind, text: piece })
    }
  }
  return lines
}

function CodeView({ props, ctx }: BlockViewProps<PropsOf<typeof fields>>) {
  const given = withoutTrailing(props.code.replaceAll('\r\n', '\n'), '\n')
  const lines = given.split('\n').length
  // Where lines wrap, a number must stand with its own line: a column of them beside would not keep step.
  const isCounted = props.numbers && props.wrap
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
        {props.numbers && !isCounted ? (
          <pre className="code-numbers" aria-hidden="true">
            {Array.from({ length: lines }, (_, index) => index + 1).join('\n')}
          </pre>
        ) : null}
        <pre
          className={classes('code-lines', props.wrap && 'code-wrapped')}
          style={isCounted ? ({ '--digits': String(lines).length } as Record<string, number>) : undefined}
        >
          <code>
            {colours.draw((part) => {
              const tokens = part?.highlight(given, props.language) ?? [{ kind: 'plain', text: given }]
              if (!isCounted) return <Coloured tokens={tokens} />
              return byLine(tokens).map((line, index) => (
                <span key={index} className="code-line">
                  <Coloured tokens={line} />
                </span>
              ))
            })}
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
  dense: {
    letters: ({ code }) => code,
    elements: ({ code, language, numbers, wrap }) =>
      (colours.now()?.highlight(code, language) ?? []).filter(({ kind }) => kind !== 'plain').length +
      (numbers && wrap ? code.split('\n').length : 0),
  },
  samples,
  size: { width: 14, height: 6, minWidth: 4, minHeight: 2 },
  isStill: ({ copy }) => !copy,
  empty: { holds: (props) => props.code.trim() === '', message: 'blocks.code.empty' },
  group: 'advanced',
  icon: 'code',
  name: 'blocks.code.name',
  keywords: 'blocks.code.keywords',
})
