import { WebConfigSchema } from '@countersign/protocol/config'
import { defineRoute } from '../http/defineRoute.ts'

/** Settings of the web app; independent of the request. */
export const getWebConfig = defineRoute({
  method: 'get',
  path: '/config.json',
  summary: 'Settings of the web app.',
  response: WebConfigSchema,
  handle: (_input, { webConfig }) => webConfig,
})
