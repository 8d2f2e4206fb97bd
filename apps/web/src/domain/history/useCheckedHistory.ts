import type { TolerantTransactionListPage } from '@countersign/protocol'
import { useCallback, useMemo } from 'react'
import type { Address } from 'viem'
import { useQuery } from '../../lib/query/useQuery.ts'
import { balancesQuery } from '../balances/balancesQuery.ts'
import type { HistoryPart } from '../queue/historyParts.ts'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { safeStateQuery } from '../safe/queries.ts'
import { useServices } from '../services/Services.ts'
import { judgeHistory } from './judgeHistory.ts'
import { listTransactions, useHistoryProofs } from './useHistoryProofs.ts'
import { useHistoryScan } from './useHistoryScan.ts'
import { useSettledBlock } from './useSettledBlock.ts'
import { useTransferWarnings } from './useTransferWarnings.ts'

export type UseCheckedHistoryParameters = {
  /** What the service said. */
  pages: readonly TolerantTransactionListPage[] | undefined
  answeredAt: number
  askAgain: () => unknown
  isEnd: boolean
  part: HistoryPart | undefined
}

const noPages: readonly TolerantTransactionListPage[] = []
const nobody: readonly Address[] = []

/** A history with what the chain says of each row, and of what is not among them. */
export function useCheckedHistory(safe: CurrentSafe, parameters: UseCheckedHistoryParameters) {
  const { answeredAt, askAgain, isEnd, pages = noPages, part } = parameters
  const services = useServices()
  const lists = useMemo(() => pages.map(({ results }) => results), [pages])
  const items = useMemo(() => lists.flat(), [lists])
  const rows = useMemo(() => listTransactions(items), [items])
  const { proofs, isPending, error } = useHistoryProofs(safe, lists)
  const { scan, stop, goOn } = useHistoryScan(safe)
  const { data: state } = useQuery(safeStateQuery(services, safe))
  const { data: balances } = useQuery(balancesQuery(services, safe))
  const settledBlock = useSettledBlock(safe.chainId, {
    answeredAt,
    askAgain: useCallback(() => void askAgain(), [askAgain]),
  })
  const tokens = useMemo(
    () => [...safe.chain.tokens.map(({ address }) => address), ...(balances?.holdings ?? []).map(({ token }) => token)],
    [safe.chain.tokens, balances],
  )
  const { record } = scan
  const safeNonce = state?.nonce
  const { gaps, ignored, omissions } = useMemo(
    () => judgeHistory({ isEnd, part, proofs, record, rows, safeNonce, settledBlock, tokens }),
    [isEnd, part, proofs, record, rows, safeNonce, settledBlock, tokens],
  )
  const warnings = useTransferWarnings({ owners: state?.owners ?? nobody, proofs, rows, safe })
  const states = rows.map(({ id }) => proofs.get(id)?.state)
  const count = (...kinds: (typeof states)[number][]) => states.filter((kind) => kinds.includes(kind)).length
  return {
    items,
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
    rows,
    warnings,
  }
}
