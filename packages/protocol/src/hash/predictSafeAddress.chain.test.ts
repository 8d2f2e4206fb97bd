import { demoAccounts } from '@countersign/devchain/accounts'
import { multicall3, type SafeVersion, safeContracts } from '@countersign/devchain/demo-world'
import {
  type BorrowedDevchain,
  borrowDevchain,
  createTestClient,
  encodeSafeSetup as encodeSetupOf,
  type TestClient,
} from '@countersign/devchain/testing'
import fc from 'fast-check'
import {
  type Address,
  bytesToHex,
  decodeFunctionResult,
  encodeFunctionData,
  getAddress,
  type Hex,
  parseAbi,
  zeroAddress,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodeSafeSetup } from './encodeSafeSetup.ts'
import { predictSafeAddress } from './predictSafeAddress.ts'
import type { ProxyFactoryVersion } from './proxyCreationCodes.ts'

const [alice] = demoAccounts
let chain: BorrowedDevchain
let client: TestClient
beforeAll(async () => {
  chain = await borrowDevchain()
  client = createTestClient(chain.url)
})
afterAll(() => chain.stop())

const factoryAbi = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
])
const multicallAbi = parseAbi([
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[] returnData)',
])

/** Safes that are made in one call. */
const portion = 50
/** Set-ups of each version. */
const setups = process.env.LONG_TESTS ? 1_000 : 100

/** Every release, with the factory that makes it. */
const releases: { version: SafeVersion; factoryVersion: ProxyFactoryVersion }[] = [
  { factoryVersion: '1.0.0', version: '0.1.0' },
  { factoryVersion: '1.0.0', version: '1.0.0' },
  { factoryVersion: '1.1.1', version: '1.1.0' },
  { factoryVersion: '1.1.1', version: '1.1.1' },
  { factoryVersion: '1.1.1', version: '1.2.0' },
  { factoryVersion: '1.3.0', version: '1.3.0' },
  { factoryVersion: '1.4.1', version: '1.4.1' },
  { factoryVersion: '1.5.0', version: '1.5.0' },
]

const address = fc
  .uint8Array({ maxLength: 20, minLength: 20 })
  .map((bytes) => getAddress(bytesToHex(bytes)))
  // Zero and one are no owners: the contract itself refuses them.
  .filter((value) => BigInt(value) > 1n)
const setup = fc
  .record({
    fallbackHandler: fc.oneof(address, fc.constant(zeroAddress)),
    isL2: fc.boolean(),
    owners: fc.uniqueArray(address, { maxLength: 8, minLength: 1 }),
    saltNonce: fc.bigInt({ max: 2n ** 256n - 1n, min: 0n }),
    share: fc.double({ max: 1, min: 0, noNaN: true }),
  })
  .map(({ share, ...rest }) => ({ ...rest, threshold: Math.max(1, Math.round(share * rest.owners.length)) }))

type Setup = typeof setup extends fc.Arbitrary<infer value> ? value : never

function create(version: SafeVersion, factoryVersion: ProxyFactoryVersion, value: Setup) {
  const contracts = safeContracts[version]
  const singleton = value.isL2 && 'singletonL2' in contracts ? contracts.singletonL2 : contracts.singleton
  const initializer = isModern(version)
    ? encodeSafeSetup({
        data: '0x',
        fallbackHandler: value.fallbackHandler,
        owners: value.owners,
        payment: 0n,
        paymentReceiver: zeroAddress,
        paymentToken: zeroAddress,
        threshold: BigInt(value.threshold),
        to: zeroAddress,
      })
    : encodeSetupOf({ owners: value.owners, threshold: value.threshold, version })
  const predicted = predictSafeAddress({
    factory: contracts.proxyFactory,
    factoryVersion,
    initializer,
    saltNonce: value.saltNonce,
    singleton,
  })
  const callData = encodeFunctionData({
    abi: factoryAbi,
    args: [singleton, initializer, value.saltNonce],
    functionName: 'createProxyWithNonce',
  })
  return { call: { allowFailure: false, callData, target: contracts.proxyFactory }, predicted }
}

/** Before, the set-up had other arguments. */
const isModern = (version: SafeVersion) => !['0.1.0', '1.0.0'].includes(version)

const encodeBatch = (calls: readonly { allowFailure: boolean; callData: Hex; target: Address }[]) =>
  encodeFunctionData({ abi: multicallAbi, args: [calls], functionName: 'aggregate3' })

test.each(releases)('behavior: $version, predicted is what the factory makes', async ({ factoryVersion, version }) => {
  await fc.assert(
    fc.asyncProperty(fc.array(setup, { maxLength: portion, minLength: portion }), async (values) => {
      const made = values.map((value) => create(version, factoryVersion, value))
      const { data = '0x' } = await client.call({
        data: encodeBatch(made.map(({ call }) => call)),
        gas: 100_000_000n,
        to: multicall3,
      })
      const answers = decodeFunctionResult({ abi: multicallAbi, data, functionName: 'aggregate3' })
      expect(answers.map(({ returnData }) => decodeProxy(returnData))).toEqual(made.map(({ predicted }) => predicted))
    }),
    { numRuns: setups / portion },
  )
})

test.each(releases)('behavior: $version, and there it is', async ({ factoryVersion, version }) => {
  const made = fc.sample(setup, 5).map((value) => create(version, factoryVersion, value))
  const hash = await client.sendTransaction({
    account: alice.address,
    chain: null,
    data: encodeBatch(made.map(({ call }) => call)),
    to: multicall3,
  })
  expect((await client.waitForTransactionReceipt({ hash })).status).toBe('success')
  for (const { predicted } of made) expect(await client.getCode({ address: predicted })).toMatch(/^0x6/)
})

function decodeProxy(data: Hex): Address {
  return decodeFunctionResult({ abi: factoryAbi, data, functionName: 'createProxyWithNonce' })
}
