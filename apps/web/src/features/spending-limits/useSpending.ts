import { BaseError, toNodeError } from '@countersign/protocol/errors'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import { call, sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { getConnectorClient } from 'wagmi/actions'
import { safeKey } from '../../domain/safe/queries.ts'
import { getChainClient, useServices } from '../../domain/services/Services.ts'
import { useConnectDialog } from '../../domain/wallet/ConnectDialogContext.ts'
import { limitsText as words } from '../../lib/messages/limits.ts'
import { planSpending } from './planLimit.ts'
import type { NamedLimit } from './readLimitForm.ts'

/** Mined without effect. */
class SpendingFailedError extends BaseError {
  override readonly name = 'SpendingFailedError'
  readonly code = 'SPENDING_FAILED'
  constructor() {
    super(words.reverted)
  }
}

export type UseSpendingParameters = {
  safe: { address: Address; chainId: number }
  module: Address
  account: Address | undefined
  onPaid: () => void
}

export type Spending = { limit: NamedLimit; recipient: Address; amount: bigint; label: string }

/** The beneficiary's transaction: simulated on our node, then sent by their wallet. */
export function useSpending({ safe, module, account, onPaid }: UseSpendingParameters) {
  const services = useServices()
  const { record } = useConnectDialog()
  const [isSent, setSent] = useState(false)
  const mutation = useMutation({
    mutationFn: async ({ limit, recipient, amount, label }: Spending) => {
      if (!account) throw new Error('Nobody to spend: the button should not have been there.')
      setSent(false)
      const node = getChainClient(services, safe.chainId)
      const { to, data } = planSpending({ safe: safe.address, module, limit, recipient, amount })
      const explain = (cause: unknown) => Promise.reject(toNodeError(cause) ?? cause)
      await call(node, { account, data, to }).catch(explain)
      const wallet = await getConnectorClient(services.wagmi, { account, chainId: safe.chainId })
      const hash = await sendTransaction(wallet, { account, chain: node.chain, data, to }).catch(explain)
      setSent(true)
      record({ description: words.recorded(label), hash })
      const receipt = await waitForTransactionReceipt(node, { hash, pollingInterval: 500 })
      if (receipt.status !== 'success') throw new SpendingFailedError()
    },
    onSuccess: onPaid,
    onSettled: () => services.queryClient.invalidateQueries({ queryKey: safeKey(safe) }),
  })
  return {
    spend: mutation.mutate,
    isBusy: mutation.isPending,
    isSent,
    isPaid: mutation.isSuccess,
    error: mutation.error,
    reset: mutation.reset,
  }
}
