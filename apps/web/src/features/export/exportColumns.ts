import type { Address } from 'viem'
import { exactAmount } from '../../lib/formatAmount.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import type { ExportEntry, Verification } from './ExportEntry.ts'
import type { TransferNote } from './transferNotes.ts'

const t = createCatalogue('export')

export type ExportRow = Record<(typeof exportColumns)[number], string>

export const exportColumns = [
  'time',
  'chain',
  'safe',
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
  'verified',
  'verification',
] as const

/** English in every language: spreadsheets and import rules find columns by these. */
export const csvHeadings: Readonly<ExportRow> = {
  amountIn: 'Received',
  amountOut: 'Sent',
  asset: 'Asset',
  block: 'Block',
  category: 'Category',
  chain: 'Chain',
  counterparty: 'Counterparty',
  counterpartyAddress: 'Counterparty address',
  currency: 'Currency',
  direction: 'Direction',
  feePaidBy: 'Fee paid by',
  kind: 'Initiated by',
  module: 'Module',
  networkFee: 'Network fee',
  nonce: 'Nonce',
  note: 'Note',
  price: 'Price (unverified)',
  proposalNote: 'Proposal note',
  safe: 'Safe',
  safeTxHash: 'Safe transaction hash',
  time: 'Time (UTC)',
  token: 'Token address',
  tokenId: 'Token ID',
  transactionHash: 'Transaction hash',
  value: 'Value (unverified)',
  verification: 'Not verified because',
  verified: 'Verified',
}

type ToExportRowParameters = {
  chain: string
  currency: string | null
  /** Decimals of the native coin, in which fees are paid. */
  feeDecimals: number
  /** Only one row per transaction carries its fee, so that the column sums up correctly. */
  hasFee: boolean
  name: string | undefined
  safe: Address
  note: TransferNote | undefined
  verification: Verification
}

export function toExportRow(entry: ExportEntry, parameters: ToExportRowParameters): ExportRow {
  const { amount, asset, counterparty, direction, kind, movement } = entry
  const exact = exactAmount(amount, asset.decimals)
  const fee = toFee(entry, parameters)
  const worth = toValue(entry, parameters)
  const { note, verification } = parameters
  const { fault } = verification
  // Explicit keys: spreading three objects per row took as long as all other work.
  return {
    amountIn: direction === 'out' ? '' : exact,
    amountOut: direction === 'in' ? '' : exact,
    asset: asset.symbol,
    block: `${movement.blockNumber}`,
    category: note?.category || (movement.isRefund ? t('refundCategory') : ''),
    chain: parameters.chain,
    counterparty: parameters.name ?? '',
    counterpartyAddress: counterparty,
    currency: worth.currency,
    direction,
    feePaidBy: fee.feePaidBy,
    kind,
    module: movement.module ?? '',
    networkFee: fee.networkFee,
    nonce: movement.nonce ?? '',
    note: note?.note ?? '',
    price: worth.price,
    proposalNote: movement.note ?? '',
    safe: parameters.safe,
    safeTxHash: movement.safeTxHash ?? '',
    time: toSheetTime(movement.timestamp),
    token: movement.token ?? '',
    tokenId: movement.tokenId ?? '',
    transactionHash: movement.transactionHash,
    value: worth.value,
    verification: fault ?? '',
    verified: fault === undefined ? 'yes' : 'no',
  }
}

/** `2026-01-31 07:00:00` in UTC, which spreadsheets recognise in every country. */
function toSheetTime(timestamp: number): string {
  return new Date(timestamp).toISOString().slice(0, 19).replace('T', ' ')
}

function toFee({ movement: { feePayer, networkFee } }: ExportEntry, { feeDecimals, hasFee }: ToExportRowParameters) {
  if (!hasFee || networkFee === null) return { feePaidBy: '', networkFee: '' }
  return { feePaidBy: feePayer ?? '', networkFee: exactAmount(BigInt(networkFee), feeDecimals) }
}

function toValue(
  { amount, asset: { decimals }, movement: { price } }: ExportEntry,
  { currency }: ToExportRowParameters,
) {
  if (price === null) return { currency: '', price: '', value: '' }
  return { currency: currency ?? '', price, value: multiply({ amount, decimals, price }) }
}

/** Truncated to two decimals, never rounded up. */
function multiply({ amount, decimals, price }: { amount: bigint; decimals: number; price: string }): string {
  const [integer = '0', fraction = ''] = price.split('.')
  const raw = amount * BigInt(`${integer}${fraction}`)
  const scale = decimals + fraction.length
  const cents = scale >= 2 ? raw / 10n ** BigInt(scale - 2) : raw * 10n ** BigInt(2 - scale)
  return exactAmount(cents, 2)
}
