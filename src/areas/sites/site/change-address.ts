import { publish } from '#platform/events/publish.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { type changeAddress as endpoint, siteSettingsChanged } from '../contract.ts'
import { record } from '../timeline/record.ts'
import { readSite, takeSlug } from './site.store.ts'
import { addressOf } from './site.ts'

/** Gives the site another built-in address; the one before is free for anyone at once. */
export async function changeAddress(
  ctx: Ctx,
  { slug }: InputOf<typeof endpoint>,
): Promise<{ address: string }> {
  const site = await readSite(ctx, siteOf(ctx), { lock: true })
  if (!site) throw refuse('not_found', 'not_found')
  const address = addressOf(slug, ctx.tools.config.sitesDomain)
  if (site.slug !== slug) {
    await takeSlug(ctx, site.id, slug)
    await publish(ctx, siteSettingsChanged, { changed: ['slug'] })
    await record(ctx, { what: 'sites.changed_address', values: { value: address } })
  }
  return { address }
}
