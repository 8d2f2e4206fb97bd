import { Link } from '@tanstack/react-router'
import { type FiatValue, type Holdings, listValues } from '../../domain/assets/balancesQuery.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { exactAmount } from '../../lib/formatAmount.ts'
import { formatFiat } from '../../lib/formatFiat.ts'
import { assetsText } from '../../lib/messages/assets.ts'
import { homeText as words } from '../../lib/messages/home.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import styles from './Home.module.css'

const shownAtMost = 5

/** Balances, and their value where priced. */
export function BalanceSummary({ data, safe }: { data: Holdings; safe: CurrentSafe }) {
  const worth = listValues(data.holdings)
  const { holdings, total } = worth
  if (holdings.length === 0)
    return (
      <Empty icon="assets" title={assetsText.none}>
        {assetsText.noneText}
      </Empty>
    )
  return (
    <>
      <Total currency={data.currency} worth={worth} />
      <ul>
        {holdings.slice(0, shownAtMost).map((holding) => (
          <li className={styles.asset} key={holding.token}>
            <div className={styles.balance}>
              <bdi>{holding.symbol}</bdi>
              <span className={styles.amount}>
                <Amount decimals={holding.decimals} symbol={holding.symbol} value={holding.amount} />
                <Evidence
                  block={data.block}
                  kind="chain"
                  values={[{ label: holding.symbol, value: exactAmount(holding.amount, holding.decimals) }]}
                />
              </span>
            </div>
            {total === undefined ? null : <Share currency={data.currency} {...holding} />}
          </li>
        ))}
      </ul>
      {holdings.length > shownAtMost ? (
        <Link className={styles.all} params={safe.params} to="/$chain/$safe/assets">
          {assetsText.all}
        </Link>
      ) : null}
    </>
  )
}

function Total({ currency, worth: { total, unpriced } }: { currency: string; worth: FiatValue }) {
  if (total === undefined) return <p className={styles.quiet}>{words.noPrices(currency)}</p>
  return (
    <div className={styles.total}>
      <span className={styles.worth}>
        {assetsText.fiat(formatFiat(total, currency))} <Evidence kind="claimed" sentence={assetsText.fiatClaimed} />
      </span>
      {unpriced > 0 ? <span className={styles.note}>{words.unpriced(unpriced)}</span> : null}
    </div>
  )
}

/** Marked as a claim: prices are never verified on chain. */
function Share({ currency, share, worth }: FiatValue['holdings'][number] & { currency: string }) {
  if (share === undefined || worth === undefined) return <p className={styles.note}>{words.noPrice}</p>
  return (
    <div className={styles.share}>
      <svg aria-hidden="true" className={styles.bar} focusable="false" preserveAspectRatio="none" viewBox="0 0 100 1">
        <rect height={1} width={Math.max(share * 100, 0.5)} />
      </svg>
      <span className={styles.note}>
        {words.share(share)} · {assetsText.fiat(formatFiat(worth, currency))}
      </span>
    </div>
  )
}
