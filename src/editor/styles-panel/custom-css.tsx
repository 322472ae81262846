import { useDeferredValue, useMemo, useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import { CodeField } from '#ui/code-field/code-field.tsx'
import { type CssJudge, cssFaults } from '#document/look/css-faults.ts'
import { useEditor } from '../editor-context.tsx'
import css from './styles-panel.module.css'

/** Longest that is stored (pages, `styles-shape.ts`). */
const LONGEST = 100_000

const browser: CssJudge = {
  declaration: (property, value) => CSS.supports(property, value),
  selector: (selector) => CSS.supports(`selector(${selector})`),
}

/** Where a line of a text begins and ends. */
function spanOf(text: string, line: number): readonly [number, number] {
  let from = 0
  for (let at = 1; at < line; at += 1) {
    const end = text.indexOf('\n', from)
    if (end < 0) break
    from = end + 1
  }
  const end = text.indexOf('\n', from)
  return [from, end < 0 ? text.length : end]
}

/** The owner's own style sheet, with what this browser cannot make of it, by line. */
export function CustomCss({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (value: string | undefined) => void
}) {
  const { props, words } = useEditor()
  const field = useRef<HTMLTextAreaElement>(null)
  const read = useDeferredValue(value)
  const faults = useMemo(() => cssFaults(read, browser), [read])
  const show = (line: number) => {
    const text = field.current
    if (!text) return
    text.focus()
    text.setSelectionRange(...spanOf(text.value, line))
  }
  return (
    <>
      <CodeField
        ref={field}
        label={words('editor.styles.css_field')}
        help={words('editor.styles.css_help')}
        value={value}
        rows={6}
        maxLength={LONGEST}
        onChange={(next) => onChange(next === '' ? undefined : next)}
      />
      <p role="status" className={css.note}>
        {read.trim() !== '' && words('editor.styles.css_faults', { count: faults.length })}
      </p>
      {faults.length > 0 && (
        <ul className={css.faults}>
          {faults.map(({ code, line, what }, index) => (
            <li key={`${line} ${code} ${index}`}>
              <Button size="small" variant="quiet" onPress={() => show(line)}>
                {words('editor.styles.css_line', { line })}
              </Button>
              <span>{props.words(`document.css.${code}`, { what })}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
