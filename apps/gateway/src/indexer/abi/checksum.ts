import { type Address, checksumAddress } from 'viem'

const known = new Map<string, Address>()
/** About five megabytes. */
const most = 20_000

/**
 * An address of forty hex digits with its checksum. The same ones come again and again; viem's own memory of them is
 * ordered anew with each look, which took as long as all other decoding.
 */
export function checksum(address: Address): Address {
  const found = known.get(address)
  if (found) return found
  if (known.size >= most) known.clear()
  const made = checksumAddress(address)
  known.set(address, made)
  return made
}
