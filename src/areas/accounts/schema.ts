import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { ListView } from './list-view/list-view.contract.ts'
import type { LinkKind } from './mail-link/link.ts'
import type { SignInMethod, SignInOutcome, StepKind } from './sign-in/kinds.ts'

export type AccountRow = {
  id: Id
  /** Lower case; `null` once deleted. */
  email: string | null
  name: string
  password_hash: string | null
  password_changed_at: Date | null
  preferred_locale: string
  time_zone: string
  country: string | null
  verified_at: Date | null
  is_operator: boolean
  is_staff: boolean
  locked_at: Date | null
  created_at: Date
  deleted_at: Date | null
}

export type DeviceRow = {
  id: Id
  account_id: Id
  token_hash: string
  created_at: Date
  last_used_at: Date
}

export type SessionRow = {
  id: Id
  account_id: Id
  token_hash: string
  user_agent: string
  ip: string
  created_at: Date
  proved_at: Date
  last_used_at: Date
  expires_at: Date
}

export type SignInRow = {
  id: Id
  account_id: Id
  at: Date
  outcome: SignInOutcome
  method: SignInMethod
  user_agent: string
  ip: string
}

export type PasskeyRow = {
  id: Id
  account_id: Id
  credential_id: string
  /** COSE key, base64url. */
  public_key: string
  counter: number
  transports: string[]
  is_backed_up: boolean
  name: string
  created_at: Date
  last_used_at: Date | null
}

export type SecondFactorRow = {
  account_id: Id
  /** Base32, sealed. */
  secret: string
  last_step: number
  created_at: Date
  confirmed_at: Date | null
}

export type RecoveryCodeRow = {
  account_id: Id
  code_hash: string
  used_at: Date | null
}

export type MailTokenRow = {
  id: Id
  account_id: Id
  kind: LinkKind
  token_hash: string
  email: string
  browser_hash: string | null
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export type EmailChangeRow = {
  account_id: Id
  email: string
  created_at: Date
  expires_at: Date
  from_confirmed_at: Date | null
  to_confirmed_at: Date | null
}

export type StepRow = {
  token_hash: string
  kind: StepKind
  account_id: Id | null
  challenge: string | null
  created_at: Date
  expires_at: Date
}

export type ListViewRow = {
  id: Id
  account_id: Id
  /** Counts from 1; each is taken once by an account. */
  place: number
  list: string
  name: string
  view: ListView['view']
  saved_at: Date
}

type Tables = {
  accounts: AccountRow
  account_devices: DeviceRow
  account_sessions: SessionRow
  account_sign_ins: SignInRow
  account_passkeys: PasskeyRow
  account_second_factors: SecondFactorRow
  account_recovery_codes: RecoveryCodeRow
  account_mail_tokens: MailTokenRow
  account_email_changes: EmailChangeRow
  account_steps: StepRow
  account_list_views: ListViewRow
}

/** The tables of this area; used by its stores only. */
export const tables = (ctx: Pick<Ctx, 'db'>) => ctx.db.withTables<Tables>()
