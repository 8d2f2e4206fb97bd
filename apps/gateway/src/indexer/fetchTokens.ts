import { sanitizeText } from '@countersign/protocol'
import type { Insertable } from 'kysely'
import { type Address, decodeAbiParameters, type Hex, hexToBigInt, hexToString, size, toFunctionSelector } from 'viem'
import type { Database } from '../db/schema.ts'
import { callBounded } from '../lib/callBounded.ts'
import type { ChainClient } from '../lib/createChainClient.ts'
import { isNodeFailure } from './isNodeFailure.ts'

export type SeenToken = { address: Address; kind: 'erc20' | 'erc721' | 'erc1155' }

const selectors = {
  decimals: toFunctionSelector('decimals()'),
  name: toFunctionSelector('name()'),
  symbol: toFunctionSelector('symbol()'),
}
const longestText = 60

export type FetchTokensParameters = {
  chainId: number
  /** Milliseconds for all of them. */
  time: number
  tokens: readonly SeenToken[]
}

export type FetchTokensReturnType = {
  /** Those of which nothing is known yet, and why. */
  failed: { address: Address; error: unknown }[]
  tokens: Insertable<Database['token']>[]
}

/** Contracts that are asked at a time. */
const together = 50

/** What contracts say of themselves. A contract may answer nothing, garbage, or text made to deceive. */
export async function fetchTokens(
  client: ChainClient,
  { chainId, time, tokens }: FetchTokensParameters,
): Promise<FetchTokensReturnType> {
  const until = Date.now() + time
  const done: FetchTokensReturnType = { failed: [], tokens: [] }
  for (let start = 0; start < tokens.length; start += together)
    await Promise.all(
      tokens.slice(start, start + together).map(async ({ address, kind }) => {
        try {
          if (Date.now() > until) throw new Error('new tokens took too long')
          done.tokens.push({ address, chain_id: chainId, kind, ...(await readToken(client, { address, kind })) })
        } catch (error) {
          done.failed.push({ address, error })
        }
      }),
    )
  return done
}

async function readToken(client: ChainClient, { address, kind }: SeenToken) {
  const [name, symbol, decimals] = await Promise.all([
    ask(client, { data: selectors.name, to: address }),
    ask(client, { data: selectors.symbol, to: address }),
    kind === 'erc20' ? ask(client, { data: selectors.decimals, to: address }) : ('0x' as const),
  ])
  return { decimals: parseDecimals(decimals), name: parseText(name), symbol: parseText(symbol) }
}

/** Whatever a contract answers is its answer, also that it fails; a node that cannot be reached says nothing of it. */
async function ask(client: ChainClient, call: { data: Hex; to: Address }): Promise<Hex> {
  try {
    return await callBounded(client, call)
  } catch (error) {
    if (isNodeFailure(error)) throw error
    return '0x'
  }
}

function parseText(answer: Hex): string | null {
  const text = decodeText(answer)
  return (text && sanitizeText(text, { maxLength: longestText })) || null
}

function decodeText(answer: Hex): string | undefined {
  try {
    // Some early tokens, Maker's among them, answer with 32 bytes.
    if (size(answer) === 32) return hexToString(answer, { size: 32 })
    const [text] = decodeAbiParameters([{ type: 'string' }], answer)
    return text
  } catch {
    return undefined
  }
}

/** uint8 in the standard; what lies beyond is no number of digits. */
function parseDecimals(answer: Hex): number | null {
  if (size(answer) < 32) return null
  const decimals = hexToBigInt(`0x${answer.slice(2, 66)}`)
  return decimals <= 255n ? Number(decimals) : null
}
