import type { DescriptorFile } from '@countersign/protocol/clear'
import type { Address } from 'viem'

/** Descriptors per contract; more indicates a mistake in the folder. */
const maxOfOne = 16

/** Descriptors by the contracts they are bound to. */
export type DescriptorRegistry = {
  find(location: { address: Address; chainId: number }): readonly DescriptorFile[]
}

export function createDescriptorRegistry(files: readonly DescriptorFile[]): DescriptorRegistry {
  const byPlace = new Map<string, DescriptorFile[]>()
  for (const file of files)
    for (const key of listPlaces(file)) {
      const known = byPlace.get(key) ?? []
      if (known.length < maxOfOne) byPlace.set(key, [...known, file])
    }
  return { find: ({ address, chainId }) => byPlace.get(toKey(chainId, address)) ?? [] }
}

function listPlaces({ descriptor: { context } }: DescriptorFile): Set<string> {
  const deployments = [...(context?.contract?.deployments ?? []), ...(context?.eip712?.deployments ?? [])]
  return new Set(deployments.map(({ address, chainId }) => toKey(chainId, address)))
}

const toKey = (chainId: number, address: string) => `${chainId}:${address.toLowerCase()}`
