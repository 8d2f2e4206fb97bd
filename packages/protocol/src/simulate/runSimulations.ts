import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  maxUint128,
  multicall3Abi,
  numberToHex,
} from 'viem'
import type { ChainClient } from '../chain/ChainClient.ts'
import type { ContractCall } from '../chain/callContracts.ts'
import { decodeOrUndefined, safeStateAbi } from '../chain/readRawState.ts'
import type { BlockReference } from '../evidence/Evidence.ts'
import { toNodeError } from '../rules/NodeError.ts'
import { msg, type TranslatableMessage } from '../text/msg.ts'
import { SimulatedBlocksSchema } from './answerSchemas.ts'
import { type AuthorizedExecution, setWord } from './authorize.ts'
import { listProbes, type ProbeParameters, type Reading, readProbes } from './probes.ts'
import type { DiscardedResponse, SimulatedLog, SimulationMethod } from './Simulation.ts'

type RunSimulationsParameters = ProbeParameters & {
  block: BlockReference
  /** Executed in sequence. */
  executions: readonly AuthorizedExecution[]
}

/** One execution, with the state before and after it. */
export type SimulationRun = {
  outcome: 'success' | 'failure'
  reason: string | undefined
  gas: bigint | undefined
  /** Undefined if the method returns none. */
  logs: readonly SimulatedLog[] | undefined
  before: Reading
  after: Reading
}

export type SimulationRuns = { way: SimulationMethod; trials: readonly SimulationRun[] }

/** Why a response is not used. */
const reasons = {
  block: msg('simulation.discarded.block', 'it is for another block'),
  malformed: msg('simulation.discarded.malformed', 'it is malformed'),
  overrides: msg('simulation.discarded.overrides', 'it ignores the state overrides'),
  state: msg('simulation.discarded.state', 'its owners, threshold or nonce are not those of the block'),
} as const satisfies Record<string, TranslatableMessage>
type Reason = keyof typeof reasons

/** One call of the sequence; `undefined` bytes for a failed one. */
type Answer = {
  isOk: boolean
  data: Hex
  error?: unknown
  gas?: bigint | undefined
  logs?: readonly SimulatedLog[] | undefined
}

type RunOptions = {
  ways: readonly SimulationMethod[]
  /** Whether the state before the first execution is that of the requested block. */
  isOfBlock: (before: Reading) => boolean
}

/**
 * Executes the transactions in sequence, nothing persists. No runs where the node cannot; what it returned and cannot
 * be used is listed.
 */
export async function runSimulations(
  client: ChainClient,
  { isOfBlock, ways, ...parameters }: RunSimulationsParameters & RunOptions,
): Promise<{ discarded: DiscardedResponse[]; runs: SimulationRuns | undefined }> {
  const calls = listCalls(parameters)
  const discarded: DiscardedResponse[] = []
  for (const [way, run] of [
    ['eth_simulateV1', runInBlock],
    ['eth_call', runInOneCall],
  ] as const) {
    if (!ways.includes(way)) continue
    const answers = await run(client, calls, parameters)
    if (!answers) continue
    const trials = typeof answers === 'string' ? answers : readSimulations(answers, { ...parameters, isOfBlock })
    if (typeof trials !== 'string') return { discarded, runs: { trials, way } }
    discarded.push({
      message: msg('simulation.discarded', 'The response of {method} was not used: {reason}.', {
        method: way,
        reason: reasons[trials],
      }),
      method: way,
    })
  }
  return { discarded, runs: undefined }
}

type SequencedCall = ContractCall & { from?: Address; gasPrice?: Hex }

/** The first call reads an overridden approval: detects nodes that ignore overrides. */
function listCalls({ executions, ...probing }: RunSimulationsParameters): SequencedCall[] {
  const [first] = executions
  const probes = listProbes(probing)
  if (!first) return []
  return [
    encodeApprovalProbe(probing.safe, first),
    ...probes,
    ...executions.flatMap((execution) => [toCall(probing.safe, execution), ...probes]),
  ]
}

export function toCall(
  safe: Address,
  { data, gasPrice, sender }: AuthorizedExecution,
): SequencedCall & { from: Address } {
  return { data, from: sender, to: safe, ...(gasPrice > 0n ? { gasPrice: numberToHex(gasPrice) } : {}) }
}

/** Reads an approval that only exists in the override. */
export function encodeApprovalProbe(
  safe: Address,
  { safeTxHash, sender }: Pick<AuthorizedExecution, 'safeTxHash' | 'sender'>,
): ContractCall {
  return {
    data: encodeFunctionData({ abi: safeStateAbi, args: [sender, safeTxHash], functionName: 'approvedHashes' }),
    to: safe,
  }
}

export function toOverrides(safe: Address, executions: readonly AuthorizedExecution[]) {
  const slots = executions.flatMap(({ approvals }) => approvals)
  const { code, storage } = executions[0]?.account ?? {}
  const stateDiff = { ...storage, ...Object.fromEntries(slots.map((slot) => [slot, setWord])) }
  // An owner need not hold what a gas price costs.
  const payers = executions.flatMap(({ gasPrice, sender }) => (gasPrice > 0n && sender !== safe ? [sender] : []))
  return {
    ...Object.fromEntries(payers.map((payer) => [payer, { balance: numberToHex(maxUint128) }])),
    [safe]: { ...(code ? { code } : {}), stateDiff },
  }
}

