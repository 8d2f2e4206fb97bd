import { type Address, type Hex, isAddressEqual } from 'viem'
import { type ChainClient, requestTransaction, tryRead } from '../chain/ChainClient.ts'
import { type Execution, readExecutions } from '../chain/findExecution.ts'
import { readTimes } from '../chain/readTransaction.ts'
import type { ChainFacts } from '../chain/SafeFacts.ts'
import type { Claimed } from '../evidence/Claimed.ts'
import { createVerified, fromChain, type Verified } from '../evidence/Evidence.ts'
import { isVersionAtLeast } from '../hash/parseSafeVersion.ts'
import { msg } from '../text/msg.ts'
import { type Check, checkThat, createCheck, createUnknown, getWorstVerdict, type Verdict } from './Check.ts'
import type { ClaimedExecution } from './ClaimedTransaction.ts'
import { type CompareFactParameters, compareFact, toOutcomeMessage } from './compareFact.ts'
import { type Happened, verifyEntries } from './verifyEntries.ts'
import { tryReadFacts } from './verifySafe.ts'

export type HistoryReport = {
  verdict: Verdict
  checks: Check[]
  rows: Check[][]
  /** Chain evidence of each claimed row; undefined if there is none or it was not read. */
  happened: (Verified<Happened> | undefined)[]
  /** What the chain recorded, oldest first. */
  executions: Verified<readonly Execution[]> | undefined
}

export type VerifyHistoryParameters = {
  chainId: number
  safe: Address
  claimed: Claimed<readonly ClaimedExecution[]>
  /** A block before the creation: all executions since are read. Without it rows are looked up by transaction. */
  fromBlock?: bigint
  /** Whether `claimed` is the complete history, not one page. @default false */
  isComplete?: boolean
}

/** Compares a service's history with the Safe's own events: nothing invented, omitted or changed. */
export async function verifyHistory(
  client: ChainClient | undefined,
  parameters: VerifyHistoryParameters,
): Promise<HistoryReport> {
  const { chainId, claimed, fromBlock, safe } = parameters
  const { facts, problem } = await tryReadFacts(client, { chainId, safe })
  if (client && facts && fromBlock === undefined) {
    const found = await tryRead(() => verifyEntries(client, { chainId, entries: claimed.claimed, facts: facts.safe }))
    if (found) return { checks: [], executions: undefined, ...found, verdict: getWorstVerdict(found.rows.flat()) }
  }
  const executions =
    client && facts && fromBlock !== undefined
      ? await tryRead(() => readExecutions(client, { block: facts.safe.block, fromBlock, safe }))
      : undefined
  if (!client || !facts || !executions) {
    const check =
      problem ??
      createUnknown({ id: 'T59' }, [
        'HISTORY_UNKNOWN',
        msg('history.eventsUnread', 'The events of the Safe could not be read.'),
      ])
    return {
      checks: [check],
      executions: undefined,
      happened: claimed.claimed.map(() => undefined),
      rows: claimed.claimed.map(() => [check]),
      verdict: check.verdict,
    }
  }
  const real = claimed.claimed.flatMap((row) => executions.find((execution) => isSame(row, execution)) ?? [])
  const origins = (await tryRead(() => readOrigins(client, real))) ?? new Map<string, Origin>()
  const rows = claimed.claimed.map((row) => checkRow(row, { executions, facts, origins }))
  const checks = [checkCount(executions, facts), ...checkOmissions(parameters, { executions, facts })]
  return {
    checks,
    executions: createVerified(executions, fromChain(facts.safe.block)),
    happened: rows.map(() => undefined),
    rows,
    verdict: getWorstVerdict([...checks, ...rows.flat()]),
  }
}

type Origin = { from: Address; timestamp: bigint | undefined }

async function readOrigins(client: ChainClient, executions: readonly Execution[]): Promise<Map<string, Origin>> {
  const hashes = [...new Set(executions.map(({ transactionHash }) => transactionHash))]
  const found = (await Promise.all(hashes.map((hash) => requestTransaction(client, hash)))).flatMap(
    (sent) => sent ?? [],
  )
  const toNumbers = (number: Hex | null) => (number === null ? [] : [BigInt(number)])
  const times = await readTimes(
    client,
    found.flatMap(({ blockNumber }) => toNumbers(blockNumber)),
  )
  return new Map(
    found.map(({ blockNumber, from, hash }) => {
      const [timestamp] = toNumbers(blockNumber).map((number) => times.get(number))
      return [hash.toLowerCase(), { from, timestamp }]
    }),
  )
}

