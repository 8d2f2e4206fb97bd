import fc from 'fast-check'
import { apiSections } from '../../src/api/apiSections.ts'
import type { ApiRoute } from '../../src/api/http/defineRoute.ts'
import { createOpenApiDocument, type OpenApiOperation } from '../../src/api/openapi/createOpenApiDocument.ts'
import { arbitraryOfSchema } from './arbitraryOfSchema.ts'
import { createJunk } from './createJunk.ts'
import type { FuzzRequest } from './FuzzRequest.ts'
import type { Seeds } from './Seeds.ts'

const document = createOpenApiDocument(apiSections)
const routes = apiSections.flatMap((section) => section.routes)

/** Requests for all routes, equally many each, shuffled. */
export function createRequests({ count, seed, seeds }: { count: number; seed: number; seeds: Seeds }): FuzzRequest[] {
  const each = Math.ceil(count / routes.length)
  const lists = routes.map((route, index) =>
    fc.sample(createRequest(route, seeds), { numRuns: each, seed: seed + index }),
  )
  return Array.from({ length: each }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat()
}

function createRequest(route: ApiRoute, seeds: Seeds): fc.Arbitrary<FuzzRequest> {
  const path = route.path.replace(/:(\w+)/g, '{$1}')
  const operation = document.paths[path]?.[route.method]
  if (!operation) throw new Error(`The document lacks ${route.method} ${path}.`)
  return fc
    .record({
      body: createBody(operation, seeds),
      contentType: fc.oneof(
        { arbitrary: fc.constant('application/json'), weight: 19 },
        fc.constantFrom('text/plain', '', 'application/json; charset=utf-16'),
      ),
      method: fc.oneof(
        { arbitrary: fc.constant(route.method.toUpperCase()), weight: 19 },
        fc.constantFrom('PUT', 'PATCH', 'OPTIONS', 'HEAD'),
      ),
      path: createPath(path, operation, seeds),
      query: createQuery(operation, seeds),
      slash: fc.constantFrom('', '', '/', '//'),
    })
    .map(({ body, contentType, method, path, query, slash }) => ({
      body,
      contentType,
      method,
      path: `${path}${slash}${query}`,
      // An empty parameter, or one of dots, resolves to another route.
      route: /\/\.{0,2}(\/|$)/.test(path) ? undefined : route,
    }))
}

function createBody({ requestBody }: OpenApiOperation, seeds: Seeds): fc.Arbitrary<string | undefined> {
  const schema = requestBody?.content['application/json']?.schema
  if (!schema) return fc.constantFrom(undefined, undefined, '', '{}')
  const formed = arbitraryOfSchema(schema, { schemas: document.components.schemas, seeds }).map((value) =>
    JSON.stringify(value),
  )
  return fc.oneof(
    { arbitrary: formed, weight: 16 },
    { arbitrary: createJunk().map((value) => JSON.stringify(value)), weight: 2 },
    {
      arbitrary: fc.constantFrom(
        '',
        '{',
        '['.repeat(100_000),
        '{"a":'.repeat(90),
        '\ufeff{}',
        `"${'x'.repeat(1_100_000)}"`,
      ),
      weight: 1,
    },
    { arbitrary: fc.string({ unit: 'binary' }), weight: 1 },
  )
}

/** Mostly existing values: a wrong chain id is rejected before anything else. */
function createPath(path: string, { parameters }: OpenApiOperation, seeds: Seeds): fc.Arbitrary<string> {
  const values = Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name, schema }) => [
        name,
        fc.oneof(
          { arbitrary: createKnown(name, seeds), weight: 12 },
          { arbitrary: arbitraryOfSchema(schema, { schemas: {}, seeds }).map(toText), weight: 3 },
          { arbitrary: createJunk().map(toText), weight: 1 },
        ),
      ]),
  )
  return fc
    .record(values)
    .map((values) =>
      Object.entries(values).reduce(
        (text, [name, value]) => text.replace(`{${name}}`, () => encodeURIComponent(toWellFormed(value))),
        path,
      ),
    )
}

function createKnown(name: string, seeds: Seeds): fc.Arbitrary<string> {
  switch (name) {
    case 'chain':
    case 'chainId':
      return fc.constant('31337')
    case 'currency':
      return fc.constant('usd')
    case 'id':
      return fc.constantFrom(...seeds.ids, ...seeds.hashes)
    case 'hash':
    case 'messageHash':
    case 'safeTxHash':
      return fc.constantFrom(...seeds.hashes)
    case 'uuid':
      return fc.constantFrom(...seeds.uuids)
    default:
      return fc.constantFrom(...seeds.addresses)
  }
}

function createQuery({ parameters }: OpenApiOperation, seeds: Seeds): fc.Arbitrary<string> {
  const values = Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, schema }) => [
        name,
        name === 'cursor'
          ? fc.oneof(
              fc.constantFrom('limit=2&offset=1', 'limit=0', 'limit=-1&offset=1e9', 'offset=999999999'),
              fc.string(),
            )
          : arbitraryOfSchema(schema, { schemas: {}, seeds }, 1).map(toText),
      ]),
  )
  return fc.record(values, { requiredKeys: [] }).map((values) => {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(values)) query.set(name, toWellFormed(value ?? ''))
    return query.size === 0 ? '' : `?${query}`
  })
}

/** A lone surrogate is invalid in a URL. */
const toWellFormed = (text: string) => Buffer.from(text).toString()

const toText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
