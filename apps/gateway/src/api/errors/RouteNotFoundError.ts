import { RequestError } from './RequestError.ts'

export class RouteNotFoundError extends RequestError {
  override readonly name = 'RouteNotFoundError'
  readonly code = 'ROUTE_NOT_FOUND'
  readonly status = 404
  constructor({ method, path }: { method: string; path: string }) {
    super(`Cannot ${method} ${path}`)
  }
}
