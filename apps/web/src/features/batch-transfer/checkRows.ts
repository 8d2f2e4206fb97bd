import { safeDeployments } from '@countersign/protocol/chain'
import { checkRecipient } from '@countersign/protocol/verify'
import type { Address } from 'viem'
import { createNearIndex } from '../../domain/address-book/createNearIndex.ts'
import { findRefusal } from '../../domain/transaction-builder/createBatchCall.ts'
import { describeTooMuch } from '../../domain/transaction-builder/readAmount.ts'
import { formatExact } from '../../lib/formatAmount.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { type RawRow, readStoredRows } from './parseTransferCsv.ts'
import { type Asset, type ReadRow, type ReadRowContext, type RowIssue, readRow } from './readRow.ts'

const t = createCatalogue('batchTransfer')
const tTransactionBuilder = createCatalogue('transactionBuilder')

/** What rows are checked against; cloned to the worker. */
export type RowsContext = ReadRowContext & {
  /** Names by address: the user's, and the bundled ones. */
  names: Readonly<Record<string, string>>
  book: readonly Address[]
  /** Contracts of other chains without code on this one. */
  withoutCode: readonly Address[]
  /** Rows before this index are signed and not counted against the balance. @default 0 */
  from?: number
  earlier?: string | undefined
}

export type CheckedRow = Omit<ReadRow, 'asset'> & {
  /** Row number in the batch, from 1. */
  number: number
  raw: RawRow
  asset: Asset | undefined
  /** The user's name for the recipient; the row's own name is the file's claim. */
  knownAs: string | undefined
  change: RowChange | undefined
}

export type AssetTotal = { asset: Asset; amount: bigint; count: number }

export type RowsSummary = {
  totals: AssetTotal[]
  stops: number
  cautions: number
  comparison: { added: number; changed: number; same: number; gone: RemovedPayment[] } | undefined
}

export type CheckedRows = { rows: CheckedRow[]; summary: RowsSummary }

/** Rows per step, a few milliseconds of work. */
const step = 100

export function* checkRows(
  text: string,
  context: RowsContext,
): Generator<{ done: number; total: number }, CheckedRows> {
  const raws = readStoredRows(text)
  const checker = createChecker(context)
  const rows: CheckedRow[] = []
  for (const raw of raws) {
    rows.push(checker.check(raw, rows.length))
    if (rows.length % step === 0) yield { done: rows.length, total: raws.length }
  }
  const comparison = context.earlier === undefined ? undefined : compare(rows, context.earlier, context)
  const count = (tone: RowIssue['tone']) =>
    rows.filter(({ issues }) => issues.some((issue) => issue.tone === tone)).length
  return { rows, summary: { totals: checker.totals(), stops: count('stop'), cautions: count('caution'), comparison } }
}

function compare(rows: CheckedRow[], earlier: string, context: ReadRowContext): RowsSummary['comparison'] {
  const { changes, gone } = comparePrevious(rows, sumRun(readStoredRows(earlier).map((raw) => readRow(raw, context))))
  for (const [index, row] of rows.entries()) row.change = changes[index]
  const count = (kind: RowChange['kind']) => changes.filter((change) => change?.kind === kind).length
  return { added: count('new'), changed: count('changed'), same: count('same'), gone }
}

function createChecker(context: RowsContext) {
  const lookUp = createBook(context)
  const seen = new Map<string, { number: number; amount: bigint | undefined }>()
  const totals = new Map<string, AssetTotal>()

  function findRepetition({ recipient, asset, amount }: ReadRow, number: number): RowIssue[] {
    if (!recipient || !asset) return []
    const key = `${recipient}:${asset.token}`
    const first = seen.get(key)
    if (!first) {
      seen.set(key, { number, amount })
      return []
    }
    const text =
      first.amount === amount ? t('issues.copy', { row: first.number }) : t('issues.duplicate', { row: first.number })
    return [{ tone: 'caution', text }]
  }

  function addUp({ asset, amount, issues }: ReadRow): RowIssue[] {
    if (!asset || amount === undefined) return []
    const total = totals.get(asset.token) ?? { asset, amount: 0n, count: 0 }
    totals.set(asset.token, { asset, amount: total.amount + amount, count: total.count + 1 })
    if (issues.some(({ tone }) => tone === 'stop')) return []
    if (total.amount + amount <= asset.amount) return []
    const available = `${formatExact(asset.amount, asset.decimals)} ${asset.symbol}`
    const text = amount > asset.amount ? describeTooMuch(asset) : t('issues.amountTooMuchTogether', { available })
    return [{ tone: 'stop', text }]
  }

  return {
    check(raw: RawRow, index: number): CheckedRow {
      const number = index + 1
      const read = readRow(raw, context)
      const recipient = read.recipient ? lookUp(read.recipient) : { issues: [], name: undefined }
      const isOpen = index >= (context.from ?? 0)
      return {
        ...read,
        number,
        raw,
        knownAs: recipient.name,
        change: undefined,
        issues: [...read.issues, ...(isOpen ? addUp(read) : []), ...recipient.issues, ...findRepetition(read, number)],
      }
    },
    totals: () => [...totals.values()],
  }
}

