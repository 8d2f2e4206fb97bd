import { getTransaction, HttpRequestError } from '@countersign/client'
import { queryOptions } from '@tanstack/react-query'
import { findDraft } from '../drafts.ts'
import { findEntries } from '../ledger.ts'
import { safeKey, safeStateQuery } from '../queries.ts'
import { getChainClient, type Services } from '../Services.ts'
import type { Report, ReportId } from './Report.ts'

/** Fetches, then verifies. Reading stays open when the chain or the service is down; the report then says so. */
export function reportQuery(services: Services, id: ReportId) {
  return queryOptions({
    queryKey: [...safeKey(id), 'report', id.safeTxHash.toLowerCase()],
    queryFn: async ({ signal }): Promise<Report> => {
      const stateOptions = safeStateQuery(services, id)
      const [answer, chain] = await Promise.all([
        getTransaction(services.service, { chainId: id.chainId, id: id.safeTxHash, signal }).then(
          (details) => ({ details, serviceError: undefined }),
          (error: unknown) => ({ details: undefined, serviceError: isUnknownThere(error) ? undefined : error }),
        ),
        services.queryClient.fetchQuery({ ...stateOptions, staleTime: 1_000 }).then(
          (state) => ({ state, chainError: undefined }),
          (error: unknown) => ({
            state: services.queryClient.getQueryData(stateOptions.queryKey),
            chainError: error ?? new Error(),
          }),
        ),
      ])
      // The kernel is loaded when there is something to verify, not with the first page.
      const { createReport } = await import('./createReport.ts')
      signal.throwIfAborted()
      const entries = findEntries(services.ledger.get(), id.safeTxHash).filter((entry) => entry.chainId === id.chainId)
      const draft = findDraft(services.drafts.get(), id.safeTxHash)
      return createReport({
        id,
        client: getChainClient(services, id.chainId),
        ...answer,
        ...chain,
        own: entries[0]?.transaction ?? draft?.transaction,
        ledger: entries,
      })
    },
    // Chain state moves without the service telling: signatures stay, nonces do not.
    refetchInterval: 15_000,
  })
}

function isUnknownThere(error: unknown): boolean {
  return error instanceof HttpRequestError && error.status === 404
}
