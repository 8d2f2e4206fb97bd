import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
import { compileContracts } from '../src/contracts/compileContracts.ts'
import type { GenesisAccount } from '../src/engine/Genesis.ts'
import { createReferenceChain, type ReferenceChain } from './createReferenceChain.ts'
import { deployEns } from './deployEns.ts'
import {
  constructorArguments,
  getCanonicalAddress,
  packages,
  readArtifacts,
  readDeployments,
  readVersion,
  versions,
} from './readArtifacts.ts'

/*
 * Makes src/contracts/artifacts/*.json: the accounts that the embedded chain has before its first block.
 * Every contract is really deployed on a scratch chain, with the factory and salt of its makers where they used one,
 * and the code and storage it ends up with are written down. So immutables are right and no constructor runs at start.
 *
 *   npx tsx --conditions=@repo/source packages/devchain/scripts/extractArtifacts.ts <folder>
 *
 * <folder> holds unpacked npm packages (`npm pack`, `tar x`), each in a folder named in `readArtifacts.ts`.
 */

/** Versions with the singleton only, for hash comparisons. Addresses are those on mainnet. */
const singletonsOnly = {
  '0.1.0': '0x8942595A2dC5181Df0465AF0D7be08c8f23C93af',
  '1.1.0': '0xaE32496491b53841efb51829d6f886387708F99B',
  '1.2.0': '0x6851D6fDFAfD08c0295C392436245E5bc78B0185',
} as const

const input = process.argv[2]
if (!input) throw new Error('Name the folder of unpacked packages.')
const output = fileURLToPath(new URL('../src/contracts/artifacts/', import.meta.url))

async function extractVersion(
  chain: ReferenceChain,
  version: (typeof versions)[number],
  folder: string,
): Promise<GenesisAccount[]> {
  const artifacts = readVersion(version, folder)
  const all = readDeployments(version)
  const addressOf = (name: string) => getCanonicalAddress(all, { name, version })
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
