import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { anAccount, aSite } from '#areas/sites/testing.ts'
import { newId } from '#kernel/ids.ts'
import { readMigrations, statements } from '#platform/db/migrate.ts'
import { migrationsFolder } from '#platform/testing/scratch-database.ts'
import { rolledBack, testCtx } from '#platform/testing/world.ts'
import '../testing.ts'

test('a site from before its beginning was kept gets the look of its template, where that is known', () =>
  rolledBack('platform', async (db) => {
    const ctx = testCtx(db)
    const migration = readMigrations(migrationsFolder).find(({ name }) => name === '0141_looks_begun')
    assert.ok(migration)
    /** What it knows of templates: as they were then, whatever has become of them. */
    const known = [
      ...migration.text.matchAll(/\('(\w+)', array\[([^\]]*)\](?:::text\[\])?, '(\{"palette".*\})'\)/g),
    ].map(([, beginning = '', pictures = '', look = '']) => ({
      beginning,
      pictures: [...pictures.matchAll(/'([^']+)'/g)].map(([, id = '']) => id),
      look: JSON.parse(look) as unknown,
    }))
    assert.equal(known.length, 6)
    const owner = await anAccount(ctx)
    /** A site of that time: what its timeline says it began from, and what is shown on its first pages. */
    const begunFrom = async (beginning: string, pictures: readonly string[]): Promise<string> => {
      const siteId = await aSite(ctx, owner)
      await sql`delete from site_timeline where site_id = ${siteId}`.execute(ctx.db)
      await sql`insert into site_timeline (site_id, id, at, actor_kind, what, details)
        values (${siteId}, ${newId()}, now(), 'system', 'sites.created',
          ${JSON.stringify({ from: beginning })}::jsonb)`.execute(ctx.db)
      const { numAffectedRows = 0n } = await sql`
        update page_marks set document = ${JSON.stringify({ pictures })}::jsonb
        where site_id = ${siteId} and version = 0`.execute(ctx.db)
      assert.ok(numAffectedRows > 0n)
      return siteId
    }
    const sites: { siteId: string; look: unknown }[] = []
    for (const { beginning, pictures, look } of known)
      for (const picture of pictures.length > 0 ? pictures : ['of nobody'])
        sites.push({ siteId: await begunFrom(beginning, [picture]), look })
    const ofOthers = await begunFrom('template', [newId()])
    const ofTwo = await begunFrom(
      'template',
      known.flatMap(({ pictures }) => pictures.slice(0, 1)),
    )
    const [unknown, kept] = [await begunFrom('blank', []), await begunFrom('blank', [])]
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
    for (const { siteId, look } of sites) assert.deepEqual(await begunOf(siteId), look)
    assert.deepEqual(await Promise.all([ofOthers, ofTwo, unknown].map(begunOf)), [null, null, null])
    assert.deepEqual(await begunOf(kept), { palette: 'of its own' })
  }))
