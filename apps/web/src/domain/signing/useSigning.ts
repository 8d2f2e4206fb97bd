import { createHashApproval, createSigningRequest } from '@countersign/protocol/verify'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import { getConnectorClient } from 'wagmi/actions'
import { connectText } from '../../lib/messages/connect.ts'
import { settleWrite, writeKey } from '../safe/settleWrite.ts'
import { getChainClient, type Services, useServices } from '../services/Services.ts'
import { findDraft, finishDraft, readNote } from '../signature-store/drafts.ts'
import { toStored } from '../signature-store/StoredTransaction.ts'
import { recordSignature, type SignatureStoreEntry } from '../signature-store/signatureStore.ts'
import type { Report, ReportId } from '../transactions/Report.ts'
import { storeCosignatures } from '../transactions/storeCosignatures.ts'
import { useConnectDialog } from '../wallet/ConnectDialogContext.ts'
import { requestSignature } from '../wallet/requestSignature.ts'
import { approveTransaction } from './approveTransaction.ts'
import { deliverSignatures, listUndelivered } from './deliverSignatures.ts'
import { signNote } from './note.ts'

/** `noting`: the note before it. `approving` and `mining`: the owner sends a transaction in place of a signature. */
export type SigningStep = 'noting' | 'signing' | 'approving' | 'mining' | 'delivering'

/** How an owner confirms: by a signature, or by a transaction of its own that the Safe remembers. */
type Way = 'signature' | 'approval'

/** Signs the report's frozen payload, keeps the signature here first, then hands it to the service. */
export function useSigning(report: Report, account: Address | undefined) {
  const services = useServices()
  const { record } = useConnectDialog()
  const [step, setStep] = useState<SigningStep>('signing')
  const { id, transaction, state, details } = report

  const deliver = useMutation({
    mutationKey: writeKey(id),
    mutationFn: async (entries: readonly SignatureStoreEntry[]) => {
      setStep('delivering')
      return deliverSignatures(services, { entries, isKnown: details !== undefined })
    },
    onSettled: (response) => settleWrite(services, id, response),
  })

  const sign = useMutation({
    mutationFn: async (way: Way) => {
      if (!transaction || !state || !account) throw new Error('Nothing to sign: the button should not have been there.')
      const common = { chainId: id.chainId, safe: id.address, version: state.version, safeTxHash: id.safeTxHash }
      // Only a verified transaction goes in; nothing is fetched from here to the signature.
      const request = createSigningRequest({ ...common, transaction })
      const node = getChainClient(services, id.chainId)
      const connectWallet = () => getConnectorClient(services.wagmi, { account, chainId: id.chainId })
      const note = details ? '' : readNote(services.drafts.get(), id.safeTxHash).trim()
      if (note) setStep('noting')
      // First: whoever declines it has signed nothing at all.
      const origin = note
        ? await signNote(await connectWallet(), { id, node, note, owner: account })
        : describeRequester(services, id)
      setStep(way === 'signature' ? 'signing' : 'approving')
      const signature =
        way === 'signature'
          ? await requestSignature(await connectWallet(), { request, owner: account, node })
          : await approveTransaction(node, {
              request: createHashApproval({ ...common, transaction }),
              owner: account,
              connectWallet,
              onSent: (hash) => {
                setStep('mining')
                record({ description: connectText.approved(request.transaction.nonce), hash })
              },
            })
      const entry: SignatureStoreEntry = {
        ...common,
        transaction: toStored(request.transaction),
        signer: account,
        signature,
        signedAt: Date.now(),
        isDelivered: false,
        ...(origin ? { origin } : {}),
      }
      // Kept before it is sent: whatever happens next, it is not lost.
      services.signatureStore.update((signatureStore) => recordSignature(signatureStore, entry))
      // What was on screen beside it counts after it, whatever made room meanwhile.
      storeCosignatures(services, [report])
      return entry
    },
    onSuccess: async (entry) => {
      if (!state?.planned) return deliver.mutate([entry])
      // No service can know a Safe that is not there: what was signed goes from owner to owner.
      services.drafts.update((drafts) => finishDraft(drafts, entry.safeTxHash))
      await settleWrite(services, id)
    },
  })

  const start = (way: Way) => {
    deliver.reset()
    sign.mutate(way)
  }

  return {
    sign: () => start('signature'),
    /** For wallets that cannot sign it, and for owners who want it on the chain. */
    approve: () => start('approval'),
    /** Hands over what was signed here and is not shown by the service. */
    deliverAgain: () => deliver.mutate(listUndelivered(services, report)),
    step,
    isBusy: sign.isPending || deliver.isPending,
    signError: sign.error,
    deliverError: deliver.error,
    isDelivering: deliver.isPending,
    reset: () => {
      sign.reset()
      deliver.reset()
    },
  }
}

/** Co-signers are told which app asked, in the form that every service knows; for them it is a claim of the service. */
function describeRequester({ drafts }: Services, { safeTxHash }: ReportId): string | undefined {
  const { askedBy } = findDraft(drafts.get(), safeTxHash) ?? {}
  return askedBy && JSON.stringify({ name: askedBy.name, url: askedBy.origin })
}
