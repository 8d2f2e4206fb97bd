import type { CreateMessageRequest } from '@countersign/protocol/wire'
import type { CallParameters, Client, SafeParameters } from '../createClient.ts'
import { submit } from '../request.ts'

export type CreateMessageParameters = SafeParameters & {
  message: CreateMessageRequest['message']
  origin?: string | undefined
  safeAppId?: number | undefined
  signature: `0x${string}`
}

export function createMessage(client: Client, parameters: CreateMessageParameters): Promise<void> {
  const { address, chainId, message, origin, safeAppId, signal, signature } = parameters
  return submit(client, {
    body: { message, origin, safeAppId, signature },
    method: 'POST',
    path: `/v1/chains/${chainId}/safes/${address}/messages`,
    signal,
  })
}

export type AddMessageSignatureParameters = CallParameters & {
  chainId: number
  messageHash: `0x${string}`
  signature: `0x${string}`
}

export function addMessageSignature(client: Client, parameters: AddMessageSignatureParameters): Promise<void> {
  const { chainId, messageHash, signal, signature } = parameters
  return submit(client, {
    body: { signature },
    method: 'POST',
    path: `/v1/chains/${chainId}/messages/${messageHash}/signatures`,
    signal,
  })
}
