import { type CreationPlan, createFoundingRequest, type SigningRequest, verifyOwn } from '@countersign/protocol'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address, Hex } from 'viem'
import { getConnection, getConnectorClient, switchChain } from 'wagmi/actions'
import { deploymentQuery } from '../../domain/creation/deploymentQuery.ts'
import { foundSafe } from '../../domain/creation/foundSafe.ts'
import { findEntries, type LedgerEntry, markDelivered, recordSignature } from '../../domain/ledger/ledger.ts'
import { toStored } from '../../domain/ledger/StoredTransaction.ts'
import { getChainClient, type Services, useServices } from '../../domain/services/Services.ts'
import { askSignature } from '../../domain/wallet/askSignature.ts'
import { useConnectDialog } from '../../domain/wallet/ConnectDialogContext.ts'
import { createText as words } from '../../lib/messages/create.ts'

export type FoundingStep = 'signing' | 'sending' | 'mining'

/** The owner signs the first transaction of a planned Safe; then one transaction of the chain makes the Safe and does it. */
export function useFounding(plan: CreationPlan, chainId: number) {
  const services = useServices()
  const { record } = useConnectDialog()
  const [step, setStep] = useState<FoundingStep>('signing')
  const founding = useMutation({
    mutationFn: async ({ account, request }: { account: Address; request: SigningRequest }) => {
      const node = getChainClient(services, chainId)
      const connectWallet = async () => {
        if (getConnection(services.wagmi).chainId !== chainId) await switchChain(services.wagmi, { chainId })
        return getConnectorClient(services.wagmi, { account, chainId })
      }
      setStep('signing')
      const { hashes, transaction } = request
      const kept = findEntries(services.ledger.get(), hashes.safeTxHash).find(({ signer }) => signer === account)
      const signature =
        kept?.signature ?? (await askSignature(await connectWallet(), { node, owner: account, request }))
      if (!kept) keep(services, { account, request, signature })
      setStep('sending')
      const report = await foundSafe(node, {
        account,
        connectWallet,
        onSent: (hash) => {
          setStep('mining')
          record({ description: words.sentDescription, hash })
        },
        request: await createFoundingRequest({
          chainId,
          plan,
          safeTxHash: hashes.safeTxHash,
          signatures: [{ data: signature, signer: account }],
          transaction: verifyOwn(transaction),
        }),
      })
      // It is done: there is nothing left to hand to the service.
      services.ledger.update((ledger) => markDelivered(ledger, hashes.safeTxHash, account))
      return report
    },
    onSettled: () =>
      services.queryClient.invalidateQueries({ queryKey: deploymentQuery(services, { chainId, plan }).queryKey }),
  })
  return {
    error: founding.error,
    found: (account: Address, request: SigningRequest) => founding.mutate({ account, request }),
    isBusy: founding.isPending,
    step,
  }
}

/** Before it is sent: whoever declines to send it has signed all the same, and is not asked twice. */
function keep(
  { ledger }: Services,
  { account, request, signature }: { account: Address; request: SigningRequest; signature: Hex },
): void {
  const { chainId, hashes, safe, transaction, version } = request
  const entry: LedgerEntry = {
    chainId,
    isDelivered: false,
    safe,
    safeTxHash: hashes.safeTxHash,
    signature,
    signedAt: Date.now(),
    signer: account,
    transaction: toStored(transaction),
    version,
  }
  ledger.update((all) => recordSignature(all, entry))
}
