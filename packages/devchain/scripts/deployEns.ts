import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Address,
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  labelhash,
  namehash,
  parseAbi,
  parseAbiParameters,
  zeroHash,
} from 'viem'
import { z } from 'zod'
import { compileContracts } from '../src/contracts/compileContracts.ts'
import type { GenesisAccount } from '../src/engine/Genesis.ts'
import type { ReferenceChain } from './createReferenceChain.ts'

const registryAbi = parseAbi(['function setSubnodeOwner(bytes32 node, bytes32 label, address owner)'])

/** Registry, first-come registrar for `.eth`, public resolver, reverse registrar and our universal resolver. */
export async function deployEns(chain: ReferenceChain, folder: string): Promise<GenesisAccount[]> {
  const artifact = (path: string): Hex =>
    z.object({ bytecode: z.custom<Hex>() }).parse(JSON.parse(readFileSync(join(folder, path), 'utf8'))).bytecode
  const ens = (name: string): Hex => artifact(`_ensdomains_ens_0.6.2/build/contracts/${name}.json`)
  const [factory] = chain.factories
  // The registry assigns its root to its creator, so it cannot be deployed by a factory.
  const registry = (await chain.create(ens('ENSRegistry'))).address
  const create = async (initCode: Hex, ...parameters: Hex[]): Promise<Address> =>
    (await chain.create2(factory, concat([initCode, ...parameters]))).address
  const registryArgument = encodeAbiParameters(parseAbiParameters('address'), [registry])
  const resolver = await create(
    artifact('_ensdomains_resolver_0.3.1/build/contracts/PublicResolver.json'),
    registryArgument,
  )
  const reverseRegistrar = await create(
    ens('ReverseRegistrar'),
    encodeAbiParameters(parseAbiParameters('address, address'), [registry, resolver]),
  )
  const registrar = await create(
    ens('FIFSRegistrar'),
    encodeAbiParameters(parseAbiParameters('address, bytes32'), [registry, namehash('eth')]),
  )
  const universalResolver = await create(compileContracts().LocalUniversalResolver, registryArgument)
  const give = (node: Hex, label: string, owner: Address): Promise<void> =>
    chain.send(
      registry,
      encodeFunctionData({ abi: registryAbi, args: [node, labelhash(label), owner], functionName: 'setSubnodeOwner' }),
    )
  await give(zeroHash, 'eth', registrar)
  await give(zeroHash, 'reverse', chain.deployer)
  await give(namehash('reverse'), 'addr', reverseRegistrar)
  return [
    { ...(await chain.read(registry)), name: 'ENS registry' },
    { ...(await chain.read(resolver)), name: 'ENS public resolver' },
    { ...(await chain.read(reverseRegistrar)), name: 'ENS reverse registrar' },
    { ...(await chain.read(registrar)), name: 'ENS .eth registrar' },
    { ...(await chain.read(universalResolver)), name: 'ENS universal resolver' },
  ]
}
