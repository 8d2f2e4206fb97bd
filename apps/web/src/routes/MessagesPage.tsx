import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useSafe } from '../domain/safe/useSafe.ts'
import { useServices } from '../domain/services/Services.ts'
import { messagesQuery } from '../domain/transactions/messageQueries.ts'
import { useReportChecks } from '../domain/verification/useReportChecks.ts'
import { MessageRow, StoredMessageList } from '../features/messages/MessageList.tsx'
import { RefusedNotice } from '../features/transactions/RefusedNotice.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { QueryError, QueryView } from '../ui/QueryView.tsx'

const t = createCatalogue('message')

export function MessagesPage() {
  const services = useServices()
  const safe = useSafe()
  const query = useInfiniteQuery(messagesQuery(services, safe))
  const { data, hasNextPage } = query
  const reports = useMemo(() => data?.pages.flatMap((page) => page.reports) ?? [], [data])
  useReportChecks(
    'messages',
    useMemo(() => reports.flatMap(({ checks }) => checks), [reports]),
  )
  const write = (
    <Link className={buttonClass('primary')} params={safe.params} to="/$chain/$safe/message">
      {t('write')}
    </Link>
  )
  return (
    <Page actions={reports.length > 0 ? write : undefined} title={t('title')}>
      <QueryError hasAge query={query} title={t('failed')} />
      <StoredMessageList
        isAll={data !== undefined && !hasNextPage}
        safe={safe}
        shown={reports.map(({ id }) => id.messageHash)}
      />
      <RefusedNotice rows={data?.pages.flatMap(({ refused }) => refused) ?? []} />
      <QueryView
        card={{ isFlush: true }}
        empty={{ action: write, icon: 'message', title: t('empty'), children: t('emptyText') }}
        isEmpty={reports.length === 0}
        loading={t('loading')}
        more={t('more')}
        query={query}
      >
        {() => (
          <ul>
            {reports.map((report) => (
              <li key={report.id.messageHash}>
                <MessageRow report={report} safe={safe} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Page>
  )
}
