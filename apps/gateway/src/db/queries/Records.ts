import type { SafeTransaction } from '@countersign/protocol/hash'
import type { Address, Hash, Hex } from 'viem'

/** The block of a record. Timestamps are seconds. */
type ChainPosition = { blockNumber: number; logIndex: number; timestamp: number; transactionHash: Hash }

export type SignatureKind = 'approvedHash' | 'contract' | 'eoa' | 'ethSign'

export type Confirmation = {
  /** When it was stored here, or mined. */
  createdAt: Date
  kind: SignatureKind
  owner: Address
  signature: Hex
  /** `chain`: the Safe's contract accepted it, or the owner approved the hash there. */
  source: 'chain' | 'service'
  verdict: 'invalid' | 'unverified' | 'valid'
}

export type Execution = ChainPosition & {
  /** `msg.sender`; unknown only for a nested call on a node without traces. */
  executor: Address | null
  gasPrice: bigint | null
  gasUsed: bigint | null
  maxFeePerGas: bigint | null
  maxPriorityFeePerGas: bigint | null
  payment: bigint
  signatures: Hex | null
  success: boolean
  /** Threshold when it was executed. */
  threshold: number
}

export type Proposal = {
  createdAt: Date
  modifiedAt: Date
  origin: string | null
  proposedByDelegate: Address | null
  proposer: Address | null
  trusted: boolean
}

/** A multisig transaction that was proposed here, executed on the chain, or both. */
export type MultisigTransactionRecord = {
  type: 'multisig'
  chainId: number
  confirmations: Confirmation[]
  execution: Execution | undefined
  proposal: Proposal | undefined
  safe: Address
  safeTxHash: Hash
  /** Undefined only for executions whose parameters are in no proposal, event, calldata or trace. */
  transaction: SafeTransaction | undefined
}

export type ModuleTransactionRecord = ChainPosition & {
  type: 'module'
  chainId: number
  data: Hex | null
  module: Address
  operation: 0 | 1 | null
  safe: Address
  success: boolean
  to: Address | null
  value: bigint | null
}

export type TokenRecord = {
  address: Address
  decimals: number | null
  kind: 'erc1155' | 'erc20' | 'erc721'
  name: string | null
  symbol: string | null
}

export type TransferRecord = ChainPosition & {
  type: 'transfer'
  chainId: number
  kind: 'erc20' | 'erc721' | 'native'
  /** The end of the transfer's id. */
  position: string
  recipient: Address
  safe: Address
  sender: Address
  token: TokenRecord | null
  tokenId: bigint | null
  value: bigint | null
}
