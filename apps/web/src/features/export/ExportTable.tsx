import type { ReactNode } from 'react'
import { historyExportText as words } from '../../lib/messages/export.ts'
import styles from './Export.module.css'
import type { AssetTotal } from './Totals.ts'

type Column = keyof typeof words.columns

/** Numeric columns, aligned at the end. */
const amounts: ReadonlySet<Column> = new Set(['in', 'out', 'held', 'difference'])

export type ExportTableProps = {
  caption?: string
  children: ReactNode
  columns: readonly Column[]
}

/** A captioned table with column headers. */
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

/** Symbol, and the token id where there is one. */
export function AssetName({ asset, tokenId }: Pick<AssetTotal, 'asset' | 'tokenId'>) {
  return (
    <bdi title={asset.address}>
      {asset.symbol} {tokenId === null ? null : words.nft(tokenId)}
    </bdi>
  )
}
