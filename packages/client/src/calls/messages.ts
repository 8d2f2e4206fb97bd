import {
  createTolerantPageSchema,
  type Message,
  MessageListItemSchema,
  MessageSchema,
  type TolerantMessageListPage,
} from '@countersign/protocol/wire'
import type { CallParameters, Client, PageParameters, SafeParameters } from '../createClient.ts'
import { request } from '../request.ts'

/** A malformed row does not affect the others. */
const MessagePageSchema = createTolerantPageSchema(MessageListItemSchema)

/** The messages of a Safe, newest first, with a label per day. */
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

export type GetMessageParameters = CallParameters & { chainId: number; messageHash: `0x${string}` }

/** One message and its signatures: claims until hashed again. */
export function getMessage(client: Client, { chainId, messageHash, signal }: GetMessageParameters): Promise<Message> {
  return request(client, { path: `/v1/chains/${chainId}/messages/${messageHash}`, schema: MessageSchema, signal })
}
