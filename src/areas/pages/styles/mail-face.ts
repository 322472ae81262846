import { findSitesByIds } from '#areas/sites/index.ts'
import { resolveWebsiteLocale } from '#kernel/i18n/resolve-locale.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import type { MailFace } from '#platform/mail/site-mail.ts'
import { readLiveSite } from '../visitor/live-site.ts'

/** How a site shows itself in the mails that its visitors get: by its title and the colours that are released. */
export async function siteMailFace(ctx: Ctx): Promise<MailFace> {
  const siteId = siteOf(ctx)
  const site = (await findSitesByIds(ctx.db, [siteId])).get(siteId)
  if (!site) throw new Error('A mail of a site that is not there')
  const styles = (await readLiveSite(ctx))?.content.styles
  return {
    name: styles?.header.wordmark || site.title,
    language: resolveWebsiteLocale(site.language),
    contactLine: site.contactLine,
    ...(styles ? { accent: styles.palette.accent, ground: styles.palette.tint } : {}),
  }
}
