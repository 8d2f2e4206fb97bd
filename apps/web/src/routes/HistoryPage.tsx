import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type HistoryPart, historyParts, historyQuery } from '../domain/queue/historyQuery.ts'
import { useSafe } from '../domain/safe/useCurrentSafe.ts'
import { useServices } from '../domain/services/Services.ts'
import { HistoryList } from '../features/transactions/HistoryList.tsx'
import { transactionText as words } from '../lib/messages/transaction.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Evidence } from '../ui/Evidence.tsx'
import { Field } from '../ui/Field.tsx'
import { Page } from '../ui/Page.tsx'
import { SkeletonRows } from '../ui/Skeleton.tsx'
import { StaleNotice } from '../ui/StaleNotice.tsx'
import styles from './HistoryPage.module.css'

export function HistoryPage() {
  const services = useServices()
  const safe = useSafe()
  const [part, setPart] = useState<HistoryPart>('all')
  const { data, error, isError, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, dataUpdatedAt } =
    useInfiniteQuery(historyQuery(services, safe, part))
  const items = data?.pages.flatMap(({ results }) => results) ?? []
  return (
    <Page
      actions={
        <Field label={words.historyShow}>
          {(control) => (
            <select
              {...control}
              onChange={({ target }) => setPart(historyParts.find((name) => name === target.value) ?? 'all')}
              value={part}
            >
              {historyParts.map((name) => (
                <option key={name} value={name}>
                  {words.historyParts[name]}
                </option>
              ))}
            </select>
          )}
        </Field>
      }
      lead={
        <>
          {words.historyLead} <Evidence kind="claimed" />
        </>
      }
      title={words.historyTitle}
    >
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
            <HistoryList chain={safe.chain} items={items} params={safe.params} />
          ) : (
            <Empty icon="history" title={part === 'all' ? words.historyEmpty : words.historyNone}>
              {words.historyEmptyText}
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
