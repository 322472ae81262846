import { addShipped } from '#areas/assets/index.ts'
import type { Beginning } from '#areas/sites/contract.ts'
import { layPlainly, newIdsOn, readdressed, type Site } from '#areas/sites/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { layPages } from '../carry/carry-pages.ts'
import { insertStyles } from '../styles/styles.store.ts'
import { assetIdsIn } from '../visitor/asset-ids.ts'
import { called } from './called.ts'
import { bareTemplates, templates } from './index.ts'
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

/**
 * Lays what a template has on a new site, as what an archive has is laid: pages and styles with their pictures in the
 * site's library, and rows of the areas that carry them; in the transaction that makes the site.
 */
export async function plantSite(ctx: Ctx, made: { site: Site; beginning: Beginning }): Promise<void> {
  const { styles, pages, rows } = called(templateOf(made.beginning), made.site.title)
  const named = [...pages, ...Object.values(rows).flat()].map(({ id }) => String(id))
  const ids = newIdsOn(made.site.id, named)
  await insertStyles(ctx, readdressed(styles, ids))
  await addShipped(ctx, picturesOf(styles, pages))
  await layPages(ctx, pages, ids)
  await layPlainly(ctx, rows, ids)
}
