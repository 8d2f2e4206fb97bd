import { BaseError, hashSafeMessage, type MessageContent } from '@countersign/protocol'
import type { Hex } from 'viem'
import { askedText as words } from '../../lib/messages/asked.ts'
import { createBatchCall } from '../batch/createBatchCall.ts'
import { findRefusal } from '../batch/findRefusal.ts'
import { multiSendQuery } from '../batch/multiSendQuery.ts'
import { createOnChainCall } from '../drafting/createOnChainCall.ts'
import type { Call } from '../drafting/createTransaction.ts'
import { keepDraft } from '../drafting/keepDraft.ts'
import { signMessageLibQuery } from '../drafting/signMessageLibQuery.ts'
import { findDraft, removeDraft } from '../ledger/drafts.ts'
import { discardMessage, keepMessage } from '../ledger/keptMessages.ts'
import { findEntries } from '../ledger/ledger.ts'
import type { MessageId } from '../message/MessageReport.ts'
import type { ReportId } from '../report/Report.ts'
import type { Services } from '../services/Services.ts'
import type { AskedCall, Question } from './Asked.ts'

/** What is asked, under the hash by which it is reviewed and decided like anything else. */
export type Prepared = { kind: 'transaction'; id: ReportId } | { kind: 'message'; id: MessageId }

/** It cannot be made into anything that the Safe could sign. */
class CannotBeAskedError extends BaseError {
  override readonly name = 'CannotBeAskedError'
  readonly code = 'CANNOT_BE_ASKED'
}

export type PrepareAskParameters = {
  question: Pick<Question, 'ask' | 'asker' | 'safe'>
  version: string
  /** For what becomes a transaction. */
  nonce: bigint
}

/** Makes of a question what our own forms make: a draft, or a message that is kept here. Permissions need neither. */
export async function prepareAsk(services: Services, parameters: PrepareAskParameters): Promise<Prepared | null> {
  const { nonce, question, version } = parameters
  const { ask, asker, safe } = question
  if (ask.kind === 'permission') return null
  const { address, chainId } = safe
  if (ask.kind === 'message' && !ask.isOnChain) {
    const messageHash = keepAsked(services, { chainId, safe: address, version, content: ask.content })
    return { kind: 'message', id: { chainId, address, messageHash } }
  }
  const call =
    ask.kind === 'transactions'
      ? await joinCalls(services, { calls: ask.calls, chainId, version })
      : await createSigningCall(services, { chainId, content: ask.content, version })
  const askedBy = { name: asker.name, origin: asker.origin }
  const safeTxHash = keepDraft(services, { safe, version, call, nonce, form: 'asked', askedBy })
  return { kind: 'transaction', id: { chainId, address, safeTxHash } }
}

type OfSafe = { chainId: number; version: string }

/** As a batch of our own: through MultiSendCallOnly, of plain calls alone. */
async function joinCalls(
  services: Services,
  { calls, chainId, version }: OfSafe & { calls: readonly AskedCall[] },
): Promise<Call> {
  const [only, ...others] = calls
  if (!only) throw new CannotBeAskedError(words.noCalls)
  if (others.length === 0) return only
  const refusal = calls.map(findRefusal).find((reason) => reason !== undefined)
  if (refusal !== undefined) throw new CannotBeAskedError(refusal)
  const multiSend = await services.queryClient.fetchQuery(multiSendQuery(services, { chainId, version }))
  if (!multiSend) throw new CannotBeAskedError(words.noMultiSend)
  return createBatchCall(calls, multiSend)
}

async function createSigningCall(
  services: Services,
  { chainId, content, version }: OfSafe & { content: MessageContent },
): Promise<Call> {
  const library = await services.queryClient.fetchQuery(signMessageLibQuery(services, { chainId, version }))
  if (!library) throw new CannotBeAskedError(words.noSigningOnChain)
  return createOnChainCall(library, content)
}

type KeepAskedParameters = OfSafe & { safe: ReportId['address']; content: MessageContent }

function keepAsked({ messages }: Services, { chainId, content, safe, version }: KeepAskedParameters): Hex {
  const { safeMessageHash } = hashSafeMessage({ chainId, message: content, safe, version })
  messages.update((kept) =>
    keepMessage(kept, { chainId, safe, messageHash: safeMessageHash, content, createdAt: Date.now() }),
  )
  return safeMessageHash
}

/** What nobody signed was typed by nobody either: unlike a form's draft it goes with the question. */
export function forgetUnsigned({ drafts, ledger, messages }: Services, { id, kind }: Prepared): void {
  if (kind === 'message') messages.update((kept) => discardMessage(kept, id.messageHash))
  else if (findEntries(ledger.get(), id.safeTxHash).length > 0) return
  else if (findDraft(drafts.get(), id.safeTxHash)?.askedBy) drafts.update((all) => removeDraft(all, id.safeTxHash))
}
