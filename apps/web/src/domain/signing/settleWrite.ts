import type { ServiceEvent, TransactionDetails } from '@countersign/protocol/wire'
import { hashKey } from '@tanstack/react-query'
import { listChangedKeys } from '../safe/listChangedKeys.ts'
import type { Services } from '../services/Services.ts'
import type { MessageId } from '../transactions/MessageReport.ts'
import type { ReportId } from '../transactions/Report.ts'
import { cacheReport, reportKey } from '../transactions/reportQuery.ts'

/**
 * Verifies and caches the response of a write, and refetches the other keys of `listChangedKeys`. Without a valid
 * response it refetches all of them.
 */
export async function settleWrite(
  services: Services,
  id: MessageId | ReportId,
  details?: TransactionDetails,
): Promise<void> {
  const { queryClient } = services
  const event: ServiceEvent =
    'safeTxHash' in id
      ? { kinds: ['queue'], block: null, safeTxHash: id.safeTxHash }
      : { kinds: ['messages'], block: null }
  const refetch = (queryKey: readonly unknown[]) => queryClient.invalidateQueries({ queryKey })
  await Promise.all(
    listChangedKeys(id, event).map((key) =>
      details && 'safeTxHash' in id && hashKey(key) === hashKey(reportKey(id))
        ? cacheReport(services, id, details).catch(() => refetch(key))
        : refetch(key),
    ),
  )
}
