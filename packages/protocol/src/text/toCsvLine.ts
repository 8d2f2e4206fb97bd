/** Nothing in such a cell is special to any spreadsheet: most cells of a hundred thousand rows. */
const plain = /^[0-9A-Za-z](?:[0-9A-Za-z .:_-]*[0-9A-Za-z])?$/
/** A number of ours is no formula. */
const number = /^-?\d+(?:\.\d+)?$/
/** Characters that spreadsheets ignore at the start of a cell: spaces, controls, invisible characters, quotes. */
const skipped = '[\\s\\p{C}\\p{Z}\\p{Default_Ignorable_Code_Point}\\u2800"]*'
/** What begins a formula, in every width. */
const formula = '[=+\\-@\\u2212\\uFE62\\uFE63\\uFE66\\uFE6B\\uFF0B\\uFF0D\\uFF1D\\uFF20]'
const atStart = new RegExp(`^(?:${skipped}${formula}|[\\p{Cc}])`, 'u')
/** Separators of other locales, which split a line even inside quotes: a formula can start after them too. */
const afterSeparator = new RegExp(`([;|\\t\\r\\n\\v\\f\\u0085\\u2028\\u2029])(?=${skipped}${formula})`, 'gu')

/** A line of CSV (RFC 4180). An apostrophe before cells that a spreadsheet would read as a formula. */
export function toCsvLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`
}

function toCell(text: string): string {
  if (plain.test(text) || number.test(text)) return text
  const inside = text.replace(afterSeparator, "$1'")
  const harmless = atStart.test(text) ? `'${inside}` : inside
  return /^[^\s"',;|]*$/.test(harmless) ? harmless : `"${harmless.replaceAll('"', '""')}"`
}
