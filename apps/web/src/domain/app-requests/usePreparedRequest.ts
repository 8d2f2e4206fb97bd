import { BaseError } from '@countersign/protocol/errors'
import { hashSafeMessage } from '@countersign/protocol/hash'
import type { MessageContent } from '@countersign/protocol/wire'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Hex } from 'viem'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { safeStateQuery } from '../safe/queries.ts'
import { type Services, useServices } from '../services/Services.ts'
import { discardMessage, findTransaction, listOwn, saveMessage } from '../signature-store/confirmations.ts'
import { findDraft, removeDraft } from '../signature-store/drafts.ts'
import { createBatchCall, findRefusal } from '../transaction-builder/createBatchCall.ts'
import { type Call, storeDraft } from '../transaction-builder/createTransaction.ts'
import { createOnChainCall, multiSendQuery, signMessageLibQuery } from '../transaction-builder/multiSendQuery.ts'
import { useNextNonce } from '../transaction-builder/useNextNonce.ts'
import type { MessageId, ReportId } from '../transactions/Report.ts'
import type { Question, RequestedCall } from './createRequestQueue.ts'

const t = createCatalogue('appRequests')

export type PreparedRequest = {
  /** Undefined while pending; null if nothing has to be prepared. */
  prepared: Prepared | null | undefined
  error: unknown
  renew: (safeTxHash: Hex) => void
  retry: () => void
}

/** Prepares the request on screen, not those waiting: its nonce follows what was signed before it. */
export function usePreparedRequest(question: Question): PreparedRequest {
  const services = useServices()
  const { safe } = question
  const state = useQuery(safeStateQuery(services, safe))
  const nextNonce = useNextNonce(safe, state.data?.nonce)
  const isReady = state.data !== undefined && nextNonce !== undefined && nextNonce.basis !== 'looking'
  const queryKey = ['appRequest', question.id]
  const made = useQuery({
    queryKey,
    queryFn: () => {
      if (!state.data || !nextNonce) throw new Error('Not ready: the query should not have run.')
      return prepareRequest(services, { question, version: state.data.version, nonce: nextNonce.value })
    },
    enabled: isReady,
    retry: false,
    // Prepared once: what is on screen must not change.
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  const prepared = made.data
  useEffect(() => {
    if (!prepared) return
    return () => deleteUnsigned(services, prepared)
  }, [prepared, services])
  const hasNoState = state.isError && !state.data
  return {
    prepared,
    renew: (safeTxHash) =>
      services.queryClient.setQueryData<Prepared>(queryKey, {
        kind: 'transaction',
        id: { chainId: safe.chainId, address: safe.address, safeTxHash },
      }),
    error: made.error ?? (hasNoState ? state.error : null),
    retry: () => void (hasNoState ? state.refetch() : made.refetch()),
  }
}

type Prepared = { kind: 'transaction'; id: ReportId } | { kind: 'message'; id: MessageId }

type PrepareRequestParameters = {
  question: Pick<Question, 'body' | 'requester' | 'safe'>
  version: string
  nonce: bigint
}

/** Turns a request into a draft or a stored message, as our own forms do. Permissions need neither. */
async function prepareRequest(services: Services, parameters: PrepareRequestParameters): Promise<Prepared | null> {
  const { nonce, question, version } = parameters
  const { body, requester, safe } = question
  if (body.kind === 'permission') return null
  const { address, chainId } = safe
  if (body.kind === 'message' && !body.isOnChain) {
    const messageHash = storeRequest(services, { chainId, safe: address, version, content: body.content })
    return { kind: 'message', id: { chainId, address, messageHash } }
  }
  const call =
    body.kind === 'transactions'
      ? await joinCalls(services, { calls: body.calls, chainId, version })
      : await createSigningCall(services, { chainId, content: body.content, version })
  const askedBy = { name: requester.name, origin: requester.origin }
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
  if (!only) throw new BaseError('CANNOT_BE_ASKED', t('noCalls'))
  if (others.length === 0) return only
  const refusal = calls.map(findRefusal).find((reason) => reason !== undefined)
  if (refusal !== undefined) throw new BaseError('CANNOT_BE_ASKED', refusal)
  const multiSend = await services.queryClient.fetchQuery(multiSendQuery(services, { chainId, version }))
  if (!multiSend) throw new BaseError('CANNOT_BE_ASKED', t('noMultiSend'))
  return createBatchCall(calls, multiSend)
}

async function createSigningCall(
  services: Services,
  { chainId, content, version }: OfSafe & { content: MessageContent },
): Promise<Call> {
  const library = await services.queryClient.fetchQuery(signMessageLibQuery(services, { chainId, version }))
  if (!library) throw new BaseError('CANNOT_BE_ASKED', t('noSigningOnChain'))
  return createOnChainCall(library, content)
}

type StoreRequestParameters = OfSafe & { safe: ReportId['address']; content: MessageContent }

function storeRequest({ confirmations }: Services, { chainId, content, safe, version }: StoreRequestParameters): Hex {
  const { safeMessageHash: hash } = hashSafeMessage({ chainId, message: content, safe, version })
  confirmations.update((all) => saveMessage(all, { chainId, safe, hash, content, createdAt: Date.now() }))
  return hash
}

/** Deletes a request's unsigned draft; unlike a form's draft nobody typed it. */
function deleteUnsigned({ confirmations, drafts }: Services, { id, kind }: Prepared): void {
  if (kind === 'message') confirmations.update((all) => discardMessage(all, id.messageHash))
  else if (listOwn(findTransaction(confirmations.get(), id.safeTxHash)).length > 0) return
  else if (findDraft(drafts.get(), id.safeTxHash)?.askedBy) drafts.update((all) => removeDraft(all, id.safeTxHash))
}
