import type { Context } from 'hono'
import { z } from 'zod'
import { stringifyInSlices } from '../../lib/stringifyInSlices.ts'
import { getServedChain, type ServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseBody, parseParams, parseQuery } from './parseInput.ts'
import type { ApiEnv, RouteDeps } from './RouteDeps.ts'

/** JSON of a schema, no body, or a `Response` created by the handler. */
type RouteResponse = z.ZodType<object> | 'nothing' | { contentType: string; schema?: z.ZodType }

/** Metadata of a route: the schemas that validate its requests also document it. */
type RouteFacts = {
  body?: z.ZodType | undefined
  /** Documents what the summary leaves out. */
  description?: string | undefined
  /** Whether only a few run concurrently. @default false */
  isExpensive?: boolean | undefined
  method: 'delete' | 'get' | 'post' | 'put'
  /** Must contain every parameter of the path. */
  params?: z.ZodObject | undefined
  /** In Hono's syntax: `/v1/chains/:chainId`. */
  path: string
  query?: z.ZodType | undefined
  response: RouteResponse
  status?: 200 | 201 | 202 | 204 | undefined
  /** Whether a GET writes to the database. @default false */
  stores?: boolean | undefined
  /** At most eight words, beginning with a verb. */
  summary: string
}

/** A route that can be mounted and documented. */
export type ApiRoute = RouteFacts & { serve(c: Context<ApiEnv>, deps: RouteDeps): Promise<Response> }

/** Routes under one heading of the document. */
export type ApiSection = {
  /** Overrides the error format. */
  handleError?: (error: Error, c: Context<ApiEnv>) => Response
  name: string
  routes: readonly ApiRoute[]
}

type Parsed<schema> = schema extends z.ZodType ? z.output<schema> : undefined
type RouteInput<params, query, body> = { body: body; c: Context<ApiEnv>; params: params; query: query }
/** The chain of a path with `:chainId` or `:chain`. Reading it throws if it is not served. */
type RouteChain<params> = params extends { chainId: number } | { chain: string } ? { chain: ServedChain } : unknown
/** What the handler returns for each kind of response. */
type RouteResult<response> = response extends z.ZodType
  ? Promise<z.output<response>> | z.output<response>
  : response extends 'nothing'
    ? Promise<void>
    : Promise<Response> | Response

type RouteDefinition<params, query, body, response> = RouteFacts & {
  body?: body
  params?: params
  query?: query
  response: response
  handle(
    input: RouteInput<Parsed<params>, Parsed<query>, Parsed<body>> & RouteChain<Parsed<params>>,
    deps: RouteDeps,
  ): RouteResult<response>
}

const ChainNameSchema = z.union([z.number(), z.string()])

/** Defines a route. Its schemas validate requests, type the handler and generate the OpenAPI document. */
export function defineRoute<
  const response extends RouteResponse,
  params extends z.ZodObject | undefined = undefined,
  query extends z.ZodType | undefined = undefined,
  body extends z.ZodType | undefined = undefined,
>(definition: RouteDefinition<params, query, body, response>): ApiRoute
export function defineRoute({ handle, ...facts }: AnyDefinition): ApiRoute {
  const { body, params, query, response, status } = facts
  return {
    ...facts,
    async serve(c, deps) {
      const parsed = params && parseParams(c, params)
      const input = {
        c,
        get chain() {
          const name = ChainNameSchema.parse(parsed?.chainId ?? parsed?.chain)
          return { ...getServedChain(deps.chains, name), requester: c.get('clientAddress') }
        },
        params: parsed,
        query: query && parseQuery(c, query),
        body: body && (await parseBody(c, body)),
      }
      const result = await handle(input, deps)
      if (result instanceof Response) return result
      if (status !== undefined) c.status(status)
      if (response === 'nothing' || result === undefined) return c.body(null)
      const bytes = await stringifyInSlices(result)
      c.set('responseSize', bytes.length)
      return c.body(bytes, { headers: { 'Content-Type': 'application/json' } })
    },
  }
}

/** The definition without its generic parameters. */
type AnyDefinition = RouteFacts & {
  handle(
    input: RouteInput<unknown, unknown, unknown> & { chain: ServedChain },
    deps: RouteDeps,
  ): Promise<object | undefined> | object | undefined
}
