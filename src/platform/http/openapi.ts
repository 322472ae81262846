import { z } from 'zod'
import { type Endpoint, pathNames } from '#kernel/endpoint.ts'
import type { SiteRule } from '#kernel/permission.ts'
import { problemShape } from './problem.ts'
import { type Route, takesKey } from './route.ts'

type Json = Record<string, unknown>

const schemaOf = (shape: z.ZodType, io: 'input' | 'output'): Json =>
  z.toJSONSchema(shape, { target: 'openapi-3.0', io, unrepresentable: 'any' })

/** The sentence of an access for the document. */
function accessOf(endpoint: Endpoint): string {
  const { access } = endpoint
  const onSite = ({ right, within }: SiteRule): string =>
    `${right?.name ?? 'any contributor'}${within ? ', also of some things alone' : ''}`
  if (access.who === 'site') return `site: ${onSite(access)}`
  if (access.who !== 'account' || !access.sites) return access.who
  const named = Object.entries(access.sites).map(([field, rule]) => `site of ${field}: ${onSite(rule)}`)
  return [access.who, ...named].join('; ')
}

/**
 * The OpenAPI 3.0 document of the product's calls, made from the same values that serve them. A key for
 * repeating is named where one is heeded: of calls of several steps those alone that keep no secret open.
 */
export function openApiDocument(routes: readonly Route[], info: { title: string; version: string }): Json {
  const paths: Record<string, Json> = {}
  for (const bound of routes) {
    const { endpoint } = bound
    const names = pathNames(endpoint.path)
    const input = schemaOf(endpoint.input, 'input')
    const properties = (input['properties'] ?? {}) as Record<string, Json>
    const required = new Set((input['required'] ?? []) as string[])
    const inQuery = endpoint.method === 'GET' || endpoint.takes === 'bytes'
    const rest = Object.entries(properties).filter(([name]) => !names.includes(name))
    const operation: Json = {
      operationId: endpoint.name,
      summary: endpoint.summary,
      ...(bound.steps && bound.harmless !== null ? { 'x-repeat-is-harmless': bound.harmless } : {}),
      'x-access': accessOf(endpoint),
      parameters: [
        ...names.map((name) => ({
          name,
          in: 'path',
          required: true,
          schema: properties[name] ?? { type: 'string' },
        })),
        ...(inQuery
          ? rest.map(([name, schema]) => ({ name, in: 'query', required: required.has(name), schema }))
          : []),
        ...(takesKey(bound)
          ? [
              {
                name: 'Idempotency-Key',
                in: 'header',
                required: false,
                schema: { type: 'string', maxLength: 255 },
              },
            ]
          : []),
      ],
      responses: {
        '200': {
          description: 'Done.',
          content:
            endpoint.sends === 'json'
              ? { 'application/json': { schema: schemaOf(endpoint.output, 'output') } }
              : endpoint.sends === 'events'
                ? { 'text/event-stream': { schema: { type: 'string' } } }
                : { '*/*': { schema: { type: 'string', format: 'binary' } } },
        },
        default: {
          description: 'Refused; the error says what and where.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
    }
    if (!inQuery && rest.length > 0) {
      operation['requestBody'] = {
        required: rest.some(([name]) => required.has(name)),
        content: {
          'application/json': {
            schema: {
              ...input,
              properties: Object.fromEntries(rest),
              required: rest.map(([name]) => name).filter((name) => required.has(name)),
            },
          },
        },
      }
    } else if (endpoint.takes === 'bytes') {
      operation['requestBody'] = {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      }
    }
    const path = endpoint.path.replace(/:([a-zA-Z]+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.0.3',
    info,
    paths,
    components: { schemas: { Problem: schemaOf(problemShape, 'output') } },
  }
}
