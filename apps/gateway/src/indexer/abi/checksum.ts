import { AddressSchema } from '@countersign/protocol/wire'
import type { Address } from 'viem'

/** Addresses per map; there are two maps of about ten megabytes. */
const max = 50_000
let recent = new Map<string, Address>()
let earlier = new Map<string, Address>()

/**
 * A checksummed address, from a cache: viem's own LRU cache reorders itself with each lookup, which took as long as all
 * other decoding. A full map replaces the older one, so addresses in use stay cached.
 */
export function checksum(address: Address): Address {
  const found = recent.get(address)
  if (found) return found
  const made = earlier.get(address) ?? AddressSchema.parse(address.toLowerCase())
  if (recent.size >= max) {
    earlier = recent
    recent = new Map()
  }
  recent.set(address, made)
  return made
}
