import type { z } from 'zod'

/** What an answer holds: JSON of a schema, nothing, or something that is not JSON. */
type ApiAnswer = z.ZodType | 'nothing' | { contentType: string }

/** One route as the document describes it. A test holds the list of them against the routes of the application. */
export type ApiRoute = {
  answer: ApiAnswer
  body?: z.ZodType
  method: 'delete' | 'get' | 'post' | 'put'
  /** In the router's form: `/v1/chains/:chainId`. Every parameter has an entry in `pathParameters`. */
  path: string
  query?: z.ZodType
  /** @default 200 */
  status?: 200 | 201 | 202 | 204
  summary: string
}

export type ApiSection = { name: string; routes: readonly ApiRoute[] }
