import type { Address } from 'viem'
import type { DemoAccount } from '../accounts/demoAccounts.ts'
import type { TestClient } from '../client/createTestClient.ts'
import { chainId } from '../contracts/chainConstants.ts'
import { safeAbi } from '../contracts/safeAbi.ts'
import { hashOnChain } from '../safe/hashOnChain.ts'
import { type SafeTransaction, toSafeTransaction } from '../safe/SafeTransaction.ts'
import { signHash } from '../safe/signHash.ts'
import type { DemoRequest } from './DemoRequest.ts'

export type DemoProposal = {
  note: string
  safe: { address: Address }
  /** The first one proposes, the others confirm. */
  signers: readonly DemoAccount[]
  transaction: Partial<SafeTransaction> & Pick<SafeTransaction, 'nonce' | 'to'>
}

/** A proposal with its first signature, then one confirmation per further signature. */
export async function createProposalRequests(client: TestClient, proposal: DemoProposal): Promise<DemoRequest[]> {
  const { note, safe, signers } = proposal
  const transaction = toSafeTransaction(proposal.transaction)
  const next = await client.readContract({ abi: safeAbi, address: safe.address, functionName: 'nonce' })
  const [proposer, ...others] = signers
  if (transaction.nonce < next || !proposer) return []
  const safeTxHash = await hashOnChain(client, safe.address, transaction)
  const confirmations = others.map(
    async ({ address }): Promise<DemoRequest> => ({
      body: { signature: await signHash(safeTxHash, [address]) },
      method: 'POST',
      path: `/v1/chains/${chainId}/transactions/${safeTxHash}/confirmations`,
    }),
  )
  const { baseGas, data, gasPrice, gasToken, nonce, operation, refundReceiver, safeTxGas, to, value } = transaction
  return [
    {
      body: {
        baseGas: String(baseGas),
        data: data === '0x' ? null : data,
        gasPrice: String(gasPrice),
        gasToken,
        nonce: String(nonce),
        operation,
        origin: JSON.stringify({ name: 'Demo world', note }),
        refundReceiver,
        safeTxGas: String(safeTxGas),
        safeTxHash,
        sender: proposer.address,
        signature: await signHash(safeTxHash, [proposer.address]),
        to,
        value: String(value),
      },
      method: 'POST',
      path: `/v1/chains/${chainId}/transactions/${safe.address}/propose`,
    },
    ...(await Promise.all(confirmations)),
  ]
}
