import type { Address } from 'viem'

/** First six and last four characters: enough to recognise, never shown where one signs. */
export const shortenAddress = (address: Address) => `${address.slice(0, 6)}…${address.slice(-4)}`
