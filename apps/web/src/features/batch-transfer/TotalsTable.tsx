import { formatAmount } from '../../lib/formatAmount.ts'
import { assetsText } from '../../lib/messages/assets.ts'
import { batchTransferText as words } from '../../lib/messages/batchTransfer.ts'
import { locale } from '../../lib/messages/translate.ts'
import { Address } from '../../ui/Address.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { Badge } from '../../ui/Badge.tsx'
import styles from './BatchTransfer.module.css'
import type { AssetTotal } from './checkRows.ts'

export type TotalsTableProps = { totals: readonly AssetTotal[] }

/** Totals per asset, compared with the balance. */
export function TotalsTable({ totals }: TotalsTableProps) {
  return (
    <table className={styles.totals}>
      <thead>
        <tr>
          <th scope="col">{words.columns.asset}</th>
          <th scope="col">{words.columns.total}</th>
          <th scope="col">{words.columns.held}</th>
          <th scope="col">{words.columns.left}</th>
        </tr>
      </thead>
      <tbody>
        {totals.map(({ asset, amount, count }) => {
          const { symbol, decimals, amount: held, isListed, token } = asset
          return (
            <tr key={token}>
              <th scope="row">
                <bdi>{symbol}</bdi>
                {isListed ? null : (
                  <span className={styles.hint}>
                    {assetsText.unlisted} <Address value={token} />
                  </span>
                )}
                <span className={styles.hint}>{words.count(count.toLocaleString(locale()))}</span>
              </th>
              <td>
                <Amount decimals={decimals} symbol={symbol} value={amount} />
              </td>
              <td>
                <Amount decimals={decimals} symbol={symbol} value={held} />
              </td>
              <td>
                {amount > held ? (
                  <Badge tone="stop">{words.short(`${formatAmount(amount - held, decimals)} ${symbol}`)}</Badge>
                ) : (
                  <Amount decimals={decimals} symbol={symbol} value={held - amount} />
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
