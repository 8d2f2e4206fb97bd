import { z } from 'zod'
import type { ApiRoute, ApiSection } from '../http/defineRoute.ts'
import { type EntityMeta, entities } from './entities.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

export type OpenApiParameter = {
  description?: string
  in: 'path' | 'query'
  name: string
  required: boolean
  schema: JsonSchema
}

type Content = Record<string, { schema?: JsonSchema }>

export type OpenApiOperation = {
  description?: string
  operationId: string
  parameters: OpenApiParameter[]
  requestBody?: { content: Content; required: true }
  responses: Record<string, { content?: Content; description: string }>
  summary: string
  tags: string[]
}

export type OpenApiDocument = {
  components: { schemas: Record<string, JsonSchema> }
  info: { description: string; title: string; version: string }
  openapi: '3.1.0'
  paths: Record<string, Partial<Record<ApiRoute['method'], OpenApiOperation>>>
  tags: { name: string }[]
}

const pathDescriptions: Readonly<Record<string, string>> = {
  address: 'Address of a Safe, account or contract.',
  chain: 'Chain id or short name.',
  chainId: 'Chain id, decimal.',
  currency: 'Currency code of `/v1/balances/supported-fiat-codes`, case-insensitive.',
  delegate: 'Address of the delegate.',
  hash: '32-byte hash.',
  id: 'Transaction id from a list, or a safeTxHash.',
  messageHash: 'Hash of a Safe message.',
  moduleTransactionId: 'Id from a list of module transactions.',
  outreachId: 'Id of a campaign.',
  owner: 'Address of an account.',
  safe: 'Address of a Safe.',
  safeTxHash: 'Hash of a Safe transaction.',
  transferId: 'Id from a list of transfers.',
  uuid: 'UUID of a device or export.',
}

const description = [
  'HTTP API of a Countersign gateway, compatible with the Safe Client Gateway (/v1, /v2, /v3) and the Safe Transaction',
  'Service (/tx-service). Amounts are decimal strings, times are in milliseconds, addresses are checksummed. Fields with a',
  'default are optional, unknown fields are ignored. A trailing slash in paths is optional.',
].join(' ')

export function createOpenApiDocument(sections: readonly ApiSection[]): OpenApiDocument {
  const registry = z.registry<EntityMeta>()
  for (const [schema, meta] of entities) registry.add(schema, meta)
  const routes = sections.flatMap(({ name, routes }) => routes.map((route) => ({ route, tag: name })))
  // Unnamed schemas are registered under the name of their route, so that they can reference named ones.
  for (const { route } of routes) {
    const id = toOperationId(route)
    const { body } = route
    const response = findSchema(route)
    if (body && !registry.has(body)) registry.add(body, { id: `${id}Body` })
    if (response && !registry.has(response)) registry.add(response, { id: `${id}Answer` })
  }
  const toRef = (schema: z.ZodType): JsonSchema => ({ $ref: toUri(registry.get(schema)?.id ?? '') })
  const paths: OpenApiDocument['paths'] = {}
  for (const { route, tag } of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method]: toOperation(route, { tag, toRef }) }
  }
  return {
    components: { schemas: toComponents(registry) },
    info: { description, title: 'Countersign gateway', version: '1.0.0' },
    openapi: '3.1.0',
    paths,
    tags: sections.map(({ name }) => ({ name })),
  }
}

const toUri = (id: string) => `#/components/schemas/${id}`

function toComponents(registry: z.core.$ZodRegistry<EntityMeta>): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(registry, { io: 'input', metadata: registry, unrepresentable: 'any', uri: toUri })
  return Object.fromEntries(
    Object.entries(schemas)
      .map(([id, { $id, $schema, ...schema }]) => [id, schema] as const)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  )
}

function toOperation(
  route: ApiRoute,
  { tag, toRef }: { tag: string; toRef: (schema: z.ZodType) => JsonSchema },
): OpenApiOperation {
  const { body, description, status = 200, summary } = route
  return {
    ...(description === undefined ? {} : { description }),
    operationId: toOperationId(route),
    parameters: [...listPathParameters(route), ...listQueryParameters(route)],
    ...(body ? { requestBody: { content: toJson(toRef(body)), required: true } } : {}),
    responses: {
      [status]: { description: 'Success.', ...toContent(route, toRef) },
      default: { content: toJson({ $ref: toUri('Error') }), description: 'Error.' },
    },
    summary,
    tags: [tag],
  }
}

const toJson = (schema: JsonSchema): Content => ({ 'application/json': { schema } })

function toContent(route: ApiRoute, toRef: (schema: z.ZodType) => JsonSchema): { content?: Content } {
  const { response } = route
  if (response === 'nothing') return {}
  const schema = findSchema(route)
  const contentType = response instanceof z.ZodType ? 'application/json' : response.contentType
  return { content: { [contentType]: schema ? { schema: toRef(schema) } : {} } }
}

function findSchema({ response }: ApiRoute): z.ZodType | undefined {
  if (response === 'nothing') return undefined
  return response instanceof z.ZodType ? response : response.schema
}

function listPathParameters({ params, path }: ApiRoute): OpenApiParameter[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
    const description = pathDescriptions[name]
    const schema = params?.shape[name]
    return {
      ...(description ? { description } : {}),
      in: 'path' as const,
      name,
      required: true,
      schema: schema ? toInlineSchema(schema) : {},
    }
  })
}

function listQueryParameters({ query }: ApiRoute): OpenApiParameter[] {
  if (!query) return []
  const { properties = {}, required = [] } = toInlineSchema(query)
  return Object.entries(properties).map(([name, schema]) => ({
    in: 'query' as const,
    name,
    required: required.includes(name),
    schema: typeof schema === 'boolean' ? {} : schema,
  }))
}

/** Parameters are inlined. */
function toInlineSchema(schema: z.core.$ZodType): JsonSchema {
  const { $schema, ...inline } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema, zodSchema }) => {
      const entity = entities.find(([candidate]) => Object.is(candidate, zodSchema))
      if (entity?.[1].pattern) jsonSchema.pattern = entity[1].pattern
    },
    unrepresentable: 'any',
  })
  return inline
}

/** Unique, as method and path are: `get-v1-chains-chainId`. */
function toOperationId({ method, path }: ApiRoute): string {
  return [method, ...path.split(/[/:.]+/).filter(Boolean)].join('-')
}
