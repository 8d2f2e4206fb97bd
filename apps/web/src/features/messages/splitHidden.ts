/** The characters that `sanitizeText` strips from names; here they are hashed, so they are shown. */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800\u2028\u2029]/u

export type TextPart = { text: string } | { code: string }

/** Splits a text at invisible characters, except line ends and tabs. */
export function splitHidden(text: string): TextPart[] {
  const parts: TextPart[] = []
  let seen = ''
  for (const character of text) {
    if (!hidden.test(character) || character === '\n' || character === '\t') {
      seen += character
      continue
    }
    if (seen !== '') parts.push({ text: seen })
    seen = ''
    parts.push({ code: `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}` })
  }
  if (seen !== '') parts.push({ text: seen })
  return parts
}
