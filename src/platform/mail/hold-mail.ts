import type { Db } from '../db/database.ts'
import { deleteHold, giveUpWaiting } from './mail-hold.store.ts'
import { queueStranded } from './send-mail.ts'

const GIVEN_UP = 'Held back in a copy that was put back; whether the original sent it is not known here.'

/**
 * Lets mails leave again.
 *
 * @param waiting what happens to held mails: they are sent, or given up; to get one of these sent
 *   sends it again by itself
 * @returns how many that were, or `null`: none were held
 */
export async function resumeMails(db: Db, waiting: 'send' | 'give_up'): Promise<number | null> {
  if (!(await deleteHold(db))) return null
  return waiting === 'give_up' ? giveUpWaiting(db, GIVEN_UP) : (await queueStranded(db)).length
}