async function runInBlock(
  client: ChainClient,
  calls: readonly SequencedCall[],
  { block, executions, safe }: RunSimulationsParameters,
): Promise<Answer[] | Reason | undefined> {
  const answer = await client
    .request<{ Method: 'eth_simulateV1'; Parameters: unknown[]; ReturnType: unknown }>({
      method: 'eth_simulateV1',
      params: [
        { blockStateCalls: [{ calls, stateOverrides: toOverrides(safe, executions) }], validation: false },
        numberToHex(block.number),
      ],
    })
    .catch(() => undefined)
  if (answer === undefined) return undefined
  const [made] = SimulatedBlocksSchema.safeParse(answer).data ?? []
  if (!made || made.calls.length !== calls.length) return 'malformed'
  if (!(await isOnTop(client, made, block))) return 'block'
  return made.calls.map(({ error, gasUsed, logs, returnData, status }) => ({
    data: returnData,
    error: error ?? undefined,
    gas: gasUsed,
    isOk: status === 1n,
    logs,
  }))
}

/**
 * Whether the simulated block is on top of the requested one. Nodes fill in its header differently: Anvil 1.7 returns
 * the number of the requested block and no parent, chains with Tendermint another hash of it. A header proves nothing,
 * but one that differs may mean that the node has another fork: then the block must still be the same.
 */
async function isOnTop(
  client: ChainClient,
  { number, parentHash }: { number?: bigint | null | undefined; parentHash?: Hex | null | undefined },
  block: BlockReference,
): Promise<boolean> {
  const numbers = [undefined, null, block.number, block.number + 1n]
  if (!numbers.includes(number)) return false
  if (parentHash === block.hash) return true
  const current = await client
    .request({ method: 'eth_getBlockByNumber', params: [numberToHex(block.number), false] })
    .catch(() => undefined)
  return current?.hash === block.hash
}

async function runInOneCall(
  client: ChainClient,
  calls: readonly SequencedCall[],
  { block, executions, multicall, safe }: RunSimulationsParameters,
): Promise<Answer[] | Reason | undefined> {
  const data = encodeFunctionData({
    abi: multicall3Abi,
    args: [calls.map((call) => ({ allowFailure: true, callData: call.data, target: call.to }))],
    functionName: 'aggregate3',
  })
  try {
    const answer = await client.request({
      method: 'eth_call',
      params: [{ data, to: multicall }, numberToHex(block.number), toOverrides(safe, executions)],
    })
    // No contract at the address of Multicall3.
    if (answer === '0x') return undefined
    const results = decodeOrUndefined(answer, (bytes) =>
      decodeFunctionResult({ abi: multicall3Abi, data: bytes, functionName: 'aggregate3' }),
    )
    if (results?.length !== calls.length) return 'malformed'
    return results.map(({ returnData, success }) => ({ data: returnData, isOk: success }))
  } catch {
    return undefined
  }
}

function readSimulations(
  answers: readonly Answer[],
  parameters: RunSimulationsParameters & Pick<RunOptions, 'isOfBlock'>,
): SimulationRun[] | Reason {
  const [approved, ...rest] = answers
  if (!approved?.isOk || approved.data !== setWord) return 'overrides'
  const count = listProbes(parameters).length
  const read = (start: number) =>
    readProbes(
      rest.slice(start, start + count).map(({ data, isOk }) => (isOk ? data : undefined)),
      parameters,
    )
  const trials = parameters.executions.flatMap(({ signatureGas }, index) => {
    const place = count + index * (count + 1)
    const answer = rest[place]
    if (!answer) return []
    const { gas, ...outcome } = readOutcome(answer)
    const complete = gas === undefined ? undefined : gas + signatureGas
    return { ...outcome, after: read(place + 1), before: read(place - count), gas: complete }
  })
  const [first] = trials
  return first && !parameters.isOfBlock(first.before) ? 'state' : trials
}

function readOutcome({
  data,
  error,
  gas,
  isOk,
  logs,
}: Answer): Pick<SimulationRun, 'gas' | 'logs' | 'outcome' | 'reason'> {
  if (isOk && isTrue(data)) return { gas, logs, outcome: 'success', reason: undefined }
  return { gas, logs, outcome: 'failure', reason: isOk ? undefined : findReason(data, error) }
}

/** `execTransaction` returns whether the inner call succeeded. */
export function isTrue(data: Hex): boolean {
  return data.length === 66 && BigInt(data) === 1n
}

/** Revert reason as a sentence. */
export function findReason(data: Hex, error?: unknown): string | undefined {
  return (
    toNodeError({ code: 3, data, message: 'execution reverted' })?.reason ??
    (error === undefined ? undefined : toNodeError(error)?.reason)
  )
}
