import { addMessageSignature, createMessage } from '@countersign/client'
import { createMessageSigningRequest } from '@countersign/protocol/verify'
import { MessageContentSchema } from '@countersign/protocol/wire'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import { getConnectorClient } from 'wagmi/actions'
import { safeKey } from '../safe/queries.ts'
import { getChainClient, useServices } from '../services/Services.ts'
import { findCosignedMessage } from '../signature-store/cosignatures.ts'
import { DeliveryError, type DeliveryFailure } from '../signature-store/DeliveryError.ts'
import { clearForm, formKey } from '../signature-store/drafts.ts'
import type { StoredSignature } from '../signature-store/StoredMessagesSchema.ts'
import {
  findStoredMessage,
  markMessageDelivered,
  recordMessageSignature,
  storeMessage,
} from '../signature-store/storedMessages.ts'
import { requestSignature } from '../wallet/requestSignature.ts'
import type { MessageReport } from './MessageReport.ts'
import { MessageFormSchema, readMessage } from './readMessage.ts'
import { storeMessageCosignatures } from './storeMessageCosignatures.ts'

type Signed = Pick<StoredSignature, 'signature' | 'signer'>

export type MessageSigningStep = 'signing' | 'delivering'

/** Signs the report's frozen content, keeps the signature here first, then hands it to the service. */
export function useMessageSigning(report: MessageReport, account: Address | undefined) {
  const services = useServices()
  const [step, setStep] = useState<MessageSigningStep>('signing')
  const { id, content, state, message } = report
  const { chainId, address: safe, messageHash } = id

  const deliver = useMutation({
    mutationFn: async (entries: readonly Signed[]) => {
      setStep('delivering')
      const stored = findStored()
      const failures: DeliveryFailure[] = []
      let isKnown = message !== undefined || !stored
      for (const { signer, signature } of entries)
        try {
          if (isKnown || !stored) await addMessageSignature(services.service, { chainId, messageHash, signature })
          else await createMessage(services.service, { address: safe, chainId, message: stored.content, signature })
          isKnown = true
          services.messages.update((all) => markMessageDelivered(all, messageHash, signer))
        } catch (error) {
          failures.push({ signer, error })
        }
      if (isKnown && stored) forgetForm(stored.content)
      if (failures.length > 0) throw new DeliveryError(failures)
    },
    onSettled: () => services.queryClient.invalidateQueries({ queryKey: [...safeKey(id), 'messages'] }),
  })

  function findStored() {
    return (
      findStoredMessage(services.messages.get(), messageHash) ??
      findCosignedMessage(services.cosignatures.get(), messageHash)
    )
  }

  /** What was typed is done with; but not what was typed since. */
  function forgetForm(delivered: unknown): void {
    const key = formKey(chainId, safe, 'message')
    const form = MessageFormSchema.safeParse(services.drafts.get().forms[key])
    if (!form.success) return
    const read = readMessage({ form: form.data, chainId, safe })
    if ('value' in read && JSON.stringify(read.value) === JSON.stringify(delivered))
      services.drafts.update((drafts) => clearForm(drafts, key))
  }

  const sign = useMutation({
    mutationFn: async () => {
      if (!content || !state || !account) throw new Error('Nothing to sign: the button should not have been there.')
      setStep('signing')
      // Only verified content goes in; nothing is fetched from here to the signature.
      const request = createMessageSigningRequest({
        chainId,
        safe,
        version: state.version,
        content,
        safeMessageHash: messageHash,
      })
      const wallet = await getConnectorClient(services.wagmi, { account, chainId })
      const signature = await requestSignature(wallet, {
        node: getChainClient(services, chainId),
        owner: account,
        request,
      })
      const entry: StoredSignature = { signer: account, signature, signedAt: Date.now(), isDelivered: false }
      // Kept before it is sent: whatever happens next, it is not lost.
      services.messages.update((all) => {
        const isStored = findStoredMessage(all, messageHash) !== undefined
        const own = { chainId, safe, messageHash, content: MessageContentSchema.parse(request.content) }
        const kept = isStored ? all : storeMessage(all, { ...own, createdAt: Date.now() })
        return recordMessageSignature(kept, messageHash, entry)
      })
      storeMessageCosignatures(services, [report])
      return entry
    },
    onSuccess: (entry) => deliver.mutate([entry]),
  })

  return {
    sign: () => {
      deliver.reset()
      sign.mutate()
    },
    /** Hands over what was signed here and is not shown by the service. */
    deliverAgain: () => {
      const shown = new Set(message?.confirmations.map(({ owner }) => owner.value.toLowerCase()))
      const stored: readonly Signed[] = [
        ...(findStoredMessage(services.messages.get(), messageHash)?.signatures ?? []),
        ...(findCosignedMessage(services.cosignatures.get(), messageHash)?.signatures ?? []),
      ]
      const entries = stored.filter(({ signer }) => {
        const isNew = !shown.has(signer.toLowerCase())
        shown.add(signer.toLowerCase())
        return isNew
      })
      deliver.mutate(entries)
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
