import { openTools } from '#faces/server/tools.ts'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { createAccount } from '#areas/accounts/index.ts'
import { templates } from '#areas/pages/templates/index.ts'
import { createPage } from '#areas/pages/tree/create-page.ts'
import { release } from '#areas/releases/index.ts'
import { createSite } from '#areas/sites/index.ts'
import { systemClock } from '#kernel/clock.ts'
import { newId, newLocalId } from '#kernel/ids.ts'
import { readConfig } from '#platform/config/config.ts'
import type { Ctx } from '#platform/ctx.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { migrate, readMigrations } from '#platform/db/migrate.ts'
import { createImages } from '#platform/images/images.ts'
import { installJobs } from '#platform/jobs/install-jobs.ts'
import { silentLog } from '#platform/log/log.ts'
import { runAsSystem, type SystemSurroundings } from '#platform/system-ctx.ts'

export const migrationsFolder = new URL('../migrations', import.meta.url).pathname

/** Opens a program's surroundings on a database of its own, without a server. */
export async function openSurroundings(env: Record<string, string>): Promise<SystemSurroundings> {
  const config = readConfig({ SECRET_KEY: 'only for measurements, and nowhere else', ...env })
  const database = await openDatabase(
    config.databaseUrl === null ? { folder: config.dataDir } : { url: config.databaseUrl, connections: 16 },
  )
  await migrate(database, migrationsFolder)
  await installJobs(database)
  return {
    database,
    clock: systemClock,
    tools: await openTools({ config, log: silentLog(), database, images: createImages() }),
  }
}

/** The context as somebody who owns sites. */
export function actingAs<C extends Ctx>(ctx: C, accountId: string): C {
  return {
    ...ctx,
    actor: {
      kind: 'account',
      accountId,
      sessionId: newId(),
      isOperator: false,
      isStaff: false,
      isVerified: true,
      provedAt: ctx.clock.now(),
      rights: new Set(['pages.edit', 'pages.create', 'pages.release', 'styles.edit']),
    },
  }
}

export interface MadeSite {
  readonly id: string
  readonly slug: string
  readonly paths: readonly string[]
}

/** Makes released sites of so many pages, each from the restaurant's home page, with words of its own. */
export async function makeSites(
  surroundings: SystemSurroundings,
  count: number,
  pages: number,
): Promise<MadeSite[]> {
  const purpose = { siteId: null, reason: 'bench' }
  const account = await runAsSystem(surroundings, purpose, (ctx) =>
    createAccount(ctx, {
      email: `bench-${newId()}@example.com`,
      name: 'Bench',
      passwordHash: null,
      isVerified: true,
    }),
  )
  if (!account) throw new Error('No account could be made')
  const document = templates[0]?.pages.find((page) => page.isHome)?.document
  if (!document) throw new Error('There is no template')
  const made: MadeSite[] = []
  for (let n = 0; n < count; n += 1) {
    const slug = `bench-${n}`
    const { id } = await runAsSystem(surroundings, purpose, (ctx) =>
      createSite(actingAs(ctx, account.accountId), {
        title: `Bench ${n}`,
        slug,
        beginning: { from: 'blank' },
        language: 'en-US',
        country: 'US',
        currency: 'USD',
        timeZone: 'UTC',
      }),
    )
    const paths = ['/']
    await runAsSystem(surroundings, { siteId: id, reason: 'bench' }, async (ctx) => {
      const acting = actingAs(ctx, account.accountId)
      for (let p = 1; p < pages; p += 1) {
        const { page } = await createPage(acting, {
          siteId: id,
          kind: 'layout',
          title: `Page ${p} of ${n}`,
          parentId: null,
          nav: p < 6 ? 'main' : 'none',
          document,
        })
        paths.push(page.path)
      }
      await release(acting, { siteId: id, styles: true, note: '' })
    })
    made.push({ id, slug, paths })
  }
  return made
}

/** The account that owns a site. */
export async function ownerOf(surroundings: SystemSurroundings, siteId: string): Promise<string> {
  const { rows } = await sql<{
    owner_id: string
  }>`select owner_id from sites where id = ${siteId}::uuid`.execute(surroundings.database.root)
  const owner = rows[0]?.owner_id
  if (owner === undefined) throw new Error(`There is no site ${siteId}`)
  return owner
}

const root = fileURLToPath(new URL('../', import.meta.url))

/**
 * A data folder with so many released sites, made once and kept in `.cache` until migrations or the
 * template change; the caller works on a copy.
 *
 * @returns the folder of the copy, and its sites
 */
export async function keptSites(
  count: number,
  pages: number,
  into: string,
): Promise<{ folder: string; sites: MadeSite[] }> {
  const hash = createHash('sha256').update(JSON.stringify(templates[0]?.pages))
  for (const migration of readMigrations(migrationsFolder)) hash.update(migration.checksum)
  const kept = join(root, '.cache', `bench-sites-${count}x${pages}-${hash.digest('hex').slice(0, 12)}`)
  if (!existsSync(kept)) {
    console.log(`Making ${count} sites of ${pages} pages; kept in ${relative(root, kept)} …`)
    const half = `${kept}.${newLocalId(8)}`
    const surroundings = await openSurroundings({ DATA_DIR: join(half, 'data') })
    const sites = await makeSites(surroundings, count, pages)
    await surroundings.tools.images.close()
    await surroundings.database.close()
    writeFileSync(join(half, 'sites.json'), JSON.stringify(sites))
    renameSync(half, kept)
  }
  const folder = join(into, 'data')
  cpSync(join(kept, 'data'), folder, { recursive: true })
  return { folder, sites: JSON.parse(readFileSync(join(kept, 'sites.json'), 'utf8')) as MadeSite[] }
}
