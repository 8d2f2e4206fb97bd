import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address, Hex } from 'viem'
import { zeroAddress } from 'viem'
import { connectText } from '../../lib/messages/connect.ts'
import type { Report } from '../report/Report.ts'
import { safeKey } from '../safe/queries.ts'
import { getChainClient, useServices } from '../services/Services.ts'
import { useConnectDialog } from '../wallet/ConnectDialogContext.ts'
import { dryRun, executeTransaction } from './executeTransaction.ts'

/** Executing is a second decision: tried on the node first, then sent with the signatures verified here. */
export function useExecution(report: Report, account: Address | undefined) {
  const services = useServices()
  const { record } = useConnectDialog()
  const [sentHash, setSentHash] = useState<Hex>()
  const { id, transaction, packedSignatures, state, progress } = report
  const client = getChainClient(services, id.chainId)
  const canTry =
    progress === 'ready' &&
    transaction !== undefined &&
    packedSignatures !== undefined &&
    transaction.value.nonce === state?.nonce

  const trial = useQuery({
    queryKey: [...safeKey(id), 'trial', id.safeTxHash.toLowerCase(), account ?? zeroAddress],
    queryFn: async () => {
      if (!transaction || !packedSignatures) return 'nothing' as const
      await dryRun(client, {
        safe: id.address,
        transaction: transaction.value,
        packedSignatures,
        account: account ?? zeroAddress,
      })
      return 'ok' as const
    },
    enabled: canTry,
  })

  const execution = useMutation({
    mutationFn: async () => {
      if (!transaction || !packedSignatures || !account)
        throw new Error('Nothing to execute: the button should not have been there.')
      setSentHash(undefined)
      return executeTransaction({
        wagmi: services.wagmi,
        client,
        chainId: id.chainId,
        safe: id.address,
        safeTxHash: id.safeTxHash,
        transaction: transaction.value,
        packedSignatures,
        account,
        onSent: (hash) => {
          setSentHash(hash)
          record({ description: connectText.executed(transaction.value.nonce), hash })
        },
      })
    },
    onSettled: () => services.queryClient.invalidateQueries({ queryKey: safeKey(id) }),
  })

  return {
    canTry,
    trial,
    execute: () => execution.mutate(),
    isBusy: execution.isPending,
    isSent: sentHash !== undefined,
    error: execution.error,
    outcome: execution.data,
    reset: () => execution.reset(),
  }
}
