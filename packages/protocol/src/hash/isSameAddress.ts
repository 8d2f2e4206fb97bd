import type { Address } from 'viem'

/** Compares valid addresses without regard to case. viem's `isAddressEqual` validates both each time. */
export function isSameAddress(left: Address, right: Address): boolean {
  return left === right || left.toLowerCase() === right.toLowerCase()
}

/** Addresses as one string to compare: lower case, sorted. */
export function toAddressList(addresses: readonly Address[]): string {
  return addresses
    .map((address) => address.toLowerCase())
    .toSorted()
    .join(' ')
}
