import { findNonceGaps, findOmissions, type Omission } from '@countersign/protocol/verify'
import type { TransactionSummary } from '@countersign/protocol/wire'
import type { Address } from 'viem'
import type { HistoryPart } from '../transactions/historyParts.ts'
import type { EntryProof } from './EntryProof.ts'
import type { HistoryRecord } from './HistoryRecord.ts'
import { toClaimedEntry } from './toClaimedEntry.ts'

export type JudgeHistoryParameters = {
  rows: readonly TransactionSummary[]
  proofs: ReadonlyMap<string, EntryProof>
  /** The service has nothing older. */
  isEnd: boolean
  part: HistoryPart | undefined
  safe: Address
  /** On the chain. */
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

/** What a history omits, by nonces and by the chain's events. */
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

type Real = { proof: EntryProof; row: TransactionSummary }

/** From the chain; where it shows only the execution, from the service. */
function nonceOf({ proof, row: { executionInfo } }: Real): bigint[] {
  if (executionInfo?.type !== 'MULTISIG') return []
  return [proof.nonce ?? BigInt(executionInfo.nonce)]
}

function pick(blocks: readonly bigint[], isBetter: (one: bigint, other: bigint) => boolean): bigint | undefined {
  return blocks.reduce<bigint | undefined>(
    (best, block) => (best === undefined || isBetter(block, best) ? block : best),
    undefined,
  )
}
