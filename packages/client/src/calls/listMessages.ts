import { type MessageListPage, MessageListPageSchema } from '@countersign/protocol'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { PageParameters, SafeParameters } from '../SafeParameters.ts'

/** Messages that a Safe was asked to sign, newest first, with a label per day. */
export function listMessages(client: Client, parameters: PageParameters & SafeParameters): Promise<MessageListPage> {
  const { address, chainId, pageUrl, signal } = parameters
  return request(client, {
    pageUrl,
    path: `/v1/chains/${chainId}/safes/${address}/messages`,
    schema: MessageListPageSchema,
    signal,
  })
}
