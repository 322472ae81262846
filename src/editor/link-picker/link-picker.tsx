import { useEffect, useMemo, useState, type KeyboardEvent } from 'react'
import { ListBox, ListBoxItem, ListBoxSection, Header, Text } from 'react-aria-components/ListBox'
import type { Translate } from '#kernel/messages/message.ts'
import { recordingClass } from '#kernel/session-recording.ts'
import { Button } from '#ui/button/button.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { isAnchor, isLink, type LinkValue } from '#document/values.ts'
import { useEditor } from '../editor-context.tsx'
import type { LinkTarget } from '../props.ts'
import css from './link-picker.module.css'
import { linkOfWords, withNewTab } from './link-of-words.ts'

type Tab = 'site' | 'address' | 'mail' | 'phone'

const tabOf = (link: LinkValue | undefined): Tab =>
  link?.kind === 'url'
    ? 'address'
    : link?.kind === 'mail'
      ? 'mail'
      : link?.kind === 'phone'
        ? 'phone'
        : 'site'

/** The anchors of the sections on this page. */
function useAnchors(): readonly LinkTarget[] {
  const { store } = useEditor()
  return useMemo(() => {
    const document = store.document()
    return document.order.flatMap((id): LinkTarget[] => {
      const section = document.sections[id]
      const anchor = section?.anchor
      if (anchor === undefined || !isAnchor(anchor)) return []
      return [
        {
          link: { kind: 'anchor', anchor },
          label: section?.name ?? anchor,
          detail: `#${anchor}`,
          group: 'anchors',
        },
      ]
    })
  }, [store])
}

/** What stands above a target and those like it. */
const headingOf = ({ group, heading }: LinkTarget, words: Translate): string =>
  heading ?? words(`editor.link.group.${group}`)

/** Finds a link's target: a page, an item, a file, a place on this page or another; or a mail, phone or web address. */
export function LinkPicker({
  value,
  onChoose,
}: {
  readonly value: LinkValue | undefined
  /** Gets the link, and what it is called where no words are there to carry it. */
  readonly onChoose: (link: LinkValue, label: string) => void
}) {
  const { props, words } = useEditor()
  const [tab, setTab] = useState<Tab>(tabOf(value))
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<readonly LinkTarget[] | null>(null)
  const [text, setText] = useState(
    value?.kind === 'url'
      ? value.url
      : value?.kind === 'mail'
        ? value.address
        : value?.kind === 'phone'
          ? value.number
          : '',
  )
  const [newTab, setNewTab] = useState(value !== undefined && 'newTab' in value && value.newTab === true)
  const [subject, setSubject] = useState(value?.kind === 'mail' ? (value.subject ?? '') : '')
  const [wrong, setWrong] = useState(false)
  const anchors = useAnchors()

  useEffect(() => {
    if (tab !== 'site') return
    let stale = false
    const ask = async () => {
      const targets = await props.links.search(query).catch(() => [])
      if (!stale) setFound(targets)
    }
    void ask()
    return () => {
      stale = true
    }
  }, [props.links, query, tab])

  const wanted = query.trim().toLocaleLowerCase()
  const targets = [
    ...(found ?? []),
    ...anchors.filter((anchor) => anchor.label.toLocaleLowerCase().includes(wanted)),
  ]
  const groups = (['pages', 'anchors', 'places', 'items', 'files'] as const)
    .map((group) => targets.filter((target) => target.group === group))
    .flatMap((all) => [...Map.groupBy(all, (target) => headingOf(target, words))])

  const submit = () => {
    const link = tab === 'site' ? undefined : linkOfWords(tab, text, { newTab, subject })
    if (link && isLink(link)) onChoose(link, text.trim())
    else setWrong(true)
  }
  const newTabSwitch = (
    <Switch label={words('editor.link.new_tab')} value={newTab} onChange={setNewTab} isSpread />
  )
  // What the link leads to is chosen already: only how it opens is another.
  const reopened = tab === 'site' && value && withNewTab(value, newTab)
  const wasNewTab = value !== undefined && 'newTab' in value && value.newTab === true
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    submit()
  }
  const labels = {
    address: words('editor.link.address'),
    mail: words('editor.link.mail'),
    phone: words('editor.link.phone'),
  }

  return (
    <div className={`${css.picker} ${recordingClass.mask}`}>
      <Segmented
        label={words('editor.link.kind')}
        size="small"
        isWide
        value={tab}
        onChange={(next) => {
          setTab(next as Tab)
          setWrong(false)
        }}
        segments={[
          { value: 'site', label: words('editor.link.site') },
          { value: 'address', label: words('editor.link.web') },
          { value: 'mail', label: words('editor.link.mail_short') },
          { value: 'phone', label: words('editor.link.phone_short') },
        ]}
      />
      {tab === 'site' ? (
        <>
          <SearchField label={words('editor.link.search')} value={query} onChange={setQuery} autoFocus />
          <ListBox
            aria-label={words('editor.link.targets')}
            selectionMode="single"
            className={css.targets}
            onAction={(key) => {
              const target = targets[Number(key)]
              if (target) onChoose(withNewTab(target.link, newTab), target.label)
            }}
            renderEmptyState={() => (
              <p className={css.empty}>{words(found ? 'editor.link.nothing' : 'editor.link.looking')}</p>
            )}
          >
            {groups.map(([heading, members]) => (
              <ListBoxSection key={heading} id={heading}>
                <Header className={css.heading}>{heading}</Header>
                {members.map((target) => (
                  <ListBoxItem
                    key={targets.indexOf(target)}
                    id={String(targets.indexOf(target))}
                    textValue={target.label}
                    className={css.target}
                  >
                    <Text slot="label">{target.label}</Text>
                    {target.detail !== undefined && (
                      <Text slot="description" className={css.detail}>
                        {target.detail}
                      </Text>
                    )}
                  </ListBoxItem>
                ))}
              </ListBoxSection>
            ))}
          </ListBox>
          {newTabSwitch}
          {reopened && wasNewTab !== newTab && reopened !== value && (
            <Button variant="primary" size="small" onPress={() => onChoose(reopened, '')}>
              {words('editor.link.set')}
            </Button>
          )}
        </>
      ) : (
        <>
          <TextField
            label={labels[tab]}
            value={text}
            autoFocus
            type={tab === 'mail' ? 'email' : tab === 'phone' ? 'tel' : 'url'}
            placeholder={words(`editor.link.example.${tab}`)}
            error={wrong ? words(`editor.link.wrong.${tab}`) : undefined}
            onChange={(next) => {
              setText(next)
              setWrong(false)
            }}
            onKeyDown={onEnter}
          />
          {tab === 'mail' && (
            <TextField
              label={words('editor.link.subject')}
              value={subject}
              maxLength={200}
              onChange={setSubject}
              onKeyDown={onEnter}
            />
          )}
          {tab === 'address' && newTabSwitch}
          <Button variant="primary" size="small" onPress={submit}>
            {words('editor.link.set')}
          </Button>
        </>
      )}
    </div>
  )
}
