import { packSignatures } from '@countersign/protocol/signatures'
import { MessageContentSchema } from '@countersign/protocol/wire'
import type { MessageRecord } from '../../../db/queries/messages.ts'
import { listCountedConfirmations } from '../../transactions/listCountedConfirmations.ts'
import type { TransactionContext } from '../../transactions/TransactionContext.ts'
import { toSignatureType } from '../transactions/toServiceTransaction.ts'
import type { ServiceMessage } from './ServiceMessageSchema.ts'

export function toServiceMessage(record: MessageRecord, context: Pick<TransactionContext, 'safe'>): ServiceMessage {
  const counted = listCountedConfirmations({ confirmations: record.confirmations, execution: undefined }, context)
  return {
    confirmations: counted.map(({ createdAt, kind, owner, signature }) => ({
      created: createdAt.toISOString(),
      modified: createdAt.toISOString(),
      owner,
      signature,
      signatureType: toSignatureType(kind),
    })),
    created: record.createdAt.toISOString(),
    message: MessageContentSchema.parse(record.message),
    messageHash: record.messageHash,
    modified: record.modifiedAt.toISOString(),
    origin: record.origin ?? '{}',
    preparedSignature:
      counted.length === 0
        ? null
        : packSignatures(counted.map(({ owner, signature }) => ({ data: signature, signer: owner }))),
    proposedBy: record.proposedBy,
    safe: record.safe,
    safeAppId: record.safeAppId,
  }
}
