import { WebConfigSchema } from '@countersign/protocol/config'
import { defineRoute } from '../http/defineRoute.ts'

/** `GET /config.json`: the operator's settings for the web app. A fixed text: nothing a request says changes it. */
export const getWebConfig = defineRoute({
  method: 'get',
  path: '/config.json',
  summary: 'Settings of the web app.',
  response: WebConfigSchema,
  handle: (_input, { webConfig }) => webConfig,
})
