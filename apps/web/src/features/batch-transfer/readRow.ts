import type { ChainConfig } from '@countersign/protocol/config'
import { sanitizeText } from '@countersign/protocol/text'
import { type Address, isAddress, zeroAddress } from 'viem'
import type { Balance } from '../../domain/assets/readBalances.ts'
import { readAddress } from '../../domain/transaction-builder/readAddress.ts'
import { readPositiveAmount } from '../../domain/transaction-builder/readAmount.ts'
import { isNegativeAmount } from '../../lib/formatAmount.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import type { RawRow } from './parseTransferCsv.ts'

const t = createCatalogue('batchTransfer')
const tTransactionBuilder = createCatalogue('transactionBuilder')

/** An asset that can be paid, read from the chain. */
export type Asset = Pick<Balance, 'token' | 'isNative' | 'symbol' | 'decimals' | 'amount'> & {
  /** The native coin or a token that the operator or the user listed; others are known from the service only. */
  isListed: boolean
}

/** `stop`: cannot be paid; `caution`: needs attention. */
export type RowIssue = { tone: 'stop' | 'caution'; text: string; isLookalike?: true }

export type ReadRow = {
  recipient: Address | undefined
  asset: Asset | undefined
  amount: bigint | undefined
  name: string
  issues: RowIssue[]
}

export type ReadRowContext = {
  chain: Pick<ChainConfig, 'id' | 'shortName'>
  safe: Address
  assets: readonly Asset[]
  /** Token of rows that name none; the zero address is the native coin. */
  defaultAsset: string
}

/** Parses one row strictly, because a guess would be paid. */
export function readRow(raw: RawRow, context: ReadRowContext): ReadRow {
  const name = readName(raw.name)
  const unread = { recipient: undefined, asset: undefined, amount: undefined, name: name.value }
  if (raw.fault) return { ...unread, issues: [{ tone: 'stop', text: t(`issues.${raw.fault}`) }] }
  const { asset, recipient, amount } = readCells(raw, context)
  const stops = [recipient.error, amount.error, asset.error].filter((text) => text !== undefined)
  return {
    recipient: recipient.value,
    asset: asset.value,
    amount: amount.value,
    name: name.value,
    issues: [
      ...stops.map((text): RowIssue => ({ tone: 'stop', text })),
      ...(name.caution ? [{ tone: 'caution' as const, text: name.caution }] : []),
    ],
  }
}

type Reading<value> = { value?: value; error?: string }

export function readCells(
  { recipient, amount, token }: Pick<RawRow, 'recipient' | 'amount' | 'token'>,
  context: ReadRowContext,
): { recipient: Reading<Address>; amount: Reading<bigint>; asset: Reading<Asset> } {
  const asset = readAsset(token, context)
  return { asset, recipient: readRecipient(recipient, asset.value, context), amount: readAmount(amount, asset.value) }
}

/** Spreadsheets would evaluate it and show something else. */
const isFormula = (text: string) => /^[=+@\-\t\r]/.test(text)

/** Invisible or look-alike characters. */
function hasHidden(text: string): boolean {
  return sanitizeText(text, { maxLength: 400 }) !== text.trim().replace(/\s+/g, ' ')
}

function findDeceit(text: string, cell: 'amount' | 'recipient' | 'token'): string | undefined {
  if (isFormula(text.trimStart())) return t('issues.formula', { cell: t(`issues.cells.${cell}`) })
  return hasHidden(text) ? t('issues.hidden', { cell: t(`issues.cells.${cell}`) }) : undefined
}

function readRecipient(text: string, asset: Asset | undefined, context: ReadRowContext): Reading<Address> {
  if (text.trim() === '') return { error: t('issues.recipientMissing') }
  const deceit = findDeceit(text, 'recipient')
  if (deceit) return { error: deceit }
  const read = readAddress(text, context.chain)
  if ('error' in read) return read
  // Both are checksummed.
  if (read.value === zeroAddress) return { error: t('issues.recipientIsZero') }
  if (read.value === context.safe) return { error: t('issues.recipientIsSafe') }
  if (asset && !asset.isNative && asset.token.toLowerCase() === read.value.toLowerCase())
    return { error: t('issues.recipientIsToken') }
  return read
}

function readAsset(text: string, { assets, defaultAsset }: ReadRowContext): Reading<Asset> {
  const plain = text.trim()
  const deceit = findDeceit(text, 'token')
  if (deceit) return { error: deceit }
  const search = (plain === '' ? defaultAsset : plain).toLowerCase()
  if (isAddress(search, { strict: false })) {
    const found = assets.find(({ token }) => token.toLowerCase() === search)
    if (!found) return { error: t('issues.tokenUnknown') }
    // A wrong checksum is a typo, even if a held token matches.
    return plain === '' || isAddress(plain) ? { value: found } : { error: tTransactionBuilder('address.checksum') }
  }
  const named = assets.filter(({ symbol }) => symbol.toLowerCase() === search)
  // Symbols can be copied: an unlisted token must be given by its address.
  const called = named.filter(({ isListed }) => isListed)
  if (named.length > 0 && called.length === 0) return { error: t('issues.tokenUnlisted') }
  // The native coin wins over tokens with its symbol.
  const [found, second] = called.some(({ isNative }) => isNative) ? called.filter(({ isNative }) => isNative) : called
  if (!found) return { error: t('issues.tokenUnknown') }
  return second ? { error: t('issues.tokenAmbiguous') } : { value: found }
}

function readAmount(text: string, asset: Asset | undefined): Reading<bigint> {
  const plain = text.trim()
  const deceit = isNegativeAmount(plain) ? undefined : findDeceit(text, 'amount')
  if (deceit) return { error: deceit }
  if (/^\d+(\.\d*)?e[+-]?\d+$/i.test(plain)) return { error: t('issues.amountExponent') }
  const read = readPositiveAmount(text, asset)
  return asset || 'error' in read ? read : {}
}

const maxNameLength = 64

function readName(text: string): { value: string; caution?: string } {
  const plain = text.trim()
  if (isFormula(plain)) return { value: '', caution: t('issues.nameFormula') }
  const value = sanitizeText(plain, { maxLength: maxNameLength })
  return hasHidden(plain) ? { value, caution: t('issues.nameHidden') } : { value }
}
