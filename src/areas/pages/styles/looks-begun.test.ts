import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Beginning } from '#areas/sites/contract.ts'
import { anAccount, aSite } from '#areas/sites/testing.ts'
import { readMigrations, statements } from '#platform/db/migrate.ts'
import { migrationsFolder } from '#platform/testing/scratch-database.ts'
import { rolledBack, testCtx } from '#platform/testing/world.ts'
import '../testing.ts'

/** What sites begin with, by the template they are laid from. */
const beginnings: Readonly<Record<string, Beginning>> = {
  restaurant: { from: 'template', templateId: 'restaurant' },
  portfolio: { from: 'template', templateId: 'portfolio' },
  consultant: { from: 'template', templateId: 'consultant' },
  cover: { from: 'cover_page' },
  parking: { from: 'parking_page' },
  blank: { from: 'blank' },
}

test('a site from before its beginning was kept gets the look of its template, where that is known', () =>
  rolledBack('platform', async (db) => {
    const ctx = testCtx(db)
    const migration = readMigrations(migrationsFolder).find(({ name }) => name === '0141_looks_begun')
    assert.ok(migration)
    /** The looks that it knows, by template: as they were then, whatever becomes of the templates. */
    const looks = new Map(
      [...migration.text.matchAll(/^ {2}-- (\w+)\n[\s\S]*?'(\{"palette".*\})'\)/gm)].map(
        ([, name = '', look = '']): [string, unknown] => [name, JSON.parse(look)],
      ),
    )
    const owner = await anAccount(ctx)
    const sites = new Map<string, string>()
    for (const [name, beginning] of Object.entries(beginnings))
      sites.set(await aSite(ctx, owner, { beginning }), name)
    const [unknown, kept] = [await aSite(ctx, owner), await aSite(ctx, owner)]
    const begunOf = async (siteId: string) => {
      const { rows } = await sql<{ begun: unknown }>`
        select begun from site_styles where site_id = ${siteId}`.execute(ctx.db)
      return rows[0]?.begun
    }
    await sql`update site_styles set begun = null where site_id <> ${kept}`.execute(ctx.db)
    await sql`update site_styles set begun = '{"palette": "of its own"}' where site_id = ${kept}`.execute(
      ctx.db,
    )
    // Of a copy the timeline tells something else.
    await sql`delete from site_timeline where site_id = ${unknown}`.execute(ctx.db)
    for (const statement of statements(migration.text)) await sql.raw(statement).execute(ctx.db)
    assert.equal(looks.size, sites.size)
    for (const [siteId, name] of sites) assert.deepEqual(await begunOf(siteId), looks.get(name), name)
    assert.equal(await begunOf(unknown), null)
    assert.deepEqual(await begunOf(kept), { palette: 'of its own' })
  }))
