import { toCsvLine } from '@countersign/protocol/text'
import type { ReactNode } from 'react'
import { exactAmount } from '../../lib/formatAmount.ts'
import { historyExportText as words } from '../../lib/messages/export.ts'
import { locale } from '../../lib/messages/translate.ts'
import { saveBlob } from '../../lib/saveBlob.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import styles from './Export.module.css'
import { type ExportedTransfers, toPlainReconciled } from './exportTransfers.ts'
import { type AssetTotal, type Reconciled, toTotalKey } from './Totals.ts'

type TotalsTableProps = { books: Pick<ExportedTransfers, 'block' | 'proof' | 'reconciled'> }

/** Shows whether every row is confirmed, none is missing, and inflow minus outflow equals the balance. */
export function TotalsTable({ books }: TotalsTableProps) {
  const { block, proof, reconciled } = books
  const findings = listFindings(books)
  const save = () => {
    const rows = reconciled.map(toPlainReconciled)
    const columns = ['asset', 'token', 'tokenId', 'movements', 'in', 'out', 'held', 'difference'] as const
    const lines = [columns, ...rows.map((row) => columns.map((column) => `${row[column] ?? ''}`))]
    saveBlob({ blob: new Blob(lines.map(toCsvLine), { type: 'text/csv' }), name: 'books-totals.csv' })
  }
  return (
    <Card
      aside={block === undefined ? <Evidence kind="claimed" /> : <Evidence block={block} kind="chain" />}
      title={words.totals}
    >
      <Stack>
        {findings.map(({ text, title, tone }) => (
          <Notice isAlert={tone === 'stop'} key={title} title={title} tone={tone}>
            {text}
          </Notice>
        ))}
        {findings.length === 0 && block !== undefined ? (
          <Notice title={words.totalsWhole(block.toLocaleString(locale()))} tone="ok">
            {words.confirmed(proof.verified)}
          </Notice>
        ) : null}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content needs keyboard access */}
        <section aria-label={words.totalsTable} className={styles.scroll} tabIndex={0}>
          <ExportTable columns={['asset', 'in', 'out', 'held', 'difference']}>
            {reconciled.map((total) => (
              <TotalRow key={toTotalKey(total)} total={total} />
            ))}
          </ExportTable>
        </section>
        <div>
          <Button onClick={save}>{words.totalsSave}</Button>
        </div>
      </Stack>
    </Card>
  )
}

type Finding = { tone: 'stop' | 'caution' | 'info'; title: string; text?: string }

/** What keeps the export from being proven. */
function listFindings({ proof, reconciled }: TotalsTableProps['books']): Finding[] {
  const { false: wrong, omitted, unverified, verified } = proof
  const off = reconciled.filter(({ difference }) => difference !== undefined && difference !== 0n).length
  const unknown = reconciled.filter(({ difference }) => difference === undefined).length
  const { known = 0, later = 0, unlisted = 0 } = omitted ?? {}
  const all = unverified + wrong + verified
  const findings: (Finding | false)[] = [
    off > 0 && { tone: 'stop', title: words.totalsOff(off), text: words.totalsOffText },
    unknown > 0 && { tone: 'caution', title: words.totalsUnknown(unknown), text: words.totalsUnknownText },
    wrong > 0 && { tone: 'stop', title: words.notMatching(wrong), text: words.notMatchingText },
    known > 0 && { tone: 'stop', title: words.omitted(known), text: words.omittedText },
    unverified > 0 && { tone: 'caution', title: words.notVerified(unverified, all), text: words.notVerifiedText },
    !omitted && { tone: 'caution', title: words.incomplete, text: words.incompleteText },
    unlisted > 0 && { tone: 'caution', title: words.omittedUnlisted(unlisted) },
    later > 0 && { tone: 'info', title: words.later(later) },
  ]
  return findings.filter((finding) => finding !== false)
}

function TotalRow({ total: { asset, difference, held, in: received, out, tokenId } }: { total: Reconciled }) {
  const write = (amount: bigint) =>
    `${amount < 0n ? '−' : ''}${exactAmount(amount < 0n ? -amount : amount, asset.decimals)}`
  return (
    <tr>
      <th scope="row">
        <AssetName asset={asset} tokenId={tokenId} />
      </th>
      <td className={styles.amount}>{write(received)}</td>
      <td className={styles.amount}>{write(out)}</td>
      <td className={styles.amount}>{held === undefined ? words.notAsked : write(held)}</td>
      <td className={styles.amount}>
        {difference === undefined ? words.notAsked : difference === 0n ? words.addsUp : write(difference)}
      </td>
    </tr>
  )
}

type Column = keyof typeof words.columns

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
              {words.columns[column]}
              {column === 'time' ? ' (UTC)' : null}
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
    <bdi title={asset.address}>
      {asset.symbol} {tokenId === null ? null : words.nft(tokenId)}
    </bdi>
  )
}
