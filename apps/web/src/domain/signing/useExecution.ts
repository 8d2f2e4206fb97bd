import { estimateExecution } from '@countersign/protocol/verify'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address, Hex } from 'viem'
import { zeroAddress } from 'viem'
import { connectText } from '../../lib/messages/connect.ts'
import { safeKey } from '../safe/queries.ts'
import { getChainClient, useServices } from '../services/Services.ts'
import type { Report } from '../transactions/Report.ts'
import { useConnectDialog } from '../wallet/ConnectDialogContext.ts'
import { createReportRequest, executeReport } from './executeReport.ts'

/** Milliseconds between simulations of a transaction that reverts. */
const retryInterval = 4_000

/** Execution: simulated first, then sent with the verified signatures. */
export function useExecution(report: Report, account: Address | undefined) {
  const services = useServices()
  const { record } = useConnectDialog()
  const [sentHash, setSentHash] = useState<Hex>()
  const { id, transaction, state, progress } = report
  const node = getChainClient(services, id.chainId)
  const canTry = progress === 'ready' && transaction !== undefined && transaction.value.nonce === state?.nonce

  const trial = useQuery({
    queryKey: [
      ...safeKey(id),
      'trial',
      id.safeTxHash.toLowerCase(),
      account ?? zeroAddress,
      state?.planned !== undefined,
    ],
    queryFn: async () =>
      estimateExecution(node, { request: await createReportRequest(report), executor: account ?? zeroAddress }),
    enabled: canTry,
    // What is missing (such as funds) may arrive without a service event.
    refetchInterval: ({ state: { data, error } }) =>
      error || (data && data.gas === undefined) ? retryInterval : false,
  })

  const execution = useMutation({
    mutationFn: async () => {
      if (!account) throw new Error('Nobody to execute: the button should not have been there.')
      setSentHash(undefined)
      return executeReport(services, {
        report,
        account,
        onSent: ({ hash, nonce }) => {
          setSentHash(hash)
          record({ description: connectText.executed(nonce), hash })
        },
      })
    },
    onSettled: () => services.queryClient.invalidateQueries({ queryKey: safeKey(id) }),
  })

  return {
    /** Why it would revert now, by our node. */
    refusal: canTry && trial.data?.gas === undefined ? trial.data : undefined,
    trialError: canTry ? trial.error : null,
    execute: () => execution.mutate(),
    isBusy: execution.isPending,
    isSent: sentHash !== undefined,
    error: execution.error,
    /** The outcome, until the report includes it. */
    outcome: canTry ? execution.data : undefined,
  }
}
