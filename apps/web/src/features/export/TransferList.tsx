import type { Movement } from '@countersign/protocol/wire'
import { useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import type { HistoryPart } from '../../domain/transactions/historyParts.ts'
import { transferProofsQuery } from '../../domain/transfers/createTransferVerifier.ts'
import type { FilterSearch } from '../../domain/transfers/FilterSearch.ts'
import { dayName } from '../../lib/formatTime.ts'
import { historyExportText as words } from '../../lib/messages/export.ts'
import { useStableList } from '../../lib/useStableList.ts'
import { LongList } from '../../ui/LongList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import styles from './Export.module.css'
import { type ExportEntry, keyOf } from './ExportEntry.ts'
import { TransferRow } from './TransferRow.tsx'
import { isNotOffered, useTransfers } from './useTransfers.ts'

export type TransferListProps = { safe: CurrentSafe; search: FilterSearch; kind: HistoryPart | undefined }

/** Matching transfers, grouped by day. */
export function TransferList({ safe, search, kind }: TransferListProps) {
  const query = useTransfers(safe, search, kind)
  const { data, error } = query
  const [now] = useState(Date.now)
  const pages = data?.pages ?? noPages
  const proofs = useProofs(safe, pages)
  if (error && isNotOffered(error)) return <Notice title={words.notOffered} tone="info" />
  // Removes duplicates of repeated pages.
  const entries = [...new Map(pages.flatMap((page) => page.entries).map((entry) => [keyOf(entry), entry])).values()]
  const looked = data?.pages.reduce((sum, page) => sum + page.looked, 0) ?? 0
  const isNarrow = kind !== undefined || Object.keys(search).length > 0
  return (
    <QueryView
      failed={words.failed}
      card={{ isFlush: true, title: words.list }}
      empty={{
        icon: 'history',
        title: isNarrow ? words.noMatch : words.none,
        children: isNarrow ? words.noMatchText(looked) : words.noneText,
      }}
      isEmpty={entries.length === 0}
      loading={words.loading}
      more={words.more}
      moreNote={isNarrow ? <span aria-live="polite">{words.looked(looked)}</span> : null}
      query={query}
      rows={6}
    >
      {() => (
        <LongList getKey={({ entry }) => keyOf(entry)} items={withDays(entries, now)} name="movements">
          {({ day, entry }) => (
            <>
              {day === undefined ? null : <h3 className={styles.day}>{day}</h3>}
              <TransferRow entry={entry} proof={proofs.get(entry.movement)} safe={safe} />
            </>
          )}
        </LongList>
      )}
    </QueryView>
  )
}

const noPages: readonly { entries: readonly ExportEntry[] }[] = []

/** Verifies rows page by page. */
function useProofs(safe: CurrentSafe, pages: readonly { entries: readonly ExportEntry[] }[]) {
  const services = useServices()
  const lists = useMemo(() => pages.map((page) => listMovements(page.entries)), [pages])
  const answers = useQueries({
    queries: lists.map((movements, index) =>
      transferProofsQuery(services, safe, { before: lists.slice(0, index), movements }),
    ),
  })
  const found = useStableList(answers.map((answer) => answer.data))
  return useMemo(() => new Map(found.flatMap((page) => [...(page ?? [])])), [found])
}

const lists = new WeakMap<readonly ExportEntry[], readonly Movement[]>()

/** Memoized per page. */
function listMovements(entries: readonly ExportEntry[]): readonly Movement[] {
  const list = lists.get(entries) ?? entries.map(({ movement }) => movement)
  lists.set(entries, list)
  return list
}

/** Marks the first row of each day. */
function withDays(entries: readonly ExportEntry[], now: number): { day: string | undefined; entry: ExportEntry }[] {
  let last = ''
  return entries.map((entry) => {
    const at = entry.movement.timestamp
    const date = new Date(at).toDateString()
    const isNew = date !== last
    last = date
    return { day: isNew ? dayName(at, now) : undefined, entry }
  })
}
