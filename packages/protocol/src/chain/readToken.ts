import { type Address, decodeFunctionResult, encodeFunctionData, type Hex, hexToString, parseAbi, trim } from 'viem'
import type { BlockReference } from '../evidence/Evidence.ts'
import type { ChainClient } from './ChainClient.ts'
import { callContract } from './callContracts.ts'
import { decodeOrUndefined } from './readRawState.ts'
import type { TokenFacts } from './SafeFacts.ts'

const abi = parseAbi(['function symbol() view returns (string)', 'function decimals() view returns (uint8)'])

export const tokenCalls: readonly Hex[] = [
  encodeFunctionData({ abi, functionName: 'symbol' }),
  encodeFunctionData({ abi, functionName: 'decimals' }),
]

/** Gas limit of a getter: hostile tokens burn all that they get. */
const gas = 200_000

/** Reads symbol and decimals from the token. Each call may fail separately. */
export async function readToken(client: ChainClient, token: Address, block: BlockReference): Promise<TokenFacts> {
  const answers = await Promise.all(tokenCalls.map((data) => callContract(client, { data, gas, to: token }, block)))
  return parseToken(answers)
}

/** Symbol and decimals from the results of `tokenCalls`. */
export function parseToken([symbol, decimals]: readonly (Hex | undefined)[]): TokenFacts {
  return {
    decimals: decodeOrUndefined(decimals, (data) => decodeFunctionResult({ abi, data, functionName: 'decimals' })),
    symbol: decodeSymbol(symbol),
  }
}

/** Old tokens (MKR) return bytes32 instead of a string. */
function decodeSymbol(data: Hex | undefined): string | undefined {
  const text = decodeOrUndefined(data, (answer) => decodeFunctionResult({ abi, data: answer, functionName: 'symbol' }))
  if (text !== undefined || data?.length !== 66) return text
  const bytes = trim(data, { dir: 'right' })
  return bytes === '0x00' || bytes === '0x' ? undefined : hexToString(bytes)
}
