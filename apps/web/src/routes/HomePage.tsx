import { NotASafeError, type SafeState } from '@countersign/protocol/chain'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { useName } from '../domain/address-book/useName.ts'
import { balancesQuery } from '../domain/assets/balancesQuery.ts'
import type { CurrentSafe } from '../domain/safe/parseSafeParams.ts'
import { safeStateQuery } from '../domain/safe/queries.ts'
import { getOwnerRole } from '../domain/safe/useMySafes.ts'
import { useSafe } from '../domain/safe/useSafe.ts'
import { useHostOf } from '../domain/safe-apps/useEmbedding.ts'
import { useServices } from '../domain/services/Services.ts'
import { useSigner } from '../domain/services/useSigner.ts'
import { listSignedHere } from '../domain/signature-store/confirmations.ts'
import { historyQuery } from '../domain/transactions/historyQuery.ts'
import { listQueued, queueQuery } from '../domain/transactions/queueQuery.ts'
import { useQueue } from '../domain/transactions/useQueue.ts'
import { useHistoryProofs } from '../domain/transfers/useHistoryProofs.ts'
import styles from '../features/home/Home.module.css'
import { BalanceSummary, OwnerList } from '../features/home/HomeCards.tsx'
import { MoneyBar } from '../features/home/MoneyBar.tsx'
import { SafeHeader } from '../features/home/SafeHeader.tsx'
import { InboxList } from '../features/inbox/InboxList.tsx'
import { groupQueue } from '../features/transactions/groupQueue.ts'
import { RecentList } from '../features/transactions/HistoryList.tsx'
import { MissingNotices } from '../features/transactions/MissingNotices.tsx'
import { QueueRow } from '../features/transactions/QueueRow.tsx'
import { RefusedNotice } from '../features/transactions/RefusedNotice.tsx'
import { SafeMarks, SafeRole } from '../features/watchlist/SafeRole.tsx'
import { lazyPart } from '../lib/lazyPart.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { useStore } from '../lib/useStore.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Page } from '../ui/Page.tsx'
import { QueryError, QueryView } from '../ui/QueryView.tsx'
import { Row, rowWords } from '../ui/Rows.tsx'
import { SkeletonRows } from '../ui/Skeleton.tsx'

const t = createCatalogue('home')
const tTransfers = createCatalogue('transfers')
const tTransaction = createCatalogue('transaction')
const tAssets = createCatalogue('assets')

export function HomePage() {
  const services = useServices()
  const safe = useSafe()
  const name = useName(safe.address)?.name ?? t('title')
  const state = useQuery(safeStateQuery(services, safe))
  const isNotASafe = state.error instanceof NotASafeError
  return (
    <Page isTitleHidden title={name}>
      <div className={styles.top}>
        <SafeHeader safe={safe} state={state.data} />
        {isNotASafe && !state.data ? null : <MoneyBar safe={safe} />}
      </div>
      <SuggestedName safe={safe} />
      <SafeRole safe={safe} state={state.data} />
      <QueryError hasAge query={state} title={isNotASafe ? t('notASafe') : t('unreadable')} />
      {state.data && !state.data.planned ? <Hidden nonce={state.data.nonce} safe={safe} /> : null}
      {isNotASafe && !state.data ? null : (
        <div className={styles.columns}>
          <div className={styles.column}>
            <Card isFlush title={t('inbox')}>
              <Inbox error={state.error} safe={safe} state={state.data} />
            </Card>
            <Pending nonce={state.data?.nonce} safe={safe} />
            <Assets safe={safe} />
            {state.data?.planned ? null : (
              <>
                <Recent safe={safe} />
                <TransferChartCard safe={safe} />
              </>
            )}
          </div>
          <div className={styles.column}>
            {state.data ? <OwnerList safe={safe} state={state.data} /> : null}
            {state.data ? <SecurityStatusCard safe={safe} state={state.data} /> : null}
            {state.isPending ? (
              <Card isFlush title={t('owners')}>
                <SkeletonRows count={3} label={t('loading')} />
              </Card>
            ) : null}
            {state.data?.planned ? null : <SafeMarks safe={safe} state={state.data} />}
          </div>
        </div>
      )}
    </Page>
  )
}

/** Needs findings and their texts, which the rest of the page does not. */
const SecurityStatusCard = lazyPart(
  async () => (await import('../features/security/SecurityStatusCard.tsx')).SecurityStatusCard,
)

/** Most visits bring no name. */
const SuggestedName = lazyPart(async () => (await import('../features/home/SuggestedName.tsx')).SuggestedName)

/** The language may load after this module: the texts are read at render. */
const ChartLoading = () => (
  <Card isFlush title={tTransfers('title')}>
    <SkeletonRows count={4} label={tTransfers('loading')} />
  </Card>
)

