/** What spreadsheets take for the beginning of a formula, in any width; a number of ours is none. */
const formula = /^[=+\-@\t\r＝＋－＠]/
const number = /^-?\d+(\.\d+)?$/
/** All that the two others look for and what must be quoted, in one look: most cells of a hundred thousand rows have none. */
const special = /^[=+\-@＝＋－＠\s]|[",\r\n\t']|\s$/

/**
 * A line of CSV (RFC 4180) that a spreadsheet may open: a text that somebody else chose cannot become a formula there.
 */
export function toSafeCsvLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`
}

function toCell(text: string): string {
  if (!special.test(text)) return text
  const harmless = formula.test(text) && !number.test(text) ? `'${text}` : text
  return /[",\r\n\t']|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
