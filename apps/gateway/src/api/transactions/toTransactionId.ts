import type { Address } from 'viem'
import type { ModuleTransactionRecord, MultisigTransactionRecord, TransferRecord } from '../../db/queries/Records.ts'

type Identified =
  | Pick<MultisigTransactionRecord, 'safe' | 'safeTxHash' | 'type'>
  | Pick<ModuleTransactionRecord, 'logIndex' | 'safe' | 'transactionHash' | 'type'>
  | Pick<TransferRecord, 'kind' | 'position' | 'safe' | 'transactionHash' | 'type'>
  | { safe: Address; type: 'creation' }

/** The transaction id in the official format. */
export function toTransactionId(record: Identified): string {
  switch (record.type) {
    case 'multisig':
      return `multisig_${record.safe}_${record.safeTxHash}`
    case 'module':
      return `module_${record.safe}_i${record.transactionHash.slice(2)}${record.logIndex}`
    case 'transfer':
      return `transfer_${record.safe}_${record.kind === 'native' ? 'i' : 'e'}${record.transactionHash.slice(2)}${record.position}`
    case 'creation':
      return `creation_${record.safe}`
  }
}
