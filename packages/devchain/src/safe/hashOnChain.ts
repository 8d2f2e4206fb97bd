import type { Address, Hex } from 'viem'
import type { TestClient } from '../client/createTestClient.ts'
import { safeAbi } from '../contracts/safeAbi.ts'
import type { SafeTransaction } from './SafeTransaction.ts'

/** The hash computed by the contract. */
export function hashOnChain(client: TestClient, safe: Address, transaction: SafeTransaction): Promise<Hex> {
  const { baseGas, data, gasPrice, gasToken, nonce, operation, refundReceiver, safeTxGas, to, value } = transaction
  return client.readContract({
    abi: safeAbi,
    address: safe,
    args: [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce],
    functionName: 'getTransactionHash',
  })
}
