import { isVersionAtLeast } from '@countersign/protocol/hash'
import type { TransactionProgress } from '@countersign/protocol/verify'
import type { TransactionDetails } from '@countersign/protocol/wire'
import type { Address, Hex } from 'viem'
import type { Services } from '../services/Services.ts'
import { findTransaction, listOwn } from '../signature-store/confirmations.ts'
import type { Report, ReportId } from '../transactions/Report.ts'
import { reportQuery } from '../transactions/reportQuery.ts'

/** Bounds the wait for delivery: a service that is down must not leave an app without an answer. */
const defaultTimeout = 10_000

/** The transaction details for an app, which asks as soon as it has the hash: perhaps before the service has it. */
export async function readProvenDetails(
  services: Services,
  id: ReportId,
  { timeout = defaultTimeout, staleTime = 0 }: { timeout?: number; staleTime?: number } = {},
): Promise<TransactionDetails> {
  await waitForDelivery(services, id.safeTxHash, timeout)
  const query = reportQuery(services, id)
  const first = await services.queryClient.fetchQuery({ ...query, staleTime })
  // Reports started before the delivery are outdated.
  const report = first.details ? first : await services.queryClient.fetchQuery({ ...query, staleTime: 0 })
  return toProvenDetails(report)
}

function waitForDelivery({ confirmations }: Services, safeTxHash: Hex, timeout: number): Promise<void> {
  const isOnItsWay = () =>
    listOwn(findTransaction(confirmations.get(), safeTxHash)).some(({ isDelivered }) => !isDelivered)
  if (!isOnItsWay()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = confirmations.subscribe(() => {
      if (!isOnItsWay()) end()
    })
    const timer = setTimeout(end, timeout)
    function end(): void {
      stop()
      clearTimeout(timer)
      resolve()
    }
  })
}

const statuses: Partial<Record<TransactionProgress, TransactionDetails['txStatus']>> = {
  waiting: 'AWAITING_CONFIRMATIONS',
  ready: 'AWAITING_EXECUTION',
  executed: 'SUCCESS',
  failed: 'FAILED',
  replaced: 'CANCELLED',
}

/** The service's details for this hash; the status is the chain's, because apps release payments based on it. */
export function toProvenDetails({ details, executedIn, progress, transaction }: Report): TransactionDetails {
  if (!details || !transaction) throw new Error('No transaction with this hash could be verified.')
  const txStatus = statuses[progress]
  if (txStatus === undefined) return details
  const isDone = progress === 'executed' || progress === 'failed'
  return { ...details, txStatus, txHash: isDone ? (executedIn ?? details.txHash) : null }
}

export type SignsOffChainParameters = { version: string; fallbackHandler: Address | undefined; sdkVersion: string }

/** As Safe{Wallet}: the app's SDK must read one, and from 1.3.0 on the Safe needs a fallback handler (EIP-1271). */
export function signsOffChain({ fallbackHandler, sdkVersion, version }: SignsOffChainParameters): boolean {
  if (!isVersionAtLeast(sdkVersion, '7.11.0')) return false
  return isVersionAtLeast(version, '1.3.0') ? fallbackHandler !== undefined : isVersionAtLeast(version, '1.0.0')
}
