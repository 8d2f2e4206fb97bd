import { type KnownDescriptor, parseDescriptorList } from '@countersign/protocol/clear'
import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'

/** Sixteen files of the largest size would be eight; more than this is no description. */
const maxBytes = 4 * 1024 * 1024

type Place = { address: Address; chainId: number }

/** The operator's descriptors for a contract, served beside the page like `/config.json`. */
export async function readOperatorDescriptors(
  { address, chainId }: Place,
  fetchFile: typeof fetch = fetch,
): Promise<KnownDescriptor[]> {
  const response = await fetchFile(`/clear-signing/${chainId}/${address}`, { credentials: 'same-origin' })
  // Pages on another server than the gateway have no such folder.
  if (response.status === 404) return []
  if (!response.ok) throw new Error(`The descriptions of the operator were answered with ${response.status}.`)
  const text = await response.text()
  if (text.length > maxBytes) throw new Error('The descriptions of the operator are too large.')
  const value: unknown = JSON.parse(text)
  return parseDescriptorList(value, 'operator')
}

export function operatorDescriptorsQuery(place: Place) {
  return queryOptions({
    queryKey: ['clear-signing', place.chainId, place.address.toLowerCase()],
    queryFn: () => readOperatorDescriptors(place),
    retry: false,
    staleTime: 5 * 60_000,
  })
}
