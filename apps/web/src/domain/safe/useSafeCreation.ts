import type { CreationPlan } from '@countersign/protocol/chain'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address, Hex } from 'viem'
import { getConnection, getConnectorClient, switchChain } from 'wagmi/actions'
import { createText as words } from '../../lib/messages/create.ts'
import { getChainClient, useServices } from '../services/Services.ts'
import { useConnectDialog } from '../wallet/ConnectDialogContext.ts'
import { createSafe } from './createSafe.ts'
import { deploymentQuery } from './deploymentQuery.ts'

/** Deploys a planned Safe on one chain, after switching the wallet to it. */
export function useSafeCreation(plan: CreationPlan, chainId: number) {
  const services = useServices()
  const { record } = useConnectDialog()
  const [sentHash, setSentHash] = useState<Hex>()
  const creation = useMutation({
    mutationFn: async (account: Address) => {
      setSentHash(undefined)
      return createSafe(getChainClient(services, chainId), {
        plan,
        account,
        connectWallet: async () => {
          if (getConnection(services.wagmi).chainId !== chainId) await switchChain(services.wagmi, { chainId })
          return getConnectorClient(services.wagmi, { account, chainId })
        },
        onSent: (hash) => {
          setSentHash(hash)
          record({ description: words.sentDescription, hash })
        },
      })
    },
    onSettled: () =>
      services.queryClient.invalidateQueries({ queryKey: deploymentQuery(services, { chainId, plan }).queryKey }),
  })
  return {
    create: (account: Address) => creation.mutate(account),
    isBusy: creation.isPending,
    isSent: sentHash !== undefined,
    error: creation.error,
  }
}
