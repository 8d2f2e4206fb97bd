import { sanitizeText } from '@countersign/protocol'
import type { Insertable } from 'kysely'
import {
  type Address,
  BaseError,
  decodeAbiParameters,
  type Hex,
  hexToBigInt,
  hexToString,
  ResponseBodyTooLargeError,
  size,
  toFunctionSelector,
} from 'viem'
import type { Database } from '../db/schema.ts'
import { callBounded } from '../lib/callBounded.ts'
import type { ChainClient } from '../lib/createChainClient.ts'
import { isNodeFailure } from './isNodeFailure.ts'

export type SeenToken = { address: Address; kind: 'erc20' | 'erc721' }

const selectors = {
  decimals: toFunctionSelector('decimals()'),
  name: toFunctionSelector('name()'),
  symbol: toFunctionSelector('symbol()'),
}
const longestText = 60

/** What contracts say of themselves. A contract may answer nothing, garbage, or text made to deceive. */
export async function fetchTokens(
  client: ChainClient,
  { chainId, tokens }: { chainId: number; tokens: readonly SeenToken[] },
): Promise<Insertable<Database['token']>[]> {
  const read = (token: SeenToken, ask: Ask) =>
    readToken(client, token, ask).then((said) => ({ ...token, ...said, chain_id: chainId }))
  try {
    return await Promise.all(tokens.map((token) => read(token, askTogether)))
  } catch (error) {
    if (isNodeFailure(error)) throw error
    // Calls of one moment travel together: answers too large to be taken hide those of others. One by one they do not.
    const found: Insertable<Database['token']>[] = []
    for (const token of tokens) found.push(await read(token, askAlone))
    return found
  }
}

type Ask = (client: ChainClient, call: { data: Hex; to: Address }) => Promise<Hex>

async function readToken(client: ChainClient, { address, kind }: SeenToken, ask: Ask) {
  const [name, symbol, decimals] = await Promise.all([
    ask(client, { data: selectors.name, to: address }),
    ask(client, { data: selectors.symbol, to: address }),
    kind === 'erc20' ? ask(client, { data: selectors.decimals, to: address }) : ('0x' as const),
  ])
  return { decimals: parseDecimals(decimals), name: parseText(name), symbol: parseText(symbol) }
}

/** Whatever a hostile contract answers must not stop the index; a node that cannot be reached must. */
async function askAlone(client: ChainClient, call: { data: Hex; to: Address }): Promise<Hex> {
  try {
    return await callBounded(client, call)
  } catch (error) {
    if (isNodeFailure(error)) throw error
    return '0x'
  }
}

/** The same, but an answer that was not taken for its size need not be that of this contract. */
async function askTogether(client: ChainClient, call: { data: Hex; to: Address }): Promise<Hex> {
  try {
    return await callBounded(client, call)
  } catch (error) {
    if (isNodeFailure(error) || isTooLarge(error)) throw error
    return '0x'
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof BaseError && error.walk((cause) => cause instanceof ResponseBodyTooLargeError) !== null
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
