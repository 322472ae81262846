import type { CarriedRow } from '#platform/db/carried-rows.ts'
import type { OwnerKeyAfter } from '#kernel/messages/message.ts'
import type { SiteStyles } from '#document/styles.ts'
import type { CarriedPage } from '../carry/carry-pages.ts'

export const templateCategories = ['food', 'portfolio', 'services', 'music', 'simple'] as const
export type TemplateCategory = (typeof templateCategories)[number]

/** A page of a template, as an archive has it. Its id is the template's own. */
export type TemplatePage = CarriedPage

/**
 * A site to begin with: pages of real words, the styles they are set in, and what areas have on them. Everything follows
 * from one sentence, what it is and how it feels, which a chooser shows too: `template.intent.ID` of the owner's words.
 */
export interface Template {
  readonly id: OwnerKeyAfter<'template.intent'>
  /** A proper name; it is not translated. */
  readonly name: string
  readonly category: TemplateCategory
  readonly siteType: 'classic' | 'cover_page' | 'parking_page'
  /** What the site calls itself before its owner says. */
  readonly title: string
  readonly description: string
  readonly styles: SiteStyles
  readonly pages: readonly TemplatePage[]
  /** Rows of tables that areas carry, by table; what is at its beginning is left out. */
  readonly rows: Readonly<Record<string, readonly CarriedRow[]>>
}
