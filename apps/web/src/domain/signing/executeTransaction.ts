import { BaseError, toNodeError } from '@countersign/protocol/errors'
import {
  assertTransactionRequest,
  type Check,
  createExecutionRequest,
  type ExecutionRequest,
  type ExecutionState,
  estimateExecution,
  verifyExecution,
} from '@countersign/protocol/verify'
import { skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { type Address, type Chain, type Client, type Hex, type Transport, zeroAddress } from 'viem'
import { sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { getConnectorClient } from 'wagmi/actions'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { safeKey } from '../safe/queries.ts'
import { useConnectDialog } from '../services/ConnectDialogContext.ts'
import { getChainClient, type Services, useServices } from '../services/Services.ts'
import type { Report, ReportId } from '../transactions/Report.ts'

const t = createCatalogue('connect')

export async function createReportRequest({
  id,
  transaction,
  signatures,
  state,
}: Pick<Report, 'id' | 'signatures' | 'state' | 'transaction'>): Promise<ExecutionRequest> {
  if (!transaction || !signatures || !state)
    throw new Error('Nothing to execute: the button should not have been there.')
  const { chainId, address: safe, safeTxHash } = id
  const { planned, version } = state
  const common = { chainId, safe, safeTxHash, signatures, transaction }
  if (!planned) return createExecutionRequest({ ...common, version })
  // Lazy: deploying the Safe in the same transaction is rare.
  const { createDeployment } = await import('../safe/plannedSafe.ts')
  return createDeployment({ ...common, planned })
}

export type ExecuteReportParameters = {
  report: Report
  account: Address
  onSent: (sent: { hash: Hex; nonce: bigint }) => void
}

/** The only path from a report to the chain, for one execution or several in a row. */
export async function executeReport(
  services: Services,
  { report, account, onSent }: ExecuteReportParameters,
): Promise<{ check: Check; state: ExecutionState }> {
  const request = await createReportRequest(report)
  const { chainId } = report.id
  return executeTransaction(getChainClient(services, chainId), {
    request,
    account,
    connectWallet: () => getConnectorClient(services.wagmi, { account, chainId }),
    onSent: (hash) => onSent({ hash, nonce: request.transaction.nonce }),
  })
}

export type ExecuteTransactionParameters = {
  request: ExecutionRequest
  account: Address
  /** Called only after the simulation succeeded. */
  connectWallet: () => Promise<Client<Transport, Chain>>
  onSent: (hash: Hex) => void
  pollingInterval?: number
}

/** Simulates on our node, sends through the wallet and reads the outcome from the chain. */
export async function executeTransaction(
  node: Client<Transport, Chain>,
  { request, account, connectWallet, onSent, pollingInterval = 500 }: ExecuteTransactionParameters,
): Promise<{ check: Check; state: ExecutionState }> {
  const { to, data } = request.call
  // Wallets report violations inconsistently or not at all.
  assertTransactionRequest({ chainId: node.chain.id, to })
  const { gas, checks, error } = await estimateExecution(node, { request, executor: account })
  if (gas === undefined)
    throw new BaseError('EXECUTION_REFUSED', checks[0]?.translatable ?? checks[0]?.message ?? '', { cause: error })
  const wallet = await connectWallet()
  const hash = await sendTransaction(wallet, { account, chain: node.chain, data, gas, to }).catch((cause: unknown) =>
    Promise.reject(toNodeError(cause) ?? cause),
  )
  onSent(hash)
  // The wallet may have replaced it with a higher fee. After a timeout it is looked up once more by its hash.
  const receipt = await waitForTransactionReceipt(node, { hash, pollingInterval }).catch(() => undefined)
  const { chainId, safe, safeTxHash } = request
  return verifyExecution(node, { chainId, safe, safeTxHash, transactionHash: receipt?.transactionHash ?? hash })
}

const sentKey = ({ chainId, safeTxHash }: ReportId) => ['sent', chainId, safeTxHash.toLowerCase()] as const

/** Whether this page sent the execution: until its outcome is known, nothing is offered or computed as if it waited. */
export function useIsSent(id: ReportId): boolean {
  const { data } = useQuery<Hex | null>({ queryKey: sentKey(id), queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY })
  return typeof data === 'string'
}

export function markSent({ queryClient }: Pick<Services, 'queryClient'>, id: ReportId, hash: Hex | null): void {
  queryClient.setQueryData(sentKey(id), hash)
}

const retryInterval = 4_000

export function useExecution(report: Report, account: Address | undefined) {
  const services = useServices()
  const { record } = useConnectDialog()
  const { id, transaction, state, progress } = report
  const isSent = useIsSent(id)
  const node = getChainClient(services, id.chainId)
  const canTry = progress === 'ready' && transaction !== undefined && transaction.value.nonce === state?.nonce

  const estimate = useQuery({
    queryKey: [
      ...safeKey(id),
      'executionEstimate',
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
      return executeReport(services, {
        report,
        account,
        onSent: ({ hash, nonce }) => {
          markSent(services, id, hash)
          record({ description: t('executed', { nonce: String(nonce) }), hash })
        },
      })
    },
    onSettled: (done) => {
      // Not executed, as far as the chain says: it can be tried again.
      if (done?.state !== 'succeeded' && done?.state !== 'failed') markSent(services, id, null)
      return services.queryClient.invalidateQueries({ queryKey: safeKey(id) })
    },
  })

  const refusal = canTry && estimate.data?.gas === undefined ? estimate.data : undefined
  const trialError = canTry ? estimate.error : null
  const hasFailed = refusal !== undefined || trialError !== null
  return {
    /** Why it would revert now, by our node. */
    refusal,
    trialError,
    simulation: hasFailed
      ? ('failed' as const)
      : canTry && estimate.data
        ? ('succeeded' as const)
        : ('pending' as const),
    execute: () => execution.mutate(),
    isBusy: execution.isPending || (isSent && canTry),
    isSent,
    error: execution.error,
    /** The outcome, until the report includes it. */
    outcome: canTry ? execution.data : undefined,
  }
}
