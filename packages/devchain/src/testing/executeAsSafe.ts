import type { Address, Hex, TransactionReceipt } from 'viem'
import { demoAccounts } from '../accounts/demoAccounts.ts'
import type { TestClient } from '../client/createTestClient.ts'
import { safeAbi } from '../contracts/safeAbi.ts'
import { encodeExecTransaction } from '../safe/encodeExecTransaction.ts'
import { hashOnChain } from '../safe/hashOnChain.ts'
import { type SafeTransaction, toSafeTransaction } from '../safe/SafeTransaction.ts'
import { signHash } from '../safe/signHash.ts'

export type ExecuteAsSafeParameters = {
  client: TestClient
  /** The sender. @default Alice */
  executor?: Address | undefined
  safe: Address
  /** Demo accounts that sign. @default as many owners as the threshold asks for */
  signers?: readonly Address[] | undefined
  transaction: Partial<SafeTransaction> & Pick<SafeTransaction, 'to'>
}

export type ExecuteAsSafeReturnType = { hash: Hex; receipt: TransactionReceipt; safeTxHash: Hex }

/** Signs a transaction as owners of a Safe and executes it. The receipt may be that of a failure. */
export async function executeAsSafe(parameters: ExecuteAsSafeParameters): Promise<ExecuteAsSafeReturnType> {
  const { client, executor = demoAccounts[0].address, safe } = parameters
  const contract = { abi: safeAbi, address: safe } as const
  const nonce = parameters.transaction.nonce ?? (await client.readContract({ ...contract, functionName: 'nonce' }))
  const transaction = toSafeTransaction({ ...parameters.transaction, nonce })
  const safeTxHash = await hashOnChain(client, safe, transaction)
  const signatures = await signHash(safeTxHash, parameters.signers ?? (await listSigners(client, safe)))
  const hash = await client.sendTransaction({
    account: executor,
    data: encodeExecTransaction(transaction, signatures),
    // An estimate of a call that fails inside would be too low to reproduce the failure.
    gas: 5_000_000n,
    to: safe,
  })
  return { hash, receipt: await client.getTransactionReceipt({ hash }), safeTxHash }
}

async function listSigners(client: TestClient, safe: Address): Promise<Address[]> {
  const [owners, threshold] = await Promise.all([
    client.readContract({ abi: safeAbi, address: safe, functionName: 'getOwners' }),
    client.readContract({ abi: safeAbi, address: safe, functionName: 'getThreshold' }),
  ])
  return owners.slice(0, Number(threshold))
}
