import { getTransaction, HttpRequestError } from '@countersign/client'
import type { TransactionDetails } from '@countersign/protocol'
import { queryOptions } from '@tanstack/react-query'
import { findDraft } from '../ledger/drafts.ts'
import { findEntries } from '../ledger/ledger.ts'
import { safeKey } from '../safe/queries.ts'
import { getChainClient, type Services } from '../services/Services.ts'
import type { BatchSlot } from '../verification/createQueueVerifier.ts'
import type { Report, ReportId } from './Report.ts'

/** Fetches, then verifies. Reading stays open when the chain or the service is down; the report then says so. */
export function reportQuery(services: Services, id: ReportId) {
  const queryKey = [...safeKey(id), 'report', id.safeTxHash.toLowerCase()]
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<Report> => {
      // What a screen asks for at once is verified at once: a slot is taken before the first wait.
      const slot = services.queue.reserve(id)
      const release = () => slot.release()
      signal.addEventListener('abort', release)
      try {
        const report = await loadReport(services, { id, slot, signal })
        return keepPayload(report, services.queryClient.getQueryData<Report>(queryKey))
      } finally {
        signal.removeEventListener('abort', release)
        release()
      }
    },
    // The cache would copy what changed in part, and a copy of a verified value is not verified any more.
    structuralSharing: false,
    // Chain state moves without the service telling: signatures stay, nonces do not.
    refetchInterval: 15_000,
  })
}

type LoadReportParameters = { id: ReportId; slot: BatchSlot; signal: AbortSignal }

async function loadReport(services: Services, { id, slot, signal }: LoadReportParameters): Promise<Report> {
  const draft = findDraft(services.drafts.get(), id.safeTxHash)
  const isPrivate = draft !== undefined && findEntries(services.ledger.get(), id.safeTxHash).length === 0
  const [answer, { createReport }] = await Promise.all([
    // A draft that nobody signed was shown to nobody: there is nothing to ask.
    isPrivate ? { details: undefined, serviceError: undefined } : askService(services, id, signal),
    loadCreateReport(),
  ])
  signal.throwIfAborted()
  const ledger = services.ledger
    .get()
    .filter(({ chainId, safe }) => chainId === id.chainId && safe.toLowerCase() === id.address.toLowerCase())
  return createReport({
    id,
    client: getChainClient(services, id.chainId),
    slot,
    ...answer,
    own: findEntries(ledger, id.safeTxHash)[0]?.transaction ?? draft?.transaction,
    ledger,
  })
}

/** The same hash is the same body: the payload on screen stays the one value that it was, however often it is verified. */
export function keepPayload(report: Report, previous: Report | undefined): Report {
  const readable = keepReadable(report, previous)
  if (!readable.transaction || !previous?.transaction) return readable
  return { ...readable, transaction: previous.transaction, hashes: previous.hashes }
}

/** Closed for signing, open for reading: what was verified before stays on screen while the chain does not answer. */
function keepReadable(report: Report, previous: Report | undefined): Report {
  const isLost = report.state === undefined && previous?.state !== undefined && previous.transaction !== undefined
  return isLost ? { ...previous, checks: report.checks, serviceError: report.serviceError, isStale: true } : report
}

let loaded: Promise<typeof import('./createReport.ts')> | undefined

/** Loaded when there is something to verify, not with the first page; and asked for once, not by each row of a queue. */
function loadCreateReport() {
  loaded ??= import('./createReport.ts').catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

type Answer = { details: TransactionDetails | undefined; serviceError: unknown }

async function askService(
  { askInTurn, service }: Services,
  { chainId, safeTxHash }: ReportId,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const details = await askInTurn(() => getTransaction(service, { chainId, id: safeTxHash, signal }))
    return { details, serviceError: undefined }
  } catch (error) {
    const isUnknownThere = error instanceof HttpRequestError && error.status === 404
    return { details: undefined, serviceError: isUnknownThere ? undefined : error }
  }
}
