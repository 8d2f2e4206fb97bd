import type { CreateMessageRequest } from '@countersign/protocol/wire'
import { z } from 'zod'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { SafeParameters } from '../SafeParameters.ts'

export type CreateMessageParameters = SafeParameters & {
  message: CreateMessageRequest['message']
  origin?: string | undefined
  safeAppId?: number | undefined
  signature: `0x${string}`
}

/** Submits a message with its first signature. */
export async function createMessage(client: Client, parameters: CreateMessageParameters): Promise<void> {
  const { address, chainId, message, origin, safeAppId, signal, signature } = parameters
  await request(client, {
    body: { message, origin, safeAppId, signature },
    method: 'POST',
    path: `/v1/chains/${chainId}/safes/${address}/messages`,
    schema: z.unknown(),
    signal,
  })
}
