import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { historyParts } from '../domain/queue/historyParts.ts'
import { historyQuery } from '../domain/queue/historyQuery.ts'
import { useSafe } from '../domain/safe/useCurrentSafe.ts'
import { useServices } from '../domain/services/Services.ts'
import { HistoryList } from '../features/transactions/HistoryList.tsx'
import { transactionText as words } from '../lib/messages/transaction.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Evidence } from '../ui/Evidence.tsx'
import { Page } from '../ui/Page.tsx'
import { SkeletonRows } from '../ui/Skeleton.tsx'
import { StaleNotice } from '../ui/StaleNotice.tsx'
import styles from './HistoryPage.module.css'

const route = getRouteApi('/$chain/$safe/history')

export function HistoryPage() {
  const services = useServices()
  const safe = useSafe()
  const { only } = route.useSearch()
  const { data, error, isError, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, dataUpdatedAt } =
    useInfiniteQuery(historyQuery(services, safe, only))
  const items = data?.pages.flatMap(({ results }) => results) ?? []
  return (
    <Page
      lead={
        <>
          {words.historyLead} <Evidence kind="claimed" />
        </>
      }
      title={words.historyTitle}
    >
      <nav aria-label={words.historyParts} className={styles.parts}>
        {[undefined, ...historyParts].map((part) => (
          <Link
            activeOptions={{ exact: true, includeSearch: true }}
            className={buttonClass(part === only ? 'outline' : 'quiet')}
            key={part ?? 'all'}
            params={safe.params}
            replace
            search={part ? { only: part } : {}}
            to="/$chain/$safe/history"
          >
            {words.historyPart[part ?? 'all']}
          </Link>
        ))}
      </nav>
      {isError && !data ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} title={words.historyFailed} />
      ) : null}
      {isError && data ? <StaleNotice error={error} since={dataUpdatedAt} /> : null}
      {isPending ? (
        <Card isFlush>
          <SkeletonRows count={6} label={words.historyLoading} />
        </Card>
      ) : null}
      {data ? (
        <Card isFlush>
          {items.some(({ type }) => type === 'TRANSACTION') ? (
            <HistoryList chain={safe.chain} items={items} key={only} params={safe.params} />
          ) : (
            <Empty icon="history" title={only ? words.historyPartEmpty : words.historyEmpty}>
              {only ? words.historyPartEmptyText : words.historyEmptyText}
            </Empty>
          )}
          {hasNextPage ? (
            <div className={styles.more}>
              <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {words.more}
              </Button>
            </div>
          ) : null}
        </Card>
      ) : null}
    </Page>
  )
}
