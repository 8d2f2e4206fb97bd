import { formatAmount, formatExact } from '../lib/formatAmount.ts'
import styles from './Amount.module.css'

export type AmountProps = { value: bigint; decimals: number; symbol: string; direction?: 'in' | 'out' | undefined }

export function Amount({ value, decimals, symbol, direction }: AmountProps) {
  return (
    <span className={styles.amount} title={`${formatExact(value < 0n ? -value : value, decimals)} ${symbol}`}>
      {direction === 'in' ? '+' : direction === 'out' ? '−' : ''}
      {formatAmount(value, decimals)} <bdi className={styles.symbol}>{symbol}</bdi>
    </span>
  )
}
