import type { SafeState } from '@countersign/protocol'
import { ChainConfigSchema } from '@countersign/protocol'
import {
  createPublicClient,
  custom,
  encodeFunctionResult,
  type Hex,
  numberToHex,
  pad,
  parseAbi,
  zeroAddress,
} from 'viem'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { simulateBalances } from './simulateBalances.ts'

const abi = parseAbi([
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[] results)',
])
const [safe, owner, token] = (['0x01', '0x02', '0x03'] as const).map((part) => pad(part, { size: 20 }))
const state: SafeState = {
  address: safe ?? zeroAddress,
  block: { chainId: 1, hash: pad('0x01'), number: 1n, timestamp: 1n },
  chainId: 1,
  fallbackHandler: undefined,
  guard: undefined,
  implementation: zeroAddress,
  moduleGuard: undefined,
  modules: [],
  nonce: 0n,
  owners: [owner ?? zeroAddress],
  threshold: 2,
  version: '1.4.1',
}
const transaction = {
  baseGas: 0n,
  data: '0x',
  gasPrice: 0n,
  gasToken: zeroAddress,
  operation: 0,
  refundReceiver: zeroAddress,
  safeTxGas: 0n,
  to: zeroAddress,
  value: 0n,
} as const

/** A node whose answers to the parts of each call are given; undefined for a part that fails. */
function createChain(answers: readonly (readonly (bigint | undefined)[])[]): ServedChain {
  const left = [...answers]
  const request = async (): Promise<Hex> =>
    encodeFunctionResult({
      abi,
      functionName: 'aggregate3',
      result: (left.shift() ?? []).map((value) =>
        value === undefined
          ? { returnData: '0x' as const, success: false }
          : { returnData: numberToHex(value, { size: 32 }), success: true },
      ),
    })
  const config = ChainConfigSchema.parse({
    contracts: { multicall3: { address: zeroAddress } },
    id: 1,
    name: 'Any',
    nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
    network: 'any',
    rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
    shortName: 'any',
  })
  const client = createPublicClient({ chain: mainnet, transport: custom({ request }) })
  return { client, config, findFunctions: () => [], maxUnsigned: undefined }
}

const simulate = (...answers: (bigint | undefined)[][]) =>
  simulateBalances(createChain(answers), { state, tokens: [token ?? zeroAddress], transaction })

test('default: what there is more or less afterwards', async () => {
  expect(await simulate([10n, 5n, 1n, 1n, 7n, 6n])).toEqual({
    coin: -3n,
    outcome: 'success',
    tokens: new Map([[token, 1n]]),
  })
})

test('behavior: a token that does not answer is left out', async () => {
  expect(await simulate([10n, undefined, 1n, 1n, 10n, 6n])).toEqual({ coin: 0n, outcome: 'success', tokens: new Map() })
})

test('behavior: a node that passes over the override says nothing', async () => {
  expect(await simulate([10n, 5n, 0n, undefined, 10n, 5n])).toEqual({ outcome: 'unknown' })
})

test('behavior: it fails only where it fails also without the tokens', async () => {
  const failed = [10n, 5n, 1n, undefined, 10n, 5n]
  expect(await simulate(failed, [10n, 1n, undefined, 10n])).toEqual({ outcome: 'failure' })
  expect(await simulate(failed, [10n, 1n, 1n, 9n])).toEqual({ outcome: 'unknown' })
})
