import type { SafeState } from '@countersign/protocol/chain'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { NamedAddress } from '../../domain/address-book/NamedAddress.tsx'
import { useName } from '../../domain/address-book/useName.ts'
import { type FiatValue, type Holdings, listValues } from '../../domain/assets/balancesQuery.ts'
import { TokenLogo } from '../../domain/assets/TokenLogo.tsx'
import { OwnerType } from '../../domain/passkeys/OwnerType.tsx'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { exactAmount } from '../../lib/formatAmount.ts'
import { formatFiat } from '../../lib/formatFiat.ts'
import { formatShare } from '../../lib/formatShare.ts'
import { lazyPart } from '../../lib/lazyPart.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Home.module.css'

const tAssets = createCatalogue('assets')
const t = createCatalogue('home')

/** With the QR encoder. */
const InvitePanel = lazyPart(async () => (await import('./InvitePanel.tsx')).InvitePanel, <Skeleton height="block" />)

const maxShown = 5

export function BalanceSummary({ data, safe }: { data: Holdings; safe: CurrentSafe }) {
  const { holdings, total } = listValues(data.holdings)
  const note = data.serviceError ? tAssets('serviceFailedText') : data.isIncomplete ? tAssets('incomplete') : undefined
  if (holdings.length === 0)
    return (
      <Empty icon="assets" title={data.serviceError ? tAssets('serviceFailed') : tAssets('none')}>
        {note ?? tAssets('noneText')}
      </Empty>
    )
  return (
    <>
      {total === undefined ? <p className={styles.quiet}>{t('noPrices')}</p> : null}
      {note ? <p className={styles.quiet}>{note}</p> : null}
      <ul>
        {holdings.slice(0, maxShown).map((holding) => (
          <li className={styles.asset} key={holding.token}>
            <div className={styles.balance}>
              <span className={styles.symbol}>
                <TokenLogo chain={safe.chain} size={24} symbol={holding.symbol} token={holding.token} />
                <bdi>{holding.symbol}</bdi>
              </span>
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

type OwnerListProps = { state: SafeState; safe: CurrentSafe }

export function OwnerList({ state, safe }: OwnerListProps) {
  const { params } = safe
  const [isInviting, setInviting] = useState(false)
  const name = useName(safe.address)?.name
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
            <OwnerType chainId={safe.chainId} owner={owner} owners={state.owners} safe={safe.address} />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Button onClick={() => setInviting(true)}>{t('invite')}</Button>
        <Link className={buttonClass('quiet')} params={params} to="/$chain/$safe/delegates">
          {t('proposers')}
        </Link>
      </div>
      <Dialog isOpen={isInviting} onClose={() => setInviting(false)} title={t('invite')}>
        <InvitePanel name={name} safe={safe} />
      </Dialog>
    </Card>
  )
}
