import type { ApiRoute } from '../../src/api/http/defineRoute.ts'

export type FuzzRequest = {
  body: string | undefined
  contentType: string
  method: string
  path: string
  /** Undefined if it targets no route. */
  route: ApiRoute | undefined
}
