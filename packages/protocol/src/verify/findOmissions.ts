import { type Address, type Hex, isAddressEqual } from 'viem'
import type { Execution } from '../chain/findExecution.ts'
import type { ChainTransfer } from '../chain/parseSafeEvents.ts'
import type { SafeRange } from '../chain/readSafeRange.ts'
import type { ClaimedExecution } from './ClaimedTransaction.ts'

/** Event of the chain that is missing in a history. */
export type Omission =
  | { kind: 'multisig' | 'module'; execution: Execution }
  /** Transfers of one chain transaction in which the Safe executed nothing. */
  | { kind: 'transfer'; transactionHash: Hex; transfers: readonly ChainTransfer[] }

export type FindOmissionsParameters = {
  /** The events read from the chain. */
  range: SafeRange
  /** The listed part of a history, complete down to its oldest block. */
  shown: readonly Pick<ClaimedExecution, 'kind' | 'module' | 'safeTxHash' | 'transactionHash'>[]
  /** Events in this block or older may be on a later page. `undefined`: the list is complete. */
  oldestBlock: bigint | undefined
  /** Newer events may not be indexed yet. */
  newestBlock: bigint
  /** Tokens that matter to the user. Anyone can add others to a history, and a service may hide them. */
  isKnownToken: (token: Address) => boolean
}

/** Events that a history omits. Of a chain transaction executions of owners cover those of modules, and transfers. */
export function findOmissions(parameters: FindOmissionsParameters): {
  omissions: Omission[] /** Transfers of unknown tokens, or of nothing. */
  ignored: number
} {
  const { isKnownToken, newestBlock, oldestBlock, range, shown } = parameters
  const isCovered = ({ blockNumber }: { blockNumber: bigint }) =>
    blockNumber <= newestBlock && (oldestBlock === undefined || blockNumber > oldestBlock)
  const executions = range.executions.filter(isCovered)
  const hashes = new Set(shown.flatMap(({ safeTxHash }) => safeTxHash?.toLowerCase() ?? []))
  const reported = new Set(shown.map(({ transactionHash }) => transactionHash.toLowerCase()))
  const withMultisig = new Set(
    range.executions.flatMap(({ kind, transactionHash }) => (kind === 'multisig' ? [transactionHash] : [])),
  )
  const withExecution = new Set(range.executions.map(({ transactionHash }) => transactionHash))
  const multisig = executions.filter(
    ({ kind, safeTxHash }) => kind === 'multisig' && !hashes.has(safeTxHash?.toLowerCase() ?? ''),
  )
  const module = listMissingModules(
    executions.filter(({ kind, transactionHash }) => kind === 'module' && !withMultisig.has(transactionHash)),
    shown,
  )
  const moved = range.transfers.filter(
    (transfer) =>
      isCovered(transfer) && !withExecution.has(transfer.transactionHash) && !reported.has(transfer.transactionHash),
  )
  const reportable = moved.filter(
    ({ token, type, value }) => (type === 'ERC721' || value > 0n) && (token === undefined || isKnownToken(token)),
  )
  const movedIn = new Map<Hex, ChainTransfer[]>()
  for (const transfer of reportable) {
    const { transactionHash } = transfer
    const others = movedIn.get(transactionHash)
    if (others) others.push(transfer)
    else movedIn.set(transactionHash, [transfer])
  }
  return {
    ignored: moved.length - reportable.length,
    omissions: [
      ...multisig.map((execution): Omission => ({ execution, kind: 'multisig' })),
      ...module.map((execution): Omission => ({ execution, kind: 'module' })),
      ...[...movedIn].map(
        ([transactionHash, transfers]): Omission => ({ kind: 'transfer', transactionHash, transfers }),
      ),
    ],
  }
}

/** A module can execute several times in one transaction: each row covers one. */
function listMissingModules(executions: readonly Execution[], shown: FindOmissionsParameters['shown']): Execution[] {
  const rows = new Map<string, FindOmissionsParameters['shown'][number][]>()
  for (const row of shown) {
    const key = row.transactionHash.toLowerCase()
    if (row.kind === 'module') rows.set(key, [...(rows.get(key) ?? []), row])
  }
  const used = new Set<object>()
  return executions.filter(({ module, transactionHash }) => {
    const row = rows
      .get(transactionHash.toLowerCase())
      ?.find(
        (candidate) =>
          !used.has(candidate) &&
          (!candidate.module || (module !== undefined && isAddressEqual(candidate.module, module))),
      )
    if (row) used.add(row)
    return !row
  })
}

type FindNonceGapsParameters = {
  /** Nonces of the listed executions. */
  nonces: readonly bigint[]
  /** The Safe's next nonce on the chain. */
  safeNonce: bigint
  /** Whether the list is complete. */
  isEnd: boolean
}

/** More gaps than this mean the history of another Safe. */
const maxGaps = 100

/** Used nonces, newest first, without a listed execution although older ones are listed. */
export function findNonceGaps({ isEnd, nonces, safeNonce }: FindNonceGapsParameters): bigint[] {
  const known = new Set(nonces)
  const [lowest] = nonces.toSorted((a, b) => (a < b ? -1 : 1))
  const oldest = isEnd ? 0n : lowest
  const gaps: bigint[] = []
  if (oldest === undefined) return gaps
  for (let nonce = safeNonce - 1n; nonce >= oldest && gaps.length < maxGaps; nonce -= 1n)
    if (!known.has(nonce)) gaps.push(nonce)
  return gaps
}
