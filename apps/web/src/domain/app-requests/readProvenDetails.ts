import type { TransactionDetails } from '@countersign/protocol/wire'
import type { Hex } from 'viem'
import type { Services } from '../services/Services.ts'
import { findTransaction, listOwn } from '../signature-store/confirmations.ts'
import type { ReportId } from '../transactions/Report.ts'
import { reportQuery } from '../transactions/reportQuery.ts'
import { toProvenDetails } from './toProvenDetails.ts'

/** As long as a service that answers at all may take; one that is down is no reason to leave an app without an answer. */
const defaultPatience = 10_000

export type ReadProvenDetailsOptions = { patience?: number; staleTime?: number }

/** What an app is told of a transaction. It asks as soon as it has the hash, which may be before the service has it. */
export async function readProvenDetails(
  services: Services,
  id: ReportId,
  { patience = defaultPatience, staleTime = 0 }: ReadProvenDetailsOptions = {},
): Promise<TransactionDetails> {
  await waitForDelivery(services, id.safeTxHash, patience)
  const query = reportQuery(services, id)
  const first = await services.queryClient.fetchQuery({ ...query, staleTime })
  // What was read, or begun to be read, before the service had it is not the answer.
  const report = first.details ? first : await services.queryClient.fetchQuery({ ...query, staleTime: 0 })
  return toProvenDetails(report)
}

/** Until nothing that was signed here under this hash is on its way any more. */
function waitForDelivery({ confirmations }: Services, safeTxHash: Hex, patience: number): Promise<void> {
  const isOnItsWay = () =>
    listOwn(findTransaction(confirmations.get(), safeTxHash)).some(({ isDelivered }) => !isDelivered)
  if (!isOnItsWay()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = confirmations.subscribe(() => {
      if (!isOnItsWay()) end()
    })
    const timer = setTimeout(end, patience)
    function end(): void {
      stop()
      clearTimeout(timer)
      resolve()
    }
  })
}
