import type { Context } from 'hono'
import type { z } from 'zod'
import { stringifyInSlices } from '../../lib/stringifyInSlices.ts'
import type { ApiEnv } from './ApiEnv.ts'
import { parseBody, parseParams, parseQuery } from './parseInput.ts'
import type { RouteDeps } from './RouteDeps.ts'

/** What a response holds: JSON of a schema, nothing, or what the handler itself makes a response of. */
type RouteResponse = z.ZodType<object> | 'nothing' | { contentType: string; schema?: z.ZodType }

/** All that is known of a route beside its handler: what it parses with is what the document shows. */
type RouteFacts = {
  body?: z.ZodType | undefined
  /** Whether it computes or reads so much that only a few run at a time. @default false */
  isExpensive?: boolean | undefined
  method: 'delete' | 'get' | 'post' | 'put'
  /** Has an entry for every parameter of the path. */
  params?: z.ZodObject | undefined
  /** In the router's form: `/v1/chains/:chainId`. */
  path: string
  query?: z.ZodType | undefined
  response: RouteResponse
  /** @default 200 */
  status?: 200 | 201 | 202 | 204 | undefined
  /** Whether a GET writes to the database all the same. @default false */
  stores?: boolean | undefined
  summary: string
}

/** A route that can be mounted and described. */
export type ApiRoute = RouteFacts & { serve(c: Context<ApiEnv>, deps: RouteDeps): Promise<Response> }

/** Routes under one heading of the document. */
export type ApiSection = {
  /** How errors of these routes are told, where it is not as everywhere else. */
  handleError?: (error: Error, c: Context<ApiEnv>) => Response
  name: string
  routes: readonly ApiRoute[]
}

type Parsed<schema> = schema extends z.ZodType ? z.output<schema> : undefined
type RouteInput<params, query, body> = { body: body; c: Context<ApiEnv>; params: params; query: query }
/** What the schema of the response says, nothing, or a response of the handler's own making. */
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
  /** Gets what was parsed. */
  handle(input: RouteInput<Parsed<params>, Parsed<query>, Parsed<body>>, deps: RouteDeps): RouteResult<response>
}

/**
 * A route, described once: the schemas that its requests are parsed with and the form of its response are those of the
 * document, and a handler that returns something else does not compile.
 */
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
      const input = {
        c,
        params: params && parseParams(c, params),
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

/** The same without the types that tie its parts together. */
type AnyDefinition = RouteFacts & {
  handle(
    input: RouteInput<unknown, unknown, unknown>,
    deps: RouteDeps,
  ): Promise<object | undefined> | object | undefined
}
