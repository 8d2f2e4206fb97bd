import { formatUnits } from 'viem'

/**
 * An amount in whole units with thousands separators and every digit: what is signed is never rounded.
 *
 * @example
 * formatAmount({ decimals: 6, value: 2500000000n }) // '2,500'
 */
export function formatAmount({ decimals, value }: { decimals: number; value: bigint }): string {
  const [whole = '0', fraction] = formatUnits(value, decimals).split('.')
  const grouped = whole.replace(/\B(?=([0-9]{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
