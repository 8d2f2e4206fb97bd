import { useQuery } from '@tanstack/react-query'
import { Link, useElementScrollRestoration } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useState } from 'react'
import type { CurrentSafe } from '../domain/safe/parseSafeParams.ts'
import { safeStateQuery } from '../domain/safe/queries.ts'
import { useSafe } from '../domain/safe/useSafe.ts'
import { useServices } from '../domain/services/Services.ts'
import { isOpen, type Report } from '../domain/transactions/Report.ts'
import { useQueue } from '../domain/transactions/useQueue.ts'
import { useReportChecks } from '../domain/verification/useReportChecks.ts'
import { WrongChain } from '../features/connect/WrongChain.tsx'
import { DraftList } from '../features/transactions/DraftList.tsx'
import { groupQueue, listRun, listWaiting, type QueueGroup } from '../features/transactions/groupQueue.ts'
import { MissingNotices } from '../features/transactions/MissingNotices.tsx'
import { NonceGroups, type NonceGroupsProps } from '../features/transactions/NonceGroups.tsx'
import { Outbox } from '../features/transactions/Outbox.tsx'
import { QueueDigest } from '../features/transactions/QueueDigest.tsx'
import { QueueKeys } from '../features/transactions/QueueKeys.tsx'
import { RefusedNotice } from '../features/transactions/RefusedNotice.tsx'
import { lazyPart } from '../lib/lazyPart.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { QueryError } from '../ui/QueryView.tsx'
import { SkeletonRows } from '../ui/Skeleton.tsx'
import { PageSkeleton } from './RouteStates.tsx'

const tOffline = createCatalogue('offline')
const t = createCatalogue('transaction')
const tShell = createCatalogue('shell')

const none: readonly QueueGroup[] = []

/** Only with several executable transactions: loads the kernel's execution code. */
const ExecuteQueuePanel = lazyPart(
  async () => (await import('../features/review/ExecuteQueuePanel.tsx')).ExecuteQueuePanel,
)

/** Only with something to simulate: loads the kernel's simulation code. */
const QueueSimulation = lazyPart(
  async () => (await import('../features/simulation/QueueSimulation.tsx')).QueueSimulation,
)

/** Imported from this chunk: the first load lists all chunks of each route. */
export const ImportPage = lazyPart(async () => (await import('./ImportPage.tsx')).ImportPage, <PageSkeleton />)

export function QueuePage() {
  const services = useServices()
  const safe = useSafe()
  const { answer: queue, entries, listed, isBeginning, isVerifying } = useQueue(safe)
  const { data: state } = useQuery(safeStateQuery(services, safe))
  useReportChecks(
    'queue',
    useMemo(() => entries.flatMap(({ report }) => report?.checks ?? []), [entries]),
  )
  const groups = useMemo(() => groupQueue(entries, state?.nonce), [entries, state?.nonce])
  const run = useMemo(() => listRun(groups, state?.nonce), [groups, state?.nonce])
  // Stays once shown: execution shortens the row.
  const [hasRun, setHasRun] = useState(false)
  if (run.length > 1 && !hasRun) setHasRun(true)
  const shown = listed.map(({ safeTxHash }) => safeTxHash)
  const isComplete = queue.data !== undefined && !queue.data.isCut && queue.data.refused.length === 0 && !isVerifying
  const waiting = useMemo(
    // Of the service's queue only: co-signers compare it, and their browsers store other signatures.
    () => (isComplete ? listWaiting(listed, state?.nonce) : undefined),
    [isComplete, listed, state?.nonce],
  )
  const verified = useMemo(
    () => entries.flatMap(({ report }) => (report && isOpen(report) && report.transaction ? [report] : [])),
    [entries],
  )
  const left = useElementScrollRestoration({ getElement: () => window })
  // Deferred, the first time too, so that input comes first. Immediate on return, or the page would be too short to
  // restore its scroll position.
  const drawn = useDeferredValue(isBeginning ? none : groups, left ? undefined : none)
  // Rendered with the rows, which would otherwise push it down.
  const isDrawn = groups.length === 0 || drawn.length > 0
  return (
    <Page
      actions={
        <>
          <Link className={buttonClass('quiet')} params={safe.params} to="/$chain/$safe/live">
            {t('liveSignatures')}
          </Link>
          <Link className={buttonClass('outline')} params={safe.params} to="/$chain/$safe/import">
            {tOffline('import')}
          </Link>
        </>
      }
      lead={t('queueLead')}
      title={t('queueTitle')}
    >
      <QueryError hasAge query={queue} title={t('queueFailed')} />
      {state && !state.planned && queue.data ? <MissingNotices nonce={state.nonce} safe={safe} shown={shown} /> : null}
      <RefusedNotice rows={queue.data?.refused ?? []} />
      <DraftList safe={safe} shown={shown} />
      {state?.planned ? null : <Outbox entries={entries} safe={safe} />}
      {hasRun ? <ExecuteQueuePanel reports={run} safe={safe} wrongChain={<WrongChain chain={safe.chain} />} /> : null}
      {queue.isPending || !isDrawn ? (
        <Card isFlush>
          <SkeletonRows count={3} label={t('queueLoading')} />
        </Card>
      ) : null}
      {queue.data && groups.length === 0 ? <EmptyQueue nonce={state?.nonce} params={safe.params} /> : null}
      {isDrawn ? (
        <>
          <Groups groups={drawn} safe={safe} />
          <SimulationRun isVerifying={isVerifying} reports={verified} safe={safe} />
          {state && queue.data ? <QueueDigest hashes={waiting} nonce={state.nonce} safe={safe} /> : null}
        </>
      ) : null}
      {queue.data?.isCut ? (
        <Notice title={t('queueCutTitle')} tone="caution">
          {t('queueCutText')}
        </Notice>
      ) : null}
    </Page>
  )
}

/** An empty list is the service's claim; the nonce is read from the chain. */
function EmptyQueue({ nonce, params }: { nonce: bigint | undefined; params: CurrentSafe['params'] }) {
  return (
    <Card>
      <Empty
        action={
          <Link className={buttonClass('primary')} params={params} to="/$chain/$safe/new">
            {tShell('newTransaction')}
          </Link>
        }
        icon="queue"
        title={t('queueEmpty')}
      >
        {t('queueEmptyText')} {nonce === undefined ? null : t('queueEmptyNonce', { nonce: String(nonce) })}
      </Empty>
    </Card>
  )
}

function Groups(props: NonceGroupsProps) {
  if (props.groups.length === 0) return null
  return (
    <QueueKeys>
      <NonceGroups {...props} />
    </QueueKeys>
  )
}

type SimulationRunProps = { isVerifying: boolean; reports: readonly Report[]; safe: CurrentSafe }

/** Only verified transactions are simulated. */
function SimulationRun({ isVerifying, reports, safe }: SimulationRunProps) {
  return reports.length > 0 && !isVerifying ? <QueueSimulation reports={reports} safe={safe} /> : null
}