const TransferChartCard = lazyPart(
  async () => (await import('../features/home/TransferChartCard.tsx')).TransferChartCard,
  <ChartLoading />,
)

/** Signed here and not shown by the service; fetched only where something was signed. */
function Hidden({ safe, nonce }: { safe: CurrentSafe; nonce: bigint }) {
  const services = useServices()
  const hasSigned = listSignedHere(useStore(services.confirmations), safe).length > 0
  const { data } = useQuery({ ...queueQuery(services, safe), enabled: hasSigned })
  if (!data || !hasSigned) return null
  const shown = listQueued(data.results, safe.address).map(({ safeTxHash }) => safeTxHash)
  return <MissingNotices nonce={nonce} safe={safe} shown={shown} />
}

function Inbox({ safe, state, error }: { safe: CurrentSafe; state: SafeState | undefined; error: Error | null }) {
  const { address, status } = useSigner()
  const role = getOwnerRole(state, address)
  const safes = useMemo(
    () => [{ chain: safe.chain, address: safe.address, state, role, error }],
    [safe, state, role, error],
  )
  if (useHostOf(safe)) return <p className={styles.quiet}>{t('inHost')}</p>
  if (status === 'disconnected') return <p className={styles.quiet}>{t('connect')}</p>
  if (role === 'not-owner') return <p className={styles.quiet}>{t('notOwner')}</p>
  return <InboxList hasSafe={false} safes={safes} />
}

type LinkedCardProps = {
  children: ReactNode
  safe: CurrentSafe
  title: string
  to: `/$chain/$safe/${'assets' | 'history' | 'queue'}`
}

function LinkedCard({ children, safe, title, to }: LinkedCardProps) {
  const link = (
    <Link aria-label={t('viewAllOf', { title })} params={safe.params} to={to}>
      {t('viewAll')}
    </Link>
  )
  return (
    <Card aside={link} isFlush title={title}>
      {children}
    </Card>
  )
}

const maxPending = 3

function Pending({ nonce, safe }: { nonce: bigint | undefined; safe: CurrentSafe }) {
  const { answer, entries, isBeginning } = useQueue(safe)
  const rows = useMemo(() => groupQueue(entries, nonce).flatMap((group) => group.entries), [entries, nonce])
  const isLoading = answer.isPending || isBeginning
  return (
    <LinkedCard safe={safe} title={t('pending')} to="/$chain/$safe/queue">
      <QueryError query={answer} title={tTransaction('queueFailed')} />
      {isLoading ? <SkeletonRows count={maxPending} label={tTransaction('queueLoading')} /> : null}
      {answer.data && rows.length === 0 ? (
        <Row
          end={
            <Link className={buttonClass('outline')} params={safe.params} to="/$chain/$safe/new">
              {t('propose')}
            </Link>
          }
          icon="queue"
          isFolding
          isFramed
        >
          <span className={rowWords}>{t('pendingNone')}</span>
        </Row>
      ) : null}
      <ul>
        {rows.slice(0, isLoading ? 0 : maxPending).map((entry) => (
          <li className={styles.queued} key={entry.safeTxHash}>
            <QueueRow {...entry} chain={safe.chain} params={safe.params} />
          </li>
        ))}
      </ul>
    </LinkedCard>
  )
}

function Assets({ safe }: { safe: CurrentSafe }) {
  const services = useServices()
  const query = useQuery(balancesQuery(services, safe))
  return (
    <LinkedCard safe={safe} title={t('assets')} to="/$chain/$safe/assets">
      <QueryView failed={tAssets('failed')} loading={tAssets('loading')} query={query}>
        {(data) => <BalanceSummary data={data} safe={safe} />}
      </QueryView>
    </LinkedCard>
  )
}

const maxRecent = 5

function Recent({ safe }: { safe: CurrentSafe }) {
  const services = useServices()
  const query = useInfiniteQuery(historyQuery(services, safe))
  const { data } = query
  const items = useMemo(
    () => data?.pages[0]?.results.filter(({ type }) => type === 'TRANSACTION').slice(0, maxRecent) ?? [],
    [data],
  )
  const { proofs } = useHistoryProofs(
    safe,
    useMemo(() => [items], [items]),
  )
  return (
    <LinkedCard safe={safe} title={t('recent')} to="/$chain/$safe/history">
      <QueryView
        empty={{ icon: 'history', title: tTransaction('historyEmpty'), children: tTransaction('historyUnverified') }}
        failed={tTransaction('historyFailed')}
        isEmpty={items.length === 0}
        loading={tTransaction('historyLoading')}
        query={query}
        rows={4}
      >
        {() => (
          <RecentList maxItems={maxRecent} chain={safe.chain} items={items} params={safe.params} proofs={proofs} />
        )}
      </QueryView>
      <RefusedNotice rows={data?.pages[0]?.refused ?? []} />
    </LinkedCard>
  )
}
