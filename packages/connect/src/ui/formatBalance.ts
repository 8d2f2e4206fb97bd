import { type Address, formatUnits } from 'viem'

const SCALES = [
  [1e12, 't'],
  [1e9, 'b'],
  [1e6, 'm'],
  [1e4, 'k'],
] as const

/** Short enough for a button; truncated, never rounded up. */
export function formatBalance(value: bigint, decimals: number): string {
  const amount = Number(formatUnits(value, decimals))
  for (const [limit, suffix] of SCALES) {
    if (amount >= limit) return `${cut(amount / (suffix === 'k' ? 1e3 : limit), 1)}${suffix}`
  }
  if (amount < 1) return cut(amount, 3)
  return cut(amount, amount < 100 ? 2 : 1)
}

/** An exact decimal of the number's digits, so that 0.3 does not become 0.299. */
function cut(amount: number, digits: number): string {
  const [integer = '0', fraction = ''] = amount.toFixed(12).split('.')
  const retained = fraction.slice(0, digits).replace(/0+$/, '')
  return retained ? `${integer}.${retained}` : integer
}

/** First six and last four characters; never used on signing screens. */
export const shortenAddress = (address: Address) => `${address.slice(0, 6)}…${address.slice(-4)}`
