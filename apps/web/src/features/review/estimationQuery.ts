import { estimateTransaction } from '@countersign/client'
import type { SafeTransaction } from '@countersign/protocol/hash'
import { queryOptions } from '@tanstack/react-query'
import { safeKey } from '../../domain/safe/queries.ts'
import type { Services } from '../../domain/services/Services.ts'
import type { ReportId } from '../../domain/transactions/Report.ts'

/** How much gas the call takes inside of the Safe, as the service measured it: a claim. */
export function estimationQuery(services: Services, id: ReportId, { to, value, data, operation }: SafeTransaction) {
  const { chainId, address, safeTxHash } = id
  return queryOptions({
    queryKey: [...safeKey(id), 'estimation', safeTxHash.toLowerCase()],
    queryFn: ({ signal }) =>
      estimateTransaction(services.service, {
        chainId,
        address,
        to,
        value: value.toString(),
        data,
        operation,
        signal,
      }),
    staleTime: 60_000,
  })
}
