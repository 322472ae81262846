import type { PageDocument } from '#document/nodes.ts'
import type { SiteStyles } from '#document/styles.ts'
import type { LinkValue } from '#document/values.ts'
import type { Id } from '#kernel/ids.ts'
import type { NavPlace, PageSettings } from '../contract.ts'
import { templatePageId } from './picture-id.ts'

export const templateCategories = ['food', 'portfolio', 'services', 'music', 'simple'] as const
export type TemplateCategory = (typeof templateCategories)[number]

/** A page of a template. Its id is the template's own until {@link instantiate} gives it one of the site's. */
export interface TemplatePage {
  readonly id: Id
  readonly kind: 'layout' | 'cover' | 'parking' | 'footer'
  readonly title: string
  readonly navTitle?: string
  /** Empty for the home page and for a footer. */
  readonly slug: string
  readonly isHome: boolean
  readonly nav: NavPlace
  readonly settings: Partial<PageSettings>
  readonly document: PageDocument
}

/**
 * A site to begin with: pages of real words, and the styles they are set in. Everything follows from one sentence, what
 * it is and how it feels, which a chooser shows too: `template.intent.ID` of the owner's words.
 */
export interface Template {
  readonly id: string
  /** A proper name; it is not translated. */
  readonly name: string
  readonly category: TemplateCategory
  readonly siteType: 'classic' | 'cover_page' | 'parking_page'
  /** What the site calls itself before its owner says. */
  readonly title: string
  readonly description: string
  readonly styles: SiteStyles
  readonly pages: readonly TemplatePage[]
}

/** Links between the pages of one template. */
export function linksOf<Name extends string>(template: string, _names: readonly Name[]) {
  return (name: Name, anchor?: string): LinkValue => ({
    kind: 'page',
    page: templatePageId(template, name),
    ...(anchor === undefined ? {} : { anchor }),
  })
}

interface PageWords {
  readonly title: string
  readonly navTitle?: string
  /** What search results say of it, 50 to 160 letters. */
  readonly description: string
  readonly nav?: NavPlace
  readonly kind?: 'layout' | 'cover' | 'parking'
}

/** Makes the pages of a template: `home` is its home page, any other name its address too. */
export function pageOf(template: string) {
  return (name: string, document: PageDocument, given: PageWords): TemplatePage => {
    const { title, navTitle, description, nav = 'main', kind = 'layout' } = given
    const isHome = name === 'home'
    return {
      id: templatePageId(template, name),
      kind,
      title,
      ...(navTitle === undefined ? {} : { navTitle }),
      slug: isHome ? '' : name,
      isHome,
      nav,
      settings: { description },
      document,
    }
  }
}

/** The page without an address that a site's footer is. */
export function footerPage(template: string, document: PageDocument): TemplatePage {
  return {
    id: templatePageId(template, 'footer'),
    kind: 'footer',
    title: 'Footer',
    slug: '',
    isHome: false,
    nav: 'none',
    settings: {},
    document,
  }
}
