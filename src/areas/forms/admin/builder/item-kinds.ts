import AlignLeft from 'lucide-react/icons/align-left'
import Calendar from 'lucide-react/icons/calendar'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import CircleDot from 'lucide-react/icons/circle-dot'
import Clock from 'lucide-react/icons/clock'
import EyeOff from 'lucide-react/icons/eye-off'
import Gauge from 'lucide-react/icons/gauge'
import Hash from 'lucide-react/icons/hash'
import Heading from 'lucide-react/icons/heading'
import ListChecks from 'lucide-react/icons/list-checks'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Paperclip from 'lucide-react/icons/paperclip'
import Phone from 'lucide-react/icons/phone'
import Pilcrow from 'lucide-react/icons/pilcrow'
import SeparatorHorizontal from 'lucide-react/icons/separator-horizontal'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Star from 'lucide-react/icons/star'
import TextCursorInput from 'lucide-react/icons/text-cursor-input'
import User from 'lucide-react/icons/user'
import { newLocalId } from '#kernel/ids.ts'
import type { IconShape } from '#ui/icon/icon.tsx'
import type { Words } from '#ui/words.ts'
import type { FormItem, ItemKind } from '../../form/form.ts'

/** What can be added, as the palette has it. */
export const paletteGroups = [
  { id: 'contact', kinds: ['name', 'mail', 'phone', 'address'] },
  { id: 'text', kinds: ['text', 'long-text', 'number', 'date', 'time'] },
  { id: 'choice', kinds: ['choice', 'several', 'dropdown', 'rating', 'scale'] },
  { id: 'more', kinds: ['consent', 'file', 'hidden'] },
  { id: 'layout', kinds: ['section', 'words', 'page'] },
] as const satisfies readonly { readonly id: string; readonly kinds: readonly ItemKind[] }[]

export const iconOf: Readonly<Record<ItemKind, IconShape>> = {
  text: TextCursorInput,
  'long-text': AlignLeft,
  name: User,
  mail: Mail,
  phone: Phone,
  address: MapPin,
  number: Hash,
  rating: Star,
  scale: Gauge,
  choice: CircleDot,
  several: ListChecks,
  dropdown: ChevronsUpDown,
  date: Calendar,
  time: Clock,
  file: Paperclip,
  consent: ShieldCheck,
  hidden: EyeOff,
  section: Heading,
  words: Pilcrow,
  page: SeparatorHorizontal,
}

/** A new item of a kind with its initial values. */
export function newItem(kind: ItemKind, t: Words): FormItem {
  const base = { id: newLocalId(), label: t(`form_builder.label.${kind}`) }
  const options = () =>
    ([1, 2, 3] as const).map((count) => ({
      id: newLocalId(),
      label: t('form_builder.option_new', { count }),
    }))
  switch (kind) {
    case 'choice':
    case 'several':
    case 'dropdown':
      return { ...base, kind, options: options() }
    case 'rating':
      return { ...base, kind, most: 5 }
    case 'scale':
      return { ...base, kind, least: 0, most: 10 }
    case 'file':
      return { ...base, kind, groups: ['picture', 'pdf'], most: 1 }
    case 'consent':
      return { ...base, kind, words: t('form_builder.consent_words'), wordsVersion: 1 }
    case 'hidden':
      return { ...base, kind, from: { source: 'query', key: 'utm_source' } }
    case 'words':
    case 'section':
    case 'page':
    default:
      return { ...base, kind }
  }
}

/** What an item is called wherever it is spoken of: its label, else its kind. */
export function itemName(item: FormItem, t: Words): string {
  const label = item.label.trim().split('\n')[0] ?? ''
  return label === '' ? t(`form_builder.kind.${item.kind}`) : label
}
