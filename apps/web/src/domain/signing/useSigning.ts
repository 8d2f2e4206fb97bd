import { createSigningRequest } from '@countersign/protocol'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import { getConnectorClient } from 'wagmi/actions'
import { clearForm, findDraft, formKey, removeDraft } from '../ledger/drafts.ts'
import { findEntries, type LedgerEntry, markDelivered, recordSignature } from '../ledger/ledger.ts'
import { toStored } from '../ledger/StoredTransaction.ts'
import type { Report } from '../report/Report.ts'
import { safeKey } from '../safe/queries.ts'
import { useServices } from '../services/Services.ts'
import { deliverSignature } from './deliverSignature.ts'
import { signTransaction } from './signTransaction.ts'

export type SigningStep = 'signing' | 'delivering'

/** Signs the report's frozen payload, keeps the signature here first, then hands it to the service. */
export function useSigning(report: Report, account: Address | undefined) {
  const services = useServices()
  const [step, setStep] = useState<SigningStep>('signing')
  const { id, transaction, state, details } = report
  const refresh = () => services.queryClient.invalidateQueries({ queryKey: safeKey(id) })

  const deliver = useMutation({
    mutationFn: async (entry: LedgerEntry) => {
      setStep('delivering')
      await deliverSignature(services.service, entry, details !== undefined)
      services.ledger.update((ledger) => markDelivered(ledger, entry.safeTxHash, entry.signer))
      const draft = findDraft(services.drafts.get(), entry.safeTxHash)
      if (draft)
        services.drafts.update((drafts) =>
          clearForm(removeDraft(drafts, entry.safeTxHash), formKey(entry.chainId, entry.safe, draft.form)),
        )
    },
    onSettled: refresh,
  })

  const sign = useMutation({
    mutationFn: async () => {
      if (!transaction || !state || !account) throw new Error('Nothing to sign: the button should not have been there.')
      setStep('signing')
      const common = { chainId: id.chainId, safe: id.address, version: state.version, safeTxHash: id.safeTxHash }
      // Only a verified transaction goes in; nothing is fetched from here to the signature.
      const request = createSigningRequest({ ...common, transaction })
      const wallet = await getConnectorClient(services.wagmi, { account, chainId: id.chainId })
      const signature = await signTransaction(wallet, { request, owner: account })
      const entry: LedgerEntry = {
        ...common,
        transaction: toStored(request.transaction),
        signer: account,
        signature,
        signedAt: Date.now(),
        isDelivered: false,
      }
      // Kept before it is sent: whatever happens next, it is not lost.
      services.ledger.update((ledger) => recordSignature(ledger, entry))
      return entry
    },
    onSuccess: (entry) => deliver.mutate(entry),
  })

  return {
    sign: () => {
      deliver.reset()
      sign.mutate()
    },
    /** Hands over what was signed here and is not shown by the service. */
    deliverAgain: () => {
      const entry = findEntries(services.ledger.get(), id.safeTxHash).find(
        ({ signer }) => signer.toLowerCase() === account?.toLowerCase(),
      )
      const [any] = findEntries(services.ledger.get(), id.safeTxHash)
      const chosen = entry ?? any
      if (chosen) deliver.mutate(chosen)
    },
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
