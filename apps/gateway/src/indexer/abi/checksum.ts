import { AddressSchema } from '@countersign/protocol/wire'
import type { Address } from 'viem'

/** Two at most, of about ten megabytes each. */
const most = 50_000
let recent = new Map<string, Address>()
let earlier = new Map<string, Address>()

/**
 * An address of forty hex digits with its checksum. The same ones come again and again; viem's own memory of them is
 * ordered anew with each look, which took as long as all other decoding. When it is full, those that nobody asked for
 * since it was last full are forgotten: were it emptied, Safes that come in turn would each find it just emptied.
 */
export function checksum(address: Address): Address {
  const found = recent.get(address)
  if (found) return found
  const made = earlier.get(address) ?? AddressSchema.parse(address.toLowerCase())
  if (recent.size >= most) {
    earlier = recent
    recent = new Map()
  }
  recent.set(address, made)
  return made
}
