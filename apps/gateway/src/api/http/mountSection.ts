import { Hono } from 'hono'
import { type FairQueue, QueueFullError } from '../../lib/createFairQueue.ts'
import { TooManyRequestsError } from '../errors/RequestError.ts'
import type { ApiSection } from './defineRoute.ts'
import type { ApiEnv, RouteDeps } from './RouteDeps.ts'

export type MountSectionParameters = {
  deps: RouteDeps
  expensive: FairQueue
}

export function mountSection(
  app: Hono<ApiEnv>,
  { handleError, routes }: ApiSection,
  { deps, expensive }: MountSectionParameters,
): void {
  const part = new Hono<ApiEnv>()
  const reading = { ...deps, db: deps.readDb }
  for (const route of routes) {
    const usable = route.method === 'get' && !route.stores ? reading : deps
    part.on(route.method.toUpperCase(), route.path, (c) => {
      // No client address: limits are off, or there is no socket.
      const client = route.isExpensive ? c.get('clientAddress') : undefined
      return client === undefined
        ? route.serve(c, usable)
        : expensive.run(client, () => route.serve(c, usable)).catch(refuseIfFull)
    })
  }
  if (handleError) part.onError(handleError)
  app.route('/', part)
}

function refuseIfFull(error: unknown): never {
  if (!(error instanceof QueueFullError)) throw error
  throw new TooManyRequestsError({
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many expensive requests are waiting. Try again in 5 s.',
    retryAfter: 5,
  })
}
