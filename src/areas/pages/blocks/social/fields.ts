import { choice, list, text } from '#document/fields.ts'
import { isLink, type LinkValue } from '#document/values.ts'

/** Where an address leads, as people write it: with its scheme or without, or a mail address. */
export function linkTo(written: string): (LinkValue & { kind: 'url' }) | undefined {
  const address = written.trim()
  const scheme = /^[a-z]+:/i.test(address) ? '' : /^[^/@]+@[^/]+$/.test(address) ? 'mailto:' : 'https://'
  const link = { kind: 'url', url: `${scheme}${address}` } as const
  return address !== '' && isLink(link) ? link : undefined
}

export const fields = {
  items: list({
    label: 'blocks.social.items',
    addLabel: 'blocks.social.add',
    itemLabel: 'url',
    max: 24,
    of: {
      url: text({
        label: 'blocks.social.url',
        placeholder: 'blocks.social.url_placeholder',
        faultOf: (url) => (url.trim() === '' || linkTo(url) ? undefined : 'blocks.social.url_fault'),
        max: 500,
        translate: false,
      }),
    },
  }),
  design: choice({
    label: 'blocks.social.design',
    options: [
      { value: 'signs', label: 'blocks.social.signs' },
      { value: 'circles', label: 'blocks.social.circles' },
      { value: 'names', label: 'blocks.social.names' },
    ],
    default: 'signs',
  }),
  align: choice({
    label: 'blocks.social.align',
    options: [
      { value: 'start', label: 'blocks.align.start', icon: 'align-left' },
      { value: 'center', label: 'blocks.align.center', icon: 'align-center' },
      { value: 'end', label: 'blocks.align.end', icon: 'align-right' },
    ],
    default: 'start',
    group: 'more',
  }),
}
