/**
 * Characters that let text lie about itself: controls, bidirectional overrides, invisible characters, surrogates,
 * private use. With the zero-width joiner among them an emoji falls apart into its parts, which is honest.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/gu

const SPACES = /[\p{Zs}\p{Zl}\p{Zp}\t-\r]+/gu

/** Printable ASCII: none of the others can be in it. Most texts are, and lists have thousands of them. */
const PLAIN = /^[ -~]*$/

/** More stacked accents than any living script needs: they paint over neighbouring lines. */
const STACKED_MARKS = /(\p{M}{3})\p{M}+/gu

type SanitizeTextOptions = {
  /** Longest result in code points; what is longer ends in an ellipsis. @default 200 */
  maxLength?: number
}

/**
 * Makes text from outside safe to print as text: one line, no control, bidi or invisible characters, limited length.
 * It does not make it safe as markup: print it as text only.
 *
 * @example
 * sanitizeText('USDC\u202e gnp.') // 'USDC gnp.'
 */
export function sanitizeText(text: string, { maxLength = 200 }: SanitizeTextOptions = {}): string {
  // Cut first so that a huge input costs no more than a long one; removal only shortens.
  const cut = text.slice(0, maxLength * 16)
  const honest = PLAIN.test(cut) ? cut : cut.replace(SPACES, ' ').replace(HIDDEN, '').replace(STACKED_MARKS, '$1')
  const clean = honest.replace(/ {2,}/g, ' ').trim()
  // A text has no more code points than units.
  if (clean.length <= maxLength) return clean
  const points = Array.from(clean)
  if (points.length <= maxLength) return clean
  return `${points
    .slice(0, maxLength - 1)
    .join('')
    .trimEnd()}…`
}
