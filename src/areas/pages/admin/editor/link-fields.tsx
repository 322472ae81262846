import { type ReactNode, useState } from 'react'
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
  const [address, setAddress] = useState(value?.kind === 'url' ? value.url : '')
  const [isAddress, setIsAddress] = useState(value !== undefined && value.kind !== 'page')
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
          setIsAddress(next === ADDRESS)
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
            setAddress(next)
            if (isSafeUrl(next.trim())) onChange({ kind: 'url', url: next.trim() })
          }}
        />
      )}
    </>
  )
}
