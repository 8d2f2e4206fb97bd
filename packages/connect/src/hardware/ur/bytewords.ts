import { HardwareError } from '../hardwareErrors.ts'

/** First and last letters of the 256 words of BCR-2020-012, in order: `able`, `acid`, … */
const LETTERS = [
  'aeadaoaxaaahamatayasbkbdbnbtbabsbebybgbwbbbzcmchcscfcycwcecackctcxclcpcndkdadsdidedtdrdndwdpdmdldyeh',
  'eyeoeeecenemetesftfrfnfsfmfhfzfpfwfxfyfefgflfdgagegrgsgtglgwgdgygmgughgohfhghdhkhthphhhlhyhehnhsidia',
  'ieihiyioisinimjejzjnjtjljojsjpjkjykpkoktkskkknkgkekikblblalylflslrlplnltloldlelulklgmnmymhmemomumwmd',
  'mtmsmknlnyndnsntnnnenboyoeotoxonolospdptpkpypspmplpepfpaprqdqzrerprlrorhrdrkrfryrnrsrtsesasrssskswst',
  'spsosgsbsfsntotktitttdtetytltbtstptatnuyuoutueurvtvyvovlvevwvavdvswlwdwmwpwewywswtwnwzwfwkykynylyayt',
  'zszoztzczezm',
].join('')

const VALUES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, value) => [LETTERS.slice(2 * value, 2 * value + 2), value]),
)

/** Bytes with their checksum, two letters each. */
export function encodeBytewords(bytes: Uint8Array): string {
  const checksum = new Uint8Array(4)
  new DataView(checksum.buffer).setUint32(0, crc32(bytes))
  return [...bytes, ...checksum].map((value) => LETTERS.slice(2 * value, 2 * value + 2)).join('')
}

export function decodeBytewords(text: string): Uint8Array {
  if (text.length < 10 || text.length % 2 !== 0) throw foreign()
  const bytes = Uint8Array.from({ length: text.length / 2 }, (_, index) => {
    const value = VALUES.get(text.slice(2 * index, 2 * index + 2))
    if (value === undefined) throw foreign()
    return value
  })
  const body = bytes.subarray(0, -4)
  const checksum = new DataView(bytes.buffer, bytes.length - 4).getUint32(0)
  if (checksum !== crc32(body)) throw foreign()
  return body
}

const foreign = () =>
  new HardwareError('foreignCode', { details: ['The text is not bytewords with a valid checksum.'] })

/** ISO 3309, as in zip files. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0
}
