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

/** Letters of other scripts that print like Latin ones. Not complete: those that name well-known coins are here. */
const lookalikes = 'АВЕЅІЈКМНОРСТУХЗԌԚԜаеѕіјорсухԁԛԝһΑΒΕΖΗΙΚΜΝΟΡΤΥΧονιкмтвн'
const LOOKALIKE = new RegExp(`[${lookalikes}]`, 'u')
const OTHER_LETTER = new RegExp(`[^${lookalikes}\\P{L}]`, 'u')

/**
 * Whether a name or symbol seems made to be taken for another: hidden characters, Latin mixed with letters of another
 * alphabet, or a word all of whose letters imitate Latin ones. A name in another script as such is honest.
 *
 * @example
 * isDeceptiveText('USDС') // true: the last letter is Cyrillic
 */
export function isDeceptiveText(text: string): boolean {
  const plain = text.normalize('NFKC')
  if (plain !== text.normalize('NFC')) return true
  if (sanitizeText(plain, { maxLength: 1000 }) !== plain.trim()) return true
  const hasLatin = /\p{Script=Latin}/u.test(plain)
  const hasOther = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}]/u.test(
    plain,
  )
  if (hasLatin && hasOther) return true
  return LOOKALIKE.test(plain) && !OTHER_LETTER.test(plain)
}
