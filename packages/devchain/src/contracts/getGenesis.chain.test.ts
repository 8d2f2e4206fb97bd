import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Address, type Hex, keccak256, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestClient, type TestClient } from '../client/createTestClient.ts'
import { type Devchain, startDevchain } from '../startDevchain.ts'
import { multicall3 } from './demoTokens.ts'
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
