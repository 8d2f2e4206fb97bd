const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const values = new Map([...alphabet].map((letter, value) => [letter, value]))

/** Bytes as text that may stand in an address: RFC 4648's URL-safe alphabet, without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 6) {
      bits -= 6
      text += alphabet.charAt((held >> bits) & 63)
    }
    held &= 63
  }
  return bits === 0 ? text : text + alphabet.charAt((held << (6 - bits)) & 63)
}

/** The bytes; undefined for any text that `toBase64Url` does not make, so that no two texts are the same bytes. */
export function fromBase64Url(text: string): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8))
  let bits = 0
  let held = 0
  let length = 0
  for (const letter of text) {
    const value = values.get(letter)
    if (value === undefined) return undefined
    held = ((held << 6) | value) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[length] = (held >> bits) & 0xff
    length += 1
  }
  return (held & ((1 << bits) - 1)) === 0 ? bytes : undefined
}
