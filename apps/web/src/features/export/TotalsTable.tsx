import { toCsvLine } from '@countersign/protocol/text'
import type { ReactNode } from 'react'
import { formatExact } from '../../lib/formatAmount.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { saveBlob } from '../../lib/saveBlob.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import styles from './Export.module.css'
import { type ExportedTransfers, toPlainReconciled } from './exportTransfers.ts'
import { type AssetTotal, type Reconciled, toTotalKey } from './Totals.ts'

const t = createCatalogue('export')

/** English in every language, as in the file of transfers. */
const totalsColumns = [
  ['asset', 'Asset'],
  ['token', 'Token address'],
  ['tokenId', 'Token ID'],
  ['transfers', 'Transfers'],
  ['in', 'Received'],
  ['out', 'Sent'],
  ['held', 'Balance on the chain'],
  ['difference', 'Difference'],
] as const

type TotalsTableProps = { exported: Pick<ExportedTransfers, 'block' | 'proof' | 'reconciled'> }

/** Shows whether every row is confirmed, none is missing, and inflow minus outflow equals the balance. */
export function TotalsTable({ exported }: TotalsTableProps) {
  const { block, proof, reconciled } = exported
  const findings = listFindings(exported)
  const save = () => {
    const rows = reconciled.map(toPlainReconciled)
    const lines = [
      totalsColumns.map(([, heading]) => heading),
      ...rows.map((row) => totalsColumns.map(([column]) => `${row[column] ?? ''}`)),
    ]
    saveBlob({ blob: new Blob(lines.map(toCsvLine), { type: 'text/csv' }), name: 'transactions-totals.csv' })
  }
  return (
    <Card
      aside={block === undefined ? <Evidence kind="claimed" /> : <Evidence block={block} kind="chain" />}
      title={t('totals')}
    >
      <Stack>
        {findings.map(({ text, title, tone }) => (
          <Notice isAlert={tone === 'stop'} key={title} title={title} tone={tone}>
            {text}
          </Notice>
        ))}
        {findings.length === 0 && block !== undefined ? (
          <Notice title={t('totalsMatch', { block: Number(block) })} tone="ok">
            {t('confirmed', { count: proof.verified })}
          </Notice>
        ) : null}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content needs keyboard access */}
        <section aria-label={t('totalsTable')} className={styles.scroll} tabIndex={0}>
          <ExportTable columns={['asset', 'in', 'out', 'held', 'difference']}>
            {reconciled.map((total) => (
              <TotalRow key={toTotalKey(total)} total={total} />
            ))}
          </ExportTable>
        </section>
        <div>
          <Button onClick={save}>{t('totalsSave')}</Button>
        </div>
      </Stack>
    </Card>
  )
}

type Finding = { tone: 'stop' | 'caution' | 'info'; title: string; text?: string }

/** What keeps the export from being proven. */
function listFindings({ proof, reconciled }: TotalsTableProps['exported']): Finding[] {
  const { false: wrong, omitted, unverified, verified } = proof
  const off = reconciled.filter(({ difference }) => difference !== undefined && difference !== 0n).length
  const unknown = reconciled.filter(({ difference }) => difference === undefined).length
  const { known = 0, later = 0, unlisted = 0 } = omitted ?? {}
  const all = unverified + wrong + verified
  const findings: (Finding | false)[] = [
    off > 0 && { tone: 'stop', title: t('totalsOff', { count: off }), text: t('totalsOffText') },
    unknown > 0 && { tone: 'caution', title: t('totalsUnknown', { count: unknown }), text: t('totalsUnknownText') },
    wrong > 0 && { tone: 'stop', title: t('notMatching', { count: wrong }), text: t('notMatchingText') },
    known > 0 && { tone: 'stop', title: t('omitted', { count: known }), text: t('omittedText') },
    unverified > 0 && {
      tone: 'caution',
      title: t('notVerified', { count: unverified, all }),
      text: t('notVerifiedText'),
    },
    !omitted && { tone: 'caution', title: t('incomplete'), text: t('incompleteText') },
    unlisted > 0 && { tone: 'caution', title: t('omittedUnlisted', { count: unlisted }) },
    later > 0 && { tone: 'info', title: t('later', { count: later }) },
  ]
  return findings.filter((finding) => finding !== false)
}

function TotalRow({ total: { asset, difference, held, in: received, out, tokenId } }: { total: Reconciled }) {
  const write = (amount: bigint) => formatExact(amount, asset.decimals)
  return (
    <tr>
      <th scope="row">
        <AssetName asset={asset} tokenId={tokenId} />
      </th>
      <td className={styles.amount}>{write(received)}</td>
      <td className={styles.amount}>{write(out)}</td>
      <td className={styles.amount}>{held === undefined ? t('unknown') : write(held)}</td>
      <td className={styles.amount}>
        {difference === undefined ? t('unknown') : difference === 0n ? t('noDifference') : write(difference)}
      </td>
    </tr>
  )
}

type Column =
  | 'time'
  | 'asset'
  | 'in'
  | 'out'
  | 'held'
  | 'difference'
  | 'counterparty'
  | 'category'
  | 'note'
  | 'verified'

const amounts: ReadonlySet<Column> = new Set(['in', 'out', 'held', 'difference'])

type ExportTableProps = { caption?: string; children: ReactNode; columns: readonly Column[] }

export function ExportTable({ caption, children, columns }: ExportTableProps) {
  return (
    <table className={styles.table}>
      {caption === undefined ? null : <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th className={amounts.has(column) ? styles.amount : undefined} key={column} scope="col">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

export function AssetName({ asset, tokenId }: Pick<AssetTotal, 'asset' | 'tokenId'>) {
  return (
    <bdi title={asset.address}>{tokenId === null ? asset.symbol : t('nft', { asset: asset.symbol, id: tokenId })}</bdi>
  )
}
