import type { SafeTransaction } from '@countersign/protocol'
import type { Address, Hash, Hex } from 'viem'
import type { Facts } from '../Facts.ts'
import type { TransactionContext } from '../TransactionContext.ts'

/** The contents of a multisig transaction, announced by the Safe before it is executed. */
type AnnouncedCall = {
  executor: Address
  logIndex: number
  signatures: Hex
  threshold: number | null
  transaction: SafeTransaction
}

export type AnnouncedModuleCall = { data: Hex; logIndex: number; operation: 0 | 1; to: Address; value: bigint }

/** What handlers work with. They see the logs of a range in block and log order, always whole transactions of the chain. */
export type HandlerContext = {
  /** Announced and not yet executed, by `toCallKey`. */
  announced: Map<string, AnnouncedCall>
  announcedModuleCalls: Map<string, AnnouncedModuleCall[]>
  chainId: number
  facts: Facts
  /** Safes that count: made by a known factory from a known singleton. */
  isWatched: (address: Address) => boolean
  /** Next nonce of a Safe, as far as known before the log at hand; executions advance it. */
  nonces: Map<Address, bigint>
  transactions: ReadonlyMap<Hash, TransactionContext>
}
