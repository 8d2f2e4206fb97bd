import type { SafeMessageContent, SafeMessageHashes } from '@countersign/protocol/hash'
import type { Verified } from '@countersign/protocol/verify'
import type { Message } from '@countersign/protocol/wire'
import type { Address, Hex } from 'viem'
import type { Check } from '../verification/createCheckRegistry.ts'
import type { Report, ReportConfirmation, ReportState } from './Report.ts'

export type MessageId = { chainId: number; address: Address; messageHash: Hex }

/** One message with everything this browser could find out about it. */
export type MessageReport = {
  id: MessageId
  /** What the service says; undefined when it does not know it, did not answer, or was not asked. */
  message: Message | undefined
  serviceError: unknown
  /**
   * The one frozen value: shown, hashed and signed. Only the kernel can make one, and only when it has the hash that was
   * asked for. Undefined when it failed its checks.
   */
  content: Verified<SafeMessageContent> | undefined
  hashes: Verified<SafeMessageHashes> | undefined
  /** Undefined when the chain could not be read: then nothing may be signed. */
  state: Omit<ReportState, 'nonce' | 'parts'> | undefined
  confirmations: ReportConfirmation[]
  /** Owners, by the chain, whose verified signature is missing. */
  missing: Address[]
  /** The verified signatures joined, once there are enough. */
  signature: Hex | undefined
  /** The Safe itself accepts the joined signature. */
  isComplete: boolean
  checks: Check[]
  /** The chain did not answer just now; what is shown of it is from before. */
  isStale: boolean
}

/** What owners confirm. */
export type Signable = Report | MessageReport

export function isTransaction(signable: Signable): signable is Report {
  return 'transaction' in signable
}

/** Whether this account's signature is what the message waits for. */
export function needsMessageSignatureOf(report: MessageReport, account: Address | undefined): boolean {
  if (account === undefined || report.content === undefined || report.signature !== undefined) return false
  return report.missing.some((owner) => owner.toLowerCase() === account.toLowerCase())
}
