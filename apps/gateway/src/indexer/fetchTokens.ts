import { sanitizeText } from '@countersign/protocol'
import type { Insertable } from 'kysely'
import { type Address, hexToString, parseAbi } from 'viem'
import type { Database } from '../db/schema.ts'
import type { ChainClient } from '../lib/createChainClient.ts'
import { isNodeFailure } from './isNodeFailure.ts'

export type SeenToken = { address: Address; kind: 'erc20' | 'erc721' }

const abi = parseAbi([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
])
/** Some early tokens, Maker's among them. */
const bytesAbi = parseAbi(['function name() view returns (bytes32)', 'function symbol() view returns (bytes32)'])
const longestText = 60

/** What contracts say of themselves. A contract may answer nothing, garbage, or text made to deceive. */
export async function fetchTokens(
  client: ChainClient,
  { chainId, tokens }: { chainId: number; tokens: readonly SeenToken[] },
): Promise<Insertable<Database['token']>[]> {
  return Promise.all(
    tokens.map(async ({ address, kind }) => {
      const [name, symbol, decimals] = await Promise.all([
        readText(client, address, 'name'),
        readText(client, address, 'symbol'),
        kind === 'erc20' ? answerOf(client.readContract({ abi, address, functionName: 'decimals' })) : null,
      ])
      return { address, chain_id: chainId, decimals, kind, name, symbol }
    }),
  )
}

async function readText(
  client: ChainClient,
  address: Address,
  functionName: 'name' | 'symbol',
): Promise<string | null> {
  const text =
    (await answerOf(client.readContract({ abi, address, functionName }))) ??
    (await answerOf(
      client.readContract({ abi: bytesAbi, address, functionName }).then((bytes) => hexToString(bytes, { size: 32 })),
    ))
  return (text && sanitizeText(text, { maxLength: longestText })) || null
}

/** Whatever a hostile contract answers must not stop the index; a node that cannot be reached must. */
async function answerOf<value>(reading: Promise<value>): Promise<value | null> {
  try {
    return await reading
  } catch (error) {
    if (isNodeFailure(error)) throw error
    return null
  }
}
