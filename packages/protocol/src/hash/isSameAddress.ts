import type { Address } from 'viem'

/** Compares addresses that are known to be such, whatever their case. viem's comparison validates both each time. */
export function isSameAddress(left: Address, right: Address): boolean {
  return left === right || left.toLowerCase() === right.toLowerCase()
}
