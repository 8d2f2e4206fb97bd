import type { Movement } from '@countersign/protocol/wire'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { zeroAddress } from 'viem'
import { balancesQuery, type Holding, type Holdings } from '../../domain/assets/balancesQuery.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { isInOrder, isTransferOf } from '../../domain/transfers/createTimeline.ts'
import { transferProofsQuery } from '../../domain/transfers/createTransferVerifier.ts'
import { sumTransfers } from '../../domain/transfers/sumTransfers.ts'
import { type Movements, transfersQuery } from '../../domain/transfers/transfersQuery.ts'
import { formatAmount } from '../../lib/formatAmount.ts'
import { formatFiat } from '../../lib/formatFiat.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Card } from '../../ui/Card.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Skeleton, SkeletonRows } from '../../ui/Skeleton.tsx'
import styles from './CashFlow.module.css'
import { ContactTable } from './ContactTable.tsx'
import { MonthChart } from './MonthChart.tsx'

const t = createCatalogue('transfers')

/** What came in and went out, by month and by contact. Nothing without transfers, or where the list beside it fails. */
export function CashFlowCard({ safe }: { safe: CurrentSafe }) {
  const services = useServices()
  const { data: movements, error } = useQuery(transfersQuery(services, safe))
  const { data: balances, error: balancesError } = useQuery(balancesQuery(services, safe))
  if (movements?.listed.length === 0 || (!movements && error) || (!balances && balancesError)) return null
  return (
    <Card title={t('flows')}>
      {!movements || !balances ? (
        <CashFlowSkeleton />
      ) : isInOrder(movements) ? (
        <CashFlow balances={balances} movements={movements} safe={safe} />
      ) : (
        <Notice title={t('disorderTitle')} tone="caution">
          {t('disorderText')}
        </Notice>
      )}
    </Card>
  )
}

function CashFlowSkeleton() {
  return (
    <div className={styles.flows}>
      <Skeleton height="row" width="short" />
      <Skeleton height="block" />
      <SkeletonRows count={4} label={t('loading')} />
    </div>
  )
}

/** All assets by their value, or one by its amount. */
const all = 'all'

type CashFlowProps = { balances: Holdings; movements: Movements; safe: CurrentSafe }

function CashFlow({ balances, movements, safe }: CashFlowProps) {
  const { currency, holdings } = balances
  const assets = useMemo(() => holdings.filter(({ isNative, type }) => isNative || type === 'ERC20'), [holdings])
  const hasPrices = assets.some(({ price }) => price !== undefined)
  const [chosen, setChosen] = useState<string>()
  const asset = assets.find(({ token }) => token === chosen) ?? (hasPrices ? undefined : assets[0])
  const units = useMemo(
    () => (asset ? measureAmount(asset) : measureValue(assets, currency, movements.currency === currency)),
    [asset, assets, currency, movements.currency],
  )
  const sums = useMemo(
    () => sumTransfers({ measure: units.measure, movements, safe: safe.address }),
    [movements, safe.address, units],
  )
  return (
    <div className={styles.flows}>
      <SelectField
        label={t('asset')}
        onChange={setChosen}
        options={[
          ...(hasPrices ? [{ label: t('allIn', { currency }), value: all }] : []),
          ...assets.map(({ symbol, token }) => ({ label: symbol, value: token })),
        ]}
        value={asset?.token ?? all}
      />
      <MonthChart format={units.format} months={sums.months} />
      <ContactTable contacts={sums.contacts} format={units.format} />
      <Source
        hasValue={!asset}
        measure={units.measure}
        movements={movements}
        safe={safe}
        unmeasured={sums.unmeasured}
      />
    </div>
  )
}

type Units = { format: (amount: bigint) => string; measure: (movement: Movement) => bigint | undefined }

function measureAmount({ decimals, symbol, token }: Holding): Units {
  return {
    format: (amount) => `${formatAmount(amount, decimals, 2)} ${symbol}`,
    // Transfers of other assets are not missing from the sum.
    measure: (movement) => (isTransferOf(movement, { token, tokenId: null }) ? BigInt(movement.value) : 0n),
  }
}

/** As many decimals as the service's values have. */
const fiatUnit = 100_000_000

function toFiatUnits(price: number | string): bigint {
  return BigInt(Math.round(Number(price) * fiatUnit))
}

/** By the price on the day of a transfer where the service has it, else by today's. */
function measureValue(assets: readonly Holding[], currency: string, hasPastPrices: boolean): Units {
  const prices = new Map(
    assets.flatMap(({ decimals, price, token }) =>
      price === undefined ? [] : [[token.toLowerCase(), { one: 10n ** BigInt(decimals), price: toFiatUnits(price) }]],
    ),
  )
  return {
    format: (amount) => formatFiat(Math.round(Number(amount) / fiatUnit), currency),
    measure: ({ kind, price, token, value }) => {
      if (kind === 'erc721' || kind === 'erc1155') return undefined
      const known = prices.get((token ?? zeroAddress).toLowerCase())
      const then = hasPastPrices && price !== null ? toFiatUnits(price) : known?.price
      return known && then !== undefined ? (BigInt(value) * then) / known.one : undefined
    },
  }
}

type SourceProps = Pick<CashFlowProps, 'movements' | 'safe'> &
  Pick<Units, 'measure'> & { hasValue: boolean; unmeasured: number }

/** Amounts may be verified on the chain; values never are. */
function Source({ hasValue, measure, movements, safe, unmeasured }: SourceProps) {
  const services = useServices()
  const shown = useMemo(
    () => movements.listed.filter((movement) => (measure(movement) ?? 0n) !== 0n),
    [measure, movements],
  )
  const { data: proofs } = useQuery(transferProofsQuery(services, safe, { movements: shown }))
  const wrong = shown.filter((movement) => proofs?.get(movement)?.state === 'false').length
  const isVerified = shown.every((movement) => proofs?.get(movement)?.state === 'verified')
  if (wrong > 0) return <Notice title={t('notMatching', { count: wrong })} tone="stop" />
  return (
    <p className={styles.note}>
      {hasValue ? t('valued') : null} {unmeasured > 0 ? t('unvalued', { count: unmeasured }) : null}{' '}
      {movements.isComplete ? null : t('newestOnly', { count: movements.listed.length })}{' '}
      {isVerified && !hasValue ? (
        <Evidence block={movements.block} kind="chain" sentence={t('verified')} />
      ) : (
        <Evidence kind="claimed" sentence={hasValue ? undefined : t('sources')} />
      )}
    </p>
  )
}
