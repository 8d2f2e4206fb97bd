const quote = 0x22
const backslash = 0x5c

/** Whether lists and objects of a JSON text nest more than `limit` levels, told without parsing it. */
export function isDeeperThan(text: string, limit: number): boolean {
  let depth = 0
  let isInText = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (isInText) {
      if (code === backslash) index++
      else if (code === quote) isInText = false
    } else if (code === quote) isInText = true
    // [ and { are 0x5b and 0x7b, their ends two further.
    else if ((code | 0x20) === 0x7b) {
      depth++
      if (depth > limit) return true
    } else if ((code | 0x20) === 0x7d) depth--
  }
  return false
}
