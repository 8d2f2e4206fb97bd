import { isAddressEqual } from 'viem'
import type { Confirmation, MultisigTransactionRecord } from '../../db/queries/Records.ts'
import type { TransactionContext } from './TransactionContext.ts'

/** Valid confirmations; before execution only those of current owners, as in the contract. */
export function listCountedConfirmations(
  { confirmations, execution }: Pick<MultisigTransactionRecord, 'confirmations' | 'execution'>,
  { safe }: Pick<TransactionContext, 'safe'>,
): Confirmation[] {
  return confirmations.filter(
    ({ owner, verdict }) =>
      verdict === 'valid' && (execution !== undefined || safe.owners.some((known) => isAddressEqual(known, owner))),
  )
}
