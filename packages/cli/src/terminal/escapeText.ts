import { toCsvLine } from '@countersign/protocol/text'

/**
 * Characters that control a terminal or are invisible: controls (escape sequences start with one), bidi and other format
 * characters, line separators, surrogates, private use, unassigned, invisible fillers and unusual spaces.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu
/** Combining marks beyond three, which would cover neighbouring lines. */
const STACKED = /(?<=\p{M}{3})\p{M}/gu

/** Makes untrusted text safe to print: one line, with hidden characters as `\u{…}`. */
export function escapeText(text: string): string {
  return text.replace(HIDDEN, toCode).replace(STACKED, toCode)
}

function toCode(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
}

/** JSON in printable ASCII; other characters are escaped, so that it parses to the same value. */
export function toSafeJson(value: unknown, indent = 2): string {
  const text = JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? `${inner}` : inner), indent)
  return text.replace(/[^\n -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** A CSV line that is safe in a terminal and in a spreadsheet. */
export function toCsvRow(cells: readonly string[]): string {
  return toCsvLine(cells.map(escapeText))
}
