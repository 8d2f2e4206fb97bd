/**
 * Characters that make a terminal do something, or that nobody sees: controls (escape sequences begin with one), bidi and
 * other format characters, line separators, surrogates, private use, unassigned, invisible fillers and odd spaces.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu
/** More stacked accents than any living script needs: they paint over neighbouring lines. */
const STACKED = /(?<=\p{M}{3})\p{M}/gu

/** Text from anywhere, safe to print: one line, and what cannot be seen stands there as its code. Nothing is left out. */
export function escapeText(text: string): string {
  return text.replace(HIDDEN, toCode).replace(STACKED, toCode)
}

function toCode(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
}

/** JSON in printable ASCII alone: other characters stand there by their code, which JSON reads back. */
export function toSafeJson(value: unknown, indent = 2): string {
  const text = JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? `${inner}` : inner), indent)
  return text.replace(/[^\n -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
