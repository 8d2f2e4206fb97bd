import type { ReactNode } from 'react'
import { describeError } from '../lib/describeError.ts'
import { relativeDay } from '../lib/formatTime.ts'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { Button } from './Button.tsx'
import { Card, type CardProps } from './Card.tsx'
import { Empty, type EmptyProps } from './Empty.tsx'
import { ErrorNotice } from './ErrorNotice.tsx'
import { Notice } from './Notice.tsx'
import styles from './QueryView.module.css'
import { SkeletonRows } from './Skeleton.tsx'

const t = createCatalogue('status')

export type QueryResult<data> = { data: data | undefined; error: unknown; refetch: () => unknown }

export type QueryErrorProps = {
  query: QueryResult<unknown> & { dataUpdatedAt?: number }
  title: string
  /** Also shows how old the data are after a failed refetch. @default false */
  hasAge?: boolean
}

/** The error of a query that has no data. */
export function QueryError({ query, title, hasAge = false }: QueryErrorProps) {
  const { data, error } = query
  if (!error || (data !== undefined && !hasAge)) return null
  if (data === undefined) return <ErrorNotice error={error} onRetry={() => void query.refetch()} title={title} />
  const { sentence, details } = describeError(error)
  // Read only here: TanStack rerenders for every tracked property, and this one changes with every refetch.
  const since = relativeDay(query.dataUpdatedAt ?? 0, Date.now())
  return (
    <Notice details={details} title={t('staleTitle', { time: since })} tone="caution">
      {sentence}
    </Notice>
  )
}

export type QueryViewProps<data> = {
  query: QueryResult<data> & { hasNextPage?: boolean; isFetchingNextPage?: boolean; fetchNextPage?: () => unknown }
  /** Title of the error. @default the page has a `QueryError` elsewhere */
  failed?: string
  /** Label of the placeholder rows, or another placeholder. */
  loading: ReactNode
  /** How many rows. @default 3 */
  rows?: number
  /** Around everything but the error. */
  card?: Omit<CardProps, 'children'>
  empty?: EmptyProps
  /** @default whether the data are an empty array */
  isEmpty?: boolean
  more?: string
  /** Beside that button. */
  moreNote?: ReactNode
  /** Renders the data. @default nothing: the caller returns this while it has none */
  children?: (data: data) => ReactNode
}

/** Loading, error, empty or data: data stay during a refetch and when it fails. */
export function QueryView<data>(props: QueryViewProps<data>) {
  const { query, failed, loading, rows = 3, card, empty, more, moreNote, children } = props
  const { data, error } = query
  if (data === undefined && error) return failed === undefined ? null : <QueryError query={query} title={failed} />
  const { isEmpty = Array.isArray(data) && data.length === 0 } = props
  const content = (
    <>
      {data === undefined ? (
        typeof loading === 'string' ? (
          <SkeletonRows count={rows} label={loading} />
        ) : (
          loading
        )
      ) : empty && isEmpty ? (
        <Empty {...empty} />
      ) : (
        children?.(data)
      )}
      {more !== undefined && query.hasNextPage ? (
        <div className={styles.more}>
          {moreNote}
          <Button isBusy={query.isFetchingNextPage ?? false} onClick={() => void query.fetchNextPage?.()}>
            {more}
          </Button>
        </div>
      ) : null}
    </>
  )
  return card ? <Card {...card}>{content}</Card> : content
}
