import { InvalidSafeVersionError, isVersionAtLeast } from '@countersign/protocol'
import { type Address, getAddress, type Hex, parseAbi, slice } from 'viem'
import type { ChainClient } from './createChainClient.ts'
import { isContractAnswer } from './isContractAnswer.ts'
import { findSingleton } from './safeSingletons.ts'

const abi = parseAbi([
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
  'function VERSION() view returns (string)',
  'function getModulesPaginated(address start, uint256 pageSize) view returns (address[] modules, address next)',
])

const slots = {
  fallbackHandler: '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5',
  guard: '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8',
  implementation: '0x0',
  moduleGuard: '0xb104e0b93118902c651344349b610029d694cfdec91c589c91ebafbcd0289947',
} as const satisfies Record<string, Hex>

const firstModule = '0x0000000000000000000000000000000000000001'

export type SafeState = {
  /** Block about which the node answered. */
  block: number
  fallbackHandler: Address | undefined
  guard: Address | undefined
  implementation: Address
  moduleGuard: Address | undefined
  modules: readonly Address[]
  nonce: bigint
  owners: readonly Address[]
  threshold: number
  /** With `+L2` for a singleton that emits every transaction. */
  version: string
}

/** What the chain says of a Safe now, in one request; undefined when there is no Safe at this address. Node failures throw. */
export async function readSafeState(client: ChainClient, address: Address): Promise<SafeState | undefined> {
  const read = { abi, address } as const
  try {
    const [block, owners, threshold, nonce, version, modules, implementation, fallbackHandler, guard, moduleGuard] =
      await Promise.all([
        client.getBlockNumber(),
        client.readContract({ ...read, functionName: 'getOwners' }),
        client.readContract({ ...read, functionName: 'getThreshold' }),
        client.readContract({ ...read, functionName: 'nonce' }),
        client.readContract({ ...read, functionName: 'VERSION' }),
        readModules(client, address),
        readAddressSlot(client, address, slots.implementation),
        readAddressSlot(client, address, slots.fallbackHandler),
        readAddressSlot(client, address, slots.guard),
        readAddressSlot(client, address, slots.moduleGuard),
      ])
    if (!implementation) return undefined
    const isFrom = (since: string) => isVersionAtLeast(version, since)
    return {
      block: Number(block),
      fallbackHandler: isFrom('1.1.0') ? fallbackHandler : undefined,
      guard: isFrom('1.3.0') ? guard : undefined,
      implementation,
      moduleGuard: isFrom('1.5.0') ? moduleGuard : undefined,
      modules,
      nonce,
      owners,
      threshold: Number(threshold),
      version: findSingleton(implementation)?.version ?? version,
    }
  } catch (error) {
    if (error instanceof InvalidSafeVersionError || isContractAnswer(error)) return undefined
    throw error
  }
}

/** Versions before 1.1.1 list modules by another call; their few Safes show none. */
async function readModules(client: ChainClient, address: Address): Promise<readonly Address[]> {
  try {
    const [modules] = await client.readContract({
      abi,
      address,
      args: [firstModule, 50n],
      functionName: 'getModulesPaginated',
    })
    return modules
  } catch (error) {
    if (isContractAnswer(error)) return []
    throw error
  }
}

async function readAddressSlot(client: ChainClient, address: Address, slot: Hex): Promise<Address | undefined> {
  const word = await client.getStorageAt({ address, slot })
  if (!word || BigInt(word) === 0n) return undefined
  return word.length === 66 ? getAddress(slice(word, 12)) : undefined
}
