import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Address } from 'viem'
import { balancesQuery, type Holding } from '../../domain/assets/balancesQuery.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { balanceAtQuery } from '../../domain/transfers/balanceAtQuery.ts'
import {
  createTimeline,
  isInOrder,
  isTransferOf,
  type Timeline,
  type TimelineStep,
} from '../../domain/transfers/createTimeline.ts'
import { transferProofsQuery } from '../../domain/transfers/createTransferVerifier.ts'
import { type Movements, transfersQuery } from '../../domain/transfers/transfersQuery.ts'
import { formatAmount, formatExact } from '../../lib/formatAmount.ts'
import { dayName, relativeDay } from '../../lib/formatTime.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { formatNumber } from '../../lib/messages/intl.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chart } from '../../ui/Chart.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './Home.module.css'

const t = createCatalogue('transfers')

const day = 86_400_000
/** Most ERC-1155 ids offered, newest first: spam ids are unlimited. */
const maxPieces = 20

/** A held asset, or an ERC-1155 id that moved. */
type Drawable = { decimals: number; symbol: string; token: Address; tokenId: string | null }

const toKey = ({ token, tokenId }: Drawable) => (tokenId === null ? token : `${token} ${tokenId}`)

function listDrawables(holdings: readonly Holding[], { listed }: Movements): Drawable[] {
  const held = holdings.filter(({ amount, type }) => type !== 'ERC721' && (amount > 0n || type === 'NATIVE'))
  const pieces = new Map<string, Drawable>()
  for (const { kind, token, tokenId } of listed) {
    if (kind !== 'erc1155' || token === null || tokenId === null || pieces.size === maxPieces) continue
    // By the contract, which the chain confirms: the service could name it USDC.
    const piece = { decimals: 0, symbol: t('piece', { symbol: shortAddress(token), id: tokenId }), token, tokenId }
    pieces.set(toKey(piece), piece)
  }
  return [...held.map((holding) => ({ ...holding, tokenId: null })), ...pieces.values()]
}

/** Period and step count; undefined: since the first transfer. */
const periods = {
  all: { count: 30, span: undefined },
  month: { count: 30, span: 30 * day },
  week: { count: 7, span: 7 * day },
  year: { count: 52, span: 364 * day },
} as const

type Period = keyof typeof periods

export function TransferChartCard({ safe }: { safe: CurrentSafe }) {
  const services = useServices()
  const movements = useQuery(transfersQuery(services, safe))
  const balances = useQuery(balancesQuery(services, safe))
  const { refetch } = movements.isError ? movements : balances
  const data =
    movements.data && balances.data ? { holdings: balances.data.holdings, movements: movements.data } : undefined
  const error = movements.data ? balances.error : movements.error
  return (
    <Card isFlush title={t('title')}>
      <QueryView failed={t('failed')} loading={t('loading')} query={{ data, error, refetch }} rows={4}>
        {(drawn) => <Drawn {...drawn} safe={safe} />}
      </QueryView>
    </Card>
  )
}

type DrawnProps = { holdings: readonly Holding[]; movements: Movements; safe: CurrentSafe }

function Drawn({ holdings, movements, safe }: DrawnProps) {
  const [chosen, setChosen] = useState<string>()
  const [period, setPeriod] = useState<Period>('all')
  const assets = listDrawables(holdings, movements)
  const asset = assets.find((drawable) => toKey(drawable) === chosen) ?? assets[0]
  if (!asset) return null
  if (movements.listed.length === 0 && holdings.every(({ amount }) => amount === 0n))
    return (
      <Empty icon="arrowIn" title={t('emptyTitle')}>
        {t('emptyText')}
      </Empty>
    )
  if (!isInOrder(movements))
    return (
      <div className={styles.block}>
        <Notice title={t('disorderTitle')} tone="caution">
          {t('disorderText')}
        </Notice>
      </div>
    )
  return (
    <div className={styles.block}>
      <div className={styles.choices}>
        <SelectField
          label={t('asset')}
          onChange={setChosen}
          options={assets.map((drawable) => ({ value: toKey(drawable), label: drawable.symbol }))}
          value={toKey(asset)}
        />
        <Choice
          label={t('period')}
          onChange={setPeriod}
          options={(['week', 'month', 'year', 'all'] as const).map((value) => ({
            label: t(`periods.${value}`),
            value,
          }))}
          value={period}
        />
      </div>
      <OfAsset asset={asset} movements={movements} period={period} safe={safe} />
    </div>
  )
}

type OfAssetProps = { asset: Drawable; movements: Movements; period: Period; safe: CurrentSafe }

