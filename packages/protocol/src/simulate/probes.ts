import {
  type Address,
  checksumAddress,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  type Hex,
  multicall3Abi,
  parseAbi,
  size,
  slice,
} from 'viem'
import type { ContractCall } from '../chain/callContracts.ts'
import { decodeOrUndefined, safeStateAbi } from '../chain/readRawState.ts'
import { sentinel, slots } from '../chain/slots.ts'

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
  const ask = (data: Hex) => ({ data, to: safe })
  const readSlot = (slot: Hex) =>
    ask(encodeFunctionData({ abi: storageAbi, args: [BigInt(slot), 1n], functionName: 'getStorageAt' }))
  return [
    { data: encodeFunctionData({ abi: multicall3Abi, args: [safe], functionName: 'getEthBalance' }), to: multicall },
    ask(masterCopySelector),
    ask(encodeFunctionData({ abi: safeStateAbi, functionName: 'getOwners' })),
    ask(encodeFunctionData({ abi: safeStateAbi, functionName: 'getThreshold' })),
    ask(encodeFunctionData({ abi: safeStateAbi, functionName: 'nonce' })),
    ask(encodeFunctionData({ abi: safeStateAbi, args: [sentinel, pageSize], functionName: 'getModulesPaginated' })),
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
