import { safeDeployments } from '@countersign/protocol/chain'
import type { ChainConfig } from '@countersign/protocol/config'
import { type Address, isAddressEqual } from 'viem'

export type SafeSingleton = { address: Address; version: string }

/** The published Safe singletons; `+L2` marks those that emit every transaction. */
export const safeSingletons: readonly SafeSingleton[] = safeDeployments
  .filter(({ name }) => name === 'Safe' || name === 'SafeL2')
  .map(({ address, name, version }) => ({ address, version: name === 'SafeL2' ? `${version}+L2` : version }))

/**
 * Published by @gnosis.pm/safe-contracts but absent from the released deployments: indexed, though the kernel reports
 * their code as unofficial.
 */
export const earlySingletons: readonly SafeSingleton[] = [
  { address: '0x8942595A2dC5181Df0465AF0D7be08c8f23C93af', version: '0.1.0' },
  { address: '0xaE32496491b53841efb51829d6f886387708F99B', version: '1.1.0' },
]

/** Includes those configured by the operator. */
export function listSingletons({ safeSingletons: own = [] }: Pick<ChainConfig, 'safeSingletons'>): SafeSingleton[] {
  return [...safeSingletons, ...own]
}

export function findSingleton(
  address: Address,
  config: Pick<ChainConfig, 'safeSingletons'> = {},
): SafeSingleton | undefined {
  return listSingletons(config).find((singleton) => isAddressEqual(singleton.address, address))
}
