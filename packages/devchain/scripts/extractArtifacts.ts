import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type Address,
  concat,
  encodeAbiParameters,
  getCreate2Address,
  type Hex,
  isAddressEqual,
  keccak256,
  parseAbiParameters,
  zeroHash,
} from 'viem'
import { z } from 'zod'
import { compileContracts } from '../src/contracts/compileContracts.ts'
import type { GenesisAccount } from '../src/engine/Genesis.ts'
import { createReferenceChain, type ReferenceChain } from './createReferenceChain.ts'
import { deployEns } from './deployEns.ts'

/*
 * Makes src/contracts/artifacts/*.json: the accounts that the embedded chain has before its first block.
 * Every contract is really deployed on a scratch chain, with the factory and salt of its makers where they used one,
 * and the code and storage it ends up with are written down. So immutables are right and no constructor runs at start.
 *
 *   npx tsx --conditions=@repo/source packages/devchain/scripts/extractArtifacts.ts <folder>
 *
 * <folder> holds unpacked npm packages (`npm pack`, `tar x`), each in a folder named below.
 */
const packages = {
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
const versions = ['1.0.0', '1.1.1', '1.3.0', '1.4.1', '1.5.0'] as const

/** Versions with the singleton only, for hash comparisons. Addresses are those on mainnet. */
const singletonsOnly = {
  '0.1.0': '0x8942595A2dC5181Df0465AF0D7be08c8f23C93af',
  '1.1.0': '0xaE32496491b53841efb51829d6f886387708F99B',
  '1.2.0': '0x6851D6fDFAfD08c0295C392436245E5bc78B0185',
} as const

const ArtifactSchema = z.object({ bytecode: z.custom<Hex>(), contractName: z.string() })
const DeploymentSchema = z.object({
  contractName: z.string(),
  deployments: z.record(z.string(), z.object({ address: z.custom<Address>(), codeHash: z.custom<Hex>() })),
})

const require = createRequire(import.meta.url)
const input = process.argv[2]
if (!input) throw new Error('Name the folder of unpacked packages.')
const output = fileURLToPath(new URL('../src/contracts/artifacts/', import.meta.url))
const deployments = join(dirname(require.resolve('@safe-global/safe-deployments')), 'assets')

function readArtifacts(folder: string): Map<string, Hex> {
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
function constructorArguments(contractName: string, addressOf: (name: string) => Address): Hex {
  if (contractName !== 'SafeMigration') return '0x'
  return encodeAbiParameters(parseAbiParameters('address, address, address'), [
    addressOf('Safe'),
    addressOf('SafeL2'),
    addressOf('CompatibilityFallbackHandler'),
  ])
}

function readVersion(version: (typeof versions)[number], folder: string): Map<string, Hex> {
  const artifacts = readArtifacts(join(folder, packages[version]))
  // The migration libraries of 1.4.1 are in a later package of the same contracts.
  if (version === '1.4.1') return new Map([...readArtifacts(join(folder, packages['1.4.1-2'])), ...artifacts])
  return artifacts
}

async function extractVersion(
  chain: ReferenceChain,
  version: (typeof versions)[number],
  folder: string,
): Promise<GenesisAccount[]> {
  const artifacts = readVersion(version, folder)
  const all = readdirSync(join(deployments, `v${version}`))
    .sort()
    .map((file) => DeploymentSchema.parse(JSON.parse(readFileSync(join(deployments, `v${version}`, file), 'utf8'))))
  const addressOf = (name: string): Address => {
    const address = all.find(({ contractName }) => contractName === name)?.deployments.canonical?.address
    if (!address) throw new Error(`${name} ${version} has no canonical address.`)
    return address
  }
  const accounts: GenesisAccount[] = []
  for (const { contractName, deployments } of all) {
    const code = artifacts.get(contractName)
    if (!code) throw new Error(`${contractName} ${version} is in no package.`)
    const initCode = concat([code, constructorArguments(contractName, addressOf)])
    for (const [kind, { address, codeHash }] of Object.entries(deployments)) {
      if (kind === 'zksync') continue
      const name = `${contractName} ${version} ${kind}`
      const deployed = await deploy(chain, initCode, address)
      if (keccak256(deployed.code ?? '0x') !== codeHash)
        process.stderr.write(`${name}: code differs from the one deployed on public chains\n`)
      accounts.push({ ...deployed, address, name })
    }
  }
  return accounts
}

/** Before 1.3.0 no factory was used: the result of a plain deployment is placed at the known address. */
async function deploy(chain: ReferenceChain, bytecode: Hex, address: Address): Promise<Omit<GenesisAccount, 'name'>> {
  const factory = chain.factories.find((from) =>
    isAddressEqual(getCreate2Address({ bytecode, from, salt: zeroHash }), address),
  )
  return factory ? chain.create2(factory, bytecode) : chain.create(bytecode)
}

async function extractSingleton(
  chain: ReferenceChain,
  version: keyof typeof singletonsOnly,
  folder: string,
): Promise<GenesisAccount> {
  const code = readArtifacts(join(folder, packages[version])).get('GnosisSafe')
  if (!code) throw new Error(`GnosisSafe ${version} is in no package.`)
  return { ...(await chain.create(code)), address: singletonsOnly[version], name: `GnosisSafe ${version} canonical` }
}

function write(name: string, accounts: GenesisAccount[]): void {
  const lines = accounts.map((account) =>
    JSON.stringify(
      account,
      Object.keys(account)
        .sort()
        .concat(Object.keys(account.storage ?? {})),
    ),
  )
  writeFileSync(join(output, `${name}.json`), `[\n${lines.join(',\n')}\n]\n`)
}

if (!existsSync(join(input, packages['1.4.1']))) throw new Error(`${input} does not hold the unpacked packages.`)
const chain = await createReferenceChain(
  readFileSync(join(input, '_safe-global_safe-singleton-factory_2.0.0/artifacts/31337/deployment.json'), 'utf8'),
)
write('factories', chain.base)
for (const version of versions) write(`safe-${version}`, await extractVersion(chain, version, input))
write('ens', await deployEns(chain, input))
write('demo', await deployDemoContracts(chain))
write('safe-singletons', [
  await extractSingleton(chain, '0.1.0', input),
  await extractSingleton(chain, '1.1.0', input),
  await extractSingleton(chain, '1.2.0', input),
])
process.exit(0)

/** Tokens and module of the demo data. */
async function deployDemoContracts(chain: ReferenceChain): Promise<GenesisAccount[]> {
  const { DemoModule, DemoNft, DemoToken } = compileContracts()
  const [factory] = chain.factories
  const token = (name: string, symbol: string, decimals: number): Hex =>
    concat([DemoToken, encodeAbiParameters(parseAbiParameters('string, string, uint8'), [name, symbol, decimals])])
  return [
    { ...(await chain.create2(factory, token('Demo USD Coin', 'USDC', 6))), name: 'Demo USD Coin' },
    { ...(await chain.create2(factory, token('Demo Token', 'DEMO', 18))), name: 'Demo Token' },
    { ...(await chain.create2(factory, DemoNft)), name: 'Demo Seals' },
    { ...(await chain.create2(factory, DemoModule)), name: 'Demo module' },
  ]
}
