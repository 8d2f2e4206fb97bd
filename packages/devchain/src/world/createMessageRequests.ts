import { type Address, hashMessage, hashTypedData, type TypedDataDefinition } from 'viem'
import type { DemoAccount } from '../accounts/demoAccounts.ts'
import type { TestClient } from '../client/createTestClient.ts'
import { chainId } from '../contracts/chainConstants.ts'
import { safeAbi } from '../contracts/safeAbi.ts'
import { signHash } from '../safe/signHash.ts'
import type { DemoRequest } from './DemoRequest.ts'

export type DemoMessage = {
  message: string | TypedDataDefinition
  safe: { address: Address }
  /** The first one proposes, the others confirm. */
  signers: readonly DemoAccount[]
}

/** A message with its first signature, then one request per further signature. */
export async function createMessageRequests(
  client: TestClient,
  { message, safe, signers }: DemoMessage,
): Promise<DemoRequest[]> {
  const [proposer, ...others] = signers
  if (!proposer) return []
  const inner = typeof message === 'string' ? hashMessage(message) : hashTypedData(message)
  // Handled by the Safe's fallback handler.
  const hash = await client.readContract({
    abi: safeAbi,
    address: safe.address,
    args: [inner],
    functionName: 'getMessageHash',
  })
  const signatures = others.map(
    async ({ address }): Promise<DemoRequest> => ({
      body: { signature: await signHash(hash, [address]) },
      method: 'POST',
      path: `/v1/chains/${chainId}/messages/${hash}/signatures`,
    }),
  )
  return [
    {
      body: {
        message,
        origin: JSON.stringify({ name: 'Demo world' }),
        safeAppId: null,
        signature: await signHash(hash, [proposer.address]),
      },
      method: 'POST',
      path: `/v1/chains/${chainId}/safes/${safe.address}/messages`,
    },
    ...(await Promise.all(signatures)),
  ]
}
