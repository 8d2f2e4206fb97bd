import { z } from 'zod'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { CallParameters } from '../SafeParameters.ts'

export type AddMessageSignatureParameters = CallParameters & {
  chainId: number
  messageHash: `0x${string}`
  signature: `0x${string}`
}

/** Adds an owner's signature to a known message. */
export async function addMessageSignature(client: Client, parameters: AddMessageSignatureParameters): Promise<void> {
  const { chainId, messageHash, signal, signature } = parameters
  await request(client, {
    body: { signature },
    method: 'POST',
    path: `/v1/chains/${chainId}/messages/${messageHash}/signatures`,
    schema: z.unknown(),
    signal,
  })
}
