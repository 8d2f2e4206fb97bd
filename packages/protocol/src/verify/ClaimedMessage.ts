import type { Address, Hex } from 'viem'
import type { SafeMessageContent } from '../hash/hashSafeMessage.ts'
import type { Message } from '../wire/MessageSchema.ts'
import { maximumConfirmations } from '../wire/PageSchema.ts'
import type { ClaimedConfirmation } from './ClaimedTransaction.ts'

/** Off-chain message claimed by a service. */
export type ClaimedMessage = {
  messageHash: Hex
  content: SafeMessageContent
  confirmations: readonly ClaimedConfirmation[]
  confirmationsRequired?: number
  /** More confirmations exist than are checked. */
  areConfirmationsCut?: true
  /** The service calls it complete. */
  isConfirmed?: boolean
  /** The service's joined signature; never used. */
  preparedSignature?: Hex
  proposer?: Address
}

/** The claims in a service's response about a message. */
export function toClaimedMessage(message: Message): ClaimedMessage {
  return {
    confirmations: message.confirmations
      .slice(0, maximumConfirmations)
      .map(({ owner, signature }) => ({ owner: owner.value, signature })),
    confirmationsRequired: message.confirmationsRequired,
    content: message.message,
    isConfirmed: message.status === 'CONFIRMED',
    messageHash: message.messageHash,
    proposer: message.proposedBy.value,
    ...(message.confirmations.length > maximumConfirmations ? { areConfirmationsCut: true } : {}),
    ...(message.preparedSignature ? { preparedSignature: message.preparedSignature } : {}),
  }
}
