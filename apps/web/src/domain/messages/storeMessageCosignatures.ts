import { MessageContentSchema } from '@countersign/protocol/wire'
import type { Services } from '../services/Services.ts'
import type { CosignedMessage } from '../signature-store/CosignaturesSchema.ts'
import { recordCosignedMessages } from '../signature-store/cosignatures.ts'
import { findStoredMessage } from '../signature-store/storedMessages.ts'
import type { MessageReport } from './MessageReport.ts'

type Stores = Pick<Services, 'cosignatures' | 'messages'>

/** Stores every signature of a message that the service showed and that was verified here. */
export function storeMessageCosignatures(stores: Stores, reports: readonly MessageReport[]): void {
  const found = reports.flatMap((report) => toCosigned(stores, report) ?? [])
  const before = stores.cosignatures.get()
  // Most looks find nothing new: then nothing is written.
  if (recordCosignedMessages(before, found) === before) return
  stores.cosignatures.update((all) => recordCosignedMessages(all, found))
}

function toCosigned({ messages }: Stores, report: MessageReport): CosignedMessage | undefined {
  const { confirmations, content, id, isStale, message, state } = report
  if (!content || !state || isStale || !message) return undefined
  const own = findStoredMessage(messages.get(), id.messageHash)?.signatures ?? []
  const signatures = confirmations.flatMap(({ data, isOnlyHere, signer, status }) => {
    if (status !== 'valid' || isOnlyHere || !signer || !data) return []
    const isOwn = own.some((entry) => entry.signer === signer && entry.signature === data)
    return isOwn ? [] : [{ signer, signature: data }]
  })
  if (signatures.length === 0) return undefined
  const parsed = MessageContentSchema.safeParse(content.value)
  if (!parsed.success) return undefined
  return { chainId: id.chainId, safe: id.address, messageHash: id.messageHash, content: parsed.data, signatures }
}
