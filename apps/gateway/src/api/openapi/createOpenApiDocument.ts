import { z } from 'zod'
import type { ApiRoute, ApiSection } from './ApiRoute.ts'
import { type EntityMeta, entities } from './entities.ts'
import { pathParameters } from './pathParameters.ts'

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

const description = [
  'The API of a Countersign gateway, in the forms of the official client gateway (/v1, /v2, /v3) and of the transaction',
  'service (/tx-service). Amounts are decimal strings, times are milliseconds, addresses are checksummed. Fields that',
  'have a default may be missing, unknown fields are passed over. Paths also work with a slash at the end.',
].join(' ')

/** The OpenAPI document, made from the schemas that the routes parse with. */
export function createOpenApiDocument(sections: readonly ApiSection[]): OpenApiDocument {
  const registry = z.registry<EntityMeta>()
  for (const [schema, meta] of entities) registry.add(schema, meta)
  const routes = sections.flatMap(({ name, routes }) => routes.map((route) => ({ route, tag: name })))
  // What has no name of its own gets one after its route, so that it can refer to what has.
  for (const { route } of routes) {
    const id = toOperationId(route)
    const { answer, body } = route
    if (body && !registry.has(body)) registry.add(body, { id: `${id}Body` })
    if (isSchema(answer) && !registry.has(answer)) registry.add(answer, { id: `${id}Answer` })
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
  const { answer, body, status = 200, summary } = route
  return {
    operationId: toOperationId(route),
    parameters: [...listPathParameters(route), ...listQueryParameters(route)],
    ...(body ? { requestBody: { content: toJson(toRef(body)), required: true } } : {}),
    responses: {
      [status]: { description: 'Done.', ...toContent(answer, toRef) },
      default: { content: toJson({ $ref: toUri('Error') }), description: 'Refused, with the reason.' },
    },
    summary,
    tags: [tag],
  }
}

const toJson = (schema: JsonSchema): Content => ({ 'application/json': { schema } })

function toContent(answer: ApiRoute['answer'], toRef: (schema: z.ZodType) => JsonSchema): { content?: Content } {
  if (answer === 'nothing') return {}
  if (isSchema(answer)) return { content: toJson(toRef(answer)) }
  return { content: { [answer.contentType]: {} } }
}

function isSchema(answer: ApiRoute['answer']): answer is z.ZodType {
  return answer instanceof z.ZodType
}

function listPathParameters({ path }: ApiRoute): OpenApiParameter[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
    const known = pathParameters[name]
    return {
      ...(known ? { description: known.description } : {}),
      in: 'path' as const,
      name,
      required: true,
      schema: known ? toInlineSchema(known.schema) : {},
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

/** Parameters are small; their patterns are written where they stand. */
function toInlineSchema(schema: z.ZodType): JsonSchema {
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

/** `get-v1-chains-chainId`: unique because method and path are. */
function toOperationId({ method, path }: ApiRoute): string {
  return [method, ...path.split(/[/:.]+/).filter(Boolean)].join('-')
}
