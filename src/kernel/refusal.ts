import type { RefusalCode } from './messages/message.ts'

/** What a person may cause, and the HTTP status each kind is answered with. */
export const refusalStatus = {
  invalid: 422,
  unauthenticated: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported: 415,
  too_many: 429,
  full: 507,
  unavailable: 503,
} as const

export type RefusalKind = keyof typeof refusalStatus

/** A fault at one field of the input: where (dotted path), and which message says so. */
export interface FieldFault {
  readonly field: string
  readonly code: RefusalCode
  readonly values?: Readonly<Record<string, string | number>>
}

export interface RefusalDetail {
  /** Dotted path of the input field the refusal is about. */
  readonly field?: string
  /** Values for the placeholders of the message. */
  readonly values?: Readonly<Record<string, string | number>>
  /** Several fields at once; `field` is then left out. */
  readonly faults?: readonly FieldFault[]
  /** Seconds after which trying again makes sense; becomes `Retry-After`. */
  readonly retryAfter?: number
  /** What a client needs to go on, in the shape the endpoint documents. */
  readonly data?: unknown
}

/**
 * A refusal: something a person may cause and must be told. `code` names the message
 * `refusal.<code>` of the catalogues; `kind` decides the status.
 */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly kind: RefusalKind
  readonly detail: RefusalDetail

  constructor(kind: RefusalKind, code: RefusalCode, detail: RefusalDetail = {}) {
    super(detail.field ? `${code} (${detail.field})` : code)
    this.name = 'Refusal'
    this.kind = kind
    this.code = code
    this.detail = detail
  }

  get status(): number {
    return refusalStatus[this.kind]
  }
}

/** Throws a {@link Refusal}. `throw refuse(…)` reads well and lets the compiler see the end of the path. */
export function refuse(kind: RefusalKind, code: RefusalCode, detail?: RefusalDetail): Refusal {
  return new Refusal(kind, code, detail)
}
