import { Link } from '@tanstack/react-router'
import type { Holdings } from '../../domain/balances/balancesQuery.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { exactAmount } from '../../lib/formatAmount.ts'
import { assetsText } from '../../lib/messages/assets.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import styles from './Home.module.css'

export type BalanceSummaryProps = { data: Holdings; safe: CurrentSafe }

const shownAtMost = 5

export function BalanceSummary({ data, safe }: BalanceSummaryProps) {
  const held = data.holdings.filter(({ amount }) => amount > 0n)
  if (held.length === 0)
    return (
      <Empty icon="assets" title={assetsText.none}>
        {assetsText.noneText}
      </Empty>
    )
  return (
    <>
      <ul>
        {held.slice(0, shownAtMost).map(({ token, symbol, amount, decimals }) => (
          <li className={styles.balance} key={token}>
            <bdi>{symbol}</bdi>
            <span className={styles.amount}>
              <Amount decimals={decimals} symbol={symbol} value={amount} />
              <Evidence
                block={data.block}
                kind="chain"
                values={[{ label: symbol, value: exactAmount(amount, decimals) }]}
              />
            </span>
          </li>
        ))}
      </ul>
      {held.length > shownAtMost ? (
        <Link className={styles.all} params={safe.params} to="/$chain/$safe/assets">
          {assetsText.all}
        </Link>
      ) : null}
    </>
  )
}
