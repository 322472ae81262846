import { addShipped } from '#areas/assets/index.ts'
import type { Beginning } from '#areas/sites/contract.ts'
import type { Site } from '#areas/sites/index.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { pageSettings } from '../contract.ts'
import { insertStyles } from '../styles/styles.store.ts'
import { insertPage } from '../tree/page.store.ts'
import { assetIdsIn } from '../visitor/asset-ids.ts'
import { bareTemplates, templates } from './index.ts'
import { instantiate } from './instantiate.ts'
import type { Template } from './template.ts'

/** The template a site begins with. @throws Refusal 422 when there is none of that name */
export function templateOf(beginning: Beginning): Template {
  const named = 'templateId' in beginning ? beginning.templateId : undefined
  const id = named ?? (beginning.from === 'template' ? undefined : bareTemplates[beginning.from])
  const found = templates.find((template) => template.id === id)
  if (!found) throw refuse('invalid', 'pages.template_unknown', { field: 'beginning' })
  return found
}

/** Every picture that a site begins with: those of its home page first, its icon last. */
function picturesOf(styles: Template['styles'], pages: Template['pages']): string[] {
  const named = assetIdsIn([pages.toSorted((a, b) => Number(b.isHome) - Number(a.isHome)), styles])
  const icons = [styles.favicon, styles.socialImage, ...pages.map(({ settings }) => settings.socialImage)]
  return [...named, ...icons.flatMap((id) => id ?? [])]
}

/** Lays a new site's pages and styles, with their pictures in its library, in the transaction that makes the site. */
export async function plantSite(ctx: Ctx, made: { site: Site; beginning: Beginning }): Promise<void> {
  const { styles, pages } = instantiate(
    templateOf(made.beginning),
    () => newId(ctx.clock.now()),
    made.site.title,
  )
  await insertStyles(ctx, styles)
  await addShipped(ctx, picturesOf(styles, pages))
  for (const [position, page] of pages.entries()) {
    await insertPage(ctx, {
      id: page.id,
      kind: page.kind,
      parentId: null,
      nav: page.nav,
      title: page.title,
      navTitle: page.navTitle ?? null,
      slug: page.slug || (page.isHome ? 'home' : page.kind),
      isHome: page.isHome,
      settings: pageSettings.parse(page.settings),
      position,
      document: page.document,
    })
  }
}
