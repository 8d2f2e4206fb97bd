import type { MonthFlow } from '../../domain/transfers/sumTransfers.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { formatters } from '../../lib/messages/intl.ts'
import { locale } from '../../lib/messages/translate.ts'
import { Chart } from '../../ui/Chart.tsx'

const t = createCatalogue('transfers')

type MonthChartProps = { format: (amount: bigint) => string; months: readonly MonthFlow[] }

/** Received and sent side by side, so that a reader sees which is more. */
export function MonthChart({ format, months }: MonthChartProps) {
  const top =
    months
      .flatMap(({ incoming, outgoing }) => [incoming, outgoing])
      .toSorted(compare)
      .at(-1) ?? 0n
  return (
    <Chart
      columns={months.map(({ from, incoming, outgoing }) => ({
        id: from,
        label: monthName(from, 'long'),
        parts: [toPart(incoming, top), toPart(outgoing, top)],
        texts: [format(incoming), format(outgoing)],
        tick: monthName(from, 'short'),
      }))}
      edges={[format(top), '']}
      headings={[t('columns.month'), t('columns.incoming'), t('columns.outgoing')]}
      kind="pairs"
      title={t('byMonth')}
    />
  )
}

const compare = (a: bigint, b: bigint) => (a < b ? -1 : Number(a > b))

const monthName = (at: number, month: 'long' | 'short') =>
  formatters.getDateTimeFormat(locale(), month === 'long' ? { month, year: 'numeric' } : { month }).format(at)

const exactness = 10_000n

function toPart(amount: bigint, top: bigint): number {
  return top === 0n ? 0 : Number((amount * exactness) / top) / Number(exactness)
}
