/** Coins of well-known chains that are not called ETH; what a service says of it is not taken. */
const symbols: Readonly<Record<number, string>> = {
  56: 'BNB',
  100: 'XDAI',
  137: 'POL',
  146: 'S',
  250: 'FTM',
  5000: 'MNT',
  42220: 'CELO',
  43114: 'AVAX',
  80094: 'BERA',
}
const ether = new Set([1, 10, 130, 324, 8453, 42161, 59144, 534352, 11155111, 31337, 31338])

/** How the chain's own coin is written; of a chain that is not bundled, without a name. */
export function getNativeCurrency(chainId: number | undefined): { decimals: number; symbol: string } {
  if (chainId === undefined) return { decimals: 18, symbol: 'of the native coin' }
  const symbol = symbols[chainId] ?? (ether.has(chainId) ? 'ETH' : `of the coin of chain ${chainId}`)
  return { decimals: 18, symbol }
}
