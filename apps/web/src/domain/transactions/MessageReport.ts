import type { SafeMessageContent, SafeMessageHashes } from '@countersign/protocol/hash'
import type { Verified } from '@countersign/protocol/verify'
import type { Message } from '@countersign/protocol/wire'
import type { Address, Hex } from 'viem'
import type { Check } from '../verification/createCheckRegistry.ts'
import type { Report, ReportConfirmation, ReportState } from './Report.ts'

export type MessageId = { chainId: number; address: Address; messageHash: Hex }

/** One message with everything that this browser knows about it. */
export type MessageReport = {
  id: MessageId
  /** The service's response; undefined when it does not have it, did not answer, or was not asked. */
  message: Message | undefined
  serviceError: unknown
  /**
   * The only value that is shown, hashed and signed. Created by the kernel only, for the requested hash. Undefined when
   * verification failed.
   */
  content: Verified<SafeMessageContent> | undefined
  hashes: Verified<SafeMessageHashes> | undefined
  /** Undefined when the chain could not be read, which blocks signing. */
  state: Omit<ReportState, 'nonce' | 'parts'> | undefined
  confirmations: ReportConfirmation[]
  /** Owners on the chain without a verified signature. */
  missing: Address[]
  /** The encoded verified signatures, once the threshold is reached. */
  signature: Hex | undefined
  /** Whether the Safe accepts the encoded signature (EIP-1271). */
  isComplete: boolean
  checks: Check[]
  /** The chain is unreachable; the state is from an earlier read. */
  isStale: boolean
}

/** What owners confirm. */
export type Signable = Report | MessageReport

export function isTransaction(signable: Signable): signable is Report {
  return 'transaction' in signable
}

/** Whether the message needs this account's signature. */
export function needsMessageSignatureOf(report: MessageReport, account: Address | undefined): boolean {
  if (account === undefined || report.content === undefined || report.signature !== undefined) return false
  return report.missing.some((owner) => owner.toLowerCase() === account.toLowerCase())
}
