/** What other areas may know of an account. `email` is `null` once it was deleted. */
export interface KnownAccount {
  readonly id: string
  readonly email: string | null
  readonly name: string
  readonly preferredLocale: string
  readonly timeZone: string
  readonly isVerified: boolean
  readonly isLocked: boolean
  readonly isDeleted: boolean
}
