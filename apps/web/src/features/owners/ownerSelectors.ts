import type { Hex } from 'viem'

/** Functions that depend on the owner list's order, or change it. */
export const ownerSelectors: readonly Hex[] = [
  // addOwnerWithThreshold(address,uint256)
  '0x0d582f13',
  // removeOwner(address,address,uint256)
  '0xf8dc5dd9',
  // swapOwner(address,address,address)
  '0xe318b52b',
]
