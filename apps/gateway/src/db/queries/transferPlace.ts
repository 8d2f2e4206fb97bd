import { type RawBuilder, sql } from 'kysely'
import { isFromPlace, type PagePlace } from './findPlace.ts'

/** Where a transfer stands among those of a Safe. */
export type TransferPlace = { block_number: number; log_index: number; position: string }

const columns = sql`(block_number, log_index, position)`
const toValues = ({ block_number, log_index, position }: TransferPlace) =>
  sql`(${block_number}, ${log_index}, ${position})`

/** The newest first, or the oldest. */
export function byPlace(isReversed: boolean): RawBuilder<unknown> {
  const order = sql.raw(isReversed ? 'asc' : 'desc')
  return sql`block_number ${order}, log_index ${order}, position ${order}`
}

/** Conditions on the table `transfer`: not newer than the first of a page; newer than a row. */
export const isFrom = (place: PagePlace<TransferPlace>) => isFromPlace(place, columns, toValues)
export const isNewer = (than: TransferPlace) => sql`${columns} > ${toValues(than)}`

/** As links have it. */
export function parseTransferPlace(text: string): TransferPlace | undefined {
  const [, block, log, position = ''] = /^(\d{1,15})\.(\d{1,9})\.([\w,-]{0,250})$/.exec(text) ?? []
  return block === undefined ? undefined : { block_number: Number(block), log_index: Number(log), position }
}
