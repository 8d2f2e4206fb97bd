const quote = 0x22
const backslash = 0x5c

/** Whether JSON nests deeper than `limit`, without parsing it. */
export function isDeeperThan(text: string, limit: number): boolean {
  let depth = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === quote) index = findEndOfText(text, index)
    // [ and { are 0x5b and 0x7b; ] and } are two higher.
    else if ((code | 0x20) === 0x7b) {
      depth++
      if (depth > limit) return true
    } else if ((code | 0x20) === 0x7d) depth--
  }
  return false
}

/** Index of the closing quote. Skips long strings such as calldata quickly. */
function findEndOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0
    while (text.charCodeAt(end - 1 - escapes) === backslash) escapes++
    if (escapes % 2 === 0) return end
  }
  return text.length
}