/** Funds sent to Safe's library contracts are lost. */
const officials = new Set(safeDeployments.map(({ address }) => address.toLowerCase()))

type Recipient = { name: string | undefined; issues: RowIssue[] }

function createBook({ names, book, withoutCode }: RowsContext) {
  const nameOf = new Map(Object.entries(names).map(([address, name]) => [address.toLowerCase(), name]))
  const absent = new Set(withoutCode.map((address) => address.toLowerCase()))
  const findNear = createNearIndex(book)
  const looked = new Map<Address, Recipient>()

  function findIssues(recipient: Address): RowIssue[] {
    const isOfficial = officials.has(recipient.toLowerCase())
    const refusal = isOfficial && findRefusal({ to: recipient, value: 0n, data: '0x' })
    if (refusal) return [{ tone: 'stop', text: refusal }]
    if (absent.has(recipient.toLowerCase())) return [{ tone: 'caution', text: t('issues.noCode') }]
    const { code, claimed = '' } = checkRecipient({ recipient, book: findNear(recipient) })
    if (code === 'RECIPIENT_IN_BOOK') return []
    const called = nameOf.get(claimed.toLowerCase()) ?? claimed
    if (code === 'RECIPIENT_LOOKS_LIKE_KNOWN')
      return [{ isLookalike: true, text: tTransactionBuilder('address.lookalike', { known: called }), tone: 'caution' }]
    return [{ text: t('issues.recipientNew'), tone: 'caution' }]
  }

  return (recipient: Address): Recipient => {
    const before = looked.get(recipient)
    if (before) return before
    const found = { issues: findIssues(recipient), name: nameOf.get(recipient.toLowerCase()) }
    looked.set(recipient, found)
    return found
  }
}

type RowChange = { kind: 'new' } | { kind: 'same' } | { kind: 'changed'; before: bigint }

type RemovedPayment = { recipient: Address; asset: Asset; amount: bigint; name: string }

type Paid = Pick<ReadRow, 'recipient' | 'asset' | 'amount' | 'name'>

const keyOf = (recipient: Address, { token }: Asset) => `${recipient}:${token}`.toLowerCase()

function sumRun(rows: readonly Paid[]): Map<string, RemovedPayment> {
  const sums = new Map<string, RemovedPayment>()
  for (const { recipient, asset, amount, name } of rows) {
    if (!recipient || !asset || amount === undefined) continue
    const key = keyOf(recipient, asset)
    const before = sums.get(key)
    sums.set(key, { recipient, asset, name: before?.name ?? name, amount: (before?.amount ?? 0n) + amount })
  }
  return sums
}

function comparePrevious(
  rows: readonly Paid[],
  earlier: ReadonlyMap<string, RemovedPayment>,
): { changes: (RowChange | undefined)[]; gone: RemovedPayment[] } {
  const now = sumRun(rows)
  return {
    changes: rows.map(({ recipient, asset, amount }) => {
      if (!recipient || !asset || amount === undefined) return undefined
      const key = keyOf(recipient, asset)
      const before = earlier.get(key)?.amount
      if (before === undefined) return { kind: 'new' }
      return before === now.get(key)?.amount ? { kind: 'same' } : { kind: 'changed', before }
    }),
    gone: [...earlier].filter(([key]) => !now.has(key)).map(([, payment]) => payment),
  }
}
