import { packSignatures } from '@countersign/protocol/signatures'
import { type Message, MessageContentSchema } from '@countersign/protocol/wire'
import { isAddressEqual } from 'viem'
import type { MessageRecord } from '../../db/queries/messages.ts'
import { parseOrigin } from '../transactions/parseOrigin.ts'
import type { TransactionContext } from '../transactions/TransactionContext.ts'
import { toAddressEx } from '../wire/toAddressEx.ts'

/** Maps a message to the wire format. Only signatures of current owners count, as in the contract. */
export function toMessage(record: MessageRecord, { safe }: Pick<TransactionContext, 'safe'>): Message {
  const confirmations = record.confirmations.filter(
    ({ owner, verdict }) => verdict === 'valid' && safe.owners.some((known) => isAddressEqual(known, owner)),
  )
  const isConfirmed = confirmations.length >= safe.threshold
  return {
    confirmations: confirmations.map(({ owner, signature }) => ({ owner: toAddressEx(owner), signature })),
    confirmationsRequired: safe.threshold,
    confirmationsSubmitted: confirmations.length,
    creationTimestamp: record.createdAt.getTime(),
    logoUri: null,
    message: MessageContentSchema.parse(record.message),
    messageHash: record.messageHash,
    modifiedTimestamp: record.modifiedAt.getTime(),
    name: parseOrigin(record.origin).safeAppInfo?.name ?? null,
    origin: record.origin,
    preparedSignature: isConfirmed
      ? packSignatures(confirmations.map(({ owner, signature }) => ({ data: signature, signer: owner })))
      : null,
    proposedBy: toAddressEx(record.proposedBy),
    status: isConfirmed ? 'CONFIRMED' : 'NEEDS_CONFIRMATION',
  }
}
