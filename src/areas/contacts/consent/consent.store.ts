import { type Id, newId } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import type { ConsentAct, ConsentBasis, ConsentChannel, ConsentPurpose } from '../contract.ts'
import { tables } from '../schema.ts'

/** One line of the ledger of what people agreed to. */
export interface Consent {
  readonly contactId: Id
  readonly channel: ConsentChannel
  readonly purpose: ConsentPurpose
  /** The address or number it is about; empty: the channel as a whole. */
  readonly address: string
  readonly listId: Id | null
  readonly place: string
  readonly words: string
  readonly wordsVersion: number
  readonly language: string
  readonly basis: ConsentBasis
  readonly proof: string
}

/** Adds a line to the ledger, in which nothing is ever changed. */
export async function insertConsent(ctx: Ctx, act: ConsentAct, consent: Consent): Promise<void> {
  const now = ctx.clock.now()
  await tables(ctx)
    .insertInto('consents')
    .values({
      site_id: siteOf(ctx),
      id: newId(now),
      contact_id: consent.contactId,
      channel: consent.channel,
      purpose: consent.purpose,
      act,
      address: consent.address,
      list_id: consent.listId,
      at: new Date(now),
      place: consent.place,
      words: consent.words,
      words_version: consent.wordsVersion,
      language: consent.language,
      basis: consent.basis,
      proof: consent.proof,
    })
    .execute()
}

/** The latest consent of a person to be on a list. */
export async function lastGiven(ctx: Ctx, contactId: Id, listId: Id): Promise<Consent | undefined> {
  return tables(ctx)
    .selectFrom('consents')
    .select([
      'contact_id as contactId',
      'channel',
      'purpose',
      'address',
      'list_id as listId',
      'place',
      'words',
      'words_version as wordsVersion',
      'language',
      'basis',
      'proof',
    ])
    .where('site_id', '=', siteOf(ctx))
    .where('contact_id', '=', contactId)
    .where('list_id', '=', listId)
    .where('act', '=', 'given')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** What a contact agreed to and took back, the latest first. */
export function consentsOf(ctx: Ctx, contactId: Id, limit: number) {
  return tables(ctx)
    .selectFrom('consents')
    .leftJoin('contact_lists as list', (on) =>
      on.onRef('list.site_id', '=', 'consents.site_id').onRef('list.id', '=', 'consents.list_id'),
    )
    .select([
      'consents.id',
      'channel',
      'purpose',
      'act',
      'address',
      'list.name as list',
      'at',
      'place',
      'words',
      'language',
    ])
    .where('consents.site_id', '=', siteOf(ctx))
    .where('contact_id', '=', contactId)
    .orderBy('consents.id', 'desc')
    .limit(limit)
    .execute()
}
