import { escapeText } from './escapeText.ts'

/** A line of CSV (RFC 4180). What a spreadsheet would take for a formula is kept from being one. */
export function toCsvRow(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`
}

function toCell(text: string): string {
  const plain = escapeText(text)
  const harmless = /^[=+\-@]/.test(plain) ? `'${plain}` : plain
  return `"${harmless.replaceAll('"', '""')}"`
}
