import { z } from 'zod'
import { defineRoute } from '../http/defineRoute.ts'

/** Liveness only: dependencies are excluded, so that a slow node does not cause restarts. */
export const getHealth = defineRoute({
  method: 'get',
  path: '/health',
  summary: 'The process is alive.',
  response: z.object({ status: z.literal('ok') }),
  handle: () => ({ status: 'ok' as const }),
})
