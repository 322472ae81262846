import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
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
  onSelect?: (id: string) => void
}

/** Scrolls a row of tabs sideways, at once, until the chosen one is seen whole. */
function showWithin(list: HTMLElement | null, tab: Element | null | undefined) {
  if (!list || !tab) return
  const [seen, at] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (at.left < seen.left) list.scrollLeft += at.left - seen.left
  else if (at.right > seen.right) list.scrollLeft += at.right - seen.right
}

/** Parts of one screen, one at a time. Scrolls sideways inside itself when there are many. */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(items[0]?.id ?? '')
  const at = selected ?? chosen
  useEffect(() => {
    // A frame later: a press puts what scrolled back to where it was once the focus has moved.
    const frame = requestAnimationFrame(() => {
      showWithin(list.current, list.current?.querySelector(`[data-key="${CSS.escape(at)}"]`))
    })
    return () => cancelAnimationFrame(frame)
  }, [at])
  return (
    <AriaTabs
      className={css.tabs}
      {...(selected !== undefined && { selectedKey: selected })}
      onSelectionChange={(key) => {
        const id = String(key)
        setChosen(id)
        onSelect?.(id)
      }}
    >
      <TabList ref={list} aria-label={label} className={css.list}>
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
