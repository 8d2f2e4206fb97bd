import { useState } from 'react'
import type { Timeline, TimelineStep } from '../../domain/transfers/createTimeline.ts'
import type { Movements } from '../../domain/transfers/transfersQuery.ts'
import { exactAmount, formatAmount } from '../../lib/formatAmount.ts'
import { dayName, relativeDay } from '../../lib/formatTime.ts'
import { transfersText as words } from '../../lib/messages/transfers.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Chart } from '../../ui/Chart.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './Home.module.css'

export type TimelineViewProps = {
  asset: { decimals: number; symbol: string }
  movements: Movements
  /** Whether the chain confirms every drawn transfer. */
  isVerified: boolean
  timeline: Timeline
}

/** Balance, and in- and outflow, over the same period. */
export function TimelineView({ asset, isVerified, movements, timeline }: TimelineViewProps) {
  const { decimals, symbol } = asset
  const { at, block, isWhole, listed } = movements
  const { steps } = timeline
  const nameOf = useStepName(steps)
  const format = (amount: bigint) => formatAmount(amount, decimals)
  const top = highest(steps.map(({ balance }) => balance))
  const most = highest(steps.flatMap(({ incoming, outgoing }) => [incoming, outgoing]))
  const [came, went] = [sum(steps, 'incoming'), sum(steps, 'outgoing')]
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
        edges={[`${format(top)} ${symbol}`, words.nothing]}
        ends={ends}
        headings={[words.columns.time, words.columns.balance]}
        kind="level"
        title={words.level(symbol)}
      />
      <Chart
        columns={steps.map((step) => ({
          id: step.from,
          label: nameOf(step),
          parts: [toPart(step.incoming, most), toPart(step.outgoing, most)],
          texts: [format(step.incoming), format(step.outgoing)],
        }))}
        edges={[words.came, words.went]}
        ends={ends}
        headings={[words.columns.time, words.columns.incoming, words.columns.outgoing]}
        kind="flow"
        title={words.flow(symbol)}
      />
      <p className={styles.sums}>
        <Amount decimals={decimals} direction="in" symbol={symbol} value={came} />
        <Amount decimals={decimals} direction="out" symbol={symbol} value={went} />
        {isVerified ? (
          <Evidence block={block} kind="chain" sentence={words.verified} />
        ) : (
          <Evidence kind="claimed" sentence={words.sources} />
        )}
      </p>
      <p className={styles.note}>
        {words.upToLead} <Time at={at} />
        {words.upTo(block)} {isWhole ? null : words.newestOnly(listed.length)}
      </p>
    </>
  )
}

/** An inconsistent list is reported instead of drawn as fact. */
function Fault({ decimals, fault, symbol }: TimelineViewProps['asset'] & Pick<Timeline, 'fault'>) {
  if (!fault) return null
  const format = (amount: bigint) => `${exactAmount(amount, decimals)} ${symbol}`
  return (
    <Notice title={words.missingTitle} tone="caution">
      <p>
        {fault.kind === 'impossible'
          ? words.impossible
          : fault.amount > 0n
            ? words.missingMore(format(fault.amount))
            : words.missingLess(format(-fault.amount))}
      </p>
      <p>{words.missingText}</p>
    </Notice>
  )
}

const day = 86_400_000

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

function toPart(amount: bigint, most: bigint): number {
  return amount <= 0n || most === 0n ? 0 : Number((amount * exactness) / most) / Number(exactness)
}
