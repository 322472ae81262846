import type { ReactNode } from 'react'
import { Header } from 'react-aria-components/Header'
import { ListBox as AriaListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import Check from 'lucide-react/icons/check'
import { Icon, type IconShape } from '../icon/icon.tsx'
import css from './list-box.module.css'

/** One thing to choose. */
export interface Option {
  readonly value: string
  readonly label: string
  /** A second, quieter line. */
  readonly detail?: string
  /** What it is also found by, in a list that one types in: a code, an older name. */
  readonly search?: string
  readonly icon?: IconShape
  /** Stands before the label: an avatar, a swatch, a flag. */
  readonly start?: ReactNode
  readonly isDisabled?: boolean
}

/** Options under a heading. */
export interface OptionGroup {
  readonly label: string
  readonly options: readonly Option[]
}

export type Options = readonly (Option | OptionGroup)[]

/** Every option of a list, groups opened. */
export function flatOptions(options: Options): readonly Option[] {
  return options.flatMap((entry) => ('options' in entry ? entry.options : [entry]))
}

function OptionRow({ option }: { option: Option }) {
  return (
    <ListBoxItem
      id={option.value}
      textValue={option.label}
      isDisabled={option.isDisabled}
      className={css.option}
    >
      {option.icon && <Icon of={option.icon} className={css.icon} />}
      {option.start}
      <span className={css.text}>
        <span className={css.label}>{option.label}</span>
        {option.detail && <span className={css.detail}>{option.detail}</span>}
      </span>
      <Icon of={Check} className={css.check} />
    </ListBoxItem>
  )
}

/** The list inside a select's or combo box's popover. `empty` is said when nothing is left to choose. */
export function OptionList({ options, empty }: { options: Options; empty?: ReactNode }) {
  return (
    <AriaListBox className={css.list} renderEmptyState={() => <div className={css.empty}>{empty}</div>}>
      {options.map((entry) =>
        'options' in entry ? (
          <ListBoxSection key={entry.label} id={entry.label} className={css.section}>
            <Header className={css.heading}>{entry.label}</Header>
            {entry.options.map((option) => (
              <OptionRow key={option.value} option={option} />
            ))}
          </ListBoxSection>
        ) : (
          <OptionRow key={entry.value} option={entry} />
        ),
      )}
    </AriaListBox>
  )
}
