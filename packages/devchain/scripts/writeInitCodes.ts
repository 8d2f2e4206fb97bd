import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Address, concat, getCreate2Address, isAddressEqual, zeroHash } from 'viem'
import { constructorArguments, getCanonicalAddress, readDeployments, readVersion } from './readArtifacts.ts'

/*
 * Makes the creation codes of `countersign-admin chain bootstrap`: of every released contract whose official address
 * follows from this code and one of the two deployment factories.
 *
 *   npx tsx --conditions=@repo/source packages/devchain/scripts/writeInitCodes.ts <folder>
 *
 * <folder> holds unpacked npm packages, as for `extractArtifacts.ts`.
 */

const input = process.argv[2]
if (!input) throw new Error('Name the folder of unpacked packages.')
const output = fileURLToPath(new URL('../../../apps/gateway/src/admin/bootstrap/initCodes/', import.meta.url))
const factories: readonly Address[] = [
  '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7',
  '0x4e59b44847b379578588920cA78FbF26c0B4956C',
]

for (const version of ['1.3.0', '1.4.1', '1.5.0'] as const) {
  const all = readDeployments(version)
  const artifacts = readVersion(version, input)
  const rows = all.flatMap(({ contractName, deployments }) => {
    const code = artifacts.get(contractName)
    if (!code) throw new Error(`${contractName} ${version} is in no package.`)
    const addressOf = (name: string) => getCanonicalAddress(all, { name, version })
    const bytecode = concat([code, constructorArguments(contractName, addressOf)])
    const addresses = factories.map((from) => getCreate2Address({ bytecode, from, salt: zeroHash }))
    const isOfficial = Object.values(deployments).some(({ address }) =>
      addresses.some((made) => isAddressEqual(made, address)),
    )
    if (!isOfficial) process.stderr.write(`${contractName} ${version}: the official address follows from other code\n`)
    return isOfficial ? [`  ${JSON.stringify(contractName.replace(/^Gnosis/, ''))}: ${JSON.stringify(bytecode)}`] : []
  })
  writeFileSync(`${output}${version}.json`, `{\n${rows.join(',\n')}\n}\n`)
}
