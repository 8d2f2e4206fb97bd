import { type RawBuilder, sql } from 'kysely'
import { isFromPosition, type PagePosition } from './findPagePosition.ts'

/** Sort key of a transfer of a Safe. */
export type TransferPosition = { block_number: number; log_index: number; position: string }

const columns = sql`(block_number, log_index, position)`
const toValues = ({ block_number, log_index, position }: TransferPosition) =>
  sql`(${block_number}, ${log_index}, ${position})`

/** Newest first, or oldest first. */
export function byPlace(isReversed: boolean): RawBuilder<unknown> {
  const order = sql.raw(isReversed ? 'asc' : 'desc')
  return sql`block_number ${order}, log_index ${order}, position ${order}`
}

/** Conditions on the table `transfer`: from the start of a page on; newer than a row. */
export const isFrom = (place: PagePosition<TransferPosition>) => isFromPosition(place, columns, toValues)
export const isNewer = (than: TransferPosition) => sql`${columns} > ${toValues(than)}`

/** From the cursor of a link. */
export function parseTransferPosition(text: string): TransferPosition | undefined {
  const [, block, log, position = ''] = /^(\d{1,15})\.(\d{1,9})\.([\w,-]{0,250})$/.exec(text) ?? []
  return block === undefined ? undefined : { block_number: Number(block), log_index: Number(log), position }
}
