import { type ExportRow, exportColumns } from './exportColumns.ts'

const numbers: ReadonlySet<keyof ExportRow> = new Set([
  'amountIn',
  'amountOut',
  'block',
  'networkFee',
  'nonce',
  'price',
  'value',
])

/** Indexes into `cellXfs` of the styles in `openWorkbook.ts`. */
const styles = { date: 1, heading: 2 }

const wide: ReadonlySet<keyof ExportRow> = new Set(['counterpartyAddress', 'safe', 'safeTxHash', 'transactionHash'])

/** Everything before the rows of a worksheet: widths, a fixed first row, and the headings. */
export function toSheetHead(headings: readonly string[]): string {
  const columns = exportColumns.map((column, index) => {
    const width = column === 'time' ? 19 : wide.has(column) ? 44 : 16
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`
  })
  const cells = headings.map((heading) => toTextCell(heading, styles.heading))
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>',
    `<cols>${columns.join('')}</cols><sheetData><row>${cells.join('')}</row>`,
  ].join('')
}

export const sheetTail = '</sheetData></worksheet>'

export function toSheetRow(row: ExportRow): string {
  return `<row>${exportColumns.map((column) => toCell(column, row[column])).join('')}</row>`
}

function toCell(column: keyof ExportRow, text: string): string {
  if (text === '') return '<c/>'
  if (column === 'time') return `<c s="${styles.date}"><v>${toDateNumber(text)}</v></c>`
  // Every digit is in the file; a spreadsheet calculates with the first fifteen.
  if (numbers.has(column) && /^\d+(\.\d+)?$/.test(text)) return `<c><v>${text}</v></c>`
  return toTextCell(text)
}

/** Text stays text: no spreadsheet takes it for a formula. */
function toTextCell(text: string, style?: number): string {
  return `<c t="inlineStr"${style === undefined ? '' : ` s="${style}"`}><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`
}

const entities: Readonly<Record<string, string>> = { '"': '&quot;', '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Characters that XML cannot contain, half pairs among them, are removed. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/["&<>]/g, (character) => entities[character] ?? '')
}

/** Days since the end of 1899, as spreadsheets count. */
function toDateNumber(time: string): number {
  const days = Date.parse(`${time.replace(' ', 'T')}Z`) / 86_400_000 + 25_569
  return Number(days.toFixed(6))
}
