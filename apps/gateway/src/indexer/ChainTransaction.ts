import type { SafeTransaction } from '@countersign/protocol/hash'
import type { Address, Hash, Hex } from 'viem'
import type { Creation } from './abi/decodeCreation.ts'

/** A call of `execTransaction`: everything but the nonce. */
export type ExecutionCall = {
  executor: Address
  safe: Address
  signatures: Hex
  source: 'calldata' | 'trace'
  transaction: Omit<SafeTransaction, 'nonce'>
}

export type ModuleCall = { data: Hex; module: Address; operation: 0 | 1; safe: Address; to: Address; value: bigint }

export type ValueCall = {
  /** In a trace its address: indexes of the calls from the outermost inwards. */
  position: string
  to: Address
  value: bigint
}

/** A transaction of the chain without its logs. */
export type ChainTransaction = {
  creations: (Creation & { factory: Address })[]
  executions: ExecutionCall[]
  gasPrice: bigint
  gasUsed: bigint
  hash: Hash
  maxFeePerGas: bigint | null
  maxPriorityFeePerGas: bigint | null
  /** In the order in which they ended; from a trace only. */
  moduleCalls: ModuleCall[]
  recipient: Address | null
  sender: Address
  /** Native coin that each Safe sent; from a trace only. */
  tracedValues: ReadonlyMap<Address, readonly ValueCall[]>
  value: bigint
}
