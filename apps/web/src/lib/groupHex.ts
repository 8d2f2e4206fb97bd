/** Splits a hash or address into `0x` with its first four digits and groups of four, for comparing aloud. */
export function groupHex(value: string): string[] {
  const digits = value.startsWith('0x') ? value.slice(2) : value
  const groups = digits.match(/.{1,4}/g) ?? []
  return value.startsWith('0x') ? ['0x', ...groups] : groups
}

/** First six and last four characters, as in `0xA11c…9F3e`; shorter values stay. */
export function shortAddress(value: string): string {
  return value.length <= 12 ? value : `${value.slice(0, 6)}…${value.slice(-4)}`
}
