/** The characters that the kernel's `sanitizeText` takes out of names; here they are hashed, so they are shown instead. */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800\u2028\u2029]/u

export type TextPart = { text: string } | { code: string }

/** A text cut at every character that nobody can see; line ends and tabs are seen. */
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
