import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Address, concat, type Hex, keccak256, parseAbi, slice } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestClient, type TestClient } from '../client/createTestClient.ts'
import { type Devchain, startDevchain } from '../startDevchain.ts'
import { multicall3 } from './demoTokens.ts'
import { passkeyContracts } from './passkeyContracts.ts'
import { safeContracts } from './safeContracts.ts'

const require = createRequire(import.meta.url)
let chain: Devchain
let client: TestClient
beforeAll(async () => {
  chain = await startDevchain()
  client = createTestClient(chain.url)
})
afterAll(() => chain.stop())

const hex = z.string().transform((value): Hex => `0x${value.slice(2)}`)
const DeploymentSchema = z.object({
  contractName: z.string(),
  deployments: z.record(z.string(), z.object({ address: hex, codeHash: hex })),
  version: z.string(),
})

/** The deployments package's contracts of our versions, without zkSync. */
function listDeployments(): { address: Address; codeHash: Hex; name: string }[] {
  const assets = join(dirname(require.resolve('@safe-global/safe-deployments')), 'assets')
  const versions = Object.keys(safeContracts).filter((version) => existsSync(join(assets, `v${version}`)))
  return versions.flatMap((version) =>
    readdirSync(join(assets, `v${version}`)).flatMap((file) => {
      const content = readFileSync(join(assets, `v${version}`, file), 'utf8')
      const { contractName, deployments } = DeploymentSchema.parse(JSON.parse(content))
      return Object.entries(deployments)
        .filter(([kind]) => kind !== 'zksync')
        .map(([kind, deployment]) => ({ ...deployment, name: `${contractName} ${version} ${kind}` }))
    }),
  )
}

test('default: every Safe contract has its public address and code', async () => {
  const differing: string[] = []
  const deployments = listDeployments()
  for (const { address, codeHash, name } of deployments) {
    const code = await client.getCode({ address })
    if (!code || keccak256(code) !== codeHash) differing.push(name)
  }
  expect(deployments.length).toBe(50)
  // No published package has their exact code: same source, other build.
  expect(differing).toEqual([
    'GnosisSafe 1.0.0 canonical',
    'ProxyFactory 1.0.0 canonical',
    'GnosisSafe 1.2.0 canonical',
    'SignMessageLib 1.3.0 canonical',
    'SignMessageLib 1.3.0 eip155',
  ])
})

test('behavior: the address list agrees with the deployments package', () => {
  // Not in the package: mainnet's oldest.
  const older: Address[] = [safeContracts['0.1.0'].singleton, safeContracts['1.1.0'].singleton]
  const known = new Set(
    older.concat(
      listDeployments()
        .filter(({ name }) => name.endsWith('canonical'))
        .map(({ address }) => address),
    ),
  )
  expect(new Set(Object.values(safeContracts).flatMap((contracts) => Object.values(contracts)))).toEqual(known)
})

test('behavior: passkey contracts have their public addresses, and code', async () => {
  const assets = join(dirname(require.resolve('@safe-global/safe-modules-deployments')), 'assets/safe-passkey-module')
  const published = readdirSync(join(assets, 'v0.2.0')).map((file) => {
    const { contractName, networkAddresses } = z
      .object({ contractName: z.string(), networkAddresses: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(join(assets, 'v0.2.0', file), 'utf8')))
    return { address: networkAddresses['1'], name: `${contractName} 0.2.0` }
  })
  const known = passkeyContracts.map(({ address, name }) => ({ address, name }))
  expect(known).toEqual(expect.arrayContaining(published))
  for (const { address, name } of known)
    expect([name, await client.getCode({ address })]).not.toEqual([name, undefined])
  expect(published).toHaveLength(2)
})

test('behavior: the P-256 precompile accepts a valid signature and refuses another', async () => {
  // The first test vector of RIP-7212: message, r, s, x, y.
  const valid =
    '0x4cee90eb86eaa050036147a12d49004b6b9c72bd725d39d4785011fe190f0b4da73bd4903f0ce3b639bbbf6e8e80d16931ff4bcf5993d58468e8fb19086e8cac36dbcd03009df8c59286b162af3bd7fcc0450c9aa81be5d10d312af6c66b1d604aebd3099c618202fcfe16ae7770b0c49ab5eadf74b754204a3bb6060e44eff37618b065f9832de4ca6ca971a7a1adc826d0f7c00181a5fb2ddf79ae00b4e10e'
  const to = '0x0000000000000000000000000000000000000100'
  expect((await client.call({ data: valid, to })).data).toBe(`0x${'1'.padStart(64, '0')}`)
  expect((await client.call({ data: concat([slice(valid, 0, -1), '0x0f']), to })).data).toBeUndefined()
})

test('behavior: singletons cannot be set up by anybody', async () => {
  const abi = parseAbi(['function getThreshold() view returns (uint256)'])
  for (const version of ['1.1.1', '1.3.0', '1.4.1', '1.5.0'] as const)
    expect(
      await client.readContract({ abi, address: safeContracts[version].singleton, functionName: 'getThreshold' }),
    ).toBe(1n)
})

test('behavior: Multicall3 has its public code and answers', async () => {
  const code = await client.getCode({ address: multicall3 })
  expect(keccak256(code ?? '0x')).toBe('0xd5c15df687b16f2ff992fc8d767b4216323184a2bbc6ee2f9c398c318e770891')
  const abi = parseAbi(['function VERSION() view returns (string)'])
  const contracts = [
    { abi, address: safeContracts['1.3.0'].singletonL2, functionName: 'VERSION' },
    { abi, address: safeContracts['1.4.1'].singleton, functionName: 'VERSION' },
    { abi, address: safeContracts['1.5.0'].singletonL2, functionName: 'VERSION' },
  ] as const
  expect(await client.multicall({ allowFailure: false, contracts })).toEqual(['1.3.0', '1.4.1', '1.5.0'])
})
