import { type About, AboutSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { CallParameters } from '../SafeParameters.ts'

/** Name and version of the service. */
export function getAbout(client: Client, { signal }: CallParameters = {}): Promise<About> {
  return request(client, { path: '/about', schema: AboutSchema, signal })
}
