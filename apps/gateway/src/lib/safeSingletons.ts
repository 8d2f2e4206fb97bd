import { type ChainConfig, safeDeployments } from '@countersign/protocol'
import { type Address, isAddressEqual } from 'viem'

export type SafeSingleton = { address: Address; version: string }

/** The published implementations of the Safe contracts; `+L2` marks those that emit every transaction. */
export const safeSingletons: readonly SafeSingleton[] = safeDeployments
  .filter(({ name }) => name === 'Safe' || name === 'SafeL2')
  .map(({ address, name, version }) => ({ address, version: name === 'SafeL2' ? `${version}+L2` : version }))

/** With those that the operator of a chain adds. */
export function listSingletons({ safeSingletons: own = [] }: Pick<ChainConfig, 'safeSingletons'>): SafeSingleton[] {
  return [...safeSingletons, ...own]
}

export function findSingleton(
  address: Address,
  config: Pick<ChainConfig, 'safeSingletons'> = {},
): SafeSingleton | undefined {
  return listSingletons(config).find((singleton) => isAddressEqual(singleton.address, address))
}
