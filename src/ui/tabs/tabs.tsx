import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { classNames } from '../class-names.ts'
import css from './tabs.module.css'

export interface TabItem {
  readonly id: string
  readonly label: ReactNode
  /** After the label: a count. */
  readonly end?: ReactNode
  readonly isDisabled?: boolean
  /** Its content. With `href` the screen's router shows it instead. */
  readonly content?: ReactNode
  readonly href?: string
}

export interface TabsProps {
  /** What is switched between, for assistive technology. */
  label: string
  items: readonly TabItem[]
  selected?: string
  defaultSelected?: string
  onSelect?: (id: string) => void
  /** Upright, beside the content, where there is room. */
  isVertical?: boolean
  className?: string
}

/** Parts of one screen, one at a time. Scrolls sideways inside itself when there are many. */
export function Tabs({
  label,
  items,
  selected,
  defaultSelected,
  onSelect,
  isVertical = false,
  className,
}: TabsProps) {
  return (
    <AriaTabs
      className={classNames(css.tabs, isVertical && css.vertical, className)}
      orientation={isVertical ? 'vertical' : 'horizontal'}
      {...(selected !== undefined && { selectedKey: selected })}
      defaultSelectedKey={defaultSelected}
      onSelectionChange={onSelect && ((key) => onSelect(String(key)))}
    >
      <TabList aria-label={label} className={css.list}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} href={item.href} isDisabled={item.isDisabled} className={css.tab}>
            {item.label}
            {item.end}
          </Tab>
        ))}
      </TabList>
      {items.map(
        (item) =>
          item.content !== undefined && (
            <TabPanel key={item.id} id={item.id} className={css.panel}>
              {item.content}
            </TabPanel>
          ),
      )}
    </AriaTabs>
  )
}
