import { type Address, decodeFunctionResult, encodeFunctionData, type Hex, hexToString, parseAbi, trim } from 'viem'
import type { BlockReference } from '../evidence/Evidence.ts'
import type { ChainClient } from './ChainClient.ts'
import { callContract } from './callContracts.ts'
import type { TokenFacts } from './FactRequests.ts'
import { decode } from './readRawState.ts'

const abi = parseAbi(['function symbol() view returns (string)', 'function decimals() view returns (uint8)'])

/** Symbol and decimals as the token itself says. Each call stands alone: tokens can be hostile. */
export async function readToken(client: ChainClient, token: Address, block: BlockReference): Promise<TokenFacts> {
  const [symbol, decimals] = await Promise.all([
    callContract(client, { data: encodeFunctionData({ abi, functionName: 'symbol' }), to: token }, block),
    callContract(client, { data: encodeFunctionData({ abi, functionName: 'decimals' }), to: token }, block),
  ])
  return {
    decimals: decode(decimals, (data) => decodeFunctionResult({ abi, data, functionName: 'decimals' })),
    symbol: decodeSymbol(symbol),
  }
}

/** Old tokens (MKR) answer 32 bytes instead of a string. */
function decodeSymbol(data: Hex | undefined): string | undefined {
  const text = decode(data, (answer) => decodeFunctionResult({ abi, data: answer, functionName: 'symbol' }))
  if (text !== undefined || data?.length !== 66) return text
  const bytes = trim(data, { dir: 'right' })
  return bytes === '0x00' || bytes === '0x' ? undefined : hexToString(bytes)
}
