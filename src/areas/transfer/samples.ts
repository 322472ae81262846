import { sql } from 'kysely'
import type { AreaSamples, WalkedSite } from '#areas/accounts/testing.ts'
import { aSiteInput } from '#areas/sites/testing.ts'
import { newId } from '#kernel/ids.ts'
import { newToken, tokenHash } from '#platform/auth/token.ts'
import { siteKey } from '#platform/storage/storage.ts'

/** Fetches the export of every site of the walks, but none through another site. */
const TOKEN = newToken()

async function anImport({ ownerId, asSystem }: WalkedSite, state: 'checked' | 'making'): Promise<string> {
  const id = newId()
  await asSystem(({ db }) =>
    sql`insert into site_imports (id, account_id, new_site_id, state, file_name, bytes, created_at, updated_at)
        values (${id}, ${ownerId}, ${newId()}, ${state}, 'a.zip', 1, now(), now())`.execute(db),
  )
  return id
}

/** What the walks over every endpoint know of taking sites out and bringing them in. */
export const samples: AreaSamples = {
  authority: [
    {
      what: 'take the site out',
      may: ['owner', 'admin'],
      calls: `transfer.startExport transfer.latestExport transfer.cancelExport transfer.linkExport
        transfer.fetchExport`,
    },
    {
      what: 'make a site of what was taken out',
      may: 'accounts',
      calls: `transfer.uploadImport transfer.importLimits transfer.readImport transfer.makeImport
        transfer.stopImport transfer.dropImport`,
    },
  ],
  things: {
    /** It is ready, and its bytes say the site's mark. */
    exportId: async ({ siteId, mark, made, asSystem }) => {
      const [id, { id: accountId }] = [newId(), await made('accounts.readAccount')]
      await asSystem(async ({ db, tools }) => {
        await tools.storage.put(siteKey(siteId, 'exports', `${id}.zip`), Buffer.from(mark))
        await sql`insert into site_exports (site_id, id, kind, created_by, created_at, updated_at, state, bytes,
            expires_at, token_hash, token_expires_at)
          values (${siteId}, ${id}, 'plain', ${accountId}, now(), now(), 'ready', 12, now() + interval '1 year',
            ${tokenHash(TOKEN)}, now() + interval '1 year')`.execute(db)
      })
      return id
    },
  },
  inputs: {
    'transfer.startExport': async ({ owner, prove }) => {
      await prove(owner)
      return {}
    },
    'transfer.cancelExport': async (site) => ({ exportId: await site.a('exportId') }),
    'transfer.fetchExport': async (site) => ({ exportId: await site.a('exportId'), token: TOKEN }),
    'transfer.linkExport': async (site) => {
      await site.prove(site.owner)
      return { exportId: await site.a('exportId') }
    },
  },
  calls: {
    'transfer.readImport': async (site) => ({
      by: site.owner,
      input: { importId: await anImport(site, 'checked') },
    }),
    'transfer.dropImport': async (site) => ({
      by: site.owner,
      input: { importId: await anImport(site, 'checked') },
    }),
    'transfer.makeImport': async (site) => {
      const { beginning: _, ...given } = aSiteInput()
      return { by: site.owner, input: { importId: await anImport(site, 'checked'), ...given } }
    },
    'transfer.stopImport': async (site) => ({
      by: site.owner,
      input: { importId: await anImport(site, 'making') },
    }),
  },
  jobs: {
    'transfer.make-plain-export': async (site) => {
      // What is not released cannot be had.
      await site.a('releaseId')
      await site.prove(site.owner)
      const { export: made } = await site.made<{ export: { id: string } }>('transfer.startExport', {
        kind: 'plain',
      })
      return { siteId: site.siteId, input: { exportId: made.id } }
    },
  },
  unsaid: [
    {
      why: 'said in the app alone, which writes no markup from a text',
      fields: 'transfer.uploadImport:name',
    },
    { why: 'what another call of the walk sends to the same place', fields: 'transfer.makeImport:title' },
  ],
}
