import {
  type Address,
  checksumAddress,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  type Hex,
  isAddress,
  isAddressEqual,
  multicall3Abi,
  parseAbi,
  size,
  slice,
  zeroAddress,
} from 'viem'
import type { ContractCall } from '../chain/callContracts.ts'
import { decodeOrUndefined, safeStateAbi } from '../chain/readRawState.ts'
import { sentinel, slots } from '../chain/slots.ts'
import { type DecodedCall, decodeCallInSlices } from '../decode/decodeCall.ts'
import type { SafeTransaction } from '../hash/hashSafeTransaction.ts'
import { createPause } from '../wire/withPauses.ts'
import type { Movements } from './readMovements.ts'

const storageAbi = parseAbi(['function getStorageAt(uint256 offset, uint256 length) view returns (bytes)'])

/** Returned by the proxy itself from its first storage slot: the implementation cannot forge it. */
const masterCopySelector: Hex = '0xa619486e'
const pageSize = 100n

/** Balances and allowances to read before and after. */
export type Watch = {
  tokens: readonly Address[]
  allowances: readonly { token: Address; spender: Address }[]
  operators: readonly { token: Address; spender: Address }[]
}

/** The Safe's state at one point of a simulation; undefined for failed reads. */
export type Reading = {
  coin: bigint | undefined
  implementation: Address | undefined
  owners: readonly Address[] | undefined
  threshold: bigint | undefined
  nonce: bigint | undefined
  modules: readonly Address[] | undefined
  guard: Address | undefined
  moduleGuard: Address | undefined
  fallbackHandler: Address | undefined
  /** In the order of the watch list. */
  balances: readonly (bigint | undefined)[]
  allowances: readonly (bigint | undefined)[]
  operators: readonly (boolean | undefined)[]
}

export type ProbeParameters = { safe: Address; multicall: Address; watch: Watch }

/** Read calls for the state before and after. */
export function listProbes({ multicall, safe, watch }: ProbeParameters): ContractCall[] {
  const request = (data: Hex) => ({ data, to: safe })
  const readSlot = (slot: Hex) =>
    request(encodeFunctionData({ abi: storageAbi, args: [BigInt(slot), 1n], functionName: 'getStorageAt' }))
  return [
    { data: encodeFunctionData({ abi: multicall3Abi, args: [safe], functionName: 'getEthBalance' }), to: multicall },
    request(masterCopySelector),
    request(encodeFunctionData({ abi: safeStateAbi, functionName: 'getOwners' })),
    request(encodeFunctionData({ abi: safeStateAbi, functionName: 'getThreshold' })),
    request(encodeFunctionData({ abi: safeStateAbi, functionName: 'nonce' })),
    request(encodeFunctionData({ abi: safeStateAbi, args: [sentinel, pageSize], functionName: 'getModulesPaginated' })),
    readSlot(slots.guard),
    readSlot(slots.moduleGuard),
    readSlot(slots.fallbackHandler),
    ...watch.tokens.map((to) => ({
      data: encodeFunctionData({ abi: erc20Abi, args: [safe], functionName: 'balanceOf' }),
      to,
    })),
    ...watch.allowances.map(({ spender, token }) => ({
      data: encodeFunctionData({ abi: erc20Abi, args: [safe, spender], functionName: 'allowance' }),
      to: token,
    })),
    ...watch.operators.map(({ spender, token }) => ({
      data: encodeFunctionData({ abi: erc721Abi, args: [safe, spender], functionName: 'isApprovedForAll' }),
      to: token,
    })),
  ]
}

/** Decodes the results of the probes in order; undefined for a failed one. */
export function readProbes(answers: readonly (Hex | undefined)[], { watch }: Pick<ProbeParameters, 'watch'>): Reading {
  const [coin, implementation, owners, threshold, nonce, modules, guard, moduleGuard, fallbackHandler, ...rest] =
    answers
  const { allowances, tokens } = watch
  return {
    allowances: rest.slice(tokens.length, tokens.length + allowances.length).map(toNumber),
    balances: rest.slice(0, tokens.length).map(toNumber),
    coin: toNumber(coin),
    fallbackHandler: toStoredAddress(fallbackHandler),
    guard: toStoredAddress(guard),
    implementation: toAddress(implementation),
    moduleGuard: toStoredAddress(moduleGuard),
    modules: decodeOrUndefined(modules, (data) => {
      const [list, next] = decodeFunctionResult({ abi: safeStateAbi, data, functionName: 'getModulesPaginated' })
      // An incomplete list counts as unknown.
      if (next !== sentinel && BigInt(next) !== 0n) throw new RangeError('More modules than one page has.')
      return list
    }),
    nonce: toNumber(nonce),
    operators: rest.slice(tokens.length + allowances.length).map((answer) => {
      const number = toNumber(answer)
      return number === undefined ? undefined : number !== 0n
    }),
    owners: decodeOrUndefined(owners, (data) =>
      decodeFunctionResult({ abi: safeStateAbi, data, functionName: 'getOwners' }),
    ),
    threshold: toNumber(threshold),
  }
}

function toNumber(answer: Hex | undefined): bigint | undefined {
  return answer !== undefined && size(answer) === 32 ? BigInt(answer) : undefined
}

function toAddress(answer: Hex | undefined): Address | undefined {
  if (answer === undefined || size(answer) !== 32) return undefined
  return checksumAddress(slice(answer, 12))
}

function toStoredAddress(answer: Hex | undefined): Address | undefined {
  return toAddress(
    decodeOrUndefined(answer, (data) => decodeFunctionResult({ abi: storageAbi, data, functionName: 'getStorageAt' })),
  )
}

/** Limit: each costs two calls, and a hostile batch can name any number. */
const maxWatched = 30

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
  return [...unique.values()].slice(0, maxWatched)
}

function limitPairs(pairs: readonly Pair[]): Pair[] {
  const unique = new Map(pairs.map((pair) => [`${pair.token} ${pair.spender}`.toLowerCase(), pair]))
  return [...unique.values()].slice(0, maxWatched)
}
