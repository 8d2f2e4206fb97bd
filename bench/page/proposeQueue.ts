import { packSignatures } from '@countersign/protocol/signatures'
import type { ClaimedTransaction } from '@countersign/protocol/verify'
import type { Address } from 'viem'

/** Proposes signed transactions to a running service. */
export async function proposeQueue(
  queue: readonly ClaimedTransaction[],
  { chainId, safe, url }: { chainId: number; safe: Address; url: string },
): Promise<void> {
  for (const { confirmations, safeTxHash, transaction } of queue) {
    const signatures = confirmations.flatMap(({ owner, signature }) =>
      signature ? [{ data: signature, signer: owner }] : [],
    )
    const body = { ...transaction, safeTxHash, sender: confirmations[0]?.owner, signature: packSignatures(signatures) }
    const response = await fetch(`${url}/v1/chains/${chainId}/transactions/${safe}/propose`, {
      body: JSON.stringify(body, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)),
      headers: { 'content-type': 'application/json' },
      method: 'POST',
    })
    if (!response.ok) throw new Error(`The proposal was refused: ${await response.text()}`)
  }
}

/** Waits until the Safe is indexed. */
export async function waitForSafe({ chainId, safe, url }: { chainId: number; safe: Address; url: string }) {
  for (let attempt = 0; attempt < 120; attempt++) {
    const response = await fetch(`${url}/v1/chains/${chainId}/safes/${safe}`)
    if (response.ok) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('The service does not know the Safe.')
}
