import { constants, cpSync } from 'node:fs'
import { join } from 'node:path'

/** Names the folder in which {@link prepare} laid what tests copy; unset, each makes its own. */
export const PREPARED = 'TEST_PREPARED'

/** Names the planted database on PostgreSQL that tests copy; unset, each plants its own. */
export const PREPARED_DATABASE = 'TEST_PREPARED_DATABASE'

/** `migrated`: a database with nothing in it. `planted`: one with the demonstration, as a first start leaves it. */
export type Prepared = 'migrated' | 'planted'

/** Fills an empty data folder with what was prepared for it, if anything was: the start on it is a second one then. */
export function copyPrepared(what: Prepared, into: string): void {
  const prepared = process.env[PREPARED]
  if (prepared) cpSync(join(prepared, what), into, { recursive: true, mode: constants.COPYFILE_FICLONE })
}
