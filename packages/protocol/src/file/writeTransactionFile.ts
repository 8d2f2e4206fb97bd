import type { Address, Hex } from 'viem'
import type { PlanCreationParameters } from '../chain/SafeFacts.ts'
import { hashSafeTransaction, type SafeTransaction } from '../hash/hashSafeTransaction.ts'
import { fromPlanned } from './PlannedSchema.ts'

type WriteTransactionFileParameters = {
  chainId: number
  safe: Address
  version: string
  transaction: SafeTransaction
  signatures: readonly { owner: Address; signature: Hex }[]
  /** What the Safe's address is made of, where it is not on the chain yet. */
  planned?: PlanCreationParameters | undefined
}

/**
 * A transaction with its signatures as a file that `parseTransactionFile`, the web app and `countersign verify --file`
 * read. Its hash is part of it, so that a field that was changed on the way is noticed.
 */
export function writeTransactionFile(parameters: WriteTransactionFileParameters): string {
  const { chainId, planned, safe, signatures, transaction, version } = parameters
  const { safeTxHash } = hashSafeTransaction({ chainId, safe, transaction, version })
  const file = {
    chainId,
    safe,
    version,
    safeTxHash,
    transaction: {
      to: transaction.to,
      value: `${transaction.value}`,
      data: transaction.data,
      operation: transaction.operation,
      safeTxGas: `${transaction.safeTxGas}`,
      baseGas: `${transaction.baseGas}`,
      gasPrice: `${transaction.gasPrice}`,
      gasToken: transaction.gasToken,
      refundReceiver: transaction.refundReceiver,
      nonce: `${transaction.nonce}`,
    },
    signatures: signatures.map(({ owner, signature }) => ({ owner, signature })),
    ...(planned ? { planned: fromPlanned(planned) } : {}),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
