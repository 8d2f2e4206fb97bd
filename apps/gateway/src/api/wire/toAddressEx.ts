import type { AddressEx } from '@countersign/protocol/wire'
import type { Address } from 'viem'

/** Maps an address to the wire format, without a name: clients have their own address book. */
export function toAddressEx(value: Address): AddressEx {
  return { logoUri: null, name: null, value }
}
