import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useName } from '../../domain/address-book/useName.ts'
import { balancesQuery, listValues } from '../../domain/assets/balancesQuery.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { formatFiat } from '../../lib/formatFiat.ts'
import { lazyPart } from '../../lib/lazyPart.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Home.module.css'

const t = createCatalogue('home')
const tAssets = createCatalogue('assets')
const tTransactionBuilder = createCatalogue('transactionBuilder')

const ReceivePanel = lazyPart(
  async () => (await import('./ReceivePanel.tsx')).ReceivePanel,
  <Skeleton height="block" />,
)

/** The money first: what it is worth, and the two things done most. */
export function MoneyBar({ safe }: { safe: CurrentSafe }) {
  const [isReceiving, setReceiving] = useState(false)
  const name = useName(safe.address)?.name
  return (
    <div className={styles.money}>
      <TotalValue safe={safe} />
      <div className={styles.moneyActions}>
        <Link className={buttonClass('primary')} params={safe.params} to="/$chain/$safe/send">
          <Icon name="arrowOut" />
          {tTransactionBuilder('kinds.send.title')}
        </Link>
        <Button onClick={() => setReceiving(true)}>
          <Icon name="arrowIn" />
          {t('receive')}
        </Button>
      </div>
      <Dialog isOpen={isReceiving} onClose={() => setReceiving(false)} title={t('receive')}>
        <ReceivePanel name={name} safe={safe} />
      </Dialog>
    </div>
  )
}

/** Nothing where no asset has a price. */
function TotalValue({ safe }: { safe: CurrentSafe }) {
  const { data } = useQuery(balancesQuery(useServices(), safe))
  const { total, unpriced } = listValues(data?.holdings ?? [])
  if (!data || total === undefined) return null
  return (
    <div className={styles.total}>
      <span className={styles.note}>{t('total')}</span>
      <span className={styles.worth}>
        {tAssets('fiat', { amount: formatFiat(total, data.currency) })}{' '}
        <Evidence kind="claimed" sentence={tAssets('fiatClaimed')} />
      </span>
      {unpriced > 0 ? <span className={styles.note}>{t('unpriced', { count: unpriced })}</span> : null}
    </div>
  )
}
