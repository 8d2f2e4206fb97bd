import type { DescriptorFile } from '@countersign/protocol/clear'
import type { Address } from 'viem'

/** Descriptors per contract; more indicates a mistake in the folder. */
const maxOfOne = 16

/** Descriptors by the contracts they are bound to. */
export type DescriptorRegistry = {
  find(location: { address: Address; chainId: number }): readonly DescriptorFile[]
}

export function createDescriptorRegistry(files: readonly DescriptorFile[]): DescriptorRegistry {
  const byPosition = new Map<string, DescriptorFile[]>()
  for (const file of files)
    for (const key of listBindings(file)) {
      const known = byPosition.get(key) ?? []
      if (known.length < maxOfOne) byPosition.set(key, [...known, file])
    }
  return { find: ({ address, chainId }) => byPosition.get(toKey(chainId, address)) ?? [] }
}

function listBindings({ descriptor: { context } }: DescriptorFile): Set<string> {
  const deployments = [...(context?.contract?.deployments ?? []), ...(context?.eip712?.deployments ?? [])]
  return new Set(deployments.map(({ address, chainId }) => toKey(chainId, address)))
}

const toKey = (chainId: number, address: string) => `${chainId}:${address.toLowerCase()}`
