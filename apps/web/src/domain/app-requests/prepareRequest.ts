import { BaseError } from '@countersign/protocol/errors'
import { hashSafeMessage } from '@countersign/protocol/hash'
import type { MessageContent } from '@countersign/protocol/wire'
import type { Hex } from 'viem'
import { appRequestsText as words } from '../../lib/messages/appRequests.ts'
import type { Services } from '../services/Services.ts'
import { discardMessage, findTransaction, listOwn, saveMessage } from '../signature-store/confirmations.ts'
import { findDraft, removeDraft } from '../signature-store/drafts.ts'
import { createBatchCall } from '../transaction-builder/createBatchCall.ts'
import { createOnChainCall } from '../transaction-builder/createOnChainCall.ts'
import type { Call } from '../transaction-builder/createTransaction.ts'
import { findRefusal } from '../transaction-builder/findRefusal.ts'
import { multiSendQuery } from '../transaction-builder/multiSendQuery.ts'
import { signMessageLibQuery } from '../transaction-builder/signMessageLibQuery.ts'
import { storeDraft } from '../transaction-builder/storeDraft.ts'
import type { MessageId } from '../transactions/MessageReport.ts'
import type { ReportId } from '../transactions/Report.ts'
import type { Question, RequestedCall } from './PendingRequest.ts'

/** The request under the hash by which it is reviewed. */
export type Prepared = { kind: 'transaction'; id: ReportId } | { kind: 'message'; id: MessageId }

/** The request cannot become anything that the Safe can sign. */
class RequestRefusedError extends BaseError {
  override readonly name = 'RequestRefusedError'
  readonly code = 'CANNOT_BE_ASKED'
}

export type PrepareRequestParameters = {
  question: Pick<Question, 'ask' | 'asker' | 'safe'>
  version: string
  /** Only used by transactions. */
  nonce: bigint
}

/** Turns a request into a draft or a stored message, as our own forms do. Permissions need neither. */
export async function prepareRequest(
  services: Services,
  parameters: PrepareRequestParameters,
): Promise<Prepared | null> {
  const { nonce, question, version } = parameters
  const { ask, asker, safe } = question
  if (ask.kind === 'permission') return null
  const { address, chainId } = safe
  if (ask.kind === 'message' && !ask.isOnChain) {
    const messageHash = storeRequest(services, { chainId, safe: address, version, content: ask.content })
    return { kind: 'message', id: { chainId, address, messageHash } }
  }
  const call =
    ask.kind === 'transactions'
      ? await joinCalls(services, { calls: ask.calls, chainId, version })
      : await createSigningCall(services, { chainId, content: ask.content, version })
  const askedBy = { name: asker.name, origin: asker.origin }
  const safeTxHash = storeDraft(services, { safe, version, call, nonce, form: 'asked', askedBy })
  return { kind: 'transaction', id: { chainId, address, safeTxHash } }
}

type OfSafe = { chainId: number; version: string }

/** Joins calls like our own batches: plain calls through MultiSendCallOnly. */
async function joinCalls(
  services: Services,
  { calls, chainId, version }: OfSafe & { calls: readonly RequestedCall[] },
): Promise<Call> {
  const [only, ...others] = calls
  if (!only) throw new RequestRefusedError(words.noCalls)
  if (others.length === 0) return only
  const refusal = calls.map(findRefusal).find((reason) => reason !== undefined)
  if (refusal !== undefined) throw new RequestRefusedError(refusal)
  const multiSend = await services.queryClient.fetchQuery(multiSendQuery(services, { chainId, version }))
  if (!multiSend) throw new RequestRefusedError(words.noMultiSend)
  return createBatchCall(calls, multiSend)
}

async function createSigningCall(
  services: Services,
  { chainId, content, version }: OfSafe & { content: MessageContent },
): Promise<Call> {
  const library = await services.queryClient.fetchQuery(signMessageLibQuery(services, { chainId, version }))
  if (!library) throw new RequestRefusedError(words.noSigningOnChain)
  return createOnChainCall(library, content)
}

type StoreRequestParameters = OfSafe & { safe: ReportId['address']; content: MessageContent }

function storeRequest({ confirmations }: Services, { chainId, content, safe, version }: StoreRequestParameters): Hex {
  const { safeMessageHash: hash } = hashSafeMessage({ chainId, message: content, safe, version })
  confirmations.update((all) => saveMessage(all, { chainId, safe, hash, content, createdAt: Date.now() }))
  return hash
}

/** Deletes a request's unsigned draft; unlike a form's draft nobody typed it. */
export function deleteUnsigned({ confirmations, drafts }: Services, { id, kind }: Prepared): void {
  if (kind === 'message') confirmations.update((all) => discardMessage(all, id.messageHash))
  else if (listOwn(findTransaction(confirmations.get(), id.safeTxHash)).length > 0) return
  else if (findDraft(drafts.get(), id.safeTxHash)?.askedBy) drafts.update((all) => removeDraft(all, id.safeTxHash))
}
