import type { WebConfig } from '@countersign/protocol'
import { Hono } from 'hono'

/** `GET /config.json`: the operator's settings for the web app. A fixed text: nothing a request says changes it. */
export function getWebConfig({ webConfig }: { webConfig: WebConfig }) {
  return new Hono().get('/config.json', (c) => c.json(webConfig))
}
