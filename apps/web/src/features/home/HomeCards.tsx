import type { SafeState } from '@countersign/protocol/chain'
import { Link } from '@tanstack/react-router'
import { NamedAddress } from '../../domain/address-book/NamedAddress.tsx'
import { type FiatValue, type Holdings, listValues } from '../../domain/assets/balancesQuery.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { exactAmount } from '../../lib/formatAmount.ts'
import { formatFiat } from '../../lib/formatFiat.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { formatters } from '../../lib/messages/intl.ts'
import { locale } from '../../lib/messages/translate.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import styles from './Home.module.css'

const tAssets = createCatalogue('assets')
const t = createCatalogue('home')

const maxShown = 5

export function BalanceSummary({ data, safe }: { data: Holdings; safe: CurrentSafe }) {
  const worth = listValues(data.holdings)
  const { holdings, total } = worth
  const note = data.serviceError ? tAssets('serviceFailedText') : data.isIncomplete ? tAssets('incomplete') : undefined
  if (holdings.length === 0)
    return (
      <Empty icon="assets" title={data.serviceError ? tAssets('serviceFailed') : tAssets('none')}>
        {note ?? tAssets('noneText')}
      </Empty>
    )
  return (
    <>
      <Total currency={data.currency} worth={worth} />
      {note ? <p className={styles.quiet}>{note}</p> : null}
      <ul>
        {holdings.slice(0, maxShown).map((holding) => (
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
      {holdings.length > maxShown ? (
        <Link className={styles.all} params={safe.params} to="/$chain/$safe/assets">
          {tAssets('all')}
        </Link>
      ) : null}
    </>
  )
}

function Total({ currency, worth: { total, unpriced } }: { currency: string; worth: FiatValue }) {
  if (total === undefined) return <p className={styles.quiet}>{t('noPrices')}</p>
  return (
    <div className={styles.total}>
      <span className={styles.worth}>
        {tAssets('fiat', { amount: formatFiat(total, currency) })}{' '}
        <Evidence kind="claimed" sentence={tAssets('fiatClaimed')} />
      </span>
      {unpriced > 0 ? <span className={styles.note}>{t('unpriced', { count: unpriced })}</span> : null}
    </div>
  )
}

/** One decimal below a tenth. */
function formatShare(share: number): string {
  const digits = share < 0.1 ? 1 : 0
  const format = formatters.getNumberFormat(locale(), {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
    style: 'percent',
  })
  return share < 0.001 ? `<${format.format(0.001)}` : format.format(share)
}

/** Marked as a claim: prices are never verified on chain. */
function Share({ currency, share, worth }: FiatValue['holdings'][number] & { currency: string }) {
  if (share === undefined || worth === undefined) return <p className={styles.note}>{t('noPrice')}</p>
  return (
    <div className={styles.share}>
      <svg aria-hidden="true" className={styles.bar} focusable="false" preserveAspectRatio="none" viewBox="0 0 100 1">
        <rect height={1} width={Math.max(share * 100, 0.5)} />
      </svg>
      <span className={styles.note}>
        {formatShare(share)} · {tAssets('fiat', { amount: formatFiat(worth, currency) })}
      </span>
    </div>
  )
}

export function OwnerList({ state, params }: { state: SafeState; params: CurrentSafe['params'] }) {
  return (
    <Card
      aside={
        <>
          <Evidence block={state.block.number} kind={state.planned ? 'recomputed' : 'chain'} />{' '}
          <Link params={params} to="/$chain/$safe/owners">
            {t('manageOwners')}
          </Link>
        </>
      }
      isFlush
      title={t('owners')}
    >
      <ul>
        {state.owners.map((owner) => (
          <li className={styles.owner} key={owner}>
            <NamedAddress hasIcon value={owner} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const listLinks = () =>
  [
    { icon: 'contract', text: t('securityText'), title: t('security'), to: '/$chain/$safe/security' },
    { icon: 'sign', text: t('proposersText'), title: t('proposers'), to: '/$chain/$safe/delegates' },
    { icon: 'apps', text: t('appsText'), title: t('apps'), to: '/$chain/$safe/apps' },
  ] as const

export function SafeLinks({ params }: { params: CurrentSafe['params'] }) {
  return (
    <Card isFlush title={t('more')}>
      <ul>
        {listLinks().map(({ icon, text, title, to }) => (
          <Row as="li" icon={icon} key={to}>
            <Link className={rowWords} params={params} to={to}>
              {title}
              <RowLine>{text}</RowLine>
            </Link>
          </Row>
        ))}
      </ul>
    </Card>
  )
}
