import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { z } from 'zod'

/**
 * A call that did not work (contract §6): the message is the function's name followed by the
 * cause's message in brackets. `request`, `config` and `response` are those of the HTTP client, as
 * far as the call got.
 */
export class ApiError extends Error {
  readonly functionName: string
  override readonly cause: unknown
  readonly request: unknown
  readonly config: InternalAxiosRequestConfig | undefined
  readonly response: AxiosResponse | undefined

  constructor(functionName: string, cause: unknown) {
    super(`${functionName} [${messageOf(cause)}]`)
    this.name = 'ApiError'
    this.functionName = functionName
    this.cause = cause
    const parts = (typeof cause === 'object' && cause !== null ? cause : {}) as Partial<
      Pick<ApiError, 'request' | 'config' | 'response'>
    >
    this.request = parts.request
    this.config = parts.config
    this.response = parts.response
  }

  /** The HTTP status of the answer; 0 when there was none (no network, aborted). */
  get status(): number {
    return this.response?.status ?? 0
  }
}

function messageOf(cause: unknown): string {
  if (cause instanceof Error) return cause.message
  if (typeof cause === 'object' && cause !== null && 'message' in cause) return String(cause.message)
  return String(cause)
}

const problem = z.object({
  code: z.string(),
  message: z.string(),
  field: z.string().optional(),
  faults: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
  data: z.unknown().optional(),
  requestId: z.string(),
})

/** What the server said of a refusal: its code, words for a person, faults by field. */
export type ApiProblem = z.output<typeof problem>

/** The server's refusal that an error carries; `null` for anything else (no answer, an answer of some proxy). */
export function problemIn(error: unknown): ApiProblem | null {
  if (!(error instanceof ApiError)) return null
  const data: unknown = error.response?.data
  const body = typeof data === 'object' && data !== null && 'error' in data ? data.error : undefined
  return problem.safeParse(body).data ?? null
}
