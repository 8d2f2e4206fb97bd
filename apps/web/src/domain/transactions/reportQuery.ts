import { getTransaction, HttpRequestError } from '@countersign/client'
import type { TransactionDetails } from '@countersign/protocol/wire'
import { queryOptions } from '@tanstack/react-query'
import { safeKey } from '../safe/queries.ts'
import { getChainClient, type Services } from '../services/Services.ts'
import { toStored } from '../signature-store/ConfirmationsSchema.ts'
import { findTransaction, listOwn, listTransactions } from '../signature-store/confirmations.ts'
import { findDraft } from '../signature-store/drafts.ts'
import type { BatchSlot } from '../verification/createQueueVerifier.ts'
import { isPast, type Report, type ReportId, type Signable } from './Report.ts'
import { storeCosignatures } from './storeCosignatures.ts'

export const reportKey = (id: ReportId) => [...safeKey(id), 'report', id.safeTxHash.toLowerCase()] as const

/** Fetches and verifies one transaction. While the chain or the service is down, the report says so and stays readable. */
export function reportQuery(services: Services, id: ReportId) {
  return queryOptions({
    queryKey: reportKey(id),
    queryFn: async ({ signal }) => {
      const report = await loadReport(services, { id, signal })
      storeCosignatures(services, [report])
      return report
    },
    refetchInterval: ({ state }) => (state.error || (state.data && isIncomplete(state.data)) ? retryInterval : false),
    // A row of a list lacks approvals and nested transactions, which a signer must see.
    staleTime: ({ state }) => (state.data?.isRow ? 0 : freshFor),
    // Structural sharing copies values, and a copy of a verified value is not verified.
    structuralSharing: false,
  })
}

export const retryInterval = 15_000
const freshFor = 5_000

/** The chain or the service did not answer: no event follows when they do again, so it is refetched. */
export function isIncomplete({ isStale, serviceError, state }: Signable): boolean {
  return isStale || state === undefined || serviceError !== undefined
}

export function storeReport({ services, report }: { services: Services; report: Report }): void {
  const { queryClient } = services
  const options = queryClient.defaultQueryOptions(reportQuery(services, report.id))
  queryClient.getQueryCache().build(queryClient, options).setData(report)
}

/** Verifies the response of a write like any other response of the service, and caches the report. */
export async function cacheReport(services: Services, id: ReportId, details: TransactionDetails): Promise<void> {
  // A fetch from before the write would replace the newer report.
  await services.queryClient.cancelQueries({ queryKey: reportKey(id), exact: true })
  const report = await loadReport(services, { id, details, isRow: false, signal: new AbortController().signal })
  storeCosignatures(services, [report])
  storeReport({ services, report })
}

export type LoadReportParameters = {
  id: ReportId
  signal: AbortSignal
  /** From a list or the response of a write; undefined: it is fetched. */
  details?: TransactionDetails | undefined
  /** Leaves out what only the transaction's own page shows. @default whether `details` are given */
  isRow?: boolean
}

/** Reports that are loaded together are verified together: the slot is reserved before the first await. */
export async function loadReport(services: Services, parameters: LoadReportParameters): Promise<Report> {
  const { id, signal } = parameters
  const slot = services.queue.reserve(id)
  const release = () => slot.release()
  signal.addEventListener('abort', release)
  try {
    const report = await verify(services, { ...parameters, slot })
    return storePayload(report, services.queryClient.getQueryData<Report>(reportKey(id)))
  } finally {
    signal.removeEventListener('abort', release)
    release()
  }
}

async function verify(
  services: Services,
  { id, slot, signal, details, isRow = details !== undefined }: LoadReportParameters & { slot: BatchSlot },
): Promise<Report> {
  const draft = findDraft(services.drafts.get(), id.safeTxHash)
  const isPrivate =
    draft !== undefined && !draft.isImported && !findTransaction(services.confirmations.get(), id.safeTxHash)
  const { limitRequests, service } = services
  const [{ found, serviceError }, { createReport, findApprovals }] = await Promise.all([
    // The service does not know a draft that nobody signed.
    details || isPrivate
      ? { found: details, serviceError: undefined }
      : fetchFromService(() =>
          limitRequests(() => getTransaction(service, { chainId: id.chainId, id: id.safeTxHash, signal })),
        ),
    loadCreateReport(),
  ])
  signal.throwIfAborted()
  const records = listTransactions(services.confirmations.get(), id)
  const client = getChainClient(services, id.chainId)
  const record = findTransaction(records, id.safeTxHash)
  const isOurs = listOwn(record).length > 0
  const own = isOurs ? record?.transaction : draft?.isImported ? undefined : draft?.transaction
  const previous = services.queryClient.getQueryData<Report>(reportKey(id))?.transaction
  const shown = serviceError && previous ? toStored(previous.value) : undefined
  const answer = { details: found, serviceError }
  const parameters = {
    id,
    client,
    kernel: services.kernel,
    ...answer,
    imported: draft?.transaction,
    own,
    records,
    shown,
  }
  const report = await createReport({ ...parameters, slot })
  // Rows of a list leave out approvals and nested transactions.
  if (isRow) return { ...report, isRow: true }
  const approvals = await findApprovals(client, report)
  signal.throwIfAborted()
  const complete =
    approvals.length === 0 ? report : await createReport({ ...parameters, slot: services.queue.reserve(id), approvals })
  return addNested(services, complete)
}

/** Selectors of `approveHash` and `execTransaction`, by which a Safe acts as an owner of another one. */
const nestedCalls = /d4d9bdcd|6a761202/i

async function addNested(services: Services, report: Report): Promise<Report> {
  const { id, transaction } = report
  if (!transaction || !nestedCalls.test(transaction.value.data)) return report
  const { readNested } = await import('./readNested.ts')
  const { levels, checks } = await readNested(services, { chainId: id.chainId, safe: id.address, outer: transaction })
  if (levels.length === 0) return report
  // Of an executed transaction, a nonce that is used by now is no failure.
  return { ...report, nested: levels, checks: isPast(report) ? report.checks : [...report.checks, ...checks] }
}

/** Same hash, same body: the payload on screen stays the identical value across verifications. */
export function storePayload(report: Report, previous: Report | undefined): Report {
  const readable = filterReadable(report, previous)
  if (!readable.transaction || !previous?.transaction) return readable
  return { ...readable, transaction: previous.transaction, hashes: previous.hashes }
}

/** While the chain does not respond, the last verified report stays readable and closed for signing. */
function filterReadable(report: Report, previous: Report | undefined): Report {
  const isLost = report.state === undefined && previous?.state !== undefined && previous.transaction !== undefined
  return isLost ? { ...previous, checks: report.checks, serviceError: report.serviceError, isStale: true } : report
}

let loaded: Promise<typeof import('./createReport.ts')> | undefined

/** Not part of the first load; imported once for all rows of a queue. */
export function loadCreateReport() {
  loaded ??= import('./createReport.ts').catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

/** What the service knows. One that answers 404 does not know it; any other error leaves that open. */
export async function fetchFromService<value>(
  fetchValue: () => Promise<value>,
): Promise<{ found: value | undefined; serviceError: unknown }> {
  try {
    return { found: await fetchValue(), serviceError: undefined }
  } catch (error) {
    const isUnknownThere = error instanceof HttpRequestError && error.status === 404
    return { found: undefined, serviceError: isUnknownThere ? undefined : error }
  }
}
