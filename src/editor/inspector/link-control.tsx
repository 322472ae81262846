import { useEffect, useState } from 'react'
import LinkIcon from 'lucide-react/icons/link'
import Unlink from 'lucide-react/icons/unlink'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Popover } from '#ui/popover/popover.tsx'
import type { LinkValue } from '#document/values.ts'
import { useEditor } from '../editor-context.tsx'
import { LinkPicker } from '../link-picker/link-picker.tsx'
import { FieldBlock } from './field-block.tsx'
import css from './inspector.module.css'

/** What a link's target is called. */
export function useLinkName(link: LinkValue | undefined): string | undefined {
  const { props, words } = useEditor()
  const [found, setFound] = useState<{ link: LinkValue; name: string | undefined } | null>(null)
  useEffect(() => {
    if (!link) return
    let stale = false
    const ask = async () => {
      const name = await props.links.describe(link)
      if (!stale) setFound({ link, name })
    }
    // Shown without a name until it can be asked again.
    ask().catch(() => undefined)
    return () => {
      stale = true
    }
  }, [props.links, link])
  if (!link) return undefined
  if (link.kind === 'url') return link.url.replace(/^https?:\/\//, '')
  if (link.kind === 'mail') return link.address
  if (link.kind === 'phone') return link.number
  if (link.kind === 'anchor') return `#${link.anchor}`
  if (found?.link !== link) return '…'
  return found.name ?? words('editor.link.gone')
}

/** Where something leads: chosen from the site's own pages, or written for what lies outside. */
export function LinkControl({
  label,
  help,
  error,
  value,
  onChange,
}: {
  readonly label: string
  readonly help?: string
  readonly error?: string
  readonly value: LinkValue | undefined
  readonly onChange: (value: LinkValue | undefined) => void
}) {
  const { words } = useEditor()
  const name = useLinkName(value)
  return (
    <FieldBlock label={label} help={help} error={error}>
      <div className={css.line}>
        <Popover
          label={words('editor.link.title')}
          placement="bottom end"
          trigger={
            <Button size="small" icon={LinkIcon} isWide>
              {name ?? words('editor.link.choose')}
            </Button>
          }
        >
          {(close) => (
            <LinkPicker
              value={value}
              onChoose={(link) => {
                onChange(link)
                close()
              }}
            />
          )}
        </Popover>
        {value && (
          <IconButton
            icon={Unlink}
            size="small"
            name={words('editor.link.remove')}
            onPress={() => onChange(undefined)}
          />
        )}
      </div>
    </FieldBlock>
  )
}
