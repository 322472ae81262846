import type { OwnerKey } from '#kernel/messages/message.ts'
import type { Subtree } from '#document/patch.ts'
import { type Bands, subtree } from '../templates/build.ts'
import { about } from './about.ts'
import { action } from './action.ts'
import { contact } from './contact.ts'
import { dates } from './dates.ts'
import { faq } from './faq.ts'
import { features } from './features.ts'
import { footer } from './footer.ts'
import { gallery } from './gallery.ts'
import { hero } from './hero.ts'
import { menu } from './menu.ts'
import { prices } from './prices.ts'
import { quote } from './quote.ts'
import { steps } from './steps.ts'
import { team } from './team.ts'

export const sectionCategories = [
  'hero',
  'about',
  'features',
  'gallery',
  'quote',
  'contact',
  'menu',
  'prices',
  'team',
  'faq',
  'action',
  'steps',
  'dates',
  'footer',
] as const
export type SectionCategory = (typeof sectionCategories)[number]

/** A designed section of the palette. It takes the site's own styles wherever it is put. */
export interface DesignedSection {
  readonly id: string
  /** Key of the owner's messages. */
  readonly name: OwnerKey
  readonly category: SectionCategory
  /** The section with its blocks, each time under new names. */
  make(): Subtree
}

const bands: { readonly [category in SectionCategory]: Bands } = {
  hero,
  about,
  features,
  gallery,
  quote,
  contact,
  menu,
  prices,
  team,
  faq,
  action,
  steps,
  dates,
  footer,
}

/** Every designed section, category by category. */
export const designedSections: readonly DesignedSection[] = sectionCategories.flatMap((category) =>
  Object.entries(bands[category]).map(([name, given]) => ({
    id: `${category}-${name}`,
    name: `sections.${category}_${name}` as OwnerKey,
    category,
    make: () => subtree(given),
  })),
)
