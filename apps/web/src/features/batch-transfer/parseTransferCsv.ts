import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { type CsvRecord, parseCsv, writeCsvLine } from '../../lib/parseCsv.ts'

const t = createCatalogue('batchTransfer')

export type RawRow = {
  recipient: string
  amount: string
  token: string
  name: string
  /** An error that made the row unreadable. */
  fault?: RowFault
}

const faults = ['broken', 'long', 'nft'] as const

type RowFault = (typeof faults)[number]

export const maxRows = 10_000

/** A larger file exceeds the row limit. */
const largestFile = 5_000_000

const maxCellLength = 200

type Column = 'recipient' | 'amount' | 'token' | 'name' | 'type'

const columnNames: Record<Column, readonly string[]> = {
  recipient: ['recipient', 'receiver', 'address', 'to', 'wallet', 'payee_address', 'destination'],
  amount: ['amount', 'value', 'quantity', 'sum'],
  token: ['token', 'token_address', 'asset', 'currency', 'symbol'],
  name: ['name', 'note', 'label', 'memo', 'description', 'payee', 'reference'],
  type: ['token_type', 'type'],
}

const unnamed: readonly Column[] = ['recipient', 'amount', 'token', 'name']

export function parseTransferCsv(text: string): { ok: true; rows: RawRow[] } | { ok: false; reason: string } {
  // Spreadsheets mark UTF-8 with a byte order mark.
  const plain = text.startsWith('\ufeff') ? text.slice(1) : text
  const records = parseCsv(plain, findSeparator(plain))
  const first = records.next().value
  if (!first) return { ok: false, reason: t('refusals.empty') }
  const named = first.isBroken ? undefined : readHeader(first.cells)
  if (named && !named.includes('recipient')) return { ok: false, reason: t('refusals.noRecipient') }
  if (named && !named.includes('amount')) return { ok: false, reason: t('refusals.noAmount') }
  const rows: RawRow[] = []
  const add = ({ cells, isBroken }: CsvRecord) => {
    if (isBroken) rows.push(createRow({ recipient: cells[0] ?? '' }, 'broken'))
    else if (cells.some((cell) => cell.trim() !== '')) rows.push(toRow(cells, named ?? unnamed))
  }
  if (!named) add(first)
  for (const record of records) {
    add(record)
    if (rows.length > maxRows) return { ok: false, reason: t('refusals.tooMany', { most: maxRows }) }
  }
  return rows.length === 0 ? { ok: false, reason: t('refusals.empty') } : { ok: true, rows }
}

/** Pasted cells are separated by tabs; locales with a decimal comma save semicolons. */
function findSeparator(text: string): string {
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1)
  const count = (separator: string) => first.split(separator).length
  if (first.includes('\t')) return '\t'
  return count(';') > count(',') ? ';' : ','
}

/** Undefined if the first line is a payment. */
function readHeader(cells: readonly string[]): (Column | undefined)[] | undefined {
  const columns = cells.map((cell) => {
    const name = cell
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_')
    return (Object.keys(columnNames) as Column[]).find((column) => columnNames[column].includes(name))
  })
  if (columns.every((column) => column === undefined)) return undefined
  // The first of duplicate columns wins.
  return columns.map((column, index) => (columns.indexOf(column) === index ? column : undefined))
}

function toRow(cells: readonly string[], columns: readonly (Column | undefined)[]): RawRow {
  const values: Partial<Record<Column, string>> = {}
  for (const [index, column] of columns.entries()) if (column) values[column] = cells[index] ?? ''
  const type = (values.type ?? '').trim().toLowerCase()
  return createRow(values, type === '' || type === 'native' || type === 'erc20' ? undefined : 'nft')
}

function createRow(values: Partial<Record<Column, string>>, fault?: RowFault): RawRow {
  const { recipient = '', amount = '', token = '', name = '' } = values
  const cells = { recipient, amount, token, name }
  const isLong = Object.values(cells).some((cell) => cell.length > maxCellLength)
  const cut = isLong ? mapCells(cells, (cell) => cell.slice(0, maxCellLength)) : cells
  const found = fault ?? (isLong ? 'long' : undefined)
  return found ? { ...cut, fault: found } : cut
}

type Cells = Omit<RawRow, 'fault'>

function mapCells({ recipient, amount, token, name }: Cells, map: (cell: string) => string): Cells {
  return { recipient: map(recipient), amount: map(amount), token: map(token), name: map(name) }
}

/** Serializes rows for storage, one line each, cells unchanged. */
export function writeRows(rows: readonly RawRow[]): string {
  return rows
    .map(
      ({ recipient, amount, token, name, fault = '' }) =>
        // The first cell keeps a row of empty cells from being skipped on read.
        `${writeCsvLine([fault || 'row', recipient, amount, token, name])}\n`,
    )
    .join('')
}

export function readStoredRows(text: string): RawRow[] {
  return [...parseCsv(text, ',')].map(({ cells }) => {
    const [mark = '', recipient = '', amount = '', token = '', name = ''] = cells
    const fault = faults.find((candidate) => candidate === mark)
    return { recipient, amount, token, name, ...(fault ? { fault } : {}) }
  })
}

/** Header only: an example row could be paid by mistake. */
export const templateText = `recipient,amount,token,name\n`

/** The file's text; undefined if it is too large or unreadable. */
export async function readFileText(file: Pick<File, 'size' | 'text'>): Promise<string | undefined> {
  if (file.size > largestFile) return undefined
  return file.text().catch(() => undefined)
}
