import { addMessageSignature, type Client, confirm, createMessage, propose } from '@countersign/client'
import type { ServiceEvent, TransactionDetails } from '@countersign/protocol/wire'
import { hashKey } from '@tanstack/react-query'
import { type Address, type Hex, zeroAddress } from 'viem'
import { listChangedKeys } from '../safe/listChangedKeys.ts'
import type { Services } from '../services/Services.ts'
import type { SignableRecord, StoredConfirmation, TransactionRecord } from '../signature-store/ConfirmationsSchema.ts'
import { findMessage, findTransaction, markDelivered } from '../signature-store/confirmations.ts'
import { clearForm, finishDraft, formKey } from '../signature-store/drafts.ts'
import { isTransaction, type MessageId, type ReportId, type Signable } from '../transactions/Report.ts'
import { cacheReport, reportKey } from '../transactions/reportQuery.ts'

export type DeliveryFailure = { signer: Address; error: unknown }

export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  readonly code = 'DELIVERY_FAILED'
  readonly failures: readonly DeliveryFailure[]
  constructor(failures: readonly DeliveryFailure[]) {
    super(`The service did not accept ${failures.length} of the signatures.`, { cause: failures[0]?.error })
    this.failures = failures
  }
}

type Signed = Pick<StoredConfirmation, 'origin' | 'signature' | 'signer'>

export type DeliverSignaturesParameters = {
  record: SignableRecord
  signatures: readonly Signed[]
  /** Whether the service has it: else the first signature creates it. */
  isKnown: boolean
}

/** Sends each signature independently; returns the last response. @throws DeliveryError with every failure */
export async function deliverSignatures(
  stores: Pick<Services, 'confirmations' | 'drafts' | 'service'>,
  { record, signatures, isKnown }: DeliverSignaturesParameters,
) {
  const failures: DeliveryFailure[] = []
  let isCreated = isKnown
  let response: Awaited<ReturnType<typeof deliverSignature>> | undefined
  for (const signed of signatures)
    try {
      response = await deliverSignature(stores.service, { record, signed, isKnown: isCreated })
      isCreated = true
      stores.confirmations.update((all) => markDelivered(all, record.hash, signed.signer))
      await finishForm(stores, record)
    } catch (error) {
      failures.push({ signer: signed.signer, error })
    }
  if (failures.length > 0) throw new DeliveryError(failures)
  return response
}

type DeliverSignatureParameters = { record: SignableRecord; signed: Signed; isKnown: boolean }

/** As a confirmation where the service has the transaction or message, else as a proposal with its body. */
function deliverSignature(service: Client, { record, signed, isKnown }: DeliverSignatureParameters) {
  const { chainId, hash, safe: address } = record
  const { origin, signature, signer } = signed
  if (record.kind === 'message')
    return isKnown
      ? addMessageSignature(service, { chainId, messageHash: hash, signature })
      : createMessage(service, { address, chainId, message: record.content, signature })
  if (isKnown) return confirm(service, { chainId, safeTxHash: hash, signature })
  const proposal = { ...toProposal(hash, record.transaction, origin), sender: signer, signature }
  return propose(service, { chainId, address, proposal })
}

/** Clears the form that created it, unless it was edited since. */
async function finishForm({ drafts }: Pick<Services, 'drafts'>, record: SignableRecord): Promise<void> {
  if (record.kind === 'transaction') return drafts.update((all) => finishDraft(all, record.hash))
  const { MessageFormSchema, readMessage } = await import('../transactions/readMessage.ts')
  const { chainId, content, safe } = record
  const key = formKey(chainId, safe, 'message')
  const form = MessageFormSchema.safeParse(drafts.get().forms[key])
  const typed = form.success ? readMessage({ form: form.data, chainId, safe }) : undefined
  if (typed && 'value' in typed && JSON.stringify(typed.value) === JSON.stringify(content))
    drafts.update((all) => clearForm(all, key))
}

export type PublishTransactionParameters = Pick<TransactionRecord, 'chainId' | 'hash' | 'safe' | 'transaction'> & {
  /** The proposing owner, a Safe that will approve the hash on the chain. */
  owner: Address
}

/** Proposes a transaction without a signature, so that nested owners can read what they approve. */
export function publishTransaction(service: Client, parameters: PublishTransactionParameters) {
  const { chainId, hash, owner, safe, transaction } = parameters
  const proposal = { ...toProposal(hash, transaction), sender: owner, signature: null }
  return propose(service, { chainId, address: safe, proposal })
}

function toProposal(safeTxHash: Hex, transaction: TransactionRecord['transaction'], origin?: string) {
  const { refundReceiver, data, ...fields } = transaction
  return {
    ...fields,
    data: data === '0x' ? null : data,
    refundReceiver: refundReceiver === zeroAddress ? null : refundReceiver,
    safeTxHash,
    origin: origin ?? null,
  }
}

export function findRecord({ confirmations }: Pick<Services, 'confirmations'>, signable: Pick<Signable, 'id'>) {
  const { id } = signable
  return 'safeTxHash' in id
    ? findTransaction(confirmations.get(), id.safeTxHash)
    : findMessage(confirmations.get(), id.messageHash)
}

/** Stored signatures, one per owner, that may count and that the service does not show. */
export function listUndelivered(
  stores: Pick<Services, 'confirmations'>,
  signable: Pick<Signable, 'confirmations' | 'id'>,
): StoredConfirmation[] {
  // Shown by the service, or stored and invalid. An invalid one from the service may not be the owner's.
  const done = new Set(
    signable.confirmations.flatMap(({ claimedOwner, isOnlyHere, status }) =>
      (status === 'valid') === isOnlyHere ? [] : [claimedOwner.toLowerCase()],
    ),
  )
  // From the store: the report may be older than the last signature.
  return (findRecord(stores, signable)?.confirmations ?? []).filter(({ signer }) => {
    const owner = signer.toLowerCase()
    if (done.has(owner)) return false
    done.add(owner)
    return true
  })
}

export function isKnownToService(signable: Signable): boolean {
  return (isTransaction(signable) ? signable.details : signable.message) !== undefined
}

/** Caches the verified response of a write and refetches the other changed keys; without a valid one, all. */
export async function settleWrite(
  services: Services,
  id: MessageId | ReportId,
  details?: TransactionDetails,
): Promise<void> {
  const { queryClient } = services
  const event: ServiceEvent =
    'safeTxHash' in id
      ? { kinds: ['queue'], block: null, safeTxHash: id.safeTxHash }
      : { kinds: ['messages'], block: null }
  const refetch = (queryKey: readonly unknown[]) => queryClient.invalidateQueries({ queryKey })
  await Promise.all(
    listChangedKeys(id, event).map((key) =>
      details && 'safeTxHash' in id && hashKey(key) === hashKey(reportKey(id))
        ? cacheReport(services, id, details).catch(() => refetch(key))
        : refetch(key),
    ),
  )
}
