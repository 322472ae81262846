import { findAccountByEmail, findAccountsByIds, type KnownAccount } from '#areas/accounts/index.ts'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'

/** A person behind an account, as others may see them. */
export interface Person {
  readonly id: Id
  readonly name: string
  /** `null` once the account is deleted. */
  readonly email: string | null
  /** Locale of their interface and their mails. */
  readonly locale: string
  /** IANA name. */
  readonly timeZone: string
}

const personFrom = (account: KnownAccount): Person => ({
  id: account.id,
  name: account.name,
  email: account.email,
  locale: account.preferredLocale,
  timeZone: account.timeZone,
})

/** The people behind some accounts, by id; `null`s and ids without an account are left out. */
export async function peopleByIds(
  ctx: Pick<Ctx, 'db'>,
  ids: readonly (Id | null)[],
): Promise<ReadonlyMap<Id, Person>> {
  const known = await findAccountsByIds(
    ctx,
    ids.filter((id) => id !== null),
  )
  return new Map(known.map((account) => [account.id, personFrom(account)]))
}

/** Whoever has an account with an address; `null`: nobody. */
export async function personByEmail(ctx: Pick<Ctx, 'db'>, email: string): Promise<Person | null> {
  const account = await findAccountByEmail(ctx, email)
  return account && personFrom(account)
}
