import { type Holdings, listValues } from '../../domain/assets/balancesQuery.ts'
import { TokenLogo } from '../../domain/assets/TokenLogo.tsx'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { formatFiat } from '../../lib/formatFiat.ts'
import { formatShare } from '../../lib/formatShare.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Evidence } from '../../ui/Evidence.tsx'
import styles from './PortfolioCard.module.css'

const t = createCatalogue('assets')
const tHome = createCatalogue('home')

/** Assets with a color of their own; the others share the last one. */
const colored = 5

/** The Safe's total value and its parts; nothing without prices. */
export function PortfolioCard({ data, safe }: { data: Holdings; safe: CurrentSafe }) {
  const { holdings, total, unpriced } = listValues(data.holdings)
  if (total === undefined) return null
  const priced = holdings.flatMap((holding) =>
    holding.share === undefined ? [] : [{ ...holding, share: holding.share }],
  )
  const rest = priced.slice(colored).reduce((sum, { share }) => sum + share, 0)
  return (
    <section aria-label={t('total')} className={styles.portfolio}>
      <p className={styles.head}>
        <span className={styles.label}>{t('total')}</span>
        <span className={styles.total}>
          {t('fiat', { amount: formatFiat(total, data.currency, { isAligned: true }) })}
        </span>
        <Evidence kind="claimed" sentence={t('fiatClaimed')} />
        {unpriced > 0 ? <span className={styles.label}>{tHome('unpriced', { count: unpriced })}</span> : null}
      </p>
      <Allocation shares={[...priced.slice(0, colored).map(({ share }) => share), ...(rest > 0 ? [rest] : [])]} />
      <ul className={styles.legend}>
        {priced.slice(0, colored).map(({ share, symbol, token }, index) => (
          <li key={token}>
            <Swatch place={index} />
            <TokenLogo chain={safe.chain} size={20} symbol={symbol} token={token} />
            <bdi>{symbol}</bdi>
            <span className={styles.label}>{formatShare(share)}</span>
          </li>
        ))}
        {rest > 0 ? (
          <li>
            <Swatch place={colored} />
            {t('otherAssets')}
            <span className={styles.label}>{formatShare(rest)}</span>
          </li>
        ) : null}
      </ul>
    </section>
  )
}

const gap = 0.4

/** The list below it says the same in words. */
function Allocation({ shares }: { shares: readonly number[] }) {
  return (
    <svg aria-hidden="true" className={styles.bar} focusable="false" preserveAspectRatio="none" viewBox="0 0 100 1">
      {shares.map((share, index) => {
        const start = shares.slice(0, index).reduce((sum, part) => sum + part, 0)
        return (
          <rect
            data-place={index}
            height={1}
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts are in a fixed order
            key={index}
            width={Math.max(share * 100 - gap, gap)}
            x={start * 100}
          />
        )
      })}
    </svg>
  )
}

function Swatch({ place }: { place: number }) {
  return (
    <svg aria-hidden="true" className={styles.swatch} focusable="false" viewBox="0 0 10 10">
      <rect data-place={place} height={10} rx={3} width={10} />
    </svg>
  )
}
