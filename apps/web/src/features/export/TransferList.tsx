import { HttpRequestError } from '@countersign/client'
import type { Movement } from '@countersign/protocol/wire'
import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Address } from 'viem'
import { useNameOf } from '../../domain/address-book/useName.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { safeKey } from '../../domain/safe/queries.ts'
import { type Services, useServices } from '../../domain/services/Services.ts'
import type { HistoryPart } from '../../domain/transactions/historyParts.ts'
import { transferProofsQuery } from '../../domain/transfers/createTransferVerifier.ts'
import type { FilterSearch } from '../../domain/transfers/FilterSearch.ts'
import { type WalkMovementsParameters, walkTransfers } from '../../domain/transfers/transfersQuery.ts'
import { dayName } from '../../lib/formatTime.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStableList } from '../../lib/useStableList.ts'
import { LongList } from '../../ui/LongList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import styles from './Export.module.css'
import { type Asset, assetOf, type ExportEntry, keyOf, toExportEntry } from './ExportEntry.ts'
import { createFilter, type Filter } from './matchEntry.ts'
import { TransferRow } from './TransferRow.tsx'
import { findTransferNote, openTransferNotes } from './transferNotes.ts'
import { useFindAsset } from './useAssets.ts'

const t = createCatalogue('export')

type TransferListProps = { safe: CurrentSafe; search: FilterSearch; kind: HistoryPart | undefined }

export function TransferList({ safe, search, kind }: TransferListProps) {
  const query = useTransfers(safe, search, kind)
  const { data, error } = query
  const [now] = useState(Date.now)
  const pages = data?.pages ?? noPages
  const proofs = useProofs(safe, pages)
  if (error && isNotOffered(error)) return <Notice title={t('notOffered')} tone="info" />
  // Removes duplicates of repeated pages.
  const entries = [...new Map(pages.flatMap((page) => page.entries).map((entry) => [keyOf(entry), entry])).values()]
  const looked = data?.pages.reduce((sum, page) => sum + page.looked, 0) ?? 0
  const isNarrow = kind !== undefined || Object.keys(search).length > 0
  return (
    <QueryView
      failed={t('failed')}
      card={{ isFlush: true, title: t('list') }}
      empty={{
        icon: 'history',
        title: isNarrow ? t('noMatch') : t('none'),
        children: isNarrow ? t('searched', { count: looked }) : t('noneText'),
      }}
      isEmpty={entries.length === 0}
      loading={t('loading')}
      more={t('more')}
      moreNote={isNarrow ? <span aria-live="polite">{t('searched', { count: looked })}</span> : null}
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

function listMovements(entries: readonly ExportEntry[]): readonly Movement[] {
  const list = lists.get(entries) ?? entries.map(({ movement }) => movement)
  lists.set(entries, list)
  return list
}

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

/** Matches per page, and misses after which the user must continue the search. */
const enough = 50
const farEnough = 20_000

type Found = { entries: ExportEntry[]; looked: number; next: string | null }

function useTransfers(safe: CurrentSafe, search: FilterSearch, kind: HistoryPart | undefined) {
  const services = useServices()
  const nameOf = useNameOf()
  const findAsset = useFindAsset(safe)
  return useInfiniteQuery({
    getNextPageParam: ({ next }: Found) => next ?? undefined,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) => {
      const isNarrow = Object.keys(search).length > 0 || kind !== undefined
      return collect(services, {
        cursor,
        filter: createFilter(search, kind),
        findAsset,
        limit: isNarrow ? 1_000 : enough,
        nameOf: (account) => nameOf(account)?.name,
        safe,
        signal,
      })
    },
    // An unsupported route is not retried.
    retry: (count, error) => !isNotOffered(error) && count < 1,
    queryKey: [...safeKey(safe), 'history', 'movements', search, kind ?? ''],
  })
}

type CollectParameters = Pick<WalkMovementsParameters, 'cursor' | 'signal'> & {
  filter: Filter
  findAsset: ReturnType<typeof useFindAsset>
  limit: number
  nameOf: (address: Address) => string | undefined
  safe: CurrentSafe
}

async function collect(services: Services, parameters: CollectParameters): Promise<Found> {
  const { cursor, filter, findAsset, limit, nameOf, safe, signal } = parameters
  const { address, chainId } = safe
  const notes = openTransferNotes(services.storage).get()
  const assets = new Map<Address, Asset>()
  const found: Found = { entries: [], looked: 0, next: null }
  for await (const part of walkTransfers(services, { cursor, limit, safe: { address, chainId }, signal })) {
    const claimed = new Map(part.tokens.map((token) => [token.address, token]))
    for (const movement of part.movements) {
      const id = assetOf(movement)
      const asset = assets.get(id) ?? (await findAsset(id, claimed.get(id)))
      assets.set(id, asset)
      const entry = toExportEntry(movement, { asset, safe: address })
      const note = findTransferNote(notes, { chainId, transactionHash: movement.transactionHash })
      if (filter.matches(entry, { name: nameOf(entry.counterparty), note })) found.entries.push(entry)
    }
    found.looked += part.movements.length
    // Newest first: later pages are older still.
    const isPast = (part.movements.at(-1)?.timestamp ?? 0) < (filter.from ?? 0)
    found.next = isPast ? null : part.next
    if (isPast || found.entries.length >= enough || found.looked >= farEnough) break
  }
  return found
}

/** Other services lack this route. */
function isNotOffered(error: unknown): boolean {
  return error instanceof HttpRequestError && error.status === 404 && error.remoteCode !== 'SAFE_NOT_FOUND'
}
