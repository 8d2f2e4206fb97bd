import type { ApiRoute } from '../../src/api/http/defineRoute.ts'

/** One request as it goes over the wire. */
export type FuzzRequest = {
  body: string | undefined
  contentType: string
  method: string
  path: string
  /** Undefined where no route is meant. */
  route: ApiRoute | undefined
}
