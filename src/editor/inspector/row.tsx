import type { ReactNode } from 'react'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Segmented, type Segment } from '#ui/segmented/segmented.tsx'
import { useEditor } from '../editor-context.tsx'
import css from './inspector.module.css'

export interface RowProps {
  readonly label: string
  readonly children: ReactNode
  readonly help?: string
  readonly error?: string
  /** The value is not what would hold anyway: a mark, and a way back. */
  readonly onReset?: () => void
}

/** A setting on one line: its name and its control. */
export function Row({ label, children, help, error, onReset }: RowProps) {
  const { words } = useEditor()
  return (
    <div className={css.setting}>
      <div className={css.row}>
        <span className={classNames(css.name, onReset && css.changed)} aria-hidden="true">
          {label}
        </span>
        <div className={css.control}>
          {children}
          {onReset && (
            <IconButton
              icon={RotateCcw}
              size="small"
              name={words('editor.inspector.reset', { name: label })}
              onPress={onReset}
            />
          )}
        </div>
      </div>
      {error !== undefined && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
      {help !== undefined && <p className={css.help}>{help}</p>}
    </div>
  )
}

/** One of a few, as pictures or short words. */
export function ChoiceRow({
  label,
  value,
  options,
  onChange,
  icons,
  help,
}: {
  readonly label: string
  readonly value: string
  readonly options: readonly Segment[]
  readonly onChange: (value: string) => void
  readonly icons?: boolean
  readonly help?: string
}) {
  return (
    <Row label={label} help={help}>
      <Segmented
        label={label}
        segments={options}
        value={value}
        onChange={onChange}
        isIconOnly={icons}
        size="small"
        isWide
      />
    </Row>
  )
}