type Truth = { executions: readonly Execution[]; facts: ChainFacts }

function checkRow(
  row: ClaimedExecution,
  { executions, facts, origins }: Truth & { origins: ReadonlyMap<string, Origin> },
): Check[] {
  const evidence = fromChain(facts.safe.block)
  if (row.kind === 'transfer' || row.kind === 'creation')
    return [
      createUnknown({ id: 'T59' }, [
        'NOT_AN_EXECUTION',
        msg('history.onlyExecutions', 'Only executions were read, and this is not one.'),
      ]),
    ]
  const execution = executions.find((candidate) => isSame(row, candidate))
  if (!execution)
    return [
      createCheck('block', { claimed: row.safeTxHash ?? row.transactionHash, id: 'T59' }, evidence, [
        'NEVER_EXECUTED',
        msg('history.noExecution', 'This execution is not on the chain.'),
      ]),
    ]
  const compare = (fact: Omit<CompareFactParameters, 'evidence'>) => compareFact({ ...fact, evidence })
  const checks = [
    compare({
      actual: toOutcomeMessage(execution.isSuccess),
      claimed: toOutcomeMessage(row.isSuccess),
      code: 'OUTCOME',
      id: 'T60',
    }),
    compare({
      actual: execution.transactionHash,
      claimed: row.transactionHash.toLowerCase(),
      code: 'TRANSACTION',
      id: 'T61',
    }),
  ]
  const origin = origins.get(execution.transactionHash.toLowerCase())
  if (row.executor)
    checks.push(
      compare({ actual: origin?.from.toLowerCase(), claimed: row.executor.toLowerCase(), code: 'EXECUTOR', id: 'T61' }),
    )
  if (row.timestamp !== undefined)
    checks.push(
      compare({ actual: origin?.timestamp?.toString(), claimed: `${row.timestamp}`, code: 'TIME', id: 'T61' }),
    )
  return checks
}

function isSame(row: ClaimedExecution, execution: Execution): boolean {
  if (row.kind !== execution.kind) return false
  if (row.kind === 'multisig') return row.safeTxHash?.toLowerCase() === execution.safeTxHash
  const isModule = !row.module || (execution.module !== undefined && isAddressEqual(row.module, execution.module))
  return isModule && row.transactionHash.toLowerCase() === execution.transactionHash
}

/** Each execution increments the nonce and logs one event: any other count means an unseen execution. */
function checkCount(executions: readonly Execution[], { safe: facts }: ChainFacts): Check {
  const count = BigInt(executions.filter(({ kind }) => kind === 'multisig').length)
  if (facts.nonce === undefined || facts.version === undefined || !isVersionAtLeast(facts.version, '1.1.0'))
    return createUnknown({ actual: `${count}`, id: 'T59' }, [
      'COUNT_UNKNOWN',
      msg(
        'history.completenessUnknown',
        'Safes of old versions do not log every execution. Completeness cannot be shown.',
      ),
    ])
  const agrees = count === facts.nonce
  return checkThat(agrees, { actual: `${count}`, claimed: `${facts.nonce}`, id: 'T59' }, fromChain(facts.block), {
    ok: [
      'EVENTS_MATCH_NONCE',
      msg('history.complete', 'All executions are known: {count, number}.', { count: Number(count) }),
    ],
    warn: [
      'EVENTS_DO_NOT_MATCH_NONCE',
      msg(
        'history.incomplete',
        'Executions in the logs: {count, number}. The nonce is {nonce}. The history is not complete, or the Safe was tampered with.',
        { count: Number(count), nonce: facts.nonce },
      ),
    ],
  })
}

function checkOmissions(
  { claimed, isComplete = false }: VerifyHistoryParameters,
  { executions, facts }: Truth,
): Check[] {
  if (!isComplete) return []
  const evidence = fromChain(facts.safe.block)
  return executions
    .filter((execution) => !claimed.claimed.some((row) => isSame(row, execution)))
    .map(({ kind, safeTxHash, transactionHash }) =>
      createCheck('warn', { actual: safeTxHash ?? transactionHash, id: kind === 'module' ? 'T62' : 'T59' }, evidence, [
        kind === 'module' ? 'MODULE_EXECUTION_HIDDEN' : 'EXECUTION_HIDDEN',
        kind === 'module'
          ? msg('history.moduleHidden', 'The service does not show an execution by a module.')
          : msg('history.executionHidden', 'The service does not show an execution.'),
      ]),
    )
}
