import { type Address, isAddress, isAddressEqual, zeroAddress } from 'viem'
import { type DecodedCall, decodeCallInSlices } from '../decode/decodeCall.ts'
import type { SafeTransaction } from '../hash/hashSafeTransaction.ts'
import { createPause } from '../wire/PageSchema.ts'
import type { Watch } from './probes.ts'
import type { Movements } from './readMovements.ts'

/** Limit: each costs two calls, and a hostile batch can name any number. */
const mostWatched = 30

export const emptyWatch: Watch = { allowances: [], operators: [], tokens: [] }

type Pair = { token: Address; spender: Address }

/** Tokens and spenders in the calls. */
export async function listWatched(
  transactions: readonly SafeTransaction[],
  { safe, tokens }: { safe: Address; tokens: readonly Address[] },
): Promise<Watch> {
  const pause = createPause(4)
  const calls: DecodedCall[] = []
  for (const transaction of transactions) calls.push(...listCalls(await decodeCallInSlices(transaction, { pause })))
  const refunds = transactions.flatMap(({ gasPrice, gasToken }) =>
    gasPrice > 0n && gasToken !== zeroAddress ? [gasToken] : [],
  )
  const targets = calls.flatMap(({ call }) =>
    call.data === '0x' || call.operation === 1 || isAddressEqual(call.to, safe) ? [] : [call.to],
  )
  return {
    allowances: limitPairs(listPairs(calls, /^(approve|increaseAllowance|decreaseAllowance)$/)),
    operators: limitPairs(listPairs(calls, /^setApprovalForAll$/)),
    tokens: limitAddresses([...refunds, ...targets, ...tokens]),
  }
}

/** Adds tokens and spenders of logs; returns the same value if there are no new ones. */
export function widenWatch(watch: Watch, movements: readonly Movements[]): Watch {
  const wider: Watch = {
    allowances: limitPairs([...watch.allowances, ...movements.flatMap(({ allowances }) => allowances)]),
    operators: limitPairs([...watch.operators, ...movements.flatMap(({ operators }) => operators)]),
    tokens: limitAddresses([...watch.tokens, ...movements.flatMap(({ tokens }) => [...tokens.keys()])]),
  }
  const count = ({ allowances, operators, tokens }: Watch) => allowances.length + operators.length + tokens.length
  return count(wider) === count(watch) ? watch : wider
}

function listCalls(call: DecodedCall): DecodedCall[] {
  return [call, ...call.nested.flatMap(listCalls)]
}

function listPairs(calls: readonly DecodedCall[], names: RegExp): Pair[] {
  return calls.flatMap(({ call, decoding }) => {
    if (decoding.kind !== 'decoded' || !names.test(decoding.call.name)) return []
    const spender = decoding.call.arguments[0]?.value
    return typeof spender === 'string' && isAddress(spender) ? [{ spender, token: call.to }] : []
  })
}

function limitAddresses(addresses: readonly Address[]): Address[] {
  const unique = new Map(addresses.map((address) => [address.toLowerCase(), address]))
  return [...unique.values()].slice(0, mostWatched)
}

function limitPairs(pairs: readonly Pair[]): Pair[] {
  const unique = new Map(pairs.map((pair) => [`${pair.token} ${pair.spender}`.toLowerCase(), pair]))
  return [...unique.values()].slice(0, mostWatched)
}
