import axios, { type AxiosAdapter, type AxiosInstance, type AxiosRequestConfig } from 'axios'
import { decoded } from '../decoded.ts'
import { ApiError } from './api-error.ts'
import { writeQuery } from './write-query.ts'

/** Every request whose URL starts so carries the token against forgery (contract §6). */
export const API_PREFIX = '/api/'
/** The cookie that holds the token, and the header that repeats it. */
export const CRUMB_COOKIE = 'crumb'
export const CRUMB_HEADER = 'X-CSRF-Token'

/** The value of a cookie in a `Cookie` text (`a=1; b=2`), decoded; `null` where there is none. */
export function cookieValue(cookies: string, name: string): string | null {
  for (const pair of cookies.split(';')) {
    const split = pair.indexOf('=')
    if (split === -1 || pair.slice(0, split).trim() !== name) continue
    return decoded(pair.slice(split + 1).trim())
  }
  return null
}

/** The cookies of the page we run in; nothing where there is no page. */
function pageCookies(): string {
  return (globalThis as { document?: { cookie?: string } }).document?.cookie ?? ''
}

export interface ApiClientOptions {
  /** Where paths begin; nothing in a browser. */
  readonly baseURL?: string
  /** Gives the cookies as one text; the page's own unless given. */
  readonly cookies?: () => string
  /** What carries the requests; the HTTP client's own choice unless given. */
  readonly adapter?: AxiosAdapter
}

/**
 * The HTTP client of the product: no timeout, arrays in queries repeat their key, and every request
 * whose URL starts with `/api/` carries `X-CSRF-Token` from the cookie `crumb` (contract §6).
 */
export function apiClient(options: ApiClientOptions = {}): AxiosInstance {
  const { baseURL, adapter, cookies = pageCookies } = options
  const client = axios.create({
    timeout: 0,
    paramsSerializer: { serialize: writeQuery },
    // The library's own way with such tokens is off: it would read another cookie.
    xsrfCookieName: '',
    xsrfHeaderName: '',
    ...(baseURL === undefined ? {} : { baseURL }),
    ...(adapter === undefined ? {} : { adapter }),
  })
  client.interceptors.request.use((config) => {
    if (config.url?.startsWith(API_PREFIX)) {
      const crumb = cookieValue(cookies(), CRUMB_COOKIE)
      if (crumb !== null) config.headers.set(CRUMB_HEADER, crumb)
    }
    return config
  })
  return client
}

/**
 * Sends a request in the name of a function, and gives the body of the answer.
 *
 * @throws ApiError for whatever goes wrong, also an answer of 400 or more
 */
export async function send<T>(
  client: AxiosInstance,
  functionName: string,
  config: AxiosRequestConfig,
): Promise<T> {
  try {
    const response = await client.request<T>(config)
    return response.data
  } catch (cause) {
    throw new ApiError(functionName, cause)
  }
}
