import { exactAmount } from '../../lib/formatAmount.ts'
import { booksText as words } from '../../lib/messages/books.ts'
import type { BookNote } from './bookNotes.ts'
import type { BookEntry } from './BookEntry.ts'

export type BookRow = Record<(typeof bookColumns)[number], string>

/** The columns of the books, in their order: one row for one movement. */
export const bookColumns = [
  'time',
  'direction',
  'amountIn',
  'amountOut',
  'asset',
  'token',
  'tokenId',
  'counterparty',
  'counterpartyAddress',
  'category',
  'note',
  'proposalNote',
  'kind',
  'nonce',
  'safeTxHash',
  'module',
  'transactionHash',
  'block',
  'networkFee',
  'feePaidBy',
  'price',
  'value',
  'currency',
  'valueMissing',
] as const

export type ToBookRowParameters = {
  /** Of the prices; null where there are none. */
  currency: string | null
  /** Of the chain's coin, in which fees are paid. */
  feeDecimals: number
  /** Only one row of a transaction has its fee: who adds the column up counts it once. */
  hasFee: boolean
  name: string | undefined
  note: BookNote | undefined
}

export function toBookRow(entry: BookEntry, parameters: ToBookRowParameters): BookRow {
  const { amount, asset, counterparty, direction, kind, movement } = entry
  const { currency, feeDecimals, hasFee, name, note } = parameters
  const { networkFee, price } = movement
  const exact = exactAmount(amount, asset.decimals)
  const isPaid = hasFee && networkFee !== null
  return {
    amountIn: direction === 'out' ? '' : exact,
    amountOut: direction === 'in' ? '' : exact,
    asset: asset.symbol,
    block: `${movement.blockNumber}`,
    category: movement.isRefund ? note?.category || words.refundCategory : (note?.category ?? ''),
    counterparty: name ?? '',
    counterpartyAddress: counterparty,
    currency: price === null ? '' : (currency ?? ''),
    direction,
    feePaidBy: isPaid ? (movement.feePayer ?? '') : '',
    kind,
    module: movement.module ?? '',
    networkFee: isPaid ? exactAmount(BigInt(networkFee), feeDecimals) : '',
    nonce: movement.nonce ?? '',
    note: note?.note ?? '',
    price: price ?? '',
    proposalNote: movement.note ?? '',
    safeTxHash: movement.safeTxHash ?? '',
    time: new Date(movement.timestamp).toISOString(),
    token: movement.token ?? '',
    tokenId: movement.tokenId ?? '',
    transactionHash: movement.transactionHash,
    value: price === null ? '' : multiply({ amount, decimals: asset.decimals, price }),
    valueMissing: price === null ? (currency === null ? words.noPrices : words.noPrice) : '',
  }
}

/** Exact to two places, cut and never rounded up. */
function multiply({ amount, decimals, price }: { amount: bigint; decimals: number; price: string }): string {
  const [whole = '0', fraction = ''] = price.split('.')
  const raw = amount * BigInt(`${whole}${fraction}`)
  const places = decimals + fraction.length
  const cents = places >= 2 ? raw / 10n ** BigInt(places - 2) : raw * 10n ** BigInt(2 - places)
  return exactAmount(cents, 2)
}
