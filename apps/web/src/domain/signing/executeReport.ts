import {
  type Check,
  createExecutionRequest,
  type ExecutionRequest,
  type ExecutionState,
} from '@countersign/protocol/verify'
import type { Address, Hex } from 'viem'
import { getConnectorClient } from 'wagmi/actions'
import { getChainClient, type Services } from '../services/Services.ts'
import type { Report } from '../transactions/Report.ts'
import { executeTransaction } from './executeTransaction.ts'

/** The execution request of a report, frozen by the kernel, which accepts verified values only. */
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
