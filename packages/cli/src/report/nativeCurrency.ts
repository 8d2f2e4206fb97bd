/** Native currencies other than ETH; the service's claim is not used. */
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

/** The symbol of the native currency; undefined for unknown chains. */
export function getNativeCurrency(chainId: number | undefined): { decimals: number; symbol: string } {
  if (chainId === undefined) return { decimals: 18, symbol: 'of the native coin' }
  const symbol = symbols[chainId] ?? (ether.has(chainId) ? 'ETH' : `of the coin of chain ${chainId}`)
  return { decimals: 18, symbol }
}
