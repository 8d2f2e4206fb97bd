import { type Address, type Hex, isHex, numberToHex, toFunctionSelector } from 'viem'
import { z } from 'zod'
import type { ChainClient } from '../../lib/createChainClient.ts'

/** Every execution changes the nonce, every transfer of coin the balance. */
export type LegacyState = { balance: bigint; nonce: bigint }

/** The state of a Safe at the end of a block. Rejects if the node does not have it. */
export type StateReader = (safe: Address, block: number) => Promise<LegacyState>

const HexSchema = z.string().refine((value): value is Hex => isHex(value))
const selector = toFunctionSelector('nonce()')

/** Cached: a bisection returns to the same blocks. */
export function createStateReader(client: ChainClient): StateReader {
  const known = new Map<string, Promise<LegacyState>>()
  const read = async (safe: Address, block: number): Promise<LegacyState> => {
    const [balance, nonce] = await Promise.all([
      client.request({ method: 'eth_getBalance', params: [safe, numberToHex(block)] }),
      client.request({ method: 'eth_call', params: [{ data: selector, to: safe }, numberToHex(block)] }),
    ])
    const word = HexSchema.parse(nonce)
    // Before its creation the Safe has no code.
    return { balance: BigInt(HexSchema.parse(balance)), nonce: word === '0x' ? 0n : BigInt(word.slice(0, 66)) }
  }
  return (safe, block) => {
    const key = `${safe}:${block}`
    const asked = known.get(key) ?? read(safe, block)
    known.set(key, asked)
    return asked
  }
}

/**
 * The blocks after `from` and up to `to` in which a Safe's nonce or balance changed. Coin that comes and goes between two
 * compared blocks is not noticed.
 */
export async function findChanges(
  read: StateReader,
  { from, safe, to }: { from: number; safe: Address; to: number },
): Promise<number[]> {
  const [before, after] = await Promise.all([read(safe, from), read(safe, to)])
  if (before.balance === after.balance && before.nonce === after.nonce) return []
  if (to - from <= 1) return [to]
  const middle = Math.floor((from + to) / 2)
  const [first, second] = await Promise.all([
    findChanges(read, { from, safe, to: middle }),
    findChanges(read, { from: middle, safe, to }),
  ])
  return [...first, ...second]
}
