import { getTransaction, HttpRequestError } from '@countersign/client'
import { queryOptions } from '@tanstack/react-query'
import { findDraft } from '../drafts.ts'
import { findEntries } from '../ledger.ts'
import { safeKey } from '../queries.ts'
import { getChainClient, type Services } from '../Services.ts'
import type { Report, ReportId } from './Report.ts'

/** Fetches, then verifies. Reading stays open when the chain or the service is down; the report then says so. */
export function reportQuery(services: Services, id: ReportId) {
  return queryOptions({
    queryKey: [...safeKey(id), 'report', id.safeTxHash.toLowerCase()],
    queryFn: async ({ signal }): Promise<Report> => {
      const [answer, { createReport }] = await Promise.all([
        getTransaction(services.service, { chainId: id.chainId, id: id.safeTxHash, signal }).then(
          (details) => ({ details, serviceError: undefined }),
          (error: unknown) => ({ details: undefined, serviceError: isUnknownThere(error) ? undefined : error }),
        ),
        // The kernel is loaded when there is something to verify, not with the first page.
        import('./createReport.ts'),
      ])
      signal.throwIfAborted()
      const ledger = services.ledger
        .get()
        .filter(({ chainId, safe }) => chainId === id.chainId && safe.toLowerCase() === id.address.toLowerCase())
      return createReport({
        id,
        client: getChainClient(services, id.chainId),
        ...answer,
        own:
          findEntries(ledger, id.safeTxHash)[0]?.transaction ??
          findDraft(services.drafts.get(), id.safeTxHash)?.transaction,
        ledger,
      })
    },
    // Chain state moves without the service telling: signatures stay, nonces do not.
    refetchInterval: 15_000,
  })
}

function isUnknownThere(error: unknown): boolean {
  return error instanceof HttpRequestError && error.status === 404
}
