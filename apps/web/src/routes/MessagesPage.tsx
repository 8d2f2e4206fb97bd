import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { messagesQuery } from '../domain/messages/messageQueries.ts'
import { useSafe } from '../domain/safe/useCurrentSafe.ts'
import { useServices } from '../domain/services/Services.ts'
import { useReportChecks } from '../domain/verification/useReportChecks.ts'
import { MessageRow } from '../features/messages/MessageRow.tsx'
import { StoredMessageList } from '../features/messages/StoredMessageList.tsx'
import { RefusedNotice } from '../features/transactions/RefusedNotice.tsx'
import { messageText as words } from '../lib/messages/message.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Page } from '../ui/Page.tsx'
import { SkeletonRows } from '../ui/Skeleton.tsx'
import { StaleNotice } from '../ui/StaleNotice.tsx'
import styles from './HistoryPage.module.css'

export function MessagesPage() {
  const services = useServices()
  const safe = useSafe()
  const { data, error, isError, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, dataUpdatedAt } =
    useInfiniteQuery(messagesQuery(services, safe))
  const reports = useMemo(() => data?.pages.flatMap((page) => page.reports) ?? [], [data])
  useReportChecks(
    'messages',
    useMemo(() => reports.flatMap(({ checks }) => checks), [reports]),
  )
  const write = (
    <Link className={buttonClass('primary')} params={safe.params} to="/$chain/$safe/message">
      {words.write}
    </Link>
  )
  return (
    <Page actions={reports.length > 0 ? write : undefined} lead={words.lead} title={words.title}>
      {isError && !data ? <ErrorNotice error={error} onRetry={() => void refetch()} title={words.failed} /> : null}
      {isError && data ? <StaleNotice error={error} since={dataUpdatedAt} /> : null}
      <StoredMessageList
        isAll={data !== undefined && !hasNextPage}
        safe={safe}
        shown={reports.map(({ id }) => id.messageHash)}
      />
      <RefusedNotice rows={data?.pages.flatMap(({ refused }) => refused) ?? []} />
      {isPending ? (
        <Card isFlush>
          <SkeletonRows count={3} label={words.loading} />
        </Card>
      ) : null}
      {data ? (
        <Card isFlush>
          {reports.length === 0 ? (
            <Empty action={write} icon="message" title={words.empty}>
              {words.emptyText}
            </Empty>
          ) : (
            <ul>
              {reports.map((report) => (
                <li key={report.id.messageHash}>
                  <MessageRow report={report} safe={safe} />
                </li>
              ))}
            </ul>
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
