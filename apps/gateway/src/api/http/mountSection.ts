import { Hono } from 'hono'
import type { ApiEnv } from './ApiEnv.ts'
import type { ApiSection } from './defineRoute.ts'
import type { RouteDeps } from './RouteDeps.ts'

/** Serves the routes of a section. */
export function mountSection(app: Hono<ApiEnv>, { handleError, routes }: ApiSection, deps: RouteDeps): void {
  const part = new Hono<ApiEnv>()
  const reading = { ...deps, db: deps.readDb }
  for (const route of routes) {
    const isReading = route.method === 'get' && !route.stores
    part.on(route.method.toUpperCase(), route.path, (c) => route.serve(c, isReading ? reading : deps))
  }
  if (handleError) part.onError(handleError)
  app.route('/', part)
}
