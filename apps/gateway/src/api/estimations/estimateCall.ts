import type { Call } from '@countersign/protocol/decode'
import { parseSafeVersion } from '@countersign/protocol/hash'
import { type Address, decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { ChainClient } from '../../lib/createChainClient.ts'
import { findSafeContract } from '../../lib/findSafeContract.ts'
import { isContractAnswer } from '../../lib/isContractAnswer.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { runOnNode } from '../chain-registry/runOnNode.ts'
import { RequestError } from '../errors/RequestError.ts'

const accessorAbi = parseAbi([
  'function simulate(address to, uint256 value, bytes data, uint8 operation) returns (uint256 estimate, bool success, bytes returnData)',
])
/** Of the CompatibilityFallbackHandler: simulates a delegatecall and reverts it. */
const handlerAbi = parseAbi(['function simulate(address target, bytes payload) returns (bytes response)'])

export type EstimateCallParameters = { call: Call; safe: Address; version: string }

/** Estimates the gas of a Safe's inner call: simulated in the Safe, else with `eth_estimateGas` from its address. */
export async function estimateCall(chain: ServedChain, parameters: EstimateCallParameters): Promise<bigint> {
  const { client, config, requester } = chain
  return runOnNode({ chainId: config.id, client, requester }, async (untrusted) => {
    const measured = await measure(untrusted, parameters)
    // Adds what EIP-150 withholds from a call: 1/64 of the gas at each level.
    if (measured !== undefined) return measured + measured / 10n + 10_000n
    // A delegatecall cannot be estimated from outside; zero passes all gas to the execution.
    if (parameters.call.operation === 1) return 0n
    return estimateFromOutside(untrusted, parameters)
  })
}

async function measure(
  client: ChainClient,
  { call, safe, version }: EstimateCallParameters,
): Promise<bigint | undefined> {
  const accessor = findSafeContract('SimulateTxAccessor', toBaseVersion(version))
  if (!accessor) return undefined
  const payload = encodeFunctionData({
    abi: accessorAbi,
    args: [call.to, call.value, call.data, call.operation],
    functionName: 'simulate',
  })
  const response = await client
    .readContract({ abi: handlerAbi, address: safe, args: [accessor, payload], functionName: 'simulate' })
    .catch((error: unknown) => {
      // Another fallback handler, or none.
      if (isContractAnswer(error)) return undefined
      throw error
    })
  const result = response === undefined ? undefined : readResult(response)
  if (result && !result.success) throw new ExecutionRevertsError()
  return result?.estimate
}

function toBaseVersion(version: string): string {
  const { major, minor, patch } = parseSafeVersion(version)
  return `${major}.${minor}.${patch}`
}

/** Undefined if the answer has another format: the accessor is not deployed on this chain. */
function readResult(data: Hex): { estimate: bigint; success: boolean } | undefined {
  try {
    const [estimate, success] = decodeFunctionResult({ abi: accessorAbi, data, functionName: 'simulate' })
    return { estimate, success }
  } catch {
    return undefined
  }
}

async function estimateFromOutside(client: ChainClient, { call, safe }: EstimateCallParameters): Promise<bigint> {
  try {
    return await client.estimateGas({ account: safe, data: call.data, to: call.to, value: call.value })
  } catch (cause) {
    if (isContractAnswer(cause)) throw new ExecutionRevertsError({ cause })
    throw cause
  }
}

class ExecutionRevertsError extends RequestError {
  constructor({ cause }: { cause?: unknown } = {}) {
    super(
      422,
      'EXECUTION_REVERTS',
      'Gas cannot be estimated: the call would revert. Check the call and the balance of the Safe.',
      { cause },
    )
  }
}
