import type { ReactNode } from 'react'
import { historyExportText as words } from '../../lib/messages/export.ts'
import styles from './Export.module.css'
import type { AssetTotal } from './Totals.ts'

type Column = keyof typeof words.columns

/** Those that are added up: their numbers stand below each other at the end. */
const amounts: ReadonlySet<Column> = new Set(['in', 'out', 'held', 'difference'])

export type ExportTableProps = {
  caption?: string
  children: ReactNode
  columns: readonly Column[]
}

/** A table of the books, with the names of its columns at its head. */
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

/** What a sum is of: by its symbol, and of a number that number. */
export function AssetName({ asset, tokenId }: Pick<AssetTotal, 'asset' | 'tokenId'>) {
  return (
    <bdi title={asset.address}>
      {asset.symbol} {tokenId === null ? null : words.nft(tokenId)}
    </bdi>
  )
}
