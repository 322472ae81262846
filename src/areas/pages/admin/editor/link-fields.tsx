import { type ReactNode, useState } from 'react'
import { sameJson } from '#document/json.ts'
import { isSafeUrl, type LinkValue } from '#document/values.ts'
import { ComboBox } from '#ui/combo-box/combo-box.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import type { PageRow } from '../../contract.ts'
import { isAddressed } from '../../tree/page.ts'
import { placeOfPage } from '../tree/page-places.ts'
import { useTellApart } from '../tree/use-tell-apart.ts'

const NONE = 'none'
const ADDRESS = 'address'

/** Where a link leads: a page of the site, or an address. */
export function LinkFields({
  pages,
  value,
  isOptional = false,
  onChange,
}: {
  pages: readonly PageRow[]
  value: LinkValue | undefined
  isOptional?: boolean
  onChange: (link: LinkValue | undefined) => void
}): ReactNode {
  const t = useWords()
  // What is typed stands as long as the link is the one it was typed for: it may become another's, or another link.
  const [draft, setDraft] = useState<{ address: string; link: LinkValue | undefined } | null>(null)
  const typed = draft && sameJson(draft.link, value) ? draft : null
  const address = typed?.address ?? (value?.kind === 'url' ? value.url : '')
  const isAddress = typed !== null || (value !== undefined && value.kind !== 'page')
  const { titleOf } = useTellApart(pages)
  const chosen = isAddress ? ADDRESS : value?.kind === 'page' ? value.page : NONE
  const isWrong = address.trim() !== '' && !isSafeUrl(address.trim())
  return (
    <>
      <ComboBox
        label={t('pages.header.link')}
        value={chosen}
        options={[
          ...(isOptional ? [{ value: NONE, label: t('pages.header.link_none') }] : []),
          ...pages.filter(isAddressed).map((page) => {
            const label = titleOf(page)
            const place = placeOfPage(page, pages, t)
            // A title that is told apart says where its page is by itself.
            return {
              value: page.id,
              label,
              ...(place !== undefined && label === page.title && { detail: place }),
            }
          }),
          { value: ADDRESS, label: t('pages.header.link_address') },
        ]}
        onChange={(next) => {
          // While another is typed the link stays as it is.
          if (next === null) return
          setDraft(next === ADDRESS ? { address, link: value } : null)
          if (next === NONE) onChange(undefined)
          else if (next !== ADDRESS) onChange({ kind: 'page', page: next })
        }}
      />
      {isAddress && (
        <TextField
          label={t('pages.header.address')}
          type="url"
          inputMode="url"
          value={address}
          error={isWrong ? t('pages.header.address_wrong') : undefined}
          onChange={(next) => {
            const url = next.trim()
            const link: LinkValue | undefined = isSafeUrl(url) ? { kind: 'url', url } : value
            setDraft({ address: next, link })
            if (link !== value) onChange(link)
          }}
        />
      )}
    </>
  )
}
