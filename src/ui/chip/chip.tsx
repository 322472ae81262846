import type { ReactNode } from 'react'
import { Button, Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { Label } from 'react-aria-components/Label'
import X from 'lucide-react/icons/x'
import { Icon } from '../icon/icon.tsx'
import css from './chip.module.css'

export interface Chip {
  readonly id: string
  /** In words: "Status is paid". */
  readonly label: string
  readonly start?: ReactNode
}

export interface ChipsProps {
  /** What they are: "Filters", "Tags". */
  label: string
  isLabelHidden?: boolean
  chips: readonly Chip[]
  /** With it, each has a cross; the delete key works, too. */
  onRemove?: (ids: string[]) => void
  /** A press on a chip: to change the filter. */
  onOpen?: (id: string) => void
}

/** Short things that are set: filters, tags. Walked with arrow keys. */
export function Chips({ label, isLabelHidden = true, chips, onRemove, onOpen }: ChipsProps) {
  return (
    <TagGroup
      {...(isLabelHidden && { 'aria-label': label })}
      onRemove={onRemove && ((keys) => onRemove([...keys].map(String)))}
      className={css.group}
    >
      {!isLabelHidden && <Label className={css.label}>{label}</Label>}
      <TagList className={css.list}>
        {chips.map((chip) => (
          <Tag
            key={chip.id}
            id={chip.id}
            textValue={chip.label}
            className={css.chip}
            onPress={onOpen && (() => onOpen(chip.id))}
          >
            {({ allowsRemoving }) => (
              <>
                {chip.start}
                <span dir="auto" className={css.text}>
                  {chip.label}
                </span>
                {allowsRemoving && (
                  <Button slot="remove" className={css.remove}>
                    <Icon of={X} size="small" />
                  </Button>
                )}
              </>
            )}
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  )
}
