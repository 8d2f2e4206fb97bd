import { type ClaimedExecution, type ClaimedTransfer, claim } from '@countersign/protocol/verify'
import type { TransactionListItem, TransactionSummary } from '@countersign/protocol/wire'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { identify } from '../../lib/identify.ts'
import { useStableList } from '../../lib/useStableList.ts'
import { type SafeId, safeKey } from '../safe/queries.ts'
import { type Services, useServices } from '../services/Services.ts'
import { parseMultisigId } from '../transactions/parseSafeTxHash.ts'
import type { EntryProof } from './EntryProof.ts'

export type HistoryProofs = {
  /** By the row's id; missing while pending. */
  proofs: ReadonlyMap<string, EntryProof>
  isPending: boolean
  /** The chain is unreachable. */
  error: Error | null
}

/** Verifies the history on screen page by page, newest first, without log ranges. */
export function useHistoryProofs(safe: SafeId, pages: readonly (readonly TransactionListItem[])[]): HistoryProofs {
  const services = useServices()
  const slices = useMemo(() => pages.flatMap(slicePage), [pages])
  const answers = useQueries({
    queries: slices.map((page, index) => proofQuery(services, safe, { before: slices.slice(0, index), page })),
  })
  const found = useStableList(answers.map(({ data }) => data))
  const proofs = useMemo(() => new Map(found.flatMap((page) => [...(page ?? [])])), [found])
  return {
    error: answers.find(({ error }) => error)?.error ?? null,
    isPending: answers.some(({ isPending }) => isPending),
    proofs,
  }
}

const retryInterval = 15_000

/** Rows per kernel call: a service may put thousands of them on one page. */
const rowsPerCall = 50

type Rows = readonly TransactionListItem[]

/** Slices of a page, once each: they are part of query keys. */
const slicesOf = new WeakMap<Rows, readonly Rows[]>()

function slicePage(page: Rows): readonly Rows[] {
  if (page.length <= rowsPerCall) return [page]
  const known = slicesOf.get(page)
  if (known) return known
  const slices = Array.from({ length: Math.ceil(page.length / rowsPerCall) }, (_, index) =>
    page.slice(index * rowsPerCall, (index + 1) * rowsPerCall),
  )
  slicesOf.set(page, slices)
  return slices
}

type ProofParameters = { before: readonly Rows[]; page: Rows }

function proofQuery(services: Services, { chainId, address }: SafeId, { before, page }: ProofParameters) {
  return queryOptions({
    // Not below "history": a changed page has its own key, and an unchanged one stays proven.
    queryKey: [...safeKey({ chainId, address }), 'proof', identify(page), ...before.map(identify)],
    queryFn: async (): Promise<ReadonlyMap<string, EntryProof>> => {
      const { createEntryProof, createNamelessProof } = await import('./EntryProof.ts')
      const rows = toTransactionSummaries(page)
      // Earlier pages may have used the logs of the same transactions: a duplicate is not proven twice.
      const hashes = new Set(rows.flatMap((row) => toClaimedEntry(row)?.transactionHash ?? []))
      const earlier = before
        .flatMap(toTransactionSummaries)
        .flatMap((row) => toClaimedEntry(row) ?? [])
        .filter(({ transactionHash }) => hashes.has(transactionHash))
      const entries = rows.map(toClaimedEntry)
      const known = entries.flatMap((entry) => (entry ? [entry] : []))
      const report = await services.kernel.verifyHistory({
        chainId,
        claimed: claim([...earlier, ...known]),
        safe: address,
      })
      return new Map(
        rows.map((summary, index) => {
          const entry = entries[index]
          const place = entry ? known.indexOf(entry) : -1
          if (place < 0) return [summary.id, createNamelessProof()]
          const at = earlier.length + place
          const [checks = [], happened] = [report.rows[at], report.happened[at]]
          return [summary.id, createEntryProof({ checks, happened, safe: address, summary })]
        }),
      )
    },
    gcTime: 60_000,
    refetchInterval: ({ state: { data, error } }) =>
      error || (data && [...data.values()].some(({ block, state }) => state === 'claimed' && block === undefined))
        ? retryInterval
        : false,
    staleTime: Number.POSITIVE_INFINITY,
    // Structural sharing cannot compare maps.
    structuralSharing: false,
  })
}

export function toTransactionSummaries(items: readonly TransactionListItem[]): TransactionSummary[] {
  return items.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
}

export function toClaimedEntry(summary: TransactionSummary): ClaimedExecution | undefined {
  const { executionInfo, id, timestamp, txInfo, txStatus } = summary
  const transactionHash = txInfo.type === 'Creation' ? txInfo.transactionHash : summary.txHash
  if (!transactionHash) return undefined
  const transfer = toClaimedTransfer(txInfo)
  const base = {
    isSuccess: txStatus === 'SUCCESS',
    timestamp: BigInt(Math.floor(timestamp / 1_000)),
    transactionHash,
    ...(transfer ? { transfer } : {}),
  }
  if (txInfo.type === 'Creation') return { ...base, kind: 'creation' }
  if (executionInfo?.type === 'MODULE') return { ...base, kind: 'module', module: executionInfo.address.value }
  const multisig = parseMultisigId(id)
  if (!multisig && executionInfo?.type !== 'MULTISIG') return { ...base, kind: 'transfer' }
  return {
    ...base,
    kind: 'multisig',
    ...(multisig ? { safeTxHash: multisig.safeTxHash } : {}),
    ...(executionInfo?.type === 'MULTISIG' ? { nonce: BigInt(executionInfo.nonce) } : {}),
  }
}

function toClaimedTransfer(txInfo: TransactionSummary['txInfo']): ClaimedTransfer | undefined {
  if (txInfo.type !== 'Transfer') return undefined
  const { recipient, sender, transferInfo } = txInfo
  const accounts = { from: sender.value, to: recipient.value }
  switch (transferInfo.type) {
    case 'ERC20':
      return { ...accounts, token: transferInfo.tokenAddress, type: 'ERC20', value: BigInt(transferInfo.value) }
    case 'ERC721':
      return { ...accounts, token: transferInfo.tokenAddress, type: 'ERC721', value: BigInt(transferInfo.tokenId) }
    case 'NATIVE_COIN':
      return { ...accounts, token: undefined, type: 'NATIVE_COIN', value: BigInt(transferInfo.value) }
  }
}
