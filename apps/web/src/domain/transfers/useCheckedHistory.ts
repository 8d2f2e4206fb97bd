import { isVersionAtLeast } from '@countersign/protocol/hash'
import type { TolerantTransactionListPage, TransactionListItem } from '@countersign/protocol/wire'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Address } from 'viem'
import { balancesQuery } from '../assets/balancesQuery.ts'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { indexingQuery, safeStateQuery } from '../safe/queries.ts'
import { useServices } from '../services/Services.ts'
import type { HistoryPart } from '../transactions/historyParts.ts'
import { judgeHistory } from './judgeHistory.ts'
import { listTransactions, useHistoryProofs } from './useHistoryProofs.ts'
import { useHistoryScan } from './useHistoryScan.ts'
import { useTransferWarnings } from './useTransferWarnings.ts'

export type UseCheckedHistoryParameters = {
  /** The service's response. */
  pages: readonly TolerantTransactionListPage[] | undefined
  answeredAt: number
  refetch: () => unknown
  isEnd: boolean
  part: HistoryPart | undefined
}

const noPages: readonly TolerantTransactionListPage[] = []
const nobody: readonly Address[] = []

/** A history with each row's proof, and what it omits. */
export function useCheckedHistory(safe: CurrentSafe, parameters: UseCheckedHistoryParameters) {
  const { answeredAt, refetch, isEnd, pages = noPages, part } = parameters
  const services = useServices()
  const { lists, repeated } = useMemo(() => withoutRepeated(pages.map(({ results }) => results)), [pages])
  const items = useMemo(() => lists.flat(), [lists])
  const rows = useMemo(() => listTransactions(items), [items])
  const { proofs, isPending, error } = useHistoryProofs(safe, lists)
  const { scan, stop, goOn } = useHistoryScan(safe)
  const { data: state } = useQuery(safeStateQuery(services, safe))
  const { data: balances } = useQuery(balancesQuery(services, safe))
  const settledBlock = useSettledBlock(safe.chainId, {
    answeredAt,
    refetch: useCallback(() => void refetch(), [refetch]),
  })
  const tokens = useMemo(
    () => [...safe.chain.tokens.map(({ address }) => address), ...(balances?.holdings ?? []).map(({ token }) => token)],
    [safe.chain.tokens, balances],
  )
  const { record } = scan
  const safeNonce = state?.nonce
  const { address } = safe
  const { gaps, ignored, omissions } = useMemo(
    () => judgeHistory({ isEnd, part, proofs, record, rows, safe: address, safeNonce, settledBlock, tokens }),
    [address, isEnd, part, proofs, record, rows, safeNonce, settledBlock, tokens],
  )
  const warnings = useTransferWarnings({ owners: state?.owners ?? nobody, proofs, rows, safe })
  const states = rows.map(({ id }) => proofs.get(id)?.state)
  const count = (...kinds: (typeof states)[number][]) => states.filter((kind) => kinds.includes(kind)).length
  return {
    items,
    /** Whether the chain was searched for omitted rows. */
    isSearched: ignored !== undefined && scan.status === 'done' && hasLogs(state?.version, part),
    missing: { gaps, omissions },
    proof: {
      ignored,
      isComplete: gaps.length === 0 && omissions.length === 0,
      onGoOn: goOn,
      onStop: stop,
      rows: {
        all: rows.length,
        claimed: count('claimed'),
        confirmed: count('confirmed'),
        isPending,
        isUnreadable: error !== null,
        wrong: count('differs', 'false'),
      },
      scan,
    },
    proofs,
    repeated,
    rows,
    warnings,
  }
}

/** Executions are logged since 1.1.0, received coins since 1.3.0. */
function hasLogs(version: string | undefined, part: HistoryPart | undefined): boolean {
  const since = part === 'module' || part === 'multisig' ? '1.1.0' : '1.3.0'
  return version !== undefined && isVersionAtLeast(version, since)
}

type Lists = readonly (readonly TransactionListItem[])[]

/** Each row once, on its first page, and the number of duplicates. */
function withoutRepeated(pages: Lists): { lists: Lists; repeated: number } {
  const seen = new Set<string>()
  let repeated = 0
  const lists = pages.map((page) => {
    const kept = page.filter((item) => {
      if (item.type !== 'TRANSACTION') return true
      const id = item.transaction.id.toLowerCase()
      const isNew = !seen.has(id)
      seen.add(id)
      return isNew
    })
    repeated += page.length - kept.length
    // The identical page has an identical query key.
    return kept.length === page.length ? page : kept
  })
  return { lists, repeated }
}

/**
 * The service's indexed block from before the list was requested: everything up to it must be listed. Refetches the
 * list if the block is newer than it.
 */
function useSettledBlock(
  chainId: number,
  { answeredAt, refetch }: { /** When the list was fetched; 0: never. */ answeredAt: number; refetch: () => void },
): bigint | undefined {
  const services = useServices()
  const { data, dataUpdatedAt } = useQuery(indexingQuery(services, chainId))
  const indexed = data?.currentBlockNumber ?? data?.masterCopiesBlockNumber ?? undefined
  const [settled, setSettled] = useState<{ at: number; block: bigint }>()
  const isNews = indexed !== undefined && dataUpdatedAt > 0 && settled?.block !== BigInt(indexed)
  if (isNews && dataUpdatedAt <= answeredAt) setSettled({ at: dataUpdatedAt, block: BigInt(indexed) })
  const isEarly = settled === undefined && indexed !== undefined && answeredAt > 0 && dataUpdatedAt > answeredAt
  useEffect(() => {
    if (isEarly) refetch()
  }, [isEarly, refetch])
  return settled?.block
}
