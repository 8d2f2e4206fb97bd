import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useMemo } from 'react'
import { useReportChecks } from '../domain/checks/useReportChecks.ts'
import { listQueued, queueQuery } from '../domain/queue/queueQuery.ts'
import { reportQuery } from '../domain/report/reportQuery.ts'
import { safeStateQuery } from '../domain/safe/queries.ts'
import { useSafe } from '../domain/safe/useCurrentSafe.ts'
import { useServices } from '../domain/services/Services.ts'
import { DraftList } from '../features/transactions/DraftList.tsx'
import { groupQueue } from '../features/transactions/groupQueue.ts'
import { MissingNotices } from '../features/transactions/MissingNotices.tsx'
import { QueueLanes } from '../features/transactions/QueueLanes.tsx'
import { useGrowing } from '../features/transactions/useGrowing.ts'
import { shell } from '../lib/messages/shell.ts'
import { transactionText as words } from '../lib/messages/transaction.ts'
import { useStableList } from '../lib/useStableList.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Page } from '../ui/Page.tsx'
import { SkeletonRows } from '../ui/Skeleton.tsx'
import { StaleNotice } from '../ui/StaleNotice.tsx'

export function QueuePage() {
  const services = useServices()
  const safe = useSafe()
  const queue = useQuery(queueQuery(services, safe))
  const { data: state } = useQuery(safeStateQuery(services, safe))
  const items = useMemo(() => listQueued(queue.data?.results ?? [], safe.address), [queue.data, safe.address])
  const begun = useGrowing(items.length)
  // Not `combine`: its outcome is compared in depth at every answer, which takes seconds for a long queue.
  const results = useQueries({
    queries: items
      .slice(0, begun)
      .map(({ safeTxHash }) => reportQuery(services, { chainId: safe.chainId, address: safe.address, safeTxHash })),
  })
  const reports = useStableList(items.map((_, index) => results[index]?.data))
  const checks = useMemo(() => reports.flatMap((report) => report?.checks ?? []), [reports])
  useReportChecks('queue', checks)
  const errors = useStableList(items.map((_, index) => results[index]?.error ?? null))
  const groups = useMemo(() => {
    const entries = items.map((item, index) => ({ ...item, error: errors[index] ?? null, report: reports[index] }))
    return groupQueue(entries, state?.nonce)
  }, [errors, items, reports, state?.nonce])
  // Rows are drawn in the time that is left over: whatever the visitor does comes first.
  const drawn = useDeferredValue(groups)
  return (
    <Page lead={words.queueLead} title={words.queueTitle}>
      {queue.isError && !queue.data ? (
        <ErrorNotice error={queue.error} onRetry={() => void queue.refetch()} title={words.queueFailed} />
      ) : null}
      {queue.isError && queue.data ? <StaleNotice error={queue.error} since={queue.dataUpdatedAt} /> : null}
      {state && queue.data ? (
        <MissingNotices nonce={state.nonce} safe={safe} shown={items.map(({ safeTxHash }) => safeTxHash)} />
      ) : null}
      <DraftList safe={safe} shown={items.map(({ safeTxHash }) => safeTxHash)} />
      {queue.isPending ? (
        <Card isFlush>
          <SkeletonRows count={3} label={words.queueLoading} />
        </Card>
      ) : null}
      {queue.data && groups.length === 0 ? (
        <Card>
          <Empty
            action={
              <Link className={buttonClass('primary')} params={safe.params} to="/$chain/$safe/send">
                {shell.newTransaction}
              </Link>
            }
            icon="queue"
            title={words.queueEmpty}
          >
            {words.queueEmptyText}
          </Empty>
        </Card>
      ) : null}
      <QueueLanes groups={drawn} safe={safe} />
    </Page>
  )
}
