import { Hono } from 'hono'
import type { ApiEnv } from './ApiEnv.ts'
import type { ApiSection } from './defineRoute.ts'
import type { RouteDeps } from './RouteDeps.ts'

/** Serves the routes of a section. */
export function mountSection(app: Hono<ApiEnv>, { handleError, routes }: ApiSection, deps: RouteDeps): void {
  const part = new Hono<ApiEnv>()
  for (const route of routes) part.on(route.method.toUpperCase(), route.path, (c) => route.serve(c, deps))
  if (handleError) part.onError(handleError)
  app.route('/', part)
}
