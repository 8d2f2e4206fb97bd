import type { Address, Hex } from 'viem'
import type { ChainTransfer } from '../chain/parseSafeEvents.ts'
import type { SafeTransaction } from '../hash/hashSafeTransaction.ts'
import { maximumConfirmations } from '../wire/PageSchema.ts'
import type { TransactionDetails } from '../wire/TransactionDetailsSchema.ts'

export type ClaimedConfirmation = { owner: Address; signature: Hex | null }

/** Multisig transaction claimed by a service, in the kernel's terms. Nothing in it is trusted. */
export type ClaimedTransaction = {
  safe: Address
  safeTxHash: Hex
  transaction: SafeTransaction
  confirmations: readonly ClaimedConfirmation[]
  confirmationsRequired?: number
  /** Number of confirmations claimed by a list row. @default number of listed ones */
  confirmationsSubmitted?: number
  /** More confirmations exist than are checked. */
  areConfirmationsCut?: true
  /** The service calls this an on-chain rejection. */
  isRejection?: boolean
  /** The service's status, such as AWAITING_CONFIRMATIONS. */
  status?: string
  proposer?: Address
  trustedDelegateCallTarget?: boolean
}

/** The claims in a service's response about a multisig transaction; undefined for other kinds. */
export function toClaimedTransaction(details: TransactionDetails): ClaimedTransaction | undefined {
  const { detailedExecutionInfo: info, txData, txInfo } = details
  if (info?.type !== 'MULTISIG' || !txData) return undefined
  return {
    confirmations: info.confirmations
      .slice(0, maximumConfirmations)
      .map(({ signature, signer }) => ({ owner: signer.value, signature })),
    confirmationsRequired: info.confirmationsRequired,
    isRejection: txInfo.type === 'Custom' && txInfo.isCancellation,
    safe: details.safeAddress,
    safeTxHash: info.safeTxHash,
    status: details.txStatus,
    transaction: {
      baseGas: BigInt(info.baseGas),
      data: txData.hexData ?? '0x',
      gasPrice: BigInt(info.gasPrice),
      gasToken: info.gasToken,
      nonce: BigInt(info.nonce),
      operation: txData.operation,
      refundReceiver: info.refundReceiver.value,
      safeTxGas: BigInt(info.safeTxGas),
      to: txData.to.value,
      value: BigInt(txData.value ?? 0),
    },
    ...(txData.trustedDelegateCallTarget === null
      ? {}
      : { trustedDelegateCallTarget: txData.trustedDelegateCallTarget }),
    ...(info.confirmations.length > maximumConfirmations ? { areConfirmationsCut: true } : {}),
    ...(info.proposer ? { proposer: info.proposer.value } : {}),
  }
}

export type ClaimedTransfer = Pick<ChainTransfer, 'from' | 'to' | 'token' | 'type' | 'value'>

/** History entry claimed by a service. */
export type ClaimedExecution = {
  kind: 'multisig' | 'module' | 'transfer' | 'creation'
  safeTxHash?: Hex
  module?: Address
  transactionHash: Hex
  isSuccess: boolean
  executor?: Address
  /** Seconds since 1970. */
  timestamp?: bigint
  nonce?: bigint
  /** Set if the entry claims to be a single transfer. */
  transfer?: ClaimedTransfer
}

/** One transfer into or out of a Safe, with its cause and network fee, as reported by a service. */
export type ClaimedMovement = {
  transactionHash: Hex
  blockNumber: bigint
  /** Seconds since 1970. */
  timestamp: bigint
  logIndex: number
  kind: 'native' | 'erc20' | 'erc721' | 'erc1155'
  /** Undefined for the native currency. */
  token: Address | undefined
  from: Address
  to: Address
  /** An amount; ignored for ERC-721. */
  value: bigint
  tokenId: bigint | undefined
  /** Whether the row claims to be a refund of the executor. */
  isRefund: boolean
  safeTxHash: Hex | undefined
  nonce: bigint | undefined
  module: Address | undefined
  networkFee: bigint | undefined
  feePayer: Address | undefined
}
