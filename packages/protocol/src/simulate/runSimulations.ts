import { type Address, decodeFunctionResult, encodeFunctionData, type Hex, multicall3Abi, numberToHex } from 'viem'
import type { ChainClient } from '../chain/ChainClient.ts'
import type { ContractCall } from '../chain/callContracts.ts'
import { decodeOrUndefined, safeStateAbi } from '../chain/readRawState.ts'
import type { BlockReference } from '../evidence/Evidence.ts'
import { toNodeError } from '../rules/NodeError.ts'
import { SimulatedBlocksSchema } from './answerSchemas.ts'
import { type AuthorizedExecution, setWord } from './authorize.ts'
import { listProbes, type ProbeParameters, type Reading, readProbes } from './probes.ts'
import type { SimulatedLog, SimulationMethod } from './Simulation.ts'

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

/** One call of the sequence; `undefined` bytes for a failed one. */
type Answer = {
  isOk: boolean
  data: Hex
  error?: unknown
  gas?: bigint | undefined
  logs?: readonly SimulatedLog[] | undefined
}

/** Executes the transactions in sequence, nothing persists. Undefined where the node cannot, or ignores overrides. */
export async function runSimulations(
  client: ChainClient,
  { ways, ...parameters }: RunSimulationsParameters & { ways: readonly SimulationMethod[] },
): Promise<SimulationRuns | undefined> {
  const calls = listCalls(parameters)
  for (const [way, run] of [
    ['eth_simulateV1', runInBlock],
    ['eth_call', runInOneCall],
  ] as const) {
    if (!ways.includes(way)) continue
    const answers = await run(client, calls, parameters)
    const trials = answers && readSimulations(answers, parameters)
    if (trials) return { trials, way }
  }
  return undefined
}

type SequencedCall = ContractCall & { from?: Address }

/** The first call reads an overridden approval: detects nodes that ignore overrides. */
function listCalls({ executions, ...probing }: RunSimulationsParameters): SequencedCall[] {
  const [first] = executions
  const probes = listProbes(probing)
  if (!first) return []
  return [
    encodeApprovalProbe(probing.safe, first),
    ...probes,
    ...executions.flatMap(({ data, sender }) => [{ data, from: sender, to: probing.safe }, ...probes]),
  ]
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
  return { [safe]: { ...(code ? { code } : {}), stateDiff } }
}

async function runInBlock(
  client: ChainClient,
  calls: readonly SequencedCall[],
  { block, executions, safe }: RunSimulationsParameters,
): Promise<Answer[] | undefined> {
  try {
    const answer = await client.request<{ Method: 'eth_simulateV1'; Parameters: unknown[]; ReturnType: unknown }>({
      method: 'eth_simulateV1',
      params: [
        { blockStateCalls: [{ calls, stateOverrides: toOverrides(safe, executions) }], validation: false },
        numberToHex(block.number),
      ],
    })
    const [made] = SimulatedBlocksSchema.safeParse(answer).data ?? []
    if (!made || made.number !== block.number + 1n || made.parentHash !== block.hash) return undefined
    if (made.calls.length !== calls.length) return undefined
    return made.calls.map(({ error, gasUsed, logs, returnData, status }) => ({
      data: returnData,
      error,
      gas: gasUsed,
      isOk: status === 1n,
      logs,
    }))
  } catch {
    return undefined
  }
}

async function runInOneCall(
  client: ChainClient,
  calls: readonly SequencedCall[],
  { block, executions, multicall, safe }: RunSimulationsParameters,
): Promise<Answer[] | undefined> {
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
    const results = decodeOrUndefined(answer, (bytes) =>
      decodeFunctionResult({ abi: multicall3Abi, data: bytes, functionName: 'aggregate3' }),
    )
    if (results?.length !== calls.length) return undefined
    return results.map(({ returnData, success }) => ({ data: returnData, isOk: success }))
  } catch {
    return undefined
  }
}

function readSimulations(
  answers: readonly Answer[],
  parameters: RunSimulationsParameters,
): SimulationRun[] | undefined {
  const [approved, ...rest] = answers
  if (!approved?.isOk || approved.data !== setWord) return undefined
  const count = listProbes(parameters).length
  const read = (start: number) =>
    readProbes(
      rest.slice(start, start + count).map(({ data, isOk }) => (isOk ? data : undefined)),
      parameters,
    )
  return parameters.executions.flatMap((_, index) => {
    const place = count + index * (count + 1)
    const answer = rest[place]
    return answer ? { ...readOutcome(answer), after: read(place + 1), before: read(place - count) } : []
  })
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
