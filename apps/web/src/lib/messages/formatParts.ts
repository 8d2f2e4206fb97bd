const separator = '\u0001'

/** A message in parts whose order is the language's: `formatParts<Part>((mark) => t('sent', { account: mark(bob) }))`. */
export function formatParts<part>(format: (mark: (part: part) => string) => string): (part | string)[] {
  const marked: part[] = []
  const text = format((part) => `${separator}${marked.push(part) - 1}${separator}`)
  return text.split(separator).flatMap((piece, index): (part | string)[] => {
    if (index % 2 === 0) return piece === '' ? [] : [piece]
    return marked.slice(Number(piece), Number(piece) + 1)
  })
}
