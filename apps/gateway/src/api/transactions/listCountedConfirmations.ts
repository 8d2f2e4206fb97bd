import { isAddressEqual } from 'viem'
import type { Confirmation, MultisigTransactionRecord } from '../../db/queries/Records.ts'
import type { TransactionContext } from './TransactionContext.ts'

/**
 * The confirmations that count: valid ones, and before execution only those of present owners, as the contract will
 * refuse the others.
 */
export function listCountedConfirmations(
  { confirmations, execution }: Pick<MultisigTransactionRecord, 'confirmations' | 'execution'>,
  { safe }: Pick<TransactionContext, 'safe'>,
): Confirmation[] {
  return confirmations.filter(
    ({ owner, verdict }) =>
      verdict === 'valid' && (execution !== undefined || safe.owners.some((known) => isAddressEqual(known, owner))),
  )
}
