import { type Address, decodeFunctionResult, encodeFunctionData, type Hex, multicall3Abi, numberToHex } from 'viem'
import { walkCauses } from '../errors/BaseError.ts'
import type { BlockReference } from '../evidence/Evidence.ts'
import { type ChainClient, ChainUnreachableError } from './ChainClient.ts'

export type ContractCall = { to: Address; data: Hex /** @default as much as the node gives */; gas?: number }

/** A call outside of a batch, which alone can choose its sender. */
type LoneCall = ContractCall & { from?: Address }

// Limits one eth_call to the calldata and gas that public nodes accept.
const maximumCalls = 600

/** Calls contracts at one block. A reverting call gives undefined; an unreachable node throws. */
export async function callContracts(
  client: ChainClient,
  calls: readonly ContractCall[],
  block: BlockReference,
): Promise<(Hex | undefined)[]> {
  const multicall = client.chain?.contracts?.multicall3
  // Before its creation block a call to it would silently return nothing.
  const isDeployed = multicall !== undefined && BigInt(multicall.blockCreated ?? 0) <= block.number
  if (!isDeployed || calls.length < 2) return Promise.all(calls.map((call) => callContract(client, call, block)))
  const chunks: ContractCall[][] = []
  for (let start = 0; start < calls.length; start += maximumCalls) chunks.push(calls.slice(start, start + maximumCalls))
  const results = await Promise.all(chunks.map((chunk) => aggregate(client, multicall.address, chunk, block)))
  return results.flat()
}

/** One call at one block, alone: a hostile contract affects only its own result. */
export async function callContract(
  client: ChainClient,
  { gas, ...call }: LoneCall,
  block: BlockReference,
): Promise<Hex | undefined> {
  try {
    const limit = gas === undefined ? {} : { gas: numberToHex(gas) }
    return await client.request({ method: 'eth_call', params: [{ ...call, ...limit }, numberToHex(block.number)] })
  } catch (error) {
    if (isRevert(error)) return undefined
    throw new ChainUnreachableError({ cause: error, method: 'eth_call' })
  }
}

async function aggregate(
  client: ChainClient,
  multicall: Address,
  calls: readonly ContractCall[],
  block: BlockReference,
): Promise<(Hex | undefined)[]> {
  const data = encodeFunctionData({
    abi: multicall3Abi,
    args: [calls.map(({ data, to }) => ({ allowFailure: true, callData: data, target: to }))],
    functionName: 'aggregate3',
  })
  const answer = await callContract(client, { data, to: multicall }, block)
  // No Multicall3, or out of gas: call one by one.
  if (answer === undefined || answer === '0x')
    return Promise.all(calls.map((call) => callContract(client, call, block)))
  const results = decodeFunctionResult({ abi: multicall3Abi, data: answer, functionName: 'aggregate3' })
  return results.map(({ returnData, success }) => (success ? returnData : undefined))
}

const revertPattern = /revert|invalid opcode|out of gas|stack (?:under|over)flow|invalid jump|vm exception/i

/** Whether the call itself failed, in contrast to the node. */
export function isRevert(error: unknown): boolean {
  return (
    walkCauses(error, (candidate) => {
      if (typeof candidate !== 'object' || candidate === null || !('code' in candidate)) return false
      if (candidate.code === 3) return true
      if (typeof candidate.code !== 'number' || !('message' in candidate)) return false
      return revertPattern.test(String(candidate.message))
    }) !== undefined
  )
}
