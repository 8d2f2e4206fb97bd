import { deleteTransaction } from '@countersign/client'
import { getDeleteRequestTypedData, getTotp } from '@countersign/protocol/hash'
import { useMutation } from '@tanstack/react-query'
import type { Address } from 'viem'
import { signTypedData } from 'viem/actions'
import { getConnectorClient } from 'wagmi/actions'
import { safeKey } from '../safe/queries.ts'
import { useServices } from '../services/Services.ts'
import type { ReportId } from '../transactions/Report.ts'

export type UseWithdrawalParameters = { id: ReportId; account: Address | undefined; onDone: () => Promise<void> }

/** Deletes a proposal from the service, authorized by the proposer's signature. Signatures remain valid. */
export function useWithdrawal({ id, account, onDone }: UseWithdrawalParameters) {
  const services = useServices()
  const { chainId, address, safeTxHash } = id
  return useMutation({
    mutationFn: async () => {
      if (!account) throw new Error('Nobody to sign: the button should not have been there.')
      const wallet = await getConnectorClient(services.wagmi, { account, chainId })
      const totp = getTotp(Date.now() / 1_000)
      const request = getDeleteRequestTypedData({ chainId, safe: address, safeTxHash, totp })
      const signature = await signTypedData(wallet, { account, ...request })
      await deleteTransaction(services.service, { chainId, safeTxHash, signature })
    },
    onSuccess: async () => {
      // First: refetching would remove this page's button, and with it the navigation.
      await onDone()
      await services.queryClient.invalidateQueries({ queryKey: safeKey({ chainId, address }) })
    },
  })
}
