import type { ReactNode } from 'react'
import type { BlockView, BlockViewProps } from '#document/define-block.ts'
import type { PropsOf } from '#document/fields.ts'
import { withoutTrailing } from '#kernel/tidy-text.ts'
import { classes } from '../classes.ts'
import type { Token } from './code-languages.ts'
import type { fields } from './fields.ts'
import { highlight } from './highlight.ts'
export { default as css } from './block.css?inline'

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

export function view({ props, ctx }: BlockViewProps<PropsOf<typeof fields>>) {
  const given = withoutTrailing(props.code.replaceAll('\r\n', '\n'), '\n')
  const lines = given.split('\n').length
  // Where lines wrap, a number must stand with its own line: a column of them beside would not keep step.
  const isCounted = props.numbers && props.wrap
  const tokens = highlight(given, props.language)
  const title = props.title.trim()
  const Copy = 'code-copy'
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
            {isCounted ? (
              byLine(tokens).map((line, index) => (
                <span key={index} className="code-line">
                  <Coloured tokens={line} />
                </span>
              ))
            ) : (
              <Coloured tokens={tokens} />
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

export const dense: NonNullable<BlockView<typeof fields>['dense']> = {
  letters: ({ code }) => code,
  elements: ({ code, language, numbers, wrap }) =>
    highlight(code, language).filter(({ kind }) => kind !== 'plain').length +
    (numbers && wrap ? code.split('\n').length : 0),
}
