import { z } from 'zod'
import type { Carry } from '#areas/sites/index.ts'
import { email, id, line, longText, trimmedText } from '#kernel/shapes.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { CarriedRow } from '#platform/db/carried-rows.ts'
import { hashOf } from '../consent/suppression.store.ts'
import {
  consentActs,
  consentBases,
  consentChannels,
  consentPurposes,
  memberStates,
  MOST_LISTS,
} from '../contract.ts'
import { addressesOf } from './address.store.ts'

const reasons = ['bounced', 'complained', 'left_all', 'by_hand'] as const

/** Empty, or an address. */
const reached = z.union([z.literal(''), email, line(320)])

/** Adds the addresses that hashes were made of, as far as the site still knows them: elsewhere another key makes them. */
async function withAddresses(ctx: Ctx, rows: readonly CarriedRow[]): Promise<readonly CarriedRow[]> {
  if (rows.length === 0) return rows
  const byHash = new Map((await addressesOf(ctx)).map((address) => [hashOf(ctx, address), address]))
  return rows.map((row) => ({ ...row, address: byHash.get(String(row['address_hash'])) ?? null }))
}

/** People leave with an archive; a copy of a site takes none of them along. */
export const carryContacts: Carry = {
  tables: [
    {
      name: 'contacts',
      label: 'carried.contacts',
      shape: {
        given_name: line(100),
        family_name: line(100),
        company: line(200),
        phones: z.array(line(40)).max(10),
        language: line(35),
        tags: z.array(trimmedText(50)).max(50),
        notes: longText(10_000),
      },
    },
    {
      name: 'contact_emails',
      without: ['asked_at'],
      shape: { email },
    },
    {
      name: 'contact_lists',
      isNamed: true,
      shape: { name: trimmedText(80), public_name: trimmedText(80) },
    },
    {
      name: 'list_members',
      shape: { email, state: z.enum(memberStates) },
    },
    {
      name: 'consents',
      shape: {
        channel: z.enum(consentChannels),
        purpose: z.enum(consentPurposes),
        act: z.enum(consentActs),
        address: reached,
        place: longText(2_000),
        words: longText(5_000),
        words_version: z.number().int().min(1).max(1_000_000),
        language: line(35),
        basis: z.enum(consentBases),
        proof: longText(2_000),
      },
    },
    {
      name: 'suppressions',
      shape: { address_hash: z.string().regex(/^[\w-]{1,100}$/), reason: z.enum(reasons) },
      also: { address: email.nullable() },
      take: withAddresses,
      lay: (ctx, rows) =>
        rows.map(({ address, ...row }) =>
          typeof address === 'string' ? { ...row, address_hash: hashOf(ctx, address) } : row,
        ),
    },
    {
      name: 'contact_entries',
      shape: {
        what: z.string().regex(/^[a-z][a-z_]{0,39}\.[a-z][a-z_]{0,57}$/),
        values: z.record(z.string().max(40), z.union([longText(2_000), z.number(), id])),
      },
    },
  ],
  otherwise: {},
  checker() {
    let lists = 0
    return (table, row) => table !== 'contact_lists' || row['deleted_at'] !== null || ++lists <= MOST_LISTS
  },
}
