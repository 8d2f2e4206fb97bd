import { setTimeout as sleep } from 'node:timers/promises'
import { callContractsBounded } from '@countersign/protocol/chain'
import { sanitizeText } from '@countersign/protocol/text'
import type { Insertable } from 'kysely'
import { type Address, type Hex, hexToBigInt, hexToString, size, slice, toFunctionSelector } from 'viem'
import type { Database } from '../db/schema.ts'
import type { ChainClient } from '../lib/createChainClient.ts'

export type SeenToken = { address: Address; kind: 'erc20' | 'erc721' | 'erc1155' }

const selectors = {
  decimals: toFunctionSelector('decimals()'),
  name: toFunctionSelector('name()'),
  symbol: toFunctionSelector('symbol()'),
}
const maxTextLength = 60

export type FetchTokensParameters = {
  chainId: number
  /** Milliseconds for all of them. */
  time: number
  tokens: readonly SeenToken[]
}

export type FetchTokensReturnType = {
  /** Tokens without metadata, and why. */
  failed: { address: Address; error: unknown }[]
  tokens: Insertable<Database['token']>[]
}

/** Of one getter. */
const gasPerCall = 100_000
/** Of the return data: offset, length, and enough for the longest text that is shown. */
const maxBytes = 320
/** Contracts per call: at first or after a failure, and at most. */
const [min, max] = [4, 22]
/** Milliseconds. A failed call that took longer is followed by a pause of the same length. */
const tiring = 50

/**
 * Metadata of token contracts. A contract may return nothing, garbage, or deceptive text; each getter has a limit of gas
 * and bytes, and after a failure fewer contracts share a call.
 */
export async function fetchTokens(
  client: ChainClient,
  { chainId, time, tokens }: FetchTokensParameters,
): Promise<FetchTokensReturnType> {
  const until = Date.now() + time
  const done: FetchTokensReturnType = { failed: [], tokens: [] }
  let together = min
  for (let start = 0; start < tokens.length; ) {
    const chunk = tokens.slice(start, start + together)
    start += chunk.length
    try {
      if (Date.now() > until) throw new Error('reading new tokens timed out')
      const started = performance.now()
      const { answers, hasFailed } = await readTokens(client, chunk)
      done.tokens.push(...answers.map((answer) => ({ chain_id: chainId, ...answer })))
      together = hasFailed ? min : Math.min(max, together * 2)
      const took = performance.now() - started
      if (hasFailed && took > tiring) await sleep(took)
    } catch (error) {
      done.failed.push(...chunk.map(({ address }) => ({ address, error })))
    }
  }
  return done
}

/** A contract that fails has no metadata; a node that cannot be reached is an error. */
async function readTokens(client: ChainClient, tokens: readonly SeenToken[]) {
  const calls = tokens.flatMap(({ address: to }) =>
    [selectors.name, selectors.symbol, selectors.decimals].map((data) => ({ data, to })),
  )
  const found = await callContractsBounded(client, { calls, gas: gasPerCall, maxBytes })
  const answers = tokens.map(({ address, kind }, index) => {
    const [name = '0x', symbol = '0x', decimals = '0x'] = found.slice(index * 3, index * 3 + 3)
    return {
      address,
      decimals: kind === 'erc20' ? parseDecimals(decimals) : null,
      kind,
      name: parseText(name),
      symbol: parseText(symbol),
    }
  })
  return { answers, hasFailed: found.includes(undefined) }
}

function parseText(answer: Hex): string | null {
  const text = decodeText(answer)
  return (text && sanitizeText(text, { maxLength: maxTextLength })) || null
}

/** By hand: of a long text only the beginning was returned. */
function decodeText(answer: Hex): string | undefined {
  // Some early tokens, Maker's among them, return bytes32.
  if (size(answer) === 32) return hexToString(answer, { size: 32 })
  if (size(answer) < 64) return undefined
  const start = hexToBigInt(slice(answer, 0, 32)) + 32n
  if (start > BigInt(size(answer))) return undefined
  const length = hexToBigInt(slice(answer, Number(start) - 32, Number(start)))
  const end = start + length < BigInt(size(answer)) ? Number(start + length) : size(answer)
  return Number(start) === end ? '' : hexToString(slice(answer, Number(start), end))
}

/** uint8 in the standard; larger values are ignored. */
function parseDecimals(answer: Hex): number | null {
  if (size(answer) < 32) return null
  const decimals = hexToBigInt(`0x${answer.slice(2, 66)}`)
  return decimals <= 255n ? Number(decimals) : null
}
