import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import X from 'lucide-react/icons/x'
import { IconButton } from '../icon-button/icon-button.tsx'
import css from './progress.module.css'

export interface ProgressProps {
  /** What is going on: "Importing products". */
  label: ReactNode
  /** 0 to `total`; null when it cannot be known. */
  value: number | null
  total?: number
  /** In place of the percentage: "312 of 1,204", "2 minutes left". */
  said?: ReactNode
  /** Below: that work goes on when the tab is closed, what comes after. */
  help?: ReactNode
  /** Calls it off; the name says what is cancelled, for another bar may stand beside this one. */
  cancel?: { readonly name: string; readonly run: () => void } | undefined
  tone?: 'accent' | 'warning' | 'danger'
}

/** How far long work has come. */
export function Progress({ label, value, total = 100, said, help, cancel, tone = 'accent' }: ProgressProps) {
  return (
    <div className={css.frame}>
      <ProgressBar
        value={value ?? undefined}
        maxValue={total}
        isIndeterminate={value === null}
        className={css.progress}
      >
        {({ percentage, valueText }) => (
          <>
            <div className={css.line}>
              <Label className={css.label}>{label}</Label>
              <span className={css.value}>{said ?? (value === null ? null : valueText)}</span>
            </div>
            <div className={css.track}>
              <div
                className={[css.fill, css[tone], value === null && css.unknown].filter(Boolean).join(' ')}
                style={value === null ? undefined : { inlineSize: `${percentage ?? 0}%` }}
              />
            </div>
          </>
        )}
      </ProgressBar>
      {cancel && (
        <IconButton icon={X} name={cancel.name} size="small" onPress={cancel.run} className={css.cancel} />
      )}
      {help && <p className={css.help}>{help}</p>}
    </div>
  )
}
