import { z } from 'zod'
import { defineRoute } from '../http/defineRoute.ts'

/** `GET /health`: the process answers. Says nothing of what it depends on, so that a restart is not the cure for a slow node. */
export const getHealth = defineRoute({
  method: 'get',
  path: '/health',
  summary: 'The process is alive.',
  response: z.object({ status: z.literal('ok') }),
  handle: () => ({ status: 'ok' as const }),
})
