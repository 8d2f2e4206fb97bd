import { toCsvLine } from '@countersign/protocol/text'
import { escapeText } from './escapeText.ts'

/** A line of CSV that a terminal may print and a spreadsheet open. */
export function toCsvRow(cells: readonly string[]): string {
  return toCsvLine(cells.map(escapeText))
}
