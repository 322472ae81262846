import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { aReleasedForm, releaseForms } from '#areas/forms/testing.ts'
import { bumpKeys } from '#areas/pages/index.ts'
import {
  aBlankSite,
  asOwner,
  bringBack,
  changePage,
  goLive,
  type PagesWorld,
  relabel,
} from '#areas/pages/testing.ts'
import { emptyDocument, newSection, type PageDocument } from '#document/nodes.ts'
import { systemClock } from '#kernel/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { installJobs } from '#platform/jobs/install-jobs.ts'
import { testCtx, testDatabase, testTools } from '#platform/testing/world.ts'
import { heardOfAll, openStreet, type Street } from '../testing.ts'
import { visitorSite, type VisitorSite } from '../visitor-site.ts'

// What stays in memory over a change of a site, seen by asking memory alone.

let database: Database
let visitors: VisitorSite
let street: Street

before(async () => {
  database = await testDatabase()
  await installJobs(database)
  visitors = await visitorSite({ database, tools: testTools(), clock: systemClock })
  street = await openStreet(visitors)
})
after(async () => {
  street.close()
  await visitors.close()
})

const pageWith = (formId: string): PageDocument => ({
  ...emptyDocument(),
  order: ['sectna'],
  sections: { sectna: newSection({ id: 'sectna', blocks: ['ourform'] }) },
  blocks: {
    ourform: {
      id: 'ourform',
      type: 'forms.form',
      version: 1,
      props: { form: formId },
      parent: { node: 'sectna' },
      place: { column: 1, row: 1, width: 12, height: 3, layer: 0, align: 'start' },
    },
  },
})

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
  const { made, slug, formId, first } = await database.transaction('platform', async (db) => {
    const world = await aBlankSite(testCtx(db))
    const form = await aReleasedForm(world.ctx)
    await sql`
      update documents set document = ${JSON.stringify(pageWith(form))}::jsonb, version = version + 1
      where site_id = ${world.siteId} and id = ${world.contact.id}`.execute(db)
    const { id } = await goLive(world)
    const { rows } = await sql<{ slug: string }>`select slug from sites where id = ${world.siteId}`.execute(
      db,
    )
    return { made: world, slug: rows[0]?.slug ?? '', formId: form, first: id }
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
      await database.transaction('platform', async (db) => {
        const ctx = asOwner(testCtx(db), made.owner, made.siteId)
        await work({ ...made, ctx })
      })
      await heardOfAll(database)
    },
    async kept() {
      await street.ask(slug, '/robots.txt')
      return PATHS.filter((url) => isKept(slug, url))
    },
  }
}

const isKept = (slug: string, url: string): boolean =>
  visitors.keptBytes({ url, host: slug, cookie: undefined, accepts: 'br' }, slug) !== null

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
    const others = await visitorSite({ database, tools: testTools(), clock: systemClock })
    const theirs = await openStreet(others)
    try {
      for (const path of PATHS) await theirs.ask(site.slug, path)
      await site.act(({ ctx }) => bumpKeys(ctx, [`form:${site.formId}`]))
      const asked = (url: string) => ({ url, host: site.slug, cookie: undefined, accepts: 'br' })
      for (const one of [visitors, others])
        assert.deepEqual(
          PATHS.filter((url) => one.keptBytes(asked(url), site.slug) !== null),
          ['/'],
        )
    } finally {
      theirs.close()
      await others.close()
    }
  })
})
