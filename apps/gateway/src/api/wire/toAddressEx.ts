import type { AddressEx } from '@countersign/protocol/wire'
import type { Address } from 'viem'

/** An address on the wire. We claim no names: the browser knows its own. */
export function toAddressEx(value: Address): AddressEx {
  return { logoUri: null, name: null, value }
}
