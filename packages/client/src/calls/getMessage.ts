import { type Message, MessageSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { CallParameters } from '../SafeParameters.ts'

export type GetMessageParameters = CallParameters & { chainId: number; messageHash: `0x${string}` }

/** One message and its signatures: claims until hashed again. */
export function getMessage(client: Client, { chainId, messageHash, signal }: GetMessageParameters): Promise<Message> {
  return request(client, { path: `/v1/chains/${chainId}/messages/${messageHash}`, schema: MessageSchema, signal })
}
