import type { Address } from 'viem'

/** First six and last four characters; never used on signing screens. */
export const shortenAddress = (address: Address) => `${address.slice(0, 6)}…${address.slice(-4)}`
