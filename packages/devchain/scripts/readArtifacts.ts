import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Address, encodeAbiParameters, type Hex, parseAbiParameters } from 'viem'
import { z } from 'zod'

/** Unpacked npm packages (`npm pack`, `tar x`), each in a folder named like this. */
export const packages = {
  '0.1.0': '_gnosis.pm_safe-contracts_0.1.0/build/contracts',
  '1.0.0': '_gnosis.pm_safe-contracts_1.0.0/build/contracts',
  '1.1.0': '_gnosis.pm_safe-contracts_1.1.0/build/contracts',
  '1.1.1': '_gnosis.pm_safe-contracts_1.1.1/build/contracts',
  '1.2.0': '_gnosis.pm_safe-contracts_1.2.0/build/contracts',
  '1.3.0': '_gnosis.pm_safe-contracts_1.3.0/build/artifacts/contracts',
  '1.4.1': '_safe-global_safe-contracts_1.4.1/build/artifacts/contracts',
  '1.4.1-2': '_safe-global_safe-contracts_1.4.1-2/build/artifacts/contracts',
  '1.5.0': '_safe-global_safe-smart-account_1.5.0/build/artifacts/contracts',
} as const
export const versions = ['1.0.0', '1.1.1', '1.3.0', '1.4.1', '1.5.0'] as const

const ArtifactSchema = z.object({ bytecode: z.custom<Hex>(), contractName: z.string() })
const DeploymentSchema = z.object({
  contractName: z.string(),
  deployments: z.record(z.string(), z.object({ address: z.custom<Address>(), codeHash: z.custom<Hex>() })),
})

export type Deployments = z.infer<typeof DeploymentSchema>[]

const require = createRequire(import.meta.url)
const deployments = join(dirname(require.resolve('@safe-global/safe-deployments')), 'assets')
export function readArtifacts(folder: string): Map<string, Hex> {
  const found = new Map<string, Hex>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json') || file.endsWith('.dbg.json')) continue
    const artifact = ArtifactSchema.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
    if (artifact.success && artifact.data.bytecode.length > 2)
      found.set(artifact.data.contractName, artifact.data.bytecode)
  }
  return found
}

/** SafeMigration is the only contract with constructor arguments: the singletons and handler it migrates to. */
export function constructorArguments(contractName: string, addressOf: (name: string) => Address): Hex {
  if (contractName !== 'SafeMigration') return '0x'
  return encodeAbiParameters(parseAbiParameters('address, address, address'), [
    addressOf('Safe'),
    addressOf('SafeL2'),
    addressOf('CompatibilityFallbackHandler'),
  ])
}

export function readVersion(version: (typeof versions)[number], folder: string): Map<string, Hex> {
  const artifacts = readArtifacts(join(folder, packages[version]))
  // The migration libraries of 1.4.1 are in a later package of the same contracts.
  if (version === '1.4.1') return new Map([...readArtifacts(join(folder, packages['1.4.1-2'])), ...artifacts])
  return artifacts
}

/** Every released contract of a version. */
export function readDeployments(version: (typeof versions)[number]): Deployments {
  return readdirSync(join(deployments, `v${version}`))
    .sort()
    .map((file) => DeploymentSchema.parse(JSON.parse(readFileSync(join(deployments, `v${version}`, file), 'utf8'))))
}

export function getCanonicalAddress(all: Deployments, { name, version }: { name: string; version: string }): Address {
  const address = all.find(({ contractName }) => contractName === name)?.deployments.canonical?.address
  if (!address) throw new Error(`${name} ${version} has no canonical address.`)
  return address
}
