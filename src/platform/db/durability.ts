import { type Kysely, sql } from 'kysely'

/** What a server of PostgreSQL does for what it has answered for. */
export interface Durability {
  /** Settings that are off, without which a power cut may lose or spoil data. */
  readonly lossy: readonly string[]
  /** Whether a page that has gone bad on the disk is noticed. */
  readonly hasChecksums: boolean
}

/** Reads how a server keeps data. */
export async function readDurability(root: Kysely<unknown>): Promise<Durability> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings
    where name in ('fsync', 'full_page_writes', 'data_checksums') and setting = 'off' order by name`.execute(
    root,
  )
  const off = rows.map(({ name }) => name)
  return {
    lossy: off.filter((name) => name !== 'data_checksums'),
    hasChecksums: !off.includes('data_checksums'),
  }
}
