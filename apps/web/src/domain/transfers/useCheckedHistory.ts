import { isVersionAtLeast } from '@countersign/protocol/hash'
import { findNonceGaps, findOmissions, type Omission } from '@countersign/protocol/verify'
import type { TolerantTransactionListPage, TransactionListItem, TransactionSummary } from '@countersign/protocol/wire'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type Address, getAddress } from 'viem'
import { useStore } from '../../lib/useStore.ts'
import { balancesQuery } from '../assets/balancesQuery.ts'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { indexingQuery, safeStateQuery } from '../safe/queries.ts'
import { useServices } from '../services/Services.ts'
import type { HistoryPart } from '../transactions/historyParts.ts'
import type { EntryProof } from './EntryProof.ts'
import type { HistoryRecord } from './scanHistory.ts'
import { toClaimedEntry, toTransactionSummaries, useHistoryProofs } from './useHistoryProofs.ts'
import { useHistoryScan } from './useHistoryScan.ts'

export type UseCheckedHistoryParameters = {
  pages: readonly TolerantTransactionListPage[] | undefined
  answeredAt: number
  refetch: () => unknown
  isEnd: boolean
  part: HistoryPart | undefined
}

const noPages: readonly TolerantTransactionListPage[] = []
const nobody: readonly Address[] = []

export function useCheckedHistory(safe: CurrentSafe, parameters: UseCheckedHistoryParameters) {
  const { answeredAt, refetch, isEnd, pages = noPages, part } = parameters
  const services = useServices()
  const { lists, repeated } = useMemo(() => withoutRepeated(pages.map(({ results }) => results)), [pages])
  const items = useMemo(() => lists.flat(), [lists])
  const rows = useMemo(() => toTransactionSummaries(items), [items])
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
  const knownAddresses = useKnownAddresses({ owners: state?.owners ?? nobody, proofs, rows })
  const states = rows.map(({ id }) => proofs.get(id)?.state)
  const count = (...kinds: (typeof states)[number][]) => states.filter((kind) => kinds.includes(kind)).length
  return {
    items,
    knownAddresses,
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
  }
}

/** Executions are logged since 1.1.0, received coins since 1.3.0. */
function hasLogs(version: string | undefined, part: HistoryPart | undefined): boolean {
  const since = part === 'module' || part === 'multisig' ? '1.1.0' : '1.3.0'
  return version !== undefined && isVersionAtLeast(version, since)
}

type Lists = readonly (readonly TransactionListItem[])[]

function withoutRepeated(pages: Lists): { lists: Lists; repeated: number } {
  const seen = new Set<string>()
  let repeated = 0
  const lists = pages.map((page) => {
    const retained = page.filter((item) => {
      if (item.type !== 'TRANSACTION') return true
      const id = item.transaction.id.toLowerCase()
      const isNew = !seen.has(id)
      seen.add(id)
      return isNew
    })
    repeated += page.length - retained.length
    // The identical page has an identical query key.
    return retained.length === page.length ? page : retained
  })
  return { lists, repeated }
}

/** Everything up to the block indexed before the request must be listed; refetches a list older than the block. */
function useSettledBlock(
  chainId: number,
  { answeredAt, refetch }: { /** When the list was fetched; 0: never. */ answeredAt: number; refetch: () => void },
): bigint | undefined {
  const services = useServices()
  const { data, dataUpdatedAt } = useQuery(indexingQuery(services, chainId))
  const indexed = data?.currentBlockNumber ?? data?.masterCopiesBlockNumber ?? undefined
  const [settled, setSettled] = useState<{ at: number; block: bigint }>()
  const isNewBlock = indexed !== undefined && dataUpdatedAt > 0 && settled?.block !== BigInt(indexed)
  if (isNewBlock && dataUpdatedAt <= answeredAt) setSettled({ at: dataUpdatedAt, block: BigInt(indexed) })
  const isEarly = settled === undefined && indexed !== undefined && answeredAt > 0 && dataUpdatedAt > answeredAt
  useEffect(() => {
    if (isEarly) refetch()
  }, [isEarly, refetch])
  return settled?.block
}

export type JudgeHistoryParameters = {
  rows: readonly TransactionSummary[]
  proofs: ReadonlyMap<string, EntryProof>
  /** The service has nothing older. */
  isEnd: boolean
  part: HistoryPart | undefined
  safe: Address
  safeNonce: bigint | undefined
  record: HistoryRecord | undefined
  /** The service's indexed block before the request; undefined: unknown. */
  settledBlock: bigint | undefined
  tokens: readonly Address[]
}

export type HistoryJudgement = {
  gaps: bigint[]
  omissions: Omission[]
  /** Undefined: not searched. */
  ignored: number | undefined
}

const nothing: HistoryJudgement = { gaps: [], ignored: undefined, omissions: [] }

