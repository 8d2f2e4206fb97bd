import { safeDeployments } from '@countersign/protocol'
import { type Address, isAddressEqual } from 'viem'

export type SafeSingleton = { address: Address; version: string }

/** The published implementations of the Safe contracts; `+L2` marks those that emit every transaction. */
export const safeSingletons: readonly SafeSingleton[] = safeDeployments
  .filter(({ name }) => name === 'Safe' || name === 'SafeL2')
  .map(({ address, name, version }) => ({ address, version: name === 'SafeL2' ? `${version}+L2` : version }))

export function findSingleton(address: Address): SafeSingleton | undefined {
  return safeSingletons.find((singleton) => isAddressEqual(singleton.address, address))
}