function OfAsset({ asset, movements, period, safe }: OfAssetProps) {
  const services = useServices()
  const { token, tokenId } = asset
  const at = { address: safe.address, block: movements.block, chainId: safe.chainId, token, tokenId }
  const query = useQuery(balanceAtQuery(services, at))
  const moved = useMemo(
    () => movements.listed.filter((movement) => isTransferOf(movement, { token, tokenId })),
    [movements, token, tokenId],
  )
  const { data: proofs } = useQuery(transferProofsQuery(services, safe, { movements: moved }))
  if (query.data === undefined) return <QueryView failed={t('balanceFailed')} loading={t('loading')} query={query} />
  const wrong = moved.filter((movement) => proofs?.get(movement)?.state === 'false').length
  if (wrong > 0)
    return (
      <Notice title={t('notMatching', { count: wrong })} tone="stop">
        {t('notMatchingText')}
      </Notice>
    )
  const isVerified = moved.every((movement) => proofs?.get(movement)?.state === 'verified')
  const timeline = createTimeline({
    ...periods[period],
    balance: query.data,
    movements,
    safe: safe.address,
    token,
    tokenId,
  })
  return <TimelineView asset={asset} isVerified={isVerified} movements={movements} timeline={timeline} />
}

type TimelineViewProps = {
  asset: { decimals: number; symbol: string }
  movements: Movements
  /** Whether the chain confirms every drawn transfer. */
  isVerified: boolean
  timeline: Timeline
}

function TimelineView({ asset, isVerified, movements, timeline }: TimelineViewProps) {
  const { decimals, symbol } = asset
  const { at, block, isComplete, listed } = movements
  const { steps } = timeline
  const nameOf = useStepName(steps)
  const format = (amount: bigint) => formatAmount(amount, decimals)
  const top = highest(steps.map(({ balance }) => balance))
  const max = highest(steps.flatMap(({ incoming, outgoing }) => [incoming, outgoing]))
  const [received, sent] = [sum(steps, 'incoming'), sum(steps, 'outgoing')]
  const [first] = steps
  const ends = [first ? <Time at={first.from} key="start" /> : null, <Time at={at} key="end" />] as const
  return (
    <>
      <Fault {...asset} fault={timeline.fault} />
      <Chart
        columns={steps.map((step) => ({
          id: step.from,
          label: nameOf(step),
          parts: [toPart(step.balance, top)],
          texts: [format(step.balance)],
        }))}
        edges={[`${format(top)} ${symbol}`, formatNumber(0)]}
        ends={ends}
        headings={[t('columns.time'), t('columns.balance')]}
        kind="level"
        title={t('level', { symbol })}
      />
      <Chart
        columns={steps.map((step) => ({
          id: step.from,
          label: nameOf(step),
          parts: [toPart(step.incoming, max), toPart(step.outgoing, max)],
          texts: [format(step.incoming), format(step.outgoing)],
        }))}
        edges={[t('received'), t('sent')]}
        ends={ends}
        headings={[t('columns.time'), t('columns.incoming'), t('columns.outgoing')]}
        kind="flow"
        title={t('flow', { symbol })}
      />
      <p className={styles.sums}>
        <Amount decimals={decimals} direction="in" symbol={symbol} value={received} />
        <Amount decimals={decimals} direction="out" symbol={symbol} value={sent} />
        {isVerified ? (
          <Evidence block={block} kind="chain" sentence={t('verified')} />
        ) : (
          <Evidence kind="claimed" sentence={t('sources')} />
        )}
      </p>
      <p className={styles.note}>
        <RichText>{(mark) => t('upTo', { block: Number(block), time: mark(<Time at={at} />) })}</RichText>{' '}
        {isComplete ? null : t('newestOnly', { count: listed.length })}
      </p>
    </>
  )
}

/** An inconsistent list is reported instead of drawn as fact. */
function Fault({ decimals, fault, symbol }: TimelineViewProps['asset'] & Pick<Timeline, 'fault'>) {
  if (!fault) return null
  const format = (amount: bigint) => `${formatExact(amount, decimals)} ${symbol}`
  return (
    <Notice title={t('missingTitle')} tone="caution">
      <p>
        {fault.kind === 'impossible'
          ? t('impossible')
          : fault.amount > 0n
            ? t('missingMore', { amount: format(fault.amount) })
            : t('missingLess', { amount: format(-fault.amount) })}
      </p>
      <p>{t('missingText')}</p>
    </Notice>
  )
}

/** Labels a step with a precision that fits its length. */
function useStepName([first]: readonly TimelineStep[]): (step: TimelineStep) => string {
  const [now] = useState(() => Date.now())
  const isShort = first !== undefined && first.to - first.from < day
  return ({ to }) => (isShort ? relativeDay(to, now) : dayName(to, now))
}

/** For bigints, which `Math.max` does not take. */
const highest = (amounts: readonly bigint[]) => amounts.toSorted((a, b) => (a < b ? 1 : -1))[0] ?? 0n

const sum = (steps: readonly TimelineStep[], side: 'incoming' | 'outgoing') =>
  steps.reduce((total, step) => total + step[side], 0n)

const exactness = 10_000n

function toPart(amount: bigint, max: bigint): number {
  return amount <= 0n || max === 0n ? 0 : Number((amount * exactness) / max) / Number(exactness)
}
