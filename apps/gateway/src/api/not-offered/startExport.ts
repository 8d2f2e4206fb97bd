import { z } from 'zod'
import { defineRoute } from '../http/defineRoute.ts'
import { SafeParamsSchema } from '../wire/SafeParamsSchema.ts'
import { NotOfferedError } from './NotOfferedError.ts'

/** Exports are created in the web app, not here. */
export const startExport = defineRoute({
  method: 'post',
  path: '/v1/export/chains/:chainId/:address',
  summary: 'Refuses: the service makes no files.',
  params: SafeParamsSchema,
  response: 'nothing',
  handle() {
    throw new NotOfferedError({ what: 'A file of the history' })
  },
})

export const getExport = defineRoute({
  method: 'get',
  path: '/v1/export/:uuid/status',
  summary: 'Refuses: the service makes no files.',
  params: z.object({ uuid: z.uuid() }),
  response: 'nothing',
  handle() {
    throw new NotOfferedError({ what: 'A file of the history' })
  },
})