export function judgeHistory(parameters: JudgeHistoryParameters): HistoryJudgement {
  const { isEnd, part, proofs, record, rows, safe, safeNonce, settledBlock, tokens } = parameters
  // A row still being verified may be the one that seems missing.
  if (rows.some(({ id }) => !proofs.has(id))) return nothing
  const real = rows.flatMap((row) => {
    const proof = proofs.get(row.id)
    return proof && proof.state !== 'false' ? [{ proof, row }] : []
  })
  const blocks = real.flatMap(({ proof }) => proof.block ?? [])
  const [oldest, newest] = [pick(blocks, (a, b) => a < b), pick(blocks, (a, b) => a > b)]
  const until = settledBlock ?? newest
  const found = record && until !== undefined ? findMissing(record, until) : undefined
  const hasExecutions = part === undefined || part === 'multisig'
  const gaps =
    safeNonce === undefined || !hasExecutions
      ? []
      : findNonceGaps({ isEnd, nonces: real.flatMap(nonceOf), safeNonce }).filter((nonce) =>
          isSettled(nonce, safeNonce),
        )
  return { gaps, ignored: found?.ignored, omissions: found?.omissions.filter(isOfPart) ?? [] }

  /** A filtered list omits other kinds. */
  function isOfPart(omission: Omission): boolean {
    if (!part) return true
    if (omission.kind !== 'transfer') return omission.kind === part
    return part === 'incoming' && omission.transfers.some(({ to }) => to.toLowerCase() === safe.toLowerCase())
  }

  function findMissing(range: HistoryRecord, newestBlock: bigint) {
    // Sets, not nested searches: anyone can add tokens and transfers.
    const known = new Set(tokens.map((token) => token.toLowerCase()))
    return findOmissions({
      isKnownToken: (token) => known.has(token.toLowerCase()),
      newestBlock,
      oldestBlock: isEnd ? undefined : (oldest ?? range.to),
      range,
      shown: real.flatMap(({ row }) => toClaimedEntry(row) ?? []),
    })
  }

  /** Newer than all rows: possibly executed after the response. */
  function isSettled(nonce: bigint, next: bigint): boolean {
    if (real.some((shown) => nonceOf(shown).some((other) => other > nonce))) return true
    const executions = record?.executions.filter(({ kind }) => kind === 'multisig') ?? []
    const execution = executions.at(-Number(next - nonce))
    return settledBlock !== undefined && execution !== undefined && execution.blockNumber <= settledBlock
  }
}

/** From the chain; where it shows only the execution, from the service. */
function nonceOf({ proof, row: { executionInfo } }: { proof: EntryProof; row: TransactionSummary }): bigint[] {
  if (executionInfo?.type !== 'MULTISIG') return []
  return [proof.nonce ?? BigInt(executionInfo.nonce)]
}

function pick(blocks: readonly bigint[], isBetter: (one: bigint, other: bigint) => boolean): bigint | undefined {
  return blocks.reduce<bigint | undefined>(
    (best, block) => (best === undefined || isBetter(block, best) ? block : best),
    undefined,
  )
}

type UseKnownAddressesParameters = {
  owners: readonly Address[]
  rows: readonly TransactionSummary[]
  proofs: ReadonlyMap<string, EntryProof>
}

/** Addresses that others may imitate. */
function useKnownAddresses({ owners, proofs, rows }: UseKnownAddressesParameters): readonly Address[] {
  const services = useServices()
  const names = useStore(services.names)
  const bundledNames = useStore(services.bundledNames)
  return useMemo(() => {
    // Recipients that the owners paid by their own signatures.
    const paid = rows.flatMap((row) => {
      const transfer = toTransfer(row, proofs.get(row.id))
      return transfer?.isSigned ? [transfer.to] : []
    })
    const named = [...Object.keys(names), ...Object.keys(bundledNames)].map((address) => getAddress(address))
    return [...new Set([...named, ...owners, ...paid])]
  }, [bundledNames, names, owners, proofs, rows])
}

/** The transfer of a row, by the chain where it is proven. */
export function toTransfer(row: TransactionSummary, proof: EntryProof | undefined) {
  const txInfo = proof?.txInfo ?? row.txInfo
  if (txInfo.type !== 'Transfer' || proof?.state === 'false') return undefined
  const { recipient, sender, transferInfo } = txInfo
  const isModule = row.executionInfo?.type === 'MODULE'
  return {
    from: sender.value,
    initiator: isModule ? undefined : proof?.sender,
    isSigned: row.executionInfo?.type === 'MULTISIG' && proof?.state === 'confirmed',
    to: recipient.value,
    token: transferInfo.type === 'NATIVE_COIN' ? undefined : transferInfo.tokenAddress,
    // An NFT's ID may be zero.
    value: transferInfo.type === 'ERC721' ? 1n : BigInt(transferInfo.value),
  }
}
