/** Splits `eth:0x…` (EIP-3770) into chain prefix and address; spaces around and between groups are forgiven. */
export function parseSafeInput(input: string): { prefix: string | undefined; address: string } {
  const plain = input.replace(/\s+/g, '')
  const match = /^([a-z0-9-]{1,40}):(0x.*)$/i.exec(plain)
  return match ? { prefix: match[1], address: match[2] ?? '' } : { prefix: undefined, address: plain }
}
