import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { type SafeVersion, safeContracts } from '@countersign/devchain/demo-world'
import {
  type BorrowedDevchain,
  borrowDevchain,
  createTestClient,
  deploySafe,
  encodeSafeSetup,
  hashOnChain,
  type TestClient,
} from '@countersign/devchain/testing'
import { bytesToHex, type Hex, hashMessage, hexToBytes, keccak256, numberToHex, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proxyCodeHashes, safeDeployments } from '../chain/safeDeployments.ts'
import { hashSafeDomain } from './hashSafeDomain.ts'
import { hashSafeMessage, hashSafeMessageBytes } from './hashSafeMessage.ts'
import { hashSafeTransaction, type SafeTransaction } from './hashSafeTransaction.ts'
import { predictSafeAddress } from './predictSafeAddress.ts'
import { type ProxyFactoryVersion, proxyCreationCodes } from './proxyCreationCodes.ts'

const [alice, bob] = demoAccounts
let chain: BorrowedDevchain
let client: TestClient
beforeAll(async () => {
  chain = await borrowDevchain()
  client = createTestClient(chain.url)
})
afterAll(() => chain.stop())

const versions: { l2: boolean; version: SafeVersion }[] = [
  { l2: false, version: '0.1.0' },
  { l2: false, version: '1.1.0' },
  { l2: false, version: '1.2.0' },
  { l2: false, version: '1.0.0' },
  { l2: false, version: '1.1.1' },
  { l2: false, version: '1.3.0' },
  { l2: true, version: '1.3.0' },
  { l2: false, version: '1.4.1' },
  { l2: true, version: '1.4.1' },
  { l2: false, version: '1.5.0' },
  { l2: true, version: '1.5.0' },
]

const abi = parseAbi([
  'function domainSeparator() view returns (bytes32)',
  'function getMessageHash(bytes message) view returns (bytes32)',
  'function proxyCreationCode() view returns (bytes)',
])

/** 0.1.0 and 1.2.0 have no factory of their own with a salt. */
function toFactoryVersion(version: SafeVersion): ProxyFactoryVersion {
  if (version === '0.1.0') return '1.0.0'
  if (version === '1.1.0' || version === '1.2.0') return '1.1.1'
  return version
}

const factoryVersions: ProxyFactoryVersion[] = ['1.0.0', '1.1.1', '1.3.0', '1.4.1', '1.5.0']

/** Different values in every field, up to the largest that fits. */
function createTransactions(): SafeTransaction[] {
  return Array.from({ length: 12 }, (_, index) => {
    const seed = keccak256(numberToHex(index + 1))
    const word = (salt: number) => BigInt(keccak256(`${seed}${salt.toString(16).padStart(2, '0')}`))
    const address = (salt: number): Hex => numberToHex(word(salt) >> 96n, { size: 20 })
    return {
      baseGas: word(1) >> 200n,
      data: bytesToHex(new Uint8Array(index * 7).fill(index)),
      gasPrice: word(2) >> 180n,
      gasToken: address(3),
      nonce: index === 0 ? 2n ** 256n - 1n : BigInt(index),
      operation: index % 2 === 0 ? 0 : 1,
      refundReceiver: address(4),
      safeTxGas: word(5) >> 190n,
      to: address(6),
      value: index === 1 ? 2n ** 256n - 1n : word(7) >> 128n,
    }
  })
}

test.each(versions)('default: $version (L2: $l2) hashes as the contract does', async ({ l2, version }) => {
  const safe = await deploySafe({ client, l2, owners: [alice.address, bob.address], threshold: 1, version })
  expect(hashSafeDomain({ chainId, safe, version })).toBe(
    await client.readContract({ abi, address: safe, functionName: 'domainSeparator' }),
  )
  for (const transaction of createTransactions())
    expect(hashSafeTransaction({ chainId, safe, transaction, version }).safeTxHash).toBe(
      await hashOnChain(client, safe, transaction),
    )
})

test.each(versions)('behavior: $version (L2: $l2) hashes messages as the contract does', async ({ l2, version }) => {
  const safe = await deploySafe({ client, l2, owners: [alice.address], threshold: 1, version })
  for (const bytes of ['0x', '0x00', keccak256('0x'), `0x${'ab'.repeat(66)}`] satisfies Hex[])
    expect(hashSafeMessageBytes({ bytes: hexToBytes(bytes), chainId, safe, version }).safeMessageHash).toBe(
      await client.readContract({ abi, address: safe, args: [bytes], functionName: 'getMessageHash' }),
    )
  expect(hashSafeMessage({ chainId, message: 'I agree', safe, version }).safeMessageHash).toBe(
    await client.readContract({ abi, address: safe, args: [hashMessage('I agree')], functionName: 'getMessageHash' }),
  )
})

test.each(versions)('behavior: $version (L2: $l2) is deployed where it was predicted', async ({ l2, version }) => {
  const owners = [alice.address, bob.address]
  const contracts = safeContracts[version]
  const singleton = l2 && 'singletonL2' in contracts ? contracts.singletonL2 : contracts.singleton
  const predicted = predictSafeAddress({
    factory: contracts.proxyFactory,
    factoryVersion: toFactoryVersion(version),
    initializer: encodeSafeSetup({ owners, threshold: 2, version }),
    saltNonce: 77n,
    singleton,
  })
  expect(await deploySafe({ client, l2, owners, saltNonce: 77n, threshold: 2, version })).toBe(predicted)
  const code = await client.getCode({ address: predicted })
  expect(proxyCodeHashes[keccak256(code ?? '0x')]).toBe(toFactoryVersion(version))
})

test.each(factoryVersions)('behavior: the factory %s has the bundled creation code', async (version) => {
  const code = await client.readContract({
    abi,
    address: safeContracts[version].proxyFactory,
    functionName: 'proxyCreationCode',
  })
  expect(proxyCreationCodes[version]).toBe(code)
})

test('behavior: official contracts on chain have the bundled code hashes', async () => {
  const differing: string[] = []
  for (const { address, codeHash, kind, name, version } of safeDeployments) {
    const code = await client.getCode({ address })
    if (code && keccak256(code) !== codeHash) differing.push(`${name} ${version} ${kind}`)
  }
  expect(differing).toMatchInlineSnapshot(`
    [
      "Safe 1.0.0 canonical",
      "SafeProxyFactory 1.0.0 canonical",
      "Safe 1.2.0 canonical",
      "SignMessageLib 1.3.0 canonical",
      "SignMessageLib 1.3.0 eip155",
    ]
  `)
})
