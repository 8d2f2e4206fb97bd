import { exactAmount } from '../../lib/formatAmount.ts'
import { booksText as words } from '../../lib/messages/books.ts'
import { locale } from '../../lib/messages/translate.ts'
import { saveBlob } from '../../lib/saveBlob.ts'
import { toSafeCsvLine } from '../../lib/toSafeCsvLine.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import styles from './Books.module.css'
import { AssetName, BookTable } from './BookTable.tsx'
import { type ExportedBooks, toPlainReconciled } from './exportBooks.ts'
import type { Reconciled } from './reconcile.ts'
import { toTotalKey } from './Totals.ts'

export type TotalsTableProps = { books: Pick<ExportedBooks, 'block' | 'reconciled'> }

/** Whether what came in less what went out is what the chain says is there, asset by asset. A difference is said. */
export function TotalsTable({ books: { block, reconciled } }: TotalsTableProps) {
  const off = reconciled.filter(({ difference }) => difference !== undefined && difference !== 0n)
  const unknown = reconciled.filter(({ difference }) => difference === undefined)
  const save = () => {
    const rows = reconciled.map(toPlainReconciled)
    const columns = ['asset', 'token', 'tokenId', 'movements', 'in', 'out', 'held', 'difference'] as const
    const lines = [columns, ...rows.map((row) => columns.map((column) => `${row[column] ?? ''}`))]
    saveBlob({ blob: new Blob(lines.map(toSafeCsvLine), { type: 'text/csv' }), name: 'books-totals.csv' })
  }
  return (
    <Card
      aside={block === undefined ? <Evidence kind="claimed" /> : <Evidence block={block} kind="chain" />}
      title={words.totals}
    >
      <Stack>
        {off.length > 0 ? (
          <Notice isAlert title={words.totalsOff(off.length)} tone="stop">
            {words.totalsOffText}
          </Notice>
        ) : null}
        {unknown.length > 0 ? (
          <Notice title={words.totalsUnknown(unknown.length)} tone="caution">
            {words.totalsUnknownText}
          </Notice>
        ) : null}
        {off.length === 0 && unknown.length === 0 && block !== undefined ? (
          <Notice title={words.totalsWhole(block.toLocaleString(locale()))} tone="ok" />
        ) : null}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <section aria-label={words.totalsTable} className={styles.scroll} tabIndex={0}>
          <BookTable columns={['asset', 'in', 'out', 'held', 'difference']}>
            {reconciled.map((total) => (
              <TotalRow key={toTotalKey(total)} total={total} />
            ))}
          </BookTable>
        </section>
        <div>
          <Button onClick={save}>{words.totalsSave}</Button>
        </div>
      </Stack>
    </Card>
  )
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
