import type { Address } from 'viem'

/** Compares valid addresses without regard to case. viem's `isAddressEqual` validates both each time. */
export function isSameAddress(left: Address, right: Address): boolean {
  return left === right || left.toLowerCase() === right.toLowerCase()
}
