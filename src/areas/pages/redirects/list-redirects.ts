import type { OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { listRedirects as listRedirectsEndpoint } from '../contract.ts'
import { readRedirects } from './redirect.store.ts'

/** Every redirect of the site, as it waits for the next release. */
export async function listRedirects(ctx: Ctx): Promise<OutputOf<typeof listRedirectsEndpoint>> {
  return { redirects: await readRedirects(ctx) }
}
