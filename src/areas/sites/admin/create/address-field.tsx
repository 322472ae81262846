import { useEffect, useState } from 'react'
import Check from 'lucide-react/icons/check'
import { siteNameOf } from '#kernel/slug-of.ts'
import { Button } from '#ui/button/button.tsx'
import { useRead } from '#ui/data/data.ts'
import type { FieldBinding } from '#ui/form/form.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useFaultWords, useWords } from '#ui/words.ts'
import { checkSiteName } from '../../contract.ts'
import css from './create.module.css'
import { derivedAddress, nextOffer, type Offer } from './derived-address.ts'

/** How an address stands: followed from the title until it is typed, and asked of the server while it rests. */
export interface Address {
  /** What follows the slug: `.sites.example`. */
  readonly suffix: string
  /** `null`: not known yet. */
  readonly isFree: boolean | null
  readonly fault: string | null
  readonly suggestion: string | null
  /** What the title leads to and somebody has, where a free one stands in its place. */
  readonly taken: string | null
  take(slug: string): void
  typed(): void
}

/** A value once it has rested for some milliseconds. */
function useRested(value: string, wait = 350): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), wait)
    return () => clearTimeout(timer)
  }, [value, wait])
  return rested
}

/**
 * Keeps an address in step with a title until the person types one, and asks whether it is free. Where the title
 * leads to one that somebody has, a free one takes its place by itself.
 *
 * @param language whose spelling it follows: `de` writes ö as oe
 * @param own the site that may keep the address it has
 */
export function useAddress(
  title: string,
  slug: string,
  setSlug: (slug: string) => void,
  language: string,
  own?: { readonly siteId: string; readonly slug: string },
): Address {
  // One that was there before the title was written here, and does not follow from it, was chosen.
  const [isTyped, setTyped] = useState(
    own !== undefined || (slug !== '' && slug !== siteNameOf(title, language)),
  )
  const [offer, setOffer] = useState<Offer | null>(null)
  const led = title.trim() === '' ? '' : siteNameOf(title, language)
  const followed = derivedAddress(led, offer)
  useEffect(() => {
    if (!isTyped && followed !== slug) setSlug(followed)
  })
  const rested = useRested(slug.trim().toLowerCase())
  const { data } = useRead(
    checkSiteName,
    { slug: rested, title, language, ...(own === undefined ? {} : { siteId: own.siteId }) },
    { when: rested !== '' },
  )
  // Where the field has still to follow, the answer is about what will not stay there.
  const isSettled = isTyped || followed === slug
  const isAnswered =
    data !== undefined && isSettled && rested === slug.trim().toLowerCase() && rested !== own?.slug
  const next = nextOffer({ own: led, slug, isTyped }, offer, isAnswered ? { ...data, slug: rested } : null)
  // Before anything is drawn: nobody sees a fault that mends itself.
  if (next !== null) setOffer(next)
  return {
    suffix: data ? data.address.slice(rested.length) : '',
    isFree: isAnswered ? data.isFree : null,
    fault: isAnswered ? data.fault : null,
    suggestion: isAnswered ? data.suggestion : null,
    taken: !isTyped && followed !== led && followed === slug ? led : null,
    take(chosen) {
      setTyped(true)
      setSlug(chosen)
    },
    typed() {
      setTyped(true)
    },
  }
}

/** The built-in address, checked while it is typed, with one that is free where it is not. */
export function AddressField({ bind, address }: { bind: FieldBinding<string>; address: Address }) {
  const t = useWords()
  const faults = useFaultWords()
  const { onChange, ...rest } = bind
  const fault = address.fault === null ? undefined : (faults({ code: address.fault }) ?? t('ui.fault.format'))
  const { suggestion } = address
  return (
    <div>
      <TextField
        {...rest}
        onChange={(value) => {
          address.typed()
          onChange(value.toLowerCase().replace(/\s+/g, '-'))
        }}
        label={t('sites.field.address')}
        suffix={address.suffix}
        error={bind.error ?? fault}
        help={
          address.isFree && bind.value !== '' ? (
            <span className={css.free} role={address.taken === null ? undefined : 'status'}>
              <Icon of={Check} size="small" />{' '}
              {address.taken === null
                ? t('sites.field.address_free')
                : t('sites.field.address_instead', { taken: address.taken })}
            </span>
          ) : undefined
        }
        inputMode="url"
        autoComplete="off"
        autoCorrect="off"
        spellCheck="false"
      />
      {suggestion !== null && (
        <p className={css.suggestion} role="status">
          {t('sites.field.address_near')}{' '}
          <Button size="small" variant="quiet" onPress={() => address.take(suggestion)}>
            {suggestion}
          </Button>
        </p>
      )}
    </div>
  )
}
