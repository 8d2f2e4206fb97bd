import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { CurrentSafe } from '../domain/safe/parseSafeParams.ts'
import { useSafe } from '../domain/safe/useSafe.ts'
import { useServices } from '../domain/services/Services.ts'
import { type HistoryPart, historyParts } from '../domain/transactions/historyParts.ts'
import { historyQuery } from '../domain/transactions/historyQuery.ts'
import { useCheckedHistory } from '../domain/transfers/useCheckedHistory.ts'
import { HistoryList } from '../features/transactions/HistoryList.tsx'
import { HistoryProof, OmittedNotice } from '../features/transactions/HistoryProof.tsx'
import { RefusedNotice } from '../features/transactions/RefusedNotice.tsx'
import { RowNamesLine } from '../features/transactions/RowNamesLine.tsx'
import { TransferWarnings } from '../features/transactions/TransferWarnings.tsx'
import { lazyPart } from '../lib/lazyPart.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { QueryError, QueryView } from '../ui/QueryView.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import styles from './HistoryPage.module.css'

const tExport = createCatalogue('export')
const t = createCatalogue('transaction')
const tHistory = createCatalogue('history')

const block = <Skeleton height="block" />
/** Loaded when filters are opened. */
const FilterBar = lazyPart(async () => (await import('../features/export/FilterBar.tsx')).FilterBar)
/** Beside the list: it must not delay the rows. */
const CashFlowCard = lazyPart(async () => (await import('../features/cash-flow/CashFlowCard.tsx')).CashFlowCard, block)
const TransferList = lazyPart(async () => (await import('../features/export/TransferList.tsx')).TransferList, block)

const route = getRouteApi('/$chain/$safe/history')

export function HistoryPage() {
  const safe = useSafe()
  const search = route.useSearch()
  const { only, ...filter } = search
  const navigate = route.useNavigate()
  const isNarrow = Object.keys(filter).length > 0
  return (
    <Page
      actions={
        <Link className={buttonClass()} params={safe.params} search={search} to="/$chain/$safe/export">
          {tExport('link')}
        </Link>
      }
      title={t('historyTitle')}
    >
      <nav aria-label={t('historyParts')} className={styles.parts}>
        {[undefined, ...historyParts].map((part) => (
          <Link
            activeOptions={{ exact: true, includeSearch: true }}
            className={buttonClass(part === only ? 'outline' : 'quiet')}
            key={part ?? 'all'}
            params={safe.params}
            replace
            search={{ ...filter, ...(part ? { only: part } : {}) }}
            to="/$chain/$safe/history"
          >
            {t(`historyPart.${part ?? 'all'}`)}
          </Link>
        ))}
      </nav>
      <FilterBar
        hasKind={false}
        key={JSON.stringify(filter)}
        onChange={(next) => void navigate({ replace: true, search: next })}
        search={search}
      />
      {isNarrow ? (
        <TransferList kind={only} safe={safe} search={filter} />
      ) : (
        <div className={styles.columns}>
          <div className={styles.list}>
            <CheckedHistory only={only} safe={safe} />
          </div>
          <div className={styles.charts}>
            <CashFlowCard safe={safe} />
          </div>
        </div>
      )}
    </Page>
  )
}

function CheckedHistory({ only, safe }: { only: HistoryPart | undefined; safe: CurrentSafe }) {
  const services = useServices()
  const query = useInfiniteQuery(historyQuery(services, safe, only))
  const { data, refetch, hasNextPage, dataUpdatedAt } = query
  const history = useCheckedHistory(safe, {
    answeredAt: dataUpdatedAt,
    refetch,
    isEnd: data !== undefined && !hasNextPage,
    pages: data?.pages,
    part: only,
  })
  return (
    <>
      <QueryError hasAge query={query} title={t('historyFailed')} />
      <OmittedNotice {...history.missing} params={safe.params} />
      <Repeated count={history.repeated} />
      <RefusedNotice rows={data?.pages.flatMap(({ refused }) => refused) ?? []} />
      <QueryView card={{ isFlush: true }} loading={t('historyLoading')} more={t('more')} query={query} rows={6}>
        {() =>
          history.rows.length === 0 ? (
            <NoHistory isConfirmed={history.isSearched && history.proof.isComplete} only={only} />
          ) : (
            <HistoryList
              chain={safe.chain}
              items={history.items}
              key={only}
              params={safe.params}
              proofs={history.proofs}
              renderNames={(summary) => <RowNamesLine safe={safe} summary={summary} />}
              renderWarnings={(summary) => (
                <TransferWarnings
                  knownAddresses={history.knownAddresses}
                  proof={history.proofs.get(summary.id)}
                  safe={safe}
                  summary={summary}
                />
              )}
            />
          )
        }
      </QueryView>
      {history.rows.length > 0 ? <HistoryProof {...history.proof} /> : null}
    </>
  )
}

/** An empty history is unverified unless the chain was searched. */
function NoHistory({ isConfirmed, only }: { isConfirmed: boolean; only: HistoryPart | undefined }) {
  return (
    <Empty icon="history" title={only ? t('historyPartEmpty') : t('historyEmpty')}>
      {isConfirmed ? t('historyConfirmed') : t('historyUnverified')}{' '}
      {only ? t('historyPartEmptyText') : t('historyEmptyText')}
    </Empty>
  )
}

function Repeated({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Notice title={tHistory('repeatedTitle', { count })} tone="caution">
      {tHistory('repeatedText')}
    </Notice>
  )
}
