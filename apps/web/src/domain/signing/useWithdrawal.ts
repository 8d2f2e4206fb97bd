import { deleteTransaction } from '@countersign/client'
import { getDeleteRequestTypedData, getTotp } from '@countersign/protocol/hash'
import { useMutation } from '@tanstack/react-query'
import type { Address } from 'viem'
import { signTypedData } from 'viem/actions'
import { getConnectorClient } from 'wagmi/actions'
import { safeKey } from '../safe/queries.ts'
import { useServices } from '../services/Services.ts'
import type { ReportId } from '../transactions/Report.ts'

export type UseWithdrawalParameters = {
  id: ReportId
  account: Address | undefined
  /** Leaves the page. */
  onDone: () => Promise<void>
}

/** Has the service forget a proposal: its proposer signs for that. What was signed for the transaction stays signed. */
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
      // First: the page of what is no longer there would take the button away, and the way on with it.
      await onDone()
      await services.queryClient.invalidateQueries({ queryKey: safeKey({ chainId, address }) })
    },
  })
}
