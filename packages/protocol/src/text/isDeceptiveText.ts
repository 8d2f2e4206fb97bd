import { sanitizeText } from './sanitizeText.ts'

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
