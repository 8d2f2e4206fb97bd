import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useSafe } from '../domain/safe/useCurrentSafe.ts'
import { useServices } from '../domain/services/Services.ts'
import { messagesQuery } from '../domain/transactions/messageQueries.ts'
import { useReportChecks } from '../domain/verification/useReportChecks.ts'
import { MessageRow, StoredMessageList } from '../features/messages/MessageList.tsx'
import { RefusedNotice } from '../features/transactions/RefusedNotice.tsx'
import { messageText as words } from '../lib/messages/message.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { QueryError, QueryView } from '../ui/QueryView.tsx'

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
      {words.write}
    </Link>
  )
  return (
    <Page actions={reports.length > 0 ? write : undefined} lead={words.lead} title={words.title}>
      <QueryError hasAge query={query} title={words.failed} />
      <StoredMessageList
        isAll={data !== undefined && !hasNextPage}
        safe={safe}
        shown={reports.map(({ id }) => id.messageHash)}
      />
      <RefusedNotice rows={data?.pages.flatMap(({ refused }) => refused) ?? []} />
      <QueryView
        card={{ isFlush: true }}
        empty={{ action: write, icon: 'message', title: words.empty, children: words.emptyText }}
        isEmpty={reports.length === 0}
        loading={words.loading}
        more={words.more}
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
