import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hexToBigInt,
  multicall3Abi,
  size,
} from 'viem'
import { callBounded } from '../../lib/callBounded.ts'
import type { ChainClient } from '../../lib/createChainClient.ts'
import { readEach } from '../../lib/readEach.ts'

/** So many are asked by one call. */
const perCall = 100
/** Plenty for so many; a stranger's token among them, which burns what it gets, does not hold up the node for others. */
const mostGas = 10_000_000n

type ReadTokenAmountsParameters = { safe: Address; tokens: readonly Address[] }

/**
 * How much of each token a Safe holds, by as few calls as the chain allows. A token that is asked together with others can
 * burn the gas of all, or answer more than anybody takes; so whatever gave no answer is asked by itself. What gives none
 * even then has no amount.
 */
export async function readTokenAmounts(
  client: ChainClient,
  { safe, tokens }: ReadTokenAmountsParameters,
): Promise<Map<Address, bigint>> {
  const data = encodeFunctionData({ abi: erc20Abi, args: [safe], functionName: 'balanceOf' })
  if (tokens.length === 0) return new Map()
  const amounts = await readTogether(client, { data, tokens })
  const silent = tokens.filter((token) => !amounts.has(token))
  const answers = await readEach(client, { items: silent, read: (to) => callBounded(client, { data, to }) })
  for (const [index, token] of silent.entries()) {
    const answer = answers[index]
    if (answer !== undefined) amounts.set(token, toAmount(answer))
  }
  return amounts
}

/** What Multicall3 tells of them; nothing where the operator names none. */
async function readTogether(
  client: ChainClient,
  { data, tokens }: { data: Hex; tokens: readonly Address[] },
): Promise<Map<Address, bigint>> {
  const amounts = new Map<Address, bigint>()
  const multicall = client.chain.contracts?.multicall3
  if (!multicall || tokens.length < 2) return amounts
  const chunks: Address[][] = []
  for (let start = 0; start < tokens.length; start += perCall) chunks.push(tokens.slice(start, start + perCall))
  await Promise.all(
    chunks.map(async (chunk) => {
      const answers = await callTogether(client, { data, multicall: multicall.address, tokens: chunk })
      for (const [index, token] of chunk.entries()) {
        const answer = answers[index]
        if (answer !== undefined) amounts.set(token, toAmount(answer))
      }
    }),
  )
  return amounts
}

async function callTogether(
  client: ChainClient,
  { data, multicall, tokens }: { data: Hex; multicall: Address; tokens: readonly Address[] },
): Promise<(Hex | undefined)[]> {
  const calls = tokens.map((target) => ({ allowFailure: true, callData: data, target }))
  try {
    const answer = await client.call({
      data: encodeFunctionData({ abi: multicall3Abi, args: [calls], functionName: 'aggregate3' }),
      gas: mostGas,
      to: multicall,
    })
    const results = decodeFunctionResult({
      abi: multicall3Abi,
      data: answer.data ?? '0x',
      functionName: 'aggregate3',
    })
    return results.map(({ returnData, success }) => (success ? returnData : undefined))
  } catch {
    // One of them spoilt it for all, or the node fails: who asks one by one will see which.
    return []
  }
}

/** What answers without a number, as an address without code does, holds nothing. */
function toAmount(answer: Hex): bigint {
  return size(answer) < 32 ? 0n : hexToBigInt(`0x${answer.slice(2, 66)}`)
}
