import { createAccount, startSession } from '#areas/accounts/index.ts'
import { createPage } from '#areas/pages/tree/create-page.ts'
import { createSite } from '#areas/sites/index.ts'
import type { PageDocument } from '#document/nodes.ts'
import type { TextNodeJson } from '#document/text/text-json.ts'
import { toPlainText } from '#document/text/walk-text.ts'
import { longPage } from '#editor/gallery/sample-page.ts'
import { newId } from '#kernel/ids.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import { crumbMaker } from '#platform/http/crumb.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import type { PlainBlock } from './editors/serve.ts'
import { actingAs, openSurroundings } from './many-sites.ts'

/** The measured page as other editors are given it: the same words in the same sections. */
export function plainPage(blocks: number): PlainBlock[][] {
  const { order, sections, blocks: all }: PageDocument = longPage(blocks)
  return order.map((id) =>
    (sections[id]?.blocks ?? []).map((block): PlainBlock => {
      const body = all[block]?.props['body'] as unknown as TextNodeJson
      const level = body.content?.[0]?.attrs?.['level']
      return { level: typeof level === 'number' ? level : null, text: toPlainText(body).trim() }
    }),
  )
}

/** A data folder in which a person is signed in and owns pages of each length. */
export interface SignedIn {
  readonly cookies: readonly { readonly name: string; readonly value: string }[]
  /** The editor's path of a page with so many blocks that nobody has opened yet: what is done in one stays in it. */
  path(blocks: number): string
}

/**
 * Makes the pages, as they are stored and served to anybody.
 *
 * @param uses how many pages of each length are wanted, by their number of blocks
 */
export async function storedPages(folder: string, uses: ReadonlyMap<number, number>): Promise<SignedIn> {
  const surroundings = await openSurroundings({ DATA_DIR: folder })
  const crumbs = crumbMaker(secretsOf(surroundings.tools.config.secretKey).key('crumb'))
  const purpose = { siteId: null, reason: 'bench' }
  const { accountId, cookies } = await runAsSystem(surroundings, purpose, async (ctx) => {
    const made = await createAccount(ctx, {
      email: `bench-${newId()}@example.com`,
      name: 'Bench',
      passwordHash: null,
      isVerified: true,
    })
    if (!made) throw new Error('No account could be made')
    const given: { name: string; value: string }[] = []
    const answer = {
      ...ctx.answer,
      cookie: (name: string, value: string | null) => void given.push({ name, value: value ?? '' }),
    }
    const { sessionId } = await startSession({ ...ctx, answer }, { accountId: made.accountId })
    given.push({ name: 'crumb', value: crumbs.make(sessionId) })
    return { accountId: made.accountId, cookies: given }
  })
  const { id } = await runAsSystem(surroundings, purpose, (ctx) =>
    createSite(actingAs(ctx, accountId), {
      title: 'Measured',
      slug: 'measured',
      beginning: { from: 'blank' },
      language: 'en-US',
      country: 'US',
      currency: 'USD',
      timeZone: 'UTC',
    }),
  )
  const paths = new Map<number, string[]>()
  for (const [length, times] of uses) {
    const document = longPage(length)
    const unopened: string[] = []
    for (let n = 0; n < times; n += 1) {
      const { page } = await runAsSystem(surroundings, { siteId: id, reason: 'bench' }, (ctx) =>
        createPage(actingAs(ctx, accountId), {
          siteId: id,
          kind: 'layout',
          title: `${length} blocks`,
          parentId: null,
          nav: 'none',
          document,
        }),
      )
      unopened.push(`/sites/${id}/pages/${page.id}`)
    }
    paths.set(length, unopened)
  }
  await surroundings.tools.images.close()
  await surroundings.database.close()
  return {
    cookies,
    path(blocks) {
      const path = paths.get(blocks)?.pop()
      if (path === undefined) throw new Error(`No page of ${blocks} blocks is left`)
      return path
    },
  }
}
