import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { aReleasedForm, releaseForms } from '#areas/forms/testing.ts'
import { bumpKeys } from '#areas/pages/index.ts'
import { bringBack, changePage, goLive, type PagesWorld, relabel } from '#areas/pages/testing.ts'
import { testDatabase } from '#platform/testing/world.ts'
import { heardOfAll, openBlankSite, openVisitors, pageOf, visitorsOfTests } from '../testing.ts'

// What stays in memory over a change of a site, seen by asking memory alone.

const database = await testDatabase()
const { street, isKept } = await visitorsOfTests()

interface Met {
  readonly slug: string
  /** Shown by the page `/contact`. */
  readonly formId: string
  readonly first: string
  /** Does something as the owner, until everyone has heard of it. */
  act(work: (world: PagesWorld) => Promise<unknown>): Promise<void>
  /** Asks for both pages. */
  visit(): Promise<void>
  /** The pages that are in memory, once the site has been read anew. */
  kept(): Promise<string[]>
}

const PATHS = ['/', '/contact']

async function aSite(): Promise<Met> {
  const site = await openBlankSite()
  const { siteId, slug, contact } = site
  const { formId, first } = await site.asItsOwner(async (ctx) => {
    const form = await aReleasedForm(ctx)
    await sql`
      update documents set version = version + 1,
        document = ${JSON.stringify(pageOf('ourform', 'forms.form', { form }))}::jsonb
      where site_id = ${siteId} and id = ${contact.id}`.execute(ctx.db)
    return { formId: form, first: (await goLive({ ...site, ctx })).id }
  })
  await heardOfAll(database)
  const visit = async (): Promise<void> => {
    for (const path of PATHS) assert.equal((await street.ask(slug, path)).status, 200)
  }
  await visit()
  return {
    slug,
    formId,
    first,
    visit,
    async act(work) {
      await site.asItsOwner((ctx) => work({ ...site, ctx }))
      await heardOfAll(database)
    },
    async kept() {
      await street.ask(slug, '/robots.txt')
      return PATHS.filter((url) => isKept(slug, url))
    },
  }
}

describe('a release', () => {
  test('of one page of two keeps the other in memory, and shows the one as it is now', async () => {
    const site = await aSite()
    assert.deepEqual(await site.kept(), PATHS)
    await site.act(async (world) => {
      await relabel(world, 'As of now')
      await goLive(world)
    })
    assert.deepEqual(await site.kept(), ['/contact'])
    assert.match((await street.ask(site.slug, '/')).text, /As of now/)
    // Until it is read anew nothing is sent from memory.
    await site.act(async (world) => {
      await relabel(world, 'And again')
      await goLive(world)
    })
    assert.ok(!PATHS.some((path) => isKept(site.slug, path)))
    assert.deepEqual(await site.kept(), ['/contact'])
    // A roll-back is a difference as well.
    await site.visit()
    await site.act((world) => bringBack(world, site.first, 'Too soon'))
    assert.deepEqual(await site.kept(), ['/contact'])
    assert.doesNotMatch((await street.ask(site.slug, '/')).text, /As of now|And again/)
  })

  test('in which nothing changed keeps all', async () => {
    const site = await aSite()
    await site.act((world) => goLive(world))
    assert.deepEqual(await site.kept(), PATHS)
  })

  test('of another navigation, and of other styles, keeps none that shows them', async () => {
    const site = await aSite()
    await site.act(async (world) => {
      const { siteId, contact } = world
      await changePage(world.ctx, { siteId, pageId: contact.id, navTitle: 'Write to us' })
      await goLive(world)
    })
    assert.deepEqual(await site.kept(), [])
    assert.match((await street.ask(site.slug, '/')).text, /Write to us/)
    await site.visit()
    await site.act(async (world) => {
      await sql`
        update site_styles set version = version + 1, styles = jsonb_set(styles, '{customCss}', '"p{color:teal}"')
        where site_id = ${world.siteId}`.execute(world.ctx.db)
      await goLive(world)
    })
    assert.deepEqual(await site.kept(), [])
    assert.match((await street.ask(site.slug, '/contact')).text, /color:teal/)
  })

  test('of a form keeps the pages that do not show it', async () => {
    const site = await aSite()
    await site.act(async ({ ctx, siteId }) => {
      await sql`
        update forms set version = version + 1, definition = replace(definition::text, '"label": "', '"label": "New ')::jsonb
        where site_id = ${siteId} and id = ${site.formId}`.execute(ctx.db)
      await releaseForms(ctx, [site.formId])
    })
    assert.deepEqual(await site.kept(), ['/'])
    assert.match((await street.ask(site.slug, '/contact')).text, /New /)
  })
})

describe('what is no release', () => {
  test('of the site itself keeps none, and a form that closes keeps the pages without it', async () => {
    const site = await aSite()
    await site.act(async ({ ctx, siteId }) => {
      await sql`update sites set title = 'Halm' where id = ${siteId}`.execute(ctx.db)
    })
    assert.deepEqual(await site.kept(), [])
    await site.visit()
    await site.act(({ ctx }) => bumpKeys(ctx, [`form:${site.formId}`]))
    assert.ok(isKept(site.slug, '/'), 'at once: the site need not be read for it')
    assert.deepEqual(await site.kept(), ['/'])
  })

  test('of more keys than a notification holds drops every page that names a counted one', async () => {
    const site = await aSite()
    await site.act(({ ctx }) =>
      bumpKeys(
        ctx,
        Array.from({ length: 5000 }, (_, at) => `made-up:${at}`),
      ),
    )
    assert.deepEqual(await site.kept(), ['/'])
  })

  test('reaches every process, each of which keeps the same', async () => {
    const site = await aSite()
    const others = await openVisitors()
    try {
      for (const path of PATHS) await others.street.ask(site.slug, path)
      await site.act(({ ctx }) => bumpKeys(ctx, [`form:${site.formId}`]))
      for (const one of [isKept, others.isKept])
        assert.deepEqual(
          PATHS.filter((url) => one(site.slug, url)),
          ['/'],
        )
    } finally {
      await others.close()
    }
  })
})
