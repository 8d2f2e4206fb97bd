import {
  createTolerantPageSchema,
  MessageListItemSchema,
  type TolerantMessageListPage,
} from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { PageParameters, SafeParameters } from '../SafeParameters.ts'

/** A row that is malformed takes no other with it. */
const MessagePageSchema = createTolerantPageSchema(MessageListItemSchema)

/** Messages that a Safe was asked to sign, newest first, with a label per day. */
export function listMessages(
  client: Client,
  parameters: PageParameters & SafeParameters,
): Promise<TolerantMessageListPage> {
  const { address, chainId, pageUrl, signal } = parameters
  return request(client, {
    pageUrl,
    path: `/v1/chains/${chainId}/safes/${address}/messages`,
    schema: MessagePageSchema,
    signal,
  })
}
