import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Database } from '#platform/db/database.ts'
import { INERT_POLICY } from '#platform/http/http.ts'
import { isNear } from './near.ts'

export interface Health {
  /** Set when the program has begun to stop: it still answers, and asks to be left out. */
  isDraining: boolean
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response
    .writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'content-security-policy': INERT_POLICY,
      'x-content-type-options': 'nosniff',
    })
    .end(body)
}

/**
 * Answers `/healthz` (the process lives), `/readyz` (it should get requests) and `/metrics`
 * (Prometheus, to near peers), whatever host was asked. Answers whether the request was one of them.
 */
export async function answerHealth(
  request: IncomingMessage,
  response: ServerResponse,
  given: {
    appOrigin: string
    database: Database
    health: Health
    metrics: () => Promise<{ type: string; body: string }>
  },
): Promise<boolean> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  switch (request.url) {
    case '/healthz':
      send(response, 200, 'text/plain; charset=utf-8', 'ok\n')
      return true
    case '/readyz': {
      const away = given.health.isDraining
        ? 'draining'
        : await given.database.ping().then(
            () => null,
            () => 'no database',
          )
      send(response, away ? 503 : 200, 'text/plain; charset=utf-8', `${away ?? 'ready'}\n`)
      return true
    }
    case '/metrics': {
      if (!isNear(request, given.appOrigin)) return false
      const { type, body } = await given.metrics()
      send(response, 200, type, body)
      return true
    }
    default:
      return false
  }
}
