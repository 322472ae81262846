import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import cookie from '@fastify/cookie'
import fastify, { type FastifyHttpOptions, type FastifyInstance, type FastifyServerFactory } from 'fastify'
import { readQuery } from '#kernel/api-client/query.ts'
import { withLogScope } from '../log/log.ts'

/** The name of a request, as it stands in the log. */
export const REQUEST_ID_HEADER = 'x-request-id'

const LARGEST_JSON = 1_048_576

/** Of what is no page: nothing in it may load anything, or stand in a frame. */
export const INERT_POLICY = `default-src 'none'; frame-ancestors 'none'`

/** An address that can be decoded: one that cannot leads nowhere, as any other that nobody has. */
function decodable(url: string): string {
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}

export interface HttpOptions {
  /** Proxies whose `X-Forwarded-*` count: addresses, ranges, or a number of hops. */
  readonly trustProxy?: string | number | boolean
  readonly serverFactory?: FastifyServerFactory<Server>
}

function trusted(proxies: HttpOptions['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : (proxies ?? false)
}

/** A server with our manners: request ids, cookies, JSON to 1 MB, bytes as a stream, queries within limits. */
export async function createHttp(options: HttpOptions = {}): Promise<FastifyInstance> {
  const settings: FastifyHttpOptions<Server> = {
    logger: false,
    bodyLimit: LARGEST_JSON,
    trustProxy: trusted(options.trustProxy),
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => decodable(url),
    routerOptions: {
      querystringParser: readQuery,
      // Longer than any address that Node reads: an id that is too long is one that is not there.
      maxParamLength: 65_536,
      ignoreTrailingSlash: true,
    },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    forceCloseConnections: 'idle',
    // What reaches us while we close is answered as ever: it is the last on its connection.
    return503OnClosing: false,
    ...(options.serverFactory ? { serverFactory: options.serverFactory } : {}),
  }
  const app = fastify(settings) as FastifyInstance
  // Every answer names its request, and every line that is written meanwhile carries the same name.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id).header('x-content-type-options', 'nosniff')
    withLogScope({ requestId: request.id }, done)
  })
  await app.register(cookie)
  app.addContentTypeParser(
    'application/octet-stream',
    { bodyLimit: Number.MAX_SAFE_INTEGER },
    (_request, body, done) => done(null, body),
  )
  // No call is meant for a form: what a page of any site can send without asking is not read.
  app.removeContentTypeParser('text/plain')
  return app
}
